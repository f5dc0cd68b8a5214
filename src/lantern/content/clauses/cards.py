"""How drawing, keeping and discarding cards read, and the markers on them."""

from __future__ import annotations

from lantern.content.clauses.clause import Clauses, Said, for_anybody, plain_order, says
from lantern.content.effects import Mark
from lantern.content.verbs.cards import (
    Cancel,
    DiscardThis,
    Draw,
    Hook,
    KeepCard,
    LookAhead,
    PutInPlay,
    RidePast,
    SpendMarks,
    Unmark,
)

says(KeepCard)(plain_order)


@says(DiscardThis)
def _discard_this(say: Clauses, _: DiscardThis) -> Said | str:
    return for_anybody(say, "verb-discard_this")


@says(Cancel)
def _cancel(say: Clauses, _: Cancel) -> Said:
    """Say that what is about to happen does not, by what that is."""
    return Said("verb-cancel", args=(("timing", say.voice.timing), ("enemy", say.voice.object or "any")))


@says(RidePast)
def _ride_past(_: Clauses, __: RidePast) -> Said:
    return Said("verb-ride_past")


@says(Draw)
def _draw(say: Clauses, effect: Draw) -> Said:
    what = say.things("cards", effect.count, deck=say.deck(effect.deck))
    if effect.world is not None:
        what = say.text("draw-of-world", what=what, world=say.named("worlds", effect.world))
    if effect.any_world:
        what = say.text("draw-of-any-world", what=what)
    kept = say.text("draw-keep-one", what=what) if effect.keep_one else what
    return Said("verb-draw", effect.who, (kept,), effect.optional)


@says(LookAhead)
def _look_ahead(say: Clauses, effect: LookAhead) -> str:
    decks = say.either([say.deck(deck) for deck in effect.deck])
    may = "yes" if effect.optional else "no"
    if effect.deck == ("exploration",):
        return say.text("verb-look_ahead-tokens", n=effect.count, may=may)
    return say.text("verb-look_ahead", deck=decks, n=effect.count, may=may, several="yes" if len(effect.deck) > 1 else "no")


@says(PutInPlay)
def _put_in_play(say: Clauses, effect: PutInPlay) -> Said | str:
    if effect.card == say.voice.own_card:
        return for_anybody(say, "verb-put_this_in_play")
    return for_anybody(say, "verb-put_in_play", card=say.quoted(say.named("cards", effect.card)))


@says(Mark)
def _mark(say: Clauses, effect: Mark) -> Said | str:
    if effect.markers is None:
        return for_anybody(say, "verb-mark-plain")
    markers, then = say.things("markers", effect.markers), say.about(third=False).clauses(effect.effect)
    goes = bool(effect.effect) and isinstance(effect.effect[-1], DiscardThis)  # and its markers with it
    return for_anybody(say, "verb-mark", markers=markers, effect=then, goes="yes" if goes else "no")


@says(Unmark)
def _unmark(say: Clauses, effect: Unmark) -> Said:
    if effect.count is None:
        return Said("verb-unmark-all")
    return Said("verb-unmark", what=(say.things("markers", effect.count),))


@says(SpendMarks)
def _spend_marks(say: Clauses, effect: SpendMarks) -> Said:
    return Said("verb-spend_marks", args=(("keyword", say.keyword(effect.keyword)),))


@says(Hook)
def _hook(say: Clauses, effect: Hook) -> Said | str:
    if not effect.does:
        return say.name(effect.text)
    return Said("verb-hook", args=(("text", say.name(effect.text)), ("does", say.name(effect.does))))
