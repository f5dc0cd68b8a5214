"""Rule points: each has its words, its place and its rule, and the flags of former packs mean the same."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import Struct
from tests.content.effects_page import NEW_POINTS
from tests.content.strategies import structs

from lantern.content.bends.former import FORMER, RENAMED
from lantern.content.bends.point import Bend, tag_of
from lantern.content.bends.points import POINTS, AnyBend
from lantern.content.clauses.bends import bend_clause
from lantern.content.entries import KINDS
from lantern.content.entry import Power
from lantern.content.language import is_complete
from lantern.content.loader import OWN_PACKS
from lantern.content.places import FLAGS_STAY
from lantern.content.powers import Modifier
from lantern.content.reader import Reader
from lantern.content.sentences import Sentences
from lantern.content.words import FLAGS

RULES = "\n".join(
    path.read_text("utf-8") for room in ("rules", "campaign") for path in sorted((OWN_PACKS.parent / room).rglob("*.py"))
)


def read(written: dict[str, Any], hint: Any = Power) -> Any:
    reader = Reader("a pack")
    found = reader.read(written, hint)
    assert reader.problems == []
    return msgspec.convert(found, hint)


def problems(written: dict[str, Any]) -> list[str]:
    reader = Reader("a pack")
    reader.read(written, Power)
    return [problem.message for problem in reader.problems]


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("word", POINTS)
@settings(max_examples=8, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data(), bearer=st.sampled_from(["you", "enemy", "all"]))
def test_every_point_can_be_read_whatever_its_parameters(lang, word, data, bearer):
    said = bend_clause(Sentences(lang), data.draw(structs(POINTS[word])), bearer)
    assert is_complete(said)
    assert said.strip()


@pytest.mark.parametrize("word", POINTS)
def test_a_rule_asks_at_every_point(word):
    point = POINTS[word]
    assert (
        f"import {point.__name__}" in RULES or f" {point.__name__}," in RULES or f", {point.__name__}" in RULES
    ) != point.told


@pytest.mark.parametrize("word", POINTS)
def test_the_packs_of_the_game_bend_every_rule(word, everything):
    """So some scenario fails if nothing answers there any more: `lantern pack prove` takes away each of these."""
    assert word in {tag_of(bend) for kind in KINDS for entry in everything.kind(kind).values() for bend in _bends_in(entry)}


def _bends_in(thing: object) -> Iterator[Bend]:
    if isinstance(thing, Bend):
        yield thing
    elif isinstance(thing, Struct):
        for name in thing.__struct_fields__:
            yield from _bends_in(getattr(thing, name))
    elif isinstance(thing, tuple):
        for part in thing:
            yield from _bends_in(part)


@pytest.mark.parametrize("flag", FORMER)
def test_a_former_flag_is_read_as_bends(flag):
    power = read({"flags": flag})
    assert power.flags == ()
    assert [tag_of(bend) for bend in power.bend] == list(FORMER[flag])
    assert read({"bend": FORMER[flag]}) == power


def test_former_flags_and_bends_stand_side_by_side():
    power = read({"flags": ["quickdraw", "two_hats", "passes_models"], "bend": {"grit_move": 6}})
    assert power.flags == ("quickdraw", "moves_through_models")
    assert [tag_of(bend) for bend in power.bend] == ["grit_move", "worn"]


def test_what_cards_gave_to_enemies_before_is_read_as_bends():
    modifier = read({"whose": {"enemies": "all"}, "gives": ["tough", "ranged_damage_1"]}, Modifier)
    assert modifier.gives == ("tough",)
    assert [tag_of(bend) for bend in modifier.bend] == ["ranged_damage"]


def test_every_point_has_an_example():
    """The page for authors shows it: a former flag, or one of its own."""
    assert {word for bends in FORMER.values() for word in bends} == set(POINTS) - set(NEW_POINTS)


def test_no_flag_is_both_former_and_of_today():
    assert not {*FORMER, *RENAMED} & set(FLAGS)
    assert set(RENAMED.values()) <= set(FLAGS)


def test_few_flags_stay_and_each_has_its_reason():
    assert len(FLAGS) < 30
    assert set(FLAGS_STAY) == set(FLAGS)
    assert all(reason for _, reason in FLAGS_STAY.values())


def test_the_packs_of_the_game_use_no_former_flag():
    for path in Path(OWN_PACKS).rglob("*.yaml"):
        for line in path.read_text("utf-8").splitlines():
            assert not any(f"flags: [{flag}" in line or f"gives: {flag}" in line for flag in FORMER), (path, line)


def test_several_points_in_a_mapping_and_the_same_twice_in_a_list():
    power = read({"bend": [{"worn": {"slot": "hat", "count": 2}, "grit_move": 6}, {"worn": {"slot": "coat", "count": 0}}]})
    assert [tag_of(bend) for bend in power.bend] == ["worn", "grit_move", "worn"]


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ({"bend": {"damage_dice": "D8"}}, 'unknown rule point "damage_dice"'),
        ({"bend": {"damage_die": "D4"}}, 'unknown word "D4"; it can be D6, D8, P'),
        ({"bend": {"holds": 5}}, "5 is not enough; write token, count, kept"),
        ({"bend": {"grit_move": 99}}, "99 is out of range; spaces is from 1 to 30"),
        ({"bend": {"worn": {"slot": "hat", "count": 1}}}, "one thing is worn in each slot anyway"),
        ({"bend": {"hit_harder": {"cost": {"grit": 1}}}}, "say what is done to the Damage: times, or add"),
        ({"bend": {"spawns": {}}}, "say what changes: easier, or more_rolls"),
        (
            {"bend": {"redraw": {"deck": "map", "own": True}}},
            "only Loot and Scavenge cards and Exploration tokens are somebody's own",
        ),
        ({"bend": {"redraw": {"horror_hits": "D6"}}}, "Horror Hits are taken beside a price (cost)"),
        ({"bend": 3}, "3 bends no rule; name the point, as in {grit_move: 6}"),
    ],
)
def test_a_mistake_is_named(written, message):
    assert problems(written) == [message]


def test_a_bend_can_be_written_and_read_again():
    power = read({"bend": {"redraw": {"deck": ["loot"], "limit": "turn", "cost": {"grit": 1}}}})
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(power.bend), type=tuple[AnyBend, ...])
    assert again == power.bend
