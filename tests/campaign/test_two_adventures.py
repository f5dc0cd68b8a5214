"""The same two heroes play two adventures in one campaign with what they found: at a table, through the server, by bots."""

from __future__ import annotations

import lzma
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.campaign.stories import PARTY, adventure, content, finished, lucky_seed, played
from tests.server.people import Person, plain

from lantern.campaign.posse import Posse
from lantern.campaign.records import HeroRecord
from lantern.campaign.stay import Stay
from lantern.content.loader import load
from lantern.core.errors import SaveError
from lantern.core.journal import export_json
from lantern.core.table import solo
from lantern.players.exports import read_export, replay_game
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.random_player import RandomPlayer
from lantern.players.setups import (
    AnySetup,
    GatheringSetup,
    JourneySetup,
    Setup,
    StaySetup,
    new_chapter,
    next_setup,
    posse_at_the_end,
)
from lantern.players.table import chapter_of, closing_posse, open_journal
from lantern.rules.darkness.depth_track import DARKNESS_START
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.game import Game
from lantern.rules.table.state import Bet, Held, Hero
from lantern.rules.turn.end_of_adventure import end_adventure
from lantern.rules.words import Words
from lantern.server import store
from lantern.server.app import new_app
from lantern.server.store import Store
from lantern.views.ending import end_view
from lantern.views.look import Look

STORED = Path(__file__).parents[1] / "stored"


def through_play() -> Iterator[tuple[AnySetup, Posse]]:
    """Play an adventure, the journey to town, the stay there, a gathering and another adventure, answer by answer."""
    setup: AnySetup = Setup(heroes=PARTY, seed=lucky_seed())
    for _ in range(5):
        play = played(setup)
        posse = closing_posse(play)
        assert posse is not None
        yield setup, posse
        setup = next_setup(setup, chapter_of(play))


def test_the_end_of_an_adventure_counts_what_was_won_there_not_what_was_brought_along():
    _, _, _, (_, ready), (second, _) = through_play()
    game = finished(second)
    assert isinstance(game, Game)
    tallies = {one.hero: one for one in end_view(Look(game, Words(content())), game.events, 1).heroes}
    assert any(record.xp for record in ready.heroes)
    for hero, record in zip(game.state.heroes.values(), ready.heroes, strict=True):
        tally = tallies[hero.id]
        now, before = ((one.xp, one.gold, one.dark_stone) for one in (hero, record))
        assert (tally.xp, tally.gold, tally.dark_stone) == tuple(has - had for has, had in zip(now, before, strict=True))


@pytest.mark.proves("CAMP-14")  # of all campaigns there are so far, those of the core sets, each comes home to a town
def test_two_adventures_at_a_table():
    (_, home), (journey, in_town), (stay, left), (gathering, ready), (second, end) = through_play()
    assert isinstance(journey, JourneySetup)
    assert isinstance(gathering, GatheringSetup)
    assert isinstance(second, Setup)
    assert journey.posse == home
    assert isinstance(stay, StaySetup)
    assert stay.posse == in_town
    assert gathering.posse == left
    assert left.settlement.days > in_town.settlement.days
    assert in_town.settlement.days == home.settlement.days + 1
    assert second.posse == ready
    assert [record.id for record in home.heroes] == [record.id for record in end.heroes]
    for found, later in zip(home.heroes, end.heroes, strict=True):
        assert found.xp > 0
        assert (later.level, later.xp) >= (found.level, found.xp)
        assert [deed.mission for deed in later.history] == ["scouting-party", second.mission]
        assert {held.id for held in found.items if held.starting} <= {held.id for held in later.items}
        assert later.upgrades[: len(found.upgrades)] == found.upgrades, "nobody is made a second time"
        assert len(later.upgrades) - len(found.upgrades) <= later.level - found.level


