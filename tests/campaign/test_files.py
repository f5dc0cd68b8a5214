"""Heroes and campaigns as files: what is written is read again, what cannot be is refused with its rule, nothing is dropped."""

import io
import json
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.campaign.stories import PARTY, content, played

from lantern.campaign.aside import CardAside
from lantern.campaign.files import (
    CampaignBook,
    bring_hero,
    campaign_bytes,
    cards_aside,
    hero_bytes,
    missions_aside,
    read_campaign,
    read_hero,
    town_aside,
)
from lantern.campaign.records import HeroRecord, PastAdventure
from lantern.core.errors import SaveError
from lantern.core.journal import JournalFile
from lantern.players.campaigns import CampaignFile, book_of, posse_of, take_in_book
from lantern.players.setups import Setup
from lantern.players.table import load_play, setup_of
from lantern.rules.table.state import CardInPlay, Held


def hero(**more: Any) -> HeroRecord:
    facts: dict[str, Any] = {"id": "hero-1", "name": "Ann", "hero_class": "us-marshal", "made": True, "level": 3, "gold": 70}
    return HeroRecord(**facts | {"items": [Held("shotgun", starting=True)], "bag": ["whiskey"]} | more)


def written(record: HeroRecord) -> dict[str, Any]:
    file: dict[str, Any] = json.loads(hero_bytes(record, {"core": "1"}, "0.1"))
    return file


def read(file: dict[str, Any]) -> HeroRecord:
    return read_hero(json.dumps(file).encode(), "ann.hero.json", content())


def test_a_hero_is_read_as_it_was_written():
    ann = hero(conditions=[CardInPlay("concussion")], upgrades=["a-story-to-tell"], xp=12, nickname="Powder")
    assert read(written(ann)) == ann


def test_who_rides_with_others_is_ready_to_join_them():
    assert not read(written(hero(apart="left"))).apart


def grown(stat: str, amount: int, source: str = "somewhere") -> dict[str, Any]:
    return {"stat": stat, "amount": amount, "source": source}


def several(card: str, count: int) -> list[dict[str, Any]]:
    return [{"id": card, "copy": copy} for copy in range(1, count + 1)]


