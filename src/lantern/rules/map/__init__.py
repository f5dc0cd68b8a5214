"""The map: how heroes move on it and make it grow.

`movement.py` is the Move roll, steps, escapes and dragging (MOVE, ESCAPE, KO-10), `exploration.py` new tiles, tokens, doors,
clues and the Objective (EXPLORE), `gates.py` Gates and what walking through them costs (GATE-10), `searching.py` scavenging
and looking through doors (SEARCH), `teleporting.py` moving through everything at once. The geometry itself, and what can be
seen from where (LOS), is `lantern.board`.
"""
