# ruff: noqa: INP001 - a pack is data, not a Python package
"""What happens at the locations of a town."""

from typing import Any

from lantern.hooks import (
    Amount,
    CardInRow,
    ChapterGame,
    Choice,
    Choose,
    ChooseOne,
    ChooseSome,
    Context,
    DestroyLocations,
    DiscardItem,
    Gain,
    Heal,
    Lose,
    RollChart,
    Test,
    anywhere,
    be_cured,
    discard_item,
    discardable,
    gain,
    goes_on_for,
    perform,
    replace,
    roll,
)

from .shared import here, visitors

MIRACLE = 4


@anywhere
def medical_miracle(game: ChapterGame[Any], context: Context) -> None:
    """Let a hero roll for any number of lasting harms of the body: some go, some cost a Corruption Point."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    kinds = {card.id: game.content.conditions[card.id].kind for card in hero.conditions}
    harms = [card for card in hero.conditions if kinds[card.id] in {"injury", "mutation"} and not card.permanent]  # INJ-07
    options = [CardInRow(card.id, ("conditions",), number) for number, card in enumerate(harms, start=1)]
    question = ChooseSome(kind="try-to-cure", who=hero.id, options=options, most=len(options), about={"source": context.source})
    for chosen in game.ask(question):
        if not goes_on_for(game, hero):  # a 1 may have changed it once too often
            break
        harm = harms[chosen.value]
        face = roll(game, "treatment")[0]
        if face >= MIRACLE:
            be_cured(game, hero, harm)
        elif face == 1:
            gain(game, hero, "corruption", 1)


@anywhere
def store_robbery(game: ChapterGame[Any], context: Context) -> None:
    """Let all who are in the store pay robbers, or fight them."""
    toll = Choice(effect=(Lose(what="gold", count=Amount(dice=1, die="D6", times=10)),))
    reward, shot = Gain(what="gold", count=Amount(plus=100)), RollChart(chart="injury")
    fight = Choice(effect=(Test(skill="agility", target=5, passed=(reward,), failed=(shot,)),))
    for hero in visitors(game, here(game, context)):
        perform(game, (Choose(among=(toll, fight)),), replace(context, hero=hero.id))


@anywhere
def wild_horse(game: ChapterGame[Any], context: Context) -> None:
    """Let a horse wreck a location, and those who are there."""
    known = set(game.state.settlement.destroyed)
    perform(game, (DestroyLocations(),), context)
    test = Test(skill="agility", target=4, failed=(RollChart(chart="injury"),))
    for location in [each for each in game.state.settlement.destroyed if each not in known]:
        for hero in visitors(game, location):
            perform(game, (test,), replace(context, hero=hero.id))


@anywhere
def lose_an_artifact(game: ChapterGame[Any], context: Context) -> None:
    """Take an artifact from a hero, if it has one."""
    assert context.hero is not None
    hero, items = game.hero(context.hero), game.content.items
    artifacts = [place for place in discardable(game, hero) if items[hero.items[place].id].deck == "artifact"]
    if not artifacts:
        return
    options = [DiscardItem(hero.items[place].id, place) for place in artifacts]
    about = {"source": context.source}
    given = game.ask(ChooseOne(kind="be-robbed", who=hero.id, options=options, about=about, interruptible=False))
    discard_item(game, hero, given.value)


@anywhere
def heal_all(game: ChapterGame[Any], context: Context) -> None:
    """Let a hero be as good as new."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    if hero.wounds or hero.sanity_damage:
        perform(game, (Heal(wounds=Amount(plus=hero.wounds), sanity=Amount(plus=hero.sanity_damage)),), context)
