"""Whom a card concerns and what is at stake, read from what it does: nothing that its own words do not say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal, NamedTuple

from msgspec import Struct

from lantern.content.effects import Bargain, Effect, Test, Withstand
from lantern.content.entries import Card, Item
from lantern.content.entry import Power
from lantern.content.fields import fields
from lantern.content.places import MOMENTS
from lantern.content.verbs.enemies import EnemiesAttack, NextThreat, SpawnNear
from lantern.content.verbs.grammar import Verb
from lantern.content.verbs.harm import CorruptionHits, Hits, HorrorHits, RollChart, SanityDamage, Wounds
from lantern.content.verbs.mine import AddDread, DepthEvent, MoveDarkness
from lantern.content.wording import capital
from lantern.content.words import Who
from lantern.rules.words import Words

#: `drawer`: whoever drew it or rolled for it; `some`: those who stand somewhere; `none`: no hero and no enemy by name.
Affects = Literal["drawer", "all", "some", "chosen", "random", "enemies", "none"]
WHOM: dict[Who, Affects] = {
    "self": "drawer",
    "each_hero": "all",
    "each_other_hero": "all",
    "random_hero": "random",
    "one_hero": "chosen",
    "one_other_hero": "chosen",
    "hero_or_neighbour": "chosen",
    "each_hero_on_tile": "some",
    "each_other_hero_on_tile": "some",
    "each_adjacent_hero": "some",
    "each_hero_in_world": "some",
    "each_hero_out_of_light": "some",
    "each_hero_in_range": "some",
    "one_hero_on_tile": "chosen",
    "victim": "drawer",
    "each_hero_who_stood": "some",
    "each_hero_here": "all",
}
#: Enemies that come are everybody's.
ARRIVALS = (EnemiesAttack, NextThreat, SpawnNear)
#: How many things that are at stake a card names.
MOST = 2


class Concern(NamedTuple):
    """Whom something concerns, in a word and in words (`whom`: nothing where a name or "everybody" says it), and the stake."""

    affects: Affects = "none"
    whom: str = ""
    stake: str = ""


def concern_of(words: Words, entry: Card | Item) -> Concern:
    """Tell it of a card, with what it does as long as it lies on the table; a thing is of whoever bears it."""
    lasting = tuple(effect for trigger in entry.triggers for effect in trigger.effect)
    if isinstance(entry, Item):
        return Concern("drawer", "", stake_of(words, lasting))
    meant = [*_meant(entry.effect), *_meant_while_there(entry)]
    return Concern(*_whom(words, meant), stake_of(words, (*entry.effect, *lasting)))


def row_concern(words: Words, effects: Sequence[Effect]) -> Concern:
    """Tell it of a row of a chart."""
    return Concern(*_whom(words, list(_meant(effects))), stake_of(words, effects))


# -- whom it concerns -----------------------------------------------------------------------------

Meant = Who | Literal["enemies"]


def _meant(effects: Iterable[Effect]) -> Iterator[Meant]:
    """Name those for whom effects are; what a test, roll or choice of somebody brings is theirs."""
    for effect in effects:
        who: Who | None = getattr(effect, "who", None)
        if getattr(effect, "enemies", None) is not None and not isinstance(effect, ARRIVALS):
            yield "enemies"
        elif isinstance(effect, ARRIVALS):
            yield "each_hero"
        elif isinstance(effect, Bargain):
            yield "one_hero"
        elif who is None or (who == "self" and effect.happens_to_nobody()):
            yield from _meant(_inside(effect))
        else:
            yield who


def _meant_while_there(power: Power) -> Iterator[Meant]:
    """Name those whom a card concerns as long as it lies there: at a moment of a hero, whoever has it."""
    for modifier in power.modify:
        yield "enemies" if modifier.whose is not None and modifier.whose.enemies is not None else "each_hero"
    for trigger in power.triggers:
        anybody = "hero" in MOMENTS.get(trigger.on, ())  # type: ignore[call-overload]
        for who in _meant(trigger.effect):
            yield "each_hero" if anybody and who == "self" else who
    if power.flags or power.bend:
        yield "each_hero"


def _whom(words: Words, meant: Sequence[Meant]) -> tuple[Affects, str]:
    found = list(dict.fromkeys(meant))
    kinds = [_kind(who) for who in found]
    if "all" in kinds or ("drawer" in kinds and len(set(kinds)) > 1):
        return "all", ""
    heroes = [who for who in found if who != "enemies"]
    if not heroes:
        return ("enemies", words.say.text("card-enemies")) if found else ("none", "")
    kind = _kind(heroes[0])
    if kind == "drawer":
        return kind, ""
    say = words.say.about(on_card=True)
    return kind, capital(words.say.join(dict.fromkeys(say.who(who) for who in heroes)))


def _kind(who: Meant) -> Affects:
    return "enemies" if who == "enemies" else WHOM[who]


# -- what is at stake -----------------------------------------------------------------------------


def stake_of(words: Words, effects: Iterable[Effect]) -> str:
    """Name the tests that are to be passed; where there are none, the harm that comes, or what the mine does."""
    inside = list(all_effects(effects))
    say = words.say
    tests = [
        say.text("test-skill", skill=words.stat(effect.skill), target=effect.target)
        for effect in inside
        if isinstance(effect, Test)
    ]
    said = tests or [harm for effect in inside if (harm := _harm(words, effect))]
    return ", ".join(list(dict.fromkeys(said))[:MOST])


def _harm(words: Words, effect: Effect) -> str:
    say = words.say.about(third=True)
    match effect:
        case Hits() | HorrorHits() | CorruptionHits() | Wounds() | SanityDamage():
            return say.things(str(effect.__struct_config__.tag), effect.count)
        case Withstand():
            return words.stat("willpower")
        case RollChart():
            return say.named("charts", effect.chart)
        case MoveDarkness():
            steps, back = say.forward(effect.steps)
            return say.text("card-stake-darkness-back" if back else "card-stake-darkness", what=say.things("spaces", steps))
        case AddDread():
            return say.text("card-stake-dread", what=say.things("plain-cards", effect.count))
        case DepthEvent():
            return say.text("card-stake-depth-event")
        case EnemiesAttack() | NextThreat() | SpawnNear():
            return say.text("card-stake-fight")
    return ""


def all_effects(effects: Iterable[Effect]) -> Iterator[Effect]:
    """List effects with those to which they lead, except for what comes of a test: that is said by the test."""
    for effect in effects:
        yield effect
        if not isinstance(effect, Test):
            yield from all_effects(_inside(effect))


def _inside(effect: Verb) -> list[Effect]:
    """List the effects to which one leads, in the order of its fields."""
    return [inner for field in fields(type(effect)) for inner in _effects_in(getattr(effect, field.name))]


def _effects_in(value: Any) -> Iterator[Any]:
    if isinstance(value, Verb):
        yield value
    elif isinstance(value, tuple):
        for one in value:
            yield from _effects_in(one)
    elif isinstance(value, Struct) and hasattr(value, "effect"):  # a line of a table, or a way to choose
        yield from value.effect
