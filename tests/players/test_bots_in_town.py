"""What bots buy, sell, have cured and plan between adventures: by need, purse and taste."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from msgspec import structs

from lantern.campaign.posse import Posse
from lantern.campaign.records import HeroRecord, new_record
from lantern.content.loader import load
from lantern.core.journal import Header, Journal
from lantern.core.play import run_to_end
from lantern.core.questions import Answer, Question
from lantern.core.table import solo
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.heuristic.gathering import hardness
from lantern.players.heuristic.gear import change_by, in_hands, not_needed
from lantern.players.heuristic.served import worth_of_dying, worth_of_point, worth_of_service, worth_of_what_happens
from lantern.players.heuristic.taste import Customer
from lantern.players.heuristic.town import COME_TRUE, worth_of_good, worth_of_visit
from lantern.players.setups import AnySetup, GatheringSetup, StaySetup, new_chapter
from lantern.rules.table.events import Bought, Gave, JoinedPosse, Sold, Treated, Used
from lantern.rules.table.state import CardInPlay, Held
from lantern.views.observation import StayObservation
from lantern.views.observation.options import BuyGood

CONTENT = load(user=False)
#: An injury that is treated with 1 less on the die: whoever rolls a 1 dies.
DANGEROUS = "internal-bleeding"


class EnoughError(Exception):
    """A question was seen."""


class Onlooker:
    """Keeps the first observation that it gets."""

    seen: StayObservation

    def answer(self, seen: Any, question: Question) -> Answer | None:  # noqa: ARG002
        self.seen = seen
        raise EnoughError


def hero(hero_class: str = "rancher", number: int = 1, items: tuple[str, ...] = (), **known: Any) -> HeroRecord:
    held = [Held(name, number=place) for place, name in enumerate(items, start=1)]
    return structs.replace(new_record(hero_class, 1, number), made=True, items=held, **known)


def customer(*records: HeroRecord) -> Customer:
    onlooker = Onlooker()
    game = new_chapter(StaySetup(posse=Posse(heroes=list(records))), table=solo(onlooker), content=CONTENT)
    with suppress(EnoughError):
        run_to_end(game, Journal(Header(setup={})))
    return Customer(onlooker.seen, next(iter(onlooker.seen.heroes.values())))


def stay(*records: HeroRecord, seed: int = 1) -> list[Any]:
    setup: AnySetup = StaySetup(posse=Posse(heroes=list(records)), seed=seed)
    game = new_chapter(setup, table=solo(HeuristicPlayer(seed)), content=CONTENT)
    run_to_end(game, Journal(Header(setup={})))
    return game.events


def without_dreams(hero_class: str = "rancher", **known: Any) -> HeroRecord:
    """Return a hero who saves for nothing."""
    found = (hero(hero_class, number, **known) for number in range(1, 50))
    return next(record for record in found if customer(structs.replace(record, gold=0)).dream is None)


def good(shopper: Customer, thing: str) -> BuyGood:
    seen = shopper.seen
    return next(each for place in seen.open_locations for each in seen.goods_at(shopper.hero, place) if each.thing == thing)


def test_what_a_thing_changes_depends_on_what_is_worn_already() -> None:
    jacket = CONTENT.items["jacket"]
    bare, coated = customer(hero()), customer(hero(items=("long-coat",)))
    assert change_by(bare.seen, bare.hero, jacket) > 1
    assert change_by(coated.seen, coated.hero, jacket) == 0


def test_a_better_gun_is_worth_more_to_who_shoots_than_to_who_has_one_as_good() -> None:
    shotgun = CONTENT.items["double-barrel-shotgun"]
    poor, rich = customer(hero(items=("shotgun",))), customer(hero(items=("double-barrel-shotgun",)))
    assert change_by(poor.seen, poor.hero, shotgun) > 1
    assert change_by(rich.seen, rich.hero, shotgun) < 0.1


def test_what_is_for_others_is_worth_nothing() -> None:
    rancher = customer(hero(gold=2_000))
    assert change_by(rancher.seen, rancher.hero, CONTENT.items["holy-robes"]) == 0


def test_the_more_gold_one_has_the_less_a_price_means_and_a_part_is_kept_for_the_dead() -> None:
    poor, rich = customer(hero(gold=100)), customer(hero(gold=3_000))
    assert poor.points(100) > rich.points(100)
    assert rich.spare == 3_000 - 150
    assert customer(hero(gold=100), hero(number=2)).kept == 75


def test_dear_things_are_bought_with_a_full_purse_only() -> None:
    poor, rich = customer(without_dreams(gold=500)), customer(without_dreams(gold=3_000))
    coat = "long-coat"
    assert worth_of_good(poor, good(poor, coat)) <= 0
    assert worth_of_good(rich, good(rich, coat)) > 0


def test_a_second_token_of_a_kind_is_worth_less() -> None:
    none, some = customer(without_dreams(gold=500)), customer(without_dreams(gold=500, bag=["bandages", "bandages"]))
    assert worth_of_good(none, good(none, "bandages")) > worth_of_good(some, good(some, "bandages"))


def test_the_last_coin_is_spent_on_the_side_bag_but_not_on_things() -> None:
    shopper = customer(without_dreams(gold=140, level=4))
    assert not shopper.spare
    assert worth_of_good(shopper, good(shopper, "bandages")) > 0
    assert worth_of_good(shopper, good(shopper, "demon-shot")) == 0


def test_whoever_is_hurt_in_town_uses_what_heals_and_keeps_what_would_heal_little() -> None:
    hurt = hero(wounds=6, bag=["bandages", "whiskey"])
    assert [event.what for event in stay(hurt) if isinstance(event, Used)] == ["bandages"]


def test_tastes_differ_from_hero_to_hero_and_last() -> None:
    tastes = {customer(hero(number=number)).taste("duster") for number in range(1, 12)}
    assert len(tastes) > 8
    assert customer(hero(number=3, gold=5)).taste("duster") == customer(hero(number=3, gold=900)).taste("duster")


def test_some_heroes_save_for_something_and_spend_less_on_all_else() -> None:
    shoppers = [customer(hero(number=number, gold=700)) for number in range(1, 20)]
    dreamers = [each for each in shoppers if each.dream is not None]
    assert 3 < len(dreamers) < 16
    assert all(each.dream is not None and each.dream.gold >= 350 for each in dreamers)
    saving, spending = dreamers[0], next(each for each in shoppers if each.dream is None)
    assert saving.price(good(saving, "jacket")) > spending.price(good(spending, "jacket"))


def test_nobody_dreams_of_what_is_out_of_reach() -> None:
    def dearest(level: int, *, misers: bool) -> int:
        found = [customer(hero(number=number, gold=700, level=level)) for number in range(1, 60)]
        return max(each.dream.gold for each in found if each.dream is not None and each.is_miser is misers)

    assert dearest(1, misers=False) <= 3_000 < dearest(4, misers=False) <= 7_500
    assert 3_000 < dearest(1, misers=True) <= 6_000


def test_misers_spend_less_on_all_else_and_take_what_they_can_pay() -> None:
    number = next(number for number in range(1, 60) if customer(hero(number=number)).is_miser)
    poor, rich = customer(hero(number=number, gold=100)), customer(hero(number=number, gold=4_000))
    assert rich.points(100) == poor.points(100) > customer(without_dreams(gold=4_000)).points(100)
    assert rich.price(good(rich, "dynamite")) > rich.points(200)
    assert worth_of_good(rich, good(rich, "jacket")) == 0
    assert rich.dream is not None
    assert rich.dream.gold <= 4_000


def test_a_few_do_what_nobody_would_advise_and_not_every_day() -> None:
    crime = CONTENT.services["rob-the-cashier"]
    outlaws = [customer(hero("bandido", number)) for number in range(1, 60)]
    daring = [each for each in outlaws if worth_of_service(each, crime) > 0]
    assert 0 < len(daring) < 10
    assert any(worth_of_service(customer(hero("bandido", number, xp=40)), crime) < 0 for number in range(1, 60))
    treatment = CONTENT.services["surgery"]
    assert not any(worth_of_service(each, treatment) > 0 for each in outlaws)


def test_friends_help_out_if_a_dream_can_come_true() -> None:
    found = next(number for number in range(1, 40) if customer(hero(number=number)).dream is not None)
    dreamer = hero(number=found)
    dream = customer(dreamer).dream
    assert dream is not None
    dreamer.gold, dreamer.dark_stone = dream.gold - 200, dream.dark_stone
    friend = without_dreams("law-man", gold=1_500)
    events = stay(dreamer, friend)
    assert any(isinstance(event, Gave) and event.item == "gold" for event in events)
    assert any(isinstance(event, Bought) and event.item == dream.thing for event in events)


def test_what_lies_idle_is_sold_and_what_is_used_is_kept() -> None:
    owner = hero(items=("long-coat", "jacket"))
    shopper = customer(owner)
    assert [shopper.hero.items[place].id for place in not_needed(shopper.seen, shopper.hero)] == ["jacket"]
    for held in owner.items:
        held.paid = 400
    sold = [event.item for event in stay(owner) if isinstance(event, Sold)]
    assert sold == ["jacket"]


def test_lasting_harm_is_treated_before_goods_are_bought() -> None:
    hurt = hero(gold=400, conditions=[CardInPlay("gouged-eye")])
    events = stay(hurt)
    assert any(isinstance(event, Treated) for event in events)


def test_who_may_die_under_the_knife_bears_the_harm_the_more_so_the_more_it_has_become() -> None:
    surgery = CONTENT.services["surgery"]
    safe, grave = customer(hero(conditions=[CardInPlay("gouged-eye")])), customer(hero(conditions=[CardInPlay(DANGEROUS)]))
    assert worth_of_service(safe, surgery) > 0 > worth_of_service(grave, surgery)
    assert worth_of_dying(customer(hero(level=5))) < worth_of_dying(customer(hero())) < 0


def test_of_two_harms_that_is_treated_which_does_not_kill() -> None:
    hurt = hero(gold=600, conditions=[CardInPlay(DANGEROUS), CardInPlay("gouged-eye")])
    treated = {event.condition for seed in (2, 3, 4) for event in stay(hurt, seed=seed) if isinstance(event, Treated)}
    assert treated == {"gouged-eye"}


def test_corruption_is_worth_the_more_to_be_rid_of_the_more_there_is() -> None:
    little, much = customer(hero(corruption=1)), customer(hero(corruption=4))
    assert 0 < worth_of_point(little) < worth_of_point(much)
    treat = CONTENT.services["banish-corruption"]
    assert worth_of_service(little, treat) < worth_of_service(much, treat)


def test_gamblers_are_those_who_are_good_at_it() -> None:
    poker = CONTENT.services["casual-poker"]
    found = [customer(hero("gunslinger", number, gold=300)) for number in range(1, 30)]
    clever = next(each for each in found if each.taste("casual-poker") > 1)
    dull = next(each for each in found if each.taste("casual-poker") < 0.8)
    assert worth_of_service(clever, poker) > worth_of_service(dull, poker)


def test_every_place_has_its_risks_and_who_needs_nothing_goes_nowhere() -> None:
    nobody = customer(hero())
    assert worth_of_what_happens(nobody, "church") != 0
    assert worth_of_visit(nobody, "general-store") == 0


def test_a_posse_whose_friends_are_dead_takes_in_somebody_of_another_class() -> None:
    dead = hero("gunslinger", dead=True)
    setup = GatheringSetup(posse=Posse(heroes=[dead, hero(number=2)]), seed=2)
    game = new_chapter(setup, table=solo(HeuristicPlayer(2)), content=CONTENT)
    run_to_end(game, Journal(Header(setup={})))
    joined = [event for event in game.events if isinstance(event, JoinedPosse)]
    assert len(joined) == 1
    assert game.state.heroes[joined[0].hero].hero_class != "rancher"


def levels_of_those_who_go(*levels: int) -> list[int]:
    classes = sorted(CONTENT.heroes)
    records = [hero(classes[number], number, level=level) for number, level in enumerate(levels)]
    game = new_chapter(GatheringSetup(posse=Posse(heroes=records), seed=3), table=solo(HeuristicPlayer(3)), content=CONTENT)
    run_to_end(game, Journal(Header(setup={})))
    return sorted((game.state.heroes[who].level for who in game.state.going), reverse=True)  # type: ignore[attr-defined]


def test_those_go_together_who_are_of_about_one_level_and_the_others_wait() -> None:
    assert levels_of_those_who_go(3, 3, 2, 2) == [3, 3, 2, 2]
    assert levels_of_those_who_go(5, 1, 1, 1) == [1, 1, 1]
    assert levels_of_those_who_go(5, 5, 4, 1) == [5, 5, 4]
    assert levels_of_those_who_go(6) == [6]


def test_an_old_hand_whose_friends_are_dead_lets_new_ones_begin_together() -> None:
    """Two who are new are few: somebody joins them, and the monsters are those of level 1."""
    dead = hero("gunslinger", 9, level=5, dead=True)
    posse = Posse(heroes=[dead, hero(level=5), hero("law-man", 2), hero("preacher", 3)])
    game = new_chapter(GatheringSetup(posse=posse, seed=2), table=solo(HeuristicPlayer(2)), content=CONTENT)
    run_to_end(game, Journal(Header(setup={})))
    assert [game.state.heroes[who].level for who in game.state.going] == [1, 1, 1]  # type: ignore[attr-defined]


def test_a_new_posse_looks_for_easier_missions_than_a_seasoned_one() -> None:
    def chosen(level: int) -> float:
        total = 0.0
        for seed in range(12):
            posse = Posse(heroes=[hero(level=level), hero("law-man", 2, level=level), hero("preacher", 3, level=level)])
            setup = GatheringSetup(posse=posse, seed=seed)
            game = new_chapter(setup, table=solo(HeuristicPlayer(seed)), content=CONTENT)
            run_to_end(game, Journal(Header(setup={})))
            total += hardness(CONTENT.missions[game.state.mission])  # type: ignore[attr-defined]
        return total / 12

    assert chosen(1) < chosen(4) - 0.1


def test_what_is_given_and_offered_is_worth_a_visit_and_a_burden_is_shed_by_who_has_it():
    services = CONTENT.services
    bare, torn = customer(hero(gold=2000)), customer(hero(gold=2000, conditions=[CardInPlay("torn-side-bag")]))
    assert worth_of_service(bare, services["law-issued-supplies"]) > 0
    assert worth_of_service(bare, services["black-market"]) > 0
    assert worth_of_service(bare, services["mend-side-bag"]) < 0 < worth_of_service(torn, services["mend-side-bag"])


def test_some_save_dark_stone_for_what_is_forged_of_it():
    found = (customer(hero(number=number, gold=900, dark_stone=9)) for number in range(1, 120))
    saver = next(each for each in found if each.dream is not None and each.dream.dark_stone > 3)
    assert saver.dream is not None
    assert saver.stones == max(0, 9 - saver.dream.dark_stone)


FOUR = ("rancher", "law-man", "preacher", "bandido")


def hoarders(**known: Any) -> list[HeroRecord]:
    """Return a posse that saves for a treasure together."""
    posses = ([hero(each, number + place, **known) for place, each in enumerate(FOUR)] for number in range(1, 200, 4))
    return next(posse for posse in posses if customer(*posse).treasure is not None)


def test_some_posses_save_together_for_what_nobody_could_pay_alone() -> None:
    posse = hoarders(gold=700)
    seen = customer(*posse).seen
    everybody = [Customer(seen, each) for each in seen.heroes.values()]
    treasure = everybody[0].treasure
    assert treasure is not None
    assert treasure[1].gold >= 4_000 or treasure[1].dark_stone >= 8
    assert all(each.treasure == treasure for each in everybody)
    assert [each.hero.id for each in everybody if each.dream is not None] == [treasure[0]]
    assert customer(posse[0]).treasure is None


def test_for_a_treasure_friends_give_their_gold_and_their_dark_stone() -> None:
    posse = hoarders(gold=5_000, dark_stone=2)
    treasure = customer(*posse).treasure
    assert treasure is not None
    events = stay(*posse)
    assert any(isinstance(event, Bought) and event.item == treasure[1].thing for event in events)
    given = {event.item for event in events if isinstance(event, Gave) and event.to == treasure[0]}
    assert given == ({"gold", "dark_stone"} if treasure[1].dark_stone > 2 else {"gold"})


def test_a_few_things_are_dear_to_a_hero_all_its_life() -> None:
    heroes = [customer(hero(number=number)) for number in range(1, 100)]
    fond = [each for each in heroes if each.fondness("shotgun") > 2]
    assert 1 <= len(fond) < 20
    assert all(each.fondness("shotgun") == each.taste("shotgun") for each in heroes if each not in fond)


def test_now_and_then_something_is_bought_on_a_whim_if_the_purse_is_full() -> None:
    def tempted(gold: int) -> list[Customer]:
        shoppers = [customer(hero(number=number, gold=gold)) for number in range(1, 100)]
        return [each for each in shoppers if each.is_tempted(good(each, "frontier-hat"))]

    assert not tempted(3_000)
    found = tempted(5_000)
    assert 0 < len(found) < 12
    assert any(not each.is_close for each in found)
    assert all(worth_of_good(each, good(each, "frontier-hat")) > COME_TRUE for each in found if not each.is_close)


def test_what_is_sold_in_no_other_town_is_bought_first_by_who_wants_it() -> None:
    shopper = customer(without_dreams("gunslinger", gold=3_000, dark_stone=4, items=("gunslinger-pistol",)))
    elsewhere = max(worth_of_visit(shopper, place) for place in shopper.seen.open_locations)
    assert worth_of_visit(shopper, "jailhouse") > elsewhere
    without_stone = customer(without_dreams("gunslinger", gold=3_000, items=("gunslinger-pistol",)))
    assert worth_of_visit(without_stone, "jailhouse") < 1, "it has no Dark Stone to pay with"


def test_dark_stone_is_bought_by_who_lacks_it_for_its_dream() -> None:
    found = (customer(hero(number=number, gold=900)) for number in range(1, 120))
    saver = next(each for each in found if each.dream is not None and each.dream.dark_stone > 1)
    assert saver.dream is not None
    assert saver.lacking == saver.dream.dark_stone
    buy = CONTENT.services["buy-dark-stone"]
    assert worth_of_service(saver, buy) > 0 > worth_of_service(customer(without_dreams(gold=900)), buy)


def test_shots_by_a_skill_and_dice_that_are_turned_are_worth_something() -> None:
    scout, showman = customer(hero("indian-scout")), customer(hero("gunslinger"))
    spirit, plain = (change_by(scout.seen, scout.hero, CONTENT.items[bow]) for bow in ("spirit-bow", "indian-bow"))
    assert spirit > plain
    assert change_by(showman.seen, showman.hero, CONTENT.items["gold-ring"]) > 1
    assert change_by(scout.seen, scout.hero, CONTENT.items["tools-of-science"]) > 0


def test_one_coach_is_enough_for_a_posse() -> None:
    rich = without_dreams(gold=5_000)
    alone, beside = customer(rich), customer(rich, hero("law-man", 2, items=("stage-coach",)))
    assert worth_of_good(alone, good(alone, "stage-coach")) > 0
    assert worth_of_good(beside, good(beside, "stage-coach")) == 0


def test_whoever_lacks_little_for_a_level_pays_soldiers_to_train_it() -> None:
    training = CONTENT.services["train-with-soldiers"]
    near, far = without_dreams(gold=1_500, xp=480), without_dreams(gold=1_500, xp=100)
    assert worth_of_service(customer(near), training) > 0 > worth_of_service(customer(far), training)


def test_leeches_are_for_those_who_are_corrupted() -> None:
    leeches = BuyGood("plague-leeches", "items", 200)
    sick, sound = customer(without_dreams(gold=400, corruption=4)), customer(without_dreams(gold=400))
    assert worth_of_good(sick, leeches) > worth_of_good(sound, leeches) + 1


def test_a_gun_that_pierces_more_often_is_worth_more() -> None:
    shooter = customer(hero("indian-scout"))
    bow = CONTENT.items["war-bow"]
    assert bow.weapon is not None
    dull, sharp = (structs.replace(bow.weapon, critical=critical) for critical in (6, 4))
    bows = [structs.replace(bow, weapon=weapon) for weapon in (dull, sharp)]
    worth = [in_hands(shooter.seen, shooter.hero, [bow]) for bow in bows]
    assert worth[1] > 1.4 * worth[0]


def test_whatever_is_for_sale_is_worth_its_price_to_somebody_with_a_full_purse() -> None:
    rich: dict[str, Any] = {"gold": 20_000, "dark_stone": 30}
    shoppers = [customer(without_dreams(each, items=CONTENT.heroes[each].starting_items, **rich)) for each in CONTENT.heroes]
    shoppers += [  # an armed Scout needs none of the lesser bows, and two hands hold no three pistols
        customer(without_dreams("saloon-girl", conditions=[CardInPlay("of-the-tribe", number=1)], **rich)),
        customer(without_dreams("saloon-girl", conditions=[CardInPlay("a-few-new-tricks", number=1)], **rich)),
        customer(without_dreams("preacher", **rich)),
    ]

    def is_bought(place: str, thing: str) -> bool:
        found = [(each, offer) for each in shoppers for offer in each.goods(place) if offer.thing == thing]
        able = [(each, offer) for each, offer in found if each.seen.why_not_buy(each.hero, place, offer) is None]
        return any(worth_of_good(each, offer) > 0 for each, offer in able)

    shelves = [(place.id, str(each.item or each.token)) for place in CONTENT.locations.values() for each in place.goods]
    assert [thing for place, thing in shelves if not is_bought(place, thing)] == []
