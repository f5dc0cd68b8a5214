"""What an effect is worth to the party, in points: cards, tokens, abilities and hand cards are data, so they can be weighed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from lantern.board.sets import bits
from lantern.content.bends.attacks import AllCritical
from lantern.content.effects import Choose, DiscardTokens, Effect, IfCounter, RollOn, Test
from lantern.content.verbs.attacks import AddDamage, Beam, EnemyHits, Flames, FreeAttack, HitIgnores, LayTrap, SetOff, ThrowThis
from lantern.content.verbs.belongings import Gain, Lose, ReadyOneOf, Take
from lantern.content.verbs.cards import DiscardThis, Draw, PutInPlay
from lantern.content.verbs.changes import Modify, SingleOut
from lantern.content.verbs.enemies import EnemiesAttack, NextThreat, SpawnNear
from lantern.content.verbs.harm import (
    CorruptionHits,
    Heal,
    Hits,
    HorrorHits,
    PassWounds,
    RecoverNow,
    RollChart,
    SanityDamage,
    Suffer,
    Wounds,
)
from lantern.content.verbs.mine import AddDread, DepthEvent, MoveDarkness
from lantern.content.verbs.missions import Count, FindClues, HarmCompanions, Meet
from lantern.content.verbs.terms import Cost
from lantern.players.heuristic.arms import of_fists, of_free_attack
from lantern.players.heuristic.bombs import worth_of_a_keg
from lantern.players.heuristic.judging import GRIT, chance, harm, mean, need, price
from lantern.players.heuristic.things import ITEM, worth_of_stat
from lantern.views.observation import Hero, Observation

HIT, HORROR, CORRUPTION, WOUND = 0.6, 0.55, 0.25, 0.5
CARD_OF_DARKNESS, STEP = 2.0, 1.5
#: A step toward what the mission wants, or toward what loses it.
PROGRESS = 6.0
AMONG_ENEMIES, FAR_OFF, AT_HAND = 0.4, 0.2, 0.8
#: How much of the harm of an enemy is not done if a hero acts before it.
STRUCK_FIRST = 0.4
#: What it is worth if all Hits of a turn are Critical.
ALL_CRITICAL = 1.5
#: How much of what something is worth for ever it is worth until the adventure is over.
FOR_LONG = 0.9
#: What nobody can weigh is worth a little, so that it is done when it costs nothing.
UNKNOWN = 0.3


def worth(seen: Observation, hero: Hero | None, what: Iterable[Effect], *, others: bool = False) -> float:
    """Add up what some effects are worth if they happen to a hero now; with `others`, to whoever in reach needs them most."""
    total = 0.0
    for effect in what:
        weigh = _WEIGHED.get(type(effect))
        total += weigh(seen, hero, effect, others) if weigh is not None else UNKNOWN
    return total


def cost_of(cost: Cost | None) -> float:
    """Return what paying a cost takes away."""
    if cost is None:
        return 0.0
    points = (cost.grit + sum(cost.pools.values())) * GRIT + cost.dark_stone * 0.1 + cost.gold * 0.002
    cards = cost.from_hand.count if cost.from_hand is not None else 0
    return points + cost.wounds * WOUND + ITEM * (cost.itself + cards + (cost.token is not None))


# -- to whom --------------------------------------------------------------------------------------


def _concerned(seen: Observation, hero: Hero | None, who: str) -> Sequence[Hero]:
    """Return whom an effect would concern, as far as one knows beforehand."""
    everybody = seen.standing()
    if who in {"self", "victim"} or hero is None:
        return [hero] if hero is not None else everybody
    if who in {"each_hero_on_tile", "each_other_hero_on_tile", "one_hero_on_tile"}:
        tiles = set(seen.board.tiles_of[hero.space])
        here = [other for other in everybody if tiles & set(seen.board.tiles_of[other.space])]
        return here if who != "each_other_hero_on_tile" else [other for other in here if other is not hero]
    if who == "each_adjacent_hero":
        return [other for other in everybody if seen.board.adjacent[hero.space] >> other.space & 1]
    if who in {"hero_or_neighbour", "one_hero"}:
        return seen.in_reach_to_heal(hero)
    if who == "each_other_hero":
        return [other for other in everybody if other is not hero]
    return everybody


def _count(seen: Observation, hero: Hero | None, who: str) -> float:
    return 1.0 if who in {"self", "victim", "random_hero", "one_hero"} else float(len(_concerned(seen, hero, who)))


# -- each verb ------------------------------------------------------------------------------------


def heals(seen: Observation, hero: Hero, effect: Heal) -> float:
    """Return what healing is worth to one hero: only what is missing counts, and more when little is left."""
    wounds = min(hero.wounds, mean(effect.wounds)) if effect.wounds is not None else 0.0
    sanity = min(hero.sanity_damage, mean(effect.sanity)) if effect.sanity is not None else 0.0
    total = need(seen.health_left(hero), wounds) + need(seen.sanity_left(hero), sanity)
    if effect.mix is not None:
        points = min(hero.wounds + hero.sanity_damage, mean(effect.mix))
        total += need(min(seen.health_left(hero), seen.sanity_left(hero)), points)
    return total


def _heal(seen: Observation, hero: Hero | None, effect: Heal, others: bool) -> float:
    if hero is None:
        return sum(heals(seen, other, effect) for other in seen.standing())
    if others or effect.who in {"hero_or_neighbour", "one_hero", "one_hero_on_tile"} or effect.split:
        who = seen.in_reach_to_heal(hero) if others or effect.who == "hero_or_neighbour" else None
        return max((heals(seen, other, effect) for other in who or _concerned(seen, hero, effect.who)), default=0.0)
    return sum(heals(seen, other, effect) for other in _concerned(seen, hero, effect.who))


def _gain(seen: Observation, hero: Hero | None, effect: Gain, others: bool) -> float:  # noqa: ARG001
    heroes = _concerned(seen, hero, effect.who)
    if effect.pool is not None:
        pool = effect.pool
        return GRIT * sum(min(seen.most_in(other, pool) - seen.in_pool(other, pool), mean(effect.count)) for other in heroes)
    if effect.what == "grit":
        room = [min(seen.value(other, "max_grit") - other.grit, mean(effect.count)) for other in heroes]
        return GRIT * sum(room)
    each = {"xp": 0.01, "gold": 0.004, "dark_stone": 0.2, "corruption": -CORRUPTION}[str(effect.what)]
    return each * mean(effect.count) * len(heroes)


def _lose(seen: Observation, hero: Hero | None, effect: Lose, others: bool) -> float:  # noqa: ARG001
    if effect.pool is not None:
        return -GRIT * sum(
            min(seen.in_pool(other, effect.pool), mean(effect.count)) for other in _concerned(seen, hero, effect.who)
        )
    losses = {"grit": -GRIT, "xp": -0.01, "gold": -0.004, "dark_stone": -0.2, "corruption": CORRUPTION}
    each = losses[str(effect.what)]
    return each * mean(effect.count) * _count(seen, hero, effect.who)


def _against(points: float) -> Callable[[Observation, Hero | None, Any, bool], float]:
    """Weigh something that hurts, by what each of it does on average."""

    def weigh(seen: Observation, hero: Hero | None, effect: Any, others: bool) -> float:  # noqa: ARG001
        damage = mean(effect.damage) if hasattr(effect, "damage") else 1.0
        return -points * mean(effect.count) * damage * _count(seen, hero, effect.who)

    return weigh


def _enemy_hits(seen: Observation, hero: Hero | None, effect: EnemyHits, others: bool) -> float:  # noqa: ARG001
    if hero is None or not seen.enemies:
        return 0.0
    values = []
    for enemy in seen.reached(hero, effect):
        from_defense = 0 if "defense" in effect.ignore else 2
        done = min(seen.wounds_left(enemy), max(0.3, mean(effect.damage) - from_defense)) * mean(effect.count)
        values.append(price(seen, enemy.kind) * min(1.0, done / seen.wounds_left(enemy)))
    if not values:
        return 0.0
    most = 1 if effect.at in {"target", "one_adjacent", "one_on_tile"} else effect.most or len(values)
    return sum(sorted(values, reverse=True)[:most])


def _through_all(part: float) -> Callable[[Observation, Hero | None, Any, bool], float]:
    """Weigh what goes through many, friends too, by the best of them and some luck."""

    def weigh(seen: Observation, hero: Hero | None, effect: Any, others: bool) -> float:  # noqa: ARG001
        done = mean(effect.wounds if isinstance(effect, Beam) else effect.damage)
        foes = seen.enemies.values()
        return part * max((price(seen, foe.kind) * min(1.0, done / seen.wounds_left(foe)) for foe in foes), default=0.0)

    return weigh


def _first_to_act(seen: Observation, heroes: Iterable[Hero], more: int, less: int, kinds: Iterable[str]) -> float:
    """Weigh who would act before whom: some of what enemies do is not done if they are struck first, and not after them."""
    everybody, crowd = list(heroes), [foe.kind for foe in seen.enemies.values()]
    now = seen.activation
    pace = seen.value(seen.hero(now.hero), "initiative") if now is not None else None
    total = 0.0
    for kind in kinds:
        theirs = seen.enemy_value(kind, "initiative")
        if pace is not None and theirs >= pace:
            continue
        before = sum(theirs - less < seen.value(hero, "initiative") + more <= theirs + more for hero in everybody)
        total += STRUCK_FIRST * before * harm(seen, kind) * crowd.count(kind) / max(1, len(seen.standing()))
    return total


def _set_off(seen: Observation, hero: Hero | None, effect: SetOff, others: bool) -> float:  # noqa: ARG001
    """Weigh the best of the hero's traps: who stands around it, friend or foe."""
    mine = [trap.space for trap in seen.traps if hero is not None and trap.hero == hero.id]
    return max((_around(seen, space, mean(effect.damage)) for space in mine), default=0.0)


