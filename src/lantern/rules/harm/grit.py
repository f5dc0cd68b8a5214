"""Grit that comes back: up to the maximum, above it only to be spent at once (GRIT)."""

from __future__ import annotations

from collections.abc import Sequence

from lantern.content.bends.moving import GritMove
from lantern.content.verbs.belongings import Gain
from lantern.core.questions import ChooseOne, Option
from lantern.rules.belongings.abilities import ability_options, use_ability
from lantern.rules.numbers.bends import bent
from lantern.rules.numbers.dice import throw
from lantern.rules.numbers.triggers import fire
from lantern.rules.numbers.values import value
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.choices.plain import LetItGo, Nothing, SpendGrit
from lantern.rules.table.choices.using import Use
from lantern.rules.table.events import Gained, Noted
from lantern.rules.table.state import Hero

#: The Grit that each hero gives to cancel a Growing Dread card (DREAD-04).
DREAD_PRICE = 1


def recover_grit(game: AnyChapter, hero: Hero, count: int = 1) -> None:
    """Recover Grit up to the maximum; one above it may be spent at once, or is lost (GRIT-09, GRIT-10)."""
    if hero.ko or hero.dead:  # GRIT-13
        return
    recovered = 0
    for _ in range(count):
        spent = hero.grit >= value(game, hero, "max_grit") and spend_at_once(game, hero)
        recovered += spent
        if hero.grit < value(game, hero, "max_grit"):
            hero.grit += 1
            recovered += 1
            game.tell(Gained(hero.id, "grit", 1))
        elif not spent:
            game.tell(Noted("grit-lost", hero.id))
    if recovered:
        fire(game, "grit_recovered", hero=hero, counted=recovered)


def spend_at_once(game: AnyChapter, hero: Hero) -> bool:
    """Offer what one Grit too many can be spent on now: movement, or the price of an ability (GRIT-10).

    Return whether it was this Grit that went; for an ability an old one does, and leaves room for the new.
    """
    acting = game.is_acting(hero)
    moving = game.is_moving(hero) and not game.grit_is_barred()
    options: list[Option] = [SpendGrit()] if moving else []
    timings = ("any_time", "activation") if acting else ("any_time",)
    options += [option for option in ability_options(game, hero, *timings) if _costs_grit(option)]
    options.append(LetItGo())
    default = 0 if moving else len(options) - 1
    choice = game.ask(ChooseOne(kind="spend-grit-now", who=hero.id, options=options, default=default))
    if isinstance(choice, SpendGrit):
        fire(game, "grit_used", hero=hero, counted=1)
        add_grit_dice(game, hero)
    elif isinstance(choice, Use):
        use_ability(game, hero, choice.usable)
    return isinstance(choice, SpendGrit)


def _costs_grit(option: Use) -> bool:
    cost = option.usable.action.cost
    return cost is not None and cost.grit > 0


def find_grit(game: AnyChapter, heroes: Sequence[Hero], card: str) -> None:
    """Let those who lack the Grit to cancel a card use what gives them one at any time, if each of them has it (BAG-03)."""
    lacking = [hero for hero in heroes if hero.grit < DREAD_PRICE]
    ways = {hero.id: _ways_to_grit(game, hero) for hero in lacking}
    if game.grit_is_barred() or not all(ways.values()):
        return
    for hero in lacking:
        options = [Nothing(), *ways[hero.id]]
        about = {"card": card}
        question = ChooseOne(kind="grit-for-dread", who=hero.id, options=options, about=about, default=0, interruptible=False)
        chosen = game.ask(question).value
        if chosen is None:
            return
        use_ability(game, hero, chosen)


def _ways_to_grit(game: AnyChapter, hero: Hero) -> list[Use]:
    """Return what a hero can use at any time that gives it Grit; in the 2014 aid no tokens (BAG-04)."""
    options = ability_options(game, hero, "any_time")
    no_tokens = game.state.options.token_timing
    return [option for option in options if _gives_grit(option) and not (no_tokens and option.usable.token)]


def _gives_grit(option: Use) -> bool:
    gains = (effect for effect in option.usable.action.effect if isinstance(effect, Gain))
    return any(gain.what == "grit" and gain.who == "self" for gain in gains)


def add_grit_dice(game: AnyChapter, hero: Hero) -> None:
    """Add D6 movement points for a Grit; this die is no Move roll, and another Grit buys another die (GRIT-02)."""
    stride = bent(game, hero, GritMove)
    game.add_movement(stride.spaces if stride is not None else throw(game, hero, "grit-move", dear=lambda _: False)[0])


def rest(game: AnyChapter, hero: Hero) -> None:
    """Set the Grit of a hero for the road and the town: 1, and what abilities and a horse add (CAMP-09)."""
    hero.grit = min(1 + value(game, hero, "town_grit"), value(game, hero, "max_grit"))
