"""Chapters and how they come to the table: begun anew, or opened from a save."""

from __future__ import annotations

from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, overload

import msgspec
from msgspec import Struct

from lantern.campaign.gathering import SETTING_OUT
from lantern.campaign.journey import ARRIVAL, Journey
from lantern.campaign.posse import Posse, read_posse
from lantern.campaign.stay import LAST_GONE, Stay
from lantern.content.library import Content
from lantern.content.loader import load, only
from lantern.content.missing import Missing, what_is_missing
from lantern.core.engine import Suspended
from lantern.core.errors import SaveError
from lantern.core.journal import (
    FORMAT,
    Header,
    Journal,
    JournalFile,
    JournalKeeper,
    StepRecord,
    read_journal,
)
from lantern.core.play import Notice, Over, Play
from lantern.core.table import Table
from lantern.players.setups import BETWEEN, AnySetup, Setup, new_chapter, posse_at_the_end
from lantern.rules.adventure import Adventure
from lantern.rules.table.chapter import AnyChapter, ChapterGame
from lantern.rules.table.state import ChapterState, State
from lantern.views.observation import ChapterObservation, GatheringObservation, JourneyObservation, Observation, StayObservation

#: The step after which a chapter is over, of whatever kind.
LAST_STEPS = frozenset({"end of the adventure", ARRIVAL, LAST_GONE, SETTING_OUT})

#: Under which a header names the kind of its chapter; without it, it is an adventure.
KIND = "kind"


def closing_posse(play: Play[ChapterState]) -> Posse | None:
    """Return the posse that a chapter leaves, once it is over."""
    if not isinstance(play.outcome, Over):
        return None
    return posse_at_the_end(setup_of(play.journal.header, "game"), chapter_of(play))


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
    data = read_file(path)
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


def read_file(path: Path) -> bytes:
    """Read a save, or say that it cannot be read."""
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
