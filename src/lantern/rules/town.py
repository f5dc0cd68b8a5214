"""What is done for heroes in a town, and what happens to them there (TOWN, LOC, DEATH)."""

from __future__ import annotations

from msgspec.structs import replace

from lantern.content.bends.harm import CureRoll
from lantern.content.bends.mine import CampRolls, Haggles, LocationRolls, Prices, Winnings
from lantern.content.effects import Resurrect, Treat
from lantern.content.towns import Good, Location, Price, Service, TownOption
from lantern.content.verbs.grammar import Amount
from lantern.content.verbs.town import (
    BarServices,
    BetOnDarkness,
    BuyOffCorruption,
    DoubleWinnings,
    Earn,
    EndVisit,
    ForgeOnto,
    LeaveTown,
    LetDie,
    MoveTownTrack,
    Offer,
    PostBounty,
    QuietEvening,
    SellDarkStone,
    ShardPrice,
    Shed,
    ShiftPrices,
    ShiftTreatments,
    ShiftVisits,
    Surcharge,
    TreatmentEnds,
)
from lantern.core.questions import ChooseAmount, ChooseOne, Confirm, Option
from lantern.rules.belongings.goods import BuyGood
from lantern.rules.belongings.resources import follow_numbers, gain, put_aside, take_item, take_token
from lantern.rules.belongings.selling import trade_of
from lantern.rules.belongings.upgrades import forge, is_forged
from lantern.rules.belongings.who import each
from lantern.rules.darkness.cards import draw_from
from lantern.rules.darkness.depth_track import DARKNESS_START
from lantern.rules.frontier import looked_at
from lantern.rules.harm.charts import changes_charts, is_of_a_location
from lantern.rules.harm.conditions import suffer
from lantern.rules.harm.grit import rest
from lantern.rules.harm.recovery import die
from lantern.rules.mission.worlds import deck_in
from lantern.rules.numbers.bends import bends
from lantern.rules.numbers.dice import amount, roll, throw
from lantern.rules.numbers.in_play import keywords
from lantern.rules.numbers.limits import exhaust, is_ready
from lantern.rules.numbers.losing import free_dark_stone, lose
from lantern.rules.numbers.perform import perform, performs_anywhere
from lantern.rules.numbers.triggers import note_use
from lantern.rules.table.chapter import AnyChapter, Context
from lantern.rules.table.choices.models import ChooseHero
from lantern.rules.table.choices.things import CardInRow
from lantern.rules.table.choices.town import DoneHere
from lantern.rules.table.copies import card_of
from lantern.rules.table.events import Bought, Drew, Earned, LeftTown, Lost, Resurrected, TokenHeardOf, Treated
from lantern.rules.table.lasting import change_for_good
from lantern.rules.table.options import exploration_deck
from lantern.rules.table.reasons import printed
from lantern.rules.table.settlement import DayPrices, TownStay
from lantern.rules.table.state import Bet, CardInPlay, Hero
from lantern.rules.table.windows import Treatment

#: What is used once in an adventure is used once in any other chapter (CAMP-18).
ONCE_A_STAY = "adventure"
#: The charts of those who lodge at the camp site, and of the town (TOWN-05, TOWN-16).
CAMP_HAZARDS, TOWN_EVENTS = "camp-site-hazards", "town-events"
#: No price falls lower by what a hero has become (MUT-09).
LEAST_PRICE = 10
#: Half a price is rounded up to so much.
ROUNDED = 5
#: The last space of the town event track (TOWN-17).
END_OF_TRACK = 6


def is_played(game: AnyChapter, option: TownOption | None) -> bool:
    """Tell whether a table plays with an option; what hangs on none is always there (LOC-01)."""
    return option is None or bool(getattr(game.state.options, option))


def can_be_here(game: AnyChapter, place: Location) -> bool:
    """Tell whether a town can have a location: the table plays with it, and the town is of its type (LOC-01, FRONTIER-07)."""
    town = game.state.settlement.town
    return is_played(game, place.option) and place.town in {None, town.type if town is not None else None}


