"""Keep the tables of docs/scenarios.md true: they are written from the code.

`python -m tests.scenario_runner.scenarios_page` rewrites them after a question, a purpose, a step, a phase, a command or a
check has changed. What people wrote between them stays.
"""

import re
from collections.abc import Callable, Iterator
from inspect import getdoc
from pathlib import Path
from typing import Any, get_args

import msgspec
from tests.scenario_runner.seen import TAKES

from lantern.board.placement import Door
from lantern.content.words import STATS
from lantern.reference.asked import ask_text, messages, sample_text
from lantern.rules.kinds import QUESTIONS, Kind
from lantern.rules.table.options import Options, options_for
from lantern.rules.table.state import Phase
from lantern.rules.turn.any_time import ACTIONS, ChangeName, ChangePolicy
from lantern.scenarios.given import DOORS
from lantern.scenarios.then import CHECKS, EXITS, HERO_FIELDS, RESULTS, Checks
from lantern.scenarios.when import COMMANDS, NAMED_STEPS, Commands

PAGE = Path(__file__).parents[2] / "docs" / "scenarios.md"
TABLE = re.compile(r"<!-- words: ([\w-]+) -->\n\n(?:\|[^\n]*\n)+")
#: Dice that are named after something: what stands in the place of its name.
NAMED_AFTER = {"test": "SKILL", "gain": "RESOURCE", "lose": "RESOURCE", "spawn": "TYPE", "table": "CARD"}
#: Changes of a die that are told as a roll and are none.
NO_DICE = {"turned"}
#: Charts that a hero rolls on are purposes of their own.
CHARTS = ("injury", "madness", "mutation")
#: What is chosen by chance.
CHOICES = {
    "ambush-hero": "around which hero an ambushing enemy is placed",
    "ambush-space": "in which of the free spaces around it",
    "attack-world": "in which world an Attack comes, with heroes in several",
    "daily-event": "the daily event that is drawn, by its number",
    "elite-group": "which enemy type gains an elite ability",
    "enemy-shot": "at whom an enemy shoots",
    "enemy-space": "where an enemy moves, of spaces that are as good",
    "enemy-target": "whom an enemy targets, of heroes that fewest target",
    "enemy-type-order": "which of tied enemy types acts first",
    "heard-token": "of which Exploration token somebody hears in town",
    "scavenge": "a Scavenge card that is drawn in the ruins of a town",
    "location": "which location of the town is destroyed",
    "mission": "which mission comes next, if chance chooses it",
    "personal-item": "which personal item a hero gets besides",
    "entrance-side": "through which side of a fixed map's tile enemies come",
    "placing-order": "which of tied enemy types is placed first",
    "random-hero": "a random hero; the default of everything that says so",
    "random-tile": "a random tile",
    "random-tile-side": "which of two tiles a hero on their common space counts for",
    "sermons": "which cards of this hand are drawn at set-up; so for every hand, by its id",
    "spawn-hero": "near which hero an enemy that has multiplied is placed",
    "town-location": "a location that a town has, as it is found",
    "town-name": "what a town is called",
    "world": "the World card that is drawn for a Gate",
}
SAID = {
    ChangePolicy: "from now on, ask HERO (or `party`) such questions: `ask`, `matters` or `never`",
    ChangeName: "from now on HERO has this name and nickname",
}
#: Defaults that are not called by what is answered.
DEFAULTS = {"enough": "just enough, or the least"}
ALIKE = "and any number (see [the numbers](effects.md#modifiers-modify))"

Rows = Iterator[tuple[str, ...]]


def named(prefix: str) -> list[str]:
    """List what has a message: the rest of its id."""
    return [message.removeprefix(prefix) for message in messages() if message.startswith(prefix)]


def _questions() -> Rows:
    for _, kind in sorted(QUESTIONS.items()):
        shapes = {shape for option in kind.offers for shape in option.shapes}
        keys = ", ".join(f"`{key}`" for key in sorted(shapes, key=lambda key: (key.isupper(), key)))
        yield f"`{kind.name}`", ask_text(kind.name), f"{TAKES[kind.form]} {keys}".strip(), default_text(kind)


