"""What a seat may know: complete, without secrets, and all that bots go by."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from inspect import signature
from typing import Any
from zlib import crc32

import msgspec
import pytest
from msgspec import Struct, structs
from tests.server.test_secrets import hide_otherwise, known_to_all

from lantern.board.board import Board
from lantern.content.library import Content
from lantern.content.loader import load
from lantern.core.decks import Deck
from lantern.core.engine import Engine
from lantern.core.journal import Journal
from lantern.core.play import Play, run_to_end
from lantern.core.questions import Answer, Option, Question
from lantern.core.streams import Streams
from lantern.core.table import Insider, Nobody, Player, Seat, Table, solo
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.heuristic.player import plain
from lantern.players.random_player import RandomPlayer
from lantern.players.setups import Setup, new_game
from lantern.rules.adventure import Adventure
from lantern.rules.table.state import State, TileInPlay
from lantern.simulate import party
from lantern.views.observation import PUBLIC, Observation

CONTENT = load(user=False)
#: What must never be found by whoever goes from name to name.
SECRET = (Engine, State, Streams, Deck, TileInPlay, Journal, Play, Table, Seat)
#: Parts of the state that an observation shows under the same name, and under another.
SHOWN = {
    "profile", "options", "phase", "turn", "party_size", "party_level", "heroes", "light_bearer", "revive_tokens", "enemies",
    "placements", "tiles", "party_marker", "darkness", "below_the_darkness", "decks", "map_cards", "dread", "in_play",
    "boosts", "arrivals", "clues", "objective_tile", "fight", "activation", "archive_markers",
    "isolated", "traps", "result", "darkness_course", "mission", "changes", "veterans", "at_home", "settlement",
}  # fmt: skip
SHOWN_AS = {
    "types": "enemy_types", "next_threat": "threat_keywords", "progress": "counters",
    "uses": "usables",
}  # fmt: skip
#: Chance, and what the rules only keep for themselves.
NOT_SHOWN = {
    "seed", "streams", "format", "enemies_made", "cards_made", "policies", "betrayed", "turn_cut", "resolving", "held_back",
    "met", "making",
}  # fmt: skip
#: What is asked with the card in question on the table: it was drawn, and nothing has come of it yet.
JUST_DRAWN = {"redraw", "draw-three", "card-to-use", "card-on-top", "card-to-discard", "card-to-keep"}
CARDS = {entry for kind in (CONTENT.cards, CONTENT.threats, CONTENT.exploration) for entry in kind} - CONTENT.upgrades.keys()
GAMES = [
    ("scouting-party", 4, 4),
    ("exploration", 3, 1),
    ("blow-the-mine", 2, 6),
]


class Doubter(Insider):
    """Lets a bot answer, and now and then looks whether it would have said the same if what is hidden were otherwise."""

    def __init__(self, bot: Callable[[int], Player], seed: int, every: int = 3) -> None:
        self.make = bot
        self.bot = bot(seed)
        self.every = every
        self.asked = self.looked = 0
        self.kinds: set[str] = set()
        self.chance = random.Random(1)

    def answer(self, game: Adventure, question: Question) -> Answer | None:
        self.asked += 1
        if self.asked % self.every == 0:
            self.look(game, question)
        return game.consult(self.bot, question)

    def look(self, game: Adventure, question: Question) -> None:
        self.looked += 1
        self.kinds.add(question.kind)
        before = msgspec.msgpack.encode(game.state)
        said = game.consult(self.make(self.looked), question)
        assert msgspec.msgpack.encode(game.state) == before, f"answering '{question.kind}' changed the game"
        known = msgspec.to_builtins(all_of(Observation(game, game.table.seats[0])), enc_hook=repr)
        with otherwise(game.state, self.chance):
            assert game.consult(self.make(self.looked), question) == said, f"'{question.kind}' for {question.who}"
            assert msgspec.to_builtins(all_of(Observation(game, game.table.seats[0])), enc_hook=repr) == known
        assert msgspec.msgpack.encode(game.state) == before


@contextmanager
def otherwise(state: State, chance: random.Random) -> Iterator[None]:
    """Let everything that nobody sees be something else for a while."""
    seed, streams, dread = state.seed, state.streams, list(state.dread)
    decks = {name: list(deck.cards) for name, deck in state.decks.items()}
    tokens = [tile.token for tile in state.tiles]
    hide_otherwise(state, chance)
    yield
    state.seed, state.streams = seed, streams
    state.dread[:] = dread
    for name, cards in decks.items():
        state.decks[name].cards[:] = cards
    for tile, token in zip(state.tiles, tokens, strict=True):
        tile.token = token


def names_of(seen: Observation) -> list[str]:
    return [name for name in dir(seen) if not name.startswith("_")]


def all_of(seen: Observation) -> dict[str, Any]:
    """Look at everything that can be seen without asking for something in particular."""
    found = {}
    for name in names_of(seen):
        value = getattr(seen, name)
        if callable(value) and not signature(value).parameters:
            value = value()
        if not (callable(value) or isinstance(value, Board | Content)):
            found[name] = dict(value) if type(value).__name__ == "mappingproxy" else value
    return found


def game_of(mission: str, heroes: int, seed: int, player: Player | None = None) -> Adventure:
    setup = Setup(mission=mission, heroes=tuple(party(CONTENT, heroes)), seed=seed)
    return new_game(setup, table=solo(player or Nobody()), content=CONTENT)


# -- what is hidden makes no difference ------------------------------------------------------------


@pytest.mark.parametrize(("mission", "heroes", "seed"), GAMES)
def test_the_sensible_player_answers_the_same_whatever_is_hidden(mission: str, heroes: int, seed: int) -> None:
    doubter = Doubter(HeuristicPlayer, seed)
    run_to_end(game_of(mission, heroes, seed, doubter))
    assert doubter.looked > 60
    assert len(doubter.kinds) > 5


@pytest.mark.parametrize(("mission", "heroes", "seed"), GAMES)
def test_the_random_player_answers_the_same_whatever_is_hidden(mission: str, heroes: int, seed: int) -> None:
    looked = 0
    for number in range(3):
        doubter = Doubter(Restless, seed + number, every=2)
        run_to_end(game_of(mission, heroes, seed + number, doubter))
        looked += doubter.looked
    assert looked > 60


class Restless(RandomPlayer):
    """Often does something in between."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, interrupts=4)


