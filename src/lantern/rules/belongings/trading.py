"""Handing things to a neighbour: items, tokens, Gold, Dark Stone, the light (ITEM-12 to ITEM-14, ITEM-20, ITEM-23)."""

from __future__ import annotations

from itertools import repeat

from lantern.content.entries import Item
from lantern.core.questions import ChooseAmount, ChooseOne, Confirm
from lantern.rules.belongings.hands import can_add
from lantern.rules.belongings.light import LIGHT
from lantern.rules.belongings.resources import bag_fits, equip_if_free, follow_numbers, may_have, weight
from lantern.rules.numbers.in_play import can_use
from lantern.rules.numbers.losing import free_dark_stone
from lantern.rules.numbers.serving import served_in_rolls
from lantern.rules.numbers.values import value
from lantern.rules.table.bearing import serves
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.choices.plain import Nothing
from lantern.rules.table.choices.things import GiveInReturn
from lantern.rules.table.copies import card_of, held_as, is_idle, put_into_hands, told_apart
from lantern.rules.table.events import Gave
from lantern.rules.table.game import Game
from lantern.rules.table.state import Held, Hero

CURRENCIES = ("gold", "dark_stone")


def partners(game: AnyChapter, hero: Hero) -> list[Hero]:
    """Return with whom a hero can trade now."""
    near = game.neighbours(hero)
    if game.is_calm():
        return near
    found = []
    for other in near:
        if may_trade(game, hero, other):
            found.append(other)  # noqa: PERF401 - asked for everybody, and quicker so
    return found


def gifts(game: AnyChapter, hero: Hero, others: list[Hero]) -> list[tuple[str, str]]:
    """Return what a hero can hand to which of those with whom it can trade."""
    tokens = sorted(set(hero.bag))
    items = _tradable(game, hero)
    goods = ["gold"] if hero.gold else []
    if free_dark_stone(hero):
        goods.append("dark_stone")
    if game.light_bearer() == hero.id:
        goods.append(LIGHT)
    found: list[tuple[str, str]] = []
    for other in others:
        room = value(game, other, "carry") - weight(game, other) if items else 0
        things = list(tokens) if len(other.bag) < value(game, other, "side_bag") else _fitting(game, other, tokens)
        for held in items:
            heavy = _weight_of(game, other, held)
            if (heavy <= room or heavy <= room + _help_of(game, other, held)) and may_have(game, other, held.id):
                things.append(held.source)
        found += zip(things + goods, repeat(other.id))
    return found


def _fitting(game: AnyChapter, hero: Hero, tokens: list[str]) -> list[str]:
    """Return the tokens for which the side bag of a hero has room (BAG-01)."""
    return [token for token in tokens if bag_fits(game, hero, [*hero.bag, token])]


def _weight_of(game: AnyChapter, hero: Hero, held: Held) -> int:
    """Return what an item with its upgrade cards weighs for a hero (ITEM-07)."""
    return game.borne[hero.id].weight_of([held.id, *[card.id for card in held.upgrades]])


def _help_of(game: AnyChapter, hero: Hero, held: Held) -> int:
    """Return by how much more a hero can carry once it has an item: one that makes strong is judged with that (ITEM-07)."""
    turn = game.state.turn
    cards = [card for card in (held, *held.upgrades) if not is_idle(card, hero, turn)]
    help_of = {card.id: _more_to_carry(game.content.items[card.id]) for card in cards}
    if not any(help_of.values()) or is_idle(held, hero, turn):
        return 0
    item = game.content.items[held.id]
    worn = held.equipped and any(each is held for each in hero.items)  # what it gives away
    at_once = worn or (game.is_calm() and can_add(game, hero, held))  # ITEM-03, ITEM-05
    if not serves(item, equipped=at_once, idle=False) or not can_use(game, hero, item):
        return 0
    return sum(more for card, more in help_of.items() if can_use(game, hero, game.content.items[card]))


def _more_to_carry(item: Item) -> int:
    own = [modifier.change for modifier in item.modify if modifier.whose is None and modifier.when is None and not modifier.set]
    return sum(change.get("strength", 0) + change.get("carry", 0) for change in own)


def may_trade(game: AnyChapter, hero: Hero, other: Hero) -> bool:
    """Tell whether it is the time: without enemies always, in a fight in the activation of one of the two (ITEM-12)."""
    return game.is_calm() or game.is_acting(hero) or game.is_acting(other)


def _tradable(game: AnyChapter, hero: Hero) -> list[Held]:
    """Return the items that may go to another: no starting or personal ones, nothing fused (ITEM-14, PERS-02, MUT-19).

    In the 2014 core only personal items are barred (ITEM-19).
    """
    free = game.state.options.starting_gear
    found = []
    for place in game.borne[hero.id].leaving:
        held = hero.items[place]
        if free or not held.starting:
            found.append(held)
    return told_apart(found) if found else found


