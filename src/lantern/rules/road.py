"""What the road and the town do to heroes, and the road to the town (TRAVEL, TOWN)."""

from __future__ import annotations

from lantern.content.verbs.road import (
    DestroyLocations,
    DestroyTown,
    LeaveForever,
    LimitStay,
    LoseByDie,
    LoseForGood,
    NextMission,
    ShiftHazards,
)
from lantern.rules.belongings.resources import discard_item, discardable
from lantern.rules.belongings.who import each
from lantern.rules.frontier import is_frontier
from lantern.rules.harm.charts import way_out_of
from lantern.rules.harm.warding_off import is_cancelled
from lantern.rules.numbers.dice import amount, roll
from lantern.rules.numbers.losing import free_dark_stone, lose
from lantern.rules.numbers.perform import performs_anywhere
from lantern.rules.numbers.quantities import icons_of
from lantern.rules.table.chapter import AnyChapter, Context
from lantern.rules.table.events import LeftForever, LocationDestroyed, NextMissionSet, TownDestroyed
from lantern.rules.table.lasting import change_for_good
from lantern.rules.table.reasons import printed
from lantern.rules.table.state import Hero
from lantern.rules.table.windows import Looming
from lantern.rules.town.visits import can_be_here, stay_of, visited_by

#: The keyword of what is worn, also of what is worn nowhere in particular (TRAVEL-20).
CLOTHING = "Clothing"


@performs_anywhere(DestroyLocations)
def destroy_locations(game: AnyChapter, effect: DestroyLocations, context: Context) -> None:
    """Destroy locations of the town: the one that a hero visits, or so many, chosen by chance, none of them twice.

    (TRAVEL-09, TOWN-21, TOWN-22.)
    """
    if effect.here:
        destroy_location(game, visited_by(game, context.hero))
        return
    count = amount(game, effect.count, "locations", None, context.counted, context.source)
    if effect.evening:
        stay_of(game).doomed += count
        return
    if is_frontier(game) and game.state.settlement.town is None:
        game.state.settlement.losses += count  # FRONTIER-04: which they are is seen when the town is found
        return
    destroy_by_chance(game, count)


def destroy_by_chance(game: AnyChapter, count: int) -> None:
    """Destroy so many locations of the town, each as likely as the others (TOWN-21)."""
    for _ in range(count):
        standing = [each for each in numbered_locations(game) if each not in game.state.settlement.destroyed]
        if standing:
            destroy_location(game, game.pick("location", standing))


def destroy_location(game: AnyChapter, location: str) -> None:
    """Destroy a location, if there is one to destroy (TOWN-22)."""
    if location and location not in game.state.settlement.destroyed:
        game.state.settlement.destroyed.append(location)
        game.tell(LocationDestroyed(location))


def numbered_locations(game: AnyChapter) -> list[str]:
    """Return the locations of a town, by the number of the die that chooses one (TOWN-21); a found one has its own.

    (FRONTIER-04.)
    """
    places, town = game.content.locations, game.state.settlement.town
    if is_frontier(game):
        return list(town.locations) if town is not None else []
    here = (name for name, place in places.items() if place.number and can_be_here(game, place))
    return sorted(here, key=lambda name: places[name].number)


def locations_of(game: AnyChapter) -> list[str]:
    """Return all locations of a town: those that have a number, and what else the table plays with (LOC-01)."""
    places = game.content.locations
    return [
        *numbered_locations(game),
        *sorted(name for name, place in places.items() if not place.number and can_be_here(game, place)),
    ]


def open_locations(game: AnyChapter) -> list[str]:
    """Return the locations that can be visited: those that are neither destroyed nor shut for the day (TOWN-22)."""
    closed = (*game.state.settlement.destroyed, *stay_of(game).shut)
    return [location for location in locations_of(game) if location not in closed]


def wreck(game: AnyChapter, locations: list[str], up_to: int) -> None:
    """Roll a D6 for each of these locations, and destroy it if the die shows no more than this."""
    faces = roll(game, "locations", len(locations)) if locations else []
    for location, face in zip(locations, faces, strict=True):
        if face <= up_to:
            destroy_location(game, location)


