"""The mission: what the heroes are here for, and where.

`goals.py` decides when it is won or lost (MISSION-03, MISSION-06, WIN-01); that all heroes are down (WIN-02) is decided
in `harm/recovery.py`, that the Darkness has escaped (WIN-03) in `darkness/depth_track.py`. `places.py` finds the places
it names, `companions.py` is who comes along, `worlds.py` the worlds and their decks (WORLD, GATE-04), `themes.py` themed
Threat decks (OPT-08). `present.py` is what concerns everybody here: cards that remain in play, special rules, markers,
and whether a condition about fight, map or mission is met. `mission_effects.py` carries out the verbs of missions.
"""
