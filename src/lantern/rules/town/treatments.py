"""Treatments: what can be cured, on which roll, and how they end (LOC)."""

from __future__ import annotations

from collections.abc import Iterator

from lantern.content.bends.harm import CureRoll
from lantern.content.effects import Treat
from lantern.content.verbs.town import (
    Shed,
    TreatmentEnds,
)
from lantern.core.questions import ChooseOne
from lantern.rules.belongings.resources import gain
from lantern.rules.belongings.who import each
from lantern.rules.harm.conditions import be_cured
from lantern.rules.numbers.dice import roll
from lantern.rules.numbers.perform import perform, performs_anywhere
from lantern.rules.table.chapter import AnyChapter, Context
from lantern.rules.table.choices.things import CardInRow
from lantern.rules.table.events import Treated
from lantern.rules.table.settlement import tried_as
from lantern.rules.table.state import CardInPlay, Hero
from lantern.rules.table.windows import Treatment
from lantern.rules.town.visits import stay_of, visited_by


@performs_anywhere(Shed)
def shed(game: AnyChapter, effect: Shed, context: Context) -> None:
    """Let heroes be rid of a certain condition."""
    for hero in each(game, effect.who, context):
        for card in [card for card in hero.conditions if card.id == effect.condition]:
            be_cured(game, hero, card)


def treatable(game: AnyChapter, hero: Hero, effect: Treat) -> list[CardInPlay]:
    """Return the lasting harms of a hero that can be treated: neither permanent nor tried before in this stay (TOWN-09)."""
    tried = stay_of(game).tried
    left = [card for card in hero.conditions if tried_as(hero.id, card.source) not in tried and not card.permanent]
    return [card for card in left if game.content.conditions[card.id].kind in effect.kinds]


@performs_anywhere(Treat)
def treat(game: AnyChapter, effect: Treat, context: Context) -> None:
    """Treat a harm of the hero's choice: a chart roll, which no Grit rolls again (LOC-06, LOC-10, TOWN-09)."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    found = treatable(game, hero, effect)
    if not found:
        return
    options = [CardInRow(card.id, ("conditions",), number) for number, card in enumerate(found, start=1)]
    question = ChooseOne(kind="treat", who=hero.id, options=options, about={"source": context.source}, interruptible=False)
    card = found[game.ask(question).value]
    stay = stay_of(game)
    stay.tried.append(tried_as(hero.id, card.source))
    shifts = tuple(treatment_shifts(game, hero, effect, card))
    result = roll(game, "treatment", added=shifts)[0] + sum(by for _, by in shifts)
    window = Treatment(fee=context.counted)
    inner = Context(source=context.source, hero=hero.id, window=window)
    bands = effect.on
    row = min(max(result, bands[0].low), bands[-1].high)
    for band in bands:
        if band.low <= row <= band.high:
            perform(game, band.effect, inner)
    _end_treatment(game, hero, card, window, context.source)


def treatment_shifts(game: AnyChapter, hero: Hero, effect: Treat, card: CardInPlay) -> Iterator[tuple[str, int]]:
    """Yield what changes the roll of a treatment: what happened there, and the harm itself (LOC-06, LOC-10)."""
    here = visited_by(game, hero.id)
    if today := stay_of(game).treatments.get(here, 0):
        yield here, today
    by = "exorcism" if "madness" in effect.kinds else "surgery"
    cures = [bend for bend in game.content.conditions[card.id].bend if isinstance(bend, CureRoll) and bend.by == by]
    if own := sum(bend.change for bend in cures):
        yield card.id, own


@performs_anywhere(TreatmentEnds)
def treatment_ends(game: AnyChapter, effect: TreatmentEnds, context: Context) -> None:  # noqa: ARG001
    """Note how a treatment ends, on its window."""
    if isinstance(context.window, Treatment):
        context.window.ends = effect.ends


def _end_treatment(game: AnyChapter, hero: Hero, card: CardInPlay, window: Treatment, by: str) -> None:
    if not window.ends:
        return
    game.tell(Treated(hero.id, card.id, window.ends))
    if window.ends == "permanent":
        card.permanent = True
    elif window.ends == "failed":
        gain(game, hero, "gold", window.fee // 2, by)
    else:
        be_cured(game, hero, card)
