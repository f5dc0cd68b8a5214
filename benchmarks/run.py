"""All benchmarks in one run: `make bench`, or `python -m benchmarks.run --peer-python PATH`."""

from __future__ import annotations

import argparse
import cProfile
import pstats
import subprocess
import sys
from pathlib import Path
from statistics import mean, median, quantiles
from time import process_time

import msgspec
from benchmarks import live_table, load
from benchmarks.adventures import HEROES, MISSION, play_one
from benchmarks.limit import SOON
from benchmarks.live_times import LiveTimes
from benchmarks.machine import described
from benchmarks.rounds import Race, Racer, environment_of, ratio
from benchmarks.saves import Saves
from msgspec import Struct
from tests.databases import no_postgres

ROOT = Path(__file__).parent.parent
RESULTS = Path(__file__).parent / "RESULTS.md"
PEER = Path(__file__).parent / "peer.py"
SAVES = Path(__file__).parent / "saves.py"
LIVE = Path(__file__).parent / "live_times.py"
#: The tables at which live answers are measured: what happens at turn 100 differs much from one to the other.
LIVE_SEEDS = range(1, 5)
#: Every racer is started so often: how its memory lies makes a process faster or slower than its like for as long as it lives.
STARTS = 3


class Figure(Struct):
    """One line of the table; without a budget it is just told. `former` is what another version came to in the same run."""

    what: str
    value: str
    budget: str = ""
    kept: bool | None = None
    former: str = ""

    @property
    def verdict(self) -> str:
        """Say whether the budget is kept."""
        return "" if self.kept is None else "kept" if self.kept else "MISSED"


def race(peer_python: str | None, former: Path | None, rounds: int, seconds: float) -> list[Figure]:
    """Let our bots, the peer's and those of a former version play in turn."""

    def ours_at(at: Path | None) -> dict[str, Racer]:
        return {kind: Racer([sys.executable, "-m", "benchmarks.adventures", kind], at) for kind in ("random", "heuristic")}

    now, then = ours_at(None), ours_at(former) if former else {}
    peer = Racer([peer_python, str(PEER)]) if peer_python else None
    Race([*now.values(), *then.values(), *([peer] if peer else [])]).run(STARTS, rounds, seconds)
    figures = _figures_of(now["random"], now["heuristic"], peer)
    if then:
        for figure, before in zip(figures, _figures_of(then["random"], then["heuristic"], peer), strict=True):
            figure.former = before.value
    return figures


def _figures_of(ours: Racer, sensible: Racer, peer: Racer | None) -> list[Figure]:
    mine = ours.hello.choices
    figures = [
        Figure("answers per second, random players", f"{ours.rate:,.0f}"),
        Figure(
            f"the same with the questions of one legal answer ({mine:.0%} are choices)",
            f"{ours.rate / mine:,.0f}",
        ),
    ]
    if peer:
        name, times, theirs = peer.hello.name, ratio(ours, peer), peer.hello.choices
        alike = times / mine
        figures += [
            Figure(f"actions per second, {name}, random players ({theirs:.0%} are choices)", f"{peer.rate:,.0f}"),
            Figure(
                "ratio, counting on both sides what has one legal answer, median of the rounds",
                f"{alike:.2f}",
                "at least 1.1",
                alike >= 1.1,
            ),
            Figure("ratio of our choices alone to all of the peer's actions", f"{times:.2f}"),
            Figure("ratio of choices to choices", f"{times / theirs:.2f}"),
        ]
    return [
        *figures,
        Figure("whole adventures per second, random players", f"{ours.games:.1f}"),
        Figure("answers per second, heuristic players", f"{sensible.rate:,.0f}"),
        Figure("whole adventures per second, heuristic players", f"{sensible.games:.1f}", "at least 5", sensible.games >= 5),
    ]


