"""YAML as packs use it: `on` and `no` are words, dates are text, and a key that stands twice is an error."""

from __future__ import annotations

import re
from pathlib import Path
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


class NotYamlError(ValueError):
    """A file cannot be read; the message says why and where."""


def read_yaml(path: Path) -> Any:
    """Read one file of a pack."""
    try:
        return yaml.load(path.read_text(encoding="utf-8"), Loader=PackLoader)  # noqa: S506 - it is a safe loader
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        where = f" in line {mark.line + 1}, column {mark.column + 1}" if mark else ""
        raise NotYamlError(f"this is not YAML: {error.problem or 'it cannot be read'}{where}") from error
    except UnicodeDecodeError as error:
        raise NotYamlError("this is not a UTF-8 text file") from error
    except OSError as error:
        raise NotYamlError(f"it cannot be opened ({error.strerror})") from error
    except (yaml.YAMLError, ValueError, OverflowError, RecursionError) as error:
        raise NotYamlError(f"this is not YAML: {' '.join(str(error).split())[:200]}") from error
