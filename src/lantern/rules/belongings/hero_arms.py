"""What heroes attack with: bare hands, weapons, or attacks with numbers of their own (ATTACK-02, ATTACK-04, ATTACK-18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct, structs

from lantern.content.bends.attacks import AimsFreely, CriticalOn, DamageDie, Ignores, ShotsOfEach, ToHitDie
from lantern.content.entries import OffHand
from lantern.content.verbs.attacks import EnemyHits, FreeAttack
from lantern.content.verbs.enemies import Capture
from lantern.rules.belongings.hands import DOUBLE, build_of
from lantern.rules.belongings.isolation import is_isolated
from lantern.rules.belongings.resources import hands_in_use
from lantern.rules.numbers.bends import bends, bent, different
from lantern.rules.numbers.in_play import enemy_keywords, works
from lantern.rules.numbers.values import value
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.copies import card_of
from lantern.rules.table.game import Game
from lantern.rules.table.state import EnemyModel, Hero
from lantern.rules.table.windows import Attacking

DieName = Literal["D6", "D8", "P"]
MOST_DICE = 8  # ATTACK-19
BEYOND_STRENGTH = 3  # BAG-19, BAG-20


class Arm(Struct, frozen=True):
    """One thing to attack with; without a range it is used hand to hand.

    `dice` is given for an attack that has its own Combat or Shots and gets no others; `penalty` for the off hand. What is
    `thrown` uses the melee To Hit; with `any_target` adjacent enemies need not be chosen first.
    """

    item: str | None = None
    range: int = 0
    dice: int | None = None
    to_hit_die: DieName = "D6"
    damage_die: DieName = "D6"
    damage: int = 0
    ignore: tuple[str, ...] = ()
    penalty: int = 0
    critical: int = 6
    thrown: bool = False
    any_target: bool = False
    second_die: DieName | None = None
    criticals: bool = True
    criticals_adjacent: bool = False

    @property
    def is_ranged(self) -> bool:
        """Tell whether it is used at range."""
        return self.range > 0


class HeroHit(Struct):
    """A To Hit die that hit: its face, with what, its Damage, and the pools of which a point went with it.

    With `kinds` it is a Hit for Enemies of these types only.
    """

    face: int
    arm: Arm
    critical: bool
    rolled: int = 0
    bonus: int = 0
    special: tuple[str, ...] = ()
    wounds: int = 0
    kinds: frozenset[str] | None = None

    def may_go_to(self, kind: str) -> bool:
        """Tell whether it is a Hit for Enemies of a type."""
        return self.kinds is None or kind in self.kinds

    @property
    def damage(self) -> int:
        """Return the Damage: the die and what is added to it, never below 0 (MUT-27)."""
        return max(0, self.rolled + self.bonus)


class Attack(Struct):
    """One attack in progress. `times` multiplies its Shots, `only` is the one enemy that it is against.

    `called` is a number that was called before it, and `as_called` how many dice show it.
    """

    arms: list[Arm]
    times: int = 1
    only: str | None = None
    rolled: int = 0
    ones: int = 0
    called: int = 0
    as_called: int = 0
    hits: list[HeroHit] = []
    earned_base: list[str] = []
    wounded: list[str] = []


BARE_HANDS = Arm()


def weapon(game: Game, item: str, *, dice: int | None = None, penalty: int = 0, off_hand: bool = False) -> Arm:
    """Take up a ranged weapon; in a Free Attack it has just its own Shots (ATTACK-18). Some are better in the off hand."""
    sheet = game.content.items[card_of(item)].weapon
    assert sheet is not None
    better = sheet.off_hand if off_hand and sheet.off_hand is not None else OffHand()
    return Arm(
        item,
        sheet.range,
        dice,
        sheet.to_hit_die,
        sheet.damage_die,
        sheet.damage + better.damage,
        (*sheet.ignore, *better.ignore),
        penalty,
        sheet.critical,
        second_die=sheet.second_die,
        criticals=sheet.criticals,
        criticals_adjacent=sheet.criticals_adjacent,
    )


def shots_of(game: AnyChapter, hero: Hero, item: str, *, off_hand: bool = False) -> int:
    """Return the Shots of a weapon in this hero's hands: a number, or a skill of the hero."""
    entry = game.content.items[card_of(item)]
    sheet = entry.weapon
    assert sheet is not None
    more = sheet.off_hand.shots if off_hand and sheet.off_hand is not None else 0
    for bend in different(bends(game, hero, ShotsOfEach)):
        more += bend.shots if bend.weapon in entry.keywords and bend.hands == entry.hands else 0
    return more + (sheet.shots if sheet.shots_by is None else value(game, hero, sheet.shots_by))


