"""The database in which the table keeps its games: its tables, how it is opened and brought up to date, copies of it."""
