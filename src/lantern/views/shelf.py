"""What is to be had where a hero is in town: goods and services with their prices, what they would change, and why not."""

from __future__ import annotations

from typing import Literal

from lantern.campaign.chances import (
    AnyChance,
    Comes,
    ComesInWords,
    ComesOutAhead,
    EachDie,
    EndOfTreatment,
    Helps,
    PassedTest,
    chances_of,
    is_harm,
)
from lantern.campaign.shops import goods_at, is_open_to, offer_of, services_at, stones_for, why_not_buy, why_not_serve
from lantern.content.effects import Resurrect
from lantern.content.towns import Service
from lantern.content.verbs.grammar import Amount
from lantern.content.verbs.town import BetOnDarkness, SellDarkStone
from lantern.content.wording import capital
from lantern.content.words import SAVES
from lantern.rules.belongings.goods import BuyGood, WornDifference, difference
from lantern.rules.belongings.selling import for_sale, sale_value
from lantern.rules.numbers.losing import free_dark_stone
from lantern.rules.numbers.throws import FACES
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.choices.town import UseService, price_text
from lantern.rules.table.events import DayBegan, Noted
from lantern.rules.table.state import Hero
from lantern.rules.town.prices import fee_today, price_of
from lantern.rules.town.visits import stay_of
from lantern.rules.words import Words
from lantern.views.belongings import WeaponView, weapon_view
from lantern.views.faces import FaceView, row_face
from lantern.views.look import ChapterLook, Wire, look_at
from lantern.views.odds import Odds
from lantern.views.posse import Difference

#: By these rules a thing is not for the hero, whatever it has.
NEVER = frozenset({"ITEM-09", "CLASS-22"})


class SoldThing(Wire, frozen=True):
    """Something that would bring money, and how much."""

    name: str
    gold: int


class OfferView(Wire, frozen=True):
    """Something to be had: `key` is the answer that takes it.

    `why` says in few words why it cannot be had, by a `rule`; without them it can. It costs `gold`, and where that is rolled
    `most` at the most, and `dark_stone` besides. `before` is its price without what happened here, if that was another.
    `changes` are numbers that change when it is held or worn, in place of `instead`; `weapons` its own numbers as a weapon,
    and those of what is in hand now. `sell` is what the hero could sell to pay it. `risk` is the worst of its `odds`, where
    that is harm.
    """

    key: str
    sort: Literal["goods", "services"]
    id: str
    name: str
    keywords: list[str]
    price: str
    gold: int
    most: int
    dark_stone: int
    before: int | None
    text: list[str]
    why: str
    rule: str
    never: bool
    sell: SoldThing | None
    changes: list[Difference]
    instead: list[str]
    weapon: WeaponView | None
    held: WeaponView | None
    held_name: str
    odds: list[Odds]
    risk: Odds | None


class ShelfView(Wire, frozen=True):
    """What is to be had at a location, and what happened to the hero there today."""

    location: str
    name: str
    hero: str
    happened: FaceView | None
    offers: list[OfferView]


def shelf_of(game: AnyChapter, words: Words, who: str) -> ShelfView | None:
    """Show what is to be had where a hero is; nothing if it is nowhere."""
    location = stay_of(game).visits.get(who) if game.state.settlement.stay is not None else None
    if location is None:
        return None
    look, hero = look_at(game, words), game.hero(who)
    offers = [_good(look, hero, location, good) for good in goods_at(game, hero, location)]
    offers += [_service(look, hero, service) for service in services_at(game, location)]
    return ShelfView(
        location=location,
        name=words.thing(location, "locations"),
        hero=who,
        happened=_happened(look, who, game.content.locations[location].events),
        offers=offers,
    )


def _happened(look: ChapterLook, who: str, chart: str | None) -> FaceView | None:
    """Show what happened to a hero today where it is."""
    for event in reversed(look.game.events):
        match event:
            case DayBegan():
                return None
            case Noted(message=message, who=met) if chart is not None and (message, met) == (f"chart-{chart}", who):
                return row_face(look, "chart", chart, event.number)
    return None


def _good(look: ChapterLook, hero: Hero, location: str, good: BuyGood) -> OfferView:
    game, words = look.game, look.words
    rule = why_not_buy(game, hero, location, good) or ""
    item = game.content.items[good.thing] if good.kind == "items" else None
    only = item.only if item is not None else game.content.tokens[good.thing].only
    change = difference(game, hero, item) if item is not None else WornDifference()
    gun = weapon_view(look, hero, item) if item is not None else None
    shown = [each for each in game.content.locations[location].goods if good.thing in {each.item, each.token}]
    printed = price_of(game, shown[0]).gold
    held = _in_hand(look, hero) if gun is not None else None
    return OfferView(
        key=good.key,
        sort="goods",
        id=good.thing,
        name=words.thing(good.thing, good.kind),
        keywords=list(item.keywords) if item is not None else [],
        price=price_text(words, good.gold, good.dark_stone),
        gold=good.gold,
        most=good.gold,
        dark_stone=good.dark_stone,
        before=printed if printed != good.gold else None,
        text=[*look.text(good.thing, good.kind)[: item is not None], look.use(good.thing, good.kind)],
        why=_why(look, hero, rule, only, good.gold, good.dark_stone),
        rule=rule,
        never=rule in NEVER,
        sell=_sale(look, hero, good.gold, good.thing) if _wants_gold(hero, rule, good) else None,
        changes=[
            Difference(
                stat=stat, label=capital(words.stat(stat)), now=_figure(words, stat, was), after=_figure(words, stat, will)
            )
            for stat, was, will in change.numbers
        ],
        instead=[words.thing(thing, "items") for thing in change.instead_of],
        weapon=gun,
        held=held[1] if held is not None else None,
        held_name=held[0] if held is not None else "",
        odds=[],
        risk=None,
    )


