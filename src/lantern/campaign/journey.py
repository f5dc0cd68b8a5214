"""The journey: after an adventure those who were on it ride to town, and not every mile is safe (TRAVEL).

A chapter without a map. First every hero rolls a die; then whoever rolled low meets a hazard of the road, one after the other.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field, structs

from lantern.campaign.between import OVER, Between, BetweenState
from lantern.campaign.posse import Posse, dismiss, muster
from lantern.content.library import Content
from lantern.core.engine import Step
from lantern.core.questions import ChooseOne
from lantern.core.streams import new_streams
from lantern.core.table import PARTY, Table
from lantern.rules.belongings.resources import follow_numbers, shed_weight
from lantern.rules.frontier import SIZES
from lantern.rules.harm.charts import roll_for_row, suffer_row
from lantern.rules.numbers.dice import throw
from lantern.rules.numbers.triggers import fire
from lantern.rules.table.choices.models import ChooseHero
from lantern.rules.table.choices.town import RideTo
from lantern.rules.table.events import Arrived, HazardAhead, JourneyBegan, TownChosen
from lantern.rules.table.options import Options
from lantern.rules.table.state import FORMAT, Hero
from lantern.rules.turn.setup import SetupError, lay_out_items

#: A die of the road that shows no more than this brings a hazard (TRAVEL-03).
HAZARDOUS = 2
#: The chart of the rulebook (TRAVEL-05, TRAVEL-07).
HAZARDS = "travel-hazards"
#: The same where towns have sizes, and its chart (FRONTIER-02, FRONTIER-05).
HAZARDOUS_FRONTIER = 3
FRONTIER_HAZARDS = "frontier-hazards"
#: The last step: they are in town.
ARRIVAL = "arrival in town"


class HazardMet(Struct, frozen=True):
    """A hazard of the road: who rolled for it, and what."""

    hero: str
    result: int


class JourneyState(BetweenState, kw_only=True):
    """A journey: the dice of the road, who still has to meet a hazard, and what was met so far, the one of now too."""

    phase: str = "dice"
    dice: dict[str, int] = field(default_factory=dict)
    ahead: list[str] = field(default_factory=list)
    met: list[HazardMet] = field(default_factory=list)


class Journey(Between[JourneyState]):
    """A journey in progress."""

    state_type = JourneyState
    kind = "journey"

    def has_time(self) -> bool:
        """Tell whether the heroes may use what they have: on the road there is time (TOWN-24)."""
        return True

    def present(self) -> list[Hero]:
        """Return the heroes to whom happens what happens: those who do not ride past it."""
        return [hero for hero in self.standing() if hero.id not in self.aside]

    def is_on_the_road(self) -> bool:
        """Tell whether the heroes are travelling."""
        return True


def hazard_chart(options: Options) -> str:
    """Name the chart of the hazards of the road (TRAVEL-05, FRONTIER-05)."""
    return FRONTIER_HAZARDS if options.frontier_town else HAZARDS


def is_hazardous(options: Options, face: int) -> bool:
    """Tell whether a die of the road brings a hazard (TRAVEL-03, FRONTIER-02)."""
    return face <= (HAZARDOUS_FRONTIER if options.frontier_town else HAZARDOUS)


def days_on_the_road(state: JourneyState) -> int:
    """Count the days from the mine to the town, as far as they are known: one for each hazard, one for a quiet road."""
    return max(1, len(state.met) + len(state.ahead))


# -- the steps ------------------------------------------------------------------------------------


def choose_town(game: Journey) -> None:
    """Let the posse choose how large a town it rides to: the larger, the longer the road (FRONTIER-02)."""
    question = ChooseOne(kind="town-size", who=PARTY, options=[RideTo(size) for size in SIZES])
    game.state.settlement.size = size = game.ask(question).value
    game.tell(TownChosen(size))
    game.state.phase = "dice"


def set_out_for_town(game: Journey) -> None:
    """Let everybody roll a die of the road; each that is low adds a hazard (TRAVEL-03, TRAVEL-04)."""
    game.tell(JourneyBegan(len(game.standing())))
    for hero in game.standing():  # what an adventure gave may be too much to carry home
        shed_weight(game, hero)
        follow_numbers(game, hero)
    for hero in game.standing():
        fire(game, "travels", hero=hero)  # TRAVEL-27
    options, size = game.state.options, game.state.settlement.size
    for hero in game.standing():
        if size in {"medium", "large"}:
            _meets_one_more(game, hero)  # FRONTIER-02
        if size == "medium":
            continue
        face = throw(game, hero, "travel", worth=lambda faces: is_hazardous(options, faces[0]))[0]
        game.state.dice[hero.id] = face
        if is_hazardous(options, face):
            _meets_one_more(game, hero)
    game.state.phase = "hazard" if game.state.ahead else "arrival"


def _meets_one_more(game: Journey, hero: Hero) -> None:
    game.state.ahead.append(hero.id)
    game.tell(HazardAhead(hero.id))


def meet_a_hazard(game: Journey) -> None:
    """Let one of those who must roll for a hazard, and live through it before the next one rolls (TRAVEL-04, TRAVEL-05)."""
    state = game.state
    waiting = [hero for hero in state.ahead if not _is_gone(game, hero)]
    if waiting:
        options = [ChooseHero(hero) for hero in dict.fromkeys(waiting)]
        who = game.ask(ChooseOne(kind="meets-hazard", who=PARTY, options=options, default=0)).value
        waiting.remove(who)
        state.ahead = waiting
        chart = hazard_chart(state.options)
        result = roll_for_row(game, game.hero(who), chart)
        state.met.append(HazardMet(who, result))
        suffer_row(game, game.hero(who), chart, result)
        game.aside.clear()
        fire(game, "hazard_met")
    state.ahead = [hero for hero in waiting if not (_is_gone(game, hero) or state.settlement.near)]
    state.phase = "hazard" if state.ahead and game.standing() else "arrival"


def _is_gone(game: Journey, who: str) -> bool:
    """Tell whether a hero is no longer on the way: dead, or gone for ever (DEATH-09)."""
    hero = game.hero(who)
    return hero.dead or hero.lost_for_good


def arrive(game: Journey) -> None:
    """Come to town (TRAVEL-25)."""
    game.state.settlement.days += days_on_the_road(game.state)
    game.tell(Arrived(len(game.standing())))
    game.state.phase = OVER


Journey.steps = {
    "where": Step("choice of the town", choose_town),
    "dice": Step("setting out for town", set_out_for_town),
    "hazard": Step("hazard of the road", meet_a_hazard),
    "arrival": Step(ARRIVAL, arrive),
}


# -- posse in, posse out --------------------------------------------------------------------------


def who_travels(posse: Posse, going: Sequence[str]) -> list[str]:
    """Return the records of those who come home from an adventure alive; who stayed in town has no way to go."""
    living = [record.id for record in posse.living()]
    return [name for name in living if name in going] if going else living


def new_journey(
    content: Content,
    table: Table,
    posse: Posse,
    going: Sequence[str],
    *,
    seed: int,
    options: Options,
    profile: str = "revised",
) -> Journey:
    """Begin the journey to town of those of a posse who were on an adventure."""
    records = [posse.record(name) for name in who_travels(posse, going)]
    if not records:
        raise SetupError("Nobody of those who were on the adventure is alive; nobody travels (DEATH-10).")
    state = JourneyState(seed=seed, options=options, streams=new_streams(seed), format=FORMAT, profile=profile)
    state.phase = "where" if options.frontier_town else "dice"
    muster(state, content, records, posse.settlement)
    here = {record.id for record in records}
    state.at_home = [*posse.cards_but_of(content, here)]
    lay_out_items(state, content)
    return Journey(state, table, content)


def posse_after_journey(state: JourneyState, content: Content, posse: Posse, going: Sequence[str]) -> Posse:
    """Return the posse as it comes to town."""
    if state.phase != OVER:
        raise ValueError("the journey is not over")
    before = [posse.record(name) for name in who_travels(posse, going)]
    after = posse.with_records(dismiss(state, content, before, "journey"))
    return structs.replace(after, settlement=state.settlement)
