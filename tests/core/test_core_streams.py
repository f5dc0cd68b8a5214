"""Chance: fair, reproducible to the last bit, and fixed where a scenario says so."""

import msgspec
import pytest

from lantern.core import streams as chance
from lantern.core.errors import DiceRanOutError
from lantern.core.streams import NAMES, Streams, new_streams

#: 99.9 % of fair dice stay below this, by degrees of freedom.
CHI_SQUARE_999 = {1: 10.83, 2: 13.82, 3: 16.27, 4: 18.47, 5: 20.52, 7: 24.32, 23: 49.73}


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


# -- reproducible ---------------------------------------------------------------------------------


def test_the_first_numbers_of_seed_1_never_change() -> None:
    streams = new_streams(1)
    assert streams.states == {
        "dice": 15162589086489132225,
        "decks": 7622225404191747120,
        "map": 5343904415316373685,
        "enemies": 5315613069259974495,
    }
    assert [streams.face("x", 6) for _ in range(20)] == [3, 6, 2, 4, 4, 6, 4, 1, 4, 6, 3, 1, 3, 5, 1, 4, 1, 2, 6, 2]
    assert [streams.below("map", 1000) for _ in range(5)] == [14, 811, 7, 478, 171]


def test_a_shuffle_of_seed_7_never_changes() -> None:
    cards = list("abcdefghij")
    new_streams(7).shuffle(cards)
    assert "".join(cards) == "baehgfcdji"


def test_streams_do_not_disturb_each_other() -> None:
    quiet, busy = new_streams(5), new_streams(5)
    for _ in range(100):
        busy.below("decks", 52)
        busy.below("enemies", 3)
    assert [quiet.face("x", 6) for _ in range(50)] == [busy.face("x", 6) for _ in range(50)]
    assert quiet.states["map"] == busy.states["map"]


def test_different_seeds_and_different_streams_go_different_ways() -> None:
    ways = {tuple(new_streams(seed).below(name, 1 << 30) for _ in range(3)) for seed in range(200) for name in NAMES}
    assert len(ways) == 200 * len(NAMES)


def test_a_stored_stream_goes_on_where_it_was() -> None:
    streams = new_streams(9)
    [streams.face("x", 6) for _ in range(10)]
    stored = msgspec.msgpack.decode(msgspec.msgpack.encode(streams), type=Streams)
    assert [stored.face("x", 6) for _ in range(10)] == [streams.face("x", 6) for _ in range(10)]


def test_every_draw_is_counted_so_that_an_undo_can_see_it() -> None:
    streams = new_streams(1)
    streams.face("x", 6)
    streams.pick("who", ["anna", "ben"])
    assert streams.drawn == 2


# -- fair -----------------------------------------------------------------------------------------


@pytest.mark.proves("DICE-01", "DICE-03")
@pytest.mark.parametrize("sides", [2, 3, 6, 8])
def test_every_face_of_a_die_is_equally_likely(sides: int) -> None:
    streams = new_streams(20)
    counts = [0] * sides
    for _ in range(12_000):
        counts[streams.face("x", sides) - 1] += 1
    assert min(counts) > 0
    assert chi_square(counts) < CHI_SQUARE_999[sides - 1]


def test_a_die_does_not_remember_its_last_face() -> None:
    streams = new_streams(21)
    faces = [streams.face("x", 2) for _ in range(12_000)]
    pairs = [0, 0, 0, 0]
    for first, second in zip(faces[::2], faces[1::2], strict=True):
        pairs[(first - 1) * 2 + second - 1] += 1
    assert chi_square(pairs) < CHI_SQUARE_999[3]


def test_every_order_of_four_cards_is_equally_likely() -> None:
    streams = new_streams(22)
    orders: dict[str, int] = {}
    for _ in range(12_000):
        cards = list("abcd")
        streams.shuffle(cards)
        orders["".join(cards)] = orders.get("".join(cards), 0) + 1
    assert len(orders) == 24
    assert chi_square(list(orders.values())) < CHI_SQUARE_999[23]


