"""The page on balance: tables for people, the same for the same games, apart from one line on speed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from statistics import median

from lantern.content.library import Content
from lantern.rules.turn.setup import MOST_HEROES
from lantern.simulate.plan import PartOfPlan, Planned, planned
from lantern.simulate.watched_game import AdventureOutcome

#: How an adventure ends, in the order of the tables.
LOST = {"all-down": "all down", "darkness-escaped": "Darkness", "failed": "failed", "fled": "fled"}
NOTHING = "-"

PlayedGame = tuple[Planned, AdventureOutcome]

ABOUT = """# Is the game fair?

Written by `lantern balance`, not by hand: {games:,} adventures played by bots, looked at before one answer in five for
anything that is not as it must be (`lantern.simulate.watching`), and drawn now and then as every seat would see them, in every
language (`lantern.simulate.drawing`). The number of an adventure is its seed, and names everything
else about it: `lantern balance --replay NUMBER` plays it again and tells what happened.

The sensible player (`lantern.players.heuristic`) plays like somebody who knows the game a little. Comparisons between missions
and party sizes are worth more than the shares themselves. The heroes are new ones with their starting gear, of different
classes dealt at random. Random players lose nearly always; they are here to find faults.
"""
MISSIONS = """## Adventures won, by mission and number of heroes

The sensible player, the revised rules; in brackets the number of games.
"""
TABLES = """## Other rules of the table

