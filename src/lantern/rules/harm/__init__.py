"""Harm: what hurts heroes, and what keeps it off.

`damage.py` is hits and saves in their order (chapter 07: Cover, Defense, Shield, Armor; Willpower for Horror), `stakes.py`
what dice of a save cost as they lie,
`healing.py` HEAL, `recovery.py` KO, Revive tokens (KO-12) and getting up, `charts.py` the charts (INJ, MUT, DEPTH-06),
`conditions.py` what lasts (INJ-05, MUT-03, STATUS), `corruption.py` CORR (how much everybody bears, CORR-03, is in
`table/reasons.py`). `skills.py` are skill tests (SKILL), `fear.py` Fear and Terror (FEAR), which come as a hero's
activation begins (FEAR-05, `turn/activation.py`), `grit.py` Grit that comes back (what is spent on dice is
`numbers/dice.py`). `pauses.py` gives time before harm comes (BAG-03), with `prospects.py` and `easing.py` judging whether
anything could matter and `reassuring.py` what one hero can do for another then; `warding_off.py` keeps harm, a card or a
step of the Darkness from happening; `pursuit.py` keeps enemies to their targets (AI-08). Whom one can heal (BAG-05) is
`in_reach_to_heal` in `belongings/who.py`.
"""