def save_figures(former: Path | None) -> list[Figure]:
    """Measure a save, each version in a process of its own."""

    def measured(at: Path | None) -> Saves:
        told = subprocess.run([sys.executable, str(SAVES)], env=environment_of(at), stdout=subprocess.PIPE, check=True)
        return msgspec.json.decode(told.stdout, type=Saves)

    now = measured(None)
    figures = [
        Figure(
            f"save of a long adventure of four heroes ({now.answers:,} answers)", _kilobytes(now), "300 kB", now.size <= 300_000
        ),
        Figure("opening it", _milliseconds(now), "20 ms", now.opening <= 0.02),
    ]
    if former:
        then = measured(former)
        figures[0].former, figures[1].former = f"{_kilobytes(then)} ({then.answers:,} answers)", _milliseconds(then)
    return figures


def _kilobytes(saves: Saves) -> str:
    return f"{saves.size / 1000:.0f} kB"


def _milliseconds(saves: Saves) -> str:
    return f"{saves.opening * 1000:.1f} ms"


def live_figures(former: Path | None, last_turn: int, answers: int) -> list[Figure]:
    """Measure live tables at their beginning and after many turns; this version and a former one take turns at each."""
    now, then = LiveTimes(), LiveTimes()
    for seed in LIVE_SEEDS:
        versions: list[tuple[LiveTimes, Path | None]] = [(now, None), *([(then, former)] if former else [])]
        for times, at in versions if seed % 2 else reversed(versions):
            command = [sys.executable, str(LIVE), str(seed), str(last_turn), str(answers)]
            told = subprocess.run(command, env=environment_of(at or ROOT), stdout=subprocess.PIPE, check=True)
            times.add(msgspec.json.decode(told.stdout, type=LiveTimes))
    figures = _live(now, last_turn)
    if former:
        for figure, before in zip(figures, _live(then, last_turn), strict=True):
            figure.former = before.value
    return figures


def _live(times: LiveTimes, last_turn: int) -> list[Figure]:
    encode, decode = median(times.encode) * 1e6, median(times.decode) * 1e6
    slowest, undo = (quantiles(found, n=100)[-1] * 1e3 for found in (times.late, times.late_undos))
    longer, undone = median(times.longer), median(times.longer_undos)
    first, last = f"turns 1 to {live_table.EARLY_TURNS}", f"turns {last_turn - live_table.EARLY_TURNS} to {last_turn}"
    given = f"{times.answers / len(LIVE_SEEDS):,.0f} answers so far"

    def cost(found: list[float]) -> str:
        return f"{mean(found) * 1e3:.2f} ms, 99 in 100 below {quantiles(found, n=100)[-1] * 1e3:.1f} ms"

    size, packed = median(times.size), median(times.packed)
    return [
        Figure("checkpoint", f"{size / 1000:.1f} kB", "20 kB", size <= 20_000),
        Figure("checkpoint as kept in the journal", f"{packed / 1000:.1f} kB"),
        Figure("checkpoint, write + read", f"{encode:.0f} + {decode:.0f} us", "150 us", encode + decode <= 150),
        Figure(f"answer at a live table, {first} (checkpoint, replay of the open step), mean", cost(times.early)),
        Figure(f"answer at a live table, {last} ({given}), mean", cost(times.late), "10 ms", slowest <= 10),
        Figure(f"undo, {first}, mean", cost(times.early_undos)),
        Figure(f"undo, {last}, mean", cost(times.late_undos), "10 ms", undo <= 10),
        Figure(f"the same answer after {last_turn} turns and with no turn before it", f"{longer:.2f}x", "1.2x", longer <= 1.2),
        Figure(
            f"the same undo after {last_turn} turns and with no turn before it",
            f"{undone:.2f}x",
            "1.2x",
            undone <= 1.2,
        ),
    ]


def load_figures(tables: int, seconds: float) -> list[Figure]:
    """Measure many live tables at once, beside a bare server: one worker on SQLite, and two on PostgreSQL where that is."""
    if not tables:
        return []
    more = tables >= load.MANY
    figures = _load(*load.run(tables, seconds, more=more), "SQLite, 1 worker")
    if not no_postgres():
        with load.postgres() as (place, database):
            figures += _load(*load.run(tables, seconds, place(), database, 2, more=more), "PostgreSQL, 2 workers")
    return figures


