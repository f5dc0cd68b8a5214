"""How lasting changes of numbers read: what several of them mean together is said at once."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from lantern.content.powers import Modifier, Whose
from lantern.content.sentences import Sentences, SpokenOf
from lantern.content.verbs.terms import Condition, EnemyFilter, HeroFilter
from lantern.content.wording import sentence


def modifier_lines(modifiers: Sequence[Modifier], say: Sentences, bearer: SpokenOf = "you") -> list[str]:
    """Write lasting changes of numbers, a line each; those that add to one another in one."""
    lines: list[str] = []
    start = 0
    while start < len(modifiers):
        first, rest = modifiers[start], modifiers[start + 1 :]
        steps = _steps(first, rest)
        if steps:
            lines.append(_by_mutations(first, steps, say))
            start += steps
        elif rest and _below_half(first, rest[0]):
            lines.append(_with_more_below_half(first, rest[0], say, bearer))
            start += 2
        elif rest and _for_both_sides(first, rest[0]):
            everybody = say.text("modifier-others", whose=say.text("heroes-and-enemies"), what=say.changes(first.change))
            lines.append(sentence(everybody))
            start += 2
        elif rest and (shared := _in_the_same_case(first, rest[0])) is not None:
            lines.append(_both(first, rest[0], shared, say))
            start += 2
        elif rest and (keyword := _more_for(first, rest[0])) is not None:
            lines.append(_with_more(first, rest[0], keyword, say, bearer))
            start += 2
        else:
            further = start and _adds_to(modifiers[start - 1], first)
            line = say.modifier(first, bearer)
            lines.append(sentence(say.text("modifier-further", what=line.rstrip("."))) if further else line)
            start += 1
    return lines


#: What an attack is made with: two changes may differ in that, and hold in the same case otherwise.
TOOLS = ("weapon", "weapon_hands", "attack")


def _in_the_same_case(first: Modifier, second: Modifier) -> Condition | None:
    """Find the case in which both hold, if the second needs a weapon besides."""
    if first.when is None or second.when is None or first.when == second.when or first.when == Condition():
        return None
    plain = all(each == Modifier(change=each.change, when=each.when) for each in (first, second))
    without = replace(second.when, **dict.fromkeys(TOOLS))
    return first.when if plain and without == first.when else None


def _for_both_sides(first: Modifier, second: Modifier) -> bool:
    """Tell whether all Heroes and all Enemies have the same."""
    of_all = (Whose(heroes=HeroFilter()), Whose(enemies=EnemyFilter()))
    return all(each == Modifier(whose=whose, change=first.change) for each, whose in zip((first, second), of_all, strict=True))


def _both(first: Modifier, second: Modifier, when: Condition, say: Sentences) -> str:
    """Say what changes in one case, and what with some weapon besides."""
    assert second.when is not None
    tools = Condition(**{name: getattr(second.when, name) for name in TOOLS})
    what = say.join([say.changes(first.change), say.only_when(say.changes(second.change), tools)])
    return sentence(say.only_when(what, when))


def _below_half(first: Modifier, second: Modifier) -> bool:
    """Tell whether the second is the first again, for whoever has less than half of the Health."""
    if first.when is None or first.when.health_below != "full":
        return False
    return second == replace(first, when=replace(first.when, health_below="half"))


def _with_more_below_half(first: Modifier, second: Modifier, say: Sentences, bearer: SpokenOf) -> str:
    """Say in brackets how much it is below half."""
    values = say.join([f"{first.change[stat] + value:+d}" for stat, value in second.change.items()])
    return sentence(say.text("modifier-below-half", what=say.modifier(first, bearer).rstrip("."), values=values))


def _adds_to(before: Modifier, modifier: Modifier) -> bool:
    """Tell whether a modifier is of the same number as the one before, against other Enemies."""
    of_some = [each.when is not None and bool(each.when.enemy_keyword) for each in (before, modifier)]
    alike = before.whose == modifier.whose and set(before.change) == set(modifier.change)
    return all(of_some) and alike and not before.set and not modifier.set


def _steps(first: Modifier, rest: Sequence[Modifier]) -> int:
    """Count how many modifiers are the same again for every so many Mutations more."""
    every = first.when.mutations if first.when is not None else None
    if every is None or first.when != Condition(mutations=every):
        return 0
    found = 1
    for later in rest:
        if later != replace(first, when=Condition(mutations=every * (found + 1))):
            break
        found += 1
    return found if found > 1 else 0


def _by_mutations(first: Modifier, steps: int, say: Sentences) -> str:
    assert first.when is not None
    most = say.join([f"{value * steps:+d}" for value in first.change.values()])
    every = str(first.when.mutations)
    return sentence(say.text("modifier-every-mutations", what=say.changes(first.change), every=every, most=most))


def _more_for(first: Modifier, second: Modifier) -> str | None:
    """Find the keyword for which the second adds to the first."""
    if set(second.change) - set(first.change) or second.set or first.set or second.bend or second.gives:
        return None
    if second.whose == first.whose and second.when is not None and second.when.hero_keyword is not None:
        rest = replace(second.when, hero_keyword=None)
        return second.when.hero_keyword if rest == (first.when or Condition()) else None
    of_some = second.whose.heroes if second.whose is not None else None
    of_all = first.whose is not None and first.whose.heroes == HeroFilter()
    return of_some.keyword if of_all and of_some is not None and second.when == first.when else None


def _with_more(first: Modifier, second: Modifier, keyword: str, say: Sentences, bearer: SpokenOf) -> str:
    """Say in brackets how much it is for those with a keyword."""
    total = {stat: first.change[stat] + value for stat, value in second.change.items()}
    whole = say.modifier(first, bearer).rstrip(".")
    said = say.changes({stat: first.change[stat] for stat in total})
    values = say.join([f"{value:+d}" for value in total.values()])
    message = "modifier-more-you" if bearer == "you" and first.whose is None else "modifier-more"
    more = say.text(message, what=said, values=values, keyword=say.keyword(keyword))
    return sentence(whole.replace(said, more, 1) if said in whole else f"{whole} {more.removeprefix(said).strip()}")
