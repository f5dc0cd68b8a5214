"""What was changed for good in the numbers of a hero, as it stands on its record."""

from __future__ import annotations

from msgspec import Struct


class RecordedChange(Struct, frozen=True):
    """A number that was changed for good: by how much, and by what."""

    stat: str
    amount: int
    source: str
