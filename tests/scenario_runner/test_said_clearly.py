"""What is wrong with a scenario is one clear message: where in the file, what was asked or rolled, what is possible."""

from typing import Any

import pytest

from lantern.content.loader import load
from lantern.scenarios.run import MODES, run_scenario

GIVEN: dict[str, Any] = {
    "board": "long-passage",
    "heroes": [{"class": "us-marshal", "at": "05", "bag": ["bandages"], "wounds": 2}],
    "enemies": [{"kind": "hungry-dead", "at": "04", "escape": 4}],
}
DICE = {"move": [5], "escape": [3], "willpower": [6]}
TWO: dict[str, Any] = {
    "board": "long-passage",
    "heroes": [{"class": "us-marshal", "at": "05"}, {"class": "gunslinger", "at": "07"}],
}
DAMAGE_A_RANDOM_HERO = [{"wounds": {"who": "random_hero", "count": 1}}]


def failures(mode: str = "straight", **changes: Any) -> list[str]:
    file = {"given": GIVEN, "dice": DICE, "when": [{"activate": "us-marshal"}, {"answer": "escape"}, {"answer": "done"}]}
    return run_scenario({**file, **changes}, mode)


def one(found: list[str]) -> str:
    assert len(found) == 1, found
    assert "Traceback" not in found[0]
    assert "\n" not in found[0]
    return found[0]


@pytest.mark.parametrize("mode", MODES)
def test_a_wrong_answer_is_one_message(mode):
    message = one(failures(mode, when=[{"activate": "us-marshal"}, {"answer": "fly"}]))
    assert message.startswith("when[1].answer: 'fly' is no answer to 'move' asked of us-marshal")
    assert "escape, grit, stop" in message


@pytest.mark.parametrize("mode", MODES)
def test_an_answer_to_another_question_is_one_message(mode):
    message = one(failures(mode, when=[{"activate": "us-marshal"}, {"answer": "yes", "to": "revive"}]))
    assert message.startswith("when[1]: the answer is for 'revive', but open is 'move' asked of us-marshal")


@pytest.mark.parametrize("mode", MODES)
def test_a_question_that_was_passed_over_is_named(mode):
    when = [{"activate": "us-marshal"}, {"answer": "escape"}, {"answer": "none", "to": "reroll"}]
    message = one(failures(mode, when=when))
    assert "'reroll' was not asked of us-marshal but took its default 'none'; put it under `ask`" in message


@pytest.mark.parametrize("mode", MODES)
def test_an_answer_that_was_the_only_one_is_named(mode):
    *known, last = [upgrade for track in load(user=False).tracks_of("us-marshal").values() for upgrade in track]
    hero = {"class": "us-marshal", "level": 2, "xp": 9000, "upgrades": known}
    given = {"chapter": "gathering", "phase": "ready", "mission": "exploration", "heroes": [hero]}
    when = [{"step": "next"}, {"any_time": "us-marshal/level-up"}, {"answer": last, "to": "level-upgrade"}]
    message = one(failures(mode, given=given, ask=["set-out"], dice={"bonus-us-marshal": [5, 6]}, when=when))
    assert f"'level-upgrade' was not asked of us-marshal: '{last}' was its only answer, and was taken" in message


def test_a_card_that_is_not_in_a_deck_is_named():
    then = [{"deck": "map-mines", "has": ["burning-room", "the-walls-breathe"]}]
    assert "the-walls-breathe" in one(failures(when=[], dice={}, then=then))
    assert failures(when=[], dice={}, then=[{"deck": "map-mines", "has": ["burning-room"]}]) == []


@pytest.mark.parametrize("mode", MODES)
def test_an_action_that_is_not_possible_at_any_time_is_one_message(mode):
    message = one(failures(mode, when=[{"activate": "us-marshal"}, {"any_time": "us-marshal/use:whiskey"}]))
    assert message.startswith("when[1]: 'us-marshal/use:whiskey' cannot be done now")
    assert "us-marshal/use:bandages" in message


@pytest.mark.parametrize("mode", MODES)
def test_a_number_out_of_range_is_one_message_with_its_place(mode):
    given = {**GIVEN, "heroes": [{"class": "us-marshal", "at": "05", "wounds": 2, "sanity_damage": 2}], "enemies": []}
    heal = [{"perform": [{"heal": {"mix": 3}}], "by": "us-marshal"}, {"answer": 9}]
    message = one(failures(mode, given=given, dice={}, when=heal))
    assert message.startswith("when[1].answer: ")
    assert "9" in message


@pytest.mark.parametrize("mode", MODES)
def test_dice_that_run_out_are_one_message_with_what_was_rolled(mode):
    message = one(failures(mode, dice={"move": [5], "escape": [], "willpower": [6]}))
    assert message.startswith("when[1] ")
    assert "The fixed dice for 'escape' have run out" in message
    assert "The file fixes []" in message
    assert "Rolled before: willpower 6; move 5" in message


@pytest.mark.parametrize("mode", MODES)
def test_dice_in_order_that_run_out_name_what_they_were_rolled_for(mode):
    message = one(failures(mode, dice=[6, 5]))
    assert "'escape'" in message
    assert "Rolled before: willpower 6; move 5" in message


def test_the_first_word_of_a_key_will_do_if_it_is_the_only_one():
    given = {"board": "long-passage", "heroes": [{"class": "us-marshal", "at": "05", "items": ["shotgun"]}]}
    file = {"given": given, "dice": {"move": [3], "scavenge": [1, 2, 3]}}
    assert run_scenario({**file, "when": [{"activate": "us-marshal"}, {"answer": "stop"}, {"answer": "scavenge"}]}) == []
    message = one(failures(dice={}, when=[{"do": "us-marshal/discard"}, {"answer": "discard"}]))
    assert "'discard' is no answer to 'throw-away' asked of us-marshal (answers: discard:" in message


