"""The course of an adventure, from its set-up to its end.

`setup.py` sets it up (chapter 02) with its Revive tokens (SCALE-01), `making.py` makes new heroes, all at the same time
(HERO-10 to HERO-12), `turn.py` is the turn: hold back the Darkness, activate, explore, end (TURN); `activation.py` one
hero's activation (TURN-08 to TURN-10), with the horror that comes first (FEAR-05), `early_attacks.py` Free Attacks that
come before their bearer's Initiative, `any_time.py` what anybody may do at any time. `levels.py` are levels (LEVEL),
`bargains.py` what else XP buys. `end_of_adventure.py` reward or failure (WIN-05, CAMP-05) and how the heroes go home
(CAMP-01).
"""