@pytest.mark.parametrize(
    ("number", "said"),
    [
        ({"level": 9}, r"level is 9, and can be 1 to 8 \(LEVEL-06\)"),
        ({"level": 0}, r"level is 0, and can be 1 to 8 \(LEVEL-06\)"),
        ({"gold": -1}, r"gold is -1, and can be at least 0 \(CAMP-12\)"),
        ({"xp": -5}, r"CAMP-12"),
        ({"dark_stone": -1}, r"dark stone is -1.*DSTONE-01"),
        ({"corruption": -1}, r"CORR-09"),
        ({"grit": 40}, r"grit is 40, and can be 0 to \d+ \(GRIT-09\)"),
        ({"wounds": 99}, r"wounds is 99, and can be 0 to \d+ \(HERO-20\)"),
        ({"sanity_damage": 99}, r"sanity damage is 99.*HERO-20"),
        ({"bag": ["whiskey"] * 6}, r"tokens in the side bag is 6, and can be 0 to 5 \(BAG-01\)"),
        ({"upgrades": ["a-story-to-tell", "focus", "look-out"]}, r"upgrades of a level is 3, and can be 0 to 2 \(LEVEL-03\)"),
        ({"upgrades": ["back-up-plan"]}, r"upgrades before back-up-plan is 0, and can be at least 1 \(LEVEL-05\)"),
        ({"changes": [{"stat": "health", "amount": -90, "source": "x"}]}, r"health is -\d+, and can be at least 1 \(HERO-01\)"),
        ({"name": "A" * 41}, r"letters of the name is 41"),
        ({"upgrades": ["focus", "focus"]}, r"the upgrade focus is 2, and can be 0 to 1 \(LEVEL-05\)"),
        ({"upgrades": ["cool-hand"]}, r"cool-hand, of another class, is 1, and can be 0 to 0 \(LEVEL-05\)"),
        ({"upgrades": ["cool-hand"], "bargains": ["cool-hand"]}, r"cool-hand, of another class.*LEVEL-05"),
        ({"changes": [grown("combat", 99)]}, r"what somewhere added to combat is 99, and can be -6 to 6 \(LEVEL-04\)"),
        ({"changes": [grown("combat", 6), grown("combat", 6)]}, r"combat is 14, and can be -12 to 12 \(HERO-01\)"),
        ({"changes": [grown("luck", 1, "bonus-us-marshal")] * 3}, r"bonuses of a level for luck is 3, .* 0 to 2 \(LEVEL-03\)"),
        ({"corruption": 50}, r"corruption is 50, and can be 0 to 4 \(CORR-04\)"),
        ({"corruption": 5}, r"corruption is 5, and can be 0 to 4 \(CORR-04\)"),
        ({"xp": 10**12}, r"xp is 1000000000000, and can be 0 to 10000000 \(CAMP-12: without limit by the rule"),
        ({"gold": 10**15}, r"gold is 1000000000000000, and can be 0 to 10000000 \(CAMP-12"),
        ({"dark_stone": 2_000_000}, r"dark stone is 2000000, and can be 0 to 1000000 \(DSTONE-01"),
        (
            {"items": [{"id": "carbine"}, {"id": "carbine"}]},
            r"cards called number 1 of carbine is 2, and can be 0 to 1 \(ITEM-01\)",
        ),
        ({"items": [{"id": "carbine", "copy": -1}]}, r"the number of a carbine is -1, and can be 1 to 5000 \(ITEM-01\)"),
        ({"conditions": [{"id": "concussion"}] * 2}, r"cards called number 1 of concussion is 2, .*INJ-05"),
        ({"items": several("lucky-hat", 20)}, r"how many lucky-hat it has is 20, and can be 0 to 12 \(ITEM-07"),
        ({"items": several("mustang", 20)}, r"how many mustang it has is 20.*ITEM-07"),
        ({"items": several("lucky-hat", 101)}, r"things is 101, and can be 0 to 100 \(ITEM-07"),
        ({"items": [*several("pick-axe", 12), *several("carbine", 12)]}, r"the weight that it carries is \d+, .*\(ITEM-07"),
        ({"conditions": several("horns", 60)}, r"the mutation horns is 60, and can be 0 to 1 \(MUT-03\)"),
        ({"conditions": several("concussion", 101)}, r"conditions is 101, and can be 0 to 100 \(INJ-05"),
        ({"library_knowledge": -4}, r"library knowledge is -4, and can be at least 0 \(CAMP-17\)"),
        ({"library_knowledge": 5000}, r"library knowledge is 5000, and can be 0 to 999 \(CAMP-17"),
        (
            {"changes": [grown("luck", -90)]},
            r"luck is -\d+, and can be -30 to 30 \(HERO-01\).*to luck is -90, and can be -6 to 6 \(LEVEL-04\)",
        ),
        ({"changes": [grown("initiative", -6)] * 15}, r"initiative is -\d+, and can be -20 to 20 \(HERO-01\)"),
        (
            {"changes": [grown("corruption_resistance", -6)] * 6},
            r"corruption resistance is -31, and can be -30 to 30 \(HERO-01\)",
        ),
        ({"name": ""}, r"it has no name \(HERO-17\)"),
        ({"name": "An\u0007n"}, r"the name of a hero has something in it that cannot be printed \(HERO-17\)"),
        ({"nickname": "a\nb"}, r"the nickname of a hero has something in it .*HERO-17"),
        ({"history": [{"mission": "escape", "result": "foo"}]}, r"'foo' is no way in which escape can end \(MISSION-21\)"),
        ({"history": [{"mission": "escape", "result": "won"}] * 5001}, r"adventures is 5001, and can be 0 to 5000 \(CAMP-01"),
        (
            {"items": [{"id": "badlands-adventure-gear"}], "bag": ["tonic"] * 7 + ["whiskey"]},
            r"tokens in the side bag is 6, and can be 0 to 5 \(BAG-01\)",
        ),
        ({"items": [{"id": "carbine", "marks": 1000}]}, r"markers on carbine is 1000, and can be 0 to 999 \(HERO-01"),
        ({"items": [{"id": "carbine", "paid": 10**9}]}, r"the price of carbine is 1000000000, .* \(CAMP-12"),
        ({"hands": {"sermons": ["cleansing-fire"]}}, r"cards in the hand sermons is 1, and can be 0 to 0 \(CLASS-08\)"),
    ],
)
def test_numbers_that_cannot_be_are_refused_with_their_rule(number: dict[str, Any], said: str):
    file = written(hero())
    file["hero"] |= number
    with pytest.raises(SaveError, match=said) as refused:
        read(file)
    assert refused.value.kind == "range"


