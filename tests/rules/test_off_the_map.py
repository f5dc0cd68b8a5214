"""A chapter without a map: every verb that needs none is carried out there, and who falls gets up again."""

from collections.abc import Sequence
from typing import Any

import pytest

from lantern.content.effects import VERBS
from lantern.content.hooks import anywhere
from lantern.content.library import Content
from lantern.content.loader import load
from lantern.content.verbs.cards import Hook
from lantern.content.verbs.grammar import Verb
from lantern.core.streams import new_streams
from lantern.core.table import Nobody, solo
from lantern.players.scripted import ScriptedPlayer
from lantern.rules.belongings.abilities import usable_any_time
from lantern.rules.numbers.limits import exhaust, is_ready
from lantern.rules.numbers.perform import ANYWHERE, NeedsAnAdventureError, happen, perform
from lantern.rules.numbers.values import value
from lantern.rules.off_the_map import OffTheMap
from lantern.rules.table.chapter import Context
from lantern.rules.table.events import Fell
from lantern.rules.table.options import options_for
from lantern.rules.table.state import FORMAT, ChapterState, Hero
from lantern.rules.turn.setup import add_hero, lay_out_items
from lantern.scenarios.given import with_entries
from lantern.scenarios.when import read_effects

#: Verbs that mean nothing without a map, a Depth Track or an enemy.
OF_THE_MINE = {
    "add_damage", "archive_markers", "attack", "beam", "blast", "bleed", "blow_through", "capture", "clues", "count",
    "darkness", "depth_event",
    "give_up_move", "lay_open",
    "dread", "enemy_hits", "flames", "free_attack", "harm_companions", "if_counter", "isolate", "keep_card", "look_ahead",
    "meet", "next_threat", "only_exit", "open_door", "open_gate", "party_marker", "place_marker", "put_in_play",
    "recover", "remove_marker", "revive_tokens",
    "reroll", "rope", "shackle", "shut_down", "spawn", "spend_marks", "teleport", "throw_this", "lay_trap", "set_off",
    "pass_wounds", "hit_ignores", "press_on", "single_out",
}  # fmt: skip


class Errand(OffTheMap[ChapterState]):
    """A day on which something happens, and the heroes may use what they have."""

    state_type = ChapterState
    absent: Sequence[str] = ()
    fallen: list[str]

    def has_time(self) -> bool:
        return True

    def present(self) -> list[Hero]:
        return [hero for hero in self.standing() if hero.id not in self.absent]

    def has_fallen(self, hero: Hero) -> None:
        self.fallen.append(hero.id)


@pytest.fixture(scope="module")
def content() -> Content:
    return load(user=False)


@pytest.fixture
def errand(content: Content) -> Errand:
    state = ChapterState(seed=5, options=options_for("revised"), streams=new_streams(5), format=FORMAT)
    for hero_class in ("us-marshal", "gunslinger", "rancher"):
        add_hero(state, content, hero_class)
    lay_out_items(state, content)
    for hero in state.heroes.values():
        hero.grit = 0
    game = Errand(state, solo(Nobody()), content)
    game.fallen = []
    return game


def effects(*written: dict[str, Any]) -> list[Verb]:
    return read_effects("test", list(written))


def does(
    game: Errand, *written: dict[str, Any], by: str | None = "us-marshal", says: Sequence[Any] = (), **dice: list[int]
) -> None:
    """Let something happen, with these answers and these dice."""
    player = ScriptedPlayer(says, then=Nobody())
    game.table = solo(player)
    game.state.streams.fixed_dice = {purpose.replace("_", "-"): faces for purpose, faces in dice.items()}
    game.begin_step([], holding=False)
    happen(game, effects(*written), Context(source="an-event", hero=by))
    assert not [faces for faces in game.state.streams.fixed_dice.values() if faces]
    assert not player.left


def marshal(game: Errand) -> Hero:
    return game.hero("us-marshal")


def test_a_verb_is_carried_out_anywhere_or_is_of_the_mine():
    assert {word for word, verb in VERBS.items() if verb not in ANYWHERE} == OF_THE_MINE


# -- harm -----------------------------------------------------------------------------------------


@pytest.mark.proves("HIT-01", "TOWN-24")
def test_hits_are_saved_by_cover_and_defense_and_grit_rolls_a_save_again(errand: Errand):
    hero = marshal(errand)
    hero.grit = 1
    does(errand, {"hits": 2}, says=["die-1"], defense=[1, 5, 2])
    assert (hero.wounds, hero.grit) == (1, 0)


