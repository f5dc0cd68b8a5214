"""`lantern book`: all cards of the chosen boxes, to read."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Literal

from lantern.cli.output import UsageError, write
from lantern.cli.packs import NO_MORE, Packs
from lantern.content.book import BookChapter, write_book
from lantern.content.book_page import book_page
from lantern.content.entries import KINDS
from lantern.content.language import Language
from lantern.players.moving import write_whole


def book(
    *kinds: str,
    lang: Literal["en", "it"] = "en",
    html: bool = False,
    to: Path | None = None,
    more: Packs = NO_MORE,
) -> None:
    """Print all cards of the chosen boxes as a book.

    Parameters
    ----------
    kinds
        Only these, such as heroes, items, cards, enemies or missions; without any, all of them.
    lang
        The language of the texts.
    html
        As a page for a browser, which needs nothing else.
    to
        The file to write; without it, the book is printed here.
    """
    unknown = [kind for kind in kinds if kind not in KINDS]
    if unknown:
        raise UsageError(f'there is no kind "{unknown[0]}". Kinds are: {", ".join(KINDS)}.')
    content = more.load()
    chapters = list(write_book(content, lang, kinds or [kind for kind in KINDS if kind != "tiles"]))
    say = Language(lang)
    boxes = ", ".join(say.name(box.name) for box in content.boxes.values())
    text = book_page(chapters, say, boxes) if html else _plain(chapters)
    if to is None:
        write(text)
    else:
        write_whole(to, text.encode())
        write(f"{sum(len(chapter.pages) for chapter in chapters)} texts: {to}")


def _plain(chapters: Iterable[BookChapter]) -> str:
    lines: list[str] = []
    for chapter in chapters:
        lines += [chapter.name.upper(), ""]
        for page in chapter.pages:
            lines += [page.name, *([page.what] if page.what else []), *([page.flavour] if page.flavour else [])]
            lines += [*page.text, page.source, ""]
    return "\n".join(lines)
