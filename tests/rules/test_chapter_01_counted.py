"""Dice, cards and chance: what has to be counted rather than told (chapter 01)."""

from collections import Counter
from collections.abc import Sequence

import pytest
from msgspec import field

from lantern.content.verbs.grammar import Amount
from lantern.core.decks import Deck
from lantern.core.streams import Streams, new_streams
from lantern.rules.belongings.who import random_hero
from lantern.rules.fight.placement import random_tile
from lantern.rules.numbers.dice import amount, roll


class EveryOutcome(Streams):
    """Streams that give every outcome of a fair choice once, in turn."""

    asked: list[int] = field(default_factory=list)

    def all_below(self, name: str, sides: Sequence[int], first: int = 0) -> list[int]:  # noqa: ARG002
        asked = len(self.asked)
        self.asked += sides
        return [number % each + first for number, each in enumerate(sides, start=asked)]


def every_outcome() -> EveryOutcome:
    return EveryOutcome(states={})


@pytest.mark.proves("DICE-01")
def test_a_d6_shows_each_face_from_1_to_6_alike(begin):
    game = begin()
    game.state.streams = every_outcome()
    assert roll(game, "test", 6) == [1, 2, 3, 4, 5, 6]
    assert game.state.streams.asked == [6] * 6


@pytest.mark.proves("DICE-03")
def test_a_d8_shows_each_face_from_1_to_8_alike(begin):
    game = begin()
    game.state.streams = every_outcome()
    assert roll(game, "test", 8, "D8") == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.proves("DICE-02")
def test_a_d3_shows_each_of_its_results_twice_in_six(begin):
    game = begin()
    game.state.streams = every_outcome()
    assert roll(game, "test", 6, "D3") == [1, 1, 2, 2, 3, 3]


@pytest.mark.proves("DICE-04#1")
def test_the_peril_die_shows_3_and_4_twice_as_often_as_5_and_6(begin):
    game = begin()
    game.state.streams = every_outcome()
    assert Counter(roll(game, "number", 6, "P")) == {3: 2, 4: 2, 5: 1, 6: 1}


@pytest.mark.proves("DICE-05")
def test_two_dice_of_a_chart_give_36_different_results(begin):
    game = begin()
    chart = game.content.charts["mutation"]
    assert sorted(row.low for row in chart.rows) == [10 * tens + ones for tens in range(1, 7) for ones in range(1, 7)]
    assert all(row.low == row.high for row in chart.rows)


@pytest.mark.proves("DICE-01", "DICE-03", "DICE-04")
def test_long_runs_of_dice_are_fair(begin):
    game = begin(seed=7)
    for die, shares in {"D6": dict.fromkeys(range(1, 7), 6), "D8": dict.fromkeys(range(1, 9), 8)}.items():
        counts = Counter(roll(game, "test", 24_000, die))
        assert set(counts) == set(shares)
        assert all(abs(counts[face] - 24_000 / share) < 5 * (24_000 / share) ** 0.5 for face, share in shares.items())


@pytest.mark.proves("DICE-02", "DICE-04")
def test_amounts_add_their_dice_up(begin):
    game = begin()
    game.state.streams.fixed_dice = {"test": [6, 3, 5, 2]}
    assert amount(game, Amount(dice=2, die="P"), "test") == 9
    assert amount(game, Amount(dice=1, die="D3", plus=1), "test") == 4
    assert amount(game, Amount(dice=1, die="D6", times=25), "test") == 50


# -- cards ----------------------------------------------------------------------------------------


@pytest.mark.proves("CARD-05")
def test_a_new_deck_is_shuffled(begin):
    orders = set()
    for seed in range(20):
        deck = Deck([], [f"card-{n}" for n in range(9)])
        streams = new_streams(seed)
        orders.add(tuple(deck.draw(streams) for _ in range(9)))
        assert deck.draw(streams) is None
    assert len(orders) == 20


@pytest.mark.proves("CARD-06", "CARD-06#1")
def test_one_draw_event_never_deals_a_card_twice():
    eight = [f"card-{n}" for n in range(8)]
    dealt_second: Counter[bool] = Counter()
    for seed in range(400):
        deck, streams = Deck(list(eight)), new_streams(seed)
        dealt = deck.deal(2, streams)
        assert len(set(dealt)) == 2
        assert sorted(deck.cards) == eight
        assert deck.discard == []
        dealt_second[deck.deal(1, streams)[0] in dealt] += 1
    assert 60 < dealt_second[True] < 140  # the next event shuffles all eight again: 2 in 8


@pytest.mark.proves("CARD-07", "SETUP-03")
def test_every_deck_of_the_adventure_is_there(begin):
    game = begin()
    assert set(game.state.decks) == {
        "map-mines", "encounter-mines", "threat-low", "threat-medium", "threat-high", "threat-epic", "darkness", "dread",
        "loot", "scavenge", "gear", "artifact", "personal", "exploration",
    }  # fmt: skip
    drawn_from = [name for name in game.state.decks if name != "threat-epic"]
    assert all(game.state.decks[name].cards for name in drawn_from)


@pytest.mark.proves("CARD-08")
def test_the_map_deck_has_one_card_for_each_tile_of_its_world(begin):
    game = begin()
    deck = game.state.decks["map-mines"].cards
    assert Counter(deck) == Counter(set(deck))
    tiles = {card for card in deck if card != "corner-passage"} | {"corner-passage-east", "corner-passage-west"}
    of_the_mines = {tile for tile in game.content.tiles if game.content.homes[f"tiles/{tile}"][0] == "core"}
    assert tiles == of_the_mines - {"entrance"}  # a corner is one piece with two faces (TILE-15)


# -- chance ---------------------------------------------------------------------------------------


def picked(game):
    hero = random_hero(game, "random-hero")
    assert hero is not None
    return hero.id


@pytest.mark.proves("RANDOM-01")
@pytest.mark.parametrize("heroes", [2, 3, 4, 5, 6])
def test_each_hero_is_picked_with_the_same_chance(on_the_way, heroes):
    game = on_the_way(heroes)
    game.state.streams = every_outcome()
    assert [picked(game) for _ in range(heroes)] == list(game.state.heroes)
    assert game.state.streams.asked == [heroes] * heroes


@pytest.mark.proves("RANDOM-03")
def test_the_dead_and_the_down_are_never_picked(on_the_way):
    game = on_the_way(4)
    marshal, gunslinger, *_ = game.state.heroes.values()
    marshal.dead = True
    gunslinger.ko = True
    game.standing_changed()
    found = {picked(game) for _ in range(60)}
    assert found == {"us-marshal-2", "gunslinger-2"}
    assert random_hero(game, "random-hero", []) is None


@pytest.mark.proves("RANDOM-06")
def test_a_random_tile_is_that_of_each_hero_alike(on_the_way):
    game = on_the_way(2)
    assert {random_tile(game, game.standing()) for _ in range(20)} == {0}
