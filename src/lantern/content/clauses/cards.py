"""How drawing, keeping and discarding cards read, and the markers on them."""

from __future__ import annotations

from lantern.content.clauses.clause import Clauses, plainly, says
from lantern.content.effects import Mark
from lantern.content.verbs.cards import Cancel, DiscardThis, Draw, Hook, KeepCard, LookAhead, PutInPlay, SpendMarks, Unmark

says(Cancel, DiscardThis, KeepCard)(plainly)


@says(Draw)
def _draw(say: Clauses, effect: Draw) -> str:
    what = say.things("cards", effect.count, deck=say.deck(effect.deck))
    said = say.said("verb-draw", effect.who, may=effect.optional, what=what)
    return say.text("draw-keep-one", what=said) if effect.keep_one else said


@says(LookAhead)
def _look_ahead(say: Clauses, effect: LookAhead) -> str:
    decks = say.either([say.deck(deck) for deck in effect.deck])
    may = "yes" if effect.optional else "no"
    return say.text("verb-look_ahead", deck=decks, n=effect.count, may=may, several="yes" if len(effect.deck) > 1 else "no")


@says(PutInPlay)
def _put_in_play(say: Clauses, effect: PutInPlay) -> str:
    return say.text("verb-put_in_play", card=say.named("cards", effect.card))


@says(Mark)
def _mark(say: Clauses, effect: Mark) -> str:
    if effect.markers is None:
        return say.text("verb-mark-plain")
    return say.text("verb-mark", what=say.things("markers", effect.markers), effect=say.clauses(effect.effect))


@says(Unmark)
def _unmark(say: Clauses, effect: Unmark) -> str:
    if effect.count is None:
        return say.text("verb-unmark-all")
    return say.text("verb-unmark", what=say.things("markers", effect.count))


@says(SpendMarks)
def _spend_marks(say: Clauses, effect: SpendMarks) -> str:
    return say.text("verb-spend_marks", keyword=say.keyword(effect.keyword))


@says(Hook)
def _hook(say: Clauses, effect: Hook) -> str:
    return say.name(effect.text)
