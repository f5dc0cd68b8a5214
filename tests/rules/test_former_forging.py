"""A save in which the smith's unique work was a condition opens, and the hero has it as a card."""

from __future__ import annotations

import pytest

from lantern.campaign.posse import Posse
from lantern.campaign.records import new_record
from lantern.players.setups import Setup, StaySetup, new_chapter
from lantern.rules.table.people import NOBODY
from lantern.rules.table.state import CardInPlay

MARSHAL = "us-marshal"


def setups():
    record = new_record(MARSHAL, 1, 1, NOBODY)
    record.made = True
    return [Setup(heroes=(MARSHAL,), seed=1), StaySetup(posse=Posse(heroes=[record]), seed=1)]


@pytest.mark.parametrize("setup", setups(), ids=["adventure", "stay"])
def test_what_was_forged_is_a_card_in_the_hands_of_its_hero(setup):
    game = new_chapter(setup)
    game.state.heroes[MARSHAL].conditions.append(CardInPlay("unique-forging", number=99))
    game.restore(game.checkpoint())
    hero = game.state.heroes[MARSHAL]
    assert hero.conditions == []
    assert [(held.id, held.number, held.equipped) for held in hero.items][-1] == ("unique-forging", 99, False)
