"""At a gathering: which mission, who goes, and who rides along when some are dead."""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from lantern.content.missions import Mission
from lantern.core.questions import Answer, ChooseOne, ChooseSome, Option, Question
from lantern.players.heuristic.judging import best
from lantern.views.observation import GatheringObservation, Hero

#: How hard the end of a mission is, by the threat that waits there.
HARD = {"none": 1.0, "party": 1.0, "one_higher": 1.5, "high": 2.0, "epic": 2.5}
#: What an advanced mission, each Clue beyond two and each boss add to that.
ADVANCED, CLUE, BOSS = 1.0, 0.2, 0.5
#: How hard a mission a posse of level 1 looks for, with this many heroes; and how much harder for each level and hero more:
#: the monsters grow with the posse as it is (LEVEL-15).
FIRST, HEROES, LEVEL, HERO = 1.2, 3, 0.2, 0.2
#: How much a posse likes to go on with a story, and how far luck carries it away.
STORY, FANCY = 0.6, 1.4
#: With fewer than these who can go together a posse whose friends are dead takes in somebody new.
FEW = 3
#: What one more who goes is worth, up to so many, and what each level costs by which the monsters, which are those of the best,
#: are ahead of the others (LEVEL-13). That much of a win it was over nine hundred adventures of bots.
ONE_MORE, MANY, BEHIND = 0.39, 5, 0.55
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


def who_goes(seen: GatheringObservation, question: ChooseSome, luck: int) -> Answer:  # noqa: ARG001
    """Let those go who are of about one level: the monsters are those of the best of them; the others wait (CAMP-13)."""
    heroes = [seen.hero(option.value) for option in question.options]
    together = {hero.id for hero in team(heroes, question.most)}
    return [place for place, hero in enumerate(heroes) if hero.id in together]


def team(heroes: Sequence[Hero], most: int) -> list[Hero]:
    """Return who of some heroes fare best together: neighbours by their level; of equal teams the larger, older one."""
    ranked = sorted(heroes, key=lambda hero: -hero.level)
    teams = [
        ranked[first : first + many] for many in range(min(most, len(ranked)), 0, -1) for first in range(len(ranked) - many + 1)
    ]
    return max(teams, key=_prospects)


def _prospects(going: Sequence[Hero]) -> float:
    ahead = going[0].level - sum(hero.level for hero in going) / len(going)
    return ONE_MORE * min(len(going), MANY) - BEHIND * ahead


def company(seen: GatheringObservation, question: Question) -> str | None:
    """Take in somebody new if friends are dead and few can go together; the dead may still be raised later (DEATH-08)."""
    if question.kind != "next-mission":
        return None
    dead = any(hero.dead for hero in seen.heroes.values())
    few = len(team(seen.standing(), MANY)) < FEW
    return WELCOME if dead and few and not seen.newcomers and seen.may_take(WELCOME) else None


#: The any-time action with which somebody new is taken in.
WELCOME = "party/welcome"


def newcomer(seen: GatheringObservation, question: ChooseOne, luck: int) -> Answer:
    """Take in somebody of a class that nobody of the posse has."""
    here = {hero.hero_class for hero in seen.standing()}
    return best([DOUBLE if option.card is None or option.card in here else 0.0 for option in question.options], luck)