@pytest.mark.parametrize(
    "more",
    [
        {"corruption": 4},
        {"corruption": 7, "history": [{"mission": "scouting-party", "result": "won"}]},  # CORR-10
        {"corruption": 9, "dead": True},
        {"upgrades": ["focus"], "level": 1, "bargains": ["focus"]},
        {"changes": [grown("luck", 1, "bonus-us-marshal"), grown("luck", 1, "bonus-us-marshal"), grown("sanity", -3)]},
        {"xp": 10_000_000, "gold": 10_000_000, "dark_stone": 1_000_000},
        {"items": [{"id": "badlands-adventure-gear"}], "bag": ["tonic"] * 6 + ["whiskey"]},  # BAG-01: it holds one of each
        {"level": 2, "upgrades": ["focus"], "changes": [grown("max_grit", -1, "resurrection")] * 2},  # DEATH-06
    ],
)
def test_what_play_can_bring_about_is_read(more: dict[str, Any]):
    file = written(hero())
    file["hero"] |= more
    assert read(file).name == "Ann"


def test_a_preacher_knows_no_more_sermons_than_it_has_learnt():
    sermons = sorted(card.id for card in content().hand_cards.values() if card.hand == "sermons")
    priest = hero(hero_class="preacher", level=1, upgrades=[], items=[], hands={"sermons": sermons})
    with pytest.raises(SaveError, match=r"cards in the hand sermons is 11, and can be 0 to 2 \(CLASS-08\)"):
        read(written(priest))
    priest.hands["sermons"] = [sermons[0], sermons[0]]
    with pytest.raises(SaveError, match=r"the card .* is 2, and can be 0 to 1 \(CLASS-08\)"):
        read(written(priest))
    learnt = next(upgrade for upgrade in content().upgrades.values() if upgrade.id == "forbidden-knowledge")
    assert [lesson.hand for lesson in learnt.learns] == ["sermons"]
    priest.hands["sermons"], priest.upgrades, priest.bargains, priest.level = sermons[:3], [learnt.id], [learnt.id], 2
    assert read(written(priest)).hands == {"sermons": sermons[:3]}


def test_what_is_in_no_hand_and_on_no_head_is_put_away_and_named():
    owned = [Held("top-hat", copy=copy) for copy in range(1, 4)] + [Held("pick-axe", copy=copy) for copy in range(1, 6)]
    ann, away = bring_hero(json.dumps(written(hero(items=owned))).encode(), "x", content())
    assert [(held.id, held.copy) for held in ann.items if held.equipped] == [("top-hat", 1), ("pick-axe", 1), ("pick-axe", 2)]
    assert away == ["pick-axe"] * 3 + ["top-hat"] * 2
    assert len(ann.items) == len(owned)
    again, nothing = bring_hero(json.dumps(written(ann)).encode(), "x", content())
    assert (again, nothing) == (ann, [])


def test_a_mission_that_nobody_knows_stays_in_the_story_and_is_named():
    ann = hero(history=[PastAdventure("moon-walk", "won"), PastAdventure("escape", "fled")])
    assert read(written(ann)) == ann
    assert missions_aside(content(), [ann]) == [(ann, "moon-walk")]


def test_a_number_that_nobody_knows_is_kept_aside_and_named_and_written_again():
    file = written(hero())
    file["hero"]["changes"] = [grown("wizardry", 2), grown("luck", 1)]
    ann = read(file)
    assert [change.stat for change in ann.changes] == ["luck"]
    assert [(who.name, card.place, card.id) for who, card in cards_aside(content(), [ann])] == [("Ann", "changes", "wizardry")]
    assert read(written(ann)).aside == [CardAside("changes", grown("wizardry", 2))]


