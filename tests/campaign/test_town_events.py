"""How likely a town event comes in the evening is told as it is rolled."""

from __future__ import annotations

import pytest

from lantern.content.loader import load
from lantern.rules.table.settlement import Settlement, Town, TownStay
from lantern.rules.town.visits import event_chance

CONTENT = load(user=False)


@pytest.mark.parametrize(
    ("town", "track", "chance"),
    [("", 1, 1 / 6), ("", 6, 1), ("frontier-town", 2, 2 / 6), ("mining-town", 2, 20 / 36), ("mining-town", 6, 1)],
)
def test_one_of_the_dice_of_the_evening_is_enough(town: str, track: int, chance: float) -> None:
    settlement = Settlement(stay=TownStay(track=track), town=Town("", town, "small", []) if town else None)
    assert event_chance(CONTENT, settlement) == pytest.approx(chance)


def test_after_a_quiet_day_nothing_is_rolled() -> None:
    assert event_chance(CONTENT, Settlement(stay=TownStay(track=5, quiet=True))) == 0
