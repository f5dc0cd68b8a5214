"""YAML as packs use it: `on` and `no` are words, dates are text, and a key that stands twice is an error."""

from __future__ import annotations

import re
from typing import Any

import yaml

TRUTH = re.compile("^(?:true|True|TRUE|false|False|FALSE)$")
#: So many things stand in a file at most, in each other so deep; an alias counts as what it stands for.
MOST_NODES, DEEPEST = 200_000, 40
Base: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class PackLoader(Base):  # type: ignore[misc]
    """The safe loader, without the surprises of YAML 1.1."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        seen = set()
        for key_node, _ in node.value:
            if isinstance(key_node, yaml.ScalarNode) and key_node.value in seen:
                twice = f'the key "{key_node.value}" stands twice'
                raise yaml.constructor.ConstructorError(None, None, twice, key_node.start_mark)
            if isinstance(key_node, yaml.ScalarNode):
                seen.add(key_node.value)
        mapping: dict[Any, Any] = super().construct_mapping(node, deep)
        return mapping


class EndlessError(yaml.YAMLError):
    """A file is nested too deep, or would be far longer than it looks."""


def refuse_endless(text: str) -> None:
    """Refuse YAML that is nested too deep, or that would be far longer than it looks: an alias stands for all that it names."""
    sizes: dict[str, int] = {}
    open_ones: list[tuple[str | None, int]] = []
    total = 0
    for event in yaml.parse(text, Loader=PackLoader):
        if isinstance(event, yaml.CollectionStartEvent):
            open_ones.append((event.anchor, total))
            total += 1
        elif isinstance(event, yaml.CollectionEndEvent):
            anchor, before = open_ones.pop()
            if anchor is not None:
                sizes[anchor] = total - before
        elif isinstance(event, yaml.AliasEvent):
            if any(anchor == event.anchor for anchor, _ in open_ones):
                raise EndlessError("it names itself, and so has no end")
            total += sizes.get(str(event.anchor), 1)
        elif isinstance(event, yaml.ScalarEvent):
            total += 1
        if total > MOST_NODES or len(open_ones) > DEEPEST:
            raise EndlessError("it would be far longer than it looks, or is nested too deep")


PackLoader.yaml_implicit_resolvers = {
    first: [
        (tag, pattern)
        for tag, pattern in resolvers
        if tag not in {"tag:yaml.org,2002:timestamp", "tag:yaml.org,2002:bool", "tag:yaml.org,2002:float"}
    ]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
for word in "tTfF":
    PackLoader.yaml_implicit_resolvers.setdefault(word, []).append(("tag:yaml.org,2002:bool", TRUTH))
