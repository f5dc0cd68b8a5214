"""Write docs/questions.md: every kind of question, every option, every any-time action, as the code declares them.

`python -m tests.scenario_runner.questions_page` writes the page anew.
"""

from collections.abc import Iterable
from inspect import getdoc
from pathlib import Path

from tests.scenario_runner.scenarios_page import default_text
from tests.scenario_runner.seen import TAKES, option_classes

from lantern.core.questions import Option
from lantern.reference.asked import ask_text
from lantern.rules.kinds import CHAPTERS, Kind
from lantern.rules.turn.any_time import ACTIONS

PAGE = Path(__file__).parents[2] / "docs" / "questions.md"
INTRODUCTION = """\
# Questions

Whatever is decided at the table is asked in one of these questions, and answered with one of these options. Bots, the page,
the terminal, scenario files and saves all see the same. This page is written from the code
(`python -m tests.scenario_runner.questions_page`): the kinds are declared in `src/lantern/rules/kinds.py`, the options in
`src/lantern/rules/choices/` and beside the rules that know their odds.

An option is a small object. It has a `key`, by which it is chosen and which never changes, because saves and scenarios are full
of keys; what differs from one to the next stands in capitals here, `N` is a number. It says itself in any language (`text`),
points at a space, a model, a card or a die for the page to show, and where dice decide it knows its odds. Which option was
chosen is asked by its class, never by its key.

A question with a default is answered by it for a hero whose policy is `never`, and under `matters` where nothing hangs on it;
all others are always asked, unless there is only one answer. How to write keys in scenario files:
[scenarios.md](scenarios.md#questions).
"""
ANY_TIME = """\
While a question is open that can be interrupted, anybody may do one of these things; its key is given as the answer, and the
question is asked again. A policy can be set whenever a question is open; the others are offered when they are possible.
"""
WHOSE = {"hero": "a hero", "party": "the party", "either": "a hero or the party"}
POINTS = ("space", "model", "card", "die")


def written() -> str:
    """Write the whole page."""
    parts = [INTRODUCTION, "## Kinds"]
    for chapter, kinds in CHAPTERS.items():
        heads = ("kind", "how it is asked", "of", "answer", "about", "default")
        parts += [f"### {chapter}", _table(heads, (_kind(kind) for kind in kinds))]
    columns = ("option", "key", "what it is", "points at", "odds")
    parts += ["## Options", _table(columns, (_option(option) for option in sorted(option_classes(), key=lambda o: o.__name__)))]
    parts += ["## At any time", ANY_TIME, _table(columns[:4], (_option(action)[:4] for action in ACTIONS))]
    return "\n\n".join(part.strip() for part in parts) + "\n"


def _kind(kind: Kind) -> tuple[str, ...]:
    offers = ", ".join(f"`{option.__name__}`" for option in kind.offers)
    about = ", ".join(f"`{each}`" for each in kind.about) or "-"
    return (
        f"`{kind.name}`",
        ask_text(kind.name),
        WHOSE[kind.whose],
        f"{TAKES[kind.form]} {offers}".strip(),
        about,
        default_text(kind),
    )


def _option(option: type[Option]) -> tuple[str, ...]:
    keys = ", ".join(f"`{shape}`" for shape in option.shapes)
    points = ", ".join(point for point in POINTS if getattr(option, point) is not getattr(Option, point)) or "-"
    told = (getdoc(option) or "").splitlines()[0].partition(". ")[0].rstrip(".")
    return f"`{option.__name__}`", keys, told, points, "yes" if option.odds is not Option.odds else "-"


def _table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [heads, ("---",) * len(heads), *rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', ' ') for cell in row)} |" for row in lines)


if __name__ == "__main__":
    PAGE.write_text(written(), "utf-8")
