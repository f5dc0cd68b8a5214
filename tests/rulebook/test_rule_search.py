"""Search finds what a player looks for."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lantern import rulebook
from lantern.rulebook.grammar import ENGLISH
from lantern.rulebook.reading import read_chapters
from lantern.rulebook.searching import Index


@pytest.mark.parametrize(
    ("words", "best"),
    [
        ("move roll", "MOVE-01"),
        ("line of sight", "LOS-01"),
        ("hold back the darkness", "DEPTH-04"),
        ("revive token", "KO-12"),
        ("voices in the dark", "LIGHT-02"),
        ("Voices in the Dark?", "LIGHT-02"),
        ("adjacency", "BOARD-06"),
        ("dynamite", "BAG-13"),
        ("dual wielding off-hand", "ATTACK-23"),
        ("xp of larger enemies", "XP-02"),
        ("catch your breath", "FIGHTEND-04"),
        ("weathered newspaper", "PERS-05"),
        ("rerolled once", "DICE-07"),
    ],
)
def test_the_best_rule_comes_first(words: str, best: str):
    assert rulebook.search(words)[0].rule.id == best


def test_a_title_that_was_asked_for_in_full_wins_clearly_over_one_that_says_more():
    first, second, *_ = rulebook.search("lines of sight through walls")
    assert first.rule.id == "LOS-01"  # Line of Sight
    assert first.score > 1.2 * second.score, second.rule.title  # ... through a Gate


@pytest.mark.parametrize(
    ("words", "among"),
    [
        ("how many loot cards do we draw", "FIGHTEND-09"),
        ("ko'd hero recovers", "KO-03"),
        ("scavenging", "SEARCH-05"),
        ("escpae", "ESCAPE-02"),
        ("escap", "ESCAPE-02"),
        ("los", "LOS-01"),
        ("grit", "GRIT-09"),
    ],
)
def test_a_sensible_rule_is_among_the_first(words: str, among: str):
    assert among in [match.rule.id for match in rulebook.search(words, 5)]


@pytest.mark.parametrize(
    ("words", "ids"), [("move-01", ["MOVE-01"]), ("HOUSE-04", ["MOVE-11"]), ("gate-08 MOVE-02", ["GATE-08", "MOVE-02"])]
)
def test_an_id_is_found_exactly(words: str, ids: list[str]):
    assert [match.rule.id for match in rulebook.search(words)][: len(ids)] == ids


def test_the_excerpt_is_the_sentence_that_fits():
    match = next(match for match in rulebook.search("ambition exception re-roll") if match.rule.id == "DICE-07")
    assert match.excerpt == "Ambition is the only exception (TOKEN-03)."


def test_the_title_weighs_more_than_the_text(small_ledger: dict[str, bytes]):
    index = Index([rule for chapter in read_chapters(small_ledger) for rule in chapter.rules])
    assert [match.rule.id for match in index.search("re-roll")] == ["GRIT-01"]
    assert index.search("d3")[0].rule.id == "DICE-02"


def test_the_default_game_comes_before_its_variants():
    found = [match.rule.id for match in rulebook.search("larger enemy xp")]
    assert found.index("XP-02") < found.index("XP-03")


def test_nothing_is_found_for_nothing():
    assert rulebook.search("") == []
    assert rulebook.search("   ") == []
    assert rulebook.search("zyzzyva qqqq") == []
    assert rulebook.search("move", limit=0) == []
    assert Index([]).search("move") == []


def test_the_limit_holds_and_scores_fall():
    matches = rulebook.search("hero", limit=7)
    assert len(matches) == 7
    scores = [match.score for match in matches]
    assert scores == sorted(scores, reverse=True)


def test_forms_of_a_word_share_a_stem():
    assert len({ENGLISH.stem(word) for word in ("move", "moves", "moved", "moving", "mover")}) == 1
    assert len({ENGLISH.stem(word) for word in ("enemy", "enemies")}) == 1
    assert len({ENGLISH.stem(word) for word in ("die", "dies")}) == 1
    assert len({ENGLISH.stem(word) for word in ("stop", "stopped", "stopping")}) == 1
    assert ENGLISH.stem("darkness") == "darkness"
    assert list(ENGLISH.stems("KO'd re-roll")) == ["ko", "reroll", "re", "roll"]


@given(st.text(max_size=80), st.integers(-2, 20))
def test_any_words_may_be_searched(words: str, limit: int):
    assert len(rulebook.search(words, limit)) <= max(limit, 0)
