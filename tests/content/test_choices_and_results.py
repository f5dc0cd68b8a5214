"""Choices and what comes of a roll, as people say them: who decides what, how often, and that one need not."""

import pytest

from lantern.content import effects
from lantern.content.effects import Band, Choice, Choose, RollOn
from lantern.content.powers import Modifier, Trigger
from lantern.content.render import render_card, render_effect, render_trigger
from lantern.content.render_numbers import modifier_lines
from lantern.content.sentences import Sentences
from lantern.content.verbs.belongings import Gain
from lantern.content.verbs.grammar import Amount
from lantern.content.verbs.harm import CorruptionHits, HorrorHits, SanityDamage
from lantern.content.verbs.mine import AddDread, MoveDarkness
from lantern.content.verbs.terms import Condition

ONE = Amount(plus=1)
D6 = Amount(dice=1, die="D6")
HARM, CORRUPTION, DREAD = SanityDamage(count=D6), CorruptionHits(count=ONE), AddDread(count=ONE)
DARKNESS = MoveDarkness(steps=ONE)


def failing(*ways: effects.Effect) -> effects.Test:
    """Return a test after which whoever fails chooses."""
    choose = Choose(among=tuple(Choice(effect=(way,)) for way in ways))
    return effects.Test(skill="spirit", target=5, who="each_hero", passed=(Gain(what="xp", count=ONE),), failed=(choose,))


@pytest.mark.parametrize(
    ("ways", "english", "italian"),
    [
        (
            (CORRUPTION, HorrorHits(count=D6)),
            "Whoever fails takes either 1 Corruption Hit or D6 Horror Hits.",
            "Chi la fallisce subisce 1 Colpo di Corruzione o D6 Colpi d'Orrore (a scelta).",
        ),
        (
            (DREAD, CORRUPTION),
            "Whoever fails either adds 1 card to the Growing Dread stack or takes 1 Corruption Hit.",
            "Chi la fallisce aggiunge 1 carta alla pila del Terrore Crescente oppure subisce 1 Colpo di Corruzione.",
        ),
        (
            (CORRUPTION, DARKNESS),
            "Whoever fails chooses: (1) take 1 Corruption Hit; (2) the Darkness advances 1 space.",
            "Chi la fallisce sceglie: (1) subisce 1 Colpo di Corruzione; (2) l'Oscurità avanza di 1 casella.",
        ),
    ],
)
def test_two_short_ways_are_one_clause_and_others_say_who_decides(ways, english, italian):
    assert render_effect(failing(*ways), "en").endswith(english)
    assert render_effect(failing(*ways), "it").endswith(italian)


def test_what_need_not_happen_says_so(everything):
    wished = Choose(optional=True, among=(Choice(effect=(DARKNESS,)),))
    assert render_effect(wished, "en") == "If you wish, the Darkness advances 1 space."
    assert "moves back D3 spaces, if that Hero wishes." in " ".join(
        render_card(everything.cards["trade-route-shelter"], everything, "en")
    )


def test_ways_stand_in_lines_only_where_there_are_lines(everything):
    def text(lang: str) -> str:
        return "\n".join(render_card(everything.cards["high-noon"], everything, lang))

    assert "choose one: (1) take an Agility 6+ test (if passed, gain 50 XP" in text("en")
    assert "•" not in text("en") + text("it")


def test_each_of_several_dice_counts():
    lines = (Band(low=5, high=6, effect=(DARKNESS,)),)
    assert render_effect(RollOn(die=D6, on=lines), "en") == "Roll a D6: on 5+, the Darkness advances 1 space."
    thrice = RollOn(die=D6, times=Amount(plus=3), on=lines)
    assert render_effect(thrice, "en") == "Roll 3D6: for each 5+, the Darkness advances 1 space."
    for_each = RollOn(die=D6, times=Amount(count="heroes"), on=lines)
    assert render_effect(for_each, "it") == "Tira un D6 per ogni Eroe del gruppo: per ogni 5+, l'Oscurità avanza di 1 casella."


def test_one_result_that_leads_to_others_has_no_brackets_in_brackets(everything):
    for card in ("ancient-controls", "cryo-tubes", "rail-switch", "avalanche"):
        text = " ".join(render_card(everything.cards[card], everything, "en"))
        assert "then rolls a D6: on" in text
        assert "(" not in text.partition("(")[2].partition(")")[0]


def test_more_of_what_is_gained_is_more():
    found = Trigger(on="dark_stone_found", effect=(Gain(what="dark_stone"),))
    assert render_trigger(found, "en") == "When you find Dark Stone, gain 1 more Dark Stone."
    assert render_trigger(found, "it") == "Quando trovi Pietra Oscura, ottieni 1 Pietra Oscura in più."


def test_modifiers_that_add_up_say_so():
    below = [Modifier(change={"damage": 1}, when=Condition(health_below=part)) for part in ("full", "half")]
    against = [
        Modifier(change={"damage": 1}, when=Condition(enemy_keyword=("Beast",))),
        Modifier(change={"damage": 2}, when=Condition(enemy_keyword=("Vampire",))),
    ]
    say = Sentences("en")
    assert modifier_lines(below, say) == ["+1 Damage while you have less than your full Health (+2 with less than half of it)."]
    assert modifier_lines(against, say)[1] == "A further +2 Damage against Vampire Enemies."
