"""Who is of the posse: heroes join at a gathering, leave, retire, are buried and come back; their records are kept."""

from typing import Any

import pytest
from msgspec import structs
from tests.campaign.stories import content, finished
from tests.campaign.test_gathering import asked, choose, posse

from lantern.campaign.company import take_in_key
from lantern.campaign.gathering import Gathering
from lantern.campaign.posse import Posse
from lantern.campaign.records import HeroRecord
from lantern.core.errors import BadAnswerError
from lantern.core.play import Over, Play, Waiting
from lantern.players.random_player import RandomPlayer
from lantern.players.setting_up import Settled, proposals
from lantern.players.setting_up import settle as settled
from lantern.players.setups import GatheringSetup, Setup, StaySetup, new_chapter, next_setup, records_in
from lantern.players.table import chapter_of, closing_posse, new_play, open_journal, setup_of
from lantern.rules.table.state import Held


def gathering(of: Posse | None = None) -> Play[Any]:
    return new_play(GatheringSetup(posse=of or posse(), seed=4), content=content())


def all_dead() -> Posse:
    return Posse(heroes=[structs.replace(record, dead=True) for record in posse().heroes])


def settle(play: Play[Any]) -> None:
    """Answer what a newcomer is asked, the first option each time."""
    while asked(play) in {"starting-upgrade", "free-token", "learn-card", "too-heavy", "hands"}:
        play.answer(0)


def set_out(play: Play[Any]) -> Posse:
    """Go through with the gathering."""
    if asked(play) == "next-mission":
        choose(play, "exploration")
    if asked(play) == "who-goes":
        play.answer([0])
    choose(play, "set-out")
    assert isinstance(play.outcome, Over)
    after = closing_posse(play)
    assert after is not None
    return after


def following(play: Play[Any]) -> Any:
    return next_setup(setup_of(play.journal.header, ""), chapter_of(play))


@pytest.mark.proves("CAMP-13")
def test_somebody_new_joins_and_is_made_at_once():
    play = gathering()
    choose(play, "exploration")
    play.answer([0])
    play.answer("party/welcome:gunslinger|Zoe|Powder|w-1234")
    assert asked(play) == "starting-upgrade"
    settle(play)
    assert asked(play) == "set-out"
    left = set_out(play)
    zoe = left.heroes[-1]
    assert (zoe.name, zoe.nickname, zoe.face, zoe.made, zoe.level) == ("Zoe", "Powder", "w-1234", True, 1)
    assert len(zoe.upgrades) == 1
    assert zoe.bag
    assert following(play).going == ("hero-m", zoe.id)  # who can still go along does
    heroes = new_chapter(following(play), content=content()).state.heroes
    assert [hero.name for hero in heroes.values()] == ["Ann", "Zoe"]


def test_who_joins_is_made_in_one_go_with_sensible_answers_ready():
    play = gathering()
    play.answer("party/welcome:preacher|Hope||w-1")
    wanted = [Settled(one.question.kind, one.question.who, one.key) for one in proposals(play)]
    assert [one.kind for one in wanted] == ["learn-card", "learn-card", "starting-upgrade", "free-token"]
    assert asked(play) == wanted[0].kind, "looking changes nothing"
    settled(play, wanted)
    assert asked(play) == "next-mission"
    assert not proposals(play)
    assert {one.key for one in wanted if one.kind == "starting-upgrade"} <= set(set_out(play).heroes[-1].upgrades)


def asked_at_once(play: Play[Any]) -> list[tuple[str, str]]:
    assert isinstance(play.outcome, Waiting)
    return [(question.who, question.kind) for question in play.outcome.questions.values()]


def answer(play: Play[Any], who: str, key: str) -> None:
    assert isinstance(play.outcome, Waiting)
    number, question = next(each for each in play.outcome.questions.items() if each[1].who == who)
    play.answer(question.keys.index(key), number)


def two_new() -> Play[Any]:
    play = gathering()
    play.answer("party/welcome:gunslinger|Zoe||")
    play.answer("party/welcome:rancher|Rob||", 0)
    return play


@pytest.mark.proves("CAMP-13")
def test_two_who_are_new_are_made_at_the_same_time_and_nobody_else_waits():
    play = two_new()
    new = [("gunslinger-2", "starting-upgrade"), ("rancher", "starting-upgrade")]
    assert asked_at_once(play) == [*new, ("party", "next-mission")]

    answer(play, "party", "exploration")

    assert asked_at_once(play) == [*new, ("party", "who-goes")]