def test_horror_is_withstood_by_willpower_and_spirit_armor(errand: Errand):
    does(errand, {"horror_hits": {"count": 2}}, willpower=[1, 6])
    assert marshal(errand).sanity_damage == 1
    does(errand, {"modify": {"until": "adventure", "spirit_armor": 4}}, {"sanity_damage": 2}, spirit_armor=[4, 3])
    assert marshal(errand).sanity_damage == 2


def test_wounds_meet_armor(errand: Errand):
    does(errand, {"modify": {"until": "turn", "armor": 4}}, {"wounds": 2}, armor=[4, 3])
    assert marshal(errand).wounds == 1


@pytest.mark.proves("CORR-04")
def test_corruption_hits_bring_points_and_at_the_limit_a_mutation(errand: Errand):
    limit = value(errand, marshal(errand), "corruption_resistance")
    marshal(errand).corruption = limit - 1
    does(errand, {"corruption_hits": 1}, willpower=[1], mutation=[2, 3])
    assert marshal(errand).corruption == 0
    assert len(marshal(errand).conditions) == 1


def test_one_who_withstands_is_spared(errand: Errand):
    does(errand, {"withstand": {"times": 2, "fail": {"lose": {"gold": 10}}}}, willpower=[6, 6])
    marshal(errand).gold = 25
    does(errand, {"withstand": {"times": 2, "fail": {"lose": {"gold": 10}}}}, willpower=[6, 1])
    assert marshal(errand).gold == 15


def test_healing_another_earns_xp(errand: Errand):
    errand.hero("gunslinger").wounds = 3
    does(errand, {"heal": {"wounds": 2, "who": "each_other_hero"}})
    assert (errand.hero("gunslinger").wounds, marshal(errand).xp) == (1, 10)


# -- who falls (TOWN-23) --------------------------------------------------------------------------


@pytest.mark.proves("TOWN-23")
def test_who_falls_rolls_on_the_chart_at_once_and_heals_two_dice(errand: Errand):
    hero = marshal(errand)
    hero.wounds = 8
    does(errand, {"wounds": 5}, injury=[3, 4], recovery=[2, 3])
    assert not hero.ko
    assert not hero.dead
    assert hero.wounds == 5
    assert len(hero.conditions) == 1
    assert [type(event) for event in errand.events].count(Fell) == 1
    assert errand.fallen == ["us-marshal"]


@pytest.mark.proves("TOWN-23")
def test_who_goes_mad_rolls_on_the_other_chart(errand: Errand):
    hero = marshal(errand)
    hero.sanity_damage = 9
    does(errand, {"sanity_damage": 1}, madness=[3, 4], recovery=[1, 2])
    assert (hero.sanity_damage, errand.fallen) == (7, ["us-marshal"])


@pytest.mark.proves("TOWN-23")
def test_what_knocked_a_hero_out_does_nothing_more_to_it(errand: Errand):
    hero = marshal(errand)
    hero.wounds = 9
    does(errand, {"wounds": 1}, {"wounds": 3}, injury=[3, 4], recovery=[1, 1])
    assert hero.wounds == 8


@pytest.mark.proves("TOWN-23", "DEATH-01")
def test_the_chart_may_kill(errand: Errand):
    hero = marshal(errand)
    hero.wounds = 9
    does(errand, {"wounds": 1}, {"gain": {"gold": 5, "who": "each_hero"}}, injury=[1, 1])
    assert (hero.dead, hero.gold, errand.fallen) == (True, 0, ["us-marshal"])
    assert [other.gold for other in errand.standing()] == [5, 5]


@pytest.mark.proves("HERO-20")
def test_who_stood_only_by_what_lasts_a_turn_falls_when_that_is_over(errand: Errand):
    hero = marshal(errand)
    does(errand, {"modify": {"until": "turn", "health": 5}})
    hero.wounds = 12
    errand.state.streams.fixed_dice = {"injury": [3, 4], "recovery": [6, 6]}
    errand.turn_passes()
    assert errand.fallen == ["us-marshal"]
    assert hero.wounds == 0


# -- belongings -----------------------------------------------------------------------------------


def test_things_are_gained_taken_and_lost(errand: Errand):
    hero = marshal(errand)
    does(errand, {"gain": {"gold": 30}}, {"lose": {"gold": 10}}, {"take": {"token": "whiskey"}}, {"take": {"item": "carbine"}})
    assert (hero.gold, hero.bag) == (20, ["whiskey"])
    assert "carbine" in [held.id for held in hero.items]
    does(errand, {"discard_tokens": {"count": 1}}, {"lose_item": {"dearest": True}})
    assert not hero.bag
    assert "carbine" not in [held.id for held in hero.items]


