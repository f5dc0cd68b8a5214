"""YAML as packs use it: `on` and `no` are words, dates are text, and a key that stands twice is an error."""

from __future__ import annotations

import re
from typing import Any

import yaml

TRUTH = re.compile("^(?:true|True|TRUE|false|False|FALSE)$")
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
