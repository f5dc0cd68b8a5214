"""Campaigns in the hall: what is shown of them and done to them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from msgspec import structs
from sqlalchemy import Connection

from lantern.campaign.company import take_in_key
from lantern.campaign.files import (
    CampaignBook,
    bring_hero,
    campaign_bytes,
    cards_aside,
    hero_bytes,
    missions_aside,
    read_campaign,
    town_aside,
)
from lantern.campaign.gathering import Gathering
from lantern.campaign.posse import Posse
from lantern.campaign.records import HeroRecord
from lantern.core.errors import SaveError
from lantern.core.play import Over
from lantern.gazette.outings import outings
from lantern.players.setups import posse_now, records_in
from lantern.players.table import chapter_of, program_version, setup_of
from lantern.rules.words import Words
from lantern.server import seats
from lantern.server.door import handed_out, new_pass
from lantern.server.hall import Hall, refuse_foresight, titled
from lantern.server.live import LiveTable
from lantern.server.problems import RefusedError
from lantern.server.seats import is_known
from lantern.server.shelf import CampaignShelf, KeptCampaign, KeptChapter
from lantern.server.store import KeptGame
from lantern.views.campaign import CampaignCard, CampaignHead, CampaignView, ChapterCard, RiderFace, TakenCampaign
from lantern.views.lobby import game_title, readable
from lantern.views.posse import record_views

#: Writes down, with a copy, what is to be known of it: the campaign as it is copied, its id, and that of the copy.
NotesCopies = Callable[[Connection, CampaignBook, str, str], None]


class Campaigns:
    """The campaigns of a hall, each called by its id or by that of one of its games."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.shelf = CampaignShelf(hall.store)

    # -- looking -----------------------------------------------------------------------------------

    def cards(self, words: Words) -> list[CampaignCard]:
        """List the campaigns, the one played last first."""
        return [self._card(words, kept) for kept in self.shelf.campaigns() if kept.chapters]

    def cards_of(self, passes: dict[str, str], words: Words) -> list[CampaignCard]:
        """List the campaigns to which these passes, by the table, belong: those in whose chapters they hold a seat."""
        games = [game for game in self.hall.store.games_called(passes) if is_known(game, passes[game.id])]
        names = dict.fromkeys(self.shelf.of_game(game.id) for game in games)
        found = [kept for kept in map(self.shelf.campaign, names) if kept is not None and kept.chapters]
        return [self._card(words, kept) for kept in sorted(found, key=lambda kept: kept.played, reverse=True)]

    def _card(self, words: Words, kept: KeptCampaign) -> CampaignCard:
        head = kept.chapter(kept.head)
        way = kept.way()
        return CampaignCard(
            **self._head(words, kept),
            answers=head.card.answers if head.card is not None else 0,
            turn=head.card.turn if head.card is not None else 0,
            chapters=len(way),
            adventures=sum(kept.chapter(number).kind == "adventure" for number in way),
            branches=len(_ends(kept)) - 1,
            heroes=self._faces(words, head),
            played=kept.played,
        )

    def _head(self, words: Words, kept: KeptCampaign) -> dict[str, Any]:
        """Say where a campaign goes on, for whatever is shown of it."""
        head = kept.chapter(kept.head)
        shown = CampaignHead(
            id=kept.id,
            name=game_title(words, kept.name),
            game=head.game,
            kind=head.kind,
            title=_title(words, head),
            over=head.closed,
            waits=self.hall.missing_for(words, head.card) if head.card is not None else "",
        )
        return structs.asdict(shown)

    def _faces(self, words: Words, head: KeptChapter) -> list[RiderFace]:
        card = head.card
        if card is None:
            return []
        names = self.hall.names_of(card, words)
        faces = [person.face for person in card.people] + [""] * len(card.heroes)
        return [
            RiderFace(name=name, hero_class=hero, face=face)
            for name, hero, face in zip(names, card.heroes, faces, strict=False)
        ]

    async def view(self, name: str, lang: str, token: str | None) -> CampaignView:
        """Show a campaign with its chapters and heroes, as they are now."""
        kept = await asyncio.to_thread(self._find, name)
        if not await self._may_look(kept, token):
            raise RefusedError("not-found", "no-campaign")
        words = self.hall.words[lang]
        head = kept.chapter(kept.head)
        waits = self._head(words, kept)["waits"]
        table = await self.hall.table(head.game) if head.game and not waits else None
        posse, there = await table.read(lambda: stand(table)) if table is not None else (Posse(), {})
        content = chapter_of(table.play).content if table is not None else self.hall.content
        if table is not None:
            words = table.words[lang]
        lanes = _lanes(kept)
        gathering = table is not None and isinstance(table.play.engine, Gathering) and not head.closed
        return CampaignView(
            **self._head(words, kept),
            head=kept.head,
            days=posse.settlement.days,
            chapters=[_chapter(words, kept, one, lanes[one.number]) for one in kept.chapters],
            heroes=record_views(words, content, posse.heroes),
            there=there,
            gathering=head.game if gathering else "",
            bytes=self.shelf.size(kept.id),
            may_change=await self._may_change(kept, token),
            people=_people(self.hall.store.game(head.game)),
        )

    def _find(self, name: str) -> KeptCampaign:
        kept = self.shelf.campaign(name) or self.shelf.campaign(self.shelf.of_game(name))
        if kept is None or not kept.chapters:
            raise RefusedError("not-found", "no-campaign")
        return kept

    async def last_adventure(self, game: str) -> LiveTable | None:
        """Open the last adventure before a game, if there was one and it is kept."""
        campaign = self.hall.store.campaign(game)
        place = campaign.played_in(game)
        course = outings(campaign.way_to(place.number)) if place is not None else []
        return await self._replay(course[-1].journals[0]) if course else None

    async def last_stay(self, game: str) -> LiveTable | None:
        """Open the last stay in town before a game, or the game if it is one itself."""
        campaign = self.hall.store.campaign(game)
        place = campaign.played_in(game)
        stay = campaign.last_stay(place.number) if place is not None else None
        return await self._replay(stay.journal) if stay is not None else None

    async def _replay(self, game: str) -> LiveTable | None:
        try:
            return await self.hall.table(game)
        except RefusedError:
            return None  # its replay was left out of the file from which the campaign came

    # -- doing -------------------------------------------------------------------------------------

    async def _may_change(self, kept: KeptCampaign, token: str | None) -> bool:
        """Tell whether somebody may dispose of a campaign: who sits at this machine, or at the table of its head."""
        game = self._last_game(kept)
        return self.hall.trusting or (game is not None and bool(seats.mine(game.seats, token)))

    def _last_game(self, kept: KeptCampaign) -> KeptGame | None:
        """Find the game where a campaign goes on; the last before it if that was deleted."""
        games = (kept.chapter(number).game for number in reversed(kept.way()))
        return self.hall.store.game(next((game for game in games if game), ""))

    async def _may_look(self, kept: KeptCampaign, token: str | None) -> bool:
        """Tell whether somebody is shown a campaign: who sits at this machine, or was let in to one of its tables."""
        if self.hall.trusting:
            return True
        games = [self.hall.store.game(one.game) for one in kept.chapters if one.game]
        return any(game is not None and is_known(game, token) for game in games)

    async def _refuse_foresight(self, kept: KeptCampaign, *, replays: bool = True) -> None:
        """Keep what would come from those who play: only at this machine is a journal of a running chapter given away.

        Without replays, the journal where it goes on is given all the same.
        """
        if not self.hall.trusting:
            for one in kept.chapters:
                if one.game and not one.closed and (replays or one.number == kept.head):
                    refuse_foresight(await self.hall.table(one.game))

    async def _mine(self, name: str, token: str | None) -> KeptCampaign:
        kept = await asyncio.to_thread(self._find, name)
        if not await self._may_look(kept, token):
            raise RefusedError("not-found", "no-campaign")
        if not await self._may_change(kept, token):
            raise RefusedError("watching", "seated-only")
        return kept

    async def _hosted(self, name: str, token: str | None) -> KeptCampaign:
        kept = await self._mine(name, token)
        game = self._last_game(kept)
        if not self.hall.trusting and game is not None and not seats.is_host(game, token):
            raise RefusedError("not-your-seat", "campaign-host")
        return kept

    async def rename(self, name: str, title: str, token: str | None) -> None:
        """Give a campaign another name."""
        kept = await self._mine(name, token)
        new = titled(title)
        if not new:
            raise RefusedError("bad-request", "nameless")
        await asyncio.to_thread(self.shelf.rename, kept.id, new)

    async def copy(
        self, name: str, lang: str, token: str | None, own: str | None = None, noted: NotesCopies | None = None
    ) -> TakenCampaign:
        """Keep a copy of a campaign, with everything that was played in it; whoever has a pass of their own owns it."""
        kept = await self._mine(name, token)
        await self._refuse_foresight(kept)

        def copied() -> TakenCampaign:
            book = self.shelf.book(kept.id)
            book.index.name = titled(self.hall.words[lang].say.text("table-campaign-copy", name=kept.name))
            also = (lambda database, copy: noted(database, book, kept.id, copy)) if noted is not None else None
            return self._put_on_the_shelf(book, [], own, also)

        return await asyncio.to_thread(copied)

    async def delete(self, name: str, token: str | None) -> None:
        """Take a campaign off the shelf, as a host may; whoever looks at one of its tables is told. It can be put back."""
        kept = await self._hosted(name, token)
        await asyncio.to_thread(self.shelf.delete, kept.id)
        for one in kept.chapters:
            await self.hall.put_away(one.game)

    async def put_back(self, name: str, token: str | None) -> None:
        """Put a campaign back on the shelf that was deleted, as a host may."""
        kept = await self._hosted(name, token)
        await asyncio.to_thread(self.shelf.put_back, kept.id)

    async def rewind(self, name: str, number: int, token: str | None) -> tuple[LiveTable, str]:
        """Begin a chapter once more as a branch, as its heroes came to it; the others stay as they are."""
        kept = await self._mine(name, token)
        found = next((one for one in kept.chapters if one.number == number), None)
        if found is None or not found.game:
            raise RefusedError("not-found", "no-replay")
        return await self.hall.begin_again(await self.hall.table(found.game), token)

    # -- files -------------------------------------------------------------------------------------

    async def file(self, name: str, token: str | None, *, replays: bool) -> tuple[str, bytes]:
        """Return a campaign as a file: its name, and what is in it."""
        kept = await self._mine(name, token)
        await self._refuse_foresight(kept, replays=replays)

        def written() -> bytes:
            book = self.shelf.book(kept.id)
            return campaign_bytes(book if replays else book.without_replays())

        return kept.name, await asyncio.to_thread(written)

    async def take_in(self, data: bytes, name: str, lang: str, own: str | None = None) -> TakenCampaign:
        """Keep a campaign that somebody has as a file; whoever has a pass of their own owns it."""

        def read() -> TakenCampaign:
            content = self.hall.look()
            self.hall.examiner.refuse_campaign(data, name, content)
            book = read_campaign(data, name, content)
            book.index.name = titled(book.index.name) or titled(name) or "campaign"
            for one in book.index.chapters:
                one.name = titled(one.name)
            last = next((one.after for one in reversed(book.index.chapters) if one.after is not None), None)
            aside = _posse_aside_text(self.hall.words[lang], last) if last is not None else []
            return self._put_on_the_shelf(book, [*aside, *_put_away_text(self.hall.words[lang], book.put_away)], own)

        return await asyncio.to_thread(read)

    def _put_on_the_shelf(
        self, book: CampaignBook, aside: list[str], own: str | None, noted: Callable[[Connection, str], None] | None = None
    ) -> TakenCampaign:
        """Keep a campaign, whose tables belong to whoever brings it."""
        token = own or new_pass()
        name = self.shelf.take_in(book, token, noted)
        kept = self.shelf.campaign(name)
        assert kept is not None
        tables = [one.game for one in kept.chapters if one.game]
        return TakenCampaign(id=name, aside=aside, token=handed_out(token), tables=tables)

    async def hero_file(self, name: str, hero: str, token: str | None) -> tuple[str, bytes]:
        """Return a hero of a campaign as a file."""
        kept = await self._mine(name, token)
        table = await self.hall.table(kept.chapter(kept.head).game)
        posse, _ = await table.read(lambda: stand(table))
        try:
            record = posse.record(hero)
        except SaveError as nobody:
            raise RefusedError("not-found", "no-hero") from nobody
        return record.name, hero_bytes(record, table.play.journal.header.packs, program_version())

    async def hero_joins(self, table: LiveTable, data: bytes, name: str, lang: str, token: str | None) -> TakenCampaign:
        """Let a hero join at a gathering who comes from a file."""
        content = chapter_of(table.play).content
        await asyncio.to_thread(self.hall.examiner.refuse_hero, data, name, content)
        record, away = await asyncio.to_thread(bring_hero, data, name, content)
        await table.change(lambda: _join(table, record, token))
        words = table.words[lang]
        told = _put_away_text(words, [(record.name, item) for item in away])
        copy = [words.say.text("table-copy-joined", hero=record.name)] if self.hall.accounts is not None else []
        return TakenCampaign(id=record.id, aside=[*copy, *_aside_text(words, [record]), *told])


