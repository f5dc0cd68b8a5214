"""How tests, rolls on a table and choices read, with what comes of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from lantern.content.clauses.clause import CLAUSES, OF_SEVERAL, ONE, TELLS, Clauses, Said, WithResults, says
from lantern.content.clauses.series import EitherTest, as_one_test, as_series, one_skill
from lantern.content.effects import Band, Bargain, Choice, Choose, DiscardTokens, Effect, RollOn, Test, Withstand
from lantern.content.verbs.attacks import AddDamage
from lantern.content.verbs.changes import Modify
from lantern.content.verbs.grammar import Amount, Verb
from lantern.content.wording import MANY, sentence


@says(Test, RollOn, DiscardTokens, Withstand, Bargain)
def _told(_: Clauses, effect: Verb) -> str:
    """Say nothing: these are always told with whatever comes of them."""
    raise TypeError(effect)


def _inner(say: Clauses, who: str) -> Clauses:
    """Speak of whoever tests, rolls or chooses."""
    return say.about(third=say.voice.third or who != "self")


# Tests


def _chain(test: Test) -> list[Test]:
    """Return a test and those that follow as long as one passes, if whichever is failed does the same; else it alone."""
    chain = [test]
    while len(chain[-1].passed) == 1 and isinstance(then := chain[-1].passed[0], Test):
        before = chain[-1]
        plain = type(before) is Test and replace(before, skill=then.skill, target=then.target, passed=then.passed) == then
        if not (plain and before.failed and before.who == "self"):
            break
        chain.append(then)
    return chain


def _tests(say: Clauses, chain: list[Test]) -> WithResults:
    """Write tests that are taken one after the other, until one is failed."""
    skills = say.join(f"{say.text(f'stat-{test.skill}')} {test.target}+" for test in chain)
    outcomes = (("pass", chain[-1].passed), ("fail", chain[0].failed))
    results = [say.text(f"tests-{word}", person=say.person(), what=say.again(effects)) for word, effects in outcomes if effects]
    return WithResults(Said("verb-tests", chain[0].who, args=(("skills", skills),)), results)


def _chain_of_all(test: Test) -> list[Test]:
    """Return a test and those that follow as long as anybody passes, if all failing whichever does the same; else it alone."""
    chain = [test]
    while len(chain[-1].any_pass) == 1 and isinstance(then := chain[-1].any_pass[0], Test):
        before = chain[-1]
        plain = type(before) is Test and replace(before, skill=then.skill, target=then.target, any_pass=then.any_pass) == then
        if not (plain and before.all_fail and before.who.startswith(OF_SEVERAL)):
            break
        chain.append(then)
    return chain


def _tests_of_all(say: Clauses, chain: list[Test]) -> WithResults:
    """Write tests that several take one after the other, until all fail one."""
    skills = say.join(f"{say.text(f'stat-{test.skill}')} {test.target}+" for test in chain)
    outcomes = (("any_pass", chain[-1].any_pass), ("all_fail", chain[0].all_fail))
    results = [say.text(f"tests-{word}", what=say.clauses(effects)) for word, effects in outcomes if effects]
    return WithResults(Said("verb-tests-of-all", chain[0].who, args=(("skills", skills),)), results)


def _test(say: Clauses, test: Test) -> WithResults:
    if len(chain := _chain(test)) > 1:
        return _tests(say, chain)
    if len(chain := _chain_of_all(test)) > 1:
        return _tests_of_all(say, chain)
    first = Said(
        "verb-test",
        test.who,
        args=(
            ("key", test.skill),
            *_skills(say, test),
            ("more", _more_dice(say, test) + _without_grit(say, test)),
        ),
    )
    inner = _inner(say, test.who)
    results = [say.text("test-each_one", what=inner.again(test.each_one_first))] if test.each_one_first else []
    results += [
        _passed(inner, test.who, word, effects) for word, effects in (("pass", test.passed), ("fail", test.failed)) if effects
    ]
    again = inner.clauses if test.who.startswith(OF_SEVERAL) else inner.again
    if test.fail_each_one:
        results.append(
            say.text("test-fail_each_one" if test.failed else "test-fail_each_one-only", what=again(test.fail_each_one))
        )
    if test.six and (more := _offered_besides(inner, test)) is not None:
        results.append(say.text("test-six-or", what=more))
    elif test.six:
        results.append(say.text("test-six-instead" if test.passed else "test-six", what=again(test.six)))
    counted = {name: getattr(test, name) for name in ("each_success", "each_one", "one")}
    results += [say.text(f"test-{name}", what=again(effects)) for name, effects in counted.items() if effects]
    results += [
        say.text("test-each_die", line=_line(say, line), what=again(line.effect)) for line in test.each_die if line.effect
    ]
    of_all = {name: getattr(test, name) for name in ("any_pass", "any_fail", "most_fail", "all_fail")}
    results += [say.text(f"test-{name}", what=say.clauses(effects)) for name, effects in of_all.items() if effects]
    return WithResults(first, results)


def _offered_besides(say: Clauses, test: Test) -> str | None:
    """Say what a 6 offers besides, if all else is as for whoever passes."""
    match test.passed, test.six:
        case (*before, Choose(who="self") as usual), (*same, Choose(among=(*among, more)) as wider) if (
            before == same and replace(wider, among=usual.among) == usual and tuple(among) == usual.among
        ):
            thing = CLAUSES[type(more.effect[0])](say, more.effect[0]) if len(more.effect) == 1 and more.cost is None else None
            return say.say(thing._replace(may=True), say.text("subject-again")) if isinstance(thing, Said) else None
    return None


def _skills(say: Clauses, test: Test) -> tuple[tuple[str, str], tuple[str, str]]:
    """Name the skill and its number; of several the last, behind the others: a Lore 5+ or Spirit 5+ test."""
    skills = [(test.skill, test.target), *(test.others if isinstance(test, EitherTest) else ())]
    *before, (last, target) = [(say.text(f"stat-{skill}"), str(target)) for skill, target in skills]
    return ("skill", say.either([*(f"{name} {number}+" for name, number in before), last])), ("target", target)


def _passed(say: Clauses, who: str, word: str, effects: Sequence[Effect], of: Literal["test", "roll"] = "test") -> str:
    """Say what comes of having passed or failed a test or a roll: of one, or of each who has."""
    if not who.startswith(OF_SEVERAL):
        return say.text(f"test-{word}", of=of, person=say.person(), what=say.again(effects))
    if say.begins_with(effects):
        return say.clauses(effects, say.text(f"test-{word}-who", of=of))
    return say.text(f"test-{word}-each", of=of, what=say.clauses(effects))


def _without_grit(say: Clauses, rolled: Test | RollOn) -> str:
    """Say behind a roll that Grit does not help, if it does not."""
    if isinstance(rolled, RollOn) and rolled.final:
        return " " + say.text("roll-final", n=rolled.die.dice)
    return " " + say.text("without-grit") if rolled.no_grit else ""


def _more_dice(say: Clauses, test: Test) -> str:
    """Say behind a test what gives dice besides, if anything does: something that is counted, or a Transport."""
    each, more = test.more_dice, ""
    if each.count is not None:
        more = say.text("with-dice-for-each", n=each.times, each=say.text(f"each-{each.count}", person=say.person()))
    elif each.plus:
        more = say.text("with-dice", n=each.plus)
    return more + (say.text("with-transport", n=test.with_transport) if test.with_transport else "")


def _line(say: Clauses, line: Band) -> str:
    if line.high == line.low + 1:
        return say.either([str(line.low), str(line.high)])
    return str(line.low) if line.low == line.high else f"{line.low}-{line.high}"


TELLS[Test] = TELLS[EitherTest] = _test


# Rolls


def _roll(say: Clauses, roll: RollOn) -> WithResults:
    """Write a roll with the lines of its table, and what doubles do."""
    inner = _inner(say, roll.who)
    if _is_number(roll.times) and roll.die.dice == 1 and not roll.die.plus:
        several = replace(roll.die, dice=roll.times.plus)
        args = (("die", say.dice(several)), ("n", several.dice), ("times", _without_grit(say, roll)))
        return WithResults(Said("verb-roll", roll.who, args=args), inner.bands(roll.on, roll.die, of="each"))
    args = (("die", say.dice(roll.die)), ("n", roll.die.dice), ("times", _times(say, roll.times) + _without_grit(say, roll)))
    if (changes := _only_changes(roll)) and roll.times == ONE:
        told = (*args[:2], ("times", " " + say.text("roll-changes", until=say.until(changes[0].until))))
        return WithResults(Said("verb-roll", roll.who, args=told), _changes(inner, roll, changes))
    doubles = [say.text("roll-doubles", what=inner.again(roll.doubles))] if roll.doubles else []
    lines = inner.bands(roll.on, roll.die, of="each" if roll.times.count is not None else "on")
    return WithResults(Said("verb-roll", roll.who, args=args), [*lines, *doubles])


def _only_changes(roll: RollOn) -> list[Modify]:
    """Return the changes of which a table consists, one in each line, all for as long; none if there is anything else."""
    found = [effect for band in roll.on for effect in band.effect if isinstance(effect, Modify)]
    plain = all(change == Modify(until=found[0].until, change=change.change, set=change.set) for change in found)
    one_each = len(found) == len(roll.on) and all(len(band.effect) == 1 for band in roll.on)
    return found if len(found) > MANY and plain and one_each and not (roll.doubles or roll.no_grit or roll.final) else []


def _changes(say: Clauses, roll: RollOn, changes: list[Modify]) -> list[str]:
    """Write the lines of a table of changes; how long they last is said once, before them."""
    lines = zip(roll.on, changes, strict=True)
    highest = roll.on[-1].high
    return [
        say.text("roll-line", faces=say.faces(band.low, band.high, highest), what=say.changes(each.change, replaces=each.set))
        for band, each in lines
    ]


def _is_number(times: Amount) -> bool:
    """Tell whether something is done a given number of times, more than once."""
    return times.count is None and times.die is None and times.plus > 1


def _times(say: Clauses, times: Amount) -> str:
    if times == ONE:
        return ""
    if times.count is not None and times.times == 1 and not times.plus:
        return " " + say.text("roll-for-each", each=say.text(f"each-{times.count}", person=say.person()))
    return " " + say.things("times", times)


TELLS[RollOn] = _roll


def _often(times: Amount) -> str:
    if times == ONE:
        return "no"
    return "each" if times.count is not None and times.times == 1 and not times.plus else "yes"


def _withstand(say: Clauses, effect: Withstand) -> WithResults:
    """Say that somebody rolls for Willpower, and what each failure does."""
    inner = _inner(say, effect.who)
    first = Said("verb-withstand", effect.who, args=(("times", _times(say, effect.times)), ("often", _often(effect.times))))
    if effect.times != ONE:
        return WithResults(first, [say.text("test-each_failure", what=inner.clauses(effect.failed))])
    return WithResults(first, [_passed(inner, effect.who, "fail", effect.failed, of="roll")])


TELLS[Withstand] = _withstand


# Choices


def _choose(say: Clauses, effect: Choose) -> WithResults | None:
    if one_skill(effect) is not None:
        return None
    inner = _inner(say, effect.who)
    among = as_one_test(effect.among)
    if len(among) == 1 and len(effect.among) > 1 and isinstance(only := among[0].effect[0], EitherTest):
        told = _test(say, replace(only, who=effect.who))
        return told._replace(first=told.first._replace(may=effect.optional)) if isinstance(told.first, Said) else told
    choices = as_series(among)
    match choices:
        case [Choice(cost=None, effect=(Test(who="self") as test,))] if effect.optional:
            told = _test(say, replace(test, who=effect.who))
            return told._replace(first=told.first._replace(may=True)) if isinstance(told.first, Said) else told
        case [_]:
            return None
    own = all(_is_own(inner, choice) for choice in choices)
    as_orders = inner.voice.third and say.text("choose-orders") == "yes"
    orders = [_way(inner.about(third=False), choice, None) for choice in choices] if as_orders else []
    subject = None if not inner.voice.third else "" if own and not effect.optional else say.text("subject-again")
    ways = [_way(inner, choice, subject) for choice in choices]
    first = Said("verb-choose", effect.who, may=effect.optional)
    effect = replace(effect, among=tuple(among))
    if effect.optional or not own:
        return WithResults(first, orders or ways, ways=True)
    things = _things(inner, effect, ways)
    if things is None:
        return WithResults(first, orders or ways, ways=True, short=_either(effect, ways))
    said, what = things
    short = said._replace(who=effect.who, what=(say.text("either-of", **_some(what)),))
    return WithResults(first, orders or ways, ways=True, short=short, among=say.text("either-among", **_some(what)))


def _is_own(say: Clauses, choice: Choice | tuple[Choice, Choice]) -> bool:
    """Tell whether a way to go is something that whoever chooses does."""
    return isinstance(choice, tuple) or choice.cost is not None or say.begins_with(choice.effect)


def _way(say: Clauses, choice: Choice | tuple[Choice, Choice], subject: str | None) -> str:
    """Say one of several ways to go; those that differ in a number only are one."""
    if isinstance(choice, tuple):
        return _up_to(say, *choice, subject)
    told = say.told(choice.effect[-1]) if choice.effect and choice.cost is None and not say.voice.inline else None
    if told is not None and len(parts := say.one_by_one(choice.effect)) > 1:
        return " ".join(_step(say, part, subject, first=not number) for number, part in enumerate(parts)).rstrip(".")
    if told is None or not say.in_sentences(told):
        return say.for_price(choice.cost, choice.effect, subject).rstrip(".")
    opening = say.clauses(choice.effect, subject, results=False)
    return " ".join([f"{opening}.", *(sentence(result) for result in told.results)]).rstrip(".")


def _step(say: Clauses, effects: Sequence[Effect], subject: str | None, *, first: bool) -> str:
    """Say one of several things that are rolled one after the other."""
    said = say.clauses(effects, subject)
    return sentence(said if first else say.text("then", what=said))


def _things(say: Clauses, effect: Choose, ways: Sequence[str]) -> tuple[Said, list[str]] | None:
    """Find the verb of which all ways to go are things, and these things."""
    plain = [choice.effect[0] for choice in effect.among if choice.cost is None and len(choice.effect) == 1]
    if len(plain) != len(ways) or any(say.told(each) for each in plain):
        return None
    said = [CLAUSES[type(each)](say, each) for each in plain]
    first = said[0]
    if not isinstance(first, Said) or not all(isinstance(each, Said) and first.goes_with(each) for each in said):
        return None
    return first, [each.what[0] for each in said if isinstance(each, Said)]


def _either(effect: Choose, ways: Sequence[str]) -> Said | None:
    """Say two ways to go in one clause, if they are short."""
    if len(ways) != MANY or any(mark in way for way in ways for mark in ":;("):
        return None
    return Said("verb-either", effect.who, args=tuple(_some(ways).items()))


def _some(parts: Sequence[str]) -> dict[str, str]:
    *some, last = parts
    heavy = "yes" if any("," in part for part in some) else "no"
    return {"some": ", ".join(some), "last": last, "heavy": heavy, "two": "yes" if len(parts) == MANY else "no"}


def _up_to(say: Clauses, once: Choice, most: Choice, subject: str | None = None, *, may: bool = False) -> str:
    """Say what may be paid or taken up to so often, and what each time brings: take up to 3 Corruption Hits; for each ..."""
    rest = once.effect if once.cost is not None else once.effect[1:]
    price = say.payment(most.cost)[0] if most.cost is not None else CLAUSES[type(most.effect[0])](say, most.effect[0])
    assert isinstance(price, Said)
    what = tuple(say.text("up-to", what=what) for what in price.what)
    match rest:
        case (AddDamage(count=Amount(die=None, count=None, plus=damage)),) if not say.voice.third:
            paid = say.say(price._replace(what=what, may=True), subject)
            return say.text("up-to-damage", price=paid, n=damage)
    paid = say.say(price._replace(what=what, may=may), subject)
    return say.text("up-to-each", price=paid, what=say.again(rest))


@says(Choose)
def _short_choice(say: Clauses, effect: Choose) -> Said | str:
    """Say a choice of one, of a number, or of a skill."""
    inner = _inner(say, effect.who)
    subject = say.who(effect.who) if effect.who != "self" else None
    skill = one_skill(effect)
    if skill is not None:
        value, until = skill
        what = say.text("change-one-skill", value=f"{value:+d}")
        return Said("verb-modify", effect.who, (what,), args=(("until", say.until(until)),))
    [way] = as_series(effect.among)
    if isinstance(way, tuple):
        return _up_to(inner, *way, subject=subject, may=effect.optional)
    if effect.optional and way.cost is None and way.effect and isinstance(way.effect[0], Test):
        may = inner.clauses(way.effect, subject, may=True)
        if len(way.effect) == 1 or inner.voice.third:
            return may
        return say.text("may-several", may=may, what=inner.clauses(way.effect, subject))
    if effect.optional and not inner.is_paid(way.cost, way.effect):
        return say.text("may-happen", person=inner.person(), what=inner.clauses(way.effect, subject))
    return inner.for_price(way.cost, way.effect, subject, may=effect.optional)


TELLS[Choose] = _choose


# Deals


def _bargain(say: Clauses, effect: Bargain) -> WithResults:
    """Say what one may spend, what it gets for it, and what happens if nobody does."""
    inner = say.about(third=True)
    first = Said("verb-bargain", args=(("xp", say.things("xp", Amount(plus=effect.per_level))),))
    results = [inner.clauses(effect.effect, say.text("bargain-who"))]
    if effect.nobody:
        results.append(say.text("bargain-nobody", what=say.clauses(effect.nobody)))
    return WithResults(first, results)


TELLS[Bargain] = _bargain


# Tokens


def _discard_tokens(say: Clauses, effect: DiscardTokens) -> WithResults:
    inner = _inner(say, effect.who)
    if effect.keep is not None:
        highest = effect.keep - 1 if effect.keep > MANY else 1
        args = (("faces", say.faces(1, highest, 6)), ("person", say.person()))
        first = Said("verb-discard_tokens-rolled", effect.who, args=args)
    else:
        first = Said("verb-discard_tokens", effect.who, (say.things("side_bag_tokens", effect.count or ONE),))
    results = [_with_tokens(inner, name, those) for name in ("lost", "none") if (those := getattr(effect, name))]
    return WithResults(first, results)


def _with_tokens(say: Clauses, name: str, effects: Sequence[Effect]) -> str:
    """Say what comes to whoever lost tokens, or had none."""
    if say.begins_with(effects) and say.voice.third:
        return say.clauses(effects, say.text(f"tokens-{name}-who"))
    return say.text(f"tokens-{name}", what=say.clauses(effects))


TELLS[DiscardTokens] = _discard_tokens
