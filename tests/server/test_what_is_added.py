"""Dice to which something is added say so: boots, a mutation, a world."""

from __future__ import annotations

import pytest
from tests.server.test_what_dice_cost import at_risk

from lantern.core.questions import Answer, Question
from lantern.core.table import Insider, solo
from lantern.rules.adventure import Adventure
from lantern.rules.darkness.depth_track import hold_back_the_darkness
from lantern.rules.harm.conditions import suffer
from lantern.rules.harm.recovery import stays_up
from lantern.rules.map.movement import roll_move
from lantern.rules.numbers.dice import throw
from lantern.rules.table.events import DarknessHeld, Rolled
from lantern.rules.table.state import Activation, Boost, Held, Hero
from lantern.rules.words import Words
from lantern.views.dice import RollView, asked_roll, roll_view
from lantern.views.look import Look

QUICK, LOCKET, CURSE, RING = "tentacle-tail", "locket", "adventure-boots", "gold-ring"


class Onlooker(Insider):
    """Who sees the dice of every question as the page shows them, and lets them lie."""

    def __init__(self) -> None:
        self.seen: dict[str, RollView | None] = {}

    def answer(self, game: Adventure, question: Question) -> Answer | None:
        self.seen[question.kind] = asked_roll(Look(game, Words(game.content, "en")), question)
        return question.default


def looked_at() -> tuple[Adventure, Hero, Onlooker]:
    """A hero with a Grit and the light, and somebody who sees its dice."""
    game, hero, _ = at_risk()
    onlooker = Onlooker()
    game.table, game.state.light_bearer = solo(onlooker), hero.id
    return game, hero, onlooker


def lent(game: Adventure, hero: Hero, **change: int) -> None:
    game.state.boosts.append(Boost(CURSE, change, "turn", hero=hero.id))
    game.boosts_changed(hero.id)


def shown(game: Adventure, purpose: str) -> RollView:
    """The dice that were told last for this, as they are shown later, when nothing is added any more."""
    game.state.boosts.clear()
    game.boosts_changed()
    look = Look(game, Words(game.content, "en"))
    last = next(event for event in reversed(game.events) if isinstance(event, Rolled) and event.purpose == purpose)
    return roll_view(look, last, 1)


def added(roll: RollView | None) -> list[tuple[str, int]]:
    assert roll is not None
    return [(one.name, one.amount) for one in roll.added]


def test_what_is_added_to_a_move_is_named_with_its_amount():
    game, hero, onlooker = looked_at()
    roll_move(game, hero, Activation(hero.id))
    assert added(shown(game, "move")) == []
    suffer(game, hero, QUICK)
    game.state.streams.fixed_dice["move"] = [2]
    roll_move(game, hero, Activation(hero.id))
    roll = shown(game, "move")
    assert added(roll) == added(onlooker.seen["reroll"]) == [("Tentacle Tail", 1)]
    assert roll.total == 2


@pytest.mark.parametrize(("faces", "total"), [([2, 4], 7), ([5, 1], 7), ([6, 5], 12)])
def test_dice_against_the_darkness_show_what_the_light_adds_and_come_to_what_holds_it(faces, total):
    game, hero, _ = looked_at()
    lent(game, hero, hold_back=1)
    game.state.streams.fixed_dice["hold-back"] = faces
    hold_back_the_darkness(game)
    roll = shown(game, "hold-back")
    assert added(roll) == [("Adventure Boots", 1)]
    (held,) = (event for event in game.events if isinstance(event, DarknessHeld))
    assert roll.total + sum(one.amount for one in roll.added) == held.total == total


@pytest.mark.parametrize(("kind", "gives"), [("lantern-oil", "lantern-oil"), ("hold-back-anew", "not-on-my-watch")])
def test_who_is_asked_about_dice_against_the_darkness_sees_what_comes_to_them(kind, gives):
    game, hero, onlooker = looked_at()
    game.state.policies["party"] = game.state.policies[hero.id] = {kind: "ask"}
    if kind == gives:
        hero.bag.append(gives)
    else:
        suffer(game, hero, gives)
    lent(game, hero, hold_back=1)
    game.state.streams.fixed_dice["hold-back"] = [1, 2]
    hold_back_the_darkness(game)
    assert added(onlooker.seen[kind]) == [("Adventure Boots", 1)]


def test_who_may_turn_a_die_sees_what_comes_to_it():
    game, hero, onlooker = looked_at()
    game.state.policies[hero.id] = {"turn-die": "ask"}
    hero.items.append(Held(RING, number=1, equipped=True))
    game.numbers_changed()
    game.state.streams.fixed_dice["breath"] = [3]
    throw(game, hero, "breath", added=((LOCKET, 1),))
    assert added(onlooker.seen["turn-die"]) == added(shown(game, "breath")) == [("Locket", 1)]


def test_dice_that_heal_who_stays_up_show_only_what_is_added_to_them():
    game, hero, _ = looked_at()
    hero.upgrades.append("ive-seen-worse")
    hero.grit, hero.wounds = 2, 4
    game.numbers_changed()
    lent(game, hero, recovery=2)
    game.state.streams.fixed_dice["recovery"] = [3]
    assert stays_up(game, hero)
    assert added(shown(game, "recovery")) == [("I've Seen Worse!", 2)]
