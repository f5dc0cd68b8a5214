"""How tests, rolls on a table and choices read, with what comes of them."""

from __future__ import annotations

from lantern.content.clauses.clause import ONE, Clauses, nested, says
from lantern.content.effects import Band, Choose, Effect, RollOn, Test, Withstand


def opened(say: Clauses, effect: Test | RollOn) -> tuple[str, list[str]]:
    """Say what is tested or rolled, and what each result brings."""
    return _test(say, effect) if isinstance(effect, Test) else _roll(say, effect)


@says(Test, RollOn)
def _nested(say: Clauses, effect: Test | RollOn) -> str:
    return nested(*opened(say, effect))


def _test(say: Clauses, test: Test) -> tuple[str, list[str]]:
    skill = say.text(f"stat-{test.skill}")
    outcomes = {"pass": test.passed, "fail": test.failed}
    outcomes |= {"six-instead" if test.passed else "six": test.six}
    outcomes |= {name: getattr(test, name) for name in ("each_success", "each_one")}
    of_all = {name: getattr(test, name) for name in ("any_fail", "most_fail", "all_fail")}
    opening = say.said("verb-test", test.who, key=test.skill, skill=skill, target=str(test.target))
    dice = [say.text("test-each_die", line=_faces(line), what=say.clauses(line.effect)) for line in test.each_die]
    return (
        say.text("without-grit", what=opening) if test.no_grit else opening,
        [*_what_comes(say, outcomes), *dice, *_what_comes(say, of_all)],
    )


def _what_comes(say: Clauses, outcomes: dict[str, tuple[Effect, ...]]) -> list[str]:
    return [say.text(f"test-{name}", what=say.clauses(effects)) for name, effects in outcomes.items() if effects]


def _faces(line: Band) -> str:
    return str(line.low) if line.low == line.high else f"{line.low}-{line.high}"


def _roll(say: Clauses, roll: RollOn) -> tuple[str, list[str]]:
    """Write a roll with the lines of its table, and what doubles do."""
    rolls = say.said("verb-roll", roll.who, die=say.dice(roll.die), n=roll.die.dice)
    if roll.times != ONE:
        rolls = say.text("roll-times", what=rolls, times=say.things("times", roll.times))
    if roll.no_grit:
        rolls = say.text("without-grit", what=rolls)
    doubles = [say.text("roll-doubles", what=say.clauses(roll.doubles))] if roll.doubles else []
    return rolls, [*say.lines(roll.on), *doubles]


@says(Withstand)
def _withstand(say: Clauses, effect: Withstand) -> str:
    rolls = say.said("verb-withstand", effect.who)
    if effect.times != ONE:
        rolls = say.text("roll-times", what=rolls, times=say.things("times", effect.times))
    return nested(
        rolls, [say.text("test-each_failure" if effect.times != ONE else "test-fail", what=say.clauses(effect.failed))]
    )


@says(Choose)
def _choose(say: Clauses, effect: Choose) -> str:
    ways = []
    for number, choice in enumerate(effect.among, start=1):
        what = say.clauses(choice.effect).rstrip(".")
        price = say.cost(choice.cost) if choice.cost is not None else ""
        way = say.text("choice-cost", cost=price, effect=what) if price else say.text("choice", effect=what)
        ways.append(f"({number}) {way}")
    return say.said("verb-choose", effect.who, may=effect.optional, what="; ".join(ways))
