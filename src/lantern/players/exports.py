"""Games that come as files: read, replayed, taken in."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from lantern.content.library import Content
from lantern.core.engine import Suspended
from lantern.core.errors import DivergedError, LanternError
from lantern.core.journal import (
    Export,
    Journal,
    JournalFile,
    import_json,
    read_journal,
)
from lantern.core.play import Play
from lantern.players.setups import new_chapter
from lantern.players.table import header_of, read_file, setup_of, with_its_packs
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.state import ChapterState


class Replayed(Struct):
    """A game that was played again from its seed and its answers: how far it could be followed, and why no further."""

    game: AnyChapter
    journal: Journal
    problem: str = ""


def read_game(path: Path) -> Export:
    """Read a save or an exported game, whichever it is, as its seed, options and answers."""
    return read_export(read_file(path), path.name)


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
