"""Numbers that explain themselves: printed value, items, conditions, cards in play, boosts, in a fixed order."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from lantern.content.entries import EnemyAbility
from lantern.content.entry import Power
from lantern.content.powers import Modifier
from lantern.content.words import SAVES, SKILLS
from lantern.rules.game import Game
from lantern.rules.in_play import abilities_of, enemy_keywords, holds, is_there, keywords, powers_of, powers_of_all, side_of
from lantern.rules.state import EnemyModel, Hero

BASE_CORRUPTION_RESISTANCE = 5  # CORR-03
SIDE_BAG = 5  # BAG-01
HANDS = 2  # ITEM-02
CARRY = 5  # ITEM-07
BLED = 3  # STATUS-06

_HERO_BASE = {"corruption_resistance": BASE_CORRUPTION_RESISTANCE, "side_bag": SIDE_BAG, "hands": HANDS, "carry": CARRY}
_ABILITY_NUMBERS = ("fear", "terror", "unspeakable_terror", "armor", "cover")


#: Numbers that hang on more than modifiers: on Strength, on markers.
DERIVED = frozenset({"carry", "health"})
NEVER_LESS_THAN_0 = frozenset({"combat", "initiative", "max_grit", "hands", "shots", *SAVES})


class Contribution(Struct, gc=False):
    """One reason for a number: where it comes from, how much, and whether it replaces what came before."""

    source: str
    amount: int
    replaces: bool = False


def value(game: Game, hero: Hero, stat: str, against: str | None = None) -> int:
    """Return a number of a hero, all modifiers included, also those against an enemy type. A save it does not have is 0."""
    if against is not None:
        return _fold(stat, explain(game, hero, stat, against))
    try:
        return game.known[hero.id].values[stat]
    except KeyError:
        plain = stat not in modifiers_of(game, hero) and not game.state.boosts and stat not in DERIVED
        found = _bounded(stat, _printed(game, hero, stat)) if plain else _fold(stat, explain(game, hero, stat))
        if plain or lasts(game, hero, stat):
            game.known[hero.id].values[stat] = found
        return found


def lasts(game: Game, hero: Hero, stat: str) -> bool:
    """Tell whether a number of a hero stays as it is until something comes or goes, and so may be remembered."""
    modifiers = modifiers_of(game, hero)
    if stat == "carry" and _depends(game, modifiers.get("strength")):
        return False
    if any(boost.when is not None and boost.hero == hero.id and stat in boost.change for boost in game.state.boosts):
        return False
    return stat not in modifiers or not _depends(game, modifiers[stat])


def enemy_value(game: Game, kind: str, stat: str) -> int:
    """Return a number of an enemy type, all modifiers included."""
    try:
        return game.known[kind].values[stat]
    except KeyError:
        found = _fold(stat, list(explain_enemy(game, kind, stat)))
        if not _depends(game, modifiers_of_enemy(game, kind).get(stat)):
            game.known[kind].values[stat] = found
        return found


def health_of(game: Game, enemy: EnemyModel) -> int:
    """Return the Health of one enemy: that of its type, less 3 for each Bleeding marker on it (STATUS-06)."""
    return enemy_value(game, enemy.kind, "health") - BLED * enemy.bleeding


def _depends(game: Game, modifiers: list[tuple[str, Modifier]] | None) -> bool:
    """Tell whether a number hangs on a condition of the moment, or on where one stands, and so is found out anew each time."""
    if modifiers is None:
        return False
    local = game.state.card_tiles
    return any(modifier.when is not None or modifier.per is not None or source in local for source, modifier in modifiers)


def _fold(stat: str, reasons: list[Contribution]) -> int:
    if stat in SAVES:  # only the best of several saves counts (SAVE-10)
        return min((reason.amount for reason in reasons if reason.amount > 0), default=0)
    total = 0
    for reason in reasons:
        total = reason.amount if reason.replaces else total + reason.amount
    return _bounded(stat, total)


def _bounded(stat: str, total: int) -> int:
    if stat in SKILLS:
        return max(1, min(6, total))  # HERO-05
    if stat in {"health", "sanity", "corruption_resistance"}:
        return max(1, total)  # INJ-08, CORR-07
    return max(0, total) if stat in NEVER_LESS_THAN_0 else total


def modifiers_of(game: Game, hero: Hero) -> dict[str, list[tuple[str, Modifier]]]:
    """Return every lasting modifier that may concern a hero, by stat."""
    remembered = game.known[hero.id]
    known = remembered.modifiers
    if known is None:
        known = remembered.modifiers = {}
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
    remembered = game.known[kind]
    known = remembered.modifiers
    if known is None:
        known = remembered.modifiers = {}
        for ability in abilities_of(game, kind):
            for modifier in ability.modify:
                if modifier.whose is None:
                    _add(known, ability.id, modifier)
        for source, power in (*powers_of_all(game), *_lent_by_others(game, kind)):
            for modifier in power.modify:
                enemies = modifier.whose.enemies if modifier.whose is not None else None
                if enemies is not None and fits(game, kind, enemies.keyword, enemies.kind):
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


def explain(game: Game, hero: Hero, stat: str, against: str | None = None) -> list[Contribution]:
    """List every reason for a hero's number, in the order in which they are applied."""
    reasons = [Contribution(hero.hero_class, _printed(game, hero, stat), replaces=True)]
    if stat == "carry":
        reasons.append(Contribution("strength", value(game, hero, "strength")))
    for source, modifier in modifiers_of(game, hero).get(stat, ()):
        if holds(game, modifier.when, hero, against, source=source) and is_there(game, source, hero):
            times = 1 if modifier.per is None else value(game, hero, modifier.per)
            reasons.append(Contribution(source, modifier.change[stat] * times, replaces=modifier.set))  # type: ignore[index]
    if stat == "health" and hero.markers.get("bleeding"):
        reasons.append(Contribution("bleeding", -BLED * hero.markers["bleeding"]))  # STATUS-06
    if game.state.boosts:
        mine = (boost for boost in game.state.boosts if boost.hero == hero.id and stat in boost.change)
        reasons += [
            Contribution(boost.source, boost.change[stat])
            for boost in mine
            if holds(game, boost.when, hero, against, source=boost.source)
        ]
    return reasons


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
            and fits(game, kind, boost.enemy_keyword, boost.enemy_kind)
        ):
            yield Contribution(boost.source, boost.change[stat])