@pytest.mark.proves("RANDOM-01", "RANDOM-05")
@pytest.mark.parametrize("count", [2, 3, 5])
def test_every_candidate_is_equally_likely_to_be_picked(count: int) -> None:
    streams = new_streams(23)
    counts = [0] * count
    for _ in range(12_000):
        counts[streams.pick("who", [f"hero-{i}" for i in range(count)])] += 1
    assert chi_square(counts) < CHI_SQUARE_999[count - 1]


# -- fixed ----------------------------------------------------------------------------------------


def test_fixed_dice_come_in_order_and_only_for_their_purpose() -> None:
    streams, free = new_streams(1), new_streams(1)
    streams.fixed_dice = {"move": [6, 1]}
    assert [streams.face("move", 6), streams.face("other", 6), streams.face("move", 6)] == [6, free.face("other", 6), 1]


def test_dice_fixed_in_order_serve_any_purpose_that_has_none_of_its_own() -> None:
    streams = new_streams(1)
    streams.fixed_dice = {"*": [1, 2], "move": [6]}
    assert [streams.face(purpose, 6) for purpose in ("to-hit", "move", "damage")] == [1, 6, 2]


def test_fixed_dice_that_run_out_say_which_die_was_too_many() -> None:
    streams = new_streams(1)
    streams.fixed_dice = {"move": [4]}
    streams.face("move", 6)
    with pytest.raises(DiceRanOutError, match="fixed dice for 'move' have run out: one more die was rolled"):
        streams.face("move", 6)


def test_a_fixed_choice_is_taken_by_its_name() -> None:
    streams = new_streams(1)
    streams.fixed_picks = {"who": ["ben"]}
    assert streams.pick("who", ["anna", "ben", "carla"]) == 1


def test_a_fixed_choice_that_is_not_possible_lists_what_is() -> None:
    streams = new_streams(1)
    streams.fixed_picks = {"who": ["zoe"]}
    with pytest.raises(DiceRanOutError, match=r"'zoe' for 'who' is not possible here. Possible: anna, ben"):
        streams.pick("who", ["anna", "ben"])


@pytest.mark.proves("RANDOM-02", "RANDOM-02#1")
def test_three_heroes_share_a_d6() -> None:
    assert [picked_by([face], "ABC") for face in range(1, 7)] == ["A", "A", "B", "B", "C", "C"]


@pytest.mark.proves("RANDOM-02#2")
def test_four_heroes_share_a_d8() -> None:
    assert [picked_by([face], "ABCD") for face in range(1, 9)] == ["A", "A", "B", "B", "C", "C", "D", "D"]


@pytest.mark.proves("RANDOM-02#3")
def test_five_heroes_roll_a_6_again() -> None:
    assert picked_by([5], "ABCDE") == "E"
    assert picked_by([6, 6, 2], "ABCDE") == "B"


def picked_by(faces: list[int], heroes: str) -> str:
    streams = new_streams(1)
    streams.fixed_dice = {"random-hero": list(faces)}
    picked = heroes[streams.pick("random-hero", list(heroes))]
    assert not streams.fixed_dice["random-hero"], "every fixed die was used"
    return picked


# -- another course -------------------------------------------------------------------------------


def test_a_reseeded_stream_takes_another_course_and_always_the_same() -> None:
    one, two, three = new_streams(3), new_streams(3), new_streams(3)
    two.reseed(1)
    three.reseed(1)
    assert two.states == three.states
    assert all(one.states[name] != two.states[name] for name in NAMES)


@pytest.mark.parametrize("count", [chance.MANY - 1, chance.MANY, 53, 200])
def test_numbers_side_by_side_are_those_one_after_the_other(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    many, one_by_one, with_rest = new_streams(count), new_streams(count), new_streams(count)
    sides = range(count + 1, 1, -1)
    found = many.all_below("decks", sides)
    assert found == [one_by_one.below("decks", each) for each in sides]
    assert many == one_by_one
    monkeypatch.setattr(chance, "_EVEN", 0)  # as if each could be in the uneven rest
    assert with_rest.all_below("decks", sides) == found
    assert with_rest == many
