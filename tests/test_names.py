"""A name means one thing in the whole house: no class or type is called like another."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

HOUSE = Path(__file__).parents[1] / "src" / "lantern"
#: Folders of data, whose Python is no part of the house.
DATA = ("packs", "example_pack")
#: Names that several modules define all the same, and why.
EXCEPTIONS = {
    "Given": "the client stands alone",
    "Seat": "the client stands alone",
    "Profile": "the rulebook stands alone, and knows more profiles than can be played",
}


def names_in(module: ast.Module) -> Iterator[str]:
    """Find the classes and the named types of a module."""
    for statement in module.body:
        if isinstance(statement, ast.ClassDef):
            yield statement.name
        elif isinstance(statement, ast.Assign):
            for target in statement.targets:
                if isinstance(target, ast.Name) and target.id[:1].isupper() and not target.id.isupper():
                    yield target.id


def defined_twice() -> dict[str, list[str]]:
    """List the names that more than one module defines; what begins with _ is a module's own."""
    homes: dict[str, list[str]] = defaultdict(list)
    for path in sorted(HOUSE.rglob("*.py")):
        place = path.relative_to(HOUSE)
        if place.parts[0] not in DATA:
            for name in names_in(ast.parse(path.read_text("utf-8"))):
                homes[name].append(place.as_posix())
    return {name: places for name, places in homes.items() if len(places) > 1}


def test_every_name_is_defined_once():
    assert {name: places for name, places in defined_twice().items() if name not in EXCEPTIONS} == {}


def test_every_exception_is_one():
    assert [name for name in EXCEPTIONS if name not in defined_twice()] == []
