"""From files to content."""

import json
import subprocess
import sys

import msgspec
import pytest

from lantern.content import PackError, load
from lantern.content.effects import Band, Choice, Choose, Effect, RollOn
from lantern.content.effects import Test as SkillTest
from lantern.content.entries import KINDS
from lantern.content.loader import OWN_PACKS, user_packs
from lantern.content.powers import Modifier, Trigger, Whose
from lantern.content.reader import Reader
from lantern.content.verbs.belongings import Gain, Take
from lantern.content.verbs.cards import Draw
from lantern.content.verbs.changes import Modify
from lantern.content.verbs.enemies import EnemiesAttack, EnemyGroup
from lantern.content.verbs.grammar import Amount
from lantern.content.verbs.harm import Hits, RecoverNow
from lantern.content.verbs.mine import AddDread, DepthEvent, MoveDarkness
from lantern.content.verbs.terms import Cost, EnemyFilter

CORE = OWN_PACKS / "core"


def effect_of(written):
    """Read effects alone, wherever they may stand."""
    reader = Reader("cards.yaml")
    read = reader.read(written, tuple[Effect, ...])
    assert reader.problems == []
    return msgspec.convert(read, tuple[Effect, ...])


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ({"dread": 2}, AddDread(count=Amount(plus=2))),
        ({"dread": None}, AddDread()),
        ("depth_event", DepthEvent()),
        ({"depth_event": None}, DepthEvent()),
        ("recover", RecoverNow()),
        ({"darkness": -1}, MoveDarkness(steps=Amount(plus=-1))),
        ({"draw": "gear"}, Draw(deck="gear")),
        ({"draw": {"deck": "loot", "count": "D3"}}, Draw(deck="loot", count=Amount(dice=1, die="D3"))),
        ({"hits": "D6"}, Hits(count=Amount(dice=1, die="D6"))),
        ({"hits": {"count": "2D6", "damage": 2}}, Hits(count=Amount(dice=2, die="D6"), damage=Amount(plus=2))),
        ({"hits": {"count": 1, "ignore": "defense"}}, Hits(count=Amount(plus=1), ignore=("defense",))),
        ({"gain": {"xp": 20}}, Gain(what="xp", count=Amount(plus=20))),
        (
            {"gain": {"gold": "D6*25", "who": "each_hero"}},
            Gain(what="gold", count=Amount(dice=1, die="D6", times=25), who="each_hero"),
        ),
        ({"gain": "grit"}, Gain(what="grit")),
        ({"gain": {"what": "grit", "count": 2}}, Gain(what="grit", count=Amount(plus=2))),
        ({"attack": "party"}, EnemiesAttack(threat="party")),
        (
            {"modify": {"until": "turn", "armor": "3+", "who": "each_hero"}},
            Modify(until="turn", change={"armor": 3}, who="each_hero"),
        ),
        (
            {"modify": {"until": "fight", "enemies": "all", "combat": 1}},
            Modify(until="fight", change={"combat": 1}, enemies=EnemyFilter()),
        ),
        (
            {"test": {"skill": "lore", "target": "5+", "pass": {"dread": 1}, "fail": [{"dread": 1}, {"dread": 2}]}},
            SkillTest(
                skill="lore",
                target=5,
                passed=(AddDread(),),
                failed=(AddDread(), AddDread(count=Amount(plus=2))),
            ),
        ),
        (
            {"roll": {"die": "D6", "on": {"1-3": [], 4: {"dread": 1}, "5+": {"effect": {"dread": 2}}}}},
            RollOn(
                die=Amount(dice=1, die="D6"),
                on=(
                    Band(low=1, high=3),
                    Band(low=4, high=4, effect=(AddDread(),)),
                    Band(low=5, high=6, effect=(AddDread(count=Amount(plus=2)),)),
                ),
            ),
        ),
        (
            {"choose": [{"dread": 1}, {"effect": [{"dread": 2}], "cost": {"grit": 1}}, [{"dread": 1}, {"dread": 1}]]},
            Choose(
                among=(
                    Choice(effect=(AddDread(),)),
                    Choice(effect=(AddDread(count=Amount(plus=2)),), cost=Cost(grit=1)),
                    Choice(effect=(AddDread(), AddDread())),
                )
            ),
        ),
    ],
)
def test_an_effect_is_read_as_it_is_meant(written, meant):
    assert effect_of(written) == (meant,)


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        (3, Amount(plus=3)),
        ("3", Amount(plus=3)),
        ("d6", Amount(dice=1, die="D6")),
        ("P", Amount(dice=1, die="P")),
        ("2P", Amount(dice=2, die="P")),
        ("D3+1", Amount(dice=1, die="D3", plus=1)),
        ("D6 - 3", Amount(dice=1, die="D6", plus=-3)),
        ("D8*5+2", Amount(dice=1, die="D8", times=5, plus=2)),
        ("dark_stone_carried", Amount(count="dark_stone_carried")),
        ("wounds_dealt*10", Amount(count="wounds_dealt", times=10)),
        ("lore+1", Amount(count="lore", plus=1)),
    ],
)
def test_an_amount_is_a_number_dice_or_something_counted(written, meant):
    assert effect_of({"hits": written}) == (Hits(count=meant),)


