"""Clauses: each verb is said by the function that registered for it, and several make a part of a sentence.

A clause is a text or, if somebody does something, a `Said`: verb, subject and object apart. So clauses with the same subject
and verb become one ("gain 50 XP and D6 x $25"), and those with the same subject name it once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any, Literal, NamedTuple, Self, TypeVar

from lantern.content.bands import results_of
from lantern.content.clauses.series import as_dice, as_runs, per_point
from lantern.content.clauses.terms import Terms
from lantern.content.effects import Band, Effect, RollOn
from lantern.content.library import Content
from lantern.content.verbs.belongings import Gain, Lose
from lantern.content.verbs.cards import DiscardThis
from lantern.content.verbs.grammar import Amount, Verb
from lantern.content.verbs.harm import CorruptionHits, Hits, HorrorHits, SanityDamage, Wounds
from lantern.content.verbs.terms import Cost
from lantern.content.wording import MANY

ONE = Amount(plus=1)
#: What nobody does but for something else.
SUFFERED = (Hits, HorrorHits, CorruptionHits, Wounds, SanityDamage, DiscardThis)
#: Words for whom that mean one person or each of several, of whom more is told.
OF_SEVERAL = "each_"


class Said(NamedTuple):
    """Somebody does something: the message of the verb, who, to what, of their own choice or not."""

    message: str
    who: str = "self"
    what: tuple[str, ...] = ()
    may: bool = False
    args: tuple[tuple[str, str | int], ...] = ()

    def goes_with(self, other: Said) -> bool:
        """Tell whether two can be said with one verb."""
        return bool(self.what) and self._replace(what=()) == other._replace(what=())


class WithResults(NamedTuple):
    """What is tested, rolled or chosen, and what each result brings.

    `ways` are for somebody to choose from; `short` says them in one clause, where that can be, and `among` only what there is
    to choose, for where more is got besides.
    """

    first: Said | str
    results: list[str]
    ways: bool = False
    short: Said | None = None
    among: str = ""


class Voice(NamedTuple):
    """How one speaks: of whom, and inside of what.

    `third`: not to the reader but of a hero, "that Hero". `inline`: inside of what comes of something, where a colon would
    mislead. `lined`: ways to choose may be lines of their own. `object`: which Hit, or whose damage, something is used for.
    `timing`: when. `besides`: what one gains, when more of it is gained. `this`: a card, or a token.
    `in_town`: where a day is what a turn is in the mine. `kept`: the name of a card that is kept itself, as that or another.
    `paid_later`: what is earned says when it is paid. `on_card`: of a card on a tile, and not of a hero there.
    `chosen`: a hero was chosen before, for something else. `own_card`: the card that a thing is once it is in play.
    `led`: the companion of the mission of which one speaks, if it has one.
    """

    third: bool = False
    inline: bool = False
    lined: bool = True
    in_attack: bool = False
    object: str = ""
    timing: str = ""
    besides: str = ""
    this: Literal["card", "token"] = "card"
    in_town: bool = False
    kept: str = ""
    paid_later: bool = True
    on_card: bool = False
    chosen: bool = False
    own_card: str = ""
    led: str = ""


Clause = Callable[["Clauses", Any], Said | str]
Says = TypeVar("Says", bound=Clause)
CLAUSES: dict[type[Verb], Clause] = {}
#: Verbs of which two that follow one another may say something together.
TOGETHER: dict[tuple[type[Verb], type[Verb]], Callable[[Clauses, Any, Any], Said | str | None]] = {}
#: Verbs that lead to others.
TELLS: dict[type[Verb], Callable[[Clauses, Any], WithResults | None]] = {}


def says(*verbs: type[Verb]) -> Callable[[Says], Says]:
    """Mark the function that says a verb, or several that read alike."""

    def mark(clause: Says) -> Says:
        CLAUSES.update(dict.fromkeys(verbs, clause))
        return clause

    return mark


class Clauses(Terms):
    """Effects as parts of sentences, in a language. Nothing of it changes, so that any thread may speak with it."""

    __slots__ = ("voice",)

    def __init__(self, code: str, content: Content | None = None, voice: Voice = Voice()) -> None:  # noqa: B008 - a constant
        super().__init__(code, content)
        self.voice = voice

    def about(self, **changes: Any) -> Self:
        """Return one who speaks otherwise: of somebody, or of what happens inside an attack."""
        voice = self.voice._replace(**changes)
        return self if voice == self.voice else type(self)(self.code, self.content, voice)

    # one clause

    def clause(self, effect: Effect) -> str:
        """Write an effect as a part of a sentence."""
        return self.clauses((effect,))

    def told(self, effect: Effect) -> WithResults | None:
        """Take a test, a roll or a choice apart; None for any other effect."""
        return TELLS[type(effect)](self, effect) if type(effect) in TELLS else None

    def in_sentences(self, told: WithResults) -> bool:
        """Tell whether results read better as sentences of their own: several, or one that leads to others."""
        return not told.ways and (len(told.results) >= MANY or any(":" in result for result in told.results))

    def say(self, clause: Said | str, subject: str | None = None) -> str:
        """Write a clause; `subject` in place of its own, if it is about a hero and not an order to the reader."""
        if isinstance(clause, str):
            return clause
        order = self.is_order(clause)
        form = ("self" if order else "other") + ("-may" if clause.may else "")
        if subject is None or order:
            subject = self.who("victim" if clause.who == "self" and self.voice.third else clause.who)
        what = self.listed(clause.what) if clause.what else ""
        args = {"form": form, "subject": subject, "who": clause.who, "what": what, **dict(clause.args)}
        return self.text(clause.message, **args).strip()

    def listed(self, parts: Sequence[str]) -> str:
        """Join parts of a sentence, with a comma more where a part has one itself."""
        *some, last = parts
        if any("," in part for part in some):
            return self.text("list-and-heavy", some=", ".join(some), last=last)
        return self.join(parts)

    def who(self, who: str) -> str:
        """Say who does something: on your Map Tile or, of a card, on this one; of your choice or, once more, of another."""
        if self.voice.chosen and who == "one_hero":
            return self.text("who-one_hero-again")
        on_this = self.voice.on_card and self.has(f"who-{who}-this")
        return self.text(f"who-{who}-this" if on_this else f"who-{who}")

    def is_order(self, clause: Said | str) -> bool:
        """Tell whether a clause is for the reader to do."""
        return isinstance(clause, Said) and clause.who == "self" and not self.voice.third

    # several

    def clauses(self, effects: Sequence[Effect], subject: str | None = None, *, results: bool = True, may: bool = False) -> str:
        """Write effects as a part of a sentence, one after the other; `subject` is whom the first is about.

        Without `results`, what comes of the last is left to be told. The first `may` be for somebody to do or not.
        """
        parts = self._parts(effects)
        if not parts:
            return self.text("nothing-happens")
        last = len(parts) - 1
        written: list[str] = []
        before: Said | str = ""
        for number, part in enumerate(parts):
            written_out = results or number != last
            short = part.short if isinstance(part, WithResults) and written_out else None
            clause = short or (part.first if isinstance(part, WithResults) else part)
            whose = self._subject(clause, before, subject if not number else None)
            willing = clause._replace(may=True) if may and not number and isinstance(clause, Said) else clause
            text = self.say(willing, whose)
            if isinstance(part, WithResults) and short is None and written_out:
                text = self._with_results(text, part, is_last=number == last)
            written.append(text)
            before = clause
        return self._joined(written, parts)

    def one_by_one(self, effects: Sequence[Effect]) -> list[tuple[Effect, ...]]:
        """Split effects behind each that is tested or rolled, so that what comes of it is told before the next."""
        parts: list[tuple[Effect, ...]] = []
        begun: tuple[Effect, ...] = ()
        for effect in effects:
            begun = (*begun, effect)
            told = self.told(plainer(effect))
            if told is not None and told.results and not told.ways and not (isinstance(told.first, Said) and told.first.may):
                parts, begun = [*parts, begun], ()
        return [*parts, begun] if begun else parts

    def again(self, effects: Sequence[Effect]) -> str:
        """Write effects of somebody who was named shortly before."""
        return self.clauses(effects, self.text("subject-again") if self.begins_with(effects) else None)

    def begins_with(self, effects: Sequence[Effect]) -> bool:
        """Tell whether the first of these is done by the one of whom one speaks."""
        parts = self._parts(effects[:1])
        clause = parts[0].first if parts and isinstance(parts[0], WithResults) else parts[0] if parts else ""
        return isinstance(clause, Said) and clause.who == "self"

    def are_orders(self, effects: Sequence[Effect]) -> bool:
        """Tell whether the first of these is for the reader to do."""
        return self.begins_with(effects) and not self.voice.third

    def _parts(self, effects: Sequence[Effect]) -> list[Said | str | WithResults]:
        """Say effects one by one, and put those together that one verb can say."""
        parts: list[Said | str | WithResults] = []
        for number, written in enumerate(effects):
            effect = plainer(written)
            if number and (both := self._together(effects[number - 1], effect)) is not None:
                parts[-1] = both
                continue
            told = self.about(inline=True).told(effect)
            before = parts[-1] if parts else None
            if told is not None:
                parts.append(told)
                continue
            clause = CLAUSES[type(effect)](self, effect)
            if isinstance(before, WithResults) and isinstance(clause, Said) and self.comes_with(before, clause):
                parts[-1] = _chosen_behind(before, clause)
                continue
            if isinstance(before, Said) and isinstance(clause, Said) and before.goes_with(clause):
                parts[-1] = before._replace(what=before.what + clause.what)
            else:
                parts.append(clause)
        return parts

    def _together(self, effect: Effect, then: Effect) -> Said | str | None:
        """Say two effects that mean something together, if they do."""
        both = TOGETHER.get((type(effect), type(then)))
        return both(self, effect, then) if both is not None else None

    def comes_with(self, chosen: WithResults, clause: Said | str) -> bool:
        """Tell whether one verb can say what is chosen and what comes with it."""
        short = chosen.short
        return short is not None and bool(chosen.among) and isinstance(clause, Said) and clause.goes_with(short)

    def _subject(self, clause: Said | str, before: Said | str, given: str | None) -> str | None:
        """Leave out a subject that has just been named."""
        if not isinstance(clause, Said):
            return None
        if given is not None and clause.who == "self":
            return given
        same = isinstance(before, Said) and before.who == clause.who and not self.is_order(clause)
        return "" if same else None

    def _with_results(self, text: str, told: WithResults, *, is_last: bool) -> str:
        results = [result.rstrip(".") for result in told.results]
        if not results:
            return text
        if told.ways:
            ways = "; ".join(f"({number}) {way}" for number, way in enumerate(results, start=1))
            return f"{text} {ways}" if is_last else f"{text} [{ways}]"
        behind = is_last and not self.voice.inline
        if behind:
            return f"{text}: {'; '.join(results)}"
        return f"{text[:-1]}; {'; '.join(results)})" if text.endswith(")") else f"{text} ({'; '.join(results)})"

    def _joined(self, written: list[str], parts: Sequence[Said | str | WithResults]) -> str:
        *some, last = written
        if not some:
            return last
        simple = all(isinstance(part, Said) and len(part.what) <= 1 for part in parts)
        if simple and len(some) == 1 and len({part.who for part in parts if isinstance(part, Said)}) == 1:
            return self.listed(written)
        *some, last = self._by_subject(written, parts)
        return self.text("list-then", some=self._strung(some, parts), last=last) if some else last

    def _strung(self, some: list[str], parts: Sequence[Said | str | WithResults]) -> str:
        """Write one clause behind the other; before an order that follows what somebody else does, the pause is longer."""
        if len(some) != len(parts) - 1:
            return ", ".join(some)
        first, *rest = some
        for text, part, before in zip(rest, parts[1:], parts, strict=False):
            turns = isinstance(part, Said) and self.is_order(part) and isinstance(before, Said) and before.who != "self"
            first += f"{'; ' if turns else ', '}{text}"
        return first

    def _by_subject(self, written: list[str], parts: Sequence[Said | str | WithResults]) -> list[str]:
        """Put together what one does after another has done something: then that Hero may do this and does that."""
        whose = [part.who if isinstance(part, Said) else "" for part in parts]
        if len(set(whose)) == 1 or not all(isinstance(part, Said | str) for part in parts):
            return written
        grouped: list[str] = []
        for who, same in groupby(zip(whose, written, parts, strict=True), key=lambda each: each[0]):
            texts = [text for _, text, _ in same]
            grouped += [self.listed(texts)] if who and who != "self" and len(texts) == MANY else texts
        return grouped

    # phrases that several verbs need

    def person(self) -> str:
        """Tell whether one speaks to the reader (your) or of a hero (their)."""
        return "they" if self.voice.third else "you"

    def until(self, period: str) -> str:
        """Say how long something lasts."""
        if period == "attack":
            return self.text("until-attack-this" if self.voice.in_attack else "until-attack-next")
        return self.text("until-day" if period == "turn" and self.voice.in_town else f"until-{period}")

    def bands(self, bands: Iterable[Band], die: Amount, *, of: Literal["on", "each"] = "on") -> list[str]:
        """Write what the results of a roll bring, or `each` die of it; where nothing happens, nothing is said."""
        lines = [band for band in bands if band.effect]
        if of == "on" and (each := per_point(lines, die)) is not None:
            return [self.text("roll-line", faces=self.text("each-point"), what=self.again(each.effect).rstrip("."))]
        highest = results_of(die.dice, die.die, die.plus)[-1] if die.die is not None and die.dice else 0
        return [
            self.text("roll-line", faces=self.faces(low, high, highest, of), what=self._of_lines(first, low, high))
            for low, high, first in as_runs(lines)
        ]

    def _of_lines(self, band: Band, low: int, high: int) -> str:
        """Say what a line of a roll brings, or several of which each is one more than the one before."""
        said = self.again(band.effect).rstrip(".")
        if high == band.high:
            return said
        return self.text("roll-run", what=said, face=low)

    def resource(self, effect: Gain | Lose) -> str:
        """Say how much of a resource is gained or lost."""
        if effect.pool is not None:
            return self.points(effect.pool, effect.count)
        if effect.what == "grit" and effect.count == Amount(count="max_grit"):
            if isinstance(effect, Lose):
                return self.text("thing-grit-all")
            return self.text("thing-grit-full", person=self.person())
        if effect.what == self.voice.besides:
            return self.text(f"thing-{effect.what}-more", amount=self.dice(effect.count), n=self.number(effect.count))
        return self.things(str(effect.what), effect.count)

    # prices

    def payment(self, cost: Cost | None) -> list[Said]:
        """Say what must be paid, as something that somebody does."""
        if cost is None:
            return []
        paid = [
            self.things(what, Amount(plus=getattr(cost, what)))
            for what in ("grit", "dark_stone", "gold")
            if getattr(cost, what)
        ]
        paid[bool(cost.grit) : bool(cost.grit)] = [self.points(pool, Amount(plus=n)) for pool, n in cost.pools.items()]
        if cost.party_grit:
            paid.append(self.text("cost-party_grit", what=self.things("grit", Amount(plus=cost.party_grit))))
        parts = [Said("cost-pay", what=tuple(paid))] if paid else []
        if cost.corruption:
            parts.append(Said("verb-lose", what=(self.things("corruption", Amount(plus=cost.corruption)),)))
        if cost.wounds:
            wounds = self.ignoring(self.things("wounds", Amount(plus=cost.wounds)), ("defense",))
            parts.append(Said("verb-hits", what=(wounds,)))
        if cost.token is not None:
            parts.append(Said("cost-token", what=(self.named("side-bag-tokens", cost.token),)))
        if cost.from_hand is not None:
            hand = self.named("hands", cost.from_hand.hand)
            parts.append(Said("cost-from_hand", args=(("n", cost.from_hand.count), ("hand", hand))))
        this = (("this", self.voice.this),)
        paid_so = (("discard", cost.itself), ("marker", cost.marker))
        return parts + [Said(f"cost-{what}", args=this) for what, is_paid in paid_so if is_paid]

    def cost(self, cost: Cost, subject: str | None = None, *, may: bool = False) -> str:
        """Write a price: spend 1 Grit and discard this."""
        payment = self.payment(cost)
        return self._paid(payment, subject, may=may) if payment else ""

    def _paid(self, payment: Sequence[Said], subject: str | None, *, may: bool) -> str:
        first, *rest = payment
        return self.listed([self.say(first._replace(may=may), subject), *(self.say(part, "") for part in rest)])

    def for_price(
        self,
        cost: Cost | None,
        effects: Sequence[Effect],
        subject: str | None = None,
        *,
        may: bool = False,
        results: bool = True,
    ) -> str:
        """Write what somebody pays of their own will, if anything, and for what: spend 1 Grit to heal 2 Wounds.

        What is suffered first, and giving up the card, are part of the price.
        """
        taken, rest = self._suffered(effects)
        payment = [*self.payment(cost), *taken]
        if not payment:
            return self.clauses(effects, subject, results=results)
        price = self._paid(payment, subject, may=may)
        if not rest:
            return price
        plain = self._paid(payment, subject, may=False) if may else price
        args = {"price": price, "heavy": "yes" if "," in price else "no", "may": "yes" if may else "no", "plain": plain}
        if may and (self.voice.third or any(self.told(plainer(each)) is not None for each in rest[1:])):
            return self.text("pay-may", what=self.again(rest), **args)
        if self.are_orders(rest) and isinstance(rest[0], Lose) and rest[0].what != "corruption":  # that is no gain
            return self.listed([price, self.clauses(rest, results=results)])
        if self.are_orders(rest) and self.told(plainer(rest[0])) is None:
            return self.text("pay-order", what=self.clauses(rest, results=results), **args)
        if self.begins_with(rest):
            what = self.clauses(rest, "", results=results)
            return self.text("pay-same", what=what, **args)
        return self.text("pay-other", what=self.clauses(rest, results=results), **args)

    def is_paid(self, cost: Cost | None, effects: Sequence[Effect]) -> bool:
        """Tell whether something is paid or suffered for something else."""
        return bool(self.payment(cost) or self._suffered(effects)[0])

    def _suffered(self, effects: Sequence[Effect]) -> tuple[list[Said], Sequence[Effect]]:
        """Split what is suffered for something off from what it is suffered for."""
        count = 0
        while (
            count < len(effects) and isinstance(effects[count], SUFFERED) and getattr(effects[count], "who", "self") == "self"
        ):
            count += 1
        if not count or count == len(effects):
            return [], effects
        parts = self._parts(effects[:count])
        taken = [part for part in parts if isinstance(part, Said)]
        return (taken, effects[count:]) if len(taken) == len(parts) else ([], effects)


def _chosen_behind(chosen: WithResults, clause: Said) -> WithResults:
    """Put what comes with a choice before what is chosen: get D6 Health and either this or that."""
    assert chosen.short is not None
    *before, _ = chosen.short.what
    return chosen._replace(short=chosen.short._replace(what=(*before, *clause.what, chosen.among)))


def plainer(effect: Effect) -> Effect:
    """Return an effect, or what it says in short."""
    return (as_dice(effect) or effect) if isinstance(effect, RollOn) else effect


def plainly(say: Clauses, effect: Verb) -> str:
    """Say a verb of which there is nothing more to say."""
    return say.text(f"verb-{tag_of(effect)}")


def plain_order(_: Clauses, effect: Verb) -> Said:
    """Say a verb that somebody does, of which there is nothing more to say."""
    return Said(f"verb-{tag_of(effect)}")


def for_anybody(say: Clauses, message: str, **args: str | int) -> Said | str:
    """Say what whoever has the card at hand does, and not the hero of whom one speaks."""
    return say.text(message, form="self", **args) if say.voice.third else Said(message, args=tuple(args.items()))


def tag_of(effect: Verb) -> str:
    """Return the word for a verb in packs."""
    return str(effect.__struct_config__.tag)
