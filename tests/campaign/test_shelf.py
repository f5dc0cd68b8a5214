"""What is to be had where a hero is in town: prices, what a thing would change, the odds of a service, and why not."""

from __future__ import annotations

import pytest
from tests.campaign.stories import content

from lantern.campaign.chances import chances_of
from lantern.campaign.posse import Posse
from lantern.campaign.records import HeroRecord, into_play
from lantern.campaign.stay import Stay
from lantern.content import effects
from lantern.content.verbs.cards import Hook
from lantern.content.verbs.changes import Grow
from lantern.content.verbs.grammar import Amount
from lantern.content.verbs.harm import RollChart
from lantern.core.questions import Question
from lantern.players.setups import StaySetup, new_chapter
from lantern.rules.numbers.perform import perform
from lantern.rules.table.chapter import Context
from lantern.rules.table.events import Noted
from lantern.rules.table.settlement import Town, TownStay
from lantern.rules.table.state import CardInPlay, Held
from lantern.rules.words import Words
from lantern.views.dice import recent_rolls
from lantern.views.look import look_at
from lantern.views.shelf import OfferView, ShelfView, shelf_of
from lantern.views.visits import visit_text

#: What does this or that, as dice fall.
DECIDED_BY_DICE = (effects.Test, effects.RollOn, effects.Treat, RollChart, Hook)


def in_town(*, gold: int = 120) -> Stay:
    """One hero in town, who bleeds and has a gun to sell."""
    ann = HeroRecord(
        id="hero-a", name="Ann", hero_class="us-marshal", made=True, gold=gold,
        items=[Held("shotgun", starting=True), Held("carbine", equipped=False)], conditions=[CardInPlay("internal-bleeding")],
    )  # fmt: skip
    game = new_chapter(StaySetup(posse=Posse(heroes=[ann]), seed=1), content=content())
    assert isinstance(game, Stay)
    game.state.settlement.stay = TownStay(day=1)
    return game


def at(game: Stay, location: str, lang: str = "en") -> ShelfView:
    game.stay.visits["us-marshal"] = location
    shelf = shelf_of(game, Words(content(), lang), "us-marshal")
    assert shelf is not None
    return shelf


def offer(shelf: ShelfView, name: str) -> OfferView:
    return next(each for each in shelf.offers if each.id == name)


def test_what_is_for_sale_says_what_it_changes_and_what_is_missing():
    shelf = at(in_town(), "general-store")
    hat = next(each for each in shelf.offers if each.changes and not each.never)
    assert all(change.now != change.after for change in hat.changes)
    duster = offer(shelf, "duster").changes[0]
    assert (duster.label, duster.now, duster.after) == ("Armor", "-", "6+")
    dear = next(each for each in shelf.offers if each.rule == "TOWN-08" and "Dark Stone" not in each.price)
    assert dear.why == f"${dear.gold - 120:,} short"
    assert offer(shelf, "bandages").why == ""
    assert any(each.never and each.why.startswith("Only for: ") for each in at(in_town(), "saloon").offers)


def test_whoever_has_too_little_is_told_what_to_sell():
    shelf = at(in_town(gold=0), "general-store")
    bandages = offer(shelf, "bandages")
    assert bandages.sell is not None
    assert (bandages.sell.name, bandages.sell.gold >= 50) == ("Carbine", True)


def test_nobody_is_told_to_sell_a_thing_in_order_to_buy_another_of_it():
    game = in_town(gold=400)
    game.hero("us-marshal").items[:] = [Held("pistol")]
    shelf = at(game, "general-store")
    assert (offer(shelf, "pistol").why, offer(shelf, "pistol").sell) == ("$100 short", None)
    assert {other.sell.name for other in shelf.offers if other.sell} == {"Pistol"}, "to buy other things it is"


def test_prices_that_an_event_changed_are_told_with_those_before():
    game = in_town()
    game.stay.prices["general-store"] = -25
    assert (offer(at(game, "general-store"), "bandages").gold, offer(at(game, "general-store"), "bandages").before) == (25, 50)


@pytest.mark.parametrize(("lang", "cured"), [("en", "is cured"), ("it", "guarisce")])
def test_a_treatment_tells_how_it_may_end(lang, cured):
    odds = offer(at(in_town(), "docs-office", lang), "surgery").odds
    assert sum(each.percent for each in odds) in {99, 100, 101}
    assert any(cured in each.text for each in odds)