@pytest.mark.proves("CAMP-11", "CAMP-10", "TRAVEL-01")
def test_wounds_of_the_road_are_borne_through_the_town_into_the_mine():
    marshal = HeroRecord(id="hero-m", name="Ann", hero_class="us-marshal", made=True, items=[Held("shotgun", starting=True)])
    setup: AnySetup = JourneySetup(posse=Posse(heroes=[marshal]), seed=1)
    road = finished(setup)
    hurt = road.hero("us-marshal")
    hurt.wounds, hurt.sanity_damage, hurt.grit, hurt.bag, hurt.dead = 4, 2, 2, [], False
    setup = next_setup(setup, road)
    assert isinstance(setup, StaySetup)
    town = new_chapter(setup, table=solo(HeuristicPlayer(1)), content=content())
    assert isinstance(town, Stay)
    run(town)
    assert how_hurt(town.hero("us-marshal")) == (4, 2, 2)
    town.state.phase = "gone"
    run(town)
    setup = next_setup(setup, town)
    assert isinstance(setup, GatheringSetup)
    fire = finished(setup)
    assert how_hurt(fire.hero("us-marshal")) == (4, 2, 2)
    setup = next_setup(setup, fire)
    assert isinstance(setup, Setup), "no hazard on the way to the mine"
    assert how_hurt(adventure(setup).hero("us-marshal")) == (4, 2, 1)


@pytest.mark.proves("TRAVEL-01", "TRAVEL-02")
@pytest.mark.parametrize("result", ["won", "fled"])
def test_after_every_adventure_all_travel_healed_and_with_one_grit(result: str):
    setup = Setup(heroes=PARTY, seed=3, mission="exploration")
    mine = adventure(setup)
    for hero in mine.state.heroes.values():
        hero.wounds, hero.sanity_damage, hero.grit = 3, 2, 0
    mine.state.result = result
    end_adventure(mine)
    journey = next_setup(setup, mine)
    assert isinstance(journey, JourneySetup)
    road = new_chapter(journey, table=solo(HeuristicPlayer(1)), content=content())
    assert [how_hurt(hero) for hero in road.state.heroes.values()] == [(0, 0, 1), (0, 0, 1)]


@pytest.mark.proves("LOC-40")
@pytest.mark.parametrize(("space", "owed"), [(9, 80), (8, 0)])
def test_who_stayed_in_town_has_bet_on_that_adventure_too(space: int, owed: int):
    setup = Setup(heroes=PARTY, seed=3, mission="exploration")
    mine = adventure(setup)
    mine.state.result = "fled"
    end_adventure(mine)
    posse = posse_at_the_end(setup, mine)
    goes, stays = posse.heroes
    stays.bet = Bet(space=9, stake=40, times=2)
    setup = Setup(posse=posse, going=(goes.id,), seed=4, mission="exploration")
    mine = adventure(setup)
    mine.state.result, mine.state.darkness = "fled", DARKNESS_START - space
    end_adventure(mine)
    home = posse_at_the_end(setup, mine).record(stays.id)
    assert (home.owed, home.bet) == (owed, None)


@pytest.mark.proves("DEATH-09", "PERS-01")
def test_what_somebody_had_who_is_gone_for_ever_can_be_found_again_but_for_what_was_personal():
    setup = Setup(heroes=PARTY, seed=3, mission="exploration")
    mine = adventure(setup)
    mine.state.result = "fled"
    end_adventure(mine)
    posse = posse_at_the_end(setup, mine)
    goes, gone = posse.heroes
    gone.dead = gone.lost_for_good = True
    gone.items = [Held(id="army-tent"), Held(id="silver-dice")]
    mine = adventure(Setup(posse=posse, going=(goes.id,), seed=4, mission="exploration"))
    assert mine.state.at_home == ["silver-dice"]
    assert "army-tent" in mine.state.decks["gear"].cards
    gone.lost_for_good = False
    mine = adventure(Setup(posse=posse, going=(goes.id,), seed=4, mission="exploration"))
    assert mine.state.at_home == ["army-tent", "silver-dice"], "who is dead can be raised, and has all of it"


def how_hurt(hero: Hero) -> tuple[int, int, int]:
    """Wounds, Sanity damage and Grit of a hero."""
    return hero.wounds, hero.sanity_damage, hero.grit


def run(game: AnyChapter) -> None:
    """Let a chapter take its next step."""
    step = game.next_step()
    assert step is not None
    game.begin_step([], holding=False)
    step.run(game)


def test_a_campaign_stays_with_the_boxes_of_its_table():
    setup: AnySetup = Setup(heroes=PARTY, seed=lucky_seed(), packs=("core",))
    for _ in range(2):
        game = finished(setup)
        assert list(game.content.boxes) == ["core"]
        setup = next_setup(setup, game)
        assert setup.packs == ("core",)


