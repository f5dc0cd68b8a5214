"""The map: how heroes move on it and make it grow.

`movement.py` is the Move roll, steps, escapes and dragging (MOVE, ESCAPE, KO-10), `exploration.py` new tiles, tokens,
doors, clues and the Objective (EXPLORE), `gates.py` Gates and what passing one sets off (GATE), `searching.py`
scavenging and looking through doors (SEARCH), `teleporting.py` moving through everything at once,
`barging.py` pushing others aside. What a step costs,
also through a Gate (MOVE-02, GATE-10), is `board/walking.py`; what can be seen from where (LOS)
`board/sight.py`; that models block no sight (LOS-02) is `Game.can_aim` in `table/game.py`.
"""
