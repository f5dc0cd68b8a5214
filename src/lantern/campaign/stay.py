"""The stay in town: day by day the heroes lodge, visit, buy and are treated, until the last of them has left (TOWN).

A chapter without a map. Each day is a row of small steps: the night of each hero, where they go, what happens to each of them
there, what each buys, and the evening.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import field, structs

from lantern.campaign.between import OVER, Between, BetweenState
from lantern.campaign.days import come_of_the_day, draw_attention, happens_in_town
from lantern.campaign.posse import Posse, dismiss, muster
from lantern.campaign.shops import business_of, buy_here, have_done
from lantern.content.bends.mine import SkipsStay
from lantern.content.library import Content
from lantern.core.engine import Step
from lantern.core.questions import Answer, ChooseOne, Confirm, Option, Question, Refusal, moment_after
from lantern.core.streams import new_streams
from lantern.core.table import PARTY, Table
from lantern.rules.belongings.goods import BuyGood
from lantern.rules.belongings.resources import follow_numbers, let_pass, shed_weight
from lantern.rules.belongings.selling import could_raise
from lantern.rules.frontier import ATTENTION, find_town, type_of_town
from lantern.rules.harm.charts import chart_row, final_roll, roll_for_row, roll_on_chart, suffer_row
from lantern.rules.numbers.bends import bent
from lantern.rules.numbers.dice import roll
from lantern.rules.numbers.losing import lose
from lantern.rules.numbers.triggers import fire
from lantern.rules.road import destroy_by_chance, locations_of, open_locations, wreck
from lantern.rules.table.choices.models import ChooseHero
from lantern.rules.table.choices.town import AtTheCampSite, AtTheHotel, NowhereToday, UseService, Visit
from lantern.rules.table.events import DayBegan, LeftTown, Noted, StayBegan, TownEventCame, Visited
from lantern.rules.table.options import Options
from lantern.rules.table.settlement import Settlement, TownStay
from lantern.rules.table.state import FORMAT, Hero
from lantern.rules.town.jobs import pay_what_is_owed
from lantern.rules.town.raising import can_be_raised
from lantern.rules.town.visits import CAMP_HAZARDS, END_OF_TRACK, TOWN_EVENTS, event_dice, finish
from lantern.rules.turn.any_time import AnyTime, dealings
from lantern.rules.turn.setup import SetupError, lay_out_items

#: The total for a location event of which some towns say more (FRONTIER-03).
SEVEN = 7
#: Up to what die a location that is threatened is destroyed in the evening.
THREATENED = 2
#: How long anybody stays where a town was (CAMP-19).
ONE_NIGHT = 1
#: The last step: the town lies behind them.
LAST_GONE = "end of the stay"


class StayState(BetweenState, kw_only=True):
    """A stay in town; what happens there is told by its settlement.

    Those who are there are asked `at_once` where the order of a day lets them act on their own; in stays that began before that
    was so, one after the other. `moments` tell for each of them apart what it has done so far. When all have left, `behind` is
    the town as it was, with the locations that `stood_there`, whole or in ruins.
    """

    phase: str = "arrival"
    at_once: bool = False
    moments: dict[str, str] = field(default_factory=dict)
    behind: Settlement | None = None
    stood_there: list[str] = field(default_factory=list)


class Stay(Between[StayState]):
    """A stay in progress."""

    state_type = StayState
    kind = "stay"

    @property
    def stay(self) -> TownStay:
        """Return the stay."""
        stay = self.state.settlement.stay
        assert stay is not None
        return stay

    def has_time(self) -> bool:
        """Tell whether the heroes may use what they have: in town there is time (TOWN-24)."""
        return True

    def grit_is_barred(self) -> bool:
        """Tell whether nobody may use Grit today (FRONTIER-06)."""
        stay = self.state.settlement.stay
        return stay is not None and stay.no_grit

    def any_time_actions(self) -> list[AnyTime]:
        """Return what those in town may do, and what the dead have to sell; who has left deals with nobody (TOWN-19)."""
        if self.state.phase == OVER:
            return []
        here = self.present()
        names = {hero.id for hero in here}
        actions = [action for action in super().any_time_actions() if action.who in names]
        for hero in (*here, *can_be_raised(self)):  # DEATH-05
            actions += dealings(self, hero)
        return actions

    def present(self) -> list[Hero]:
        """Return the heroes who are in town: who has left meets nobody there any more (TOWN-19)."""
        stay = self.state.settlement.stay
        gone = stay.left if stay is not None else ()
        return [hero for hero in self.standing() if hero.id not in gone]

    def ask_each(self, heroes: Callable[[], list[Hero]], question: Callable[[Hero], Question]) -> tuple[Hero, Any] | None:
        """Ask all of these heroes at once, and hear the first who answers; return who that was, and what was chosen.

        Who has no choice is left for the end: the others may still lend it something. Nobody may be left to answer.
        """
        answered = self.ask_any(lambda: self._put_to(heroes(), question))
        return (self.hero(answered[0].who), answered[1]) if answered is not None else None

    def _put_to(self, heroes: list[Hero], question: Callable[[Hero], Question]) -> list[Question]:
        if not self.state.at_once:
            return [question(hero) for hero in heroes[:1]]
        every = [question(hero) for hero in heroes]
        asked = [each for each in every if each.only_answer() is None] or every[:1]
        for each in asked:
            each.moment = self._moment_of(each)
        return asked

    def _moment_of(self, question: Question) -> str:
        """Name the moment in which a hero is asked: by what it did so far, and what things cost it now."""
        options = question.options if isinstance(question, ChooseOne) else ()
        prices = [option.gold for option in options if isinstance(option, BuyGood)]
        prices += [option.price for option in options if isinstance(option, AtTheHotel)]
        services = [option for option in options if isinstance(option, UseService)]
        prices += [option.fee.plus for option in services if option.fee != self.content.services[option.service].gold]
        return moment_after(self.state.moments.get(question.who, ""), repr(prices))

    def heard(self, question: Question, answer: Answer) -> None:
        """Note what a hero did: whoever is asked at once with it goes on in its own time."""
        meant = self.action_meant(answer) if isinstance(answer, str) else None
        who = meant.who if meant is not None else question.who
        self.state.moments[who] = moment_after(self.state.moments.get(who, ""), f"{question.kind}/{answer}")

    def has_fallen(self, hero: Hero) -> None:
        """Let a hero who fell lose the rest of its day (TOWN-23)."""
        finish(self, hero.id)


# -- a day ----------------------------------------------------------------------------------------


def arrive_in_town(game: Stay) -> None:
    """Begin the stay: the marker is put on the first space of the track (TOWN-02)."""
    settlement = game.state.settlement
    settlement.stay = TownStay(left=[hero.id for hero in game.standing() if bent(game, hero, SkipsStay) is not None])
    if game.state.options.frontier_town:
        find_town(game)
        destroy_by_chance(game, settlement.losses)
    game.tell(StayBegan(len(game.present())))
    if settlement.razed:
        settlement.destroyed, settlement.most_days = locations_of(game), ONE_NIGHT
        game.tell(Noted("nothing-stands"))
    pay_what_is_owed(game)
    for hero in game.present():
        fire(game, "stay_begins", hero=hero)
    draw_attention(game)
    happens_in_town(game, "arrival")
    for hero in game.present():
        shed_weight(game, hero)
        follow_numbers(game, hero)
    game.state.phase = "morning" if game.present() else "gone"


def begin_day(game: Stay) -> None:
    """Begin a day (TOWN-03, TOWN-18)."""
    stay = game.stay
    stay.day += 1
    stay.lodged, stay.visits, stay.met, stay.finished, stay.treatments = [], {}, [], [], {}
    stay.quiet, stay.shards, stay.doubled, stay.beds = False, 0, [], {}
    for location in stay.for_today:
        stay.prices.pop(location, None)
    stay.for_today, stay.today, stay.barred_today = [], {}, []
    stay.day_prices, stay.day_floor, stay.visit_shift, stay.camp_die, stay.shut, stay.scarce = 0, 0, 0, "", [], False
    stay.fees, stay.twice, stay.unsold, stay.no_grit, stay.search_times = {}, [], False, False, 1
    game.turn_passes()
    game.tell(DayBegan(stay.day))
    for hero in game.present():
        fire(game, "day_starts", hero=hero)
    if game.state.options.frontier_town:
        if not game.state.settlement.razed:
            come_of_the_day(game)
        happens_in_town(game, "morning")
    game.state.phase = "night" if game.present() else "gone"


def lodge(game: Stay) -> None:
    """Let whoever chooses first say where it sleeps; at the camp site it rolls for a hazard (TOWN-04, TOWN-05)."""

    def waiting() -> list[Hero]:
        return [hero for hero in game.present() if hero.id not in game.stay.lodged]

    answered = game.ask_each(waiting, lambda hero: _beds_for(game, hero))
    if answered is None:
        game.state.phase = "visits"
        return
    hero, where = answered
    game.stay.lodged.append(hero.id)
    game.stay.beds[hero.id] = where.key
    if isinstance(where, AtTheHotel):
        lose(game, hero, "gold", where.price, "hotel")
    elif game.stay.camp_die:
        result = final_roll(game, hero, CAMP_HAZARDS, lambda: roll(game, CAMP_HAZARDS, 1, game.stay.camp_die)[0])  # FRONTIER-06
        game.tell(Noted(f"chart-{CAMP_HAZARDS}", hero.id, result))
        suffer_row(game, hero, CAMP_HAZARDS, result)
    else:
        roll_on_chart(game, hero, CAMP_HAZARDS)


def _beds_for(game: Stay, hero: Hero) -> ChooseOne:
    """Ask a hero where it sleeps: whoever cannot pay, nor raise the money, sleeps out of doors, whatever is there (TOWN-04).

    Where the town is destroyed everybody does (CAMP-19).
    """
    hotel, stands = game.stay.hotel, not game.state.settlement.razed
    options: list[Option] = [AtTheHotel(hotel)] if hero.gold >= hotel and stands else []
    if not (game.stay.no_camp and options):
        options.append(AtTheCampSite())
    alone = stands and could_raise(game, hero, hotel)
    return ChooseOne(kind="lodging", who=hero.id, options=options, default=0, alone=alone, refusals=lambda: _no_bed(game, hero))


def _no_bed(game: Stay, hero: Hero) -> list[Refusal]:
    """Tell whoever has too little for the Hotel so (TOWN-04), or that there is none (CAMP-19)."""
    hotel = game.stay.hotel
    if game.state.settlement.razed:
        return [Refusal(AtTheHotel(hotel), "the town is destroyed", "CAMP-19")]
    return [Refusal(AtTheHotel(hotel), "the hero cannot pay it", "TOWN-04")] if hero.gold < hotel else []


def choose_visits(game: Stay) -> None:
    """Let everybody choose a location before anything happens at any of them (TOWN-06)."""

    def waiting() -> list[Hero]:
        settled = {*game.stay.finished, *game.stay.visits}
        return [hero for hero in game.present() if hero.id not in settled]

    while answered := game.ask_each(waiting, lambda hero: _ways_for(game, hero)):
        hero, where = answered
        if isinstance(where, Visit):
            game.stay.visits[hero.id] = where.location
            game.tell(Visited(hero.id, where.location))
        else:
            finish(game, hero.id)
    game.state.phase = "events"


def _ways_for(game: Stay, hero: Hero) -> ChooseOne:
    """Ask a hero where it goes today (TOWN-06)."""
    options: list[Option] = [Visit(each) for each in open_locations(game)]
    return ChooseOne(kind="visit", who=hero.id, options=[*options, NowhereToday()])


def meet_location_event(game: Stay) -> None:
    """Let the next visitor roll for what happens there, in an order that they choose (TOWN-07)."""
    stay = game.stay
    waiting = [who for who in stay.visits if who not in (*stay.met, *stay.finished) and _is_here(game, who)]
    if not waiting:
        game.state.phase = "business"
        return
    options = [ChooseHero(who) for who in waiting]
    who = game.ask(ChooseOne(kind="meets-event", who=PARTY, options=options, default=0, matters=False)).value
    stay.met.append(who)
    location = game.content.locations[stay.visits[who]]
    events = location.events
    if location.moment is not None:
        fire(game, location.moment, hero=game.hero(who))  # LOC-08
        if who in stay.finished or not _is_here(game, who):  # TOWN-23
            return
    if events is not None:
        hero = game.hero(who)
        result = roll_for_row(game, hero, events)
        if who in stay.swapped:
            stay.swapped.remove(who)
            return
        suffer_row(game, hero, events, result)
        if result == SEVEN:
            happens_in_town(game, "seven", hero)
        if not chart_row(game, events, result).effect:
            fire(game, "quiet_visit", hero=game.hero(who))


def _is_here(game: Stay, who: str) -> bool:
    return any(hero.id == who for hero in game.present())


def do_business(game: Stay) -> None:
    """Let whoever of the visitors chooses first buy one thing, or be done for today (TOWN-08)."""
    stay = game.stay

    def waiting() -> list[Hero]:
        shut = game.state.settlement.destroyed
        here = [hero for hero in game.present() if hero.id in stay.visits and hero.id not in stay.finished]
        return [hero for hero in here if stay.visits[hero.id] not in shut]  # TOWN-22

    answered = game.ask_each(waiting, lambda hero: business_of(game, hero, stay.visits[hero.id]))
    if answered is None:
        game.state.phase = "evening"
        return
    hero, wish = answered
    match wish:
        case BuyGood():
            buy_here(game, hero, stay.visits[hero.id], wish)
        case UseService():
            have_done(game, hero, game.content.services[wish.service])
        case _:
            finish(game, hero.id)


def end_day(game: Stay) -> None:
    """See whether a town event comes: the longer there was none, the likelier it is (TOWN-16, TOWN-17)."""
    stay = game.stay
    destroy_by_chance(game, stay.doomed)
    wreck(game, [each for each in open_locations(game) if each in stay.threatened], THREATENED)
    stay.doomed, stay.threatened = 0, []
    happens_in_town(game, "evening")
    if stay.quiet or game.state.settlement.razed or not game.present():
        game.state.phase = "leaving"
        return
    if min(roll(game, "town-event", event_dice(game.content, game.state.settlement))) <= stay.track:
        stay.track = 1
        game.tell(TownEventCame())
        roller = game.present()[0]
        roll_on_chart(game, roller, TOWN_EVENTS)
    else:
        stay.track = min(END_OF_TRACK, stay.track + 1)
    game.state.phase = "leaving"


def leave_or_stay(game: Stay) -> None:
    """Let everybody who likes leave, and those who must (TOWN-19, TRAVEL-15)."""
    stay, most = game.stay, game.state.settlement.most_days
    last = bool(most) and stay.day >= most
    staying: list[str] = []

    def undecided() -> list[Hero]:
        return [hero for hero in game.present() if hero.id not in staying]

    for hero in undecided():
        if last or hero.id in stay.leaving:
            _leave(game, hero)
    about = {"day": stay.day}
    while answered := game.ask_each(undecided, lambda hero: Confirm(kind="leave-town", who=hero.id, about=about)):
        hero, leaves = answered
        if leaves:
            _leave(game, hero)
        else:
            staying.append(hero.id)
    stay.leaving = []
    game.state.phase = "morning" if game.present() else "gone"


def _leave(game: Stay, hero: Hero) -> None:
    game.stay.left.append(hero.id)
    game.tell(LeftTown(hero.id))


def end_stay(game: Stay) -> None:
    """Let the town lie behind them: what was destroyed is for the next stay to find rebuilt (TOWN-20, TOWN-22)."""
    for hero in game.standing():
        fire(game, "stay_ends", hero=hero)
        hero.markers.pop(ATTENTION, None)  # FRONTIER-08
    for hero in game.state.heroes.values():
        if hero.dead:
            let_pass(game, hero, "stay_ends")
    settlement, town = game.state.settlement, type_of_town(game)
    game.state.behind, game.state.stood_there = settlement, locations_of(game)
    game.state.settlement = Settlement(
        days=settlement.days + game.stay.day,
        next_mission=settlement.next_mission,
        last_mission=settlement.last_mission,
        last_won=settlement.last_won,
        bounty=settlement.bounty,
        missions=town.missions if town is not None and not settlement.razed else 1,
    )
    game.state.phase = OVER


Stay.steps = {
    "arrival": Step("arrival", arrive_in_town),
    "morning": Step("a new day", begin_day),
    "night": Step("lodging", lodge),
    "visits": Step("choice of the visits", choose_visits),
    "events": Step("location event", meet_location_event),
    "business": Step("business", do_business),
    "evening": Step("evening", end_day),
    "leaving": Step("leaving", leave_or_stay),
    "gone": Step(LAST_GONE, end_stay),
}


# -- posse in, posse out --------------------------------------------------------------------------


def new_stay(content: Content, table: Table, posse: Posse, *, seed: int, options: Options, profile: str = "revised") -> Stay:
    """Let a posse stay in town: all who live, and the dead, whom somebody may have raised."""
    if not posse.living():
        raise SetupError("Nobody of this posse is alive; the campaign goes on with new heroes (DEATH-10).")
    state = StayState(seed=seed, options=options, streams=new_streams(seed), format=FORMAT, profile=profile, at_once=True)
    muster(state, content, posse.here(), posse.settlement)
    state.at_home = [*posse.cards_but_of(content, {record.id for record in posse.here()})]
    lay_out_items(state, content)
    return Stay(state, table, content)


def posse_after_stay(state: StayState, content: Content, posse: Posse) -> Posse:
    """Return the posse as it leaves the town."""
    if state.phase != OVER:
        raise ValueError("the stay is not over")
    after = posse.with_records(dismiss(state, content, posse.here(), "stay"))
    return structs.replace(after, settlement=state.settlement)
