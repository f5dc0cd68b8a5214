"""All texts of the packs as a book: a chapter for each kind of entry, a page for each entry."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from lantern.content.entries import KINDS, Affliction, Card, Upgrade
from lantern.content.library import Content
from lantern.content.render import render_card
from lantern.content.wording import Wording


class BookPage(Struct, frozen=True):
    """An entry as one reads it: its name, what it is, its flavour, its text, and where its facts come from."""

    id: str
    name: str
    what: str
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
            yield BookChapter(kind, str(say.noun(f"kind-{kind}").many), pages)


def _page(entry: Any, content: Content, say: Wording) -> BookPage:
    return BookPage(
        id=entry.id,
        name=say.name(entry.name),
        what=what_it_is(entry, say),
        flavour=say.name(getattr(entry, "flavour", {})),
        text=render_card(entry, content, say.code),
        source=source_of(entry, say),
    )


def what_it_is(entry: Any, say: Wording) -> str:
    """Say of a card its deck, of a condition its kind, and their keywords; other entries tell that themselves."""
    if isinstance(entry, Card):
        facts = [say.text("what-card", deck=say.deck(entry.deck))]
        if say.content is not None and entry.world in say.content.worlds:
            facts.append(say.named("worlds", entry.world))
        keywords = [word for word in map(say.keyword, entry.keywords) if word != say.deck(entry.deck)]
        return ". ".join([", ".join(facts), *([", ".join(keywords)] if keywords else [])]) + "."
    if isinstance(entry, Upgrade):
        return _place_of(entry, say)
    return f"{say.text(f'condition-{entry.kind}')}." if isinstance(entry, Affliction) else ""


def _place_of(upgrade: Upgrade, say: Wording) -> str:
    """Say of which class an upgrade is, and where it stands on its tracks."""
    hero = say.named("heroes", upgrade.hero)
    tracks = say.content.heroes[upgrade.hero].tracks if say.content is not None else ()
    track = next((say.name(each.name) for each in tracks if each.id == upgrade.track), None)
    if track is None:
        return say.text("what-upgrade", hero=hero)
    return say.text("what-upgrade-track", hero=hero, track=track, tier=str(upgrade.tier))


def source_of(entry: Any, say: Wording) -> str:
    """Say where the facts of an entry come from."""
    if entry.source == "fact" and entry.trust:
        return say.text("label-source-fact-trust", trust=entry.trust)
    return say.text(f"label-source-{entry.source}")