def test_a_chapter_with_a_posse_can_be_shared_and_played_again():
    *_, (second, end) = through_play()
    play = played(second)
    text = export_json(play.journal)
    replayed = replay_game(read_export(text, "a game"), "a game", content=content())
    assert not replayed.problem
    assert posse_at_the_end(second, replayed.game) == end
    again = open_journal(play.journal.copy(), "a game", content=content())
    assert closing_posse(again) == end


@pytest.mark.parametrize("seed", range(4))
def test_bots_play_chapter_after_chapter(seed: int):
    setup: AnySetup = Setup(heroes=PARTY, seed=seed)
    for number in range(12):
        game = finished(setup, RandomPlayer(number, 4) if seed % 2 else HeuristicPlayer(number))
        if not any(not hero.dead for hero in game.state.heroes.values()):
            return
        setup = next_setup(setup, game)
    assert isinstance(setup, Setup)
    assert setup.posse is not None
    assert max(len(record.history) for record in setup.posse.heroes) >= 2


# -- through the server ---------------------------------------------------------------------------


@pytest.fixture
def store_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "table.sqlite"


def a_table(store_path: Path) -> TestClient[Any]:
    return TestClient(new_app(store_path), base_url="http://127.0.0.1")


def flee(person: Person) -> None:
    """Leave an adventure as soon as that is possible: always ask, and say yes."""
    while (table := person.look()["table"])["waiting"] == "question":
        question = table["questions"][0]
        if question["kind"] == "flee":
            person.answer(1, question).raise_for_status()
            continue
        if table["turn"] and "flee" not in table["policies"]:
            asked = {"type": "policy", "hero": "party", "kind": "flee", "policy": "ask"}
            if person.post("/policy", asked).is_success:
                continue
        person.answer(plain(question), question).raise_for_status()


def play_on(person: Person, **query: Any) -> Person:
    opened = person.post("/play-on", None, **query).raise_for_status().json()
    return Person(person.client, opened["id"], opened["token"])


def ride(person: Person) -> Person:
    """Play on from an adventure, and ride to town with the plainest answers; return whoever sits there then."""
    road = play_on(person)
    plainly(road)
    return road


def stay(person: Person) -> Person:
    """Play on from a journey, sleep in town and leave it again; return whoever sits there then."""
    town = play_on(person)
    plainly(town)
    return town


#: What is answered in town by who wants to leave it as they came.
IN_PASSING = {"visit": "nowhere", "leave-town": "yes"}


def plainly(person: Person) -> None:
    """Give the plainest answers until a chapter is over."""
    while (table := person.look()["table"])["waiting"] == "question":
        question = table["questions"][0]
        meant = IN_PASSING.get(question["kind"])
        wanted = [answer["index"] for answer in question["answers"] if answer["key"] == meant]
        person.answer(wanted[0] if wanted else plain(question), question).raise_for_status()


def gather(person: Person, going: list[int], mission: str = "exploration") -> None:
    """Choose a mission and who goes, and set out."""
    question = person.question()
    person.answer(next(a["index"] for a in question["answers"] if a["key"] == mission)).raise_for_status()
    if person.question()["kind"] == "who-goes":
        person.answer(going).raise_for_status()
    person.answer(0).raise_for_status()


def test_two_adventures_through_the_server(store_path: Path):
    with a_table(store_path) as client:
        first = Person.beginning(client, seed=5, heroes=list(PARTY))
        assert first.post("/play-on", None).json()["reason"] == "stale"
        flee(first)
        end = first.look()["table"]
        assert (end["play_on"], end["next_table"], end["chapter"]) == (True, "", "adventure")
        road = ride(first)
        seen = road.look()
        assert (seen["table"]["chapter"], seen["board"]["spaces"]) == ("journey", [])
        assert [die["hero"] for die in seen["table"]["road"]["dice"]] == list(PARTY)
        assert {hazard["hero"] for hazard in seen["table"]["road"]["met"]} == {
            die["hero"] for die in seen["table"]["road"]["dice"] if die["hazard"]
        }
        assert first.look()["table"]["next_table"] == road.table
        assert play_on(first).table == road.table, "a second click leads to the same chapter"
        found = {h["id"]: [i["id"] for i in h["items"]] for h in seen["table"]["heroes"]}
        town = stay(road)
        assert (town.look()["table"]["chapter"], town.look()["board"]["spaces"]) == ("stay", [])
        assert play_on(road).table == town.table
        gathering = play_on(town)
        seen = gathering.look()
        assert (seen["table"]["chapter"], seen["board"]["spaces"]) == ("gathering", [])
        assert {h["id"]: [i["id"] for i in h["items"]] for h in seen["table"]["heroes"]} == found
        assert first.undo().json()["message"].startswith("The campaign has gone on from here")
        gather(gathering, [1])
        plan = gathering.look()["table"]
        assert (plan["waiting"], plan["plan"]["mission"]["id"], plan["plan"]["going"]) == (
            "over",
            "exploration",
            ["gunslinger"],
        )
        second = play_on(gathering)
        table = second.look()["table"]
        assert (table["chapter"], table["mission"]["id"], [h["id"] for h in table["heroes"]]) == (
            "adventure", "exploration", ["gunslinger"],
        )  # fmt: skip
        assert [i["id"] for i in table["heroes"][0]["items"]] == found["gunslinger"]
        flee(second)
        home = ride(second)
        assert [h["id"] for h in home.look()["table"]["heroes"]] == ["gunslinger"], "who stayed in town has no way to go"
        again = play_on(home)
        assert again.look()["table"]["chapter"] == "stay"
        assert [h["id"] for h in again.look()["table"]["heroes"]] == list(PARTY), "who stayed at home is there again"
        saves = client.get("/api/lobby").json()["saves"]
        assert [save["kind"] for save in saves] == [
            "stay", "journey", "adventure", "gathering", "stay", "journey", "adventure",
        ]  # fmt: skip


