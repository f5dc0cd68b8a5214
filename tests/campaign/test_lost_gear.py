"""What was lost is offered again in town, and each thing once."""

from collections import Counter

from msgspec import structs

from lantern.campaign.posse import Posse
from lantern.campaign.records import new_record
from lantern.content.loader import load
from lantern.core.table import Nobody, solo
from lantern.players.setups import StaySetup, new_chapter


def test_two_lost_guns_of_a_kind_are_one_offer_until_both_are_back() -> None:
    bandido = structs.replace(new_record("bandido", 1, 1), made=True, gold=900, upgrades=["twin-guns"], items=[])
    game = new_chapter(StaySetup(posse=Posse(heroes=[bandido])), table=solo(Nobody()), content=load(user=False))
    for lost in (2, 1):
        game.begin_step([], holding=False)
        offers = Counter(action.key for action in game.any_time_actions() if "/replace:" in action.key)
        assert set(offers.values()) == {1}, lost
        game.take_any_time("bandido/replace:gunslinger-pistol")
    assert not game.may_take("bandido/replace:gunslinger-pistol")
