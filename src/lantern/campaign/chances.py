"""What a service in town may come to, exactly: what its dice decide, before anybody pays (LOC-06, LOC-10, SKILL-02)."""

from __future__ import annotations

from collections import Counter
from itertools import product

from msgspec import Struct

from lantern.content.effects import Band, Effect, RollOn, Test, Treat
from lantern.content.towns import Service
from lantern.content.verbs.grammar import Amount
from lantern.content.verbs.town import LetDie, TreatmentEnds
from lantern.rules.attack.chances import at_least_one
from lantern.rules.numbers.values import value
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.state import CardInPlay, Hero
from lantern.rules.town import treatable, treatment_shift

#: More dice than these are told by the card alone.
MOST_DICE = 3


class PassedTest(Struct, frozen=True):
    """A test, and how likely it is passed with the dice of the hero alone."""

    skill: str
    target: int
    chance: float


class EndOfTreatment(Struct, frozen=True):
    """How a treatment of a harm may end: `cured`, `permanent`, `failed` or `dead`."""

    harm: str
    how: str
    chance: float


class Comes(Struct, frozen=True):
    """What a line of a table brings, and how likely it is rolled."""

    effects: tuple[Effect, ...]
    chance: float


AnyChance = PassedTest | EndOfTreatment | Comes


def chances_of(game: AnyChapter, hero: Hero, service: Service) -> list[AnyChance]:
    """Tell what a service may come to for a hero; of several rolls only the first, on which the others hang."""
    for effect in service.effect:
        match effect:
            case Test(skill=str() as skill):
                dice = max(1, value(game, hero, skill) + value(game, hero, "test_dice"))
                return [PassedTest(skill, effect.target, at_least_one(dice, effect.target))]
            case Treat():
                return [end for card in treatable(game, hero, effect) for end in _ends(game, hero, effect, card)]
            case RollOn() if 0 < effect.die.dice <= MOST_DICE and effect.times == Amount(plus=1):
                return _lines(effect)
    return []


def _ends(game: AnyChapter, hero: Hero, effect: Treat, card: CardInPlay) -> list[AnyChance]:
    shift = treatment_shift(game, hero, effect, card)
    least, most = effect.on[0].low, effect.on[-1].high
    rows = [min(max(face + shift, least), most) for face in range(1, 7)]
    found: Counter[str] = Counter()
    for row in rows:
        found.update(_ending(band) for band in effect.on if band.low <= row <= band.high)
    return [
        EndOfTreatment(card.id, how, found[how] / len(rows)) for how in ("cured", "failed", "permanent", "dead") if found[how]
    ]


def _ending(band: Band) -> str:
    for effect in band.effect:
        match effect:
            case TreatmentEnds():
                return effect.ends
            case LetDie():
                return "dead"
    return "failed"


def _lines(effect: RollOn) -> list[AnyChance]:
    sides = int((effect.die.die or "D6").removeprefix("D"))
    thrown = product(range(1, sides + 1), repeat=effect.die.dice)
    results = [sum(faces) * effect.die.times + effect.die.plus for faces in thrown]
    rows = [(band, sum(band.low <= result <= band.high for result in results) / len(results)) for band in effect.on]
    return [Comes(band.effect, chance) for band, chance in rows if chance]
