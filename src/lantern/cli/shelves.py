"""Where campaigns are kept: as files of the terminal, and at the table in the browser. Commands find them in both."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from msgspec import Struct

from lantern.campaign.chain import ChapterPlace
from lantern.campaign.files import CampaignBook, cards_aside, missions_aside, town_aside
from lantern.campaign.posse import Posse
from lantern.campaign.records import HeroRecord
from lantern.cli.output import UsageError
from lantern.content.library import Content
from lantern.core.journal import read_journal
from lantern.players.campaigns import CAMPAIGN_SUFFIX, CampaignFile, book_of, mend
from lantern.players.moving import write_whole
from lantern.players.saves import as_file_name, games_folder
from lantern.players.table import KIND
from lantern.rules.words import Words
from lantern.server.shelf import CampaignShelf
from lantern.server.store import Store, default_place, is_there
from lantern.views.lobby import readable

Shelf = Literal["terminal", "table"]


class OnShelf(Struct):
    """A campaign that was found: where, what it is called there, and by what else it can be named."""

    shelf: Shelf
    name: str
    id: str

    def book(self) -> CampaignBook:
        """Open it."""
        if self.shelf == "terminal":
            return book_of(CampaignFile(games_folder() / f"{self.id}{CAMPAIGN_SUFFIX}"))
        store = Store(default_place())
        try:
            return CampaignShelf(store).book(self.id)
        finally:
            store.close()


def campaigns_kept() -> Iterator[OnShelf]:
    """List every campaign on this machine."""
    mend(games_folder())
    for path in sorted(games_folder().glob(f"*{CAMPAIGN_SUFFIX}")):
        yield OnShelf("terminal", path.stem, path.stem)
    if is_there(default_place()):
        store = Store(default_place())
        try:
            yield from [OnShelf("table", kept.name, kept.id) for kept in CampaignShelf(store).campaigns()]
        finally:
            store.close()


def find_campaign(name: str) -> OnShelf:
    """Find a campaign by its name or its id."""
    kept = list(campaigns_kept())
    found = [one for one in kept if name in {one.name, one.id}]
    found = found or [one for one in kept if one.shelf == "terminal" and one.id == as_file_name(name)]
    if not found:
        raise UsageError(f"There is no campaign '{name}'. See: lantern campaign list")
    exact = [one for one in found if one.id == name]
    if len(found) > 1 and len(exact) != 1:
        ids = ", ".join(one.id for one in found)
        raise UsageError(f"There are {len(found)} campaigns called '{name}'; name one of them by its id: {ids}.")
    return (exact or found)[0]


def way_of(book: CampaignBook) -> list[ChapterPlace]:
    """Return the chapters that lead to where a campaign goes on; a journal is called by the number of its chapter."""
    way: list[ChapterPlace] = []
    at: int | None = book.index.head
    while at is not None:
        one = book.chapter(at)
        way.insert(0, ChapterPlace(one.number, one.parent, str(one.number), {}, one.after))
        at = one.parent
    return way


def chapter_titles(words: Words, book: CampaignBook) -> dict[int, str]:
    """Name each chapter: an adventure by its mission, what lies between two by its kind."""
    titles: dict[int, str] = {}
    for one in book.index.chapters:
        setup = read_journal(book.journals[one.number], one.name).header.setup if one.replay else {KIND: one.kind}
        kind = setup.get(KIND, "adventure")
        mission = setup.get("mission") or _mission_of(book, one.number)
        titles[one.number] = readable(words, mission, "missions") if kind == "adventure" and mission else words.thing(kind)
    return titles


def _mission_of(book: CampaignBook, number: int) -> str:
    """Find the mission of an adventure whose journal is not there: the posse that it left remembers it."""
    after = next(one.after for one in book.index.chapters if one.number == number)
    return after.settlement.last_mission if after is not None else ""


def what_lies_aside(content: Content, heroes: list[HeroRecord]) -> list[str]:
    """Name the cards of heroes that no pack at hand knows, and the missions that they were on."""
    cards = [(hero, card.id) for hero, card in cards_aside(content, heroes)]
    aside = [*cards, *missions_aside(content, heroes)]
    return [f"{hero.name}: '{card}' is in none of the packs at hand, and is kept aside." for hero, card in aside]


def what_lies_aside_of(content: Content, posse: Posse) -> list[str]:
    """Name the cards of the heroes of a posse, and what of its town, no pack at hand knows."""
    town = [f"The town: '{name}' is in none of the packs at hand, and is kept." for name in town_aside(content, posse)]
    return [*what_lies_aside(content, posse.heroes), *town]


def write_file(to: Path | None, stem: str, suffix: str, data: bytes) -> Path:
    """Write a file to where somebody wants it: there, in that folder, or without either in this one, under its own name."""
    path = to if to is not None and not to.is_dir() else free_file(to or Path(), stem, suffix)
    write_whole(path, data)
    return path


def free_file(folder: Path, stem: str, suffix: str) -> Path:
    """Find a path for a file that is not there yet."""
    path, number = folder / f"{stem}{suffix}", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{suffix}"
    return path
