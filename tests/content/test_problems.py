"""What an author reads when something is wrong."""

from textwrap import dedent

import pytest

from lantern.content import PackError, Problem
from lantern.content.loader import OWN_PACKS
from lantern.content.problems import said


def told(problems):
    return [str(problem) for problem in problems]


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        (
            {"effect": {"dred": 1}},
            'mine/cards.yaml: cold-wind: effect[0]: unknown verb "dred". Did you mean "dread"?',
        ),
        (
            {"efect": {"dread": 1}},
            'mine/cards.yaml: cold-wind: efect: unknown field "efect". Did you mean "effect"?',
        ),
        (
            {"deck": "darknes"},
            (
                'mine/cards.yaml: cold-wind: deck: unknown word "darknes"; it can be darkness, dread, encounter, loot, '
                'scavenge. Did you mean "darkness"?'
            ),
        ),
        (
            {"effect": {"hits": {"count": "D7"}}},
            (
                'mine/cards.yaml: cold-wind: effect[0].hits.count: "D7" is not an amount; write a number, dice (D6, 2D6, P, '
                "D3+1, D6*25) or a quantity."
            ),
        ),
        (
            {"effect": {"hits": {"count": "dark_stone"}}},
            (
                'mine/cards.yaml: cold-wind: effect[0].hits.count: "dark_stone" is not an amount; write a number, dice (D6, '
                '2D6, P, D3+1, D6*25) or a quantity. Did you mean "dark_stone_carried"?'
            ),
        ),
        (
            {"effect": {"hits": {"who": "each_hero"}}},
            'mine/cards.yaml: cold-wind: effect[0].hits: the field "count" is missing.',
        ),
        (
            {"effect": {"hits": {"count": 1, "who": "each_heroo"}}},
            'mine/cards.yaml: cold-wind: effect[0].hits.who: unknown word "each_heroo". Did you mean "each_hero"?',
        ),
        (
            {"effect": [{"dread": 1, "darkness": 1}]},
            "mine/cards.yaml: cold-wind: effect[0]: a mapping is not an effect; an effect has one verb, as in {dread: 1}.",
        ),
        (
            {"effect": {"gain": {"silver": 1}}},
            (
                'mine/cards.yaml: cold-wind: effect[0].gain.silver: unknown field "silver"; '
                "it can be what, pool, count, who, optional."
            ),
        ),
        (
            {"effect": {"draw": "lot"}},
            (
                'mine/cards.yaml: cold-wind: effect[0].draw.deck: there is no deck "lot"; there are darkness, dread, '
                'encounter, loot, scavenge, gear, artifact, personal. Did you mean "loot"?'
            ),
        ),
        (
            {"effect": {"spawn": {"kind": "hungry-deads", "count": 1}}},
            (
                'mine/cards.yaml: cold-wind: effect[0].spawn.kind: no pack has "hungry-deads" among its enemies. Did you '
                'mean "hungry-dead"?'
            ),
        ),
        (
            {"effect": {"suffer": "crushed-leg"}},
            (
                'mine/cards.yaml: cold-wind: effect[0].suffer.condition: no pack has "crushed-leg" among its conditions. Did '
                'you mean "slashed-leg"?'
            ),
        ),
        (
            {"effect": {"hook": {"name": "strange", "text": "x"}}},
            'mine/cards.yaml: cold-wind: effect[0].hook.name: there is no function "strange" in hooks.py.',
        ),
        (
            {"modify": {"whose": {"enemies": {"keywrd": "Undead"}}, "combat": 1}},
            (
                'mine/cards.yaml: cold-wind: modify[0].whose.enemies.keywrd: unknown field "keywrd"; it can be keyword, '
                'kind. Did you mean "keyword"?'
            ),
        ),
        (
            {"modify": {"comabt": 1}},
            (
                'mine/cards.yaml: cold-wind: modify[0].comabt: unknown field "comabt"; it can be change, gives, bend, whose, '
                'set, per, most, when. Did you mean "combat"?'
            ),
        ),
        (
            {"remains_in_play": "yes"},
            'mine/cards.yaml: cold-wind: remains_in_play: "yes" is not true or false. Did you mean "true"?',
        ),
        ({"copies": "two"}, 'mine/cards.yaml: cold-wind: copies: "two" is not a whole number.'),
        (
            {"name": {"english": "Cold Wind"}},
            'mine/cards.yaml: cold-wind: name: "english" is not a language code such as en or it.',
        ),
        (
            {"name": 1876},
            "mine/cards.yaml: cold-wind: name: 1876 is not text; write a string, or {en: ..., it: ...}.",
        ),
        (
            {"keywords": [1]},
            "mine/cards.yaml: cold-wind: keywords[0]: 1 is a number where text is wanted; put it in quotes.",
        ),
        ({"world": "mine"}, 'mine/cards.yaml: cold-wind: world: no pack has "mine" among its worlds. Did you mean "mines"?'),
        ({"pack": "core"}, "mine/cards.yaml: cold-wind: pack: the pack of an entry is known; leave it out."),
        (
            {"effect": {"roll": {"die": "D6", "on": {"1-3": [], "3-6": []}}}},
            "mine/cards.yaml: cold-wind: effect[0].roll.on: the lines overlap: 3 stands more than once.",
        ),
        (
            {"effect": {"roll": {"die": "D6", "on": {"1-3": [], "5-6": []}}}},
            (
                "mine/cards.yaml: cold-wind: effect[0].roll.on: the lines leave a gap: nothing is said for 4 (write it "
                "without effects if nothing happens)."
            ),
        ),
        (
            {"effect": {"roll": {"die": "2D6", "on": {"1-7": [], "8-12": []}}}},
            "mine/cards.yaml: cold-wind: effect[0].roll.on: the line 1-7 lies outside of what the die can show (2 to 12).",
        ),
        (
            {"effect": {"roll": {"die": "D6", "on": {"low": [], "4+": []}}}},
            'mine/cards.yaml: cold-wind: effect[0].roll.on: "low" is not a line of a table; write "4", "1-3" or "5+".',
        ),
        (
            {"effect": {"roll": {"die": "lore", "on": {"1-3": []}}}},
            "mine/cards.yaml: cold-wind: effect[0].roll.die: a table is read with dice, such as D6, 2D6 or P.",
        ),
        (
            {"effect": {"test": {"skill": "lore", "target": 5}}},
            "mine/cards.yaml: cold-wind: effect[0].test: a test needs pass, fail or each_success, or it does nothing.",
        ),
        (
            {"effect": {"heal": {"who": "each_hero"}}},
            "mine/cards.yaml: cold-wind: effect[0].heal: say what is healed: wounds, sanity or mix.",
        ),
        (
            {"effect": {"attack": {"ambush": True}}},
            "mine/cards.yaml: cold-wind: effect[0].attack: an attack comes from a threat card or names its enemies.",
        ),
        (
            {"effect": {"take": {"count": 1}}},
            "mine/cards.yaml: cold-wind: effect[0].take: take one token or one item.",
        ),
        (
            {"effect": {"choose": [{"dread": 1}]}},
            "mine/cards.yaml: cold-wind: effect[0].choose: a choice needs at least two ways to go (or one that is optional).",
        ),
        (
            {"effect": {"modify": 3}},
            (
                "mine/cards.yaml: cold-wind: effect[0].modify: 3 is not enough; "
                "write until, change, flags, bend, who, enemies, when, set."
            ),
        ),
        (
            {"effect": {"modify": {"until": "turn"}}},
            "mine/cards.yaml: cold-wind: effect[0].modify: say what changes: numbers, or flags and bent rules of heroes.",
        ),
        (
            {"effect": {"modify": {"until": "turn", "enemies": "all", "flags": "escapes_all"}}},
            "mine/cards.yaml: cold-wind: effect[0].modify: only heroes get flags and bend rules for a while.",
        ),
        (
            {"effect": {"throw_this": {"bounces": "D6"}}},
            "mine/cards.yaml: cold-wind: effect[0].throw_this: say what it does where it lands: wounds, tile_hits or scatters.",
        ),
        (
            {"effect": {"throw_this": {"wounds": [1, 1, 1, 1]}}},
            "mine/cards.yaml: cold-wind: effect[0].throw_this: wounds are for the space, next to it, and within 2 spaces.",
        ),
        (
            {"effect": {"shut_down": {"enemies": [{"keyword": "Robot"}], "up_to": 7, "xp": 5}}},
            "mine/cards.yaml: cold-wind: effect[0].shut_down: say which enemies, and up to which D6.",
        ),
        (
            {"effect": {"roll": {"die": "D6", "on": {"1-6": []}, "doubles": {"dread": 1}}}},
            "mine/cards.yaml: cold-wind: effect[0].roll: doubles need two dice or more.",
        ),
        (
            {"turns": {"to": [1], "by": 1}},
            "mine/cards.yaml: cold-wind: turns[0]: say one thing that happens to the die: to, by, again or coin.",
        ),
        (
            {"actions": {"shared": True, "effect": {"dread": 1}}},
            "mine/cards.yaml: cold-wind: actions[0]: what is shared has a limit.",
        ),
        (
            {"modify": {"whose": {"enemies": "all"}, "combat": 1, "per": "spirit"}},
            "mine/cards.yaml: cold-wind: modify[0]: only heroes have skills to count (per).",
        ),
    ],
)
def test_a_mistake_is_named_with_what_would_be_right(author, changed, message):
    assert told(author.card(**changed).problems(OWN_PACKS / "core")) == [message]


