"""A stay in town as it goes on: who is where, what shifts its charts, how visits and the stay end (TOWN)."""

from __future__ import annotations

from lantern.content.bends.mine import CampRolls, LocationRolls, Winnings
from lantern.content.effects import InsteadToday
from lantern.content.library import Content
from lantern.content.towns import Location, TownOption
from lantern.content.verbs.town import (
    BarServices,
    DoubleWinnings,
    EndVisit,
    LeaveTown,
    LetDie,
    MoveTownTrack,
    QuietEvening,
    ShiftTreatments,
    ShiftVisits,
)
from lantern.rules.belongings.resources import gain
from lantern.rules.belongings.selling import trade_of
from lantern.rules.belongings.who import each
from lantern.rules.frontier import looked_at
from lantern.rules.harm.charts import changes_charts, is_of_a_location
from lantern.rules.harm.recovery import die
from lantern.rules.numbers.bends import bends
from lantern.rules.numbers.dice import amount
from lantern.rules.numbers.perform import performs_anywhere
from lantern.rules.numbers.throws import FACES
from lantern.rules.table.chapter import AnyChapter, Context
from lantern.rules.table.events import LeftTown
from lantern.rules.table.settlement import Settlement, TownStay
from lantern.rules.table.state import Hero

#: What is used once in an adventure is used once in any other chapter (CAMP-18).
ONCE_A_STAY = "adventure"
#: The chart of those who lodge at the camp site (TOWN-05).
CAMP_HAZARDS = "camp-site-hazards"
#: The chart of the town (TOWN-16).
TOWN_EVENTS = "town-events"
#: The last space of the town event track (TOWN-17).
END_OF_TRACK = 6


def is_played(game: AnyChapter, option: TownOption | None) -> bool:
    """Tell whether a table plays with an option; what hangs on none is always there (LOC-01)."""
    return option is None or bool(getattr(game.state.options, option))


def can_be_here(game: AnyChapter, place: Location) -> bool:
    """Tell whether a town can have a location: the table plays with it, and the town is of its type (LOC-01, FRONTIER-07)."""
    town = game.state.settlement.town
    return is_played(game, place.option) and place.town in {None, town.type if town is not None else None}


def event_dice(content: Content, settlement: Settlement) -> int:
    """Return how many dice are rolled for a town event in the evening (TOWN-16)."""
    return content.town_types[settlement.town.type].event_dice if settlement.town is not None else 1


def event_chance(content: Content, settlement: Settlement) -> float:
    """Return how likely a town event comes in the evening: one of the dice shows no more than the track (TOWN-16)."""
    stay = settlement.stay or TownStay()
    return 0.0 if stay.quiet or settlement.razed else 1 - (1 - stay.track / len(FACES["D6"])) ** event_dice(content, settlement)


def stay_of(game: AnyChapter) -> TownStay:
    """Return the stay in town; elsewhere there is none, and what is done in one does nothing that lasts."""
    return game.state.settlement.stay or TownStay()


def visited_by(game: AnyChapter, who: str | None) -> str:
    """Return the location that a hero visits today; none before it has chosen one."""
    return stay_of(game).visits.get(who or "", "")


@changes_charts
def event_shift(game: AnyChapter, hero: Hero | None, chart: str) -> int:
    """Return by how much a hero's totals for location events change, and for nothing else (MUT-23)."""
    if hero is None or not is_of_a_location(game, chart):
        return 0
    return sum(bend.change for _, bend in bends(game, hero, LocationRolls))


@changes_charts
def days_shift(game: AnyChapter, hero: Hero | None, chart: str) -> int:
    """Return by how much totals for location events change today, for everybody and for whoever is looked at (FRONTIER-08)."""
    if hero is None or not is_of_a_location(game, chart):
        return 0
    return stay_of(game).visit_shift - looked_at(game, hero)


@changes_charts
def camp_shift(game: AnyChapter, hero: Hero | None, chart: str) -> int:
    """Return by how much a hero's rolls for hazards of the camp site change (TOWN-05)."""
    return sum(bend.change for _, bend in bends(game, hero, CampRolls)) if hero is not None and chart == CAMP_HAZARDS else 0


