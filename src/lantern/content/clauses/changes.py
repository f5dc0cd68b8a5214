"""How numbers that change for a while and dice rolled again read."""

from __future__ import annotations

from lantern.content.clauses.bends import bend_clause
from lantern.content.clauses.clause import Clauses, says
from lantern.content.verbs.changes import BringAbout, Double, LeaveForm, Modify, Reroll, TakeForm
from lantern.content.wording import uncapital


@says(Modify)
def _modify(say: Clauses, effect: Modify) -> str:
    until = say.until(effect.until)
    if effect.enemies is not None:
        what = say.changes(effect.change, of_hero=False)
        return say.text("verb-modify-enemies", enemies=say.which_enemies(effect.enemies), what=what, until=until)
    what = say.only_when(say.changes(effect.change) if effect.change else "", effect.when)
    parts = [say.said("verb-modify", effect.who, what=what, until=until)] if what else []
    if effect.flags or effect.bend:
        given = [say.text(f"flag-{flag}", bearer="you") for flag in effect.flags]
        given += [bend_clause(say, bend) for bend in effect.bend]
        parts.append(say.said("verb-modify-flags", effect.who, what="; ".join(map(uncapital, given)), until=until))
    return "; ".join(parts)


@says(Double)
def _double(say: Clauses, effect: Double) -> str:
    return say.text("verb-double", stat=say.text(f"stat-{effect.stat}", n=1), until=say.until(effect.until))


@says(TakeForm)
def _take_form(say: Clauses, effect: TakeForm) -> str:
    return say.said("verb-take_form", effect.who, what=say.named("forms", effect.form))


@says(LeaveForm)
def _leave_form(say: Clauses, effect: LeaveForm) -> str:
    return say.said("verb-leave_form", effect.who, what=say.named("forms", effect.form))


@says(BringAbout)
def _bring_about(say: Clauses, effect: BringAbout) -> str:
    return say.text("verb-moment", what=say.named("moments", effect.moment))


@says(Reroll)
def _reroll(say: Clauses, effect: Reroll) -> str:
    return say.text("verb-reroll", what=say.things("dice", effect.dice))
