"""A campaign at the terminal: the end of an adventure, `n`, the road, the town, the gathering, and the next adventure."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console
from tests.campaign.stories import PARTY, content, lucky_seed

from lantern.campaign.playing_on import can_play_on
from lantern.cli.lobby import Lobby
from lantern.core.play import Waiting
from lantern.players.campaigns import CAMPAIGN_SUFFIX, CampaignFile, campaign_of
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.saves import SavedGame, games_folder, saved_games
from lantern.players.setups import GatheringSetup, Setup
from lantern.players.table import chapter_of, closing_posse, load_play, setup_of
from lantern.rules.table.events import Rolled


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


class Typist:
    """Types lines at the lobby and keeps what is shown before each of them."""

    def __init__(self, *lines: str, lang: str = "en", size: tuple[int, int] = (80, 24)) -> None:
        self.lines = list(lines)
        self.screens: list[str] = []
        self.out = io.StringIO()
        console = Console(file=self.out, width=size[0], height=size[1], force_terminal=False)
        self.lobby = Lobby(lang, console, self.read, content())

    def read(self, prompt: str) -> str:
        self.screens.append(self.out.getvalue() + prompt)
        self.out.seek(0)
        self.out.truncate()
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def a_game_that_is_over() -> SavedGame:
    """Play an adventure to its end."""
    file = CampaignFile(games_folder() / f"story{CAMPAIGN_SUFFIX}")
    return to_the_end(file.begin(Setup(heroes=PARTY, seed=lucky_seed()), content=content()))


def a_journey_that_is_over() -> SavedGame:
    """Play an adventure and the journey after it."""
    return to_the_end(next_chapter(a_game_that_is_over()))


def a_stay_that_is_over() -> SavedGame:
    """Play an adventure, the journey after it, and the stay in town."""
    return to_the_end(next_chapter(a_journey_that_is_over()))


def next_chapter(game: SavedGame) -> Path:
    return campaign_of(game.path).play_on(game.path, content=content())


def a_hard_road() -> SavedGame:
    """Play an adventure after which somebody meets a hazard, and begin that journey; nobody has answered anything there."""
    for seed in range(1, 200):
        file = CampaignFile(games_folder() / f"story-{seed}{CAMPAIGN_SUFFIX}")
        game = to_the_end(file.begin(Setup(heroes=PARTY, seed=seed), content=content()))
        ended = load_play(game.path, content=content(), saving=False)
        if not can_play_on(chapter_of(ended)):
            continue
        journey = SavedGame(next_chapter(game))
        if isinstance(load_play(journey.path, content=content(), saving=False).outcome, Waiting):
            return journey
    raise AssertionError("no road is hard")


def to_the_end(path: Path) -> SavedGame:
    """Let somebody sensible play a chapter to its end."""
    play = load_play(path, content=content())
    player = HeuristicPlayer(3)
    while isinstance(play.outcome, Waiting):
        number, question = next(iter(play.outcome.questions.items()))
        answer = play.engine.consult(player, question)
        assert answer is not None
        play.answer(answer, number)
    assert play.file is not None
    play.file.close()
    return SavedGame(path)


def test_n_plays_on_over_the_road_through_town_and_the_gathering_to_the_next_adventure():
    game = a_game_that_is_over()
    stay = to_the_end(next_chapter(to_the_end(next_chapter(game))))
    typist = Typist("n", "", "", "Exploration", "all", "", *["1"] * 4, "q")  # whoever has the XP for a level chooses first
    typist.lobby.open(game)
    assert "n: play on with these heroes" in typist.screens[0]
    assert "Journey" in typist.screens[1]
    assert "The party rides to Town: 2 Heroes." in typist.screens[1]
    assert "The party comes to Town." in typist.screens[1]
    assert "Enter: ride in" in typist.screens[1]
    assert "leaves Town." in typist.screens[2]
    assert "Enter: gather for the next adventure" in typist.screens[2]
    assert "Which mission comes next?" in typist.screens[3]
    assert "Gathering" in typist.screens[3]
    assert "The next mission: Exploration" in typist.screens[4]
    assert "Who goes on the adventure?" in typist.screens[4]
    assert "Exploration: is everybody ready?" in typist.screens[5]
    assert "Goes along: U.S. Marshal and Gunslinger" in typist.screens[5]
    assert any("The railway wants to know" in screen for screen in typist.screens[6:])
    assert any("Who carries the light?" in screen for screen in typist.screens[7:])
    before = closing_posse(load_play(stay.path, content=content(), saving=False))
    assert before is not None
    following = load_play(games_folder() / "story-chapter-5.lantern", content=content(), saving=False)
    setup = setup_of(following.journal.header, "")
    assert isinstance(setup, Setup)
    assert setup.posse is not None
    assert [record.id for record in setup.posse.heroes] == [record.id for record in before.heroes]
    assert [hero.gold for hero in chapter_of(following).state.heroes.values()] == [record.gold for record in before.heroes]


def test_the_menu_goes_on_with_a_gathering_and_offers_to_play_on():
    a_stay_that_is_over()
    typist = Typist("1", "Exploration", "q")
    typist.lobby.menu()
    assert "Play on with the heroes of story" in typist.screens[0]
    again = Typist("1", "q")
    again.lobby.menu()
    assert "story-chapter-4" in again.screens[0]
    assert "Who goes on the adventure?" in again.screens[1]


def test_things_change_hands_at_the_terminal():
    game = a_stay_that_is_over()
    typist = Typist("", "!", "! retires", "! no such words", "h", "", "l", "", "q")
    typist.lobby.open(game)
    assert "At any time" in typist.screens[2]
    last = max(int(number) for number in re.findall(r"(\d+) [^\d\n]+ leaves the party", typist.screens[2]))
    assert f"! extras ({last})" in typist.screens[2], "who joins and leaves is counted"
    assert "U.S. Marshal retires" in typist.screens[3]
    assert "hands" not in typist.screens[3]
    assert "has these words" in typist.screens[4]
    assert "U.S. Marshal" in typist.screens[5]
    assert any("The party gathers: 2 Heroes." in screen for screen in typist.screens)


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("size", [(80, 24), (140, 50)])
def test_a_gathering_fits_the_terminal(lang: str, size: tuple[int, int]):
    game = a_stay_that_is_over()
    typist = Typist("", "1", "", "q", lang=lang, size=size)
    typist.lobby.open(game)
    for screen in typist.screens:
        assert "⟦" not in screen
        assert all(len(line) <= size[0] for line in screen.splitlines())


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("size", [(80, 24), (140, 50)])
def test_a_stay_fits_the_terminal(lang: str, size: tuple[int, int]):
    stay = SavedGame(next_chapter(a_journey_that_is_over()))
    typist = Typist(*["1"] * 12, "q", lang=lang, size=size)
    typist.lobby.open(stay)
    assert len(typist.screens) > 6
    for screen in typist.screens[:6]:
        assert screen.startswith({"en": "In Town", "it": "In Città"}[lang])
    for screen in typist.screens:
        assert "⟦" not in screen
        assert all(len(line) <= size[0] for line in screen.splitlines())


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("size", [(80, 24), (140, 50)])
def test_a_journey_fits_the_terminal_and_waits_for_enter_at_its_end(lang: str, size: tuple[int, int]):
    game = a_hard_road()
    typist = Typist(*["1"] * 40, lang=lang, size=size)
    typist.lobby.open(game)
    for screen in typist.screens:
        assert "⟦" not in screen
        assert all(len(line) <= size[0] for line in screen.splitlines())
        assert screen.startswith({"en": "Journey", "it": "Viaggio"}[lang])
    town = {"en": "Enter: ride in", "it": "Invio: entra"}[lang]
    assert town not in typist.screens[0]
    assert town in typist.screens[-1], "nobody is taken to town unasked"


def test_the_end_of_the_road_can_be_left_read_and_taken_back():
    game = a_hard_road()
    to_the_end(game.path)
    typist = Typist("l", "", "something else", "u", "q")
    typist.lobby.open(game)
    assert "rides to Town" in typist.screens[1]
    assert "Enter: ride in" in typist.screens[2]
    assert "Enter: ride in" in typist.screens[3]
    assert "Enter: ride in" not in typist.screens[4], "one answer back, the journey goes on"
    assert len(campaign_of(game.path).campaign.chapters) == 2


def test_the_end_can_still_be_taken_back():
    game = a_game_that_is_over()
    typist = Typist("u", "q")
    typist.lobby.open(game)
    assert [saved.name for saved in saved_games()] == ["story"]


def test_an_upgrade_is_explained_by_what_it_changes_and_what_it_would_have_done_in_the_last_adventure():
    game = a_game_that_is_over()
    file = campaign_of(game.path)
    play = load_play(game.path, content=content(), saving=False)
    posse = closing_posse(play)
    assert posse is not None
    file.close(file.campaign.chapter(1), play)
    posse.heroes[0].level, posse.heroes[0].xp = 1, 600
    posse.heroes[0].upgrades = ["a-story-to-tell"]
    gathering = SavedGame(file.begin(GatheringSetup(posse=posse, seed=5), content=content()))
    look = Typist("!", "q")
    look.lobby.open(gathering)
    number = re.search(r"(\d+) [^\n]*gains a level", look.screens[1])
    assert number is not None, look.screens[1]
    typist = Typist(f"! {number[1]}", "? 1", "", "? 2", "", "q", lang="it")
    typist.lobby.open(gathering)
    moved = sum(isinstance(event, Rolled) and event.purpose == "move" and event.by == "us-marshal" and 6 in event.faces
                for event in play.engine.events)  # fmt: skip
    assert "Nell'ultima avventura:" in typist.screens[2]
    assert ("Nessun Movimento di 6." if not moved else f"{moved} Moviment") in typist.screens[2]
    assert "Forza: 2 -> 3" in typist.screens[4]
