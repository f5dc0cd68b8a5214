"""What changes for a while or for good: numbers, forms, whom a hero singles out."""

from __future__ import annotations

from lantern.content.verbs.changes import BringAbout, Double, Grow, LeaveForm, Modify, SingleOut, TakeForm
from lantern.content.verbs.terms import Condition
from lantern.core.questions import ChooseAmount
from lantern.rules.attack.special_hits import other_ammo
from lantern.rules.belongings.resources import (
    follow_numbers,
)
from lantern.rules.belongings.who import each, whom
from lantern.rules.effects.enemies import choose_one
from lantern.rules.numbers.dice import amount
from lantern.rules.numbers.perform import performs, performs_anywhere
from lantern.rules.numbers.triggers import fire
from lantern.rules.numbers.values import value
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.copies import card_of
from lantern.rules.table.events import FormLeft, FormTaken
from lantern.rules.table.game import Context, Game
from lantern.rules.table.lasting import change_for_good
from lantern.rules.table.state import Boost, Hero


@performs_anywhere(TakeForm)
def take_form(game: AnyChapter, effect: TakeForm, context: Context) -> None:
    """Let a hero be something else, if it can."""
    for hero in each(game, effect.who, context):
        if effect.form in game.content.kit(hero.hero_class).forms and effect.form not in hero.forms:
            hero.forms.append(effect.form)
            game.tell(FormTaken(hero.id, effect.form))
            _follow_form(game, hero)


@performs_anywhere(LeaveForm)
def leave_form(game: AnyChapter, effect: LeaveForm, context: Context) -> None:
    """Let a hero be no longer something else."""
    for hero in each(game, effect.who, context):
        if effect.form in hero.forms:
            hero.forms.remove(effect.form)
            game.tell(FormLeft(hero.id, effect.form))
            _follow_form(game, hero)


@performs_anywhere(BringAbout)
def bring_about(game: AnyChapter, effect: BringAbout, context: Context) -> None:
    """Open the window of a moment that a pack has of its own."""
    for hero in each(game, effect.who, context):
        fire(game, effect.moment, hero=hero, counted=context.counted)


def _follow_form(game: AnyChapter, hero: Hero) -> None:
    """Let everything follow what a hero can do and bear now."""
    game.numbers_changed(hero.id)
    follow_numbers(game, hero)
    game.knock_out_if_down(hero)


@performs_anywhere(Modify)
def modify(game: AnyChapter, effect: Modify, context: Context) -> None:
    """Change numbers for a while."""
    change = {str(stat): number for stat, number in effect.change.items()}
    if effect.enemies is not None:
        game.state.boosts.append(
            Boost(context.source, change, effect.until, enemy_keyword=effect.enemies.keyword, enemy_kind=effect.enemies.kind)
        )
        game.boosts_changed()
        return
    for hero in each(game, effect.who, context):
        _unload(game, hero, context.source)
        boost = Boost(context.source, dict(change), effect.until, hero=hero.id, when=effect.when, replaces=effect.set)
        boost.flags, boost.bend = list(effect.flags), list(effect.bend)
        game.state.boosts.append(boost)
        game.boosts_changed(hero.id)
        game.knock_out_if_down(hero)  # HERO-20


def _unload(game: AnyChapter, hero: Hero, source: str) -> None:
    """Let Ammo take the place of what was loaded before: only one kind at a time (CLASS-02)."""
    items, state = game.content.items, game.state
    item = items.get(card_of(source))
    if item is not None and "one_ammo" in item.flags:
        former = [name for name in other_ammo(game, hero) if name != source]
        state.boosts = [boost for boost in state.boosts if boost.hero != hero.id or boost.source not in former]


@performs(SingleOut)
def single_out(game: Game, effect: SingleOut, context: Context) -> None:
    """Let a hero choose an enemy that is not next to it, and strike that harder for a while."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    near = game.enemies_adjacent_to(hero.space)
    far = [enemy for enemy in game.state.enemies.values() if enemy not in near]
    if far:
        enemy = choose_one(game, hero, far, context)
        when = Condition(attack="melee")
        boost = Boost(context.source, {"damage": effect.damage}, effect.until, hero=hero.id, against=enemy.id, when=when)
        game.state.boosts.append(boost)
        game.boosts_changed(hero.id)


@performs_anywhere(Double)
def double(game: AnyChapter, effect: Double, context: Context) -> None:
    """Add to a number of the hero as much as it is now."""
    for hero in whom(game, "self", context):
        change = {str(effect.stat): value(game, hero, effect.stat)}
        game.state.boosts.append(Boost(context.source, change, effect.until, hero=hero.id))
        game.boosts_changed(hero.id)


@performs_anywhere(Grow)
def grow(game: AnyChapter, effect: Grow, context: Context) -> None:
    """Change a number of a hero for good; points of several numbers are shared out among them."""
    for hero in each(game, effect.who, context):
        points = amount(game, effect.by, "grow", hero, context.counted, context.source)
        *some, last = effect.stat
        for stat, other in zip(some, effect.stat[1:], strict=True):
            about = {"points": points, "stat": stat, "rest": other if other == last else ""}
            question = ChooseAmount(kind="share-growth", who=hero.id, least=0, most=points, about=about, interruptible=False)
            share = game.ask(question)
            points -= share
            if share:
                change_for_good(game, hero, stat, share, context.source)
        if points:
            change_for_good(game, hero, last, points, context.source)
