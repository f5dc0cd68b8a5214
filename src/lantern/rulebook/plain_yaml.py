"""YAML as plain data: text, numbers, truth values, lists and mappings, with the line where each entry starts.

Dates, sets, binary blobs, merge keys and aliases are refused or read as text, so that what the file shows is what it says.
"""

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

import yaml

if TYPE_CHECKING:
    from yaml import SafeLoader as BaseLoader
else:
    BaseLoader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

_PLAIN = {f"tag:yaml.org,2002:{kind}" for kind in ("null", "bool", "int", "float", "str", "seq", "map")}


class NotPlainError(ValueError):
    """The text is not YAML, or not the plain part of it."""

    def __init__(self, message: str, line: int = 0) -> None:
        """Keep the line apart from the message, for whoever reports it."""
        self.line = line
        super().__init__(message)


class _PlainLoader(BaseLoader):
    yaml_constructors = {  # noqa: RUF012 (PyYAML's own way to configure a loader)
        tag: construct for tag, construct in BaseLoader.yaml_constructors.items() if tag in _PLAIN or tag is None
    }
    yaml_implicit_resolvers = {  # noqa: RUF012
        first: [(tag, pattern) for tag, pattern in resolvers if tag in _PLAIN]
        for first, resolvers in BaseLoader.yaml_implicit_resolvers.items()
    }

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        seen = set()
        for key, _ in node.value:
            if key.value in seen and isinstance(key, yaml.ScalarNode):
                raise yaml.MarkedYAMLError(problem=f"{key.value!r} is written twice", problem_mark=key.start_mark)
            if isinstance(key, yaml.ScalarNode):
                seen.add(key.value)
        return super().construct_mapping(node, deep=deep)


def parse(text: str) -> tuple[Any, list[int]]:
    """Read one document; also tell the line on which each item of its outermost list starts."""
    try:
        loader = _PlainLoader(text)
        try:
            node = loader.get_single_node()
            lines = [item.start_mark.line + 1 for item in node.value] if isinstance(node, yaml.SequenceNode) else []
            data = loader.construct_document(node) if node is not None else None
        finally:
            loader.dispose()
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise NotPlainError(error.problem or "not valid YAML", mark.line + 1 if mark else 0) from error
    # PyYAML lets the plain errors of its constructors through: `!!int x`, `!!bool maybe`, `!!int ""`
    except (yaml.YAMLError, ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        raise NotPlainError(f"not valid YAML ({error})") from error
    _refuse_the_unusual(data)
    return data, lines


def _refuse_the_unusual(data: object) -> None:
    """Refuse aliases (also the endless ones), truth values as keys and numbers beyond 64 bits."""
    seen: set[int] = set()
    waiting = [data]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict | list):
            if id(value) in seen:
                raise NotPlainError("an alias (*name) is used; write the value out instead")
            seen.add(id(value))
        if isinstance(value, dict):
            for key in value:
                if not isinstance(key, str | int) or isinstance(key, bool):
                    raise NotPlainError(f"the key {key!r} is neither text nor a whole number; put it in quotes")
            waiting += [*value, *value.values()]
        elif isinstance(value, list):
            waiting += value
        elif isinstance(value, int) and not -(2**63) <= value < 2**63:
            raise NotPlainError(f"the number {value} is too large; put it in quotes")