def stay_of(game: AnyChapter) -> TownStay:
    """Return the stay in town; elsewhere there is none, and what is done in one does nothing that lasts."""
    return game.state.settlement.stay or TownStay()


def visited_by(game: AnyChapter, who: str | None) -> str:
    """Return the location that a hero visits today; none before it has chosen one."""
    return stay_of(game).visits.get(who or "", "")


@changes_charts
def event_shift(game: AnyChapter, hero: Hero | None, chart: str) -> int:
    """Return by how much a hero's totals for location events change, and for nothing else (MUT-23)."""
    if hero is None or not is_of_a_location(game, chart):
        return 0
    return sum(bend.change for _, bend in bends(game, hero, LocationRolls))


@changes_charts
def days_shift(game: AnyChapter, hero: Hero | None, chart: str) -> int:
    """Return by how much totals for location events change today, for everybody and for whoever is looked at (FRONTIER-08)."""
    if hero is None or not is_of_a_location(game, chart):
        return 0
    return stay_of(game).visit_shift - looked_at(game, hero)


@changes_charts
def camp_shift(game: AnyChapter, hero: Hero | None, chart: str) -> int:
    """Return by how much a hero's rolls for hazards of the camp site change (TOWN-05)."""
    return sum(bend.change for _, bend in bends(game, hero, CampRolls)) if hero is not None and chart == CAMP_HAZARDS else 0


@changes_charts
def convoy_shift(game: AnyChapter, hero: Hero | None, chart: str) -> int:  # noqa: ARG001 - it is everybody's
    """Return by how much the rolls of a stay for camp site and town change, after what came by on the road (TRAVEL-22)."""
    return game.state.settlement.hazards if chart in {CAMP_HAZARDS, TOWN_EVENTS} else 0


def price_today(game: AnyChapter, hero: Hero, location: str, gold: int) -> int:
    """Return what costs so much gold at a location for a hero, as events have changed its prices: of goods and services.

    (FRONTIER-06.)
    """
    stay, today = stay_of(game), _changed_today(game, hero, location)
    if not gold:
        return today.by if today.spares else 0
    least = min(gold, max(stay.floors.get(location, 0), stay.day_floor, today.least))
    return max(gold + stay.prices.get(location, 0) + stay.day_prices + today.by, least, 0)


def _changed_today(game: AnyChapter, hero: Hero, location: str) -> DayPrices:
    """Return how prices of a location are changed today for a hero: not at all for those who are spared."""
    today = stay_of(game).today.get(location, DayPrices())
    return DayPrices() if today.spares and today.spares in keywords(game, hero) else today


def fee_today(game: AnyChapter, hero: Hero, service: Service) -> Amount:
    """Return what a service costs a hero today, or what is rolled for that."""
    fee, stay = service.gold, stay_of(game)
    if fee.dice:
        more = stay.prices.get(service.at, 0) + stay.day_prices + _changed_today(game, hero, service.at).by
        return replace(fee, plus=fee.plus + more)
    return replace(fee, plus=price_today(game, hero, service.at, fee.plus))


def own_price(game: AnyChapter, hero: Hero, gold: int) -> int:
    """Return what something costs a hero who pays more or less than others; so no price falls below $10 (MUT-09)."""
    own = sum(bend.change for _, bend in bends(game, hero, Prices))
    return max(gold + own, min(gold, LEAST_PRICE))


def win_more(game: AnyChapter, hero: Hero) -> None:
    """Give a hero who has won gold by gambling what it gets besides."""
    for source, bend in bends(game, hero, Winnings):
        gain(game, hero, "gold", amount(game, bend.gold, "gain-gold", hero, 0, source))
    if trade := trade_of(game):
        gain(game, hero, "gold", trade)


