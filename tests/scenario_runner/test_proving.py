"""Everything that any entry does has a scenario that names the entry and fails when it does not do it any more."""

from functools import cache
from typing import Any

import pytest
import yaml

from lantern.content.loader import load
from lantern.content.parts import parts
from lantern.scenarios.proving import SCENARIOS, Scenarios

PACK = {
    "pack.yaml": {"id": "mine", "name": "Mine", "version": "1.0"},
    "cards.yaml": {
        "id": "cold-wind",
        "name": "Cold Wind",
        "deck": "darkness",
        "effect": [{"gain": {"grit": 1, "who": "each_hero"}}, {"dread": 1}],
        "source": "original",
    },
}
SCENARIO: dict[str, Any] = {
    "given": {"heroes": [{"class": "us-marshal", "grit": 0}], "decks": {"dread": ["void-surge"]}},
    "when": [{"resolve": "cold-wind", "by": "us-marshal"}],
    "then": [{"state": "dread", "is": 1}],
}
UNNAMED = {**SCENARIO, "when": [{"perform": [{"dread": 1}], "by": "us-marshal"}]}


@cache
def own_scenarios() -> Scenarios:
    return Scenarios(load(user=False), [SCENARIOS])


def slices() -> list[tuple[str, str]]:
    homes = load(user=False).homes
    return sorted({(pack, name.partition("/")[0]) for name, (pack, _) in homes.items()})


@pytest.mark.parametrize(("pack", "kind"), slices())
def test_a_scenario_fails_without_it(pack, kind):
    content = load(user=False)
    mine = [part for part in parts(content) if part.kind == kind and content.homes[f"{kind}/{part.entry}"][0] == pack]
    proofs = [own_scenarios().proof_of(part) for part in mine]
    assert [proof.part for proof in proofs if proof.scenario is None] == []


@pytest.fixture
def proven(tmp_path):
    """What a scenario proves of a card that gives Grit and adds to the Growing Dread."""
    mine, scenarios = tmp_path / "mine", tmp_path / "scenarios"
    for folder in (mine, scenarios):
        folder.mkdir()
    for file, written in PACK.items():
        (mine / file).write_text(yaml.safe_dump(written))
    content = load([mine], user=False)
    known = [part for part in parts(content) if part.entry == "cold-wind"]

    def proven_by(scenario: dict[str, Any]) -> list[str]:
        (scenarios / "wind.yaml").write_text(yaml.safe_dump(scenario))
        written = Scenarios(content, [scenarios])
        return [part.path for part in known if written.proof_of(part).scenario]

    return proven_by


def test_a_scenario_proves_what_it_fails_without_and_nothing_else(proven):
    assert proven(SCENARIO) == ["effect/2"]
    both = [*SCENARIO["then"], {"hero": "us-marshal", "grit": 1}]
    assert proven({**SCENARIO, "then": both}) == ["effect/1", "effect/2"]


def test_a_scenario_that_fails_anyway_proves_nothing(proven):
    assert proven({**SCENARIO, "then": [{"state": "dread", "is": 2}]}) == []


def test_a_scenario_must_name_the_entry(proven):
    drawn = {**SCENARIO, "when": [{"draw": "darkness"}]}
    stacked = {**SCENARIO["given"], "decks": {"darkness": ["cold-wind"], "dread": ["void-surge"]}}
    assert proven({**drawn, "given": stacked}) == ["effect/2"]
    assert proven({**UNNAMED, "title": "cold-wind"}) == []


def test_what_a_pack_adds_to_a_deck_is_proven(tmp_path):
    mine = tmp_path / "mine"
    (mine / "scenarios").mkdir(parents=True)
    (mine / "pack.yaml").write_text(yaml.safe_dump({"id": "mine", "name": "Mine", "version": "1.0", "needs": ["core"]}))
    (mine / "worlds.yaml").write_text(yaml.safe_dump({"extends": "worlds/mines", "map_deck": ["corner-passage"]}))
    content = load([mine], user=False)
    (part,) = (part for part in parts(content) if part.added_by == "mine")
    assert part.name == "worlds/mines/map_deck/corner-passage"
    rooms = len(content.worlds["mines"].map_deck)
    given = {"heroes": [{"class": "us-marshal", "at": "12"}]}
    shows = {"given": given, "tries": ["corner-passage"], "then": [{"deck": "map-mines", "left": rooms}]}
    (mine / "scenarios" / "shows.yaml").write_text(yaml.safe_dump(shows))
    proof = Scenarios(content, [mine / "scenarios"]).proof_of(part)
    assert proof.scenario == str(mine / "scenarios" / "shows.yaml")
    (mine / "scenarios" / "shows.yaml").write_text(yaml.safe_dump({**shows, "then": [{"deck": "map-mines", "discard": []}]}))
    assert Scenarios(content, [mine / "scenarios"]).proof_of(part).scenario is None


def test_a_scenario_may_say_what_it_tries():
    scenarios = own_scenarios()
    (part,) = (part for part in parts(load(user=False)) if part.name == "charts/depth-events-mines/rows/1")
    said = [path for path in scenarios.likely(part) if "tries" in scenarios.files[path]]
    assert said
    assert any(scenarios.proof_of(part).scenario == path for path in said)
