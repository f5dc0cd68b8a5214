"""Numbers, dice and moments: what everything on the table adds up to, and how anything happens.

`in_play.py` knows every power and who bears it; `values.py` folds it into numbers (HERO-01), `bends.py` asks at a rule
point what bends it, `quantities.py` counts. `triggers.py` opens a moment (`fire`) and lets what listens happen and be
paid for; `perform.py` carries out effects, `limits.py` says how often (ITEM-11), `serving.py` for whom (ITEM-13).
`dice.py`, `throws.py` and `turning.py` are dice with their one re-roll (DICE-01 to DICE-09, GRIT). `pools.py`,
`filling.py` and `forms.py` are what a class has by name, what fills and drains it, and what a hero is in turn.
`hand_prices.py`: cards of a hand as a price. `losing.py`: never more than one has. `sources.py`: what one event does to a
hero is one source of damage (MUT-05).
"""