@pytest.mark.proves("GRIT-09")
def test_grit_is_recovered_up_to_the_maximum(errand: Errand):
    does(errand, {"gain": {"grit": 3}})
    assert marshal(errand).grit == 2


@pytest.mark.parametrize("deck", ["gear", "artifact", "personal"])
def test_items_are_drawn_from_decks_without_what_somebody_owns(errand: Errand, deck: str):
    name = deck_of(errand, deck)
    top = errand.state.decks[name].cards[-1]
    does(errand, {"draw": deck})
    assert marshal(errand).items[-1].id == top
    assert top not in errand.state.decks[name].cards or errand.content.items[top].copies > 1


def deck_of(game: Errand, deck: str) -> str:
    home = f"personal-{game.content.heroes['us-marshal'].setting}"
    return home if deck == "personal" and home in game.state.decks else deck


@pytest.mark.proves("WORLD-03")
def test_the_artifacts_of_each_other_world_lie_apart_and_what_is_owned_in_no_deck(content: Content):
    state = ChapterState(seed=5, options=options_for("revised"), streams=new_streams(5), format=FORMAT)
    earthly = content.deck("artifact", "mines", own=True)
    state.at_home = [earthly[0]]
    lay_out_items(state, content)
    assert sorted(state.decks["artifact"].cards) == sorted(earthly[1:])
    assert sorted(state.decks["artifact-targa-plateau"].cards) == content.deck("artifact", "targa-plateau", own=True)
    assert "loot" not in state.decks


def test_other_decks_are_for_adventures(errand: Errand):
    with pytest.raises(NeedsAnAdventureError, match="an-event: 'draw' needs an Adventure, and here is none"):
        does(errand, {"draw": "loot"})


# -- tests, rolls, choices ------------------------------------------------------------------------


@pytest.mark.proves("TOWN-25", "TOWN-24")
def test_a_test_is_taken_with_all_dice_and_grit(errand: Errand):
    hero = marshal(errand)
    hero.grit = 1
    written = {"test": {"skill": "luck", "target": "5+", "each_success": {"gain": {"gold": 50}}, "fail": {"wounds": 1}}}
    does(errand, written, says=[["die-1", "die-2"]], test_luck=[1, 2, 4, 6, 5])
    assert (hero.gold, hero.grit) == (100, 0)


def test_dice_are_read_on_a_table_and_one_of_several_ways_is_chosen(errand: Errand):
    hero = marshal(errand)
    does(errand, {"roll": {"die": "D6", "on": {"1-3": {"gain": {"xp": 1}}, "4-6": {"gain": {"xp": 20}}}}}, table_an_event=[4])
    assert hero.xp == 20
    written = {"choose": [{"gain": {"gold": 7}}, {"gain": {"xp": 7}}]}
    does(errand, written, says=[1])
    assert (hero.gold, hero.xp) == (0, 27)


@pytest.mark.proves("TRAVEL-06")
@pytest.mark.parametrize(
    ("who", "richer"),
    [
        ("self", ["us-marshal"]),
        ("each_hero", ["us-marshal", "gunslinger"]),
        ("each_other_hero", ["gunslinger"]),
        ("one_other_hero", ["gunslinger"]),
    ],
)
def test_what_happens_to_all_happens_to_those_who_are_there(errand: Errand, who: str, richer: list[str]):
    errand.absent = ["rancher"]
    does(errand, {"gain": {"gold": 5, "who": who}})
    assert [hero.id for hero in errand.state.heroes.values() if hero.gold] == richer


@pytest.mark.proves("TRAVEL-06")
def test_a_random_hero_is_one_who_is_there(errand: Errand):
    errand.absent = ["us-marshal", "gunslinger"]
    does(errand, {"gain": {"gold": 5, "who": "random_hero"}}, by=None)
    assert errand.hero("rancher").gold == 5


# -- numbers for a while, and what is used --------------------------------------------------------


def test_a_number_is_doubled_until_the_turn_passes(errand: Errand):
    hero = marshal(errand)
    before = value(errand, hero, "agility")
    does(errand, {"double": "agility"}, {"modify": {"until": "adventure", "luck": 1}})
    assert value(errand, hero, "agility") == 2 * before
    errand.turn_passes()
    assert value(errand, hero, "agility") == before
    assert value(errand, hero, "luck") == errand.content.heroes["us-marshal"].skills["luck"] + 1