@performs_anywhere(EndVisit)
def end_visit(game: AnyChapter, effect: EndVisit, context: Context) -> None:
    """Let the visits of heroes be over (TOWN-07)."""
    for hero in each(game, effect.who, context):
        finish(game, hero.id)


def finish(game: AnyChapter, who: str) -> None:
    """Let a hero buy nothing more today."""
    stay = stay_of(game)
    if who not in stay.finished:
        stay.finished.append(who)


@performs_anywhere(LeaveTown)
def leave_town(game: AnyChapter, effect: LeaveTown, context: Context) -> None:
    """Make heroes leave: their visit is over at once, or their stay with the day (TOWN-19)."""
    stay = stay_of(game)
    for hero in each(game, effect.who, context):
        if effect.when == "now":
            finish(game, hero.id)
            stay.left.append(hero.id)
            game.tell(LeftTown(hero.id))
        elif hero.id not in stay.leaving:
            stay.leaving.append(hero.id)


@performs_anywhere(ShiftPrices)
def shift_prices(game: AnyChapter, effect: ShiftPrices, context: Context) -> None:
    """Let prices rise or fall at a location, or everywhere; what raises them ends what lowered them, and vice versa."""
    stay = stay_of(game)
    if effect.today and not effect.here:
        stay.day_prices += effect.by
        stay.day_floor = max(stay.day_floor, effect.least)
        return
    everywhere = [name for name, place in game.content.locations.items() if can_be_here(game, place)]
    for location in everywhere if effect.everywhere else [visited_by(game, context.hero)]:
        if effect.today:
            before = stay.today.get(location, DayPrices()).by
            stay.today[location] = DayPrices(0 if before * effect.by < 0 else effect.by, effect.least, effect.spares)
            continue
        before = stay.prices.get(location, 0)
        stay.prices[location] = 0 if before * effect.by < 0 else effect.by
        stay.floors[location] = effect.least


@performs_anywhere(ShiftVisits)
def shift_visits(game: AnyChapter, effect: ShiftVisits, context: Context) -> None:  # noqa: ARG001 - it is nobody's
    """Let everybody's visits go better or worse today (FRONTIER-06)."""
    stay_of(game).visit_shift += effect.by


@performs_anywhere(MoveTownTrack)
def move_town_track(game: AnyChapter, effect: MoveTownTrack, context: Context) -> None:
    """Move the marker of town events, but not beyond the end of its track (TOWN-17)."""
    stay = stay_of(game)
    stay.track = min(END_OF_TRACK, stay.track + amount(game, effect.by, "town-track", None, context.counted, context.source))


@performs_anywhere(Shed)
def shed(game: AnyChapter, effect: Shed, context: Context) -> None:
    """Let heroes be rid of a certain condition."""
    for hero in each(game, effect.who, context):
        for card in [card for card in hero.conditions if card.id == effect.condition]:
            be_rid_of(game, hero, card)


@performs_anywhere(ShiftTreatments)
def shift_treatments(game: AnyChapter, effect: ShiftTreatments, context: Context) -> None:
    """Let treatments at the location go better or worse today."""
    location, stay = visited_by(game, context.hero), stay_of(game)
    stay.treatments[location] = stay.treatments.get(location, 0) + effect.by


@performs_anywhere(QuietEvening)
def quiet_evening(game: AnyChapter, effect: QuietEvening, context: Context) -> None:  # noqa: ARG001 - it is nobody's
    """Let no town event come today."""
    stay_of(game).quiet = True


@performs_anywhere(BarServices)
def bar_services(game: AnyChapter, effect: BarServices, context: Context) -> None:  # noqa: ARG001 - it is nobody's
    """Let services of a kind be had no more in this stay, or today."""
    stay = stay_of(game)
    (stay.barred_today if effect.today else stay.barred).append(effect.keyword)


@performs_anywhere(Surcharge)
def surcharge(game: AnyChapter, effect: Surcharge, context: Context) -> None:  # noqa: ARG001 - it is nobody's
    """Let services of a kind cost Dark Stone besides, in this stay."""
    fees = stay_of(game).surcharges
    fees[effect.keyword] = fees.get(effect.keyword, 0) + effect.dark_stone