The sensible player over all missions and party sizes; in each row one thing is changed in the revised rules, or the rules are
those of the 2014 core. Turns are the fewest, the median and the most; fights, KOs and deaths are for one adventure.
"""


def balance_text(content: Content, outcomes: list[AdventureOutcome], jobs: int) -> str:
    """Write the page."""
    games = [(planned(content, outcome.number), outcome) for outcome in outcomes]
    parts = [
        ABOUT.format(games=len(games)),
        _faults(games),
        MISSIONS,
        _matrix(_of(games, "missions")),
        "\n## Mission by mission\n",
        *(_mission(name, played) for name, played in _by(_of(games, "missions"), lambda plan: plan.setup.mission)),
        TABLES,
        _rows("rules", _by(_of(games, "tables"), lambda plan: plan.table)),
        "\n## Random players\n",
        _rows("heroes", _by(_of(games, "random"), lambda plan: str(len(plan.setup.heroes)))),
        "\n## The longest and the shortest\n",
        _extremes(games),
        "\n## Speed\n",
        _speed(games, jobs),
    ]
    return "\n".join(parts) + "\n"


def _of(games: list[PlayedGame], part: PartOfPlan) -> list[PlayedGame]:
    return [game for game in games if game[0].part == part]


def _by(games: list[PlayedGame], key: Callable[[Planned], str]) -> list[tuple[str, list[PlayedGame]]]:
    """Group games by a word, in alphabetical order."""
    groups: dict[str, list[PlayedGame]] = {}
    for game in games:
        groups.setdefault(key(game[0]), []).append(game)
    return sorted(groups.items())


def table_of(head: Iterable[str], rows: Iterable[Iterable[str]], words: Iterable[str] = ()) -> str:
    """Write a table: the first column and those of words to the left, numbers to the right."""
    names, left = list(head), set(words)
    lines = [names, ["---" if not number or name in left else "--:" for number, name in enumerate(names)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def share_of(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %" if whole else NOTHING


def _won(games: list[PlayedGame]) -> int:
    return sum(outcome.result == "won" for _, outcome in games)


# -- the tables -----------------------------------------------------------------------------------


def _matrix(games: list[PlayedGame]) -> str:
    """Show the share of adventures won, missions down, heroes across."""
    sizes = range(1, MOST_HEROES + 1)

    def row(name: str, played: list[PlayedGame]) -> list[str]:
        cells = [[game for game in played if len(game[0].setup.heroes) == size] for size in sizes]
        return [
            name,
            *(f"{share_of(_won(cell), len(cell))} ({len(cell)})" for cell in cells),
            share_of(_won(played), len(played)),
        ]

    rows = [row(name, played) for name, played in _by(games, lambda plan: plan.setup.mission)]
    return table_of(["mission", *(str(size) for size in sizes), "all"], [*rows, row("**all**", games)])


def _mission(name: str, games: list[PlayedGame]) -> str:
    groups = _by(games, lambda plan: str(len(plan.setup.heroes)))
    return f"### {name}\n\n{_rows('heroes', groups)}\n"


def _rows(first: str, groups: list[tuple[str, list[PlayedGame]]]) -> str:
    """Show how the games of each group went: won, how lost, how long, and what it cost."""
    known = [result for result in LOST if any(o.result == result for _, games in groups for _, o in games)]
    others = sorted({o.result for _, games in groups for _, o in games} - {"won", *LOST})
    head = [
        first,
        "games",
        "won",
        *(LOST.get(result, result) for result in (*known, *others)),
        "turns",
        "fights",
        "KOs",
        "deaths",
    ]
    return table_of(head, [_row(name, games, [*known, *others]) for name, games in groups])


def _row(name: str, games: list[PlayedGame], lost: list[str]) -> list[str]:
    ends = Counter(outcome.result for _, outcome in games)
    turns = sorted(outcome.turns for _, outcome in games)
    each = (
        sum(outcome.fights for _, outcome in games),
        sum(outcome.knocked_out for _, outcome in games),
        sum(outcome.deaths for _, outcome in games),
    )
    return [
        name,
        str(len(games)),
        share_of(ends["won"], len(games)),
        *(share_of(ends[result], len(games)) for result in lost),
        f"{turns[0]} / {median(turns):.0f} / {turns[-1]}",
        *(f"{count / len(games):.1f}" for count in each),
    ]


def _extremes(games: list[PlayedGame]) -> str:
    """Name the longest and the shortest adventures, so that anybody can play them again."""
    ordered = sorted(games, key=lambda game: (game[1].turns, game[0].number))
    chosen = [*(("shortest", game) for game in ordered[:3]), *(("longest", game) for game in reversed(ordered[-3:]))]
    won = [game for game in ordered if game[1].result == "won"]
    chosen += [("shortest won", won[0]), ("longest won", won[-1])] if won else []
    rows = [
        [
            what,
            str(plan.number),
            plan.setup.mission,
            ", ".join(plan.setup.heroes),
            plan.table,
            plan.players,
            LOST.get(outcome.result, outcome.result),
            str(outcome.turns),
            str(outcome.answers),
        ]
        for what, (plan, outcome) in chosen
    ]
    head = ["game", "seed", "mission", "heroes", "rules", "players", "end", "turns", "answers"]
    return table_of(head, rows, words=("mission", "heroes", "rules", "players", "end"))


def _faults(games: list[PlayedGame]) -> str:
    """Tell of every game that could not be played to its end."""
    faulty = [(plan, outcome.fault) for plan, outcome in games if outcome.fault is not None]
    if not faulty:
        return "**No adventure failed**: each was played to its end, and nothing was found to be wrong on the way.\n"
    lines = [
        f"- {fault.seed} ({plan.setup.mission}, {len(plan.setup.heroes)} heroes, {plan.table}, {plan.players}), "
        f"step {fault.step} ('{fault.name}'), {fault.answers} answers: {' '.join(fault.error.splitlines()[:2])} ({fault.where})"
        for plan, fault in faulty
    ]
    return f"**{len(faulty)} adventures failed**:\n\n" + "\n".join(lines) + "\n"


def _speed(games: list[PlayedGame], jobs: int) -> str:
    """Say on one line how fast it went; only this line differs from run to run."""
    seconds = sum(outcome.seconds for _, outcome in games) / jobs
    answers = sum(outcome.answers for _, outcome in games)
    thoughtful = [outcome for plan, outcome in games if plan.players == "heuristic"]
    thinking = 1000 * sum(o.thinking for o in thoughtful) / max(1, sum(o.answers for o in thoughtful))
    rate = f"{len(games) / seconds:.1f} adventures and {answers / seconds:,.0f} answers a second" if seconds else NOTHING
    return f"{rate} on {jobs} cores, watching included; the sensible player thinks {thinking:.2f} ms about an answer."
