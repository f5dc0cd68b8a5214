"""How questions are asked, before anybody asks them: their words, with the names of what is filled in in capitals."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from lantern.content.language import Language

#: Where the words of questions and of what happens are.
ROOMS = tuple(Path(__file__).parents[1] / room for room in ("rules", "campaign"))
MESSAGE = re.compile(r"^([a-z][\w-]*) =(.*(?:\n(?![a-z#\n]).*)*)", re.MULTILINE)
#: What stands in a message for what is only known at the table; everything else is shown by its name in capitals.
SAMPLES: dict[str, str | int] = {"escape": 0, "party": "no"}


@cache
def messages() -> dict[str, str]:
    """Read all messages of the rules and of campaigns, by their ids."""
    files = [path for room in ROOMS for path in sorted((room / "locale" / "en").glob("*.ftl"))]
    return {match[1]: match[2] for path in files for match in MESSAGE.finditer(path.read_text(encoding="utf-8"))}


def sample_text(message: str, **samples: str | int) -> str:
    """Write a message as it reads before anything is known."""
    names = re.findall(r"\$(\w+)", messages()[message])
    args = {name: samples.get(name, SAMPLES.get(name, name.upper())) for name in names}
    return " ".join(Language("en").text(message, **args).split())


def ask_text(kind: str) -> str:
    """Write how a kind of question is asked."""
    return sample_text(f"ask-{kind}")
