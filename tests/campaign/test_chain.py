"""A campaign is an append-only chain of chapters; nothing of it is lost whenever the program is killed."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.campaign.stories import PARTY, content, finished, lucky_seed

from lantern.campaign.chain import Campaign, CampaignError
from lantern.campaign.posse import Posse
from lantern.core.errors import SaveError
from lantern.core.journal import JournalFile, read_journal
from lantern.core.play import Over, Waiting
from lantern.players.campaigns import CAMPAIGN_SUFFIX, CampaignFile, campaign_of, mend
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.saves import look_at, saved_games
from lantern.players.setups import GatheringSetup, JourneySetup, Setup, next_setup
from lantern.players.table import closing_posse, load_play, new_play, setup_of


def chain(*deeds: Callable[[Campaign], Any]) -> Campaign:
    campaign = Campaign()
    for deed in deeds:
        campaign.apply(deed(campaign))
    return campaign


def begin(journal: str) -> Callable[[Campaign], Any]:
    return lambda campaign: campaign.begin(journal, {})


def close(number: int) -> Callable[[Campaign], Any]:
    return lambda campaign: campaign.close(number, Posse())


def rewind(number: int) -> Callable[[Campaign], Any]:
    return lambda campaign: campaign.rewind(number)


def test_a_chapter_begins_where_the_head_ended():
    campaign = chain(begin("a"), close(1), begin("b"))
    assert (campaign.head, campaign.chapter(2).parent) == (2, 1)
    assert [chapter.journal for chapter in campaign.way_to(2)] == ["a", "b"]


def test_a_chapter_that_is_not_over_has_none_after_it():
    with pytest.raises(CampaignError, match="Chapter 1 is not over yet"):
        chain(begin("a")).begin("b", {})


def test_going_back_makes_a_branch_and_loses_nothing():
    campaign = chain(begin("a"), close(1), begin("b"), close(2), begin("c"), rewind(1), begin("d"))
    assert {chapter.journal for chapter in campaign.chapters.values()} == {"a", "b", "c", "d"}
    assert [chapter.journal for chapter in campaign.way_to(campaign.head)] == ["a", "d"]
    assert [chapter.journal for chapter in campaign.way_to(3)] == ["a", "b", "c"]
    following = campaign.next_of(1)
    assert following is not None
    assert following.journal == "d"


def test_the_same_entry_twice_is_the_same_as_once():
    campaign = chain(begin("a"), close(1))
    entry = campaign.begin("b", {})
    campaign.apply(entry)
    campaign.apply(entry)
    assert len(campaign.chapters) == 2


def test_there_is_no_going_back_to_a_chapter_that_is_not_there():
    with pytest.raises(CampaignError, match="There is no chapter 7"):
        chain(begin("a")).rewind(7)


# -- in files -------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "old-lantern" / "games"


def play_to_the_end(journal: Path) -> None:
    """Let somebody sensible go on with a chapter until it is over."""
    play = load_play(journal, content=content())
    player = HeuristicPlayer(3)
    while isinstance(play.outcome, Waiting):
        number, question = next(iter(play.outcome.questions.items()))
        answer = play.engine.consult(player, question)
        assert answer is not None
        play.answer(answer, number)
    assert play.file is not None
    play.file.close()


def a_campaign(folder: Path) -> Path:
    """Begin a campaign and play its first adventure to its end."""
    journal = CampaignFile(folder / f"story{CAMPAIGN_SUFFIX}").begin(Setup(heroes=PARTY, seed=lucky_seed()), content=content())
    play_to_the_end(journal)
    return journal


def test_the_same_heroes_go_on_adventure_after_adventure(folder: Path):
    journal = a_campaign(folder)
    for _ in range(4):
        journal = campaign_of(journal).play_on(journal, content=content())
        play_to_the_end(journal)
    campaign = CampaignFile(folder / f"story{CAMPAIGN_SUFFIX}").campaign
    assert [chapter.journal for chapter in campaign.way_to(campaign.head)] == [
        "story.lantern", *(f"story-chapter-{number}.lantern" for number in (2, 3, 4, 5)),
    ]  # fmt: skip
    kinds = [setup_of(read_journal((folder / c.journal).read_bytes(), "").header, "") for c in campaign.chapters.values()]
    assert [type(kind).__name__ for kind in kinds] == ["Setup", "JourneySetup", "StaySetup", "GatheringSetup", "Setup"]
    first, last = (load_play(folder / campaign.chapter(n).journal, content=content(), saving=False) for n in (1, 5))
    before, after = closing_posse(first), closing_posse(last)
    assert before is not None
    assert after is not None
    assert [record.id for record in before.heroes] == [record.id for record in after.heroes]
    assert all(len(record.history) == 2 for record in after.heroes)
    assert all((now.level, now.xp) >= (then.level, then.xp) for now, then in zip(after.heroes, before.heroes, strict=True))
    assert campaign.chapter(1).after == before


def test_a_campaign_of_before_the_road_goes_on_where_it_was(folder: Path):
    """Once the gathering came at once; a chapter that was begun so is still the next one, and a journey comes after it all."""
    journal = a_campaign(folder)
    file = campaign_of(journal)
    play = load_play(journal, content=content(), saving=False)
    posse = closing_posse(play)
    assert posse is not None
    file.close(file.campaign.chapter(1), play)
    gathering = file.begin(GatheringSetup(posse=posse, seed=9), content=content())
    assert campaign_of(journal).play_on(journal, content=content()) == gathering
    assert next(game.name for game in saved_games()) == gathering.stem
    play_to_the_end(gathering)
    adventure = campaign_of(gathering).play_on(gathering, content=content())
    play_to_the_end(adventure)
    home = closing_posse(load_play(adventure, content=content(), saving=False))
    assert home is not None
    if not home.living():
        return
    road = campaign_of(adventure).play_on(adventure, content=content())
    assert isinstance(setup_of(read_journal(road.read_bytes(), "").header, ""), JourneySetup)


def test_playing_on_twice_leads_to_the_same_chapter(folder: Path):
    journal = a_campaign(folder)
    once = campaign_of(journal).play_on(journal, content=content())
    assert campaign_of(journal).play_on(journal, content=content()) == once
    assert len(campaign_of(journal).campaign.chapters) == 2


def test_playing_on_anew_makes_a_branch(folder: Path):
    journal = a_campaign(folder)
    once = campaign_of(journal).play_on(journal, content=content())
    other = campaign_of(journal).play_on(journal, content=content(), anew=True)
    assert once != other
    assert once.read_bytes()
    assert campaign_of(journal).campaign.head == 3


def test_a_game_of_before_is_a_campaign_of_one_chapter(folder: Path):
    path = folder / "old.lantern"
    play = new_play(Setup(heroes=PARTY, seed=lucky_seed()), path=path, content=content())
    assert play.file is not None
    play.file.close()
    play_to_the_end(path)
    following = campaign_of(path).play_on(path, content=content())
    assert following.name == "old-chapter-2.lantern"
    assert [game.name for game in saved_games()] == ["old-chapter-2", "old"]


def test_a_chapter_that_is_not_over_is_not_gone_on_from(folder: Path):
    journal = CampaignFile(folder / f"story{CAMPAIGN_SUFFIX}").begin(Setup(heroes=PARTY, seed=lucky_seed()), content=content())
    with pytest.raises(CampaignError, match="story is not over yet"):
        campaign_of(journal).play_on(journal, content=content())


def test_a_newer_campaign_is_refused_in_words(tmp_path: Path):
    path = tmp_path / f"new{CAMPAIGN_SUFFIX}"
    path.write_bytes(b"OLD LANTERN CAMPAIGN 99\n")
    with pytest.raises(SaveError, match="written by a newer version of the game"):
        CampaignFile(path)
    mend(tmp_path)  # and does not keep anybody from other games
    path.write_bytes(b"something else\n")
    with pytest.raises(SaveError, match="not an Old Lantern campaign"):
        CampaignFile(path)


# -- killed at each write -------------------------------------------------------------------------


class KilledError(BaseException):
    """The program was killed."""


class Killer:
    """Lets so many things reach the disk, the last of them perhaps only by half, and then kills the program."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.left = 0
        self._fsync, self._replace = os.fsync, Path.replace
        monkeypatch.setattr(os, "fsync", self.fsync)
        monkeypatch.setattr(Path, "replace", lambda path, target: self.replace(path, target))  # noqa: PLW0108 - has no self

    def step(self) -> None:
        if self.left == 0:
            raise KilledError
        self.left -= 1

    def fsync(self, file: int) -> None:
        self.step()
        self._fsync(file)
        self.step()

    def replace(self, path: Path, target: Path) -> Path:
        self.step()
        return self._replace(path, target)


