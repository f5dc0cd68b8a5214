"""Rule points: where a rule can be bent it asks by name, and a card answers with numbers, dice or words."""
