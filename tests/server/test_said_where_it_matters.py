"""What a question says beside its answers, because it matters just now."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.night_moments import PATH, written
from tests.server.positions import found

from lantern.content.loader import load
from lantern.core.questions import ChooseAmount, Question
from lantern.core.table import solo
from lantern.players.random_player import RandomPlayer
from lantern.players.table import game_of
from lantern.rules.adventure import Adventure
from lantern.rules.map.movement import reach_of, where_to
from lantern.rules.table.choices.tiles import LookThroughDoor
from lantern.rules.table.game import Game
from lantern.rules.table.state import Activation
from lantern.rules.turn.activation import what_to_do
from lantern.rules.words import Words
from lantern.scenarios.given import Situation
from lantern.views.look import Look
from lantern.views.questions import QuestionView, question_view

SECOND = {
    "en": "A Room is open already: two in one turn can mean two Fights at once",
    "it": "C'è già una Stanza aperta: due in un turno possono voler dire due Scontri insieme",
}


def shown(game: Game, question: Question, lang: str = "en") -> QuestionView:
    return question_view(Look(game, Words(game.content, lang)), question, 0, "", yours=True)


def at_a_door(game: Game, question: Any) -> bool:
    return any(isinstance(option, LookThroughDoor) for option in getattr(question, "options", []))


@pytest.mark.parametrize("lang", ["en", "it"])
def test_whoever_would_open_a_second_room_in_one_turn_is_warned(lang):
    """EXPLORE-11: every face-down token on a tile with a hero is revealed in the same turn."""
    play = found(at_a_door, seed=1)
    game, question = game_of(play), play.outcome.question  # type: ignore[union-attr]

    def warning() -> str:
        return next(one.preview for one in shown(game, question, lang).answers if one.key.startswith("door:"))

    assert warning() == ""
    hero = next(iter(game.standing()))
    tile = game.state.tiles[game.board.tiles_of[hero.space][0]]
    tile.token, tile.revealed = "an-unknown-token", False
    assert warning() == SECOND[lang]
    tile.revealed = True
    assert warning() == ""


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Ends the Move: the 3 steps that are left are not used"),
        ("it", "Il Movimento finisce: i 3 passi che restano non si usano"),
    ],
)
def test_whoever_could_go_on_is_told_that_looking_through_a_door_ends_the_move(lang, said):
    """SEARCH-11: whoever looks has ended its Move."""
    play = found(at_a_door, seed=1)
    game, question = game_of(play), play.outcome.question  # type: ignore[union-attr]
    activation = game.state.activation
    assert activation is not None

    def told() -> str:
        return next(one.preview for one in shown(game, question, lang).answers if one.key.startswith("door:"))

    activation.moving, activation.points = True, 3
    assert told() == said
    activation.points = 0
    assert told() == ""


def searching_again(game: Game, question: Any) -> bool:
    return bool(question.kind == "reroll" and question.about["purpose"] == "scavenge")


def test_dice_of_a_search_say_what_can_still_be_found():
    play = found(searching_again, seed=2)
    game, question = game_of(play), play.outcome.question  # type: ignore[union-attr]
    question.about["faces"] = [1, 2, 3]
    assert shown(game, question).because == "No 6, so no card yet. 3 dice again: 42% for one."
    question.about["faces"] = [6, 2, 3]
    assert shown(game, question).because == "One 6, so one card is drawn. 2 dice again: 31% for one more."


@pytest.mark.parametrize(
    ("most", "points", "lang", "labels"),
    [
        (1, 1, "en", ["Heal 1 Sanity", "Heal 1 Wound"]),
        (2, 2, "en", ["Heal 2 Sanity", "Heal 1 Wound, 1 Sanity", "Heal 2 Wounds"]),
        (2, 2, "it", ["Guarisci 2 Sanità", "Guarisci 1 Ferita, 1 Sanità", "Guarisci 2 Ferite"]),
        (3, 3, "en", []),
    ],
)
def test_a_few_points_of_healing_are_told_one_by_one(most, points, lang, labels):
    play = found(at_a_door, seed=1)
    game = game_of(play)
    question = ChooseAmount(kind="heal-wounds", who="gunslinger", least=0, most=most, about={"points": points})
    assert [answer.label for answer in shown(game, question, lang).answers] == labels


def test_the_page_is_tested_with_the_first_night_as_it_is():
    assert PATH.read_bytes() == written(), "write it anew: python -m tests.server.night_moments"


FAR_OFF = "G" + "." * 10 + "S"
ROUND_A_CORNER = "G...\n###.\nS..."


@pytest.mark.parametrize(
    ("lang", "board", "why"),
    [
        ("en", FAR_OFF, "the nearest Enemy in Line of Sight is 11 spaces away, the Range is 5"),
        ("it", FAR_OFF, "il Nemico più vicino in Linea di Vista è a 11 caselle, la Gittata è 5"),
        ("en", ROUND_A_CORNER, "no Enemy is in Line of Sight"),
        ("it", ROUND_A_CORNER, "nessun Nemico è in Linea di Vista"),
    ],
)
def test_a_gun_that_reaches_nobody_says_why_before_and_after_the_stop(lang, board, why):
    """A newcomer with a shotgun was told "Nothing else can be done here" and never how far the gun reaches."""
    player = solo(RandomPlayer(1))
    given = {
        "board": {"ascii": board},
        "heroes": [{"class": "us-marshal", "at": "G", "items": ["shotgun"]}],
        "enemies": [{"kind": "stranglers", "at": "S"}],
    }
    setting = Situation(load(user=False), {"given": given}, player)
    game = Adventure(setting.start, player, setting.content)
    hero = game.hero("us-marshal")
    activation = game.state.activation = Activation(hero.id, points=2)
    moving = where_to(game, hero, activation, reach_of(game, hero, activation), 0)
    for question in (moving, what_to_do(game, hero, activation)):
        (shotgun,) = (one for one in shown(game, question, lang).refusals if one.key.startswith("shoot:"))
        assert shotgun.rule == "ATTACK-10"
        assert why in shotgun.text
