"""What a pack does to entries of another: it replaces them or adds to them, and says so."""

import pytest

from lantern.content.build import build
from lantern.content.check import check, show_entry
from lantern.content.loader import OWN_PACKS
from lantern.content.problems import Clash
from lantern.rules.words import Words
from lantern.views.lobby import clash_text

CORE = OWN_PACKS / "core"
RATS = {
    "replaces": "core:cards/swarm-of-rats",
    "name": {"en": "Two Rats", "it": "Due ratti"},
    "deck": "darkness",
    "effect": {"dread": 1},
    "source": "original",
}
ROOM = (CORE / "tiles" / "burning-room.yaml").read_text("utf-8").replace("id: burning-room", "id: my-room")


@pytest.fixture
def author(author):
    return author.write("pack.yaml", {"id": "mine", "name": "A Pack", "version": "1.0", "needs": ["core"]})


def test_an_entry_takes_the_place_of_another(author):
    author.write("cards.yaml", RATS)
    content = author.build(CORE)
    assert content.cards["swarm-of-rats"].name["en"] == "Two Rats"
    assert content.cards["swarm-of-rats"].pack == "mine"
    assert content.homes["cards/swarm-of-rats"] == ("mine", "mine/cards.yaml")
    assert content.deck("darkness").count("swarm-of-rats") == 1
    for name in ("swarm-of-rats", "mine:cards/swarm-of-rats", "core:cards/swarm-of-rats"):
        assert "Two Rats" in show_entry(content, name)
    assert "instead of the one of core" in show_entry(content, "swarm-of-rats")


def test_the_order_in_which_packs_are_named_makes_no_difference(author):
    author.write("cards.yaml", RATS)
    assert build([author.folder, CORE]).cards["swarm-of-rats"].pack == "mine"


@pytest.mark.parametrize("name", ["swarm-of-rats", "cards/swarm-of-rats", "core:cards/swarm-of-rats"])
def test_what_is_replaced_is_named_shortly_or_in_full(author, name):
    author.write("cards.yaml", {**RATS, "replaces": name, "id": "swarm-of-rats"})
    assert author.build(CORE).cards["swarm-of-rats"].pack == "mine"


def test_the_same_id_without_saying_so_names_both(author):
    author.write("cards.yaml", {**RATS, "id": "swarm-of-rats", "replaces": None})
    author.card(id="swarm-of-rats")
    [problem] = author.problems(CORE)
    assert str(problem) == (
        "mine/cards.yaml: swarm-of-rats: id: this id is taken: core/cards/darkness.yaml has it too; "
        "to put this in its place, write replaces: core:cards/swarm-of-rats."
    )


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"replaces": "swarm-of-cats"}, 'no pack that this one needs has "swarm-of-cats" among its cards'),
        ({"replaces": "items/swarm-of-rats"}, "an entry among cards replaces one of them, not of items"),
        ({"id": "rats"}, 'it has the id of what it replaces: "swarm-of-rats", not "rats"'),
        ({"replaces": "yours:cards/swarm-of-rats"}, '"swarm-of-rats" is of the pack "core", not of "yours"'),
    ],
)
def test_what_cannot_be_replaced_is_said(author, fields, said):
    author.write("cards.yaml", {**RATS, **fields})
    [problem] = author.problems(CORE)
    assert said in str(problem)
    assert problem.field == "replaces"


def test_a_pack_replaces_only_what_it_needs(author, another):
    author.write("cards.yaml", RATS)
    another.write("cards.yaml", RATS)
    assert "name the pack that has it under needs" in str(author.problems(CORE, another.folder)[0])
    another.write("pack.yaml", {"id": "another", "name": "B", "version": "1.0", "needs": ["core"]})
    author.write("pack.yaml", {"id": "mine", "name": "A Pack", "version": "1.0"})
    [problem] = author.problems(CORE, another.folder)
    assert '"swarm-of-rats" is of the pack "core", which this pack does not need; add it to needs' in str(problem)
    author.write("pack.yaml", {"id": "mine", "name": "A Pack", "version": "1.0", "needs": ["another"]})
    content = author.build(CORE, another.folder)
    assert content.replaced_from["cards/swarm-of-rats"] == ["core", "another"]
    assert content.clashes == []


