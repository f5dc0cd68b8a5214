"""Reading the YAML files of packs, and saying what is wrong with one."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import yaml

from lantern.content.problems import Remark, said
from lantern.content.yaml_loader import EndlessError, PackLoader, refuse_endless

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
#: So many files are kept as they were read, by their text; the oldest are forgotten first.
MOST_PACKED = 1_000
_packed: dict[str, bytes] = {}


class NotYamlError(ValueError):
    """A file cannot be read; what is said tells why and where."""

    def __init__(self, why: Remark) -> None:
        super().__init__(str(why))
        self.said = why


def read_yaml(path: Path) -> Any:
    """Read a file."""
    return _read(path, _parsed)


def read_file_of_pack(path: Path) -> Any:
    """Read a file that will be read again: whenever anything of any pack has changed, all packs are."""
    return _read(path, _remembered)


def _read(path: Path, parse: Callable[[str], Any]) -> Any:
    try:
        return parse(path.read_text(encoding="utf-8"))
    except EndlessError as error:
        raise NotYamlError(said("file-too-long")) from error
    except yaml.MarkedYAMLError as error:
        raise NotYamlError(_what_was_met(error)) from error
    except UnicodeDecodeError as error:
        raise NotYamlError(said("not-utf-8")) from error
    except OSError as error:
        raise NotYamlError(said("not-opened", why=str(error.strerror))) from error
    except (yaml.YAMLError, ValueError, OverflowError, RecursionError) as error:
        raise NotYamlError(said("not-yaml", why=" ".join(str(error).split())[:200], met="other", line=0, column=0)) from error


def _parsed(text: str) -> Any:
    if "&" in text and "*" in text:  # only an alias makes more of a file than stands there
        refuse_endless(text)
    return yaml.load(text, Loader=PackLoader)  # noqa: S506 - it is a safe loader


def _remembered(text: str) -> Any:
    """Unpack what was read before, which takes a small part of the time. What cannot be packed as it is, is read each time."""
    packed = _packed.get(text)
    if packed is not None:
        return msgspec.msgpack.decode(packed)
    written = _parsed(text)
    with suppress(TypeError, ValueError, OverflowError, RecursionError, msgspec.MsgspecError):
        packed = msgspec.msgpack.encode(written)
        if msgspec.msgpack.decode(packed) == written:
            while len(_packed) >= MOST_PACKED:
                del _packed[next(iter(_packed))]
            _packed[text] = packed
    return written


def _what_was_met(error: yaml.MarkedYAMLError) -> Remark:
    why, mark = error.problem or "it cannot be read", error.problem_mark
    met = next((word for start, word in MET.items() if why.startswith(start)), "other")
    line, column = (mark.line + 1, mark.column + 1) if mark else (0, 0)
    key = why.split('"')[1] if met == "twice" else ""
    return said("not-yaml", why=why, met=met, key=key, line=line, column=column)
