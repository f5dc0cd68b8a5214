"""The door of a table: who was let in, who is the host, and what the host lets the others do.

Whoever is let in gets a pass: a secret that a window keeps and sends with all it asks for. Only digests of passes, invitations
and codes are kept. Whoever is logged in has one pass for all tables, which no window is ever given and none may send: the
server puts it in the place of theirs once it knows who asks (`recognising.py`).
"""

from __future__ import annotations

import secrets
from functools import lru_cache
from hashlib import sha256
from typing import Literal

from msgspec import Struct, field

from lantern.server.problems import RefusedError

#: What an invitation lets somebody do.
May = Literal["sit", "watch"]
#: How much of a game is taken back at once.
What = Literal["answer", "activation", "turn"]
#: Who may take something back: anybody with a seat, whoever asks those whose answers go with it, each only their own, the host.
Undoing = Literal["anyone", "asked", "own", "host"]
#: Who answers for a seat at which nobody is.
StandingIn = Literal["nobody", "host", "anyone"]

#: So many may sit at a table, and so many watch.
MOST_GUESTS = 50
MOST_PASSES = 50
MOST_INVITATIONS = 20
MOST_NAME = 40
#: Letters of a code that are not taken for each other when read aloud.
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 8
CODE_SECONDS = 600.0
#: So many wrong codes, and those that are out count no longer.
MOST_MISSES = 10
#: The pass of somebody who is logged in begins with it; none that is made for a window does.
OF_PERSON = "@"
#: So long those who are asked about an undo have time to say something.
UNDO_SECONDS = 90.0


class Guest(Struct):
    """Somebody who was let in: a name, a pass for each device, and whether it may take a seat; a host decides for the table.

    `person` is who it is by an account, if it has one.
    """

    id: str
    name: str
    passes: list[str]
    may: May = "sit"
    host: bool = False
    person: str = ""


class Invitation(Struct):
    """A link that lets people in."""

    digest: str
    may: May


class DeviceCode(Struct):
    """A short code with which a guest sits down at another device, once, until it is too late."""

    digest: str
    guest: str
    until: float


class UndoWanted(Struct):
    """Something is to be taken back, and not all whose answers go with it have agreed yet: it waits for a pass of each."""

    guest: str
    name: str
    what: What
    version: int
    waits: list[str]
    until: float


class DoorRecord(Struct):
    """Who may come to a table, and what they may do there."""

    guests: list[Guest] = field(default_factory=list)
    invitations: list[Invitation] = field(default_factory=list)
    codes: list[DeviceCode] = field(default_factory=list)
    misses: int = 0
    joining: bool = True
    watching: bool = True
    undo: Undoing = "anyone"
    absent: StandingIn = "nobody"
    wanted: UndoWanted | None = None


def new_pass() -> str:
    """Make a secret that nobody can guess."""
    return secrets.token_urlsafe(24)


def pass_of(person: str) -> str:
    """Return the pass that somebody who is logged in has at every table."""
    return OF_PERSON + person


def person_with(token: str | None) -> str:
    """Return the person whose pass this is; nobody if it is that of a window."""
    return token.removeprefix(OF_PERSON) if token and token.startswith(OF_PERSON) else ""


def handed_out(token: str | None) -> str:
    """Return what a window is given to keep: its pass, and nothing if somebody who is logged in needs none."""
    return "" if token is None or person_with(token) else token


@lru_cache(4096)
def digest(secret: str) -> str:
    """Return what is kept of a secret."""
    return sha256(secret.encode("utf-8", "replace")).hexdigest()


def same(one: str, other: str) -> bool:
    """Compare digests without telling by the time how much of them is alike."""
    return secrets.compare_digest(one, other)


