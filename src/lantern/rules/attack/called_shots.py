"""Shots that are called before they are rolled: a die that shows the number does harm even if it misses."""

from __future__ import annotations

from lantern.content.bends.attacks import CallsShots
from lantern.content.verbs.grammar import Amount
from lantern.core.questions import ChooseOne
from lantern.rules.attack.assigning import targets_in
from lantern.rules.attack.hero_hits import strike_without_attack
from lantern.rules.belongings.hero_arms import Attack
from lantern.rules.numbers.bends import bends
from lantern.rules.table.choices.dice import CallNumber
from lantern.rules.table.choices.models import ChooseEnemy
from lantern.rules.table.choices.plain import Nothing
from lantern.rules.table.game import Game
from lantern.rules.table.state import Hero

FACES = range(1, 7)


def call_the_shot(game: Game, hero: Hero, attack: Attack) -> None:
    """Let a hero call a number before the dice of a ranged attack are rolled."""
    if attack.called or not attack.arms[0].is_ranged or not bends(game, hero, CallsShots):
        return
    source = bends(game, hero, CallsShots)[0][0]
    options = [Nothing(), *(CallNumber(face) for face in FACES)]
    question = ChooseOne(
        kind="call-shot", who=hero.id, options=options, about={"source": source}, default=0, interruptible=False
    )
    attack.called = game.ask(question).value or 0


def land_as_called(game: Game, hero: Hero, attack: Attack) -> None:
    """Let each die that shows what was called do its harm to somebody in reach, past Defense."""
    for _ in range(attack.as_called):
        source, bend = bends(game, hero, CallsShots)[0]
        reach = {enemy.id: enemy for arm in attack.arms for enemy in targets_in(game, hero, attack, arm)}
        if not reach or game.state.result is not None:
            return
        options = [ChooseEnemy(enemy.id, enemy.spaces[0]) for enemy in reach.values()]
        about = {"source": source}
        question = ChooseOne(kind="which-enemy", who=hero.id, options=options, about=about, interruptible=False)
        enemy = game.state.enemies[game.ask(question).value]
        strike_without_attack(game, hero, enemy, 1, Amount(plus=bend.damage), source, ("defense",))
