"""The fields of what entries are made of. They never change, and to work them out takes longer than to read an entry."""

from __future__ import annotations

from functools import cache

from msgspec import Struct, structs
from msgspec.structs import FieldInfo


def fields(thing: Struct | type[Struct]) -> tuple[FieldInfo, ...]:
    """List the fields of a Struct or of its type."""
    return _fields(thing if isinstance(thing, type) else type(thing))


@cache
def _fields(struct: type[Struct]) -> tuple[FieldInfo, ...]:
    return structs.fields(struct)
