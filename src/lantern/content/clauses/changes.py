"""How numbers that change for a while and dice rolled again read."""

from __future__ import annotations

from lantern.content.clauses.bends import bend_clause
from lantern.content.clauses.clause import Clauses, Said, says
from lantern.content.verbs.changes import BringAbout, Double, Grow, LeaveForm, Modify, Reroll, SingleOut, TakeForm


@says(Modify)
def _modify(say: Clauses, effect: Modify) -> Said | str:
    until = say.until(effect.until)
    if effect.enemies is not None:
        what = say.changes(effect.change, of_hero=False)
        return say.text("verb-modify-enemies", enemies=say.which_enemies(effect.enemies), what=what, until=until)
    if set(effect.change) == {"test_dice"} and effect.until == "test" and effect.when is None:
        more = effect.change["test_dice"]
        return Said("verb-more_dice", effect.who, args=(("n", abs(more)), ("sign", "more" if more > 0 else "less")))
    what = say.only_when(say.changes(effect.change, replaces=effect.set) if effect.change else "", effect.when)
    if not effect.flags and not effect.bend:
        return Said("verb-modify", effect.who, (what,), args=(("until", until),))
    bearer = "you" if effect.who == "self" and not say.voice.third else "they"
    given = [say.text(f"flag-{flag}", bearer=bearer) for flag in effect.flags]
    given += [bend_clause(say, bend, bearer) for bend in effect.bend]
    if what:
        return Said("verb-modify-and-flags", effect.who, (what,), args=(("flags", say.join(given)), ("until", until)))
    flags = say.join(given)
    args = (("flags", flags), ("until", until), ("heavy", "yes" if "," in flags else "no"))
    if bearer == "you":
        return say.text("verb-modify-flags", form="self", **dict(args))
    return Said("verb-modify-flags", effect.who, args=args)


@says(SingleOut)
def _single_out(say: Clauses, effect: SingleOut) -> Said:
    return Said("verb-single_out", args=(("damage", str(effect.damage)), ("until", say.until(effect.until))))


@says(Double)
def _double(say: Clauses, effect: Double) -> Said:
    args = (("stat", say.text(f"stat-{effect.stat}", n=1)), ("until", say.until(effect.until)))
    return Said("verb-double", args=args)


@says(Grow)
def _grow(say: Clauses, effect: Grow) -> Said:
    if len(effect.stat) > 1:
        stats = say.join(say.stat(stat, 1) for stat in effect.stat)
        mix = say.text("grow-mix", amount=say.dice(effect.by), n=say.number(effect.by), stats=stats)
        return Said("verb-grow", effect.who, (mix,))
    if effect.by.die is None:
        return Said("verb-grow", effect.who, (say.changes({effect.stat[0]: effect.by.plus}),))
    by = say.text("grow-by", amount=say.dice(effect.by), stat=say.stat(effect.stat[0], 2))
    return Said("verb-grow", effect.who, (by,))


@says(TakeForm)
def _take_form(say: Clauses, effect: TakeForm) -> Said:
    return Said("verb-take_form", effect.who, args=(("name", say.named("forms", effect.form)),))


@says(LeaveForm)
def _leave_form(say: Clauses, effect: LeaveForm) -> Said:
    return Said("verb-leave_form", effect.who, args=(("name", say.named("forms", effect.form)),))


@says(BringAbout)
def _bring_about(say: Clauses, effect: BringAbout) -> str:
    return say.text("verb-moment", what=say.named("moments", effect.moment))


@says(Reroll)
def _reroll(say: Clauses, effect: Reroll) -> Said:
    return Said("verb-reroll", what=(say.things("dice", effect.dice),))
