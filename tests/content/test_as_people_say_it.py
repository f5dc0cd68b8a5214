"""Sentences that were right and read like code: each is said as people say it, and so is whatever is built alike."""

import re

import pytest

from lantern.content import effects
from lantern.content.effects import Band, Choice, Choose, IfCounter, Mark, RollOn
from lantern.content.powers import Action
from lantern.content.render import render_card, render_effect
from lantern.content.sentences import Sentences
from lantern.content.verbs.belongings import Gain
from lantern.content.verbs.cards import DiscardThis
from lantern.content.verbs.changes import Modify
from lantern.content.verbs.grammar import Amount
from lantern.content.verbs.harm import CorruptionHits
from lantern.content.verbs.mine import AddDread, MoveDarkness
from lantern.content.verbs.missions import Count
from lantern.content.verbs.terms import Condition, Cost

ONE = Amount(plus=1)
XP = Gain(what="xp", count=Amount(plus=10))


def counted(*effects, at_least=2, otherwise=()):
    return (Count(counter="trail", by=ONE), IfCounter(counter="trail", at_least=at_least, effect=effects, otherwise=otherwise))


def test_what_is_counted_and_what_the_count_does_are_one_sentence():
    """What stands before may be a die with numbers too, so the first step names the Trail, and the others need not."""
    say = Sentences("en")
    assert say.clauses(counted(MoveDarkness(steps=ONE))).endswith("; if the Trail is 2 or more, the Darkness advances 1 space")
    both = say.clauses(counted(MoveDarkness(steps=ONE), at_least=4, otherwise=(AddDread(count=ONE),)))
    assert both.endswith(
        "; if the Trail is at most 3, add 1 card to the Growing Dread stack; if it is 4 or more, the Darkness advances 1 space"
    )
    other = IfCounter(counter="steps", at_least=2, effect=(MoveDarkness(steps=ONE),))
    assert ", then if " in say.clauses((Count(counter="trail", by=ONE), other))


@pytest.mark.parametrize(
    ("mission", "lang", "said"),
    [
        ("frozen-expedition", "en", "; if the Trail of the Expedition is 2, a Gate to the Targa Plateau opens in an exit"),
        ("frozen-expedition", "en", "if it is 3 or more, place a “Page in the Ice” marker on this Map Tile."),
        ("frozen-expedition", "it", "; se la Pista della spedizione è 2, un Portale che conduce all'Altopiano"),
        ("frozen-expedition", "it", "se è 3 o più, metti un marcatore «Pagina nel ghiaccio» su questa Tessera Mappa."),
        (
            "last-stand",
            "en",
            "if Waves are at most 3, Enemies attack from Ambush (draw 1 Threat card); if they are 4 or more, Enemies",
        ),
        (
            "last-stand",
            "it",
            "se le Ondate sono al massimo 3, i Nemici attaccano in Agguato (pesca 1 carta Minaccia); se sono 4 o più",
        ),
    ],
)
def test_missions_count_as_people_do(everything, mission, lang, said):
    assert said in " ".join(render_card(everything.missions[mission], everything, lang))


def test_a_table_that_brings_more_of_everything_with_each_point_says_so(everything):
    """E-04: three lines of the same, once, twice, three times."""

    def line(face):
        return Band(
            low=face, high=face, effect=(CorruptionHits(count=Amount(plus=face)), Gain(what="grit", count=Amount(plus=face)))
        )

    table = RollOn(die=Amount(dice=1, die="D3"), on=(line(1), line(2), line(3)))
    assert render_effect(table, "en") == "Roll a D3: for each point rolled, take 1 Corruption Hit and recover 1 Grit."
    assert render_effect(table, "it") == "Tira un D3: per ogni punto tirato, subisci 1 Colpo di Corruzione e recupera 1 Grinta."
    uneven = RollOn(die=Amount(dice=1, die="D3"), on=(line(1), line(2), Band(low=3, high=3, effect=line(2).effect)))
    assert "for each point" not in render_effect(uneven, "en")
    assert "for each point rolled" in " ".join(render_card(everything.items["the-devils-own"], everything, "en"))


