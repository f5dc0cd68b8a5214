"""In town: heal what can be healed, sell what corrupts or lies idle, buy what is worth it, and be gone when all is done."""

from __future__ import annotations

from lantern.content.effects import Treat
from lantern.content.entries import Item
from lantern.content.verbs.harm import Heal
from lantern.content.verbs.town import BuyOffCorruption
from lantern.core.questions import Answer, ChooseAmount, ChooseOne, Confirm, Option, Question
from lantern.players.heuristic.gear import STONE, can_use, not_needed
from lantern.players.heuristic.judging import mean
from lantern.players.heuristic.served import (
    points_to_buy_off,
    worth_in_town,
    worth_of_service,
    worth_of_treatments,
    worth_of_what_happens,
)
from lantern.players.heuristic.taste import TOO_DEAR, Customer
from lantern.views.observation import Hero, StayObservation
from lantern.views.observation.options import BuyGood, Give, NowhereToday, Sell, UseNow, UseService, Visit

#: What a visit must promise: things happen at every place, and a day goes by.
A_DAY = 0.4
#: What the second best thing to do at a place adds to a visit.
BESIDES = 0.5
#: How long one stays at most.
LONG_ENOUGH = 6
#: From what price on it is worth to pay less for it, if that can be done once.
WORTH_HAGGLING = 100
#: What tokens for the side bag are worth, the first of a kind; each further one of it is worth so much of the one before.
TOKENS = {"bandages": 1.2, "whiskey": 0.9, "herbs": 1.5, "tonic": 1.4, "dynamite": 1.9, "dark-stone-shiv": 0.9}
TOKEN, ONE_MORE = 0.9, 0.55
#: A token heals in town when so much of what it can do is needed there: another is bought more easily than found.
MOSTLY = 0.8
#: Ammunition is for those who shoot: a few rounds of each kind.
AMMO, ROUNDS = "Ammo", 0.6
#: Of dear ammunition a point of worth may cost so much.
ROUND = 300
#: What lasts serves on many adventures.
LASTS = 2.2
#: What is dreamt of is bought when it can be.
COME_TRUE = 20.0
#: What is bought on a whim is bought before all that is wanted more, or nobody would ever have some things.
AT_ONCE = 25.0
#: What is sold in towns of one type alone is bought while one is in such a town: nobody knows when there will be another.
ONLY_HERE = 40.0


# -- where to go ----------------------------------------------------------------------------------


def visit(seen: StayObservation, question: ChooseOne, luck: int) -> Answer:  # noqa: ARG001
    """Go where most is to be done; whoever needs nothing goes nowhere."""
    customer = Customer(seen, seen.hero(question.who))
    return max(range(len(question.options)), key=lambda place: _worth_of_going(customer, question.options[place]))


def _worth_of_going(customer: Customer, option: Option) -> float:
    if isinstance(option, NowhereToday):
        return A_DAY
    return worth_of_visit(customer, option.location) if isinstance(option, Visit) else 0.0


#: Whoever has so much buys one of what may be worth nothing.
RICH = 600


def how_many(seen: StayObservation, question: ChooseAmount, luck: int) -> Answer:  # noqa: ARG001
    """Buy one of what may be worth nothing, if there is gold to spare."""
    return min(question.most, int(seen.hero(question.who).gold >= RICH))


def worth_of_visit(customer: Customer, location: str) -> float:
    """Return what is to be done for a hero at a location, and with half of it what comes second."""
    seen, hero = customer.seen, customer.hero
    goods = [good for good in customer.goods(location) if seen.why_not_buy(hero, location, good) is None]
    rare = ONLY_HERE if seen.content.locations[location].town is not None else 0.0
    worth = [each + rare for good in goods if (each := worth_of_good(customer, good)) > 0]
    worth += [worth_of_service(customer, service) for service in seen.services_at(hero, location)]
    if _comes_true(customer, location) is not None:
        worth.append(COME_TRUE)
    first, second, *_ = *sorted((each for each in worth if each > 0), reverse=True), 0.0, 0.0
    return first + BESIDES * second + worth_of_what_happens(customer, location) if first else 0.0


def leave_town(seen: StayObservation, question: Question, luck: int) -> Answer:  # noqa: ARG001
    """Leave when nothing is left to do, or it has been long enough."""
    if seen.day >= LONG_ENOUGH:
        return 1
    customer = Customer(seen, seen.hero(question.who))
    return int(max((worth_of_visit(customer, place) for place in seen.open_locations), default=0.0) <= A_DAY)


# -- what to do there -----------------------------------------------------------------------------


