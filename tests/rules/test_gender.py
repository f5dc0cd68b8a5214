"""Whoever plays a class as a woman plays the same hero as whoever plays it as a man (HERO-07)."""

from __future__ import annotations

import pytest
from msgspec.structs import asdict

from lantern.content.loader import load
from lantern.core.table import solo
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.setups import Setup
from lantern.players.table import game_of, new_play
from lantern.rules.numbers.values import value
from lantern.rules.table.people import MEN, WOMEN, Person
from lantern.rules.table.state import State

CLASSES = sorted(load(user=False).heroes)
#: What a hero is called and looks like; all else must be the same.
OUTSIDE = {"name", "nickname", "face"}
STATS = ("health", "sanity", "combat", "initiative", "move", "defense", "willpower", "max_grit", "to_hit_melee")
SKILLS = ("agility", "cunning", "spirit", "strength", "lore", "luck")


def adventure(classes: tuple[str, ...], people: tuple[Person, ...]) -> tuple[State, list[object], dict[str, list[int]]]:
    """Let a bot play the same adventure with these people; return how it ended, what happened, and the numbers at the end."""
    play = new_play(Setup(heroes=classes, seed=7, people=people), table=solo(HeuristicPlayer(7)))
    game = game_of(play)
    numbers = {hero.id: [value(game, hero, stat) for stat in (*STATS, *SKILLS)] for hero in game.state.heroes.values()}
    return game.state, list(game.events), numbers


def inside(state: State) -> list[dict[str, object]]:
    return [{name: each for name, each in asdict(hero).items() if name not in OUTSIDE} for hero in state.heroes.values()]


@pytest.mark.proves("HERO-07")
@pytest.mark.parametrize("classes", [tuple(CLASSES[at : at + 2]) for at in range(0, len(CLASSES), 2)], ids="+".join)
def test_women_and_men_have_the_same_adventure(classes):
    men = tuple(Person(MEN[number], "", f"m-0{number}") for number in range(len(classes)))
    women = tuple(Person(WOMEN[number], "", f"w-0{number}") for number in range(len(classes)))
    his, her = adventure(classes, men), adventure(classes, women)
    assert [hero.face[0] for hero in his[0].heroes.values()] == ["m"] * len(classes)
    assert [hero.face[0] for hero in her[0].heroes.values()] == ["w"] * len(classes)
    assert [hero.name for hero in her[0].heroes.values()] == [person.name for person in women]
    assert len(his[1]) > 50
    assert his[1] == her[1]
    assert his[2] == her[2]
    assert inside(his[0]) == inside(her[0])
