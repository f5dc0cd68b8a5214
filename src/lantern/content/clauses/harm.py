"""How harm to heroes and healing read."""

from __future__ import annotations

from lantern.content.clauses.clause import ONE, Clauses, Said, plainly, says, tag_of
from lantern.content.effects import Cure
from lantern.content.verbs.grammar import Amount
from lantern.content.verbs.harm import (
    CorruptionHits,
    Heal,
    Hits,
    HorrorHits,
    LoseMarkers,
    PassWounds,
    RecoverNow,
    RollChart,
    SanityDamage,
    Suffer,
    Wounds,
)

says(RecoverNow)(plainly)


@says(CorruptionHits)
def _corruption(say: Clauses, effect: CorruptionHits) -> Said:
    return Said("verb-hits", effect.who, (say.ignoring(say.things("corruption_hits", effect.count), effect.ignore),))


@says(Wounds, SanityDamage)
def _plain_harm(say: Clauses, effect: Wounds | SanityDamage) -> Said:
    """Without a Hit there is no Defense, and no Willpower (HIT-04)."""
    no_help = "defense" if isinstance(effect, Wounds) else "willpower"
    what = say.ignoring(say.things(tag_of(effect), effect.count), (no_help, *effect.ignore))
    return Said("verb-hits", effect.who, (what,))


@says(Hits, HorrorHits)
def _hits(say: Clauses, effect: Hits | HorrorHits) -> Said:
    what = say.about(third=say.voice.third or effect.who != "self").things(tag_of(effect), effect.count)
    if effect.damage != ONE:
        damage, hits = say.dice(effect.damage), say.number(effect.count)
        what = say.text("hits-damage", what=what, damage=damage, n=say.number(effect.damage), hits=hits)
    return Said("verb-hits", effect.who, (say.ignoring(what, effect.ignore),))


@says(Heal)
def _heal(say: Clauses, effect: Heal) -> Said:
    healed = {"wounds": effect.wounds, "sanity_damage": effect.sanity, "mix": effect.mix}
    what = tuple(_healed(say, noun, amount) for noun, amount in healed.items() if amount is not None)
    message = "verb-heal-or-grit" if effect.or_grit else "verb-heal"
    if effect.split:
        return Said(f"{message}-split", "self", what, args=(("group", say.text(f"group-{effect.who}")),))
    return Said(message, effect.who, what)


def _healed(say: Clauses, noun: str, amount: Amount) -> str:
    everything = noun == "wounds" and amount == Amount(count="wounds_on_hero")
    return say.text("all-wounds") if everything else say.things(noun, amount)


@says(PassWounds)
def _pass_wounds(say: Clauses, effect: PassWounds) -> Said:
    return Said("verb-pass_wounds", args=(("count", say.dice(effect.count)),))


@says(Suffer)
def _suffer(say: Clauses, effect: Suffer) -> Said:
    known = say.content.conditions.get(effect.condition) if say.content is not None else None
    name = say.named("conditions", effect.condition)
    if effect.count != ONE:
        return Said("verb-get_markers", effect.who, (_markers(say, effect),))
    if known is not None and known.kind == "kept":
        if say.voice.kept == name:
            return Said("verb-keep-this", effect.who)
        return Said("verb-keep" if say.voice.kept else "verb-get", effect.who, (say.quoted(name),))
    if known is not None and known.kind == "status":
        return Said("verb-get_marker", effect.who, args=(("marker", name),))
    return Said("verb-suffer", effect.who, (say.quoted(name),))


def _markers(say: Clauses, effect: Suffer) -> str:
    return say.things("named-markers", effect.count, name=say.named("conditions", effect.condition))


@says(Cure)
def _cure(say: Clauses, effect: Cure) -> Said:
    what = say.either([say.text(f"kind-{kind}") for kind in effect.kinds])
    if not effect.none:
        return Said("verb-cure", effect.who, (what,))
    inner = say.about(third=say.voice.third or effect.who != "self")
    return Said("verb-cure-or", effect.who, (what,), args=(("none", inner.clauses(effect.none)),))


@says(LoseMarkers)
def _lose_markers(say: Clauses, effect: LoseMarkers) -> Said:
    return Said("verb-lose_markers", effect.who, args=(("marker", say.named("conditions", effect.marker)),))


@says(RollChart)
def _roll_chart(say: Clauses, effect: RollChart) -> Said:
    which = "chart-fewer-dice" if effect.more_dice < 0 else "chart-more-dice"
    more = " " + say.text(which, n=abs(effect.more_dice)) if effect.more_dice else ""
    return Said("verb-chart", effect.who, args=(("chart", say.named("charts", effect.chart)), ("more", more)))
