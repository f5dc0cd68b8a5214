"""The enemies and Threat decks of the two sets, held against what is printed on their cards."""

import pytest

from lantern.content import load

#: Cards of the City of the Ancients that lie in the core pack, because they need only its enemies.
IN_CORE = {"low-stranglers": 2, "medium-stranglers": 1}


@pytest.fixture(scope="module")
def content():
    return load(user=False)


@pytest.mark.parametrize("pack", ["city-of-the-ancients", "swamps-of-death"])
def test_a_set_has_ten_low_ten_medium_ten_high_and_five_epic_cards(content, pack):
    count = dict.fromkeys(("low", "medium", "high", "epic"), 0)
    for card in content.threats.values():
        if card.level is None:
            continue
        if card.pack == pack:
            count[card.level] += card.copies
        elif pack == "city-of-the-ancients":
            count[card.level] += IN_CORE.get(card.id, 0)
    assert count == {"low": 10, "medium": 10, "high": 10, "epic": 5}


def test_no_card_draws_one_of_its_own_level_or_higher(content):
    levels = ["low", "medium", "high", "epic"]
    for card in content.threats.values():
        for draw in card.draws:
            assert card.level == "epic" or levels.index(draw.threat) < levels.index(card.level)


def test_a_single_card_never_asks_for_more_models_than_there_are(content):
    most = {"D3": 3, "P": 6, "D6": 6}
    for card in content.threats.values():
        if card.source == "fact":
            for group in card.enemies:
                count = group.count.dice * most.get(group.count.die, 0) + group.count.plus
                assert count <= content.enemies[group.kind].models, card.id
