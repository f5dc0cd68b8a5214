"""How gaining, losing and taking what heroes have read."""

from __future__ import annotations

from lantern.content.clauses.clause import Clauses, Said, plainly, says
from lantern.content.verbs.belongings import Exchange, Gain, Lose, LoseItem, ReadyItem, ReadyOneOf, ReadyThis, Take
from lantern.content.verbs.grammar import Amount
from lantern.content.wording import PERIL

says(ReadyThis)(plainly)


@says(ReadyItem)
def _ready(say: Clauses, effect: ReadyItem) -> Said:
    return Said("verb-ready", args=(("item", say.named("items", effect.item)),))


@says(ReadyOneOf)
def _ready_one(say: Clauses, effect: ReadyOneOf) -> Said:
    return Said("verb-ready_one", args=(("limit", say.limit(effect.limit)[0]),))


@says(Exchange)
def _exchange(say: Clauses, effect: Exchange) -> Said:
    given = say.points(effect.pool, Amount(plus=effect.most))
    return Said("verb-exchange", what=(say.named("pools", effect.into).many,), args=(("pool", given),))


@says(Gain)
def _gain(say: Clauses, effect: Gain) -> Said:
    """Grit is recovered (GRIT-09), all else is gained."""
    if effect.what == "gold" and effect.count.die == PERIL and effect.count.times != 1 and not effect.count.plus:
        each = say.things("gold", Amount(plus=effect.count.times))
        return Said("verb-gain-peril", effect.who, may=effect.optional, args=(("gold", each),))
    message = "verb-recover_grit" if effect.what == "grit" and effect.pool is None else "verb-gain"
    return Said(
        message, effect.who, (say.about(third=say.voice.third or effect.who != "self").resource(effect),), effect.optional
    )


@says(Lose)
def _lose(say: Clauses, effect: Lose) -> Said:
    return Said("verb-lose", effect.who, (say.resource(effect),))


@says(Take)
def _take(say: Clauses, effect: Take) -> Said:
    if effect.token is not None:
        what = say.things("tokens", effect.count, name=say.named("side-bag-tokens", effect.token))
    else:
        what = say.things("items", effect.count, name=say.named("items", effect.item or ""))
    return Said("verb-take", effect.who, (what,))


@says(LoseItem)
def _lose_item(_: Clauses, effect: LoseItem) -> Said:
    which = "ridden" if effect.ridden else "dearest" if effect.dearest else "heaviest" if effect.heaviest else "any"
    return Said("verb-lose_item", effect.who, args=(("which", which),))
