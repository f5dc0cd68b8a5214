"""What `pack check` says of effects where there is no map: on the way, in a town, in a camp."""

from typing import Any

import pytest

from lantern.content.library import Content
from lantern.content.loader import load
from lantern.content.meaning import _effects
from lantern.content.places import OFF_THE_MAP
from lantern.content.verbs.needs import Needs
from lantern.scenarios.when import read_effects

IN_TOWN: Needs = OFF_THE_MAP | {"hero"}


@pytest.fixture(scope="module")
def content() -> Content:
    return load(user=False)


def complaints(content: Content, effect: dict[str, Any]) -> list[str]:
    return [said for _, said, _ in _effects(content, "effect", read_effects("test", [effect]), IN_TOWN)]


@pytest.mark.parametrize(
    "effect",
    [
        {"hits": 2},
        {"draw": "gear"},
        {"draw": {"deck": "artifact", "keep_one": True, "count": 2}},
        {"modify": {"until": "turn", "luck": 1}},
        {"modify": {"until": "adventure", "luck": 1}},
        {"gain": {"xp": "party_level"}},
        {"test": {"skill": "luck", "target": 5, "fail": {"horror_hits": {"count": 1, "who": "each_other_hero"}}}},
    ],
)
def test_what_needs_no_map_may_stand_there(content: Content, effect: dict[str, Any]):
    assert complaints(content, effect) == []


@pytest.mark.parametrize(
    ("effect", "needed"),
    [
        ({"draw": "loot"}, "an Adventure"),
        ({"draw": "darkness"}, "the Depth Track"),
        ({"modify": {"until": "fight", "luck": 1}}, "a map"),
        ({"modify": {"until": "turn", "enemies": "all", "combat": 1}}, "a map"),
        ({"gain": {"gold": "darkness_position"}}, "an Adventure"),
        ({"hits": {"count": 1, "who": "each_hero_on_tile"}}, "a map"),
        ({"test": {"skill": "luck", "target": 5, "fail": {"darkness": 1}}}, "the Depth Track"),
        ({"hook": {"name": "core:reload", "text": "Reload."}}, "is for an Adventure only"),
    ],
)
def test_what_needs_one_is_refused(content: Content, effect: dict[str, Any], needed: str):
    found = complaints(content, effect)
    assert len(found) == 1
    assert needed in found[0]
