"""How drawing, keeping and discarding cards read, and the markers on them."""

from __future__ import annotations

from lantern.content.clauses.clause import Clauses, Said, plain_order, says
from lantern.content.effects import Mark
from lantern.content.verbs.cards import Cancel, DiscardThis, Draw, Hook, KeepCard, PutInPlay, SpendMarks, Unmark

says(DiscardThis, KeepCard)(plain_order)


@says(Cancel)
def _cancel(say: Clauses, _: Cancel) -> Said:
    """Say that what is about to happen does not, by what that is."""
    return Said("verb-cancel", args=(("timing", say.voice.timing), ("enemy", say.voice.object or "any")))


@says(Draw)
def _draw(say: Clauses, effect: Draw) -> Said:
    what = say.things("cards", effect.count, deck=say.deck(effect.deck))
    return Said("verb-draw", effect.who, (what,), effect.optional)


@says(PutInPlay)
def _put_in_play(say: Clauses, effect: PutInPlay) -> Said:
    return Said("verb-put_in_play", args=(("card", say.named("cards", effect.card)),))


@says(Mark)
def _mark(say: Clauses, effect: Mark) -> Said:
    if effect.markers is None:
        return Said("verb-mark-plain")
    args = (("markers", say.things("markers", effect.markers)), ("effect", say.about(third=False).clauses(effect.effect)))
    return Said("verb-mark", args=args)


@says(Unmark)
def _unmark(say: Clauses, effect: Unmark) -> Said:
    if effect.count is None:
        return Said("verb-unmark-all")
    return Said("verb-unmark", what=(say.things("markers", effect.count),))


@says(SpendMarks)
def _spend_marks(say: Clauses, effect: SpendMarks) -> Said:
    return Said("verb-spend_marks", args=(("keyword", say.keyword(effect.keyword)),))


@says(Hook)
def _hook(say: Clauses, effect: Hook) -> str:
    return say.name(effect.text)
