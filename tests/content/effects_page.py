"""Keep docs/effects.md true: how its examples read and its tables of words.

`python -m tests.content.effects_page` rewrites both after the effect language or its words have changed. What people wrote
between them stays.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import yaml

from lantern.content import Content, load
from lantern.content.effects import Effect
from lantern.content.powers import Action, Modifier, Trigger
from lantern.content.reader import Reader
from lantern.content.sentences import Sentences
from lantern.content.verbs.terms import Condition
from lantern.content.words import FLAGS, MOMENTS, QUANTITIES, STATS, Limit, Period, Timing, Who
from lantern.content.yaml_file import PackLoader

PAGE = Path(__file__).parents[2] / "docs" / "effects.md"
EXAMPLE = re.compile(r"```yaml\n((?:(?!```).)*)\n```\n\n> ([^\n]*)\n", re.DOTALL)
TABLE = re.compile(r"<!-- words: (\w+) -->\n\n(?:\|[^\n]*\n)+")
POWERS: dict[str, Any] = {"Modifiers": Modifier, "Triggers": Trigger, "Actions": Action}
#: An example of each condition.
CONDITIONS: dict[str, Any] = {
    "attack": "melee",
    "weapon": "Shotgun",
    "weapon_hands": 1,
    "enemy_keyword": ("Undead",),
    "enemy_size": "large",
    "moment_count_at_least": 3,
    "rolled": 6,
    "at": "entrance",
    "reached": "charges",
    "skill": "cunning",
    "hero_keyword": "Law",
    "mutations": 2,
    "card": "nothing-here",
}

Rows = Iterator[tuple[str, str]]


def _conditions(say: Sentences) -> Rows:
    plain = say.modifier(Modifier(change={"combat": 1})).rstrip(".")
    for name in Condition.__struct_fields__:
        value = CONDITIONS.get(name, True)
        text = say.modifier(Modifier(change={"combat": 1}, when=Condition(**{name: value})))
        shown = value[0] if isinstance(value, tuple) else str(value).lower() if value is True else value
        yield f"{name}: {shown}", text.removeprefix(plain).strip(" .")


TABLES: dict[str, tuple[str, str, Callable[[Sentences], Rows]]] = {
    "quantities": ("word", "reads: for each", lambda say: ((word, say.text(f"each-{word}")) for word in QUANTITIES)),
    "who": ("word", "reads", lambda say: ((word, say.text(f"who-{word}")) for word in get_args(Who))),
    "until": ("until", "reads", lambda say: ((word, say.until(word)) for word in get_args(Period))),
    "numbers": ("number", "reads (+1)", lambda say: ((word, say.changes({word: 1})) for word in STATS)),
    "moments": (
        "moment",
        "reads (for an item)",
        lambda say: ((word, say.text(f"moment-{word}", bearer="you")) for word in MOMENTS),
    ),
    "limits": ("limit", "reads", lambda say: ((word, say.text(f"limit-{word}")) for word in get_args(Limit))),
    "timings": ("timing", "reads", lambda say: ((word, say.text(f"timing-{word}")) for word in get_args(Timing))),
    "conditions": ("condition", "reads", _conditions),
    "flags": ("flag", "reads", lambda say: ((word, say.text(f"flag-{word}")) for word in FLAGS)),
}


def refreshed(page: str, content: Content) -> str:
    """Write the page anew: each example with how it reads, each table with its words."""
    say = Sentences("en", content)
    parts = re.split(r"^(?=## )", page, flags=re.MULTILINE)
    page = "".join(
        EXAMPLE.sub(lambda match: _example(match[1], _hint_of(part), say), part)  # noqa: B023 - used at once
        for part in parts
    )
    return TABLE.sub(lambda match: _table(match[1], say), page)


def verbs_on(page: str) -> set[str]:
    """Collect the verbs that have an example."""
    return {match[1].split(":")[0] for match in EXAMPLE.finditer(page)}


def tables_on(page: str) -> set[str]:
    """Collect the tables of words."""
    return {match[1] for match in TABLE.finditer(page)}


def _hint_of(part: str) -> Any:
    words = part.removeprefix("## ").split()
    return POWERS.get(words[0] if words else "", Effect)


def _example(written: str, hint: Any, say: Sentences) -> str:
    reader = Reader("effects.md")
    read = reader.read(yaml.load(written, Loader=PackLoader), hint)
    if reader.problems:
        raise ValueError("\n".join(str(problem) for problem in reader.problems))
    made = msgspec.convert(read, hint)
    writes: Any = {Modifier: say.modifier, Trigger: say.trigger, Action: say.action}.get(hint, say.effect)
    return f"```yaml\n{written}\n```\n\n> {writes(made)}\n"


def _table(name: str, say: Sentences) -> str:
    word, reads, rows = TABLES[name]
    lines = [f"| {word} | {reads} |", "|---|---|", *(f"| `{this}` | {text} |" for this, text in rows(say))]
    return "\n".join([f"<!-- words: {name} -->", "", *lines, ""])


if __name__ == "__main__":
    PAGE.write_text(refreshed(PAGE.read_text("utf-8"), load(user=False)), "utf-8")
