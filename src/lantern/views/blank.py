"""Views with nothing on them: what stands where a part of the table could not be drawn."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

from msgspec import inspect

from lantern.views.look import Wire

W = TypeVar("W", bound=Wire)

_PLAIN: dict[type[inspect.Type], Any] = {
    inspect.IntType: 0, inspect.FloatType: 0.0, inspect.StrType: "", inspect.BoolType: False, inspect.NoneType: None,
}  # fmt: skip


def blank(kind: type[W], /, **known: Any) -> W:
    """Make a view with nothing on it but what is known."""
    return kind(**{name: _nothing(wanted) for name, wanted in _wanted(kind) if name not in known}, **known)


@cache
def _wanted(kind: type[Wire]) -> list[tuple[str, inspect.Type]]:
    """List what a view cannot do without."""
    found = inspect.type_info(kind)
    assert isinstance(found, inspect.StructType)
    return [(field.name, field.type) for field in found.fields if field.required]


def _nothing(kind: inspect.Type) -> Any:
    """Return the emptiest value of a type."""
    if type(kind) in _PLAIN:
        return _PLAIN[type(kind)]
    if isinstance(kind, inspect.ListType):
        return []
    if isinstance(kind, inspect.DictType):
        return {}
    if isinstance(kind, inspect.LiteralType):
        return kind.values[0]
    if isinstance(kind, inspect.TupleType):
        return tuple(_nothing(part) for part in kind.item_types)
    if isinstance(kind, inspect.UnionType):
        return None if any(isinstance(part, inspect.NoneType) for part in kind.types) else _nothing(kind.types[0])
    assert isinstance(kind, inspect.StructType)
    assert issubclass(kind.cls, Wire)
    return blank(kind.cls)
