"""Which adventures the testers play: missions, party sizes and options, spread so that few games cover all of them."""

import os

from msgspec import Struct

from lantern.content.library import Content
from lantern.content.loader import load
from lantern.core.table import Nobody, Player, solo
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.random_player import RandomPlayer
from lantern.players.table import Setup, new_game
from lantern.rules.adventure import Adventure
from lantern.rules.setup import MOST_HEROES
from lantern.simulate import party
from lantern.simulate.tables import TableRules
from lantern.simulate.tables import tables as all_tables

#: Heroes that bear so much reach the end of the map, so that everything there is tested too.
HARDY = 60
#: A tester interrupts questions far more often than a person would.
INTERRUPTS = 4


class Case(Struct, frozen=True):
    """One adventure, named so that it can be found again."""

    seed: int
    mission: str
    heroes: int
    table: TableRules
    hardy: bool = False
    heuristic: bool = False

    def __str__(self) -> str:
        manner = ("-hardy" if self.hardy else "") + ("-heuristic" if self.heuristic else "")
        return f"{self.seed}-{self.mission}-{self.heroes}-{self.table.name}{manner}"


def content() -> Content:
    """The packs of the game itself."""
    return load(user=False)


def tables() -> list[TableRules]:
    return all_tables(content())


def cases(count: int, first_seed: int = 0) -> list[Case]:
    """Spread a number of games over tables, missions, party sizes and manners; each appears as often as possible."""
    missions = sorted(content().missions)
    at = tables()
    found = []
    for number in range(count):
        lap = number // len(at)
        found.append(
            Case(
                seed=first_seed + number,
                mission=missions[(number + lap) % len(missions)],
                heroes=1 + (number + 5 * lap) % MOST_HEROES,
                table=at[number % len(at)],
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
        profile=case.table.profile,
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