class Peeking:
    """Lets the top of a deck decide."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def answer(self, shown: Any, question: Question) -> Answer | None:
        luck = crc32(shown.state.decks["loot"].cards[-1].encode())
        return plain(question, luck)


class PeekingInsider(Insider, Peeking):
    """Is even shown the deck."""


def test_a_player_who_wants_to_peek_is_shown_nothing() -> None:
    with pytest.raises(AttributeError, match="state"):
        run_to_end(game_of("scouting-party", 2, 1, Peeking(1)))


def test_a_player_who_peeks_is_found_out() -> None:
    with pytest.raises(AssertionError, match="for "):
        run_to_end(game_of("scouting-party", 2, 1, Doubter(PeekingInsider, 1, every=1)))


# -- by no name ------------------------------------------------------------------------------------


class Looker:
    """Goes from name to name through everything that a player is shown."""

    def __init__(self) -> None:
        self.met: set[int] = set()
        self.types: set[type] = set()

    def go(self, thing: Any, way: str) -> None:
        assert not isinstance(thing, SECRET), f"{way} is a {type(thing).__name__}"
        if isinstance(thing, str | int | float | bytes | Board | Content) or thing is None or id(thing) in self.met:
            return
        self.met.add(id(thing))
        self.types.add(type(thing))
        if isinstance(thing, dict):
            for key, value in thing.items():
                self.go(value, f"{way}[{key!r}]")
        elif isinstance(thing, list | tuple | set | frozenset):
            for number, value in enumerate(thing):
                self.go(value, f"{way}[{number}]")
        elif isinstance(thing, Struct):
            for name in thing.__struct_fields__:
                self.go(getattr(thing, name), f"{way}.{name}")


class Wandering(Insider):
    """Lets a bot answer, and looks at all that it is shown."""

    def __init__(self, bot: Player) -> None:
        self.bot = bot
        self.looker = Looker()
        self.asked = 0

    def answer(self, game: Adventure, question: Question) -> Answer | None:
        self.asked += 1
        if self.asked % 5 == 0:
            self.looker.met.clear()
            self.looker.go(all_of(Observation(game, game.table.seats[0])), "seen")
        self.looker.go(question.about, f"'{question.kind}'.about")
        for option in [*getattr(question, "options", []), *(game.any_time_actions() if question.interruptible else [])]:
            self.look_at(question, option)
        return game.consult(self.bot, question)

    def look_at(self, question: Question, option: Option) -> None:
        way = f"'{question.kind}'.{option.key}"
        self.looker.go(option, way)


@pytest.mark.parametrize(("mission", "heroes", "seed"), GAMES)
def test_no_name_leads_to_what_is_hidden(mission: str, heroes: int, seed: int) -> None:
    wandering = Wandering(HeuristicPlayer(seed))
    run_to_end(game_of(mission, heroes, seed, wandering))
    of_the_state = {kind for kind in wandering.looker.types if kind.__module__ == State.__module__}
    assert of_the_state <= PUBLIC.keys()
    assert len(of_the_state) > 4


class Reading(Insider):
    """Lets a bot answer, and notes which questions name a card or token that lies face down as far as anybody knows."""

    def __init__(self, bot: Player) -> None:
        self.bot = bot
        self.named: set[str] = set()
        self.asked = 0

    def answer(self, game: Adventure, question: Question) -> Answer | None:
        self.asked += 1
        options = getattr(question, "options", [])
        said = {*question.keys, *(option.card for option in options), *(option.value for option in options if is_text(option))}
        said |= {value for value in question.about.values() if isinstance(value, str)}
        said |= {value for option in options for value in structs.asdict(option).values() if isinstance(value, str)}
        if said & (CARDS - known_to_all(game)):
            self.named.add(question.kind)
        return game.consult(self.bot, question)


def is_text(option: Option) -> bool:
    return isinstance(option.value, str)


@pytest.mark.parametrize("seed", range(4))
def test_a_question_names_only_cards_that_are_known_or_were_just_drawn(seed: int) -> None:
    reading = Reading(HeuristicPlayer(seed))
    run_to_end(game_of("exploration", 6, seed, reading))
    assert reading.asked > 200
    assert reading.named <= JUST_DRAWN


@pytest.mark.parametrize("kind", PUBLIC, ids=lambda kind: kind.__name__)
def test_of_every_field_of_what_is_handed_out_it_was_decided_that_it_may_be_known(kind: type) -> None:
    assert set(kind.__struct_fields__) == PUBLIC[kind]  # type: ignore[attr-defined]


def test_of_every_part_of_the_state_it_was_decided_whether_it_is_shown() -> None:
    assert {*SHOWN, *SHOWN_AS, *NOT_SHOWN} == set(State.__struct_fields__)
    names = set(names_of(Observation(game_of("scouting-party", 2, 1), Seat("one", Nobody()))))
    assert {*SHOWN, *SHOWN_AS.values()} <= names
    assert not names & NOT_SHOWN


def test_what_is_shown_cannot_be_changed() -> None:
    game = game_of("scouting-party", 2, 1)
    seen = Observation(game, game.table.seats[0])
    with pytest.raises(AttributeError):
        seen.turn = 7  # type: ignore[misc]
    with pytest.raises(TypeError):
        seen.heroes["nobody"] = seen.hero("bandido")  # type: ignore[index]
    with pytest.raises(AttributeError):
        seen.anything = 1  # type: ignore[attr-defined]


# -- what is open ----------------------------------------------------------------------------------


def test_decks_are_counted_and_tokens_lie_face_down_until_they_are_turned_over() -> None:
    game = game_of("scouting-party", 2, 1)
    seen = Observation(game, game.table.seats[0])
    deck = game.state.decks["loot"]
    deck.put_aside(deck.cards.pop())
    assert seen.decks["loot"].left == len(deck.cards)
    assert seen.decks["loot"].discarded == tuple(deck.discard)
    tile = game.state.tiles[0]
    tile.token, tile.revealed = game.state.decks["exploration"].cards[0], False
    assert (seen.tiles[0].unexplored, seen.tiles[0].token, seen.unexplored()) == (True, None, {0})
    tile.revealed = True
    assert (seen.tiles[0].unexplored, seen.tiles[0].token, seen.unexplored()) == (False, tile.token, set())


def test_a_seat_knows_for_whom_it_decides() -> None:
    table = Table([Seat("Ada", Nobody(), ["us-marshal"]), Seat("Bo", Nobody(), ["gunslinger"])])
    game = new_game(Setup(heroes=("us-marshal", "gunslinger"), seed=1), table=table, content=CONTENT)
    ada, bo = (Observation(game, seat) for seat in table.seats)
    assert (ada.seat, ada.mine(), ada.decides_for("party")) == ("Ada", ["us-marshal"], True)
    assert (bo.seat, bo.mine(), bo.decides_for("party")) == ("Bo", ["gunslinger"], False)


def test_an_observation_shows_how_things_stand_now() -> None:
    game = game_of("scouting-party", 2, 1)
    seen = Observation(game, game.table.seats[0])
    game.restore(game.checkpoint())
    game.state.darkness = 3
    assert seen.darkness == 3
    assert seen.hero("bandido") is game.state.heroes["bandido"]
