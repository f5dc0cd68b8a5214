"""Cards and the Depth Track: what lies face up, and how many cards do not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from lantern.rules.darkness import depth_track
from lantern.rules.harm.charts import chart_row

if TYPE_CHECKING:
    from lantern.content.effects import Band
    from lantern.rules.table.game import Game
    from lantern.rules.table.state import OnTheTable


class DeckSeen(Struct, frozen=True):
    """A deck: how many cards are left in it, and its discard pile, which lies face up."""

    left: int
    discarded: tuple[str, ...]


class Piles:
    """Decks, cards in play, and how far the Darkness has come."""

    __slots__ = ()
    _game: Game

    @property
    def decks(self) -> dict[str, DeckSeen]:
        """Return all decks as far as they can be seen, by their names."""
        return {name: DeckSeen(len(deck.cards), tuple(deck.discard)) for name, deck in self._game.state.decks.items()}

    @property
    def map_cards(self) -> Sequence[str]:
        """Return the map cards whose tiles lie on the table."""
        return tuple(self._game.state.map_cards)

    @property
    def in_play(self) -> Sequence[OnTheTable]:
        """Return the cards that remain in play, each with its tile, its marks and what of it was used."""
        return tuple(self._game.state.in_play)

    @property
    def at_home(self) -> Sequence[str]:
        """Return the item cards of those of the posse who did not come along: they are in no deck."""
        return tuple(self._game.state.at_home)

    @property
    def dread(self) -> int:
        """Count the Growing Dread cards that lie face down."""
        return len(self._game.state.dread)

    # -- the track ---------------------------------------------------------------------------------

    @property
    def darkness(self) -> int:
        """Return where the Darkness is on the Depth Track; 0 is the Entrance."""
        return self._game.state.darkness

    @property
    def darkness_course(self) -> Sequence[int]:
        """Return where the Darkness was at the end of each turn."""
        return tuple(self._game.state.darkness_course)

    @property
    def party_marker(self) -> int:
        """Return where the party is on the Depth Track."""
        return self._game.state.party_marker

    @property
    def below_the_darkness(self) -> bool:
        """Tell whether the Darkness has passed the party."""
        return self._game.state.below_the_darkness

    @property
    def archive_markers(self) -> int:
        """Count the markers of the Archive that lie beside the track."""
        return self._game.state.archive_markers

    def hold_back_target(self) -> int:
        """Return what must be rolled to hold the Darkness back."""
        return depth_track.hold_back_target(self._game)

    def hold_back_total(self, faces: list[int]) -> int:
        """Add up two dice and whatever the bearer of the light adds to them."""
        return depth_track.hold_back_total(self._game, faces)

    def depth_event(self, number: int) -> Band:
        """Return what a depth event would bring where the light is."""
        world = depth_track.world_of_the_light(self._game)
        return chart_row(self._game, self._game.content.worlds[world].depth_events, number)
