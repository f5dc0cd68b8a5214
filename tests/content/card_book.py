"""The stored book: how every entry of the packs reads, one file for each kind and language.

`python -m tests.content.card_book` writes it anew after a sentence has changed; the difference is what players will read.
"""

from collections.abc import Iterator
from pathlib import Path

from lantern.content.book import BookPage, write_book
from lantern.content.build import build
from lantern.content.language import LANGUAGES
from lantern.content.library import Content
from lantern.content.loader import folders_of_packs

BOOK = Path(__file__).with_name("book")
#: Tiles are drawings: there is nothing to read.
UNREAD = frozenset({"tiles"})


def chapters(content: Content) -> Iterator[tuple[Path, str]]:
    """Yield each file of the book with what stands in it."""
    for lang in LANGUAGES:
        for chapter in write_book(content, lang):
            if chapter.kind not in UNREAD:
                yield BOOK / lang / f"{chapter.kind}.txt", "\n".join(map(_written, chapter.pages))


def _written(page: BookPage) -> str:
    return "".join(f"{line}\n" for line in (f"# {page.id}: {page.name}", *page.text))


def main() -> None:
    """Write the book anew."""
    for path, text in chapters(build(folders_of_packs(user=False))):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
