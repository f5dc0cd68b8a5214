"""The charts of injuries, madness and mutations, against the ledger (chapter 22)."""

import pytest

from lantern import rulebook
from lantern.content.effects import Band
from lantern.content.entries import Affliction
from lantern.content.library import Content
from lantern.content.verbs.harm import Suffer

#: How the ledger calls a number that packs call otherwise.
STATS = {"hand_slots": "hands"}
#: Changes of numbers that the rules make where the number is used, not on the sheet.
ELSEWHERE = frozenset({
    "town_item_price", "enemy_to_hit_also_on", "escape_dice", "hat_slots", "location_event_roll",
})  # fmt: skip


def suffered(content: Content, row: Band) -> Affliction | None:
    found = [content.conditions[effect.condition] for effect in row.effect if isinstance(effect, Suffer)]
    return found[0] if found else None


@pytest.mark.proves("MUT-02", "MUT-01")
@pytest.mark.parametrize("number", [10 * tens + units for tens in range(1, 7) for units in range(1, 7)])
def test_each_mutation_is_the_one_of_the_ledger(content, number):
    table = rulebook.find("MUT-02").table
    assert isinstance(table, dict)
    entry = table[number]
    row = next(row for row in content.charts["mutation"].rows if row.low <= number <= row.high)
    mutation = suffered(content, row)
    assert mutation is not None
    assert mutation.kind == "mutation"
    assert mutation.name["en"] == entry["name"]
    wanted = {
        STATS.get(effect["stat"], effect["stat"]): int(str(effect["add"]).rstrip("+"))
        for effect in entry["fx"]
        if effect["op"] == "mod" and effect["stat"] not in ELSEWHERE and "when" not in effect and "note" not in effect
    }
    found = {stat: amount for modifier in mutation.modify if modifier.when is None for stat, amount in modifier.change.items()}
    assert found == wanted


@pytest.mark.proves("INJ-10", "INJ-11")
@pytest.mark.parametrize(("chart", "harmless"), [("injury", 11), ("madness", 11)])
def test_a_chart_goes_from_death_to_a_gain(content, chart, harmless):
    rows = content.charts[chart].rows
    assert content.charts[chart].die == "2D6"
    assert [(row.low, row.high) for row in rows] == [(number, number) for number in range(2, 13)]
    worst, best = suffered(content, rows[0]), suffered(content, rows[-1])
    assert worst is not None
    assert "death" in worst.flags
    assert best is not None
    assert best.modify[0].change == {"max_grit": 1}
    for row in rows:
        affliction = suffered(content, row)
        assert (affliction is None) == (row.low == harmless)
        assert affliction is None or affliction.kind == chart
