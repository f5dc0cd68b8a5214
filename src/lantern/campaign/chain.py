"""A campaign: chapters, each begun where another ended, and a head. Nothing is ever taken out of it.

Everything that happens to it is an entry, and it is what its entries make it: whoever keeps the entries keeps the campaign. An
entry is kept before what it says is done, so a program that is killed in between finds out what was meant and does it then.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from lantern.campaign.posse import Posse
from lantern.core.errors import LanternError


class CampaignError(LanternError):
    """Something that cannot be done to a campaign."""


class ChapterBegun(Struct, frozen=True, tag_field="entry", tag="begun"):
    """A chapter begins after another (or after none), is played in a journal of this name, and is the head from now on.

    `setup` is all it is made from, so that the journal can be made if it is not there yet.
    """

    number: int
    parent: int | None
    journal: str
    setup: dict[str, Any] = field(default_factory=dict)


class ChapterClosed(Struct, frozen=True, tag_field="entry", tag="closed"):
    """A chapter is over, and this is the posse that it leaves."""

    number: int
    posse: Posse


class HeadMoved(Struct, frozen=True, tag_field="entry", tag="head"):
    """Another chapter is the head: what begins next comes after it."""

    number: int


#: Whatever happens to a campaign.
ChainEntry = ChapterBegun | ChapterClosed | HeadMoved


class ChapterPlace(Struct):
    """A chapter in its campaign: after which other it comes, where it is played, and the posse that it left."""

    number: int
    parent: int | None
    journal: str
    setup: dict[str, Any] = field(default_factory=dict)
    after: Posse | None = None

    @property
    def kind(self) -> str:
        """Say what kind of chapter it is."""
        return str(self.setup.get("setup", {}).get("kind", "adventure"))


class Campaign:
    """The chain of chapters. Whoever changes it gets the entry that says so, and keeps it."""

    def __init__(self) -> None:
        self.chapters: dict[int, ChapterPlace] = {}
        self.head = 0

    def apply(self, entry: ChainEntry) -> None:
        """Let an entry happen; one that says again what has happened already changes nothing."""
        match entry:
            case ChapterBegun():
                if entry.number not in self.chapters:
                    self.chapters[entry.number] = ChapterPlace(entry.number, entry.parent, entry.journal, entry.setup)
                self.head = entry.number
            case ChapterClosed():
                self.chapter(entry.number).after = entry.posse
            case HeadMoved():
                self.head = self.chapter(entry.number).number

    def chapter(self, number: int) -> ChapterPlace:
        """Return a chapter by its number."""
        if number not in self.chapters:
            raise CampaignError(f"There is no chapter {number} in this campaign; it has {len(self.chapters)}.")
        return self.chapters[number]

    def played_in(self, journal: str) -> ChapterPlace | None:
        """Find a chapter by the name of its journal."""
        return next((chapter for chapter in self.chapters.values() if chapter.journal == journal), None)

    def next_of(self, number: int) -> ChapterPlace | None:
        """Return the chapter that follows one on the way to the head, or else any that follows it."""
        following = [chapter for chapter in self.chapters.values() if chapter.parent == number]
        way = {chapter.number for chapter in self.way_to(self.head)} if self.head else set()
        return next((chapter for chapter in following if chapter.number in way), following[-1] if following else None)

    def way_to(self, number: int) -> list[ChapterPlace]:
        """Return the chapters that lead to one, the first of them first."""
        way: list[ChapterPlace] = []
        at: int | None = number
        while at is not None:
            way.insert(0, self.chapter(at))
            at = way[0].parent
        return way

    def last_stay(self, number: int) -> ChapterPlace | None:
        """Return the last stay in town on the way to a chapter, or that chapter itself."""
        return next((chapter for chapter in reversed(self.way_to(number)) if chapter.kind == "stay"), None)

    # -- what is done to it ------------------------------------------------------------------------

    def begin(self, journal: str, setup: dict[str, Any]) -> ChapterBegun:
        """Begin a chapter after the head, which must be closed; after an earlier head it is a branch."""
        parent = self.head or None
        if parent is not None and self.chapter(parent).after is None:
            raise CampaignError(f"Chapter {parent} is not over yet.")
        return ChapterBegun(len(self.chapters) + 1, parent, journal, setup)

    def close(self, number: int, posse: Posse) -> ChapterClosed:
        """Close a chapter with the posse that it leaves."""
        return ChapterClosed(self.chapter(number).number, posse)

    def rewind(self, number: int) -> HeadMoved:
        """Go back to an earlier chapter; whatever came after it stays, and can be gone back to."""
        return HeadMoved(self.chapter(number).number)
