"""Short adventures, thought through beforehand: what the person at the page will decide, question by question."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, NamedTuple

from msgspec import structs

from lantern.core.questions import Answer, Question
from lantern.core.table import solo
from lantern.players.first_night import first_night
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.setting_up import SETTLED, Settled, taken
from lantern.players.setups import Setup, new_game, with_introduction
from lantern.players.table import game_of, new_play
from lantern.rules.table.events import FightEnded, TilePlaced
from lantern.rules.turn.setup import INTRODUCTORY_MISSION
from lantern.rules.words import Words
from lantern.views.faces import face_of
from lantern.views.look import Look
from lantern.views.observation import Observation

SEEDS = 400
HEROES = ("gunslinger", "us-marshal", "bandido")
#: Adventures that are short: one is won, one is lost.
KNOWN = (("gunslinger", 44), ("us-marshal", 73))
#: So many questions has a short adventure at most.
MOST = 60
#: Every kind of card that is turned over in an adventure, and what else is a scene of its own.
CARDS = frozenset({"encounter", "darkness", "dread", "threat", "loot", "scavenge", "depth", "exploration", "chart"})
EVENTS = frozenset({"gateopened", "worldentered", "tileplaced", "enemyplaced", "killed", "knockedout"})
#: An adventure of several heroes in which all of that happens; it is lost.
EVENTFUL = ("city-of-the-ancients", ("us-marshal", "bandido"), 81)
#: So many questions it has at most.
MOST_EVENTFUL = 90


class Decision(NamedTuple):
    """A question that will come, and what to answer."""

    kind: str
    keys: list[str]
    answer: int | list[int]


class Plan(NamedTuple):
    """An adventure and how it goes if every question is answered as written down here."""

    heroes: tuple[str, ...]
    seed: int
    result: str | None
    decisions: list[Decision]
    doors: int = 0
    mission: str = INTRODUCTORY_MISSION
    #: The kinds of cards that are turned over, and of events.
    happened: frozenset[str] = frozenset()

    @property
    def wanted(self) -> dict[str, Any]:
        """What a server is sent to begin it."""
        return {"mission": self.mission, "heroes": list(self.heroes), "seed": self.seed}


class Thinker:
    """Decides sensibly, gives all Hits to one enemy, uses nothing between questions, and notes what it decided."""

    def __init__(self, ready: Iterable[Settled] = (), said: Iterable[str] = (), seed: int = 1) -> None:
        self._ready = list(ready)
        self._said = list(said)
        self._sense = HeuristicPlayer(seed)
        self.decisions: list[Decision] = []

    def answer(self, seen: Observation, question: Question) -> Answer | None:
        if self._said:
            return self._said.pop(0)
        if question.kind == "which-hits":
            answer: Answer | None = list(range(getattr(question, "most", 0)))
        elif (key := taken(self._ready, question)) in question.keys:
            answer = question.keys.index(key)
        else:
            answer = self._sense.answer(seen, structs.replace(question, interruptible=False))
        assert isinstance(answer, int | list)
        self.decisions.append(Decision(question.kind, question.keys, answer))
        return answer


def thought_through(heroes: tuple[str, ...], seed: int, mission: str = INTRODUCTORY_MISSION) -> Plan:
    thinker = Thinker()
    play = new_play(with_introduction(Setup(mission=mission, heroes=heroes, seed=seed)), table=solo(thinker))
    game = game_of(play)
    look = Look(game, Words(game.content, "en"))
    faces = [face_of(look, event) for event in game.events]
    return Plan(
        heroes,
        seed,
        game.state.result,
        thinker.decisions,
        sum(isinstance(event, TilePlaced) for event in game.events),
        mission,
        frozenset([face.kind for face in faces if face] + [str(event.__struct_config__.tag) for event in game.events]),
    )


@cache
def eventful_plan() -> Plan:
    """Find an adventure with every kind of card, a Gate that is gone through and heroes who go down, like the one known."""
    mission, heroes, known = EVENTFUL
    for seed in [known, *range(1, SEEDS)]:
        plan = thought_through(heroes, seed, mission)
        if plan.happened >= CARDS | EVENTS and len(plan.decisions) <= MOST_EVENTFUL:
            return plan
    raise AssertionError(f"In no adventure with at most {MOST_EVENTFUL} questions all of this happens.")


@cache
def first_fight_plan() -> Plan:
    """Think the first night through, to the end of its first fight."""
    night = first_night()
    thinker = Thinker(night.answers(), night.said_first(), night.seed)
    game = new_game(night.setup("en"), table=solo(thinker))
    while not any(isinstance(event, FightEnded) for event in game.events):
        step = game.next_step()
        assert step is not None
        game.begin_step([], holding=False)
        step.run(game)
    decisions = [one for one in thinker.decisions if one.kind not in SETTLED]
    return Plan((), night.seed, None, decisions)


@cache
def short_plan(how: Callable[[str | None], bool]) -> Plan:
    """Find a short adventure that ends so, with three doors and a fight in it; the one known for that is tried first."""
    others = ((hero, seed) for seed in range(1, SEEDS) for hero in HEROES)
    for hero, seed in [*KNOWN, *others]:
        plan = thought_through((hero,), seed)
        fights = sum(decision.kind == "assign-hits" for decision in plan.decisions)
        if how(plan.result) and len(plan.decisions) <= MOST and fights >= 2 and plan.doors >= 3:
            return plan
    raise AssertionError(f"No adventure with at most {MOST} questions ends so.")


def victory(result: str | None) -> bool:
    return result == "won"


def defeat(result: str | None) -> bool:
    return result not in {"won", None}
