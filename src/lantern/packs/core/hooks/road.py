# ruff: noqa: INP001 - a pack is data, not a Python package
"""Hazards of the road."""

from typing import Any

from lantern.hooks import (
    Amount,
    ChapterGame,
    Choice,
    ChooseEffect,
    ChooseOne,
    Context,
    DiscardItem,
    Hero,
    Lose,
    Option,
    Wounds,
    anywhere,
    discard_item,
    free_dark_stone,
    gain,
    in_turn,
    lose,
    perform,
    replace,
    throw,
)

from .shared import has_icon, what_they_take

BANDITS, XP_PER_BANDIT, TOLL = 5, 10, 25  # TRAVEL-18

#: What a bandit can carry off; nobody has to hand over what it rides.
WARES = {"Gear", "Artifact"}


@anywhere
def blighted_desert(game: ChapterGame[Any], context: Context) -> None:
    """Let each hero go thirsty: a Grit, or Wounds (TRAVEL-17)."""
    for hero in in_turn(game, game.present()):
        if not lose(game, hero, "grit", 1):
            perform(game, (Wounds(count=Amount(dice=1, die="D3")),), replace(context, hero=hero.id))


@anywhere
def bandits(game: ChapterGame[Any], context: Context) -> None:
    """Let each hero fight off bandits; each who is not beaten takes something of the hero's choice (TRAVEL-18)."""
    for hero in in_turn(game, game.present()):
        beaten = min(BANDITS, throw(game, hero, "bandits", worth=lambda faces: faces[0] < BANDITS)[0])
        gain(game, hero, "xp", beaten * XP_PER_BANDIT)
        for _ in range(BANDITS - beaten):
            _be_robbed(game, hero, context)


def _be_robbed(game: ChapterGame[Any], hero: Hero, context: Context) -> None:
    """Give a bandit gold, a Dark Stone or an item; whoever has none of it gives what gold there is (TRAVEL-18)."""
    items = game.content.items
    wares = [place for place in what_they_take(game, hero) if WARES & {*items[hero.items[place].id].keywords}]
    ways = [Choice(effect=(Lose(what="gold", count=Amount(plus=TOLL)),))] if hero.gold >= TOLL else []
    ways += [Choice(effect=(Lose(what="dark_stone"),))] if free_dark_stone(hero) else []
    options: list[Option] = [ChooseEffect(number, way) for number, way in enumerate(ways, start=1)]
    options += [DiscardItem(hero.items[place].id, place) for place in wares]
    if not options:
        lose(game, hero, "gold", hero.gold, context.source)
        return
    about = {"source": context.source}
    given = game.ask(ChooseOne(kind="be-robbed", who=hero.id, options=options, about=about, interruptible=False))
    if isinstance(given, DiscardItem):
        discard_item(game, hero, given.value)
    else:
        perform(game, given.value.effect, replace(context, hero=hero.id))


@anywhere
def robbed_of_dark_stone(game: ChapterGame[Any], context: Context) -> None:
    """Lose D3 Dark Stone, or an item with an icon of it, and all Grit; shards that are not there do not do (TRAVEL-19)."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    if hero not in game.present():
        return
    icons = [place for place in what_they_take(game, hero) if has_icon(game, hero, place)]
    shards = Choice(effect=(Lose(what="dark_stone", count=Amount(dice=1, die="D3")),))
    options: list[Option] = [ChooseEffect(1, shards)] if free_dark_stone(hero) or not icons else []
    options += [DiscardItem(hero.items[place].id, place) for place in icons]
    about = {"source": context.source}
    given = game.ask(ChooseOne(kind="be-robbed", who=hero.id, options=options, about=about, interruptible=False))
    if isinstance(given, DiscardItem):
        discard_item(game, hero, given.value)
    else:
        perform(game, given.value.effect, context)
    lose(game, hero, "grit", hero.grit)
