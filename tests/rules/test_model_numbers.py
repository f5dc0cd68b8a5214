"""A model is called by a number that starts at 1 in every Fight, is its alone on the map, and stays while it stands."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from lantern.content.loader import load
from lantern.core.journal import Header, Journal
from lantern.core.play import run_to_end
from lantern.core.questions import Answer, Question
from lantern.core.table import Insider, solo
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.setups import Setup, new_game
from lantern.rules.table.events import EnemyPlaced, FightBegan, FightEnded, Killed, LeftBehind, StepBegan
from lantern.rules.table.game import Game
from lantern.rules.table.model_numbers import ModelNumbers
from lantern.rules.words import words_of
from lantern.views.enemies import enemy_views
from lantern.views.look import Look

DEAD, SPIDERS = "hungry-dead", "void-spiders"


def come(*models: str) -> list[Struct]:
    return [EnemyPlaced(model, model.rpartition("-")[0], 1) for model in models]


def gone(*models: str) -> list[Struct]:
    return [Killed(model, model.rpartition("-")[0], "") for model in models]


def first_fight() -> list[Struct]:
    return [FightBegan(ambush=False), *come(f"{DEAD}-1", f"{DEAD}-2", f"{SPIDERS}-3"), *gone(f"{DEAD}-1")]


def test_all_are_counted_together_and_no_number_comes_twice_in_a_fight():
    numbers = ModelNumbers([*first_fight(), *gone(f"{DEAD}-2"), *come(f"{DEAD}-4", f"{SPIDERS}-5")])
    assert [numbers.of(f"{DEAD}-{number}") for number in (1, 2, 4)] == [1, 2, 4]
    assert [numbers.of(f"{SPIDERS}-{number}") for number in (3, 5)] == [3, 5]


def test_the_next_fight_counts_from_1_and_the_dead_of_the_last_keep_theirs():
    over = [*gone(f"{DEAD}-2"), LeftBehind(f"{SPIDERS}-3", SPIDERS), FightEnded()]
    numbers = ModelNumbers([*first_fight(), *over, FightBegan(ambush=True), *come(f"{SPIDERS}-4", f"{DEAD}-5", f"{DEAD}-6")])
    assert [numbers.of(f"{DEAD}-{number}") for number in (1, 2, 5, 6)] == [1, 2, 2, 3]
    assert numbers.of(f"{SPIDERS}-4") == 1


def test_whoever_still_stands_keeps_its_number_for_itself():
    numbers = ModelNumbers([*first_fight(), FightEnded(), FightBegan(ambush=False), *come(f"{DEAD}-4")])
    assert (numbers.of(f"{DEAD}-2"), numbers.of(f"{DEAD}-4")) == (2, 4)


def test_a_fight_of_which_nobody_knows_the_beginning_goes_by_the_ids():
    numbers = ModelNumbers(come(f"{DEAD}-14"))
    assert (numbers.of(f"{DEAD}-12"), numbers.of(f"{DEAD}-14")) == (12, 14)


def test_whoever_is_left_alone_of_its_type_acts_alone():
    steps = [StepBegan("activation", DEAD), StepBegan("activation", DEAD), StepBegan("activation", SPIDERS)]
    first, second, spider = steps
    numbers = ModelNumbers([*first_fight()[:-1], first, *gone(f"{DEAD}-1"), second, spider, *gone(f"{DEAD}-2", f"{SPIDERS}-3")])
    assert [numbers.acts_alone(step) for step in steps] == [False, True, True]


def test_what_is_taken_back_is_forgotten():
    events = first_fight()
    numbers = ModelNumbers(events)
    assert numbers.of(f"{DEAD}-2") == 2
    del events[1:]
    events += come(f"{DEAD}-2", f"{DEAD}-1", f"{SPIDERS}-3", f"{SPIDERS}-4")
    assert (numbers.of(f"{DEAD}-2"), numbers.of(f"{SPIDERS}-4")) == (1, 4)


class Watcher(Insider):
    """Looks at every question which numbers the models have that stand."""

    def __init__(self, seed: int) -> None:
        self.player = HeuristicPlayer(seed)
        self.called: dict[str, str] = {}

    def answer(self, game: Any, question: Question) -> Answer | None:
        assert isinstance(game, Game)
        words = words_of(game.content)["en"]
        named = {view.id: view for view in enemy_views(Look(game, words))}
        assert len({view.number for view in named.values()}) == len(named)
        for model, view in named.items():
            assert view.name.endswith(f" {view.number}")
            assert self.called.setdefault(model, view.name) == view.name
        return game.consult(self.player, question)


def test_in_whole_adventures_names_are_unique_and_stay():
    later = 0
    for seed in (1, 2):
        watcher = Watcher(seed)
        setup = Setup(heroes=("us-marshal", "gunslinger", "saloon-girl"), seed=seed)
        game = new_game(setup, table=solo(watcher), content=load(user=False))
        run_to_end(game, Journal(Header(setup={})))
        fights = 0
        empty = True
        for event in game.events:
            if isinstance(event, FightBegan):
                fights, empty = fights + 1, True
            elif isinstance(event, EnemyPlaced) and empty:
                empty = False
                assert game.model_numbers.of(event.enemy) == 1
                later += fights > 1
    assert later
