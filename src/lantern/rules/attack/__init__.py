"""Heroes attack (chapter 09).

`hero_attacks.py` is how an attack goes, from the choice of arms to Free Attacks; `to_hit.py` the throw and which Hits are
Critical (ATTACK-05 to ATTACK-08), `assigning.py` who gets which Hit (ATTACK-09), `hero_hits.py` what a Hit does: Cover,
Damage, Defense and what a Critical Hit ignores of it, Wounds, killing and XP (ATTACK-11 to ATTACK-14). `for_a_hit.py`,
`hit_damage.py`, `hard_hits.py` and `special_hits.py` are what heroes put into one Hit; `bombs.py` and `areas.py` what
hits whole spaces (BOMB), `traps.py` what lies there until it is set off, `swarms.py` several enemies in one space,
`called_shots.py` shots that are called before they are rolled, `item_effects.py` what few items do, `passing_on.py` a Hit
of an enemy that somebody else takes. `chances.py`, `kill_chance.py` and `wound_chance.py` are exact odds; `sole_target.py`
and `enough_hits.py` say by them when nobody need be asked: whom Hits go to, and whether more of them could do more.
"""
