"""Hits and saves: Cover, Defense, Shield, Armor, in this order (chapter 07)."""

from __future__ import annotations

from typing import Literal

from lantern.content.effects import Amount
from lantern.rules.corruption import corrupt
from lantern.rules.dice import amount, successes, throw
from lantern.rules.events import Hit, SanityLost, Saved, Wounded
from lantern.rules.game import Game
from lantern.rules.recovery import knock_out_if_down
from lantern.rules.state import Hero
from lantern.rules.triggers import fire
from lantern.rules.values import value

ONE = Amount(plus=1)


def take_hits(
    game: Game,
    hero: Hero,
    hits: int,
    *,
    damage: Amount | int = ONE,
    by: str = "",
    ignore: tuple[str, ...] = (),
    ignoring_defense: int = 0,
    ignoring_armor: int = 0,
    penalty: int = 0,
) -> int:
    """Take physical Hits; return the Wounds taken (HIT-01, SAVE-01, SAVE-11).

    Some of the Hits may ignore Defense or Armor on their own account (`ignoring_...`), beside what the source says for all.
    """
    if hits <= 0 or hero.ko or hero.dead:
        return 0
    game.tell(Hit(hero.id, hits, "hit", by))
    hits -= _save_hits(game, hero, hits, "cover", ignore)  # SAVE-05
    sharp = hits if "defense" in ignore else min(ignoring_defense, hits)
    kept = sharp + _defend(game, hero, hits - sharp, penalty)
    wounds = sum(damage if isinstance(damage, int) else amount(game, damage, "enemy-damage") for _ in range(kept))
    wounds = max(0, wounds - value(game, hero, "shield")) if wounds else 0  # SAVE-06
    bare = wounds if "armor" in ignore else min(wounds, ignoring_armor * (wounds // kept if kept else 0))
    wounds = bare + _save_points(game, hero, wounds - bare, "armor")  # SAVE-07
    return wound(game, hero, wounds)


def _save_hits(game: Game, hero: Hero, hits: int, save: str, ignore: tuple[str, ...]) -> int:
    target = value(game, hero, save)
    if not target or save in ignore:
        return 0
    prevented = successes(throw(game, hero, save, hits, target=target), target)
    game.tell(Saved(hero.id, save, prevented))
    return prevented


def _defend(game: Game, hero: Hero, hits: int, penalty: int) -> int:
    """Roll Defense against all Hits of a group together (SAVE-03, SAVE-04); return the Hits that get through."""
    if hits <= 0:
        return 0
    target = value(game, hero, "defense") + penalty  # SAVE-14
    prevented = successes(throw(game, hero, "defense", hits, target=target), target)
    game.tell(Saved(hero.id, "defense", prevented))
    return hits - prevented


def _save_points(game: Game, hero: Hero, points: int, save: Literal["armor", "spirit_armor"]) -> int:
    """Roll Armor or Spirit Armor for each point about to be taken; return what is left."""
    target = value(game, hero, save)
    if not target or points <= 0:
        return points
    prevented = successes(throw(game, hero, save.replace("_", "-"), points, target=target), target)
    game.tell(Saved(hero.id, save, prevented))
    return points - prevented


def take_horror_hits(
    game: Game, hero: Hero, hits: int, *, damage: Amount | int = ONE, by: str = "", ignore: tuple[str, ...] = ()
) -> int:
    """Take Horror Hits, saved by Willpower, then Spirit Armor; return the Sanity damage taken (SAVE-02, SAVE-08)."""
    if hits <= 0 or hero.ko or hero.dead:
        return 0
    game.tell(Hit(hero.id, hits, "horror", by))
    if "willpower" not in ignore:
        hits = _stand_firm(game, hero, hits)
    lost = sum(damage if isinstance(damage, int) else amount(game, damage, "horror-damage") for _ in range(hits))
    if "spirit_armor" not in ignore:
        lost = _save_points(game, hero, lost, "spirit_armor")
    return lose_sanity(game, hero, lost)


def _stand_firm(game: Game, hero: Hero, hits: int) -> int:
    target = value(game, hero, "willpower")
    prevented = successes(throw(game, hero, "willpower", hits, target=target), target)
    game.tell(Saved(hero.id, "willpower", prevented))
    return hits - prevented


def take_corruption_hits(game: Game, hero: Hero, hits: int, *, by: str = "", ignore: tuple[str, ...] = ()) -> int:
    """Take Corruption Hits, saved by Willpower only (SAVE-09, CORR-01); return the points gained."""
    if hits <= 0 or hero.ko or hero.dead:
        return 0
    game.tell(Hit(hero.id, hits, "corruption", by))
    points = hits if "willpower" in ignore else _stand_firm(game, hero, hits)
    corrupt(game, hero, points)
    return points


def take_wounds(game: Game, hero: Hero, wounds: int, *, ignore: tuple[str, ...] = ()) -> int:
    """Take Wounds without a Hit: neither Cover nor Defense, but Shield and Armor unless excluded (HIT-04)."""
    if wounds <= 0 or hero.ko or hero.dead:
        return 0
    if "armor" not in ignore:
        wounds = max(0, wounds - value(game, hero, "shield"))
        wounds = _save_points(game, hero, wounds, "armor")
    return wound(game, hero, wounds)


def take_sanity_damage(game: Game, hero: Hero, points: int, *, ignore: tuple[str, ...] = ()) -> int:
    """Take Sanity damage without a Hit: no Willpower, but Spirit Armor unless excluded."""
    if points <= 0 or hero.ko or hero.dead:
        return 0
    if "spirit_armor" not in ignore:
        points = _save_points(game, hero, points, "spirit_armor")
    return lose_sanity(game, hero, points)


def wound(game: Game, hero: Hero, wounds: int) -> int:
    """Mark Wounds, never more than Health (KO-01); return how many were marked."""
    health = value(game, hero, "health")
    wounds = min(wounds, health - hero.wounds)
    if wounds <= 0:
        return 0
    hero.wounds += wounds
    game.tell(Wounded(hero.id, wounds, health - hero.wounds))
    knock_out_if_down(game, hero)
    fire(game, "wounds_taken", hero=hero, counted=wounds)
    return wounds


def lose_sanity(game: Game, hero: Hero, points: int) -> int:
    """Mark Sanity damage, never more than Sanity (KO-01); return how much was marked."""
    sanity = value(game, hero, "sanity")
    points = min(points, sanity - hero.sanity_damage)
    if points <= 0:
        return 0
    hero.sanity_damage += points
    game.tell(SanityLost(hero.id, points, sanity - hero.sanity_damage))
    knock_out_if_down(game, hero)
    fire(game, "sanity_taken", hero=hero, counted=points)
    return points