@performs_anywhere(ShardPrice)
def shard_price(game: AnyChapter, effect: ShardPrice, context: Context) -> None:  # noqa: ARG001 - it is nobody's
    """Let the bank pay more for Dark Stone today, or less."""
    stay_of(game).shards = effect.times


@performs_anywhere(DoubleWinnings)
def double_winnings(game: AnyChapter, effect: DoubleWinnings, context: Context) -> None:  # noqa: ARG001
    """Let a hero win twice as much today."""
    assert context.hero is not None
    stay_of(game).doubled.append(context.hero)


@performs_anywhere(LetDie)
def let_die(game: AnyChapter, effect: LetDie, context: Context) -> None:
    """Let heroes die (DEATH-01)."""
    for hero in each(game, effect.who, context):
        die(game, hero)


# -- treatments -----------------------------------------------------------------------------------


def treatable(game: AnyChapter, hero: Hero, effect: Treat) -> list[CardInPlay]:
    """Return the lasting harms of a hero that can be treated: neither permanent nor tried before in this stay (TOWN-09)."""
    tried = stay_of(game).tried
    return [
        card
        for card in hero.conditions
        if game.content.conditions[card.id].kind in effect.kinds
        and not card.permanent
        and f"{hero.id}:{card.source}" not in tried
    ]


@performs_anywhere(Treat)
def treat(game: AnyChapter, effect: Treat, context: Context) -> None:
    """Treat a harm of the hero's choice: a chart roll, which no Grit rolls again (LOC-06, LOC-10, TOWN-09)."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    found = treatable(game, hero, effect)
    if not found:
        return
    options = [CardInRow(card.id, ("conditions",), number) for number, card in enumerate(found, start=1)]
    question = ChooseOne(kind="treat", who=hero.id, options=options, about={"source": context.source}, interruptible=False)
    card = found[game.ask(question).value]
    stay = stay_of(game)
    stay.tried.append(f"{hero.id}:{card.source}")
    result = roll(game, "treatment")[0] + treatment_shift(game, hero, effect, card)
    window = Treatment(fee=context.counted)
    inner = Context(source=context.source, hero=hero.id, window=window)
    bands = effect.on
    row = min(max(result, bands[0].low), bands[-1].high)
    for band in bands:
        if band.low <= row <= band.high:
            perform(game, band.effect, inner)
    _end_treatment(game, hero, card, window)


def treatment_shift(game: AnyChapter, hero: Hero, effect: Treat, card: CardInPlay) -> int:
    """Return by how much the roll of a treatment changes: by what happened there, and by the harm itself (LOC-06, LOC-10)."""
    by = "exorcism" if "madness" in effect.kinds else "surgery"
    cures = [bend for bend in game.content.conditions[card.id].bend if isinstance(bend, CureRoll) and bend.by == by]
    return stay_of(game).treatments.get(visited_by(game, hero.id), 0) + sum(bend.change for bend in cures)


@performs_anywhere(TreatmentEnds)
def treatment_ends(game: AnyChapter, effect: TreatmentEnds, context: Context) -> None:  # noqa: ARG001
    """Note how a treatment ends, on its window."""
    if isinstance(context.window, Treatment):
        context.window.ends = effect.ends


def _end_treatment(game: AnyChapter, hero: Hero, card: CardInPlay, window: Treatment) -> None:
    if not window.ends:
        return
    game.tell(Treated(hero.id, card.id, window.ends))
    if window.ends == "permanent":
        card.permanent = True
    elif window.ends == "failed":
        gain(game, hero, "gold", window.fee // 2)
    else:
        be_rid_of(game, hero, card)


def be_rid_of(game: AnyChapter, hero: Hero, card: CardInPlay) -> None:
    """Take a lasting harm from a hero."""
    hero.conditions.remove(card)
    game.tell(Lost(hero.id, card.id, 1))
    game.numbers_changed(hero.id)
    follow_numbers(game, hero)


# -- goods ----------------------------------------------------------------------------------------


def price_of(game: AnyChapter, good: Good) -> Price:
    """Return the price on the shelf: the good's own, or that of the item."""
    listed = game.content.items[good.item].price if good.item is not None else None
    return good.price or listed or Price()


