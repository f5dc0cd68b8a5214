"""The page about scenarios says what the code says."""

from tests.scenario_runner import questions_page
from tests.scenario_runner.scenarios_page import CHOICES, PAGE, TABLES, named, refreshed, tables_on
from tests.scenario_runner.seen import all_seen, option_classes

from lantern.rules.kinds import QUESTIONS


def test_the_tables_of_the_page_are_true():
    """If this fails, run `python -m tests.scenario_runner.scenarios_page` and read what has changed."""
    page = PAGE.read_text(encoding="utf-8")
    assert page == refreshed(page)


def test_the_page_has_every_table_once():
    assert sorted(tables_on(PAGE.read_text(encoding="utf-8"))) == sorted(TABLES)


def test_the_page_of_questions_is_true():
    """If this fails, run `python -m tests.scenario_runner.questions_page` and read what has changed."""
    assert questions_page.PAGE.read_text(encoding="utf-8") == questions_page.written()


def test_some_scenario_asks_every_kind_of_question():
    assert set(QUESTIONS) == {name for name in named("ask-") if not name.endswith("-seen")}
    assert all_seen().kinds == set(QUESTIONS)


def test_every_question_is_as_its_kind_is_declared():
    assert all_seen().undeclared == set()


def test_some_scenario_offers_every_option():
    assert all_seen().options == set(option_classes())


def test_whatever_happens_can_be_read():
    assert all_seen().unreadable == []


def test_every_choice_by_chance_is_explained():
    assert all_seen().random == set(CHOICES)
