"""The Darkness, and every card that is drawn.

`depth_track.py` holds the Darkness back, with what must be rolled (DEPTH-03), or lets it come, with depth events
(DEPTH-04 to DEPTH-06). `cards.py` draws and resolves cards of every deck (CARD, DARK, DREAD, ENC) and lets heroes
cancel Growing Dread (DREAD-04, DREAD-05; its price is in `harm/grit.py`), `foresight.py` looks at the next ones
first, `afflictions.py` is what some mutations bring about by themselves (MUT-06, MUT-24).
"""
