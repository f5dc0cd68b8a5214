"""How a bent rule reads: each point has one sentence in each language, into which its parameters go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lantern.content.bends.point import Bend, tag_of
from lantern.content.clauses.clause import Clauses
from lantern.content.clauses.terms import Terms
from lantern.content.fields import fields
from lantern.content.verbs.grammar import Amount
from lantern.content.wording import MANY

#: On what terms something is done: these stand before the sentence.
TERMS = frozenset({"limit", "cost", "when"})
#: Parameter -> how it is said, if not by its own word.
PHRASES: dict[str, Callable[[Terms, Any], str]] = {
    "keyword": lambda say, keyword: say.one_of(keyword) if isinstance(keyword, tuple) else say.keyword(keyword),
    "on_tile_if": lambda say, keyword: say.keyword(keyword),
    "unless": lambda say, keyword: say.keyword(keyword),
    "weapon": lambda say, keyword: say.keyword(keyword),
    "what": lambda say, ignored: say.saves(ignored) if isinstance(ignored, tuple) else ignored,
    "saves": lambda say, saves: say.saves(saves),
    "deck": lambda say, decks: say.either([say.text(f"drawn-{deck}") for deck in decks]),
    "charts": lambda say, charts: say.join(say.text(f"on-chart-{chart}") for chart in charts),
    "cards": lambda say, cards: say.join(say.named("cards", card) for card in cards),
    "events": lambda say, charts: say.join(say.named("charts", chart) for chart in charts),
    "blank": lambda say, condition: say.quoted(say.named("conditions", condition)),
    "service": lambda say, service: say.named("services", service),
    "type": lambda say, kind: say.card_type(kind),
    "token": lambda say, tokens: say.join(say.named("side-bag-tokens", token) for token in tokens),
}


#: Bends that are orders: what one may do, and not what is so.
ORDERS = frozenset({"hit_harder", "redraw", "reassures", "stronger_dynamite", "path_finder"})
#: Bends that say their price themselves, behind the moment at which it is paid.
PRICED = frozenset({"cancel_roll", "stays_up"})
#: Bends that say themselves of which Enemies they are.
OF_ENEMIES = frozenset({"xp_from_enemies", "surer_against"})
#: Bends that have words of their own for what all Heroes do.
OF_ALL = frozenset({"chart_dice", "scavenge_times", "heavy_going"})


def bend_clause(say: Clauses, bend: Bend, bearer: str = "you") -> str:
    """Write how a rule is bent; what is in play for all says so."""
    args: dict[str, str | int] = {"bearer": bearer, "price": "none"}
    for known in fields(bend):
        if known.name not in TERMS:
            args |= _said(say, known.encode_name, getattr(bend, known.name))
    cost = getattr(bend, "cost", None)
    own = getattr(bend, "own", False) or tag_of(bend) in PRICED
    if own:
        args["price"] = say.cost(cost) if cost is not None and say.payment(cost) else "none"
    when = getattr(bend, "when", None)
    if tag_of(bend) in OF_ENEMIES:
        args["enemies"], when = say.enemies_of(when)
    what = say.text(f"bend-{tag_of(bend)}", **args)
    labels = say.limit(getattr(bend, "limit", None))
    if when is not None and (held := say.when(when)):
        labels.append(held)
    if cost is not None and say.payment(cost) and not own:
        message = "pay-order" if tag_of(bend) in ORDERS else "pay-other"
        what = say.text(message, price=say.cost(cost), plain="", may="no", heavy="no", what=what)
    if labels:
        what = say.text("labelled", labels=", ".join(labels), what=what)
    of_all = bearer == "all" and bend.home == "hero" and tag_of(bend) not in OF_ALL
    return say.text("bend-for-all", what=what) if of_all else what


def _said(say: Terms, name: str, value: Any) -> dict[str, str | int]:
    """Say a parameter: a word as it is, a number without its sign, dice; `word`, `sign` and `n` tell forms apart."""
    if isinstance(value, bool):
        return {name: "yes" if value else "no"}
    if isinstance(value, int):
        return {name: abs(value), f"{name}-sign": "less" if value < 0 else "more"}
    if isinstance(value, dict):
        return {name: say.name(value)}
    if isinstance(value, Amount):
        return {name: say.gold(value) if name == "gold" else say.dice(value), f"{name}-n": say.number(value)}
    if value is None or value == ():
        return {name: "none", f"{name}-word": "none", f"{name}-n": 0}
    listed = name == "keyword" and isinstance(value, tuple)
    each = {f"{name}-each": say.either([say.a(word) for word in value])} if listed else {}
    said = PHRASES[name](say, value) if name in PHRASES else value
    several = value if isinstance(value, tuple) else (value,)
    return {name: said, f"{name}-word": several[0], f"{name}-n": min(len(several), MANY), **each}
