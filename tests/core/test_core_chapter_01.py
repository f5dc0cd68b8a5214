"""Chapter 01 of the ledger: kinds of dice, targets, re-rolls, and random heroes."""

from collections import Counter

import pytest
from tests.core.inn import Script

from lantern.content.loader import load
from lantern.core.table import solo
from lantern.rules.adventure import Adventure, new_adventure
from lantern.rules.belongings.who import random_hero
from lantern.rules.harm.charts import roll_on_chart
from lantern.rules.numbers.dice import roll, successes, throw
from lantern.rules.table.options import options_for

CHI_SQUARE_999 = 16.27  # 3 degrees of freedom


def party(*answers: int | list[int], heroes: int = 1, **dice: list[int]) -> Adventure:
    """Some marshals at the entrance, with fixed dice, and what their players will answer."""
    game = new_adventure(
        load(user=False),
        solo(Script(*answers)),
        mission="scouting-party",
        heroes=["us-marshal"] * heroes,
        seed=1,
        options=options_for("revised"),
    )
    game.state.streams.fixed_dice = {purpose.replace("_", "-"): list(faces) for purpose, faces in dice.items()}
    game.begin_step([], holding=False)
    for number, hero in enumerate(game.state.heroes.values()):
        hero.space = number
        hero.grit = 0
    return game


@pytest.mark.proves("DICE-02", "DICE-02#1")
def test_a_d3_is_a_d6_with_its_faces_in_pairs() -> None:
    assert roll(party(breath=[1, 2, 3, 4, 5, 6]), "breath", 6, "D3") == [1, 1, 2, 2, 3, 3]


@pytest.mark.proves("DICE-02#2")
def test_a_4_is_worth_2_on_a_d3() -> None:
    assert roll(party(breath=[4]), "breath", 1, "D3") == [2]


@pytest.mark.proves("DICE-03")
def test_a_d8_shows_1_to_8() -> None:
    assert set(roll(party(), "bounce", 400, "D8")) == set(range(1, 9))


@pytest.mark.proves("DICE-04", "DICE-04#1")
def test_the_peril_die_shows_3_and_4_twice_as_often_as_5_and_6() -> None:
    counts = Counter(roll(party(), "number", 12_000, "P"))
    assert set(counts) == {3, 4, 5, 6}
    expected = {3: 4_000, 4: 4_000, 5: 2_000, 6: 2_000}
    assert sum((counts[face] - often) ** 2 / often for face, often in expected.items()) < CHI_SQUARE_999


@pytest.mark.proves("DICE-05", "DICE-05#1", "DICE-05#2")
@pytest.mark.parametrize(("tens", "ones", "result"), [(3, 5, 35), (6, 1, 61)])
def test_a_d36_reads_two_dice_as_digits(tens: int, ones: int, result: int) -> None:
    game = party(mutation=[tens, ones])
    assert game.content.charts["mutation"].die == "D36"
    assert roll_on_chart(game, game.hero("us-marshal"), "mutation") == result


@pytest.mark.proves("DICE-06", "DICE-06#1", "DICE-06#2")
def test_a_target_is_met_by_its_number_or_more_and_no_face_wins_by_itself() -> None:
    assert successes([4], 4) == 1
    assert successes([6], 7) == 0
    assert successes([1, 2, 3, 4, 5, 6], 4) == 3


@pytest.mark.proves("DICE-07", "DICE-07#1")
def test_dice_that_were_rerolled_are_not_offered_again_and_nothing_is_spent() -> None:
    game = party([0, 1, 2], [0], to_hit=[1, 1, 1, 2, 2, 2])
    hero = game.hero("us-marshal")
    hero.grit = 2
    assert throw(game, hero, "to-hit", 3, target=4) == [2, 2, 2], "the second result stands"
    assert hero.grit == 1


@pytest.mark.proves("DICE-07#3")
def test_the_other_dice_of_the_throw_may_still_be_rerolled() -> None:
    game = party([0, 1], [0, 1], to_hit=[1, 1, 1, 1, 5, 6, 5, 6])
    hero = game.hero("us-marshal")
    hero.grit = 2
    assert throw(game, hero, "to-hit", 4, target=4) == [5, 6, 5, 6]
    assert hero.grit == 0


@pytest.mark.proves("RANDOM-03", "RANDOM-03#1")
def test_a_ko_d_hero_is_never_the_random_hero_and_the_others_all_may_be() -> None:
    game = party(heroes=4)
    game.hero("us-marshal-3").ko = True
    picked = Counter(hero.id for hero in (random_hero(game, "random-hero") for _ in range(300)) if hero is not None)
    assert set(picked) == {"us-marshal", "us-marshal-2", "us-marshal-4"}


@pytest.mark.proves("RANDOM-02#1")
def test_a_die_fixed_for_the_random_hero_counts_off_the_standing_ones() -> None:
    game = party(heroes=3, random_hero=[1, 3, 4, 6])
    picked = [hero.id for hero in (random_hero(game, "random-hero") for _ in range(4)) if hero is not None]
    assert picked == ["us-marshal", "us-marshal-2", "us-marshal-2", "us-marshal-3"]


@pytest.mark.proves("CARD-08")
def test_the_map_deck_has_one_card_for_each_tile_and_none_for_the_entrance() -> None:
    for world in load(user=False).worlds.values():
        assert len(set(world.map_deck)) == len(world.map_deck)
        assert "entrance" not in world.map_deck
