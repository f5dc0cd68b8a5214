"""What stands above the heroes between two adventures, and what is to be had in town: as lines of text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from lantern.campaign.gathering import GatheringState
from lantern.campaign.journey import JourneyState
from lantern.campaign.shops import goods_at, services_at
from lantern.campaign.stay import StayState
from lantern.content.render import fee_text
from lantern.core.questions import Option, Question
from lantern.rules.belongings.goods import BuyGood
from lantern.rules.belongings.selling import for_sale, sale_value
from lantern.rules.road import open_locations
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.choices.town import AtTheCampSite, UseService, Visit, price_text
from lantern.rules.table.state import Hero
from lantern.rules.town.prices import fee_today
from lantern.rules.town.visits import CAMP_HAZARDS
from lantern.rules.words import Words
from lantern.views.belongings import WeaponView
from lantern.views.look import ChapterLook, look_at
from lantern.views.plan import plan_view
from lantern.views.posse import life_of
from lantern.views.shelf import OfferView, ShelfView, shelf_of
from lantern.views.table import road_view, town_view
from lantern.views.visits import visit_text


def standing(game: AnyChapter, words: Words) -> list[str]:
    """Say how things stand in a chapter without a map: the day and who is where, the road ahead, or what is planned."""
    look, state = look_at(game, words), game.state
    if isinstance(state, StayState):
        return list(_in_town(look, state))
    if isinstance(state, JourneyState):
        return list(_on_the_road(look, state))
    if isinstance(state, GatheringState):
        return list(_by_the_fire(look, state))
    return []


def _in_town(look: ChapterLook, state: StayState) -> Iterator[str]:
    town, say = town_view(look, state), look.say
    day = say.text("ui-town-day", day=town.day, most=town.most_days)
    evening = say.text("ui-town-evening", track=town.track, percent=town.event_percent)
    yield " | ".join([look.words.thing("stay"), day, evening])
    if town.type is not None:
        yield say.text("ui-town-kind", name=town.name, size=town.size, kind=town.type.name)
    if town.daily is not None:
        yield say.text("ui-town-today", name=town.daily.name, text=" ".join(town.daily.text))
    places = [(place.name, place.visitors) for place in town.locations] + [(bed.name, bed.guests) for bed in town.lodgings]
    where = [f"{name}: {_who(look, folk)}" for name, folk in places if folk]
    where += [say.text("ui-town-done", who=_who(look, town.done))] if town.done else []
    where += [say.text("ui-town-left", who=_who(look, town.left))] if town.left else []
    if where:
        yield "; ".join(where)
    gone = [place.name for place in town.locations if place.destroyed]
    if gone:
        yield say.text("ui-town-destroyed", what=say.join(gone))
    closed = [place.name for place in town.locations if place.shut]
    if closed:
        yield say.text("ui-town-closed", what=say.join(closed))
    yield from (say.text("ui-town-shut", what=bed.name) for bed in town.lodgings if bed.shut)


def _on_the_road(look: ChapterLook, state: JourneyState) -> Iterator[str]:
    road, say = road_view(look, state), look.say
    yield " | ".join([look.words.thing("journey"), say.text("ui-road-day", day=road.day, days=road.days)])
    if road.ahead:
        yield say.text("ui-road-ahead", who=say.join(_how_often(look, road.ahead)))
    if road.destroyed:
        yield say.text("ui-town-destroyed", what=say.join(piece.name for piece in road.destroyed))


def _how_often(look: ChapterLook, heroes: list[str]) -> Iterator[str]:
    """Name each hero once, with how often if that is more (FRONTIER-02)."""
    for hero, times in Counter(heroes).items():
        yield look.say.text("ui-road-times", who=look.who(hero), times=times)


def _by_the_fire(look: ChapterLook, state: GatheringState) -> Iterator[str]:
    yield look.words.thing("gathering")
    if state.mission:
        yield look.say.text("ui-plan-mission", mission=look.words.thing(state.mission, "missions"))
    if state.going:
        yield look.say.text("ui-plan-going", who=_who(look, state.going))
    yield from (monsters.text for monsters in plan_view(look, state).monsters)
    for hero in state.heroes.values():
        if (life := life_of(look.words, hero)) is not None:
            yield look.say.text("ui-plan-raise", who=look.who(hero.id), place=life.place, gold=life.gold)


def _who(look: ChapterLook, heroes: list[str]) -> str:
    return look.say.join(look.who(hero) for hero in heroes)


# -- what is to be had ---------------------------------------------------------------------------------


def look_around(game: AnyChapter, words: Words, question: Question) -> list[str]:
    """Say what is to be had: where the hero who decides is, or at each place where it could go; and what it can sell."""
    hero = game.state.heroes.get(question.who)
    if hero is None or not isinstance(game.state, StayState):
        return []
    look, shelf = look_at(game, words), shelf_of(game, words, hero.id)
    if shelf is not None and question.kind != "visit":
        lines = list(_shelf(look, shelf))
    else:
        lines = [line for place in open_locations(game) for line in place_lines(look, hero, place)]
    sales = [
        f"  {words.thing(held.source, 'items')}: {price_text(words, sale_value(game, held), 0)}"
        for held in for_sale(game, hero)
    ]
    return [*lines, *([look.say.text("ui-shelf-sell"), *sales] if sales else [])]


def place_lines(look: ChapterLook, hero: Hero, location: str) -> list[str]:
    """Say what a location has for a hero who is not there yet: goods and services with their prices of today (TOWN-06)."""
    game, words, say = look.game, look.words, look.say
    goods = [
        f"{words.thing(good.thing, good.kind)} ({price_text(words, good.gold, good.dark_stone)})"
        for good in goods_at(game, hero, location)
    ]
    services = [
        words.thing(one.id, "services") + (f" ({fee})" if fee else "")
        for one in services_at(game, location)
        for fee in [fee_text(replace(one, gold=fee_today(game, hero, one)), say)]
    ]
    return [
        words.thing(location, "locations"),
        f"  {visit_text(look, hero, location)}",
        *([f"  {say.text('ui-shelf-goods')}: {', '.join(goods)}"] if goods else []),
        *([f"  {say.text('ui-shelf-services')}: {', '.join(services)}"] if services else []),
    ]


def _shelf(look: ChapterLook, shelf: ShelfView) -> Iterator[str]:
    """Say what is to be had where a hero is, with prices, how it may end, and why not."""
    yield shelf.name
    if shelf.happened is not None:
        yield f"  {shelf.happened.name}: {' '.join(shelf.happened.text) or look.say.text('ui-shelf-no-matter')}"
    for sort in ("goods", "services"):
        offers = [offer for offer in shelf.offers if offer.sort == sort]
        if offers:
            yield look.say.text(f"ui-shelf-{sort}")
        for offer in offers:
            odds = [f"{one.percent}%: {one.text}" for one in offer.odds]
            yield f"  {'; '.join([_priced(look, offer), *(_why(look, offer) or odds)])}"


def told_in_town(game: AnyChapter, words: Words, question: Question, option: Option) -> list[str]:
    """Say of an answer in town what the place has, what the thing is worth to the hero, or what may come at night."""
    look, hero = look_at(game, words), game.state.heroes.get(question.who)
    if hero is None:
        return []
    match option:
        case Visit():
            return place_lines(look, hero, option.location)
        case AtTheCampSite():
            return [words.thing(CAMP_HAZARDS, "charts"), *words.detail_text(CAMP_HAZARDS, "charts")]
        case BuyGood(thing=thing) | UseService(service=thing):
            return offer_lines(game, words, hero.id, thing)
    return []


def offer_lines(game: AnyChapter, words: Words, who: str, thing: str) -> list[str]:
    """Say of something that is to be had where a hero is what it costs, what it does and changes, and why not."""
    shelf, look = shelf_of(game, words, who), look_at(game, words)
    offer = next((one for one in shelf.offers if one.id == thing), None) if shelf is not None else None
    if offer is None:
        return []
    say, gold = look.say, game.hero(who).gold
    lines = [_priced(look, offer), *offer.text]
    if offer.odds:
        lines += [f"{say.text('ui-shelf-odds')}:", *(f"  {one.percent}%: {one.text}" for one in offer.odds)]
    lines += [f"{change.label}: {change.now} -> {change.after}" for change in offer.changes]
    if offer.weapon is not None:
        lines.append(f"{offer.name}: {_as_a_weapon(look, offer.weapon)}")
    if offer.held is not None:
        lines.append(say.text("ui-shelf-held", name=offer.held_name, numbers=_as_a_weapon(look, offer.held)))
    if offer.instead:
        lines.append(say.text("ui-shelf-off", what=say.join(offer.instead)))
    lines += _why(look, offer)
    if not offer.why and offer.gold:
        lines.append(say.text("ui-shelf-purse", now=gold, after=gold - offer.gold))
    return lines


def _priced(look: ChapterLook, offer: OfferView) -> str:
    if offer.before is None:
        return f"{offer.name}: {offer.price}"
    return look.say.text("ui-shelf-before", name=offer.name, price=offer.price, before=offer.before)


def _why(look: ChapterLook, offer: OfferView) -> list[str]:
    """Say why something cannot be had, and what could be sold for it."""
    if not offer.why:
        return []
    rule = f" ({offer.rule})" if offer.rule else ""
    sold = offer.sell
    first = [look.say.text("ui-shelf-sell-first", what=sold.name, gold=sold.gold)] if sold is not None else []
    return [f"{look.say.text('ui-shelf-not')}: {offer.why}{rule}", *first]


def _as_a_weapon(look: ChapterLook, weapon: WeaponView) -> str:
    more = f"{weapon.damage:+}" if weapon.damage else ""
    return look.say.text(
        "ui-weapon",
        range=weapon.range,
        shots=weapon.shots,
        to_hit=weapon.to_hit_die,
        damage=f"{weapon.damage_die}{more}",
        critical=weapon.critical,
    )
