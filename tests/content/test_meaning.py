"""What a pack says and nothing would do is refused, with what would be right."""

import pytest

from lantern.content.bends.points import POINTS
from lantern.content.effects import VERBS
from lantern.content.loader import OWN_PACKS
from lantern.content.places import DECKS, FLAGS_STAY, HOMES_SAID, MOMENTS, OWNERS, THROWS, TIMINGS
from lantern.content.verbs.needs import COUNTED, NEEDS, SAID, WHO
from lantern.content.verbs.terms import Condition, Cost
from lantern.content.words import CARD_DECKS, FLAGS, QUANTITIES
from lantern.content.words import MOMENTS as ALL_MOMENTS

CORE = OWN_PACKS / "core"
SWAMPS = OWN_PACKS / "swamps-of-death"
ENTRY = {"id": "thing", "name": "Thing", "source": "original"}
ITEM = {**ENTRY, "deck": "gear"}
ENCOUNTER = {**ENTRY, "deck": "encounter"}
SERMON = {**ENTRY, "hand": "sermons", "type": "blessing", "cost": {"faith": 1}, "casting": 7, "xp": 10}
DARKNESS = {**ENTRY, "deck": "darkness"}
SIDE = {
    "initiative": 1, "move": 6, "escape": 4, "to_hit": {"melee": 4}, "combat": 1, "damage": 1, "defense": 1, "health": 1,
    "xp": 5,
}  # fmt: skip


def hero(**ability):
    return {
        **ENTRY, "to_hit": {"ranged": 4, "melee": 4}, "initiative": 3, "health": 10, "sanity": 10, "defense": 4, "willpower": 4,
        "skills": {"agility": 2, "cunning": 2, "spirit": 2, "strength": 2, "lore": 2, "luck": 2},
        "abilities": {"id": "trick", "name": "Trick", **ability},
    }  # fmt: skip


def enemy(**ability):
    return {**ENTRY, "models": 6, "normal": {**SIDE, "abilities": {"id": "trick", "name": "Trick", **ability}}}


def mission(**fields):
    return {**ENTRY, "story": "S", "goal": "G", "success": "W", **fields}


