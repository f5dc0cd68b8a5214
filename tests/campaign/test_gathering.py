"""The gathering: the posse in, choices, trade and dress, the posse out."""

from typing import Any

import pytest
from msgspec import structs
from tests.campaign.stories import PARTY, adventure, after, content, finished, played

from lantern.campaign.gathering import Gathering, who_set_out
from lantern.campaign.posse import Posse
from lantern.campaign.records import HeroRecord
from lantern.content.verbs.enemies import SpawnNear
from lantern.content.verbs.grammar import Amount
from lantern.content.verbs.road import DestroyTown, NextMission
from lantern.core.errors import BadAnswerError
from lantern.core.play import Over, Play, Waiting
from lantern.core.questions import Confirm
from lantern.core.table import Nobody, solo
from lantern.players.in_town import standing
from lantern.players.random_player import RandomPlayer
from lantern.players.setups import GatheringSetup, Setup, new_chapter, next_setup, posse_at_the_end
from lantern.players.table import chapter_of, closing_posse, new_play, open_journal, setup_of
from lantern.rules.numbers.perform import NeedsAnAdventureError, perform
from lantern.rules.numbers.values import value
from lantern.rules.table.chapter import Context
from lantern.rules.table.events import Parted
from lantern.rules.table.settlement import Settlement
from lantern.rules.table.state import Held
from lantern.rules.words import Words
from lantern.views.dice import asked_roll
from lantern.views.look import look_at
from lantern.views.plan import plan_view


def posse() -> Posse:
    marshal = HeroRecord(
        id="hero-m", name="Ann", hero_class="us-marshal", made=True, gold=100, bag=["whiskey"],
        items=[Held("shotgun", starting=True), Held("carbine", equipped=False), Held("rattlesnake-fangs", equipped=False)],
    )  # fmt: skip
    gunslinger = HeroRecord(
        id="hero-g",
        name="Bob",
        hero_class="gunslinger",
        made=True,
        dark_stone=2,
        items=[Held("gunslinger-pistol", starting=True)],
    )
    dead = HeroRecord(id="hero-d", name="Cid", hero_class="preacher", made=True, gold=999, dead=True)
    return Posse(heroes=[marshal, gunslinger, dead])


def gathering() -> Play[Any]:
    return new_play(GatheringSetup(posse=posse(), seed=4), content=content())


def choose(play: Play[Any], *keys: str) -> None:
    """Answer the open question with these options."""
    assert isinstance(play.outcome, Waiting)
    question = play.outcome.question
    chosen = [question.keys.index(key) for key in keys]
    play.answer(chosen if question.kind == "who-goes" else chosen[0])


def asked(play: Play[Any]) -> str:
    assert isinstance(play.outcome, Waiting)
    return play.outcome.question.kind


def test_the_posse_chooses_a_mission_and_who_goes_and_sets_out():
    play = gathering()
    assert asked(play) == "next-mission"
    choose(play, "exploration")
    assert asked(play) == "who-goes"
    choose(play, "gunslinger")
    assert asked(play) == "set-out"
    choose(play, "set-out")
    assert isinstance(play.outcome, Over)
    following = next_setup(setup_of(play.journal.header, ""), chapter_of(play))
    assert isinstance(following, Setup)
    assert (following.mission, following.going, following.heroes) == ("exploration", ("hero-g",), ("gunslinger",))
    assert following.posse is not None
    assert [record.id for record in following.posse.heroes] == ["hero-m", "hero-g", "hero-d"]


def test_all_can_be_thought_over_before_they_set_out():
    play = gathering()
    choose(play, "exploration")
    choose(play, "gunslinger")
    choose(play, "other-mission")
    choose(play, "scouting-party")
    choose(play, "other-heroes")
    choose(play, "us-marshal", "gunslinger")
    choose(play, "set-out")
    state = play.engine.state
    assert (state.mission, state.going) == ("scouting-party", ["us-marshal", "gunslinger"])


@pytest.mark.proves("CAMP-19")
def test_what_must_be_played_next_binds_the_posse_until_it_is_played():
    bound = structs.replace(posse(), settlement=Settlement(next_mission="escape", razed=True, destroyed=["church"]))
    play = new_play(GatheringSetup(posse=bound, seed=4), content=content())
    choose(play, "us-marshal")
    choose(play, "set-out")
    following = next_setup(setup_of(play.journal.header, ""), chapter_of(play))
    assert isinstance(following, Setup)
    assert following.mission == "escape"
    adventure = new_chapter(following, table=solo(Nobody()), content=content())
    assert adventure.state.settlement == Settlement(razed=True, destroyed=["church"])


@pytest.mark.proves("FRONTIER-10")
def test_who_traveled_on_has_done_so_when_the_adventure_begins():
    traveled = structs.replace(posse(), settlement=Settlement(missions=2))
    setup = Setup(heroes=("us-marshal",), mission="exploration", seed=1, posse=traveled, going=("hero-m",))
    assert new_chapter(setup, table=solo(Nobody()), content=content()).state.settlement.missions == 1


