"""How a power reads: what changes, what happens, what its bearer may do."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from lantern.content.clauses.bends import bend_clause
from lantern.content.entry import Power
from lantern.content.sentences import Sentences, SpokenOf
from lantern.content.verbs.cards import PutInPlay
from lantern.content.verbs.harm import Suffer
from lantern.content.wording import sentence


def power_lines(power: Power, say: Sentences, bearer: SpokenOf = "you") -> list[str]:
    """Write everything that a power does, a line each."""
    return [
        *(say.modifier(modifier, bearer) for modifier in power.modify),
        *(sentence(bend_clause(say, bend, bearer)) for bend in power.bend),
        *(sentence(say.text(f"flag-{flag}", bearer=bearer)) for flag in power.flags),
        *([sentence(say.text("power-immune", what=say.keywords(power.immune)))] if power.immune else []),
        *(say.trigger(trigger, bearer) for trigger in power.triggers),
        *(say.action(action) for action in power.actions),
        *(say.roll_again(again) for again in power.rerolls),
        *(say.turn_die(turn) for turn in power.turns),
    ]


def brought_lines(entry: object, say: Sentences) -> list[str]:
    """Write what the cards and the lasting conditions do that an entry names: who reads of them must know."""
    if say.content is None:
        return []
    told: dict[str, str] = {}
    to_tell = list(_brings(entry))
    for effect in to_tell:
        if isinstance(effect, PutInPlay):
            card = say.content.cards[effect.card]
            told[card.id] = f"{say.name(card.name)}: {' '.join(power_lines(card, say, 'all'))}"
            continue
        condition = say.content.conditions[effect.condition]
        if condition.id not in told and condition.kind != "status":
            told[condition.id] = f"{say.name(condition.name)}: {' '.join(power_lines(condition, say))}"
            to_tell += _brings(condition)
    return list(told.values())


def _brings(thing: object) -> Iterator[PutInPlay | Suffer]:
    """Yield what puts a card into play or makes somebody suffer, however deep inside."""
    if isinstance(thing, PutInPlay | Suffer):
        yield thing
    elif isinstance(thing, Struct):
        for name in thing.__struct_fields__:
            yield from _brings(getattr(thing, name))
    elif isinstance(thing, tuple):
        for part in thing:
            yield from _brings(part)


def or_nothing(paragraphs: list[str], say: Sentences) -> list[str]:
    """Write that there is nothing to write, if there is not."""
    return paragraphs or [say.text("label-no-effect")]
