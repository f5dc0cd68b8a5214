"""Whom the Gazette writes about: a name of one's own has no article, who is called by a trade or a kind has one."""

from __future__ import annotations

from lantern.content.nouns import Forms, Noun
from lantern.content.tongues import TONGUES
from lantern.views.look import ChapterLook


def person(look: ChapterLook, who: str) -> Noun:
    """Call a hero by its name, or by its class if it has none of its own; somebody else as ever."""
    return look.words.one(look.game, who) if who in look.state.heroes else Noun(look.who(who), Forms(article=False))


def people(look: ChapterLook, heroes: list[str]) -> str:
    """List heroes, each with the article that belongs to it."""
    tongue = TONGUES[look.say.code]
    return look.say.join(tongue.the(tongue.known(person(look, hero))) for hero in heroes)


def foes(look: ChapterLook, kind: str, count: int = 2) -> Noun:
    """Call enemies of a type: several of them, or the one that there was."""
    if not kind:
        return Noun("")
    named = look.say.named("enemies", kind)
    return named if count == 1 else named.many
