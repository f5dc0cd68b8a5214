"""Heroes of people with an account: which are theirs, and how one rides from one campaign of theirs to another.

A hero is in one campaign. It leaves that at a gathering and joins the other at a gathering, each an answer of its journal that
is not undone; `belongings` says where it is. Where a campaign was copied or begun again from before it left, its picture is
left behind: a copy, which is said to be one and rides nowhere.
"""

from __future__ import annotations

import asyncio
from hashlib import blake2b
from typing import NamedTuple

from msgspec import Struct, structs
from sqlalchemy import ColumnElement, Connection, delete, insert, select

from lantern.campaign.company import ride_in_key, ride_off_key
from lantern.campaign.files import CampaignBook, hero_bytes, read_hero
from lantern.campaign.gathering import Gathering
from lantern.campaign.records import HeroRecord
from lantern.core.play import Waiting
from lantern.players.setups import records_in
from lantern.players.table import chapter_of, program_version, setup_of
from lantern.server import seats
from lantern.server.belongings import heads_of, refuse_more_heroes, run_by
from lantern.server.campaigns import stand
from lantern.server.database.tables import BELONGINGS
from lantern.server.door import digest, guest_of, pass_of
from lantern.server.hall import Hall
from lantern.server.live import LiveTable
from lantern.server.problems import RefusedError
from lantern.server.sessions import Account
from lantern.server.shelf import CampaignShelf, posses_in
from lantern.server.store import SeatRecord, Store
from lantern.server.wire import OwnHero
from lantern.views.lobby import game_title, readable


class Rider(Struct):
    """A hero of a person in a campaign: its record, what it is called in the chapter there, and why it stays, if it does."""

    campaign: str
    record: HeroRecord
    hero: str = ""
    stays: str = ""
    #: Who has left was run by the person when it left.
    was_run: bool = False

    @property
    def home(self) -> str:
        """Return the name that is its own for good: the campaign where it began, and its record there."""
        return self.record.home or f"{self.campaign}/{self.record.id}"


# -- where heroes are -----------------------------------------------------------------------------


class Whereabouts(NamedTuple):
    """Where a hero has ridden, and who has ridden with it."""

    campaign: str
    person: str


def _rows_of(home: str) -> tuple[ColumnElement[bool], ...]:
    """Name the rows that say where a hero is, whoever has ridden with it: it may be in other hands by now."""
    return BELONGINGS.c.kind == "hero", BELONGINGS.c.thing.startswith(f"{home}@", autoescape=True)


def _place(store: Store, home: str) -> Whereabouts | None:
    """Return where a hero has ridden; None if it never left its home."""
    rows = store.rows(select(BELONGINGS.c.person, BELONGINGS.c.thing).where(*_rows_of(home)))
    return Whereabouts(rows[0].thing.removeprefix(f"{home}@"), rows[0].person) if rows else None


def _is_kept(store: Store, campaign: str) -> bool:
    kept = CampaignShelf(store).campaign(campaign)
    return kept is not None and bool(kept.chapters)


def _note_place(database: Connection, person: str, home: str, campaign: str) -> None:
    database.execute(delete(BELONGINGS).where(*_rows_of(home)))
    database.execute(insert(BELONGINGS), {"person": person, "kind": "hero", "thing": f"{home}@{campaign}"})


def note_copies(person: str, database: Connection, book: CampaignBook, original: str, copy: str) -> None:
    """Write down that the heroes of a campaign that is copied are those of the original: there they are, and not here."""
    for hero in sorted({record.id for posse in posses_in(book) for record in posse.heroes if not record.home}):
        _note_place(database, person, f"{copy}/{hero}", original)


# -- whose they are -------------------------------------------------------------------------------


async def own_heroes(hall: Hall, person: str, lang: str) -> list[OwnHero]:
    """List the heroes of a person where their campaigns go on; of those that wait for packs none is shown."""
    shown: list[OwnHero] = []
    for head in await asyncio.to_thread(heads_of, hall.store, person):
        if run_by(head, person) and not hall.missing_for(hall.words[lang], head.card):
            table = await hall.table(head.id)
            shown += [_shown(hall, table, rider, lang) for rider in await _riders(hall, table, person)]
    return shown


async def _riders(hall: Hall, table: LiveTable, person: str, there: str = "") -> list[Rider]:
    """Find the heroes of a person in a campaign: those who are there, and who has left it and can be had from there again.

    That is who never arrived `there`, or has ridden with a campaign that is kept no longer.
    """
    campaign = await asyncio.to_thread(CampaignShelf(hall.store).of_game, table.game.id)
    here, left = await table.read(lambda: _riders_at(table, campaign, person))
    return await asyncio.to_thread(_placed, hall.store, person, here, left, there)


def _placed(store: Store, person: str, here: list[Rider], left: list[Rider], there: str) -> list[Rider]:
    for rider in here:
        place = _place(store, rider.home)
        if place is not None and place.campaign != rider.campaign and _is_kept(store, place.campaign):
            rider.stays = "hero-copy"
    gone = [rider for rider in left if _rides_with(store, rider, person)]
    return here + [rider for rider in gone if rider.record.rides_with == there or not _is_kept(store, rider.record.rides_with)]


def _rides_with(store: Store, rider: Rider, person: str) -> bool:
    """Tell whether a hero who has left is this person's: who rode with it, or ran it when it left and nobody noted it yet."""
    place = _place(store, rider.home)
    if place is None or place.campaign == rider.campaign:
        return rider.was_run
    return place == (rider.record.rides_with, person)


