"""The number by which a model on the map is called: in every Fight they are counted from 1, and no two have the same.

It follows from what happened, so it is the same on the map, in questions, in the log and in the newspaper, and stays while
the model stands. The id of a model goes on counting, and is its alone for the whole adventure.
"""

from __future__ import annotations

from msgspec import Struct

from lantern.rules.table.events import EnemyPlaced, FightBegan, Killed, LeftBehind, StepBegan


class ModelNumbers:
    """The numbers of all models that were placed; what happens is read on from where it was read last."""

    def __init__(self, events: list[Struct]) -> None:
        self._events = events
        self._forget()

    def of(self, model: str) -> int:
        """Return the number of a model, by its id; one that came before anything is known of its Fight has that of its id."""
        self._read_on()
        return self._numbers.get(model) or _in_id(model)

    def acts_alone(self, step: StepBegan) -> bool:
        """Tell whether only one model of the type stood that acts in a step."""
        self._read_on()
        return id(step) in self._alone

    def _forget(self) -> None:
        self._read = 0
        self._last: Struct | None = None
        self._numbers: dict[str, int] = {}
        self._fights = False  # nobody knows who came before to a Fight that was on at first
        self._highest = 0
        self._standing: set[str] = set()
        self._alone: set[int] = set()  # of steps, which the list of events keeps

    def _read_on(self) -> None:
        events = self._events
        if self._read > len(events) or (self._read and events[self._read - 1] is not self._last):  # something was taken back
            self._forget()
        if self._read < len(events):
            for event in events[self._read :]:
                self._hear(event)
            self._read, self._last = len(events), events[-1]

    def _hear(self, event: Struct) -> None:
        match event:
            case FightBegan():
                self._fights = True
                self._highest = max((self._numbers[enemy] for enemy in self._standing), default=0)
            case EnemyPlaced(enemy=enemy):
                self._standing.add(enemy)
                self._highest = self._highest + 1 if self._fights else _in_id(enemy)
                self._numbers[enemy] = self._highest
            case StepBegan(who=kind) if sum(enemy.rpartition("-")[0] == kind for enemy in self._standing) == 1:
                self._alone.add(id(event))
            case Killed(enemy=enemy) | LeftBehind(enemy=enemy):
                self._standing.discard(enemy)


def _in_id(model: str) -> int:
    return int(model.rpartition("-")[2])
