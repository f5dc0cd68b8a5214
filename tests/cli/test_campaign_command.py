"""`lantern campaign` and `lantern hero`: what is kept on this machine, as lists, as sheets and as files."""

import json
from pathlib import Path

import pytest
from tests.server.test_hostile_imports import CAMPAIGNS, GAMES

from lantern.campaign.files import read_hero
from lantern.campaign.posse import Posse
from lantern.campaign.records import HeroRecord
from lantern.cli.app import run
from lantern.content.loader import load
from lantern.core.table import solo
from lantern.players.campaigns import CampaignFile
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.setups import GatheringSetup, Setup
from lantern.players.table import load_play
from lantern.rules.table.state import Held
from lantern.server.shelf import CampaignShelf
from lantern.server.store import Store, default_path


@pytest.fixture
def lantern(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Run a command in an empty folder; give its number and what it wrote."""
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")

    def call(*arguments: object) -> tuple[int, str]:
        number = run([str(argument) for argument in arguments])
        written = capsys.readouterr()
        return number, written.out + written.err

    return call


@pytest.fixture
def campaign(own_folder: Path) -> CampaignFile:
    """An adventure that is over, and the road."""
    found = CampaignFile(own_folder / "old-times.campaign")
    content = load(user=False)
    journal = found.begin(Setup(seed=3), content=content)
    play = load_play(journal, table=solo(HeuristicPlayer(3)), content=content)
    play.advance()
    found.play_on(journal, content=content)
    return found


def test_there_is_no_campaign_yet(lantern):
    assert lantern("campaign", "list") == (0, "There is no campaign yet. Begin one with: lantern play\n")
    number, said = lantern("campaign", "show", "nothing")
    assert (number, said) == (2, "lantern: There is no campaign 'nothing'. See: lantern campaign list\n")


def test_campaigns_are_listed_and_shown_in_both_languages(lantern, campaign):
    number, said = lantern("campaign", "list")
    assert number == 0
    assert said.startswith("old-times (terminal, old-times), chapter 2, Journey: ")
    assert json.loads(lantern("campaign", "list", "--json")[1])[0]["chapters"] == 2
    shown = lantern("campaign", "show", "old-times")[1]
    assert "- 1. Scouting Party\n- 2. Journey (the campaign is here)\n" in shown
    assert "| U.S. Marshal | U.S. Marshal | 1 | alive |" in shown
    assert "Viaggio (la campagna è qui)" in lantern("campaign", "show", "old-times", "--lang", "it")[1]


def test_a_campaign_goes_to_a_file_and_comes_back_at_the_terminal_and_at_the_table(lantern, campaign, own_folder):
    number, said = lantern("campaign", "export", "old-times")
    assert number == 0
    assert said.startswith("Written to old-times.campaign.zip (")
    assert "old-times-2.campaign.zip" in lantern("campaign", "export", "old-times", "--no-replays")[1]
    small, whole = (Path(f"old-times{more}.campaign.zip").stat().st_size for more in ("-2", ""))
    assert small < whole
    said = lantern("campaign", "import", "old-times.campaign.zip", "--name", "new times")[1]
    assert said == "Kept as new-times (2 chapters). Go on with: lantern play --terminal --load new-times-chapter-2\n"
    assert load_play(own_folder / "new-times-chapter-2.lantern").outcome
    said = lantern("campaign", "import", "old-times.campaign.zip", "--to", "table")[1]
    assert said.startswith("Kept at the table as old-times (")
    store = Store(default_path())
    [kept] = CampaignShelf(store).campaigns()
    assert (kept.name, kept.head, [one.kind for one in kept.chapters]) == ("old-times", 2, ["adventure", "journey"])
    store.close()
    assert lantern("campaign", "show", kept.id)[0] == 0
    lantern("campaign", "import", "old-times.campaign.zip", "--to", "table", "--name", "twins")
    lantern("campaign", "import", "old-times.campaign.zip", "--to", "table", "--name", "twins")
    number, said = lantern("campaign", "show", "twins")
    assert number == 2
    assert said.startswith("lantern: There are 2 campaigns called 'twins'; name one of them by its id: ")
    assert lantern("campaign", "import", "nothing.zip") == (2, "lantern: nothing.zip: there is no such file.\n")


def test_a_hero_is_shown_as_a_sheet_and_goes_to_a_file(lantern, campaign):
    sheet = lantern("hero", "show", "old-times", "us-marshal")[1]
    assert sheet.startswith("# U.S. Marshal\n\nU.S. Marshal, level 1.\n\n| On the sheet | |\n|---|---|\n| Health | ")
    assert "**Shotgun** (in hand or worn)" in sheet
    assert "## Adventures" in sheet
    both = lantern("hero", "show", "old-times", "--lang", "it")[1]
    assert both.count("\n# ") == 1
    assert "## Avventure" in both
    assert lantern("hero", "export", "old-times", "Gunslinger") == (0, "Written to Gunslinger.hero.json.\n")
    read_hero(Path("Gunslinger.hero.json").read_bytes(), "x", load(user=False))
    number, said = lantern("hero", "show", "old-times", "Nobody")
    assert (number, said) == (2, "lantern: There is no hero 'Nobody' in this campaign. Known: U.S. Marshal, Gunslinger.\n")


def test_the_newspaper_of_a_campaign_is_printed(lantern, campaign):
    number, said = lantern("campaign", "gazette", "old-times")
    assert number == 0
    assert "THE BRIMSTONE GAZETTE" in said
    assert "No. 1" in said
    assert "Scouting Party" in said
    assert "LA GAZZETTA DI BRIMSTONE" in lantern("campaign", "gazette", "old-times", 1, "--lang", "it")[1]
    assert lantern("campaign", "gazette", "old-times", 7) == (
        2,
        "lantern: There is no issue 7 of this campaign; 1 have come out.\n",
    )


def test_a_campaign_of_the_terminal_is_renamed_copied_deleted_put_back_and_rewound(lantern, campaign):
    assert lantern("campaign", "rename", "old-times", "new-times")[0] == 0
    assert [row["name"] for row in json.loads(lantern("campaign", "list", "--json")[1])] == ["new-times"]
    assert "- 2. Journey (the campaign is here)" in lantern("campaign", "show", "new-times")[1]
    assert lantern("campaign", "copy", "new-times", "--to", "spare")[0] == 0
    assert (
        lantern("campaign", "show", "spare")[1].partition("\n")[2]
        == lantern("campaign", "show", "new-times")[1].partition("\n")[2]
    )
    number, said = lantern("campaign", "delete", "spare")
    assert (number, "lantern campaign put-back spare" in said) == (0, True)
    assert [row["name"] for row in json.loads(lantern("campaign", "list", "--json")[1])] == ["new-times"]
    assert lantern("campaign", "put-back", "spare") == (0, "spare is on the shelf again.\n")
    assert lantern("campaign", "put-back", "nothing")[0] == 2
    assert "- 2. Journey (the campaign is here)" in lantern("campaign", "show", "spare")[1]
    number, said = lantern("campaign", "rewind", "spare", 1)
    assert (number, "--load spare-chapter-3" in said) == (0, True)
    again = load_play(campaign.path.with_name("spare-chapter-3.lantern"), content=load(user=False), saving=False)
    first = load_play(campaign.path.with_name("spare.lantern"), content=load(user=False), saving=False)
    assert again.journal.header == first.journal.header
    assert not again.journal.answers
    assert lantern("campaign", "rewind", "spare", 9)[0] != 0


def test_what_was_deleted_is_put_back_by_its_own_name_only(lantern, campaign, own_folder):
    lantern("campaign", "copy", "old-times", "--to", "spare")
    lantern("campaign", "delete", "spare")
    lantern("campaign", "copy", "old-times", "--to", "spare")
    assert "put-back spare-2" in lantern("campaign", "delete", "spare")[1]
    for name in (".", "..", "../..", "old-times"):
        number, said = lantern("campaign", "put-back", name)
        assert (number, said) == (2, f"lantern: No campaign '{name}' was deleted. Deleted were: spare, spare-2.\n")
    assert lantern("campaign", "put-back", "spare-2") == (0, "spare is on the shelf again.\n")
    assert (
        lantern("campaign", "put-back", "spare")[1] == "lantern: spare-chapter-2.lantern: another game has this name by now.\n"
    )


def test_a_campaign_needs_a_name_and_is_found_by_the_one_that_was_typed(lantern, campaign):
    for name in ("", "  ", "../"):
        number, said = lantern("campaign", "rename", "old-times", name)
        assert (number, said) == (2, f"lantern: '{name}' is no name: it has neither a letter nor a figure.\n")
    assert lantern("campaign", "copy", "old-times", "--to", " ")[0] == 2
    assert lantern("campaign", "rename", "old-times", "My posse") == (0, "old-times is called My-posse now.\n")
    assert lantern("campaign", "show", "My posse")[1].startswith("# My-posse\n")


def test_a_file_is_written_into_a_folder_or_it_is_said_why_not(lantern, campaign):
    Path("there").mkdir()
    assert lantern("campaign", "export", "old-times", "--to", "there")[1].startswith(
        "Written to there/old-times.campaign.zip ("
    )
    assert (
        lantern("hero", "export", "old-times", "us-marshal", "--to", "there")[1] == "Written to there/U.S. Marshal.hero.json.\n"
    )
    for command in (("campaign", "export", "old-times"), ("hero", "export", "old-times", "us-marshal")):
        number, said = lantern(*command, "--to", "nowhere/at-all")
        assert (number, said) == (
            2,
            "lantern: nowhere/at-all: it could not be saved: No such file or directory.\n",
        )
    assert lantern("campaign", "import", "there") == (2, "lantern: there: this is a folder.\n")


def test_an_adventure_of_which_nothing_is_kept_is_still_called_one(lantern, campaign):
    lantern("campaign", "rewind", "old-times", 1)
    lantern("campaign", "rewind", "old-times", 2)
    lantern("campaign", "export", "old-times", "--no-replays", "--to", "small.zip")
    lantern("campaign", "import", "small.zip", "--name", "small")
    assert "- 3. Adventure (not over)" in lantern("campaign", "show", "small")[1]
    assert "- 3. Avventura (non finito)" in lantern("campaign", "show", "small", "--lang", "it")[1]


def test_a_sheet_is_made_of_sentences_in_the_money_of_its_language(lantern, own_folder):
    twins = [HeroRecord(id=f"hero-{n}", name=n, hero_class="preacher", made=True, gold=1250) for n in ("Ada", "Eve")]
    twins[0].items = [Held("holy-book")]
    found = CampaignFile(own_folder / "twins.campaign")
    found.begin(GatheringSetup(posse=Posse(heroes=twins), seed=5), content=load(user=False))
    sheet = lantern("hero", "show", "twins", "Ada")[1]
    assert "| Gold | $1,250 |" in sheet
    assert "| Hands | 2 |" in sheet
    assert "Keywords: Gear, Book, Holy, Icon. Price in Town: $800. Only for: Holy. A Hero may have only one. +1 Combat" in sheet
    assert "| Oro | 1.250 $ |" in lantern("hero", "show", "twins", "Ada", "--lang", "it")[1]
    number, said = lantern("hero", "show", "twins", "preacher")
    assert (number, "Ada (hero-Ada), Eve (hero-Eve)" in said) == (2, True), said


def test_a_hero_who_joins_with_unknown_cards_keeps_them_aside_and_they_are_named(lantern, campaign, own_folder):
    lantern("hero", "export", "old-times", "us-marshal", "--to", "ann.hero.json")
    written = json.loads(Path("ann.hero.json").read_text())
    written["hero"]["items"].append({"id": "moon-cannon"})
    Path("ann.hero.json").write_text(json.dumps(written))
    zoe = HeroRecord(id="hero-z", name="Zoe", hero_class="preacher", made=True)
    CampaignFile(own_folder / "others.campaign").begin(
        GatheringSetup(posse=Posse(heroes=[zoe]), seed=5), content=load(user=False)
    )
    said = lantern("hero", "join", "others", "ann.hero.json")[1]
    assert "U.S. Marshal: 'moon-cannon' is in none of the packs at hand, and is kept aside." in said


def test_a_hero_from_a_file_joins_at_a_gathering_of_the_terminal_once(lantern, campaign, own_folder):
    assert lantern("hero", "export", "old-times", "us-marshal", "--to", "ann.hero.json")[0] == 0
    number, said = lantern("hero", "join", "old-times", "ann.hero.json")
    assert (number, "CAMP-13" in said) == (2, True)
    zoe = HeroRecord(id="hero-z", name="Zoe", hero_class="preacher", made=True)
    others = CampaignFile(own_folder / "others.campaign")
    journal = others.begin(GatheringSetup(posse=Posse(heroes=[zoe]), seed=5), content=load(user=False))
    number, said = lantern("hero", "join", "others", "ann.hero.json")
    assert (number, "rides with others" in said) == (0, True), said
    there = load_play(journal, content=load(user=False), saving=False).engine.state.heroes
    assert list(there) == ["preacher", "us-marshal"]
    assert lantern("hero", "join", "others", "ann.hero.json")[0] == 2


# -- files of strangers ----------------------------------------------------------------------------


def test_files_of_strangers_are_read_within_limits_and_refused_in_words(lantern, own_folder: Path):
    strange = Path("strange.lantern")
    strange.write_bytes(GAMES["darkness in a checkpoint"]())
    number, said = lantern("import", strange)
    assert (number, "darkness" in said) == (2, True), said
    Path("strange.zip").write_bytes(CAMPAIGNS["an altered checkpoint"]())
    number, said = lantern("campaign", "import", "strange.zip")
    assert (number, "darkness" in said) == (2, True), said
    Path("seed.json").write_bytes(GAMES["a seed beyond 64 bits"]())
    number, said = lantern("replay", "seed.json")
    assert (number, "seed" in said) == (2, True), said
    assert "Traceback" not in said
    assert list(own_folder.glob("*.campaign")) + list(own_folder.glob("**/strange*")) == []
