"""One simulated adventure: played as fast as it goes, and told in a few numbers."""

from __future__ import annotations

import traceback
from functools import cache
from hashlib import blake2b
from pathlib import Path

import msgspec
from msgspec import Struct, structs

from lantern.content.library import Content
from lantern.content.loader import load_for_good
from lantern.core.journal import Header, Journal
from lantern.core.play import Over, run_to_end
from lantern.core.table import solo
from lantern.players.setups import Setup, new_game
from lantern.simulate.bots import bots
from lantern.simulate.drawing import Drawer
from lantern.simulate.result import Fault
from lantern.simulate.watching import Watcher

#: How much of the way to a fault is told.
DEPTH = 3


class Series(Struct, frozen=True):
    """What all games of a run have in common; small enough to send to another process."""

    setup: Setup
    players: str = "random"
    packs: tuple[str, ...] = ()
    user_packs: bool = True
    watched: bool = False
    sets: tuple[str, ...] = ()


class Played(Struct, frozen=True):
    """How one game went. `digest` names its seed, its answers and its last state."""

    seed: int
    result: str | None
    answers: int
    turns: int
    digest: bytes
    fault: Fault | None = None


def content_of(series: Series) -> Content:
    """Load the packs of a series; a process reads them once."""
    return content_for_good(series.packs, series.user_packs, series.sets)


@cache
def content_for_good(packs: tuple[str, ...], user: bool, sets: tuple[str, ...]) -> Content:
    """Load packs in a process that does nothing but play; they are read once."""
    return load_for_good([Path(pack) for pack in packs], user=user, sets=sets)


def play_one(series: Series, number: int) -> Played:
    """Play the game with this number. Whatever goes wrong in it is part of how it went."""
    setup = structs.replace(series.setup, seed=series.setup.seed + number)
    content, player = content_of(series), bots(series.players, setup.heroes)(setup.seed)
    watcher = Watcher(player, drawer=Drawer(content)) if series.watched else None
    game = new_game(setup, table=solo(watcher or player), content=content)
    game.telling = game.printing = series.watched
    journal = Journal(Header(setup={}))
    fault = None
    try:
        run_to_end(game, journal)
        if watcher is not None:
            watcher.draw(game, Over())
    except Exception as problem:  # noqa: BLE001 - one bad game must not hide the others
        fault = fault_of(setup.seed, journal, problem)
    answers = [[given.answer for given in step.answers] for step in journal.steps]
    end = game.checkpoint() if fault is None else f"{fault.step}: {fault.error}".encode()
    return Played(
        seed=setup.seed,
        result=game.state.result,
        answers=journal.answers,
        turns=game.state.turn,
        digest=blake2b(msgspec.msgpack.encode((setup.seed, answers, end)), digest_size=16).digest(),
        fault=fault,
    )


def fault_of(seed: int, journal: Journal, problem: Exception) -> Fault:
    """Tell of a game that could not be played to its end: where it was, what went wrong, and on which way."""
    way = traceback.extract_tb(problem.__traceback__)[-DEPTH:]
    return Fault(
        seed=seed,
        step=len(journal.steps),
        name=journal.steps[-1].name if journal.steps else "",
        answers=journal.answers,
        error=f"{type(problem).__name__}: {problem}" if str(problem) else type(problem).__name__,
        where=" > ".join(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in way),
    )
