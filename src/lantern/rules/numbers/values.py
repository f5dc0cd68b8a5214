"""Numbers that explain themselves: printed value, items, conditions, cards in play, boosts, in a fixed order."""

from __future__ import annotations

from collections.abc import Iterator

from lantern.content.powers import Modifier
from lantern.content.words import SAVES
from lantern.rules.numbers.in_play import (
    abilities_of,
    clothes_worn,
    enemy_keywords,
    holds,
    mutations_of,
    powers_of_all,
)
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.game import Game
from lantern.rules.table.reasons import Contribution, Modifiers, add_modifier, concerns_heroes, counts_in, fold, printed
from lantern.rules.table.state import EnemyModel, Hero, LastingChange

BLED = 3  # STATUS-06


def value(game: AnyChapter, hero: Hero, stat: str, against: str | None = None) -> int:
    """Return a number of a hero, all modifiers included, also those against an enemy type. A save it does not have is 0."""
    found = game.known[hero.id].values.get(stat)  # what is known hangs on no enemy either
    return _work_out(game, hero, stat, against) if found is None else found


def _work_out(game: AnyChapter, hero: Hero, stat: str, against: str | None) -> int:
    known, borne = game.known[hero.id], game.borne[hero.id]
    if _is_only_borne(game, hero):
        known.values = borne.values  # shared by all who bear the same
        number = borne.number(stat)
        return fold(stat, explain(game, hero, stat, against)) if number is None else number
    found = fold(stat, explain(game, hero, stat, against))
    if lasts(game, hero, stat):
        known.values[stat] = found
    return found


def _is_only_borne(game: AnyChapter, hero: Hero) -> bool:
    """Tell whether nothing but what a hero bears decides about its numbers: no card in play, no boost, no marker."""
    if modifiers_of(game, hero) is not game.borne[hero.id].modifiers or hero.markers:
        return False
    for boost in game.state.boosts:  # noqa: SIM110 - asked whenever a number is worked out, and quicker so
        if boost.hero == hero.id:
            return False
    return True


def lasts(game: AnyChapter, hero: Hero, stat: str) -> bool:
    """Tell whether a number of a hero stays as it is until something comes or goes, and so may be remembered."""
    modifiers = modifiers_of(game, hero)
    skill = counts_in(game.content, stat)
    if skill is not None and _depends(game, modifiers.get(skill)):
        return False
    for boost in game.state.boosts:
        if boost.hero == hero.id and stat in boost.change and (boost.when is not None or boost.against is not None):
            return False
    return stat not in modifiers or not _depends(game, modifiers[stat])


def enemy_value(game: Game, kind: str, stat: str) -> int:
    """Return a number of an enemy type, all modifiers included."""
    found = game.known[kind].values.get(stat)
    return _work_out_of_enemy(game, kind, stat) if found is None else found


def _work_out_of_enemy(game: Game, kind: str, stat: str) -> int:
    known, breed = game.known[kind], game.breeds[kind]
    if _is_only_bred(game, kind):
        known.values = breed.values  # shared by all of the same strain
        number = breed.number(stat)
        return fold(stat, list(explain_enemy(game, kind, stat))) if number is None else number
    found = fold(stat, list(explain_enemy(game, kind, stat)))
    if not _depends(game, modifiers_of_enemy(game, kind).get(stat)):
        known.values[stat] = found
    return found


def _is_only_bred(game: Game, kind: str) -> bool:
    """Tell whether nothing but its strain decides about the numbers of a type: no card, no other type, boost or ambush."""
    if modifiers_of_enemy(game, kind) is not game.breeds[kind].modifiers:
        return False
    state = game.state
    known = state.types.get(kind)
    if known is not None and (known.printed or known.ambush_turn == state.turn):
        return False
    return not state.boosts or all(boost.hero is not None or boost.enemy is not None for boost in state.boosts)


def health_of(game: Game, enemy: EnemyModel) -> int:
    """Return the Health of one enemy: that of its type, less 3 for each Bleeding marker on it (STATUS-06)."""
    return enemy_value(game, enemy.kind, "health") - BLED * enemy.bleeding


def _depends(game: AnyChapter, modifiers: list[tuple[str, Modifier]] | None) -> bool:
    """Tell whether a number hangs on a condition of the moment, or on where one stands, and so is found out anew each time."""
    if modifiers is None:
        return False
    local = {card.source for card in game.state.in_play if card.tile is not None}
    return any(modifier.when is not None or modifier.per is not None or source in local for source, modifier in modifiers)