def test_stats_stand_beside_whose(author):
    author.card(
        effect=[],
        remains_in_play=True,
        modify={"whose": {"enemies": {"keyword": "Undead"}}, "initiative": 1, "combat": 1},
        triggers={"on": "turn_starts", "effect": {"dread": 1}},
    )
    card = author.build().cards["cold-wind"]
    undead = Whose(enemies=EnemyFilter(keyword="Undead"))
    assert card.modify == (Modifier(change={"initiative": 1, "combat": 1}, whose=undead),)
    assert card.triggers == (Trigger(on="turn_starts", effect=(AddDread(),)),)


def test_a_plain_name_stands_for_all_languages(author):
    card = author.card(name="Gelo").build().cards["cold-wind"]
    assert card.name == {"en": "Gelo", "it": "Gelo"}
    assert card.pack == "mine"


def test_yaml_words_are_words(author):
    author.write(
        "cards.yaml",
        """
        id: cold-wind
        name: {en: Yes, it: No}
        deck: darkness
        source: original
        remains_in_play: true
        triggers: {on: turn_starts, optional: true, effect: {dread: 1}}
        """,
    )
    card = author.build().cards["cold-wind"]
    assert card.name == {"en": "Yes", "it": "No"}
    assert card.triggers[0].optional


def test_files_are_found_by_kind_in_folders_and_below(author):
    author.card()
    author.write("cards/other.yaml", [{"id": "a", "name": "A", "deck": "loot", "source": "original"}])
    author.write("cards/deep/more.yml", {"id": "b", "name": "B", "deck": "loot", "source": "original"})
    author.write("README.md", "# Not an entry")
    author.write("scenarios/one.yaml", "anything: goes")
    assert sorted(author.build().cards) == ["a", "b", "cold-wind"]


def test_a_deck_lists_copies_in_order_and_only_its_world(author, core):
    author.write(
        "cards.yaml",
        [
            {"id": "b", "name": "B", "deck": "encounter", "copies": 2, "source": "original"},
            {"id": "a", "name": "A", "deck": "encounter", "world": "mines", "source": "original"},
        ],
    )
    content = author.build(CORE)
    assert content.deck("encounter") == ["b", "b"]
    assert [card for card in content.deck("encounter", "mines") if len(card) == 1] == ["a", "b", "b"]
    assert content.deck("encounter", "targa") == ["b", "b"]
    assert content.deck("threat-epic") == []
    assert content.deck("map", "mines") == sorted(core.worlds["mines"].map_deck)
    assert len(content.deck("exploration-classic")) == 12
    with pytest.raises(KeyError, match='there is no deck "encountr"; did you mean "encounter"'):
        content.deck("encountr")


def test_a_hook_is_the_function_of_its_own_pack(author, another):
    for pack, answer in ((author, 1), (another, 2)):
        pack.write("hooks.py", f"def strange(game, context):\n    return {answer}\n")
    author.card(effect={"hook": {"name": "strange", "text": "Something strange happens"}})
    another.write("pack.yaml", {"id": "another", "name": "Another", "version": "1.0"})
    another.write("cards.yaml", {"id": "odd", "name": "Odd", "deck": "dread", "source": "original"})
    content = author.build(another.folder)
    hook = content.cards["cold-wind"].effect[0]
    assert hook.name == "mine:strange"
    assert content.hook(hook.name)(None, None) == 1
    assert content.hook("another:strange")(None, None) == 2


