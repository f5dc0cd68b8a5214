"""A run of many adventures, on one core or on several."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import blake2b
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter

import msgspec

from lantern.content.loader import load
from lantern.players.setups import Setup, new_game
from lantern.rules.turn.setup import SetupError
from lantern.simulate.bots import bots, party
from lantern.simulate.one_game import Played, Series, play_one
from lantern.simulate.progress import with_progress
from lantern.simulate.result import Fault, Result, Spread

WON = "won"
#: So many portions of games for each job, so that no core waits long for the others at the end.
PORTIONS = 8


def simulate(
    mission: str,
    heroes: int | Sequence[str],
    games: int,
    seed: int = 0,
    players: str = "random",
    jobs: int = 1,
    profile: str = "revised",
    options: Mapping[str, bool | int | str] | None = None,
    *,
    packs: Iterable[Path | str] = (),
    user_packs: bool = True,
    watched: bool = False,
    sets: Iterable[str] = (),
) -> Result:
    """Play games of a mission with the seeds `seed`, `seed + 1`, ... and sum up how they went.

    `heroes` are classes, or a number of heroes. `players` names who plays, see `bots`. `options` holds what differs from the
    profile. The same arguments give the same digest, whatever `jobs` is. With several jobs, the program that calls this has to
    be guarded by `if __name__ == "__main__":`. A `watched` game is looked at before every answer, and drawn as every seat would
    see it in every language; that is much slower, and changes nothing. `sets` are the boxes in the game; without any, all.
    """
    if games < 0 or jobs < 1:
        raise SetupError(f"{games} games on {jobs} cores cannot be played; at least 0 games and 1 core.")
    folders = tuple(str(pack) for pack in packs)
    boxes = tuple(sets)
    content = load([Path(pack) for pack in folders], user=user_packs, sets=boxes)
    setup = _setup(mission, party(content, heroes), seed, profile, options or {})
    bots(players, setup.heroes)
    new_game(setup, content=content)  # whatever is wrong with the setup is said here, once
    series = Series(setup, players, folders, user_packs, watched, boxes)
    begun = perf_counter()
    played = list(with_progress(_play(series, games, jobs), games))
    return _sum_up(series, played, perf_counter() - begun)


def _setup(mission: str, heroes: list[str], seed: int, profile: str, options: Mapping[str, bool | int | str]) -> Setup:
    made_from = {"mission": mission, "heroes": heroes, "seed": seed, "profile": profile, "options": dict(options)}
    try:
        return msgspec.convert(made_from, Setup)
    except msgspec.ValidationError as problem:
        raise SetupError(f"These adventures cannot be set up: {problem}.") from problem


def _play(series: Series, games: int, jobs: int) -> Iterator[Played]:
    play = partial(play_one, series)
    if jobs == 1 or games < 2:
        yield from map(play, range(games))
        return
    portion = max(1, games // (jobs * PORTIONS))
    with ProcessPoolExecutor(min(jobs, games), mp_context=get_context("spawn")) as workers:
        try:
            yield from workers.map(play, range(games), chunksize=portion)
        finally:
            workers.shutdown(wait=False, cancel_futures=True)


def _sum_up(series: Series, played: list[Played], seconds: float) -> Result:
    ended = [game for game in played if game.fault is None]
    results = Counter(game.result or "unfinished" for game in ended)
    turns = [game.turns for game in ended]
    whole = blake2b(digest_size=16)
    for game in played:
        whole.update(game.digest)
    faults: list[Fault] = [game.fault for game in played if game.fault is not None]
    return Result(
        mission=series.setup.mission,
        profile=series.setup.profile,
        party=list(series.setup.heroes),
        players=series.players,
        seed=series.setup.seed,
        games=len(played),
        wins=results.pop(WON, 0),
        losses=dict(sorted(results.items())),
        answers=sum(game.answers for game in played),
        turns=Spread(sum(turns) / len(turns), min(turns), max(turns)) if turns else Spread(),
        seconds=seconds,
        digest=whole.hexdigest(),
        errors=faults,
    )
