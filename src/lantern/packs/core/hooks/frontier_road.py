# ruff: noqa: INP001 - a pack is data, not a Python package
"""The road of the Frontier Town expansion."""

from typing import Any

from lantern.hooks import (
    PARTY,
    Amount,
    ChapterGame,
    Choice,
    Choose,
    ChooseHero,
    ChooseOne,
    Context,
    CorruptionHits,
    Cost,
    Draw,
    Gain,
    Heal,
    HorrorHits,
    Lose,
    LoseForGood,
    LoseItem,
    Wounds,
    anywhere,
    dark_stone_carried,
    discard_item,
    discardable,
    in_turn,
    keywords,
    mutations_of,
    perform,
    replace,
    roll,
    skill_dice,
    successes,
    suffer_row,
)

from .shared import duel, take_heart, volunteers

#: Up to what die the Devil's Fork corrupts, and what a convoy adds to the price of a shard.
FORKED, CONVOY = 2, 25

#: How many successes of all together open the church, or find who is lost.
CHURCH, FOUND = 5, 3

#: How many Horror Hits each taint is worth, and how much Corruption highwaymen can smell.
CURSE, TAINTED = 3, 4


@anywhere
def devils_fork(game: ChapterGame[Any], context: Context) -> None:
    """Let those who are corrupted already be corrupted more."""
    for hero in in_turn(game, game.present()):
        dice = hero.corruption + mutations_of(game, hero)
        hits = sum(face <= FORKED for face in roll(game, "devils-fork", dice)) if dice else 0
        if hits:
            perform(game, (CorruptionHits(count=Amount(plus=hits), ignore=("willpower",)),), replace(context, hero=hero.id))


@anywhere
def mimic_beast(game: ChapterGame[Any], context: Context) -> None:
    """Let a beast that looked like a horse turn on two heroes."""
    here = [hero.id for hero in game.present()]
    if not here:
        return
    ridden = game.pick("random-hero", here)
    perform(game, (LoseItem(ridden=True),), replace(context, hero=ridden))
    here.remove(ridden)
    if here:
        xp = Lose(what="xp", count=Amount(dice=1, die="D6", times=25))
        perform(game, (xp, Wounds(count=Amount(dice=1, die="D6"))), replace(context, hero=game.pick("random-hero", here)))


@anywhere
def dark_stone_convoy(game: ChapterGame[Any], context: Context) -> None:  # noqa: ARG001
    """Let Dark Stone be worth more in the next town."""
    game.state.settlement.shards += CONVOY


@anywhere
def plague_church(game: ChapterGame[Any], context: Context) -> None:
    """Let those who dare enter a church; together they may find something there."""
    entered, found = [], 0
    enter = (Choice(cost=Cost(grit=1)), Choice(effect=(CorruptionHits(count=Amount(dice=1, die="D6")),)))
    for hero in volunteers(game, context):
        mine = replace(context, hero=hero.id)
        perform(game, (Choose(among=enter),), mine)
        if hero.dead:  # DEATH-02: changed for the last time on the threshold
            continue
        entered.append(hero.id)
        passed = successes(skill_dice(game, hero, "spirit", 5), 5)
        found += passed
        if passed:
            perform(game, (Gain(what="xp", count=Amount(plus=25)),), mine)
    if found >= CHURCH:
        options = [ChooseHero(who) for who in entered]
        whose = game.ask(ChooseOne(kind="one-hero", who=PARTY, options=options, about={"source": context.source})).value
        perform(game, (Draw(deck="artifact"),), replace(context, hero=whose))


@anywhere
def lost_on_the_road(game: ChapterGame[Any], context: Context) -> None:
    """Let those who like look for somebody who is lost."""
    joined = list(volunteers(game, context))
    found = sum(successes(skill_dice(game, hero, "spirit", 6), 6) for hero in joined)
    reward = Gain(what="gold", count=Amount(dice=1, die="D6", times=100))
    cleansed = Lose(what="corruption", count=Amount(dice=1, die="D3"))
    for hero in joined:
        effects = (reward, cleansed) if found >= FOUND else (LoseForGood(stat="sanity"),)
        perform(game, effects, replace(context, hero=hero.id))


@anywhere
def turn_aside(game: ChapterGame[Any], context: Context) -> None:  # noqa: ARG001
    """Ride to a small town that is near."""
    game.state.settlement.size = "small"
    game.state.settlement.near = True


@anywhere
def ford_the_river(game: ChapterGame[Any], context: Context) -> None:
    """Let the river take of what is heavy."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    heavy = [place for place in discardable(game, hero) if game.content.items[hero.items[place].id].weight]
    faces = roll(game, "things", len(heavy)) if heavy else []
    for place in reversed([place for place, face in zip(heavy, faces, strict=True) if face == 1]):
        discard_item(game, hero, place)


@anywhere
def burial_ground(game: ChapterGame[Any], context: Context) -> None:
    """Let the dead punish each taint."""
    for hero in in_turn(game, game.present()):
        hits = CURSE * (mutations_of(game, hero) + hero.corruption + dark_stone_carried(game, hero))
        if hits:
            perform(game, (HorrorHits(count=Amount(plus=hits)),), replace(context, hero=hero.id))


@anywhere
def highwaymen(game: ChapterGame[Any], context: Context) -> None:
    """Rob those who are like the robbers; if nobody is, everybody takes heart."""
    alike = [hero for hero in game.present() if "Outlaw" in keywords(game, hero) or hero.corruption >= TAINTED]
    for hero in alike:
        perform(game, (Lose(what="gold", count=Amount(dice=1, die="D6", times=50)),), replace(context, hero=hero.id))
    for hero in game.present() if not alike else ():
        take_heart(game, hero, context)


@anywhere
def at_peace(game: ChapterGame[Any], context: Context) -> None:
    """Let everybody forget what they have seen."""
    for hero in in_turn(game, game.present()):
        if hero.sanity_damage:
            perform(game, (Heal(sanity=Amount(plus=hero.sanity_damage)),), replace(context, hero=hero.id))


@anywhere
def prisoner_duel(game: ChapterGame[Any], context: Context) -> None:
    """Let a hero face the prisoner of the marshal, in place of what else would happen where it is."""
    assert context.hero is not None
    hero, stay = game.hero(context.hero), game.state.settlement.stay
    if stay is not None:
        stay.swapped.append(hero.id)
    ahead = duel(game, hero)
    if ahead > 0:
        perform(game, (Gain(what="gold", count=Amount(dice=1, die="D6", times=200)),), context)
    elif ahead < 0:
        suffer_row(game, hero, "injury", roll(game, "injury")[0])