def test_packs_come_from_the_game_the_user_and_the_command_line(author, another):
    author.card()
    another.card(id="warm-wind")
    mine = user_packs() / "mine"
    mine.parent.mkdir(parents=True)
    author.folder.rename(mine)
    assert load() is load()
    game = set(load(user=False).versions)
    assert "core" in game
    assert set(load().versions) == {*game, "mine"}
    assert set(load([another.folder]).versions) == {*game, "mine", "another"}
    assert set(load([another.folder], user=False).versions) == {*game, "another"}
    assert "warm-wind" in load([str(another.folder)]).deck("darkness")


def test_the_version_tells_what_the_pack_says_not_where_it_lies(author, another, tmp_path):
    author.card()
    version = author.build().versions["mine"]
    author.folder.rename(tmp_path / "elsewhere")
    author.folder = tmp_path / "elsewhere"
    assert author.build().versions["mine"] == version
    assert version.startswith("1.0+")
    author.card(copies=2)
    assert author.build().versions["mine"] != version


def test_packs_are_read_after_what_they_need(author, another):
    author.write("pack.yaml", {"id": "mine", "name": "Mine", "version": "1", "needs": ["another >= 1.0"]})
    author.write("upgrades.yaml", {"id": "u", "name": "U", "hero": "nobody", "source": "original"})
    hero = dict.fromkeys(("initiative", "health", "sanity", "defense", "willpower"), 4)
    skills = dict.fromkeys(("agility", "cunning", "spirit", "strength", "lore", "luck"), 2)
    another.write(
        "heroes.yaml",
        {"id": "nobody", "name": "Nobody", "source": "original", "to_hit": {"melee": 4}, "skills": skills, **hero},
    )
    assert list(author.build(another.folder).versions) == ["another", "mine"]


def test_a_threat_names_its_enemies(core):
    assert core.threats["low-stranglers"].enemies == (EnemyGroup(kind="stranglers", count=Amount(dice=1, die="P")),)


def test_every_kind_has_a_shelf(everything):
    played = set(KINDS) - {"forms", "decks"}  # of these the sets of the game bring none
    assert {kind for kind, _ in everything} == played
    assert all(everything.kind(kind) for kind in played)
    assert not any(everything.kind(kind) for kind in set(KINDS) - played)


def test_taking_a_token_or_an_item():
    assert effect_of({"take": "bandages"}) == (Take(token="bandages"),)
    assert effect_of({"take": {"item": "shotgun"}}) == (Take(item="shotgun"),)


def test_tokens_are_discarded_by_number_or_by_a_roll(author):
    [by_number] = effect_of({"discard_tokens": 2})
    [by_roll] = effect_of({"discard_tokens": {"keep": "3+", "who": "each_hero"}})
    assert (by_number.count, by_number.keep) == (Amount(plus=2), None)
    assert (by_roll.count, by_roll.keep) == (None, 3)
    [problem] = author.card(effect={"discard_tokens": {"who": "each_hero"}}).problems()
    assert "say how many tokens are discarded" in str(problem)


def test_only_enemies_are_given_abilities(author):
    author.card(remains_in_play=True, modify={"whose": {"enemies": "all"}, "gives": "tough"})
    [modifier] = author.build(CORE).cards["cold-wind"].modify
    assert (modifier.gives, modifier.change) == (("tough",), {})
    [problem] = author.card(modify={"gives": "tough"}).problems()
    assert "only enemies are given something" in str(problem)
    [problem] = author.card(modify={"whose": {"enemies": "all"}}).problems()
    assert "a modifier changes a number" in str(problem)


def test_nothing_half_loads(author):
    author.card()
    author.write("items.yaml", {"id": "broken"})
    with pytest.raises(PackError):
        load([author.folder])
    assert "cold-wind" not in load().cards


def test_starting_the_game_needs_no_words_and_no_yaml():
    """Loading from the cache imports neither the YAML reader nor the translator."""
    program = (
        "import sys, json; from lantern.content import load; load(); load();"
        "print(json.dumps(sorted({name.split('.')[0] for name in sys.modules} & {'yaml', 'fluent', 'babel', 'rich'})))"
    )
    for run in range(2):
        out = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout
        assert run == 0 or json.loads(out) == []
