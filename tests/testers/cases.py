"""Which adventures the testers play: missions, party sizes and options, spread so that few games cover all of them."""

import os
from collections.abc import Iterator
from typing import Any, get_args, get_origin

from msgspec import Struct, structs

from lantern.content.library import Content
from lantern.content.loader import load
from lantern.core.table import Nobody, Player, solo
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.random_player import RandomPlayer
from lantern.players.table import Setup, new_game
from lantern.rules.adventure import Adventure
from lantern.rules.options import Options
from lantern.rules.setup import MOST_HEROES
from lantern.simulate import party

#: Heroes that bear so much reach the end of the map, so that everything there is tested too.
HARDY = 60
#: A tester interrupts questions far more often than a person would.
INTERRUPTS = 4


class Table(Struct, frozen=True):
    """The rules of one table: a profile, and what differs from it."""

    name: str
    profile: str
    changes: dict[str, bool | str] = {}


class Case(Struct, frozen=True):
    """One adventure, named so that it can be found again."""

    seed: int
    mission: str
    heroes: int
    table: Table
    hardy: bool = False
    heuristic: bool = False

    def __str__(self) -> str:
        manner = ("-hardy" if self.hardy else "") + ("-heuristic" if self.heuristic else "")
        return f"{self.seed}-{self.mission}-{self.heroes}-{self.table.name}{manner}"


def content() -> Content:
    """The packs of the game itself."""
    return load(user=False)


def tables() -> list[Table]:
    """Both profiles, the basic game of each, and the revised rules with every option at every other value."""
    found = [
        Table("revised", "revised"),
        Table("classic", "classic"),
        Table("basic", "revised", {"basic_game": True}),
        Table("classic-basic", "classic", {"basic_game": True}),
    ]
    for option in structs.fields(Options):
        found += [Table(f"{option.name}={value}", "revised", {option.name: value}) for value in _other_values(option)]
    return found


def _other_values(option: Any) -> Iterator[bool | str]:
    if option.type is bool:
        yield not option.default
    elif get_origin(option.type) is not None:
        yield from (value for value in get_args(option.type) if value != option.default)
    else:  # a theme: the enemies of one keyword
        first = min(content().enemies)
        yield content().enemies[first].keywords[0]


def cases(count: int, first_seed: int = 0) -> list[Case]:
    """Spread a number of games over tables, missions, party sizes and manners; each appears as often as possible."""
    missions = sorted(content().missions)
    all_tables = tables()
    found = []
    for number in range(count):
        lap = number // len(all_tables)
        found.append(
            Case(
                seed=first_seed + number,
                mission=missions[(number + lap) % len(missions)],
                heroes=1 + (number + 5 * lap) % MOST_HEROES,
                table=all_tables[number % len(all_tables)],
                hardy=(number + lap) % 3 > 0,
                heuristic=(number + lap) % 3 == 2,
            )
        )
    return found


def lasting_case(seed: int) -> Case:
    """Name a game of four hardy heroes under the revised rules, which lasts long enough to be interrupted."""
    return Case(seed, min(content().missions), 4, tables()[0], hardy=True)


def wanted(default: int) -> int:
    """How many games a tester plays: its share by default, more with LANTERN_TESTER_GAMES (in percent of the default)."""
    return max(1, default * int(os.environ.get("LANTERN_TESTER_GAMES", "100")) // 100)


def setup_of(case: Case) -> Setup:
    return Setup(
        mission=case.mission,
        heroes=tuple(party(content(), case.heroes)),
        seed=case.seed,
        profile=case.table.profile,  # type: ignore[arg-type]
        options=case.table.changes,
    )


def player_of(case: Case) -> Player:
    return HeuristicPlayer(case.seed) if case.heuristic else RandomPlayer(case.seed, INTERRUPTS)


def game_of(case: Case, player: Player | None = None) -> Adventure:
    """Set the game of a case up; without a player, at a table where nobody sits."""
    game = new_game(setup_of(case), table=solo(player or Nobody()), content=content())
    if case.hardy:
        for hero in game.state.heroes.values():
            hero.printed |= {"health": HARDY, "sanity": HARDY}
    return game