def _around(seen: Observation, space: int, damage: float) -> float:
    area = seen.board.adjacent[space] | 1 << space
    foes = [enemy for enemy in seen.enemies.values() if any(area >> each & 1 for each in enemy.spaces)]
    won = sum(price(seen, enemy.kind) * min(1.0, max(0.3, damage - 2) / seen.wounds_left(enemy)) for enemy in foes)
    return won - HIT * damage * (area & seen.hero_spaces()).bit_count()


def _lay_trap(seen: Observation, hero: Hero | None, effect: LayTrap, others: bool) -> float:  # noqa: ARG001
    """Weigh a trap by the best space for it, if it were set off next."""
    if hero is None or not seen.enemies:
        return 0.0
    near = seen.board.adjacent[hero.space] & ~(1 << hero.space)
    return 0.5 * max((_around(seen, space, 7.0) for space in bits(near)), default=0.0)


def _pass_wounds(seen: Observation, hero: Hero | None, effect: PassWounds, others: bool) -> float:  # noqa: ARG001
    if hero is None:
        return 0.0
    passed = min(float(hero.wounds), mean(effect.count))
    near = seen.enemies_adjacent_to(hero.space)
    done = max((price(seen, enemy.kind) * min(1.0, passed / seen.wounds_left(enemy)) for enemy in near), default=0.0)
    wasted = HIT * max(0.0, mean(effect.count) - hero.wounds)  # it comes once an adventure
    return need(seen.health_left(hero), passed) + done - wasted if near else 0.0


