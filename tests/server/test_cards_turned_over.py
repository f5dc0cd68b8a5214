"""Whatever is turned over is a card: its kind, its name in the language of the table, and what it says."""

import pytest
from msgspec import structs
from tests.server.pictured_cards import PATH, written
from tests.server.positions import assigning, beyond_a_gate, found, in_a_fight

from lantern.content import effects
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


@pytest.mark.parametrize(("lang", "said"), [("en", "Cannot use it"), ("it", "Non può servirsene")])
def test_a_thing_says_that_whoever_drew_it_cannot_use_it(lang, said):
    """ "Only for: Performer" was read by a newcomer who did not know whether the Gunslinger is one."""
    for hero, stake in (("us-marshal", said), ("saloon-girl", "")):
        game = new_game(Setup(heroes=("us-marshal", "saloon-girl")))
        face = face_of(Look(game, Words(load(), lang)), events.Drew("gear", "hold-out-pistol", hero))
        assert face is not None
        assert face.stake == stake


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


# -- whom a card concerns, and what is at stake ---------------------------------------------------


@pytest.mark.parametrize(
    ("deck", "card", "affects", "whom", "stake"),
    [
        ("encounter", "acid-drips", "all", "", "Agility 5+"),
        ("encounter", "log-bridge", "some", "Each Hero on this Map Tile", "Agility 4+"),
        ("encounter", "footprints", "chosen", "A Hero of your choice", "Cunning 5+"),
        ("encounter", "rope-snare", "random", "A random Hero", "Agility 5+"),
        ("encounter", "biting-flies", "all", "", "1 Hit"),
        ("encounter", "rustlers-trap", "all", "", "A Fight"),
        ("darkness", "darkness-all-around", "all", "", "The Darkness: D3 spaces"),
        ("darkness", "chill-of-the-grave", "enemies", "The Enemies", ""),
        ("loot", "coins", "drawer", "", ""),
    ],
)
def test_a_card_says_whom_it_concerns_and_what_is_at_stake(deck, card, affects, whom, stake):
    face = turned_over(events.Drew(deck, card))
    assert face is not None
    assert (face.affects, face.whom, face.stake) == (affects, whom, stake)


def test_a_stake_is_said_in_the_language_of_the_table():
    face = turned_over(events.Drew("encounter", "log-bridge"), "it")
    assert face is not None
    assert face.whom == "Ogni Eroe su questa Tessera Mappa"
    assert face.stake == "Agilità 4+"


def test_every_test_of_every_card_is_named_as_its_stake():
    words = Words(load(), "en")
    tested = 0
    for card in load().cards.values():
        face = turned_over(events.Drew(card.deck, card.id))
        assert face is not None
        outermost = [effect for effect in card.effect if isinstance(effect, effects.Test)]
        for test in outermost[:2]:
            tested += 1
            assert f"{words.stat(test.skill)} {test.target}+" in face.stake, card.id
            assert face.affects != "none", card.id
            assert face.affects != "drawer" or card.deck in {"loot", "scavenge"}, card.id
    assert tested > 80


def test_a_thing_concerns_whoever_draws_it():
    """What it does for whoever bears it is not for everybody."""
    things = set(load().items) - set(load().cards)
    assert len(things) > 400
    for thing in things:
        face = turned_over(events.Drew("gear", thing, "us-marshal"))
        assert face is not None
        assert (face.affects, face.whom) == ("drawer", ""), thing


def test_a_row_of_a_chart_is_of_whoever_rolled_it():
    row = turned_over(events.Noted("chart-injury", "us-marshal", 6))
    assert row is not None
    assert row.affects == "drawer"


@pytest.mark.parametrize("event", [events.EliteGained, events.MythicGained])
def test_what_enemies_roll_on_their_charts_is_turned_over(event):
    look = Look(new_game(Setup()), Words(load(), "en"))
    goliath = load().enemies["goliath"]
    look.content = load().replaced("enemies", {"goliath": structs.replace(goliath, mythic=goliath.normal.elite)})
    rolled = goliath.normal.elite[2]
    card = face_of(look, event("goliath", rolled.id))
    assert card is not None
    assert (card.kind, card.name, card.affects) == ("chart", rolled.name["en"], "enemies")
    assert card.text[0]
    assert card.whom


def test_the_bonus_of_a_level_is_turned_over():
    bonus = load().heroes["us-marshal"].bonus
    assert bonus is not None
    card = turned_over(events.BonusRolled("us-marshal", bonus, 7))
    assert card is not None
    assert card.kind == "chart"
    assert card.text


def test_a_picture_is_chosen_by_english_words_whatever_the_table_speaks():
    for lang in ("en", "it"):
        slashed = turned_over(events.Noted("chart-injury", "us-marshal", 6), lang)
        crawls = turned_over(events.Drew("threat", "high-all-that-crawls"), lang)
        assert slashed is not None
        assert crawls is not None
        assert slashed.picture == ["slashed-leg"]
        assert crawls.picture
        assert set(crawls.picture) <= set(load().enemies)


def test_the_page_is_tested_with_the_words_of_all_cards_there_are():
    """Otherwise: `python -m tests.server.pictured_cards`."""
    assert PATH.read_bytes() == written()