@pytest.mark.parametrize("until", ["fight", "attack", "activation"])
def test_what_lasts_as_long_as_something_of_an_adventure_has_no_place(errand: Errand, until: str):
    with pytest.raises(NeedsAnAdventureError, match="'modify' needs a map"):
        does(errand, {"modify": {"until": until, "luck": 1}})


@pytest.mark.proves("ITEM-11")
def test_what_is_used_once_a_turn_is_ready_in_the_next_and_once_an_adventure_in_none(errand: Errand):
    hero = marshal(errand)
    source = hero.items[0].source
    for limit in ("turn", "adventure"):
        exhaust(errand, hero, source, limit, "a0")
    errand.turn_passes()
    assert is_ready(errand, hero, source, "turn", "a0")
    assert not is_ready(errand, hero, source, "adventure", "a0")


@pytest.mark.proves("TOWN-24")
def test_a_token_is_used_at_any_time_also_on_another_who_is_there(errand: Errand):
    hero = marshal(errand)
    hero.bag = ["bandages"]
    errand.hero("gunslinger").wounds = 4
    action = errand.action_meant("us-marshal/use:bandages")
    assert action is not None
    errand.table = solo(ScriptedPlayer(["gunslinger"], then=Nobody()))
    errand.state.streams.fixed_dice = {"heal": [3]}
    errand.take_any_time("us-marshal/use:bandages")
    assert (errand.hero("gunslinger").wounds, hero.bag, hero.xp) == (1, [], 15)


@pytest.mark.proves("BAG-03", "TOWN-24")
def test_there_is_time_before_harm_that_could_knock_a_hero_out(errand: Errand):
    hero = marshal(errand)
    hero.wounds, hero.bag = 8, ["bandages"]
    does(errand, {"wounds": 3}, says=["use:bandages", "us-marshal"], heal=[4])
    assert (hero.wounds, hero.bag, errand.fallen) == (7, [], [])


def test_what_needs_an_enemy_is_not_offered(errand: Errand):
    hero = marshal(errand)
    hero.bag = ["hatchet", "flash-powder", "whiskey"]
    assert [usable.source for usable in usable_any_time(errand, hero) if usable.token] == ["whiskey"]


def test_what_listens_and_needs_a_map_keeps_quiet(errand: Errand, content: Content):
    """An ability that would move the Darkness when Wounds are taken does nothing in a town, and stops nothing."""
    listening = {
        "triggers": [
            {"on": "wounds_taken", "effect": [{"darkness": 1}]},
            {"on": "wounds_taken", "effect": [{"gain": {"xp": 5}}]},
        ]
    }
    hero = marshal(errand)
    game = Errand(errand.state, errand.table, with_item(content, listening))
    game.fallen = []
    does(game, {"take": {"item": "odd-thing"}}, {"wounds": 1})
    assert (hero.wounds, hero.xp) == (1, 5)


def with_item(content: Content, power: dict[str, Any]) -> Content:
    return with_entries(content, {"items": [{"id": "odd-thing", "name": "Odd Thing", "deck": "gear", **power}]})


def test_harm_is_kept_off_by_what_keeps_it_off_in_the_mine(errand: Errand):
    does(errand, {"take": {"item": "cigar"}})
    does(errand, {"wounds": 2}, says=["use:cigar"])
    assert marshal(errand).wounds == 0


# -- markers and hooks ----------------------------------------------------------------------------


def test_markers_are_put_on_a_thing_and_taken_off(errand: Errand):
    hero = marshal(errand)
    held = hero.items[0]
    perform(errand, effects({"mark": {}}, {"mark": {}}, {"unmark": 1}), Context(source=held.source, hero=hero.id))
    assert held.marks == 1
    perform(errand, effects({"discard_this": {}}), Context(source=held.source, hero=hero.id))
    assert held not in hero.items


def test_a_hook_is_called_only_if_it_says_that_it_needs_no_adventure(errand: Errand, monkeypatch: pytest.MonkeyPatch):
    called: list[str] = []

    def ring(game: Errand, context: Context) -> None:
        called.append(f"{context.source} on turn {game.state.turn}")

    monkeypatch.setattr(type(errand.content), "hook", staticmethod({"core:reload": ring}.__getitem__))
    hook = Hook(name="core:reload", text={"en": "Reload."})
    with pytest.raises(NeedsAnAdventureError, match="'hook' needs an adventure"):
        perform(errand, (hook,), Context(source="an-event", hero="us-marshal"))
    anywhere(ring)
    perform(errand, (hook,), Context(source="an-event", hero="us-marshal"))
    assert called == ["an-event on turn 0"]
