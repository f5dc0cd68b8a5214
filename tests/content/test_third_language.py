"""A third language is a file of grammar and a list of words: nothing that puts cards together knows which there are."""

from pathlib import Path

import pytest
from tests.content.spanish.spanish_tongue import Spanish

from lantern.content import effects, language
from lantern.content.language import Language
from lantern.content.powers import Action, Trigger
from lantern.content.render import render_action, render_card, render_effect, render_trigger
from lantern.content.tongues import TONGUES
from lantern.content.verbs.belongings import Gain
from lantern.content.verbs.grammar import Amount
from lantern.content.verbs.harm import CorruptionHits, Hits
from lantern.content.verbs.terms import Cost

ONE = Amount(plus=1)


@pytest.fixture
def spanish(monkeypatch):
    """Put the words and the grammar of the language beside those of the program."""
    monkeypatch.setitem(TONGUES, "es", Spanish())
    monkeypatch.setattr(language, "_directories", [Path(__file__).with_name("spanish")])
    yield Language("es")
    for cached in (language._bundle, language._text, language._noun):
        cached.cache_clear()


def test_a_card_speaks_spanish(spanish, core):
    assert render_card(core.cards["chill-of-the-grave"], core, "es") == [
        "Permanece en juego.",
        "Los Enemigos No Muertos tienen +1 Iniciativa y +1 Combate.",
    ]


def test_clauses_are_merged_and_subjects_left_out_as_in_every_language(spanish):
    passed = (Gain(what="xp", count=Amount(plus=20)), Gain(what="grit"))
    test = effects.Test(
        skill="agility", target=5, who="each_hero", passed=passed, failed=(Hits(count=Amount(dice=1, die="D6")),)
    )
    told = (
        "Cada Héroe hace una prueba de Agilidad 5+. Quien la supera gana 20 PX y recupera 1 de Coraje. "
        "Quien la falla sufre D6 Golpes."
    )
    assert render_effect(test, "es") == told
    trigger = Trigger(on="grit_recovered", effect=(CorruptionHits(count=ONE),))
    assert (
        render_trigger(trigger, "es", bearer="all") == "Cuando un Héroe recupera Coraje, ese Héroe sufre 1 Golpe de Corrupción."
    )
    action = Action(cost=Cost(grit=1), effect=(Gain(what="xp", count=Amount(plus=10)),))
    assert render_action(action, "es") == "Gasta 1 de Coraje para esto: gana 10 PX."


def test_nouns_bring_their_articles(spanish):
    assert (
        spanish.text("win-heroes_at", place=spanish.noun("place-objective")) == "cada Héroe vivo está en la loseta del Objetivo"
    )
    assert spanish.text("enemy-one-keyword", keyword=spanish.noun("keyword-void")) == "un Enemigo del Vacío"
