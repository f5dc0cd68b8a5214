"""Tables and choices that are one number in disguise: "-1 on a 1, -2 on a 2 ..." is "-D6", three prices are "up to 3"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from lantern.content.bands import FACES
from lantern.content.effects import Band, Choice, Choose, Effect, RollOn, Test
from lantern.content.fields import fields
from lantern.content.verbs.changes import Modify
from lantern.content.verbs.grammar import Amount, Verb
from lantern.content.words import SKILLS, Skill

#: Fields of verbs that hold a number of something.
COUNTS = ("count", "steps", "by")


def as_dice(roll: RollOn) -> Effect | None:
    """Find the effect that a table means which says for each face the same with the number of that face."""
    die = roll.die
    if die.die is None or die.dice != 1 or die.plus or roll.times != Amount(plus=1) or roll.doubles:
        return None
    faces = FACES[die.die]
    lines = {band.low: band.effect for band in roll.on if band.low == band.high and len(band.effect) == 1}
    if tuple(sorted(lines)) != faces or len(lines) != len(roll.on):
        return None
    [first] = lines[faces[0]]
    if faces[0] != 1 or any(lines[face][0] != _times(first, face) for face in faces):
        return None
    return _rolled(first, die, roll.who)


def _rolled(effect: Effect, die: Amount, who: str) -> Effect | None:
    """Return an effect of 1 with the die in place of this 1, for whoever rolls it."""
    whose = {"who": who} if getattr(effect, "who", "") == "self" else {}
    if isinstance(effect, Modify) and len(effect.change) == 1:
        [(stat, value)] = effect.change.items()
        return replace(effect, change={stat: f"{'+' if value > 0 else '-'}{die.die}"}, **whose)
    for name in COUNTS:
        amount = getattr(effect, name, None)
        if isinstance(amount, Amount) and abs(amount.plus) == 1:
            return replace(effect, **{name: replace(die, times=amount.plus)}, **whose)
    return None


def per_point(bands: Sequence[Band], die: Amount) -> Band | None:
    """Find the line of a table that each point of the die brings once more."""
    faces = FACES.get(die.die or "", ())
    if not faces or die.dice != 1 or die.plus or [(band.low, band.high) for band in bands] != [(face, face) for face in faces]:
        return None
    first = bands[0]
    more = all(band.effect == _times(first.effect, band.low) for band in bands)
    return first if faces[0] == 1 and more and first.effect != _times(first.effect, len(faces)) else None


#: From so many lines on, a number that grows with the roll is said once.
RUN = 3


def as_runs(bands: Sequence[Band]) -> list[tuple[int, int, Band]]:
    """Put lines together that bring 1, 2, 3 of something on one face after the other; the first of them stands for all."""
    found: list[tuple[int, int, Band]] = []
    start = 0
    while start < len(bands):
        first, end = bands[start], start + 1
        while end < len(bands) and first.low == first.high and _is_next(first, bands[end], end - start):
            end += 1
        if end - start >= RUN:
            found.append((first.low, bands[end - 1].high, first))
        else:
            found += [(band.low, band.high, band) for band in bands[start:end]]
        start = end
    return found


def _is_next(first: Band, band: Band, steps: int) -> bool:
    """Tell whether a line brings so many times more of the same, so many faces further on."""
    return (
        band.low == band.high == first.low + steps and len(first.effect) == 1 and band.effect == _times(first.effect, steps + 1)
    )


def as_series(among: Sequence[Choice]) -> list[Choice | tuple[Choice, Choice]]:
    """Put choices together that are the same once, twice, three times: the first and the last of them."""
    found: list[Choice | tuple[Choice, Choice]] = []
    start = 0
    while start < len(among):
        end = start + 1
        grows = _has_price(among[start]) and _times(among[start], 2) != among[start]
        while grows and end < len(among) and among[end] == _times(among[start], end - start + 1):
            end += 1
        found.append((among[start], among[end - 1]) if end - start > 1 else among[start])
        start = end
    return found


class EitherTest(Test, tag="either-test", frozen=True):
    """A test of one skill or another, of which everything else is the same; it is only read, no pack writes it."""

    others: tuple[tuple[Skill, int], ...] = ()


def as_one_test(among: Sequence[Choice]) -> list[Choice]:
    """Put choices together that are the same test of other skills, at other numbers."""
    found: list[Choice] = []
    for choice in among:
        test, before = _only_test(choice), _only_test(found[-1]) if found else None
        if test is None or before is None or not _same_but_for_skill(test, before):
            found.append(choice)
            continue
        others = (*(before.others if isinstance(before, EitherTest) else ()), (test.skill, test.target))
        kept = {known.name: getattr(before, known.name) for known in fields(before) if known.name != "others"}
        found[-1] = Choice(effect=(EitherTest(**kept, others=others),))
    return found


def _only_test(choice: Choice) -> Test | None:
    match choice:
        case Choice(cost=None, effect=(Test(who="self") as test,)):
            return test
        case _:
            return None


def _same_but_for_skill(test: Test, other: Test) -> bool:
    names = [known.name for known in fields(test) if known.name not in {"skill", "target", "others"}]
    return all(getattr(test, name) == getattr(other, name) for name in names)


def _has_price(choice: Choice) -> bool:
    """Tell whether something is paid or taken for something else."""
    return choice.cost is not None or len(choice.effect) > 1


def one_skill(choose: Choose) -> tuple[int, str] | None:
    """Find by how much, and how long, one skill of the hero's choice changes."""
    found: dict[str, tuple[int, str]] = {}
    for choice in choose.among:
        match choice:
            case Choice(cost=None, effect=(Modify(change=change, until=until, who="self", when=None, flags=(), bend=()),)):
                found |= {stat: (value, until) for stat, value in change.items()}
            case _:
                return None
    same = set(found.values())
    return same.pop() if set(found) == set(SKILLS) and len(same) == 1 and len(choose.among) == len(SKILLS) else None


def _times(thing: Any, times: int) -> Any:
    """Multiply every number in something."""
    if isinstance(thing, Amount):
        return replace(thing, plus=thing.plus * times) if thing.die is None and thing.count is None else thing
    if isinstance(thing, Verb | Choice):
        return replace(thing, **{known.name: _times(getattr(thing, known.name), times) for known in fields(thing)})
    if isinstance(thing, Struct):
        known = {each.name: getattr(thing, each.name) for each in fields(thing)}
        return replace(thing, **{name: value * times for name, value in known.items() if type(value) is int})
    if isinstance(thing, Mapping):
        return {name: value * times if isinstance(value, int) else value for name, value in thing.items()}
    return tuple(_times(each, times) for each in thing) if isinstance(thing, tuple) else thing
