"""What a town is made of."""

from __future__ import annotations

from lantern.content.entry import Entry


class Location(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A place in town that heroes visit; `number` is the face of the die that chooses it where chance does (TOWN-21)."""

    number: int
