# ruff: noqa: INP001 - a pack is data, not a Python package
"""Searching what is left of a town in ruins."""

from typing import Any

from lantern.hooks import (
    AddDread,
    Amount,
    ChapterGame,
    Choice,
    ChooseEffect,
    ChooseOne,
    Context,
    Drew,
    Effect,
    EndVisit,
    Foretold,
    Gain,
    Hero,
    MoveTownTrack,
    Nothing,
    Take,
    Visit,
    anywhere,
    at_least_one,
    comes_to,
    discard_item,
    goes_on_for,
    perform,
    price_of,
    replace,
    roll,
    throw,
    value,
)

#: The dice of whoever searches, what each of them must show, and how many cards are drawn for each that does.
SEARCH_DICE, FOUND, CARDS = 3, 6, 2

#: How often a destroyed location can be searched in a stay.
SEARCHES = 3

#: Deck of a find -> a D6 times so much is what may be had of the location in its place.
WORTH = {"gear": 100, "artifact": 250}

SEARCH = "search-the-ruins"


def searches(game: ChapterGame[Any], location: str) -> int:
    """Return how often a location has been searched in this stay."""
    stay = game.state.settlement.stay
    return stay.had.get(f"{SEARCH}/{location}", 0) if stay is not None else 0


def _fallen(game: ChapterGame[Any]) -> list[str]:
    """Return the destroyed locations where not too many have searched already."""
    settlement = game.state.settlement
    town = settlement.town.locations if settlement.town is not None else []
    return [each for each in town if each in settlement.destroyed and searches(game, each) < SEARCHES]


def _dice_of_a_search(game: ChapterGame[Any], hero: Hero) -> int:
    """Count the dice of a hero who searches today."""
    stay = game.state.settlement.stay
    return (SEARCH_DICE + value(game, hero, "scavenge_dice")) * (stay.search_times if stay is not None else 1)


def ways_of_a_search(game: ChapterGame[Any], hero: Hero) -> list[Foretold]:
    """Tell how likely a hero finds anything in the ruins, if there are any left to search."""
    found = at_least_one(_dice_of_a_search(game, hero), FOUND)
    return [("ruins-searched", found), ((), 1 - found)] if _fallen(game) else []


@anywhere
@comes_to(ways_of_a_search)
def search_the_ruins(game: ChapterGame[Any], context: Context) -> None:
    """Let a hero search a destroyed location for a day, where not too many have searched already (FRONTIER-07)."""
    assert context.hero is not None
    hero, stay = game.hero(context.hero), game.state.settlement.stay
    fallen = _fallen(game)
    if stay is None or not fallen:
        return
    location = game.ask(ChooseOne(kind="visit", who=hero.id, options=[Visit(each) for each in fallen])).value
    stay.had[f"{SEARCH}/{location}"] = searches(game, location) + 1
    dice = _dice_of_a_search(game, hero)
    cards: list[str] = []
    for _ in range(CARDS * throw(game, hero, "scavenge", dice, target=FOUND).count(FOUND)):
        cards = cards or game.content.deck("scavenge")
        card = game.pick("scavenge", [*cards])
        cards.remove(card)  # CARD-06: what is drawn together is not put back
        if goes_on_for(game, hero) and hero.id not in stay.finished:  # TOWN-23
            _find(game, hero, card, location, context)
    perform(game, (EndVisit(),), context)


def _find(game: ChapterGame[Any], hero: Hero, found: str, location: str, context: Context) -> None:
    """Do what a Scavenge card says; what would bring dread to a mine brings a town event nearer."""
    card, before = game.content.cards[found], game.state.cards_made
    game.tell(Drew(card.deck, card.id, hero.id))
    perform(game, (Gain(what="xp", count=Amount(plus=card.xp)), *map(_in_town, card.effect)), replace(context, source=card.id))
    for held in [each for each in hero.items if each.number > before]:
        _swap(game, hero, hero.items.index(held), location, context)


def _in_town(effect: Effect) -> Effect:
    return MoveTownTrack() if isinstance(effect, AddDread) else effect


def _swap(game: ChapterGame[Any], hero: Hero, place: int, location: str, context: Context) -> None:
    """Let a hero have something that the location sold in place of what it found there."""
    items = game.content.items
    most = roll(game, "salvage")[0] * WORTH.get(items[hero.items[place].id].deck, 0)
    goods = [(good.item, price_of(game, good)) for good in game.content.locations[location].goods if good.item is not None]
    sold = [item for item, price in goods if price.gold <= most and items[item].attaches is None]
    options = [ChooseEffect(number, Choice(effect=(Take(item=item),))) for number, item in enumerate(sold, start=1)]
    question = ChooseOne(kind="choose", who=hero.id, options=[*options, Nothing()], about={"source": context.source})
    question.interruptible = False  # the find lies where it lies
    chosen = game.ask(question).value
    if chosen is not None:
        discard_item(game, hero, place)
        perform(game, chosen.effect, context)


@anywhere
def rich_ruins(game: ChapterGame[Any], context: Context) -> None:  # noqa: ARG001
    """Let whoever searches today have twice the dice (FRONTIER-06)."""
    stay = game.state.settlement.stay
    if stay is not None:
        stay.search_times = 2


@anywhere
def rebuilt(game: ChapterGame[Any], context: Context) -> None:  # noqa: ARG001
    """Let a location stand again: one of those that were searched the least (FRONTIER-06)."""
    destroyed = game.state.settlement.destroyed
    fewest = min([searches(game, each) for each in destroyed], default=0)
    if least := [each for each in destroyed if searches(game, each) == fewest]:
        destroyed.remove(game.pick("location", least))
