"""From what an author writes to what the Structs want, by their types. Problems are noted; none stops the reading."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import Struct

from lantern.content import amounts, bands
from lantern.content.bends.former import without_former
from lantern.content.bends.points import POINTS, AnyBend
from lantern.content.effects import VERBS, Band, RollOn, Test
from lantern.content.entries import Chart
from lantern.content.entry import HandOf
from lantern.content.fields import fields
from lantern.content.kits import Switch
from lantern.content.nouns import Forms, NounForms
from lantern.content.problems import Problem, Remark, listed, nearest, said
from lantern.content.ranges import what_is_absurd
from lantern.content.sense import SENSE
from lantern.content.towns import Price
from lantern.content.verbs.belongings import Gain, Lose
from lantern.content.verbs.grammar import Amount, Verb
from lantern.content.verbs.terms import Cost, EnemyFilter, HeroFilter
from lantern.content.words import MOST_OF, QUANTITIES, STATS, Resource, Skill

#: Deeper nesting and longer files than these are mistakes (or tricks).
DEEPEST = 40
LONGEST = 200_000
#: A line of a table without an end, until its die is known.
LARGEST = 1_000_000

TARGET = re.compile(r"(\d{1,2})\+")
CODE = re.compile(r"[a-z]{2}")
ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
RESOURCES: tuple[str, ...] = get_args(Resource)
SKILLS: tuple[str, ...] = get_args(Skill)
MANY = 15


class Reference(Struct, frozen=True):
    """An id that must exist: of which kind, and where it stands."""

    kind: str
    id: str
    file: str
    entry: str
    field: str


class TooMuch(Exception):  # noqa: N818 - it ends the reading of a file, nobody else sees it
    """The file is too long or too deep to be a pack file."""


@cache
def fields_of(struct: type[Struct]) -> dict[str, msgspec.structs.FieldInfo]:
    """List the fields of a Struct by the names authors write."""
    return {field.encode_name: field for field in fields(struct)}


class Reader:
    """Reads the entries of one file."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.entry = ""
        self.problems: list[Problem] = []
        self.references: list[Reference] = []
        self._left = LONGEST

    def problem(self, at: str, what: Remark | str, suggestion: str | None = None) -> None:
        """Note a problem at a field of the present entry."""
        self.problems.append(Problem(file=self.file, entry=self.entry, field=at, what=what, suggestion=suggestion))

    def read(self, value: object, hint: Any, at: str = "", depth: int = 0) -> Any:
        """Read a value as the type hint wants it."""
        self._left -= 1
        if depth > DEEPEST or self._left < 0:
            raise TooMuch
        origin = get_origin(hint)
        if origin is Annotated:
            return self._reference(value, hint, at)
        if origin in (Union, UnionType):
            return self._one_of(value, get_args(hint), at, depth)
        if origin is Literal:
            return self._word(value, get_args(hint), at)
        if origin is tuple:
            return self._many(value, get_args(hint)[0], at, depth)
        if hint == NounForms:
            return self._grammar(value, at, depth)
        if origin is dict:
            return self._words(value, at) if hint == dict[str, str] else self._numbers(value, get_args(hint)[0], at)
        if isinstance(hint, type) and issubclass(hint, Struct):
            return self._amount(value, at) if hint is Amount else self._struct(value, hint, at, depth)
        return self._plain(value, hint, at)

    # plain values

    def _plain(self, value: object, hint: type, at: str) -> Any:
        if hint is bool:
            return self._truth(value, at)
        return self._number(value, at) if hint is int else self._string(value, at)

    def _truth(self, value: object, at: str) -> bool | None:
        if isinstance(value, bool):
            return value
        meant = {"yes": "true", "on": "true", "no": "false", "off": "false"}.get(str(value).lower())
        self.problem(at, said("not-true-or-false", shown=_shown(value)), meant)
        return None

    def _number(self, value: object, at: str) -> int | None:
        if isinstance(value, str) and (target := TARGET.fullmatch(value.strip())):
            value = int(target[1])
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        self.problem(at, said("not-a-number", shown=_shown(value)))
        return None

    def _string(self, value: object, at: str) -> str | None:
        if isinstance(value, str) and value.strip():
            if _is_writable(value):
                return value
            self.problem(at, said("not-writable"))
        elif isinstance(value, int) and not isinstance(value, bool):
            self.problem(at, said("number-for-text", shown=_shown(value)))
        else:
            self.problem(at, said("not-text", shown=_shown(value)))
        return None

    def _word(self, value: object, known: tuple[str, ...], at: str) -> str | None:
        if isinstance(value, str) and value in known:
            return value
        self.problem(at, said("unknown-word", shown=_shown(value), choices=_choices(known)), nearest(value, known))
        return None

    def _words(self, value: object, at: str) -> dict[str, str] | None:
        """Text in languages; a plain string stands for all."""
        if isinstance(value, str):
            value = {"en": value, "it": value}
        if not isinstance(value, Mapping) or not value:
            self.problem(at, said("not-words", shown=_shown(value)))
            return None
        for code in value:
            if not isinstance(code, str) or not CODE.fullmatch(code):
                self.problem(at, said("not-a-language", shown=_shown(code)))
        return {str(code): self._string(words, f"{at}.{code}") or "" for code, words in value.items()}

    def _grammar(self, value: object, at: str, depth: int) -> dict[str, Any] | None:
        """Read the forms of a name, by language."""
        if not isinstance(value, Mapping) or not value:
            self.problem(at, f"{_shown(value)} is no grammar; write {{it: {{gender: f}}}}")
            return None
        return {str(code): self._struct(forms, Forms, f"{at}.{code}", depth + 1) for code, forms in value.items()}

    def _numbers(self, value: object, hint: Any, at: str) -> dict[str, int | None] | None:
        if not isinstance(value, Mapping) or not value:
            self.problem(at, said("not-numbers", shown=_shown(value), name=_a_name_of(hint)))
            return None
        if get_origin(hint) is Annotated:
            named = {self._reference(name, hint, f"{at}.{name}"): number for name, number in value.items()}
            return {str(name): self._number(number, f"{at}.{name}") for name, number in named.items()}
        known: tuple[str, ...] = get_args(hint)
        if at.endswith("skills") and (missing := [skill for skill in SKILLS if skill not in value]):
            self.problem(at, said("skills-missing", missing=listed(missing)))
        return {str(self._word(name, known, at)): self._number(number, f"{at}.{name}") for name, number in value.items()}

    def _reference(self, value: object, hint: Any, at: str) -> str | None:
        text = self._string(value, at)
        for meta in get_args(hint)[1:]:
            if text is not None and meta.extra:
                self.references.append(Reference(meta.extra["refers"], text, self.file, self.entry, at))
        return text

    def _amount(self, value: object, at: str) -> dict[str, Any] | None:
        if isinstance(value, int) and not isinstance(value, bool):
            self._check_range(Amount, "plus", value, at)
            return {"plus": value}
        if isinstance(value, str):
            fields = amounts.read_amount(value)
            if fields is not None:
                for name, number in fields.items():
                    self._check_range(Amount, name, number, at)
                return dict(fields)
        self.problem(at, said("not-an-amount", shown=_shown(value)), nearest(value, QUANTITIES))
        return None

    # values made of values

    def _one_of(self, value: object, hints: tuple[Any, ...], at: str, depth: int) -> Any:
        if value is None and NoneType in hints:
            return None
        wanted = [hint for hint in hints if hint is not NoneType]
        if isinstance(wanted[0], type) and issubclass(wanted[0], Verb):
            return self._effect(value, at, depth)
        if wanted[0] is bool and isinstance(value, Mapping):  # yes or no, or what exactly
            return self.read(value, wanted[-1], at, depth + 1)
        return self.read(value, wanted[0], at, depth + 1)

    def _many(self, value: object, hint: Any, at: str, depth: int) -> list[Any]:
        if hint is Band and isinstance(value, Mapping):
            return self._bands(value, at, depth)
        if hint == AnyBend:
            return self._bends(value, at, depth)
        if value is None:
            return []
        values = value if isinstance(value, list) else [value]
        return [self.read(one, hint, f"{at}[{number}]", depth + 1) for number, one in enumerate(values)]

    def _bands(self, table: Mapping[Any, Any], at: str, depth: int) -> list[Any]:
        lines: list[Any] = []
        for written, body in table.items():
            here = f"{at}.{written}"
            line = bands.read_line(written)
            if line is None:
                self.problem(at, said("not-a-line", shown=_shown(written)))
                lines.append(None)
                continue
            low, high = line
            wanted = dict(body) if _is_struct_body(body, Band) else {"effect": body}
            lines.append(self.read({**wanted, "low": low, "high": LARGEST if high is None else high}, Band, here, depth + 1))
        return lines

    def _bends(self, value: object, at: str, depth: int) -> list[Any]:
        """Read answers at rule points: by the name of the point, several in a mapping or in a list."""
        bends: list[Any] = []
        for one in value if isinstance(value, list) else [] if value is None else [value]:
            answers = {one: None} if isinstance(one, str) else one
            if not isinstance(answers, Mapping):
                self.problem(at, said("bends-nothing", shown=_shown(one)))
                continue
            bends += [self._bend(word, body, at, depth) for word, body in answers.items()]
        return bends

    def _bend(self, word: object, body: object, at: str, depth: int) -> dict[str, Any] | None:
        point = POINTS.get(word) if isinstance(word, str) else None
        if point is None:
            self.problem(at, said("unknown-point", shown=_shown(word)), nearest(word, POINTS))
            return None
        here = f"{at}.{word}"
        if body is None or body is True:
            body = {}
        elif not isinstance(body, Mapping):
            if not point.main:
                self.problem(here, said("not-enough", shown=_shown(body), fields=listed(fields_of(point))))
                return None
            body = {point.main: body}
        fields = self._struct(body, point, here, depth + 1)
        return None if fields is None else {"point": word, **fields}

    def _effect(self, value: object, at: str, depth: int) -> dict[str, Any] | None:
        if isinstance(value, str):
            value = {value: None}
        if not isinstance(value, Mapping) or len(value) != 1:
            self.problem(at, said("not-an-effect", shown=_shown(value)))
            return None
        [(word, body)] = value.items()
        verb = VERBS.get(word) if isinstance(word, str) else None
        if verb is None:
            self.problem(at, said("unknown-verb", shown=_shown(word)), nearest(word, VERBS))
            return None
        here = f"{at}.{word}"
        if body is None:
            body = {}
        elif not isinstance(body, Mapping):
            if not verb.main:
                self.problem(here, said("not-enough", shown=_shown(body), fields=listed(fields_of(verb))))
                return None
            body = {verb.main: body}
        fields = self._struct(body, verb, here, depth + 1)
        return None if fields is None else {"do": word, **fields}

    def _struct(self, value: object, struct: type[Struct], at: str, depth: int) -> dict[str, Any] | None:
        known = fields_of(struct)
        value = _unfolded(value, struct)
        if not isinstance(value, Mapping):
            self.problem(at, said("not-a-mapping", shown=_shown(value), fields=listed(known)))
            return None
        read: dict[str, Any] = {}
        unknown = 0
        for name, inner in value.items():
            here = f"{at}.{name}" if at else str(name)
            if name not in known:
                words = [*known, *(STATS if "change" in known else ()), *(RESOURCES if struct in (Gain, Lose) else ())]
                self.problem(here, said("unknown-field", shown=_shown(name), choices=_choices(known)), nearest(name, words))
                unknown += 1
            else:
                read[name] = self.read(inner, known[name].type, here, depth + 1)
                if not isinstance(read[name], dict) or get_origin(known[name].type) is dict:
                    self._check_range(struct, name, read[name], here)
        missing = [name for name, field in known.items() if field.required and name not in value]
        for name in missing[unknown:]:  # a field that is not known is one that is missing, misspelt
            self.problem(at, said("field-missing", name=name))
        return read if unknown else self._sensible(read, struct, at)

    def _check_range(self, struct: type[Struct], name: str, read: object, at: str) -> None:
        complaint = what_is_absurd(struct, name, read)
        if complaint:
            self.problem(at, complaint)

    def _sensible(self, read: dict[str, Any], struct: type[Struct], at: str) -> dict[str, Any]:
        if struct is Test:
            for line in read.get("each_die") or ():
                if line is not None and "high" in line:
                    line["high"] = min(line["high"], 6)
        if struct in (RollOn, Chart):
            self._check_table(read, "on" if struct is RollOn else "rows", at)
        complaint = SENSE[struct](read) if struct in SENSE else None
        if complaint:
            self.problem(at, complaint)
        return read

    def _check_table(self, read: dict[str, Any], name: str, at: str) -> None:
        die, lines = read.get("die"), read.get(name)
        if lines and any(line is None or "high" not in line for line in lines):
            if all(line is not None for line in lines):
                self.problem(f"{at}.{name}".lstrip("."), said("table-as-list"))
            return
        if not die or not lines:
            return
        if isinstance(die, str):
            results = bands.results_of_chart(die)
        elif "die" in die and die.get("times", 1) == 1 and die["dice"]:
            results = bands.results_of(die["dice"], die["die"], die.get("plus", 0))
        else:
            self.problem(f"{at}.die".lstrip("."), said("table-without-dice"))
            return
        for line in lines:
            line["high"] = results[-1] if line["high"] == LARGEST else line["high"]
        complaint = bands.what_is_wrong(lines, results)
        if complaint:
            self.problem(f"{at}.{name}".lstrip("."), complaint)


