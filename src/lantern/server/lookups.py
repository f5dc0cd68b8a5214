"""What a page asks for when somebody wants to know more: reasons, rules, texts, discard piles."""

from __future__ import annotations

from lantern.content.entries import KINDS
from lantern.content.render import render_card
from lantern.content.words import STATS
from lantern.rulebook import Rule, Rulebook, UnknownRuleError, load
from lantern.rulebook.tables import chart
from lantern.rules.game import Game
from lantern.rules.numbers import Contribution
from lantern.rules.values import enemy_value, explain, explain_enemy, value
from lantern.rules.words import Words
from lantern.server.problems import RefusedError
from lantern.server.views.look import Look, written
from lantern.server.views.track import deck_name
from lantern.server.wire import Pile, Reason, RulesFound, RuleView, TextView, Why

MOST_RULES = 30


def why(game: Game, words: Words, who: str, stat: str) -> Why:
    """Say why a number of a hero or of an enemy type is what it is."""
    if stat not in STATS:
        raise RefusedError("not-found", "no-number", stat=stat)
    hero = game.state.heroes.get(who)
    if hero is not None:
        reasons, total = list(explain(game, hero, stat)), value(game, hero, stat)
        shown = words.stat(stat, total).removeprefix(f"{words.stat(stat)} ")
    elif who in game.state.types:
        reasons, total = list(explain_enemy(game, who, stat)), enemy_value(game, who, stat)
        shown = str(total) if stat == "defense" else words.stat(stat, total).removeprefix(f"{words.stat(stat)} ")
    else:
        raise RefusedError("not-found", "nobody", who=who)
    counted = [_reason(words, reason) for reason in reasons if reason.amount or reason.replaces]
    parts = [f"{reason.name} {reason.amount if reason.replaces else format(reason.amount, '+d')}" for reason in counted]
    return Why(
        who=who,
        name=words.who(game, who),
        stat=stat,
        label=words.stat(stat),
        total=total,
        shown=shown,
        reasons=counted,
        text=words.say.text("explain-line", stat=words.stat(stat), total=total, reasons=", ".join(parts)),
    )


def _reason(words: Words, reason: Contribution) -> Reason:
    return Reason(source=reason.source, name=words.thing(reason.source), amount=reason.amount, replaces=reason.replaces)


def pile(look: Look, deck: str) -> Pile:
    """Show a discard pile: it lies face up."""
    found = look.state.decks.get(deck)
    if found is None:
        raise RefusedError("not-found", "no-deck", deck=deck, known=", ".join(look.state.decks))
    return Pile(deck=deck, name=deck_name(look, deck), cards=[look.piece(card) for card in reversed(found.discard)])


def text(words: Words, name: str) -> TextView:
    """Write out any entry of the packs, or an ability."""
    say = words.say
    for kind in KINDS:
        entry = words.content.kind(kind).get(name)
        if entry is not None:
            return TextView(
                id=name,
                kind=kind,
                name=say.name(entry.name),
                text=render_card(entry, words.content, say.code),
                flavour=say.name(getattr(entry, "flavour", {})),
                source=entry.source,
                trust=entry.trust or "",
                pack=getattr(entry, "pack", ""),
            )
    told = written(words, name)
    if not told:
        raise RefusedError("not-found", "nothing-called", name=name)
    return TextView(id=name, kind="abilities", name=words.thing(name), text=told, flavour="", source="", trust="", pack="")


# -- the rulebook ---------------------------------------------------------------------------------


def rules(wanted: str, limit: int, lang: str) -> RulesFound:
    """Search the rulebook."""
    book = load(lang)
    found = book.search(wanted, limit=max(1, min(limit, MOST_RULES)))
    return RulesFound(words=wanted, rules=[_rule(book, match.rule, match.excerpt) for match in found])


def rule(name: str, lang: str) -> RuleView:
    """Show one rule by its id."""
    try:
        book = load(lang)
        return _rule(book, book.find(name), "")
    except UnknownRuleError as problem:
        raise RefusedError("not-found", "no-rule", name=name) from problem


def _rule(book: Rulebook, found: Rule, excerpt: str) -> RuleView:
    chapter = book.chapter_of(found)
    table = chart(found.table or [])
    return RuleView(
        id=found.id,
        title=found.title,
        excerpt=excerpt,
        text=found.rule,
        ruling=found.ruling or "",
        chapter=chapter.title,
        language=chapter.language,
        heading=table.heading,
        rows=table.rows,
        profile=found.profile,
        examples=[f"{example.given}: {example.expect}" for example in found.examples],
        see=list(found.see),
    )
