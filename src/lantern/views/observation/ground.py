"""What lies on the table: tiles, tokens, models and light."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from msgspec import Struct

from lantern.rules.belongings.light import lit_tiles
from lantern.rules.map.movement import reach_of

if TYPE_CHECKING:
    from lantern.board.board import Board
    from lantern.board.placement import Placement
    from lantern.board.walking import Reach
    from lantern.rules.table.game import Game
    from lantern.rules.table.state import EnemyModel, EnemyType, Hero
    from lantern.rules.words import Words


class TileSeen(Struct, frozen=True):
    """What may be seen of a tile: `unexplored` is a token that lies face down, `token` one that was turned over."""

    world: str
    unexplored: bool
    token: str | None
    scavenged: int
    entered: int | None


class Scene:
    """The board and who stands on it. Sets of spaces are ints, one bit for each space."""

    __slots__ = ()
    _game: Game

    @property
    def board(self) -> Board:
        """Return the geometry of what lies on the table: ways, distances, lines of sight."""
        return self._game.board

    @property
    def placements(self) -> Sequence[Placement]:
        """Return where each tile lies and what its doors are, by the number of the tile."""
        return tuple(self._game.state.placements)

    @property
    def tiles(self) -> list[TileSeen]:
        """Return what may be seen of each tile, by its number."""
        return [
            TileSeen(
                tile.world,
                unexplored=tile.token is not None and not tile.revealed,
                token=tile.token if tile.revealed else None,
                scavenged=tile.scavenged,
                entered=tile.entered,
            )
            for tile in self._game.state.tiles
        ]

    def unexplored(self) -> set[int]:
        """Return the tiles on which a token lies face down."""
        return {number for number, tile in enumerate(self._game.state.tiles) if tile.token is not None and not tile.revealed}

    def world_of(self, space: int) -> str:
        """Return the world of a space."""
        return self._game.world_of(space)

    def lit_tiles(self) -> set[int]:
        """Return the tiles in the light."""
        return lit_tiles(self._game)

    def can_aim(self, a: int, b: int, reach: int) -> bool:
        """Tell whether a space is in Range and Line of Sight of another."""
        return self._game.can_aim(a, b, reach)

    def can_aim_at(self, a: int, spaces: list[int], reach: int) -> bool:
        """Tell whether one of these spaces, those of one model, is in Range and Line of Sight of a space."""
        return self._game.can_aim_at(a, spaces, reach)

    # -- heroes ------------------------------------------------------------------------------------

    def hero_spaces(self) -> int:
        """Return the spaces of standing heroes."""
        return self._game.hero_spaces()

    def reach_of(self, hero: Hero) -> Reach | None:
        """Return where the hero whose activation it is can walk with what it has rolled."""
        activation = self._game.state.activation
        return reach_of(self._game, hero, activation) if activation is not None and activation.hero == hero.id else None

    # -- enemies -----------------------------------------------------------------------------------

    @property
    def enemies(self) -> Mapping[str, EnemyModel]:
        """Return all enemies on the board, by their ids."""
        return MappingProxyType(self._game.state.enemies)

    @property
    def enemy_types(self) -> Mapping[str, EnemyType]:
        """Return what the enemies of each type share in this fight."""
        return MappingProxyType(self._game.state.types)

    def enemy_spaces(self) -> int:
        """Return the spaces of enemies."""
        return self._game.enemy_spaces()

    def enemies_adjacent_to(self, space: int) -> Sequence[EnemyModel]:
        """Return the enemies next to a space, or in it."""
        return self._game.enemies_adjacent_to(space)

    def occupied(self) -> int:
        """Return every space with a model."""
        return self._game.occupied()

    # -- in words ----------------------------------------------------------------------------------

    def tile_text(self, words: Words, tile: int) -> str:
        """Name a tile on the table."""
        return words.tile_text(self._game, tile)

    def space_text(self, words: Words, space: int) -> str:
        """Name a space by the letter of its tile and its number there."""
        return words.space_text(self._game, space)
