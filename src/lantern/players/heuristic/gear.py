"""What things are to one hero: what it would hold and wear of all that it has, and what one more would change."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from lantern.content.entries import Item, Weapon
from lantern.content.entry import Power
from lantern.content.verbs.attacks import AddDamage
from lantern.players.heuristic.judging import MEAN, SIDES, chance, mean
from lantern.players.heuristic.things import worth_of_stat
from lantern.views.observation import ChapterObservation, Hero

#: What one Wound more in each attack is worth, and how much of it the attack that is used less.
STRIKE, SECOND = 3.0, 0.35
#: What a second gun is worth compared with the first.
OTHER_GUN = 0.5
#: The Defense of most enemies; some of every blow comes through.
DEFENSE, LEAST_BLOW = 2.0, 0.6
#: From what on a Hit is Critical, as a rule.
CRITICAL = 6
#: What holds only now and then.
AT_TIMES = 0.5
#: What an ability, and dice that may be rolled again, are worth at least.
ABILITY, REROLL = 0.5, 1.2
#: Whoever made the price of a thing knew what its abilities are good for: so many points of worth for its gold.
HINT = 1 / 650
#: What a shard of Dark Stone brings at the bank, on average.
STONE = 87
#: Somebody with a tail holds so many things (MUT-25).
MOST_HELD = 3
#: A second thing of a kind is worth so much of the first.
AGAIN = 0.3
#: The numbers that make an attack.
OF_ATTACKS = frozenset({"combat", "damage", "shots"})


def price_of(item: Item) -> float:
    """Return what is asked for an item, or what it brings, with its Dark Stone in gold."""
    if item.price is None:
        return item.gold
    return item.price.gold + STONE * item.price.dark_stone


def besides_attacks(power: Power, price: float = 0.0) -> float:
    """Return what something is worth in all but the numbers of attacks; its price tells of abilities nobody can weigh."""
    total, abilities = 0.0, 0
    for modifier in power.modify:
        if modifier.set or modifier.per is not None:
            abilities += 1
        elif modifier.whose is None:
            share = 1.0 if modifier.when is None else AT_TIMES
            total += share * sum(worth_of_stat(stat, by) for stat, by in modifier.change.items() if stat not in OF_ATTACKS)
    abilities += len(power.actions) + len(power.triggers) + len(power.flags) + len(power.bend) + len(power.immune)
    again = len(power.rerolls) + len(power.turns)
    if abilities or again:
        total += max(ABILITY * abilities + REROLL * again, HINT * price)
    return total


def can_use(seen: ChapterObservation, hero: Hero, item: Item) -> bool:
    """Tell whether an item is for a hero, and whether it is strong or clever enough for it (ITEM-09)."""
    called = {*seen.keywords_of_hero(hero), seen.content.heroes[hero.hero_class].name["en"]}
    fit = not item.only or not called.isdisjoint(item.only)
    return fit and all(seen.value(hero, skill) >= least for skill, least in item.needs.items())


# -- hands ----------------------------------------------------------------------------------------


def in_hands(seen: ChapterObservation, hero: Hero, held: Sequence[Item]) -> float:
    """Return what it is worth to a hero to hold these things, and nothing else."""
    now = [seen.content.items[each.id] for each in hero.items if each.equipped and seen.content.items[each.id].hands]

    def number(stat: str) -> float:
        return seen.value(hero, stat) - sum(_more(item, stat) for item in now) + sum(_more(item, stat) for item in held)

    melee = number("combat") * _of_die(seen.value(hero, "to_hit_melee"), CRITICAL, 6, MEAN["D6"] + number("damage"))
    aim = seen.value(hero, "to_hit_ranged")
    guns = sorted((_of_gun(item.weapon, aim, _shots(seen, hero, item.weapon)) for item in held if item.weapon), reverse=True)
    shooting = sum(each if place == 0 else OTHER_GUN * each for place, each in enumerate(guns))
    hits = 1 - (1 - chance(seen.value(hero, "to_hit_melee"), 6)) ** number("combat")
    melee += float(hits * sum(_once_a_turn(item) for item in held))
    attacks = STRIKE * (max(melee, shooting) + SECOND * min(melee, shooting))
    return attacks + sum(besides_attacks(item, price_of(item)) for item in held)


def _once_a_turn(item: Item) -> float:
    """Return the Damage that a hand weapon adds to one Hit of each turn."""
    own = [action for action in item.actions if action.timing == "hit" and action.limit == "turn" and action.cost is None]
    of_melee = [action for action in own if action.when is not None and action.when.attack == "melee"]
    return sum(mean(each.count) for action in of_melee for each in action.effect if isinstance(each, AddDamage))


def _shots(seen: ChapterObservation, hero: Hero, weapon: Weapon) -> int:
    return seen.value(hero, weapon.shots_by) if weapon.shots_by is not None else weapon.shots


def _of_gun(weapon: Weapon, aim: int, shots: int) -> float:
    damage, sides = MEAN[weapon.damage_die] + weapon.damage, SIDES[weapon.to_hit_die]
    return shots * _of_die(aim, weapon.critical if weapon.criticals else sides + 1, sides, damage) + 0.02 * weapon.range


def _of_die(aim: int, critical: int, sides: int, damage: float) -> float:
    """Return the Wounds of a To Hit die: past Defense if it is a Critical Hit."""
    sharp = chance(max(aim, critical), sides)
    return (chance(aim, sides) - sharp) * _blow(damage) + sharp * damage


def _blow(damage: float) -> float:
    return max(LEAST_BLOW, damage - DEFENSE)


def _more(item: Item, stat: str) -> float:
    own = [each for each in item.modify if each.whose is None and each.per is None and not each.set]
    return sum(each.change.get(stat, 0) * (1.0 if each.when is None else AT_TIMES) for each in own)


# -- all together ---------------------------------------------------------------------------------


def outfit(seen: ChapterObservation, hero: Hero, things: Sequence[Item]) -> tuple[float, set[int]]:
    """Return what a hero has of some things, and the places of those that it would use: held, worn or simply carried."""
    usable = [place for place, item in enumerate(things) if can_use(seen, hero, item)]
    hands = _best_in_hands(seen, hero, things, [place for place in usable if things[place].hands])
    worn = _best_worn(things, [place for place in usable if things[place].slots and not things[place].hands])
    used = {*hands, *worn, *(place for place in usable if not things[place].hands and not things[place].slots)}
    total = in_hands(seen, hero, [things[place] for place in hands])
    known: set[str] = set()
    for place in sorted(used.difference(hands)):
        share = AGAIN if things[place].id in known else 1.0
        known.add(things[place].id)
        total += share * of_carried(things[place])
    return total, used


def of_carried(item: Item) -> float:
    """Return what something is worth that is worn or carried, or forged onto something else."""
    attacks = sum(worth_of_stat(stat, _more(item, stat)) for stat in OF_ATTACKS)
    return attacks + besides_attacks(item, price_of(item))


def _best_in_hands(seen: ChapterObservation, hero: Hero, things: Sequence[Item], places: Iterable[int]) -> tuple[int, ...]:
    found = list(places)
    sets = [chosen for count in range(min(MOST_HELD, len(found)) + 1) for chosen in combinations(found, count)]
    fitting = [chosen for chosen in sets if seen.can_hold(hero, [things[place] for place in chosen])]
    return max(fitting, key=lambda chosen: in_hands(seen, hero, [things[place] for place in chosen]), default=())


def _best_worn(things: Sequence[Item], places: Iterable[int]) -> list[int]:
    taken: set[str] = set()
    worn: list[int] = []
    for place in sorted(places, key=lambda place: -of_carried(things[place])):
        if taken.isdisjoint(things[place].slots):
            taken.update(things[place].slots)
            worn.append(place)
    return worn


def things_of(seen: ChapterObservation, hero: Hero) -> list[Item]:
    """Return all items that a hero has."""
    return [seen.content.items[held.id] for held in hero.items]


def change_by(seen: ChapterObservation, hero: Hero, item: Item, now: float | None = None) -> float:
    """Return what one more item would be worth to a hero, with what it would put away for it; `now` is what it has."""
    if item.attaches is not None:
        return of_carried(item)
    if not can_use(seen, hero, item):
        return 0.0
    have = things_of(seen, hero)
    return outfit(seen, hero, [*have, item])[0] - (outfit(seen, hero, have)[0] if now is None else now)


def not_needed(seen: ChapterObservation, hero: Hero) -> list[int]:
    """Return the places of the items that a hero neither holds nor wears nor uses, and never would beside the others."""
    have = things_of(seen, hero)
    used = outfit(seen, hero, have)[1]
    return [place for place, item in enumerate(have) if place not in used and item.attaches is None]
