"""Names that have changed: a scenario file that uses an old one runs as it did.

Players' bug reports are scenario files, so what was ever documented stays understood. When a name changes, its old name is
entered here with the new one, and nothing else has to know of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, field

Names = dict[str, str]


class RenamedWord(Struct):
    """Old names -> new names, by what they name."""

    #: Kinds of questions: under `ask`, `to`, `asked`, `not_asked`, and in policies.
    kinds: Names = field(default_factory=dict)
    #: Keys of options by the kind of their question, whole or up to the colon (`shoot:shotgun`).
    options: dict[str, Names] = field(default_factory=dict)
    #: Verbs of any-time keys: `use` in `us-marshal/use:bandages`.
    any_time: Names = field(default_factory=dict)
    dice: Names = field(default_factory=dict)
    random: Names = field(default_factory=dict)
    steps: Names = field(default_factory=dict)
    phases: Names = field(default_factory=dict)
    decks: Names = field(default_factory=dict)
    #: Table options.
    table: Names = field(default_factory=dict)
    #: Fields of a hero -> where they are now, from the hero on.
    hero: Names = field(default_factory=dict)
    #: Fields of the state; one that is gone for good has no new name and is left out.
    state: dict[str, str | None] = field(default_factory=dict)


#: What has been renamed so far.
RENAMED = RenamedWord(
    kinds={
        "learn-sermon": "learn-card",
        "pay-faith": "pay-more",
        "more-faith": "add-to-casting",
    },
    random={"sermon": "sermons"},
    hero={"faith": "pools.faith", "six_shooter": "pools", "sermons": "hands.sermons"},
)


def in_todays_words(file: Mapping[str, Any]) -> dict[str, Any]:
    """Return a scenario file with today's names in place of old ones; whatever is wrong in it stays as it is."""
    return _Understanding(RENAMED).file(file)


def option_key(kind: str, key: str) -> str:
    """Return today's key of an option of a kind of question."""
    names = RENAMED.options.get(kind, {})
    verb, colon, rest = key.partition(":")
    return names.get(key) or f"{names.get(verb, verb)}{colon}{rest}"


class _Understanding:
    """Goes through a file wherever a name may stand."""

    def __init__(self, renamed: RenamedWord) -> None:
        self.renamed = renamed

    def file(self, file: Mapping[str, Any]) -> dict[str, Any]:
        names = self.renamed
        return {**file} | _changed(
            file,
            ask=lambda kinds: _each(kinds, self._kind),
            options=lambda options: _keys(options, names.table),
            given=self._given,
            dice=lambda dice: _keys(dice, names.dice),
            random=lambda picks: _keys(picks, names.random),
            when=lambda commands: _each(commands, self._command),
            then=lambda checks: _each(checks, self._check),
        )

    def _given(self, given: Any) -> Any:
        names = self.renamed
        return _with(
            given,
            policies=self._policies,
            heroes=lambda heroes: _each(heroes, self._hero),
            phase=lambda phase: _word(phase, names.phases),
            decks=lambda decks: _keys(decks, names.decks),
            state=self._state,
        )

    def _hero(self, hero: Any) -> Any:
        """Put what was a field of a hero where it is now."""
        if not isinstance(hero, dict):
            return hero
        kept = {key: value for key, value in hero.items() if key not in self.renamed.hero}
        for key, place in self.renamed.hero.items():
            if key in hero:
                shelf, _, inside = place.partition(".")
                former = {inside: hero[key]} if inside else hero[key]
                here = kept.get(shelf, {})
                kept[shelf] = {**here, **former} if isinstance(here, dict) and isinstance(former, dict) else former
        return kept

    def _state(self, state: Any) -> Any:
        names = self.renamed.state
        if not isinstance(state, dict):
            return state
        kept = {names.get(key, key): value for key, value in state.items() if names.get(key, key) is not None}
        return _with(kept, policies=self._policies)

    def _policies(self, policies: Any) -> Any:
        if not isinstance(policies, dict):
            return policies
        return {who: _keys(kinds, self.renamed.kinds) for who, kinds in policies.items()}

    def _command(self, command: Any) -> Any:
        return _with(
            command,
            step=lambda step: _word(step, self.renamed.steps),
            to=self._kind,
            do=self._any_time,
            any_time=self._any_time,
            draw=lambda deck: _word(deck, self.renamed.decks),
            set=lambda values: (
                {self._path(path): value for path, value in values.items()} if isinstance(values, dict) else values
            ),
            expect=lambda checks: _each(checks, self._check),
        )

    def _check(self, check: Any) -> Any:
        return _with(
            check,
            asked=self._kind,
            not_asked=lambda kinds: _each(kinds, self._kind),
            any_time=lambda keys: _each(keys, self._any_time),
            no_any_time=lambda keys: _each(keys, self._any_time),
            deck=lambda deck: _word(deck, self.renamed.decks),
            state=self._path,
        )

    def _kind(self, kind: Any) -> Any:
        return _word(kind, self.renamed.kinds)

    def _path(self, path: Any) -> Any:
        if not isinstance(path, str):
            return path
        first, dot, rest = path.partition(".")
        who, _, where = rest.partition(".")
        name, _, deeper = where.partition(".")
        if first == "heroes" and name in self.renamed.hero:
            return ".".join(part for part in (first, who, self.renamed.hero[name], deeper) if part)
        return f"{self.renamed.state.get(first) or first}{dot}{rest}"

    def _any_time(self, key: Any) -> Any:
        if not isinstance(key, str) or "/" not in key:
            return key
        who, _, action = key.partition("/")
        verb, colon, rest = action.partition(":")
        verb = self.renamed.any_time.get(verb, verb)
        if verb == "policy":
            kind, _, policy = rest.partition(":")
            rest = f"{self._kind(kind)}:{policy}"
        return f"{who}/{verb}{colon}{rest}"


def _changed(written: Mapping[str, Any], **changes: Any) -> dict[str, Any]:
    return {key: change(written[key]) for key, change in changes.items() if key in written}


def _with(written: Any, **changes: Any) -> Any:
    return {**written} | _changed(written, **changes) if isinstance(written, dict) else written


def _each(written: Any, change: Any) -> Any:
    return [change(one) for one in written] if isinstance(written, list) else change(written)


def _keys(written: Any, names: Names) -> Any:
    return {_word(key, names): value for key, value in written.items()} if isinstance(written, dict) else written


def _word(word: Any, names: Names) -> Any:
    return names.get(word, word) if isinstance(word, str) else word
