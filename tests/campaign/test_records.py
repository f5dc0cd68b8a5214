"""The record of a hero: what lasts, what a chapter adds to it, and how it is written."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import structs
from tests.campaign.stories import PARTY, adventure, content, finished, lucky_seed

from lantern.campaign import records
from lantern.campaign.aside import fit
from lantern.campaign.growth import RecordedChange
from lantern.campaign.posse import Posse, read_posse
from lantern.campaign.records import HeroRecord, into_play, new_record, out_of_play, read_record
from lantern.content.loader import load
from lantern.core.errors import SaveError
from lantern.core.streams import new_streams
from lantern.players.setups import Setup, new_game, posse_at_the_end, posse_before
from lantern.rules.invariants import check_invariants
from lantern.rules.numbers.pools import in_pool
from lantern.rules.numbers.values import explain, value
from lantern.rules.table.lasting import change_for_good
from lantern.rules.table.options import Options
from lantern.rules.table.state import CardInPlay, ChapterState, Held

#: A pack with a class of its own, and points of its own.
PACK = Path(__file__).parents[1] / "packs" / "moon-folk"
STORED = Path(__file__).parents[1] / "stored" / "records"


def chapter_state() -> ChapterState:
    return ChapterState(seed=1, options=Options(), streams=new_streams(1))


def a_veteran(**more: Any) -> HeroRecord:
    return HeroRecord(id="hero-1", name="Ann", hero_class="gunslinger", made=True, **more)


def test_a_new_hero_has_an_id_of_its_own_which_is_not_its_class():
    twins = [new_record("us-marshal", 7, number) for number in (1, 2)]
    assert twins[0].id != twins[1].id
    assert not any("us-marshal" in record.id for record in twins)
    assert [record.id for record in posse_before(Setup(heroes=("us-marshal",) * 2, seed=7)).heroes] == [
        record.id for record in twins
    ]


def test_a_record_goes_into_play_and_out_of_it_unchanged():
    before = a_veteran(
        level=3,
        xp=120,
        gold=350,
        dark_stone=2,
        corruption=1,
        items=[Held("carbine", equipped=False), Held("gunslinger-pistol", starting=True)],
        bag=["whiskey"],
        upgrades=["twin-guns"],
        conditions=[CardInPlay("concussion")],
        changes=[RecordedChange("sanity", -2, "dark-bargain")],
    )
    state = chapter_state()
    hero = into_play(state, content(), before)
    assert (hero.id, hero.name, state.veterans) == ("gunslinger", "Ann", {"gunslinger": "hero-1"})
    assert sorted(card.number for card in hero.items) == [1, 2]
    after = out_of_play(state, content(), hero, before, "scouting-party")
    assert after == before


@pytest.mark.proves("CAMP-18")
def test_what_could_be_used_once_is_ready_again_and_what_served_is_free():
    state = chapter_state()
    before = a_veteran(items=[Held("carbine")])
    hero = into_play(state, content(), before)
    hero.items[0].uses.exhaust("adventure", "a0")
    hero.items[0].served, hero.items[0].served_turn = "us-marshal", 3
    assert out_of_play(state, content(), hero, before, "scouting-party") == before


@pytest.mark.proves("DEATH-07")
def test_a_dead_hero_is_dead_and_bears_no_damage():
    state = chapter_state()
    hero = into_play(state, content(), a_veteran(gold=25))
    hero.dead, hero.wounds = True, 9
    after = out_of_play(state, content(), hero, a_veteran(), "scouting-party")
    assert (after.dead, after.wounds, after.gold) == (True, 0, 25)


def test_a_number_that_was_changed_for_good_explains_itself_in_the_next_adventure():
    game = new_game(Setup(heroes=PARTY, seed=lucky_seed()), content=content())
    hero = game.hero("gunslinger")
    printed = value(game, hero, "sanity")
    change_for_good(game, hero, "sanity", -1, "dark-bargain")
    assert value(game, hero, "sanity") == printed - 1
    game.state.result, game.state.phase = "won", "over"
    setup = Setup(heroes=PARTY, seed=lucky_seed())
    posse = posse_at_the_end(setup, game)
    again = new_game(Setup(heroes=PARTY, seed=4, posse=posse), content=content())
    veteran = again.hero("gunslinger")
    assert value(again, veteran, "sanity") == printed - 1
    assert [(reason.source, reason.amount) for reason in explain(again, veteran, "sanity")] == [
        ("gunslinger", printed),
        ("dark-bargain", -1),
    ]
    again.state.result, again.state.phase = "won", "over"
    [changed] = [record for record in posse_at_the_end(Setup(posse=posse), again).heroes if record.changes]
    assert changed.changes == [RecordedChange("sanity", -1, "dark-bargain")]


@pytest.mark.proves("PERS-01")
def test_what_somebody_owns_is_in_no_deck_not_even_if_the_owner_stays_at_home():
    ann = a_veteran(items=[Held("carbine")])
    bob = HeroRecord(id="hero-2", name="Bob", hero_class="us-marshal", made=True, items=[Held("ornate-mask")])
    setup = Setup(heroes=("gunslinger",), seed=2, posse=Posse(heroes=[ann, bob]), going=("hero-1",))
    game = new_game(setup, content=content())
    fresh = new_game(Setup(heroes=("gunslinger",), seed=2), content=content())
    for item in ("carbine", "ornate-mask"):
        where = next(name for name, deck in fresh.state.decks.items() if item in deck.cards)
        assert game.state.decks[where].cards.count(item) == fresh.state.decks[where].cards.count(item) - 1
    assert check_invariants(game) == []


@pytest.mark.proves("LEVEL-13")
def test_the_party_is_of_the_level_of_its_highest_hero():
    posse = Posse(heroes=[a_veteran(level=4), HeroRecord(id="hero-2", name="", hero_class="us-marshal")])
    assert new_game(Setup(posse=posse, heroes=PARTY), content=content()).state.party_level == 4


@pytest.mark.proves("CAMP-10")
def test_who_is_made_is_not_made_again():
    posse = posse_at_the_end(Setup(heroes=PARTY, seed=lucky_seed()), finished(Setup(heroes=PARTY, seed=lucky_seed())))
    owned = {record.hero_class: sorted(held.id for held in record.items) for record in posse.heroes}
    game = adventure(Setup(heroes=PARTY, seed=5, posse=posse, mission="exploration"))
    assert {hero.id: sorted(held.id for held in hero.items) for hero in game.state.heroes.values()} == owned


@pytest.mark.proves("CAMP-10")
def test_an_adventure_begins_with_one_grit_and_the_damage_of_the_stay():
    hurt = a_veteran(grit=2, wounds=3, sanity_damage=1)
    posse = Posse(heroes=[hurt, structs.replace(a_veteran(grit=0), id="hero-2")])
    game = adventure(Setup(heroes=("gunslinger", "gunslinger"), seed=5, posse=posse, mission="exploration"))
    assert [(hero.grit, hero.wounds, hero.sanity_damage) for hero in game.state.heroes.values()] == [(1, 3, 1), (1, 0, 0)]


@pytest.mark.proves("CAMP-08")
def test_faith_and_shots_are_as_at_first_in_the_next_adventure_whatever_is_left_of_them():
    setup = Setup(heroes=("gunslinger", "preacher"), seed=5)
    game = adventure(setup)
    fresh = {hero.id: hero.pools for hero in game.state.heroes.values()}
    assert fresh == {"gunslinger": {"dead-eye": 6}, "preacher": {"faith": 3}}
    game.hero("gunslinger").pools = {"dead-eye": 1, "ricochet": 2}
    game.hero("preacher").pools = {"faith": 0}
    game.state.result, game.state.phase = "won", "over"
    posse = posse_at_the_end(setup, game)
    again = adventure(structs.replace(setup, posse=posse, mission="exploration"))
    assert {hero.id: hero.pools for hero in again.state.heroes.values()} == fresh


@pytest.mark.proves("TOKEN-12")
def test_points_of_which_nothing_else_is_said_begin_at_none_and_are_gone_after_the_adventure():
    theirs = load([PACK], user=False)
    setup = Setup(heroes=("moon-caller",), seed=5)
    game = new_game(setup, content=theirs)
    hero = game.hero("moon-caller")
    assert (theirs.pools["fury"].start, in_pool(game, hero, "fury"), in_pool(game, hero, "moonlight")) == (0, 0, 1)
    hero.pools = {"fury": 3, "moonlight": 3}
    game.state.result, game.state.phase = "won", "over"
    again = new_game(Setup(posse=posse_at_the_end(setup, game), heroes=("moon-caller",)), content=theirs)
    hero = again.hero("moon-caller")
    assert (in_pool(again, hero, "fury"), in_pool(again, hero, "moonlight")) == (0, 1)


# -- how it is written ----------------------------------------------------------------------------


@pytest.mark.parametrize("path", sorted(STORED.glob("format-*.json")), ids=lambda path: path.stem)
def test_a_posse_of_every_format_is_read(path: Path):
    posse = read_posse(msgspec.json.decode(path.read_bytes()), path.name)
    marshal, gunslinger = posse.heroes
    assert (marshal.hero_class, marshal.gold, marshal.dead) == ("us-marshal", 425, False)
    assert [held.id for held in gunslinger.items if held.upgrades] == ["carbine"]
    assert gunslinger.changes == [RecordedChange("sanity", -1, "dark-bargain")]
    assert all(record.format == records.RECORD_FORMAT for record in posse.heroes)
    assert new_game(Setup(posse=posse, heroes=PARTY), content=content()).hero("gunslinger").xp == 315


def test_a_newer_record_is_refused_in_words():
    written = msgspec.to_builtins(a_veteran()) | {"format": 99}
    with pytest.raises(SaveError, match="the record of Ann was written by a newer version of the game") as refused:
        read_record(written)
    assert refused.value.kind == "version"
    with pytest.raises(SaveError, match="newer version"):
        read_posse({"format": 99, "heroes": []}, "a campaign")


def test_a_broken_record_is_refused_in_words():
    with pytest.raises(SaveError, match="the record of Ann cannot be read"):
        read_record(msgspec.to_builtins(a_veteran()) | {"xp": "much"})


def test_an_older_record_is_brought_up_to_date_step_by_step(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(records, "RECORD_FORMAT", 4)
    monkeypatch.setitem(records.MIGRATIONS, 2, lambda written: written | {"gold": written["gold"] + 1})
    monkeypatch.setitem(records.MIGRATIONS, 3, lambda written: written | {"gold": written["gold"] * 10})
    record = read_record(msgspec.to_builtins(a_veteran(gold=4)) | {"format": 2})
    assert (record.gold, record.format) == (50, 4)


def test_the_sermons_of_a_former_record_are_a_hand_and_its_conditions_cards():
    written = {"format": 1, "id": "hero-1", "name": "Abe", "hero_class": "preacher", "sermons": ["faith-healing"]}
    record = read_record(written | {"conditions": ["concussion"]})
    assert record.hands == {"sermons": ["faith-healing"]}
    assert record.conditions == [CardInPlay("concussion")]


def test_a_card_that_is_in_no_box_of_the_table_is_kept_aside_and_comes_back_with_its_box() -> None:
    sharper = Held("carbine", equipped=False, upgrades=[Held("a-sight-of-another-box")])
    record = a_veteran(
        items=[Held("of-another-box", marks=2, upgrades=[Held("carbine")]), sharper],
        bag=["whiskey", "snuff"],
        upgrades=["wisdom-of-others"],
        conditions=[CardInPlay("blue-skin")],
        hands={"sermons": ["of-others"]},
    )
    state = chapter_state()
    hero = into_play(state, content(), record)
    assert ([held.id for held in hero.items], hero.bag, hero.upgrades, hero.conditions) == (["carbine"], ["whiskey"], [], [])
    hero.gold += 10
    after = out_of_play(state, content(), hero, record, "scouting-party")
    strange = ["of-another-box", "a-sight-of-another-box", "snuff", "wisdom-of-others", "blue-skin", "of-others"]
    assert [card.id for card in after.aside] == strange
    assert after.gold == 10
    items = content().items
    known = {name: structs.replace(items["carbine"], id=name) for name in strange[:2]}
    again = fit(content().replaced("items", known), after)
    assert [(held.id, held.marks, [upgrade.id for upgrade in held.upgrades]) for held in again.items] == [
        ("carbine", 0, []),
        ("of-another-box", 2, ["carbine"]),
        ("a-sight-of-another-box", 0, []),
    ]
    assert [card.id for card in again.aside] == strange[2:]
