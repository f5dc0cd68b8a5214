"""The Darkness, and every card that is drawn.

`depth_track.py` holds the Darkness back or lets it come, with depth events (chapter 03, HOLD). `cards.py` draws and resolves
cards of every deck (CARD, DARK, DREAD, ENC), `foresight.py` looks at the next ones first, `afflictions.py` is what some
mutations bring about by themselves (MUT-06, MUT-24).
"""
