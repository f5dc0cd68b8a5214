"""What a day in a town of the frontier is like: a daily event, and what the type of the town brings (FRONTIER)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from lantern.content.bends.mine import AnotherDay
from lantern.content.effects import InsteadToday
from lantern.content.towns import TownType
from lantern.core.questions import Confirm
from lantern.rules.frontier import ATTENTION, eyes_on, is_frontier, type_of_town
from lantern.rules.harm.charts import chart_row, roll_for_row, suffer_row
from lantern.rules.harm.conditions import suffer
from lantern.rules.numbers.bends import bends
from lantern.rules.numbers.in_play import mutations_of
from lantern.rules.numbers.limits import exhaust, is_ready
from lantern.rules.numbers.perform import perform
from lantern.rules.numbers.triggers import note_use
from lantern.rules.table.chapter import Context
from lantern.rules.table.events import DailyEventCame
from lantern.rules.table.state import Hero
from lantern.rules.town.visits import ONCE_A_STAY

if TYPE_CHECKING:
    from lantern.campaign.stay import Stay

#: The cards of the days (FRONTIER-06).
DAILY_EVENTS = "daily-events"
#: When a type of town does something.
TownMoment = Literal["arrival", "morning", "evening", "seven"]


def come_of_the_day(game: Stay) -> None:
    """Draw a daily event; on a day like any other a town of its own type has its own chart (FRONTIER-06)."""
    stay = game.stay
    stay.own_daily = 0
    stay.daily = number = _draw(game)
    game.tell(DailyEventCame(DAILY_EVENTS, number))
    if not game.present():
        return
    if _is_another_wanted(game, number):
        stay.daily = number = _draw(game)
        game.tell(DailyEventCame(DAILY_EVENTS, number))
    row, town = chart_row(game, DAILY_EVENTS, number), type_of_town(game)
    roller = game.present()[0]
    if not row.effect and town is not None and town.daily is not None:
        stay.own_daily = roll_for_row(game, roller, town.daily)
        game.tell(DailyEventCame(town.daily, stay.own_daily))
        suffer_row(game, roller, town.daily, stay.own_daily)
    else:
        suffer_row(game, roller, DAILY_EVENTS, number)


def _is_another_wanted(game: Stay, number: int) -> bool:
    """Ask whoever can, once in a stay, whether the event of the day is cancelled and another drawn."""
    for hero in game.present():
        for source, _ in bends(game, hero, AnotherDay):
            if is_ready(game, hero, source, ONCE_A_STAY, "day"):
                about = {"chart": DAILY_EVENTS, "result": number, "source": source}
                if game.ask(Confirm(kind="another-day", who=hero.id, about=about, default=0, interruptible=False)):
                    exhaust(game, hero, source, ONCE_A_STAY, "day")
                    note_use(game, hero, source)
                    return True
    return False


def _draw(game: Stay) -> int:
    """Draw a card that has not come yet in this stay; when all have come, any (CARD-05)."""
    rows, drawn = game.content.charts[DAILY_EVENTS].rows, game.stay.drawn
    left = [number for number in range(rows[0].low, rows[-1].high + 1) if number not in drawn]
    if not left:
        drawn.clear()
        left = list(range(rows[0].low, rows[-1].high + 1))
    drawn.append(int(game.pick("daily-event", [str(number) for number in left])))
    return drawn[-1]


def happens_in_town(game: Stay, moment: TownMoment, hero: Hero | None = None) -> None:
    """Let happen what a type of town says of a moment: to a hero, or to those who are there (FRONTIER-03).

    Where a town was nothing happens any more (CAMP-19).
    """
    town = type_of_town(game) if not game.state.settlement.razed else None
    whom = hero or next(iter(game.present()), None)
    if town is not None and whom is not None:
        today = _instead_today(game, town, moment)
        effects = getattr(town, moment) if today is None else today.effect
        perform(game, effects, Context(source=town.id, hero=whom.id, comes=True))


def _instead_today(game: Stay, town: TownType, moment: TownMoment) -> InsteadToday | None:
    """Return what today's row of the town's own chart says in place of what its type brings, if it says so (FRONTIER-06)."""
    if town.daily is None or not game.stay.own_daily:
        return None
    row = chart_row(game, town.daily, game.stay.own_daily)
    return next((each for each in row.effect if isinstance(each, InsteadToday) and each.moment == moment), None)


def draw_attention(game: Stay) -> None:
    """Let those be looked at who are mutated or Wanted: a marker for each mutation, and one more (FRONTIER-08)."""
    if is_frontier(game):
        for hero in game.present():
            for _ in range(mutations_of(game, hero) + eyes_on(game, hero)):
                suffer(game, hero, ATTENTION)
