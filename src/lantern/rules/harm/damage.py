"""Hits and saves: Cover, Defense, Shield, Armor, in this order (chapter 07)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Literal

from msgspec import Struct

from lantern.content.bends.harm import AlwaysHas, HurtMore, LacksWillpower, Shelters
from lantern.content.verbs.grammar import Amount
from lantern.rules.harm.corruption import CORRUPTION, corrupt
from lantern.rules.harm.reassuring import after_help
from lantern.rules.harm.stakes import NextSave, at_stake, ends_of
from lantern.rules.harm.warding_off import is_calm, is_cancelled
from lantern.rules.numbers.bends import bends, different
from lantern.rules.numbers.dice import amount, successes, throw
from lantern.rules.numbers.in_play import is_immune
from lantern.rules.numbers.throws import Stake
from lantern.rules.numbers.triggers import fire
from lantern.rules.numbers.values import value
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.copies import card_of
from lantern.rules.table.events import Hit, SanityLost, Saved, Wounded
from lantern.rules.table.state import Hero

ONE = Amount(plus=1)  # HIT-02: unless the source says otherwise


def is_beyond_harm(game: AnyChapter, hero: Hero) -> bool:
    """Tell whether a hero takes no more: it is down (KO-01), revived out of this source (KO-12), or all is over (WIN-03)."""
    if hero.ko or hero.dead or (game.source is not None and hero.id in game.source.spared):
        return True
    return not game.goes_on()


# -- Hits -----------------------------------------------------------------------------------------


class Blow(Struct):
    """One physical Hit: its Damage, how often it counts, what it ignores, the Wounds that come of it, and whose it is."""

    damage: Amount | int = ONE
    times: int = 1
    ignore: tuple[str, ...] = ()
    ranged: bool = False
    wounds: int = 0
    whose: str = ""


#: By what a hero may pass on Hits before any save: the module of the rule puts it here.
WayOn = Callable[[AnyChapter, Hero, list[Blow], str], list[Blow]]
WAYS_ON: list[WayOn] = []


def take_hits(
    game: AnyChapter,
    hero: Hero,
    hits: int,
    *,
    damage: Amount | int = ONE,
    by: str = "",
    ignore: tuple[str, ...] = (),
    penalty: int = 0,
) -> int:
    """Take physical Hits that are all alike; return the Wounds taken (HIT-01)."""
    return take_blows(game, hero, [Blow(damage, ignore=ignore) for _ in range(hits)], by=by, penalty=penalty)


def take_blows(
    game: AnyChapter,
    hero: Hero,
    blows: list[Blow],
    *,
    by: str = "",
    whose: str = "",
    penalty: int = 0,
    horror: int = 0,
    stronger: Sequence[int] = (),
) -> int:
    """Take physical Hits of one attack, each with its own Damage; return the Wounds taken (SAVE-01, SAVE-11).

    Horror Hits of the same attack are taken in the same moment (KO-05). `whose` names who is told to strike, where that is
    not the source of the harm.
    """
    if not blows or is_beyond_harm(game, hero):
        return 0
    game.tell(Hit(hero.id, len(blows), "hit", whose or by, _whose(blows)))
    fire(game, "hits_taken", hero=hero, counted=len(blows))
    for way in WAYS_ON:
        blows = way(game, hero, blows, by)
    blows = _stop(game, hero, blows, "cover", value(game, hero, "cover"), by)  # SAVE-05
    defense = value(game, hero, "defense") - value(game, hero, "defense_roll") + penalty  # SAVE-14
    blows = _stop(game, hero, blows, "defense", defense, by)
    for blow in blows:
        damage = blow.damage if isinstance(blow.damage, int) else amount(game, blow.damage, "enemy-damage", source=by)
        blow.wounds = _softened(game, hero, damage, by) * blow.times
    _use_shield(game, hero, blows)
    _use_armor(game, hero, blows)
    wounds = sum(blow.wounds for blow in blows)
    if by and (sheltered := bends(game, hero, Shelters)):
        here = card_of(by)
        wounds -= min(wounds, sum(bend.wounds for bend in different(sheltered) if here in (*bend.cards, *bend.events)))
    return hurt(game, hero, wounds, _shudder(game, hero, horror, ONE, whose or by, (), stronger), by)[0]


def _whose(blows: list[Blow]) -> tuple[str, ...]:
    """Tell whose each Hit is, if that is known of all."""
    whose = tuple(blow.whose for blow in blows)
    return whose if all(whose) else ()


def _softened(game: AnyChapter, hero: Hero, damage: int, by: str) -> int:
    """Lower the damage of a Hit by what protects against whoever does it, never below 1."""
    less = value(game, hero, "hit_damage", by) if by in game.content.enemies else 0
    return damage if not less else max(min(damage, 1), damage + less)


def _stop(game: AnyChapter, hero: Hero, blows: list[Blow], save: str, target: int, by: str) -> list[Blow]:
    """Roll a save against all Hits of a group together (SAVE-03, SAVE-04); return those that get through."""
    sure = save == "defense" and _always_has(game, hero, save)
    facing = [blow for blow in blows if sure or save not in blow.ignore]
    if not facing or not target:
        return blows
    rest = [] if sure else [blow for blow in blows if save in blow.ignore]
    stake = partial(_wounds_at_stake, game, hero, facing, rest, target, by) if save == "defense" else None
    faces = throw(game, hero, save, len(facing), target=target, stake=stake)
    game.tell(Saved(hero.id, save, successes(faces, target)))
    through = [blow for blow, face in zip(facing, faces, strict=True) if face < target]
    return through + rest


def _wounds_at_stake(
    game: AnyChapter, hero: Hero, facing: list[Blow], rest: list[Blow], target: int, by: str, faces: list[int]
) -> Stake:
    """Tell the Wounds of Hits that dice do not stop, with those that no die could stop, before any Armor (SAVE-06, SAVE-07)."""
    through = [blow for blow, face in zip(facing, faces, strict=True) if face < target] + rest
    ends = [tuple(_softened(game, hero, end, by) * blow.times for end in ends_of(game, blow.damage)) for blow in through]
    armored = any("armor" not in blow.ignore for blow in through)
    shield = value(game, hero, "shield")
    return at_stake(
        game, hero, "wounds", [(least, most) for least, most in ends], less=shield, before="armor" if armored else ""
    )


def _always_has(game: AnyChapter, hero: Hero, save: str) -> bool:
    """Tell whether a hero has a save even against what ignores it."""
    found = bends(game, hero, AlwaysHas)
    return bool(found) and any(save in bend.saves for _, bend in found)


def _use_shield(game: AnyChapter, hero: Hero, blows: list[Blow]) -> None:
    """Let a Shield take the Damage printed on it (SAVE-06), first of the Hits that Armor cannot stop."""
    left = value(game, hero, "shield")
    for blow in sorted(blows, key=lambda blow: "armor" not in blow.ignore):
        blocked = min(left, blow.wounds)
        blow.wounds -= blocked
        left -= blocked


def _use_armor(game: AnyChapter, hero: Hero, blows: list[Blow]) -> None:
    """Roll Armor for each Wound about to be taken, except of Hits that ignore it (SAVE-07)."""
    facing = [blow for blow in blows if "armor" not in blow.ignore]
    target = value(game, hero, "armor")
    wounds = sum(blow.wounds for blow in facing)
    if not target or not wounds:
        return
    bare = sum(blow.wounds for blow in blows) - wounds
    faces = throw(
        game, hero, "armor", wounds, target=target, stake=partial(_points_at_stake, game, hero, "wounds", target, bare)
    )
    game.tell(Saved(hero.id, "armor", successes(faces, target)))
    for blow in facing:
        mine, faces = faces[: blow.wounds], faces[blow.wounds :]
        blow.wounds -= successes(mine, target)


def _points_at_stake(
    game: AnyChapter, hero: Hero, loss: Literal["wounds", "sanity"], target: int, bare: int, faces: list[int]
) -> Stake:
    """Tell the points that dice do not stop, one for each, with those that have no die."""
    points = bare + sum(face < target for face in faces)
    return at_stake(game, hero, loss, [(points, points)])


def _save_points(game: AnyChapter, hero: Hero, points: int, save: Literal["armor", "spirit_armor"]) -> int:
    """Roll Armor or Spirit Armor for each point about to be taken; return what is left."""
    target = value(game, hero, save)
    if not target or points <= 0:
        return points
    stake = partial(_points_at_stake, game, hero, "wounds" if save == "armor" else "sanity", target, 0)
    prevented = successes(throw(game, hero, save.replace("_", "-"), points, target=target, stake=stake), target)
    game.tell(Saved(hero.id, save, prevented))
    return points - prevented


def take_horror_hits(
    game: AnyChapter,
    hero: Hero,
    hits: int,
    *,
    damage: Amount | int = ONE,
    by: str = "",
    whose: str = "",
    ignore: tuple[str, ...] = (),
    stronger: Sequence[int] = (),
) -> int:
    """Take Horror Hits, of which the first may do more, as listed; return the Sanity damage taken (SAVE-02, SAVE-08).

    `whose` names who is told to do it, where that is not the source of the harm.
    """
    lost = _shudder(game, hero, hits, damage, whose or by, ignore, stronger)
    return hurt(game, hero, 0, lost, by)[1] if lost else 0


def _shudder(
    game: AnyChapter, hero: Hero, hits: int, damage: Amount | int, by: str, ignore: tuple[str, ...], stronger: Sequence[int]
) -> int:
    """Save against Horror Hits with Willpower, then Spirit Armor; return the Sanity damage that is left (SAVE-11)."""
    if hits <= 0 or is_beyond_harm(game, hero):
        return 0
    game.tell(Hit(hero.id, hits, "horror", by))
    before: NextSave = "" if "spirit_armor" in ignore else "spirit_armor"
    stake = partial(_sanity_at_stake, game, hero, damage, stronger, before)
    through = list(range(hits)) if _is_helpless(game, hero, ignore, "horror") else stand_firm(game, hero, hits, stake)
    lost = sum(damage if isinstance(damage, int) else amount(game, damage, "horror-damage") for _ in through)
    lost += sum(stronger[hit] for hit in through if hit < len(stronger))
    return lost if "spirit_armor" in ignore else _save_points(game, hero, lost, "spirit_armor")


def _is_helpless(game: AnyChapter, hero: Hero, ignore: tuple[str, ...], against: str) -> bool:
    """Tell whether Willpower does not help: the Hits ignore it, or this hero has none against them."""
    if "willpower" in ignore and not _always_has(game, hero, "willpower"):
        return True
    weak = bends(game, hero, LacksWillpower)
    return bool(weak) and any(bend.against == against for _, bend in weak)


def _sanity_at_stake(
    game: AnyChapter, hero: Hero, damage: Amount | int, stronger: Sequence[int], before: NextSave, through: list[int]
) -> Stake:
    """Tell the Sanity damage of the Horror Hits that get through, before any Spirit Armor (SAVE-08)."""
    more = sum(stronger[hit] for hit in through if hit < len(stronger))
    return at_stake(game, hero, "sanity", [*[ends_of(game, damage)] * len(through), (more, more)], before=before)


def stand_firm(game: AnyChapter, hero: Hero, hits: int, stake: Callable[[list[int]], Stake] | None = None) -> list[int]:
    """Roll Willpower against all Hits together; return which of them get through. `stake` tells what those would cost."""
    target = value(game, hero, "willpower") - value(game, hero, "willpower_roll")  # SAVE-14

    def through(faces: list[int]) -> list[int]:
        return [hit for hit, face in enumerate(faces) if face < target]

    lost = None if stake is None else (lambda faces: stake(through(faces)))
    faces = throw(game, hero, "willpower", hits, target=target, stake=lost)
    game.tell(Saved(hero.id, "willpower", successes(faces, target)))
    return through(faces)


def take_corruption_hits(game: AnyChapter, hero: Hero, hits: int, *, by: str = "", ignore: tuple[str, ...] = ()) -> int:
    """Take Corruption Hits, saved by Willpower only (SAVE-09, CORR-01); return the points gained.

    They also come to a hero that has just been knocked out, if they follow from the Wounds that did it (FOES-01).
    """
    if hits <= 0 or not game.goes_on() or (is_beyond_harm(game, hero) and hero.id not in game.falling):
        return 0
    if is_immune(game, hero, CORRUPTION):
        return 0
    game.tell(Hit(hero.id, hits, "corruption", by))
    helpless = _is_helpless(game, hero, ignore, "corruption")
    points = hits if helpless else len(stand_firm(game, hero, hits, _corruption_at_stake))
    corrupt(game, hero, points)
    return points


def _corruption_at_stake(through: list[int]) -> Stake:
    """Tell the Corruption points of the Hits that get through, one for each (SAVE-09)."""
    return Stake("corruption", len(through), len(through))


# -- damage without a Hit -------------------------------------------------------------------------


def take_wounds(game: AnyChapter, hero: Hero, wounds: int, *, ignore: tuple[str, ...] = ()) -> int:
    """Take Wounds without a Hit: neither Cover nor Defense, but the Shield, and Armor unless excluded (HIT-04)."""
    if wounds <= 0 or is_beyond_harm(game, hero):
        return 0
    wounds = max(0, wounds - value(game, hero, "shield"))
    if "armor" not in ignore:
        wounds = _save_points(game, hero, wounds, "armor")
    return wound(game, hero, wounds)


def take_sanity_damage(game: AnyChapter, hero: Hero, points: int, *, ignore: tuple[str, ...] = ()) -> int:
    """Take Sanity damage without a Hit: no Willpower, but Spirit Armor unless excluded."""
    if points <= 0 or is_beyond_harm(game, hero):
        return 0
    if "spirit_armor" not in ignore:
        points = _save_points(game, hero, points, "spirit_armor")
    return lose_sanity(game, hero, points)


# -- marking it -----------------------------------------------------------------------------------


def wound(game: AnyChapter, hero: Hero, wounds: int) -> int:
    """Mark Wounds; return how many were marked."""
    return hurt(game, hero, wounds, 0)[0]


def lose_sanity(game: AnyChapter, hero: Hero, points: int) -> int:
    """Mark Sanity damage; return how much was marked."""
    return hurt(game, hero, 0, points)[1]


def hurt(game: AnyChapter, hero: Hero, wounds: int, sanity: int, by: str = "") -> tuple[int, int]:
    """Mark Wounds and Sanity damage of one moment, never more than Health and Sanity (KO-01); both may reach 0 (KO-05)."""
    sanity = 0 if sanity > 0 and game.goes_on() and is_calm(game, hero) else sanity
    if (wounds <= 0 and sanity <= 0) or not game.goes_on() or _prevents(game, hero, by):
        return 0, 0
    health_left = value(game, hero, "health") - hero.wounds
    sanity_left = value(game, hero, "sanity") - hero.sanity_damage
    wounds, sanity = after_help(game, hero, wounds if health_left > 0 else 0, sanity if sanity_left > 0 else 0)
    wounds = min(wounds + _worse(game, hero, wounds, "wounds"), health_left)
    sanity = min(sanity + _worse(game, hero, sanity, "sanity"), sanity_left)
    if wounds > 0:
        hero.wounds += wounds
        game.tell(Wounded(hero.id, wounds, health_left - wounds))
    if sanity > 0:
        hero.sanity_damage += sanity
        game.tell(SanityLost(hero.id, sanity, sanity_left - sanity))
    if wounds > 0 or sanity > 0:
        game.knock_out_if_down(hero)
    if wounds > 0:
        fire(game, "wounds_taken", hero=hero, counted=wounds)
    if sanity > 0:
        fire(game, "sanity_taken", hero=hero, counted=sanity)
    return max(0, wounds), max(0, sanity)


def _prevents(game: AnyChapter, hero: Hero, by: str) -> bool:
    """Tell whether a hero prevents all damage of this source, now or already."""
    source = game.source
    if source is not None and hero.id in source.prevented:
        return True
    if not is_cancelled(game, hero, "harm", against=by if by in game.content.enemies else None):
        return False
    if source is not None:
        source.prevented.append(hero.id)
    return True


def _worse(game: AnyChapter, hero: Hero, points: int, harm: str) -> int:
    """Return what some mutations add to a source that hurts at all, once a source (MUT-13)."""
    worse = bends(game, hero, HurtMore) if points > 0 else ()
    more = max((bend.more for _, bend in worse if bend.harm == harm), default=0) if worse else 0
    if not more:
        return 0
    source, once = game.source, f"{hero.id}:{harm}"
    if source is None:
        return more
    if once in source.worsened:
        return 0
    source.worsened.append(once)
    return more
