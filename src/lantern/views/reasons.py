"""Why a number is what it is: where each part of it comes from."""

from __future__ import annotations

from lantern.content.names import OF_ENEMIES, OF_HEROES
from lantern.rules.numbers.values import enemy_value, explain, explain_enemy, value
from lantern.rules.table.game import Game
from lantern.rules.table.reasons import Contribution
from lantern.views.look import ChapterLook, Wire


class Reason(Wire, frozen=True):
    """One reason for a number: where it comes from, how much; `replaces`: instead of what came before."""

    source: str
    name: str
    amount: int
    replaces: bool


class Why(Wire, frozen=True):
    """Why a number is what it is."""

    who: str
    name: str
    stat: str
    label: str
    total: int
    shown: str
    reasons: list[Reason]
    text: str


def why_view(look: ChapterLook, who: str, stat: str) -> Why:
    """Give the reasons for a number of a hero or of an enemy type."""
    game, words = look.game, look.words
    hero = look.state.heroes.get(who)
    if hero is not None:
        reasons, total = list(explain(game, hero, stat)), value(game, hero, stat)
    else:
        assert isinstance(game, Game)  # only in an adventure are there enemies
        reasons, total = list(explain_enemy(game, who, stat)), enemy_value(game, who, stat)
    plain = hero is None and stat == "defense"  # an enemy's Defense is subtracted, a hero's is rolled
    kinds = OF_ENEMIES if hero is None else OF_HEROES
    counted = [_reason(look, reason, kinds) for reason in reasons if reason.amount or reason.replaces]
    parts = [f"{reason.name} {reason.amount if reason.replaces else format(reason.amount, '+d')}" for reason in counted]
    return Why(
        who=who,
        name=look.who(who),
        stat=stat,
        label=words.stat(stat),
        total=total,
        shown=str(total) if plain else words.stat(stat, total).removeprefix(f"{words.stat(stat)} "),
        reasons=counted,
        text=words.say.text("explain-line", stat=words.stat(stat), total=total, reasons=", ".join(parts)),
    )


def _reason(look: ChapterLook, reason: Contribution, kinds: tuple[str, ...]) -> Reason:
    name = look.words.thing(reason.source, *kinds)
    return Reason(source=reason.source, name=name, amount=reason.amount, replaces=reason.replaces)
