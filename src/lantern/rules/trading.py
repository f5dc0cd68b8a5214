"""Handing things to a neighbour: items, tokens, Gold, Dark Stone, the light (ITEM-12 to ITEM-14, ITEM-20, ITEM-23)."""

from __future__ import annotations

from lantern.core.questions import ChooseAmount, ChooseOne, Confirm, Option
from lantern.rules.events import Gave
from lantern.rules.game import Game
from lantern.rules.light import LIGHT
from lantern.rules.losing import free_dark_stone
from lantern.rules.resources import bag_fits, equip_if_free, follow_numbers, stays, weight
from lantern.rules.state import Held, Hero
from lantern.rules.values import value
from lantern.rules.who import neighbours

CURRENCIES = ("gold", "dark_stone")
#: What a die is rolled for -> the numbers of a sheet that count in it; other rolls have none (ITEM-13).
NUMBERS_OF_ROLL = {
    "to-hit": {"combat", "shots", "range", "to_hit_melee", "to_hit_ranged"},
    "damage": {"damage", "critical_damage"},
    "defense": {"defense", "defense_roll"},
    "willpower": {"willpower", "willpower_roll"},
    "armor": {"armor"},
    "spirit-armor": {"spirit_armor"},
    "cover": {"cover"},
    "move": {"move"},
    "scavenge": {"scavenge_dice"},
    "breath": {"breath"},
    "blessing": {"casting"},
    "judgement": {"casting"},
    "corruption-armor": {"corruption_armor"},
    "poison-armor": {"poison_armor"},
    **{f"test-{skill}": {skill, "test_dice"} for skill in ("agility", "cunning", "spirit", "strength", "lore", "luck")},
}


def gifts(game: Game, hero: Hero) -> list[tuple[str, str]]:
    """Return what a hero can hand to whom now."""
    others = [other for other in neighbours(game, hero) if may_trade(game, hero, other)]
    if not others:
        return []
    tokens = sorted(set(hero.bag))
    weights = game.borne[hero.id].weights
    items = [(held.id, heavy) for held, heavy in zip(hero.items, weights, strict=True) if is_tradable(game, held)]
    goods = [good for good, owned in (("gold", hero.gold), ("dark_stone", free_dark_stone(hero))) if owned]
    if game.state.light_bearer == hero.id:
        goods.append(LIGHT)
    found: list[tuple[str, str]] = []
    for other in others:
        room = value(game, other, "carry") - weight(game, other)
        things = [token for token in tokens if bag_fits(game, other, [*other.bag, token])]
        things += [item for item, heavy in items if heavy <= room]
        found += [(thing, other.id) for thing in dict.fromkeys(things + goods)]
    return found


def may_trade(game: Game, hero: Hero, other: Hero) -> bool:
    """Tell whether it is the time: without enemies always, in a fight in the activation of one of the two (ITEM-12)."""
    activation = game.state.activation
    return not game.state.enemies or (activation is not None and activation.hero in {hero.id, other.id})


def is_tradable(game: Game, held: Held) -> bool:
    """Tell whether an item may leave its hero: not a starting or personal one, nor a fused one (ITEM-14, PERS-02, MUT-19)."""
    return not (held.starting or held.fused or stays(game, held))


def give(game: Game, hero: Hero, thing: str, other: Hero) -> None:
    """Hand something over, if the other agrees; it costs no action (ITEM-12)."""
    about = {"thing": thing}
    if not game.ask(Confirm(kind="accept-gift", who=other.id, about=about, default=1, matters=False, interruptible=False)):
        return
    if thing in CURRENCIES:
        _pay(game, hero, thing, other)
        return
    if thing == LIGHT:
        game.tell(Gave(hero.id, thing, other.id))
        game.state.light_bearer = other.id  # ITEM-23: from now on it shines there
    else:
        _hand(game, hero, thing, other)


def _hand(game: Game, hero: Hero, thing: str, other: Hero) -> None:
    """Hand over a token or an item."""
    game.tell(Gave(hero.id, thing, other.id))
    if thing in hero.bag:
        hero.bag.remove(thing)
        other.bag.append(thing)
    else:
        _hand_item(game, hero, thing, other)


