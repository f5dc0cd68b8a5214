"""A campaign at the terminal: the end of an adventure, `n`, the gathering, and the next adventure with the same heroes."""

import io
from pathlib import Path

import pytest
from rich.console import Console
from tests.campaign.stories import PARTY, content, lucky_seed

from lantern.cli.lobby import Lobby
from lantern.core.play import Waiting
from lantern.players.campaigns import CAMPAIGN_SUFFIX, CampaignFile
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.saves import SavedGame, games_folder, saved_games
from lantern.players.table import Setup, chapter_of, closing_posse, load_play, setup_of


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
    path = file.begin(Setup(heroes=PARTY, seed=lucky_seed()), content=content())
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


def test_n_plays_on_through_the_gathering_to_the_next_adventure():
    game = a_game_that_is_over()
    before = closing_posse(load_play(game.path, content=content(), saving=False))
    assert before is not None
    typist = Typist("n", "Exploration", "all", "", "", "1", "q")
    typist.lobby.open(game)
    assert "n: play on with these heroes" in typist.screens[0]
    assert "Which mission comes next?" in typist.screens[1]
    assert "Gathering" in typist.screens[1]
    assert "Who goes on the adventure?" in typist.screens[2]
    assert "Exploration: is everybody ready?" in typist.screens[3]
    assert "The railway wants to know" in typist.screens[4]
    assert "Who carries the light?" in typist.screens[5]
    following = load_play(games_folder() / "story-chapter-3.lantern", content=content(), saving=False)
    setup = setup_of(following.journal.header, "")
    assert isinstance(setup, Setup)
    assert setup.posse is not None
    assert [record.id for record in setup.posse.heroes] == [record.id for record in before.heroes]
    assert [hero.xp for hero in chapter_of(following).state.heroes.values()] == [record.xp for record in before.heroes]


def test_the_menu_goes_on_with_a_gathering_and_offers_to_play_on():
    a_game_that_is_over()
    typist = Typist("1", "Exploration", "q")
    typist.lobby.menu()
    assert "Play on with the heroes of story" in typist.screens[0]
    again = Typist("1", "q")
    again.lobby.menu()
    assert "story-chapter-2" in again.screens[0]
    assert "Who goes on the adventure?" in again.screens[1]


def test_things_change_hands_at_the_terminal():
    game = a_game_that_is_over()
    typist = Typist("n", "!", "h", "", "l", "", "q")
    typist.lobby.open(game)
    assert "At any time" in typist.screens[2]
    assert "U.S. Marshal" in typist.screens[3]
    assert any("The party gathers: 2 Heroes." in screen for screen in typist.screens)


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("size", [(80, 24), (140, 50)])
def test_a_gathering_fits_the_terminal(lang: str, size: tuple[int, int]):
    game = a_game_that_is_over()
    typist = Typist("n", "1", "", "q", lang=lang, size=size)
    typist.lobby.open(game)
    for screen in typist.screens[1:]:
        assert "⟦" not in screen
        assert all(len(line) <= size[0] for line in screen.splitlines())


def test_the_end_can_still_be_taken_back():
    game = a_game_that_is_over()
    typist = Typist("u", "q")
    typist.lobby.open(game)
    assert [saved.name for saved in saved_games()] == ["story"]
