"""The observation of a chapter: of any, of a gathering, of an adventure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from lantern.campaign.between import ChapterKind, kind_of_chapter
from lantern.campaign.chances import ends_of_treatments
from lantern.campaign.gathering import next_in_story
from lantern.campaign.journey import hazard_chart
from lantern.campaign.shops import goods_at, is_open_to, services_at, why_not_buy
from lantern.core.glimpse import Glimpse
from lantern.rules.belongings.hands import build_of, can_hold
from lantern.rules.belongings.selling import for_sale, sale_value
from lantern.rules.numbers.losing import free_dark_stone
from lantern.rules.road import open_locations
from lantern.rules.turn.levels import COSTS
from lantern.views.observation.aims import Aims
from lantern.views.observation.company import Company
from lantern.views.observation.fighting import Fighting
from lantern.views.observation.ground import Scene
from lantern.views.observation.numbers import Numbers
from lantern.views.observation.piles import Piles
from lantern.views.observation.telling import Telling
from lantern.views.observation.turns import Turns

if TYPE_CHECKING:
    from lantern.campaign.chances import EndOfTreatment
    from lantern.campaign.gathering import Gathering
    from lantern.campaign.journey import HazardMet, Journey
    from lantern.campaign.stay import Stay
    from lantern.content.effects import Treat
    from lantern.content.entries import Item
    from lantern.content.library import Content
    from lantern.content.towns import Service
    from lantern.rules.belongings.goods import BuyGood
    from lantern.rules.table.game import Game
    from lantern.rules.table.state import Held, Hero


class ChapterObservation(Company, Telling, Glimpse):
    """Everything that may be known at one seat of a chapter of whatever kind, with or without a map."""

    __slots__ = ()

    @property
    def content(self) -> Content:
        """Return what stands in the books: every card, item, enemy and mission there is, whether or not it will come."""
        return self._game.content

    @property
    def chapter(self) -> ChapterKind:
        """Return of which kind the chapter is."""
        return kind_of_chapter(self._game)

    def mine(self) -> list[str]:
        """Return the heroes for whom this seat decides."""
        return [hero for hero in self._game.state.heroes if self.decides_for(hero)]

    def can_hold(self, hero: Hero, items: Iterable[Item]) -> bool:
        """Tell whether a hero has hands enough for some things (ITEM-02, MUT-25)."""
        return can_hold(build_of(self._game, hero), items)


class GatheringObservation(ChapterObservation):
    """Everything that may be known of a gathering at one seat: what the posse plans."""

    __slots__ = ()
    _game: Gathering

    @property
    def phase(self) -> str:
        """Return how far the plans have got."""
        return self._game.state.phase

    @property
    def chosen_mission(self) -> str:
        """Return the mission that was chosen; none yet at first."""
        return self._game.state.mission

    @property
    def going(self) -> Sequence[str]:
        """Return the heroes who were chosen to go."""
        return tuple(self._game.state.going)

    @property
    def proposed_mission(self) -> str | None:
        """Return the mission that goes well with the last one, if there is a choice."""
        return next_in_story(self._game)

    @property
    def newcomers(self) -> int:
        """Return how many have joined the posse here, or come back to it."""
        return len(self._game.state.newcomers)


class JourneyObservation(ChapterObservation):
    """Everything that may be known of a journey at one seat: what lies behind, and who has still to meet what."""

    __slots__ = ()
    _game: Journey

    @property
    def phase(self) -> str:
        """Return how far they have got."""
        return self._game.state.phase

    @property
    def hazards_ahead(self) -> Sequence[str]:
        """Return the heroes who have still to meet a hazard."""
        return tuple(self._game.state.ahead)

    @property
    def hazard_chart(self) -> str:
        """Return the chart on which hazards are rolled."""
        return hazard_chart(self._game.state.options)

    @property
    def hazards_met(self) -> Sequence[HazardMet]:
        """Return what was met so far, and by whom."""
        return tuple(self._game.state.met)


class StayObservation(ChapterObservation):
    """Everything that may be known of a stay in town at one seat: the day, who is where, what is destroyed, prices."""

    __slots__ = ()
    _game: Stay

    @property
    def phase(self) -> str:
        """Return what part of the day it is."""
        return self._game.state.phase

    @property
    def day(self) -> int:
        """Return the day of the stay."""
        stay = self._game.state.settlement.stay
        return stay.day if stay is not None else 0

    @property
    def most_days(self) -> int:
        """Return how many days the stay can last; 0 if it has no limit."""
        return self._game.state.settlement.most_days

    @property
    def visits(self) -> Mapping[str, str]:
        """Return where the heroes are today."""
        stay = self._game.state.settlement.stay
        return dict(stay.visits) if stay is not None else {}

    @property
    def destroyed(self) -> Sequence[str]:
        """Return the locations that cannot be visited."""
        return tuple(self._game.state.settlement.destroyed)

    @property
    def open_locations(self) -> Sequence[str]:
        """Return the locations that can be visited."""
        return tuple(open_locations(self._game))

    def present(self) -> Sequence[Hero]:
        """Return the heroes who are in town."""
        return self._game.present()

    def goods_at(self, hero: Hero, location: str) -> list[BuyGood]:
        """List what a location sells, at the prices of now for a hero, whether it can have it or not."""
        return goods_at(self._game, hero, location)

    def why_not_buy(self, hero: Hero, location: str, good: BuyGood) -> str | None:
        """Name the rule by which a hero could not buy something if it were there now; None if it could."""
        return why_not_buy(self._game, hero, location, good)

    def services_at(self, hero: Hero, location: str) -> list[Service]:
        """List what a hero could have done at a location if it were there now."""
        return [service for service in services_at(self._game, location) if is_open_to(self._game, hero, service)]

    def ends_of_treatments(self, hero: Hero, effect: Treat) -> list[EndOfTreatment]:
        """Tell how the treatment of each harm of a hero may end, as things are today at the location where it is."""
        return ends_of_treatments(self._game, hero, effect)

    def for_sale(self, hero: Hero) -> list[tuple[Held, int]]:
        """List what a hero can sell, and what each brings."""
        return [(held, sale_value(self._game, held)) for held in for_sale(self._game, hero)]

    def xp_missing(self, hero: Hero) -> int | None:
        """Return the XP that a hero lacks for its next level; None after the last (LEVEL-01, LEVEL-06)."""
        price = COSTS.get(hero.level + 1)
        return max(0, price - hero.xp) if price is not None else None

    def free_dark_stone(self, hero: Hero) -> int:
        """Return the Dark Stone that a hero can spend or sell."""
        return free_dark_stone(hero)


class Observation(Scene, Numbers, Fighting, Turns, Piles, Aims, ChapterObservation):
    """Everything that may be known of an adventure at one seat."""

    __slots__ = ()
    _game: Game
