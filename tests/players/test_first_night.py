"""The first night: ready people, no questions before the first turn, and a fight that comes soon and is won."""

from tests.players.first_night_search import LEAST_HOME, MOST_LOSE, PEOPLE, come_home, first_fight, lost_by, wins_it_all

from lantern.content.loader import load
from lantern.core.play import Waiting
from lantern.players.first_night import begin_first_night, first_night
from lantern.players.setting_up import is_setting_up
from lantern.rules.table.state import State
from lantern.rules.turn.setup import INTRODUCTORY_MISSION

AGAIN = "choose another seed: python -m tests.players.first_night_search --write"


def test_nobody_is_asked_before_the_first_turn() -> None:
    night = first_night()

    play = begin_first_night(night, "en")

    assert isinstance(play.outcome, Waiting)
    assert not is_setting_up(play)
    assert play.engine.state.turn == 1
    state = play.engine.state
    assert isinstance(state, State)
    heroes = state.heroes
    assert [(hero.name, hero.nickname) for hero in heroes.values()] == [(one.name, one.nickname["en"]) for one in night.heroes]
    assert {hero.id: (hero.upgrades[0], hero.bag[0]) for hero in heroes.values()} == {
        one.hero_class: (one.answers["starting-upgrade"], one.answers["free-token"]) for one in night.heroes
    }
    assert state.light_bearer == night.light
    assert state.policies == {"party": {"enemy-order": "never"}}


def test_it_is_the_introductory_mission_by_its_own_rules() -> None:
    setup = first_night().setup("it")

    assert setup.mission == INTRODUCTORY_MISSION
    assert setup.options == {"basic_game": True}
    assert [person.nickname for person in setup.people] == [one.nickname["it"] for one in first_night().heroes]


def test_everything_is_said_in_both_languages() -> None:
    night = first_night()
    said = [night.title, *night.story, *(goal.text for goal in night.goals)]
    said += [text for one in night.heroes for text in (one.nickname, one.about)]

    assert all(set(text) == {"en", "it"} and all(text.values()) for text in said)
    assert {one.hero_class for one in night.heroes} <= set(load().heroes)


def test_the_first_fight_comes_soon_and_is_won() -> None:
    fight = first_fight(first_night())

    assert fight.good, f"{fight}; {AGAIN}"


def test_people_who_do_something_else_win_it_too() -> None:
    lost = lost_by(first_night())

    assert lost <= MOST_LOSE, f"{lost} of {PEOPLE} do not; {AGAIN}"


def test_the_sensible_player_comes_home() -> None:
    assert wins_it_all(first_night()), AGAIN


def test_most_people_come_home() -> None:
    home = come_home(first_night())

    assert home >= LEAST_HOME, f"{home} of {PEOPLE} do; {AGAIN}"
