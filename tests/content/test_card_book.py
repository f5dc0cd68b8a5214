"""The stored book is what the cards say now."""

import pytest
from tests.content.card_book import BOOK, chapters

from lantern.content.book import what_it_is, write_book
from lantern.content.book_page import book_page
from lantern.content.language import LANGUAGES, Language, is_complete
from lantern.content.sentences import Sentences
from lantern.content.wording import Wording


def test_the_stored_book_is_current(everything):
    """`python -m tests.content.card_book` writes it anew; read the difference before you commit it."""
    written = dict(chapters(everything))
    assert {path.relative_to(BOOK) for path in BOOK.rglob("*.txt")} == {path.relative_to(BOOK) for path in written}
    for path, text in written.items():
        stored = path.read_text("utf-8").splitlines()
        changed = [line for line in text.splitlines() if line not in stored]
        assert text.splitlines() == stored, (path.name, changed[:5])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_chapters_are_headed_by_what_there_are_many_of(everything, lang):
    say = Sentences(lang, everything)
    for kind in dict.fromkeys(kind for kind, _ in everything):
        noun = say.noun(f"kind-{kind}")
        assert noun.many != str(noun), kind


def test_no_text_is_unfinished(everything):
    for path, text in chapters(everything):
        assert is_complete(text), path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_holds_every_card_and_needs_nothing_else(everything, lang):
    told = list(write_book(everything, lang, ["cards", "missions"]))
    page = book_page(told, Language(lang), "Core & more")
    assert all(f'id="{entry.id}"' in page for chapter in told for entry in chapter.pages)
    assert "Core &amp; more" in page
    assert not any(outside in page for outside in ("http:", "https:", "<script", "@import", "url("))


@pytest.mark.parametrize(
    ("kind", "entry", "lang", "what"),
    [
        ("cards", "chill-of-the-grave", "en", "Darkness card. Boost, Undead."),
        ("cards", "chill-of-the-grave", "it", "Carta Oscurità. Rafforzamento, Non Morto."),
        ("conditions", "fangs", "en", "Mutation."),
        ("items", "shotgun", "en", ""),
    ],
)
def test_cards_and_conditions_say_what_they_are(everything, kind, entry, lang, what):
    assert what_it_is(everything.kind(kind)[entry], Wording(lang, everything)) == what