def test_all_problems_of_all_files_are_told_at_once(author):
    author.card(deck="darknes", effect=[{"dred": 1}, {"hits": {}}])
    author.write("itmes.yaml", [])
    author.write("items.yaml", [{"id": "Big Gun", "name": "x"}, "a gun", {"id": "gun", "name": "Gun", "source": "original"}])
    author.write("heroes.yaml", "id: [unclosed")
    assert told(author.problems()) == [
        'mine/cards.yaml: cold-wind: effect[0]: unknown verb "dred". Did you mean "dread"?',
        'mine/cards.yaml: cold-wind: effect[1].hits: the field "count" is missing.',
        "mine/heroes.yaml: this is not YAML: did not find expected ',' or ']' in line 2, column 1.",
        "mine/items.yaml: entry 1: id: an entry needs an id of small letters, digits and hyphens; this is 'Big Gun'.",
        "mine/items.yaml: entry 2: this is not an entry; write a mapping with an id, or a list of them.",
        'mine/items.yaml: gun: the field "deck" is missing.',
        (
            'mine/itmes.yaml: "itmes" is not a kind of entry; a pack has heroes, upgrades, items, pools, '
            "hands, hand-cards, forms, moments, decks, side-bag-tokens, cards, "
            "threats, enemies, exploration-tokens, charts, conditions, worlds, locations, services, town-types, missions, "
            "tiles. "
            'Did you mean "items"?'
        ),
        (
            'mine/cards.yaml: cold-wind: deck: unknown word "darknes"; it can be darkness, dread, encounter, loot, scavenge. '
            'Did you mean "darkness"?'
        ),
    ]


