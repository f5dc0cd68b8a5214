"""Somebody in town with a purse: what gold means to a hero, what it likes, and what it saves for.

Two heroes with the same purse buy different things, and each of them the same kind of things all its life.
"""

from __future__ import annotations

from functools import cached_property
from zlib import crc32

from lantern.content.entries import Item
from lantern.players.heuristic.gear import STONE, change_by, outfit, things_of
from lantern.views.observation import Hero, StayObservation
from lantern.views.observation.options import BuyGood

#: What a point of worth may cost whoever has nothing, and how much more for each gold piece that one has.
POOR, EACH = 130.0, 0.25
#: Tastes go from so much less to so much more.
LIKES = 0.5
#: Of a hundred goods so many are not dear to a hero; the others it wants so much more than anybody else.
NOT_DEAR, DEARLY = 0.92, 2.5
#: Of a hundred foolish things a few are done.
FANCY = 0.95
#: And of a hundred things in a shop a few are bought only because they are there, by those to whom it means little; of
#: what is made for the likes of them, more.
ON_A_WHIM, FOR_ONES_OWN, LITTLE = 0.97, 0.85, 0.4
#: What somebody dreams of costs at least so much, and is worth at least so much to it.
DEAR, WORTH_IT = 350, 0.4
#: Or so much Dark Stone, which is not found in one adventure.
STONES = 4
#: Nobody dreams of what will never be within reach: so much Gold for each level, and so much Dark Stone beyond the first.
WITHIN_REACH, FOUND = 1_500, 2
#: Of so many heroes one saves for a dream; whoever does buys other things only for so much of what it would pay.
DREAMERS, THRIFT = 2, 0.45
#: Of so many heroes one is a miser, and dreams of what costs so much Gold at least, some of much more, and so much at most.
MISERS, MUCH, MUCH_MORE, MOST = 5, 1_200, 1_800, 6_000
#: What a miser pays for a point of worth, and for one of a token; it buys no other things.
CLOSE, TIGHT = 130.0, 80.0
#: How much sooner somebody dreams of what is made for the likes of it.
MADE_FOR = 0.55
#: Of so many posses one saves together for a treasure: that costs so much Gold at least, or up to so much more, or this heap.
HOARDERS, GREAT, GREATER, HEAP = 8, 2_400, 5_600, 8
#: Each of them can hope to put by so much Gold for it, in a long time, and as much Dark Stone as makes a heap.
TOGETHER = 3_700
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
        self._goods: dict[str, list[BuyGood]] = {}

    def whim(self, thing: str) -> float:
        """Return a number from 0 to 1 that is this hero's own for a thing."""
        return crc32(f"{self.name}:{thing}".encode()) % 1009 / 1009

    def fancies(self, thing: str) -> bool:
        """Tell whether the hero has just now a mind to do something that nobody would advise: the fancy comes and goes."""
        return self.whim(f"fancy:{thing}:{self.hero.xp}:{self.seen.day}") > FANCY

    def is_tempted(self, good: BuyGood) -> bool:
        """Tell whether the hero buys something just now because it lies there and means little to the purse."""
        little = good.gold <= LITTLE * self.spare and good.dark_stone <= self.stones
        seldom = FOR_ONES_OWN if self.seen.content.items[good.thing].only else ON_A_WHIM
        return little and self.whim(f"whim:{good.thing}:{self.hero.xp}:{self.seen.day}") > seldom

    def taste(self, thing: str) -> float:
        """Return how much the hero likes a thing: 1 is neither more nor less than others do."""
        return 1 - LIKES + 2 * LIKES * self.whim(thing)

    def fondness(self, thing: str) -> float:
        """Return how much the hero likes something that one can have: a few things are dear to it all its life."""
        return DEARLY if self.whim(f"dear:{thing}") > NOT_DEAR else self.taste(thing)

    # -- the shelves ------------------------------------------------------------------------------

    def goods(self, place: str) -> list[BuyGood]:
        """List what a place sells, at the prices of now for this hero."""
        if place not in self._goods:
            self._goods[place] = self.seen.goods_at(self.hero, place)
        return self._goods[place]

    def change_by(self, item: Item) -> float:
        """Return what one more item would be worth to the hero."""
        return change_by(self.seen, self.hero, item, self._now)

    @cached_property
    def _now(self) -> float:
        return outfit(self.seen, self.hero, things_of(self.seen, self.hero))[0]

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
        """Return what so much gold means to the hero: the more one has, the less it means, except to misers."""
        return gold / (CLOSE if self.is_close else POOR + EACH * self.hero.gold)

    def price(self, good: BuyGood) -> float:
        """Return what a good would cost the hero, in points: whoever saves buys less else."""
        sharing = len(self.seen.present()) if good.shared else 1
        gold = good.gold / sharing + STONE * good.dark_stone
        if self.is_close:
            return gold / TIGHT
        points = self.points(gold)
        saves = good.kind == "items" and self.dream is not None and good.thing != self.dream.thing
        return points / THRIFT if saves else points

    @property
    def stones(self) -> int:
        """Return the Dark Stone that the hero has no plans for."""
        plan = self.dream if self.treasure is None else self.treasure[1]
        return max(0, self.seen.free_dark_stone(self.hero) - (plan.dark_stone if plan is not None else 0))

    @property
    def lacking(self) -> int:
        """Return the Dark Stone that the hero lacks for its dream."""
        return max(0, self.dream.dark_stone - self.seen.free_dark_stone(self.hero)) if self.dream is not None else 0

    # -- what it saves for ------------------------------------------------------------------------

    @cached_property
    def dream(self) -> BuyGood | None:
        """Return what the hero saves for, if it is one of those who do: something dear that would serve it."""
        if self.treasure is not None:
            return self.treasure[1] if self.treasure[0] == self.hero.id else None
        if not self.is_miser and crc32(self.name.encode()) % DREAMERS:
            return None
        dear = [(place, good) for place, good in self.things() if self._is_dear(good)]
        wanted = sorted(dear, key=lambda each: (self._is_beyond(each[1]), -self._longing(each[1])))
        return next((good for place, good in wanted if self.would_serve(place, good)), None)

    @property
    def is_miser(self) -> bool:
        """Tell whether the hero is one of those who turn over every coin."""
        return crc32(f"miser:{self.name}".encode()) % MISERS == 0

    @property
    def is_close(self) -> bool:
        """Tell whether the hero spends little: a miser, or one of a posse that saves for a treasure."""
        return self.treasure is not None or self.is_miser

    def _longing(self, good: BuyGood) -> float:
        made_for = bool(self.seen.content.items[good.thing].only)
        return self.whim(f"dream:{good.thing}") + MADE_FOR * made_for

    def _is_beyond(self, good: BuyGood) -> bool:
        """Tell whether a miser cannot pay what it dreams of yet: of what it can pay it takes what it likes best."""
        return self.is_miser and (good.gold > self.hero.gold or good.dark_stone > self.seen.free_dark_stone(self.hero))

    @cached_property
    def treasure(self) -> tuple[str, BuyGood] | None:
        """Return what the posse saves for together, if it is one of those who do, and who of it is to have that."""
        posse = min(self.seen.veterans.values(), default=self.name)
        if crc32(f"treasure:{posse}".encode()) % HOARDERS:
            return None
        least = GREAT + crc32(f"how much:{posse}".encode()) % GREATER
        found = [(place, good) for place, good in self.things() if self._is_treasure(good, least)]
        have = sum(hero.gold for hero in self.seen.present())
        wanted = sorted(found, key=lambda each: (each[1].gold > have, crc32(f"{posse}:{each[1].thing}".encode())))
        everybody = sorted((Customer(self.seen, hero) for hero in self.seen.present()), key=lambda each: -each.whim("treasure"))
        served = ((each.hero.id, good) for place, good in wanted for each in everybody if each.would_serve(place, good))
        return next(served, None)

    def _is_treasure(self, good: BuyGood, least: int) -> bool:
        """Tell whether something is so dear that it takes all of the posse, and not more than that."""
        many = len(self.seen.present())
        great = good.gold >= least or good.dark_stone >= HEAP
        return great and good.gold <= TOGETHER * many and good.dark_stone <= HEAP * many

    def things(self) -> list[tuple[str, BuyGood]]:
        """List the things that are for one hero, and where."""
        shelves = [(place, good) for place in self.seen.open_locations for good in self.goods(place)]
        return [(place, good) for place, good in shelves if good.kind == "items" and not good.shared]

    def _is_dear(self, good: BuyGood) -> bool:
        """Tell whether something takes long to save for, and not too long for somebody of this level; misers have time."""
        if self.is_miser:
            much = good.gold >= MUCH + MUCH_MORE * self.whim("much") or good.dark_stone >= STONES
            return much and good.gold <= MOST and good.dark_stone <= HEAP + STONES
        dear = good.gold >= DEAR or good.dark_stone >= STONES
        level = self.hero.level
        return dear and good.gold <= WITHIN_REACH * (1 + level) and good.dark_stone <= STONES + FOUND * level

    def would_serve(self, place: str, good: BuyGood) -> bool:
        """Tell whether something is worth saving for: the hero may have it, has it not, and could use it."""
        if self.seen.why_not_buy(self.hero, place, good) not in {None, TOO_DEAR} or self.has(good.thing):
            return False
        return self.change_by(self.seen.content.items[good.thing]) >= WORTH_IT

    def has(self, thing: str) -> bool:
        """Tell whether the hero has something already, or has had it forged onto an item."""
        return any(thing in {held.id, *(upgrade.id for upgrade in held.upgrades)} for held in self.hero.items)
