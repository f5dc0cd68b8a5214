"""The page on balance: a number names an adventure, an interrupted run goes on, nothing that failed is hidden."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from lantern.cli.app import run as command
from lantern.content.loader import load
from lantern.core.questions import Question
from lantern.core.table import Insider
from lantern.simulate import balance as runs
from lantern.simulate.balance import play_plan
from lantern.simulate.balance_text import balance_text
from lantern.simulate.bots import PLAYERS
from lantern.simulate.plan import planned
from lantern.simulate.tables import tables
from lantern.simulate.watched_game import AdventureOutcome, play_planned


def plain(outcome: AdventureOutcome) -> AdventureOutcome:
    """Leave out what depends on the machine."""
    return structs.replace(outcome, thinking=0.0, seconds=0.0)


@pytest.fixture(scope="module")
def few() -> list[AdventureOutcome]:
    return [play_planned(number) for number in range(5)]


def test_the_plan_covers_every_mission_party_size_and_table() -> None:
    content = load(user=False)
    plans = [planned(content, number) for number in range(2000)]
    missions = [plan for plan in plans if plan.part == "missions"]
    cells = {(plan.setup.mission, len(plan.setup.heroes)) for plan in missions}
    assert cells == {(mission, heroes) for mission in content.missions for heroes in range(1, 7)}
    assert {plan.table for plan in missions} == {"revised"}
    others = [plan for plan in plans if plan.part == "tables"]
    assert {plan.table for plan in others} == {table.name for table in tables(content)} - {"revised"}
    for part in ("tables", "random"):
        found = [plan for plan in plans if plan.part == part]
        assert {plan.setup.mission for plan in found} == set(content.missions)
        assert all(len({len(plan.setup.heroes) for plan in found if plan.table == table}) > 2 for table in ("classic", "basic"))
    assert {plan.players for plan in plans if plan.part == "random"} == {"random"}
    assert len({plan.setup.heroes[0] for plan in missions}) == len(content.heroes)


def test_a_number_names_an_adventure(few: list[AdventureOutcome]) -> None:
    assert plain(play_planned(3)) == plain(few[3])
    assert few[3].answers > 10
    assert all(outcome.fault is None for outcome in few)


def test_an_interrupted_run_goes_on(few: list[AdventureOutcome], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, played = tmp_path / "kept", []

    def play(number: int, *, packs: tuple[str, ...], sets: tuple[str, ...], faults: str, drawn: int) -> AdventureOutcome:
        played.append(number)
        if number == 3 and len(played) < 5:
            raise KeyboardInterrupt(packs, sets, faults, drawn)
        return few[number]

    monkeypatch.setattr(runs, "play_planned", play)
    with pytest.raises(KeyboardInterrupt):
        play_plan(5, 1, kept, tmp_path)
    kept.write_bytes(kept.read_bytes()[:-20])  # killed in the middle of a line
    assert play_plan(5, 1, kept, tmp_path) == few
    assert played == [0, 1, 2, 3, 2, 3, 4]
    assert play_plan(5, 1, kept, tmp_path) == few
    assert len(played) == 7
    kept.write_bytes(kept.read_bytes().replace(b'"version":"', b'"version":"before-'))
    assert play_plan(5, 1, kept, tmp_path) == few
    assert len(played) == 12


def test_the_page_is_the_same_for_the_same_games_apart_from_one_line(few: list[AdventureOutcome]) -> None:
    content = load(user=False)
    slower = [structs.replace(outcome, seconds=outcome.seconds * 2, thinking=1.0) for outcome in few]
    one, other = (balance_text(content, outcomes, 2).splitlines() for outcomes in (few, slower))
    assert len(one) == len(other)
    assert sum(a != b for a, b in zip(one, other, strict=True)) == 1
    assert f"| {planned(content, 0).setup.mission} | 0 % (1) |" in "\n".join(one) or few[0].result == "won"
    assert "No adventure failed" in "\n".join(one)


def test_an_adventure_that_fails_is_told_with_its_journal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Stumbles:
        def __init__(self, seed: int) -> None:
            self.player = PLAYERS["random"](seed)
            self.answers = 0

        def answer(self, seen: Any, question: Question) -> Any:
            self.answers += 1
            if self.answers > 20:
                raise RuntimeError("stumbled")
            return self.player.answer(seen, question)

    monkeypatch.setitem(PLAYERS, "heuristic", Stumbles)
    outcome = play_planned(0, faults=str(tmp_path))
    assert outcome.result == "error"
    assert outcome.fault is not None
    assert outcome.fault.answers == 20
    assert (tmp_path / "0.json").exists()
    page = balance_text(load(user=False), [outcome], 1)
    assert "1 adventures failed" in page
    assert "RuntimeError: stumbled" in page


def test_something_wrong_in_a_game_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheats(Insider):
        def __init__(self, seed: int) -> None:
            self.player = PLAYERS["random"](seed)

        def answer(self, game: Any, question: Question) -> Any:
            game.state.decks["loot"].cards.append("gold-bars")
            return game.consult(self.player, question)

    monkeypatch.setitem(PLAYERS, "heuristic", Cheats)
    outcome = play_planned(0)
    assert outcome.fault is not None
    assert "deck loot" in outcome.fault.error


def test_the_command_writes_the_page_and_plays_a_game_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    assert command(["balance", "--games", "2", "--jobs", "1", "--to", str(page)]) == 0
    assert "## Mission by mission" in page.read_text(encoding="utf-8")
    assert sorted(tmp_path.iterdir()) == [page]
    assert command(["balance", "--replay", "1"]) == 0
    assert "--- Turn 1 ---" in capsys.readouterr().out