@changes_charts
def convoy_shift(game: AnyChapter, hero: Hero | None, chart: str) -> int:  # noqa: ARG001 - it is everybody's
    """Return by how much the rolls of a stay for camp site and town change, after what came by on the road (TRAVEL-22)."""
    return game.state.settlement.hazards if chart in {CAMP_HAZARDS, TOWN_EVENTS} else 0


def win_more(game: AnyChapter, hero: Hero) -> None:
    """Give a hero who has won gold by gambling what it gets besides."""
    for source, bend in bends(game, hero, Winnings):
        gain(game, hero, "gold", amount(game, bend.gold, "gain-gold", hero, 0, source), source)
    if trade := trade_of(game):
        gain(game, hero, "gold", trade)


@performs_anywhere(EndVisit)
def end_visit(game: AnyChapter, effect: EndVisit, context: Context) -> None:
    """Let the visits of heroes be over (TOWN-07)."""
    for hero in each(game, effect.who, context):
        finish(game, hero.id)


def finish(game: AnyChapter, who: str) -> None:
    """Let a hero buy nothing more today."""
    stay = stay_of(game)
    if who not in stay.finished:
        stay.finished.append(who)


@performs_anywhere(LeaveTown)
def leave_town(game: AnyChapter, effect: LeaveTown, context: Context) -> None:
    """Make heroes leave: their visit is over at once, or their stay with the day (TOWN-19)."""
    stay = stay_of(game)
    for hero in each(game, effect.who, context):
        if effect.when == "now":
            finish(game, hero.id)
            stay.left.append(hero.id)
            game.tell(LeftTown(hero.id))
        elif hero.id not in stay.leaving:
            stay.leaving.append(hero.id)


@performs_anywhere(ShiftVisits)
def shift_visits(game: AnyChapter, effect: ShiftVisits, context: Context) -> None:  # noqa: ARG001 - it is nobody's
    """Let everybody's visits go better or worse today (FRONTIER-06)."""
    stay_of(game).visit_shift += effect.by


@performs_anywhere(MoveTownTrack)
def move_town_track(game: AnyChapter, effect: MoveTownTrack, context: Context) -> None:
    """Move the marker of town events, but not beyond the end of its track (TOWN-17)."""
    stay = stay_of(game)
    stay.track = min(END_OF_TRACK, stay.track + amount(game, effect.by, "town-track", None, context.counted, context.source))


@performs_anywhere(ShiftTreatments)
def shift_treatments(game: AnyChapter, effect: ShiftTreatments, context: Context) -> None:
    """Let treatments at the location go better or worse today."""
    location, stay = visited_by(game, context.hero), stay_of(game)
    stay.treatments[location] = stay.treatments.get(location, 0) + effect.by


@performs_anywhere(InsteadToday)
def instead_today(game: AnyChapter, effect: InsteadToday, context: Context) -> None:
    """Let the day say so: who comes to that moment looks at the row of the day (FRONTIER-06)."""


@performs_anywhere(QuietEvening)
def quiet_evening(game: AnyChapter, effect: QuietEvening, context: Context) -> None:  # noqa: ARG001 - it is nobody's
    """Let no town event come today."""
    stay_of(game).quiet = True


@performs_anywhere(BarServices)
def bar_services(game: AnyChapter, effect: BarServices, context: Context) -> None:  # noqa: ARG001 - it is nobody's
    """Let services of a kind be had no more in this stay, or today."""
    stay = stay_of(game)
    (stay.barred_today if effect.today else stay.barred).append(effect.service or effect.keyword)


@performs_anywhere(DoubleWinnings)
def double_winnings(game: AnyChapter, effect: DoubleWinnings, context: Context) -> None:  # noqa: ARG001
    """Let a hero win twice as much today."""
    assert context.hero is not None
    stay_of(game).doubled.append(context.hero)


@performs_anywhere(LetDie)
def let_die(game: AnyChapter, effect: LetDie, context: Context) -> None:
    """Let heroes die (DEATH-01)."""
    for hero in each(game, effect.who, context):
        die(game, hero)
