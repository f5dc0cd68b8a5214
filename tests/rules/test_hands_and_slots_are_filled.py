"""The fullest sets of things that a hero can hold or wear: the same as by trying everything, and without trying everything."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec.structs import replace
from tests.campaign.stories import content

from lantern.campaign.records import HeroRecord
from lantern.campaign.weighing import Scales, on_the_scales
from lantern.rules.belongings import hands
from lantern.rules.belongings.hands import KINDS, Build, bearable, build_of, things, ways_to
from lantern.rules.table.state import CardInPlay, Held, Hero

Ways = list[tuple[int, ...]]
ITEMS = content().items
#: What is chosen from, and what bears weight that only bags are for.
CHOSEN = sorted(
    item.id
    for item in ITEMS.values()
    if item.hands or item.slots or any(bend.__class__.__name__ == "Stows" for bend in item.bend)
)
WEIGHTLESS = [item.id for item in ITEMS.values() if item.slots and not (item.hands or item.weight or item.needs or item.only)]
BODIES = ["second-head", "prehensile-tail", "tentacle-arm", "crushed-arm", "horns", "arm-growth"]


def standing(items: list[Held], conditions: tuple[str, ...] = (), hero_class: str = "gunslinger") -> tuple[Scales, Hero]:
    for number, held in enumerate(items):
        held.copy = sum(other.id == held.id for other in items[: number + 1])
    suffered = [CardInPlay(condition) for condition in conditions]
    record = HeroRecord(id="a", name="Ann", hero_class=hero_class, made=True, items=items, conditions=suffered)
    game = on_the_scales(content(), [record])
    return game, next(iter(game.state.heroes.values()))


def all_tried(game: Scales, hero: Hero, kind: str) -> Ways:
    """Try every subset, as was done before."""
    places, build, most = things(game, hero, kind), build_of(game, hero), bearable(game, hero)
    weights, fused = game.borne[hero.id].weights, {place for place in things(game, hero, kind) if hero.items[place].fused}
    if most is not None and kind == "clothes":
        held = [place for place in things(game, hero, "hands") if hero.items[place].equipped]
        most -= sum(weights[place] for place in set(held).difference(places))

    def fullest(build: Build) -> Ways:
        def fits(way: tuple[int, ...]) -> bool:
            light = most is None or not way or sum(weights[place] for place in way) <= most
            return light and KINDS[kind](build, [ITEMS[hero.items[place].id] for place in way])

        if fits(places):
            return [places]
        found = [way for size in range(len(places) + 1) for way in combinations(places, size) if fits(way)]
        found = [way for way in found if fused <= set(way)] or found
        return [way for way in found if not any(set(way) < set(other) for other in found)]

    found = fullest(build)
    if kind == "hands" and build.wants_a_hand_open:
        found += [way for way in fullest(replace(build, hands=build.hands - 1)) if way not in found]
    return found


@settings(max_examples=150, deadline=None)
@given(
    some.lists(some.tuples(some.sampled_from(CHOSEN), some.booleans(), some.integers(0, 9)), max_size=8),
    some.lists(some.sampled_from(BODIES), max_size=2),
    some.sampled_from(["gunslinger", "bandido", "preacher"]),
)
def test_the_ways_are_those_that_are_found_by_trying_all(owned, conditions, hero_class):
    items = [Held(item, equipped=equipped, fused=not fused) for item, equipped, fused in owned]
    game, hero = standing(items, tuple(conditions), hero_class)
    for kind in KINDS:
        assert ways_to(game, hero, kind, things(game, hero, kind)) == all_tried(game, hero, kind)


@pytest.mark.parametrize(
    ("kind", "owned", "ways"),
    [("hands", ["shotgun"] * 24, 24), ("clothes", WEIGHTLESS[:16], None), ("clothes", WEIGHTLESS, None)],
)
def test_many_things_are_not_tried_in_every_combination(monkeypatch, kind, owned, ways):
    game, hero = standing([Held(item) for item in owned])
    fits, tried = KINDS[kind], 0

    def counted(*given: object) -> bool:
        nonlocal tried
        tried += 1
        return fits(*given)  # type: ignore[arg-type]

    monkeypatch.setitem(hands.KINDS, kind, counted)
    assert len(things(game, hero, kind)) == len(owned) >= 16
    found = ways_to(game, hero, kind, things(game, hero, kind))
    assert found
    assert ways in {None, len(found)}
    assert tried < 5 * len(owned) ** 2
