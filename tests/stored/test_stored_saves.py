"""Saves of older versions open: where they stood, with what the heroes had, and they can be played on to their end."""

from __future__ import annotations

import lzma
from pathlib import Path
from typing import Any

import pytest
import yaml
from litestar.testing import TestClient
from tests.server.people import Person, plain

from lantern.content.loader import load
from lantern.core.journal import read_journal
from lantern.core.play import Play, Waiting
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.table import game_of, open_journal
from lantern.rules.table.state import ChapterState
from lantern.server.app import new_app

HERE = Path(__file__).parent
SAVES = sorted(HERE.glob("version-*/*.lantern.xz"))
TABLES = sorted(HERE.glob("version-*/table.sqlite.xz"))
FACTS: dict[str, Any] = yaml.safe_load((HERE / "facts.yaml").read_text())


def facts_of(play: Play[ChapterState]) -> dict[str, Any]:
    """Tell what a player would look for first when a game is opened."""
    state = game_of(play).state
    return {
        "mission": state.mission,
        "turn": state.turn,
        "darkness": state.darkness,
        "tiles": [placed.tile for placed in state.placements],
        "heroes": {
            hero.id: {
                "gold": hero.gold,
                "xp": hero.xp,
                "grit": hero.grit,
                "wounds": hero.wounds,
                "sanity_damage": hero.sanity_damage,
                "bag": hero.bag,
                "items": sorted(held.id for held in hero.items),
                "conditions": [condition.id for condition in hero.conditions],
            }
            for hero in state.heroes.values()
        },
    }


def play_on(play: Play[ChapterState], answers: int = 2_000) -> None:
    """Let the sensible player go on with a game until it is over."""
    player = HeuristicPlayer(1)
    for _ in range(answers):
        if not isinstance(play.outcome, Waiting):
            return
        number, question = next(iter(play.outcome.questions.items()))
        answer = game_of(play).consult(player, question)
        assert answer is not None
        play.answer(answer, number)


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_save_opens_where_it_was_left(path: Path):
    journal = read_journal(lzma.decompress(path.read_bytes()), path.name)
    steps = len(journal.steps)
    play = open_journal(journal, path.name, content=load())
    assert isinstance(play.outcome, Waiting)
    assert len(play.journal.steps) == steps
    play.engine.restore(play.journal.checkpoint())
    assert facts_of(play) == FACTS[f"{path.parent.name}/{path.name}"]


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_save_is_played_on_to_its_end(path: Path):
    play = open_journal(read_journal(lzma.decompress(path.read_bytes()), path.name), path.name, content=load())
    play_on(play)
    assert game_of(play).state.result is not None


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.parent.name)
def test_the_games_of_a_table_open_with_their_seats(path: Path, tmp_path: Path):
    kept = tmp_path / "table.sqlite"
    kept.write_bytes(lzma.decompress(path.read_bytes()))
    tokens = [line.split() for line in path.with_name("table.tokens").read_text().splitlines()]
    with TestClient(new_app(kept), base_url="http://127.0.0.1") as client:
        for table, token in tokens:
            person = Person(client, table, token)
            seen = person.look()["table"]
            assert not seen["watching"]
            person.answer(plain(person.question())).raise_for_status()
            assert person.look()["table"]["version"] > seen["version"]
        first = Person(client, *tokens[0])
        first.undo().raise_for_status()
        first.redo().raise_for_status()
