"""Whatever a mission of this project says has a scenario that fails when it is left out."""

import copy
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec import NODEFAULT, Struct
from msgspec.structs import replace

from lantern.content.fields import fields
from lantern.content.library import Content
from lantern.content.loader import load
from lantern.content.missions import Doom, Goal, Mission
from lantern.content.powers import Action, Modifier, Trigger
from lantern.content.verbs.grammar import Verb
from lantern.scenarios.run import read_scenario, run_scenario

SCENARIOS = Path(__file__).parents[1] / "scenarios"
#: Where missions are played, and where the next one is chosen.
FOLDERS = ("missions", "campaign")
#: What may be left out of a list.
PARTS = (Verb, Modifier, Trigger, Action)
#: What a mission says that is not for the reader alone.
WORDS = {
    "id",
    "name",
    "source",
    "trust",
    "flavour",
    "pack",
    "story",
    "goal",
    "success",
    "failure_text",
    "win",
    "lose",
    "advanced",
}
#: Parts that a mission cannot even be read without; leaving one of their effects out is enough.
NEEDED = {"counters", "markers", "companions", "special_rules", "map"}


@cache
def packs() -> Content:
    return load(user=False)


@cache
def scenarios_of(mission: str) -> list[dict[str, Any]]:
    files = [read_scenario(path) for folder in FOLDERS for path in sorted((SCENARIOS / folder).glob("*.yaml"))]
    return [file for file in files if mission in {file["given"].get("mission"), last_mission(file)}]


def last_mission(file: dict[str, Any]) -> str:
    return str(file["given"].get("settlement", {}).get("last_mission", ""))


def poorer(whole: Any, at: str = "") -> Iterator[tuple[str, Any]]:
    """Make everything that is this but for one part, and say which."""
    if isinstance(whole, tuple):
        for number, part in enumerate(whole):
            here = f"{at}[{number}]"
            if isinstance(part, PARTS):
                yield here, (*whole[:number], *whole[number + 1 :])
            yield from ((name, (*whole[:number], less, *whole[number + 1 :])) for name, less in poorer(part, here))
    elif isinstance(whole, Struct):
        for name in whole.__struct_fields__:
            yield from ((place, replace(whole, **{name: less})) for place, less in poorer(getattr(whole, name), f"{at}.{name}"))
        if isinstance(whole, Mission | Goal | Doom):
            yield from without_fields(whole, at)


def without_fields(whole: Any, at: str) -> Iterator[tuple[str, Any]]:
    for field in fields(whole):
        default = field.default_factory() if field.default_factory is not NODEFAULT else field.default
        usual = getattr(whole, field.name) == default or default is NODEFAULT
        if not usual and (not isinstance(whole, Mission) or field.name not in WORDS | NEEDED):
            yield f"{at}.{field.name}", replace(whole, **{field.name: default})


CASES = [
    pytest.param(mission.id, less, id=f"{mission.id}{place}")
    for mission in packs().missions.values()
    if mission.source == "original"
    for place, less in poorer(mission)
]


@pytest.mark.parametrize(("mission", "less"), CASES)
def test_whatever_a_mission_says_is_missed_when_it_is_left_out(mission: str, less: Mission) -> None:
    content = copy.copy(packs())
    content.missions = {**content.missions, mission: less}
    assert any(run_scenario(file, content=content) for file in scenarios_of(mission))


@pytest.mark.proves("MISSION-12")
def test_there_are_six_basic_missions_and_six_for_each_set() -> None:
    originals = [mission.pack for mission in packs().missions.values() if mission.source == "original"]
    assert originals.count("core") == 6
    assert originals.count("city-of-the-ancients") == 6
    assert originals.count("swamps-of-death") == 6