@pytest.mark.parametrize("mode", MODES)
def test_what_failed_before_is_shown_too(mode):
    when = [{"activate": "us-marshal"}, {"expect": [{"hero": "us-marshal", "grit": 2}]}, {"answer": "fly"}]
    found = failures(mode, when=when)
    assert found[0] == "when[1].expect[0] us-marshal.grit: expected 2, found 1"
    assert found[1].startswith("when[2].answer: 'fly' is no answer")
    assert len(found) == 2


# -- chance --------------------------------------------------------------------------------------


def test_a_choice_that_must_not_be_made_fails_when_it_is_made():
    harm = [{"perform": DAMAGE_A_RANDOM_HERO}]
    assert failures(given=TWO, dice={}, when=harm, random={"random-hero": ["gunslinger"]}) == []
    assert failures(given=TWO, dice={}, when=[], random={"random-hero": []}) == []
    message = one(failures(given=TWO, dice={}, when=harm, random={"random-hero": []}))
    assert "The fixed choices for 'random-hero' have run out" in message
    assert "us-marshal, gunslinger" in message


def test_a_choice_too_many_fails():
    harm = [{"perform": DAMAGE_A_RANDOM_HERO * 2}]
    assert "have run out" in one(failures(given=TWO, dice={}, when=harm, random={"random-hero": ["gunslinger"]}))
    assert failures(given=TWO, dice={}, when=harm, random={"random-hero": ["gunslinger"] * 2}) == []


def test_a_choice_too_few_fails():
    message = one(failures(given=TWO, dice={}, when=[], random={"random-hero": ["gunslinger"]}))
    assert message == "random.random-hero: expected all fixed choices to be made, found ['gunslinger'] left over"


def test_one_of_one_is_no_choice():
    harm = [{"perform": DAMAGE_A_RANDOM_HERO}]
    assert failures(dice={}, when=harm, random={"random-hero": []}) == []


def test_a_space_that_must_not_be_chosen_by_chance():
    given = {**TWO, "enemies": [{"kind": "hungry-dead", "at": "01"}]}
    message = one(failures(given=given, dice={}, when=[{"ambush": {"hungry-dead": 1}}], random={"ambush-space": []}))
    assert "The fixed choices for 'ambush-space' have run out" in message


# -- what may be done ----------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
def test_what_is_done_must_be_legal(mode):
    message = one(failures(mode, dice={}, when=[{"do": "us-marshal/use:whiskey"}]))
    assert message.startswith("when[0].do: 'us-marshal/use:whiskey' cannot be done now. Possible: ")
    assert "us-marshal/use:bandages" in message
    assert "force: true" in message


def test_what_is_not_legal_can_be_forced():
    given = {**TWO, "enemies": [{"kind": "hungry-dead", "at": "06"}], "heroes": [
        {"class": "us-marshal", "at": "05", "ko": True, "items": ["shotgun"]}, {"class": "gunslinger", "at": "07"},
    ]}  # fmt: skip
    give = {"do": "us-marshal/give:shotgun:gunslinger"}
    assert "cannot be done now" in one(failures(given=given, dice={}, when=[give]))
    then = [{"hero": "us-marshal", "items": []}]
    assert failures(given=given, dice={}, when=[{**give, "force": True}], then=then) == []


# -- decks ---------------------------------------------------------------------------------------


def test_the_decks_of_another_world_are_stacked_before_it_is_found():
    given = {
        "heroes": [{"class": "us-marshal", "at": "01"}],
        "doors": {"0:N": "gate"},
        "decks": {"map-targa-plateau": ["narrow-crevasse"]},
    }
    when = [{"activate": "us-marshal"}, {"answer": "stop"}, {"answer": "gate:0:0"}]
    then = [{"tile": 1, "is": "narrow-crevasse", "world": "targa-plateau"}]
    file = {"given": given, "dice": {"move": [2]}, "random": {"world": ["targa-plateau"]}, "when": when, "then": then}
    assert run_scenario(file) == []
    bad = {**given, "decks": {"map-targa-platau": []}}
    assert 'Did you mean "map-targa-plateau"?' in one(run_scenario({**file, "given": bad}))


@pytest.mark.parametrize(
    ("deck", "instead"), [("threat-medium", "attack: {threat: medium}"), ("map-mines", "board"), ("exploration", "reveal: 1")]
)
def test_a_deck_of_which_nothing_is_drawn_says_what_to_write(deck, instead):
    message = one(failures(dice={}, when=[{"draw": deck}]))
    assert f"cards of '{deck}' are not drawn by themselves" in message
    assert instead in message


# -- what is not there ---------------------------------------------------------------------------


def test_an_enemy_that_never_was_is_not_dead():
    given = {**TWO, "enemies": [{"kind": "hungry-dead", "at": "06"}]}
    message = one(failures(given=given, dice={}, when=[], then=[{"enemy": "hungry-dead-9", "dead": True}]))
    assert 'there is no enemy "hungry-dead-9". Did you mean "hungry-dead-1"?' in message


def test_a_fight_that_is_not_on_does_not_end():
    given = {"heroes": [{"class": "us-marshal"}]}
    assert "no fight is on" in one(failures(given=given, dice={}, when=[{"step": "fight-end"}]))
