"""What posses buy that have come into a fortune: is what nobody else ever has too dear for them, or good for nothing."""

from __future__ import annotations

from collections import Counter
from functools import partial
from importlib.metadata import version
from itertools import count as numbers_from
from pathlib import Path
from random import Random

from msgspec import Struct, structs

from lantern.campaign.posse import Posse
from lantern.campaign.records import HeroRecord, new_record
from lantern.content.library import Content
from lantern.core.journal import Journal
from lantern.core.play import run_to_end
from lantern.core.table import solo
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.setups import Setup, StaySetup, new_chapter
from lantern.players.table import header_of
from lantern.rules.frontier import find_town
from lantern.rules.table.events import Bought, Served
from lantern.rules.table.settlement import Settlement
from lantern.rules.table.state import CardInPlay, Held
from lantern.simulate.campaigns import first_setup
from lantern.simulate.one_game import content_for_good
from lantern.simulate.unfinished import play_numbers

#: What each hero brings, one of these: enough for one thing that others save for, up to enough for anything.
GOLD = (1_300, 1_600, 2_000, 3_000, 5_000, 8_000, 16_000)
DARK_STONE = (0, 4, 12, 30)
#: How many of them have suffered something, of which kinds: else nobody wants what heals it.
HARMED, HARMS = 0.4, frozenset({"injury", "madness", "mutation"})
#: What each of their towns has, whatever else the plan wants: else what is sold there is met by too few.
OPEN: dict[str, bool | int | str] = {"shrine": True}
#: The stays have the seeds from here on: others than those of the page. A posse that looks for a town of a type tries seeds so
#: far apart, until it finds one.
FIRST_SEED, APART = 20_000, 100_000


class Spree(Struct, frozen=True):
    """A stay of rich heroes, and what they had in it."""

    number: int
    heroes: int
    had: dict[str, int]


class SpreesBegun(Struct, frozen=True):
    """The first line of the file of an unfinished run."""

    version: str


def _rich(content: Content, hero_class: str, seed: int, number: int, chance: Random) -> HeroRecord:
    """Return a new hero with what its class begins with, and a fortune; some have something that wants a cure."""
    items = [Held(name, number=place) for place, name in enumerate(content.heroes[hero_class].starting_items, start=1)]
    record = new_record(hero_class, seed, number)
    gold, stones = chance.choice(GOLD), chance.choice(DARK_STONE)
    harms = sorted(name for name, each in content.conditions.items() if each.kind in HARMS)
    suffers = [CardInPlay(chance.choice(harms))] if chance.random() < HARMED else []
    return structs.replace(record, made=True, items=items, gold=gold, dark_stone=stones, conditions=suffers)


def play_spree(number: int, *, packs: tuple[str, ...] = (), sets: tuple[str, ...] = ()) -> Spree:
    """Let new heroes with a fortune stay in a town."""
    content = content_for_good(packs, user=False, sets=sets)
    seed = FIRST_SEED + number
    first, chance = first_setup(content, seed), Random(seed)  # noqa: S311 - a game, not a secret
    first = structs.replace(first, options=first.options | OPEN)
    heroes = [_rich(content, each, seed, place, chance) for place, each in enumerate(first.heroes)]
    setup = town_for(content, first, heroes, seed, number)
    game = new_chapter(setup, table=solo(HeuristicPlayer(seed)), content=content)
    run_to_end(game, Journal(header_of(setup, game)))
    had = Counter(event.item for event in game.events if isinstance(event, Bought))
    had.update(event.service for event in game.events if isinstance(event, Served))
    return Spree(number, len(heroes), dict(had))


def town_for(content: Content, first: Setup, heroes: list[HeroRecord], seed: int, number: int) -> StaySetup:
    """Return a stay in a town: where towns have types, one of each in turn, and large, so that what few of them sell is met."""
    frontier = bool(first.options.get("frontier_town"))
    wanted = sorted(content.town_types)[number % len(content.town_types)]
    for each in numbers_from(seed, APART):
        posse = Posse(heroes=heroes, settlement=Settlement(size="large") if frontier else Settlement())
        setup = StaySetup(posse=posse, seed=each, profile=first.profile, options=first.options)
        if not frontier or type_found(setup, content) == wanted:
            break
    return setup


def type_found(setup: StaySetup, content: Content) -> str:
    """Return the type of the town that a posse comes to (FRONTIER-03)."""
    game = new_chapter(setup, content=content)
    find_town(game)
    town = game.state.settlement.town
    return town.type if town is not None else ""


def play_sprees(count: int, jobs: int, kept: Path, packs: tuple[str, ...] = (), sets: tuple[str, ...] = ()) -> list[Spree]:
    """Let the first rich posses of the plan stay in town, writing each down; those already written down do not stay again."""
    begun = SpreesBegun(version("old-lantern"))
    return play_numbers(partial(play_spree, packs=packs, sets=sets), count, jobs, kept, begun, Spree)
