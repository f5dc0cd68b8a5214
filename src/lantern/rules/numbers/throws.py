"""Dice on the table: what each kind shows, and a hero's throw that is not final yet (chapter 01)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from msgspec import Struct, field

from lantern.core.questions import Chance
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.choices.dice import OnDie, Toll
from lantern.rules.table.game import PERIL_FACES
from lantern.rules.table.state import Hero

SIDES = {"D3": 6, "D6": 6, "D8": 8, "P": 6}
#: What each die shows, side by side (DICE-01, DICE-02, DICE-03, DICE-04).
FACES = {"D3": (1, 1, 2, 2, 3, 3), "D6": tuple(range(1, 7)), "D8": tuple(range(1, 9)), "P": PERIL_FACES}
#: What a die shows that is low: two sides in three, or more, would be better.
LOW = {"D3": 1, "D6": 2, "D8": 2, "P": 3}
#: The same of dice of which less is better: prices, and what is lost.
HIGH = {"D3": 3, "D6": 5, "D8": 7, "P": 5}


def face_of(game: AnyChapter, purpose: str, die: str) -> int:
    """Roll one die of a kind."""
    streams = game.state.streams
    if die == "P":  # DICE-04
        if purpose in streams.fixed_dice or "*" in streams.fixed_dice:
            return streams.face(purpose, 6)
        return PERIL_FACES[streams.below("dice", 6)]
    face = streams.face(purpose, SIDES[die])
    return (face + 1) // 2 if die == "D3" else face  # DICE-02


def faces_of(game: AnyChapter, purpose: str, dice: Sequence[str]) -> list[int]:
    """Roll some dice, each of its kind."""
    if dice.count("D6") == len(dice):
        streams = game.state.streams
        return streams.faces(purpose, 6, len(dice)) if streams.fixed_dice else streams.all_below("dice", (6,) * len(dice), 1)
    faces = []
    for die in dice:
        faces.append(face_of(game, purpose, die))  # noqa: PERF401 - nearly all dice are of one kind, and this costs them nothing
    return faces


class Stake(Struct, frozen=True):
    """What a hero loses if dice stay as they are: of what, at least and at most, before which other save; if it falls by it."""

    loss: Literal["wounds", "sanity", "corruption"]
    least: int
    most: int
    before: str = ""
    falls: bool = False


class Wounding(Struct, frozen=True):
    """What dice of Damage come to, and of each of them the Defense it meets and what it must at least show to get past it."""

    toll: Toll
    dice: list[tuple[int, int]]


class Throw(Struct):
    """Dice that a hero has rolled and may roll again: which are fresh, which were rolled again, what they should come to."""

    hero: Hero
    purpose: str
    dice: Sequence[str]
    faces: list[int]
    fresh: list[int]
    target: int
    worth: Callable[[list[int]], bool] | None
    needed: tuple[int, ...] = ()
    rerolled: list[int] = field(default_factory=list)
    #: Whether Grit may be used on them, and when it is well spent if not whenever they could be better.
    grit: bool = True
    dear: Callable[[list[int]], bool] | None = None
    #: Of Damage: what it comes to, the Defense against the Hit of each die, and the least that the die must show to wound.
    wounding: Callable[[list[int]], Wounding] | None = None
    #: What dice come to of which not only a number decides that they must show: the more, the better.
    gain: Callable[[list[int]], float] | None = None
    #: Whether the least is the best: a price, or what is lost.
    less: bool = False
    #: What is added to each of them, by what adds it.
    added: tuple[tuple[str, int], ...] = ()
    #: What is lost if they stay.
    stake: Callable[[list[int]], Stake] | None = None

    def matters(self, places: Sequence[int]) -> bool:
        """Tell whether other dice could be better than those in these places."""
        if self.worth is not None:
            return any(map(self._can_be_better, places)) and self.worth(self.faces)
        for place in places:  # noqa: SIM110 - asked at every throw, and quicker so
            if self.faces[place] < self.target_of(place) if self.target else self._is_poor(place):
                return True
        return False

    def _is_poor(self, place: int) -> bool:
        """Tell whether two sides in three of a die, or more, would be better than what it shows."""
        face, die = self.faces[place], self.dice[place]
        return face >= HIGH[die] if self.less else face <= LOW[die]

    def is_better_again(self, places: Sequence[int]) -> bool:
        """Tell whether rolling dice in these places again promises more than what lies there, or may bring what decides."""
        gain = self.gain
        if gain is None or not self.matters(places):
            return gain is None and self.matters(places)
        now = gain(self.faces)
        if any(self._mean_gain(gain, place) > now for place in places):
            return True
        return not now and gain(self._at_best(places)) > 0  # together they may do it, and nothing is lost

    def is_worth_grit(self) -> bool:
        """Tell whether Grit on those that were not rolled again could be well spent."""
        return (self.dear is None or self.dear(self.faces)) and self.is_better_again(self.fresh)

    def successes(self, places: Sequence[int]) -> int:
        """Count the dice in these places that show what they should."""
        return sum(self.faces[place] >= self.target_of(place) for place in places)

    def _mean_gain(self, gain: Callable[[list[int]], float], place: int) -> float:
        """Return what is to be expected of rolling one die again."""
        before, after, sides = self.faces[:place], self.faces[place + 1 :], FACES[self.dice[place]]
        return sum([gain([*before, face, *after]) for face in sides]) / len(sides)

    def _at_best(self, places: Sequence[int]) -> list[int]:
        """Return what the dice would show if those in these places showed the most."""
        return [FACES[self.dice[place]][-1] if place in places else face for place, face in enumerate(self.faces)]

    def _can_be_better(self, place: int) -> bool:
        """Tell whether a die shows less than it must, or has a side that shows more, or that would do."""
        if self.target:
            return self.faces[place] < self.target_of(place)
        return self.faces[place] < FACES[self.dice[place]][-1] or any(enough for _, enough in self.sides(place))

    def target_of(self, place: int) -> int:
        """Return what a die should show: some of a throw may need more than others."""
        return self.needed[place] if self.needed else self.target

    def sides(self, place: int) -> list[tuple[int, bool]]:
        """Tell of each side of a die whether it would do, where more than a number decides about that."""
        before, after = self.faces[:place], self.faces[place + 1 :]
        worth = self.worth
        return [(face, worth is not None and not worth([*before, face, *after])) for face in FACES[self.dice[place]]]

    def roll_again(self, game: AnyChapter, places: Sequence[int]) -> None:
        """Roll some of the dice a second time; no die is rolled a third time (DICE-07)."""
        if game.testing is not None:
            game.testing.aided = True
        for place in places:
            self.roll_one(game, place)
            self.fresh.remove(place)

    def roll_one(self, game: AnyChapter, place: int) -> None:
        """Roll one of the dice again."""
        self.faces[place] = face_of(game, self.purpose, self.dice[place])
        self.rerolled.append(place)


class RerollDie(OnDie):
    """Roll a die of a throw again."""

    thrown: Throw

    @property
    def target(self) -> int:
        """Return what the die should show; 0 if more than a number decides about that."""
        return self.thrown.target_of(self.die)

    def odds(self, game: AnyChapter, who: str) -> Chance:  # noqa: ARG002 - the throw knows whose dice they are
        """Return how likely it brings enough to kill, what is needed, or more than the die shows, or less."""
        target, faces = self.target, FACES[self.thrown.dice[self.die]]
        if self.thrown.purpose == "damage":
            enough = sum(enough for _, enough in self.thrown.sides(self.die))
            if enough:
                return Chance("enough", enough / len(faces))
        if target:
            return Chance("reach", sum(face >= target for face in faces) / len(faces))
        if self.thrown.less:
            return Chance("less", sum(face < self.face for face in faces) / len(faces))
        return Chance("more", sum(face > self.face for face in faces) / len(faces))
