"""What a hero can do against what may come, judged by what its effects do (BAG-03, BAG-18)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from lantern.content.effects import Choose, RollOn, Test
from lantern.content.verbs.attacks import EnemyHits
from lantern.content.verbs.belongings import Gain, Lose
from lantern.content.verbs.changes import Double, Modify
from lantern.content.verbs.enemies import Isolate
from lantern.content.verbs.grammar import Verb
from lantern.content.verbs.harm import Heal, LoseMarkers
from lantern.rules.belongings.hand_cards import effect_at, for_whom
from lantern.rules.harm.prospects import ENEMIES, GRIT, HARMS, Prospect, Prospects
from lantern.rules.numbers.triggers import can_pay
from lantern.rules.numbers.values import value
from lantern.rules.table.bearing import Usable
from lantern.rules.table.chapter import AnyChapter, Context
from lantern.rules.table.state import Hero

TEST_DICE = "test_dice"
MOST_SKILL = 6


def eases(game: AnyChapter, hero: Hero, usable: Usable, coming: Prospects) -> bool:
    """Tell whether something that a hero can use could change what comes, for the hero or whoever it can be used on."""
    effects, context, reached = _use_of(game, hero, usable)
    return _any_eases(game, effects, context, reached, coming)


def finds_something(game: AnyChapter, hero: Hero, usable: Usable) -> bool:
    """Tell whether something that a hero can use would do anything now: what only heals needs somebody who is hurt.

    Harm that comes with it is only its price.
    """
    effects, context, reached = _use_of(game, hero, usable)
    wanted = [effect for effect in effects if type(effect) not in HARMS]
    return not wanted or any(_finds(game, effect, context, reached) for effect in wanted)


def _finds(game: AnyChapter, effect: Verb, context: Context, reached: list[Hero]) -> bool:
    if isinstance(effect, Lose):
        return effect.what != "corruption" or any(hero.corruption for hero in _whom(game, effect, context, reached))
    if not isinstance(effect, Heal | LoseMarkers) or (isinstance(effect, Heal) and effect.or_grit):
        return True
    whom = _whom(game, effect, context, reached)
    if isinstance(effect, LoseMarkers):
        return any(hero.markers.get(effect.marker) for hero in whom)
    wounds, sanity = (effect.wounds or effect.mix) is not None, (effect.sanity or effect.mix) is not None
    return any((wounds and hero.wounds > 0) or (sanity and hero.sanity_damage > 0) for hero in whom)


def _whom(game: AnyChapter, effect: Heal | Lose | LoseMarkers, context: Context, reached: list[Hero]) -> list[Hero]:
    return reached if effect.who == "self" else list(game.may_concern(effect.who, context))


def _use_of(game: AnyChapter, hero: Hero, usable: Usable) -> tuple[Sequence[Verb], Context, list[Hero]]:
    """Return what using something does, in whose name, and the heroes on whom it can be used."""
    if usable.hand_card:
        card = game.content.hand_cards[usable.source]
        reached = for_whom(game, hero, card) if card.target not in {None, "enemy"} else [hero]
        return effect_at(card, hero.level), Context(source=usable.source, hero=hero.id, range=card.range), reached
    on_others = usable.token and game.content.tokens[usable.source].on_others  # BAG-05
    reached = game.in_reach_to_heal(hero) if on_others else [hero]
    return usable.action.effect, Context(source=usable.source, hero=hero.id), reached


def _any_eases(game: AnyChapter, effects: Iterable[Verb], context: Context, reached: list[Hero], coming: Prospects) -> bool:
    for effect in effects:
        if isinstance(effect, Choose | RollOn | Test):
            if any(_any_eases(game, way, context, reached, coming) for way in _ways(game, effect, context)):
                return True
            continue
        helps = EASES.get(type(effect))
        if helps is None:
            continue
        who = getattr(effect, "who", "self")
        whom = reached if who == "self" else game.may_concern(who, context)
        if any(hero.id in coming and helps(game, effect, hero, coming[hero.id]) for hero in whom):
            return True
        if type(effect) in AGAINST_ENEMIES and any(_is_done_by_enemies(prospect) for prospect in coming.values()):
            return True
    return False


def _ways(game: AnyChapter, effect: Choose | RollOn | Test, context: Context) -> list[tuple[Verb, ...]]:
    """Return what an effect may lead to, of which one comes about."""
    if isinstance(effect, RollOn):
        return [band.effect for band in effect.on]
    if isinstance(effect, Test):
        return [effect.passed, effect.each_success]
    assert context.hero is not None
    hero = game.hero(context.hero)
    return [choice.effect for choice in effect.among if choice.cost is None or can_pay(game, hero, choice.cost)]


# -- each verb ------------------------------------------------------------------------------------


def _heal(game: AnyChapter, effect: Heal, hero: Hero, prospect: Prospect) -> bool:  # noqa: ARG001
    wounds = (effect.wounds or effect.mix) is not None and hero.wounds > 0 and "wounds" in prospect.harm
    sanity = (effect.sanity or effect.mix) is not None and hero.sanity_damage > 0 and "sanity" in prospect.harm
    return wounds or sanity


def _modify(game: AnyChapter, effect: Modify, hero: Hero, prospect: Prospect) -> bool:
    if effect.enemies is not None or not (prospect.tests or prospect.harm):
        return False
    more = {stat for stat, change in effect.change.items() if change > 0}
    if prospect.tests and TEST_DICE in more:
        return True
    if any(value(game, hero, skill) < MOST_SKILL for skill in prospect.tests & more):
        return True
    return any(not harm.eased_by.isdisjoint(effect.change) for harm in prospect.harm.values())


def _double(game: AnyChapter, effect: Double, hero: Hero, prospect: Prospect) -> bool:  # noqa: ARG001
    return effect.stat in prospect.tests


def _lose(game: AnyChapter, effect: Lose, hero: Hero, prospect: Prospect) -> bool:  # noqa: ARG001
    return effect.what == "corruption" and hero.corruption > 0 and "corruption" in prospect.harm


def _lose_markers(game: AnyChapter, effect: LoseMarkers, hero: Hero, prospect: Prospect) -> bool:  # noqa: ARG001
    return any(harm.marker == effect.marker for harm in prospect.harm.values())


def _gain(game: AnyChapter, effect: Gain, hero: Hero, prospect: Prospect) -> bool:
    """Grit for a re-roll matters to who has none."""
    if effect.what != "grit" or hero.grit or game.grit_is_barred():
        return False
    return bool(prospect.tests) or any(GRIT in harm.eased_by for harm in prospect.harm.values())


def _against_enemies(game: AnyChapter, effect: Verb, hero: Hero, prospect: Prospect) -> bool:  # noqa: ARG001
    return _is_done_by_enemies(prospect)


def _is_done_by_enemies(prospect: Prospect) -> bool:
    return any(ENEMIES in harm.eased_by for harm in prospect.harm.values())


AGAINST_ENEMIES: tuple[type[Verb], ...] = (EnemyHits, Isolate)
#: Verb -> whether it helps a hero whom it reaches against what may come.
EASES: dict[type[Verb], Callable[[AnyChapter, Any, Hero, Prospect], bool]] = {
    Heal: _heal,
    Modify: _modify,
    Double: _double,
    Lose: _lose,
    LoseMarkers: _lose_markers,
    Gain: _gain,
    **dict.fromkeys(AGAINST_ENEMIES, _against_enemies),
}
