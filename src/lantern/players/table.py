"""Games and how they come to the table: set up anew, opened from a save, taken from an exported game."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path
from typing import Any, ClassVar, Literal, overload

import msgspec
from msgspec import Struct, field, structs

from lantern.campaign.adventures import adventure_state, posse_after, who_goes
from lantern.campaign.between import ChapterKind
from lantern.campaign.gathering import SETTING_OUT, Gathering, new_gathering, posse_after_gathering, who_came, who_set_out
from lantern.campaign.journey import ARRIVAL, Journey, new_journey, posse_after_journey, who_travels
from lantern.campaign.posse import Posse, dismiss, read_posse
from lantern.campaign.records import HeroRecord, new_record
from lantern.campaign.stay import LAST_GONE, Stay, new_stay, posse_after_stay
from lantern.content.library import Content
from lantern.content.loader import load, only
from lantern.content.missing import Missing, what_is_missing
from lantern.content.problems import nearest
from lantern.core.engine import Suspended
from lantern.core.errors import DivergedError, LanternError, SaveError
from lantern.core.journal import (
    FORMAT,
    Export,
    Header,
    Journal,
    JournalFile,
    JournalKeeper,
    StepRecord,
    import_json,
    read_journal,
)
from lantern.core.play import Notice, Over, Play
from lantern.core.table import Nobody, Table, solo
from lantern.rules.adventure import Adventure
from lantern.rules.table.chapter import AnyChapter, ChapterGame
from lantern.rules.table.options import Options, option_names, options_for
from lantern.rules.table.people import NOBODY, Person, people_of
from lantern.rules.table.state import ChapterState, State
from lantern.rules.turn.setup import FIRST_HEROES, INTRODUCTORY_MISSION, SetupError, introductory_mission
from lantern.views.observation import ChapterObservation, GatheringObservation, JourneyObservation, Observation, StayObservation

#: The step after which a chapter is over, of whatever kind.
LAST_STEPS = frozenset({"end of the adventure", ARRIVAL, LAST_GONE, SETTING_OUT})
#: Under which a header names the kind of its chapter; without it, it is an adventure.
KIND = "kind"

_WORDS = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}


class Setup(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What an adventure is made from; `options` holds only what differs from the profile.

    `packs` are the boxes that are in it; none are named where all that are at hand are meant.
    `posse` are the heroes of a campaign, of whom those `going` go on this adventure (all who live, if nobody is named);
    without a posse the heroes are new, one of each of these classes. `people` says who these are, one after the other; whoever
    is nobody is called by the class.
    """

    mission: str = INTRODUCTORY_MISSION
    heroes: tuple[str, ...] = FIRST_HEROES
    seed: int = 0
    profile: Literal["revised", "classic"] = "revised"
    options: dict[str, bool | int | str] = field(default_factory=dict)
    packs: tuple[str, ...] = ()
    posse: Posse | None = None
    going: tuple[str, ...] = ()
    people: tuple[Person, ...] = ()


