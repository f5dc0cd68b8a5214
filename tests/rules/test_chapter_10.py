"""Enemies: the sheets of the packs against those of the ledger (chapters 10, 40 and 41)."""

import pytest

from lantern import rulebook
from lantern.content.entries import Enemy, EnemySide

SHEET = rulebook.find("FOES-01").table
NUMBERS = ("initiative", "move", "escape", "combat", "damage", "defense", "health", "xp")


def sides(enemy: Enemy) -> list[EnemySide]:
    return [enemy.normal] + ([enemy.brutal] if enemy.brutal is not None else [])


@pytest.mark.proves("FOE-01")
def test_every_sheet_has_every_field(content):
    fields = set(rulebook.find("FOE-01").table["fields"])
    assert fields == {
        "type", "keywords", "size", "initiative", "abilities", "move", "escape", "to_hit_ranged", "to_hit_melee", "combat",
        "damage", "defense", "health", "xp", "elite_chart_1_to_6",
    }  # fmt: skip
    for enemy in content.enemies.values():
        assert enemy.keywords
        assert enemy.size
        for side in sides(enemy):
            assert all(getattr(side, name) >= 0 for name in NUMBERS), enemy.id
            assert side.health > 0
            assert side.to_hit.melee or side.to_hit.ranged or not side.combat
            assert len(side.elite) == 6, enemy.id
            assert len({ability.id for ability in side.elite}) == 6


@pytest.mark.proves("FOES-01")
@pytest.mark.parametrize("name", ["normal", "brutal"])
def test_the_drowned_dead_are_as_in_the_ledger(content, name):
    side = getattr(content.enemies["drowned-dead"], name)
    printed = SHEET["stats"][name]
    assert {number: getattr(side, number) for number in NUMBERS} == {number: printed[number] for number in NUMBERS}
    assert (side.to_hit.ranged, side.to_hit.melee) == (printed["to_hit_ranged"], printed["to_hit_melee"])
    chart = SHEET["elite" if name == "normal" else "elite_brutal"]
    assert [ability.name["en"] for ability in side.elite] == [chart[number]["name"] for number in range(1, 7)]


@pytest.mark.proves("HEROES-02")
def test_the_marshal_is_as_in_the_ledger(content):
    printed = rulebook.find("HEROES-02").table
    sheet = content.heroes["us-marshal"]
    for number in ("combat", "max_grit", "initiative", "health", "sanity", "defense", "willpower"):
        assert getattr(sheet, number) == printed[number]
    assert (sheet.to_hit.ranged, sheet.to_hit.melee) == (printed["to_hit_ranged"], printed["to_hit_melee"])
    assert sheet.skills == printed["skills"]
    assert list(sheet.keywords) == printed["keywords"]