@pytest.mark.proves("CAMP-19")
def test_another_adventure_does_not_redeem_what_must_be_played():
    bound = structs.replace(posse(), settlement=Settlement(next_mission="escape"))
    other = Setup(heroes=("us-marshal",), mission="exploration", seed=1, posse=bound, going=("hero-m",))
    assert new_chapter(other, table=solo(Nobody()), content=content()).state.settlement.next_mission == "escape"


def test_the_town_and_the_plans_change_without_a_map_too():
    game = chapter_of(gathering())
    perform(game, (DestroyTown(), NextMission(mission="escape")), Context(source="an-event"))
    assert (game.state.settlement.razed, game.state.settlement.next_mission) == (True, "escape")
    played = [name for name, place in content().locations.items() if place.option is None and place.town is None]
    assert sorted(game.state.settlement.destroyed) == sorted(played)


@pytest.mark.proves("ITEM-12", "ITEM-20")
def test_things_change_hands_wherever_the_heroes_are():
    play = gathering()
    play.answer("us-marshal/give:carbine:gunslinger")
    play.answer("us-marshal/give:whiskey:gunslinger")
    play.answer("us-marshal/give:gold:gunslinger")
    play.answer(60 if asked(play) == "how-much" else 0)
    heroes = play.engine.state.heroes
    assert "carbine" in [held.id for held in heroes["gunslinger"].items]
    assert (heroes["gunslinger"].bag, heroes["gunslinger"].gold, heroes["us-marshal"].gold) == (["whiskey"], 60, 40)


@pytest.mark.proves("UPG-05")
def test_an_upgrade_card_is_attached_between_adventures():
    play = gathering()
    keys = [option.key for option in play.engine.any_time_actions()]
    play.answer(next(key for key in keys if key.startswith("us-marshal/attach:rattlesnake-fangs")))
    assert [held.id for held in play.engine.state.heroes["us-marshal"].items if held.upgrades]


@pytest.mark.proves("DEATH-03")
def test_the_dead_have_no_say_and_nobody_takes_what_is_theirs():
    play = gathering()
    assert not [option for option in play.engine.any_time_actions() if "preacher" in option.key]
    choose(play, "exploration")
    assert isinstance(play.outcome, Waiting)
    assert play.outcome.question.keys == ["us-marshal", "gunslinger"]


@pytest.mark.proves("CAMP-18")
def test_there_is_no_light_to_pass_on():
    assert not [option for option in gathering().engine.any_time_actions() if "light" in option.key]


def test_what_needs_a_map_is_refused_in_words():
    game = chapter_of(gathering())
    effect = SpawnNear(kind="hungry-dead", count=Amount(plus=1))
    with pytest.raises(NeedsAnAdventureError, match=r"an-event: 'spawn.*' needs .* and here is none"):
        perform(game, (effect,), Context(source="an-event", hero="us-marshal"))


def test_the_numbers_of_a_hero_need_no_map():
    game = chapter_of(gathering())
    assert value(game, game.hero("us-marshal"), "combat") == content().heroes["us-marshal"].combat


def test_something_that_is_not_offered_is_refused():
    with pytest.raises(BadAnswerError, match="cannot be done now"):
        gathering().answer("us-marshal/use:whiskey")


# -- posse in, posse out --------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_the_posse_after_is_a_fact_that_follows_from_the_posse_before_and_the_answers(seed: int):
    setup = after(Setup(heroes=PARTY, seed=seed), 3)
    play = played(setup, RandomPlayer(seed, 3))
    posse = closing_posse(play)
    again = open_journal(play.journal.copy(), "a gathering", content=content())
    assert closing_posse(again) == posse
    replayed = new_chapter(setup_of(play.journal.header, ""), table=solo(Nobody()), content=content())
    other: Play[Any] = Play(replayed, play.journal.copy())
    other.reopen()
    assert posse_at_the_end(setup, chapter_of(other)) == posse


def test_everything_that_the_heroes_have_is_still_there_whoever_has_it():
    setup = after(Setup(heroes=PARTY, seed=1), 3)
    assert isinstance(setup, GatheringSetup)

    def wealth(posse: Posse) -> tuple[int, int, list[str], list[str]]:
        cards = sorted(card for record in posse.heroes for card in record.cards())
        tokens = sorted(token for record in posse.heroes for token in record.bag)
        return sum(r.gold for r in posse.heroes), sum(r.dark_stone for r in posse.heroes), cards, tokens

    class Giving(RandomPlayer):
        """Somebody who gives and takes, and throws nothing away."""

        def answer(self, game, question):
            while True:
                said = super().answer(game, question)
                if not (isinstance(said, str) and ("/discard" in said or "/attach" in said or "/detach" in said)):
                    return said

    game = finished(setup, Giving(3, 2))
    assert isinstance(game, Gathering)
    assert wealth(posse_at_the_end(setup, game)) == wealth(setup.posse)
    assert who_set_out(game.state, setup.posse)


