"""A pack with a class of its own kind: a pool, a hand of cards, a form, a moment, a hook, words; nothing else knows of it."""

import os
import re
from pathlib import Path
from random import Random

import pytest

from lantern.campaign.records import new_record, out_of_play
from lantern.content.check import check
from lantern.content.language import LANGUAGES
from lantern.content.library import Content
from lantern.content.loader import load
from lantern.content.problems import PackError
from lantern.content.render import render_card
from lantern.core.journal import Header, Journal
from lantern.core.play import Over, Play, Waiting, run_to_end
from lantern.core.table import Nobody, Player, solo
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.random_player import RandomPlayer
from lantern.players.setups import Setup, new_game
from lantern.rules.adventure import Adventure
from lantern.rules.belongings.abilities import unpaid_refusals
from lantern.rules.table.state import State
from lantern.rules.words import Words
from lantern.scenarios.run import MODES, read_scenario, run_scenario
from lantern.simulate.drawing import Drawer
from lantern.simulate.watching import Watcher
from lantern.views.heroes import hero_views
from lantern.views.look import Look

ROOT = Path(__file__).parents[2]
PACK = Path(__file__).parent / "moon-folk"
#: Words of the pack that nobody else may know.
ITS_WORDS = re.compile("moon-(?:folk|caller|beast|songs)|moonlight|moonrise")
GAMES = range(10 * int(os.environ.get("LANTERN_TESTER_GAMES", "100")) // 100)
#: One answer in this many is taken back; views are drawn before one answer in so many.
SELDOM, DRAWN = 10, 25


@pytest.fixture(scope="module")
def content() -> Content:
    return load([PACK], user=False)


def player_of(seed: int) -> Player:
    return HeuristicPlayer(seed) if seed % 2 else RandomPlayer(seed, 4)


def game_of(content: Content, seed: int, player: Player | None = None) -> Adventure:
    others = ("gunslinger", "preacher", "us-marshal")[: seed % 4]
    missions = sorted(mission for mission in content.missions if not content.missions[mission].map)
    setup = Setup(mission=missions[seed % len(missions)], heroes=("moon-caller", *others), seed=seed)
    game = new_game(setup, table=solo(player or Nobody()), content=content)
    for hero in game.state.heroes.values():
        hero.printed |= {"health": 40, "sanity": 40}
    return game


def test_nothing_is_wrong_with_it_and_everything_is_proven() -> None:
    report = check(PACK, ())
    assert [str(problem) for problem in (*report.problems, *report.warnings)] == []


@pytest.mark.parametrize("path", sorted((PACK / "scenarios").glob("*.yaml")), ids=lambda path: path.stem)
@pytest.mark.parametrize("mode", MODES)
def test_its_scenarios_hold(path: Path, mode: str, content: Content) -> None:
    assert run_scenario(read_scenario(path), mode, content) == []


def test_nothing_else_knows_of_it() -> None:
    sources = [*ROOT.glob("src/lantern/**/*.py"), *ROOT.glob("src/lantern/**/*.ftl"), *ROOT.glob("web/src/**/*.[ts]*")]
    assert len(sources) > 300
    assert [path.name for path in sources if ITS_WORDS.search(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("seed", GAMES)
def test_it_is_played_to_the_end_and_all_is_well_after_every_answer(seed: int, content: Content) -> None:
    watcher = Watcher(player_of(seed), drawer=Drawer(content), drawn_every=DRAWN)
    game = game_of(content, seed, watcher)
    run_to_end(game)
    watcher.draw(game, Over())
    assert game.state.result is not None


@pytest.mark.parametrize("seed", GAMES)
def test_a_live_table_with_answers_taken_back_comes_to_the_same_end(seed: int, content: Content) -> None:
    straight = game_of(content, seed, player_of(seed))
    run_to_end(straight)
    game = game_of(content, seed)
    play: Play[State] = Play(game, Journal(Header(setup={}, undo="free")))
    play.advance()
    player, random = player_of(seed), Random(seed)
    while isinstance(play.outcome, Waiting):
        number, question = next(iter(play.outcome.questions.items()))
        answer = play.engine.consult(player, question)
        assert answer is not None
        play.answer(answer, number)
        if not random.randrange(SELDOM):
            after = play.engine.checkpoint()
            play.undo()
            play.answer(answer, number)
            assert play.engine.checkpoint() == after
    assert play.engine.checkpoint() == straight.checkpoint()


def test_its_kit_is_shown_as_data(content: Content) -> None:
    game = game_of(content, 0)
    hero = game.state.heroes["moon-caller"]
    hero.pools, hero.hands, hero.forms = {"fury": 3, "moonlight": 2}, {"moon-songs": ["song-of-tides"]}, ["moon-beast"]
    game.numbers_changed()
    for lang, names in (("en", ["Fury", "Moonlight"]), ("it", ["Furia", "Luce di luna"])):
        (seen,) = hero_views(Look(game, Words(content, lang)))
        assert [pool.name for pool in seen.pools] == names
        assert [(pool.style, pool.now, pool.most) for pool in seen.pools] == [("bar", 3, 8), ("beads", 2, 4)]
        assert [card.id for hand in seen.kit_hands for card in hand.known] == ["song-of-tides"]
        assert [(form.id, form.active) for form in seen.forms] == [("moon-beast", True)]
        assert all(text for pool in seen.pools for text in pool.text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_class_reads_as_a_whole(lang: str, content: Content) -> None:
    text = " ".join(render_card(content.heroes["moon-caller"], content, lang))
    for word in {"en": ("Fury", "When the moon rises", "the Beast"), "it": ("Furia", "Quando sorge la luna", "la Bestia")}[
        lang
    ]:
        assert word in text


def test_a_pool_that_nobody_has_is_refused_in_words(tmp_path: Path) -> None:
    pack = tmp_path / "odd"
    pack.mkdir()
    (pack / "pack.yaml").write_text("{id: odd, name: Odd, version: 0.1, needs: [core]}")
    (pack / "items.yaml").write_text(
        "{id: odd-rock, name: Odd Rock, deck: gear, source: original, "
        "actions: {cost: {furry: 1}, effect: {gain: {pool: dead-eye, amount: 1}}}}"
    )
    with pytest.raises(PackError) as refused:
        load([pack], user=False)
    (problem,) = refused.value.problems
    assert 'there is no pool "furry"' in str(problem)
    assert "dead-eye" in str(problem)  # a pool of another class is fine


def test_discarded_cards_are_known_again_when_the_adventure_is_over(content: Content) -> None:
    game = game_of(content, 0)
    hero = game.state.heroes["moon-caller"]
    hero.hands, hero.laid_aside = {"moon-songs": ["song-of-tides"]}, {"moon-songs": ["song-of-claws"]}
    record = out_of_play(game.state, content, hero, new_record("moon-caller", 0, 0), "")
    assert record.hands == {"moon-songs": ["song-of-tides", "song-of-claws"]}


@pytest.mark.parametrize(
    ("price", "said"),
    [
        ("{hand: moon-song}", 'cost.discard.hand: no pack has "moon-song" among its hands. Did you mean "moon-songs"?'),
        ("{hand: moon-songs, count: 0}", "cost.discard.count: 0 is out of range"),
        ("{hands: moon-songs}", 'unknown field "hands"'),
    ],
)
def test_a_price_of_cards_is_checked(price: str, said: str, tmp_path: Path) -> None:
    pack = tmp_path / "odd"
    pack.mkdir()
    (pack / "pack.yaml").write_text("{id: odd, name: Odd, version: 0.1, needs: [core, moon-folk]}")
    (pack / "items.yaml").write_text(
        "{id: odd-flute, name: Odd Flute, deck: gear, source: original, "
        f"actions: {{cost: {{discard: {price}}}, effect: {{gain: {{grit: 1}}}}}}}}"
    )
    with pytest.raises(PackError) as refused:
        load([PACK, pack], user=False)
    (problem,) = refused.value.problems
    assert said in str(problem)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Moon Blood (spend 1 Fury and take 1 Wound, ignoring Defense): it cannot be paid (GRIT-03)"),
        ("it", "Sangue di luna (spendi 1 Furia e subisci 1 Ferita, ignorando la Difesa): non puoi pagarne il prezzo (GRIT-03)"),
    ],
)
def test_what_cannot_be_paid_says_its_price(lang: str, said: str, content: Content) -> None:
    game = game_of(content, 0)
    hero = game.state.heroes["moon-caller"]
    refused = unpaid_refusals(game, hero, "activation")
    words = Words(content, lang)
    assert [words.refusal_text(game, refusal) for refusal in refused] == [said]
