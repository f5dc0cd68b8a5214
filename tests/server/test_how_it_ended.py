"""What the end of an adventure counts."""

from __future__ import annotations

from tests.server.test_hits_become_wounds import a_fight

from lantern.rules.table import events
from lantern.rules.words import Words
from lantern.views.ending import end_view
from lantern.views.look import Look


def test_who_has_spent_a_revive_token_was_not_koed_and_the_token_is_counted():
    """KO-12: the hero would be KO'd, and stands instead."""
    game = a_fight()
    look = Look(game, Words(game.content, "en"))
    happened = [events.Wounded("gunslinger", 10, 0), events.Revived("gunslinger"), events.Healed("gunslinger", 10, 0)]
    end = end_view(look, happened, 0)
    assert (end.revived, [hero.knocked_out for hero in end.heroes]) == (1, [0])
    end = end_view(look, [*happened, events.KnockedOut("gunslinger", 0)], 0)
    assert (end.revived, [hero.knocked_out for hero in end.heroes]) == (1, [1])


def test_cards_that_could_be_drawn_are_told_by_who_drew_which():
    """CAMP-05: when the end is shown, the reward has been given."""
    game = a_fight()
    game.state.mission, game.state.result = "scouting-party", "won"
    before, drawn = events.Drew("loot", "gold-nuggets", "us-marshal"), events.Drew("loot", "gold-bars", "gunslinger")
    happened = [before, events.Ended("won"), drawn, events.Drew("gear", "bandana", "us-marshal")]
    english = end_view(Look(game, Words(game.content, "en")), happened, 0).rewards
    assert english == "Each Hero gains 25 XP. Gunslinger draws a Loot card: Gold Bars."
    nobody = end_view(Look(game, Words(game.content, "it")), [events.Ended("won")], 0).rewards
    assert nobody == "Ogni Eroe ottiene 25 XP."
