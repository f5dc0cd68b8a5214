"""How things stand, in points: one point is one Wound, or one point of Sanity, that a hero does not lose."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from lantern.content.verbs.grammar import Amount
from lantern.views.observation import EnemyModel, Hero, Observation

#: How many turns an enemy that is left alone goes on hurting somebody.
TURNS_TO_COME = 1.5
#: What an enemy that does no harm is worth getting rid of: the fight lasts as long as anybody stands.
NUISANCE = 0.6
#: A fight that can be lost in so many turns is dire.
SHORT = 3.0
#: What one Grit is worth.
GRIT = 1.4
SIDES = {"D3": 3, "D6": 6, "D8": 8, "P": 6}
MEAN = {"D3": 2.0, "D6": 3.5, "D8": 4.5, "P": 25 / 6}
AVERAGE_SAVE = 0.45


def best(scores: Sequence[float], luck: int) -> int:
    """Return the place of the highest score; among equals whichever luck points at."""
    highest = max(scores)
    equal = [place for place, score in enumerate(scores) if score >= highest - 1e-9]
    return equal[luck % len(equal)]


def chance(target: int, sides: int = 6) -> float:
    """Return how likely a die shows a number or more."""
    return max(0.0, min(1.0, (sides + 1 - target) / sides))


def mean(what: Amount | int) -> float:
    """Return what an amount comes to on average; what is counted, as if there were two of it."""
    if isinstance(what, int):
        return float(what)
    base = 2.0 if what.count is not None else what.dice * MEAN[what.die] if what.die is not None else 0.0
    return base * what.times + what.plus


# -- heroes ---------------------------------------------------------------------------------------


def hurt(seen: Observation, hero: Hero) -> float:
    """Return how near a hero is to being KO'd: 0 is sound, 1 is down."""
    wounds = hero.wounds / seen.value(hero, "health") if hero.wounds else 0.0
    return max(wounds, hero.sanity_damage / seen.value(hero, "sanity")) if hero.sanity_damage else wounds


def need(left: int, points: float) -> float:
    """Return what healing some points is worth: the nearer to zero, the more."""
    urgency = 2.0 if left <= 2 else 1.5 if left <= 4 else 1.0 if left <= 6 else 0.6
    return urgency * points


# -- enemies --------------------------------------------------------------------------------------


def harm(seen: Observation, kind: str, hero: Hero | None = None) -> float:
    """Return what one model does in a turn to somebody it can attack: a hero, or the average one."""
    return strikes(seen, kind, hero) + dread_of(seen, kind)


def strikes(seen: Observation, kind: str, hero: Hero | None = None) -> float:
    """Return the Wounds of one model's attack on average."""
    save = chance(seen.value(hero, "defense")) if hero is not None else AVERAGE_SAVE
    armor = seen.value(hero, "armor") if hero is not None else 0
    through = (1 - save) * (1 - chance(armor) if armor else 1)
    damage = mean(seen.damage_of(kind))
    combat = seen.enemy_value(kind, "combat")
    hits = combat * chance(seen.enemy_value(kind, "to_hit_melee"))
    hits += combat * (seen.hits_of_a_six(kind) - 1) / 6
    done = hits * through * damage
    ranged = seen.ranged_attack_of(kind)
    if ranged is not None:
        shots = (ranged.shots + seen.enemy_value(kind, "shots")) * chance(seen.enemy_value(kind, "to_hit_ranged"))
        done = max(done, shots * through * mean(ranged.damage or damage))  # type: ignore[arg-type]
    return done


def dread_of(seen: Observation, kind: str) -> float:
    """Return the Sanity that one adjacent model costs on average, each turn."""
    hits = seen.enemy_value(kind, "fear") + seen.enemy_value(kind, "terror") + seen.enemy_value(kind, "unspeakable_terror")
    return hits * horror_hit(seen, kind)


def horror_hit(seen: Observation, kind: str, hero: Hero | None = None) -> float:
    """Return the Sanity that one Horror Hit of a type costs a hero on average."""
    save = chance(seen.value(hero, "willpower")) if hero is not None else AVERAGE_SAVE
    return (1 - save) * (1 + seen.extra_horror(kind))


def price(seen: Observation, kind: str) -> float:
    """Return what it is worth to kill one model of a type."""
    return harm(seen, kind) * TURNS_TO_COME + NUISANCE


def prices(seen: Observation, enemies: Iterable[EnemyModel]) -> dict[str, float]:
    """Return what it is worth to kill one model of each type that is among some enemies."""
    return {kind: price(seen, kind) for kind in {enemy.kind for enemy in enemies}}


@lru_cache(maxsize=8192)
def wounds_of_a_hit(sides: int, bonus: int, defense: int, left: int) -> float:
    """Return the Wounds that count, on average, of one Hit with a Damage die, a bonus and a Defense against it."""
    return sum(min(left, max(0, face + bonus - defense)) for face in range(1, sides + 1)) / sides


@lru_cache(maxsize=8192)
def wounds_of_a_die(
    target: int, sides: int, critical: int, damage_sides: int, bonus: int, defense: int, sharp: int, left: int
) -> float:
    """Return the Wounds of one To Hit die on average; `sharp` is the Defense that a Critical Hit meets."""
    total = 0.0
    for face in range(1, sides + 1):
        if face >= target:
            total += wounds_of_a_hit(damage_sides, bonus, sharp if face >= critical else defense, left)
    return total / sides


def is_dire(seen: Observation) -> bool:
    """Tell whether nothing is worth keeping: the last fight, somebody down, or enemies who need three turns at most."""
    heroes = seen.standing()
    if (seen.fight is not None and seen.fight.objective) or len(heroes) < len(seen.heroes):
        return True
    left = sum(min(seen.health_left(hero), seen.sanity_left(hero)) for hero in heroes)
    kinds = [enemy.kind for enemy in seen.enemies.values()]
    harms = {kind: harm(seen, kind) for kind in set(kinds)}
    return sum([harms[kind] for kind in kinds]) * SHORT >= left
