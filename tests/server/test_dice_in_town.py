"""Dice that are rolled off the map tell their chances as those on it do."""

from __future__ import annotations

from tests.server.stays import shopping

from lantern.core.questions import ChooseSome
from lantern.players.table import chapter_of
from lantern.rules.numbers.throws import RerollDie, Throw
from lantern.rules.words import Words
from lantern.views.look import ChapterLook
from lantern.views.questions import question_view


def test_dice_of_a_service_that_may_be_rolled_again_tell_how_likely_they_reach_what_is_needed():
    game = chapter_of(shopping())
    hero = next(iter(game.state.heroes.values()))
    thrown = Throw(hero, "test-luck", ["D6", "D6"], [2, 3], [0, 1], 5, None)
    options = [RerollDie(place, face, thrown) for place, face in enumerate(thrown.faces)]
    about = {"faces": [2, 3], "purpose": "test-luck", "target": 5}
    question = ChooseSome(kind="reroll", who=hero.id, options=options, least=0, most=2, about=about)
    shown = question_view(ChapterLook(game, Words(game.content, "en")), question, 0, "", yours=True)
    assert [(answer.odds.percent, answer.odds.text) for answer in shown.answers if answer.odds] == [
        (33, "reaches what is needed"),
        (33, "reaches what is needed"),
    ]
