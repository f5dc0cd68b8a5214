"""What the shops of a town tell before anybody buys: what a thing would change, and in place of what."""

from __future__ import annotations

from typing import Any

import pytest
from tests.campaign.stories import content

from lantern.campaign.posse import Posse
from lantern.campaign.records import HeroRecord
from lantern.core.questions import Refusal
from lantern.players.setups import StaySetup
from lantern.players.table import new_play
from lantern.rules.belongings.goods import BuyGood, difference
from lantern.rules.table.state import Held
from lantern.rules.words import words_of


def in_town(*items: str) -> Any:
    """Let a marshal with these things come to town."""
    held = [Held(item) for item in items]
    marshal = HeroRecord(id="hero-m", name="Ann", hero_class="us-marshal", made=True, gold=5000, items=held)
    return new_play(StaySetup(posse=Posse(heroes=[marshal]), seed=1), content=content()).engine


def change(item: str, *worn: str) -> tuple[dict[str, tuple[int, int]], tuple[str, ...]]:
    game = in_town(*worn)
    found = difference(game, game.hero("us-marshal"), game.content.items[item])
    return {stat: (was, will) for stat, was, will in found.numbers}, found.instead_of


def test_what_is_worn_in_the_same_slot_is_given_up():
    assert change("long-coat") == ({"health": (10, 14)}, ())
    assert change("long-coat", "jacket") == ({"health": (11, 14), "sanity": (11, 10)}, ("jacket",))
    assert change("jacket", "cowboy-hat") == ({"health": (10, 11), "sanity": (10, 11)}, ())


def test_what_does_not_fit_into_the_hands_is_put_away():
    assert change("splitter", "hunting-knife") == ({"combat": (3, 4)}, ("hunting-knife",))
    assert change("hunting-knife", "pistol") == ({"combat": (2, 3)}, ())


def test_what_cannot_be_used_or_is_forged_changes_no_number():
    assert change("holy-robes") == ({}, ())
    assert change("dark-stone-grip", "hunting-knife") == ({}, ())


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Health 11 → 14, Sanity 11 → 10, in place of Jacket"),
        ("it", "Salute 11 → 14, Sanità 11 → 10, sostituisce la Giacca"),
    ],
)
def test_an_option_says_what_would_change(lang: str, told: str):
    game = in_town("jacket")
    assert BuyGood("long-coat", "items", 1500).preview(words_of(content())[lang], game, "us-marshal") == told
    assert BuyGood("whiskey", "side-bag-tokens", 50).preview(words_of(content())[lang], game, "us-marshal") == ""


def test_a_save_is_told_as_it_is_printed():
    game = in_town()
    assert BuyGood("duster", "items", 1800).preview(words_of(content())["en"], game, "us-marshal") == "Armor 6+"


@pytest.mark.parametrize(("lang", "why"), [("en", "it costs more than the Hero has"), ("it", "costa più di quanto l'Eroe ha")])
def test_a_shop_says_why_not_in_both_languages(lang: str, why: str):
    game = in_town()
    refusal = Refusal(BuyGood("legendary-hat", "items", 14500), "the hero cannot pay it", "TOWN-08")
    assert why in words_of(content())[lang].refusal_text(game, refusal)


@pytest.mark.proves("JOB-05")
def test_paid_work_is_a_bounty_or_else_a_service_of_the_frontier_with_its_limit():
    places = content().locations
    paid = [each for each in content().services.values() if {"Bounty", "Work"} & {*each.keywords}]
    everywhere = [each for each in paid if places[each.at].number and not places[each.at].option]
    assert {each.id for each in everywhere} == {"bounty", "bounty-by-keyword"}
    assert len(paid) > len(everywhere)
    assert {each.id: each.limit for each in paid if each.limit not in {"party", "stay", "every_other_day"}} == {}
