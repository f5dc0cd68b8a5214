"""Result tables: injury, madness, mutation, depth events (INJ, MUT, DEPTH-06)."""

from __future__ import annotations

from collections.abc import Callable

from lantern.content.bends.harm import ChartDice, ChartDieAgain, ChartTwice, Doomed, RerollChart
from lantern.content.effects import Band
from lantern.content.library import Content
from lantern.content.verbs.road import LeaveForever
from lantern.core.questions import ChooseOne, Confirm
from lantern.rules.numbers.bends import bends
from lantern.rules.numbers.dice import one_again, roll, throw
from lantern.rules.numbers.limits import exhaust, is_ready
from lantern.rules.numbers.perform import perform
from lantern.rules.numbers.sources import one_source
from lantern.rules.numbers.triggers import fire, note_use
from lantern.rules.table.chapter import AnyChapter, Context
from lantern.rules.table.choices.things import CountRow
from lantern.rules.table.events import Noted
from lantern.rules.table.state import Hero

#: What may keep a result of a chart from a hero: the module of the rule puts it here.
WayOut = Callable[[AnyChapter, Hero], bool]
WAYS_OUT: dict[str, list[WayOut]] = {}

#: Charts that a table may play in place of others.
IN_PLACE_OF = {"frontier-hazards": "travel-hazards"}


def way_out_of(chart: str) -> Callable[[WayOut], WayOut]:
    """Register a rule by which a result of a chart may be cancelled."""

    def register(way_out: WayOut) -> WayOut:
        WAYS_OUT.setdefault(chart, []).append(way_out)
        return way_out

    return register


#: What changes a result of a chart, for a hero or for all: the module of the rule puts it here, every roll on a chart asks it.
ChartChange = Callable[[AnyChapter, Hero | None, str], int]
CHART_CHANGES: list[ChartChange] = []


def changes_charts(change: ChartChange) -> ChartChange:
    """Register a rule by which results of some charts are higher or lower."""
    CHART_CHANGES.append(change)
    return change


def changed_result(game: AnyChapter, hero: Hero | None, chart: str, result: int) -> int:
    """Return a result with all that changes it; what is shifted past an end of the chart is that end (MUT-23, TRAVEL-22)."""
    shift = sum(change(game, hero, chart) for change in CHART_CHANGES)
    if not shift:
        return result
    rows = game.content.charts[chart].rows
    return max(rows[0].low, min(rows[-1].high, result + shift))


def chart_row(game: AnyChapter, chart: str, result: int) -> Band:
    """Return the row of a chart for a result; fewer or other dice may roll past its ends, which then count (INJ-10)."""
    return row_of(game.content, chart, result)


def row_of(content: Content, chart: str, result: int) -> Band:
    """Return the row of a chart as it is printed, for a result."""
    rows = content.charts[chart].rows
    result = max(rows[0].low, min(rows[-1].high, result))
    return next(row for row in rows if row.low <= result <= row.high)


def roll_on_chart(game: AnyChapter, hero: Hero, chart: str, *, more_dice: int = 0) -> int:
    """Roll on a chart and suffer its result (INJ-01, MUT-01); in the basic game nobody mutates, whatever says so (OPT-11).

    Of more dice than usual the highest count.
    """
    if chart == "mutation" and game.state.options.basic_game:
        return 0
    result = roll_for_row(game, hero, chart, more_dice=more_dice)
    suffer_row(game, hero, chart, result)
    return result


def roll_for_row(game: AnyChapter, hero: Hero, chart: str, *, more_dice: int = 0) -> int:
    """Roll on a chart, and tell which row it is."""
    result = chart_result(game, hero, chart, more_dice)
    game.tell(Noted(f"chart-{chart}", hero.id, result))
    return result


def suffer_row(game: AnyChapter, hero: Hero, chart: str, result: int) -> None:
    """Suffer a row of a chart, unless there is a way out of it."""
    row = chart_row(game, chart, result)
    if not row.final and any(way_out(game, hero) for way_out in WAYS_OUT.get(chart, ())):
        return
    context = Context(source=chart, hero=hero.id)
    known, worst = _known_as(game, chart, result)
    if any(known in bend.charts and bend.result == worst for _, bend in bends(game, hero, Doomed)):
        perform(game, (LeaveForever(),), context)  # TRAVEL-23
        return
    with one_source(game, new=True):
        perform(game, row.effect, context)