class BetweenSetup(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What a chapter between two adventures is made from: the posse before it, and what its table has agreed on."""

    #: What the chapter is called in its header.
    kind: ClassVar[ChapterKind]

    posse: Posse
    seed: int = 0
    profile: Literal["revised", "classic"] = "revised"
    options: dict[str, bool | int | str] = field(default_factory=dict)
    packs: tuple[str, ...] = ()

    @property
    def heroes(self) -> tuple[str, ...]:
        """Return the classes of the heroes."""
        return tuple(record.hero_class for record in self.who_come())

    def who_come(self) -> list[HeroRecord]:
        """Return the records of those who are there, in the order in which they come."""
        return self.posse.here()

    def begin(self, content: Content, table: Table) -> AnyChapter:
        """Set the chapter up."""
        raise NotImplementedError

    def posse_after(self, game: AnyChapter) -> Posse:
        """Return the posse as the chapter leaves it."""
        raise NotImplementedError


class GatheringSetup(BetweenSetup, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What a gathering is made from: the posse that meets."""

    kind: ClassVar[ChapterKind] = "gathering"

    def begin(self, content: Content, table: Table) -> Gathering:
        """Let the posse gather."""
        options = options_of(self)
        game = new_gathering(content, table, self.posse, seed=self.seed, options=options, profile=self.profile)
        game.shows = GatheringObservation
        return game

    def posse_after(self, game: AnyChapter) -> Posse:
        """Return the posse as it sets out."""
        assert isinstance(game, Gathering)
        return posse_after_gathering(game.state, game.content, self.posse)


class JourneySetup(BetweenSetup, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What a journey is made from: those of the posse who were on the adventure before it."""

    kind: ClassVar[ChapterKind] = "journey"
    going: tuple[str, ...] = ()

    def who_come(self) -> list[HeroRecord]:
        """Return the records of those who travel."""
        return [self.posse.record(name) for name in who_travels(self.posse, self.going)]

    def begin(self, content: Content, table: Table) -> Journey:
        """Let them ride."""
        options = options_of(self)
        game = new_journey(content, table, self.posse, self.going, seed=self.seed, options=options, profile=self.profile)
        game.shows = JourneyObservation
        return game

    def posse_after(self, game: AnyChapter) -> Posse:
        """Return the posse as it comes to town."""
        assert isinstance(game, Journey)
        return posse_after_journey(game.state, game.content, self.posse, self.going)


class StaySetup(BetweenSetup, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What a stay in town is made from: the whole posse, the dead too."""

    kind: ClassVar[ChapterKind] = "stay"

    def begin(self, content: Content, table: Table) -> Stay:
        """Let them come to town."""
        options = options_of(self)
        game = new_stay(content, table, self.posse, seed=self.seed, options=options, profile=self.profile)
        game.shows = StayObservation
        return game

    def posse_after(self, game: AnyChapter) -> Posse:
        """Return the posse as it leaves the town."""
        assert isinstance(game, Stay)
        return posse_after_stay(game.state, game.content, self.posse)


#: What a chapter is made from.
AnySetup = Setup | GatheringSetup | JourneySetup | StaySetup
#: What chapters between adventures are made from, by the kind that their headers name.
BETWEEN: dict[str, type[GatheringSetup | JourneySetup | StaySetup]] = {
    each.kind: each for each in (GatheringSetup, JourneySetup, StaySetup)
}


def read_options(settings: Iterable[str]) -> dict[str, bool | int | str]:
    """Understand `name=value` settings; a value is yes or no, or a number or word where the option takes one."""
    changes: dict[str, bool | int | str] = {}
    for setting in settings:
        name, sign, value = setting.partition("=")
        name = name.strip().replace("-", "_")
        if name not in option_names():
            hint = nearest(name, option_names())
            raise SetupError(
                f"There is no option '{name}'"
                + (f"; did you mean '{hint}'?" if hint else f". Known: {', '.join(option_names())}.")
            )
        changes[name] = _value(name, value.strip()) if sign else True
    return changes


def _value(name: str, written: str) -> bool | int | str:
    if type(getattr(Options(), name)) is int and written.isdecimal():
        return int(written)
    return _WORDS.get(written.lower(), written)


def with_introduction(setup: Setup) -> Setup:
    """Play the introductory mission as the basic game, unless the setup decides that itself (OPT-11, MISSION-15)."""
    if setup.mission != introductory_mission(options_of(setup)) or "basic_game" in setup.options:
        return setup
    return structs.replace(setup, options={**setup.options, "basic_game": True})


def options_of(setup: AnySetup) -> Options:
    """Return the options of the profile with the changes of a setup."""
    chosen = structs.asdict(options_for(setup.profile)) | setup.options
    try:
        return msgspec.convert(chosen, Options)
    except msgspec.ValidationError as problem:
        raise SetupError(f"An option has a value that it cannot have: {problem}.") from problem


def posse_before(setup: AnySetup) -> Posse:
    """Return the posse with which a chapter begins; heroes who are only classes yet get records of their own."""
    if setup.posse is not None:
        return setup.posse
    people = (*setup.people, *(NOBODY for _ in setup.heroes))
    recruits = zip(setup.heroes, people, strict=False)
    return Posse(heroes=[new_record(each, setup.seed, number, who) for number, (each, who) in enumerate(recruits, start=1)])


def new_game(setup: Setup, *, table: Table | None = None, content: Content | None = None) -> Adventure:
    """Set up an adventure from its boxes among those at hand; without a table, at one where nobody sits."""
    content = only(load() if content is None else content, setup.packs)
    state = adventure_state(
        content,
        posse_before(setup),
        setup.going,
        mission=setup.mission,
        seed=setup.seed,
        options=options_of(setup),
        profile=setup.profile,
    )
    game = Adventure(state, solo(Nobody()) if table is None else table, content)
    game.shows = Observation
    return game


def new_chapter(setup: AnySetup, *, table: Table | None = None, content: Content | None = None) -> AnyChapter:
    """Set up a chapter of whatever kind; without a table, at one where nobody sits."""
    if isinstance(setup, Setup):
        return new_game(setup, table=table, content=content)
    content = only(load() if content is None else content, setup.packs)
    return setup.begin(content, solo(Nobody()) if table is None else table)


def posse_at_the_end(setup: AnySetup, game: AnyChapter) -> Posse:
    """Return the posse as a chapter leaves it: a fact that follows from the posse before and the state at the end."""
    if not isinstance(setup, Setup):
        return setup.posse_after(game)
    assert isinstance(game, Adventure)
    return posse_after(game.state, game.content, posse_before(setup), setup.going)


def records_in(setup: AnySetup, game: AnyChapter) -> dict[str, str]:
    """Tell which record each hero of a chapter has: they stand there in the order in which they came."""
    here = who_came(game.state, posse_before(setup)) if isinstance(game, Gathering) else _who_comes(setup)
    return dict(zip(game.state.heroes, [record.id for record in here], strict=True))


def people_in(setup: AnySetup) -> list[Person]:
    """Tell who the heroes of a chapter are, in the order in which they come."""
    return [record.person for record in _who_comes(setup)]


def _who_comes(setup: AnySetup) -> list[HeroRecord]:
    return who_goes(posse_before(setup), setup.going) if isinstance(setup, Setup) else setup.who_come()


def closing_posse(play: Play[ChapterState]) -> Posse | None:
    """Return the posse that a chapter leaves, once it is over."""
    if not isinstance(play.outcome, Over):
        return None
    return posse_at_the_end(setup_of(play.journal.header, "game"), chapter_of(play))


def posse_now(setup: AnySetup, game: AnyChapter) -> Posse:
    """Return the posse as it stands in a chapter; who is on an adventure is not back yet, and is as it came to it."""
    if isinstance(setup, Setup):
        return posse_before(setup)
    if game.next_step() is None:
        return setup.posse_after(game)
    here = setup.who_come()
    if isinstance(game, Gathering):
        here = who_came(game.state, setup.posse)
    now = dismiss(game.state, game.content, here, setup.kind)
    if isinstance(game, Gathering):
        for hero, record in zip(game.state.heroes, now, strict=True):
            record.apart = game.state.parted.get(hero, "")
            record.rides_with = game.state.riding.get(hero, "")
    return structs.replace(setup.posse.with_records(now), settlement=game.state.settlement)


def next_setup(setup: AnySetup, game: AnyChapter) -> AnySetup:
    """Return what the chapter after one that is over is made from.

    After an adventure who was on it rides to town (TRAVEL-01), stays there, gathers, and then sets out again.
    """
    posse = posse_at_the_end(setup, game)
    seed = int.from_bytes(blake2b(f"{setup.seed}:next".encode(), digest_size=4).digest())
    if isinstance(game, Gathering):
        going = who_set_out(game.state, posse_before(setup))
        adventure = Setup(
            mission=game.state.mission,
            heroes=tuple(posse.record(name).hero_class for name in going),
            seed=seed,
            profile=setup.profile,
            options=setup.options,
            packs=setup.packs,
            posse=posse,
            going=tuple(going),
        )
        return with_introduction(adventure)
    options = {name: value for name, value in setup.options.items() if name != "basic_game"}
    if isinstance(setup, Setup):
        were_there = tuple(record.id for record in who_goes(posse_before(setup), setup.going))
        if who_travels(posse, were_there):
            return JourneySetup(
                posse=posse, seed=seed, profile=setup.profile, options=options, packs=setup.packs, going=were_there
            )
    made = GatheringSetup if isinstance(setup, StaySetup) or not posse.living() else StaySetup  # DEATH-10
    return made(posse=posse, seed=seed, profile=setup.profile, options=options, packs=setup.packs)


def once_more(setup: Setup, state: ChapterState, seed: int) -> Setup:
    """Return what the same adventure is made from for another try: the posse as it set out, with the names it has now."""
    if setup.posse is not None:
        return structs.replace(setup, seed=seed)
    return structs.replace(setup, seed=seed, people=tuple(people_of(state)))


@cache
def program_version() -> str:
    """Return the version of this program."""
    return version("old-lantern")


def header_of(setup: AnySetup, game: AnyChapter) -> Header:
    """Note what a chapter is made from: its kind, its seed, the posse before."""
    made_from: dict[str, Any] = msgspec.to_builtins(setup)
    made_from |= {"packs": list(setup.packs)}
    if not isinstance(setup, Setup):
        made_from |= {KIND: setup.kind}
    else:
        made_from |= {"heroes": list(setup.heroes)}
        if setup.posse is None:
            del made_from["posse"], made_from["going"]
        if not setup.people:
            del made_from["people"]
    return Header(made_from, packs=game.content.versions, version=program_version(), undo=game.state.options.undo)


class MissingError(SaveError):
    """A save that waits for what it was played with."""

    def __init__(self, message: str, missing: Missing) -> None:
        super().__init__(message, kind="packs")
        self.missing = missing


def with_its_packs(header: Header, name: str, content: Content | None) -> Content:
    """Return the content for a saved game: of the packs at hand, those that it was begun with.

    One that was played with a pack that is not there waits until it is.
    """
    content = load() if content is None else content
    setup = setup_of(header, name)
    mission = setup.mission if isinstance(setup, Setup) else ""
    missing = what_is_missing(content, header.packs, setup.heroes, mission)
    if missing is not None:
        raise MissingError(f"{name}: this game was played with {_in_words(missing, header)}", missing)
    return only(content, header.packs)


def _in_words(missing: Missing, header: Header) -> str:
    """Say what is missing, and how it comes back."""
    packs = [f'"{pack}" {header.packs[pack].partition("+")[0]}' for pack in missing.packs]
    if packs:
        which = f"the pack {packs[0]}, which is" if len(packs) == 1 else f"the packs {', '.join(packs)}, which are"
        if missing.off:
            return f"{which} switched off; `lantern pack on {missing.off[0]}` switches it on."
        why = f" It is set aside: {missing.broken}" if missing.broken else ""
        return f"{which} not here; add --pack FOLDER.{why}"
    what = f'the hero class "{missing.heroes[0]}"' if missing.heroes else f'the mission "{missing.mission}"'
    return f"{what}, which no pack has now; it is played on when one has it again."


def setup_of(header: Header, name: str) -> AnySetup:
    """Read what a saved chapter was made from."""
    written = dict(header.setup)
    kind = written.pop(KIND, "adventure")
    if written.get("posse") is not None:
        written["posse"] = read_posse(written["posse"], name)
    try:
        made_from: type[AnySetup] = BETWEEN.get(kind, Setup)
        return msgspec.convert(written, made_from, strict=False)
    except msgspec.ValidationError as problem:
        raise SaveError(f"{name}: what this game was made from cannot be read: {problem}.") from problem


def game_of(play: Play[ChapterState]) -> Adventure:
    """Return the adventure that is played."""
    assert isinstance(play.engine, Adventure)
    return play.engine


def chapter_of(play: Play[ChapterState]) -> AnyChapter:
    """Return the chapter that is played, of whatever kind."""
    assert isinstance(play.engine, ChapterGame)
    return play.engine


@overload
def seen_by_all(game: Adventure) -> Observation: ...
@overload
def seen_by_all(game: AnyChapter) -> ChapterObservation: ...


def seen_by_all(game: AnyChapter) -> ChapterObservation:
    """Return what everybody at the table may know of a chapter."""
    seat = game.table.seats[0]
    match game:
        case Adventure():
            return Observation(game, seat)
        case Journey():
            return JourneyObservation(game, seat)
        case Stay():
            return StayObservation(game, seat)
    return GatheringObservation(game, seat)


def is_over(journal: Journal) -> bool:
    """Tell whether a game has been played to its end."""
    return bool(journal.steps) and journal.steps[-1].done and journal.steps[-1].name in LAST_STEPS


# -- at the table ---------------------------------------------------------------------------------


@overload
def new_play(
    setup: Setup, *, path: Path | None = None, table: Table | None = None, content: Content | None = None
) -> Play[State]: ...
@overload
def new_play(
    setup: AnySetup, *, path: Path | None = None, table: Table | None = None, content: Content | None = None
) -> Play[ChapterState]: ...


def new_play(
    setup: AnySetup, *, path: Path | None = None, table: Table | None = None, content: Content | None = None
) -> Play[Any]:
    """Begin a game; with a path, every answer is saved there as it is given."""
    game = new_chapter(setup, table=table, content=content)
    journal = Journal(header=header_of(setup, game))
    play: Play[Any] = Play(game, journal, JournalFile.create(path, journal) if path is not None else None)
    play.advance()
    return play


def load_play(
    path: Path,
    *,
    table: Table | None = None,
    content: Content | None = None,
    upto_damage: bool = False,
    saving: bool = True,
) -> Play[ChapterState]:
    """Open a save where it was left; with `upto_damage` a damaged one is opened as far as it can be read.

    Of a damaged save a copy is kept beside it. A save of an older format is written anew.
    """
    data = _read(path)
    journal = read_journal(data, path.name, upto_damage=upto_damage)
    if upto_damage:
        path.with_name(f"{path.name}.damaged").write_bytes(data)
    if journal.format == FORMAT and not upto_damage:
        return open_journal(journal, path.name, JournalFile.reopen(path) if saving else None, table=table, content=content)
    play = open_journal(journal, path.name, table=table, content=content)
    if saving:
        play.file = JournalFile.create(path, play.journal)
    return play


def open_journal(
    journal: Journal,
    name: str,
    file: JournalKeeper | None = None,
    *,
    table: Table | None = None,
    content: Content | None = None,
) -> Play[ChapterState]:
    """Go on with a game where its journal ends, and go on writing it down.

    What happened before stands in the journal. One of format 1 does not say it: the game is played again for its log, and if
    it would go another way in this version, it goes on from its checkpoint with an empty log and says so.
    """
    setup = setup_of(journal.header, name)
    game = new_chapter(setup, table=table, content=with_its_packs(journal.header, name, content))
    play: Play[ChapterState] = Play(game, journal, file)
    if not journal.steps:
        play.advance()
        return play
    known = play.recall() or (_play_again(journal, setup, game.content) and play.recall())
    play.reopen()
    if not known and play.notice is None:
        play.notice = Notice("without-log", name)
    journal.format = FORMAT
    return play


def path_of_save(play: Play[ChapterState]) -> Path | None:
    """Return the file in which a game is kept, if it is kept in one."""
    return play.file.path if isinstance(play.file, JournalFile) else None


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as problem:
        raise SaveError(f"{path}: cannot be read ({problem.strerror}).", kind="unreadable") from problem


def _play_again(journal: Journal, setup: AnySetup, content: Content) -> bool:
    """Note what happened in the steps of a journal before the last, by playing them again; tell whether it leads there."""
    again = new_chapter(setup, content=content)
    told: list[list[Struct]] = []
    try:
        again.restore(journal.checkpoint(0))
        for record in journal.steps[:-1]:
            before = len(again.events)
            if not _run(again, record):
                return False
            told.append(again.events[before:])
    except (Exception, Suspended):  # noqa: BLE001 - whatever has changed since, the checkpoint is good
        return False
    if again.checkpoint() != journal.checkpoint():
        return False
    for record, events in zip(journal.steps, told, strict=False):
        record.close(events)
    return True


def _run(game: AnyChapter, record: StepRecord) -> bool:
    step = game.next_step()
    if step is None or step.name != record.name:
        return False
    game.begin_step(list(record.answers), holding=True)
    step.run(game)
    return True


# -- exported games -------------------------------------------------------------------------------


class Replayed(Struct):
    """A game that was played again from its seed and its answers: how far it could be followed, and why no further."""

    game: AnyChapter
    journal: Journal
    problem: str = ""


def read_game(path: Path) -> Export:
    """Read a save or an exported game, whichever it is, as its seed, options and answers."""
    return read_export(_read(path), path.name)


def read_export(data: bytes, name: str) -> Export:
    """Read what is in a save or an exported game as its seed, options and answers."""
    if data.lstrip()[:1] == b"{":
        return import_json(data, name)
    journal = read_journal(data, name)
    return Export(journal.header, [step.answers for step in journal.steps])


def replay_game(export: Export, name: str, *, content: Content | None = None) -> Replayed:
    """Play a game again from its seed and its answers, with a checkpoint before each step."""
    setup = setup_of(export.header, name)
    game = new_chapter(setup, content=with_its_packs(export.header, name, content))
    replayed = Replayed(game, Journal(header=header_of(setup, game)))
    for number, answers in enumerate(export.answers, start=1):
        step = game.next_step()
        if step is None:
            replayed.problem = f"{name}: the game is over before step {number} of {len(export.answers)}."
            break
        record = replayed.journal.begin_step(step.name, game.checkpoint(), len(game.events))
        record.answers += answers
        game.begin_step(record.answers, holding=True)
        try:
            step.run(game)
        except Suspended:
            if number < len(export.answers):
                replayed.problem = f"{name}: step {number} ('{step.name}') needs more answers than are recorded."
            break
        except Exception as problem:  # noqa: BLE001 - how far it goes is what is asked
            why = str(problem) if isinstance(problem, LanternError) else repr(problem)
            replayed.problem = f"{name}, step {number} ('{step.name}'): {why}"
            break
        record.close(game.events[record.events_before :])
    return replayed


def import_play(path: Path, to: Path, *, content: Content | None = None) -> Play[ChapterState]:
    """Take an exported game in as a save; it must lead where it led before."""
    replayed = replay_game(read_game(path), path.name, content=content)
    if replayed.problem:
        raise DivergedError(replayed.problem)
    play: Play[ChapterState] = Play(replayed.game, replayed.journal, JournalFile.create(to, replayed.journal))
    if replayed.journal.steps:
        play.reopen()
    else:
        play.advance()
    return play
