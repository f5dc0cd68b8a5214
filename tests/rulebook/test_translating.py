"""The rulebook in another language."""

import re
from collections import Counter

import pytest

from lantern import rulebook
from lantern.rulebook.book import Rulebook
from lantern.rulebook.reading import read_chapters
from lantern.rulebook.report import search_text, show_text
from lantern.rulebook.translating import translate

CHAPTERS = tuple(chapter.number for chapter in rulebook.load().chapters)
GRINTA = """
- id: GRIT-01
  title: Grinta per ritirare
  rule: Spendi 1 Grinta per ritirare dei dadi.
  ruling: Quanti dadi si vuole.
  examples:
    - {given: "dadi 1 e 2, 1 Grinta", expect: "si ritirano entrambi"}
"""


def translated(small_ledger, text: str, name: str = "20-eroi.yaml") -> Rulebook:
    return Rulebook(translate(read_chapters(small_ledger), "it", {name: text.encode()}), "it")


def test_a_chapter_is_told_in_other_words_and_keeps_its_facts(small_ledger):
    book = translated(small_ledger, GRINTA)
    rule = book.find("GRIT-01")
    assert (rule.title, rule.ruling, rule.see) == ("Grinta per ritirare", "Quanti dadi si vuole.", ("DICE-01",))
    assert [(example.expect, example.stated) for example in rule.examples] == [("si ritirano entrambi", True)]
    assert (book.chapter_of(rule).title, book.chapter_of(rule).language) == ("Eroi", "it")


def test_what_is_not_translated_stays_in_english(small_ledger):
    book = translated(small_ledger, GRINTA)
    assert book.chapter_of(book.find("DICE-01")).language == "en"
    assert book.find("GRIT-09").table == {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}


def test_it_is_searched_in_its_language(small_ledger):
    assert translated(small_ledger, GRINTA).search("ritirato un dado")[0].rule.id == "GRIT-01"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("GRIT-01", "GRIT-02"), "line 2, entry GRIT-02, field id: chapter 20 has no such rule; did you mean GRIT-01?"),
        (("  ruling: Quanti dadi si vuole.\n", ""), "entry GRIT-01, field ruling: must be there if it is there in English"),
        (("  examples:", "  table: []\n  examples:"), "field table: must have the rows and columns of the English one"),
        ((GRINTA[GRINTA.index("  examples:"):], ""), "has 0, in English there are 1"),
        (("  title: Grinta per ritirare\n", ""), "line 2, entry GRIT-01: does not fit (Object missing required field title)"),
        (("  title:", "  titolo:"), "entry GRIT-01: does not fit"),
        ((GRINTA, "[]"), "it/20-eroi.yaml, entry GRIT-01: is not translated"),
        ((GRINTA, "GRIT"), "should be a list of entries"),
        ((GRINTA, GRINTA + GRINTA), "field id: is there twice; delete one"),
    ],
)  # fmt: skip
def test_what_does_not_fit_the_english_is_refused(small_ledger, change, said):
    with pytest.raises(rulebook.LedgerError) as caught:
        translated(small_ledger, GRINTA.replace(*change))
    assert said in str(caught.value)


def test_a_chapter_that_there_is_not_is_refused(small_ledger):
    with pytest.raises(rulebook.LedgerError, match=r"it/05-movimento\.yaml: is named after a chapter that there is"):
        translated(small_ledger, GRINTA, "05-movimento.yaml")


def test_every_chapter_is_named_in_italian():
    """Also with its accents, which the name of a file has not."""
    english = {chapter.number: chapter.title for chapter in rulebook.load().chapters}
    italian = {chapter.number: chapter.title for chapter in rulebook.load("it").chapters}
    assert not [title for number, title in italian.items() if title == english[number]]
    assert (italian["24"], italian["28"]) == ("Campagna", "Città di frontiera")


def test_a_name_alone_translates_no_rule(small_ledger):
    names = '- {id: "20", title: Eroi}'
    book = translated(small_ledger, names, "chapters.yaml")
    chapter = book.chapter_of(book.find("GRIT-01"))
    assert (chapter.title, chapter.language) == ("Eroi", "en")


@pytest.mark.parametrize(
    ("names", "said"),
    [
        ('- {id: "99", title: Niente}', "it/chapters.yaml, line 1: there is no chapter 99"),
        ("- {id: 20, title: Eroi}", "it/chapters.yaml, line 1: does not fit"),
    ],
)
def test_a_name_that_fits_no_chapter_is_refused(small_ledger, names, said):
    with pytest.raises(rulebook.LedgerError) as caught:
        translated(small_ledger, names, "chapters.yaml")
    assert said in str(caught.value)


def test_every_chapter_is_there_in_italian():
    assert [chapter.number for chapter in rulebook.load("it").chapters if chapter.language != "it"] == []


@pytest.mark.parametrize("number", CHAPTERS)
def test_the_italian_cites_the_rules_that_the_english_cites(number):
    """And the same numbers, wherever both write them in digits."""
    italian = rulebook.load("it")
    for rule in next(chapter for chapter in rulebook.load().chapters if chapter.number == number).rules:
        other = italian.find(rule.id)
        for english, told in [(rule.rule, other.rule), (rule.ruling or "", other.ruling or "")]:
            assert _named(english, r"[A-Z]{2,}-\d\d\b") == _named(told, r"[A-Z]{2,}-\d\d\b"), rule.id
            assert _named(told, r"\d*D\d+") == _named(english, r"\d*D\d+"), rule.id


@pytest.mark.parametrize("number", CHAPTERS)
def test_no_table_with_words_in_it_stays_in_english(number):
    """Translating checks the rows of a table that is there; it cannot know that one was forgotten."""
    italian = rulebook.load("it")
    rules = next(chapter for chapter in rulebook.load().chapters if chapter.number == number).rules
    assert not [rule.id for rule in rules if _has_words(rule.table) and italian.find(rule.id).table == rule.table]


def _has_words(table: object) -> bool:
    if isinstance(table, dict):
        return any(map(_has_words, [*table, *table.values()]))
    if isinstance(table, list):
        return any(map(_has_words, table))
    return isinstance(table, str)


def _named(text: str, pattern: str) -> Counter[str]:
    return Counter(re.findall(pattern, text))


@pytest.mark.parametrize(
    ("words", "best"),
    [
        ("linea di vista", "LOS-01"),
        ("voci nel buio", "LIGHT-02"),
        ("tiro di movimento", "MOVE-01"),
        ("riprendere fiato", "FIGHTEND-04"),
        ("DEPTH-08", "DEPTH-08"),
    ],
)
def test_an_italian_player_finds_the_rule(words, best):
    assert best in [match.rule.id for match in rulebook.search(words, 3, "it")]


def test_the_terminal_names_the_profile_in_italian():
    book = rulebook.load("it")
    assert "Capitolo 24, Campagna. Profilo: riveduto." in show_text(book.find("TOWN-23"), book)
    assert "Profilo: della casa." in show_text(book.find("LOC-14"), book)
    assert "JOB-02  Pagamento delle taglie (della casa)" in search_text("JOB-02", book=book)
    assert "004 (Porte del Valhalla)" in show_text(book.find("LOC-30"), book)
