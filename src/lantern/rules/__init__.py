"""The rulebook, a module per chapter, in the rulebook's words."""
