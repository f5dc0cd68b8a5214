"""What can be chosen: a class for each meaning, which knows its key, its words and what it points at.

Here is what several rules offer, or what names things and no more: one word (`plain.py`), `spaces.py`,
`models.py`, tiles and their exits (`tiles.py`), `things.py`, `dice.py`, what is used (`using.py`), and what a stay in town
offers (`town.py`). Options whose chances are known stand beside their rule: `Escape` in `movement`,
`Scavenge` in `searching`, `Melee` and `Shoot` in `hero_attacks`, `GiveHits` in `assigning`, `RerollDie` in `throws`; and what
may be done at any time stands in `any_time`. Which question offers what is said in `kinds`.
"""
