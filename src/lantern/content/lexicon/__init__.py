"""The word list: one word for each thing of the game, per language, for cards and page, terminal and log, guide and rulebook.

Messages say a word as a Fluent term: `{ -fight }`, `{ -fight(count: "many") }`. The page has the words in
`web/src/i18n/terms.ts`, which is written from here, and translators on the page `docs/glossary.md`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

FOLDER = Path(__file__).parent


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A thing of the game: its word, the plural if there is one, and what nobody should call it.

    `never` are regular expressions of other words for it, `but` the texts that may contain those words all the same.
    """

    one: str
    many: str = ""
    gender: Literal["m", "f", "n", ""] = ""
    never: tuple[str, ...] = ()
    but: tuple[str, ...] = ()


@cache
def lexicon(code: str) -> dict[str, Term]:
    """Read the words of a language, by the ids of the things; a language may have no list, and say all in its messages."""
    path = FOLDER / f"{code}.yaml"
    if not path.is_file():
        return {}
    import yaml  # noqa: PLC0415 - slow to import, and games need no words

    from lantern.content.yaml_loader import PackLoader  # noqa: PLC0415

    written = yaml.load(path.read_text("utf-8"), Loader=PackLoader)  # noqa: S506 - a safe loader of our own
    return msgspec.convert(written, dict[str, Term])


def fluent_terms(code: str) -> str:
    """Write the words of a language as Fluent terms, for messages to refer to."""
    return "\n".join(
        f"-{thing} = {{ $count ->\n    [many] {term.many}\n   *[one] {term.one}\n}}" if term.many else f"-{thing} = {term.one}"
        for thing, term in lexicon(code).items()
    )