def _join(table: LiveTable, record: HeroRecord, token: str | None) -> None:
    game = table.play.engine
    if not seats.mine(table.game.seats, token):
        raise RefusedError("watching", "watching")
    key = take_in_key(record)
    if isinstance(game, Gathering) and not game.may_take(key):
        raise RefusedError("bad-file", "already-here", hero=record.name)
    table.change_company(token, key)
    table.seat_newcomers(token)


def _posse_aside_text(words: Words, posse: Posse) -> list[str]:
    town = [words.say.text("table-campaign-town-aside", card=name) for name in town_aside(words.content, posse)]
    return [*_aside_text(words, posse.heroes), *town]


def _aside_text(words: Words, records: list[HeroRecord]) -> list[str]:
    cards = [(record.name, card.id) for record, card in cards_aside(words.content, records)]
    missions = [(record.name, mission) for record, mission in missions_aside(words.content, records)]
    return [words.say.text("table-campaign-aside", hero=hero, card=card) for hero, card in (*cards, *missions)]


def _put_away_text(words: Words, away: list[tuple[str, str]]) -> list[str]:
    return [words.say.text("table-campaign-put-away", hero=hero, item=words.thing(item, "items")) for hero, item in away]


def stand(table: LiveTable) -> tuple[Posse, dict[str, str]]:
    """Return the posse of a table as it stands, and what each record that is there is called in play."""
    setup, game = setup_of(table.play.journal.header, table.game.name), chapter_of(table.play)
    over = isinstance(table.play.outcome, Over)
    posse = table.closing() if over else posse_now(setup, game)
    gone = game.state.parted if isinstance(game, Gathering) else {}
    there = {record: hero for hero, record in records_in(setup, game).items() if hero not in gone}
    return posse or posse_now(setup, game), there


