"""Verbs that lead to other effects: tests, rolls on a table, choices (SKILL-02, GRIT-05)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from msgspec.structs import replace

from lantern.content.bends.mine import BetterHaul
from lantern.content.effects import Choose, RollOn, Test, Withstand
from lantern.core.questions import ChooseOne, Option
from lantern.core.table import PARTY
from lantern.rules.belongings.resources import gain
from lantern.rules.belongings.to_lose import has_to_lose
from lantern.rules.belongings.who import can_take_part, each_standing
from lantern.rules.harm.damage import stand_firm
from lantern.rules.harm.pauses import before_test
from lantern.rules.harm.skills import in_chosen_order, more_dice, skill_dice
from lantern.rules.numbers.bends import bends, different
from lantern.rules.numbers.dice import amount, how_many, roll, successes, throw
from lantern.rules.numbers.perform import perform, performs_anywhere
from lantern.rules.numbers.triggers import can_pay, pay
from lantern.rules.table.chapter import AnyChapter, Context
from lantern.rules.table.choices.plain import Nothing
from lantern.rules.table.choices.using import ChooseEffect
from lantern.rules.table.copies import card_of
from lantern.rules.table.state import Hero

SIX = 6


def _readers(game: AnyChapter, who: str, context: Context) -> Iterable[Hero | None]:
    """Yield who rolls or chooses; what a card of nobody does to nobody in particular, it does once."""
    return [None] if is_nobodys(who, context) else each_standing(game, who, context)


def is_nobodys(who: str, context: Context) -> bool:
    """Tell whether something is done by a card that belongs to nobody."""
    return who == "self" and context.hero is None


def within(context: Context, hero: Hero | None, counted: int) -> Context:
    """Return the context of effects inside another: they are for the hero who tests, rolls or chooses."""
    return replace(context, hero=hero.id if hero is not None else None, bearer=context.whose, target=None, counted=counted)


@performs_anywhere(Test)
def test(game: AnyChapter, effect: Test, context: Context) -> None:
    """Take a skill test and go on with what it brings (SKILL-02, SKILL-03), to each who tests and then to all.

    A test is the same wherever it comes from (SKILL-05).
    """
    tested = failed = 0
    for hero in in_chosen_order(game, list(each_standing(game, effect.who, context))):
        if not game.goes_on() or not can_take_part(game, hero):  # WIN-03, SKILL-06: after what the tests before have brought
            continue
        before_test(game, effect, hero, context)
        if not game.goes_on() or not can_take_part(game, hero):
            continue
        tested += 1
        more = more_dice(game, hero, effect)
        faces = skill_dice(game, hero, effect.skill, effect.target, grit=not effect.no_grit, more=more)
        won = successes(faces, effect.target)
        failed += not won
        mine = within(context, hero, won)
        if effect.each_one_first and 1 in faces:
            for _ in range(faces.count(1)):
                perform(game, effect.each_one_first, mine)
            if not can_take_part(game, hero):  # LOC-17
                continue
        perform(game, effect.six if effect.six and SIX in faces else effect.passed if won else effect.failed, mine)
        for _ in range(won):
            perform(game, effect.each_success, mine)
        if won and effect.each_success:
            gain(game, hero, "gold", won * _better_haul(game, hero, context.source))
        for _ in range(faces.count(1)):
            perform(game, effect.each_one, mine)
            if not won:
                perform(game, effect.fail_each_one, mine)
        if 1 in faces:
            perform(game, effect.one, mine)
        for face in faces:
            for line in effect.each_die:
                if line.low <= face <= line.high:
                    perform(game, line.effect, mine)
    if failed < tested:
        perform(game, effect.any_pass, context)
    if failed:
        perform(game, effect.any_fail, context)
    if failed * 2 > tested:
        perform(game, effect.most_fail, context)
    if failed and failed == tested:
        perform(game, effect.all_fail, context)


def _better_haul(game: AnyChapter, hero: Hero, service: str) -> int:
    """Return how much more gold each success brings a hero in what it does in town."""
    return sum(bend.gold for bend in different(bends(game, hero, BetterHaul)) if bend.service == service)


@performs_anywhere(Withstand)
def withstand(game: AnyChapter, effect: Withstand, context: Context) -> None:
    """Roll for Willpower against nothing but fear; each roll that fails brings something."""
    for hero in each_standing(game, effect.who, context):
        rolls = how_many(game, effect.times, "times", context, hero)
        for _ in stand_firm(game, hero, rolls) if rolls > 0 else ():
            if game.goes_on():
                perform(game, effect.failed, within(context, hero, 1))


@performs_anywhere(RollOn)
def roll_on(game: AnyChapter, effect: RollOn, context: Context) -> None:
    """Roll a die, as often as is said, and read a table."""
    for hero in _readers(game, effect.who, context):
        for _ in range(amount(game, effect.times, "times", hero, context.counted, context.source)):
            if not game.goes_on() or (hero is not None and not can_take_part(game, hero)):
                break
            faces = _roll_for_table(game, effect, hero, context.source)
            result = sum(faces) * effect.die.times + effect.die.plus
            mine = within(context, hero, result)
            if len(faces) > 1 and len(set(faces)) == 1:
                perform(game, effect.doubles, mine)
            for band in effect.on:
                if band.low <= result <= band.high:
                    perform(game, band.effect, mine)


def _roll_for_table(game: AnyChapter, effect: RollOn, hero: Hero | None, source: str) -> list[int]:
    """Roll for a table: the dice of the hero who rolls; nobody's where no hero does, or an enemy has it rolled (GRIT-05)."""
    source = card_of(source)
    purpose, dice, die = f"table-{source}", effect.die.dice, effect.die.die or "D6"
    content = game.content
    known = (content.cards, content.items, content.tokens, content.upgrades, content.conditions)
    if effect.final or hero is None or not any(source in entries for entries in known):
        return roll(game, purpose, dice, die)
    best = effect.on[-1].low
    worth = effect.die.times, effect.die.plus

    def too_low(faces: list[int]) -> bool:
        return sum(faces) * worth[0] + worth[1] < best

    return throw(game, hero, purpose, dice, die, worth=too_low, grit=not effect.no_grit)


@performs_anywhere(Choose)
def choose(game: AnyChapter, effect: Choose, context: Context) -> None:
    """Let a hero choose among effects that it can pay for, losing only what it has; a card of nobody asks the party."""
    for hero in _readers(game, effect.who, context):
        chosen = game.ask(partial(_which_effect, game, effect, hero, context)).value
        if chosen is not None:
            if chosen.cost is not None and hero is not None:
                pay(game, hero, chosen.cost, context.source)
            perform(game, chosen.effect, within(context, hero, context.counted))


def _which_effect(game: AnyChapter, effect: Choose, hero: Hero | None, context: Context) -> ChooseOne:
    options: list[Option] = [
        ChooseEffect(number, choice)
        for number, choice in enumerate(effect.among, start=1)
        if (choice.cost is None or (hero is not None and can_pay(game, hero, choice.cost)))
        and (hero is None or has_to_lose(game, hero, choice.effect))
    ]
    if effect.optional or not options:
        options.append(Nothing())
    who = hero.id if hero is not None else PARTY
    return ChooseOne(kind="choose", who=who, options=options, about={"source": context.source})
