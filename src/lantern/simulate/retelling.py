"""A chapter that bots played straight is lived through once more as people do: it must come to the same, to the last byte.

At a live table every answer goes through checkpoint and replay; answers are taken back and given again; a save is left and
opened; and another process replays it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from lantern.content.library import Content
from lantern.core.engine import Given
from lantern.core.journal import Journal, JournalFile, export_json, read_journal
from lantern.core.play import Over, Play, Waiting, digest
from lantern.core.table import Nobody, solo
from lantern.players.exports import read_export, replay_game
from lantern.players.setups import AnySetup, new_chapter
from lantern.players.table import header_of
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.state import ChapterState
from lantern.simulate.one_game import content_for_good
from lantern.simulate.watching import WrongError

#: One answer in this many is taken back, or the last before the game is left and opened again.
SELDOM = 12
#: The names of hashes are others in the other process.
OTHER_HASHES = "4242"

LivePlay = Play[ChapterState]


class Straight:
    """A chapter as it was played straight: what it was made from, the answers, and where they led."""

    def __init__(self, setup: AnySetup, game: AnyChapter, journal: Journal) -> None:
        self.setup = setup
        self.content: Content = game.content
        self.end = game.checkpoint()
        self.happened = list(game.events)
        self.journal = journal
        self.tape = [given for step in journal.steps for given in step.answers]


def live(straight: Straight) -> LivePlay:
    """Play it at a table where nobody sits: every answer comes from outside."""
    play = _begun(straight)
    for given in straight.tape:
        play.answer(given.answer, given.of)
    return play


def taken_back(straight: Straight) -> LivePlay:
    """Play it with somebody who now and then takes an answer back and gives it again."""
    play, chance = _begun(straight), Random(straight.setup.seed)  # noqa: S311 - a game, not a secret
    for given in straight.tape:
        if chance.randrange(SELDOM):
            play.answer(given.answer, given.of)
        else:
            _take_back_and_give_again(play, given)
    return play


def _take_back_and_give_again(play: LivePlay, given: Given) -> None:
    before, told = play.engine.checkpoint(), len(play.engine.events)
    play.answer(given.answer, given.of)
    after, policy = play.engine.checkpoint(), play.journal.header.undo
    play.journal.header.undo = "free"
    play.undo()
    play.journal.header.undo = policy
    _must_be(play.engine.checkpoint() == before and len(play.engine.events) == told, "an answer taken back leaves a trace")
    play.answer(given.answer, given.of)
    _must_be(play.engine.checkpoint() == after, "an answer that is given again leads elsewhere")


def kept(straight: Straight) -> LivePlay:
    """Play it with somebody who now and then leaves, and opens the save in which every answer was kept."""
    chance = Random(straight.setup.seed)  # noqa: S311 - a game, not a secret
    with TemporaryDirectory() as folder:
        path = Path(folder) / "chapter.lantern"
        play = _begun(straight, path)
        for given in straight.tape:
            if not chance.randrange(SELDOM):
                play = _opened_again(straight, play, path)
            play.answer(given.answer, given.of)
        _close(play)
    return play


def _opened_again(straight: Straight, play: LivePlay, path: Path) -> LivePlay:
    _close(play)
    again: LivePlay = Play(_game(straight), read_journal(path.read_bytes(), path.name), JournalFile.reopen(path))
    _must_be(again.recall(), "a save has lost what happened")
    again.reopen()
    _must_be(again.engine.checkpoint() == play.engine.checkpoint(), "a save leads elsewhere")
    asked, before = again.outcome, play.outcome
    same = isinstance(asked, Waiting) and isinstance(before, Waiting) and _fingerprints(asked) == _fingerprints(before)
    _must_be(same, "a save asks something else")
    return again


def _fingerprints(waiting: Waiting) -> dict[int, int]:
    return {number: question.fingerprint() for number, question in waiting.questions.items()}


def _close(play: LivePlay) -> None:
    if play.file is not None:
        play.file.close()
        play.file = None


def elsewhere(straight: Straight, packs: tuple[str, ...], sets: tuple[str, ...]) -> None:
    """Have it replayed by another process."""
    found = _other_process().submit(_replayed, export_json(straight.journal), packs, sets).result()
    _must_be(found == digest(straight.end), f"another process came to another end: {found}")


def _replayed(export: bytes, packs: tuple[str, ...], sets: tuple[str, ...]) -> str:
    replayed = replay_game(read_export(export, "chapter"), "chapter", content=content_for_good(packs, user=False, sets=sets))
    return replayed.problem or digest(replayed.game.checkpoint())


@cache
def _other_process() -> ProcessPoolExecutor:
    """Start another process in which sets and hashes are in another order."""
    with _environment(PYTHONHASHSEED=OTHER_HASHES):
        other = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
        other.submit(os.getpid).result()  # it is started now, in this environment
    return other


@contextmanager
def _environment(**said: str) -> Iterator[None]:
    before = {name: os.environ.get(name) for name in said}
    os.environ.update(said)
    try:
        yield
    finally:
        for name, value in before.items():
            os.environ.pop(name)
            if value is not None:
                os.environ[name] = value


WAYS: tuple[Callable[[Straight], LivePlay], ...] = (live, taken_back, kept)


def retell(straight: Straight, way: int, packs: tuple[str, ...] = (), sets: tuple[str, ...] = ()) -> None:
    """Live through a chapter once more, in one of the ways in turn; raise WrongError where it comes to anything else."""
    way %= len(WAYS) + 1
    if way == len(WAYS):
        elsewhere(straight, packs, sets)
    else:
        retold(straight, WAYS[way])


def retold(straight: Straight, way: Callable[[Straight], LivePlay]) -> None:
    """Live through a chapter once more in one of these ways, and compare what it comes to."""
    play = way(straight)
    _must_be(play.notice is None, f"there was a notice: {play.notice}")
    _must_be(isinstance(play.outcome, Over), "it is not over")
    _must_be(play.engine.checkpoint() == straight.end, "it ends in another state")
    _must_be(play.engine.events == straight.happened, "something else has happened")


def _begun(straight: Straight, path: Path | None = None) -> LivePlay:
    game = _game(straight)
    journal = Journal(header_of(straight.setup, game))
    play: LivePlay = Play(game, journal, JournalFile.create(path, journal) if path is not None else None)
    play.advance()
    return play


def _game(straight: Straight) -> Any:
    return new_chapter(straight.setup, table=solo(Nobody()), content=straight.content)


def _must_be(holds: bool, otherwise: str) -> None:
    if not holds:
        raise WrongError(f"lived through once more: {otherwise}")