def test_in_whatever_order_those_who_are_new_are_made_they_are_the_same():
    ends = []
    for order in (("gunslinger-2", "rancher"), ("rancher", "gunslinger-2")):
        play = two_new()
        for who in order:
            for _ in range(2):
                assert isinstance(play.outcome, Waiting)
                question = next(each for each in play.outcome.questions.values() if each.who == who)
                answer(play, who, question.keys[1])
        assert asked_at_once(play) == [("party", "next-mission")]
        heroes = play.engine.state.heroes
        ends.append([(heroes[who].upgrades, heroes[who].bag, heroes[who].items) for who in ("gunslinger-2", "rancher")])
    assert ends[0] == ends[1]
    assert all(upgrades and bag for upgrades, bag, _ in ends[0])


@pytest.mark.proves("HERO-08")
def test_nobody_sets_out_before_all_are_made():
    play = two_new()
    answer(play, "party", "exploration")
    play.answer([0, 1, 2, 3], 2)
    answer(play, "party", "set-out")

    assert asked_at_once(play) == [("gunslinger-2", "starting-upgrade"), ("rancher", "starting-upgrade")]

    while isinstance(play.outcome, Waiting):
        play.answer(0)
    after = closing_posse(play)
    assert after is not None
    assert all(record.upgrades and record.bag for record in after.living()[-2:])


def test_who_leaves_before_it_is_made_is_not_waited_for():
    play = two_new()
    play.answer("gunslinger-2/part:left", 2)

    assert asked_at_once(play) == [("rancher", "starting-upgrade"), ("party", "next-mission")]
    settle(play)
    assert play.engine.state.heroes["rancher"].items, "it is made although who came before it went"


def test_several_heroes_of_one_class_ride_together():
    play = gathering()
    for name in ("Zoe", "Yan"):
        play.answer(f"party/welcome:gunslinger|{name}||")
        settle(play)
    choose(play, "exploration")
    play.answer([0, 1, 2, 3])
    left = set_out(play)
    assert [record.hero_class for record in left.living()] == ["us-marshal", "gunslinger", "gunslinger", "gunslinger"]
    assert len({record.id for record in left.heroes}) == 5
    there = new_chapter(following(play), content=content()).state.heroes
    assert list(there) == ["us-marshal", "gunslinger", "gunslinger-2", "gunslinger-3"]


def test_at_the_terminal_the_class_is_asked_for_and_nobody_need_come():
    play = gathering()
    game = play.engine
    assert isinstance(game, Gathering)
    changes = [change.key for change in game.company_changes()]
    parting = [f"{who}/part:{way}" for who in ("us-marshal", "gunslinger") for way in ("retired", "left")]
    assert changes == ["party/welcome", *parting, "preacher/part:buried"]
    play.answer("party/welcome")
    assert asked(play) == "newcomer"
    choose(play, "none")
    assert list(play.engine.state.heroes) == ["us-marshal", "gunslinger", "preacher"]
    play.answer("party/welcome")
    choose(play, "saloon-girl")
    settle(play)
    assert play.engine.state.heroes["saloon-girl"].name != "Saloon Girl"


@pytest.mark.proves("CAMP-13")
@pytest.mark.parametrize("way", ["retired", "left"])
def test_who_retires_or_leaves_keeps_its_record_and_is_in_no_chapter_until_it_comes_back(way: str):
    play = gathering()
    choose(play, "exploration")
    play.answer([0, 1])
    play.answer(f"us-marshal/part:{way}")
    assert play.engine.state.going == ["gunslinger"]
    left = set_out(play)
    ann = left.record("hero-m")
    assert (ann.apart, ann.gold, [held.id for held in ann.items]) == (way, 100, ["shotgun", "carbine", "rattlesnake-fangs"])
    assert left.living() == [left.record("hero-g")]
    mine = new_chapter(following(play), content=content()).state
    assert list(mine.heroes) == ["gunslinger"]
    assert ("carbine" in mine.at_home) == (way == "retired")  # who rides with others took everything along
    town = new_chapter(StaySetup(posse=left, seed=3), content=content()).state
    assert list(town.heroes) == ["gunslinger", "preacher"]
    again = gathering(left)
    again.answer("party/call-back:hero-m")
    assert again.engine.state.heroes["us-marshal"].gold == 100
    assert set_out(again).record("hero-m") == posse().record("hero-m")