def business(seen: StayObservation, question: ChooseOne, luck: int) -> Answer:  # noqa: ARG001
    """Buy what is worth its price, have done what helps, and be done."""
    customer = Customer(seen, seen.hero(question.who))
    worth = [_worth_of_business(customer, option) for option in question.options]
    best = max(range(len(worth)), key=lambda place: worth[place])
    return best if worth[best] > 0 else len(worth) - 1


def _worth_of_business(customer: Customer, option: Option) -> float:
    match option:
        case UseService():
            return worth_of_service(customer, customer.seen.content.services[option.service])
        case BuyGood():
            return worth_of_good(customer, option)
    return 0.0


def worth_of_good(customer: Customer, good: BuyGood) -> float:
    """Return what it is worth to buy something, less what it costs; only for the side bag the purse is emptied."""
    if customer.dream is not None and good.thing == customer.dream.thing:
        return COME_TRUE
    if good.kind == "items" and (customer.is_close or _is_there_already(customer, good)):
        return 0.0
    share = good.gold // len(customer.seen.present()) if good.shared else good.gold
    if share > (customer.spare if good.kind == "items" else customer.hero.gold):
        return 0.0
    if good.kind == "items":
        worth = _worth_of_item(customer, good) * customer.fondness(good.thing)
    else:
        worth = _worth_of_token(customer, good.thing) * customer.taste(good.thing)
    gain = worth - customer.price(good) if worth > 0 else 0.0
    return AT_ONCE + customer.whim(good.thing) if _is_bought_on_a_whim(customer, good) else gain


def _is_there_already(customer: Customer, good: BuyGood) -> bool:
    """Tell whether somebody of the posse has what serves all of them."""
    return good.shared and any(Customer(customer.seen, hero).has(good.thing) for hero in customer.seen.present())


def _is_bought_on_a_whim(customer: Customer, good: BuyGood) -> bool:
    """Tell whether a hero buys something that it could use and has not, although it is not worth its price."""
    if good.kind != "items" or customer.has(good.thing) or not customer.is_tempted(good):
        return False
    return can_use(customer.seen, customer.hero, customer.seen.content.items[good.thing])


def _worth_of_token(customer: Customer, token: str) -> float:
    bag = customer.hero.bag
    if len(bag) >= customer.seen.value(customer.hero, "side_bag"):
        return 0.0
    return TOKENS.get(token, TOKEN) * ONE_MORE ** bag.count(token)


def _worth_of_item(customer: Customer, good: BuyGood) -> float:
    seen, hero, thing = customer.seen, customer.hero, good.thing
    item = seen.content.items[thing]
    if customer.has(thing) and item.attaches is not None:
        return 0.0
    if AMMO in item.keywords:
        shoots = any(seen.content.items[held.id].weapon is not None for held in hero.items)
        return max(ROUNDS, (good.gold + STONE * good.dark_stone) / ROUND) if shoots and not customer.has(thing) else 0.0
    return max(LASTS * customer.change_by(item), _worth_of_cleansing(customer, item))


def _worth_of_cleansing(customer: Customer, item: Item) -> float:
    """Return what it is worth to be rid of Corruption by something that is used up, to a hero who has some."""
    if customer.has(item.id):
        return 0.0
    used_up = [action for action in item.actions if action.cost is not None and action.cost.discard]
    return max((worth_in_town(customer, action.effect) for action in used_up), default=0.0)


def treat(seen: StayObservation, question: ChooseOne, luck: int) -> Answer:  # noqa: ARG001
    """Have that harm treated of which most can be hoped today."""
    service = seen.content.services.get(str(question.about["source"]))
    treatments = [effect for effect in service.effect if isinstance(effect, Treat)] if service is not None else []
    customer = Customer(seen, seen.hero(question.who))
    worth = {harm: each for effect in treatments for harm, each in worth_of_treatments(customer, effect).items()}
    return max(range(len(question.options)), key=lambda place: worth.get(str(question.options[place].card), 0.0))


def how_much_corruption(seen: StayObservation, question: ChooseAmount, luck: int) -> Answer:  # noqa: ARG001
    """Be rid of as much as is worth it."""
    customer = Customer(seen, seen.hero(question.who))
    service = seen.content.services[str(question.about["source"])]
    each = next(effect.each for effect in service.effect if isinstance(effect, BuyOffCorruption))
    return max(question.least, min(question.most, points_to_buy_off(customer, each)))


def sell_dark_stone(seen: StayObservation, question: ChooseAmount, luck: int) -> Answer:  # noqa: ARG001
    """Sell all but what is kept for a plan."""
    return min(question.most, Customer(seen, seen.hero(question.who)).stones)


def raise_whom(seen: StayObservation, question: ChooseOne, luck: int) -> Answer:  # noqa: ARG001
    """Raise whoever knows most."""
    return max(range(len(question.options)), key=lambda place: seen.hero(question.options[place].value).level)


