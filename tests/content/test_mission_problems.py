"""What is wrong with a mission is told before anybody plays it."""

import pytest

from lantern.content.loader import OWN_PACKS

MISSION = """
- id: test-mission
  name: Test
  story: Once
  goal: Do it
  success: Done
  counters: [{id: steps, name: Steps, goal: 2}]
  markers: [{id: stone, name: Stone}]
  companions: [{id: friend, name: Friend, health: 3}]
  source: original
"""

WRONG = {
    "win: {counters: [stpes]}": 'win.counters[0]: no pack has "stpes" among its counters. Did you mean "steps"?',
    "win: {heroes_at: entrnace}": 'win.heroes_at: no pack has "entrnace" among its places. Did you mean "entrance"?',
    "win: {slain: [dragon]}": 'win.slain[0]: no pack has "dragon" among its enemies',
    "win: {no_enemies: true}": "win: say what wins the mission: objective_fight, counters, slain or heroes_at",
    "win: {counters: [steps], companions: [friend]}": "win: companions are led somewhere",
    "lose: {}": "lose: say what loses the mission: counters or companions",
    "lose: {companions: [freind]}": 'lose.companions[0]: no pack has "freind" among its companions. Did you mean "friend"?',
    "set_up: {place_marker: stome}": 'no pack has "stome" among its markers. Did you mean "stone"?',
    "set_up: {meet: foe}": 'set_up[0].meet.companion: no pack has "foe" among its companions',
    "set_up: {count: charges}": 'set_up[0].count.counter: no pack has "charges" among its counters',  # another mission's
    "set_up: {if_counter: {counter: steps, at_least: 1}}": "say what happens (effect), or what does otherwise",
    "special_rules: {id: a, name: A, modify: {combat: 1, when: {reached: stesp}}}": 'no pack has "stesp" among its counters',
    "bosses: {kind: dragon, health: 3}": 'bosses[0].kind: no pack has "dragon" among its enemies',
    "map: [{tile: entrance}, {tile: long-passage}]": "map[1]: an exit is named by tile and side",
    'map: [{tile: entrance}, {tile: long-passage, joins: "0:N"}, {tile: mid-passage, joins: "0:N"}]': "map[2]: the exit 0:N",
    "map: [{tile: entrance, token: anny}]": 'map[0].token: no pack has "anny" among its tokens on a map. Did you mean "any"?',
    "map: [{tile: entrance, objective: true}]": "the Objective of a fixed map is found with the token that lies there",
    "map: [{tile: entrance}]\n  clues: 2": "a fixed map says itself where the Objective is",
    'map: [{tile: entrance}, {tile: corner-passage, joins: "0:N"}]': "is a card with two faces: name one of them",
}


@pytest.mark.parametrize("written", WRONG)
def test_a_mission_that_cannot_be_played_says_where_it_is_wrong(author, written):
    author.write("missions.yaml", f"{MISSION}  {written}\n")
    problems = author.problems(OWN_PACKS / "core")
    assert all(str(problem).startswith("mine/missions.yaml: test-mission") for problem in problems)
    assert any(WRONG[written] in str(problem) for problem in problems)


def test_that_mission_is_good_without_the_mistake(author):
    author.write("missions.yaml", MISSION)
    assert "test-mission" in author.build(OWN_PACKS / "core").missions