def _choices(known: Collection[str]) -> str:
    """List what something can be, where these are few."""
    return listed(known) if len(known) <= MANY else "many"


def _a_name_of(hint: Any) -> str:
    return "combat" if get_origin(hint) is Annotated else str(get_args(hint)[0])


def _is_writable(text: str) -> bool:
    return not any("\ud800" <= character <= "\udfff" for character in text)


def _shown(value: object) -> str:
    if isinstance(value, str):
        return f'"{value[:60]}"'.encode("utf-8", "replace").decode()
    if isinstance(value, Mapping):
        return "a mapping"
    if isinstance(value, list):
        return "a list"
    return "nothing" if value is None else str(value)[:60]


def _is_struct_body(value: object, struct: type[Struct]) -> bool:
    return isinstance(value, Mapping) and any(name in fields_of(struct) for name in value)


def _unfolded(value: object, struct: type[Struct]) -> object:
    """Undo the short forms: stats beside `whose`, a resource as field, effects alone, `all` for a filter; and former flags."""
    known = fields_of(struct)
    if struct in (EnemyFilter, HeroFilter) and value == "all":
        return {}
    if "effect" in known and not _is_struct_body(value, struct) and (_is_effect(value) or isinstance(value, list)):
        return {"effect": value}
    if struct is HandOf and isinstance(value, str):
        return {"hand": value}
    if struct is Switch and isinstance(value, str):
        return {"on": value}
    if struct is Price and isinstance(value, int):
        return {"gold": value}
    if not isinstance(value, Mapping):
        return value
    if "bend" in known:
        value = without_former(without_former(value, "flags"), "gives")
    if struct is Switch and not any(name in known for name in value):
        return {"holds": value}
    if struct in (Gain, Lose) and "what" not in value:
        named = [name for name in value if name in RESOURCES]
        if len(named) == 1:
            rest = {name: inner for name, inner in value.items() if name != named[0]}
            return {"what": named[0], "count": value[named[0]], **rest}
    if struct in (Gain, Lose) and "pool" in value and "amount" in value:
        return {("count" if name == "amount" else name): inner for name, inner in value.items()}
    if "change" in known and "change" not in value:
        return _gathered(value, "change", _is_stat)
    if struct is Cost and "pools" not in value:
        return _gathered(value, "pools", lambda name: name not in known)
    return value


def _is_stat(name: object) -> bool:
    return name in STATS or (isinstance(name, str) and name.startswith(MOST_OF))


def _gathered(value: Mapping[Any, Any], field: str, belongs: Callable[[object], bool]) -> Mapping[Any, Any]:
    """Put into one field what stands beside it by name."""
    inside = {name: inner for name, inner in value.items() if belongs(name)}
    return {field: inside, **{name: inner for name, inner in value.items() if name not in inside}} if inside else value


def _is_effect(value: object) -> bool:
    if isinstance(value, str):
        return value in VERBS
    return isinstance(value, Mapping) and len(value) == 1 and next(iter(value)) in VERBS