def own_numbers(game: Game, hero: Hero, effect: FreeAttack, source: str = "") -> Arm:
    """Make an attack of an ability or item that has its own Combat, or its own Range and Shots (ATTACK-18)."""
    if effect.full:
        return structs.replace(hand_to_hand(game, hero), dice=value(game, hero, "combat"))
    dice = effect.shots or effect.combat
    if effect.each:  # ATTACK-20: Melee Attacks, of which only the Combat is its own
        return structs.replace(hand_to_hand(game, hero), dice=dice, damage=effect.damage)
    return Arm(
        source if card_of(source) in game.content.items else None,
        value(game, hero, "strength") + BEYOND_STRENGTH if effect.thrown else effect.range,
        dice,
        damage_die=effect.damage_die,
        damage=effect.damage,
        ignore=(*effect.ignore, *(() if effect.range or effect.thrown else _ignored_hand_to_hand(game, hero))),
        critical=effect.critical,
        thrown=effect.thrown,
        any_target=effect.any_target,
    )


def hand_to_hand(game: Game, hero: Hero) -> Arm:
    """Take up what a hero fights with hand to hand: some weapons have dice of their own."""
    return Arm(
        to_hit_die=melee_to_hit_die(game, hero),
        damage_die=damage.die if (damage := bent(game, hero, DamageDie)) is not None else "D6",
        ignore=_ignored_hand_to_hand(game, hero),
        critical=critical.faces if (critical := bent(game, hero, CriticalOn)) is not None else 6,
    )


def melee_to_hit_die(game: Game, hero: Hero) -> DieName:
    """Return the die that a hero rolls To Hit hand to hand."""
    bend = bent(game, hero, ToHitDie)
    return bend.die if bend is not None else "D6"


def _ignored_hand_to_hand(game: Game, hero: Hero) -> tuple[str, ...]:
    """Return what a hero's Hits hand to hand ignore (IMMUNE-02)."""
    return tuple(dict.fromkeys(word for _, bend in bends(game, hero, Ignores) for word in bend.what))


def keywords_of(game: Game, arm: Arm) -> tuple[str, ...]:
    """Return the keywords of what is attacked with."""
    return game.content.items[card_of(arm.item)].keywords if arm.item is not None else ()


def ranged_weapons(game: Game, hero: Hero) -> list[str]:
    """Return the ranged weapons a hero has in its hands, by what they are called."""
    items = game.content.items
    return [held.source for held in hero.items if items[held.id].weapon is not None and works(game, hero, held)]


def single_handed_guns(game: Game, hero: Hero) -> list[str]:
    """Return the single-handed Guns a hero has in its hands."""
    sheets = [(weapon, game.content.items[card_of(weapon)]) for weapon in ranged_weapons(game, hero)]
    return [weapon for weapon, sheet in sheets if sheet.hands == 1 and "Gun" in sheet.keywords]


def swings_double_handed(game: Game, hero: Hero) -> bool:
    """Tell whether a hero fights hand to hand with something that takes both hands."""
    items = [game.content.items[held.id] for held in hero.items if held.equipped and works(game, hero, held)]
    return any(item.hands == DOUBLE and item.weapon is None for item in items)


def has_a_hand_free(game: Game, hero: Hero) -> bool:
    """Tell whether a hero holds nothing in one hand; a tail that holds things is one (MUT-25)."""
    build = build_of(game, hero)
    return hands_in_use(game, hero) < build.hands + build.extra_hands


