"""Write what goes over the wire: `python -m lantern.server.schema` writes `web/src/lib/wire.ts` and `docs/asyncapi.yaml`.

The first has the types of the wire for the page, the second the messages of the socket for programs.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from lantern.server.asyncapi import asyncapi_yaml
from lantern.server.requests import Asked
from lantern.server.wire import WIRE, Message

WIRE_TS = Path("web/src/lib/wire.ts")
ASYNCAPI = Path("docs/asyncapi.yaml")
HEADER = """// Generated from the server's wire types by `python -m lantern.server.schema`. Do not edit.
"""
#: Names for unions of tagged messages.
UNIONS = {"Message": Message, "Asked": Asked}


def typescript() -> str:
    """Write all types as TypeScript, sorted by name."""
    found: dict[str, inspect.StructType] = {}
    for kind in inspect.multi_type_info(WIRE):
        _collect(kind, found)
    parts = [HEADER]
    parts += [_interface(found[name]) for name in sorted(found)]
    for name, union in UNIONS.items():
        parts.append(f"export type {name} = {_type(inspect.type_info(union))}\n")
    return "\n".join(parts)


def _collect(kind: Any, found: dict[str, inspect.StructType]) -> None:
    if isinstance(kind, inspect.StructType):
        name = kind.cls.__name__
        known = found.setdefault(name, kind)
        if known.cls is not kind.cls:
            raise TypeError(f"two types of the wire are called {name}")
        if known is kind:
            for field in kind.fields:
                _collect(field.type, found)
        return
    for part in _parts(kind):
        _collect(part, found)


def _parts(kind: Any) -> list[Any]:
    if isinstance(kind, inspect.UnionType):
        return list(kind.types)
    if isinstance(kind, inspect.ListType | inspect.VarTupleType | inspect.SetType | inspect.FrozenSetType):
        return [kind.item_type]
    if isinstance(kind, inspect.TupleType):
        return list(kind.item_types)
    if isinstance(kind, inspect.DictType):
        return [kind.key_type, kind.value_type]
    return []


def _interface(kind: inspect.StructType) -> str:
    config = kind.cls.__struct_config__
    told = " ".join((kind.cls.__doc__ or "").split())
    lines = [f"/** {told} */", f"export interface {kind.cls.__name__} {{"]
    if kind.tag_field is not None:
        lines.append(f"  {kind.tag_field}: {_literal(kind.tag)}")
    optional = config.omit_defaults or config.forbid_unknown_fields
    for field in kind.fields:
        mark = "?" if optional and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(field.type)}")
    return "\n".join([*lines, "}", ""])


def _type(kind: Any) -> str:
    plain: dict[Any, str] = {
        inspect.IntType: "number", inspect.FloatType: "number", inspect.StrType: "string", inspect.BoolType: "boolean",
        inspect.NoneType: "null", inspect.AnyType: "unknown",
    }  # fmt: skip
    if type(kind) in plain:
        return plain[type(kind)]
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(_literal(value) for value in kind.values)
    if isinstance(kind, inspect.UnionType):
        return " | ".join(_type(part) for part in kind.types)
    if isinstance(kind, inspect.ListType | inspect.VarTupleType | inspect.SetType | inspect.FrozenSetType):
        return f"{_item(kind.item_type)}[]"
    if isinstance(kind, inspect.TupleType):
        return f"[{', '.join(_type(part) for part in kind.item_types)}]"
    if isinstance(kind, inspect.DictType):
        return f"Record<string, {_type(kind.value_type)}>"
    raise TypeError(f"no TypeScript for {kind}")


def _item(kind: Any) -> str:
    text = _type(kind)
    return f"({text})" if " | " in text else text


def _literal(value: Any) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else WIRE_TS
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(typescript(), encoding="utf-8")
    if target == WIRE_TS:
        ASYNCAPI.write_text(asyncapi_yaml(), encoding="utf-8")
