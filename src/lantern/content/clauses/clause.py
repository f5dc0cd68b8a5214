"""Clauses: each verb is said by the function that registered for it, and several make a part of a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Self, TypeVar

from lantern.content.clauses.terms import Terms
from lantern.content.effects import Band, Effect
from lantern.content.library import Content
from lantern.content.verbs.belongings import Gain, Lose
from lantern.content.verbs.grammar import Amount, Verb

Clause = Callable[["Clauses", Any], str]
Says = TypeVar("Says", bound=Clause)

CLAUSES: dict[type[Verb], Clause] = {}
ONE = Amount(plus=1)


def says(*verbs: type[Verb]) -> Callable[[Says], Says]:
    """Mark the function that says a verb, or several that read alike."""

    def mark(clause: Says) -> Says:
        CLAUSES.update(dict.fromkeys(verbs, clause))
        return clause

    return mark


class Clauses(Terms):
    """Effects as parts of sentences, in a language. Nothing of it changes, so that any thread may speak with it."""

    __slots__ = ("in_attack",)

    def __init__(self, code: str, content: Content | None = None, *, in_attack: bool = False) -> None:
        super().__init__(code, content)
        self.in_attack = in_attack

    def about(self, *, in_attack: bool) -> Self:
        """Return one who speaks of what happens inside an attack, or outside of any."""
        return self if in_attack == self.in_attack else type(self)(self.code, self.content, in_attack=in_attack)

    def clause(self, effect: Effect) -> str:
        """Write an effect as a part of a sentence."""
        return CLAUSES[type(effect)](self, effect)

    def clauses(self, effects: Sequence[Effect]) -> str:
        """Write effects as a part of a sentence, one after the other."""
        parts = [self.gains(same) if isinstance(same, list) else self.clause(same) for same in _together(effects)]
        if not parts:
            return self.text("nothing-happens")
        *some, last = parts
        return self.text("list-then", some=", ".join(some), last=last) if some else last

    def said(self, message: str, who: str, *, may: bool = False, **args: str | int) -> str:
        """Say a verb as an order to the reader, or of somebody else."""
        form = ("self" if who == "self" else "other") + ("-may" if may else "")
        return self.text(message, form=form, subject=self.text(f"who-{who}"), **args)

    def until(self, period: str) -> str:
        """Say how long something lasts."""
        if period == "attack":
            return self.text("until-attack-this" if self.in_attack else "until-attack-next")
        return self.text(f"until-{period}")

    def lines(self, bands: Iterable[Band]) -> list[str]:
        """Write the lines of a table."""
        written = []
        for band in bands:
            line = str(band.low) if band.low == band.high else f"{band.low}-{band.high}"
            what = self.clauses(band.effect)
            if band.name:
                written.append(self.text("chart-line-name", line=line, name=self.name(band.name), what=what))
            else:
                written.append(self.text("chart-line", line=line, what=what))
        return written

    def gains(self, gains: Sequence[Gain]) -> str:
        """Say what somebody gains at once."""
        what = self.join(self.resource(gain) for gain in gains)
        return self.said("verb-gain", gains[0].who, may=gains[0].optional, what=what)

    def resource(self, effect: Gain | Lose) -> str:
        """Say how much of a resource is gained or lost."""
        if effect.pool is not None:
            return self.points(effect.pool, effect.count)
        if effect.what == "grit" and effect.count == Amount(count="max_grit"):
            return self.text("thing-grit-full")
        return self.things(str(effect.what), effect.count)


def plainly(say: Clauses, effect: Verb) -> str:
    """Say a verb of which there is nothing more to say."""
    return say.text(f"verb-{tag_of(effect)}")


def tag_of(effect: Verb) -> str:
    """Return the word for a verb in packs."""
    return str(effect.__struct_config__.tag)


def nested(opening: str, outcomes: Iterable[str]) -> str:
    """Put what follows from something into brackets behind it."""
    return f"{opening} ({'; '.join(outcome.rstrip('.') for outcome in outcomes)})"


def _together(effects: Iterable[Effect]) -> list[Effect | list[Gain]]:
    """Put gains of the same hero side by side: gain 20 XP and 1 Grit."""
    grouped: list[Effect | list[Gain]] = []
    for effect in effects:
        before = grouped[-1] if grouped else None
        if not isinstance(effect, Gain):
            grouped.append(effect)
        elif isinstance(before, list) and (before[0].who, before[0].optional) == (effect.who, effect.optional):
            before.append(effect)
        else:
            grouped.append([effect])
    return grouped
