"""A client for the table: programs sit down at it as people do, with the same passes and the same rights.

    from lantern.client import Lantern

    with Lantern("http://localhost:8642") as lantern:
        seat = lantern.begin(heroes=["us-marshal"], seed=7)
        for question in seat.questions():
            seat.answer(question, 0)

It knows nothing of the rules: everything it shows and offers comes from the server.
"""

from lantern.client.bots import BOTS, Bot, play
from lantern.client.table import Lantern, RefusedByTableError, Seat, View, invitation_of

__all__ = ["BOTS", "Bot", "Lantern", "RefusedByTableError", "Seat", "View", "invitation_of", "play"]