def give(game: AnyChapter, hero: Hero, thing: str, other: Hero) -> None:
    """Hand something over, if the other agrees; it costs no action (ITEM-12)."""
    about = {"thing": thing}
    if not game.ask(Confirm(kind="accept-gift", who=other.id, about=about, default=1, matters=False, interruptible=False)):
        return
    if thing in CURRENCIES:
        _pay(game, hero, thing, other)
        return
    if thing == LIGHT and isinstance(game, Game):
        game.tell(Gave(hero.id, thing, other.id))
        game.state.light_bearer = other.id  # ITEM-23: from now on it shines there
    else:
        _hand(game, hero, thing, other)
        _follow(game, hero, other)


def _hand(game: AnyChapter, hero: Hero, thing: str, other: Hero) -> None:
    """Hand over a token or an item; what follows from having or lacking it comes after."""
    game.tell(Gave(hero.id, card_of(thing), other.id))
    if thing in hero.bag:
        hero.bag.remove(thing)
        other.bag.append(thing)
    else:
        _hand_item(game, hero, thing, other)


def _pay(game: AnyChapter, hero: Hero, currency: str, other: Hero) -> None:
    """Hand over Gold or Dark Stone: a present, or the price of something (ITEM-20)."""
    most = free_dark_stone(hero) if currency == "dark_stone" else hero.gold
    question = ChooseAmount(kind="how-much", who=hero.id, least=1, most=most, about={"what": currency}, interruptible=False)
    count = game.ask(question)
    setattr(hero, currency, getattr(hero, currency) - count)
    setattr(other, currency, getattr(other, currency) + count)
    game.tell(Gave(hero.id, currency, other.id, count))


def _hand_item(game: AnyChapter, hero: Hero, item: str, other: Hero) -> None:
    held = next(held for held in hero.items if held.source == item)
    for each in (hero, other):
        served_in_rolls(game, each)  # ITEM-13
    hero.items = [each for each in hero.items if each is not held]
    held.equipped = False
    put_into_hands(other, held)
    for who in (hero.id, other.id):
        game.numbers_changed(who)
    equip_if_free(game, other, held)


def _follow(game: AnyChapter, *heroes: Hero) -> None:
    for each in heroes:
        follow_numbers(game, each)


# -- swapping -------------------------------------------------------------------------------------


def swaps(game: AnyChapter, hero: Hero, given: list[tuple[str, str]], others: list[Hero]) -> list[tuple[str, str]]:
    """Return what a hero can hand to whom only for something else: what the other has no room for as a gift (ITEM-12)."""
    mine, known = _goods(game, hero), set(given)
    found = []
    for other in others if mine else ():
        for thing in mine:
            if (thing, other.id) not in known and exchanges(game, hero, thing, other):
                found.append((thing, other.id))  # noqa: PERF401 - hardly ever is there one
    return found


def exchanges(game: AnyChapter, hero: Hero, thing: str, other: Hero) -> list[str]:
    """Return what another hero could give for something, so that both can carry what they have then."""
    return [
        back
        for back in _goods(game, other)
        if card_of(back) != card_of(thing)
        and _can_carry(game, other, back, thing, hero)
        and _can_carry(game, hero, thing, back, other)
    ]


def _goods(game: AnyChapter, hero: Hero) -> list[str]:
    """Return the tokens and items of a hero that may change hands."""
    return [*sorted(set(hero.bag)), *[held.source for held in _tradable(game, hero)]]


def _can_carry(game: AnyChapter, hero: Hero, gives: str, gets: str, giver: Hero) -> bool:
    """Tell whether a hero can carry what it gets from another, once it has given something up (BAG-01, ITEM-07)."""
    bag, room = list(hero.bag), value(game, hero, "carry") - weight(game, hero)
    if gives in bag:
        bag.remove(gives)
    elif (given := held_as(hero, gives)) is not None:
        room += _weight_of(game, hero, given) - _help_of(game, hero, given)
    if gets in giver.bag:
        return bag_fits(game, hero, [*bag, gets]) and room >= 0
    got = held_as(giver, gets)
    if got is None or not may_have(game, hero, got.id):
        return False
    return _weight_of(game, hero, got) <= room + _help_of(game, hero, got)


def swap(game: AnyChapter, hero: Hero, thing: str, other: Hero) -> None:
    """Hand something over for what the other gives for it, if both agree (ITEM-12)."""
    options = [*(GiveInReturn(each) for each in exchanges(game, hero, thing, other)), Nothing()]
    question = ChooseOne(kind="swap-for", who=other.id, options=options, about={"thing": thing}, interruptible=False)
    back = game.ask(question).value
    agreed = Confirm(kind="accept-gift", who=hero.id, about={"thing": back}, default=1, matters=False, interruptible=False)
    if back is not None and game.ask(agreed):
        _hand(game, hero, thing, other)
        _hand(game, other, back, hero)
        _follow(game, hero, other)
