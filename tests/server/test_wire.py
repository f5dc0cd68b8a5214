"""The types of the page are those of the server, and what is sent has them."""

from pathlib import Path

import msgspec
import pytest

from lantern.content.language import is_complete
from lantern.rules.table import events
from lantern.server.schema import WIRE_TS, typescript
from lantern.server.wire import Update
from lantern.views.lobby import LobbyView
from lantern.views.log import FACTS, Facts

ROOT = Path(__file__).parents[2]
FIXTURES = sorted((ROOT / "web" / "tests" / "fixtures").glob("*.json"))


def test_the_types_of_the_page_are_those_of_the_server():
    written = (ROOT / WIRE_TS).read_text(encoding="utf-8")
    assert written == typescript(), "stale: run `python -m lantern.server.schema`"


def test_every_type_is_written_once_and_every_name_is_known():
    text = typescript()
    names = [line.split()[2] for line in text.splitlines() if line.startswith("export interface ")]
    assert len(names) == len(set(names)) > 40
    assert "export type Message = Update | Change | Presence | Refused | Done | Gone" in text
    assert text.count("unknown") == text.count("  path: string\n  value: unknown\n") == 1


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_the_views_that_the_page_is_tested_with_are_still_views(path):
    kind = LobbyView if path.stem.startswith("lobby") else Update
    msgspec.json.decode(path.read_bytes(), type=kind)
    assert is_complete(path.read_text(encoding="utf-8"))


def test_there_are_views_to_test_the_page_with():
    assert {"fight", "hits", "reroll", "room", "start", "won", "lost", "lobby.en", "lobby.it"} <= {p.stem for p in FIXTURES}


def test_every_event_says_which_of_its_facts_are_sent():
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, events.Event)}
    assert set(FACTS) == kinds - {events.Event}
    for kind, facts in FACTS.items():
        assert set(facts) <= set(kind.__struct_fields__)
        assert set(facts.values()) <= set(Facts.__struct_fields__)
