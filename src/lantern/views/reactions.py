"""Optional questions: those that a hero's policy can answer, and what to call them."""

from __future__ import annotations

from typing import Literal

from lantern.rules.words import Words
from lantern.views.look import Wire

#: Kinds of questions with a default answer, as a list of policies shows them.
OF_HEROES = (
    "reroll", "roll-again", "hit-harder", "special-shot", "add-damage", "use-trigger", "recover-grit", "spend-grit-now",
    "hands", "clothes", "stop-bleeding", "revive", "recover", "heal-or-grit", "redraw", "redraw-threat",
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


def reactions(words: Words) -> list[Reaction]:
    """List all kinds of optional questions."""
    name = words.say.text
    return [
        *(Reaction(kind=kind, name=name(f"table-reaction-{kind}"), of="hero") for kind in OF_HEROES),
        *(Reaction(kind=kind, name=name(f"table-reaction-{kind}"), of="party") for kind in OF_THE_PARTY),
    ]
