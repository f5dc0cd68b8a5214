"""Numbers that explain themselves: printed value, items, conditions, cards in play, boosts, in a fixed order."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from lantern.content.effects import Modifier
from lantern.content.entries import EnemyAbility
from lantern.content.entry import Power
from lantern.content.words import SAVES, SKILLS
from lantern.rules.game import Game
from lantern.rules.in_play import abilities_of, enemy_keywords, holds, is_there, keywords, powers_of, powers_of_all, side_of
from lantern.rules.state import Hero

BASE_CORRUPTION_RESISTANCE = 5  # CORR-03
SIDE_BAG = 5  # BAG-01
HANDS = 2  # ITEM-02
CARRY = 5  # ITEM-07

_HERO_BASE = {"corruption_resistance": BASE_CORRUPTION_RESISTANCE, "side_bag": SIDE_BAG, "hands": HANDS, "carry": CARRY}
_ABILITY_NUMBERS = ("fear", "terror", "unspeakable_terror", "armor", "cover")


class Contribution(Struct):
    """One reason for a number: where it comes from, how much, and whether it replaces what came before."""

    source: str
    amount: int
    replaces: bool = False


def value(game: Game, hero: Hero, stat: str, against: str | None = None) -> int:
    """Return a number of a hero, all modifiers included, also those against an enemy type. A save it does not have is 0."""
    if against is not None:
        return _fold(stat, list(explain(game, hero, stat, against)))
    try:
        return game.known_values[hero.id][stat]
    except KeyError:
        found = _fold(stat, list(explain(game, hero, stat)))
        if not game.state.card_tiles and not _depends(modifiers_of(game, hero).get(stat)):
            game.known_values.setdefault(hero.id, {})[stat] = found
        return found


def enemy_value(game: Game, kind: str, stat: str) -> int:
    """Return a number of an enemy type, all modifiers included."""
    try:
        return game.known_values[kind][stat]
    except KeyError:
        found = _fold(stat, list(explain_enemy(game, kind, stat)))
        if not _depends(modifiers_of_enemy(game, kind).get(stat)):
            game.known_values.setdefault(kind, {})[stat] = found
        return found


def _depends(modifiers: list[tuple[str, Modifier]] | None) -> bool:
    """Tell whether a number hangs on a condition of the moment, and so is found out anew each time."""
    return modifiers is not None and any(modifier.when is not None for _, modifier in modifiers)


def _fold(stat: str, reasons: list[Contribution]) -> int:
    if stat in SAVES:  # only the best of several saves counts (SAVE-10)
        return min((reason.amount for reason in reasons if reason.amount > 0), default=0)
    total = 0
    for reason in reasons:
        total = reason.amount if reason.replaces else total + reason.amount
    if stat in SKILLS:
        return max(1, min(6, total))  # HERO-05
    if stat in {"health", "sanity", "corruption_resistance"}:
        return max(1, total)  # INJ-08, CORR-07
    return max(0, total) if stat in {"combat", "initiative", "max_grit", "hands", "shots"} else total


def modifiers_of(game: Game, hero: Hero) -> dict[str, list[tuple[str, Modifier]]]:
    """Return every lasting modifier that may concern a hero, by stat."""
    known = game.known_modifiers.get(hero.id)
    if known is None:
        known = game.known_modifiers[hero.id] = {}
        for source, power in powers_of(game, hero):
            for modifier in power.modify:
                if modifier.whose is None or _of_hero(game, modifier, hero):
                    _add(known, source, modifier)
        for source, power in powers_of_all(game):
            for modifier in power.modify:
                if _of_hero(game, modifier, hero):
                    _add(known, source, modifier)
    return known


def modifiers_of_enemy(game: Game, kind: str) -> dict[str, list[tuple[str, Modifier]]]:
    """Return every lasting modifier that may concern an enemy type, by stat."""
    known = game.known_modifiers.get(kind)
    if known is None:
        known = game.known_modifiers[kind] = {}
        for ability in abilities_of(game, kind):
            for modifier in ability.modify:
                if modifier.whose is None:
                    _add(known, ability.id, modifier)
        for source, power in (*powers_of_all(game), *_lent_by_others(game, kind)):
            for modifier in power.modify:
                enemies = modifier.whose.enemies if modifier.whose is not None else None
                if enemies is not None and _fits(game, kind, enemies.keyword, enemies.kind):
                    _add(known, source, modifier)
    return known


def _lent_by_others(game: Game, kind: str) -> Iterator[tuple[str, Power]]:
    """Yield the abilities of the other types of which a model stands."""
    for other in dict.fromkeys(enemy.kind for enemy in game.state.enemies.values()):
        if other != kind:
            yield from ((ability.id, ability) for ability in abilities_of(game, other))


def lends_to_others(game: Game, kind: str) -> bool:
    """Tell whether an ability of a type changes numbers of other types."""
    return any(modifier.whose is not None for ability in abilities_of(game, kind) for modifier in ability.modify)


def _add(known: dict[str, list[tuple[str, Modifier]]], source: str, modifier: Modifier) -> None:
    for stat in modifier.change:
        known.setdefault(stat, []).append((source, modifier))


def _of_hero(game: Game, modifier: Modifier, hero: Hero) -> bool:
    heroes = modifier.whose.heroes if modifier.whose is not None else None
    return heroes is not None and (heroes.keyword is None or heroes.keyword in keywords(game, hero))


def explain(game: Game, hero: Hero, stat: str, against: str | None = None) -> Iterator[Contribution]:
    """Yield every reason for a hero's number, in the order in which they are applied."""
    yield Contribution(hero.hero_class, _printed(game, hero, stat), replaces=True)
    if stat == "carry":
        yield Contribution("strength", value(game, hero, "strength"))
    for source, modifier in modifiers_of(game, hero).get(stat, ()):
        if holds(game, modifier.when, hero, against, source=source) and is_there(game, source, hero):
            yield Contribution(source, modifier.change[stat], replaces=modifier.set)  # type: ignore[index]
    if stat == "health" and hero.markers.get("bleeding"):
        yield Contribution("bleeding", -3 * hero.markers["bleeding"])  # STATUS-06
    for boost in game.state.boosts:
        if boost.hero == hero.id and stat in boost.change:
            yield Contribution(boost.source, boost.change[stat])


