"""Accounts: people who register, log in, and set their passwords. A server has them only if whoever runs it wants them."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from time import time
from typing import Literal, TypeVar

from msgspec import Struct
from sqlalchemy import insert, select, update

from lantern.core.errors import SaveError
from lantern.server import passwords
from lantern.server.database.problems import StaleWriteError
from lantern.server.database.tables import PERSONS
from lantern.server.problems import RefusedError
from lantern.server.sessions import Account, Sessions
from lantern.server.store import Store

#: Who may register: nobody (there are no accounts), whom the host of the server invites, or everybody.
Registering = Literal["off", "invited", "open"]
#: So many passwords are worked out at a time, each in its own memory, and so many wait for that; nobody else waits with them.
AT_A_TIME, MOST_WAITING = 2, 40
T = TypeVar("T")
#: How long a name can be, and what can stand in one besides letters and digits.
SHORTEST_NAME, LONGEST_NAME = 2, 40
IN_NAMES = frozenset(" .-_'")


class Quotas(Struct, frozen=True):
    """How much one person may keep: campaigns (a single adventure is one, too), tables of all their chapters, heroes."""

    campaigns: int = 50
    tables: int = 2_000
    heroes: int = 150


class PersonKept(Struct, frozen=True):
    """A person as whoever runs the server sees it."""

    id: str
    name: str
    created: str
    #: `in`: has a password; `invited`: has a code to set one; `out`: neither.
    state: Literal["in", "invited", "out"]


class Accounts:
    """All accounts of a server."""

    def __init__(
        self,
        store: Store,
        registering: Registering = "invited",
        *,
        quotas: Quotas | None = None,
        clock: Callable[[], float] = time,
    ) -> None:
        self.registering = registering
        self.quotas = quotas or Quotas()
        self.sessions = Sessions(store, clock)
        self._store = store
        self._clock = clock
        self._working = ThreadPoolExecutor(AT_A_TIME, "passwords")
        self._waiting = 0

    async def work_out(self, do: Callable[[], T]) -> T:
        """Do something that takes a password, after those who came before; refused if these are too many."""
        if self._waiting >= MOST_WAITING:
            raise RefusedError("busy", "busy-door")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._working, do)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Work out no more passwords."""
        self._working.shutdown(wait=False, cancel_futures=True)

    # -- coming in ---------------------------------------------------------------------------------

    def register(self, name: str, password: str) -> Account:
        """Let somebody register, where everybody may."""
        if self.registering != "open":
            raise RefusedError("watching", "invited-only")
        called = spelled(name)
        passwords.refuse_bad_password(password, called)
        return self._add(called, passwords.hashed(password))

    def log_in(self, name: str, password: str) -> Account:
        """Find who has this name and this password; what does not fit is not told, nor by how long it takes."""
        found = self._named(name)
        kept = found[1] if found is not None else passwords.NO_PASSWORD
        if not passwords.fits(password, kept) or found is None:
            raise RefusedError("log-in", "wrong-password")
        if passwords.is_outdated(kept):
            self._write(found[0].id, passwords.hashed(password))
        return found[0]

    def set_password(self, name: str, code: str, password: str) -> Account:
        """Set the password of somebody who has a code for it; everybody who was logged in by that name is out then."""
        found = self._named(name)
        if found is None or not passwords.code_fits(code, found[1], self._clock()):
            raise RefusedError("log-in", "wrong-code")
        account, _ = found
        passwords.refuse_bad_password(password, account.name)
        self._write(account.id, passwords.hashed(password))
        self.sessions.end_all(account.id)
        return account

    def change_password(self, account: Account, old: str, new: str, session: str) -> None:
        """Change somebody's password; other browsers are logged out."""
        self.refuse_wrong_password(account, old)
        passwords.refuse_bad_password(new, account.name)
        self._write(account.id, passwords.hashed(new))
        self.sessions.end_all(account.id, but=session)

    def refuse_wrong_password(self, account: Account, password: str) -> None:
        """Let only whoever knows the password go on: a browser that was left open is not enough."""
        found = self._named(account.name)
        if found is None or not passwords.fits(password, found[1]):
            raise RefusedError("log-in", "wrong-password")

    # -- at the machine of the server --------------------------------------------------------------

    def everybody(self) -> list[PersonKept]:
        """List all persons by their names."""
        rows = self._store.rows(select(PERSONS).order_by(PERSONS.c.name))
        return [PersonKept(row.id, row.name, row.created, _state(row.password)) for row in rows]

    def invite(self, name: str) -> str:
        """Invite somebody by a name; return the code with which they set their password."""
        code = secrets.token_urlsafe(15)
        self._add(spelled(name), passwords.code_kept(code, self._clock()))
        return code

    def reset(self, name: str) -> str:
        """Let a password count no longer; return a code with which another can be set."""
        account = self._called(name)
        code = secrets.token_urlsafe(15)
        self._write(account.id, passwords.code_kept(code, self._clock()))
        self.sessions.end_all(account.id)
        return code

    def revoke(self, name: str) -> None:
        """Let somebody in no longer, and log them out everywhere; what is theirs stays. `reset` lets them in again."""
        account = self._called(name)
        self._write(account.id, passwords.NO_PASSWORD)
        self.sessions.end_all(account.id)

    def _called(self, name: str) -> Account:
        found = self._named(name)
        if found is None:
            raise SaveError(f"There is nobody called '{name}' here.", kind="unreadable")
        return found[0]

    # -- what is kept ------------------------------------------------------------------------------

    def _named(self, name: str) -> tuple[Account, str] | None:
        rows = self._store.rows(select(PERSONS).where(PERSONS.c.name == folded(name)))
        return (Account(rows[0].id, rows[0].name), rows[0].password) if rows else None

    def _add(self, name: str, password: str) -> Account:
        created = datetime.fromtimestamp(self._clock(), UTC).isoformat(timespec="seconds")
        account = Account(secrets.token_hex(16), name)
        taken = select(PERSONS.c.id).where(PERSONS.c.name == name)
        try:
            with self._store.transaction() as database:
                if database.execute(taken).first() is not None:
                    raise RefusedError("seat-taken", "name-taken", name=name)
                new = {"id": account.id, "name": name, "password": password, "created": created}
                database.execute(insert(PERSONS), new)
        except StaleWriteError as taken_meanwhile:
            raise RefusedError("seat-taken", "name-taken", name=name) from taken_meanwhile
        return account

    def _write(self, person: str, password: str) -> None:
        with self._store.transaction() as database:
            database.execute(update(PERSONS).where(PERSONS.c.id == person).values(password=password))


def spelled(name: str) -> str:
    """Spell the name of an account: letters and digits, in one way however they are typed; another is refused."""
    called = folded(name)
    fine = all(letter.isalnum() or letter in IN_NAMES for letter in called)
    if not fine or not SHORTEST_NAME <= len(called) <= LONGEST_NAME:
        raise RefusedError("bad-request", "bad-name", least=SHORTEST_NAME, most=LONGEST_NAME)
    return called


def folded(name: str) -> str:
    """Write a name in the one way in which it is kept and looked for."""
    return " ".join(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).split())


def _state(password: str) -> Literal["in", "invited", "out"]:
    if password == passwords.NO_PASSWORD:
        return "out"
    return "invited" if password.startswith(passwords.CODE) else "in"
