"""What is whose: the tables at which people with an account were let in, and the campaigns and heroes that are theirs.

`whose.py` writes it down. A campaign belongs to everybody who may sit at one of its tables.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Select, func, select

from lantern.server import seats
from lantern.server.accounts import Quotas
from lantern.server.database.tables import BELONGINGS, CAMPAIGNS, CHAPTERS
from lantern.server.door import admit, digest, guest_of, pass_of
from lantern.server.problems import RefusedError
from lantern.server.sessions import Account
from lantern.server.store import KeptGame, Store

OWNED = BELONGINGS.c


def tables_of(store: Store, person: str) -> list[KeptGame]:
    """List the games to whose tables a person was let in, the one played last first; none of a campaign that was deleted."""
    mine = select(OWNED.thing).where(OWNED.person == person, OWNED.kind.in_(("game", "watched")))
    return store.games(mine)


def heads_of(store: Store, person: str) -> list[KeptGame]:
    """List the games where the campaigns of a person go on."""
    mine = select(OWNED.thing).where(OWNED.person == person, OWNED.kind == "campaign")
    heads = _chapters().where(CAMPAIGNS.c.id.in_(mine), CAMPAIGNS.c.head == CHAPTERS.c.number)
    return store.games(heads)


def _chapters() -> Select[tuple[str]]:
    return select(CHAPTERS.c.game).join(CAMPAIGNS, CHAPTERS.c.campaign == CAMPAIGNS.c.id).where(CHAPTERS.c.game.is_not(None))


def run_by(game: KeptGame, person: str) -> list[str]:
    """Return the heroes of a game whom a person runs."""
    mine = pass_of(person)
    return [hero for seat in game.seats if seats.holds(seat, mine) for hero in seat.heroes]


# -- what a person may keep -----------------------------------------------------------------------


def refuse_too_much(store: Store, person: str, quotas: Quotas) -> None:
    """Refuse somebody who keeps as much already as one person may."""
    kept = select(func.count()).select_from(BELONGINGS).where(OWNED.person == person)
    if int(store.rows(kept.where(OWNED.kind == "campaign"))[0][0]) >= quotas.campaigns:
        raise RefusedError("full", "too-many-campaigns", most=quotas.campaigns)
    if int(store.rows(kept.where(OWNED.kind == "game"))[0][0]) >= quotas.tables:
        raise RefusedError("full", "too-many-tables", most=quotas.tables)
    refuse_more_heroes(store, person, quotas)


def refuse_more_heroes(store: Store, person: str, quotas: Quotas) -> None:
    """Refuse somebody who runs as many heroes already as one person may."""
    if sum(len(run_by(game, person)) for game in heads_of(store, person)) >= quotas.heroes:
        raise RefusedError("full", "too-many-heroes", most=quotas.heroes)


# -- coming to somebody and going from them --------------------------------------------------------


def take_along(game: KeptGame, token: str, account: Account) -> bool:
    """Let what a pass holds at a table belong to a person from now on; a pass that is somebody else's already does not."""
    guest, own = guest_of(game.door, token), pass_of(account.id)
    if guest is not None and guest.person not in {"", account.id}:
        return False
    held = [seat for seat in game.seats if seats.holds(seat, token)]
    if guest is None and not held:
        return False
    known = guest_of(game.door, own)
    if guest is not None and known is None:
        guest.passes.append(digest(own))
        known = guest
    known = known or admit(game.door, own, account.name, "sit", host=seats.is_host(game, token))
    known.person, known.name = account.id, known.name or account.name
    if guest is not None and guest is not known:
        known.host = known.host or guest.host
        known.may = "sit" if "sit" in (known.may, guest.may) else "watch"
        known.passes += [one for one in guest.passes if one not in known.passes]
        game.door.guests.remove(guest)
    seats.hold(held, own)
    return True


def let_go(game: KeptGame, person: str) -> bool:
    """Let a person be nobody at a table any more: its seats are free, and if it was the host another who may sit is."""
    own = pass_of(person)
    gone = [guest for guest in game.door.guests if guest.person == person]
    seats.empty(game.seats, {digest(own), *(known for guest in gone for known in guest.passes)})
    game.door.guests = [guest for guest in game.door.guests if guest.person != person]
    left = [guest for guest in game.door.guests if guest.may == "sit"] or game.door.guests
    if left and not any(guest.host for guest in left):
        left[0].host = True
    return True


def others_at(games: Sequence[KeptGame], person: str) -> bool:
    """Tell whether anybody else was let in at one of these tables."""
    return any(guest.person != person for game in games for guest in game.door.guests)


def campaigns_of(store: Store, person: str) -> list[list[KeptGame]]:
    """List the campaigns of a person, each with the games of all its chapters, also those that were deleted lately."""
    rows = store.rows(select(OWNED.thing).where(OWNED.person == person, OWNED.kind == "campaign"))
    chapters = [store.rows(_chapters().where(CAMPAIGNS.c.id == row.thing)) for row in rows]
    return [[game for row in played if (game := store.game(row.game)) is not None] for played in chapters]
