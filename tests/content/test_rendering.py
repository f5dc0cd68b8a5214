"""The text on a card is made from what the card does: everything a card can do can be said, in every language."""

from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.content.strategies import AMOUNTS, effects, structs

from lantern.content.clauses.clause import CLAUSES
from lantern.content.effects import VERBS, Effect
from lantern.content.entries import KINDS, EnemyAbility
from lantern.content.language import LANGUAGES, Language, is_complete
from lantern.content.powers import Action, Modifier, Trigger
from lantern.content.render import (
    RENDERERS,
    render_ability,
    render_action,
    render_card,
    render_effect,
    render_modifier,
    render_trigger,
)
from lantern.content.sentences import SpokenOf
from lantern.content.verbs.changes import Modify
from lantern.content.verbs.grammar import Amount
from lantern.content.verbs.harm import Hits
from lantern.content.verbs.terms import Condition, Cost
from lantern.content.words import FLAGS, MOMENTS, QUANTITIES, STATS, Limit, Period, Resource, Setting, Timing, Who

BEARERS: tuple[SpokenOf, ...] = get_args(SpokenOf)
both = pytest.mark.parametrize("lang", LANGUAGES)
many = settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much])


def good(text: str) -> bool:
    """Tell whether a text is complete, and reads as sentences: no double spaces, no empty parts, no None."""
    return (
        is_complete(text)
        and text == text.strip()
        and bool(text)
        and not any(wrong in text for wrong in ("  ", "None", "..", " .", " ,", ": .", "()", ",,"))
    )


def test_every_verb_and_every_kind_of_entry_has_words():
    assert set(CLAUSES) == set(get_args(Effect)) == set(VERBS.values())
    assert set(RENDERERS) == set(KINDS.values())


@both
def test_every_entry_of_the_packs_can_be_read(everything, lang):
    for _, entry in everything:
        for paragraph in render_card(entry, everything, lang):
            assert good(paragraph), (entry.id, paragraph)


@both
@many
@given(effect=effects())
def test_every_effect_can_be_read(lang, effect):
    assert good(render_effect(effect, lang))


