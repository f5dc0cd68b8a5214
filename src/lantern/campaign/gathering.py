"""The gathering: between two adventures the whole posse meets, trades and dresses, and some of it set out again.

A chapter without a map (CAMP-13). Where they meet, and the way there, are chapters of their own.
"""

from __future__ import annotations

from msgspec import field, structs

from lantern.campaign.between import OVER, Between, BetweenState
from lantern.campaign.posse import Posse, dismiss, muster
from lantern.content.library import Content
from lantern.core.engine import Step
from lantern.core.questions import ChooseOne, ChooseSome, Option
from lantern.core.streams import new_streams
from lantern.core.table import PARTY, Table
from lantern.rules.belongings.resources import follow_numbers, shed_weight
from lantern.rules.table.choices.models import ChooseHero
from lantern.rules.table.choices.plain import AnyMission, OtherHeroes, OtherMission, SetOutNow
from lantern.rules.table.choices.things import ChooseCard
from lantern.rules.table.events import MissionChosen, MissionProposed, PosseGathered, SetOut
from lantern.rules.table.options import Options
from lantern.rules.table.state import FORMAT
from lantern.rules.turn.any_time import no_levels
from lantern.rules.turn.levels import must_level
from lantern.rules.turn.setup import MOST_HEROES, SetupError

#: The last step: who is ready sets out.
SETTING_OUT = "setting out"


class GatheringState(BetweenState, kw_only=True):
    """A gathering: what is planned, and by whom of the posse."""

    phase: str = "mission"
    mission: str = ""
    going: list[str] = field(default_factory=list)


class Gathering(Between[GatheringState]):
    """A gathering in progress: first the mission, then who goes, then everybody makes ready."""

    state_type = GatheringState
    kind = "gathering"


# -- the steps ------------------------------------------------------------------------------------


def choose_mission(game: Gathering) -> None:
    """Choose the next mission (CAMP-10)."""
    state = game.state
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
    chosen = game.ask(ChooseOne(kind="next-mission", who=PARTY, options=options)).value
    state.mission = chosen or game.pick("mission", missions)  # MISSION-10: each is as likely as the others
    game.tell(MissionChosen(state.mission))
    state.phase = "ready" if state.going else "who-goes"


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
    others = [OtherMission()] if len(missions_open(game)) > 1 else []
    options = [SetOutNow(), *others, OtherHeroes()]
    about = {"mission": game.state.mission, "heroes": len(game.state.going)}
    question = ChooseOne(kind="set-out", who=PARTY, options=options, about=about, default=0, refusals=lambda: no_levels(game))
    game.state.phase = game.ask(question).value


def set_out(game: Gathering) -> None:
    """Set out; whoever has the XP for a level gains it first (LEVEL-09)."""
    for who in game.state.going:
        must_level(game, game.hero(who))
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
    """Let a posse gather: everybody is there, the dead too, who have no say any more."""
    if not posse.living():
        raise SetupError("Nobody of this posse is alive; the campaign goes on with new heroes (DEATH-10).")
    state = GatheringState(seed=seed, options=options, streams=new_streams(seed), format=FORMAT, profile=profile)
    muster(state, content, posse.heroes, posse.settlement)
    return Gathering(state, table, content)


def posse_after_gathering(state: GatheringState, content: Content, posse: Posse) -> Posse:
    """Return the posse as it sets out."""
    if state.phase != OVER:
        raise ValueError("the gathering is not over")
    after = posse.with_records(dismiss(state, content, posse.heroes, "gathering"))
    return structs.replace(after, settlement=state.settlement)


def who_set_out(state: GatheringState, posse: Posse) -> list[str]:
    """Return the records of those who go, in the order of the posse."""
    going = dict(zip(state.heroes, posse.heroes, strict=True))
    return [going[who].id for who in state.going]
