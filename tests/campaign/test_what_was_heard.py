"""A token that was heard of in town lies with its hero in the next adventure, and not in the stack (LOC-27)."""

import pytest

from lantern.content import load
from lantern.core.streams import new_streams
from lantern.rules.table.options import Options
from lantern.rules.table.state import CardInPlay, State
from lantern.rules.turn.setup import seat_hero, shuffle_decks

TOKEN, OTHER = "adventure-attack-2-doors-clue", "classic-encounter-gate-clue"


@pytest.mark.proves("LOC-27")
def test_what_was_heard_of_is_out_of_the_stack_and_what_never_was_in_it_is_forgotten() -> None:
    content = load()
    state = State(mission="exploration", options=Options(), seed=1, streams=new_streams(1))
    hero = seat_hero(state, content, "us-marshal")
    hero.conditions = [CardInPlay("rumor", kept=[TOKEN]), CardInPlay("rumor", copy=2, kept=[OTHER])]
    printed = content.deck("exploration-adventure")

    shuffle_decks(state, content, "mines")

    assert sorted([*state.decks["exploration"].cards, TOKEN]) == sorted(printed)
    assert [card.kept for card in hero.conditions] == [[TOKEN], []]