def readable_text(text: str) -> str:
    """Tidy up what somebody says: one line, of letters that are seen."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def named(name: str) -> str:
    """Tidy up what somebody wants to be called."""
    return readable_text(name)[:MOST_NAME].strip()


def next_door(door: DoorRecord) -> DoorRecord:
    """Return the door of a table at which the same people go on: the same guests, under the same terms."""
    guests = [Guest(one.id, one.name, list(one.passes), one.may, one.host, one.person) for one in door.guests]
    return DoorRecord(
        guests, list(door.invitations), joining=door.joining, watching=door.watching, undo=door.undo, absent=door.absent
    )


# -- who comes in ----------------------------------------------------------------------------------


def guest_of(door: DoorRecord, token: str | None) -> Guest | None:
    """Find whose pass this is."""
    if not token:
        return None
    mine = digest(token)
    return next((guest for guest in door.guests if any(same(mine, known) for known in guest.passes)), None)


def guest_called(door: DoorRecord, name: str) -> Guest:
    """Find a guest by its id."""
    found = next((guest for guest in door.guests if guest.id == name), None)
    if found is None:
        raise RefusedError("not-found", "no-guest")
    return found


def admit(door: DoorRecord, token: str, name: str, may: May, *, host: bool = False) -> Guest:
    """Let somebody in with a pass; whoever is here already may more than before, never less."""
    guest = guest_of(door, token)
    if guest is None:
        if sum(known.may == may for known in door.guests) >= MOST_GUESTS:
            raise RefusedError("full", "table-full", most=MOST_GUESTS)
        number = 1 + max((int(known.id) for known in door.guests), default=0)
        guest = Guest(str(number), "", [digest(token)], may)
        door.guests.append(guest)
    guest.name = named(name) or guest.name
    guest.person = guest.person or person_with(token)
    guest.host = guest.host or host
    guest.may = "sit" if "sit" in (guest.may, may) else "watch"
    return guest


def at_home(door: DoorRecord, token: str) -> None:
    """Let whoever sits at this machine be the host: one person, at whatever window; the passes used longest ago go."""
    host = next((guest for guest in door.guests if guest.host), None) or admit(door, token, "", "sit", host=True)
    host.passes = [*(known for known in host.passes if known != digest(token)), digest(token)][-MOST_PASSES:]


def invite(door: DoorRecord, may: May) -> str:
    """Make an invitation; the oldest ones go when there are many."""
    secret = new_pass()
    door.invitations = [*door.invitations, Invitation(digest(secret), may)][-MOST_INVITATIONS:]
    return secret


def let_in(door: DoorRecord, invitation: str, name: str, token: str | None) -> str:
    """Let somebody in who was invited; return the pass, which is the one that it has already if it was here before."""
    mine = digest(invitation)
    known = next((one for one in door.invitations if same(mine, one.digest)), None)
    if known is None or not (door.joining if known.may == "sit" else door.watching):
        raise RefusedError("no-table", "no-game")
    secret = token if token and (person_with(token) or guest_of(door, token) is not None) else new_pass()
    admit(door, secret, name, known.may)
    return secret


def refuse_the_last_host(door: DoorRecord, guest: Guest) -> None:
    """Refuse that the last host goes."""
    if guest.host and sum(one.host for one in door.guests) == 1:
        raise RefusedError("bad-request", "last-host")


def send_away(door: DoorRecord, guest: Guest) -> list[str]:
    """Let a guest in no longer; return the passes that count no more. The last host stays."""
    refuse_the_last_host(door, guest)
    door.guests.remove(guest)
    door.codes = [code for code in door.codes if code.guest != guest.id]
    return guest.passes


# -- another device --------------------------------------------------------------------------------


def code_for(door: DoorRecord, guest: Guest, now: float) -> str:
    """Make a code with which a guest sits down at another device; the one before counts no longer."""
    code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
    door.codes = [known for known in door.codes if known.until > now and known.guest != guest.id]
    door.codes.append(DeviceCode(digest(code), guest.id, now + CODE_SECONDS))
    door.misses = 0
    return code


def redeem(door: DoorRecord, code: str, now: float) -> tuple[Guest, str] | None:
    """Give a guest one more pass for a code, which is used up; None for a wrong one, and after many of these all are void."""
    mine = digest("".join(letter for letter in code.upper() if letter in LETTERS)[: 2 * CODE_LENGTH])
    good = [known for known in door.codes if now < known.until <= now + CODE_SECONDS]  # also where the clock was set back
    found = next((known for known in good if same(mine, known.digest)), None)
    if found is None:
        door.misses += 1
        if door.misses >= MOST_MISSES:
            door.codes.clear()
        return None
    door.codes.remove(found)
    guest = guest_called(door, found.guest)
    secret = new_pass()
    guest.passes = [*guest.passes, digest(secret)][-MOST_PASSES:]
    return guest, secret
