"""How harm to heroes and healing read."""

from __future__ import annotations

from lantern.content.clauses.clause import ONE, Clauses, plainly, says, tag_of
from lantern.content.verbs.grammar import Amount
from lantern.content.verbs.harm import (
    CorruptionHits,
    Cure,
    Heal,
    Hits,
    HorrorHits,
    LoseMarkers,
    RecoverNow,
    RollChart,
    SanityDamage,
    Suffer,
    Wounds,
)

says(RecoverNow)(plainly)


@says(CorruptionHits, Wounds, SanityDamage)
def _harm(say: Clauses, effect: CorruptionHits | Wounds | SanityDamage) -> str:
    what = say.things(tag_of(effect), effect.count)
    return say.said("verb-hits", effect.who, what=say.ignoring(what, effect.ignore))


@says(Hits, HorrorHits)
def _hits(say: Clauses, effect: Hits | HorrorHits) -> str:
    what = say.things(tag_of(effect), effect.count)
    if effect.damage != ONE:
        damage, hits = say.dice(effect.damage), say.number(effect.count)
        what = say.text("hits-damage", what=what, damage=damage, n=say.number(effect.damage), hits=hits)
    return say.said("verb-hits", effect.who, what=say.ignoring(what, effect.ignore))


@says(Heal)
def _heal(say: Clauses, effect: Heal) -> str:
    healed = {"wounds": effect.wounds, "sanity_damage": effect.sanity, "mix": effect.mix}
    what = say.join(_healed(say, noun, amount) for noun, amount in healed.items() if amount is not None)
    or_grit = "-or-grit" if effect.or_grit else ""
    if effect.split:
        return say.text(f"verb-heal-split{or_grit}", what=what, group=say.text(f"group-{effect.who}"))
    return say.said(f"verb-heal{or_grit}", effect.who, what=what)


def _healed(say: Clauses, noun: str, amount: Amount) -> str:
    everything = noun == "wounds" and amount == Amount(count="wounds_on_hero")
    return say.text("all-wounds") if everything else say.things(noun, amount)


@says(Suffer)
def _suffer(say: Clauses, effect: Suffer) -> str:
    known = say.content.conditions.get(effect.condition) if say.content is not None else None
    if effect.count != ONE:
        return say.said("verb-get_markers", effect.who, what=_markers(say, effect))
    if known is not None and known.kind == "kept":
        return say.said("verb-keep", effect.who, what=say.name(known.name))
    verb = "verb-get_marker" if known is not None and known.kind == "status" else "verb-suffer"
    return say.said(verb, effect.who, what=say.named("conditions", effect.condition))


def _markers(say: Clauses, effect: Suffer) -> str:
    return say.things("named-markers", effect.count, name=say.named("conditions", effect.condition))


@says(Cure)
def _cure(say: Clauses, effect: Cure) -> str:
    return say.said("verb-cure", effect.who, what=" / ".join(say.text(f"kind-{kind}") for kind in effect.kinds))


@says(LoseMarkers)
def _lose_markers(say: Clauses, effect: LoseMarkers) -> str:
    return say.said("verb-lose_markers", effect.who, what=say.named("conditions", effect.marker))


@says(RollChart)
def _roll_chart(say: Clauses, effect: RollChart) -> str:
    said = say.said("verb-chart", effect.who, chart=say.named("charts", effect.chart))
    return say.text("chart-more-dice", what=said, n=effect.more_dice) if effect.more_dice else said
