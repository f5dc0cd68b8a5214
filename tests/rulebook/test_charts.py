"""Charts of the rulebook as rows and columns."""

import pytest

from lantern import rulebook
from lantern.rulebook.tables import chart


def test_entries_of_one_kind_share_their_columns():
    table = chart(rulebook.find("SCALE-01").table)
    assert table.heading == ["", "threat", "revive"]
    assert table.rows[0] == ["1", "Low", "2"]


def test_the_stages_of_the_depth_track_are_a_list_of_such_entries():
    table = chart(rulebook.find("DEPTH-03").table)
    assert table.heading == ["spaces", "target"]
    assert table.rows[1] == ["10, 9, 8, 7, 6", "8"]


def test_a_plain_chart_has_two_columns_and_no_heading():
    assert chart({"blood_spatter": [13, 10], "none": None}).rows == [["blood spatter", "13, 10"], ["none", "-"]]
    assert chart({1: 2, 3: 4}).heading == []


def test_rows_that_are_lists_stay_rows():
    assert chart([[1, 2], [3, {"a": True}]]).rows == [["1", "2"], ["3", "a: true"]]


@pytest.mark.parametrize("rule", [rule for rule in rulebook.load().rules if rule.table is not None], ids=lambda rule: rule.id)
def test_every_chart_has_rows_of_one_length_with_its_heading(rule):
    table = chart(rule.table)
    assert table.rows
    assert not table.heading or {len(row) for row in table.rows} == {len(table.heading)}