def modifiers_of(game: AnyChapter, hero: Hero) -> Modifiers:
    """Return every lasting modifier that may concern a hero, by stat."""
    remembered = game.known[hero.id]
    known = remembered.modifiers
    if known is None:
        bearing = game.borne[hero.id]
        known = bearing.modifiers
        lent = []
        for source, power in powers_of_all(game):
            for each in power.modify:
                if concerns_heroes(each, bearing.keywords):
                    lent.append((source, each))  # noqa: PERF401 - asked often, and hardly ever is there one
        if lent:
            known = {stat: list(modifiers) for stat, modifiers in known.items()}
            for source, modifier in lent:
                add_modifier(known, source, modifier)
        remembered.modifiers = known
    return known


def modifiers_of_enemy(game: Game, kind: str) -> Modifiers:
    """Return every lasting modifier that may concern an enemy type, by stat."""
    remembered = game.known[kind]
    known = remembered.modifiers
    if known is None:
        known = game.breeds[kind].modifiers
        lent = list(_lent_to(game, kind))
        if lent:
            known = {stat: list(modifiers) for stat, modifiers in known.items()}
            for source, modifier in lent:
                add_modifier(known, source, modifier)
        remembered.modifiers = known
    return known


def _lent_to(game: Game, kind: str) -> Iterator[tuple[str, Modifier]]:
    """Yield what cards in play, the rules of the mission and other types change in the numbers of an enemy type."""
    lent = [(source, modifier) for source, power in powers_of_all(game) for modifier in power.modify]
    for source, modifier in (*lent, *_lent_by_others(game, kind)):
        enemies = modifier.whose.enemies if modifier.whose is not None else None
        if enemies is not None and fits(game, kind, enemies.keyword, enemies.kind):
            yield source, modifier


def _lent_by_others(game: Game, kind: str) -> Iterator[tuple[str, Modifier]]:
    """Yield what abilities of the other types of which a model stands change in the numbers of a type."""
    breeds = game.breeds
    if any(other != kind and breeds[other].lent for other in game.state.types):
        for other in dict.fromkeys(enemy.kind for enemy in game.state.enemies.values()):
            if other != kind:
                yield from breeds[other].lent


def lends_to_others(game: Game, kind: str) -> bool:
    """Tell whether an ability of a type changes numbers of other types."""
    return any(modifier.whose is not None for ability in abilities_of(game, kind) for modifier in ability.modify)


def explain(game: AnyChapter, hero: Hero, stat: str, against: str | None = None) -> list[Contribution]:
    """List every reason for a hero's number, in the order in which they are applied."""
    changed = _changed(game, hero, stat)
    reasons = [Contribution(hero.hero_class, on_the_sheet(game, hero, stat), replaces=True)]
    reasons += [Contribution(change.source, change.amount) for change in changed]
    skill = counts_in(game.content, stat)
    if skill is not None:
        reasons.append(Contribution(skill, value(game, hero, skill)))
    for source, modifier in modifiers_of(game, hero).get(stat, ()):
        if holds(game, modifier.when, hero, against, source=source) and game.reaches(source, hero):
            times = 1 if modifier.per is None else _so_many(game, hero, modifier.per, modifier.most)
            reasons.append(Contribution(source, modifier.change[stat] * times, replaces=modifier.set))
    if hero.markers:
        reasons += _of_markers(game, hero, stat)
    if stat == "health" and hero.markers.get("bleeding"):
        reasons.append(Contribution("bleeding", -BLED * hero.markers["bleeding"]))  # STATUS-06
    if game.state.boosts:
        reasons += _of_boosts(game, hero, stat, against)
    return reasons


def added_to(game: AnyChapter, hero: Hero, stat: str, against: str | None = None) -> tuple[tuple[str, int], ...]:
    """Name what a number of a hero adds to its dice, by what adds it; what something else replaces adds nothing."""
    if not value(game, hero, stat, against):
        return ()
    parts: list[tuple[str, int]] = []
    for reason in explain(game, hero, stat, against):
        if reason.replaces:
            parts.clear()
        if reason.amount:
            parts.append((reason.source, reason.amount))
    return tuple(parts)


def on_the_sheet(game: AnyChapter, hero: Hero, stat: str) -> int:
    """Return what the sheet of a hero says: what it said at first, whatever has changed it for good."""
    first = printed(game.content, game.content.heroes[hero.hero_class], hero.printed, stat)
    return first - sum(change.amount for change in _changed(game, hero, stat)) if game.state.changes else first


