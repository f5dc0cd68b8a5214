"""The page of the goal says what is to be done now: what is done of it, and how far the rest is, in every mission."""

from __future__ import annotations

import pytest

from lantern.content.language import LANGUAGES, is_complete
from lantern.content.loader import load
from lantern.core.table import solo
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.setups import Setup, new_game
from lantern.rules.mission.goals import needed
from lantern.rules.table.game import Game
from lantern.rules.table.state import EnemyModel, Fight
from lantern.rules.words import Words
from lantern.views.look import Look
from lantern.views.mission import mission_view


def begun(mission: str) -> Game:
    return new_game(Setup(mission=mission, heroes=("us-marshal", "gunslinger"), seed=3), table=solo(HeuristicPlayer(3)))


def steps(game: Game, lang: str = "en") -> list[tuple[str, bool]]:
    return [(step.text, step.done) for step in mission_view(Look(game, Words(game.content, lang))).steps]


def fight(game: Game, enemies: int, *, objective: bool) -> None:
    game.state.fight = Fight(1, objective=objective)
    game.state.enemies = {f"slashers-{n}": EnemyModel(f"slashers-{n}", "slashers", [0]) for n in range(enemies)}


@pytest.mark.parametrize("mission", sorted(load().missions))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_mission_begins_with_something_to_do(mission, lang):
    told = steps(begun(mission), lang)
    assert told
    assert not any(done for _, done in told)
    assert all(is_complete(text) for text, _ in told), told


def test_the_fight_that_decides_is_what_is_left_when_the_clues_are_found():
    game = begun("scouting-party")
    assert steps(game) == [("Find 2 Clues", False), ("Win the Fight in the Objective Room", False)]
    game.state.clues = 1
    fight(game, 3, objective=False)
    assert steps(game) == [("Find the Clues: 1 of 2", False), ("Win the Fight in the Objective Room", False)]
    game.state.clues, game.state.objective_tile = 2, 0
    fight(game, 8, objective=True)
    assert steps(game) == [("Find the Clues: 2 of 2", True), ("Win this Fight: 8 Enemies left", False)]
    assert steps(game, "it")[1] == ("Vincete questo Scontro: restano 8 Nemici", False)
    fight(game, 1, objective=True)
    assert steps(game)[1] == ("Win this Fight: 1 Enemy left", False)


def test_who_must_come_home_is_counted_once_the_rest_is_done():
    game = begun("search-party")
    assert steps(game)[-1] == ("Bring every Hero and the Surveyor to the Entrance", False)
    game.state.clues, game.state.objective_tile, game.state.progress.objective_won = 2, 0, True
    for hero, space in zip(game.state.heroes.values(), (0, -1), strict=True):
        hero.space = space
    assert steps(game)[-2:] == [
        ("Win the Fight in the Objective Room", True),
        ("Bring every Hero and the Surveyor to the Entrance: 1 of 2 Heroes are there", False),
    ]


def test_what_is_counted_is_done_at_its_number_and_no_enemy_may_stand_then():
    game = begun("seal-the-void-gate")
    game.state.clues, game.state.objective_tile = 2, 0
    fight(game, 2, objective=True)
    assert steps(game)[1:] == [("Seals: 0 of 3", False), ("Leave no Enemy standing: 2 left", False)]
    game.state.progress.counters["seals"] = needed(game, "seals")
    assert steps(game)[1:] == [("Seals: 3 of 3", True), ("Leave no Enemy standing: 2 left", False)]


def test_whoever_is_to_be_killed_is_named_until_it_is():
    game = begun("terror-in-the-night")
    assert steps(game)[-1] == ("Kill the Mother of Night", False)
    game.state.progress.bosses.append("mother-of-night")
    assert steps(game)[-1] == ("Kill the Mother of Night", False), "one that was met before the Objective is another"
    game.state.objective_tile = 0
    assert steps(game)[-1] == ("Kill the Mother of Night", True)
