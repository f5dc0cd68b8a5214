"""Does growing matter? The same missions for new heroes and for a posse that has grown, with tougher monsters and without."""

from __future__ import annotations

from functools import partial
from importlib.metadata import version
from pathlib import Path
from statistics import mean

from msgspec import Struct, structs

from lantern.content.library import Content
from lantern.core.journal import Journal
from lantern.core.play import run_to_end
from lantern.core.table import solo
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.setups import AnySetup, Setup, new_chapter, new_game, next_setup
from lantern.players.table import header_of
from lantern.rules.mission.goals import WON
from lantern.simulate.campaigns import PROFILES, SIZES, first_setup
from lantern.simulate.one_game import content_for_good
from lantern.simulate.unfinished import play_numbers

#: A posse is a seasoned one when it is of this level (LEVEL-13), and its heroes are of that level on average, or nearly.
SEASONED, ON_AVERAGE = 4, 3.5
#: It gets so many adventures to become that.
LONGEST = 30
#: The campaigns in which posses grow have the seeds from here on: others than those of the page.
FIRST_SEED = 5_000
#: The adventures have seeds of their own.
APART = 1_000
#: The level whose monsters new heroes meet.
NEW = 1


class Trial(Struct, frozen=True):
    """One mission with the same seed, and who won it: new heroes or seasoned ones, with monsters of level 1 or of theirs."""

    mission: str
    new: bool
    seasoned: bool
    seasoned_among_easy: bool
    new_among_tough: bool


class Growth(Struct, frozen=True):
    """A posse that has grown in a campaign, and its trials; none if it never got so far. `level` is that of its monsters."""

    number: int
    heroes: int
    adventures: int
    level: int
    mean_level: float
    trials: list[Trial]


class GrowthBegun(Struct, frozen=True):
    """The first line of the file of an unfinished run."""

    version: str
    seasoned: int
    on_average: float


def grow(content: Content, seed: int) -> tuple[Setup | None, int]:
    """Let a posse play until it is seasoned; return with what it would set out then, and after how many adventures."""
    number = FIRST_SEED + seed * len(SIZES) * len(PROFILES) + seed % len(SIZES)  # the plain rules, all sizes in turn
    setup: AnySetup = first_setup(content, number)
    adventures = 0
    while True:
        if isinstance(setup, Setup):
            levels = _levels(setup)
            if max(levels) == SEASONED and mean(levels) >= ON_AVERAGE:
                return setup, adventures
            if max(levels) > SEASONED or adventures == LONGEST:
                return None, adventures
            adventures += 1
        game = new_chapter(setup, table=solo(HeuristicPlayer(setup.seed)), content=content)
        run_to_end(game, Journal(header_of(setup, game)))
        setup = next_setup(setup, game)


def _levels(setup: Setup) -> list[int]:
    return [NEW] if setup.posse is None else [setup.posse.record(name).level for name in setup.going]


def play_growth(number: int, *, packs: tuple[str, ...] = (), sets: tuple[str, ...] = ()) -> Growth:
    """Let a posse grow, and try every mission with it and with new heroes of the same classes."""
    content = content_for_good(packs, user=False, sets=sets)
    grown, adventures = grow(content, number)
    if grown is None:
        return Growth(number, SIZES[number % len(SIZES)], adventures, 0, 0.0, [])
    trials = [
        _trial(content, structs.replace(grown, mission=mission, seed=FIRST_SEED + number * APART + place), SEASONED)
        for place, mission in enumerate(sorted(content.missions))
    ]
    return Growth(number, len(grown.going), adventures, SEASONED, mean(_levels(grown)), trials)


def _trial(content: Content, seasoned: Setup, level: int) -> Trial:
    new = structs.replace(seasoned, posse=None, going=())
    return Trial(
        seasoned.mission,
        new=_wins(content, new, NEW),
        seasoned=_wins(content, seasoned, level),
        seasoned_among_easy=_wins(content, seasoned, NEW),
        new_among_tough=_wins(content, new, level),
    )


def _wins(content: Content, setup: Setup, level: int) -> bool:
    """Play an adventure with the monsters of a level (LEVEL-13, LEVEL-15)."""
    game = new_game(setup, table=solo(HeuristicPlayer(setup.seed)), content=content)
    game.state.party_level = level
    game.telling = game.printing = False
    run_to_end(game, Journal(header_of(setup, game)))
    return game.state.result == WON


def play_growths(count: int, jobs: int, kept: Path, packs: tuple[str, ...] = (), sets: tuple[str, ...] = ()) -> list[Growth]:
    """Let the first posses of the plan grow and be tried, writing each down; those already written down are not tried again."""
    begun = GrowthBegun(version("old-lantern"), SEASONED, ON_AVERAGE)
    return play_numbers(partial(play_growth, packs=packs, sets=sets), count, jobs, kept, begun, Growth, at_once=1)
