"""The observation of an adventure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lantern.core.glimpse import Glimpse
from lantern.views.observation.aims import Aims
from lantern.views.observation.fighting import Fighting
from lantern.views.observation.ground import Scene
from lantern.views.observation.numbers import Numbers
from lantern.views.observation.piles import Piles
from lantern.views.observation.telling import Telling
from lantern.views.observation.turns import Turns

if TYPE_CHECKING:
    from lantern.content.library import Content


class Observation(Scene, Numbers, Fighting, Turns, Piles, Aims, Telling, Glimpse):
    """Everything that may be known of an adventure at one seat."""

    __slots__ = ()

    @property
    def content(self) -> Content:
        """Return what stands in the books: every card, item, enemy and mission there is, whether or not it will come."""
        return self._game.content

    def mine(self) -> list[str]:
        """Return the heroes for whom this seat decides."""
        return [hero for hero in self._game.state.heroes if self.decides_for(hero)]
