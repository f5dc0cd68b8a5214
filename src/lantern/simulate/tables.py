"""The tables that games are tested at: both profiles, and every option at every value."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin

from msgspec import Struct, structs

from lantern.content.library import Content
from lantern.rules.table.options import Options


class TableRules(Struct, frozen=True):
    """The rules of one table: a profile, and what differs from it."""

    name: str
    profile: Literal["revised", "classic"]
    changes: dict[str, bool | int | str] = {}


def tables(content: Content) -> list[TableRules]:
    """Both profiles, the basic game of each, and the revised rules with every option at every other value."""
    found = [
        TableRules("revised", "revised"),
        TableRules("classic", "classic"),
        TableRules("basic", "revised", {"basic_game": True}),
        TableRules("classic-basic", "classic", {"basic_game": True}),
    ]
    for option in structs.fields(Options):
        values = _other_values(option, content)
        found += [TableRules(f"{option.name}={value}", "revised", {option.name: value}) for value in values]
    return found


def _other_values(option: Any, content: Content) -> Iterator[bool | int | str]:
    if option.type is bool:
        yield not option.default
    elif option.type is int:
        yield option.default + 1
    elif get_origin(option.type) is not None:
        yield from (value for value in get_args(option.type) if value != option.default)
    else:  # a theme: the enemies of one keyword
        yield content.enemies[min(content.enemies)].keywords[0]