class aimed:  # noqa: N801 - read as `with aimed(game, hero, arm):`
    """Look at the attack as one with this arm, perhaps on one enemy and with one Hit: each has its own conditions."""

    __slots__ = ("_before", "_game", "_now")

    def __init__(self, game: Game, hero: Hero, arm: Arm, target: str = "", *, critical: bool = False) -> None:
        self._game, self._before = game, game.attack
        kind, two = (self._before.kind, self._before.two) if self._before is not None else ("", False)
        self._now = Attacking(hero.id, kind, arm.item, target, critical, two)

    def __enter__(self) -> None:
        self._game.attack = self._now

    def __exit__(self, *_: object) -> None:
        self._game.attack = self._before


# -- targets --------------------------------------------------------------------------------------


def targets(game: Game, hero: Hero, arm: Arm) -> Sequence[EnemyModel]:
    """Return legal targets: adjacent ones in melee; at range whoever is seen, adjacent ones first (ATTACK-03, ATTACK-10)."""
    adjacent: Sequence[EnemyModel] = game.enemies_adjacent_to(hero.space)
    if game.state.isolated:
        adjacent = _in_touch(game, adjacent)
    if not arm.is_ranged:
        return adjacent
    seen = in_sight(game, hero, range_of(game, hero, arm))
    if game.state.isolated:
        seen = _in_touch(game, seen)
    if adjacent and not arm.any_target and bent(game, hero, AimsFreely) is None:
        return _among(seen, adjacent)
    return seen


def _in_touch(game: Game, enemies: Sequence[EnemyModel]) -> list[EnemyModel]:
    return [enemy for enemy in enemies if not is_isolated(game, enemy.id)]


def _among(enemies: Sequence[EnemyModel], others: Sequence[EnemyModel]) -> list[EnemyModel]:
    return [enemy for enemy in enemies if enemy in others]


def has_target(game: Game, hero: Hero, effect: FreeAttack) -> bool:
    """Tell whether there is somebody to attack with an ability (ATTACK-26)."""
    return bool(targets(game, hero, own_numbers(game, hero, effect)))


def reached(game: Game, hero: Hero, effect: EnemyHits) -> list[EnemyModel]:
    """Return the enemies that Hits without an attack can reach: adjacent, within a range, on the hero's tile or near it."""
    found = _within_reach(game, hero, effect)
    return found if effect.keyword is None else [enemy for enemy in found if effect.keyword in enemy_keywords(game, enemy.kind)]


def _within_reach(game: Game, hero: Hero, effect: EnemyHits) -> list[EnemyModel]:
    if effect.at in {"adjacent", "one_adjacent"}:
        return list(game.enemies_adjacent_to(hero.space))
    enemies = list(game.state.enemies.values())
    if effect.at == "target":
        return in_sight(game, hero, effect.range)
    if effect.at == "within":  # BOARD-14
        return [enemy for enemy in enemies if min(game.board.distance(hero.space, s) for s in enemy.spaces) <= effect.range]
    tiles = set(game.board.tiles_of[hero.space])
    if effect.at == "near_tiles":
        tiles |= {near for tile in game.board.tiles_of[hero.space] for near in game.board.tile_adjacent[tile]}
    return [enemy for enemy in enemies if any(tiles & set(game.board.tiles_of[s]) for s in enemy.spaces)]


def catchable(game: Game, hero: Hero, effect: Capture) -> list[EnemyModel]:
    """Return the adjacent enemies that are of the size that can be caught."""
    sheets = game.content.enemies
    return [enemy for enemy in game.enemies_adjacent_to(hero.space) if sheets[enemy.kind].size == effect.size]


def range_of(game: Game, hero: Hero, arm: Arm) -> int:
    """Return the Range of an arm in this hero's hands."""
    if arm.dice is not None:
        return arm.range
    with aimed(game, hero, arm):
        return arm.range + value(game, hero, "range")


def in_sight(game: Game, hero: Hero, reach: int) -> list[EnemyModel]:
    """Return the enemies within range and line of sight, by any space of their base (ATTACK-10, LOS-01, XL-03)."""
    space, found = hero.space, []
    for enemy in game.state.enemies.values():
        if game.can_aim_at(space, enemy.spaces, reach):
            found.append(enemy)  # noqa: PERF401 - asked of every weapon, and quicker so
    return found
