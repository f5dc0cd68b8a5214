"""How a power reads: what changes, what happens, what its bearer may do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from lantern.content.bends.point import tag_of
from lantern.content.clauses.bends import bend_clause
from lantern.content.entry import Power
from lantern.content.powers import Action
from lantern.content.render_numbers import modifier_lines
from lantern.content.sentences import Sentences, SpokenOf
from lantern.content.verbs.cards import DiscardThis, PutInPlay
from lantern.content.verbs.harm import Suffer
from lantern.content.verbs.town import ForgeOnto, PostBounty
from lantern.content.wording import sentence

#: Bends about something that the power itself lets one do: they stand behind it.
AFTER = frozenset({"backlash", "breaks", "early_attack", "only_one", "later"})
#: Flags that say when the power is over: they stand last.
AT_LAST = ("ends_after_adventure", "fades")


def power_lines(power: Power, say: Sentences, bearer: SpokenOf = "you") -> list[str]:
    """Write everything that a power does, a line each: numbers, rules that it bends, what happens, what one may do."""
    bent = [sentence(bend_clause(say, bend, bearer)) for bend in power.bend]
    ends = [trigger for trigger in power.triggers if trigger.effect == (DiscardThis(),)]
    after = [line for bend, line in zip(power.bend, bent, strict=True) if tag_of(bend) in AFTER]
    return [
        *modifier_lines(power.modify, say, bearer),
        *(line for line in bent if line not in after),
        *(sentence(say.text(f"flag-{flag}", bearer=bearer)) for flag in power.flags if flag not in AT_LAST),
        *([sentence(say.text("power-immune", what=_immune(power.immune, say)))] if power.immune else []),
        *(line for trigger in power.triggers if trigger not in ends for line in say.trigger_lines(trigger, bearer)),
        *action_lines(power.actions, say),
        *(say.roll_again(again) for again in power.rerolls),
        *(say.turn_die(turn) for turn in power.turns),
        *after,
        *(line for trigger in ends for line in say.trigger_lines(trigger, bearer)),
        *(sentence(say.text(f"flag-{flag}")) for flag in AT_LAST if flag in power.flags),
    ]


def action_lines(actions: Sequence[Action], say: Sentences) -> Iterator[str]:
    """Write what one may do; the same at several times, of which all uses are one, once."""
    for number, action in enumerate(actions):
        if action.shared and any(_same(action, before) for before in actions[:number]):
            continue
        also = [later for later in actions[number + 1 :] if action.shared and _same(action, later)]
        yield from say.action_lines(action, also=also)


def _same(one: Action, other: Action) -> bool:
    return replace(one, timing=other.timing) == other


def _immune(keywords: Iterable[str], say: Sentences) -> str:
    """Name what does nothing: status markers by their names, all else by keywords."""
    known = say.content.conditions if say.content is not None else {}
    named = (say.named("conditions", word) if word in known else say.keyword(word) for word in keywords)
    return say.join(say.text("immune-to", what=name) for name in named)


def brought_lines(entry: object, say: Sentences) -> list[str]:
    """Write what the cards and the lasting conditions do that an entry names: who reads of them must know."""
    content = say.content
    if content is None:
        return []
    told: dict[str, str] = {}
    say = say.about(lined=False)
    to_tell = list(_brings(entry))
    for effect in to_tell:
        if isinstance(effect, PutInPlay | PostBounty):
            card = content.cards[effect.card]
            told[card.id] = f"{say.name(card.name)}: {' '.join(power_lines(card, say, 'all'))}"
            continue
        if isinstance(effect, ForgeOnto):
            made = content.items[effect.item]
            told[made.id] = f"{say.name(made.name)}: {' '.join(power_lines(made, say))}"
            continue
        condition = content.conditions[effect.condition]
        if condition.id not in told and condition.kind != "status":
            told[condition.id] = f"{say.name(condition.name)}: {' '.join(power_lines(condition, say))}"
            to_tell += _brings(condition)
    return list(told.values())


def _brings(thing: object) -> Iterator[PutInPlay | PostBounty | Suffer | ForgeOnto]:
    """Yield what puts a card into play, makes somebody suffer or forges something, however deep inside."""
    if isinstance(thing, PutInPlay | PostBounty | Suffer | ForgeOnto):
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
