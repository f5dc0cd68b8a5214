"""Result tables: injury, madness, mutation, depth events (INJ, MUT, DEPTH-06)."""

from __future__ import annotations

from collections.abc import Callable

from lantern.content.bends.harm import ChartDice, ChartTwice, Doomed, RerollChart
from lantern.content.effects import Band
from lantern.content.verbs.road import LeaveForever
from lantern.core.questions import ChooseOne, Confirm
from lantern.rules.numbers.bends import bends
from lantern.rules.numbers.dice import roll, throw
from lantern.rules.numbers.limits import exhaust, is_ready
from lantern.rules.numbers.perform import perform
from lantern.rules.numbers.sources import one_source
from lantern.rules.numbers.triggers import note_use
from lantern.rules.table.chapter import AnyChapter, Context
from lantern.rules.table.choices.things import CountRow
from lantern.rules.table.events import Noted
from lantern.rules.table.state import Hero

#: What may keep a result of a chart from a hero: the module of the rule puts it here.
WayOut = Callable[[AnyChapter, Hero], bool]
WAYS_OUT: dict[str, list[WayOut]] = {}


def way_out_of(chart: str) -> Callable[[WayOut], WayOut]:
    """Register a rule by which a result of a chart may be cancelled."""

    def register(way_out: WayOut) -> WayOut:
        WAYS_OUT.setdefault(chart, []).append(way_out)
        return way_out

    return register


def chart_row(game: AnyChapter, chart: str, result: int) -> Band:
    """Return the row of a chart for a result; fewer or other dice may roll past its ends, which then count (INJ-10)."""
    rows = game.content.charts[chart].rows
    result = max(rows[0].low, min(rows[-1].high, result))
    return next(row for row in rows if row.low <= result <= row.high)


def roll_on_chart(game: AnyChapter, hero: Hero, chart: str, *, more_dice: int = 0, shift: int = 0) -> int:
    """Roll on a chart and suffer its result (INJ-01, MUT-01); in the basic game nobody mutates, whatever says so (OPT-11).

    Of more dice than usual the highest count. What is shifted past an end of the chart is that end.
    """
    if chart == "mutation" and game.state.options.basic_game:
        return 0
    result = roll_for_row(game, hero, chart, more_dice=more_dice, shift=shift)
    suffer_row(game, hero, chart, result)
    return result


def roll_for_row(game: AnyChapter, hero: Hero, chart: str, *, more_dice: int = 0, shift: int = 0) -> int:
    """Roll on a chart, and tell which row it is."""
    result = chart_result(game, hero, chart, more_dice)
    if shift:
        rows = game.content.charts[chart].rows
        result = max(rows[0].low, min(rows[-1].high, result + shift))
    game.tell(Noted(f"chart-{chart}", hero.id, result))
    return result


def suffer_row(game: AnyChapter, hero: Hero, chart: str, result: int) -> None:
    """Suffer a row of a chart, unless there is a way out of it."""
    row = chart_row(game, chart, result)
    if not row.final and any(way_out(game, hero) for way_out in WAYS_OUT.get(chart, ())):
        return
    context = Context(source=chart, hero=hero.id)
    if any(chart in bend.charts and bend.result == result for _, bend in bends(game, hero, Doomed)):
        perform(game, (LeaveForever(),), context)  # TRAVEL-23
        return
    with one_source(game, new=True):
        perform(game, row.effect, context)


def chart_result(game: AnyChapter, hero: Hero, chart: str, more_dice: int = 0) -> int:
    """Roll the dice of a chart for a hero, and let who can have them rolled again; some roll twice and choose."""

    def once() -> int:
        return final_roll(game, chart, lambda: _roll(game, hero, chart, more_dice))

    first = once()
    if not any(chart in bend.charts for _, bend in bends(game, hero, ChartTwice)):
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
    return faces[0] * 10 + faces[1] if game.content.charts[chart].die == "D36" else sum(faces)  # DICE-05


def _dice(game: AnyChapter, hero: Hero, chart: str) -> tuple[int, str]:
    """Return how many dice a hero rolls, and which (INJ-01): afflictions and cards change what KO'd heroes roll."""
    for _, bend in bends(game, hero, ChartDice):
        if chart in bend.charts and (hero.ko or not bend.knocked_out):
            return bend.dice, bend.die
    return {"D6": 1, "3D6": 3}.get(game.content.charts[chart].die, 2), "D6"


def final_roll(game: AnyChapter, chart: str, once: Callable[[], int]) -> int:
    """Roll on a chart; whoever holds the letter may have it rolled again, and that stands (PERS-07)."""
    result = once()
    if chart_row(game, chart, result).final:
        return result
    for hero in [hero for hero in game.state.heroes.values() if not hero.dead and (not hero.ko or hero.id in game.rising)]:
        ready = (answer for answer in bends(game, hero, RerollChart) if is_ready(game, hero, answer[0], answer[1].limit))
        letter, bend = next(ready, (None, None))
        if letter is None or bend is None:
            continue
        about = {"chart": chart, "result": result}
        if game.ask(Confirm(kind="reroll-chart", who=hero.id, about=about, default=0, interruptible=False)):
            exhaust(game, hero, letter, bend.limit)
            note_use(game, hero, letter)
            hero.acted = True
            return once()
    return result