@performs_anywhere(DestroyTown)
def destroy_town(game: AnyChapter, effect: DestroyTown, context: Context) -> None:  # noqa: ARG001 - it is nobody's
    """Destroy the town with all its locations (CAMP-19, TOWN-22)."""
    settlement = game.state.settlement
    settlement.razed = True
    settlement.destroyed = locations_of(game)
    game.tell(TownDestroyed())


@performs_anywhere(NextMission)
def next_mission(game: AnyChapter, effect: NextMission, context: Context) -> None:  # noqa: ARG001 - it is nobody's
    """Say which mission the posse must play next (CAMP-19)."""
    game.state.settlement.next_mission = effect.mission
    game.tell(NextMissionSet(effect.mission))


@performs_anywhere(LimitStay)
def limit_stay(game: AnyChapter, effect: LimitStay, context: Context) -> None:  # noqa: ARG001 - it is nobody's
    """Let the stay be short (TRAVEL-15)."""
    known = game.state.settlement.most_days
    game.state.settlement.most_days = min(known, effect.days) if known else effect.days


@performs_anywhere(ShiftHazards)
def shift_hazards(game: AnyChapter, effect: ShiftHazards, context: Context) -> None:  # noqa: ARG001 - it is nobody's
    """Make the camp site and the town safer, or less safe (TRAVEL-22)."""
    game.state.settlement.hazards += effect.by


@performs_anywhere(LoseForGood)
def lose_for_good(game: AnyChapter, effect: LoseForGood, context: Context) -> None:
    """Lower a number of a hero for good, never below 1 (INJ-08)."""
    for hero in each(game, effect.who, context):
        sheet = game.content.heroes[hero.hero_class]
        lost = amount(game, effect.by, "lost-for-good", hero, context.counted, context.source, less=True)
        lost = min(lost, printed(game.content, sheet, hero.printed, effect.stat) - 1)
        if lost > 0:
            change_for_good(game, hero, effect.stat, -lost, context.source)
            game.knock_out_if_down(hero)


@performs_anywhere(LoseByDie)
def lose_by_die(game: AnyChapter, effect: LoseByDie, context: Context) -> None:
    """Roll for each thing of a kind, and lose it if the die is too low (TRAVEL-12, TRAVEL-20); nobody's own dice."""
    for hero in each(game, effect.who, context):
        if effect.things == "dark_stone" and (shards := free_dark_stone(hero)):
            faces = roll(game, "dark-stone", shards, target=effect.keep)
            lose(game, hero, "dark_stone", sum(face < effect.keep for face in faces))
        places = [place for place in discardable(game, hero) if _is_of(game, hero, place, effect.things)]
        faces = roll(game, "things", len(places), target=effect.keep) if places else []
        gone = [place for place, face in zip(places, faces, strict=True) if face < effect.keep]
        for place in reversed(gone):
            discard_item(game, hero, place)


def _is_of(game: AnyChapter, hero: Hero, place: int, things: str) -> bool:
    """Tell whether an item has a Dark Stone icon, on itself or on an upgrade; or whether it is clothing."""
    held = hero.items[place]
    if things == "dark_stone":
        return icons_of(game, held) > 0  # DSTONE-02
    item = game.content.items[held.id]
    return CLOTHING in item.keywords or bool(set(item.slots) - {"transport"})


@way_out_of("travel-hazards")
@way_out_of("frontier-hazards")
def is_kept_away(game: AnyChapter, rolled: Hero) -> bool:
    """Let any hero who is there, the one who rolled it first, keep a hazard of the road from happening (TRAVEL-28)."""
    looming = Looming(card="travel-hazards")
    others = [hero for hero in game.present() if hero is not rolled]
    return any(is_cancelled(game, hero, "hazard", looming) for hero in (rolled, *others))


@performs_anywhere(LeaveForever)
def leave_forever(game: AnyChapter, effect: LeaveForever, context: Context) -> None:
    """Let a hero leave the campaign; nobody can bring it back (DEATH-09)."""
    for hero in each(game, effect.who, context):
        hero.dead = hero.lost_for_good = True
        hero.ko = False
        game.standing_changed()
        game.tell(LeftForever(hero.id))
        game.has_died(hero)
