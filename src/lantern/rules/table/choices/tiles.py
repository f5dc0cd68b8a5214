"""Tiles and the ways out of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lantern.board.joining import Fit
from lantern.board.turned import turned
from lantern.core.questions import Option

if TYPE_CHECKING:
    from lantern.rules.table.game import Game
    from lantern.rules.words import Words


class Exit(Option):
    """A way out of a tile: the tile, and the number of its connector."""

    tile: int
    connector: int

    #: The first word of its key, and of its messages.
    verb: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        """Its keys begin with its verb."""
        super().__init_subclass__()
        cls.shapes = (f"{cls.verb}:N:N",)

    @property
    def key(self) -> str:
        """Return its key."""
        return f"{self.verb}:{self.tile}:{self.connector}"

    @property
    def value(self) -> tuple[int, int]:
        """Return the tile and its connector."""
        return self.tile, self.connector

    def text(self, words: Words, game: Game) -> str:
        """Say which tile, and which side of it."""
        side = words.side_text(game, self.tile, self.connector)
        return words.say.text(f"option-{self.verb}", tile=words.tile_noun(game, self.tile), side=side)

    def deed(self, words: Words, game: Game) -> str:  # noqa: ARG002 - any exit of the kind is called so
        """Name what it would be."""
        return words.say.text(f"refusal-what-{self.verb}")


class LookThroughDoor(Exit):
    """Look through a door (SEARCH-11)."""

    verb: ClassVar[str] = "door"

    def preview(self, words: Words, game: Game, who: str) -> str:  # noqa: ARG002
        """Warn of a Move that ends with it (SEARCH-11), and of a second Room in one turn (EXPLORE-11)."""
        told = [words.say.text("preview-second-room")] if _explores_already(game) else []
        activation = game.state.activation
        if activation is not None and activation.moving and activation.points:
            told.append(words.say.text("preview-ends-the-move", steps=activation.points))
        return ". ".join(told)


def _explores_already(game: Game) -> bool:
    """Tell whether a face-down token is revealed at the end of this turn: a hero stands on its tile (EXPLORE-11)."""
    here = (game.state.tiles[tile] for hero in game.standing() for tile in game.board.tiles_of[hero.space])
    return any(tile.token is not None and not tile.revealed for tile in here)


class LookThroughGate(Exit):
    """Look through a Gate (GATE-03)."""

    verb: ClassVar[str] = "gate"


class MakeGate(Exit):
    """Choose the Door that becomes a Gate."""

    verb: ClassVar[str] = "exit"


class Explore(Option):
    """Reveal the token of a tile first (EXPLORE-11)."""

    tile: int

    shapes: ClassVar[tuple[str, ...]] = ("tile-N",)

    @property
    def key(self) -> str:
        """Return its key."""
        return f"tile-{self.tile}"

    @property
    def value(self) -> int:
        """Return the tile."""
        return self.tile

    def text(self, words: Words, game: Game) -> str:
        """Name the tile."""
        return words.say.text("option-tile", tile=words.tile_noun(game, self.tile))


class LayTile(Option):
    """Lay a new tile so that one of its connectors is the entrance (EXPLORE-05)."""

    tile: str
    fit: Fit

    shapes: ClassVar[tuple[str, ...]] = ("entrance-N",)

    @property
    def key(self) -> str:
        """Return its key."""
        return f"entrance-{self.fit.entrance + 1}"

    @property
    def value(self) -> Fit:
        """Return how it lies."""
        return self.fit

    def text(self, words: Words, game: Game) -> str:
        """Say where the tile would lead on to, laid this way."""
        ways = turned(game.content.tiles[self.tile], self.fit.turns).ways
        sides = [words.say.text(f"side-{way.side}") for number, way in enumerate(ways) if number != self.fit.entrance]
        return words.say.text("option-entrance", number=self.fit.entrance + 1, sides=words.say.join(sides) if sides else "none")