def _free_attack(seen: Observation, hero: Hero | None, effect: FreeAttack, others: bool) -> float:  # noqa: ARG001
    if hero is None:
        return 0.0
    friends = _concerned(seen, hero, "each_adjacent_hero") if effect.heroes_too else ()
    mine = len(friends) * effect.combat * WOUND
    return of_free_attack(seen, hero, effect, seen.targets(hero, seen.own_numbers(hero, effect))) - mine


def _modify(seen: Observation, hero: Hero | None, effect: Modify, others: bool) -> float:  # noqa: ARG001
    """Numbers for a while help in a fight: more dice hand to hand, a save against those who are near."""
    if hero is None or not seen.enemies:
        return 0.0
    if effect.until == "adventure":
        return _for_long(seen, effect)
    near = seen.enemies_adjacent_to(hero.space)
    total = ALL_CRITICAL * sum(isinstance(bend, AllCritical) for bend in effect.bend)
    kinds = sorted({foe.kind for foe in seen.enemies.values()})
    for stat, change in effect.change.items():
        if stat == "initiative" and effect.enemies is not None:
            total += _first_to_act(seen, seen.standing(), 0, -change, kinds)
        elif stat == "initiative" and not effect.set:
            total += _first_to_act(seen, _concerned(seen, hero, effect.who), change, 0, kinds)
        elif effect.enemies is not None:
            total += 0.8 * -change if stat == "combat" else 0.0
        elif stat == "combat":
            total += of_fists(seen, hero, near, change) - of_fists(seen, hero, near) if near else 0.0
        elif stat in {"damage", "shots"}:
            total += 0.8 * change
        elif stat in {"armor", "defense", "cover", "spirit_armor"}:
            total += chance(change) * sum(harm(seen, enemy.kind, hero) for enemy in near)
    return total