def truth(journal: Path) -> Iterator[Any]:
    """What must come of playing on, whatever happens on the way."""
    setup = setup_of(read_journal(journal.read_bytes(), "").header, "")
    game = finished(setup, HeuristicPlayer(3))
    yield next_setup(setup, game)


@pytest.mark.parametrize("torn", [False, True], ids=["", "torn"])
def test_killed_between_two_chapters_nothing_is_lost_and_nothing_comes_twice(
    folder: Path, monkeypatch: pytest.MonkeyPatch, *, torn: bool
):
    journal = a_campaign(folder)
    expected = next(truth(journal))
    start = {path.name: path.read_bytes() for path in folder.iterdir()}
    killed = 0
    for writes in range(20):
        for path in folder.iterdir():
            path.unlink()
        for name, data in start.items():
            (folder / name).write_bytes(data)
        with monkeypatch.context() as patch:
            killer = Killer(patch)
            killer.left = writes
            try:
                campaign_of(journal).play_on(journal, content=content())
            except KilledError:
                killed += 1
            else:
                break
        file = folder / f"story{CAMPAIGN_SUFFIX}"
        if torn and file.read_bytes() != start[file.name]:
            file.write_bytes(file.read_bytes()[:-3])
        unmended = len(list(folder.glob("*.lantern")))
        assert {game.name for game in saved_games()} <= {"story", "story-chapter-2"}
        following = campaign_of(journal).play_on(journal, content=content())
        campaign = campaign_of(journal).campaign
        assert [chapter.journal for chapter in campaign.chapters.values()] == ["story.lantern", "story-chapter-2.lantern"]
        assert campaign.chapter(1).after is not None
        assert setup_of(read_journal(following.read_bytes(), "").header, "") == expected
        assert sorted(path.name for path in folder.glob("*.lantern")) == ["story-chapter-2.lantern", "story.lantern"]
        assert unmended <= 2
    assert killed >= 5


def test_a_chapter_that_had_only_begun_is_there_when_games_are_listed(folder: Path, monkeypatch: pytest.MonkeyPatch):
    journal = a_campaign(folder)
    with monkeypatch.context() as patch:
        patch.setattr(JournalFile, "create", lambda *_: (_ for _ in ()).throw(KilledError))
        with pytest.raises(KilledError):
            campaign_of(journal).play_on(journal, content=content())
    assert not (folder / "story-chapter-2.lantern").exists()
    assert {game.name for game in saved_games() if not game.over} == {"story-chapter-2"}
    game = look_at(folder / "story-chapter-2.lantern")
    assert (game.over, game.damage) == (False, "")
    play_to_the_end(game.path)
    assert isinstance(load_play(game.path, content=content(), saving=False).outcome, Over)