# -- packs that do not know of each other ---------------------------------------------------------


@pytest.fixture
def stranger(another):
    return another.write("pack.yaml", {"id": "another", "name": "B", "version": "1.0", "needs": ["core"]})


def test_of_two_packs_that_replace_the_same_the_later_counts(author, stranger):
    author.write("cards.yaml", RATS)
    stranger.write("cards.yaml", {**RATS, "name": "Three Rats"})
    for content in (author.build(CORE, stranger.folder), build([author.folder, stranger.folder, CORE])):
        assert content.cards["swarm-of-rats"].name["en"] == "Two Rats"
        assert content.clashes == [Clash(kind="cards", entry="swarm-of-rats", of="core", first="another", last="mine")]
    for name in ("core:cards/swarm-of-rats", "another:cards/swarm-of-rats"):
        assert "Two Rats" in show_entry(content, name)


def test_each_is_told_by_its_check(author, stranger):
    author.write("cards.yaml", RATS)
    stranger.write("cards.yaml", RATS)
    for pack, other in ((author, stranger), (stranger, author)):
        report = check(pack.folder, [other.folder])
        assert report.is_good
        assert (
            'the packs "another" and "mine" both replace core:cards/swarm-of-rats, and neither needs the other; '
            'that of "mine" counts, which comes later'
        ) in [warning.message for warning in report.warnings]
    assert not [warning for warning in check(author.folder).warnings if "both" in warning.message]


@pytest.mark.parametrize("replacing", ["another", "mine"])
def test_additions_come_to_what_stands_there_now(author, stranger, replacing):
    one, other = (stranger, author) if replacing == "another" else (author, stranger)
    one.write("cards.yaml", RATS)
    other.write("cards.yaml", {"extends": "core:cards/swarm-of-rats", "keywords": ["Law"]})
    content = author.build(CORE, stranger.folder)
    assert content.cards["swarm-of-rats"].name["en"] == "Two Rats"
    assert content.cards["swarm-of-rats"].keywords == ("Law",)
    [clash] = content.clashes
    assert (clash.first, clash.last, clash.adds) == (replacing, other.folder.name, True)
    assert f'which is now that of "{replacing}"' in str(
        [warning.message for warning in check(other.folder, [one.folder]).warnings]
    )


def test_two_packs_that_take_the_same_rows_of_a_chart_are_told(author, stranger):
    stranger.write("charts.yaml", {"extends": "core:charts/injury", "rows": {"2-4": {"dread": 1}, 7: {"dread": 2}}})
    author.write(
        "charts.yaml", {"extends": "core:charts/injury", "rows": {"4-5": {"dread": 3}, 7: {"dread": 3}, 12: {"dread": 3}}}
    )
    content = author.build(CORE, stranger.folder)
    [clash] = content.clashes
    assert (clash.first, clash.last, clash.rows) == ("another", "mine", "4, 7")
    assert str(clash) == (
        'the packs "another" and "mine" both take the rows 4, 7 of core:charts/injury, and neither needs the other; '
        'those of "mine" count, which comes later'
    )
    assert str(clash) in [warning.message for warning in check(author.folder, [stranger.folder]).warnings]
    for lang, said in (("en", "both take the rows 4, 7 of"), ("it", "prendono tutti e due le righe 4, 7 di")):
        assert said in clash_text(Words(content, lang), clash)


def test_rows_that_nobody_else_takes_are_no_clash(author, stranger):
    stranger.write("charts.yaml", {"extends": "core:charts/injury", "rows": {"2-4": {"dread": 1}}})
    author.write("charts.yaml", {"extends": "core:charts/injury", "rows": {"5+": {"dread": 3}}})
    assert author.build(CORE, stranger.folder).clashes == []