def can_afford(hero: Hero, gold: int, dark_stone: int) -> bool:
    """Tell whether a hero has the price; what is fused with it does not count (LOC-37)."""
    return hero.gold >= gold and free_dark_stone(hero) >= dark_stone


def haggle(game: AnyChapter, hero: Hero, gold: int) -> int:
    """Let a hero whom shopkeepers fear pay less for one thing of the stay; return what it pays."""
    for source, bend in bends(game, hero, Haggles) if gold else ():
        if not is_ready(game, hero, source, ONCE_A_STAY):
            continue
        about = {"source": source, "gold": gold}
        if game.ask(Confirm(kind="haggle", who=hero.id, about=about, default=0, interruptible=False)):
            exhaust(game, hero, source, ONCE_A_STAY)
            note_use(game, hero, source)
            return max(0, gold - sum(throw(game, hero, "haggle")) * bend.times)
    return gold


def buy(game: AnyChapter, hero: Hero, good: BuyGood) -> None:
    """Pay for something and take it (TOWN-08); others may give gold for what is shared (TRAVEL-28)."""
    gold = haggle(game, hero, good.gold)
    if good.shared:
        _share_the_price(game, good.thing, gold, [hero, *(other for other in game.present() if other is not hero)])
    else:
        lose(game, hero, "gold", gold)
    lose(game, hero, "dark_stone", good.dark_stone)
    game.tell(Bought(hero.id, good.thing, gold))
    if good.kind == "side-bag-tokens":
        take_token(game, hero, good.thing)
        return
    if is_forged(game.content.items[good.thing]):
        forge(game, hero, good.thing)  # UPG-07
        return
    before = game.state.cards_made
    take_item(game, hero, good.thing)
    for held in hero.items:
        if held.id == good.thing and held.number > before:
            held.paid = gold  # TOWN-12


@performs_anywhere(ForgeOnto)
def forge_onto(game: AnyChapter, effect: ForgeOnto, context: Context) -> None:
    """Have something forged onto an item, for nothing; whoever has no room for it goes without (UPG-07)."""
    assert context.hero is not None
    forge(game, game.hero(context.hero), effect.item)