def _people(game: KeptGame | None) -> list[str]:
    """Name those who may sit at a table, hosts first; who has no name is not named."""
    sitting = [guest for guest in game.door.guests if guest.may == "sit" and guest.name] if game is not None else []
    return [guest.name for guest in sorted(sitting, key=lambda guest: not guest.host)]


def _title(words: Words, chapter: KeptChapter) -> str:
    mission = chapter.card.mission if chapter.card is not None else ""
    if chapter.kind == "adventure":
        return readable(words, mission, "missions") if mission else words.say.text("table-campaign-adventure")
    return words.thing(chapter.kind)


def _ends(kept: KeptCampaign) -> list[int]:
    """Return the chapters after which none has begun: each ends a branch."""
    parents = {one.parent for one in kept.chapters}
    return [one.number for one in kept.chapters if one.number not in parents]


def _lanes(kept: KeptCampaign) -> dict[int, int]:
    """Put every chapter on a branch: those that lead to the head on the first, others on one of their own each."""
    parents = {one.number: one.parent for one in kept.chapters}
    lanes = dict.fromkeys(kept.way(), 0)
    ends = sorted(_ends(kept), reverse=True)
    lane = 0
    for end in ends:
        path: list[int] = []
        at: int | None = end
        while at is not None and at not in lanes:
            path.append(at)
            at = parents[at]
        if path:
            lane += 1
            lanes |= dict.fromkeys(path, lane)
    for one in kept.chapters:  # what comes after the head
        lanes.setdefault(one.number, 0)
    return lanes


def _chapter(words: Words, kept: KeptCampaign, one: KeptChapter, lane: int) -> ChapterCard:
    return ChapterCard(
        number=one.number,
        parent=one.parent,
        kind=one.kind,
        title=_title(words, one),
        game=one.game,
        state="here" if one.number == kept.head else "over" if one.closed else "open",
        way=one.number in kept.way(),
        lane=lane,
        played=one.played,
    )
