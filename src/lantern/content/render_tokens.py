"""How tokens read: those of a Side Bag, and those of Exploration on a card or in a few words of the log."""

from __future__ import annotations

from lantern.content.entries import ExplorationToken, SideBagToken
from lantern.content.render_power import or_nothing
from lantern.content.sentences import Sentences

#: What a token of Exploration brings, in the order in which it is resolved (EXPLORE-13).
BRINGS = ("clue", "doors", "gates", "darkness", "dread", "depth_event", "encounters", "attack", "ambush")


def side_bag_token_lines(token: SideBagToken, say: Sentences) -> list[str]:
    """Write what a token of a Side Bag does, and on whom."""
    paragraphs = [line for action in token.actions for line in say.action_lines(action, token=True)]
    if token.throw is not None:
        paragraphs.append(say.text(f"token-{token.throw}"))
    if token.only:
        paragraphs.append(say.text("label-only", what=say.one_of(token.only)))
    if token.on_others:
        paragraphs.append(say.text("token-on_others"))
    return or_nothing(paragraphs, say)


def exploration_token_lines(token: ExplorationToken, say: Sentences) -> list[str]:
    """Write what a token brings, a sentence for each thing."""
    return or_nothing(_brought(token, say, "token-says"), say)


def exploration_token_in_brief(token: ExplorationToken, say: Sentences) -> str:
    """Write what a token brings in a few words."""
    return ", ".join(_brought(token, say, "token")) or say.text("label-no-effect").rstrip(".")


def _brought(token: ExplorationToken, say: Sentences, message: str) -> list[str]:
    return [say.text(f"{message}-{name}", n=int(number)) for name in BRINGS if (number := getattr(token, name))]