def _known_as(game: AnyChapter, chart: str, result: int = 0) -> tuple[str, int]:
    """Tell which chart is meant where another may be played in its place: the last row of one is the last of the other.

    (FRONTIER-05.)
    """
    meant = IN_PLACE_OF.get(chart, chart)
    if meant == chart:
        return chart, result
    charts = game.content.charts
    return meant, charts[meant].rows[-1].high if result == charts[chart].rows[-1].high else 0


def chart_result(game: AnyChapter, hero: Hero, chart: str, more_dice: int = 0) -> int:
    """Roll the dice of a chart for a hero, and let who can have them rolled again; some roll twice and choose."""

    def once() -> int:
        return final_roll(game, hero, chart, lambda: _roll(game, hero, chart, more_dice))

    first = once()
    known, _ = _known_as(game, chart)
    if not any(known in bend.charts for _, bend in bends(game, hero, ChartTwice)):
        return first
    second = once()
    if first == second:
        return first
    options = [CountRow(chart, result) for result in (first, second)]
    question = ChooseOne(kind="chart-result", who=hero.id, options=options, about={"chart": chart}, interruptible=False)
    chosen: int = game.ask(question).value
    return chosen


def _roll(game: AnyChapter, hero: Hero, chart: str, more: int = 0) -> int:
    """Roll the dice of a chart; no Grit, except in the 2014 core (GRIT-06, GRIT-14)."""
    count, die = _dice(game, hero, chart)
    dice = count + more
    faces = throw(game, hero, chart, dice, die) if game.state.options.grit_on_charts else roll(game, chart, dice, die)
    faces = sorted(faces, reverse=True)[:count] if more else faces
    known, _ = _known_as(game, chart)
    for source, bend in bends(game, hero, ChartDieAgain):
        if known in bend.charts:
            faces = one_again(game, hero, chart, die, faces, source)
    if len(set(faces)) < len(faces) and is_of_a_location(game, chart):
        fire(game, "visit_doubles", hero)
    return faces[0] * 10 + faces[1] if game.content.charts[chart].die == "D36" else sum(faces)  # DICE-05


def is_of_a_location(game: AnyChapter, chart: str) -> bool:
    """Tell whether a chart is that of the events of a location in town (TOWN-07)."""
    return any(location.events == chart for location in game.content.locations.values())


def _dice(game: AnyChapter, hero: Hero, chart: str) -> tuple[int, str]:
    """Return how many dice a hero rolls, and which (INJ-01): afflictions and cards change what KO'd heroes roll."""
    for _, bend in bends(game, hero, ChartDice):
        if chart in bend.charts and (hero.ko or not bend.knocked_out):
            return bend.dice, bend.die
    return {"D6": 1, "3D6": 3}.get(game.content.charts[chart].die, 2), "D6"


def final_roll(game: AnyChapter, roller: Hero | None, chart: str, once: Callable[[], int]) -> int:
    """Roll on a chart; whoever holds the letter, or a telescope on the road, may have it rolled again, once (PERS-07)."""
    result = changed_result(game, roller, chart, once())
    if chart_row(game, chart, result).final:
        return result
    here = {hero.id for hero in game.present()} | game.rising  # TOWN-19: who has left town has no say in what comes there
    for hero in [hero for hero in game.state.heroes.values() if not hero.dead and hero.id in here]:
        mine = (answer for answer in bends(game, hero, RerollChart) if chart in (answer[1].charts or (chart,)))
        letter, bend = next((each for each in mine if is_ready(game, hero, each[0], each[1].limit)), (None, None))
        if letter is None or bend is None:
            continue
        about = {"chart": chart, "result": result}
        if game.ask(Confirm(kind="reroll-chart", who=hero.id, about=about, default=0, interruptible=False)):
            exhaust(game, hero, letter, bend.limit)
            note_use(game, hero, letter)
            hero.acted = True
            return changed_result(game, roller, chart, once())
    return result