def test_a_treatment_that_an_event_made_better_cures_more_often():
    game = in_town()
    before = offer(at(game, "docs-office"), "surgery").odds[0].percent
    game.stay.treatments["docs-office"] = 1
    assert offer(at(game, "docs-office"), "surgery").odds[0].percent > before


def told(game: Stay, location: str, service: str) -> list[tuple[int, str]]:
    return [(each.percent, each.text) for each in offer(at(game, location), service).odds]


def test_a_blessing_tells_how_likely_it_is_given():
    [odds] = offer(at(in_town(gold=500), "church"), "blessing-of-wrath").odds
    assert odds.text == "Get “Aura of Wrath”"
    assert odds.percent == 75, "two dice, each 4 or more in one half of the cases"


def test_where_one_roll_leads_to_another_the_chance_of_the_end_is_told():
    bank = told(in_town(), "frontier-outpost", "hold-up-the-outpost-bank")
    assert bank[0][0] == 70, "three dice, 5 or more"
    assert bank[0][1].startswith("One success or more; for each: gain D6")
    assert (29, "Gain 20 XP and leave Town at once") in bank
    assert bank[-1] == (1, "You die"), "8/27 of 1/81: little, and never none"


def test_a_game_tells_how_likely_it_brings_more_than_it_costs():
    poker = told(in_town(), "saloon", "casual-poker")
    assert poker == [(41, "Wins more than it costs"), (80, "One success or more; for each: gain $50")], "two of four dice"
    cheap = in_town()
    cheap.stay.prices["saloon"] = -25
    assert told(cheap, "saloon", "casual-poker")[0] == (80, "Wins more than it costs")


def in_a_town_of(options: dict[str, bool], *, gold: int = 0) -> Stay:
    """One hero with one die for every test, in a town with house rules or of the frontier."""
    ann = HeroRecord(id="hero-a", name="Ann", hero_class="us-marshal", made=True, gold=gold)
    game = new_chapter(StaySetup(posse=Posse(heroes=[ann]), seed=1, options={**options}), content=content())
    assert isinstance(game, Stay)
    game.state.settlement.stay = TownStay(day=1)
    game.hero("us-marshal").printed |= dict.fromkeys(("agility", "strength", "luck", "cunning", "lore"), 1)
    return game


@pytest.mark.parametrize(
    ("lang", "goods", "for_ever"),
    [
        ("en", "Take goods of the General Store worth D6", "the campaign for ever"),
        ("it", "Prendi merci dell'Emporio per un valore di D6", "per sempre"),
    ],
)
def test_a_robbery_of_the_store_tells_how_likely_the_hero_is_gone_for_good(lang: str, goods: str, for_ever: str):
    poor = in_a_town_of({"store_hold_up": True})
    robbery = [(odds.percent, odds.text) for odds in offer(at(poor, "general-store", lang), "hold-up-the-store").odds]
    assert any(chance == 11 and text.startswith(goods) for chance, text in robbery), "24 of 216: no die below its target"
    assert robbery[-1][0] == 14, "91 of 216 show a 1, and a third of these cannot talk its way out"
    assert for_ever in robbery[-1][1]
    rich = in_a_town_of({"store_hold_up": True}, gold=1_200)
    assert for_ever not in str(offer(at(rich, "general-store", lang), "hold-up-the-store").odds), "any bribe can be paid"


def test_what_a_hook_plays_tells_its_odds_too():
    assert told(in_a_town_of({"rumors": True}), "saloon", "rumors")[0] == (
        3,
        "Look at an Exploration token; one with a Clue is kept as a Rumor",
    ), "6 of 216"
    frontier = in_a_town_of({"frontier_town": True})
    escort, gain = told(frontier, "sheriffs-office", "escort-prisoner-transfer")[0]
    assert (escort, gain[:7]) == (33, "Gain D6")
    assert told(frontier, "street-market", "street-gambling") == [(6, "Wins with the first roll")], "78 of 1,296"
    [(wheel, _)] = told(frontier, "gambling-hall", "the-devils-wheel")
    assert wheel == 35, "two spins that come to 10, or three, or four, none of them the Devil's"
    [(poker, _)] = told(frontier, "gambling-hall", "five-card-draw-poker")
    assert poker == 26, "one die: 6 hands of 7,776 need a 2, 150 a 3, 540 a 4, 3,000 a 5, the others a 6"


