"""The gathering: between two adventures the whole posse meets, trades and dresses, and some of it set out again.

A chapter without a map (CAMP-13). Where they meet, and the way there, are chapters of their own.
"""

from __future__ import annotations

from typing import Literal

from msgspec import field, structs

from lantern.campaign.posse import Posse, dismiss, muster
from lantern.content.library import Content
from lantern.core.engine import Step
from lantern.core.questions import ChooseOne, ChooseSome
from lantern.core.streams import new_streams
from lantern.core.table import PARTY, Table
from lantern.rules.belongings.resources import follow_numbers, shed_weight
from lantern.rules.table.chapter import ChapterGame
from lantern.rules.table.choices.models import ChooseHero
from lantern.rules.table.choices.plain import OtherHeroes, OtherMission, SetOutNow
from lantern.rules.table.choices.things import ChooseCard
from lantern.rules.table.events import MissionChosen, PosseGathered, SetOut
from lantern.rules.table.options import Options
from lantern.rules.table.state import FORMAT, ChapterState
from lantern.rules.turn.any_time import AnyTime, always_possible, named, no_levels, things_to_do
from lantern.rules.turn.levels import must_level
from lantern.rules.turn.setup import MOST_HEROES, SetupError

GatheringPhase = Literal["mission", "who-goes", "ready", "leaving", "over"]
#: The last step: who is ready sets out.
SETTING_OUT = "setting out"


class GatheringState(ChapterState, kw_only=True):
    """A gathering: what is planned, and by whom of the posse."""

    phase: GatheringPhase = "mission"
    mission: str = ""
    going: list[str] = field(default_factory=list)


class Gathering(ChapterGame[GatheringState]):
    """A gathering in progress."""

    state_type = GatheringState

    def next_step(self) -> Step | None:
        """Return the next step: first the mission, then who goes, then everybody makes ready."""
        return STEPS.get(self.state.phase)

    def any_time_actions(self) -> list[AnyTime]:
        """Return what the heroes may do with their things."""
        if self.state.phase == "over":
            return []
        return [action for hero in self.standing() for action in things_to_do(self, hero)]

    def action_meant(self, key: str) -> AnyTime | None:
        """Return the any-time action that a key means, if it is possible now."""
        return always_possible(self, key) or named(self.any_time_actions(), key)

    def take_any_time(self, key: str) -> None:
        """Do an any-time action; who can carry less now makes room at once (ITEM-08)."""
        super().take_any_time(key)
        for hero in self.standing():
            shed_weight(self, hero)


# -- the steps ------------------------------------------------------------------------------------


def choose_mission(game: Gathering) -> None:
    """Choose the next mission (CAMP-10)."""
    state = game.state
    if not state.mission:
        game.tell(PosseGathered(len(game.standing())))
        for hero in game.standing():  # what an adventure gave may be too much to carry home
            shed_weight(game, hero)
            follow_numbers(game, hero)
    missions = sorted(game.content.missions)
    options = [ChooseCard(mission, "missions") for mission in missions]
    state.mission = game.ask(ChooseOne(kind="next-mission", who=PARTY, options=options)).value
    game.tell(MissionChosen(state.mission))
    state.phase = "ready" if state.going else "who-goes"


def choose_who_goes(game: Gathering) -> None:
    """Choose who of the posse goes; the others keep what they have, and wait (CAMP-13, SCALE-03)."""
    heroes = game.standing()
    options = [ChooseHero(hero.id) for hero in heroes]
    most = min(MOST_HEROES, len(heroes))
    everybody = list(range(most))
    question = ChooseSome(kind="who-goes", who=PARTY, options=options, least=1, most=most, default=everybody)
    chosen = {option.value for option in game.ask(question)}
    game.state.going = [hero.id for hero in heroes if hero.id in chosen]
    game.state.phase = "ready"


def make_ready(game: Gathering) -> None:
    """Trade and dress until somebody says that it is time."""
    options = [SetOutNow(), OtherMission(), OtherHeroes()]
    about = {"mission": game.state.mission, "heroes": len(game.state.going)}
    question = ChooseOne(kind="set-out", who=PARTY, options=options, about=about, default=0, refusals=lambda: no_levels(game))
    game.state.phase = game.ask(question).value


def set_out(game: Gathering) -> None:
    """Set out; whoever has the XP for a level gains it first (LEVEL-09)."""
    for who in game.state.going:
        must_level(game, game.hero(who))
    for who in game.state.going:
        game.tell(SetOut(who, game.state.mission))
    game.state.phase = "over"


STEPS: dict[str, Step] = {
    "mission": Step("choice of the mission", choose_mission),
    "who-goes": Step("choice of the heroes", choose_who_goes),
    "ready": Step("making ready", make_ready),
    "leaving": Step(SETTING_OUT, set_out),
}


# -- posse in, posse out --------------------------------------------------------------------------


def new_gathering(
    content: Content, table: Table, posse: Posse, *, seed: int, options: Options, profile: str = "revised"
) -> Gathering:
    """Let a posse gather: everybody is there, the dead too, who have no say any more."""
    if not posse.living():
        raise SetupError("Nobody of this posse is alive; the campaign goes on with new heroes (DEATH-10).")
    state = GatheringState(seed=seed, options=options, streams=new_streams(seed), format=FORMAT, profile=profile)
    muster(state, content, posse.heroes, posse.settlement)
    return Gathering(state, table, content)


def posse_after_gathering(state: GatheringState, content: Content, posse: Posse) -> Posse:
    """Return the posse as it sets out."""
    if state.phase != "over":
        raise ValueError("the gathering is not over")
    after = posse.with_records(dismiss(state, content, posse.heroes, "gathering"))
    return structs.replace(after, settlement=state.settlement)


def who_set_out(state: GatheringState, posse: Posse) -> list[str]:
    """Return the records of those who go, in the order of the posse."""
    going = dict(zip(state.heroes, posse.heroes, strict=True))
    return [going[who].id for who in state.going]
