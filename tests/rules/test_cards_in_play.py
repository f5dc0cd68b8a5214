"""Cards that lie before all, and what heroes suffer: each is a thing of its own, whatever there is of its kind."""

from __future__ import annotations

import msgspec
import pytest

from lantern.content.effects import Cure, Mark
from lantern.content.entries import Card
from lantern.content.loader import load
from lantern.content.powers import Trigger
from lantern.core.table import solo
from lantern.players.random_player import RandomPlayer
from lantern.players.setups import Setup, new_game
from lantern.rules.adventure import Adventure
from lantern.rules.darkness.cards import leave_play, resolve_card
from lantern.rules.harm.conditions import suffer
from lantern.rules.invariants import check_invariants
from lantern.rules.numbers.limits import exhaust, is_ready
from lantern.rules.numbers.perform import perform
from lantern.rules.table.copies import make_lasting
from lantern.rules.table.game import Context
from lantern.rules.table.state import OnTheTable, State
from lantern.rules.words import Words
from lantern.views.heroes import hero_views
from lantern.views.look import Look
from lantern.views.track import cards_in_play


@pytest.fixture
def game() -> Adventure:
    """A game that has begun, with a card of which two can lie on the table: it marks itself as it comes."""
    content = load(user=False).replaced(
        "cards",
        {
            "omen": Card(
                id="omen",
                name={"en": "Omen"},
                source="original",
                deck="darkness",
                copies=2,
                remains_in_play=True,
                effect=(Mark(),),
                triggers=(Trigger(on="turn_starts", limit="turn", effect=(Mark(),)),),
            )
        },
    )
    setup = Setup(mission="scouting-party", heroes=("us-marshal", "gunslinger"), seed=5)
    game = new_game(setup, table=solo(RandomPlayer(5)), content=content)
    step = game.next_step()
    assert step is not None
    step.run(game)
    return game


def bring(game: Adventure, times: int = 2) -> None:
    for _ in range(times):
        resolve_card(game, "darkness", "omen", Context(source="omen"))


def test_what_a_card_marks_as_it_comes_lies_on_it_and_on_no_other(game: Adventure) -> None:
    bring(game)
    assert [(card.source, card.marks) for card in game.state.in_play] == [("omen", 1), ("omen#2", 1)]
    assert len({card.number for card in game.state.in_play}) == 2


def test_one_that_leaves_takes_its_own_with_it(game: Adventure) -> None:
    bring(game)
    game.state.in_play[1].marks = 4
    leave_play(game, "omen")
    assert [(card.source, card.marks) for card in game.state.in_play] == [("omen#2", 4)]
    bring(game, 1)
    assert [(card.source, card.marks) for card in game.state.in_play] == [("omen#2", 4), ("omen", 1)]


def test_what_is_used_of_one_is_not_used_of_the_other(game: Adventure) -> None:
    bring(game)
    hero = game.hero("us-marshal")
    exhaust(game, None, "omen", "turn", "t0")
    exhaust(game, hero, "omen#2", "turn", "t0")
    assert [is_ready(game, None, source, "turn", "t0") for source in ("omen", "omen#2")] == [False, True]
    assert [is_ready(game, hero, source, "turn", "t0") for source in ("omen", "omen#2")] == [True, False]
    assert game.state.uses.spent == {}


def test_a_power_of_the_same_name_does_not_use_up_the_card(game: Adventure) -> None:
    """A Darkness card and an upgrade share an id: who has the upgrade uses that."""
    lying = OnTheTable("savage-attack")
    make_lasting(game.state, lying)
    game.state.in_play.append(lying)
    hero = game.hero("us-marshal")
    hero.upgrades.append("savage-attack")
    game.numbers_changed()
    exhaust(game, hero, "savage-attack", "turn", "a0")
    assert lying.uses.spent == {}
    assert not is_ready(game, hero, "savage-attack", "turn", "a0")


def test_cards_of_their_own_are_written_and_read(game: Adventure) -> None:
    bring(game)
    suffer(game, game.hero("us-marshal"), "crushed-arm")
    game.state.in_play[1].tile = 0
    assert msgspec.msgpack.Decoder(State).decode(game.checkpoint()) == game.state


def test_of_two_afflictions_of_a_kind_that_differ_one_is_chosen(game: Adventure) -> None:
    hero = game.hero("us-marshal")
    for _ in range(2):
        suffer(game, hero, "crushed-arm")
    hero.conditions[0].uses.exhaust("adventure", "t0")
    perform(game, (Cure(kinds=("injury",)),), Context(source="omen", hero=hero.id))
    assert len(hero.conditions) == 1
    perform(game, (Cure(kinds=("injury",)),), Context(source="omen", hero=hero.id))
    assert hero.conditions == []


def test_both_are_shown_each_by_its_name(game: Adventure) -> None:
    bring(game)
    hero = game.hero("us-marshal")
    for _ in range(2):
        suffer(game, hero, "crushed-arm")
    look = Look(game, Words(game.content, "en"))
    cards = cards_in_play(look)
    assert [(card.id, card.name, card.marks) for card in cards] == [("omen", "Omen", 1), ("omen", "Omen (2)", 1)]
    shown = next(view for view in hero_views(look) if view.id == hero.id).conditions
    assert [each.name for each in shown] == ["Crushed Arm", "Crushed Arm (2)"]
    assert len({card.number for card in cards} | {each.number for each in shown}) == 4


def test_two_of_a_kind_that_are_called_alike_are_a_fault(game: Adventure) -> None:
    bring(game)
    suffer(game, game.hero("us-marshal"), "crushed-arm")
    game.state.in_play[1].copy = 1
    game.state.in_play[1].number = game.hero("us-marshal").conditions[0].number
    found = check_invariants(game)
    assert "the table has 2 cards called omen" in found
    assert any(problem.startswith("2 cards have the number") for problem in found)