def test_what_is_used_for_a_hit_says_for_which(everything):
    """E-08: whose Hit, with what, before when."""
    bow = Action(
        timing="hit",
        when=Condition(critical=True),
        cost=Cost(discard=True),
        effect=(Modify(until="attack", change={"shots": 2}),),
    )
    assert Sentences("en").action(bow) == (
        "For one of your Critical Hits, even after rolling its Damage, discard this to get +2 Shots for this Attack."
    )
    arrow = everything.items["eagle-feather-arrow"]
    assert "For one of your Critical Hits with a Bow, even after" in " ".join(render_card(arrow, everything, "en"))
    assert "Per uno dei tuoi Colpi Critici con un Arco, anche dopo" in " ".join(render_card(arrow, everything, "it"))


def test_markers_on_what_is_discarded_need_no_word():
    goes = Mark(markers=Amount(plus=3), effect=(DiscardThis(),))
    assert render_effect(goes, "en") == "Put a marker on this; once it has 3 markers, discard this."
    assert render_effect(goes, "it") == "Metti un marcatore su questa carta; quando ha 3 marcatori, scarta questa carta."
    stays = Mark(markers=Amount(plus=3), effect=(AddDread(count=ONE),))
    assert "discard them and add" in render_effect(stays, "en")


def test_how_long_stands_before_what_has_parts(everything):
    glyph = everything.items["glyph-of-the-buffalo"]
    assert "until the end of the turn, you escape from Enemies" in " ".join(render_card(glyph, everything, "en"))
    assert "fino alla fine del turno, sfuggi ai Nemici" in " ".join(render_card(glyph, everything, "it"))


def test_either_is_for_two():
    def gains(*whats):
        return Choose(among=tuple(Choice(effect=(Gain(what=what, count=ONE),)) for what in whats))

    assert render_effect(gains("xp", "gold"), "en").startswith("Gain either 1 XP or $1")
    assert render_effect(gains("xp", "gold", "dark_stone"), "en") == "Gain one of these: 1 XP, $1 or 1 Dark Stone."


def test_in_italian_one_who_may_do_several_things_is_asked_first():
    test = effects.Test(skill="lore", target=5, passed=(XP,))
    both = Choose(optional=True, among=(Choice(effect=(test, AddDread(count=ONE))),))
    assert render_effect(both, "en").startswith("You may take a Lore 5+ test")
    assert render_effect(both, "it").startswith("Se vuoi, fai una prova di Sapienza 5+")
    paid = Choose(optional=True, among=(Choice(cost=Cost(gold=50), effect=(test,)),))
    assert render_effect(paid, "it") == "Se vuoi, spendi 50 $ e fai una prova di Sapienza 5+: se la superi, ottieni 10 XP."


def test_the_gunslinger_says_what_is_in_the_six_shooter(everything):
    english = "\n".join(render_card(everything.heroes["gunslinger"], everything, "en"))
    assert (
        "Six-Shooter: It holds 6. You start each Adventure with 6 Dead Eye Shots in it. Spend one Dead Eye Shot to add 2"
        in english
    )
    italian = "\n".join(render_card(everything.heroes["gunslinger"], everything, "it"))
    assert "6 Spari Occhio Infallibile. Spendi 1 Sparo Occhio Infallibile: aggiungi 2 danni a uno dei tuoi Colpi" in italian


def test_shots_are_not_hits_in_italian(everything):
    """I-07: Spari, also where a kill brings another."""
    assert "ricevi +1 Sparo per questo Attacco" in " ".join(render_card(everything.items["blood-rounds"], everything, "it"))


def test_cards_that_say_nothing_happens_do_not_bring_something(everything):
    for card in everything.cards.values():
        lines = render_card(card, everything, "en")
        assert "No effect." not in lines or len(lines) == 1 or not any("Gain" in line for line in lines), card.id


