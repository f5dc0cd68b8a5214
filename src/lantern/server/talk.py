"""What people say at a table, kept: its last lines are there after a restart, and go with the table."""

from __future__ import annotations

from sqlalchemy import delete, func, insert, select

from lantern.server.database.problems import StaleWriteError
from lantern.server.database.tables import CHAT
from lantern.server.door import Guest
from lantern.server.store import KeptGame, Store
from lantern.server.wire import Spoken

#: So many lines of a table are kept, and told to whoever comes.
MOST_LINES = 50
#: So often a line is tried whose number somebody else has taken meanwhile, at another server.
MOST_TRIES = 5


def speaker_of(guest: Guest | None) -> str:
    """Name whoever speaks as what they said is kept under: by their account, so that it goes with that, or as a guest."""
    return (guest.person or guest.id) if guest is not None else ""


def keep_line(store: Store, game: str, who: str, text: str, at: str) -> int:
    """Keep what somebody said, and no more than the last lines; return its number."""
    for _ in range(MOST_TRIES - 1):
        try:
            return _keep_line(store, game, who, text, at)
        except StaleWriteError:
            continue
    return _keep_line(store, game, who, text, at)


def _keep_line(store: Store, game: str, who: str, text: str, at: str) -> int:
    here = CHAT.c.game == game
    with store.transaction() as database:
        number = 1 + (database.scalar(select(func.max(CHAT.c.number)).where(here)) or 0)
        database.execute(insert(CHAT).values(game=game, number=number, who=who, text=text, at=at))
        database.execute(delete(CHAT).where(here, CHAT.c.number <= number - MOST_LINES))
    return number


def last_lines(store: Store, game: KeptGame) -> list[Spoken]:
    """Read the last lines of a table, under the names that people have there now; whoever is gone is nobody any more."""
    people = {known: guest for guest in game.door.guests for known in (guest.id, speaker_of(guest))}
    asked = select(CHAT.c.number, CHAT.c.who, CHAT.c.text, CHAT.c.at).where(CHAT.c.game == game.id).order_by(CHAT.c.number)
    return [
        Spoken(
            number=number,
            guest=people[who].id if who in people else "",
            name=people[who].name if who in people else "",
            text=text,
            at=at,
        )
        for number, who, text, at in store.rows(asked)
    ]
