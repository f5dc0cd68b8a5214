"""Sessions: who is logged in at which browser. A browser keeps a secret in a cookie, the database its digest and until when."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from time import time

from msgspec import Struct
from sqlalchemy import delete, func, insert, select

from lantern.server.database.tables import PERSONS, SESSIONS
from lantern.server.door import digest
from lantern.server.store import Store

#: So long somebody stays logged in, and at so many browsers at a time; those of longest ago go.
LASTS = timedelta(days=30)
MOST_SESSIONS = 20


class Account(Struct, frozen=True):
    """Somebody who has an account here."""

    id: str
    name: str


class OpenSession(Struct, frozen=True):
    """A browser at which somebody is logged in."""

    digest: str
    account: Account
    expires: str


class Sessions:
    """All sessions of a server."""

    def __init__(self, store: Store, clock: Callable[[], float] = time) -> None:
        self._store = store
        self._clock = clock

    def begin(self, person: str) -> str:
        """Log somebody in; return the secret. What has expired is thrown away meanwhile."""
        secret = secrets.token_urlsafe(32)
        now = datetime.fromtimestamp(self._clock(), UTC)
        with self._store.transaction() as database:
            database.execute(delete(SESSIONS).where(SESSIONS.c.expires <= _written(now)))
            older = select(SESSIONS.c.digest).where(SESSIONS.c.person == person).order_by(SESSIONS.c.created.desc())
            too_many = [row.digest for row in database.execute(older.offset(MOST_SESSIONS - 1))]
            database.execute(delete(SESSIONS).where(SESSIONS.c.digest.in_(too_many)))
            new = {"digest": digest(secret), "person": person, "created": _written(now), "expires": _written(now + LASTS)}
            database.execute(insert(SESSIONS), new)
        return secret

    def find(self, secret: str) -> OpenSession | None:
        """Find who is logged in with a secret."""
        return self.known(digest(secret))

    def known(self, kept: str) -> OpenSession | None:
        """Find who is logged in, by the digest of the secret; nobody once it has expired or was ended."""
        now = _written(datetime.fromtimestamp(self._clock(), UTC))
        asked = (
            select(PERSONS.c.id, PERSONS.c.name, SESSIONS.c.expires)
            .join(SESSIONS, SESSIONS.c.person == PERSONS.c.id)
            .where(SESSIONS.c.digest == kept, SESSIONS.c.expires > now)
        )
        rows = self._store.rows(asked)
        return OpenSession(kept, Account(rows[0].id, rows[0].name), rows[0].expires) if rows else None

    def of(self, person: str) -> int:
        """Count the browsers at which somebody is logged in."""
        now = _written(datetime.fromtimestamp(self._clock(), UTC))
        asked = select(func.count()).select_from(SESSIONS).where(SESSIONS.c.person == person, SESSIONS.c.expires > now)
        return int(self._store.rows(asked)[0][0])

    def end(self, kept: str) -> None:
        """Log somebody out at one browser."""
        with self._store.transaction() as database:
            database.execute(delete(SESSIONS).where(SESSIONS.c.digest == kept))

    def end_all(self, person: str, but: str = "") -> None:
        """Log somebody out everywhere, or everywhere but at one browser."""
        with self._store.transaction() as database:
            database.execute(delete(SESSIONS).where(SESSIONS.c.person == person, SESSIONS.c.digest != but))


def _written(moment: datetime) -> str:
    return moment.isoformat(timespec="milliseconds")