def test_cards_that_nobody_knows_are_kept_aside_and_named_and_written_again():
    file = written(hero())
    file["hero"]["items"].append({"id": "moon-pistol", "marks": 3})
    file["hero"]["bag"].append("moon-milk")
    ann = read(file)
    assert [card.id for card in ann.aside] == ["moon-pistol", "moon-milk"]
    assert [held.id for held in ann.items] == ["shotgun"]
    assert [(who.name, card.id) for who, card in cards_aside(content(), [ann])] == [
        ("Ann", "moon-pistol"),
        ("Ann", "moon-milk"),
    ]
    assert read(written(ann)).aside[0] == CardAside("items", {"id": "moon-pistol", "marks": 3, "uses": {}})


@pytest.mark.parametrize(
    ("change", "said", "kind"),
    [
        (lambda file: file.pop("old_lantern"), "this is not an Old Lantern hero", "foreign"),
        (lambda file: file.update(format=2), "written by a newer version of the game", "version"),
        (lambda file: file["hero"].update(format=99), "written by a newer version of the game", "version"),
        (lambda file: file["hero"].update(charm=3), "'hero.charm' in it is nothing that this version knows", "foreign"),
        (lambda file: file["hero"]["items"][0].update(shine=1), "'hero.items.0.shine'", "foreign"),
        (lambda file: file.update(horse="Nelly"), "'horse'", "foreign"),
        (lambda file: file["hero"].update(hero_class="king"), "the class 'king', which is in none of the packs", "packs"),
        (lambda file: file["hero"].update(gold="much"), "cannot be read", "damaged"),
        (lambda file: file["hero"].update(apart="asleep"), "cannot be read", "damaged"),
        (lambda file: file.pop("hero"), "there is no hero in it", "foreign"),
    ],
)
def test_what_is_not_understood_is_refused(change: Callable[[dict[str, Any]], Any], said: str, kind: str):
    file = written(hero())
    change(file)
    with pytest.raises(SaveError, match=said) as refused:
        read(file)
    assert refused.value.kind == kind


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff\xfe", b'{"old_lantern": "campaign"}'])
def test_what_is_no_hero_at_all_is_refused(data: bytes):
    with pytest.raises(SaveError, match="not an Old Lantern hero"):
        read_hero(data, "x", content())


# -- campaigns ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> CampaignBook:
    """An adventure, the road after it, and a branch: the road once more."""
    folder = tmp_path_factory.mktemp("games")
    found = CampaignFile(folder / "old-times.campaign")
    journal = found.begin(Setup(heroes=PARTY, seed=3), content=content())
    JournalFile.create(journal, played(Setup(heroes=PARTY, seed=3)).journal).close()
    found.play_on(journal, content=content())
    found.play_on(journal, content=content(), anew=True)
    return book_of(found)


def test_a_campaign_is_read_as_it_was_written(book: CampaignBook, tmp_path: Path):
    again = read_campaign(campaign_bytes(book), "x", content())
    assert again == book
    assert [(one.number, one.parent, one.kind) for one in again.index.chapters] == [
        (1, None, "adventure"), (2, 1, "journey"), (3, 1, "journey"),
    ]  # fmt: skip
    assert campaign_bytes(again) == campaign_bytes(book)
    kept = take_in_book(again, tmp_path / "other.campaign")
    assert (kept.campaign.head, book_of(kept).journals) == (3, book.journals)
    head = kept.journal_of(kept.campaign.chapter(3))
    assert setup_of(load_play(head, content=content(), saving=False).journal.header, "").seed
    assert posse_of(book_of(kept)) == posse_of(book)


def test_without_replays_the_head_goes_on_all_the_same(book: CampaignBook, tmp_path: Path):
    small = campaign_bytes(book.without_replays())
    assert len(small) < len(campaign_bytes(book)) / 4
    kept = take_in_book(read_campaign(small, "x", content()), tmp_path / "small.campaign")
    assert [path.name for path in tmp_path.glob("*.lantern")] == ["small-chapter-3.lantern"]
    assert kept.campaign.chapter(1).after == book.chapter(1).after
    assert load_play(kept.journal_of(kept.campaign.chapter(3)), content=content(), saving=False).outcome


def spoilt(book: CampaignBook, change: Callable[[dict[str, Any], dict[str, bytes]], Any]) -> bytes:
    """The file of a campaign with something changed in it."""
    with zipfile.ZipFile(io.BytesIO(campaign_bytes(book))) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    index = json.loads(parts.pop("campaign.json"))
    change(index, parts)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("campaign.json", json.dumps(index))
        for name, data in parts.items():
            archive.writestr(name, data)
    return packed.getvalue()


