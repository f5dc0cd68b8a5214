"""How things stand, in points: one point is one Wound, or one point of Sanity, that a hero does not lose."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from lantern.content.bends.enemies import SixesCount
from lantern.content.verbs.grammar import Amount
from lantern.rules.bends import enemy_bent
from lantern.rules.enemy_attacks import damage_of, ranged_attack_of
from lantern.rules.fear import extra_horror
from lantern.rules.game import Game
from lantern.rules.state import EnemyModel, Hero
from lantern.rules.values import enemy_value, health_of, value

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


def health_left(game: Game, hero: Hero) -> int:
    """Return the Wounds a hero can take until it is KO'd."""
    return value(game, hero, "health") - hero.wounds


def sanity_left(game: Game, hero: Hero) -> int:
    """Return the Sanity a hero can lose until it is KO'd."""
    return value(game, hero, "sanity") - hero.sanity_damage


def hurt(game: Game, hero: Hero) -> float:
    """Return how near a hero is to being KO'd: 0 is sound, 1 is down."""
    return max(hero.wounds / value(game, hero, "health"), hero.sanity_damage / value(game, hero, "sanity"))


def need(left: int, points: float) -> float:
    """Return what healing some points is worth: the nearer to zero, the more."""
    urgency = 2.0 if left <= 2 else 1.5 if left <= 4 else 1.0 if left <= 6 else 0.6
    return urgency * points


# -- enemies --------------------------------------------------------------------------------------


def harm(game: Game, kind: str, hero: Hero | None = None) -> float:
    """Return what one model does in a turn to somebody it can attack: a hero, or the average one."""
    return strikes(game, kind, hero) + dread_of(game, kind)


def strikes(game: Game, kind: str, hero: Hero | None = None) -> float:
    """Return the Wounds of one model's attack on average."""
    save = chance(value(game, hero, "defense")) if hero is not None else AVERAGE_SAVE
    armor = value(game, hero, "armor") if hero is not None else 0
    through = (1 - save) * (1 - chance(armor) if armor else 1)
    damage = mean(damage_of(game, kind))
    hits = enemy_value(game, kind, "combat") * chance(enemy_value(game, kind, "to_hit_melee"))
    six = enemy_bent(game, kind, SixesCount)
    if six is not None:
        hits += enemy_value(game, kind, "combat") * (six.hits - 1) / 6
    done = hits * through * damage
    ranged = ranged_attack_of(game, kind)
    if ranged is not None:
        shots = (ranged.shots + enemy_value(game, kind, "shots")) * chance(enemy_value(game, kind, "to_hit_ranged"))
        done = max(done, shots * through * mean(ranged.damage or damage))  # type: ignore[arg-type]
    return done


def dread_of(game: Game, kind: str) -> float:
    """Return the Sanity that one adjacent model costs on average, each turn."""
    hits = enemy_value(game, kind, "fear") + enemy_value(game, kind, "terror") + enemy_value(game, kind, "unspeakable_terror")
    return hits * horror_hit(game, kind)


def horror_hit(game: Game, kind: str, hero: Hero | None = None) -> float:
    """Return the Sanity that one Horror Hit of a type costs a hero on average."""
    save = chance(value(game, hero, "willpower")) if hero is not None else AVERAGE_SAVE
    return (1 - save) * (1 + extra_horror(game, kind))


def price(game: Game, kind: str) -> float:
    """Return what it is worth to kill one model of a type."""
    return harm(game, kind) * TURNS_TO_COME + NUISANCE


def left_of(game: Game, enemy: EnemyModel) -> int:
    """Return the Wounds an enemy can still take."""
    return max(1, health_of(game, enemy) - enemy.wounds)


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


def is_dire(game: Game) -> bool:
    """Tell whether nothing is worth keeping: the last fight, somebody down, or enemies who need three turns at most."""
    state = game.state
    heroes = game.standing()
    if (state.fight is not None and state.fight.objective) or len(heroes) < len(state.heroes):
        return True
    left = sum(min(health_left(game, hero), sanity_left(game, hero)) for hero in heroes)
    return sum(harm(game, enemy.kind) for enemy in state.enemies.values()) * SHORT >= left