def pay_price(seen: StayObservation, question: Confirm, luck: int) -> Answer:  # noqa: ARG001
    """Pay a price that was rolled, unless it empties the purse."""
    return int(seen.hero(question.who).gold - question.about["gold"] >= 0)


def haggle(seen: StayObservation, question: Confirm, luck: int) -> Answer:  # noqa: ARG001
    """Pay less for the first thing that costs as much as haggling may bring."""
    return int(question.about["gold"] >= WORTH_HAGGLING)


# -- between two answers --------------------------------------------------------------------------


def deal(seen: StayObservation, question: Question) -> str | None:
    """Return what is dealt in before a question is answered: harm healed, idle things sold, gold lent for a dream."""
    if question.kind not in {"visit", "business", "leave-town"} or question.who not in seen.heroes:
        return None
    customer = Customer(seen, seen.hero(question.who))
    keys = [*_tended(customer), *_idle(customer)]
    if question.kind == "business":
        keys += _gifts(customer, str(question.about["location"]))
    return next((key for key in keys if seen.may_take(key)), None)


def _tended(customer: Customer) -> list[str]:
    """Return which tokens the hero uses on itself: setting out heals nothing of what road and town have done (CAMP-11)."""
    hero = customer.hero
    tokens = [usable for usable in customer.seen.usables(hero, "any_time") if usable.token]
    healing = [(usable, each) for usable in tokens for each in usable.action.effect if isinstance(each, Heal)]
    return [UseNow(hero.id, usable).key for usable, each in healing if _is_needed(hero, each)]


def _is_needed(hero: Hero, effect: Heal) -> bool:
    wounds = mean(effect.wounds) if effect.wounds is not None else 0.0
    sanity = mean(effect.sanity) if effect.sanity is not None else 0.0
    return min(hero.wounds, wounds) + min(hero.sanity_damage, sanity) >= MOSTLY * max(1.0, wounds + sanity)


def for_whom(seen: StayObservation, question: ChooseOne, luck: int) -> Answer:  # noqa: ARG001
    """Tend whoever is hurt most."""
    return max(range(len(question.options)), key=lambda place: _harm(seen.hero(question.options[place].value)))


def _harm(hero: Hero) -> int:
    return hero.wounds + hero.sanity_damage


def _idle(customer: Customer) -> list[str]:
    """Return what is sold because the hero would never use it beside what else it has."""
    hero = customer.hero
    idle = {hero.items[place].source for place in not_needed(customer.seen, hero)}
    return [Sell(hero.id, held.source).key for held, _ in customer.seen.for_sale(hero) if held.source in idle]


def _comes_true(customer: Customer, location: str) -> BuyGood | None:
    """Return what the hero dreams of, if it is sold at a location and can be paid, with the help of the others perhaps."""
    good, seen = customer.dream, customer.seen
    if good is None or good not in customer.goods(location):
        return None
    others = sum(Customer(seen, other).spare for other in _friends(customer))
    stones = seen.free_dark_stone(customer.hero) + sum(_stones(customer, other) for other in _friends(customer))
    return good if stones >= good.dark_stone and customer.hero.gold + others >= good.gold else None


def _stones(customer: Customer, friend: Hero) -> int:
    """Return the Dark Stone that a friend would give: all, if they save for a treasure together."""
    return customer.seen.free_dark_stone(friend) if customer.treasure is not None else 0


def _friends(customer: Customer) -> list[Hero]:
    """Return who would help out: those who are in town and save for nothing themselves, for a treasure all."""
    others = [other for other in customer.seen.present() if other is not customer.hero]
    if customer.treasure is not None:
        return others
    return [other for other in others if Customer(customer.seen, other).dream is None]


def _gifts(customer: Customer, location: str) -> list[str]:
    """Return who lends the hero what it lacks for its dream."""
    good = _comes_true(customer, location)
    if good is None or customer.seen.why_not_buy(customer.hero, location, good) != TOO_DEAR:
        return []
    if customer.lacking:
        givers = sorted(_friends(customer), key=lambda other: -_stones(customer, other))
        return [Give(other.id, "dark_stone", customer.hero.id).key for other in givers if _stones(customer, other)]
    rich = sorted(_friends(customer), key=lambda other: -other.gold)
    return [Give(other.id, "gold", customer.hero.id).key for other in rich if Customer(customer.seen, other).spare]


def how_much(seen: StayObservation, question: ChooseAmount, luck: int) -> Answer:  # noqa: ARG001
    """Give what one does not need oneself."""
    if question.about["what"] == "dark_stone":
        return question.most
    return max(question.least, min(question.most, Customer(seen, seen.hero(question.who)).spare))