def test_what_two_packs_fill_is_that_of_the_later(author, stranger):
    for pack, card in ((author, "cold-wind"), (stranger, "warm-wind")):
        pack.card(id=card, deck="encounter", advanced=True)
        pack.write("tiles.yaml", {"extends": "entrance", "advanced_encounter": card})
    content = author.build(CORE, stranger.folder)
    assert content.tiles["entrance"].advanced_encounter == "cold-wind"
    assert [(clash.first, clash.last) for clash in content.clashes] == [("another", "mine")]


def test_rooms_of_two_packs_in_one_deck_are_no_clash(author, stranger):
    for pack in (author, stranger):
        room = f"room-of-{pack.folder.name}"
        pack.write(f"tiles/{room}.yaml", ROOM.replace("id: my-room", f"id: {room}"))
        pack.write("worlds.yaml", {"extends": "mines", "map_deck": [room]})
    assert author.build(CORE, stranger.folder).clashes == []


def test_an_id_that_is_taken_names_whom_to_replace_in_the_first_place(author, stranger):
    stranger.write("cards.yaml", RATS)
    author.card(id="swarm-of-rats")
    [problem] = author.problems(CORE, stranger.folder)
    assert "write replaces: core:cards/swarm-of-rats" in str(problem)


# -- extends --------------------------------------------------------------------------------------


def test_a_room_comes_into_the_deck_of_the_mines(author):
    author.write("tiles/my-room.yaml", ROOM)
    author.write("worlds.yaml", {"extends": "mines", "map_deck": ["my-room"]})
    content = author.build(CORE)
    assert "my-room" in content.deck("map", "mines")
    assert "burning-room" in content.deck("map", "mines")
    assert content.homes["worlds/mines"][0] == "core"
    assert "With additions of mine" in show_entry(content, "worlds/mines")


def test_it_may_stand_among_any_entries_if_it_says_the_kind(author):
    author.write("tiles/my-room.yaml", ROOM)
    author.write("cards.yaml", {"extends": "core:worlds/mines", "map_deck": ["my-room"]})
    assert "my-room" in author.build(CORE).deck("map", "mines")


def test_a_row_takes_its_results_from_the_others(author):
    author.write("charts.yaml", {"extends": "madness", "rows": {"4": {"name": "Humming", "effect": []}}})
    chart = author.build(CORE).charts["madness"]
    assert next(row for row in chart.rows if row.name.get("en") == "Humming").low == 4
    results = [result for row in chart.rows for result in range(row.low, row.high + 1)]
    assert len(results) == len(set(results))


def test_what_an_entry_leaves_open_can_be_filled(author):
    author.card(deck="encounter", advanced=True)
    author.write("tiles.yaml", {"extends": "entrance", "advanced_encounter": "cold-wind"})
    assert author.build(CORE).tiles["entrance"].advanced_encounter == "cold-wind"


def test_a_hook_of_an_addition_is_of_its_own_pack(author):
    author.write("hooks.py", "def sing(game, context):\n    pass\n")
    author.write("missions.yaml", {"extends": "scouting-party", "reward": [{"hook": {"name": "sing", "text": "Sing."}}]})
    assert author.build(CORE).missions["scouting-party"].reward[-1].name == "mine:sing"


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ({"extends": "mine", "map_deck": ["entrance"]}, 'no pack that this one needs has "mine" among its worlds'),
        ({"extends": "mines", "map_dek": ["entrance"]}, "this cannot be added to; it can be"),
        ({"extends": "mines", "map_deck": ["nowhere"]}, 'no pack has "nowhere" among its tiles'),
        ({"extends": "mines", "depth_events": "madness"}, "only lists can be added to"),
        ({"extends": "mines", "name": "Pits"}, "this cannot be added to"),
        ({"extends": "tiles/entrance", "world": "mines"}, "this cannot be added to"),
        ({"extends": "charts/madness", "rows": {"99": []}}, "never shows 99"),
        ({"extends": "city-of-the-ancients:worlds/mines", "map_deck": []}, 'is of the pack "core"'),
    ],
)
def test_what_cannot_be_added_is_said(author, written, said):
    author.write("worlds.yaml", written)
    assert said in " ".join(map(str, author.problems(CORE)))