def test_a_campaign_is_there_after_a_restart(store_path: Path):
    with a_table(store_path) as client:
        first = Person.beginning(client, seed=5, heroes=list(PARTY))
        flee(first)
        road = ride(first)
        town = stay(road)
        gathering = play_on(town)
    with a_table(store_path) as client:
        first.client = road.client = town.client = gathering.client = client
        assert first.look()["table"]["next_table"] == road.table
        assert play_on(first).table == road.table
        assert play_on(road).table == town.table
        assert play_on(town).table == gathering.table
        gather(gathering, [0, 1])
        assert play_on(gathering).look()["table"]["mission"]["id"] == "exploration"
    with closing(Store(store_path)) as kept_there:
        campaign = kept_there.campaign(first.table)
        assert [chapter.parent for chapter in campaign.chapters.values()] == [None, 1, 2, 3, 4]
        assert [chapter.after is not None for chapter in campaign.chapters.values()] == [True, True, True, True, False]
        assert campaign.head == 5


def test_the_posse_in_the_store_is_the_one_that_follows_from_the_journal(store_path: Path):
    with a_table(store_path) as client:
        first = Person.beginning(client, seed=5, heroes=list(PARTY))
        flee(first)
    with closing(Store(store_path)) as kept_there:
        kept = kept_there.campaign(first.table).chapter(1).after
        game = kept_there.game(first.table)
        assert game is not None
        journal, _ = kept_there.journal(game)
    assert closing_posse(open_journal(journal, "", content=load())) == kept


def test_an_end_that_is_taken_back_is_no_end(store_path: Path):
    with a_table(store_path) as client:
        first = Person.beginning(client, seed=5, heroes=list(PARTY))
        flee(first)
        first.undo().raise_for_status()
        assert first.look()["table"]["play_on"] is False
    with closing(Store(store_path)) as kept_there:
        assert kept_there.campaign(first.table).chapter(1).after is None


def test_branches_of_a_campaign_lose_nothing(store_path: Path):
    with a_table(store_path) as client:
        first = Person.beginning(client, seed=5, heroes=list(PARTY))
        flee(first)
        one = play_on(first)
        other = play_on(first, anew=True)
        assert one.table != other.table
        beside = one.post("/branch", None, answers=0).raise_for_status().json()["id"]
        client.post(f"/api/saves/{one.table}/open").raise_for_status()
    with closing(Store(store_path)) as kept_there:
        campaign = kept_there.campaign(first.table)
        assert {chapter.journal for chapter in campaign.chapters.values()} == {first.table, one.table, other.table, beside}
        assert {chapter.parent for chapter in campaign.chapters.values()} == {None, 1}
        assert campaign.chapter(campaign.head).journal == one.table, "opening a game goes on from there"


