"""The facts of the core pack, held against the rulebook."""

import pytest

from lantern.content.bands import FACES
from lantern.content.verbs.grammar import Amount
from lantern.content.verbs.harm import HorrorHits, Suffer
from lantern.content.words import SKILLS
from lantern.rulebook.book import load


@pytest.fixture(scope="module")
def table_of():
    """The table of a rule of the rulebook, by its id."""
    book = load()
    return lambda name: book.find(name).table


@pytest.mark.proves("HEROES-02")
def test_the_marshal_is_the_one_of_the_rulebook(core, table_of):
    sheet, marshal = table_of("HEROES-02"), core.heroes["us-marshal"]
    assert list(marshal.keywords) == sheet["keywords"]
    assert (marshal.to_hit.ranged, marshal.to_hit.melee) == (sheet["to_hit_ranged"], sheet["to_hit_melee"])
    assert marshal.skills == sheet["skills"]
    for number in ("combat", "max_grit", "initiative", "health", "sanity", "defense", "willpower"):
        assert getattr(marshal, number) == sheet[number]
    assert [core.items[item].name["en"] for item in marshal.starting_items] == ["Shotgun", "U.S. Marshal Badge"]
    assert {core.upgrades[upgrade].name["en"] for upgrade in marshal.starting_upgrades} == set(table_of("CLASS-15"))


def test_the_shotgun_is_the_one_of_the_rulebook(core, table_of):
    card, shotgun = table_of("CARDS-12"), core.items["shotgun"]
    for number in ("hands", "weight", "upgrade_slots", "gold"):
        assert getattr(shotgun, number) == card[number]
    for number in ("range", "shots", "to_hit_die", "damage_die"):
        assert getattr(shotgun.weapon, number) == card[number]
    assert list(shotgun.keywords) == card["keywords"]


@pytest.mark.parametrize("side", ["normal", "brutal"])
def test_the_drowned_dead_are_those_of_the_rulebook(core, table_of, side):
    sheet = table_of("FOES-01")
    drowned = core.enemies["drowned-dead"]
    printed, ours = sheet["stats"][side], getattr(drowned, side)
    assert list(drowned.keywords) == sheet["keywords"]
    for number in ("initiative", "move", "escape", "combat", "damage", "defense", "health", "xp"):
        assert getattr(ours, number) == printed[number]
    assert (ours.to_hit.ranged, ours.to_hit.melee) == (printed["to_hit_ranged"], printed["to_hit_melee"])
    elite = sheet["elite" if side == "normal" else "elite_brutal"]
    assert [ability.name["en"] for ability in ours.elite] == [line["name"] for line in elite.values()]


def test_the_mutations_are_those_of_the_rulebook(core, table_of):
    chart = table_of("MUT-02")
    assert [row.low for row in core.charts["mutation"].rows] == list(FACES["D36"])
    for row in core.charts["mutation"].rows:
        [suffered] = row.effect
        assert isinstance(suffered, Suffer)
        mutation = core.conditions[suffered.condition]
        assert mutation.kind == "mutation"
        assert mutation.name["en"] == chart[row.low]["name"]


@pytest.mark.parametrize(("chart", "kind"), [("injury", "injury"), ("madness", "madness")])
def test_what_a_chart_brings_is_of_its_kind(core, chart, kind):
    suffered = [effect.condition for row in core.charts[chart].rows for effect in row.effect]
    assert len(suffered) == 10
    assert {core.conditions[condition].kind for condition in suffered} == {kind}


@pytest.mark.proves("SETUP-05", "SETUP-06")
def test_the_exploration_tokens(core):
    classic = [core.exploration[token] for token in core.deck("exploration-classic")]
    assert len(classic) == 12
    assert sum(token.clue for token in classic) == 5
    assert sum(token.gates for token in classic) == 2
    assert sum(token.attack or token.ambush for token in classic) == 4
    assert sum(token.dread for token in classic) == 1
    adventure = [core.exploration[token] for token in core.deck("exploration-adventure")]
    assert len(adventure) == 8
    assert sum(token.clue for token in adventure) >= 3
    assert sum(token.gates for token in adventure) == 1
    assert any(token.darkness for token in adventure)
    assert any(token.depth_event for token in adventure)


def test_the_decks_have_their_numbers(core):
    assert len(core.deck("loot")) == 12
    assert len(core.deck("scavenge")) == 12
    assert len(core.deck("dread")) == 12
    assert len(core.deck("darkness")) >= 54
    assert len(core.deck("encounter", "mines")) >= 39
    assert len(core.deck("personal")) == 22
    assert len(core.deck("gear")) >= 60
    assert len(core.deck("artifact", "mines")) >= 38
    assert core.deck("light") == ["old-lantern"]
    for level in ("low", "medium", "high"):
        assert len(core.deck(f"threat-{level}")) >= 4


def test_everybody_has_a_name_in_both_languages(core):
    for _, entry in core:
        assert entry.name.get("en")
        assert entry.name.get("it")
        for side in (getattr(entry, "normal", None), getattr(entry, "brutal", None)):
            abilities = (*side.abilities, *side.elite) if side else ()
            assert all(ability.name.get("en") and ability.name.get("it") for ability in abilities)


def test_enemies_have_two_sides_and_six_elite_abilities(core):
    for enemy in core.enemies.values():
        for side in (enemy.normal, enemy.brutal):
            assert side is not None
            assert len(side.elite) == 6
            ids = [ability.id for ability in (*side.abilities, *side.elite)]
            assert len(ids) == len(set(ids))


def test_facts_have_a_level_of_trust(core):
    for kind, entry in core:
        assert (entry.source == "fact") == (entry.trust is not None), (kind, entry.id)


def test_hideous_discovery(core):
    assert core.cards["hideous-discovery"].effect == (HorrorHits(count=Amount(plus=3), damage=Amount(plus=2)),)


def test_heroes_have_all_skills(core):
    for hero in core.heroes.values():
        assert set(hero.skills) == set(SKILLS)
        assert hero.starting_upgrades
        assert all(core.upgrades[upgrade].hero == hero.id for upgrade in hero.starting_upgrades)


def test_the_hooks_are_there(core):
    for card in core.cards.values():
        for effect in card.effect:
            if hasattr(effect, "text"):
                assert callable(core.hook(effect.name))


def test_the_encounter_of_a_unique_room_is_in_the_deck(core):
    rooms = [tile for tile in core.tiles.values() if tile.advanced_encounter]
    assert len(rooms) == 17
    for room in rooms:
        assert core.cards[room.advanced_encounter].advanced
        assert room.advanced_encounter in core.deck("encounter", "mines")
