"""One list of what changes results of charts: every roll on any chart asks it, and nobody rolls on a chart elsewhere."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from lantern.content.loader import OWN_PACKS, load
from lantern.rules.darkness.depth_track import rolled_depth_event
from lantern.rules.harm import charts
from lantern.rules.table.events import DepthEventCame

LIBRARY = OWN_PACKS.parent
#: Where dice are rolled on charts.
HOME = LIBRARY / "rules" / "harm" / "charts.py"
CHARTS = sorted(load(user=False).charts)


@pytest.fixture
def asked(monkeypatch):
    """Add a change of 1 to the list, and keep for which charts it was asked."""
    seen: list[tuple[str | None, str]] = []

    def one_more(_, hero, chart: str) -> int:
        seen.append((hero.id if hero is not None else None, chart))
        return 1

    monkeypatch.setattr(charts, "CHART_CHANGES", [*charts.CHART_CHANGES, one_more])
    return seen


@pytest.mark.parametrize("chart", CHARTS)
@pytest.mark.proves("MUT-23")
def test_every_chart_asks_the_list(on_the_way, asked, chart):
    game = on_the_way()
    game.begin_step([], holding=False)
    hero = next(iter(game.state.heroes.values()))
    content = game.content.charts[chart]
    game.state.streams.fixed_dice = {chart: [1] * {"D6": 1, "3D6": 3}.get(content.die, 2)}
    lowest = {"D6": 1, "3D6": 3, "D36": 11}.get(content.die, 2)
    assert charts.chart_result(game, hero, chart) == min(lowest + 1, content.rows[-1].high)
    assert asked == [(hero.id, chart)]


def test_a_depth_event_asks_it_for_all(on_the_way, asked):
    game = on_the_way()
    game.begin_step([], holding=False)
    game.state.streams.fixed_dice = {"depth-event": [2]}
    rolled_depth_event(game)
    [event] = [event for event in game.events if isinstance(event, DepthEventCame)]
    assert (event.number, asked) == (3, [(None, event.chart)])


def _calls(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id


def test_nobody_else_rolls_on_a_chart():
    """Whoever carries out a row got its number from the one place that rolls."""
    rooms = [path for room in ("rules", "campaign", "packs") for path in (LIBRARY / room).rglob("*.py")]
    only_telling = {LIBRARY / "rules" / "words.py", LIBRARY / "campaign" / "chances.py"}
    carrying_out = [path for path in rooms if path not in {HOME, *only_telling} and "chart_row" in _calls(path)]
    assert len(carrying_out) >= 3
    for path in carrying_out:
        assert {"chart_result", "final_roll", "roll_for_row", "roll_on_chart"} & set(_calls(path)), path
