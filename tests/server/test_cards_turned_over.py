"""Whatever is turned over is a card: its kind, its name in the language of the table, and what it says."""

import pytest
from tests.server.positions import assigning, beyond_a_gate, found, in_a_fight

from lantern.content.loader import load
from lantern.players.setups import Setup, new_game
from lantern.players.table import game_of
from lantern.rules.table import events
from lantern.rules.words import Words
from lantern.views.faces import FaceView, face_of
from lantern.views.log import facts_of, log_views
from lantern.views.look import Look


def turned_over(event: events.Event, lang: str = "en") -> FaceView | None:
    return face_of(Look(new_game(Setup()), Words(load(), lang)), event)


def test_a_card_says_what_is_printed_on_it():
    card = turned_over(events.Drew("darkness", "chill-of-the-grave"), "it")
    assert card is not None
    assert (card.id, card.kind, card.name) == ("chill-of-the-grave", "darkness", "Gelo della tomba")
    assert card.text
    assert card.keywords


@pytest.mark.parametrize(
    ("number", "name", "does"), [(6, "Slashed Leg", "-1 Move."), (9, "Broken Collar Bone", "-1 Max Grit.")]
)
def test_a_row_of_a_chart_is_called_by_what_it_brings(number, name, does):
    row = turned_over(events.Noted("chart-injury", "us-marshal", number))
    assert row is not None
    assert (row.kind, row.title, row.name) == ("chart", "Injury Chart", name)
    assert row.text[-1] == does


def test_a_tile_is_laid_and_no_card():
    assert turned_over(events.Drew("map", "mine-passage")) is None


def test_every_card_of_a_game_is_shown_in_its_log():
    for play in (found(in_a_fight, seed=4), found(beyond_a_gate, seed=1, mission="exploration")):
        game = game_of(play)
        told = log_views(Look(game, Words(load(), "en")), game.events, 0)
        drawn = [entry for entry in told if entry.event == "drew" and entry.facts.deck != "map"]
        assert drawn
        assert all(entry.card is not None and entry.card.id == entry.facts.card and entry.card.text for entry in drawn)


def test_who_attacks_whom_is_told_before_their_dice():
    happened = found(assigning, seed=4).engine.events
    attacks = [n for n, event in enumerate(happened) if isinstance(event, events.Attacked)]
    assert attacks
    for n in attacks:
        facts = facts_of(happened[n])
        assert facts.models
        assert facts.target
        later = next(event for event in happened[n + 1 :] if isinstance(event, events.Rolled | events.Attacked))
        assert isinstance(later, events.Rolled)
