"""Paying in town: what all pay together is shared fairly by whoever only presses Enter, and the story tells a price once."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from rich.text import Text
from tests.campaign.stories import content

from lantern.campaign.posse import Posse
from lantern.campaign.records import HeroRecord
from lantern.campaign.shops import have_done
from lantern.campaign.stay import Stay
from lantern.core.engine import Suspended
from lantern.core.questions import Answer, ChooseAmount, Question
from lantern.core.table import solo
from lantern.players.logbook import log_lines
from lantern.players.screen import PlainScreen
from lantern.players.setups import StaySetup, new_chapter
from lantern.players.table import seen_by_all
from lantern.rules.belongings.goods import BuyGood
from lantern.rules.belongings.selling import replace_gear
from lantern.rules.table.events import ANY_EVENT, Paid
from lantern.rules.table.passing import default_of
from lantern.rules.table.settlement import TownStay
from lantern.rules.town.prices import fair_share, share_the_price
from lantern.rules.town.trade import buy
from lantern.rules.words import weight_of, words_of
from lantern.views.posse import record_views


class Enter:
    """Somebody who only presses Enter, and remembers what was asked."""

    def __init__(self) -> None:
        self.asked: list[Question] = []

    def answer(self, shown: Any, question: Question, /) -> Answer | None:  # noqa: ARG002
        self.asked.append(question)
        return default_of(question)


def in_town(*purses: int, player: Enter | None = None) -> Stay:
    classes = ("us-marshal", "gunslinger", "preacher", "bandido")
    posse = Posse(
        heroes=[
            HeroRecord(id=f"hero-{name}", name=name.capitalize(), hero_class=name, made=True, gold=gold)
            for name, gold in zip(classes, purses, strict=False)
        ]
    )
    game = new_chapter(StaySetup(posse=posse, seed=1), table=solo(player or Enter()), content=content())
    assert isinstance(game, Stay)
    game.state.settlement.stay = TownStay(day=1)
    return game


def gold_of(game: Stay) -> list[int]:
    return [hero.gold for hero in game.state.heroes.values()]


@pytest.mark.parametrize(
    ("price", "purses", "share"),
    [
        (500, [900, 900], 250),
        (500, [900, 40], 460),  # who has little gives that, and the others the rest
        (500, [40, 900], 40),
        (500, [900, 900, 900], 167),
        (500, [900, 900, 100, 0], 200),
        (2000, [1500, 400, 300], 1300),
        (500, [900], 500),
    ],
)
def test_a_fair_share_is_the_same_for_all_who_have_it(price: int, purses: list[int], share: int):
    assert fair_share(price, purses) == share


@pytest.mark.proves("DEATH-05", "TRAVEL-28")
@pytest.mark.parametrize(
    ("purses", "after"), [((900, 900, 900), [733, 733, 734]), ((900, 40, 120), [560, 0, 0]), ((30, 900, 900), [0, 665, 665])]
)
def test_who_only_presses_enter_pays_a_fair_share(purses: tuple[int, ...], after: list[int]):
    game = in_town(*purses)
    share_the_price(game, "stage-coach", 500, list(game.state.heroes.values()))
    assert gold_of(game) == after


@pytest.mark.parametrize(("lang", "told"), [("en", "Enter: 250"), ("it", "Invio: 250")])
def test_the_terminal_says_what_enter_gives(lang: str, told: str):
    player = Enter()
    game = in_town(900, 900, player=player)
    share_the_price(game, "stage-coach", 500, list(game.state.heroes.values()))
    asked = player.asked[0]
    assert isinstance(asked, ChooseAmount)
    assert told in PlainScreen(seen_by_all(game), words_of(content())[lang], 100, 40).hint(asked)


def story(game: Stay, lang: str = "en") -> list[str]:
    """Tell what happened in the log, without its small print."""
    events = [event for event in game.events if weight_of(event, game.state.heroes) == "story"]
    lines: list[Text] = log_lines(seen_by_all(game), words_of(content())[lang], events, 200)
    return [line.plain.strip() for line in lines if "$" in line.plain]


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "Us-marshal buys Bandages for $10."), ("it", "Us-marshal compra Bende per 10 $.")]
)
def test_what_somebody_buys_is_told_once_with_its_price(lang: str, told: str):
    game = in_town(900)
    buy(game, game.hero("us-marshal"), BuyGood("bandages", "side-bag-tokens", 10))
    assert story(game, lang) == [told]
    assert gold_of(game) == [890]


def test_a_service_and_gear_that_is_had_again_are_told_once_too():
    game = in_town(900)
    marshal = game.hero("us-marshal")
    game.stay.visits["us-marshal"] = "saloon"
    service = next(one for one in content().services.values() if one.at == "saloon" and one.gold.plus and not one.gold.dice)
    have_done(game, marshal, service)
    assert [line for line in story(game) if f"${service.gold.plus}" in line] == story(game)[:1]
    game.events.clear()
    replace_gear(game, marshal, "shotgun")
    assert story(game) == [f"Us-marshal buys Shotgun for ${content().items['shotgun'].gold}."]


def test_the_page_of_a_grave_names_the_price_of_the_rule():
    bob = HeroRecord(id="hero-b", name="Bob", hero_class="gunslinger", made=True, level=3, dead=True)
    lost = HeroRecord(id="hero-c", name="Cid", hero_class="gunslinger", made=True, level=3, dead=True, lost_for_good=True)
    ann = HeroRecord(id="hero-a", name="Ann", hero_class="us-marshal", made=True)
    dead, gone, living = record_views(words_of(content())["it"], content(), [bob, lost, ann])
    assert dead.life is not None
    assert (dead.life.place, dead.life.gold) == ("Chiesa", 1500)
    assert (gone.life, living.life) == (None, None)


def test_what_was_paid_is_still_told_after_the_server_was_started_anew() -> None:
    paid = Paid("rancher", "gold", 50, "bandages")
    assert msgspec.json.decode(msgspec.json.encode(paid), type=ANY_EVENT) == paid


@pytest.mark.proves("TOWN-10", "TOWN-11")
@pytest.mark.parametrize(
    ("gold", "lang", "told"),
    [
        (900, "en", "Does Us-marshal pay?"),
        (900, "it", "Us-marshal, paghi?"),
        (20, "en", "Us-marshal has $30 too little: find it first (sell something, or have it lent), then pay?"),
        (
            20,
            "it",
            "Mancano 30 $ a Us-marshal: prima vanno trovati (vendere qualcosa o farseli prestare), poi si paga. Pagare?",
        ),
    ],
)
def test_who_has_too_little_for_a_price_that_was_rolled_is_told_how_much_is_missing(gold: int, lang: str, told: str):
    player = Enter()
    game = in_town(gold, 900, player=player)
    game.state.streams.fixed_dice["price"] = [1]
    with pytest.raises(Suspended):
        have_done(game, game.hero("us-marshal"), content().services["surgery"])
    assert player.asked[-1].kind == "pay-price"
    assert words_of(content())[lang].ask_text(game, player.asked[-1]).endswith(told)
