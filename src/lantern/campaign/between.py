"""What all chapters between two adventures have in common: steps by their phase, and what may be done meanwhile."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeVar

from lantern.core.engine import Step
from lantern.rules.belongings.resources import shed_weight
from lantern.rules.off_the_map import OffTheMap
from lantern.rules.table.state import ChapterState, Hero
from lantern.rules.turn.any_time import AnyTime

#: The kinds of chapter: an adventure, or what comes between two.
ChapterKind = Literal["adventure", "journey", "stay", "gathering"]
#: The phase in which nothing of a chapter is left to do.
OVER = "over"


class BetweenState(ChapterState, kw_only=True):
    """The state of a chapter between two adventures: how far it has got."""

    phase: str = OVER


_S_co = TypeVar("_S_co", bound=BetweenState, covariant=True)


class Between(OffTheMap[_S_co]):
    """A chapter between two adventures, in progress: what comes next follows from its phase."""

    kind: ClassVar[ChapterKind]
    #: Phase -> the step that it waits for.
    steps: ClassVar[dict[str, Step]] = {}

    def next_step(self) -> Step | None:
        """Return the next step, until all is done."""
        return self.steps.get(self.state.phase)

    def any_time_actions(self) -> list[AnyTime]:
        """Return what the heroes may do, until all is done."""
        return [] if self.state.phase == OVER else super().any_time_actions()

    def world_around(self, hero: Hero) -> str:  # noqa: ARG002 - all are at home
        """Return the world where a hero is: finds between adventures are of the Mines, unless they say more (TRAVEL-14)."""
        return next(world.id for world in self.content.worlds.values() if world.earth)

    def take_any_time(self, key: str) -> None:
        """Do an any-time action; who can carry less now makes room at once (ITEM-08)."""
        super().take_any_time(key)
        for hero in self.standing():
            shed_weight(self, hero)


def kind_of_chapter(game: object) -> ChapterKind:
    """Tell of which kind a chapter is."""
    return game.kind if isinstance(game, Between) else "adventure"