NOTHING_DOES = [
    ("cards", {**ENCOUNTER, "xp": 10}, "xp", "gain: {xp: 10, who: each_hero}"),
    ("missions", mission(reward={"take": "bandages"}), "reward[0].take.who", "each_hero"),
    ("items", {**ITEM, "actions": {"effect": {"reroll": 1}}}, "actions[0].effect[0].reroll", "timing hold_back"),
    (
        "heroes",
        hero(actions={"cost": {"marker": True}, "effect": {"heal": {"mix": 1}}}),
        "abilities[0].actions[0].cost.marker",
        "only items",
    ),
    (
        "conditions",
        {**ENTRY, "kind": "injury", "actions": {"cost": {"discard": True}, "effect": {"heal": {"mix": 1}}}},
        "actions[0].cost.discard",
        "only items",
    ),
    ("cards", {**DARKNESS, "effect": {"hits": 3}}, "effect[0].hits.who", "each_hero"),
    ("cards", {**DARKNESS, "effect": {"draw": "gear"}}, "effect[0].draw.who", "each_hero"),
    ("cards", {**DARKNESS, "effect": {"darkness": "lore"}}, "effect[0].darkness.steps", "a Hero"),
    ("cards", {**DARKNESS, "effect": {"hits": {"who": "each_hero_on_tile", "count": 1}}}, "effect[0].hits.who", "Map Tile"),
    ("cards", {**DARKNESS, "effect": {"gain": {"xp": 1, "who": "victim"}}}, "effect[0].gain.who", "self"),
    ("cards", {**DARKNESS, "effect": {"choose": [{"dread": 1}, {"cost": {"gold": 1}, "effect": {"dread": 2}}]}},
     "effect[0].choose.among[1].cost", "a Hero"),
    ("cards", {**DARKNESS, "modify": {"whose": {"enemies": "all"}, "combat": 1}}, "modify", "remains_in_play: true"),
    ("cards", {**DARKNESS, "remains_in_play": True, "modify": {"combat": 1}}, "modify[0]", "whose"),
    ("cards", {**DARKNESS, "remains_in_play": True, "actions": {"effect": {"dread": 1}}}, "actions", "an item"),
    ("cards", {**ENTRY, "deck": "loot", "remains_in_play": True}, "remains_in_play", "darkness, dread, encounter"),
    ("cards", {**DARKNESS, "tile_only": True}, "tile_only", "encounter"),
    ("items", {**ITEM, "modify": {"whose": {"enemies": "all"}, "combat": 1}}, "modify[0].whose", "without whose"),
    ("items", {**ITEM, "modify": {"fear": 1}}, "modify[0].fear", "only enemies"),
    ("items", {**ITEM, "modify": {"initiative": 1, "when": {"enemy_keyword": "Undead"}}},
     "modify[0].when.enemy_keyword", "type"),
    ("items", {**ITEM, "triggers": {"on": "turn_starts", "limit": "gate", "effect": {"dread": 1}}},
     "triggers[0].limit", "gate"),
    ("items", {**ITEM, "triggers": {"on": "turn_starts", "when": {"rolled": 6}, "effect": {"dread": 1}}},
     "triggers[0].when.rolled", "move_rolled"),
    ("items", {**ITEM, "actions": {"effect": {"cancel": None}}}, "actions[0].effect[0].cancel", "timing such as harm"),
    ("items", {**ITEM, "actions": {"effect": {"modify": {"until": "test", "lore": 1}}}}, "actions[0].effect[0].modify", "test"),
    ("items", {**ITEM, "actions": {"effect": {"hits": "successes"}}}, "actions[0].effect[0].hits.count", "each_success"),
    ("items", {**ITEM, "actions": {"timing": "hit", "effect": {"bleed": None}}}, "actions[0].effect[0].bleed", "enemy_wounded"),
    ("items", {**ITEM, "flags": "changes_targets"}, "flags", "abilities of Enemies"),
    ("items", {**ITEM, "flags": "death"}, "flags", "conditions"),
    ("upgrades", {**ENTRY, "hero": "us-marshal", "flags": "one_ammo"}, "flags", "items"),
    ("items", {**ITEM, "bend": {"stench": 1}}, "bend.stench", "abilities of Enemies"),
    ("items", {**ITEM, "bend": {"worn": {"slot": "hat", "count": 0}}}, "bend.worn", "upgrades of Heroes, and conditions"),
    ("upgrades", {**ENTRY, "hero": "us-marshal", "bend": {"breaks": 2}}, "bend.breaks", "items"),
    ("upgrades", {**ENTRY, "hero": "us-marshal", "bend": {"redraw": {"limit": "turn", "cost": {"discard": True}}}},
     "bend.redraw.cost.discard", "can be discarded"),
    ("items", {**ITEM, "bend": {"redraw": {"limit": "gate"}}}, "bend.redraw.limit", "gate"),
    ("items", {**ITEM, "bend": {"failed_hold_back": "heroes"}}, "bend.failed_hold_back.sanity", "a number or dice"),
    ("items", {**ITEM, "actions": {"effect": {"modify": {"until": "turn", "bend": {"redraw": {"limit": "turn"}}}}}},
     "actions[0].effect[0].modify.bend.redraw", "whatever a Hero bears"),
    ("cards", {**DARKNESS, "remains_in_play": True, "bend": {"stench": 1}}, "bend.stench", "abilities of Enemies"),
    ("cards", {**DARKNESS, "remains_in_play": True, "modify": {"whose": {"enemies": "all"}, "bend": {"voices": "D3"}}},
     "modify[0].bend.voices", "whatever a Hero bears"),
    ("enemies", enemy(modify={"whose": {"enemies": "all"}, "bend": {"stench": 1}}), "normal.abilities[0].modify[0].bend",
     "take bend out of modify"),
    ("enemies", enemy(actions={"effect": {"dread": 1}}), "normal.abilities[0].actions", "an item"),
    ("enemies", enemy(modify={"lore": 1}), "normal.abilities[0].modify[0].lore", "only heroes"),
    ("conditions", {**ENTRY, "kind": "status", "rerolls": {"of": "defense"}}, "rerolls", "a status has no rerolls"),
    ("missions", mission(failure={"darkness": 1}), "failure[0].darkness", "the Depth Track"),
    ("missions", mission(reward={"attack": "party"}), "reward[0].attack", "a map"),
    ("missions", mission(reward={"modify": {"until": "adventure", "luck": 1, "who": "each_hero"}}), "reward[0].modify", "time"),
    ("items", {**ITEM, "triggers": {"on": "adventure_ends", "effect": {"modify": {"until": "turn", "luck": 1}}}},
     "triggers[0].effect[0].modify", "time"),
    ("missions", mission(markers={"id": "m", "name": "M", "flags": "no_escape"}), "markers[0].flags", "a rule of a mission"),
    ("hand-cards", {**SERMON, "cancels": {"darkness": 0}, "effect": {"dread": 1}},
     "cancels", "leave out effect"),
    ("side-bag-tokens", {**ENTRY, "actions": {"timing": "hold_back", "effect": {"dread": 1}}}, "actions[0]", "reroll: 1"),
    ("cards", {**DARKNESS, "effect": {"put_in_play": "cave-in"}}, "effect[0].put_in_play.card", "does not remain in play"),
]  # fmt: skip