@pytest.mark.proves("DEATH-08")
def test_the_dead_are_buried_and_can_be_raised_all_the_same():
    play = gathering()
    play.answer("preacher/part:buried")
    left = set_out(play)
    assert left.record("hero-d").apart == "buried"
    again = gathering(left)
    again.answer("party/call-back:hero-d")
    home = set_out(again)
    assert (home.record("hero-d").apart, home.record("hero-d").dead) == ("", True)
    assert "preacher" in new_chapter(StaySetup(posse=home, seed=3), content=content()).state.heroes


@pytest.mark.parametrize(
    "key",
    [
        "gunslinger/part:buried",
        "preacher/part:retired",
        "nobody/part:left",
        "party/call-back:hero-m",
        "party/welcome:king|||",
        "party/take-in:{}",
    ],
)
def test_what_cannot_be_is_refused(key: str):
    with pytest.raises(BadAnswerError):
        gathering().answer(key)


def test_the_last_who_lives_does_not_leave():
    play = gathering()
    play.answer("us-marshal/part:retired")
    with pytest.raises(BadAnswerError):
        play.answer("gunslinger/part:retired")


def test_a_hero_of_another_posse_is_taken_in_with_all_that_it_has():
    things = [Held("shotgun", starting=True), Held("carbine", equipped=False)]
    stranger = HeroRecord(
        id="hero-x", name="Ann", hero_class="us-marshal", made=True, level=2, gold=75, apart="left", items=things
    )
    play = gathering()
    play.answer(take_in_key(stranger))
    here = play.engine.state.heroes["us-marshal-2"]
    assert (here.name, here.gold, here.level) == ("Ann 2", 75, 2)  # no two are called alike
    with pytest.raises(BadAnswerError):
        play.answer(take_in_key(stranger))
    left = set_out(play)
    assert [held.id for held in left.record("hero-x").items] == ["shotgun", "carbine"]
    assert not left.record("hero-x").apart


def test_who_has_just_left_can_think_better_of_it_and_is_there_once():
    play = gathering()
    play.answer("us-marshal/part:left")
    gone = posse().record("hero-m")
    play.answer(take_in_key(gone))
    assert list(play.engine.state.heroes.values())[-1].name == gone.name  # it is no other who is called alike
    left = set_out(play)
    assert [(record.id, record.apart) for record in left.heroes] == [("hero-m", ""), ("hero-g", ""), ("hero-d", "")]


@pytest.mark.parametrize(("hero", "way", "record"), [("us-marshal", "retired", "hero-m"), ("preacher", "buried", "hero-d")])
def test_who_has_just_parted_comes_back_at_the_same_gathering(hero: str, way: str, record: str):
    play = gathering()
    before = set_out(gathering())
    play.answer(f"{hero}/part:{way}")
    play.answer(f"party/call-back:{record}")
    assert list(play.engine.state.heroes) == list(gathering().engine.state.heroes)
    with pytest.raises(BadAnswerError):
        play.answer(f"party/call-back:{record}")
    assert set_out(play) == before


def test_what_was_changed_can_be_undone_and_is_there_when_the_game_is_opened_again():
    play = gathering()
    before = play.engine.checkpoint()
    play.answer("party/welcome:gunslinger|Zoe||")
    settle(play)
    again = open_journal(play.journal.copy(), "again", content=content())
    assert list(again.engine.state.heroes) == list(play.engine.state.heroes)
    assert records_in(setup_of(play.journal.header, ""), chapter_of(again))["gunslinger-2"].startswith("hero-")
    while play.journal.answers:
        play.undo()
    assert play.engine.checkpoint() == before


@pytest.mark.proves("DEATH-10")
def test_when_all_are_dead_the_campaign_goes_on_with_somebody_new():
    play = gathering(all_dead())
    assert asked(play) == "newcomer"
    assert isinstance(play.outcome, Waiting)
    assert "none" not in play.outcome.question.keys  # somebody must
    choose(play, "gunslinger")
    settle(play)
    assert asked(play) == "next-mission"
    left = set_out(play)
    assert [record.dead for record in left.heroes] == [True, True, True, False]
    assert isinstance(following(play), Setup)
    assert following(play).heroes == ("gunslinger",)


def test_nobody_rides_home_from_an_adventure_that_nobody_survived():
    setup = Setup(heroes=("gunslinger",), seed=1)
    game = finished(setup)
    for hero in game.state.heroes.values():
        hero.dead = True
    assert isinstance(next_setup(setup, game), GatheringSetup)


@pytest.mark.parametrize("seed", range(3))
def test_whoever_answers_anything_gets_through_a_gathering_of_the_dead(seed: int):
    setup = GatheringSetup(posse=all_dead(), seed=seed)
    assert next_setup(setup, finished(setup, RandomPlayer(seed))).heroes
