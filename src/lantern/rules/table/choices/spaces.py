"""Spaces to choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lantern.core.questions import Option

if TYPE_CHECKING:
    from lantern.rules.table.game import Game
    from lantern.rules.words import Words


class OnSpace(Option):
    """A space: its key is its full name on the board."""

    key: str
    space: int

    shapes: ClassVar[tuple[str, ...]] = ("SPACE",)
    says: ClassVar[str] = "option-space"

    @property
    def value(self) -> int | list[int]:
        """Return the space."""
        return self.space

    def text(self, words: Words, game: Game) -> str:
        """Say what happens there."""
        return words.say.text(self.says, space=words.space_text(game, self.space))


class MoveTo(OnSpace):
    """Walk to a space. Whoever offers this shares `game.space_options`."""

    def deed(self, words: Words, game: Game) -> str:
        """Name the step."""
        return words.say.text("refusal-what-step", space=words.space_text(game, self.space))


class TeleportTo(OnSpace):
    """Be somewhere else at once."""


class StartAt(OnSpace):
    """Begin the adventure in a space (SETUP-11)."""

    says: ClassVar[str] = "option-start-space"


class StepAside(OnSpace):
    """Make room for somebody."""

    says: ClassVar[str] = "option-push-space"


class ThrowAt(OnSpace):
    """Throw something at a space."""

    says: ClassVar[str] = "option-throw-space"


class EnemyTo(OnSpace):
    """Choose where an enemy goes, of spaces that are as good."""

    says: ClassVar[str] = "option-enemy-space"


class BlastFrom(OnSpace):
    """Choose the space around which everything is hit."""

    says: ClassVar[str] = "option-throw-space"


class TrapAt(OnSpace):
    """Choose the space of a trap."""

    says: ClassVar[str] = "option-throw-space"


class BurnAt(OnSpace):
    """Let the fire burn in one space more."""

    says: ClassVar[str] = "option-throw-space"


class BeamTo(OnSpace):
    """Send a beam through a line of spaces; it is called by the first."""

    line: list[int]

    says: ClassVar[str] = "option-throw-space"

    @property
    def value(self) -> list[int]:
        """Return all spaces of the line."""
        return self.line
