"""What things are before anything has happened to them: numbers that no adventure would notice, because each sets its own."""

from collections import Counter

import pytest
from msgspec import structs

from lantern.rules.invariants import SPACES_OF_SIZE
from lantern.rules.numbers.throws import FACES
from lantern.rules.table.options import CLASSIC, Options, options_for
from lantern.rules.table.state import EnemyModel, Hero, State


@pytest.mark.proves("DICE-04")
def test_the_peril_die_has_two_threes_and_two_fours():
    assert Counter(FACES["P"]) == {3: 2, 4: 2, 5: 1, 6: 1}


def test_a_hero_begins_with_one_grit_and_nothing_else():
    numbers = {name: number for name, number in structs.asdict(Hero("a", "b", "A")).items() if type(number) is int and number}
    assert numbers == {"grit": 1, "level": 1, "space": -1}


def test_an_enemy_begins_unhurt_and_was_never_held():
    numbers = {name: number for name, number in structs.asdict(EnemyModel("a-1", "a", [0])).items() if type(number) is int}
    assert numbers == {"wounds": 0, "held_turn": -1, "bleeding": 0}


def test_an_adventure_begins_with_nothing_but_the_darkness_far_away():
    fields = dict(zip(State.__struct_fields__[-len(State.__struct_defaults__) :], State.__struct_defaults__, strict=True))
    numbers = {name: number for name, number in fields.items() if type(number) is int and number}
    assert numbers == {"party_level": 1, "darkness": 16, "objective_tile": -1}


def test_the_revised_rules_use_no_option_but_the_campaign():
    assert {name for name, on in structs.asdict(options_for("revised")).items() if on} == {"campaign", "undo"}
    assert options_for("revised") == Options()


def test_the_rules_of_2014_use_their_switches_and_nothing_else():
    assert {name for name, on in structs.asdict(options_for("classic")).items() if on} == {"campaign", "undo", *CLASSIC}


def test_only_an_extra_large_base_covers_more_than_a_space():
    assert {size for size, spaces in SPACES_OF_SIZE.items() if spaces != 1} == {"extra_large"}
    assert SPACES_OF_SIZE["extra_large"] == 4
