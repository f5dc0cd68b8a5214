"""The frontier as the expansion tells it: towns of a size and a type, found at the end of the road (FRONTIER)."""

from __future__ import annotations

from lantern.content.towns import TownSize, TownType
from lantern.rules.numbers.dice import roll
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.events import TownFound
from lantern.rules.table.settlement import Town
from lantern.rules.table.state import Hero

#: How many locations a town has, by its size (FRONTIER-02).
SIZES: dict[TownSize, int] = {"small": 4, "medium": 6, "large": 8}
#: The size of a town that nobody has chosen.
USUAL: TownSize = "medium"
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
    total = sum(roll(game, "town-type", 2))
    known = list(game.content.town_types.values())
    found = next(each for each in reversed(known) if each.low <= total <= each.high)  # a later pack's before an earlier one's
    steps = list(SIZES)
    size = steps[min(steps.index(settlement.size or USUAL) + found.larger, len(steps) - 1)]
    town = Town(game.pick("town-name", list(NAMES)), found.id, size, _draw_locations(game, found, SIZES[size]))
    settlement.town = town
    game.tell(TownFound(town.name, town.size, town.type))


def _draw_locations(game: AnyChapter, found: TownType, count: int) -> list[str]:
    """Draw as many locations as a town has: first those that its type requires, never one that it forbids."""
    places = game.content.locations
    drawn = [name for name in found.requires if name in places]
    rest = [name for name in sorted(places) if places[name].number and name not in (*drawn, *found.forbids)]
    while rest and len(drawn) < count:
        drawn.append(game.pick("town-location", rest))
        rest.remove(drawn[-1])
    return sorted(drawn, key=lambda name: places[name].number)


def looked_at(game: AnyChapter, hero: Hero) -> int:
    """Roll for each marker of Unwanted Attention: each 1 lowers what a hero rolls for a location event (FRONTIER-08)."""
    town, known = type_of_town(game), game.content.conditions
    if town is not None and not town.minds:
        return 0
    markers = sum(count for marker, count in hero.markers.items() if "draws_eyes" in known[marker].flags)
    return roll(game, "attention", markers).count(1) if markers else 0
