"""Free Attacks of items that come before their bearer's Initiative."""

from __future__ import annotations

from collections.abc import Sequence

from lantern.content.bends.attacks import EarlyAttack
from lantern.core.questions import ChooseOne
from lantern.rules.belongings.abilities import options_at, use_ability
from lantern.rules.numbers.bends import bends
from lantern.rules.numbers.values import enemy_value, value
from lantern.rules.table.choices.plain import Nothing
from lantern.rules.table.choices.using import Use
from lantern.rules.table.game import Game
from lantern.rules.table.state import Activation, Hero

TIMINGS = ("free_attack",)


def attack_early(game: Game, heroes: list[Hero], types: list[str]) -> bool:
    """Let a hero make a Free Attack whose Initiative has come, before those who act next; return whether one did.

    Enemies with the same Initiative come first (INIT-01). Who lets the moment pass can still make it in the own activation.
    """
    now = enemy_value(game, types[0], "initiative") if types else value(game, heroes[0], "initiative")
    waiting = []
    for hero in game.standing():
        if not hero.activated and (types or hero not in heroes):
            waiting.append(hero)  # noqa: PERF401 - asked before everybody acts, and quicker so
    for hero in waiting:
        if answers := bends(game, hero, EarlyAttack):
            for source in _due(game, hero, answers, now + bool(types)):
                if _attacks(game, hero, source):
                    return True
    return False


def _due(game: Game, hero: Hero, answers: Sequence[tuple[str, EarlyAttack]], least: int) -> list[str]:
    """Return the items of a hero whose moment has come in this turn, and let it pass."""
    uses = game.state.uses
    due = [source for source, bend in answers if value(game, hero, "initiative") + bend.initiative >= least]
    fresh = [source for source in due if uses.is_ready("turn", _moment(hero, source))]
    for source in fresh:
        uses.exhaust("turn", _moment(hero, source))
    return fresh


def _moment(hero: Hero, source: str) -> str:
    return f"{hero.id}:{source}:early"


def _attacks(game: Game, hero: Hero, source: str) -> bool:
    options = [use for use in options_at(game, hero, TIMINGS) if use.usable.source == source]
    if not options:
        return False
    question = ChooseOne(kind="early-attack", who=hero.id, options=[*options, Nothing()], about={"source": source})
    choice = game.ask(question)
    if isinstance(choice, Use):
        game.state.activation = Activation(hero.id)
        use_ability(game, hero, choice.usable)
        game.state.activation = None
    return isinstance(choice, Use)