def _for_long(seen: Observation, effect: Modify) -> float:
    """Weigh what lasts until the adventure is over: ammunition against a keyword is for when such enemies have come."""
    wanted = effect.when.enemy_keyword if effect.when is not None else None
    met = wanted is None or any(not set(wanted).isdisjoint(seen.keywords_of_enemy(each.kind)) for each in seen.enemies.values())
    return FOR_LONG * sum(max(0.0, worth_of_stat(stat, by)) for stat, by in effect.change.items()) if met else 0.0


def _take(seen: Observation, hero: Hero | None, effect: Take, others: bool) -> float:  # noqa: ARG001
    """Weigh a token by the room for it: it is worth more in the side bag than the card it was."""
    if hero is None or effect.token is None:
        return ITEM
    return ITEM + 1.0 if len(hero.bag) < seen.value(hero, "side_bag") else 0.0


def _test(seen: Observation, hero: Hero | None, effect: Test, others: bool) -> float:
    dice = seen.value(hero, effect.skill) if hero is not None else 3
    passes = 1 - (1 - chance(effect.target)) ** dice
    good = worth(seen, hero, (*effect.passed, *effect.any_pass), others=others)
    bad = worth(seen, hero, (*effect.failed, *effect.all_fail), others=others)
    each = dice * chance(effect.target) * worth(seen, hero, effect.each_success, others=others)
    return passes * good + (1 - passes) * bad + each


def _roll_on(seen: Observation, hero: Hero | None, effect: RollOn, others: bool) -> float:
    total = lines = 0.0
    for band in effect.on:
        width = band.high - band.low + 1
        lines += width
        total += width * worth(seen, hero, band.effect, others=others)
    return total / lines if lines else 0.0


def _choose(seen: Observation, hero: Hero | None, effect: Choose, others: bool) -> float:
    each = [worth(seen, hero, choice.effect, others=others) - cost_of(choice.cost) for choice in effect.among]
    return max([*each, 0.0] if effect.optional else each, default=0.0)


def _plain(points: float) -> Callable[[Observation, Hero | None, Any, bool], float]:
    def weigh(seen: Observation, hero: Hero | None, effect: Any, others: bool) -> float:  # noqa: ARG001
        return points

    return weigh