def _changed(game: AnyChapter, hero: Hero, stat: str) -> list[LastingChange]:
    """Return what has changed a printed number of a hero for good."""
    if not game.state.changes or stat in SAVES:
        return []
    return [change for change in game.state.changes if change.hero == hero.id and change.stat == stat]


def _of_boosts(game: AnyChapter, hero: Hero, stat: str, against: str | None) -> Iterator[Contribution]:
    """Yield what a hero has for a while of a number."""
    for boost in game.state.boosts:
        if (
            boost.hero == hero.id
            and stat in boost.change
            and (boost.against is None or game.aims_at(boost.against))
            and holds(game, boost.when, hero, against, source=boost.source)
        ):
            yield Contribution(boost.source, boost.change[stat], replaces=boost.replaces)


def _of_markers(game: AnyChapter, hero: Hero, stat: str) -> Iterator[Contribution]:
    """Yield what status markers change in a number, each of them (STATUS-01)."""
    for marker, count in hero.markers.items():
        status = game.content.conditions.get(marker)
        for modifier in status.modify if status is not None else ():
            if stat in modifier.change:
                yield Contribution(marker, modifier.change[stat] * count)


def _so_many(game: AnyChapter, hero: Hero, per: str, most: int | None) -> int:
    """Count what changes a number once each: points of a skill, enemies beside the hero, its mutations, what it wears."""
    if per == "mutations":
        count = mutations_of(game, hero)
    elif per == "clothing":
        count = clothes_worn(game, hero)
    else:
        count = len(game.beset_by(hero)) if per == "adjacent_enemies" else value(game, hero, per)
    return count if most is None else min(count, most)


def explain_enemy(game: Game, kind: str, stat: str) -> Iterator[Contribution]:
    """Yield every reason for an enemy type's number."""
    state, breed = game.state, game.breeds[kind]
    known = state.types.get(kind)
    yield from breed.printed(stat, instead=known.printed.get(stat) if known is not None else None)
    for source, modifier in modifiers_of_enemy(game, kind).get(stat, ()):
        if holds(game, modifier.when, None, kind):
            yield Contribution(source, modifier.change[stat], replaces=modifier.set)
    yield from breed.of_elites(stat)
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
    flags = game.known[kind].flags = game.breeds[kind].flags.union(gifts_of(game, kind))
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


def hero_has(game: AnyChapter, hero: Hero, flag: str) -> bool:
    """Tell whether something a hero bears carries a flag that a rule looks for."""
    known = game.known[hero.id].flags
    return flag in (_work_out_flags(game, hero) if known is None else known)


def flags_of_hero(game: AnyChapter, hero: Hero) -> frozenset[str]:
    """Return the flags of everything that a hero bears, and of what it has for a while."""
    known = game.known[hero.id].flags
    return _work_out_flags(game, hero) if known is None else known


def _work_out_flags(game: AnyChapter, hero: Hero) -> frozenset[str]:
    boosts = game.state.boosts
    lent = [flag for boost in boosts if boost.hero == hero.id for flag in boost.flags] if boosts else ()
    borne = game.borne[hero.id].flags
    flags = game.known[hero.id].flags = borne.union(lent) if lent else borne
    return flags


def source_of(game: AnyChapter, hero: Hero, flag: str) -> str | None:
    """Return what a hero bears that carries a flag."""
    borne = game.borne[hero.id]
    return next((source for source, power in borne.powers if flag in power.flags), None) if flag in borne.flags else None


def make_the_most_of(game: Game, hero: Hero) -> None:
    """Begin the activation after which what a hero has for its next attack is lost (CARDS-13)."""
    for boost in game.state.boosts:
        if boost.hero == hero.id and boost.until == "next_attack":
            boost.until = "attack"


def boost_until(game: AnyChapter, period: str) -> bool:
    """Let boosts of a period that has ended fade; return whether there were any."""
    return bool(game.state.boosts) and _let_fade(game, period)


def _let_fade(game: AnyChapter, period: str) -> bool:
    boosts = game.state.boosts
    faded = [boost for boost in boosts if boost.until == period]
    if faded:
        game.state.boosts = [boost for boost in boosts if boost.until != period]
        for boost in faded:
            if boost.hero is None:
                game.enemies_changed()
            else:
                game.boosts_changed(boost.hero)
    return bool(faded)
