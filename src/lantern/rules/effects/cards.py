"""Cards: drawn, laid down, marked, discarded, looked at, and hooks of packs."""

from __future__ import annotations

from lantern.content.bends.cards import LootLost
from lantern.content.effects import Mark
from lantern.content.verbs.cards import DiscardThis, Draw, Hook, LookAhead, PutInPlay
from lantern.core.questions import Confirm
from lantern.core.table import PARTY
from lantern.rules.belongings.resources import (
    discard_source,
)
from lantern.rules.belongings.who import each
from lantern.rules.darkness.cards import draw_and_resolve
from lantern.rules.darkness.foresight import look_ahead
from lantern.rules.mission.worlds import drawn_world
from lantern.rules.numbers.bends import bent
from lantern.rules.numbers.dice import amount, how_many
from lantern.rules.numbers.in_play import listeners
from lantern.rules.numbers.perform import perform, performs, performs_anywhere
from lantern.rules.outcomes import is_nobodys
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.copies import lying_as, make_lasting, marks_here, put_marks_here
from lantern.rules.table.game import Context, Game
from lantern.rules.table.state import Hero, OnTheTable


@performs_anywhere(Draw)
def draw(game: AnyChapter, effect: Draw, context: Context) -> None:
    """Draw cards and do what they say; what a hero has earned it draws also if that has knocked it out."""
    for hero in [None] if is_nobodys(effect.who, context) else each(game, effect.who, context):
        if effect.optional and not _wants_to_draw(game, effect.deck, hero):
            continue
        draw_and_resolve(
            game,
            effect.deck,
            amount(game, effect.count, "draw", hero, context.counted, context.source),
            hero,
            context,
            keep_one=effect.keep_one,
            world=drawn_world(game) if effect.any_world else effect.world,
        )


def _wants_to_draw(game: AnyChapter, deck: str, hero: Hero | None) -> bool:
    """Ask whether cards are drawn that may be; Loot is, unless somebody could have a reason not to."""
    wary = deck != "loot" or hero is None or bent(game, hero, LootLost) is not None
    matters = wary or any(listeners(game, moment) for moment in ("card_drawn", "find_drawn"))
    who = hero.id if hero is not None else PARTY
    return game.ask(Confirm(kind="draw", who=who, about={"deck": deck}, default=1, matters=matters))


@performs(PutInPlay)
def put_in_play(game: Game, effect: PutInPlay, context: Context) -> None:  # noqa: ARG001
    """Put a card into play, unless it is there."""
    if lying_as(game.state, effect.card) is None and game.content.cards[effect.card].remains_in_play:
        card = OnTheTable(effect.card)
        make_lasting(game.state, card)
        game.state.in_play.append(card)
        game.numbers_changed()


@performs_anywhere(DiscardThis)
def discard_this(game: AnyChapter, effect: DiscardThis, context: Context) -> None:  # noqa: ARG001
    """Discard the card that says so: one that remained in play, or an item."""
    game.leave_play(context.source)
    if context.whose is not None:
        discard_source(game, game.hero(context.whose), context.source)


@performs_anywhere(Mark)
def mark(game: AnyChapter, effect: Mark, context: Context) -> None:
    """Put a marker on a card; when there are enough they go, and something happens."""
    marks = marks_here(game, context) + 1
    put_marks_here(game, context, marks)
    if effect.markers is not None and marks >= how_many(game, effect.markers, "times", context):
        put_marks_here(game, context, 0)
        perform(game, effect.effect, context)


@performs(LookAhead)
def look_at_the_next(game: Game, effect: LookAhead, context: Context) -> None:
    """Let a hero see what comes."""
    assert context.hero is not None
    look_ahead(game, game.hero(context.hero), effect, context)


@performs_anywhere(Hook)
def hook(game: AnyChapter, effect: Hook, context: Context) -> None:
    """Call the function that the pack brings for its tenth card."""
    game.content.hook(effect.name)(game, context)