def _pay(game: Game, hero: Hero, currency: str, other: Hero) -> None:
    """Hand over Gold or Dark Stone: a present, or the price of something (ITEM-20)."""
    most = free_dark_stone(hero) if currency == "dark_stone" else hero.gold
    question = ChooseAmount(kind="how-much", who=hero.id, least=1, most=most, about={"what": currency}, interruptible=False)
    count = game.ask(question)
    setattr(hero, currency, getattr(hero, currency) - count)
    setattr(other, currency, getattr(other, currency) + count)
    game.tell(Gave(hero.id, currency, other.id))


def _hand_item(game: Game, hero: Hero, item: str, other: Hero) -> None:
    held = next(held for held in hero.items if held.id == item and is_tradable(game, held))
    used = was_used(game, hero, held)
    hero.items.remove(held)
    held.equipped = False
    if used:
        held.idle_turn = game.state.turn
    for name in (item, *held.upgrades):
        game.state.uses.hand_over(f"{hero.id}:{name}", f"{other.id}:{name}")  # ITEM-11
    other.items.append(held)
    for who in (hero.id, other.id):
        game.numbers_changed(who)
    equip_if_free(game, other, held)
    for each in (hero, other):
        follow_numbers(game, each)


def was_used(game: Game, hero: Hero, held: Held) -> bool:
    """Tell whether an item has served a hero this turn: by its text, or in a roll that it changed (ITEM-13)."""
    item = game.content.items[held.id]
    if any(name in hero.used for name in (held.id, *held.upgrades)):
        return True
    if not held.equipped and (item.hands or item.slots):
        return False
    rolled = {number for purpose in hero.rolled for number in NUMBERS_OF_ROLL.get(purpose, ())}
    powers = [game.content.items[name] for name in (held.id, *held.upgrades)]
    return any(rolled & set(modifier.change) for power in powers for modifier in power.modify)


# -- swapping -------------------------------------------------------------------------------------


def swaps(game: Game, hero: Hero, given: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return what a hero can hand to whom only for something else: what the other has no room for as a gift (ITEM-12)."""
    mine = _goods(game, hero)
    others = [other for other in neighbours(game, hero) if may_trade(game, hero, other)] if mine else []
    offers = [(thing, other) for other in others for thing in mine if (thing, other.id) not in given]
    return [(thing, other.id) for thing, other in offers if exchanges(game, hero, thing, other)]


def exchanges(game: Game, hero: Hero, thing: str, other: Hero) -> list[str]:
    """Return what another hero could give for something, so that both can carry what they have then."""
    return [
        back
        for back in _goods(game, other)
        if back != thing and _can_carry(game, other, back, thing, hero) and _can_carry(game, hero, thing, back, other)
    ]


def _goods(game: Game, hero: Hero) -> list[str]:
    """Return the tokens and items of a hero that may change hands."""
    return list(dict.fromkeys([*sorted(hero.bag), *(held.id for held in hero.items if is_tradable(game, held))]))


def _can_carry(game: Game, hero: Hero, gives: str, gets: str, giver: Hero) -> bool:
    """Tell whether a hero can carry what it gets from another, once it has given something up (BAG-01, ITEM-07)."""
    bag, load = list(hero.bag), weight(game, hero)
    if gives in bag:
        bag.remove(gives)
    else:
        load -= _weight_of(game, hero, gives)
    if gets in giver.bag:
        return bag_fits(game, hero, [*bag, gets])
    return load + _weight_of(game, giver, gets) <= value(game, hero, "carry")


def _weight_of(game: Game, hero: Hero, item: str) -> int:
    weights = game.borne[hero.id].weights
    return next(heavy for held, heavy in zip(hero.items, weights, strict=True) if held.id == item and is_tradable(game, held))


def swap(game: Game, hero: Hero, thing: str, other: Hero) -> None:
    """Hand something over for what the other gives for it, if both agree (ITEM-12)."""
    options = [Option(each, each, card=each) for each in exchanges(game, hero, thing, other)]
    options.append(Option("none", None))
    question = ChooseOne(kind="swap-for", who=other.id, options=options, about={"thing": thing}, interruptible=False)
    back = game.ask(question).value
    agreed = Confirm(kind="accept-gift", who=hero.id, about={"thing": back}, default=1, matters=False, interruptible=False)
    if back is not None and game.ask(agreed):
        _hand(game, hero, thing, other)
        _hand(game, other, back, hero)
