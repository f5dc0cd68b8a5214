"""The frontier as the expansion tells it: towns of a size and a type, found at the end of the road (FRONTIER)."""

from __future__ import annotations

from lantern.content.bends.mine import Hunted, PathFinder, Unseen
from lantern.content.towns import TownSize, TownType
from lantern.core.questions import ChooseOne
from lantern.rules.numbers.bends import bends, bent, different
from lantern.rules.numbers.dice import roll
from lantern.rules.numbers.in_play import keywords
from lantern.rules.numbers.triggers import can_pay, note_use, pay
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.choices.town import TownTotal
from lantern.rules.table.events import TownFound
from lantern.rules.table.settlement import Town
from lantern.rules.table.state import Hero

#: How many locations a town has, by its size (FRONTIER-02).
SIZES: dict[TownSize, int] = {"small": 4, "medium": 6, "large": 8}
#: The size of a town that nobody has chosen.
USUAL: TownSize = "medium"
#: The least and the most that two dice for the type of a town show.
LOWEST, HIGHEST = 2, 12
#: What towns are called.
NAMES = (
    "Ash Hollow", "Bitter Creek", "Blackrock", "Bone Ridge", "Broken Wheel", "Buzzard's Perch", "Calico Bend", "Cinder Flats",
    "Cold Spring", "Copper Gulch", "Coyote Wells", "Crow's Rest", "Dead Pine", "Dry Ford", "Dusty Bluff", "Eagle Pass",
    "Flint", "Gallows Hill", "Ghost Mesa", "Hangman's Fork", "Iron Springs", "Last Chance", "Lone Cedar", "Mercy",
    "Mule Crossing", "New Hope", "Old Wagon", "Perdition", "Prudence", "Rattlesnake Bar", "Red Butte", "Salt Lick",
    "Silver Draw", "Sorrow", "Tin Cup", "Widow's Peak",
)  # fmt: skip

#: The status of whoever is looked at too closely (FRONTIER-08).
ATTENTION = "unwanted-attention"


def is_frontier(game: AnyChapter) -> bool:
    """Tell whether towns are found as the expansion tells it (FRONTIER-01)."""
    return game.state.options.frontier_town


def type_of_town(game: AnyChapter) -> TownType | None:
    """Return the type of the town where the posse is, if it is in one that has a type."""
    town = game.state.settlement.town
    return game.content.town_types[town.type] if town is not None else None


def find_town(game: AnyChapter) -> None:
    """Find a town: its type is rolled, its locations are drawn, and what was lost of it is gone (FRONTIER-03, FRONTIER-04)."""
    settlement = game.state.settlement
    total = _found_by(game, sum(roll(game, "town-type", 2)))
    found = _type_by(game, total)
    steps = list(SIZES)
    size = steps[min(steps.index(settlement.size or USUAL) + found.larger, len(steps) - 1)]
    town = Town(game.pick("town-name", list(NAMES)), found.id, size, _draw_locations(game, found, SIZES[size]))
    settlement.town = town
    game.tell(TownFound(town.name, town.size, town.type))


def _found_by(game: AnyChapter, total: int) -> int:
    """Let those who know a better way change the roll for the type of the town, each once."""
    for hero in game.present():
        for source, bend in bends(game, hero, PathFinder):
            if bend.cost is not None and not can_pay(game, hero, bend.cost):
                continue
            totals = [each for each in (total - bend.by, total, total + bend.by) if LOWEST <= each <= HIGHEST]
            options = [TownTotal(each, _type_by(game, each).id) for each in totals]
            usual, about = totals.index(total), {"source": source, "result": total}
            question = ChooseOne(
                kind="town-type", who=hero.id, options=options, about=about, default=usual, interruptible=False
            )
            chosen = game.ask(question).value
            if chosen != total:
                if bend.cost is not None:
                    pay(game, hero, bend.cost, source)
                note_use(game, hero, source)
                total = chosen
    return total


def _type_by(game: AnyChapter, total: int) -> TownType:
    """Return the type of town that a total finds; a later pack's before an earlier one's."""
    return next(each for each in reversed(game.content.town_types.values()) if each.low <= total <= each.high)


def _draw_locations(game: AnyChapter, found: TownType, count: int) -> list[str]:
    """Draw as many locations as a town has: first those that its type requires, never one that it forbids."""
    places = game.content.locations
    drawn = [name for name in found.requires if name in places]
    rest = [name for name in sorted(places) if places[name].number and name not in (*drawn, *found.forbids)]
    while rest and len(drawn) < count:
        drawn.append(game.pick("town-location", rest))
        rest.remove(drawn[-1])
    return sorted(drawn, key=lambda name: places[name].number)


def is_wanted(game: AnyChapter, hero: Hero) -> bool:
    """Tell whether a hero is looked for (FRONTIER-08)."""
    return eyes_on(game, hero) > 0


def eyes_on(game: AnyChapter, hero: Hero) -> int:
    """Return the markers for being Wanted: by what a hero did, or in some towns by what it is (FRONTIER-08)."""
    town = type_of_town(game)
    if town is not None and town.wanted:
        return int(town.wanted in keywords(game, hero))
    hunted = bent(game, hero, Hunted)
    return hunted.markers if hunted is not None else 0


def looked_at(game: AnyChapter, hero: Hero) -> int:
    """Roll for each marker of Unwanted Attention: each 1 lowers what a hero rolls for a location event (FRONTIER-08)."""
    town, known = type_of_town(game), game.content.conditions
    if town is not None and not town.minds:
        return 0
    markers = sum(count for marker, count in hero.markers.items() if "draws_eyes" in known[marker].flags)
    markers = max(0, markers - sum(bend.markers for bend in different(bends(game, hero, Unseen))))
    return roll(game, "attention", markers).count(1) if markers else 0
