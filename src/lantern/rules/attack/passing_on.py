"""A Hit of an enemy that a hero passes on to another model next to it, before any save."""

from __future__ import annotations

from lantern.content.bends.harm import PassesHit
from lantern.content.verbs.grammar import Amount
from lantern.core.questions import ChooseOne, Option
from lantern.rules.attack.hero_hits import strike_without_attack
from lantern.rules.harm.damage import WAYS_ON, Blow, take_blows
from lantern.rules.numbers.bends import bends
from lantern.rules.numbers.limits import exhaust, is_ready
from lantern.rules.numbers.triggers import note_use
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.choices.models import ChooseEnemy, ChooseHero
from lantern.rules.table.choices.plain import Nothing
from lantern.rules.table.game import Game
from lantern.rules.table.state import Hero


def pass_one_on(game: AnyChapter, hero: Hero, blows: list[Blow], by: str) -> list[Blow]:
    """Let a hero pass one of the Hits of an enemy on, if it bears what can do that; return those that are left to it."""
    if not isinstance(game, Game) or by not in game.content.enemies or not blows:
        return blows
    for source, bend in bends(game, hero, PassesHit):
        if not is_ready(game, hero, source, bend.limit, "pass"):
            continue
        near = game.board.adjacent[hero.space]
        enemies = [enemy for enemy in game.enemies_adjacent_to(hero.space) if hero.space not in enemy.spaces]
        friends = [other for other in game.standing() if other is not hero and near >> other.space & 1]
        options: list[Option] = [ChooseEnemy(enemy.id, enemy.spaces[0]) for enemy in enemies]
        options += [ChooseHero(other.id) for other in friends]
        if not options:
            continue
        about = {"source": source}
        question = ChooseOne(
            kind="pass-hit", who=hero.id, options=[Nothing(), *options], about=about, default=0, interruptible=False
        )
        choice = game.ask(question)
        if isinstance(choice, Nothing):
            continue
        exhaust(game, hero, source, bend.limit, "pass")
        note_use(game, hero, source)
        first, *blows = blows
        if isinstance(choice, ChooseHero):
            take_blows(game, game.hero(choice.value), [first], by=by)
        else:
            damage = first.damage if isinstance(first.damage, Amount) else Amount(plus=first.damage)
            strike_without_attack(game, hero, game.state.enemies[choice.value], first.times, damage, source)
    return blows


WAYS_ON.append(pass_one_on)
