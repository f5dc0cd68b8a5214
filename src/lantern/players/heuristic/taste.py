"""Somebody in town with a purse: what gold means to a hero, what it likes, and what it saves for.

Two heroes with the same purse buy different things, and each of them the same kind of things all its life.
"""

from __future__ import annotations

from functools import cached_property
from zlib import crc32

from lantern.players.heuristic.gear import STONE, change_by
from lantern.views.observation import Hero, StayObservation
from lantern.views.observation.options import BuyGood

#: What a point of worth may cost whoever has nothing, and how much more for each gold piece that one has.
POOR, EACH = 130.0, 0.25
#: Tastes go from so much less to so much more.
LIKES = 0.35
#: Of a hundred foolish things a few are done.
FANCY = 0.95
#: What somebody dreams of costs at least so much, and is worth at least so much to it.
DEAR, WORTH_IT = 900, 1.0
#: Or so much Dark Stone, which is not found in one adventure.
STONES = 4
#: Nobody dreams of what will never be within reach: so much Gold for each level, and so much Dark Stone beyond the first.
WITHIN_REACH, FOUND = 1_500, 2
#: Of so many heroes one saves for a dream; whoever does buys other things only for so much of what it would pay.
DREAMERS, THRIFT = 2, 0.45
#: What it costs to bring somebody back from the dead, for each level; so much of that is kept, by all together.
RAISED_FOR, PUT_BY = 500, 0.3
#: The rule that tells that only gold is lacking.
TOO_DEAR = "TOWN-08"


class Customer:
    """A hero in town, as one question finds it."""

    def __init__(self, seen: StayObservation, hero: Hero) -> None:
        self.seen = seen
        self.hero = hero
        self.name = seen.veterans.get(hero.id, hero.id)

    def whim(self, thing: str) -> float:
        """Return a number from 0 to 1 that is this hero's own for a thing."""
        return crc32(f"{self.name}:{thing}".encode()) % 1009 / 1009

    def fancies(self, thing: str) -> bool:
        """Tell whether the hero has just now a mind to do something that nobody would advise: the fancy comes and goes."""
        return self.whim(f"fancy:{thing}:{self.hero.xp}:{self.seen.day}") > FANCY

    def taste(self, thing: str) -> float:
        """Return how much the hero likes a thing: 1 is neither more nor less than others do."""
        return 1 - LIKES + 2 * LIKES * self.whim(thing)

    # -- the purse --------------------------------------------------------------------------------

    @property
    def kept(self) -> int:
        """Return the gold that the hero does not spend on goods: its part of what it costs to raise one of them."""
        return int(PUT_BY * RAISED_FOR * self.hero.level / max(1, len(self.seen.present())))

    @property
    def spare(self) -> int:
        """Return the gold that the hero can spend on goods."""
        return max(0, self.hero.gold - self.kept)

    def points(self, gold: float) -> float:
        """Return what so much gold means to the hero: the more one has, the less it means."""
        return gold / (POOR + EACH * self.hero.gold)

    def price(self, good: BuyGood) -> float:
        """Return what a good would cost the hero, in points; whoever saves for one thing buys fewer others."""
        sharing = len(self.seen.present()) if good.shared else 1
        points = self.points(good.gold / sharing + STONE * good.dark_stone)
        saves = good.kind == "items" and self.dream is not None and good.thing != self.dream.thing
        return points / THRIFT if saves else points

    @property
    def stones(self) -> int:
        """Return the Dark Stone that the hero has no plans for."""
        planned = self.dream.dark_stone if self.dream is not None else 0
        return max(0, self.seen.free_dark_stone(self.hero) - planned)

    # -- what it saves for ------------------------------------------------------------------------

    @cached_property
    def dream(self) -> BuyGood | None:
        """Return what the hero saves for, if it is one of those who do: something dear that would serve it."""
        if crc32(self.name.encode()) % DREAMERS:
            return None
        shelves = [(place, good) for place in self.seen.open_locations for good in self.seen.goods_at(self.hero, place)]
        things = [(place, good) for place, good in shelves if good.kind == "items" and not good.shared]
        dear = [(place, good) for place, good in things if self._is_dear(good)]
        wanted = sorted(dear, key=lambda each: -self.whim(f"dream:{each[1].thing}"))
        return next((good for place, good in wanted if self._would_serve(place, good)), None)

    def _is_dear(self, good: BuyGood) -> bool:
        """Tell whether something takes long to save for, and not too long for somebody of this level."""
        dear = good.gold >= DEAR or good.dark_stone >= STONES
        level = self.hero.level
        return dear and good.gold <= WITHIN_REACH * (1 + level) and good.dark_stone <= STONES + FOUND * level

    def _would_serve(self, place: str, good: BuyGood) -> bool:
        if self.seen.why_not_buy(self.hero, place, good) not in {None, TOO_DEAR} or self.has(good.thing):
            return False
        return change_by(self.seen, self.hero, self.seen.content.items[good.thing]) >= WORTH_IT

    def has(self, thing: str) -> bool:
        """Tell whether the hero has something already, or has had it forged onto an item."""
        return any(thing in {held.id, *(upgrade.id for upgrade in held.upgrades)} for held in self.hero.items)