def _of_ability(ability: EnemyAbility, stat: str) -> Iterator[Contribution]:
    number = getattr(ability, stat)
    if number:
        yield Contribution(ability.id, int(number), replaces=stat not in SAVES)


def fits(game: Game, kind: str, keyword: str | None, only_kind: str | None) -> bool:
    """Tell whether a type of enemy is one of those that are meant, by type, by keyword, or all."""
    if only_kind is not None:
        return kind == only_kind
    return keyword is None or keyword in enemy_keywords(game, kind)


def enemy_has(game: Game, kind: str, flag: str) -> bool:
    """Tell whether an enemy type has a yes-or-no ability (tough, flies, immobile ...)."""
    known = game.known[kind].flags
    return flag in (flags_of_enemy(game, kind) if known is None else known)


def flags_of_enemy(game: Game, kind: str) -> frozenset[str]:
    """Return the yes-or-no abilities of an enemy type: standard keywords, flags, and what cards in play give to it."""
    found = gifts_of(game, kind)
    for ability in abilities_of(game, kind):
        found.update(ability.flags, (name for name in ability.__struct_fields__ if getattr(ability, name)))
    flags = game.known[kind].flags = frozenset(found)
    return flags


def gifts_of(game: Game, kind: str) -> set[str]:
    """Return what cards in play give to an enemy type besides numbers."""
    return {
        gift
        for _, power in powers_of_all(game)
        for modifier in power.modify
        if modifier.gives and modifier.whose is not None and (enemies := modifier.whose.enemies) is not None
        if fits(game, kind, enemies.keyword, enemies.kind)
        for gift in modifier.gives
    }


def hero_has(game: Game, hero: Hero, flag: str) -> bool:
    """Tell whether something a hero bears carries a flag that a rule looks for."""
    known = game.known[hero.id].flags
    return flag in (_work_out_flags(game, hero) if known is None else known)


def flags_of_hero(game: Game, hero: Hero) -> frozenset[str]:
    """Return the flags of everything that a hero bears, and of what it has for a while."""
    known = game.known[hero.id].flags
    return _work_out_flags(game, hero) if known is None else known


def _work_out_flags(game: Game, hero: Hero) -> frozenset[str]:
    borne = (flag for _, power in powers_of(game, hero) for flag in power.flags)
    lent = (flag for boost in game.state.boosts if boost.hero == hero.id for flag in boost.flags)
    flags = game.known[hero.id].flags = frozenset((*borne, *lent))
    return flags


def source_of(game: Game, hero: Hero, flag: str) -> str | None:
    """Return what a hero bears that carries a flag."""
    return next((source for source, power in powers_of(game, hero) if flag in power.flags), None)


def in_play_has(game: Game, flag: str) -> bool:
    """Tell whether a card that remains in play, or a rule of the mission, carries a flag."""
    return any(flag in power.flags for _, power in powers_of_all(game))


def boost_until(game: Game, period: str) -> None:
    """Let boosts of a period that has ended fade."""
    boosts = game.state.boosts
    faded = [boost for boost in boosts if boost.until == period]
    if faded:
        game.state.boosts = [boost for boost in boosts if boost.until != period]
        for boost in faded:
            if boost.hero is None:
                game.enemies_changed()
            else:
                game.boosts_changed(boost.hero)
