"""At a gathering: which mission, and who rides along when some are dead."""

from __future__ import annotations

from zlib import crc32

from lantern.content.missions import Mission
from lantern.core.questions import Answer, ChooseOne, Option, Question
from lantern.players.heuristic.judging import best
from lantern.views.observation import GatheringObservation

#: How hard the end of a mission is, by the threat that waits there.
HARD = {"none": 1.0, "party": 1.0, "one_higher": 1.5, "high": 2.0, "epic": 2.5}
#: What an advanced mission, each Clue beyond two and each boss add to that.
ADVANCED, CLUE, BOSS = 1.0, 0.2, 0.5
#: How hard a mission a posse of level 1 looks for, with this many heroes; and how much harder for each level and hero more.
FIRST, HEROES, LEVEL, HERO = 1.2, 3, 0.5, 0.2
#: How much a posse likes to go on with a story, and how far luck carries it away.
STORY, FANCY = 0.6, 1.4
#: With fewer than these a posse whose friends are dead takes in somebody new.
FEW = 3
#: What the class of a newcomer must not be, if it can be helped.
DOUBLE = -1.0


def next_mission(seen: GatheringObservation, question: ChooseOne, luck: int) -> Answer:
    """Look for a mission that is neither too hard nor too easy; luck and the story have a say in it."""
    heroes = seen.standing()
    level = sum(hero.level for hero in heroes) / len(heroes)
    strength = FIRST + LEVEL * (level - 1) + HERO * (len(heroes) - HEROES)
    proposed = seen.proposed_mission

    def score(option: Option) -> float:
        mission = seen.content.missions.get(str(option.card))
        if mission is None:
            return -9.0
        fancy = FANCY * (crc32(f"{luck}:{mission.id}".encode()) % 1000) / 1000
        return fancy + (STORY if mission.id == proposed else 0.0) - abs(hardness(mission) - strength)

    return best([score(option) for option in question.options], luck)


def hardness(mission: Mission) -> float:
    """Return how hard a mission is, by what its card says."""
    more = ADVANCED * mission.advanced + CLUE * max(0, mission.clues - 2) + BOSS * len(mission.bosses)
    return HARD[mission.objective_threat] + more


def company(seen: GatheringObservation, question: Question) -> str | None:
    """Take in somebody new if friends are dead and few are left; they may still be raised at a later stay (DEATH-08)."""
    if question.kind != "next-mission":
        return None
    dead = any(hero.dead for hero in seen.heroes.values())
    return WELCOME if dead and not seen.newcomers and len(seen.standing()) < FEW and seen.may_take(WELCOME) else None


#: The any-time action with which somebody new is taken in.
WELCOME = "party/welcome"


def newcomer(seen: GatheringObservation, question: ChooseOne, luck: int) -> Answer:
    """Take in somebody of a class that nobody of the posse has."""
    here = {hero.hero_class for hero in seen.standing()}
    return best([DOUBLE if option.card is None or option.card in here else 0.0 for option in question.options], luck)