@pytest.mark.parametrize(
    ("lang", "sign", "nothing", "book"),
    [
        ("en", "Get “Sign of Faith”", "Nothing happens", "Your Holy Book is destroyed, with a Sign or without"),
        ("it", "Ricevi «Segno di fede»", "Non succede nulla", "Il tuo Libro sacro viene distrutto, con un Segno o senza"),
    ],
)
def test_who_reads_in_its_book_is_told_how_likely_it_does_not_last(lang: str, sign: str, nothing: str, book: str):
    town = in_a_town_of({"faith_in_scripture": True})
    reading = offer(at(town, "church", lang), "faith-in-scripture")
    assert [(odds.percent, odds.text) for odds in reading.odds] == [(4, sign), (54, nothing), (42, book)], (
        "8, 117 and 91 of 216"
    )
    assert reading.risk == reading.odds[-1]


def test_who_searches_ruins_is_told_how_likely_anything_is_found():
    town = in_a_town_of({"frontier_town": True})
    town.state.settlement.town = Town(name="Flint", type="town-ruins", size="small", locations=["saloon", "church"])
    assert told(town, "the-rubble", "search-the-ruins") == [], "nothing has fallen"
    town.state.settlement.destroyed = ["church"]
    found = "Finds something: 2 Scavenge cards for each 6"
    assert told(town, "the-rubble", "search-the-ruins") == [(42, found), (58, "Nothing happens")], "91 of 216"
    town.stay.search_times = 2
    assert told(town, "the-rubble", "search-the-ruins")[0][0] == 67
    town.stay.had["search-the-ruins/church"] = 3
    assert told(town, "the-rubble", "search-the-ruins") == []


def test_a_roll_on_a_short_chart_tells_each_row():
    bounty = told(in_a_town_of({}), "frontier-outpost", "bounty")
    assert bounty[0] == (83, "It helps")
    assert bounty[1] == (17, "In the next Adventure, Bounty: Tentacles is in play")
    assert bounty[-1] == (17, "Nothing happens")
    assert len(bounty) == 7


def test_where_all_who_are_there_test_one_who_passes_is_enough():
    town = in_a_town_of({"frontier_town": True})
    alone = told(town, "jailhouse", "break-them-out")
    assert [odds for odds, _ in alone] == [4, 96], "1 of 27"
    ben = HeroRecord(id="hero-b", name="Ben", hero_class="gunslinger", made=True)
    into_play(town.state, content(), ben)
    town.heroes_changed()
    town.hero("gunslinger").printed |= dict.fromkeys(("agility", "strength", "luck", "cunning", "lore"), 1)
    town.stay.visits["gunslinger"] = "jailhouse"
    assert [odds for odds, _ in told(town, "jailhouse", "break-them-out")] == [17, 83], "125 of 729"


def test_whatever_is_decided_by_dice_tells_its_odds():
    silent = []
    for service in content().services.values():
        town = in_a_town_of({option: True for option in (service.option, "frontier_town", "shrine") if option})
        town.state.settlement.destroyed = ["church"]
        town.state.settlement.town = Town(name="Flint", type="town-ruins", size="small", locations=["saloon", "church"])
        harms = {each.kind: each.id for each in content().conditions.values()}
        ann = town.hero("us-marshal")
        ann.conditions = [CardInPlay(harms[kind]) for kind in ("injury", "madness", "mutation")]
        if any(isinstance(effect, DECIDED_BY_DICE) for effect in service.effect) and not chances_of(town, ann, service):
            silent.append(service.id)
    assert silent == []


def test_what_is_hoped_for_stands_first_and_what_harms_last():
    corrupted = in_town()
    corrupted.hero("us-marshal").corruption = 2
    ritual = told(corrupted, "church", "banish-corruption")
    assert ritual[0] == (67, "It helps")
    assert ritual[-1] == (33, "Take D6 Sanity damage, ignoring Willpower")
    show = told(in_town(), "saloon", "saloon-girl-performance")
    assert show == [(50, "Recover 1 Grit"), (50, "Nothing more happens")], "the XP come in any case"
    heist = told(in_town(), "smugglers-den", "join-a-bank-heist")
    assert heist[0][1].startswith("One success or more")
    assert (30, "Get “Wanted!”") in heist[1:]


def test_what_would_do_nothing_says_so_and_what_happened_is_told():
    game = in_town()
    game.hero("us-marshal").conditions.clear()
    assert offer(at(game, "docs-office"), "surgery").why == "Would do nothing now"
    assert at(game, "docs-office").happened is None
    game.tell(Noted("chart-docs-office-events", "us-marshal", 7))
    shelf = at(game, "docs-office")
    assert shelf.happened is not None
    assert shelf.happened.title == "Doc's Office Events"


