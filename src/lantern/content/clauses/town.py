"""How what happens in a town reads."""

from __future__ import annotations

from lantern.content.clauses.clause import TELLS, Clauses, Said, WithResults, says
from lantern.content.effects import Treat
from lantern.content.verbs.grammar import Amount
from lantern.content.verbs.town import (
    BuyOffCorruption,
    Die,
    EndVisit,
    LeaveTown,
    QuietEvening,
    Resurrect,
    SellDarkStone,
    ShiftPrices,
    ShiftTreatments,
    TreatmentEnds,
)


@says(EndVisit)
def _end_visit(_: Clauses, effect: EndVisit) -> Said:
    return Said("verb-end_visit", effect.who)


@says(LeaveTown)
def _leave_town(_: Clauses, effect: LeaveTown) -> Said:
    return Said(f"verb-leave_town-{effect.when}", effect.who)


@says(ShiftPrices)
def _shift_prices(say: Clauses, effect: ShiftPrices) -> str:
    by = say.things("gold", Amount(plus=abs(effect.by)))
    where = "everywhere" if effect.everywhere else "here"
    what = say.text("verb-shift_prices", by=by, way="more" if effect.by > 0 else "less", where=where)
    return (
        say.text("shift_prices-least", what=what, least=say.things("gold", Amount(plus=effect.least))) if effect.least else what
    )


@says(ShiftTreatments)
def _shift_treatments(say: Clauses, effect: ShiftTreatments) -> str:
    return say.text("verb-shift_treatments", by=f"{effect.by:+d}")


@says(QuietEvening)
def _quiet_evening(say: Clauses, _: QuietEvening) -> str:
    return say.text("verb-quiet_evening")


@says(TreatmentEnds)
def _treatment_ends(say: Clauses, effect: TreatmentEnds) -> str:
    return say.text(f"verb-treatment-{effect.ends}")


@says(Die)
def _die(_: Clauses, effect: Die) -> Said:
    return Said("verb-die", effect.who)


@says(SellDarkStone)
def _sell_dark_stone(say: Clauses, effect: SellDarkStone) -> str:
    return say.text("verb-sell_dark_stone", each=say.things("gold", effect.each))


@says(BuyOffCorruption)
def _buy_off_corruption(say: Clauses, effect: BuyOffCorruption) -> str:
    return say.text("verb-buy_off_corruption", each=say.things("gold", Amount(plus=effect.each)))


@says(Resurrect)
def _resurrect(say: Clauses, effect: Resurrect) -> str:
    return say.text("verb-resurrect", each=say.things("gold", Amount(plus=effect.per_level)))


def _treat(say: Clauses, effect: Treat) -> WithResults:
    kinds = say.either([say.text(f"kind-{kind}") for kind in effect.kinds])
    lines = [
        say.text("roll-line", faces=say.faces(band.low, band.high, effect.on[-1].high), what=say.again(band.effect).rstrip("."))
        for band in effect.on
        if band.effect
    ]
    return WithResults(say.text("verb-treat", what=kinds), lines)


TELLS[Treat] = _treat