SOMETHING_DOES = [
    ("cards", {**ENTRY, "deck": "loot", "xp": 10, "effect": {"hits": 1}}),
    ("cards", {**DARKNESS, "effect": {"test": {"who": "each_hero", "skill": "lore", "target": 5, "fail": {"hits": "lore"}}}}),
    ("cards", {**DARKNESS, "effect": {"roll": {"who": "each_hero", "die": "D6", "on": {"1-3": {"hits": 1}, "4-6": []}}}}),
    ("cards", {**ENCOUNTER, "effect": [{"open_gate": None}, {"hits": {"who": "each_hero_on_tile", "count": 1}}]}),
    ("items", {**ITEM, "actions": {"timing": "hold_back", "cost": {"discard": True}, "effect": {"reroll": 2}}}),
    ("items", {**ITEM, "triggers": {"on": "knocked_out", "cost": {"marker": True}, "effect": {"dread": 1}}}),
    ("enemies", enemy(triggers={"on": "enemy_wounds_hero", "effect": {"lose": {"gold": "wounds_dealt", "who": "victim"}}})),
    ("missions", mission(reward={"take": {"token": "bandages", "who": "each_hero"}})),
    ("missions", mission(reward={"draw": {"deck": "loot", "who": "each_hero"}})),
    ("missions", mission(reward={"gain": {"gold": "party_depth", "who": "each_hero"}})),
    ("side-bag-tokens", {**ENTRY, "actions": {"timing": "hold_back", "effect": {"reroll": 1}}}),
]


@pytest.mark.parametrize(("kind", "entry", "where", "hint"), NOTHING_DOES)
def test_what_nothing_does_is_refused(author, kind, entry, where, hint):
    found = author.write(f"{kind}.yaml", entry).problems(CORE, SWAMPS)
    assert len(found) == 1, found
    [problem] = found
    assert (problem.file, problem.entry, problem.field) == (f"mine/{kind}.yaml", "thing", where)
    assert hint in str(problem)


@pytest.mark.parametrize(("kind", "entry"), SOMETHING_DOES)
def test_what_something_does_is_not(author, kind, entry):
    assert author.write(f"{kind}.yaml", entry).build(CORE).kind(kind)["thing"]


def test_every_word_has_its_place():
    assert set(MOMENTS) == set(ALL_MOMENTS)
    assert set(DECKS) == set(CARD_DECKS)
    assert set(COUNTED) <= set(QUANTITIES)
    assert set(Condition.needs) | {"in_fight", "reached", "at_least", "at_most"} == set(Condition.__struct_fields__)
    assert set(Cost.needs) <= set(Cost.__struct_fields__)
    assert set(FLAGS_STAY) == set(FLAGS)
    assert all(homes <= set(HOMES_SAID) and reason for homes, reason in FLAGS_STAY.values())
    assert {point.home for point in POINTS.values()} <= set(HOMES_SAID)
    assert set(SAID) == set(NEEDS)


def test_every_need_is_at_hand_somewhere():
    given = {need for table in (MOMENTS, TIMINGS, THROWS, DECKS) for has in table.values() for need in has}
    given |= {need for owner in OWNERS.values() for need in owner.has}
    given |= {need for verb in VERBS.values() for has in verb.gives.values() for need in has}
    of_hands = {"range", "points_spent", "casting_margin", "double"}
    assert set(NEEDS) - given == {"uses", "victim", "day", *of_hands}
    assert {need for needs in WHO.values() for need in needs} <= set(NEEDS)


@pytest.mark.parametrize(
    ("kind", "entry", "message"),
    [
        ("heroes", {**hero(), "health": 0}, "health: 0 is out of range; health is from 1 to 99"),
        ("heroes", {**hero(), "defense": "99+"}, "defense: 99 is out of range; defense is from 1 to 8"),
        (
            "enemies",
            {**enemy(), "normal": {**SIDE, "health": 10**23}},
            "normal.health: 100000000000000000000000 is out of range",
        ),
        ("items", {**ITEM, "modify": {"combat": 99}}, "modify[0].change: 99 is out of range"),
        ("cards", {**DARKNESS, "effect": {"dread": 10**9}}, "effect[0].dread.count: 1000000000 is out of range"),
        ("cards", {**DARKNESS, "effect": {"dread": "99D6"}}, "effect[0].dread.count: 99 is out of range; dice is from 0 to 20"),
    ],
)
def test_numbers_have_a_range(author, kind, entry, message):
    assert any(message in str(problem) for problem in author.write(f"{kind}.yaml", entry).problems())


@pytest.mark.parametrize(
    ("pool", "said"),
    [
        ({"max": 3, "start": 4}, "a hero cannot begin with 4: the pool holds 3 at most"),
        ({"max": 3, "start": 3}, ""),
        ({"max_by": "lore", "start": 4}, ""),
    ],
)
def test_nobody_begins_with_more_than_a_pool_holds(author, pool, said):
    author.write("pools.yaml", {**ENTRY, **pool})
    if said:
        [problem] = author.problems(CORE)
        assert (problem.field, problem.message) == ("", said)
    else:
        author.build(CORE)


def test_parts_do_not_begin_with_more_than_the_whole_holds(author):
    author.write(
        "pools.yaml",
        [
            {**ENTRY, "max": 3},
            {**ENTRY, "id": "half", "part_of": "thing", "start": 2},
            {**ENTRY, "id": "rest", "part_of": "thing", "start": 2},
        ],
    )
    [problem] = author.problems(CORE)
    assert str(problem).startswith("mine/pools.yaml: thing: max: its parts begin with 4 together, and it holds 3 at most")
