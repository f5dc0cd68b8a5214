"""What harms a hero and what heals it: Hits, Wounds, charts, cures, markers."""

from __future__ import annotations

from typing import Literal

from lantern.content.bends.belongings import CuredAs
from lantern.content.effects import Cure
from lantern.content.verbs.grammar import Amount
from lantern.content.verbs.harm import (
    CorruptionHits,
    Heal,
    Hits,
    HorrorHits,
    LoseMarkers,
    RecoverNow,
    RollChart,
    SanityDamage,
    Suffer,
    Wounds,
)
from lantern.core.questions import ChooseOne
from lantern.rules.belongings.resources import (
    discard_item,
)
from lantern.rules.belongings.who import each, each_standing, fallen, whom
from lantern.rules.harm.charts import roll_on_chart
from lantern.rules.harm.conditions import be_cured, suffer
from lantern.rules.harm.damage import (
    take_corruption_hits,
    take_hits,
    take_horror_hits,
    take_sanity_damage,
    take_wounds,
)
from lantern.rules.harm.grit import recover_grit
from lantern.rules.harm.healing import harm_of, heal_mix, heal_sanity, heal_split, heal_wounds, heals_too_little, prefers_grit
from lantern.rules.harm.recovery import recover
from lantern.rules.numbers.dice import amount, how_many
from lantern.rules.numbers.perform import perform, performs, performs_anywhere
from lantern.rules.outcomes import within
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.choices.things import ChooseCard
from lantern.rules.table.copies import told_apart
from lantern.rules.table.events import Lost
from lantern.rules.table.game import Context, Game
from lantern.rules.table.state import CardInPlay, Held, Hero


@performs_anywhere(Hits)
def hits(game: AnyChapter, effect: Hits, context: Context) -> None:
    """Deal physical Hits."""
    for hero in each_standing(game, effect.who, context):
        count = how_many(game, effect.count, "hits", context, hero)
        take_hits(game, hero, count, damage=effect.damage, by=context.source, ignore=effect.ignore)


@performs_anywhere(HorrorHits)
def horror_hits(game: AnyChapter, effect: HorrorHits, context: Context) -> None:
    """Deal Horror Hits."""
    for hero in each_standing(game, effect.who, context):
        count = how_many(game, effect.count, "horror-hits", context, hero)
        take_horror_hits(game, hero, count, damage=effect.damage, by=context.source, ignore=effect.ignore)


@performs_anywhere(CorruptionHits)
def corruption_hits(game: AnyChapter, effect: CorruptionHits, context: Context) -> None:
    """Deal Corruption Hits."""
    for hero in each_standing(game, effect.who, context):
        count = how_many(game, effect.count, "corruption-hits", context, hero)
        take_corruption_hits(game, hero, count, by=context.source, ignore=effect.ignore)


@performs_anywhere(Wounds)
def wounds(game: AnyChapter, effect: Wounds, context: Context) -> None:
    """Deal Wounds without a Hit."""
    for hero in each_standing(game, effect.who, context):
        take_wounds(game, hero, how_many(game, effect.count, "wounds", context, hero), ignore=effect.ignore)


@performs_anywhere(SanityDamage)
def sanity_damage(game: AnyChapter, effect: SanityDamage, context: Context) -> None:
    """Deal Sanity damage without a Hit."""
    for hero in each_standing(game, effect.who, context):
        take_sanity_damage(game, hero, how_many(game, effect.count, "sanity-damage", context, hero), ignore=effect.ignore)


