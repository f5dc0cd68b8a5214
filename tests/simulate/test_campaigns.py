"""Campaigns by bots: a number names one, books are closed to the last coin, an interrupted run goes on, faults are told."""

from pathlib import Path

import pytest
from msgspec import structs

from lantern.cli.app import run as command
from lantern.content.loader import load
from lantern.rules.table import events
from lantern.rules.table.state import Hero
from lantern.simulate import campaigns as runs
from lantern.simulate.books import balance_of, problems_of_the_books, purses
from lantern.simulate.campaigns import AdventureRow, CampaignOutcome, play_campaign, play_campaigns
from lantern.simulate.campaigns_text import campaigns_text
from lantern.simulate.plot import line_plot


@pytest.fixture(scope="module")
def two() -> CampaignOutcome:
    return play_campaign(3, adventures=2)


def test_a_campaign_is_played_through_mine_road_and_town(two: CampaignOutcome) -> None:
    assert two.fault is None
    assert [row.mission for row in two.rows][:1] == ["scouting-party"]
    assert len(two.rows) == 2
    again = play_campaign(3, adventures=2)
    assert structs.replace(again, seconds=0.0) == structs.replace(two, seconds=0.0)


def test_books_are_counted_from_what_happened() -> None:
    happened = [
        events.Gained("ada", "gold", 50),
        events.Lost("ada", "gold", 20),
        events.Gave("ada", "gold", "belle", 10),
        events.Gained("ada", "grit", 1),
    ]
    assert dict(balance_of(happened)) == {("ada", "gold"): 20, ("belle", "gold"): 10}
    ada = Hero(id="ada", hero_class="gunslinger", name="Ada", gold=25)
    before = {"ada": {"gold": 5, "dark_stone": 0, "xp": 0}}
    assert problems_of_the_books(before, happened, [ada]) == []
    ada.gold = 26
    assert problems_of_the_books(before, happened, [ada]) == ["ada has 26 gold, and by what happened it should be 25"]
    assert purses([ada])["ada"]["gold"] == 26


def test_a_coin_that_nobody_was_told_of_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "purses", lambda heroes: {hero.id: {"gold": 1, "dark_stone": 0, "xp": 0} for hero in heroes})
    outcome = play_campaign(3, adventures=1)
    assert outcome.ended == "error"
    assert outcome.fault is not None
    assert "by what happened it should be" in outcome.fault.error


def test_an_interrupted_run_goes_on(two: CampaignOutcome, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, played = tmp_path / "kept", []

    def play(number: int, **_: object) -> CampaignOutcome:
        played.append(number)
        if number == 1 and len(played) == 2:
            raise KeyboardInterrupt
        return structs.replace(two, number=number)

    monkeypatch.setattr(runs, "play_campaign", play)
    with pytest.raises(KeyboardInterrupt):
        play_campaigns(3, 2, 1, kept, tmp_path)
    assert [outcome.number for outcome in play_campaigns(3, 2, 1, kept, tmp_path)] == [0, 1, 2]
    assert played == [0, 1, 1, 2]


def test_the_page_compares_new_and_seasoned_posses_on_the_same_missions() -> None:
    def campaign(number: int, level: float, result: str) -> CampaignOutcome:
        row = AdventureRow("escape", result, 4, level, 100, 2, 0, 0)
        return CampaignOutcome(number, 4, [row], "played", 10, 1.0, {"whiskey": 2})

    outcomes = [campaign(number, 1.0, "fled") for number in range(3)] + [campaign(number, 5.0, "won") for number in range(3, 6)]
    page = campaigns_text(load(user=False), outcomes, 1, "images")
    assert "| escape | 0 % | 3 | 100 % | 3 |" in page
    assert "| whiskey | 100 % | 12 |" in page
    assert "Never had:" in page


def test_a_plot_has_a_gap_where_nothing_is_known() -> None:
    drawn = line_plot("Wins", {"all": [10.0, None, 30.0]}, " %", 100.0)
    assert drawn.count('<path d="M') >= 2
    assert "Wins" in drawn
    assert "nan" not in drawn.lower()


def test_the_command_writes_the_page_and_its_plots(tmp_path: Path) -> None:
    page = tmp_path / "campaigns.md"
    assert command(["campaigns", "--count", "1", "--adventures", "1", "--jobs", "1", "--to", str(page)]) == 0
    assert "# How posses fare" in page.read_text("utf-8")
    assert {path.name for path in (tmp_path / "images" / "campaigns").iterdir()} == {
        "wins.svg",
        "levels.svg",
        "purses.svg",
        "deaths.svg",
    }
