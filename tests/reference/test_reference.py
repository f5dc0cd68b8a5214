"""The reference for language models names everything that they meet, and is written from what the program does."""

from typing import get_args

import pytest

from lantern.campaign.between import ChapterKind
from lantern.cli.app import run
from lantern.reference import GAME, ask_text, reference_text
from lantern.rulebook import load
from lantern.rules.kinds import QUESTIONS
from lantern.rules.table.state import Phase
from lantern.server.wire import Update
from lantern.views.questions import FORMS, QuestionForm
from lantern.views.table import TableView

TEXT = reference_text()


def test_it_names_every_form_of_question_every_phase_and_every_kind_of_chapter():
    assert set(FORMS.values()) == set(get_args(QuestionForm))
    for form in get_args(QuestionForm):
        assert f"- `{form}`: " in TEXT
    for phase in get_args(Phase):
        assert f"- `{phase}`: " in TEXT
    for chapter in get_args(ChapterKind):
        assert f"`{chapter}`" in TEXT


def test_it_tells_every_kind_of_question_as_it_is_asked():
    for kind in QUESTIONS.values():
        assert f"- `{kind.name}` ({FORMS[kind.form]}): {ask_text(kind.name)}\n" in TEXT


def test_what_it_says_is_in_the_view_is_there():
    part = TEXT.partition("## What the view of a table tells")[2].partition("\n## ")[0]
    heads = [word for line in part.splitlines() if line.startswith("- ") for word in line.partition(":")[0].split("`")[1::2]]
    assert len(heads) > 10
    assert set(heads) <= {*TableView.__struct_fields__, *Update.__struct_fields__}


def test_it_is_short_enough_to_be_read_at_once():
    assert 8_000 < len(GAME.read_text(encoding="utf-8")) < 12_000
    assert len(TEXT) < 30_000


def test_chapters_of_the_rulebook_are_appended(capsys):
    assert run(["reference"]) == 0
    assert capsys.readouterr().out == TEXT
    assert run(["reference", "--rules", "4", "movement"]) == 0
    more = capsys.readouterr().out.removeprefix(TEXT)
    chapters = [chapter for chapter in load().chapters if chapter.number in {"04", "05"}]
    for rule in (rule for chapter in chapters for rule in chapter.rules):
        assert f"\n{rule.id} {rule.title}" in more
    assert "DEPTH-01 " not in more
    assert "(house)" in more


def test_the_whole_rulebook_is_appended():
    whole = reference_text(["all"])
    assert all(f"\n{rule.id} {rule.title}" in whole for rule in load().rules)


@pytest.mark.parametrize("name", ["99", "nothing", ""])
def test_a_chapter_that_is_not_there_is_told(name, capsys):
    assert run(["reference", "--rules", name]) == 2
    assert "There are 01 Dice and cards" in capsys.readouterr().err
