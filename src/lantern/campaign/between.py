"""What all chapters between two adventures have in common: steps by their phase, and what may be done meanwhile."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeVar

from lantern.core.engine import Step
from lantern.rules.belongings.resources import shed_weight
from lantern.rules.table.chapter import ChapterGame
from lantern.rules.table.state import ChapterState
from lantern.rules.turn.any_time import AnyTime, always_possible, named, things_to_do

#: The kinds of chapter: an adventure, or what comes between two.
ChapterKind = Literal["adventure", "journey", "gathering"]
#: The phase in which nothing of a chapter is left to do.
OVER = "over"


class BetweenState(ChapterState, kw_only=True):
    """The state of a chapter between two adventures: how far it has got."""

    phase: str = OVER


_S_co = TypeVar("_S_co", bound=BetweenState, covariant=True)


class Between(ChapterGame[_S_co]):
    """A chapter between two adventures, in progress: what comes next follows from its phase."""

    kind: ClassVar[ChapterKind]
    #: Phase -> the step that it waits for.
    steps: ClassVar[dict[str, Step]] = {}

    def next_step(self) -> Step | None:
        """Return the next step, until all is done."""
        return self.steps.get(self.state.phase)

    def any_time_actions(self) -> list[AnyTime]:
        """Return what the heroes may do with their things."""
        if self.state.phase == OVER:
            return []
        return [action for hero in self.standing() for action in things_to_do(self, hero)]

    def action_meant(self, key: str) -> AnyTime | None:
        """Return the any-time action that a key means, if it is possible now."""
        return always_possible(self, key) or named(self.any_time_actions(), key)

    def take_any_time(self, key: str) -> None:
        """Do an any-time action; who can carry less now makes room at once (ITEM-08)."""
        super().take_any_time(key)
        for hero in self.standing():
            shed_weight(self, hero)


def kind_of_chapter(game: object) -> ChapterKind:
    """Tell of which kind a chapter is."""
    return game.kind if isinstance(game, Between) else "adventure"
