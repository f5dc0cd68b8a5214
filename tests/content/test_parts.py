"""What entries do, part by part: each part can be taken away alone, and nothing else goes with it."""

import msgspec
import pytest

from lantern.content.bends.points import POINTS
from lantern.content.loader import OWN_PACKS
from lantern.content.parts import SAYS, TOLD, parts, parts_of
from lantern.content.words import FLAGS


def paths(content, kind, entry):
    return [part.path for part in parts_of(kind, content.kind(kind)[entry])]


def test_each_icon_modifier_and_effect_is_a_part(everything):
    assert paths(everything, "cards", "decay-of-time") == ["modify", "remains_in_play"]
    assert paths(everything, "exploration-tokens", "classic-attack-2-doors-clue") == ["doors", "clue", "attack"]
    assert paths(everything, "threats", "medium-night-terror-and-more") == ["enemies", "draws"]
    assert paths(everything, "threats", "high-all-that-crawls") == ["enemies/1", "enemies/2", "enemies/3"]
    assert paths(everything, "missions", "scouting-party") == ["objective_threat", "reward/1", "reward/2"]


def test_each_row_that_does_something_is_a_part(everything):
    found = paths(everything, "charts", "injury")
    assert found == [f"rows/{total}" for total in (2, 3, 4, 5, 6, 7, 8, 9, 10, 12)]  # 11 knocks nobody but the wind out


def test_an_ability_that_stands_alike_on_both_sides_is_one_part(everything):
    enemy = everything.enemies["hungry-dead"]
    found = {part.path: part.without for part in parts_of("enemies", enemy)}
    assert list(dict.fromkeys("/".join(path.split("/")[:2]) for path in found)) == [
        "normal/fear", "normal/elite-1-bloated", "normal/elite-2-ravenous", "normal/elite-3-recently-dead",
        "normal/elite-4-resilient", "normal/elite-5-stench-of-death", "normal/elite-6-rotten-evil",
        "brutal/elite-1-bloated", "brutal/elite-3-recently-dead", "brutal/elite-6-rotten-evil",
    ]  # fmt: skip
    without = found["normal/elite-2-ravenous"]
    assert [ability.modify for side in (without.normal, without.brutal) for ability in (side.elite[1],)] == [(), ()]
    assert without.brutal.elite[0] == enemy.brutal.elite[0]
    assert found["normal/elite-1-bloated"].brutal == enemy.brutal


def test_an_action_stays_and_does_nothing(everything):
    (part,) = (part for part in parts_of("side-bag-tokens", everything.tokens["bandages"]) if part.path == "actions")
    before = everything.tokens["bandages"].actions[0]
    assert part.without.actions == (msgspec.structs.replace(before, effect=()),)


def test_who_alone_may_buy_or_be_served_is_a_part_where_something_is_sold_or_offered(everything):
    found = {part.name: part.without for part in parts(everything) if part.path.split("/")[-1] == "only"}
    assert found["items/holy-book/only"].only == ()
    assert found["side-bag-tokens/dark-stone-shiv/only"].only == ()
    assert found["services/hold-up-the-store/only"].only == ()
    goods = {good.item: good for good in found["locations/smugglers-den/goods/bandana/only"].goods}
    assert goods["bandana"].only == ()
    sold = {good.item for place in everything.locations.values() for good in place.goods}
    unsold = [item.id for item in everything.items.values() if item.only and item.id not in sold]
    assert unsold
    assert not any(f"items/{item}/only" in found for item in unsold)


def test_what_happens_inside_an_effect_is_a_part_too(everything):
    assert paths(everything, "cards", "something-shiny") == ["xp", "effect/on/1-4", "effect/on/5", "effect/on/6", "effect"]
    assert paths(everything, "side-bag-tokens", "potion") == [
        *(f"actions/effect/among/{skill}" for skill in range(1, 7)), "actions/effect",
    ]  # fmt: skip


def test_each_number_of_a_modifier_is_a_part(everything):
    found = {part.path: part.without.modify for part in parts_of("cards", everything.cards["savage-attack"])}
    assert list(found) == [
        "modify/change/defense", "modify/change/combat", "modify/change/shots", "modify", "triggers", "remains_in_play",
    ]  # fmt: skip
    assert found["modify/change/combat"][0].change == {"defense": -1, "shots": 2}
    assert found["modify"] == ()


def test_each_ability_is_taken_apart(everything):
    found = paths(everything, "enemies", "corpse-pile")
    assert {"normal/immobile/immobile", "normal/immobile/bend/ambush", "normal/fear", "normal/spawner"} <= set(found)


def test_only_the_part_goes(everything):
    for part in parts(everything):
        before, after = everything.kind(part.kind)[part.entry], part.without
        changed = [name for name in before.__struct_fields__ if getattr(before, name) != getattr(after, name)]
        assert changed, part.name
        assert part.priced or part.path == "only" or SAYS.isdisjoint(changed), part.name
        blanked = part.blanked(everything)
        others = {key: entry for key, entry in blanked.kind(part.kind).items() if key != part.entry}
        assert blanked.kind(part.kind)[part.entry] is after
        assert all(everything.kind(part.kind)[key] is entry for key, entry in others.items())
        assert everything.kind(part.kind)[part.entry] is before


@pytest.mark.parametrize(
    "kind", ["heroes", "upgrades", "items", "pools", "hand-cards", "side-bag-tokens", "cards", "threats", "enemies"]
)
def test_names_are_unique(everything, kind):
    names = [part.name for part in parts(everything) if part.kind == kind]
    assert names
    assert len(names) == len(set(names))


def test_what_is_only_told_is_known_to_no_rule():
    """When a rule knows a flag, the flag does something: it leaves the list, and gets a scenario."""
    lines = [
        line for path in sorted((OWN_PACKS.parent / "rules").rglob("*.py")) for line in path.read_text("utf-8").splitlines()
    ]
    asks = [line for line in lines if "_has(" in line or "flags" in line]
    assert any('"quickdraw"' in line for line in asks)
    assert set(FLAGS) >= TOLD
    assert [line for line in asks if any(f'"{flag}"' in line for flag in TOLD)] == []
    told = [point.__name__ for point in POINTS.values() if point.told]
    assert [line for line in lines if any(f" {name}" in line for name in told)] == []
