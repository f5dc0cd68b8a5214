# ruff: noqa: INP001 - a pack is data, not a Python package
"""Towns of the Frontier Town expansion."""

from functools import partial
from typing import Any

from lantern.hooks import (
    Amount,
    ChapterGame,
    ChooseAmount,
    Context,
    DayPrices,
    Effect,
    EndVisit,
    Gain,
    Hero,
    Hits,
    LeaveTown,
    Offer,
    RollChart,
    Suffer,
    Wounds,
    anywhere,
    could_raise,
    destroy_location,
    in_turn,
    locations_of,
    lose,
    mutations_of,
    open_locations,
    own_price,
    perform,
    replace,
    roll,
    roll_on_chart,
    skill_dice,
    successes,
    take_token,
    wreck,
)

from .shared import ATTENTION, DUEL_XP, MUTANT_QUARTER, STORE, WRECKED, buildings, duel, protect, volunteers

#: What a tonic of the wagon costs, how many a hero may buy, and up to what die it is only water.
TONIC, TONICS, WATER = 100, 3, 2

#: Up to what die a location of a ruined town is destroyed, and what the company takes off its prices.
FALLEN, DISCOUNT = 3, 25

#: What the company of a mining town takes for Dark Stone when it sells cheaply.
BUY_STONE, COMPANY_PRICE = "buy-dark-stone", 100

GAMBLING_HALL = "gambling-hall"

#: From what on a die is quick enough to save a location from the fire.
QUICK = 4


@anywhere
def high_noon_duel(game: ChapterGame[Any], context: Context) -> None:
    """Let a hero face a gunman: who has more successes is the faster (FRONTIER-09)."""
    assert context.hero is not None
    ahead = duel(game, game.hero(context.hero))
    if ahead > 0:
        gold = Amount(dice=1, die="D6", times=50)
        perform(game, (Gain(what="xp", count=Amount(plus=DUEL_XP)), Gain(what="gold", count=gold)), context)
    elif ahead < 0:
        perform(game, (RollChart(chart="injury"), EndVisit()), context)


@anywhere
def town_event(game: ChapterGame[Any], context: Context) -> None:
    """Let a town event come at once; the marker of the others stays where it is."""
    assert context.hero is not None
    roll_on_chart(game, game.hero(context.hero), "town-events")


@anywhere
def private_sale(game: ChapterGame[Any], context: Context) -> None:
    """Let one hero buy what others leave behind."""
    buyer = game.pick("random-hero", [hero.id for hero in game.present()])
    cards = (roll(game, "estate")[0] + 1) // 2  # a D3
    perform(game, (Offer(deck="gear", count=cards, unlisted=50),), replace(context, hero=buyer))


@anywhere
def fresh_supplies(game: ChapterGame[Any], context: Context) -> None:
    """Let everybody who likes buy what the train has brought; on a day without freight it is dearer."""
    stay = game.state.settlement.stay
    scarce = stay is not None and stay.scarce
    for hero in volunteers(game, context):
        perform(game, (Offer(deck="gear", more=200 if scarce else 100, unlisted=50),), replace(context, hero=hero.id))


@anywhere
def no_freight(game: ChapterGame[Any], context: Context) -> None:  # noqa: ARG001
    """Let little come by train today."""
    stay = game.state.settlement.stay
    if stay is not None:
        stay.scarce = True


@anywhere
def for_each_mutation_hits(game: ChapterGame[Any], context: Context) -> None:
    """Let the ruins strike at those who are changed."""
    _for_each_mutation(game, context, Hits(count=Amount(dice=1, die="D6"), damage=Amount(plus=2)))


@anywhere
def for_each_mutation_wounds(game: ChapterGame[Any], context: Context) -> None:
    """Let those who are changed change on."""
    _for_each_mutation(game, context, Wounds(count=Amount(dice=1, die="D3")))


def _for_each_mutation(game: ChapterGame[Any], context: Context, harm: Effect) -> None:
    """Let harm come to each hero, once for each mutation that it has now."""
    for hero in in_turn(game, game.present()):
        for _ in range(mutations_of(game, hero)):
            perform(game, (harm,), replace(context, hero=hero.id))


@anywhere
def one_of_their_own(game: ChapterGame[Any], context: Context) -> None:
    """Let a hero be honored who is like those who live here."""
    changed = [hero.id for hero in game.present() if mutations_of(game, hero)]
    if changed:
        honored = replace(context, hero=game.pick("random-hero", changed))
        perform(game, (Gain(what="xp", count=Amount(plus=50)), Gain(what="gold", count=Amount(plus=200))), honored)


@anywhere
def the_torches(game: ChapterGame[Any], context: Context) -> None:
    """Let the town burn but for what heroes are quick enough to save."""
    saved: list[str] = []
    for hero in in_turn(game, game.present()):
        for _ in range(successes(skill_dice(game, hero, "agility", QUICK), QUICK)):
            protect(game, hero, saved, context)
    for location in buildings(game):
        if location not in saved:
            destroy_location(game, location)


@anywhere
def company_stone(game: ChapterGame[Any], context: Context) -> None:  # noqa: ARG001
    """Let the company of a mining town sell Dark Stone for less today, and buy none, nor let others (FRONTIER-06)."""
    stay = game.state.settlement.stay
    if stay is not None:
        stay.fees[BUY_STONE], stay.unsold = COMPANY_PRICE, True


