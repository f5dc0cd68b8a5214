"""The view holds nothing that a player may not know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.fixtures import update_of
from tests.server.positions import FOUR, Stop, assigning, beyond_a_gate, found, in_a_fight, in_a_room, play_until

from lantern.content.loader import load
from lantern.core.engine import Engine
from lantern.core.journal import Header, Journal, StepRecord
from lantern.core.play import Play, Waiting
from lantern.core.streams import new_streams
from lantern.rules.table import events
from lantern.rules.table.state import State

#: Words that only the inside of a game has.
INSIDE = {"seed", "streams", "states", "drawn", "stacked", "fixed_dice", "fixed_picks", "cards", "next_threat", "resolving"}
POSITIONS: dict[str, tuple[Stop, int, str]] = {
    "room": (in_a_room, 3, "scouting-party"),
    "fight": (in_a_fight, 4, "scouting-party"),
    "hits": (assigning, 4, "scouting-party"),
    "worlds": (beyond_a_gate, 1, "exploration"),
}


def at(name: str) -> Play[State]:
    stop, seed, mission = POSITIONS[name]
    return found(stop, seed=seed, mission=mission)


def seen(play: Play[State]) -> Any:
    return msgspec.to_builtins(update_of(play, "en"))


def walk(thing: Any) -> Iterator[tuple[str, Any]]:
    """Go through everything that is sent: names and values."""
    if isinstance(thing, dict):
        for name, value in thing.items():
            yield str(name), value
            yield from walk(value)
    elif isinstance(thing, list | tuple):
        for value in thing:
            yield "", value
            yield from walk(value)


def known_to_all(game: Engine[State]) -> set[str]:
    """What lies face up, or did: in play, on a discard pile, on the table as a tile, or told in the log."""
    state = game.state
    known = {*(card.id for card in state.in_play), *state.map_cards, *(placement.tile for placement in state.placements)}
    known |= {card for deck in state.decks.values() for card in deck.discard}
    known |= {tile.token for tile in state.tiles if tile.token is not None and tile.revealed}
    for event in game.events:
        for name in ("card", "token", "tile"):
            if isinstance(value := getattr(event, name, None), str):
                known.add(value)
    return known


@pytest.mark.parametrize("name", POSITIONS)
def test_no_word_of_the_inside_is_sent(name):
    names = {word for word, _ in walk(seen(at(name)))}
    assert names.isdisjoint(INSIDE)
    assert {"heroes", "enemies", "walls", "prompt", "darkness"} <= names


@pytest.mark.parametrize("name", POSITIONS)
def test_no_card_or_token_is_named_that_is_still_face_down(name):
    play = at(name)
    content = load()
    kinds = (content.cards, content.threats, content.exploration)
    hidden = {entry for kind in kinds for entry in kind} - known_to_all(play.engine)
    assert len(hidden) > 40
    sent = {value for _, value in walk(seen(play)) if isinstance(value, str)}
    assert sent.isdisjoint(hidden)


def test_a_token_that_lies_face_down_is_seen_but_not_which_it_is():
    play = play_until(lambda game, _: any(tile.token and not tile.revealed for tile in game.state.tiles), seed=3)
    face_down = [i for i, tile in enumerate(play.engine.state.tiles) if tile.token is not None and not tile.revealed]
    tiles = seen(play)["table"]["tiles"]
    assert face_down
    assert all(tiles[index]["token"] == "face-down" and tiles[index]["revealed"] is None for index in face_down)


@pytest.mark.parametrize("name", POSITIONS)
@given(chance=st.randoms(use_true_random=False))
@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_what_is_hidden_makes_no_difference(name, chance):
    play = at(name)
    before = seen(play)
    hide_otherwise(play.engine.state, chance)
    assert seen(play) == before


def hide_otherwise(state: State, chance: random.Random) -> None:
    """Let everything that nobody sees be something else: the order of decks, face-down cards and tokens, the streams."""
    before = msgspec.msgpack.encode(state)
    state.seed = chance.getrandbits(30)
    state.streams = new_streams(state.seed)
    state.streams.drawn = chance.getrandbits(10)
    for deck in state.decks.values():
        chance.shuffle(deck.cards)
    dread = state.decks["dread"]
    for place, card in enumerate(state.dread):
        if dread.cards:
            state.dread[place], dread.cards[0] = dread.cards[0], card
            chance.shuffle(dread.cards)
    tokens = state.decks["exploration"]
    for tile in state.tiles:
        if tile.token is not None and not tile.revealed and tokens.cards:
            tile.token, tokens.cards[0] = tokens.cards[0], tile.token
            chance.shuffle(tokens.cards)
    assert msgspec.msgpack.encode(state) != before


@pytest.mark.parametrize("seed", [1, 2])
def test_no_question_of_a_whole_adventure_names_what_is_face_down(seed):
    """Looks at every tenth question of a game: what is asked is the likeliest place for something to slip out."""
    content = load()
    kinds = (content.cards, content.threats, content.exploration)
    entries = {entry for kind in kinds for entry in kind}
    wrong: list[str] = []
    looked = 0
    asked = 0

    def look(game: Any, question: Any) -> bool:
        nonlocal looked, asked
        asked += 1
        if asked % 10:
            return False
        looked += 1
        play = Play(game, journal)
        play.outcome = Waiting({0: question})
        sent = {value for _, value in walk(seen(play)["table"]) if isinstance(value, str)}
        turned_over = {question.about["card"]} if question.kind.startswith("redraw") else set()  # it is asked whether it counts
        wrong.extend(sorted(sent & (entries - known_to_all(game) - turned_over)))
        return False

    journal = Journal(Header(setup={}), [StepRecord("activation")])
    play = play_until(look, seed=seed, heroes=FOUR)
    assert looked > 10
    assert not wrong
    assert any(isinstance(event, events.Drew) for event in play.engine.events)
