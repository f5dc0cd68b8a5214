"""The grammar of languages: articles, prepositions, gender and number of names."""

from typing import Any

import pytest

from lantern.content.language import Language
from lantern.content.nouns import Forms, Noun
from lantern.content.render import render_card
from lantern.content.tongues import TONGUES
from lantern.content.wording import Wording


def said(lang: str, function: str, words: str, **forms: Any) -> str:
    return TONGUES[lang].functions()[function](Noun(words, Forms(**forms)))


@pytest.mark.parametrize(
    ("function", "words", "expected"),
    [
        ("A", "Ingresso", "un Ingresso"),
        ("A", "Strangolatore", "uno Strangolatore"),
        ("A", "Arma da Fuoco", "un'Arma da Fuoco"),
        ("THE", "Zaino", "lo Zaino"),
        ("THE", "Altari di sangue", "gli Altari di sangue"),
        ("OF", "Obiettivo", "dell'Obiettivo"),
        ("OF", "Libro sacro", "del Libro sacro"),
        ("IN", "La pozza nera", "nella pozza nera"),
        ("TO", "Alba", "all'Alba"),
        ("TO", "Puntelli abbattuti", "ai Puntelli abbattuti"),
        ("WITH", "Il vecchio", "con il vecchio"),
        ("ON", "Specchio", "sullo Specchio"),
        ("FROM", "Ingresso", "dall'Ingresso"),
        ("FROM", "Ragni del Vuoto", "dai Ragni del Vuoto"),
        ("THE", "Croce di ferro", "la Croce di ferro"),
        ("IN", "Pozze corrosive", "nelle Pozze corrosive"),
        ("WITH", "Vesti sacre", "con le Vesti sacre"),
        ("A", "Parassita di palude", "un Parassita di palude"),
        ("OF", "l'Oscurità", "dell'Oscurità"),
    ],
)
def test_italian_articles_grow_together_with_prepositions(function, words, expected):
    assert said("it", function, words) == expected


def test_what_the_spelling_does_not_tell_the_pack_does():
    assert said("it", "THE", "Madre della notte", gender="f") == "la Madre della notte"
    assert said("it", "TO", "Cariche", gender="f", number="many") == "alle Cariche"
    assert said("it", "A", "Geometra", gender="m") == "un Geometra"
    assert said("it", "TO", "Alba", article=False) == "ad Alba"
    assert said("en", "THE", "Dawn", article=False) == "Dawn"


def test_english_has_a_an_and_the_once():
    assert said("en", "A", "Undead") == "an Undead"
    assert said("en", "A", "U.S. Marshal Badge") == "a U.S. Marshal Badge"
    assert said("en", "IN", "The Black Pool") == "in the Black Pool"
    assert said("en", "A", "Leaves of the Journal", number="many") == "Leaves of the Journal"


def test_a_keyword_stands_beside_what_has_it():
    language = Language("it")
    assert language.text("when-enemy_keyword", keyword=language.noun("keyword-undead")) == "contro i Nemici Non Morti"
    assert language.text("when-enemy_keyword", keyword=language.noun("keyword-void")) == "contro i Nemici del Vuoto"
    assert language.text("enemy-one-keyword", keyword=language.noun("keyword-beast")) == "un Nemico Bestia"


def test_two_nouns_that_are_spelt_alike_are_told_apart():
    language = Language("it")
    dog, other = Noun("Cane", Forms(gender="m")), Noun("Cane", Forms(gender="f"))
    assert [language.text("win-slain", name=name)[:7] for name in (dog, other, dog)] == ["il Cane", "la Cane", "il Cane"]


def test_a_mission_speaks_of_its_things_as_people_do(everything):
    english = "\n".join(render_card(everything.missions["blow-the-mine"], everything, "en"))
    italian = "\n".join(render_card(everything.missions["blow-the-mine"], everything, "it"))
    assert "once all 3 Charges are planted, add 1 to the Fuse." in english
    assert "Place a “Charge Site” marker on this Map Tile." in english
    assert "una volta che tutte e 3 le Cariche sono piazzate, aggiungi 1 alla Miccia." in italian
    assert "ogni Eroe vivo è sulla tessera dell'Ingresso" in italian


def test_what_others_get_to_read_is_plain_text(everything):
    """Nouns stay inside: nothing else knows what to do with them."""
    say = Wording("it", everything)
    assert {type(say.many("hungry-dead")), type(say.deck("darkness")), type(say.keywords(["Undead"]))} == {str}
    lines = [line for _, entry in everything for line in render_card(entry, everything, "it")]
    assert {type(line) for line in lines} == {str}
