"""What an effect is worth to the party, in points: cards, tokens, abilities and sermons are data, so they can be weighed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from lantern.content import effects as verbs
from lantern.content.effects import Cost, Effect
from lantern.content.entries import Item, Power, Upgrade
from lantern.players.heuristic.arms import of_fists, of_free_attack
from lantern.players.heuristic.judging import GRIT, chance, harm, health_left, left_of, mean, need, price, sanity_left
from lantern.rules.game import Game
from lantern.rules.hero_arms import own_numbers, reached, targets
from lantern.rules.state import Hero
from lantern.rules.values import value
from lantern.rules.who import neighbours

#: What one point of a number is worth on an item, for as long as it lasts; a save of 4+ counts three points.
STATS = {
    "combat": 2.5, "damage": 2.5, "shots": 3.0, "critical_damage": 0.7, "health": 0.8, "sanity": 0.8, "max_grit": 2.5,
    "move": 0.6, "initiative": 0.7, "range": 0.2, "free_attack_combat": 1.0, "hold_back": 2.0, "breath": 1.5, "agility": 0.5,
    "cunning": 0.5, "spirit": 0.5, "strength": 0.5, "lore": 0.5, "luck": 0.5, "corruption_resistance": 0.3,
    "defense_roll": 3.0, "willpower_roll": 2.5, "side_bag": 0.3, "carry": 0.1,
}  # fmt: skip
SAVES = {
    "armor": 2.0, "spirit_armor": 1.5, "defense": 2.5, "willpower": 2.0, "cover": 1.5, "to_hit_melee": 2.0,
    "to_hit_ranged": 2.5,
}  # fmt: skip
HIT, HORROR, CORRUPTION = 0.6, 0.55, 0.25
ITEM, CARD_OF_DARKNESS, STEP = 1.5, 2.0, 1.5
#: What nobody can weigh is worth a little, so that it is done when it costs nothing.
UNKNOWN = 0.3


def worth(game: Game, hero: Hero | None, what: Iterable[Effect], *, others: bool = False) -> float:
    """Add up what some effects are worth if they happen to a hero now; with `others`, to whoever in reach needs them most."""
    total = 0.0
    for effect in what:
        weigh = _WEIGHED.get(type(effect))
        total += weigh(game, hero, effect, others) if weigh is not None else UNKNOWN
    return total


def cost_of(cost: Cost | None) -> float:
    """Return what paying a cost takes away."""
    if cost is None:
        return 0.0
    return cost.grit * GRIT + cost.dark_stone * 0.1 + cost.gold * 0.002 + (ITEM if cost.discard else 0.0)


def worth_of_item(item: Item) -> float:
    """Return what it is worth to carry, hold or wear an item."""
    total = _worth_of_power(item, ability=0.2, reroll=0.5)
    if item.weapon is not None:
        sheet = item.weapon
        total += sheet.shots * (2.5 + sheet.damage + (0.8 if sheet.damage_die == "D8" else 0)) + 0.15 * sheet.range
        total += 0.4 * (6 - sheet.critical) * sheet.shots
    return total


def worth_of_upgrade(game: Game, upgrade: Upgrade) -> float:
    """Return what a starting upgrade is worth, with what comes along and what is left for it."""
    items = game.content.items
    total = _worth_of_power(upgrade, ability=1.2, reroll=2.0) + ITEM * len(upgrade.tokens)
    total += 0.6 * sum(worth_of_item(items[item]) for item in upgrade.items)
    return total - (0.6 * worth_of_item(items[upgrade.instead_of]) if upgrade.instead_of is not None else 0.0)


def _worth_of_power(power: Power, *, ability: float, reroll: float) -> float:
    total = ability * (len(power.actions) + len(power.triggers) + len(power.flags)) + reroll * len(power.rerolls)
    for modifier in power.modify:
        if modifier.whose is None:
            total += sum(_stat(stat, change) for stat, change in modifier.change.items())
    return total


def _stat(stat: str, change: int) -> float:
    if stat in SAVES:
        return SAVES[stat] * max(0, 7 - change) / 2 if change > 0 else 0.0
    return STATS.get(stat, 0.3) * change


# -- to whom --------------------------------------------------------------------------------------


def _concerned(game: Game, hero: Hero | None, who: str) -> list[Hero]:
    """Return whom an effect would concern, as far as one knows beforehand."""
    everybody = game.standing()
    if who in {"self", "victim"} or hero is None:
        return [hero] if hero is not None else everybody
    if who in {"each_hero_on_tile", "each_other_hero_on_tile", "one_hero_on_tile"}:
        tiles = set(game.board.tiles_of[hero.space])
        here = [other for other in everybody if tiles & set(game.board.tiles_of[other.space])]
        return here if who != "each_other_hero_on_tile" else [other for other in here if other is not hero]
    if who == "each_adjacent_hero":
        return [other for other in everybody if game.board.adjacent[hero.space] >> other.space & 1]
    if who in {"hero_or_neighbour", "one_hero"}:
        return [hero, *neighbours(game, hero)]
    if who == "each_other_hero":
        return [other for other in everybody if other is not hero]
    return everybody


def _count(game: Game, hero: Hero | None, who: str) -> float:
    return 1.0 if who in {"self", "victim", "random_hero", "one_hero"} else float(len(_concerned(game, hero, who)))


# -- each verb ------------------------------------------------------------------------------------


def heals(game: Game, hero: Hero, effect: verbs.Heal) -> float:
    """Return what healing is worth to one hero: only what is missing counts, and more when little is left."""
    wounds = min(hero.wounds, mean(effect.wounds)) if effect.wounds is not None else 0.0
    sanity = min(hero.sanity_damage, mean(effect.sanity)) if effect.sanity is not None else 0.0
    total = need(health_left(game, hero), wounds) + need(sanity_left(game, hero), sanity)
    if effect.mix is not None:
        points = min(hero.wounds + hero.sanity_damage, mean(effect.mix))
        total += need(min(health_left(game, hero), sanity_left(game, hero)), points)
    return total


def _heal(game: Game, hero: Hero | None, effect: verbs.Heal, others: bool) -> float:
    if hero is None:
        return sum(heals(game, other, effect) for other in game.standing())
    if others or effect.who in {"hero_or_neighbour", "one_hero", "one_hero_on_tile"} or effect.split:
        who = [hero, *neighbours(game, hero)] if others or effect.who == "hero_or_neighbour" else None
        return max((heals(game, other, effect) for other in who or _concerned(game, hero, effect.who)), default=0.0)
    return sum(heals(game, other, effect) for other in _concerned(game, hero, effect.who))


def _gain(game: Game, hero: Hero | None, effect: verbs.Gain, others: bool) -> float:  # noqa: ARG001
    heroes = _concerned(game, hero, effect.who)
    if effect.what == "grit":
        room = [min(value(game, other, "max_grit") - other.grit, mean(effect.count)) for other in heroes]
        return GRIT * sum(room)
    each = {"xp": 0.01, "gold": 0.004, "dark_stone": 0.2, "corruption": -CORRUPTION}[effect.what]
    return each * mean(effect.count) * len(heroes)


def _lose(game: Game, hero: Hero | None, effect: verbs.Lose, others: bool) -> float:  # noqa: ARG001
    each = {"grit": -GRIT, "xp": -0.01, "gold": -0.004, "dark_stone": -0.2, "corruption": CORRUPTION}[effect.what]
    return each * mean(effect.count) * _count(game, hero, effect.who)


def _against(points: float) -> Callable[[Game, Hero | None, Any, bool], float]:
    """Weigh something that hurts, by what each of it does on average."""

    def weigh(game: Game, hero: Hero | None, effect: Any, others: bool) -> float:  # noqa: ARG001
        damage = mean(effect.damage) if hasattr(effect, "damage") else 1.0
        return -points * mean(effect.count) * damage * _count(game, hero, effect.who)

    return weigh


def _enemy_hits(game: Game, hero: Hero | None, effect: verbs.EnemyHits, others: bool) -> float:  # noqa: ARG001
    if hero is None or not game.state.enemies:
        return 0.0
    values = []
    for enemy in reached(game, hero, effect):
        from_defense = 0 if "defense" in effect.ignore else 2
        done = min(left_of(game, enemy), max(0.3, mean(effect.damage) - from_defense)) * mean(effect.count)
        values.append(price(game, enemy.kind) * min(1.0, done / left_of(game, enemy)))
    if not values:
        return 0.0
    return max(values) if effect.at in {"target", "one_adjacent", "one_on_tile"} else sum(values)


def _free_attack(game: Game, hero: Hero | None, effect: verbs.FreeAttack, others: bool) -> float:  # noqa: ARG001
    if hero is None:
        return 0.0
    return of_free_attack(game, hero, effect, targets(game, hero, own_numbers(game, hero, effect)))


def _modify(game: Game, hero: Hero | None, effect: verbs.Modify, others: bool) -> float:  # noqa: ARG001
    """Numbers for a while help in a fight: more dice hand to hand, a save against those who are near."""
    if hero is None or not game.state.enemies:
        return 0.0
    near = game.enemies_adjacent_to(hero.space)
    total = 0.0
    for stat, change in effect.change.items():
        if effect.enemies is not None:
            total += 0.8 * -change if stat in {"initiative", "combat"} else 0.0
        elif stat == "combat":
            total += of_fists(game, hero, near, change) - of_fists(game, hero, near) if near else 0.0
        elif stat in {"damage", "shots"}:
            total += 0.8 * change
        elif stat in {"armor", "defense", "cover", "spirit_armor"}:
            total += chance(change) * sum(harm(game, enemy.kind, hero) for enemy in near)
        elif stat == "initiative":
            total += 0.15 * change
    return total


def _test(game: Game, hero: Hero | None, effect: verbs.Test, others: bool) -> float:
    dice = value(game, hero, effect.skill) if hero is not None else 3
    passes = 1 - (1 - chance(effect.target)) ** dice
    good, bad = worth(game, hero, effect.passed, others=others), worth(game, hero, effect.failed, others=others)
    return passes * good + (1 - passes) * bad


def _roll_on(game: Game, hero: Hero | None, effect: verbs.RollOn, others: bool) -> float:
    total = lines = 0.0
    for band in effect.on:
        width = band.high - band.low + 1
        lines += width
        total += width * worth(game, hero, band.effect, others=others)
    return total / lines if lines else 0.0


def _choose(game: Game, hero: Hero | None, effect: verbs.Choose, others: bool) -> float:
    each = [worth(game, hero, choice.effect, others=others) - cost_of(choice.cost) for choice in effect.among]
    return max([*each, 0.0] if effect.optional else each, default=0.0)


def _plain(points: float) -> Callable[[Game, Hero | None, Any, bool], float]:
    def weigh(game: Game, hero: Hero | None, effect: Any, others: bool) -> float:  # noqa: ARG001
        return points

    return weigh


def _draw(game: Game, hero: Hero | None, effect: verbs.Draw, others: bool) -> float:  # noqa: ARG001
    good = {"gear": ITEM, "artifact": 2 * ITEM, "loot": 0.8, "scavenge": 0.3}
    each = good.get(effect.deck, -CARD_OF_DARKNESS)
    return each * mean(effect.count) * _count(game, hero, effect.who)


_WEIGHED: dict[type, Callable[[Game, Hero | None, Any, bool], float]] = {
    verbs.Heal: _heal,
    verbs.Gain: _gain,
    verbs.Lose: _lose,
    verbs.Hits: _against(HIT),
    verbs.HorrorHits: _against(HORROR),
    verbs.CorruptionHits: _against(CORRUPTION),
    verbs.Wounds: _against(1.0),
    verbs.SanityDamage: _against(1.0),
    verbs.EnemyHits: _enemy_hits,
    verbs.FreeAttack: _free_attack,
    verbs.Modify: _modify,
    verbs.Test: _test,
    verbs.RollOn: _roll_on,
    verbs.Choose: _choose,
    verbs.Draw: _draw,
    verbs.AddDamage: lambda game, hero, effect, others: 0.8 * mean(effect.count),  # noqa: ARG005
    verbs.Take: _plain(ITEM),
    verbs.DiscardTokens: _plain(-ITEM),
    verbs.MoveDarkness: lambda game, hero, effect, others: -STEP * mean(effect.steps),  # noqa: ARG005
    verbs.AddDread: _plain(-CARD_OF_DARKNESS),
    verbs.Attack: _plain(-6.0),
    verbs.SpawnNear: _plain(-3.0),
    verbs.DepthEvent: _plain(-CARD_OF_DARKNESS),
    verbs.Suffer: _plain(-4.0),
    verbs.RollChart: _plain(-4.0),
    verbs.RecoverNow: lambda game, hero, effect, others: 6.0 * sum(h.ko for h in game.state.heroes.values()),  # noqa: ARG005
    verbs.DiscardThis: _plain(0.0),
    verbs.NextThreat: _plain(-1.0),
}