def test_everybody_keeps_the_heroes_they_had(store_path: Path):
    with a_table(store_path) as client:
        ann = Person.beginning(client, seed=5, heroes=list(PARTY), seats=[["us-marshal"], ["gunslinger"]])
        ann.client.request("DELETE", f"/api/tables/{ann.table}/seats/2", headers=ann.headers).raise_for_status()
        claimed = client.post(f"/api/tables/{ann.table}/seats/2/claim").raise_for_status().json()
        bob = Person(client, ann.table, claimed["token"])
        ann_and_bob = {("us-marshal",), ("gunslinger",)}
        for _ in range(600):
            table = ann.look()["table"]
            if table["waiting"] != "question":
                break
            question = table["questions"][0]
            who = ann if question["yours"] else bob
            if question["kind"] == "flee":
                who.answer(1, question).raise_for_status()
                continue
            if table["turn"] and "flee" not in table["policies"]:
                asked = {"type": "policy", "hero": "party", "kind": "flee", "policy": "ask"}
                if ann.post("/policy", asked).is_success:
                    continue
            who.answer(plain(question), question).raise_for_status()
        road = play_on(ann)
        seats = road.look()["table"]["seats"]
        assert {tuple(seat["heroes"]) for seat in seats} == ann_and_bob
        assert [seat["mine"] for seat in seats] == [True, False]
        bob.table = road.table
        assert [seat["mine"] for seat in bob.look()["table"]["seats"]] == [False, True]
        watcher = Person(client, ann.table)
        assert watcher.post("/play-on", None).status_code == 403


def test_a_single_adventure_has_no_next_chapter(store_path: Path):
    with a_table(store_path) as client:
        alone = Person.beginning(client, seed=5, heroes=list(PARTY), options={"campaign": False})
        flee(alone)
        assert alone.look()["table"]["play_on"] is False
        assert alone.post("/play-on", None).json()["message"].startswith("Nobody is left to play on with")


# -- the store ------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", sorted(STORED.glob("version-*/table.sqlite.xz")), ids=lambda path: path.parent.name)
def test_games_of_a_former_store_are_campaigns_of_one_chapter(path: Path, tmp_path: Path):
    kept = tmp_path / "table.sqlite"
    kept.write_bytes(lzma.decompress(path.read_bytes()))
    with closing(sqlite3.connect(kept)) as database:
        (version,) = database.execute("PRAGMA user_version").fetchone()
        games = [row[0] for row in database.execute("SELECT id FROM games")]
    assert version < 3
    assert games
    for _ in range(2):  # once to be brought up to date, once as it is then
        with closing(Store(kept)) as kept_there:
            for game in games:
                campaign = kept_there.campaign(game)
                assert [chapter.journal for chapter in campaign.chapters.values()] == [game]
                assert campaign.head == 1


def test_a_server_killed_while_it_begins_a_chapter_has_not_begun_it(store_path: Path, monkeypatch: pytest.MonkeyPatch):
    class KilledError(Exception):
        """The program was killed."""

    def kill(*_: object) -> None:
        raise KilledError

    with a_table(store_path) as client:
        first = Person.beginning(client, seed=5, heroes=list(PARTY))
        flee(first)
        with monkeypatch.context() as patch:
            patch.setattr(store, "_begin_chapter", kill)  # the game and its records are written already
            assert first.post("/play-on", None).status_code == 500
    with a_table(store_path) as client:
        first.client = client
        assert len(client.get("/api/lobby").json()["saves"]) == 1
        assert first.look()["table"]["next_table"] == ""
        road = play_on(first)
        assert play_on(first).table == road.table
        assert len(client.get("/api/lobby").json()["saves"]) == 2


def test_a_newer_store_is_refused_in_words(tmp_path: Path):
    kept = tmp_path / "table.sqlite"
    Store(kept).close()
    with closing(sqlite3.connect(kept)) as database:
        database.execute("PRAGMA user_version = 99")
    with pytest.raises(SaveError, match="newer version"):
        Store(kept)


def test_the_last_game_of_a_campaign_takes_it_along(store_path: Path):
    with a_table(store_path) as client:
        first = Person.beginning(client, seed=5, heroes=list(PARTY))
        flee(first)
        gathering = play_on(stay(ride(first)))
        client.delete(f"/api/saves/{first.table}").raise_for_status()
        gather(gathering, [0, 1])
        assert play_on(gathering).look()["table"]["chapter"] == "adventure", "a deleted chapter stops nothing"
        for save in client.get("/api/lobby").json()["saves"]:
            client.delete(f"/api/saves/{save['id']}").raise_for_status()
    with closing(sqlite3.connect(store_path)) as database:
        assert database.execute("SELECT count(*) FROM campaigns").fetchone() == (0,)
