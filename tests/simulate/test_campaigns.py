"""Campaigns by bots: a number names one, books are closed to the last coin, an interrupted run goes on, faults are told."""

from pathlib import Path
from typing import get_args

import pytest
from msgspec import structs

from lantern.campaign.posse import Posse
from lantern.campaign.records import new_record
from lantern.campaign.riches import balance_of
from lantern.cli.app import run as command
from lantern.content.library import Content
from lantern.content.loader import load
from lantern.content.towns import TownOption
from lantern.core.journal import Header, Journal
from lantern.core.play import run_to_end
from lantern.core.table import solo
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.setups import GatheringSetup, Setup, new_chapter
from lantern.rules.table import events
from lantern.rules.table.state import Hero
from lantern.simulate import campaigns as runs
from lantern.simulate import growth
from lantern.simulate.books import brought_along, problems_of_the_books, purses
from lantern.simulate.campaigns import USUAL, AdventureRow, CampaignOutcome, first_setup, play_campaign, play_campaigns
from lantern.simulate.campaigns_text import campaigns_text, plots
from lantern.simulate.fortunes import Spree, play_spree, town_for, type_found
from lantern.simulate.growth import Growth, Trial
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


def test_the_page_compares_new_heroes_and_grown_posses_on_the_same_missions() -> None:
    trials = [Trial("escape", False, True, True, False), Trial("overload", True, True, True, False)]
    growths = [Growth(0, 4, 12, 4, 4.0, trials), Growth(1, 3, 30, 0, 0.0, [])]
    row = AdventureRow("escape", "won", 4, 1.0, 100, 2, 0, 0)
    outcomes = [CampaignOutcome(0, 4, [row], "played", 10, 1.0, {"whiskey": 2}, {"whiskey": 1}, 4)]
    sprees = [Spree(0, 3, {"duster": 2, "whiskey": 4}), Spree(1, 2, {"duster": 1})]
    page = campaigns_text(load(user=False), outcomes, growths, sprees, 1, USUAL, "images")
    assert "Before one answer in 5 the whole game is looked at" in page
    assert "One chapter in 3 is lived through once more as people do" in page
    assert "2 posses of new heroes played campaigns of their own" in page
    assert "1 of them\ncame to it, after 12 adventures on average" in page
    assert "| escape | 0 % | 100 % | 100 % | 0 % |" in page
    assert "| **all** | 50 % | 100 % | 100 % | 0 % |" in page
    assert "the grown win 100 % where new heroes win 50 %;\nwith those of the grown, 100 % where new heroes win 0 %" in page
    assert "| whiskey | $50 | 25.0 % | 100 % | 2 |" in page
    assert "goods and services of the towns 1 were had. Had in every stay: nothing." in page
    assert "Had at least once in every campaign: whiskey (25.0 % of the stays). Never had:" in page
    assert "duster ($1,800)" in page.split("Never had:")[1]
    assert "brace-of-three-pistols ($2,100; 3 hands)" in page.split("Never had:")[1]
    assert "plague-leeches ($200; Plague Town only)" in page.split("Never had:")[1]
    assert "5 new heroes who came to 2 towns with a fortune" in page
    assert "had of these: duster (3). Had by none of them either:" in page
    assert "100 %" in plots(outcomes, growths, 1)["growth"]


def test_the_rich_come_to_towns_of_every_type_in_turn() -> None:
    content = load(user=False)
    first = structs.replace(first_setup(content, 0), options={"frontier_town": True})
    rich = [structs.replace(new_record("gunslinger", 1, 1), made=True)]
    towns = [type_found(town_for(content, first, rich, 7, number), content) for number in range(len(content.town_types))]
    assert towns == sorted(content.town_types)


def test_whoever_comes_into_a_fortune_buys_what_nobody_else_can_pay() -> None:
    sprees = [play_spree(number) for number in range(2)]
    assert [spree.heroes for spree in sprees] == [4, 3]
    prices = {item.id: item.price.gold for item in load(user=False).items.values() if item.price is not None}
    assert max(prices.get(thing, 0) for spree in sprees for thing in spree.had) >= 1_000


