"""All texts of the packs as a book: a chapter for each kind of entry, a page for each entry."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from lantern.content.entries import KINDS
from lantern.content.library import Content
from lantern.content.render import render_card
from lantern.content.wording import Wording


class BookPage(Struct, frozen=True):
    """An entry as one reads it: its name, its flavour, its text, and where its facts come from."""

    id: str
    name: str
    flavour: str
    text: list[str]
    source: str


class BookChapter(Struct, frozen=True):
    """All entries of a kind, by id."""

    kind: str
    name: str
    pages: list[BookPage]


def write_book(content: Content, lang: str, kinds: Iterable[str] = KINDS) -> Iterator[BookChapter]:
    """Write out all entries of these kinds; a kind without entries is left out."""
    say = Wording(lang, content)
    for kind in kinds:
        entries = content.kind(kind)
        if entries:
            pages = [_page(entries[name], content, say) for name in sorted(entries)]
            yield BookChapter(kind, say.text(f"kind-{kind}"), pages)


def _page(entry: Any, content: Content, say: Wording) -> BookPage:
    return BookPage(
        id=entry.id,
        name=say.name(entry.name),
        flavour=say.name(getattr(entry, "flavour", {})),
        text=render_card(entry, content, say.code),
        source=source_of(entry, say),
    )


def source_of(entry: Any, say: Wording) -> str:
    """Say where the facts of an entry come from."""
    if entry.source == "fact" and entry.trust:
        return say.text("label-source-fact-trust", trust=entry.trust)
    return say.text(f"label-source-{entry.source}")
