"""Things that keep something from happening: harm, a card just drawn, a step of the Darkness."""

from __future__ import annotations

from lantern.content.verbs.cards import Cancel, KeepCard, RidePast
from lantern.core.questions import ChooseOne
from lantern.rules.belongings.abilities import options_at, use_ability
from lantern.rules.harm.charts import way_out_of
from lantern.rules.numbers.perform import performs, performs_anywhere
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.choices.plain import Nothing
from lantern.rules.table.copies import thing_of
from lantern.rules.table.game import Context, Game
from lantern.rules.table.state import Hero
from lantern.rules.table.windows import Looming


def is_cancelled(game: AnyChapter, hero: Hero, moment: str, looming: Looming | None = None, against: str | None = None) -> bool:
    """Let a hero use what can keep something from happening, one thing after the other; return whether one of them did."""
    timings = (moment,)
    if options_at(game, hero, timings, against):
        return _cancels(game, hero, timings, looming or Looming(), against)
    return looming is not None and bool(looming.cancelled_by)


def anybody_cancels(game: AnyChapter, moment: str, looming: Looming | None = None) -> bool:
    """Let one standing hero after the other use what can keep something from happening, until one does."""
    for hero in game.standing():  # noqa: SIM110 - asked at every step of the Darkness, and quicker so
        if is_cancelled(game, hero, moment, looming):
            return True
    return False


def _cancels(game: AnyChapter, hero: Hero, timings: tuple[str], looming: Looming, against: str | None) -> bool:
    (moment,) = timings
    while not looming.cancelled_by and hero.id not in game.aside and (options := options_at(game, hero, timings, against)):
        question = ChooseOne(
            kind=f"cancel-{moment.replace('_', '-')}",
            who=hero.id,
            options=[Nothing(), *options],
            about={"card": looming.card} if looming.card else {},
            default=0,
            interruptible=False,
        )
        chosen = game.ask(question).value
        if chosen is None:
            return False
        use_ability(game, hero, chosen, window=looming)
    return bool(looming.cancelled_by)


def is_calm(game: AnyChapter, hero: Hero) -> bool:
    """Tell whether a hero prevents all Sanity damage of this turn, now or already."""
    uses, key = game.state.uses, f"{hero.id}:calm"
    if not uses.is_ready("turn", key):
        return True
    if not is_cancelled(game, hero, "sanity_harm"):
        return False
    uses.exhaust("turn", key)
    return True


@way_out_of("injury")
def is_spared_the_injury(game: AnyChapter, hurt: Hero) -> bool:
    """Let another hero in the same place, in a mine on the same tile, keep an injury from one that has just rolled it."""
    return any(is_cancelled(game, hero, "injury", Looming(card=hurt.id)) for hero in game.together_with(hurt))


@performs_anywhere(Cancel)
def cancel(game: AnyChapter, effect: Cancel, context: Context) -> None:  # noqa: ARG001
    """Keep from happening what is about to."""
    if isinstance(context.window, Looming):
        context.window.cancelled_by = context.source


@performs_anywhere(RidePast)
def ride_past(game: AnyChapter, effect: RidePast, context: Context) -> None:  # noqa: ARG001
    """Let what is about to happen on the road happen to all but one hero."""
    if context.hero is not None:
        game.aside.add(context.hero)


@performs(KeepCard)
def keep_card(game: Game, effect: KeepCard, context: Context) -> None:  # noqa: ARG001
    """Cancel the card just drawn; it stays on the item."""
    if isinstance(context.window, Looming):
        context.window.cancelled_by = context.source
        context.window.kept_on = thing_of(game, context.whose, context.source)