@performs_anywhere(Offer)
def offer(game: AnyChapter, effect: Offer, context: Context) -> None:
    """Draw cards that a hero may buy; what it leaves is put aside (TOWN-07)."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    worlds = [name for name, world in sorted(game.content.worlds.items()) if not world.earth] if effect.any_world else []
    deck = deck_in(game, effect.deck, game.pick("world", worlds) if worlds else game.world_around(hero))
    drawn = [item for _ in range(effect.count) if (item := _draw_for_sale(game, deck, effect)) is not None]
    left = [_offered(game, hero, item, effect, context) for item in drawn]
    for good in left:
        game.tell(Drew(effect.deck, good.thing, hero.id))
    about = {"source": context.source}
    while payable := [good for good in left if can_afford(hero, good.gold, good.dark_stone)]:
        options: list[Option] = [*payable, DoneHere()]
        wish = game.ask(ChooseOne(kind="buy-offered", who=hero.id, options=options, about=about, interruptible=False))
        if not isinstance(wish, BuyGood):
            break
        left.remove(wish)
        buy(game, hero, wish)
    for good in left:
        put_aside(game, good.thing)


def _draw_for_sale(game: AnyChapter, deck: str, effect: Offer) -> str | None:
    """Draw a card; where half of its value is the price, another in place of one that has none."""
    worthless: list[str] = []
    while (item := draw_from(game, deck)) is not None and effect.half and not game.content.items[item].gold:
        worthless.append(item)
        if len(worthless) == len(game.content.items):
            break
    for other in worthless:
        put_aside(game, other)
    return item


def _half(gold: int) -> int:
    """Return half of a value, rounded up to the next $5."""
    return -(-gold // (2 * ROUNDED)) * ROUNDED


def _offered(game: AnyChapter, hero: Hero, item: str, effect: Offer, context: Context) -> BuyGood:
    """Say what a card that was drawn costs: what is rolled, or what it is worth."""
    if effect.gold != Amount() or effect.dark_stone != Amount():
        gold = amount(game, effect.gold, "price", hero, 0, context.source) if effect.gold != Amount() else 0
        stones = amount(game, effect.dark_stone, "price", hero, 0, context.source) if effect.dark_stone != Amount() else 0
        return BuyGood(item, "items", gold, stones)
    if effect.half:
        return BuyGood(item, "items", _half(game.content.items[item].gold or 0))
    return BuyGood(item, "items", (game.content.items[item].gold or effect.unlisted) + effect.more)


# -- money ----------------------------------------------------------------------------------------


@performs_anywhere(SellDarkStone)
def sell_dark_stone(game: AnyChapter, effect: SellDarkStone, context: Context) -> None:
    """Sell shards: first how many, then a die for each (LOC-13, TOWN-14)."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    about = {"source": context.source}
    most = free_dark_stone(hero)
    question = ChooseAmount(kind="sell-dark-stone", who=hero.id, least=0, most=most, about=about, interruptible=False)
    sold = game.ask(question) if most else 0
    lose(game, hero, "dark_stone", sold)
    each = Amount(dice=1, die="D6", times=stay_of(game).shards) if stay_of(game).shards else effect.each
    more = sold * game.state.settlement.shards  # FRONTIER-05
    gain(game, hero, "gold", more + sum(amount(game, each, "gain-gold", hero, 0, context.source) for _ in range(sold)))


@performs_anywhere(BuyOffCorruption)
def buy_off_corruption(game: AnyChapter, effect: BuyOffCorruption, context: Context) -> None:
    """Have Corruption treated, point by point (LOC-09)."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    each = price_today(game, hero, visited_by(game, hero.id), effect.each)
    most = min(hero.corruption, hero.gold // each)
    about = {"source": context.source}
    if most:
        question = ChooseAmount(kind="how-much-corruption", who=hero.id, least=1, most=most, about=about, interruptible=False)
        points = game.ask(question)
        lose(game, hero, "gold", points * each)
        lose(game, hero, "corruption", points)


# -- jobs -----------------------------------------------------------------------------------------


@performs_anywhere(PostBounty)
def post_bounty(game: AnyChapter, effect: PostBounty, context: Context) -> None:  # noqa: ARG001 - it is everybody's
    """Let a bounty be out for the next adventure (JOB-01)."""
    game.state.settlement.bounty = effect.card


@performs_anywhere(Earn)
def earn(game: AnyChapter, effect: Earn, context: Context) -> None:
    """Have gold waiting in town, as much for each of them (JOB-02)."""
    killer = game.hero(context.hero) if context.hero is not None else None
    gold = amount(game, effect.gold, "bounty", killer, context.counted, context.source)
    for hero in each(game, effect.who, context):
        hero.owed += gold
        game.tell(Earned(hero.id, gold, card_of(context.source)))


def pay_what_is_owed(game: AnyChapter) -> None:
    """Pay the heroes, the dead too, what waits for them in town (JOB-02, LOC-40)."""
    for hero in game.state.heroes.values():
        if hero.owed:
            gain(game, hero, "gold", hero.owed)
            hero.owed = 0


@performs_anywhere(BetOnDarkness)
def bet_on_darkness(game: AnyChapter, effect: BetOnDarkness, context: Context) -> None:
    """Stake gold on a space of the Depth Track (LOC-40)."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    about = {"source": context.source}
    stake = game.ask(ChooseAmount(kind="stake", who=hero.id, least=1, most=hero.gold, about=about, interruptible=False))
    space = game.ask(
        ChooseAmount(kind="bet-space", who=hero.id, least=1, most=DARKNESS_START - 1, about=about, interruptible=False)
    )
    lose(game, hero, "gold", stake)
    hero.bet = Bet(space, stake, effect.times)


