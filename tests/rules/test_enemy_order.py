"""Nobody is asked in which order enemies go where it is all one: held against the rules, run through every chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

from lantern.board.sets import bits
from lantern.content.loader import load
from lantern.core.journal import Header, Journal
from lantern.core.play import run_to_end
from lantern.core.table import solo
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.setups import Setup, new_game
from lantern.rules.fight import enemy_order
from lantern.rules.fight.enemy_turn import choose_target_and_move
from lantern.rules.table.game import Game
from lantern.rules.table.state import EnemyModel

#: Positions in which more could happen are left out.
MOST_COURSES = 100

Ends = Counter[tuple[tuple[str, int, str | None], ...]]


class EveryChance:
    """Decides instead of chance, one course after the other, until each has been taken."""

    def __init__(self) -> None:
        self.ways: list[tuple[int, int]] = []
        self.at = 0

    def choose(self, things: Sequence[Any]) -> Any:
        if self.at == len(self.ways):
            self.ways.append((0, len(things)))
        chosen, among = self.ways[self.at]
        assert among == len(things)
        self.at += 1
        return things[chosen]

    @property
    def chance(self) -> Fraction:
        share = Fraction(1)
        for _, among in self.ways:
            share /= among
        return share

    def turn(self) -> bool:
        """Go on to the next course; tell whether there is one."""
        self.at = 0
        while self.ways and self.ways[-1][0] + 1 == self.ways[-1][1]:
            self.ways.pop()
        if self.ways:
            chosen, among = self.ways[-1]
            self.ways[-1] = (chosen + 1, among)
        return bool(self.ways)


def ends_of(game: Any, order: Sequence[EnemyModel]) -> Ends | None:
    """Let models go in an order by the rules, once for every chance; return how likely they come to stand how."""
    models = list(game.state.enemies.values())
    kept = [(list(enemy.spaces), enemy.target) for enemy in models]
    told, chances, ends = len(game.events), EveryChance(), Counter[Any]()
    game.pick = lambda _, things: chances.choose(things)
    game.pick_space = lambda _, spaces: chances.choose(bits(spaces))
    try:
        for _ in range(MOST_COURSES):
            for enemy in order:
                choose_target_and_move(game, enemy)
            ends[tuple((enemy.id, enemy.spaces[0], enemy.target) for enemy in models)] += chances.chance  # type: ignore[assignment]
            for enemy, (spaces, target) in zip(models, kept, strict=True):
                enemy.spaces, enemy.target = list(spaces), target
            game.enemies_moved()
            del game.events[told:]
            if not chances.turn():
                return ends
        return None
    finally:
        del game.pick, game.pick_space


@pytest.fixture
def thought(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Compare every thought about an order with the rules; return what was thought where that could be done."""
    found: list[bool] = []
    think: Callable[..., bool] = enemy_order.is_all_one

    def compared(game: Game, before: list[EnemyModel], tied: list[EnemyModel]) -> bool:
        stands = [(enemy.id, list(enemy.spaces), enemy.target) for enemy in game.state.enemies.values()]
        all_one = think(game, before, tied)
        assert [(enemy.id, enemy.spaces, enemy.target) for enemy in game.state.enemies.values()] == stands
        if len(tied) <= enemy_order.MOST_GOING:
            ends = [ends_of(game, [*before, *order]) for order in permutations(tied)]
            if None not in ends:
                same = all(end == ends[0] for end in ends)
                assert same or not all_one
                found.append(all_one)
        return all_one

    monkeypatch.setattr(enemy_order, "is_all_one", compared)
    return found


def test_what_is_thought_to_be_all_one_is_so_by_the_rules(thought: list[bool]) -> None:
    for seed in range(110, 116):
        setup = Setup(heroes=("us-marshal", "gunslinger", "saloon-girl", "bandido")[: 1 + seed % 4], seed=seed)
        game = new_game(setup, table=solo(HeuristicPlayer(seed)), content=load(user=False))
        run_to_end(game, Journal(Header(setup={})))
    assert {True, False} <= set(thought)
    assert len(thought) > 8
