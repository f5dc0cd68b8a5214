"""How numbers that change for a while and dice rolled again read."""

from __future__ import annotations

from lantern.content.clauses.bends import bend_clause
from lantern.content.clauses.clause import Clauses, says
from lantern.content.verbs.changes import Double, Modify, Reroll
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


@says(Reroll)
def _reroll(say: Clauses, effect: Reroll) -> str:
    return say.text("verb-reroll", what=say.things("dice", effect.dice))
