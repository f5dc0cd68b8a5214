"""The hall: all tables. A table is opened when somebody comes to it; nothing about it lives only in memory."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from itertools import chain, zip_longest
from pathlib import Path

from msgspec import structs

from lantern.campaign.between import kind_of_chapter
from lantern.campaign.playing_on import can_play_on
from lantern.content.library import Content
from lantern.content.missing import what_is_missing
from lantern.content.problems import PackError, SetAside
from lantern.core.errors import SaveError
from lantern.core.journal import FORMAT
from lantern.core.play import Over, Play
from lantern.players.first_night import begin_first_night, first_night
from lantern.players.saves import SavedGame, saved_games
from lantern.players.setups import Setup, next_setup, once_more, options_of, people_in, records_in, with_introduction
from lantern.players.table import chapter_of, closing_posse, new_play, open_journal, setup_of
from lantern.rules.table.options import option_names, options_for
from lantern.rules.table.people import Person, people_of, printable
from lantern.rules.table.state import ChapterState, State
from lantern.rules.turn.setup import introductory_mission
from lantern.rules.words import Words, words_of
from lantern.server import past, seats
from lantern.server.accounts import Accounts
from lantern.server.door import DoorRecord, admit, at_home, new_pass, next_door
from lantern.server.earlier import earlier_seats
from lantern.server.examining import Examiner
from lantern.server.hearing import Hearing
from lantern.server.limits import Doors
from lantern.server.live import LiveTable
from lantern.server.lookups import rules
from lantern.server.neighbours import TableChanged, TableClosed
from lantern.server.problems import RefusedError
from lantern.server.pulse import Pulse
from lantern.server.requests import NewTable
from lantern.server.shared import ReadGame
from lantern.server.store import GameCard, KeptGame, SeatRecord, Store, StoredJournal
from lantern.server.talk import last_lines
from lantern.views.lobby import LobbyNews, SaveView, game_title, lobby_view, readable, waits_text

SEEDS = 2**32
#: Where nobody is to know what comes: ids of heroes follow from a seed, and 32 bits are tried out in an hour.
SECRET_SEEDS = 2**53
MOST_NAME = 80
#: Tables kept in memory; more only if people look at them.
MOST_OPEN = 64
#: Before the name of a save of the terminal.
TERMINAL = "terminal:"


class Hall:
    """All tables of one server. `trusting`: everybody who reaches this server sits at this machine.

    `packs` looks at the packs at hand anew; without it they stay as they are. Tables that are open keep what they have.
    """

    def __init__(
        self, store: Store, content: Content, *, trusting: bool = True, packs: Callable[[], Content] | None = None
    ) -> None:
        self.store = store
        self.content = content
        self.trusting = trusting
        self.words = words_of(content)
        self.aside = content.aside
        self.examiner = Examiner()
        self.pulse = Pulse(store)
        self.doors = Doors(open_to_all=trusting)
        #: Who has an account here, where people have any.
        self.accounts: Accounts | None = None
        self._packs = packs
        self._tables: dict[str, LiveTable] = {}
        self._opening = asyncio.Lock()
        self._going_on = asyncio.Lock()
        #: Other servers of the same games.
        self.hearing = Hearing(store, self._tables, self.doors)

    @property
    def tables(self) -> int:
        """Return how many tables are open."""
        return len(self._tables)

    def look(self) -> Content:
        """Look at the packs again: what was written anew is there for every game that is begun or opened from now on."""
        if self._packs is not None:
            try:
                self.content = self._packs()
                self.content.run_hooks()
                self.aside = self.content.aside
            except PackError as broken:  # one of those that are never set aside: go on with what there was
                self.aside = [SetAside(pack=broken.pack, folder="", problems=broken.problems)]
            self.words = words_of(self.content)
        return self.content

    def warm(self) -> None:
        """Think of what everybody asks for first, so that nobody waits for it."""
        warm(self.words)

    # -- opening -----------------------------------------------------------------------------------

    async def table(self, name: str) -> LiveTable:
        """Find a table as it is now, whoever has played there; one that is not open is read from the store."""
        if name in self._tables:
            await self.hearing.catch_up(self._tables[name])
        else:
            async with self._opening:
                if name not in self._tables:
                    self._tables[name] = await asyncio.to_thread(self._open, name)
                    self._clear_away(name)
        if name not in self._tables:
            raise RefusedError("no-table", "no-game")
        return self._tables[name]

    async def visit(self, name: str, token: str | None) -> LiveTable:
        """Come to a table. Beyond this machine only those are shown anything who were let in; others find nothing."""
        table = await self.table(name)
        if not self.trusting and not seats.is_known(table.game, token):
            raise RefusedError("no-table", "no-game")
        return table

    async def elsewhere_too(self, table: LiveTable, alter: Callable[[KeptGame], bool]) -> None:
        """Do to the doors of the other chapters of a campaign what was done to one; `alter` tells whether it changed any."""
        campaign = await asyncio.to_thread(self.store.campaign, table.game.id)
        for name in [one.journal for one in campaign.chapters.values() if one.journal not in {"", table.game.id}]:
            await self.alter_door(name, alter)

    async def alter_door(self, name: str, alter: Callable[[KeptGame], bool]) -> None:
        """Change who may come to a table and who sits there; one that is not open, as it may wait for packs, stays closed."""
        async with self._opening:
            there = self._tables.get(name)
            if there is None and await asyncio.to_thread(self._alter_closed, name, alter):
                self.hearing.neighbours.tell(TableChanged(name, 0))
        if there is not None:
            await there.reseat(partial(alter, there.game))

    def _alter_closed(self, name: str, alter: Callable[[KeptGame], bool]) -> bool:
        with self.store.alone_with(name):
            game = self.store.game(name)
            changed = game is not None and alter(game)
            if game is not None and changed:
                self.store.reseat(game)
            return changed

    def _clear_away(self, but: str) -> None:
        """Put away tables at which nobody looks, the ones opened first, when there are many; they are read again on demand."""
        idle = [name for name, table in self._tables.items() if name != but and not table.in_use]
        for name in idle[: max(0, len(self._tables) - MOST_OPEN)]:
            del self._tables[name]

    def _open(self, name: str) -> LiveTable:
        game = self.store.game(name)
        if game is None or self.store.was_deleted(name):
            raise RefusedError("no-table", "no-game")
        with self.store.alone_with(name):
            table = self._live(game, self._read(game, self.look()))
            table.following = self.store.following(name)
            table.said.extend(last_lines(self.store, game))
            table.seat_newcomers(None)
        return table

    def _live(self, game: KeptGame, read: ReadGame) -> LiveTable:
        return LiveTable(game, read, self.store, self._read, self.hearing.neighbours)

    def _read(self, game: KeptGame, content: Content) -> ReadGame:
        """Read a game from the store; what opening it adds to its journal is kept at once."""
        with self.store.alone_with(game.id):
            return self._read_alone(game, content)

    def _read_alone(self, game: KeptGame, content: Content) -> ReadGame:
        journal, records = self.store.journal(game)
        undone = self.store.undone(game)
        if journal.format != FORMAT:
            play = open_journal(journal, game.name, content=content)
            play.file = StoredJournal()
            return ReadGame(play, self.store.write_anew(game, records, play.journal), undone)
        file = StoredJournal()
        play = open_journal(journal, game.name, file, content=content)
        added = file.take()
        return ReadGame(
            play, self.store.append(game, records, added, undone, closing_posse(play)) if added else records, undone
        )

    async def new(self, wanted: NewTable, lang: str) -> tuple[LiveTable, str]:
        """Begin a new adventure; whoever begins it holds all seats. Without a name it is called by its mission."""
        return await self._set(lambda: self._new(wanted, lang))

    async def first_night(self, lang: str) -> tuple[LiveTable, str]:
        """Begin the first night, at its first turn; whoever begins it holds all seats."""

        def begin() -> tuple[LiveTable, str]:
            night = first_night()
            play = begin_first_night(night, lang, content=self.look())
            return self._add(play, self._name_of(night.setup(lang), lang))

        return await self._set(begin)

    def _new(self, wanted: NewTable, lang: str) -> tuple[LiveTable, str]:
        setup = self._setup(wanted)
        play = new_play(setup, content=self.look())
        name = titled(wanted.name) or self._name_of(setup, lang)
        return self._add(play, name, wanted.seats)

    def _setup(self, wanted: NewTable) -> Setup:
        unknown = [name for name in wanted.options if name not in option_names()]
        if unknown:
            raise RefusedError("bad-setup", "no-option", option=unknown[0], known=", ".join(option_names()))
        usual = Setup()
        setup = Setup(
            mission=wanted.mission or introductory_mission(options_for(wanted.profile)),
            heroes=tuple(wanted.heroes or usual.heroes),
            seed=_new_seed(wanted.undo) if wanted.seed is None else wanted.seed,
            profile=wanted.profile,
            packs=tuple(wanted.packs or ()),
            people=tuple(wanted.people or ()),
            options={**wanted.options, **({"undo": wanted.undo} if wanted.undo != "free" else {})},
        )
        options_of(setup)
        return with_introduction(setup)

    def _name_of(self, setup: Setup, lang: str = "en") -> str:
        mission = self.content.missions.get(setup.mission)
        return self.words[lang].say.name(mission.name) if mission is not None else setup.mission

    def _add(
        self, play: Play[ChapterState], name: str, groups: list[list[str]] | None = None, beside: str | None = None
    ) -> tuple[LiveTable, str]:
        """Keep a game that has just come to the table; whoever brought it holds all seats."""
        spread = seats.new_seats(list(play.engine.state.heroes), groups)
        token = new_pass()
        seats.hold(spread, token)
        door = DoorRecord()
        admit(door, token, "", "sit", host=True)
        return self._keep(play, name, spread, door, beside=beside), token

    def _keep(
        self,
        play: Play[ChapterState],
        name: str,
        spread: list[SeatRecord],
        door: DoorRecord,
        *,
        after: str | None = None,
        beside: str | None = None,
    ) -> LiveTable:
        """Keep a game as a chapter: after that of another game, beside it as a branch, or the first of a campaign."""
        state = play.engine.state
        adventure = state if isinstance(state, State) else None
        game = KeptGame(
            id=secrets.token_hex(10),
            name=name,
            card=GameCard(
                kind=kind_of_chapter(play.engine),
                mission=adventure.mission if adventure is not None else "",
                heroes=[hero.hero_class for hero in state.heroes.values()],
                people=people_of(state),
                answers=play.journal.answers,
                turn=state.turn,
                over=isinstance(play.outcome, Over),
                packs=list(play.journal.header.packs),
            ),
            seats=spread,
            played=datetime.now(UTC).isoformat(timespec="milliseconds"),
            door=door,
        )
        records = self.store.add(game, play.journal, after, beside, closing_posse(play))
        play.file = StoredJournal()
        return self._live(game, ReadGame(play, records, []))

    # -- campaigns ---------------------------------------------------------------------------------

    async def play_on(self, table: LiveTable, token: str | None, lang: str, *, anew: bool = False) -> LiveTable:
        """Begin the chapter after one that is over, with the same heroes; if it has begun already, that is where it goes on.

        `anew`: begin another one all the same, as a branch of the campaign; the other stays as it is.
        """
        async with self._going_on:
            following = await table.read(lambda: table.alone(lambda: self._begun_next(table, token, lang, anew=anew)))
            if following is not None:
                self._tables[following.game.id] = following
                self._clear_away(following.game.id)
                table.following = following.game.id
                await table.reseat(lambda: None)
            await table.catch_up()
            return await self.table(table.following)

    def _begun_next(self, table: LiveTable, token: str | None, lang: str, *, anew: bool) -> LiveTable | None:
        """Begin the next chapter, if it is wanted anew or has not begun yet; it goes on there for everybody."""
        if table.following and not anew:
            return None
        if not self.trusting and not self._goes_on_for(table.game.id, token):
            raise RefusedError("watching", "goes-on-elsewhere")
        return self._next_chapter(table, lang)

    def _next_chapter(self, table: LiveTable, lang: str) -> LiveTable:
        play = table.play
        game = chapter_of(play)
        if not isinstance(play.outcome, Over):
            raise RefusedError("stale", "not-over")
        if not can_play_on(game):
            raise RefusedError("over", "no-next")
        setup = setup_of(play.journal.header, table.game.name)
        wanted = next_setup(setup, game)
        if play.journal.header.undo == "no-reveal":  # the seed of a chapter that is over is no secret; what follows from it is
            wanted = structs.replace(wanted, seed=_new_seed("no-reveal"))
        following = new_play(wanted, content=self.look())
        heroes = records_in(wanted, chapter_of(following))
        before = chain([(table.game.seats, records_in(setup, game))], earlier_seats(self.store, table.game.id, self.content))
        name = self._name_of(wanted, lang) if isinstance(wanted, Setup) else table.game.name
        spread = seats.passed_on(heroes, before)
        return self._keep(following, name, spread, next_door(table.game.door), after=table.game.id)

    async def play_again(self, table: LiveTable) -> LiveTable:
        """Go on the same mission once more with the same posse, as it set out, by another course of chance."""
        again = await table.read(lambda: self._once_more(table))
        self._tables[again.game.id] = again
        self._clear_away(again.game.id)
        return again

    def _once_more(self, table: LiveTable) -> LiveTable:
        play = table.play
        setup = setup_of(play.journal.header, table.game.name)
        if not isinstance(play.outcome, Over) or not isinstance(setup, Setup):
            raise RefusedError("stale", "not-over")
        wanted = once_more(setup, play.engine.state, _new_seed(play.journal.header.undo))
        following = new_play(wanted, content=self.look())
        spread = [structs.replace(seat, heroes=list(seat.heroes), tokens=list(seat.tokens)) for seat in table.game.seats]
        return self._keep(following, self._name_of(wanted), spread, next_door(table.game.door))

    async def begin_again(self, table: LiveTable, token: str | None) -> tuple[LiveTable, str]:
        """Begin a chapter once more as its heroes came to it, as a branch beside it; chance takes the same course."""
        if not self.trusting:
            refuse_foresight(table)

        def begin() -> tuple[LiveTable, str]:
            journal = table.play.journal
            play = new_play(setup_of(journal.header, table.game.name), content=self.look())
            known = set(play.engine.state.heroes)
            spread = [
                structs.replace(seat, heroes=[hero for hero in seat.heroes if hero in known], tokens=list(seat.tokens))
                for seat in table.game.seats
            ]
            spread = [seat for seat in spread if seat.heroes]
            secret = token if token and seats.mine(spread, token) else new_pass()
            door = next_door(table.game.door)
            if self.trusting:
                seats.hold(spread, secret)
                at_home(door, secret)
            return self._keep(play, table.game.name, spread, door, beside=table.game.id), secret

        return await self._set(begin)

    async def _set(self, lay: Callable[[], tuple[LiveTable, str]]) -> tuple[LiveTable, str]:
        """Set a new table in the hall."""
        table, token = await asyncio.to_thread(lay)
        self._tables[table.game.id] = table
        self._clear_away(table.game.id)
        return table, token

    async def take_in(self, data: bytes, name: str) -> tuple[LiveTable, str]:
        """Take in a game that a player has as a file."""
        title = titled(Path(name).stem) or "game"

        def read() -> tuple[LiveTable, str]:
            return self._add(self.examiner.game(data, title, self.look()), title)

        return await self._set(read)

    async def branch(self, table: LiveTable, token: str | None, answers: int, name: str) -> tuple[LiveTable, str]:
        """Play on from a moment at a table of its own, under a name; the first game stays as it is.

        Nobody but whoever branches sits there. So it is another way of the campaign only for whoever may dispose of that, and a
        campaign of its own for others: they would have taken it from its people.
        """

        def read() -> tuple[LiveTable, str]:
            play = past.at_answer(table.play, answers)
            title = titled(name) or titled(f"{table.game.name} ({answers})")
            return self._add(play, title, beside=table.game.id if self._is_of(table.game.id, token) else None)

        return await self._set(read)

    # -- the list of games -------------------------------------------------------------------------

    async def sit_down(self, name: str, token: str | None) -> tuple[LiveTable, str]:
        """Go on with a kept game. Who sits at this machine gets its seats; elsewhere people have what they had before."""
        if name.startswith(TERMINAL) and self.trusting:
            return await self._set(lambda: self._from_terminal(name.removeprefix(TERMINAL)))
        table = await self.visit(name, token)
        mine = token is not None and bool(seats.mine(table.game.seats, token))
        if self.trusting or (mine and await asyncio.to_thread(self._goes_on_for, name, token)):
            await self._rewind_to(name)
        if token is not None and (mine or not self.trusting):
            return table, token
        secret = new_pass()

        def sit() -> None:
            seats.hold(table.game.seats, secret)
            at_home(table.game.door, secret)

        await table.reseat(sit)
        return table, secret

    def _goes_on_for(self, name: str, token: str | None) -> bool:
        """Tell whether somebody may say where the campaign of a game goes on: who has a seat where it does now, if any has."""
        campaign = self.store.campaign(name)
        game = self.store.game(campaign.chapter(campaign.head).journal) if campaign.head else None
        return game is None or not any(seat.tokens for seat in game.seats) or bool(seats.mine(game.seats, token))

    def _is_of(self, name: str, token: str | None) -> bool:
        """Tell whether the campaign of a game is somebody's to dispose of: a host where it goes on, anybody at this machine."""
        campaign = self.store.campaign(name)
        game = self.store.game(campaign.chapter(campaign.head).journal) if campaign.head else None
        return self.trusting or (game is not None and seats.is_host(game, token))

    async def _rewind_to(self, name: str) -> None:
        """Let the campaign of a game go on from there."""
        await asyncio.to_thread(self.store.move_head, name)

    def _from_terminal(self, name: str) -> tuple[LiveTable, str]:
        path = next((save.path for save in saved_games() if save.name == name), None)
        if path is None:
            raise RefusedError("no-table", "no-game")
        try:
            data = path.read_bytes()
        except OSError as problem:
            raise SaveError(f"{path.name}: cannot be read ({problem.strerror}).", kind="unreadable") from problem
        return self._add(self.examiner.game(data, path.name, self.look()), name)

    def saves(self, words: Words) -> list[SaveView]:
        """List the games kept here and those of the terminal, for whoever sits at this machine; nobody else is shown any."""
        if not self.trusting:
            return []
        return [self._kept(game, words) for game in self.store.games()] + [self._saved(save, words) for save in saved_games()]

    def saves_of(self, passes: dict[str, str], words: Words) -> list[SaveView]:
        """List the games to which these passes, by the table, let somebody in."""
        known = [game for game in self.store.games_called(passes) if seats.is_known(game, passes[game.id])]
        return [self._kept(game, words) for game in sorted(known, key=lambda game: game.played, reverse=True)]

    def _kept(self, game: KeptGame, words: Words) -> SaveView:
        return SaveView(
            id=game.id,
            name=game_title(words, game.name),
            where="table",
            kind=game.card.kind,
            mission=game.card.mission,
            mission_name=_called(words, game.card.mission, game.card.kind),
            heroes=game.card.heroes,
            hero_names=self.names_of(game.card, words),
            faces=[person.face for person in game.card.people],
            answers=game.card.answers,
            turn=game.card.turn,
            over=game.card.over,
            damage="",
            waits=self.missing_for(words, game.card),
            played=game.played,
            may_delete=True,
        )

    def names_of(self, card: GameCard, words: Words) -> list[str]:
        """Name the heroes of a game that is not open."""
        return _names(card.heroes, card.people, words)

    def missing_for(self, words: Words, card: GameCard) -> str:
        """Say what of a kept game is not at hand."""
        return self._missing(words, card.packs, card.heroes, card.mission)

    def _missing(self, words: Words, packs: list[str], heroes: list[str], mission: str) -> str:
        """Say what of a game is not at hand."""
        missing = what_is_missing(self.content, packs, heroes, mission)
        return waits_text(words, missing) if missing is not None else ""

    def _saved(self, save: SavedGame, words: Words) -> SaveView:
        setup = save.setup
        heroes = list(setup.heroes) if setup is not None else []
        people = people_in(setup) if setup is not None else []
        mission = setup.mission if isinstance(setup, Setup) else ""
        return SaveView(
            id=f"{TERMINAL}{save.name}",
            name=save.name,
            where="terminal",
            kind="adventure" if setup is None or isinstance(setup, Setup) else setup.kind,
            mission=mission,
            mission_name=_called(words, mission, setup.kind if not isinstance(setup, Setup) else "")
            if setup is not None
            else "",
            heroes=heroes,
            hero_names=_names(heroes, people, words),
            faces=[person.face for person in people],
            answers=save.answers,
            turn=0,
            over=save.over,
            damage=words.say.text("table-refused-save-damaged", detail=save.damage) if save.damage else "",
            waits=self._missing(words, save.packs, heroes, mission),
            played=datetime.fromtimestamp(save.path.stat().st_mtime, UTC).isoformat(timespec="milliseconds"),
            may_delete=False,
        )

    async def rename(self, name: str, title: str) -> None:
        """Give a game another name."""
        new = titled(title)
        if not new:
            raise RefusedError("bad-request", "nameless")
        table = await self.table(name)
        await asyncio.to_thread(self.store.rename, name, new)
        table.game.name = new
        await table.reseat(lambda: None)

    async def delete(self, name: str) -> None:
        """Keep a game no longer; whoever looks at it is told."""
        await self.table(name)
        await self.put_away(name)
        await asyncio.to_thread(self.store.delete, name)

    async def put_away(self, name: str) -> None:
        """Close a table that is open, if it is; whoever looks at it is told that it is gone."""
        self.hearing.neighbours.tell(TableClosed(name))
        await self.hearing.close(name)