def test_the_error_itself_can_be_shown(author):
    with pytest.raises(PackError) as refused:
        author.card(copies="two").build()
    assert str(refused.value) == dedent("""\
        1 problem in the packs:
          mine/cards.yaml: cold-wind: copies: "two" is not a whole number.""")
    assert refused.value.problems == [
        Problem(file="mine/cards.yaml", entry="cold-wind", field="copies", what=said("not-a-number", shown='"two"'))
    ]


def test_an_id_is_taken_once(author, another):
    author.card()
    another.card()
    assert told(author.problems(another.folder)) == [
        (
            "mine/cards.yaml: cold-wind: id: this id is taken: another/cards.yaml has it too; "
            "to put this in its place, write replaces: another:cards/cold-wind."
        )
    ]


def test_a_key_that_stands_twice_is_an_error(author):
    author.write("cards.yaml", "id: a\nname: A\nid: b\n")
    assert told(author.problems()) == ['mine/cards.yaml: this is not YAML: the key "id" stands twice in line 3, column 1.']


@pytest.mark.parametrize(
    ("manifest", "message"),
    [
        ({"id": "mine", "name": "Mine"}, 'mine/pack.yaml: the field "version" is missing.'),
        (
            {"id": "mine", "name": "Mine", "version": "1", "neds": []},
            'mine/pack.yaml: neds: unknown field "neds"; it can be id, name, version, needs, summary. Did you mean "needs"?',
        ),
        (
            {"id": "My Pack", "name": "Mine", "version": "1"},
            'mine/pack.yaml: id: "My Pack" is not an id; use small letters, digits and hyphens.',
        ),
        (
            {"id": "mine", "name": "Mine", "version": "new"},
            'mine/pack.yaml: version: "new" is not a version such as 1.2.',
        ),
        (
            {"id": "mine", "name": "Mine", "version": "1", "needs": "core > 2"},
            'mine/pack.yaml: needs: "core > 2" is not a need; write core, or core >= 1.2.',
        ),
        (
            {"id": "mine", "name": "Mine", "version": "1", "needs": ["anothr"]},
            'mine/pack.yaml: needs: the pack "anothr" is needed and is not there. Did you mean "another"?',
        ),
        (
            {"id": "mine", "name": "Mine", "version": "1", "needs": ["another >= 1.10"]},
            'mine/pack.yaml: needs: the pack "another" is version 1.0, and 1.10 is needed.',
        ),
        (
            {"id": "another", "name": "Mine", "version": "1"},
            'mine/pack.yaml: id: the pack "another" is there twice, also in {another}.',
        ),
    ],
)
def test_a_pack_says_what_it_is_and_what_it_needs(author, another, manifest, message):
    author.write("pack.yaml", manifest)
    assert told(author.problems(another.folder)) == [message.replace("{another}", str(another.folder))]


