"""Random numbers that live in the state: one stream for each kind of chance, so that one does not disturb another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import blake2b
from itertools import repeat, starmap
from struct import Struct as Layout
from typing import TypeVar

from msgspec import Struct, field

from lantern.core.errors import DiceRanOutError

T = TypeVar("T")

NAMES = ("dice", "decks", "map", "enemies")
#: The dice of the box that choose one of several.
CHOOSING_DICE = (6, 8)
#: SplitMix64: what a stream goes on by for each number, and by what it is stirred.
_STEP, _STIR, _STIR_AGAIN = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
_MASK = (1 << 64) - 1
_SPAN = 1 << 32
#: Numbers below this are never in the uneven rest; no die and no deck has more than 65,536 sides.
_EVEN = _SPAN - (1 << 16)
#: So many numbers and more, as for a deck, are worked out side by side: in lanes, of twice their size, of one large number.
MANY = 10
_LANE = 128
#: Fixed dice under this purpose are used in order, whatever they are rolled for.
IN_ORDER = "*"


class Streams(Struct):
    """The state of every stream, and what a scenario has fixed in advance."""

    states: dict[str, int]
    drawn: int = 0
    fixed_dice: dict[str, list[int]] = field(default_factory=dict)
    fixed_picks: dict[str, list[str]] = field(default_factory=dict)

    def below(self, name: str, sides: int) -> int:
        """Return a fair number from 0 to sides - 1 (SplitMix64, rejecting the uneven rest)."""
        return self.all_below(name, (sides,))[0]

    def all_below(self, name: str, sides: Sequence[int], first: int = 0) -> list[int]:
        """Return for each of some numbers of sides a fair number: one of so many, counted from the first, 0 or 1."""
        count = len(sides)
        self.drawn += count
        state = self.states[name]
        if count >= MANY:
            numbers = _side_by_side(state, count)
            if max(numbers) < _EVEN:
                self.states[name] = (state + count * _STEP) & _MASK
                return _one_of_each(numbers, sides, first)
        found: list[int] = []
        for each in sides:
            while True:
                state = state + _STEP & _MASK
                z = (state ^ state >> 30) * _STIR & _MASK
                z = (z ^ z >> 27) * _STIR_AGAIN & _MASK
                z = (z ^ z >> 31) >> 32
                if z < _EVEN or z - z % each <= _SPAN - each:  # not in the uneven rest: the last round of numbers is cut short
                    break
            found.append(z % each + first)
        self.states[name] = state
        return found

    def face(self, purpose: str, sides: int) -> int:
        """Roll one die for a purpose: the face a scenario fixed, or a fair one."""
        if self.fixed_dice:
            queue = self.fixed_dice.get(purpose)
            if queue is None:
                queue = self.fixed_dice.get(IN_ORDER)
            if queue is not None:
                if not queue:
                    raise DiceRanOutError(f"The fixed dice for '{purpose}' have run out: one more die was rolled.")
                self.drawn += 1
                return queue.pop(0)
        return self.below("dice", sides) + 1

    def faces(self, purpose: str, sides: int, count: int) -> list[int]:
        """Roll several dice of a kind for a purpose."""
        if self.fixed_dice:
            return list(starmap(self.face, repeat((purpose, sides), count)))
        return self.all_below("dice", (sides,) * count, 1)

    def pick(self, purpose: str, keys: list[str], stream: str = "enemies") -> int:
        """Choose one of several keys fairly and return its index; a scenario may have fixed which, or the die for it."""
        if self.fixed_picks:
            queue = self.fixed_picks.get(purpose)
            if queue is not None and (queue or len(keys) > 1):
                if not queue:
                    raise DiceRanOutError(
                        f"The fixed choices for '{purpose}' have run out: one more was made, among {', '.join(keys)}."
                    )
                wanted = queue.pop(0)
                if wanted not in keys:
                    raise DiceRanOutError(
                        f"The fixed choice '{wanted}' for '{purpose}' is not possible here. Possible: {', '.join(keys)}."
                    )
                self.drawn += 1
                return keys.index(wanted)
        if len(keys) == 1:
            return 0
        if purpose in self.fixed_dice:
            return self._by_die(purpose, len(keys))
        return self.below(stream, len(keys))

    def _by_die(self, purpose: str, count: int) -> int:
        """Choose by a fixed die in which each has an equal range; outside the ranges it is rolled again (RANDOM-02)."""
        sides = next((die for die in CHOOSING_DICE if not die % count), min(CHOOSING_DICE, key=lambda die: (die < count, die)))
        each = max(1, sides // count)
        while (place := (self.face(purpose, sides) - 1) // each) >= count:
            pass
        return place

    def shuffle(self, items: list[T], stream: str = "decks") -> None:
        """Shuffle in place (Fisher-Yates)."""
        last = len(items) - 1
        for i, j in zip(range(last, 0, -1), self.all_below(stream, range(last + 1, 1, -1)), strict=True):
            items[i], items[j] = items[j], items[i]

    def reveal(self) -> None:
        """Note that something hidden came to light without being drawn now, so that an undo can see it."""
        self.drawn += 1

    def reseed(self, salt: int) -> None:
        """Let chance take another course from here, reproducibly (undo policy `reseed`)."""
        for name, value in self.states.items():
            self.states[name] = _derive(f"{value}/{salt}", name)


def _one_of_each(numbers: Iterable[int], sides: Iterable[int], first: int) -> list[int]:
    return [number % each + first for number, each in zip(numbers, sides, strict=True)]


def _side_by_side(state: int, count: int) -> tuple[int, ...]:
    """Return the next numbers of a stream, none of them rejected."""
    ones, places, low, layout = _lanes(count)
    z = (state * ones + _STEP * places) & low
    z = ((z ^ z >> 30) & low) * _STIR & low
    z = ((z ^ z >> 27) & low) * _STIR_AGAIN & low
    return layout.unpack((z ^ z >> 31).to_bytes(layout.size, "little"))


@cache
def _lanes(count: int) -> tuple[int, int, int, Layout]:
    """Return, for so many lanes: a 1 in each, the number of each from 1 on, all bits below 64 in each, and how to read them."""
    ones = sum(1 << _LANE * lane for lane in range(count))
    places = sum((lane + 1) << _LANE * lane for lane in range(count))
    return ones, places, ones * _MASK, Layout("<" + "4xI8x" * count)  # the upper half of 64 bits


def _derive(seed: str, name: str) -> int:
    return int.from_bytes(blake2b(f"{seed}/{name}".encode(), digest_size=8).digest(), "big")


def new_streams(seed: int) -> Streams:
    """Return fresh streams for a seed."""
    return Streams(states={name: _derive(str(seed), name) for name in NAMES})