def test_what_is_kept_does_something_before_it_goes(everything):
    """A rule that stands only in the flavour of a card is read by nobody."""
    going = re.compile(r"(At the (start|end) of [^,]*|Once the next Adventure has begun), discard this\.")
    for condition in everything.conditions.values():
        lines = render_card(condition, everything, "en")
        assert any(not going.fullmatch(line) for line in lines), condition.id


def test_what_nobody_sells_does_not_say_that_it_is_sold(everything):
    for item in everything.items.values():
        sold = render_card(item, everything, "en")[0].startswith("Sold in Town")
        assert not sold or item.price is not None, item.id


def test_several_things_that_last_as_long_are_both(everything):
    hazards = " ".join(render_card(everything.charts["frontier-hazards"], everything, "en"))
    assert "and “Omen of the Moon”. Both last until" in hazards
    assert "It lasts until" in " ".join(render_card(everything.charts["church-events"], everything, "en"))


def test_the_name_of_a_condition_stands_in_quotes_wherever_a_sentence_speaks_of_it(everything):
    """I-14: "ricevi Convertito", "get Wanted!, then leave Town"."""
    conversion, train = everything.services["conversion"], everything.services["rob-the-train"]
    assert "Ricevi «Convertito»." in render_card(conversion, everything, "it")
    assert "get “Wanted!”, then leave Town at once" in " ".join(render_card(train, everything, "en"))
    for lang in ("en", "it"):
        for kind in ("services", "charts", "town_types", "cards", "upgrades"):
            for entry in everything.kind(kind).values():
                text = " ".join(render_card(entry, everything, lang))
                for bare in re.findall(r"\b(?:[Gg]ets?|[Rr]icev[ie]) ([A-Z][^.,;:]*)", text):
                    names = {each.name[lang] for each in everything.conditions.values() if each.kind != "status"}
                    assert bare not in names, (entry.id, bare)


def test_who_need_not_pay_is_asked_before_the_price(everything):
    """ "Puoi spendere 10 $: recupera" told to recover in any case."""
    saloon = " ".join(render_card(everything.charts["saloon-events"], everything, "it"))
    assert "Se vuoi, spendi 10 $: recupera 1 Grinta." in saloon
    for kind in ("items", "charts", "upgrades"):
        for entry in everything.kind(kind).values():
            text = " ".join(render_card(entry, everything, "it"))
            assert not re.search(r"[Pp]uoi (spendere|scartare)[^.;,]*: (recupera|ottieni|ricevi|pesca) ", text), entry.id


def test_the_card_that_is_cancelled_is_not_the_one_that_is_discarded(everything):
    shield = " ".join(render_card(everything.conditions["protective-shield"], everything, "it"))
    assert "scarta questa carta: annulla quella carta." in shield


def test_a_mission_and_its_end_are_one_condition(everything):
    curse = everything.conditions["curse-of-the-town"]
    for lang, told in (
        ("en", "if the Mission was “Search Party” and was won, gain"),
        ("it", "se la Missione era «Squadra di soccorso» ed è stata vinta, ottieni"),
    ):
        assert told in " ".join(render_card(curse, everything, lang))


def test_it_is_the_hero_who_has_the_bow(everything):
    """E-08: with what stands before on whom, or the Enemy seems to have it."""
    arrow = everything.items["blessed-arrow"]
    assert "one of your Hits with a Bow on a Demon Enemy" in " ".join(render_card(arrow, everything, "en"))
    assert "uno dei tuoi Colpi con un Arco contro un Nemico Demone" in " ".join(render_card(arrow, everything, "it"))


def test_what_depends_on_the_end_of_a_mission_pauses_before_it(everything):
    badge = everything.items["deputy-badge"]
    assert "At the end of the Adventure, if the Mission was won, gain 50 XP." in render_card(badge, everything, "en")
    assert "Alla fine dell'Avventura, se la Missione è stata vinta, ottieni 50 XP." in render_card(badge, everything, "it")
