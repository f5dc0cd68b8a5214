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


def test_every_kind_of_question_has_its_line():
    assert set(QUESTIONS) == {name for name in named("ask-") if not name.endswith("-seen")}


def test_what_all_scenarios_see_of_the_game():
    """One look at all scenarios: it takes long."""
    seen = all_seen()
    assert seen.broken == [], "every question can be said"
    assert seen.kinds == set(QUESTIONS), "some scenario asks every kind of question"
    assert seen.undeclared == set(), "every question is as its kind is declared"
    assert seen.options == set(option_classes()), "some scenario offers every option"
    assert seen.unreadable == [], "whatever happens can be read"
    assert seen.random == set(CHOICES), "every choice by chance is explained"