def test_a_posse_that_has_grown_tries_every_mission_with_monsters_of_both_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    content = load(user=False)
    first = structs.replace(first_setup(content, 0), heroes=("gunslinger",))
    record = structs.replace(new_record("gunslinger", 1, 1), made=True, level=4)
    grown = structs.replace(first, posse=Posse(heroes=[record]), going=(record.id,))
    monkeypatch.setattr(growth, "grow", lambda *_: (grown, 12))
    played: list[tuple[str, bool, int]] = []

    def wins(content: Content, setup: Setup, level: int) -> bool:
        played.append((setup.mission, setup.posse is None, level))
        return level == 1

    monkeypatch.setattr(growth, "_wins", wins)
    outcome = growth.play_growth(0)
    assert [trial.mission for trial in outcome.trials] == sorted(content.missions)
    assert played[:4] == [
        ("blow-the-mine", True, 1),
        ("blow-the-mine", False, 4),
        ("blow-the-mine", False, 1),
        ("blow-the-mine", True, 4),
    ]
    assert outcome.trials[0] == Trial(
        "blow-the-mine", new=True, seasoned=False, seasoned_among_easy=True, new_among_tough=False
    )


@pytest.mark.parametrize(
    ("levels", "seasoned"), [((4, 3), True), ((4, 4), True), ((4, 2), False), ((5, 4), False), ((3, 3), False)]
)
def test_a_posse_of_level_four_whose_heroes_are_not_far_behind_is_seasoned(
    levels: tuple[int, ...], seasoned: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    records = [
        structs.replace(new_record("gunslinger", place, 1), made=True, level=level) for place, level in enumerate(levels)
    ]
    going = tuple(record.id for record in records)
    setup = structs.replace(first_setup(load(user=False), 0), posse=Posse(heroes=records), going=going)
    monkeypatch.setattr(growth, "first_setup", lambda *_: setup)
    monkeypatch.setattr(growth, "run_to_end", lambda *_: None)
    monkeypatch.setattr(growth, "next_setup", lambda *_: setup)
    monkeypatch.setattr(growth, "LONGEST", 1)
    grown, _ = growth.grow(load(user=False), 0)
    assert (grown is not None) is seasoned


def test_the_monsters_of_a_trial_are_those_of_the_level_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    content = load(user=False)
    setup = structs.replace(first_setup(content, 0), heroes=("gunslinger",))
    levels = []
    monkeypatch.setattr(growth, "run_to_end", lambda game, *_: levels.append(game.state.party_level))
    growth._wins(content, setup, 4)
    assert levels == [4]


def test_who_joins_a_posse_has_books_of_its_own() -> None:
    dead = structs.replace(new_record("gunslinger", 1, 1), made=True, dead=True, gold=70)
    setup = GatheringSetup(posse=Posse(heroes=[dead]), seed=3)
    game = new_chapter(setup, table=solo(HeuristicPlayer(3)), content=load(user=False))
    before = purses(game.state.heroes.values())
    run_to_end(game, Journal(Header(setup={})))
    [(newcomer, owned)] = brought_along(game).items()
    assert newcomer not in before
    assert owned == {"gold": 0, "dark_stone": 0, "xp": 0}
    assert problems_of_the_books(before | brought_along(game), game.events, game.state.heroes.values()) == []


def test_campaigns_of_a_plan_play_by_several_rules() -> None:
    content = load(user=False)
    setups = [first_setup(content, number) for number in range(16)]
    assert {len(setup.heroes) for setup in setups} == {2, 3, 4, 5}
    assert [setup.profile for setup in setups[::4]] == ["revised", "revised", "revised", "classic"]
    assert [len(setup.options) for setup in setups[::4]] == [1, len(get_args(TownOption)), 0, 0]
    assert setups[0].options == {"frontier_town": True}


def test_a_plot_has_a_gap_where_nothing_is_known() -> None:
    drawn = line_plot("Wins", {"all": [10.0, None, 30.0]}, " %", 100.0)
    assert drawn.count('<path d="M') >= 2
    assert "Wins" in drawn
    assert "nan" not in drawn.lower()
    small = line_plot("Deaths", {"died": [0.1, 0.4], "raised": [0.1, 0.39]})
    assert ">0.10<" in small
    assert ">0.40<" in small
    died, raised = (float(end.split('y="')[1].split('"')[0]) for end in small.splitlines() if "died" in end or "raised" in end)
    assert abs(died - raised) > 10


def test_the_command_writes_the_page_and_its_plots(tmp_path: Path) -> None:
    page = tmp_path / "campaigns.md"
    few = ["--count", "1", "--adventures", "1", "--posses", "0", "--rich", "1", "--jobs", "1"]
    assert command(["campaigns", *few, "--to", str(page)]) == 0
    assert "# How posses fare" in page.read_text("utf-8")
    assert {path.name for path in (tmp_path / "images" / "campaigns").iterdir()} == {
        "wins.svg",
        "stones.svg",
        "levels.svg",
        "purses.svg",
        "deaths.svg",
        "growth.svg",
    }
