"""What a service in town may come to, exactly: what its dice decide, before anybody pays (LOC-06, LOC-10, SKILL-02).

Where one roll leads to another the chance of the end is told, not that of the first step: how likely somebody is hanged for
holding up a bank, or comes away from a game with more than it cost.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import comb, prod

from msgspec import Struct
from msgspec.structs import replace

from lantern.content.effects import Band, Choose, Effect, RollOn, Test, Treat
from lantern.content.hooks import Misfortune
from lantern.content.towns import Service
from lantern.content.verbs.belongings import Gain, Lose, LoseItem
from lantern.content.verbs.cards import Hook
from lantern.content.verbs.grammar import Amount
from lantern.content.verbs.harm import CorruptionHits, Hits, HorrorHits, RollChart, SanityDamage, Suffer, Wounds
from lantern.content.verbs.road import LeaveForever, LoseForGood
from lantern.content.verbs.town import LeaveTown, LetDie, TreatmentEnds
from lantern.rules.attack.chances import at_least_one
from lantern.rules.harm.charts import changed_result, chart_row
from lantern.rules.harm.skills import dice_for, more_dice
from lantern.rules.table.chapter import AnyChapter, Context
from lantern.rules.table.state import CardInPlay, Hero
from lantern.rules.town.prices import fee_today
from lantern.rules.town.treatments import treatable, treatment_shifts

#: More dice than these are told by the card alone.
MOST_DICE = 3
#: The sides of a die on which a short chart is rolled.
SIDES = 6
#: What nobody pays for.
HARM = (
    Hits, HorrorHits, CorruptionHits, Wounds, SanityDamage, LetDie, LeaveForever, LeaveTown, LoseForGood, LoseItem,
)  # fmt: skip
#: Where harm stands among what may come of something.
HARMS = 2
#: Conditions that are no gift, by their kind.
AFFLICTIONS = frozenset({"injury", "madness", "mutation", "curse", "status"})


class PassedTest(Struct, frozen=True):
    """A test, and how likely it is passed with the dice of the hero alone."""

    skill: str
    target: int
    chance: float


class EachDie(Struct, frozen=True):
    """What comes for each success of a test, or for each 1; and how likely there is one at all."""

    of: str
    effects: tuple[Effect, ...]
    chance: float


class EndOfTreatment(Struct, frozen=True):
    """How a treatment of a harm may end: `cured`, `permanent`, `failed` or `dead`."""

    harm: str
    how: str
    chance: float


class Comes(Struct, frozen=True):
    """What may come of it in the end, and how likely; `besides` what comes in any case. Who fails has not `hoped` for it."""

    effects: tuple[Effect, ...]
    chance: float
    hoped: bool = True
    besides: bool = False


class ComesInWords(Struct, frozen=True):
    """What may come of it, said by a sentence of the pack, because no effect does; how likely, and whether it is hoped for."""

    sentence: str
    chance: float
    hoped: bool = True


class Helps(Struct, frozen=True):
    """How likely any of several good things comes of it."""

    chance: float


class ComesOutAhead(Struct, frozen=True):
    """How likely a game brings more gold than it costs."""

    chance: float


AnyChance = PassedTest | EachDie | EndOfTreatment | Comes | ComesInWords | Helps | ComesOutAhead


def chances_of(game: AnyChapter, hero: Hero, service: Service) -> list[AnyChance]:
    """Tell what a service may come to for a hero: what it is paid for first, what harms last."""
    found = _together(list(_ways(game, hero, service.effect, 1.0)))
    good = [each for each in found if isinstance(each, Comes | ComesInWords) and _sort(game, each) == 0]
    if len(good) > 1:
        found.insert(0, Helps(sum(each.chance for each in good)))
    if any(not isinstance(effect, Hook) for effect in _certain(game, service.effect)):
        found = [replace(each, besides=True) if isinstance(each, Comes) else each for each in found]
    won = _comes_out_ahead(game, hero, service)
    return [*won, *sorted(found, key=lambda each: _sort(game, each))]


def is_harm(game: AnyChapter, chance: AnyChance) -> bool:
    """Tell whether somebody is worse off by what may come of it."""
    return chance.how in {"permanent", "dead"} if isinstance(chance, EndOfTreatment) else _sort(game, chance) == HARMS


def _ways(game: AnyChapter, hero: Hero, effects: tuple[Effect, ...], chance: float) -> Iterator[AnyChance]:
    """Follow every roll of some effects to where it ends."""
    for effect in effects:
        match effect:
            case Test(skill=str()):
                yield from _test(game, hero, effect, chance)
            case Treat():
                yield from ends_of_treatments(game, hero, effect)
            case RollOn() if 0 < effect.die.dice <= MOST_DICE and effect.times == Amount(plus=1):
                for band, share in _lines(effect):
                    yield from _branch(game, hero, band.effect, chance * share)
            case RollChart() if _is_short(game, effect):
                for face in range(1, SIDES + 1):
                    row = chart_row(game, effect.chart, changed_result(game, hero, effect.chart, face))
                    yield from _branch(game, hero, row.effect, chance / SIDES)
            case Choose():
                for way in effect.among:
                    yield from _ways(game, hero, way.effect, chance)
            case Hook():
                yield from _hook(game, hero, effect, chance)


def _hook(game: AnyChapter, hero: Hero, hook: Hook, chance: float) -> Iterator[AnyChance]:
    """Follow the ways that a hook tells of itself."""
    ways = game.content.ways_of_hook(hook.name)
    for comes, share in ways(game, hero) if ways is not None else ():
        if isinstance(comes, str):
            yield ComesInWords(str(comes), chance * share, hoped=not isinstance(comes, Misfortune))
        else:
            yield from _branch(game, hero, comes, chance * share)


def _branch(game: AnyChapter, hero: Hero, effects: tuple[Effect, ...], chance: float) -> Iterator[AnyChance]:
    """Follow one of several ways: what is certain on it, and what is rolled for."""
    rolled = list(_ways(game, hero, effects, chance))
    certain = tuple(effect for effect in _certain(game, effects) if not _comes_to_nothing(hero, effect))
    if certain or not rolled:
        yield Comes(certain, chance)
    yield from rolled


def _certain(game: AnyChapter, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    return tuple(
        effect for effect in effects if not (isinstance(effect, Test | Treat | RollOn | Choose) or _is_short(game, effect))
    )


def _is_short(game: AnyChapter, effect: Effect) -> bool:
    """Tell whether an effect is a roll of one die on a chart, which has few rows: each of them is told."""
    return isinstance(effect, RollChart) and game.content.charts[effect.chart].die == "D6" and not effect.more_dice


def _comes_to_nothing(hero: Hero, effect: Effect) -> bool:
    """Tell whether an effect takes from a hero what it does not have."""
    return isinstance(effect, Lose) and effect.what == "corruption" and not hero.corruption


def _test(game: AnyChapter, hero: Hero, test: Test, chance: float) -> Iterator[AnyChance]:
    assert isinstance(test.skill, str)
    if test.any_pass or test.all_fail:
        yield from _test_of_several(game, hero, test, test.skill, chance)
        return
    dice = dice_for(game, hero, test.skill, more_dice(game, hero, test))
    passed, six = at_least_one(dice, test.target), at_least_one(dice, 6) if test.six else 0.0
    if test.each_success:
        yield EachDie("success", test.each_success, chance * passed)
    if test.passed:
        yield from _branch(game, hero, test.passed, chance * (passed - six))
    if not (test.each_success or test.passed):
        yield PassedTest(test.skill, test.target, chance * passed)
    if test.six:
        yield from _branch(game, hero, test.six, chance * six)
    if ones := (*test.each_one_first, *test.each_one):
        yield EachDie("one", ones, chance * (1 - (5 / 6) ** dice))
    if test.one:
        yield from _branch(game, hero, test.one, chance * (1 - (5 / 6) ** dice))
    if test.fail_each_one:
        yield EachDie("one", test.fail_each_one, chance * ((1 - at_least_one(1, test.target)) ** dice - _no_one(test, dice)))
    if test.failed:
        for each in _branch(game, hero, test.failed, chance * (1 - passed)):
            yield replace(each, hoped=False) if isinstance(each, Comes) else each


def _test_of_several(game: AnyChapter, hero: Hero, test: Test, skill: str, chance: float) -> Iterator[AnyChance]:
    """Follow a test of all who are there: what comes if any of them passes, and if none does."""
    those = game.may_concern(test.who, Context(source="", hero=hero.id))
    dice = (dice_for(game, each, skill, more_dice(game, each, test)) for each in those)
    nobody = prod(1 - at_least_one(number, test.target) for number in dice)
    yield from _branch(game, hero, test.any_pass, chance * (1 - nobody))
    for each in _branch(game, hero, test.all_fail, chance * nobody):
        yield replace(each, hoped=False) if isinstance(each, Comes) else each


def _no_one(test: Test, dice: int) -> float:
    """Return the chance that a test is failed without a 1 among the dice."""
    return max(0.0, 5 / 6 - at_least_one(1, test.target)) ** dice


def _comes_out_ahead(game: AnyChapter, hero: Hero, service: Service) -> list[ComesOutAhead]:
    """Count the successes that bring more than the stake, where each brings so much gold."""
    fee = fee_today(game, hero, service)
    match service.effect:
        case (Test(skill=str() as skill, each_success=(Gain(what="gold", count=Amount(dice=0, plus=prize)),)) as test,) if (
            fee.plus > 0 and not fee.dice
        ):
            dice = dice_for(game, hero, skill, more_dice(game, hero, test))
            hit = at_least_one(1, test.target)
            ways = (comb(dice, n) * hit**n * (1 - hit) ** (dice - n) for n in range(dice + 1) if n * prize > fee.plus)
            return [ComesOutAhead(sum(ways))]
    return []


def _together(chances: list[AnyChance]) -> list[AnyChance]:
    """Add up what comes of it in more than one way."""
    found: list[AnyChance] = []
    for each in chances:
        same = next((at for at, other in enumerate(found) if replace(other, chance=0.0) == replace(each, chance=0.0)), None)
        if same is None or isinstance(each, EndOfTreatment):
            found.append(each)
        else:
            found[same] = replace(each, chance=found[same].chance + each.chance)
    return [each for each in found if each.chance]


def _sort(game: AnyChapter, chance: AnyChance) -> int:
    """Tell what is hoped for (0) from nothing at all (1) and from harm (HARMS); treatments stay as they are."""
    match chance:
        case Comes(effects=()):
            return 1
        case Comes(hoped=False) | ComesInWords(hoped=False):
            return HARMS
        case Comes(effects=effects) | EachDie(effects=effects):
            harms = any(_harms(game, effect) for effect in effects) and not any(_pays(effect) for effect in effects)
            return HARMS if harms else 0
    return 0


def _pays(effect: Effect) -> bool:
    return isinstance(effect, Gain) and effect.what == "gold"


def _harms(game: AnyChapter, effect: Effect) -> bool:
    match effect:
        case Suffer():
            found = game.content.conditions.get(effect.condition)
            return found is not None and found.kind in AFFLICTIONS
        case Gain():
            return effect.what == "corruption"
        case Lose():
            return effect.what != "corruption"
    return isinstance(effect, HARM)


def ends_of_treatments(game: AnyChapter, hero: Hero, effect: Treat) -> list[EndOfTreatment]:
    """Tell how the treatment of each harm of a hero may end, as things are today."""
    return [end for card in treatable(game, hero, effect) for end in _ends(game, hero, effect, card)]


def _ends(game: AnyChapter, hero: Hero, effect: Treat, card: CardInPlay) -> list[EndOfTreatment]:
    shift = sum(by for _, by in treatment_shifts(game, hero, effect, card))
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


def _lines(effect: RollOn) -> list[tuple[Band, float]]:
    sides = int((effect.die.die or "D6").removeprefix("D"))
    thrown = product(range(1, sides + 1), repeat=effect.die.dice)
    results = [sum(faces) * effect.die.times + effect.die.plus for faces in thrown]
    rows = [(band, sum(band.low <= result <= band.high for result in results) / len(results)) for band in effect.on]
    return [(band, chance) for band, chance in rows if chance]
