"""Time before what comes: it is found wherever something helps, it has words, and it costs nothing where nothing does."""

import pytest

from lantern.content.language import LANGUAGES
from lantern.content.loader import load
from lantern.content.verbs.harm import Hits, HorrorHits
from lantern.core.questions import ChooseOne
from lantern.core.table import Nobody, solo
from lantern.players.random_player import RandomPlayer
from lantern.players.setups import Setup, new_game
from lantern.rules.belongings.abilities import usables
from lantern.rules.harm.easing import eases
from lantern.rules.harm.pauses import GO_ON, pause
from lantern.rules.harm.prospects import Prospect, harm_to
from lantern.rules.table.events import DepthEventCame
from lantern.rules.words import Words

CONTENT = load(user=False)


@pytest.fixture
def game():
    game = new_game(Setup(heroes=("us-marshal",), seed=3), table=solo(RandomPlayer(3, interrupts=0)), content=CONTENT)
    game.begin_step([], holding=False)
    step = game.next_step()
    assert step is not None
    step.run(game)
    hero = game.hero("us-marshal")
    hero.bag, hero.grit, hero.items = [], 0, []
    hero.wounds = hero.sanity_damage = 4
    game.numbers_changed()
    return game


def of_use(game, token, coming):
    hero = game.hero("us-marshal")
    hero.bag = [token]
    return any(eases(game, hero, usable, coming) for usable in usables(game, hero, "any_time") if usable.token)


@pytest.mark.parametrize(
    ("tokens", "coming"),
    [
        ({"bandages", "herbs", "raw-meat", "cooked-meat", "swamp-fungus", "tonic", "fine-cigar"}, "hits"),
        ({"whiskey", "ale", "rum", "sake", "tequila", "swamp-fungus", "tonic"}, "horror"),
        ({"potion", "tonic"}, "test"),
    ],
)
def test_what_tokens_do_decides_when_they_are_of_use(game, tokens, coming):
    hero = game.hero("us-marshal")
    prospects = {
        "hits": harm_to(hero, Hits, 3),
        "horror": harm_to(hero, HorrorHits, 3),
        "test": {hero.id: Prospect(frozenset({"agility"}))},
    }
    assert {token for token in CONTENT.tokens if of_use(game, token, prospects[coming])} == tokens


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "source"), [("before-test", "swarm-of-rats"), ("before-harm", "horror"), ("before-attack", "tentacles")]
)
def test_a_pause_has_words(game, lang, kind, source, monkeypatch):
    hero, asked = game.hero("us-marshal"), []
    hero.bag = ["bandages", "potion"]
    coming = {hero.id: Prospect(frozenset({"agility"}), harm_to(hero, Hits, 9)[hero.id].harm)}

    def go_on(build):
        asked.append(build())
        return asked[0].options[0]

    monkeypatch.setattr(game, "ask", go_on)
    about = {"skill": "agility"} if kind == "before-test" else {}
    pause(game, kind, lambda: coming, source, **about)
    words = Words(CONTENT, lang)
    said = [words.ask_text(game, asked[0]), *words.answer_texts(game, asked[0])]
    assert len(said) == 4
    assert not [text for text in said if "⟦" in text or "{" in text]


@pytest.mark.parametrize(("lang", "row"), [("en", "Falling Rubble"), ("it", "Caduta di massi")])
def test_what_a_depth_event_brings_is_called_by_its_row(game, lang, row):
    game.tell(DepthEventCame("depth-events-mines", 4))
    question = ChooseOne(
        kind="before-harm", who="us-marshal", options=[GO_ON], about={"source": "depth-events-mines"}, default=0
    )
    assert Words(CONTENT, lang).ask_text(game, question).startswith(row)


def test_who_has_nothing_of_use_is_not_even_thought_of(game, monkeypatch):
    hero = game.hero("us-marshal")
    monkeypatch.setattr(game, "ask", lambda _: pytest.fail("nobody has anything"))
    pause(game, "before-harm", lambda: harm_to(hero, Hits, 9), "horror")
    hero.bag = ["bandages"]
    hero.wounds = 0
    pause(game, "before-harm", lambda: harm_to(hero, Hits, 9), "horror")


def test_nothing_is_asked_when_the_adventure_is_decided(game, monkeypatch):
    hero = game.hero("us-marshal")
    hero.bag = ["bandages"]
    game.state.result = "darkness-escaped"
    game.table = solo(Nobody())
    monkeypatch.setattr(game, "ask", lambda _: pytest.fail("it is over"))
    pause(game, "before-harm", lambda: harm_to(hero, Hits, 9), "horror")
