# ruff: noqa: INP001 - a pack is data, not a Python package
"""Town events."""

from typing import Any

from lantern.hooks import (
    Amount,
    ChapterGame,
    Choice,
    ChooseEffect,
    ChooseOne,
    Context,
    DiscardItem,
    LeaveTown,
    LetDie,
    Lose,
    Option,
    Wounds,
    anywhere,
    dark_stone_carried,
    destroy_location,
    discard_item,
    free_dark_stone,
    in_turn,
    locations_of,
    perform,
    replace,
    roll,
    take_wounds,
    value,
)

from .shared import CAMP, has_icon, what_they_take


@anywhere
def town_overrun(game: ChapterGame[Any], context: Context) -> None:
    """Let what overruns the town go after Dark Stone; whoever it brings down is dead."""
    for hero in in_turn(game, game.present()):
        stones = dark_stone_carried(game, hero)
        ones = roll(game, "dark-stone", stones).count(1) if stones else 0
        left = value(game, hero, "health") - hero.wounds
        hurt = sum(roll(game, "wounds", ones)) if ones else 0
        if hurt >= left:
            perform(game, (LetDie(),), replace(context, hero=hero.id))
        elif hurt:
            take_wounds(game, hero, hurt)


@anywhere
def rotten_from_within(game: ChapterGame[Any], context: Context) -> None:
    """Take Dark Stone from one hero, or let it pay with blood."""
    hero = game.hero(game.pick("random-hero", [each.id for each in game.present()]))
    wanted = roll(game, "stones", 1, "P")[0]
    icons = [place for place in what_they_take(game, hero) if has_icon(game, hero, place)]
    shards = Choice(effect=(Lose(what="dark_stone", count=Amount(plus=wanted)),))
    options: list[Option] = [ChooseEffect(1, shards)] if free_dark_stone(hero) >= wanted else []
    options += [DiscardItem(hero.items[place].id, place) for place in icons]
    mine = replace(context, hero=hero.id)
    if not options:
        perform(game, (Wounds(count=Amount(dice=2, die="D6")), LeaveTown()), mine)
        return
    about = {"source": context.source}
    given = game.ask(ChooseOne(kind="be-robbed", who=hero.id, options=options, about=about, interruptible=False))
    if isinstance(given, DiscardItem):
        discard_item(game, hero, given.value)
    else:
        perform(game, given.value.effect, mine)


@anywhere
def spreading_fear(game: ChapterGame[Any], context: Context) -> None:  # noqa: ARG001
    """Let nobody camp any more, and the Hotel cost twice as much."""
    stay = game.state.settlement.stay
    if stay is not None:
        stay.hotel *= 2
        stay.no_camp = True
        if CAMP in locations_of(game):
            destroy_location(game, CAMP)
