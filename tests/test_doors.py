"""The front doors: whoever walks from the page of the house to a rule finds every room and every module named on the way."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
HOUSE = ROOT / "src" / "lantern"
#: The rooms in which rules are, each a folder with its door.
ROOMS = sorted(
    door.parent.relative_to(HOUSE).as_posix()
    for house in ("rules", "campaign", "board")
    for door in (HOUSE / house).rglob("__init__.py")
)


def door_of(room: str) -> str:
    text = (HOUSE / room / "__init__.py").read_text("utf-8")
    return text[: text.index('"""', 3)]


@pytest.mark.parametrize("room", ROOMS)
def test_every_module_of_a_room_is_named_at_its_door(room):
    door = door_of(room)
    modules = {path.name for path in (HOUSE / room).glob("*.py")} - {"__init__.py"}
    assert [name for name in sorted(modules) if not re.search(rf"(?<![\w/]){name}", door)] == []


@pytest.mark.parametrize("room", ROOMS)
def test_every_module_named_at_a_door_is_there(room):
    """A name alone is one of the room, one with a folder is of another room of the rules."""
    named = re.findall(r"[\w/]+\.py", door_of(room))
    places = (HOUSE / room, HOUSE / "rules", HOUSE)
    assert [name for name in named if not any((place / name).exists() for place in places)] == []


def test_the_page_names_every_room_of_the_rules_and_what_lies_beside_them():
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    rooms = [f"{room.removeprefix('rules/')}/" for room in ROOMS if room.count("/") == 1]
    assert len(rooms) > 10
    assert [name for name in (*rooms, "road.py", "frontier.py") if f"`{name}`" not in page] == []
    assert [name for name in rooms if not re.search(rf"^    {name[:-1]}\b", door_of("rules"), re.MULTILINE)] == []
