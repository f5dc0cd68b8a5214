"""Which adventures the testers play: missions, party sizes and options, spread so that few games cover all of them."""

import os
from random import Random

from msgspec import Struct, structs

from lantern.campaign.between import ChapterKind
from lantern.campaign.posse import Posse
from lantern.campaign.records import HeroRecord
from lantern.content.library import Content
from lantern.content.loader import load
from lantern.core.table import Nobody, Player, solo
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.random_player import RandomPlayer
from lantern.players.setups import BETWEEN, Setup, new_chapter, new_game
from lantern.rules.adventure import Adventure
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.state import Held
from lantern.rules.turn.setup import MOST_HEROES
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
    #: A chapter between adventures instead: some heroes with all they have gather, ride to town, or stay there.
    between: ChapterKind | None = None

    def __str__(self) -> str:
        manner = ("-hardy" if self.hardy else "") + ("-heuristic" if self.heuristic else "")
        manner += f"-{self.between}" if self.between else ""
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


def gatherings(count: int, first_seed: int = 0) -> list[Case]:
    """Spread a number of gatherings over tables and sizes of the posse."""
    return [structs.replace(case, between="gathering", hardy=False) for case in cases(count, first_seed)]


#: Journeys on which every row of the chart comes up, by the number of heroes and the seed.
HAZARDOUS_ROADS = ((6, 16), (6, 41), (6, 28), (6, 56), (6, 2), (6, 7), (6, 17), (6, 69), (6, 76), (6, 88), (6, 809), (2, 39))


def journeys(count: int, first_seed: int = 0) -> list[Case]:
    """Spread a number of journeys over tables and sizes of the posse."""
    return [structs.replace(case, between="journey", hardy=False) for case in cases(count, first_seed)]


def hazardous_journeys() -> list[Case]:
    """Name journeys on which every hazard of the road is met."""
    case = lasting_case(0)
    return [structs.replace(case, seed=seed, heroes=heroes, between="journey", hardy=False) for heroes, seed in HAZARDOUS_ROADS]


def stays(count: int, first_seed: int = 0) -> list[Case]:
    """Spread a number of stays in town over tables and sizes of the posse."""
    return [structs.replace(case, between="stay", hardy=False) for case in cases(count, first_seed)]


def posse_of(case: Case) -> Posse:
    """Make up a posse whose heroes have been through something: each has items, tokens, Gold and Dark Stone of its own."""
    random = Random(case.seed)
    items = sorted(item for item, entry in content().items.items() if entry.deck and not entry.slots)
    clothes = sorted(item for item, entry in content().items.items() if entry.deck and entry.slots)
    tokens = sorted(content().tokens)
    heroes = [
        HeroRecord(
            id=f"hero-{number}",
            name="",
            hero_class=hero_class,
            made=True,
            gold=random.randrange(5) * 25,
            dark_stone=random.randrange(3),
            corruption=random.randrange(5),
            bag=random.sample(tokens, random.randrange(4)),
            items=[Held(item, equipped=False) for item in (*random.sample(items, 3), *random.sample(clothes, 2))],
        )
        for number, hero_class in enumerate(party(content(), case.heroes), start=1)
    ]
    return Posse(heroes=heroes)


def player_of(case: Case) -> Player:
    return HeuristicPlayer(case.seed) if case.heuristic else RandomPlayer(case.seed, INTERRUPTS)


def chapter_of(case: Case, player: Player | None = None) -> AnyChapter:
    """Set the chapter of a case up; without a player, at a table where nobody sits."""
    if not case.between:
        return game_of(case, player)
    setup = BETWEEN[case.between](posse=posse_of(case), seed=case.seed, profile=case.table.profile, options=case.table.changes)
    return new_chapter(setup, table=solo(player or Nobody()), content=content())


def game_of(case: Case, player: Player | None = None) -> Adventure:
    """Set the adventure of a case up; without a player, at a table where nobody sits."""
    game = new_game(setup_of(case), table=solo(player or Nobody()), content=content())
    if case.hardy:
        for hero in game.state.heroes.values():
            hero.printed |= {"health": HARDY, "sanity": HARDY}
    return game