@anywhere
def no_grit_today(game: ChapterGame[Any], context: Context) -> None:  # noqa: ARG001
    """Let the air of a mining town take everybody's breath: nobody uses Grit today (FRONTIER-06)."""
    stay = game.state.settlement.stay
    if stay is not None:
        stay.no_grit = True


@anywhere
def gambling_hall_burns(game: ChapterGame[Any], context: Context) -> None:  # noqa: ARG001
    """Let the Gambling Hall be destroyed, where there is one (FRONTIER-06)."""
    if GAMBLING_HALL in open_locations(game):
        destroy_location(game, GAMBLING_HALL)


@anywhere
def payday(game: ChapterGame[Any], context: Context) -> None:  # noqa: ARG001
    """Let the store of a mining town be as dear as any other."""
    stay = game.state.settlement.stay
    if stay is not None:
        stay.own_prices.pop(STORE, None)


@anywhere
def fallen_walls(game: ChapterGame[Any], context: Context) -> None:  # noqa: ARG001
    """Let much of a town be in ruins already."""
    wreck(game, buildings(game), FALLEN)


@anywhere
def shut_today(game: ChapterGame[Any], context: Context) -> None:  # noqa: ARG001
    """Let the place of a type of town be shut for a day."""
    town, stay = game.state.settlement.town, game.state.settlement.stay
    if town is not None and stay is not None:
        places = game.content.locations
        stay.shut = [each for each in locations_of(game) if places[each].town == town.type]


@anywhere
def town_calms(game: ChapterGame[Any], context: Context) -> None:  # noqa: ARG001
    """Let a town be like any other from now on."""
    if game.state.settlement.town is not None:
        game.state.settlement.town.type = "frontier-town"


@anywhere
def company_store(game: ChapterGame[Any], context: Context) -> None:  # noqa: ARG001
    """Let the store of a mining town be cheap."""
    stay = game.state.settlement.stay
    if stay is not None:
        stay.own_prices[STORE] = DayPrices(-DISCOUNT, DISCOUNT)


@anywhere
def distrust(game: ChapterGame[Any], context: Context) -> None:
    """Let those be looked at who are not mutated, and only those."""
    for hero in in_turn(game, game.present()):
        mutations, looks = mutations_of(game, hero), hero.markers.pop(ATTENTION, 0)
        if looks > mutations:
            hero.markers[ATTENTION] = looks - mutations
        if not mutations:
            perform(game, (Suffer(condition=ATTENTION, count=Amount(plus=2)),), replace(context, hero=hero.id))


@anywhere
def cold_fires(game: ChapterGame[Any], context: Context) -> None:  # noqa: ARG001
    """Let one D6 be rolled for what comes to the camp site today."""
    stay = game.state.settlement.stay
    if stay is not None:
        stay.camp_die = "D6"


@anywhere
def strange_lights(game: ChapterGame[Any], context: Context) -> None:  # noqa: ARG001
    """Let one D8 be rolled for what comes to the camp site today."""
    stay = game.state.settlement.stay
    if stay is not None:
        stay.camp_die = "D8"


@anywhere
def tonic_wagon(game: ChapterGame[Any], context: Context) -> None:
    """Let everybody buy tonics that may be worth nothing."""
    for hero in in_turn(game, game.present()):
        bought: int = game.ask(partial(_how_many_tonics, game, hero, context))
        lose(game, hero, "gold", bought * own_price(game, hero, TONIC), context.source)
        for face in roll(game, "tonic", bought) if bought else ():
            if face > WATER:
                take_token(game, hero, "tonic")


def _how_many_tonics(game: ChapterGame[Any], hero: Hero, context: Context) -> ChooseAmount:
    """Ask how many a hero buys; who has too little for one may still sell something for it, or be lent it (TOWN-11)."""
    price = own_price(game, hero, TONIC)  # MUT-09
    most, alone = min(TONICS, hero.gold // price), could_raise(game, hero, price)
    about = {"source": context.source}
    return ChooseAmount(kind="how-many", who=hero.id, least=0, most=most, about=about, alone=alone)


@anywhere
def mob_riot(game: ChapterGame[Any], context: Context) -> None:
    """Let a mob go for the town: those who stand up to it save a location each."""
    saved: list[str] = []
    for hero in in_turn(game, game.present()):
        mine = replace(context, hero=hero.id)
        if successes(skill_dice(game, hero, "strength", 4), 4):
            perform(game, (Gain(what="xp", count=Amount(plus=20)),), mine)
            protect(game, hero, saved, context)
        else:
            perform(game, (Wounds(count=Amount(dice=1, die="D6")), EndVisit()), mine)
    wreck(game, [each for each in buildings(game) if each not in saved], WRECKED)


@anywhere
def persecution(game: ChapterGame[Any], context: Context) -> None:
    """Drive those out of town who are mutated."""
    if MUTANT_QUARTER in locations_of(game):
        return
    for hero in in_turn(game, game.present()):
        mutations = mutations_of(game, hero)
        if mutations and 1 in roll(game, "persecution", mutations):
            perform(game, (LeaveTown(when="now"),), replace(context, hero=hero.id))
