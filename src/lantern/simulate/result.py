"""What a run of many adventures says: how they ended, how long they were, what went wrong."""

from __future__ import annotations

import msgspec
from msgspec import Struct, field

#: Faults told in full; of more there is only the number.
MOST_FAULTS = 10


class Spread(Struct, frozen=True):
    """A number over many games."""

    mean: float = 0.0
    least: int = 0
    most: int = 0


class Fault(Struct, frozen=True):
    """A game that could not be played to its end: its seed, the step in which it failed, and why."""

    seed: int
    step: int
    name: str
    answers: int
    error: str
    where: str


class Result(Struct, frozen=True, kw_only=True):
    """A whole run. `digest` depends on the seeds, the answers and the last states alone: not on the clock, nor on the jobs."""

    mission: str
    profile: str
    party: list[str]
    players: str
    seed: int
    games: int
    wins: int
    losses: dict[str, int] = field(default_factory=dict)
    answers: int = 0
    turns: Spread = Spread()
    seconds: float = 0.0
    digest: str = ""
    errors: list[Fault] = field(default_factory=list)

    @property
    def exit_code(self) -> int:
        """Return 1 if any game failed, for a command line."""
        return 1 if self.errors else 0


def result_json(result: Result) -> bytes:
    """Write a result for programs."""
    return msgspec.json.format(msgspec.json.encode(result), indent=2)


def result_text(result: Result) -> str:
    """Write a result for people."""
    rows = [
        ("mission", f"{result.mission} ({result.profile}), {len(result.party)} heroes: {_counted(result.party)}"),
        ("games", f"{result.games:,} from seed {result.seed}, players: {result.players}"),
        ("won", _share(result.wins, result.games)),
        *((f"lost: {cause}", _share(count, result.games)) for cause, count in result.losses.items()),
        *([("failed", _share(len(result.errors), result.games))] if result.errors else []),
        ("turns", f"{result.turns.mean:.1f} on average, {result.turns.least} to {result.turns.most}"),
        ("answers", f"{result.answers:,} in {result.seconds:.1f} s: {_rate(result.answers, result.seconds)} a second"),
        ("adventures", f"{_rate(result.games, result.seconds)} a second"),
        ("digest", result.digest),
    ]
    width = max(len(name) for name, _ in rows)
    lines = [f"{name:<{width}}  {words}" for name, words in rows]
    return "\n".join([*lines, *_faults(result)])


def _counted(party: list[str]) -> str:
    return ", ".join(f"{party.count(each)} x {each}" if party.count(each) > 1 else each for each in dict.fromkeys(party))


def _share(count: int, games: int) -> str:
    return f"{count:,} ({100 * count / games:.1f} %)" if games else "0"


def _rate(count: int, seconds: float) -> str:
    return f"{count / seconds:,.0f}" if seconds and count / seconds >= 100 else f"{count / seconds:.1f}" if seconds else "-"


def _faults(result: Result) -> list[str]:
    lines: list[str] = []
    for fault in result.errors[:MOST_FAULTS]:
        lines += [
            "",
            f"The game with seed {fault.seed} failed in step {fault.step} ('{fault.name}') after {fault.answers} answers:",
            f"  {fault.error}",
            f"  {fault.where}",
        ]
    more = len(result.errors) - MOST_FAULTS
    return [*lines, "", f"and {more:,} more games failed."] if more > 0 else lines
