"""Cards that are drawn together lie somewhere while somebody is asked about the next of them."""

from __future__ import annotations

from typing import Any

import pytest

from lantern.core.questions import Answer, Question
from lantern.rules.invariants import check_invariants
from lantern.scenarios.run import Script, run_scenario

TWO_OF_THEM = {
    "title": "Of two Artifacts one is kept",
    "proves": [],
    "ask": ["redraw"],
    "given": {"heroes": [{"class": "gunslinger", "at": "12", "items": ["silver-dice"]}]},
    "when": [
        {"perform": [{"draw": {"deck": "artifact", "count": 2, "keep_one": True}}], "by": "gunslinger"},
        {"answer": "no", "to": "redraw"},
        {"answer": "no", "to": "redraw"},
        {"answer": "lost-army-pistol:1", "to": "card-to-keep"},
    ],
}


def test_no_card_is_nowhere_while_another_is_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Script.answer
    wrong: list[tuple[str, str]] = []

    def look(script: Script, shown: Any, question: Question) -> Answer | None:
        assert script.run is not None
        wrong.extend((question.kind, each) for each in check_invariants(script.run.game) if each.startswith("deck artifact"))
        return plain(script, shown, question)

    monkeypatch.setattr(Script, "answer", look)
    assert run_scenario(TWO_OF_THEM) == []
    assert wrong == []