@pytest.mark.parametrize(("lang", "name"), [("en", "Bounty: Tentacles"), ("it", "Taglia sui Tentacoli")])
def test_the_bounty_that_is_out_for_the_next_adventure_is_told_by_the_fire(lang, name):
    game = new_chapter(GatheringSetup(posse=posse(), seed=2), content=content())
    look = look_at(game, Words(content(), lang))
    assert isinstance(game, Gathering)
    assert plan_view(look, game.state).bounty is None
    game.state.settlement.bounty = "bounty-tentacles"
    told = plan_view(look, game.state).bounty
    assert told is not None
    assert told.name == name
    assert any("10" in line for line in told.text)


@pytest.mark.proves("LEVEL-13", "LEVEL-15")
@pytest.mark.parametrize(
    ("lang", "tough", "easy"),
    [
        ("en", "Party level 5 (Ann): all Enemies are Brutal.", "Party level 2 (Bob): the monsters are no tougher than usual."),
        ("it", "Livello del Gruppo 5 (Ann): tutti i Nemici sono Brutali.",
         "Livello del Gruppo 2 (Bob): i mostri non sono più forti del solito."),
    ],
)  # fmt: skip
def test_what_waits_for_the_best_of_those_who_go_is_told_before_anybody_goes(lang, tough, easy):
    """The level is that at which one sets out: Bob has the XP for his second (LEVEL-09). The dead make nobody tougher."""
    ann, bob, cid = posse().heroes
    heroes = [structs.replace(ann, level=5), structs.replace(bob, xp=700), structs.replace(cid, level=8)]
    game = new_chapter(GatheringSetup(posse=Posse(heroes=heroes), seed=2), content=content())
    look = look_at(game, Words(content(), lang))
    assert isinstance(game, Gathering)
    assert [told.text for told in plan_view(look, game.state).monsters] == [tough, easy]
    game.state.going = ["us-marshal", "gunslinger"]
    assert [told.text for told in plan_view(look, game.state).monsters] == [tough]
    game.state.going = ["gunslinger"]
    assert [told.text for told in plan_view(look, game.state).monsters] == [easy]
    assert any(easy in line for line in standing(game, Words(content(), lang)))


@pytest.mark.parametrize(("level", "said"), [(3, "1 Elite ability."), (4, "2 Elite abilities."), (7, "Brutal, and every")])
def test_elite_abilities_of_the_level_are_told(level, said):
    game = new_chapter(GatheringSetup(posse=Posse(heroes=[structs.replace(posse().heroes[0], level=level)])), content=content())
    assert isinstance(game, Gathering)
    assert said in plan_view(look_at(game, Words(content())), game.state).monsters[0].text


@pytest.mark.parametrize(
    ("way", "en", "it"),
    [
        ("retired", "Ann has had enough, and retires.", "Ann ne ha abbastanza, e si ritira."),
        ("buried", "Ann is laid to rest.", "Ann riposa sottoterra."),
        ("left", "Ann leaves the party.", "Ann lascia il gruppo."),
    ],
)
def test_whoever_parts_from_the_party_is_told_of(way, en, it):
    game = new_chapter(GatheringSetup(posse=posse(), seed=2), content=content())
    told = [Words(content(), lang).event_text(game, Parted("us-marshal", way)) for lang in ("en", "it")]
    assert told == [en, it]


def test_dice_that_are_asked_about_with_yes_or_no_are_shown():
    game = new_chapter(GatheringSetup(posse=posse(), seed=2), content=content())
    question = Confirm(kind="cheat", who="us-marshal", about={"faces": [3, 4], "purpose": "poker"})
    shown = asked_roll(look_at(game, Words(content())), question)
    assert shown is not None
    assert [die.face for die in shown.dice] == [3, 4]


@pytest.mark.proves("MISSION-11")
def test_missions_are_basic_or_advanced_and_none_is_locked():
    missions = content().missions
    advanced = {mission.id for mission in missions.values() if mission.advanced}
    assert {"scouting-party", "fistful-of-dark-stone", "for-a-few-dark-stone-more"} <= missions.keys() - advanced
    assert {"overload", "last-stand", "stop-the-ritual"} <= advanced
    words = Words(content(), "en")
    look = look_at(chapter_of(gathering()), words)
    told = {mission: " ".join(look.text(mission, "missions")) for mission in missions}
    assert {mission for mission, text in told.items() if "An advanced mission" in text} == advanced
    play = gathering()
    assert isinstance(play.outcome, Waiting)
    assert advanced <= set(play.outcome.question.keys), "new heroes may play whatever they like"


@pytest.mark.proves("JOB-01")
def test_a_bounty_that_no_pack_knows_waits_for_its_pack():
    unknown = Settlement(bounty="moon-bounty", next_mission="moon-walk")
    setup = Setup(posse=structs.replace(posse(), settlement=unknown), heroes=PARTY, going=("hero-m", "hero-g"), seed=3)
    mine = adventure(setup)
    assert (mine.state.settlement.bounty, mine.state.settlement.next_mission) == ("moon-bounty", "moon-walk")
    assert "moon-bounty" not in [card.id for card in mine.state.in_play]