def _riders_at(table: LiveTable, campaign: str, person: str) -> tuple[list[Rider], list[Rider]]:
    """Return the heroes whom a person runs at a table, and all who have left for another campaign."""
    game, posse = chapter_of(table.play), stand(table)[0]
    records = records_in(setup_of(table.play.journal.header, table.game.name), game)
    gathered = isinstance(game, Gathering) and isinstance(table.play.outcome, Waiting)
    gone = game.state.parted if isinstance(game, Gathering) else {}
    here: list[Rider] = []
    for hero in run_by(table.game, person):
        if hero in records and hero not in gone:
            record = posse.record(records[hero])
            dead = record.dead or record.lost_for_good
            here.append(Rider(campaign, record, hero, "hero-dead" if dead else "" if gathered else "not-gathered"))
    ran = {records[hero] for hero in run_by(table.game, person) if hero in records}
    return here, [Rider(campaign, record, was_run=record.id in ran) for record in posse.apart() if record.rides_with]


def _shown(hall: Hall, table: LiveTable, rider: Rider, lang: str) -> OwnHero:
    words, record = table.words[lang], rider.record
    campaign = CampaignShelf(hall.store).campaign(rider.campaign)
    name = words.called(record.hero_class, record.name)
    return OwnHero(
        campaign=rider.campaign,
        campaign_name=game_title(words, campaign.name if campaign is not None else table.game.name),
        game=table.game.id,
        hero=record.id,
        name=name,
        hero_class=record.hero_class,
        class_name=readable(words, record.hero_class, "heroes"),
        face=record.face,
        level=record.level,
        dead=record.dead,
        copy=rider.stays == "hero-copy",
        stays=RefusedError("bad-request", rider.stays, hero=name).said(words) if rider.stays else "",
    )


# -- riding ---------------------------------------------------------------------------------------


async def bring(hall: Hall, account: Account, name: str, campaign: str, record: str, lang: str = "en") -> OwnHero:
    """Let a hero ride to the gathering at a table. What fails on the way can be tried again: it is nowhere twice."""
    own = pass_of(account.id)
    table = await hall.visit(name, own)
    shelf = CampaignShelf(hall.store)
    there = await asyncio.to_thread(shelf.of_game, name)
    if hall.accounts is not None:
        await asyncio.to_thread(refuse_more_heroes, hall.store, account.id, hall.accounts.quotas)
    _refuse_who_may_not_sit(table, own)
    kept = await asyncio.to_thread(shelf.campaign, campaign)
    if kept is None or not kept.chapters:
        raise RefusedError("not-found", "no-campaign")
    source = await hall.visit(kept.chapter(kept.head).game, own)
    found = await _riders(hall, source, account.id, there)
    rider = next((one for one in found if one.record.id == record), None)
    if rider is None or (rider.hero and campaign == there):
        raise RefusedError("not-found", "no-hero")
    if rider.stays:
        raise RefusedError("stale", rider.stays, hero=rider.record.name)
    key = await _ready_to_ride_in(hall, table, source, rider, there)
    if rider.hero:
        await source.change(lambda: source.change_company(own, ride_off_key(rider.hero, there)))

    def note() -> None:
        with hall.store.transaction() as database:
            _note_place(database, account.id, rider.home, there)

    await asyncio.to_thread(note)
    await table.change(lambda: _ride_in(table, own, account, key))
    arrived = await _riders(hall, table, account.id)
    return _shown(hall, table, next(one for one in arrived if one.home == rider.home), lang)


def _refuse_who_may_not_sit(table: LiveTable, own: str) -> None:
    guest = guest_of(table.game.door, own)
    if guest is None or guest.may != "sit":
        raise RefusedError("watching", "invited-to-watch")
    if not table.game.door.joining and not any(seats.holds(seat, own) for seat in table.game.seats):
        raise RefusedError("watching", "joining-closed")


async def _ready_to_ride_in(hall: Hall, table: LiveTable, source: LiveTable, rider: Rider, there: str) -> str:
    """Weigh a hero by the rules of the other table, and see that it can join there; return what is said to let it."""
    home_campaign, _, at_home = rider.home.rpartition("/")
    name = at_home if home_campaign == there else f"hero-{blake2b(rider.home.encode(), digest_size=5).hexdigest()}"
    home = "" if home_campaign == there else rider.home
    record = structs.replace(rider.record, id=name, home=home, rides_with="")
    data = hero_bytes(record, source.play.journal.header.packs, program_version())
    content = chapter_of(table.play).content
    await asyncio.to_thread(hall.examiner.refuse_hero, data, record.name, content)
    key = ride_in_key(await asyncio.to_thread(read_hero, data, record.name, content))

    def look() -> None:
        game = table.play.engine
        if not isinstance(game, Gathering) or not isinstance(table.play.outcome, Waiting):
            raise RefusedError("stale", "no-gathering")
        known = {one.id for one in stand(table)[0].heroes if not one.rides_with}
        if name in known or game.action_meant(key) is None:
            raise RefusedError("bad-file", "already-here", hero=record.name)

    await table.read(look)
    return key


def _ride_in(table: LiveTable, own: str, account: Account, key: str) -> None:
    """Let a hero join; whoever has no seat there yet gets one with it."""
    game = table.game
    before = list(game.seats)
    if not any(seats.holds(seat, own) for seat in game.seats):
        number = seats.free_number(game.seats)
        guest = guest_of(game.door, own)
        called = guest.name if guest is not None and guest.name else account.name
        game.seats.append(SeatRecord(number, called, [], [digest(own)], of=number))
    try:
        table.say_in_between(key)
    except Exception:
        game.seats = before
        raise
    table.undone.clear()
    table.seat_newcomers(own)
