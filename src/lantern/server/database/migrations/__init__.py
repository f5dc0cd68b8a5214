"""How the tables came to be what they are: one module in `versions` for each step (Alembic)."""
