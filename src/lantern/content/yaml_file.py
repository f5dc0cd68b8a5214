"""Reading the YAML files of packs, and saying what is wrong with one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from lantern.content.problems import Remark, said
from lantern.content.yaml_loader import PackLoader

#: How the reader of YAML says what it met -> a word by which it is said in other languages.
MET = {
    "the key ": "twice",
    "mapping values are not allowed": "colon",
    "could not find expected ':'": "no-colon",
    "found character that cannot start any token": "character",
    "found a tab character": "tab",
    "found unexpected end of stream": "quote",
    "did not find expected": "unfinished",
    "found undefined alias": "alias",
    "found undefined tag": "tag",
}


class NotYamlError(ValueError):
    """A file cannot be read; what is said tells why and where."""

    def __init__(self, why: Remark) -> None:
        super().__init__(str(why))
        self.said = why


def read_yaml(path: Path) -> Any:
    """Read one file of a pack."""
    try:
        return yaml.load(path.read_text(encoding="utf-8"), Loader=PackLoader)  # noqa: S506 - it is a safe loader
    except yaml.MarkedYAMLError as error:
        raise NotYamlError(_what_was_met(error)) from error
    except UnicodeDecodeError as error:
        raise NotYamlError(said("not-utf-8")) from error
    except OSError as error:
        raise NotYamlError(said("not-opened", why=str(error.strerror))) from error
    except (yaml.YAMLError, ValueError, OverflowError, RecursionError) as error:
        raise NotYamlError(said("not-yaml", why=" ".join(str(error).split())[:200], met="other", line=0, column=0)) from error


def _what_was_met(error: yaml.MarkedYAMLError) -> Remark:
    why, mark = error.problem or "it cannot be read", error.problem_mark
    met = next((word for start, word in MET.items() if why.startswith(start)), "other")
    line, column = (mark.line + 1, mark.column + 1) if mark else (0, 0)
    key = why.split('"')[1] if met == "twice" else ""
    return said("not-yaml", why=why, met=met, key=key, line=line, column=column)
