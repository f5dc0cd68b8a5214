"""How numbers that change for a while and dice rolled again read."""

from __future__ import annotations

from msgspec.structs import replace

from lantern.content.clauses.bends import bend_clause
from lantern.content.clauses.clause import TOGETHER, Clauses, Said, says
from lantern.content.verbs.changes import BringAbout, Double, Grow, LearnUpgrade, LeaveForm, Modify, Reroll, SingleOut, TakeForm
from lantern.content.verbs.terms import Condition
from lantern.content.wording import GRIT_AT_STARTS, TO_HIT

#: So long something holds for all weapons of a kind, and not for the one at hand.
LASTING = frozenset({"adventure", "fight", "turn"})


@says(Modify)
def _modify(say: Clauses, effect: Modify) -> Said | str:
    until = say.until(effect.until)
    if effect.enemies is not None:
        what = say.changes(effect.change, of_hero=False)
        if any(int(effect.change.get(stat, 0)) > 0 for stat in TO_HIT):
            what = say.text("change-six-stays", what=what)
        return say.text("verb-modify-enemies", enemies=say.which_enemies(effect.enemies), what=what, until=until)
    if set(effect.change) == {"test_dice"} and effect.until == "test" and effect.when is None:
        more = effect.change["test_dice"]
        return Said("verb-more_dice", effect.who, args=(("n", abs(more)), ("sign", "more" if more > 0 else "less")))
    changed = say.changes(effect.change, replaces=effect.set) if effect.change else ""
    what = say.only_when(changed, effect.when, every=effect.until in LASTING)
    if not effect.flags and not effect.bend:
        return Said("verb-modify", effect.who, (what,), args=(("until", until),))
    bearer = "you" if effect.who == "self" and not say.voice.third else "they"
    given = [say.text(f"flag-{flag}", bearer=bearer) for flag in effect.flags]
    given += [bend_clause(say, bend, bearer) for bend in effect.bend]
    if what:
        return Said("verb-modify-and-flags", effect.who, (what,), args=(("flags", say.join(given)), ("until", until)))
    flags = say.join(given)
    args = (("flags", flags), ("until", until), ("heavy", "yes" if any(mark in flags for mark in ",;") else "no"))
    if bearer == "you":
        return say.text("verb-modify-flags", form="self", **dict(args))
    return Said("verb-modify-flags", effect.who, args=args)


def _more(say: Clauses, first: Modify, then: Modify) -> Said | None:
    """Say of two changes of the same numbers how much the second adds: in brackets, or as a further one."""
    plain = not (first.set or first.flags or first.bend or first.enemies or then.flags or then.bend)
    if then.when is None or not plain or replace(then, when=first.when, change=first.change) != first:
        return None
    if set(first.change) != set(then.change) or not all(isinstance(value, int) for value in then.change.values()):
        return None
    until = (("until", say.until(first.until)),)
    if first.when is None:
        total = say.join([f"{int(first.change[stat]) + int(value):+d}" for stat, value in then.change.items()])
        what = say.text("change-more-when", what=say.changes(first.change), total=total, when=say.when(then.when))
        return Said("verb-modify", first.who, (what,), args=until)
    only = Condition(enemy_keyword=then.when.enemy_keyword)
    if replace(then.when, enemy_keyword=first.when.enemy_keyword) != first.when:
        return None
    every = first.until in LASTING
    further = say.text("modifier-further", what=say.only_when(say.changes(then.change), only))
    return Said(
        "verb-modify", first.who, (say.only_when(say.changes(first.change), first.when, every=every), further), args=until
    )


TOGETHER[Modify, Modify] = _more


@says(SingleOut)
def _single_out(say: Clauses, effect: SingleOut) -> Said:
    return Said("verb-single_out", args=(("damage", str(effect.damage)), ("until", say.until(effect.until))))


@says(Double)
def _double(say: Clauses, effect: Double) -> Said:
    args = (("stat", say.text(f"stat-{effect.stat}", n=1)), ("until", say.until(effect.until)))
    return Said("verb-double", args=args)


@says(LearnUpgrade)
def _learn_upgrade(_: Clauses, effect: LearnUpgrade) -> Said:
    return Said("verb-learn_upgrade", effect.who)


@says(Grow)
def _grow(say: Clauses, effect: Grow) -> Said:
    if len(effect.stat) > 1:
        named = [say.stat(stat, 1) for stat in effect.stat]
        mix = say.text(
            "grow-mix", amount=say.dice(effect.by), n=say.number(effect.by), stats=say.join(named), either=say.either(named)
        )
        return Said("verb-grow", effect.who, (mix,))
    if effect.by.die is None:
        return Said("verb-grow", effect.who, (say.changes({effect.stat[0]: effect.by.plus}),))
    by = say.text("grow-by", amount=say.dice(effect.by), stat=say.stat(effect.stat[0], 2))
    return Said("verb-grow", effect.who, (by,))


def _at_all_starts(say: Clauses, first: Grow, then: Grow) -> Said | None:
    """Say Grit for the start of an Adventure and for all else that starts at once."""
    both = {stat: effect.by.plus for effect in (first, then) for stat in effect.stat}
    if set(both) != set(GRIT_AT_STARTS) or first.by != then.by or first.who != then.who:
        return None
    return Said("verb-grow", first.who, (say.changes(both),))


TOGETHER[Grow, Grow] = _at_all_starts


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