def hear_of_token(game: AnyChapter, hero: Hero, condition: str) -> None:
    """Look at an Exploration token of the next adventure; one with a Clue is kept with a condition (LOC-27)."""
    tokens = game.content.deck(exploration_deck(game.state.options))
    token = game.pick("heard-token", tokens)
    game.tell(TokenHeardOf(hero.id, token))
    if game.content.exploration[token].clue:
        suffer(game, hero, condition)
        hero.conditions[-1].kept = [token]


# -- death ----------------------------------------------------------------------------------------


def can_be_raised(game: AnyChapter) -> list[Hero]:
    """Return the dead who can be brought back: not those who are gone for good (DEATH-08, DEATH-09)."""
    return [hero for hero in game.state.heroes.values() if hero.dead and not hero.lost_for_good]


def purse_for(game: AnyChapter, fallen: Hero) -> int:
    """Return the gold of all who may pay for a dead hero: those who are in town, and the dead one (DEATH-05)."""
    return fallen.gold + sum(hero.gold for hero in game.present())


def price_of_life(game: AnyChapter, visitor: str, fallen: Hero, effect: Resurrect) -> int:
    """Return what it costs today to bring a dead hero back, where somebody asks for it (DEATH-04)."""
    return price_today(game, game.hero(visitor), visited_by(game, visitor), fallen.level * effect.per_level)


@performs_anywhere(Resurrect)
def resurrect(game: AnyChapter, effect: Resurrect, context: Context) -> None:
    """Bring a dead hero back, for as much as its level says; Max Grit falls by 1, but not below 1 (DEATH-04 to DEATH-07)."""
    assert context.hero is not None
    fallen = [hero for hero in can_be_raised(game) if purse_for(game, hero) >= price_of_life(game, context.hero, hero, effect)]
    if not fallen:
        return
    options = [ChooseHero(hero.id) for hero in fallen]
    about = {"source": context.source}
    question = ChooseOne(kind="raise-whom", who=context.hero, options=options, about=about, interruptible=False)
    risen = game.hero(game.ask(question).value)
    first = game.hero(context.hero)
    payers = [first, *(hero for hero in game.present() if hero is not first), risen]
    _share_the_price(game, risen.id, price_of_life(game, context.hero, risen, effect), payers)
    risen.dead = risen.ko = False
    risen.wounds = risen.sanity_damage = 0
    game.tell(Resurrected(risen.id))
    game.numbers_changed()
    if effect.instead:
        perform(game, effect.instead, Context(source=context.source, hero=risen.id))  # LOC-11
    elif printed(game.content, game.content.heroes[risen.hero_class], risen.printed, "max_grit") > 1:
        change_for_good(game, risen, "max_grit", -1, context.source)
    rest(game, risen)
    finish(game, risen.id)


def _share_the_price(game: AnyChapter, what: str, price: int, payers: list[Hero]) -> None:
    """Let everybody give what they like, in this order; the last gives what is missing, and the first answers for the dead.

    (DEATH-05, TRAVEL-28.)
    """
    first = payers[0]
    for number, payer in enumerate(payers):
        rest = sum(other.gold for other in payers[number + 1 :])
        least, most = max(0, price - rest), min(price, payer.gold)
        about = {"what": what, "price": price}
        who = payer.id if not payer.dead else first.id
        question = ChooseAmount(kind="pay-for", who=who, least=least, most=most, about=about, interruptible=False)
        given = game.ask(question) if least < most else most
        lose(game, payer, "gold", given)
        price -= given