def _load(ours: load.Load, bare: load.Load, how: str) -> list[Figure]:
    first, *others = load.told(ours, bare, how)
    kept = ours.share(99) <= SOON * 1e3 if ours.tables >= load.MANY else None
    return [Figure(*first, f"100 ms for 99 in 100, at {load.MANY} tables", kept), *(Figure(*each) for each in others)]


def report(figures: list[Figure]) -> str:
    """Write the page of results."""
    compared = any(each.former for each in figures)
    head = "| what | measured | budget | |" + (" before |" if compared else "")
    rule = "|---|---|---|---|" + ("---|" if compared else "")
    rows = "\n".join(
        f"| {each.what} | {each.value} | {each.budget} | {each.verdict} |" + (f" {each.former} |" if compared else "")
        for each in figures
    )
    return f"""# Benchmarks

Measured by `make bench` in one run, on this machine: {described()}.

One core, but for the live tables at the end: there the server has one and those who play share the other with all else.
The adventures are whole ones: the mission `{MISSION}` with {HEROES} heroes. Our rounds and the peer's are
played in turn and counted by processor time, so that whatever else the machine does hits both alike; rates are medians of
the rounds, and everybody is started anew several times. An answer is a choice between several that a player was asked for.
The peer counts every action, also those without a choice (most rolls, many ends of a turn); so the budget is judged with our
questions of one legal answer counted as well, and the other two ratios are told besides. What is left to its default
because it does not matter is counted nowhere. Why: `docs/decisions/0008-what-is-an-action.md`.

{head}
{rule}
{rows}

The hundredth turn is that of an adventure that nobody can lose or win (`benchmarks/live_table.py`): the heroes bear ten
thousand Wounds, the Darkness goes back to its start before each turn, and no number of clues is enough. All else is
played by the rules, by random players, at several tables. A position at turn 100 differs from one at turn 1 in more than its
history (a whole map, a fight most of the time), so the two lines after that give the same answers in the same position
twice: with the whole game behind it, and with nothing behind it.
"""


def profile(games: int) -> None:
    """Show where the time of random adventures goes."""
    profiler = cProfile.Profile(process_time)  # what else the machine does is not our time
    profiler.enable()
    for seed in range(games):
        play_one("random", seed)
    profiler.disable()
    pstats.Stats(profiler).sort_stats("tottime").print_stats(30)


def main() -> None:
    """Measure everything, print the table and store it."""
    parser = argparse.ArgumentParser(description="All benchmarks in one run.")
    parser.add_argument("--peer-python", help="a Python that has catanatron; without it the peer is left out")
    parser.add_argument("--former", type=Path, help="a checkout of a former version, to be measured in the same run")
    parser.add_argument("--rounds", type=int, default=4, help=f"rounds of everybody after each of {STARTS} starts")
    parser.add_argument("--seconds", type=float, default=2.0, help="processor time of one round of one side")
    parser.add_argument("--last-turn", type=int, default=live_table.LAST_TURN)
    parser.add_argument("--answers", type=int, default=300, help="answers to compare with and without a history")
    many = f"live tables at once ({load.MANY} are meant to be possible; 0 leaves them out)"
    parser.add_argument("--tables", type=int, default=20, help=many)
    parser.add_argument("--load-seconds", type=float, default=10.0, help="how long they are played at")
    parser.add_argument("--no-results", action="store_true", help="do not write RESULTS.md")
    parser.add_argument("--profile", type=int, metavar="GAMES", help="only show where the time of so many adventures goes")
    chosen = parser.parse_args()
    if chosen.profile:
        profile(chosen.profile)
        return
    figures = [
        *race(chosen.peer_python, chosen.former, chosen.rounds, chosen.seconds),
        *save_figures(chosen.former),
        *live_figures(chosen.former, chosen.last_turn, chosen.answers),
        *load_figures(chosen.tables, chosen.load_seconds),
    ]
    width = max(len(each.what) for each in figures)
    print(described())
    for each in figures:
        budget = f"  (budget: {each.budget}, {each.verdict})" if each.budget else ""
        former = f"  (before: {each.former})" if each.former else ""
        print(f"{each.what:<{width}}  {each.value}{budget}{former}")
    if not chosen.no_results:
        RESULTS.write_text(report(figures), "utf-8")


if __name__ == "__main__":
    main()
