"""What the ledger holds: chapters of rules, each with an id that code, tests and scenarios cite."""

from typing import Any, Literal, get_args

import msgspec

Profile = Literal["revised", "classic", "optional", "house", "hexcrawl"]
PROFILES: tuple[Profile, ...] = get_args(Profile)


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A worked case. `stated` examples are in the rulebook itself, the others follow from it."""

    given: str
    expect: str
    stated: bool


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of the ledger. The folder's README.md explains every field."""

    id: str
    title: str
    rule: str
    profile: Profile
    sources: tuple[str, ...]
    table: Any = None
    examples: tuple[Example, ...] = ()
    ruling: str | None = None
    see: tuple[str, ...] = ()
    replaces: str | None = None
    also: tuple[str, ...] = ()


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One file of the ledger: `05-movement.yaml` is chapter 05, Movement."""

    number: str
    slug: str
    title: str
    rules: tuple[Rule, ...]
    language: str = "en"