def warm(all_words: dict[str, Words]) -> None:
    """Think of what everybody asks for first, in every language."""
    for lang, words in all_words.items():
        lobby_view(words, LobbyNews(version=""))
        rules("light", 1, lang)


def refuse_foresight(table: LiveTable) -> None:
    """Let nobody see what would come, at a table that takes nothing back past a roll or a reveal; afterwards everybody may."""
    if table.play.journal.header.undo == "no-reveal" and not isinstance(table.play.outcome, Over):
        raise RefusedError("undo", "no-foresight")


def _new_seed(undo: str) -> int:
    return secrets.randbelow(SECRET_SEEDS if undo == "no-reveal" else SEEDS)


def _called(words: Words, mission: str, kind: str) -> str:
    """Name a mission; a chapter that has none is called by its kind."""
    return readable(words, mission, "missions") if mission else words.thing(kind)


def titled(name: str) -> str:
    """Tidy up what somebody wants to call something."""
    return printable(name)[:MOST_NAME].rstrip()


def _names(heroes: Sequence[str], people: Sequence[Person], words: Words) -> list[str]:
    """Name the heroes of a game that is not open: as they are called, or by their classes."""
    called = zip_longest(heroes, [person.name for person in people[: len(heroes)]], fillvalue="")
    known = words.content.heroes
    return [words.called(hero, name) if hero in known else name or readable(words, hero, "heroes") for hero, name in called]
