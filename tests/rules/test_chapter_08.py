"""Fights: the tables of the chapter, and what is left to chance (chapter 08)."""

import pytest

from lantern import rulebook
from lantern.content.verbs.enemies import EnemyGroup
from lantern.content.verbs.grammar import Amount
from lantern.content.words import THREAT_LEVELS
from lantern.rules.fight.arrivals import enemies_attack, place_arrivals, threat_level
from lantern.rules.fight.elites import TOUGHER, enter_fight, gain_elite

LEVEL_NAMES = {"Low": "low", "Med": "medium", "High": "high"}


def group(kind: str, count: int) -> EnemyGroup:
    return EnemyGroup(kind=kind, count=Amount(plus=count))


@pytest.mark.proves("THREAT-03")
@pytest.mark.parametrize(("heroes", "level"), rulebook.find("THREAT-03").table.items())
def test_the_party_draws_from_the_deck_of_its_size(begin, heroes, level):
    assert threat_level(begin(int(heroes)), "party") == LEVEL_NAMES[level]


@pytest.mark.proves("THREAT-07")
@pytest.mark.parametrize("heroes", range(1, 5))
def test_one_level_higher_is_the_next_deck(begin, heroes):
    game = begin(heroes, real_epic_threats=True)
    own = threat_level(game, "party")
    assert THREAT_LEVELS.index(threat_level(game, "one_higher")) == THREAT_LEVELS.index(own) + 1


@pytest.mark.proves("LEVEL-15", "ELITE-05", "FOE-05")
@pytest.mark.parametrize(("level", "bonus"), rulebook.find("LEVEL-15").table.items())
def test_monsters_get_tougher_with_the_party(on_the_way, level, bonus):
    assert TOUGHER[int(level)] == (bonus["elite"], bonus["brutal"])
    game = on_the_way(2)
    game.state.party_level = int(level)
    enter_fight(game, "drowned-dead")
    known = game.state.types["drowned-dead"]
    assert (len(known.elite), known.brutal) == (bonus["elite"], bonus["brutal"])
    enter_fight(game, "drowned-dead")
    assert len(known.elite) == bonus["elite"], "only when the type first enters the fight"


@pytest.mark.proves("ELITE-03")
@pytest.mark.parametrize("seed", range(8))
def test_elite_abilities_are_all_different(on_the_way, seed):
    game = on_the_way(2, seed=seed)
    enter_fight(game, "stranglers")
    for number in range(1, 8):
        gain_elite(game, "stranglers", 1)
        assert len(set(game.state.types["stranglers"].elite)) == min(6, number)


@pytest.mark.proves("PLACE-03", "AMBUSH-02")
@pytest.mark.parametrize("ambush", [False, True])
def test_equal_types_are_placed_in_either_order(on_the_way, ambush):
    first = set()
    for seed in range(24):
        game = on_the_way(2, seed=seed)
        for kind in ("hungry-dead", "stranglers"):
            enter_fight(game, kind)
            game.state.types[kind].printed["initiative"] = 4
        game.numbers_changed()
        enemies_attack(game, [group("hungry-dead", 1), group("stranglers", 1)], ambush=ambush, tile=0)
        place_arrivals(game)
        first.add(next(iter(game.state.enemies.values())).kind)
    assert first == {"hungry-dead", "stranglers"}


@pytest.mark.proves("AMBUSH-05", "AMBUSH-06")
@pytest.mark.parametrize("seed", range(12))
def test_an_ambush_is_spread_evenly(on_the_way, seed):
    game = on_the_way(3, seed=seed)
    enter_fight(game, "hungry-dead")
    game.state.types["hungry-dead"].printed["health"] = 99  # whoever draws quickly must not kill them
    enemies_attack(game, [group("hungry-dead", 3)], ambush=True)
    place_arrivals(game)
    assert sorted(str(enemy.target) for enemy in game.state.enemies.values()) == sorted(game.state.heroes)
    for enemy in game.state.enemies.values():
        assert enemy.target is not None
        assert game.board.adjacent[game.hero(enemy.target).space] >> enemy.spaces[0] & 1


@pytest.mark.proves("AMBUSH-05")
def test_the_first_ambusher_goes_to_any_hero(on_the_way):
    found = set()
    for seed in range(40):
        game = on_the_way(3, seed=seed)
        enemies_attack(game, [group("hungry-dead", 1)], ambush=True)
        place_arrivals(game)
        found |= {enemy.target for enemy in game.state.enemies.values()}
    assert found == set(game.state.heroes)
