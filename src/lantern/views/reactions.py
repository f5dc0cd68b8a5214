"""Optional questions: those that a hero's policy can answer, and what to call them."""

from __future__ import annotations

from functools import partial
from typing import Literal

from lantern.rules.table.policies import NARROWER
from lantern.rules.words import Words
from lantern.views.look import ChapterLook, Wire

#: Kinds of questions with a default answer, as a list of policies shows them.
OF_HEROES = (
    "reroll", "roll-again", "assign-hits", "hit-harder", "special-shot", "add-damage", "use-trigger", "recover-grit",
    "spend-grit-now", "hands", "clothes", "stop-bleeding", "revive", "recover", "heal-or-grit", "redraw", "redraw-threat",
    "own-token", "cancel-card",
    "reroll-chart", "add-to-casting", "accept-gift", "spare-things", "gain", "draw", "cancel-harm", "cancel-darkness-card",
    "cancel-dread-card", "cancel-darkness-moves", "cancel-darkness-space", "cancel-depth-event", "cancel-voices",
    "cancel-sanity-harm", "choose-world", "draw-three", "help-test", "hold-back-anew", "turn-die", "store-corruption",
    "cancel-enemy-attack", "cancel-injury", "cancel-hazard", "grit-for-dread", "before-test", "before-harm",
    "before-attack", "level-up", "enemy-rolls-again", "call-shot", "stronger-throw", "get-up", "haggle", "lodging",
    "stay-up", "reassure", "lend-skill", "cast-anyway", "pass-hit", "town-type", "another-day",
    "raise-bet", "cheat",
)  # fmt: skip
OF_THE_PARTY = (
    "lantern-oil", "flee", "effect-order", "test-order", "level-order",
    "enemy-order", "attacked-first", "use-trigger", "draw", "who-goes",
    "set-out", "meets-hazard", "meets-event",
)  # fmt: skip


class Reaction(Wire, frozen=True):
    """A kind of question that a policy can answer: of each hero, or of the party."""

    kind: str
    name: str
    of: Literal["hero", "party"]


class Topic(Wire, frozen=True):
    """What a policy is about: a kind of question, or only those of it that are about one thing (`reroll/defense`)."""

    kind: str
    name: str


def topic_view(look: ChapterLook, who: str, topic: str) -> Topic:
    """Say what a policy is about."""
    kind, _, about = topic.partition("/")
    name = look.say.text(f"table-reaction-{kind}")
    if not about:
        return Topic(kind=topic, name=name)
    words, game = look.words, look.game
    of = words.dice_text(about) if NARROWER[kind] == "purpose" else words.who(game, about, *words.kinds_here(game, about, who))
    return Topic(kind=topic, name=f"{name}: {of}")


def topics_of(look: ChapterLook, who: str) -> list[Topic]:
    """List what somebody has a policy of its own about that is narrower than a kind."""
    narrow = [topic for topic in look.state.policies.get(who, {}) if topic.partition("/")[0] in NARROWER and "/" in topic]
    return look.each("heroes", narrow, partial(topic_view, look, who), lambda topic: Topic(kind=topic, name=topic))


def reactions(words: Words) -> list[Reaction]:
    """List all kinds of optional questions."""
    name = words.say.text
    return [
        *(Reaction(kind=kind, name=name(f"table-reaction-{kind}"), of="hero") for kind in OF_HEROES),
        *(Reaction(kind=kind, name=name(f"table-reaction-{kind}"), of="party") for kind in OF_THE_PARTY),
    ]