def twice(heroes: list[dict[str, Any]]) -> None:
    """Let the first hero of a posse be there twice."""
    heroes.append(dict(heroes[0]))


def town(index: dict[str, Any]) -> dict[str, Any]:
    """The town that the first chapter leaves."""
    found: dict[str, Any] = index["chapters"][0]["after"]["settlement"]
    return found


FIRST = "chapters/0001.lantern"
LAST = "chapters/0003.lantern"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda index, _: index.update(format=2), "written by a newer version"),
        (lambda index, _: index.update(mood="grim"), "'mood' in it is nothing that this version knows"),
        (lambda index, _: index["chapters"][0]["after"].update(weather="rain"), "'weather'"),
        (lambda index, _: index["chapters"][0]["after"]["heroes"][0].update(gold=-3), r"gold is -3.*CAMP-12"),
        (lambda index, _: index["chapters"][0]["after"]["heroes"][0].update(level=12), r"chapter 1: .*LEVEL-06"),
        (lambda index, _: twice(index["chapters"][0]["after"]["heroes"]), r"is there 2 times.*CAMP-13"),
        (lambda index, _: town(index).update(days=-4), r"chapter 1: .*days is -4, and can be at least 0 \(TOWN-18\)"),
        (lambda index, _: town(index).update(stay={"track": 99}), r"track is 99, and can be 1 to 6 \(TOWN-17\)"),
        (lambda index, _: town(index).update(stay={"day": -1, "hotel": -5}), r"day is -1.*TOWN-18.*hotel is -5.*TOWN-04"),
        (lambda index, _: index["chapters"][1].update(parent=7), "chapter 2 has no place in its chain"),
        (lambda index, _: index["chapters"][1].update(number=1), "chapter 1 has no place in its chain"),
        (lambda index, _: index.update(head=9), "its head, chapter 9, is not in it"),
        (lambda _, parts: parts.update({FIRST: parts[FIRST][:-40]}), "chapter 1: damaged"),
        (lambda _, parts: parts.pop(LAST), "chapter 3"),
        (lambda _, parts: parts.update({"notes.txt": b"hello"}), "'notes.txt' in it is nothing"),
    ],
)
def test_a_campaign_that_cannot_be_is_refused(book: CampaignBook, change: Callable[..., Any], said: str):
    with pytest.raises(SaveError, match=said):
        read_campaign(spoilt(book, change), "times.zip", content())


@pytest.mark.parametrize("data", [b"", b"PK", b"PK\x03\x04 and nothing more", b"{}"])
def test_what_is_no_campaign_at_all_is_refused(data: bytes):
    with pytest.raises(SaveError, match="not an Old Lantern campaign"):
        read_campaign(data, "x", content())


def test_a_campaign_with_cards_that_nobody_knows_says_which(book: CampaignBook):
    def strange(index: dict[str, Any], _: dict[str, bytes]) -> None:
        index["chapters"][0]["after"]["heroes"][0]["bag"].append("moon-milk")
        index["head"] = 1

    again = read_campaign(spoilt(book, strange), "x", content())
    assert [card.id for _, card in cards_aside(content(), posse_of(again).heroes)] == ["moon-milk"]


def test_a_town_with_what_nobody_knows_keeps_it_and_says_so(book: CampaignBook):
    def strange(index: dict[str, Any], _: dict[str, bytes]) -> None:
        town(index).update(next_mission="moon-walk", destroyed=["church", "moon-base"], bounty="moon-bounty")
        index["head"] = 1

    posse = posse_of(read_campaign(spoilt(book, strange), "x", content()))
    assert town_aside(content(), posse) == ["moon-base", "moon-walk", "moon-bounty"]
    assert (posse.settlement.next_mission, posse.settlement.bounty) == ("moon-walk", "moon-bounty")


def test_who_has_lost_more_of_a_skill_than_it_had_can_still_ride_elsewhere():
    """Losses count on below 0, and what is read of them is 0 (HERO-05): nobody is turned away for bad luck."""
    file = written(hero())
    file["hero"]["changes"] = [grown("luck", -1)] * 6
    assert len(read(file).changes) == 6
