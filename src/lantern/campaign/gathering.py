"""The gathering: between two adventures the whole posse meets, trades and dresses, and some of it set out again.

A chapter without a map (CAMP-13). Where they meet, and the way there, are chapters of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import field, structs

from lantern.campaign.between import OVER, Between, BetweenState
from lantern.campaign.company import CompanyChange, changes_meant, possible_changes, welcome_somebody, welcome_who_is_made
from lantern.campaign.posse import Posse, dismiss, muster
from lantern.campaign.records import Apart, HeroRecord
from lantern.content.library import Content
from lantern.core.engine import Step
from lantern.core.questions import Answer, ChooseOne, ChooseSome, Option, Question, moment_after
from lantern.core.streams import new_streams
from lantern.core.table import PARTY, Table
from lantern.rules.belongings.resources import follow_numbers, shed_weight
from lantern.rules.table.choices.models import ChooseHero
from lantern.rules.table.choices.plain import AnyMission, OtherHeroes, OtherMission, SetOutNow
from lantern.rules.table.choices.things import ChooseCard
from lantern.rules.table.events import MissionChosen, MissionProposed, PosseGathered, SetOut
from lantern.rules.table.options import Options
from lantern.rules.table.state import FORMAT, Hero
from lantern.rules.turn.any_time import AnyTime, no_levels
from lantern.rules.turn.levels import must_level
from lantern.rules.turn.making import hear_a_choice
from lantern.rules.turn.setup import MOST_HEROES

#: The last step: who is ready sets out.
SETTING_OUT = "setting out"


class GatheringState(BetweenState, kw_only=True):
    """A gathering: what is planned, and by whom of the posse.

    `newcomers` have joined here, or come back; `parted` are apart from now on, those `riding` in another campaign; those
    `resting` can be called back (CAMP-13). `moment` tells what was done here, but by those who are being made.
    """

    phase: str = "mission"
    mission: str = ""
    going: list[str] = field(default_factory=list)
    newcomers: list[HeroRecord] = field(default_factory=list)
    parted: dict[str, Apart] = field(default_factory=dict)
    resting: list[HeroRecord] = field(default_factory=list)
    riding: dict[str, str] = field(default_factory=dict)
    moment: str = ""


class Gathering(Between[GatheringState]):
    """A gathering in progress: first the mission, then who goes, then everybody makes ready."""

    state_type = GatheringState
    kind = "gathering"

    def standing(self) -> tuple[Hero, ...]:
        """Return the heroes who live and are of the posse."""
        return tuple([hero for hero in super().standing() if hero.id not in self.state.parted])

    def ask_beside(self, question: Callable[[], Question]) -> Any:
        """Ask something that is for all, while the players of those who are new make their heroes."""
        while True:
            welcome_who_is_made(self)
            if (answered := hear_a_choice(self, lambda: self._for_all(question()))) is not None:
                return answered[1]

    def _for_all(self, question: Question) -> Question:
        question.moment = self.state.moment
        return question

    def heard(self, question: Question, answer: Answer) -> None:
        """Note what was done, for those apart who are being made, and who settle in at once when they are."""
        super().heard(question, answer)
        meant = self.action_meant(answer) if isinstance(answer, str) else None
        if (meant.who if meant is not None else question.who) not in self.state.making:
            self.state.moment = moment_after(self.state.moment, f"{question.kind}/{answer}")

    def has_died(self, hero: Hero) -> None:
        """Let a hero who dies here not be one of those who go (DEATH-02)."""
        super().has_died(hero)
        if hero.id in self.state.going:
            self.state.going.remove(hero.id)

    def company_changes(self) -> list[CompanyChange]:
        """Return who may leave and who may come back, and that somebody new may join, until all is done (CAMP-13)."""
        return [] if self.state.phase == OVER else possible_changes(self)

    def action_meant(self, key: str) -> AnyTime | None:
        """Return the any-time action that a key means; who is of the posse may be changed, too."""
        return super().action_meant(key) or (changes_meant(self, key) if self.state.phase != OVER else None)


# -- the steps ------------------------------------------------------------------------------------


def choose_mission(game: Gathering) -> None:
    """Choose the next mission (CAMP-10); if nobody is left, the campaign goes on with somebody new first (DEATH-10)."""
    state = game.state
    while not game.standing():
        welcome_somebody(game)
    if not state.mission:
        game.tell(PosseGathered(len(game.standing())))
        for hero in game.standing():  # what an adventure gave may be too much to carry home
            shed_weight(game, hero)
            follow_numbers(game, hero)
    missions = missions_open(game)
    proposed = next_in_story(game)
    if proposed is not None and not state.mission:
        game.tell(MissionProposed(proposed))
    options: list[Option] = [ChooseCard(mission, "missions") for mission in missions]
    if len(missions) > 1:
        options.append(AnyMission())
    chosen = game.ask_beside(lambda: ChooseOne(kind="next-mission", who=PARTY, options=options)).value
    state.mission = chosen or _by_chance(game, missions)
    game.tell(MissionChosen(state.mission))
    state.phase = "ready" if state.going else "who-goes"


def _by_chance(game: Gathering, missions: list[str]) -> str:
    """Draw a mission, each as likely as the others (MISSION-10); from some towns more of them, and the party takes one.

    (FRONTIER-10.)
    """
    drawn = [game.pick("mission", missions) for _ in range(game.state.settlement.missions)]
    options = [ChooseCard(mission, "missions") for mission in dict.fromkeys(drawn)]
    if len(options) == 1:
        return drawn[0]
    chosen: str = game.ask_beside(lambda: ChooseOne(kind="next-mission", who=PARTY, options=options)).value
    return chosen


def missions_open(game: Gathering) -> list[str]:
    """Return the missions to choose from: all, however often they were played, unless the last one left no choice.

    (MISSION-13, CAMP-19.)
    """
    settled = game.state.settlement.next_mission
    return [settled] if settled in game.content.missions else sorted(game.content.missions)


def next_in_story(game: Gathering) -> str | None:
    """Return the mission that goes well with the last one, as it ended, if there is a choice (MISSION-14)."""
    settlement = game.state.settlement
    last = game.content.missions.get(settlement.last_mission)
    if last is None:
        return None
    following = last.next_in_story.success if settlement.last_won else last.next_in_story.failure
    return following if following in missions_open(game) and len(missions_open(game)) > 1 else None


def choose_who_goes(game: Gathering) -> None:
    """Choose who of the posse goes; the others keep what they have, and wait (CAMP-13, SCALE-03)."""
    while not game.standing():  # the last may have ridden off
        welcome_somebody(game)
    chosen = {option.value for option in game.ask_beside(lambda: _who_can_go(game))}
    game.state.going = [hero.id for hero in game.standing() if hero.id in chosen]
    game.state.phase = "ready"


def _who_can_go(game: Gathering) -> ChooseSome:
    heroes = game.standing()
    most = min(MOST_HEROES, len(heroes))
    options = [ChooseHero(hero.id) for hero in heroes]
    return ChooseSome(kind="who-goes", who=PARTY, options=options, least=1, most=most, default=list(range(most)))


def make_ready(game: Gathering) -> None:
    """Trade and dress until somebody says that it is time."""
    others = [OtherMission()] if len(missions_open(game)) > 1 else []
    options = [SetOutNow(), *others, OtherHeroes()]
    about = {"mission": game.state.mission, "heroes": len(game.state.going)}
    question = ChooseOne(kind="set-out", who=PARTY, options=options, about=about, default=0, refusals=lambda: no_levels(game))
    wish = game.ask_beside(lambda: question).value
    game.state.phase = wish if game.state.going else "who-goes"  # all who would have gone may have parted meanwhile


def set_out(game: Gathering) -> None:
    """Set out when everybody is made; whoever has the XP for a level gains it first (LEVEL-09), and may die of that."""
    while game.state.making:
        hear_a_choice(game)
        welcome_who_is_made(game)
    for who in [*game.state.going]:
        must_level(game, game.hero(who))
    if not game.state.going:
        game.state.phase = "who-goes"
        return
    for who in game.state.going:
        game.tell(SetOut(who, game.state.mission))
    game.state.phase = OVER


Gathering.steps = {
    "mission": Step("choice of the mission", choose_mission),
    "who-goes": Step("choice of the heroes", choose_who_goes),
    "ready": Step("making ready", make_ready),
    "leaving": Step(SETTING_OUT, set_out),
}


# -- posse in, posse out --------------------------------------------------------------------------


def new_gathering(
    content: Content, table: Table, posse: Posse, *, seed: int, options: Options, profile: str = "revised"
) -> Gathering:
    """Let a posse gather: everybody is there who is not apart, the dead too, who have no say any more."""
    state = GatheringState(seed=seed, options=options, streams=new_streams(seed), format=FORMAT, profile=profile)
    state.resting = posse.apart()
    muster(state, content, posse.here(), posse.settlement)
    state.at_home = [*posse.cards_but_of(content, {record.id for record in posse.here()})]
    return Gathering(state, table, content)


def posse_after_gathering(state: GatheringState, content: Content, posse: Posse) -> Posse:
    """Return the posse as it sets out."""
    if state.phase != OVER:
        raise ValueError("the gathering is not over")
    after = dismiss(state, content, who_came(state, posse), "gathering")
    for hero, record in zip(state.heroes, after, strict=True):
        record.apart = state.parted.get(hero, "")
        record.rides_with = state.riding.get(hero, "")
    return structs.replace(posse.with_records(after), settlement=state.settlement)


def who_came(state: GatheringState, posse: Posse) -> list[HeroRecord]:
    """Return the records of those who are, or were, at a gathering, as they came to it, in their order."""
    return [*posse.here(), *state.newcomers]


def who_set_out(state: GatheringState, posse: Posse) -> list[str]:
    """Return the records of those who go, by the posse as it came to the gathering."""
    records = dict(zip(state.heroes, who_came(state, posse), strict=True))
    return [records[who].id for who in state.going]
