"""How gaining, losing, taking and discarding what heroes have read."""

from __future__ import annotations

from lantern.content.clauses.clause import ONE, Clauses, nested, plainly, says
from lantern.content.effects import DiscardTokens
from lantern.content.verbs.belongings import Gain, Lose, LoseItem, ReadyThis, Take
from lantern.content.wording import MANY

says(ReadyThis)(plainly)


@says(Gain)
def _gain(say: Clauses, effect: Gain) -> str:
    return say.gains([effect])


@says(Lose)
def _lose(say: Clauses, effect: Lose) -> str:
    return say.said("verb-lose", effect.who, what=say.resource(effect))


@says(Take)
def _take(say: Clauses, effect: Take) -> str:
    if effect.token is not None:
        what = say.things("tokens", effect.count, name=say.named("side-bag-tokens", effect.token))
    else:
        what = say.things("items", effect.count, name=say.named("items", effect.item or ""))
    return say.said("verb-take", effect.who, what=what)


@says(DiscardTokens)
def _discard_tokens(say: Clauses, effect: DiscardTokens) -> str:
    if effect.keep is not None:
        line = "1" if effect.keep <= MANY else f"1-{effect.keep - 1}"
        what = say.said("verb-discard_tokens-rolled", effect.who, line=line)
    else:
        what = say.said("verb-discard_tokens", effect.who, what=say.things("side_bag_tokens", effect.count or ONE))
    after = [
        say.text(f"tokens-{name}", what=say.clauses(those)) for name in ("lost", "none") if (those := getattr(effect, name))
    ]
    return nested(what, after) if after else what


@says(LoseItem)
def _lose_item(say: Clauses, effect: LoseItem) -> str:
    return say.said("verb-lose_item", effect.who, which="dearest" if effect.dearest else "any")
