"""How a power reads: what changes, what happens, what its bearer may do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, Literal, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from lantern.content.bends.belongings import GivesKeyword
from lantern.content.bends.point import tag_of
from lantern.content.clauses.bends import bend_clause
from lantern.content.effects import Choose, Effect
from lantern.content.entries import Affliction
from lantern.content.entry import Power
from lantern.content.library import Content
from lantern.content.powers import Action, Trigger
from lantern.content.render_numbers import modifier_lines
from lantern.content.sentences import BULLET, Sentences, SpokenOf
from lantern.content.verbs.cards import Cancel, DiscardThis, Hook, PutInPlay
from lantern.content.verbs.harm import Suffer
from lantern.content.verbs.town import ForgeOnto, PostBounty
from lantern.content.wording import capital, sentence

#: Bends about something that the power itself lets one do: they stand behind it.
AFTER = frozenset({"backlash", "breaks", "early_attack", "only_one", "cured_as", "later"})
#: Flags that say when the power is over: they stand last.
AT_LAST = ("keeps_markers", "fills_the_library", "ends_after_adventure", "fades")


SomePower = TypeVar("SomePower", bound=Power)

#: What is over with the adventure, and what with the day: at its end, or when the stay ends before.
OVER = Trigger(on="adventure_ends", effect=(DiscardThis(),))
OVER_TOMORROW = (Trigger(on="day_starts", effect=(DiscardThis(),)), Trigger(on="stay_ends", effect=(DiscardThis(),)))


def power_lines(power: Power, say: Sentences, bearer: SpokenOf = "you") -> list[str]:
    """Write everything that a power does, a line each: numbers, rules that it bends, what happens, what one may do."""
    keywords = [bend.keyword for bend in power.bend if isinstance(bend, GivesKeyword) and not bend.other_worlds]
    if len(keywords) > 1:
        power = replace(power, bend=tuple(bend for bend in power.bend if not isinstance(bend, GivesKeyword)))
    bent = [sentence(bend_clause(say, bend, bearer)) for bend in power.bend]
    ends = [trigger for trigger in power.triggers if trigger.effect == (DiscardThis(),)]
    today = all(each in ends for each in OVER_TOMORROW)
    power = _of_the_next(power)
    after = [line for bend, line in zip(power.bend, bent, strict=True) if tag_of(bend) in AFTER]
    return [
        *modifier_lines(power.modify, say, bearer),
        *(line for line in bent if line not in after),
        *([sentence(say.text("gives-keywords", what=say.all_with(keywords)))] if len(keywords) > 1 else []),
        *(sentence(say.text(f"flag-{flag}", bearer=bearer)) for flag in power.flags if flag not in AT_LAST),
        *([sentence(say.text("power-immune", what=_immune(power.immune, say)))] if power.immune else []),
        *_trigger_lines([trigger for trigger in power.triggers if trigger not in ends], say, bearer),
        *action_lines(power.actions, say),
        *(say.roll_again(again) for again in power.rerolls),
        *(say.turn_die(turn) for turn in power.turns),
        *after,
        *([say.text("ends-with-the-day")] if today else []),
        *(line for trigger in ends if not (today and trigger in OVER_TOMORROW) for line in say.trigger_lines(trigger, bearer)),
        *(sentence(say.text(f"flag-{flag}")) for flag in AT_LAST if flag in power.flags),
    ]


def _trigger_lines(triggers: Sequence[Trigger], say: Sentences, bearer: SpokenOf) -> Iterator[str]:
    """Write what happens at moments; the same moment for Enemies of several sizes once, and the same at moments of packs."""
    for (size, _), same in groupby(triggers, key=lambda each: _shared(each, say)):
        first, *more = same
        if more and size:
            yield say.by_size([first, *more], bearer)
        else:
            yield from say.trigger_lines(first, bearer, also=more)


def _shared(trigger: Trigger, say: Sentences) -> tuple[bool, object]:
    """Return what triggers share that are told apart by the size of an Enemy (True), or by a moment of a pack, alone."""
    if trigger.limit is None and not trigger.optional:
        if trigger.when is not None and trigger.when.enemy_size is not None:
            return True, replace(trigger, when=replace(trigger.when, enemy_size=None), effect=())
        if say.content is not None and trigger.on in say.content.moments:
            return False, replace(trigger, on="")
    return False, id(trigger)


def action_lines(actions: Sequence[Action], say: Sentences) -> Iterator[str]:
    """Write what one may do; the same at several times, of which all uses are one, once; of several such, that they are."""
    different = [one for number, one in enumerate(actions) if one.shared and not any(_same(one, e) for e in actions[:number])]
    if len(different) > 1 and len({one.limit for one in different}) == 1:
        yield from _one_of_these(different, say)
        actions = [action for action in actions if not action.shared]
    for number, action in enumerate(actions):
        once = action.shared or (action.effect == (Cancel(),) and action.cost is not None and action.cost.itself)
        if once and any(_same(action, before) for before in actions[:number]):
            continue
        also = [later for later in actions[number + 1 :] if once and _same(action, later)]
        yield from say.action_lines(action, also=also)


def _one_of_these(actions: Sequence[Action], say: Sentences) -> Iterator[str]:
    """Write different things of which one may be done, all in all so often."""
    first = capital(say.text("limit-shared-first", limit=say.limit(actions[0].limit)[0]))
    ways = [say.action(replace(action, limit=None, shared=False)) for action in actions]
    if say.voice.lined:
        yield first
        yield from (f"{BULLET}{way}" for way in ways)
    else:
        yield f"{first} {' '.join(f'({number}) {way}' for number, way in enumerate(ways, start=1))}"


def _same(one: Action, other: Action) -> bool:
    return replace(one, timing=other.timing) == other


def _immune(keywords: Iterable[str], say: Sentences) -> str:
    """Name what does nothing: status markers by their names, all else by keywords."""
    known = say.content.conditions if say.content is not None else {}
    named = (say.named("conditions", word) if word in known else say.keyword(word) for word in keywords)
    return say.join(say.text("immune-to", what=name) for name in named)


def affliction_lines(affliction: Affliction, say: Sentences) -> list[str]:
    """Write what a condition does, and what is named as it is got."""
    named = [sentence(say.text(f"affliction-names-{affliction.names}"))] if affliction.names is not None else []
    return named + power_lines(affliction, say)


def _of_the_next(power: SomePower) -> SomePower:
    """Say of what is over with the adventure that it is about the next one alone."""
    if OVER not in power.triggers:
        return power
    named: dict[Any, Any] = {"starting_grit": "next_starting_grit"}
    modify = [replace(each, change={named.get(stat, stat): by for stat, by in each.change.items()}) for each in power.modify]
    return replace(power, modify=tuple(modify))


def _until(condition: Affliction) -> tuple[Affliction, Literal["adventure", "day", "gone"]]:
    """Split off that a condition is over with the Adventure, or with the day, if it is."""
    if OVER in condition.triggers:
        return replace(_of_the_next(condition), triggers=_without(condition, OVER)), "adventure"
    if all(each in condition.triggers for each in OVER_TOMORROW):
        return replace(condition, triggers=_without(condition, *OVER_TOMORROW)), "day"
    return condition, "gone"


def _without(condition: Affliction, *gone: Trigger) -> tuple[Trigger, ...]:
    return tuple(each for each in condition.triggers if each not in gone)


def brought_alone(effects: Sequence[Effect], say: Sentences, name: str) -> tuple[tuple[Effect, ...], list[str]]:
    """Say of what has the name of its bearer, and of bounties, at once what they do; return what is left to be said."""
    content = say.content
    if content is None:
        return tuple(effects), []
    plain = say.about(lined=False, in_town=False)
    rest: list[Effect] = []
    told: list[str] = []
    for effect in effects:
        match effect:
            case Suffer(condition=condition, who="self") if say.name(content.conditions[condition].name) == name:
                rest_of_it, until = _until(content.conditions[condition])
                told.append(say.text("keep-this", until=until, what=" ".join(affliction_lines(rest_of_it, plain))))
                told += brought_lines(rest_of_it, say.about(in_town=True))
            case PostBounty(card=card):
                lines = " ".join(power_lines(content.cards[card], plain, "all"))
                told.append(sentence(say.text("verb-post_bounty-told", what=lines[:1].lower() + lines[1:])))
            case _:
                rest.append(effect)
    return tuple(rest), told


def brought_lines(entry: object, say: Sentences) -> list[str]:
    """Write what the cards and the lasting conditions do that an entry names: who reads of them must know."""
    content = say.content
    if content is None:
        return []
    told: dict[str, str] = {}
    in_town, say = say.voice.in_town, say.about(lined=False, in_town=False, kept="")
    to_tell = list(_brings(entry))
    together = in_town and _all_until(entry, content)
    for effect in to_tell:
        if isinstance(effect, PutInPlay | PostBounty):
            card = content.cards[effect.card]
            if card.id == say.voice.own_card:
                lasting = tuple(each for each in card.triggers if each.effect != (DiscardThis(),))
                told[card.id] = " ".join(power_lines(replace(card, triggers=lasting), say, "all"))
                continue
            told[card.id] = f"{say.quoted(say.name(card.name))}: {' '.join(power_lines(card, say, 'all'))}"
            continue
        if isinstance(effect, ForgeOnto):
            made = content.items[effect.item]
            told[made.id] = f"{say.name(made.name)}: {' '.join(power_lines(made, say))}"
            continue
        condition = content.conditions[effect.condition]
        if condition.id not in told and condition.kind != "status":
            kept, until = _until(condition) if in_town else (condition, "gone")
            shown = "gone" if together else until
            told[condition.id] = say.text(
                "brought", name=say.quoted(say.name(condition.name)), until=shown, what=" ".join(affliction_lines(kept, say))
            )
            to_tell += _brings(condition)
    chosen = "yes" if _holds(entry, Choose) else "no"
    return [*([say.text("brought-all", chosen=chosen)] if together else []), *told.values()]


def _all_until(effects: object, content: Content) -> bool:
    """Tell whether something brings several conditions that are all over with the Adventure."""
    conditions = {each.condition for each in _brings(effects) if isinstance(each, Suffer)}
    return len(conditions) > 1 and all(_until(content.conditions[each])[1] == "adventure" for each in conditions)


def _holds(thing: object, verb: type[Struct]) -> bool:
    """Tell whether something is in something, however deep inside."""
    if isinstance(thing, tuple):
        return any(_holds(part, verb) for part in thing)
    inside = (getattr(thing, name) for name in thing.__struct_fields__) if isinstance(thing, Struct) else ()
    return isinstance(thing, verb) or any(_holds(part, verb) for part in inside)


def _brings(thing: object) -> Iterator[PutInPlay | PostBounty | Suffer | ForgeOnto]:
    """Yield what puts a card into play, makes somebody suffer or forges something, however deep inside."""
    if isinstance(thing, PutInPlay | PostBounty | Suffer | ForgeOnto):
        yield thing
    elif isinstance(thing, Hook):
        yield from (Suffer(condition=each) for each in thing.brings)
    elif isinstance(thing, Struct):
        for name in thing.__struct_fields__:
            yield from _brings(getattr(thing, name))
    elif isinstance(thing, tuple):
        for part in thing:
            yield from _brings(part)


def or_nothing(paragraphs: list[str], say: Sentences) -> list[str]:
    """Write that there is nothing to write, if there is not."""
    return paragraphs or [say.text("label-no-effect")]