def default_text(kind: Kind) -> str:
    """Write what is answered for who does not want to be asked."""
    if not isinstance(kind.default, tuple):
        return DEFAULTS.get(kind.default, kind.default) if kind.default is not None else "-"
    keys = [shape if shape.islower() else "the first" for option in kind.default for shape in option.shapes[:1]]
    return " or ".join(keys)


def _dice() -> Rows:
    yield ", ".join(f"`{chart}`" for chart in CHARTS), "a roll on that chart"
    for purpose in sorted(set(named("dice-")) - NO_DICE):
        after = NAMED_AFTER.get(purpose)
        yield f"`{purpose}-{after}`" if after else f"`{purpose}`", _dice_text(purpose, after or "")


def _dice_text(purpose: str, after: str) -> str:
    return sample_text(f"dice-{purpose}", what=after, skill=after)


def _about(thing: Any) -> str:
    return (getdoc(thing) or "").splitlines()[0].rstrip(".")


def _options() -> Rows:
    revised, classic = (msgspec.structs.asdict(options_for(profile)) for profile in ("revised", "classic"))
    for name in Options.__struct_fields__:
        yield f"`{name}`", *(str(values[name]).lower() or "-" for values in (revised, classic))


def _checks() -> Rows:
    for check, keys in CHECKS.items():
        numbers = set(STATS) - set(HERO_FIELDS) if check in {"hero", "type"} else set()
        listed = ", ".join(f"`{key}`" for key in keys if key not in numbers)
        more = f", {ALIKE}" if numbers else ""
        yield f"`{check}`", f"{listed}{more}" or "-", _about(getattr(Checks, f"_{check}"))


def _commands() -> Rows:
    for command, keys in COMMANDS.items():
        yield f"`{command}`", ", ".join(f"`{key}`" for key in keys) or "-", _about(getattr(Commands, f"_{command}"))


def _any_time() -> Rows:
    for action in ACTIONS:
        told = SAID.get(action) or sample_text(f"anytime-{action.verb}", what="THING", other="OTHER", who="HERO")
        yield f"`{action.shapes[0]}`", told


def _exits() -> Rows:
    for kind, exit_ in zip(EXITS, get_args(Door), strict=True):
        yield f"`{kind}`", "yes" if kind in DOORS else "no", re.sub(r" \([A-Z]+-\d+\)", "", _about(exit_))


TABLES: dict[str, tuple[tuple[str, ...], Callable[[], Rows]]] = {
    "commands": (("command", "beside it", "what it does"), _commands),
    "steps": (("step", "what it does"), lambda: ((f"`{name}`", _about(step)) for name, step in NAMED_STEPS.items())),
    "phases": (("phase", "what it is"), lambda: ((f"`{phase}`", sample_text(f"phase-{phase}")) for phase in get_args(Phase))),
    "checks": (("check", "beside it", "what it does"), _checks),
    "questions": (("kind", "how it is asked", "answers", "default"), _questions),
    "any-time": (("key", "what it does"), _any_time),
    "dice": (("purpose", "what the dice say"), _dice),
    "random": (("purpose", "what is chosen"), lambda: ((f"`{purpose}`", about) for purpose, about in CHOICES.items())),
    "results": (("result", "what players read"), lambda: ((f"`{word}`", sample_text(f"result-{word}")) for word in RESULTS)),
    "exits": (("exit", "can be given", "what it is"), _exits),
    "options": (("option", "revised", "classic"), _options),
}


def refreshed(page: str) -> str:
    """Write every table of the page anew."""
    return TABLE.sub(lambda match: _table(match[1]), page)


def tables_on(page: str) -> list[str]:
    """List the tables of the page."""
    return TABLE.findall(page)


def _table(name: str) -> str:
    heads, rows = TABLES[name]
    cells = [heads, ("---",) * len(heads), *rows()]
    lines = [f"| {' | '.join(cell.replace('|', ' ') for cell in row)} |" for row in cells]
    return "\n".join([f"<!-- words: {name} -->", "", *lines, ""])


if __name__ == "__main__":
    PAGE.write_text(refreshed(PAGE.read_text("utf-8")), "utf-8")