def _draw(seen: Observation, hero: Hero | None, effect: Draw, others: bool) -> float:  # noqa: ARG001
    good = {"gear": ITEM, "artifact": 2 * ITEM, "loot": 0.8, "scavenge": 0.3}
    each = good.get(effect.deck, -CARD_OF_DARKNESS)
    return each * mean(effect.count) * _count(seen, hero, effect.who)


def _counted(seen: Observation, hero: Hero | None, effect: Count, others: bool) -> float:  # noqa: ARG001
    """Weigh what the mission counts: toward the goal until it is reached, toward its failure, or of no matter.

    A failure that is far off presses less; until it is near, there is mostly something better to do among enemies.
    """
    mission, points = seen.mission, PROGRESS * mean(effect.by)
    calm = AMONG_ENEMIES if seen.enemies else 1.0
    if effect.counter in mission.lose.counters:
        near = seen.counters.get(effect.counter, 0) / seen.needed(effect.counter)
        return -points * (FAR_OFF + near) * (calm if near < AT_HAND else 1.0)
    return points * calm if effect.counter in mission.win.counters and not seen.is_reached(effect.counter) else 0.0


def _if_counter(seen: Observation, hero: Hero | None, effect: IfCounter, others: bool) -> float:
    far_enough = seen.counters.get(effect.counter, 0) >= effect.at_least
    return worth(seen, hero, effect.effect if far_enough else effect.otherwise, others=others)


_WEIGHED: dict[type, Callable[[Observation, Hero | None, Any, bool], float]] = {
    Heal: _heal,
    Gain: _gain,
    Lose: _lose,
    Hits: _against(HIT),
    HorrorHits: _against(HORROR),
    CorruptionHits: _against(CORRUPTION),
    Wounds: _against(1.0),
    SanityDamage: _against(1.0),
    EnemyHits: _enemy_hits,
    FreeAttack: _free_attack,
    ThrowThis: lambda seen, hero, effect, others: worth_of_a_keg(seen, hero, effect) if hero is not None else 0.0,  # noqa: ARG005
    Beam: _through_all(1.2),
    Flames: _through_all(1.5),
    SetOff: _set_off,
    LayTrap: _lay_trap,
    PassWounds: _pass_wounds,
    Modify: _modify,
    SingleOut: lambda seen, hero, effect, others: 0.8 * effect.damage,  # noqa: ARG005
    Test: _test,
    RollOn: _roll_on,
    Choose: _choose,
    Draw: _draw,
    AddDamage: lambda seen, hero, effect, others: 0.8 * mean(effect.count),  # noqa: ARG005
    HitIgnores: _plain(1.8),
    ReadyOneOf: lambda seen, hero, effect, others: 1.6 if seen.enemies else 0.0,  # noqa: ARG005
    Take: _take,
    PutInPlay: _plain(ITEM + 1.0),
    DiscardTokens: _plain(-ITEM),
    MoveDarkness: lambda seen, hero, effect, others: -STEP * mean(effect.steps),  # noqa: ARG005
    AddDread: _plain(-CARD_OF_DARKNESS),
    EnemiesAttack: _plain(-6.0),
    SpawnNear: _plain(-3.0),
    DepthEvent: _plain(-CARD_OF_DARKNESS),
    Suffer: _plain(-4.0),
    RollChart: _plain(-4.0),
    RecoverNow: lambda seen, hero, effect, others: 6.0 * sum(h.ko for h in seen.heroes.values()),  # noqa: ARG005
    Count: _counted,
    IfCounter: _if_counter,
    FindClues: lambda seen, hero, effect, others: PROGRESS * effect.count,  # noqa: ARG005
    Meet: _plain(PROGRESS),
    HarmCompanions: _plain(-2.0),
    DiscardThis: _plain(0.0),
    NextThreat: _plain(-1.0),
}
