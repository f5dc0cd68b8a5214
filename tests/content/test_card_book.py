"""The stored book is what the cards say now."""

from tests.content.card_book import BOOK, chapters


def test_the_stored_book_is_current(everything):
    """`python -m tests.content.card_book` writes it anew; read the difference before you commit it."""
    written = dict(chapters(everything))
    assert {path.relative_to(BOOK) for path in BOOK.rglob("*.txt")} == {path.relative_to(BOOK) for path in written}
    for path, text in written.items():
        stored = path.read_text("utf-8").splitlines()
        changed = [line for line in text.splitlines() if line not in stored]
        assert text.splitlines() == stored, (path.name, changed[:5])
