"""What can be chosen: a class for each meaning, which knows its key, its words and what it points at.

Here is what several rules offer, or what names things and no more: going nowhere (`plain`), spaces, models, tiles and their
exits, things, dice, and what is used. Options whose chances are known stand beside their rule: `Escape` in `movement`,
`Scavenge` in `searching`, `Melee` and `Shoot` in `hero_attacks`, `GiveHits` in `assigning`, `RerollDie` in `throws`; and what
may be done at any time stands in `any_time`. Which question offers what is said in `kinds`.
"""
