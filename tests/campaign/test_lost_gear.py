"""What was lost is offered again in town, and each thing once."""

from collections import Counter

import pytest
from msgspec import structs

from lantern.campaign.posse import Posse
from lantern.campaign.records import new_record
from lantern.content.loader import load
from lantern.core.table import Nobody, solo
from lantern.players.setups import StaySetup, new_chapter
from lantern.rules.table.state import Held


def test_two_lost_guns_of_a_kind_are_one_offer_until_both_are_back() -> None:
    bandido = structs.replace(new_record("bandido", 1, 1), made=True, gold=900, upgrades=["twin-guns"], items=[])
    game = new_chapter(StaySetup(posse=Posse(heroes=[bandido])), table=solo(Nobody()), content=load(user=False))
    for lost in (2, 1):
        game.begin_step([], holding=False)
        offers = Counter(action.key for action in game.any_time_actions() if "/replace:" in action.key)
        assert set(offers.values()) == {1}, lost
        game.take_any_time("bandido/replace:gunslinger-pistol")
    assert not game.may_take("bandido/replace:gunslinger-pistol")


@pytest.mark.proves("PERS-01")
def test_personal_items_of_the_dead_and_retired_come_back_when_there_are_no_others() -> None:
    content = load(user=False)
    all_there_are = content.deck("personal")
    heroes = [structs.replace(new_record("bandido", n, 1), items=[Held(card)]) for n, card in enumerate(all_there_are, start=1)]
    heroes[0] = structs.replace(heroes[0], dead=True, lost_for_good=True)
    heroes[1] = structs.replace(heroes[1], apart="retired")
    heroes[2] = structs.replace(heroes[2], dead=True)
    gone = {held.id for hero in heroes[:2] for held in hero.items}
    assert set(all_there_are) - set(Posse(heroes=heroes).cards_but_of(content, ())) == gone
    one_is_left = Posse(heroes=heroes[:-1])
    assert set(all_there_are) - set(one_is_left.cards_but_of(content, ())) == {all_there_are[-1]}