def test_nobody_is_promised_to_lose_corruption_that_they_do_not_have():
    assert told(in_town(), "church", "banish-corruption") == [
        (67, "Nothing happens"),
        (33, "Take D6 Sanity damage, ignoring Willpower"),
    ]


def test_a_price_that_is_rolled_is_told_with_the_most_it_may_come_to():
    surgery = offer(at(in_town(), "docs-office"), "surgery")
    assert (surgery.gold, surgery.most) == (50, 300)
    bandages = offer(at(in_town(), "docs-office"), "bandages")
    assert bandages.most == bandages.gold


def test_what_changes_the_roll_of_a_treatment_is_told_with_its_die():
    game = in_town(gold=900)
    game.stay.treatments["docs-office"] = -1
    game.stay.visits["us-marshal"] = "docs-office"
    (surgery,) = game.content.services["surgery"].effect
    perform(game, [surgery], Context(source="surgery", hero="us-marshal", counted=200))
    (rolled,) = recent_rolls(look_at(game, Words(content(), "en")), game.events, 0)
    assert [(each.name, each.amount) for each in rolled.added] == [("Doc's Office", -1), ("Internal Bleeding", -1)]


@pytest.mark.parametrize(("lang", "until"), [("en", "for the rest of the day"), ("it", "per il resto della giornata")])
def test_what_happens_in_town_for_a_turn_is_told_to_last_for_the_day(lang, until):
    game = in_town()
    game.tell(Noted("chart-saloon-events", "us-marshal", 9))
    happened = at(game, "saloon", lang).happened
    assert happened is not None
    assert until in happened.text[0]


def test_the_name_of_an_event_that_is_a_cry_ends_its_line():
    told = Words(content(), "en").event_text(in_town(), Noted("chart-gambling-hall-events", "us-marshal", 3))
    assert told == "Ann, Gambling Hall Events: 3, I Say You're Cheatin' Me!"


@pytest.mark.parametrize(("lang", "rest"), [("en", "The rest is for Sanity."), ("it", "Il resto va a Sanità.")])
def test_who_shares_points_out_is_told_what_the_rest_is_for(lang, rest):
    asked: list[str] = []

    def hears(question: Question) -> int:
        asked.append(Words(content(), lang).ask_text(game, question))
        return 1

    game = in_town()
    game.ask = hears  # type: ignore[method-assign, assignment]
    perform(game, [Grow(stat=("health", "sanity"), by=Amount(plus=3))], Context(source="bonus-us-marshal", hero="us-marshal"))
    assert asked[0].endswith(rest)


def test_who_is_nowhere_sees_no_shelf():
    assert shelf_of(in_town(), Words(content(), "en"), "us-marshal") is None


@pytest.mark.parametrize(("lang", "told"), [("en", "Can treat Internal Bleeding."), ("it", "Può curare Emorragia interna.")])
def test_before_a_visit_is_told_what_there_is_for_the_hero(lang, told):
    game = in_town()
    said = visit_text(look_at(game, Words(content(), lang)), game.hero("us-marshal"), "docs-office")
    assert said.endswith(told)
    assert said.startswith("7 ")
    game.hero("us-marshal").conditions.clear()
    assert told not in visit_text(look_at(game, Words(content(), lang)), game.hero("us-marshal"), "docs-office")


@pytest.mark.parametrize(
    ("lang", "free", "told"), [("en", "$500 for each level", "Can bring back Bob"), ("it", "per ogni livello", "vita Bob")]
)
def test_bringing_back_the_dead_is_not_free_and_who_goes_there_is_told_of_it(lang, free, told):
    game = in_town(gold=700)
    assert free in offer(at(game, "church", lang), "resurrection").price
    bob = HeroRecord(id="hero-b", name="Bob", hero_class="gunslinger", made=True, level=2, gold=300, dead=True)
    into_play(game.state, content(), bob)
    game.heroes_changed()
    assert offer(at(game, "church", lang), "resurrection").price.replace(" $", "") in {"$1,000", "1000", "1.000"}
    look = look_at(game, Words(content(), lang))
    assert told in visit_text(look, game.hero("us-marshal"), "church")


def test_what_has_a_price_for_each_is_not_free():
    assert offer(at(in_town(), "docs-office"), "treat-corruption").price == "$100 for each Corruption"