@both
@pytest.mark.parametrize("verb", sorted(VERBS))
@settings(max_examples=10, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_every_verb_with_every_field(lang, verb, data):
    assert good(render_effect(data.draw(structs(VERBS[verb])), lang))


@both
@many
@given(power=structs(Modifier) | structs(Trigger) | structs(Action), bearer=st.sampled_from(BEARERS))
def test_every_power_can_be_read(lang, power, bearer):
    if isinstance(power, Modifier):
        text = render_modifier(power, lang, bearer=bearer)
    elif isinstance(power, Trigger):
        text = render_trigger(power, lang, bearer=bearer)
    else:
        text = render_action(power, lang)
    assert good(text)


@both
@many
@given(ability=structs(EnemyAbility))
def test_every_ability_of_an_enemy_can_be_read(core, lang, ability):
    assert good(render_ability(ability, core, lang))


@both
def test_every_word_of_the_vocabulary_has_words(lang):
    """One by one, so that a missing word is named."""
    language = Language(lang)
    messages = [
        *(f"limit-{limit}{each}" for limit in get_args(Limit) for each in ("", "-each")),
        *(f"timing-{timing}" for timing in get_args(Timing)),
        *(f"until-{period}" for period in get_args(Period) if period != "attack"),
        *(f"who-{who}" for who in get_args(Who)),
        *(f"group-{who}" for who in get_args(Who)),
        *(f"each-{quantity}" for quantity in QUANTITIES),
        *(f"kind-{kind}" for kind in KINDS),
    ]
    assert [message for message in messages if not good(language.text(message, person="you"))] == []
    assert [flag for flag in FLAGS for bearer in BEARERS if not good(language.text(f"flag-{flag}", bearer=bearer))] == []
    assert all(good(language.text(f"stat-{stat}", n=n)) for stat in STATS for n in (1, 2))
    assert all(good(language.text(f"thing-{what}", n=1, amount="1")) for what in get_args(Resource))
    terms = {"enemy": "an Enemy", "number": "6", "key": "any", "skill": "", "attack": "any", "once": "no"}
    terms |= {"find": "any", "first": "no", "threat": "any"}
    assert all(good(language.text(f"moment-{moment}", bearer=bearer, **terms)) for moment in MOMENTS for bearer in BEARERS)
    assert get_args(Setting)


@both
@pytest.mark.parametrize("field", Condition.__struct_fields__)
def test_every_condition_says_something(lang, field):
    plain = render_modifier(Modifier(change={"combat": 1}), lang)
    sensible: dict[str, Any] = {
        "attack": "melee",
        "weapon": "Gun",
        "enemy_keyword": ("Undead",),
        "enemy_size": "large",
        "enemy_kind": ("hungry-dead",),
    }
    sensible |= {"moment_count_at_least": 2, "at": "entrance", "reached": "charges"}
    sensible["skill"] = "cunning"
    sensible["hero_keyword"] = "Law"
    sensible["attached_to"], sensible["heals_with"] = "Gun", "comforting-presence"
    sensible["card"] = sensible["other_card"] = "nothing-here"
    sensible |= {"health_below": "half", "suffers": "child-of-the-void", "threat": "low", "mission": "search-party"}
    sensible["form"] = "moon-beast"
    sensible |= {"other_card": "nothing-here", "health_below": "half", "suffers": "fangs"}
    wanted: dict[str, Any] = {field: sensible.get(field, True)}
    if field in {"pool", "at_least", "at_most"}:
        wanted = {"pool": "faith", field if field != "pool" else "at_least": 2}
    said = render_modifier(Modifier(change={"combat": 1}, when=Condition(**wanted)), lang)
    assert good(said)
    assert said != plain


@pytest.mark.parametrize("field", Cost.__struct_fields__)
def test_every_cost_says_something(field):
    action = Action(effect=(Hits(count=Amount(plus=1)),))
    price: dict[str, Any] = {field: {"discard": True, "pools": {"faith": 2}, "token": "bandages"}.get(field, 2)}
    paid = Action(effect=action.effect, cost=Cost(**price))
    assert render_action(paid, "en") != render_action(action, "en")


@given(AMOUNTS, AMOUNTS)
def test_different_amounts_read_differently(one, other):
    """What the rules do differently, the card says differently."""
    texts = [render_effect(Hits(count=amount), "en") for amount in (one, other)]
    assert (texts[0] == texts[1]) == (one == other)


def test_for_the_attack_means_this_one_or_the_next():
    effect = (Modify(until="attack", change={"shots": 1}),)
    assert render_trigger(Trigger(on="enemy_killed", effect=effect), "en").endswith("get +1 Shot for this Attack.")
    assert render_action(Action(effect=effect), "en").endswith("get +1 Shot for the next Attack.")


def test_entries_are_called_by_name_when_there_is_content(core):
    card = core.cards["eruption-of-the-dead"]
    assert render_effect(card.effect[0], "it", core) == "Attaccano in Agguato D6 Morti affamati."
    assert render_effect(card.effect[0], "it") == "Attaccano in Agguato D6 Hungry Dead."


def test_a_hero_sheet_tells_the_tokens_of_its_class(core):
    forager = replace(core.heroes["gunslinger"], free_tokens=("herbs", "tonic"))
    assert render_card(forager, core, "en")[-1] == "Free Side Bag token (choose one): Healing Herbs, Tonic"
    assert render_card(forager, core, "it")[-1].endswith(": Erbe curative, Tonico")


def test_the_bearer_matters():
    modifier = Modifier(change={"defense": 4}, set=True)
    assert [render_modifier(modifier, "en", bearer=bearer) for bearer in BEARERS] == [
        "Defense 4+.",
        "Defense 4.",
        "Defense 4.",
        "All Heroes have Defense 4+.",
    ]


def test_a_card_says_what_the_cards_and_conditions_do_that_it_brings(everything):
    def read(kind: str, name: str) -> str:
        return "\n".join(render_card(everything.kind(kind)[name], everything, "en"))

    assert "\nAll Heroes have +1 Damage against Beast Enemies." in read("items", "wanted-rampant-beasts")
    assert "“Called Out”: " in read("cards", "high-noon")
    assert "“No-Show”: You start the next Adventure without Grit." in read("cards", "high-noon")
    assert "“Blizzard”: At the start of each turn" in read("charts", "depth-events-targa-plateau")
    assert "gets a Poison marker" in read("cards", "poison-darts")


@pytest.mark.parametrize(("lang", "said"), [("en", "+1 Max Faith"), ("it", "+1 al massimo di Fede")])
def test_what_a_pool_holds_at_most_does_not_read_as_points_of_it(everything, lang, said):
    assert said in "\n".join(render_card(everything.items["holy-book"], everything, lang))
