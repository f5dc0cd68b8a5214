"""What a page asks for when somebody wants to know more: reasons, rules, texts, discard piles."""

from __future__ import annotations

from lantern.content.names import of_deck
from lantern.content.render import render_card
from lantern.rulebook import Rule, Rulebook, UnknownRuleError, load
from lantern.rulebook.for_readers import for_readers
from lantern.rulebook.tables import chart
from lantern.rules.table.game import Game
from lantern.rules.words import Words
from lantern.server.problems import RefusedError
from lantern.server.wire import Contents, ContentsChapter, ContentsRule, Pile, RulesFound, RuleView, TextView
from lantern.views.look import ChapterLook, Look, written
from lantern.views.overlays import Overlay, overlay
from lantern.views.reasons import Why, why_view
from lantern.views.track import deck_name

MOST_RULES = 30


def why(look: ChapterLook, who: str, stat: str) -> Why:
    """Say why a number of a hero or of an enemy type is what it is."""
    if stat not in look.content.stats:
        raise RefusedError("not-found", "no-number", stat=stat)
    types = look.state.types if isinstance(look, Look) else {}
    if who not in look.state.heroes and who not in types:
        raise RefusedError("not-found", "nobody", who=who)
    return why_view(look, who, stat)


def reach_and_sight(game: Game, name: str, points: int | None) -> Overlay:
    """Show what a hero can reach and see, and what threatens it."""
    hero = game.state.heroes.get(name)
    if hero is None:
        raise RefusedError("not-found", "nobody", who=name)
    return overlay(game, hero, points)


def pile(look: Look, deck: str) -> Pile:
    """Show a discard pile: it lies face up."""
    found = look.state.decks.get(deck)
    if found is None:
        raise RefusedError("not-found", "no-deck", deck=deck, known=", ".join(look.state.decks))
    cards = [look.piece(card, *of_deck(deck)) for card in reversed(found.discard)]
    return Pile(deck=deck, name=deck_name(look.words, deck), cards=cards)


def text(words: Words, name: str) -> TextView:
    """Write out any entry of the packs, or an ability; `kind/id` or `pack:kind/id` where an id alone means several."""
    say = words.say
    for kind, entry in words.content.find(name):
        return TextView(
            id=entry.id,
            kind=kind,
            name=say.name(entry.name),
            text=render_card(entry, words.content, say.code),
            flavour=say.name(getattr(entry, "flavour", {})),
            source=entry.source,
            trust=entry.trust or "",
            pack=words.content.homes[f"{kind}/{entry.id}"][0],
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


def contents(lang: str) -> Contents:
    """List the chapters of the rulebook with their rules."""
    return Contents(
        chapters=[
            ContentsChapter(
                number=chapter.number,
                title=chapter.title,
                language=chapter.language,
                rules=[ContentsRule(id=found.id, title=found.title) for found in chapter.rules],
            )
            for chapter in load(lang).chapters
        ]
    )


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
        ruling=for_readers(found.ruling or ""),
        chapter=chapter.title,
        language=chapter.language,
        heading=table.heading,
        rows=table.rows,
        profile=found.profile,
        examples=[f"{example.given}: {example.expect}" for example in found.examples],
        see=list(found.see),
    )
