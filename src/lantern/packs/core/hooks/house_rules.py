# ruff: noqa: INP001 - a pack is data, not a Python package
"""House rules of the town."""

from itertools import product
from math import prod
from typing import Any

from lantern.hooks import (
    Amount,
    BuyGood,
    ChapterGame,
    ChooseOne,
    Confirm,
    Context,
    DoneHere,
    Foretold,
    Gain,
    Hero,
    LeaveForever,
    LeaveTown,
    Lose,
    Option,
    anywhere,
    at_least_one,
    comes_to,
    could_raise,
    dice_for,
    hear_of_token,
    lose,
    perform,
    price_of,
    roll,
    skill_dice,
    successes,
    take_item,
    take_token,
)

#: What a robber of the store must pass, by skill.
ROBBERY = (("agility", 3), ("strength", 4), ("luck", 5))


#: What somebody gains who gets away from the law, and what a bribe is: so many dice times so much.
AWAY = (Gain(what="xp", count=Amount(plus=20)), LeaveTown(when="now"))
BRIBE_DICE, BRIBE = 2, 100


def ways_of_a_robbery(game: ChapterGame[Any], hero: Hero) -> list[Foretold]:
    """Tell how a robbery may end: without a 1 by what is passed, with one by talk, by a bribe, or for ever."""
    dice = {skill: dice_for(game, hero, skill) for skill, _ in ROBBERY}
    unseen = (5 / 6) ** sum(dice.values())
    passed = [1.0]  # how likely so many tests are passed, when no die shows a 1
    for skill, target in ROBBERY:
        fails = ((target - 2) / 5) ** dice[skill]
        passed = [a * fails + b * (1 - fails) for a, b in zip([*passed, 0.0], [0.0, *passed], strict=True)]
    gold = [(Gain(what="gold", count=Amount(dice=1, die="D3", times=50 * number)),) for number in range(1, len(ROBBERY))]
    talks = at_least_one(dice_for(game, hero, "cunning"), 3)
    prices = [sum(faces) * BRIBE for faces in product(range(1, 7), repeat=BRIBE_DICE)]
    pays = sum(hero.gold >= price for price in prices) / len(prices)
    caught = 1 - unseen
    bribe = Lose(what="gold", count=Amount(dice=BRIBE_DICE, die="D6", times=BRIBE))
    return [
        ("robbed-store", unseen * passed[-1]),
        *((each, unseen * passed[number]) for number, each in enumerate(gold, 1)),
        ((), unseen * passed[0]),
        (AWAY, caught * talks),
        ((bribe, *AWAY), caught * (1 - talks) * pays),
        ((LeaveForever(),), caught * (1 - talks) * (1 - pays)),
    ]


@anywhere
@comes_to(ways_of_a_robbery)
def hold_up_the_store(game: ChapterGame[Any], context: Context) -> None:
    """Let an outlaw rob the General Store: a 1 is one too many, three successes open the shelves (LOC-22)."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    passed, caught = 0, False
    for skill, target in ROBBERY:
        faces = skill_dice(game, hero, skill, target)
        passed += successes(faces, target) > 0
        caught = caught or 1 in faces
    if caught:
        _run_from_the_law(game, hero, context)
    elif passed == len(ROBBERY):
        _empty_the_shelves(game, hero, roll(game, "loot-worth")[0] * 100, context)
    elif passed:
        perform(game, (Gain(what="gold", count=Amount(dice=1, die="D3", times=50 * passed)),), context)


def _run_from_the_law(game: ChapterGame[Any], hero: Hero, context: Context) -> None:
    """Let a robber talk its way out, or pay; who does neither is never seen again."""
    if successes(skill_dice(game, hero, "cunning", 3), 3):
        perform(game, AWAY, context)
        return
    bribe = sum(roll(game, "price", BRIBE_DICE)) * BRIBE

    def pays() -> Confirm:
        about = {"source": context.source, "gold": bribe, "short": max(0, bribe - hero.gold)}
        return Confirm(kind="pay-price", who=hero.id, about=about)

    able = hero.gold >= bribe or could_raise(game, hero, bribe)  # TOWN-11
    if able and game.ask(pays) and hero.gold >= bribe:
        lose(game, hero, "gold", bribe, context.source)
        perform(game, AWAY, context)
    else:
        perform(game, (LeaveForever(),), context)


def _empty_the_shelves(game: ChapterGame[Any], hero: Hero, worth: int, context: Context) -> None:
    """Let a robber take goods of the store, as long as they are worth no more than this together."""
    about = {"source": context.source}
    while True:
        goods = [
            BuyGood(good.item or good.token or "", "items" if good.item is not None else "side-bag-tokens", price.gold)
            for good in game.content.locations["general-store"].goods
            if (price := price_of(game, good)).gold <= worth and not price.dark_stone
        ]
        options: list[Option] = [*goods, DoneHere()]
        taken = game.ask(ChooseOne(kind="buy-offered", who=hero.id, options=options, about=about, interruptible=False))
        if not isinstance(taken, BuyGood):
            return
        worth -= taken.gold
        (take_item if taken.kind == "items" else take_token)(game, hero, taken.thing)


#: What must be asked, read and guessed to hear of something, by skill.
RUMORS = (("cunning", 4), ("lore", 5), ("luck", 6))


def ways_of_rumors(game: ChapterGame[Any], hero: Hero) -> list[Foretold]:
    """Tell how likely a hero hears something: all three tests are passed."""
    heard = prod(at_least_one(dice_for(game, hero, skill), target) for skill, target in RUMORS)
    return [("rumors-heard", heard), ((), 1 - heard)]


@anywhere
@comes_to(ways_of_rumors)
def rumors(game: ChapterGame[Any], context: Context) -> None:
    """Let a hero listen to what is told at the bar: it takes three successes to hear something true (LOC-27)."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    heard = [successes(skill_dice(game, hero, skill, target), target) for skill, target in RUMORS]
    if all(heard):
        hear_of_token(game, hero, "rumor")