def test_packs_do_not_need_each_other_in_a_circle(author, another):
    author.write("pack.yaml", {"id": "mine", "name": "Mine", "version": "1", "needs": ["another"]})
    another.write("pack.yaml", {"id": "another", "name": "Another", "version": "1", "needs": ["mine"]})
    assert told(author.problems(another.folder)) == [
        "another/pack.yaml: needs: packs need each other in a circle: another -> mine -> another."
    ]


def test_a_folder_without_a_manifest_is_no_pack(author):
    (author.folder / "pack.yaml").unlink()
    assert told(author.problems()) == [f"mine/pack.yaml: there is no pack.yaml in {author.folder}; a pack needs one."]


def test_hooks_must_be_python(author):
    author.card().write("hooks.py", "def strange(:\n")
    assert told(author.problems()) == ["mine/hooks.py: this is not Python: invalid syntax in line 1."]


def test_a_hook_is_suggested(author):
    author.write("hooks.py", "def very_strange(game, context): ...\n")
    author.card(effect={"hook": {"name": "very_strang", "text": "x"}})
    assert told(author.problems()) == [
        (
            'mine/cards.yaml: cold-wind: effect[0].hook.name: there is no function "very_strang" in hooks.py. Did you mean '
            '"very_strange"?'
        )
    ]


def test_a_bad_tile_is_told_in_the_words_of_the_board(author):
    author.write("tiles.yaml", {"id": "hole", "name": "Hole", "kind": "romm", "diagram": "x"})
    [problem] = author.problems()
    assert str(problem).startswith("mine/tiles.yaml: hole: this is not a tile: ")
    assert "room, passage or entrance" in problem.message


def test_what_is_refused_is_not_missed_as_well(author):
    """A chart with a mistake is told once; that the card which rolls on it finds none is no mistake of its own."""
    rows: dict[str, object] = {"1-6": {"effekt": []}}
    author.write("charts.yaml", {"id": "sounds", "name": "Sounds", "die": "D6", "rows": rows, "source": "original"})
    author.card(effect={"chart": "sounds"})
    problems = told(author.problems())
    assert len(problems) == 1, problems
    assert problems[0].startswith("mine/charts.yaml: sounds: rows")


def test_an_elite_chart_has_six_lines(author, core):
    ability = {"id": "x", "name": "X", "tough": True}
    side = dict.fromkeys(("initiative", "move", "escape", "combat", "damage", "defense", "health", "xp"), 3)
    author.write(
        "enemies.yaml",
        {"id": "e", "name": "E", "source": "original", "models": 3, "normal": {**side, "to_hit": {}, "elite": [ability]}},
    )
    assert told(author.problems()) == [
        "mine/enemies.yaml: e: normal: an elite chart has six abilities, one for each face of the die."
    ]


def test_a_hero_has_six_skills(author):
    hero = dict.fromkeys(("initiative", "health", "sanity", "defense", "willpower"), 4)
    author.write(
        "heroes.yaml",
        {"id": "h", "name": "H", "source": "original", "to_hit": {}, "skills": {"luck": 3, "lor": 1}, **hero},
    )
    assert told(author.problems()) == [
        "mine/heroes.yaml: h: skills: agility, cunning, spirit, strength, lore missing: a hero has all six skills.",
        (
            'mine/heroes.yaml: h: skills: unknown word "lor"; it can be agility, cunning, spirit, strength, lore, luck. Did '
            'you mean "lore"?'
        ),
    ]


@pytest.mark.parametrize(("deck", "good"), [("long-errands", True), ("encounter-errands", False), ("loot", False)])
def test_a_deck_of_a_pack_is_not_taken_for_one_of_the_rules(author, deck, good):
    author.write("decks.yaml", {"id": deck, "name": "Errand", "source": "original"}).card(deck=deck)
    if good:
        assert author.build().decks[deck]
    else:
        [problem] = author.problems()
        assert (problem.entry, problem.field) == (deck, "id")