def _printed(game: Game, hero: Hero, stat: str) -> int:
    if stat in hero.printed:
        return hero.printed[stat]
    sheet = game.content.heroes[hero.hero_class]
    if stat in SKILLS:
        return sheet.skills[stat]
    if stat == "to_hit_melee":
        return sheet.to_hit.melee or 0
    if stat == "to_hit_ranged":
        return sheet.to_hit.ranged or 0
    return int(getattr(sheet, stat, _HERO_BASE.get(stat, 0)))


def explain_enemy(game: Game, kind: str, stat: str) -> Iterator[Contribution]:
    """Yield every reason for an enemy type's number."""
    state = game.state
    known = state.types.get(kind)
    side = side_of(game, kind)
    printed = known.printed.get(stat) if known is not None else None
    if printed is None:
        if stat == "to_hit_melee":
            printed = side.to_hit.melee or 0
        elif stat == "to_hit_ranged":
            printed = side.to_hit.ranged or 0
        else:
            printed = int(getattr(side, stat, 0) or 0)
    if printed or stat not in SAVES:
        yield Contribution(kind, printed, replaces=True)
    if stat in _ABILITY_NUMBERS:
        for ability in abilities_of(game, kind):
            yield from _of_ability(ability, stat)
    for source, modifier in modifiers_of_enemy(game, kind).get(stat, ()):
        if holds(game, modifier.when, None, kind):
            yield Contribution(source, modifier.change[stat], replaces=modifier.set)  # type: ignore[index]
    if stat == "xp" and known is not None and known.elite:
        yield Contribution("elite", 5 * len(known.elite))  # ELITE-04
    if stat == "initiative" and known is not None and known.ambush_turn == state.turn:
        yield Contribution("ambush", 2)  # AMBUSH-03
    for boost in state.boosts:
        if (
            boost.hero is None
            and boost.enemy is None
            and stat in boost.change
            and _fits(game, kind, boost.enemy_keyword, boost.enemy_kind)
        ):
            yield Contribution(boost.source, boost.change[stat])


def _of_ability(ability: EnemyAbility, stat: str) -> Iterator[Contribution]:
    number = getattr(ability, stat)
    if number:
        yield Contribution(ability.id, int(number), replaces=stat not in SAVES)


def _fits(game: Game, kind: str, keyword: str | None, only_kind: str | None) -> bool:
    if only_kind is not None:
        return kind == only_kind
    return keyword is None or keyword in enemy_keywords(game, kind)


def enemy_has(game: Game, kind: str, flag: str) -> bool:
    """Tell whether an enemy type has a yes-or-no ability (tough, flies, immobile ...)."""
    try:
        return bool(game.known_values[kind][flag])
    except KeyError:
        own = any(getattr(ability, flag, False) or flag in ability.flags for ability in abilities_of(game, kind))
        found = own or flag in gifts_of(game, kind)
        game.known_values.setdefault(kind, {})[flag] = int(found)
        return found


def gifts_of(game: Game, kind: str) -> set[str]:
    """Return what cards in play give to an enemy type besides numbers."""
    return {
        gift
        for _, power in powers_of_all(game)
        for modifier in power.modify
        if modifier.gives and modifier.whose is not None and (enemies := modifier.whose.enemies) is not None
        if _fits(game, kind, enemies.keyword, enemies.kind)
        for gift in modifier.gives
    }


def hero_has(game: Game, hero: Hero, flag: str) -> bool:
    """Tell whether something a hero bears carries a flag that a rule looks for."""
    try:
        return bool(game.known_values[hero.id][flag])
    except KeyError:
        found = any(flag in power.flags for _, power in powers_of(game, hero))
        game.known_values.setdefault(hero.id, {})[flag] = int(found)
        return found


def source_of(game: Game, hero: Hero, flag: str) -> str | None:
    """Return what a hero bears that carries a flag."""
    return next((source for source, power in powers_of(game, hero) if flag in power.flags), None)


def in_play_has(game: Game, flag: str) -> bool:
    """Tell whether a card that remains in play, or a rule of the mission, carries a flag."""
    return any(flag in power.flags for _, power in powers_of_all(game))


def boost_until(game: Game, period: str) -> None:
    """Let boosts of a period that has ended fade."""
    boosts = game.state.boosts
    if any(boost.until == period for boost in boosts):
        game.state.boosts = [boost for boost in boosts if boost.until != period]
        game.boosts_changed()
