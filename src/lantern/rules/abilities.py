"""Using abilities, items and tokens: what may be done, when, and how often (ITEM-11, BAG-03)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from lantern.content.effects import Action, EnemyHits, FreeAttack
from lantern.core.questions import ChooseOne, Option
from lantern.rules.events import Used
from lantern.rules.game import Context, Game
from lantern.rules.hero_arms import HeroHit, has_target, reached
from lantern.rules.in_play import holds, keywords, powers_here, powers_of
from lantern.rules.perform import perform
from lantern.rules.resources import discard_source
from lantern.rules.sermons import preach, sermons_ready
from lantern.rules.state import Hero
from lantern.rules.triggers import can_pay, pay
from lantern.rules.who import neighbours


class Usable(Struct):
    """Something a hero may use: what it is, and which of its actions."""

    source: str
    action: Action
    number: int
    token: bool = False
    sermon: bool = False


def usables(game: Game, hero: Hero, *timings: str) -> Iterator[Usable]:
    """Yield what a hero can use now, at these timings."""
    for source, number, action in _actions_of(game, hero):
        if action.timing in timings:
            usable = Usable(source, action, number)
            if _is_ready(game, hero, usable):
                yield usable
    for source, power in powers_here(game, hero):
        for number, action in enumerate(power.actions):
            usable = Usable(source, action, number)
            if action.timing in timings and _is_ready(game, hero, usable):
                yield usable
    for sermon in sermons_ready(game, hero, *timings):  # CLASS-09
        yield Usable(sermon, Action(effect=()), 0, sermon=True)
    if not hero.bag:
        return
    tokens = game.content.tokens
    for token in sorted(set(hero.bag)):
        only = tokens[token].only
        if only and not any(word in keywords(game, hero) for word in only):  # BAG-15
            continue
        for number, action in enumerate(tokens[token].actions):
            usable = Usable(token, action, number, token=True)
            if action.timing in timings and _is_ready(game, hero, usable):
                yield usable


def _actions_of(game: Game, hero: Hero) -> list[tuple[str, int, Action]]:
    known = game.known_actions.get(hero.id)
    if known is None:
        known = game.known_actions[hero.id] = [
            (source, number, action) for source, power in powers_of(game, hero) for number, action in enumerate(power.actions)
        ]
    return known


def _key(hero: Hero, usable: Usable) -> str:
    return f"{hero.id}:{usable.source}:a{usable.number}"


def _is_ready(game: Game, hero: Hero, usable: Usable) -> bool:
    action = usable.action
    if action.timing == "free_attack" and hero.free_attack_made:  # ATTACK-16
        return False
    if any(isinstance(effect, FreeAttack) and not has_target(game, hero, effect) for effect in action.effect):  # ATTACK-26
        return False
    if any(isinstance(effect, EnemyHits) and not reached(game, hero, effect) for effect in action.effect):
        return False
    if not holds(game, action.when, hero, None, source=usable.source):
        return False
    affordable = action.cost is None or can_pay(game, hero, action.cost)
    return affordable and game.state.uses.is_ready(action.limit, _key(hero, usable))


def ability_options(game: Game, hero: Hero, *timings: str) -> list[Option]:
    """Offer what a hero can use now."""
    return [
        Option(f"use:{usable.source}" + (f":{usable.number + 1}" if usable.number else ""), usable, card=usable.source)
        for usable in usables(game, hero, *timings)
    ]


def use_ability(game: Game, hero: Hero, usable: Usable, hit: HeroHit | None = None) -> None:
    """Use something: pay, exhaust or discard it, and carry out what it does."""
    game.tell(Used(hero.id, usable.source))
    hero.acted = True  # FIGHTEND-06
    if usable.sermon:
        preach(game, hero, usable.source)
        return
    if usable.token:
        hero.bag.remove(usable.source)  # BAG-03
    else:
        hero.used.append(usable.source)  # ITEM-13
        game.state.uses.exhaust(usable.action.limit, _key(hero, usable))
        if usable.action.cost is not None:
            pay(game, hero, usable.action.cost)
            if usable.action.cost.discard:
                discard_source(game, hero, usable.source)
    if usable.action.timing == "free_attack":
        hero.free_attack_made = True
    target = _for_whom(game, hero, usable)
    perform(game, usable.action.effect, Context(source=usable.source, hero=hero.id, target=target, hit=hit))


def _for_whom(game: Game, hero: Hero, usable: Usable) -> str:
    """Let a healing token be used on a neighbour as well (BAG-05)."""
    if not usable.token or not game.content.tokens[usable.source].on_others:
        return hero.id
    options = [Option(other.id, other.id, model=other.id) for other in (hero, *neighbours(game, hero))]
    question = ChooseOne(kind="for-whom", who=hero.id, options=options, about={"source": usable.source}, interruptible=False)
    chosen: str = game.ask(question).value
    return chosen