def _figure(words: Words, stat: str, number: int) -> str:
    """Write a number of a sheet; a save that nobody has is none."""
    return words.figure(stat, number) if number or stat not in SAVES else "-"


def _least(fee: Amount) -> int:
    """Return what a fee comes to at the least."""
    return fee.dice * fee.times + fee.plus


def _most(fee: Amount) -> int:
    """Return what a fee comes to at the most."""
    return fee.dice * max(FACES[fee.die or "D6"]) * fee.times + fee.plus


def _service(look: ChapterLook, hero: Hero, service: Service) -> OfferView:
    game, words = look.game, look.words
    rule = why_not_serve(game, hero, service) or ""
    if not rule and not is_open_to(game, hero, service):
        rule = "nothing"
    fee = fee_today(game, hero, service)
    chances = chances_of(game, hero, service)
    worst = next((chance for chance in reversed(chances) if is_harm(game, chance)), None)
    option, gold, usual = offer_of(game, hero, service), _least(fee), _least(service.gold)
    return OfferView(
        key=option.key,
        sort="services",
        id=service.id,
        name=words.thing(service.id, "services"),
        keywords=list(service.keywords),
        price=_fee(look, service, option),
        gold=gold,
        most=_most(fee),
        dark_stone=stones_for(game, service),
        before=usual if usual != gold else None,
        text=look.text(service.id, "services")[1:],
        why=_why(look, hero, rule, service.only, gold, stones_for(game, service)),
        rule="" if rule == "nothing" else rule,
        never=rule in NEVER,
        sell=_sale(look, hero, gold) if rule == "TOWN-08" else None,
        changes=[],
        instead=[],
        weapon=None,
        held=None,
        held_name="",
        odds=[_odds(look, chance) for chance in chances],
        risk=_odds(look, worst) if worst is not None else None,
    )


def _fee(look: ChapterLook, service: Service, option: UseService) -> str:
    """Say what a service costs; where what it does says that, as much of it as can be told before."""
    words, say = look.words, look.say
    for effect in service.effect:
        match effect:
            case Resurrect() if not option.own:
                return _per_level(words, effect)
            case SellDarkStone():
                return say.text("shelf-pays")
            case BetOnDarkness():
                return say.text("shelf-stake")
    return capital(option.price(words, look.game) or say.text("price-nothing"))


def _per_level(words: Words, effect: Resurrect) -> str:
    return words.say.text("shelf-per-level", price=price_text(words, effect.per_level, 0))


def _why(look: ChapterLook, hero: Hero, rule: str, only: tuple[str, ...], gold: int, dark_stone: int) -> str:
    """Say in few words why something cannot be had."""
    say = look.say
    match rule:
        case "":
            return ""
        case "ITEM-09" if only:
            return say.text("shelf-only", whom=say.one_of(only))
        case "TOWN-08":
            missing = price_text(look.words, max(0, gold - hero.gold), max(0, dark_stone - free_dark_stone(hero)))
            if gold > hero.gold or dark_stone > free_dark_stone(hero):
                return say.text("shelf-short", what=missing)
    return say.text(f"shelf-{rule}")


def _wants_gold(hero: Hero, rule: str, good: BuyGood) -> bool:
    return rule == "TOWN-08" and free_dark_stone(hero) >= good.dark_stone


def _sale(look: ChapterLook, hero: Hero, gold: int, wanted: str = "") -> SoldThing | None:
    """Find the cheapest thing that would be enough, if the hero sold it (TOWN-11); none like the one it wants."""
    missing = gold - hero.gold
    brought = sorted((sale_value(look.game, held), held.id) for held in for_sale(look.game, hero) if held.id != wanted)
    for worth, item in brought:
        if worth >= missing > 0:
            return SoldThing(name=look.words.thing(item, "items"), gold=worth)
    return None


def _in_hand(look: ChapterLook, hero: Hero) -> tuple[str, WeaponView] | None:
    """Show the weapon that a hero holds now."""
    for held in hero.items:
        gun = weapon_view(look, hero, look.content.items[held.id]) if held.equipped else None
        if gun is not None:
            return look.words.thing(held.id, "items"), gun
    return None


def _inside(sentence: str) -> str:
    """Write a sentence as part of another."""
    return sentence[:1].lower() + sentence[1:].removesuffix(".")


def _odds(look: ChapterLook, chance: AnyChance) -> Odds:
    say = look.say
    match chance:
        case PassedTest():
            text = say.text("shelf-passes", skill=look.words.stat(chance.skill), target=str(chance.target))
        case EndOfTreatment():
            text = say.text(f"shelf-ends-{chance.how}", what=look.words.thing(chance.harm, "conditions"))
        case Comes(effects=()):
            text = say.text("shelf-nothing-more" if chance.besides else "shelf-nothing-comes")
        case Comes():
            text = say.effects(chance.effects).removesuffix(".")
        case ComesInWords():
            text = say.text(f"comes-{chance.sentence}")
        case EachDie():
            text = say.text(f"shelf-each-{chance.of}", does=_inside(say.effects(chance.effects)))
        case Helps():
            text = say.text("shelf-helps")
        case ComesOutAhead():
            text = say.text("shelf-ahead")
    return Odds(percent=min(99, max(1, round(100 * chance.chance))), text=capital(text))  # nothing here is certain
