"""The life of two heroes, thought through beforehand: what they decide until one of them lies in the grave."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from tests.campaign.stories import content
from tests.e2e.plans import Decision, Plan, Thinker

from lantern.campaign.posse import Posse
from lantern.core.play import Play, Waiting
from lantern.core.questions import Answer, Question
from lantern.players.random_player import RandomPlayer
from lantern.players.setups import AnySetup, GatheringSetup, Setup, next_setup, posse_at_the_end
from lantern.players.table import chapter_of, new_play
from lantern.rules.table.people import Person
from lantern.rules.table.state import ChapterState
from lantern.views.observation import Observation

HEROES = ("us-marshal", "bandido")
NAMES = ("Cora Whitlock", "Rafael Ruiz")
MISSION = "exploration"
#: What each of them does in town.
PLACES = {"us-marshal": "general-store", "bandido": "docs-office"}
ERRANDS = {"us-marshal": ["buy:jacket", "buy:bandages"], "bandido": ["service:surgery"]}
UPGRADE = "focus"
#: The seed of such a life, on which mission one of them dies, and how they think there; it is tried first.
KNOWN = (218, "last-stand", 7)
SEEDS, THOUGHTS = 400, 40
DARES = frozenset({"move", "act", "attack", "flee"})
#: So many questions have the two adventures at most.
LONG, SHORT = 170, 80


class Guide(Thinker):
    """Knows what to do on the road, in town and at the fire; gains no level before all sit there."""

    def __init__(self, seed: int = 1, mission: str = "", errands: dict[str, list[str]] | None = None) -> None:
        super().__init__(seed=seed)
        self._mission = mission
        self._errands = {who: list(what) for who, what in (errands or {}).items()}

    def answer(self, seen: Observation, question: Question) -> Answer | None:
        known = self._knows(question)
        if known is None:
            return super().answer(seen, question)
        self.decisions.append(Decision(question.kind, question.keys, known))
        return known

    def _knows(self, question: Question) -> int | list[int] | None:
        keys = question.keys
        match question.kind:
            case "level-up":
                return 0
            case "choose" if question.about.get("source") == "travel-hazards":
                return 0
            case "lodging":
                return keys.index("hotel")
            case "visit":
                return keys.index(f"visit:{PLACES[question.who]}" if self._errands else "nowhere")
            case "business":
                errands = self._errands.get(question.who, [])
                return keys.index(errands.pop(0) if errands and errands[0] in keys else "done")
            case "pay-price" | "leave-town":
                return 1
            case "level-upgrade":
                return keys.index(UPGRADE)
            case "next-mission":
                return keys.index(self._mission)
            case "who-goes":
                return list(range(len(keys)))
            case "set-out":
                return keys.index("set-out")
        return None


class Daredevil(Guide):
    """Goes anywhere and does anything in the mine."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._dares = RandomPlayer(seed, interrupts=0)

    def answer(self, seen: Observation, question: Question) -> Answer | None:
        if question.kind not in DARES:
            return super().answer(seen, question)
        answer = self._dares.answer(seen, question)
        assert isinstance(answer, int | list)
        self.decisions.append(Decision(question.kind, question.keys, answer))
        return answer


class Leg(NamedTuple):
    """A chapter, what is decided in it, and how it leaves the posse."""

    plan: Plan
    play: Play[ChapterState]
    after: Posse
    then: AnySetup


class Walk(NamedTuple):
    """The chapters of two heroes, one after the other."""

    seed: int
    mine: Leg
    road: Leg
    town: Leg
    fire: Leg
    grave: Leg
    back: Leg
    home: Leg


def leg(setup: AnySetup, guide: Guide, first: str = "") -> Leg:
    """Play a chapter as at a table, where the question that is shown first is answered first; `first` is done before that."""
    play = new_play(setup, content=content())
    if first:
        play.answer(first, next(iter(play.outcome.questions)) if isinstance(play.outcome, Waiting) else 0)
    while isinstance(play.outcome, Waiting):
        number, question = next(iter(play.outcome.questions.items()))
        answer = play.engine.consult(guide, question)
        assert answer is not None
        play.answer(answer, number)
    game = chapter_of(play)
    plan = Plan((), setup.seed, getattr(game.state, "result", None), guide.decisions)
    return Leg(plan, play, posse_at_the_end(setup, game), next_setup(setup, game))


def there_and_back(seed: int) -> tuple[Leg, Leg, Leg] | None:
    """An adventure from which both come home, one with the XP for a level and one hurt; a hazard; and a cure in town."""
    people = tuple(Person(name) for name in NAMES)
    mine = leg(Setup(mission=MISSION, heroes=HEROES, seed=seed, people=people), Guide())
    cora, rafael = mine.after.heroes
    hurt = {one.id for one in rafael.conditions}
    if len(mine.plan.decisions) > LONG or mine.plan.result != "won" or cora.dead or rafael.dead or cora.xp < 500 or not hurt:
        return None
    road = leg(mine.then, Guide())
    if not any(type(event).__name__ == "HazardAhead" for event in road.play.engine.events):
        return None
    town = leg(road.then, Guide(errands=ERRANDS))
    if not any(type(event).__name__ == "Treated" for event in town.play.engine.events):
        return None
    return mine, road, town


def lives() -> Iterator[tuple[int, str, int]]:
    yield KNOWN
    missions = sorted(content().missions)
    yield from ((seed, mission, thought) for seed in range(1, SEEDS) for mission in missions for thought in range(1, THOUGHTS))


@cache
def two_lives() -> Walk:
    """Find two such lives: in the second adventure, which is short, one of them dies and the other comes home."""
    begun: dict[int, tuple[Leg, Leg, Leg] | None] = {}
    for seed, mission, thought in lives():
        if seed not in begun:
            begun[seed] = there_and_back(seed)
        before = begun[seed]
        if before is None:
            continue
        fire = leg(before[-1].then, Guide(mission=mission), "us-marshal/level-up")
        grave = leg(fire.then, Daredevil(thought))
        dead = [hero for hero in grave.after.heroes if hero.dead]
        if len(grave.plan.decisions) > SHORT or len(dead) != 1:
            continue
        back = leg(grave.then, Guide())
        if any(not hero.dead for hero in back.after.heroes):
            home = leg(back.then, Guide())
            assert isinstance(home.then, GatheringSetup)
            return Walk(seed, *before, fire, grave, back, home)
    raise AssertionError("Nobody lives such a life.")
