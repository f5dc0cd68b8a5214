"""An id that two kinds share never shows the name or the text of the other."""

import pytest
from msgspec.structs import replace

from lantern.content.check import show_entry
from lantern.content.powers import Action
from lantern.content.render import render_card
from lantern.core.questions import ChooseOne, Confirm
from lantern.players.logbook import log_lines
from lantern.players.table import seen_by_all
from lantern.rules.table.bearing import Usable
from lantern.rules.table.choices.things import ChooseCard
from lantern.rules.table.choices.using import Use
from lantern.rules.table.events import Drew, EliteGained, Suffered, Took
from lantern.rules.table.state import EnemyType, OnTheTable
from lantern.rules.words import Words
from lantern.server.lookups import pile, text
from lantern.views.look import Look
from lantern.views.questions import question_view
from lantern.views.reasons import why_view
from lantern.views.track import cards_in_play

POSTERS = ("wanted-rampant-beasts", "wanted-void-infestation", "wanted-undead-horrors", "wanted-scafford-mutants")
SHARED = (*(("items", "cards", poster) for poster in POSTERS), ("upgrades", "cards", "savage-attack"))


@pytest.fixture
def words(content):
    return Words(content, "en")


@pytest.mark.parametrize(("one", "other", "shared"), SHARED)
def test_a_thing_is_known_by_its_kind_and_its_id(content, words, one, other, shared):
    texts = {kind: render_card(content.kind(kind)[shared], content, "en") for kind in (one, other)}
    assert texts[one] != texts[other]
    for kind, wanted in texts.items():
        assert words.detail_text(shared, kind) == wanted
        assert words.detail_text(f"{kind}/{shared}") == wanted
        assert words.detail_text(f"{content.homes[f'{kind}/{shared}'][0]}:{kind}/{shared}") == wanted
        assert text(words, f"{kind}/{shared}").text == wanted
        assert text(words, f"{content.owners(kind, shared)[0]}:{kind}/{shared}").kind == kind


@pytest.mark.parametrize("shared", ["void-venom", "barbed-tail"])
def test_an_ability_of_an_enemy_is_not_the_condition_of_the_same_name(words, shared):
    assert words.detail_text(shared, "abilities") != words.detail_text(shared, "conditions")
    assert words.detail_text(f"conditions/{shared}") == words.detail_text(shared, "conditions")


def test_the_darkness_card_savage_attack_is_read_out_in_the_log(words, on_the_way):
    game = on_the_way()
    lines = log_lines(seen_by_all(game), words, [Drew("darkness", "savage-attack")], 500)
    told = " ".join(line.plain.strip() for line in lines)
    assert " ".join(words.detail_text("cards/savage-attack")) in told
    assert " ".join(words.detail_text("upgrades/savage-attack")) not in told


def test_the_darkness_card_savage_attack_lies_on_the_table_with_its_own_text(words, on_the_way):
    game = on_the_way()
    game.state.in_play.append(OnTheTable("savage-attack"))
    (card,) = cards_in_play(Look(game, words))
    assert card.text == words.detail_text("cards/savage-attack")
    game.state.decks["darkness"].discard.append("savage-attack")
    assert pile(Look(game, words), "darkness").cards[0].text == card.text


def test_the_hero_who_may_use_it_is_told_what_the_upgrade_does(words, on_the_way):
    game = on_the_way()
    hero = next(iter(game.state.heroes.values()))
    hero.upgrades.append("savage-attack")
    asked = Confirm(kind="use-trigger", who=hero.id, about={"source": "savage-attack"}, default=0)
    seen = question_view(Look(game, words), asked, 0, "x", yours=True)
    assert seen.about is not None
    assert seen.about.text == words.detail_text("upgrades/savage-attack")
    game.state.resolving.append(OnTheTable("savage-attack"))
    seen = question_view(Look(game, words), asked, 0, "x", yours=True)
    assert seen.about is not None
    assert seen.about.text == words.detail_text("cards/savage-attack")


def test_a_poster_that_is_found_is_an_item_and_its_bounty_a_card(words, on_the_way):
    game = on_the_way()
    told = " ".join(line.plain for line in log_lines(seen_by_all(game), words, [Drew("gear", POSTERS[0])], 900))
    assert all(line in told for line in words.detail_text(f"items/{POSTERS[0]}"))
    assert words.event_text(game, Took("gunslinger", POSTERS[0]))


def test_each_of_two_with_other_names_is_called_by_its_own(content, on_the_way):
    """The six of the packs have the same name twice; here a name differs."""
    changed = content.replaced("upgrades", {"savage-attack": replace(content.upgrades["savage-attack"], name={"en": "Frenzy"})})
    changed = changed.replaced(
        "conditions", {"void-venom": replace(content.conditions["void-venom"], name={"en": "Venom Marker"})}
    )
    words, game = Words(changed, "en"), on_the_way()
    assert "Savage Attack" in words.event_text(game, Drew("darkness", "savage-attack"))
    assert "Void Venom" in words.event_text(game, EliteGained("hungry-dead", "void-venom"))
    assert "Venom Marker" in words.event_text(game, Suffered("gunslinger", "void-venom"))
    game.state.in_play.append(OnTheTable("savage-attack"))
    game.state.types["hungry-dead"] = EnemyType("hungry-dead")
    game.numbers_changed()
    assert "Savage Attack" in why_view(Look(game, words), "hungry-dead", "combat").text


def test_an_option_names_the_thing_of_its_own_kind(content, on_the_way):
    changed = content.replaced("upgrades", {"savage-attack": replace(content.upgrades["savage-attack"], name={"en": "Frenzy"})})
    words, game = Words(changed, "en"), on_the_way()
    assert ChooseCard("savage-attack", "cards").text(words, game) == "Savage Attack"
    assert ChooseCard("savage-attack", "upgrades").text(words, game) == "Frenzy"
    assert "Frenzy" in Use(Usable("savage-attack", Action(effect=()), 0, "upgrades")).text(words, game)


def test_an_answer_shows_the_text_of_its_own_kind(words, on_the_way):
    game = on_the_way()
    options = [ChooseCard("savage-attack", kind) for kind in ("cards", "upgrades")]
    asked = ChooseOne(kind="next-card", who=next(iter(game.state.heroes)), options=options, about={"source": ""})
    answers = question_view(Look(game, words), asked, 0, "x", yours=True).answers
    assert [answer.detail for answer in answers] == [
        words.detail_text(f"{kind}/savage-attack") for kind in ("cards", "upgrades")
    ]


def test_pack_show_shows_both_and_takes_the_kind(content):
    both = show_entry(content, "savage-attack")
    assert "(cards/savage-attack)" in both
    assert "(upgrades/savage-attack)" in both
    one = show_entry(content, "cards/savage-attack")
    assert "upgrades" not in one
    assert show_entry(content, "core:cards/savage-attack") == one


def test_looking_a_name_up_tells_all_that_have_it(words):
    told = words.look_up("Savage Attack")
    for kind in ("cards", "upgrades"):
        assert words.detail_text(f"{kind}/savage-attack")[0] in told
