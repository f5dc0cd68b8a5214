"""A third language, as far as some cards need it: a file of grammar and a list of words."""