@performs_anywhere(Heal)
def heal(game: AnyChapter, effect: Heal, context: Context) -> None:
    """Heal; dice are the healer's own, XP for healing others is the healer's (HEAL-03)."""
    healer = game.hero(context.hero) if context.hero else None
    if effect.split and (shared := effect.mix or effect.wounds or effect.sanity) is not None:
        only: Literal["wounds", "sanity"] | None = None if effect.mix else "wounds" if effect.wounds else "sanity"
        near = effect.who == "hero_or_neighbour"  # what is divided is for all of them
        heroes = game.may_concern(effect.who, context) if near else whom(game, effect.who, context)
        points = _healing(game, shared, sum(harm_of(hero, only) for hero in heroes), healer, context)
        heal_split(game, heroes, points, healer, only=only)
        return
    for hero in each(game, effect.who, context):
        own = healer or hero
        if effect.or_grit and prefers_grit(game, hero):
            recover_grit(game, hero)
            continue
        if effect.wounds is not None:
            heal_wounds(game, hero, _healing(game, effect.wounds, hero.wounds, own, context), healer, context.source)
        if effect.sanity is not None:
            heal_sanity(game, hero, _healing(game, effect.sanity, hero.sanity_damage, own, context), healer, context.source)
        if effect.mix is not None:
            harm = hero.wounds + hero.sanity_damage
            heal_mix(game, hero, _healing(game, effect.mix, harm, own, context), healer, context.source)


def _healing(game: AnyChapter, what: Amount, harm: int, own: Hero | None, context: Context) -> int:
    """Find out how much is healed; dice that leave nothing unhealed are not worth rolling again."""
    worth = heals_too_little(harm, what.die, times=what.times, plus=what.plus)
    return amount(game, what, "heal", own, context.counted, context.source, worth)


@performs_anywhere(RollChart)
def roll_chart(game: AnyChapter, effect: RollChart, context: Context) -> None:
    """Roll on a chart and suffer what it says."""
    for hero in each(game, effect.who, context):
        roll_on_chart(game, hero, effect.chart, more_dice=effect.more_dice)


@performs_anywhere(Cure)
def cure(game: AnyChapter, effect: Cure, context: Context) -> None:
    """Let heroes be rid of a lasting condition, each of one that it chooses."""
    for hero in each(game, effect.who, context):
        cured = {card.source: card for card in told_apart(hero.conditions) if _kind_of(game, card) in effect.kinds}
        items = [held.source for held in told_apart(hero.items) if _is_cured_as(game, held, effect)]
        options = [*(ChooseCard(name, "conditions") for name in cured), *(ChooseCard(name, "items") for name in items)]
        if options:
            question = ChooseOne(kind="cure", who=hero.id, options=options, about={"source": context.source})
            chosen = game.ask(question).value
            if chosen in cured:
                be_cured(game, hero, cured[chosen])
            else:
                discard_item(game, hero, next(place for place, held in enumerate(hero.items) if held.source == chosen))
        else:
            perform(game, effect.none, within(context, hero, 0))


def _is_cured_as(game: AnyChapter, held: Held, effect: Cure) -> bool:
    """Tell whether an item is removed from its bearer as one of these harms are."""
    return any(isinstance(bend, CuredAs) and bend.kind in effect.kinds for bend in game.content.items[held.id].bend)


def _kind_of(game: AnyChapter, condition: CardInPlay) -> str:
    return game.content.conditions[condition.id].kind


@performs_anywhere(LoseMarkers)
def lose_markers(game: AnyChapter, effect: LoseMarkers, context: Context) -> None:
    """Lose all markers of a kind."""
    for hero in each(game, effect.who, context):
        if markers := hero.markers.pop(effect.marker, 0):
            game.tell(Lost(hero.id, effect.marker, markers))
            game.numbers_changed(hero.id)


@performs(RecoverNow)
def recover_now(game: Game, effect: RecoverNow, context: Context) -> None:  # noqa: ARG001
    """Get every KO'd hero up whom the effect reaches."""
    for hero in fallen(game, context):
        recover(game, hero)


@performs_anywhere(Suffer)
def suffer_condition(game: AnyChapter, effect: Suffer, context: Context) -> None:
    """Suffer a lasting condition."""
    for hero in each(game, effect.who, context):
        for _ in range(amount(game, effect.count, "markers")):
            suffer(game, hero, effect.condition)
