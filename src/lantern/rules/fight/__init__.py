"""A fight: enemies come, move and attack, and it ends.

`arrivals.py` is which enemies come and how many (THREAT), in an Ambush with 2 more Initiative in that turn (AMBUSH-03,
counted in `numbers/values.py`), `placement.py` where they are placed (PLACE, AMBUSH), `elites.py` what makes them worse
(ELITE, FOE-05). `enemy_turn.py` is their activation (AI): `enemy_order.py` who goes first, `enemy_targets.py` whom they go
for, `enemy_movement.py` how they move (AI, XL), `enemy_attacks.py` their attacks (FOEATK), `shootout.py` those who stay
back (SHOOT), `immobile.py` those who never move (IMMOB), `roping.py` those at the end of a rope, `pushing.py` those who are
driven to another space, `fixed_map.py` those of fixed maps (MISSION-22 to MISSION-27). `end_of_fight.py` is how a fight
ends: breath, recovery and how much Loot (FIGHTEND-03 to FIGHTEND-10); that it is over (FIGHTEND-01) tells `fight_is_over`
in `table/state.py`.
"""
