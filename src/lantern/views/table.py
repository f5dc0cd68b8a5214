"""The whole table as one viewer sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from msgspec import Struct, structs

from lantern.campaign.between import BetweenState, ChapterKind, kind_of_chapter
from lantern.campaign.days import DAILY_EVENTS
from lantern.campaign.gathering import GatheringState
from lantern.campaign.journey import JourneyState, days_on_the_road, hazard_chart, is_hazardous
from lantern.campaign.playing_on import can_play_on
from lantern.campaign.stay import StayState
from lantern.core.play import Broken, Outcome, Over, Play, Waiting
from lantern.core.table import PARTY
from lantern.rules.road import locations_of
from lantern.rules.table.choices.town import AtTheCampSite, AtTheHotel
from lantern.rules.table.events import StepBegan, TurnBegan
from lantern.rules.table.settlement import Settlement, TownStay
from lantern.rules.table.state import ChapterState
from lantern.rules.town.visits import event_chance
from lantern.views.blank import blank
from lantern.views.board import TileState, bare_tile_states, map_version, tile_states
from lantern.views.dice import RollView, recent_rolls
from lantern.views.ending import EndView, bare_end, end_view
from lantern.views.enemies import EnemyView, SheetView, enemy_views, sheet_views
from lantern.views.faces import FaceView, row_face
from lantern.views.heroes import HeroView, hero_views
from lantern.views.look import ChapterLook, Look, Piece, Wire
from lantern.views.mission import MissionView, bare_mission, mission_view
from lantern.views.plan import PlanView, plan_view
from lantern.views.questions import AnyTimeView, QuestionView, any_time_views, question_view
from lantern.views.track import (
    ArrivalView,
    CardView,
    DeckView,
    TrackView,
    TurnOrder,
    arrival_views,
    bare_track,
    cards_in_play,
    deck_views,
    track_view,
    turn_order,
)


class ActivationView(Wire, frozen=True):
    """Whose activation it is, and what is left of it."""

    hero: str
    points: int
    moving: bool
    stuck: bool
    searched: bool
    attacked: bool
    dragging: str | None


class SeatView(Wire, frozen=True):
    """A seat: the heroes it runs, whether somebody holds it, whether that is you, and how many of its windows are open."""

    id: str
    name: str
    heroes: list[str]
    taken: bool
    mine: bool
    here: int
    #: A bot sits in.
    bot: bool = False


class UndoView(Wire, frozen=True):
    """What the table's policy lets be taken back now; `reason` says why nothing can be."""

    policy: Literal["free", "reseed", "no-reveal"]
    answer: bool
    activation: bool
    turn: bool
    redo: bool
    reason: str


#: Where it cannot be told what may be taken back: let people try.
ALL_CAN_BE_UNDONE = UndoView(policy="free", answer=True, activation=True, turn=True, redo=False, reason="")


class BrokenView(Wire, frozen=True):
    """A step that went wrong was taken back."""

    step: str
    report: str


class Viewer(Wire, frozen=True):
    """Who looks: the heroes that answer to it, and the seats as it sees them."""

    seats: list[SeatView]
    mine: frozenset[str]


class HazardView(Wire, frozen=True):
    """A hazard of the road that was met: on which day, who rolled what for it, and its card."""

    day: int
    hero: str
    result: int
    face: FaceView


class RoadDieView(Wire, frozen=True):
    """A die of the road, and whether it brings its hero a hazard."""

    hero: str
    face: int
    hazard: bool


class RoadView(Wire, frozen=True):
    """A journey: its dice, the hazards so far, who has still to meet one, and what of the town is destroyed.

    `day` is the one of now, `days` are all as far as they are known. Where towns have sizes, `size` says to what kind of town
    they ride.
    """

    day: int
    days: int
    dice: list[RoadDieView]
    met: list[HazardView]
    ahead: list[str]
    destroyed: list[Piece]
    size: str


class LocationView(Wire, frozen=True):
    """A location of the town: who visits it today, and whether it is destroyed, or shut for the day."""

    id: str
    name: str
    text: list[str]
    visitors: list[str]
    destroyed: bool
    shut: bool


class LodgingView(Wire, frozen=True):
    """Where heroes sleep: the Hotel or the camp site, who of them is there now, and whether nobody can sleep there any more."""

    id: str
    name: str
    says: str
    guests: list[str]
    shut: bool


class TownView(Wire, frozen=True):
    """A stay in town: the day, how far the marker of town events has got, the locations, where they sleep, and who has left.

    Those who are `done` do nothing more today: they chose so, or they cannot. `event_percent`: how likely a town event comes
    in the evening. A town that was found has a name, a size and a type, and each of its days an event (FRONTIER).
    """

    day: int
    most_days: int
    track: int
    event_percent: int
    locations: list[LocationView]
    lodgings: list[LodgingView]
    done: list[str]
    left: list[str]
    name: str
    size: str
    type: Piece | None
    daily: FaceView | None


class TableView(Wire, frozen=True):
    """Everything on the table, except the map (which seldom changes) and the log (which only grows).

    In a chapter without a map what belongs to a map, a fight or a mission is empty. `play_on`: this chapter is over, and
    another can follow it with the same heroes; `next_table` is the table of that, once it has begun.

    `threat_keywords` are what a card adds to the enemies of the next Threat card. `undrawn` says which parts of the table could
    not be drawn; what stands there is empty, and everything else is as it should be.
    """

    id: str
    name: str
    lang: str
    chapter: ChapterKind
    version: int
    answers: int
    map: str
    log: int
    mission: MissionView
    worlds: list[Piece]
    profile: Literal["revised", "classic"]
    options: list[str]
    turn: int
    phase: str
    phase_name: str
    fight: bool
    revive_tokens: int
    policies: dict[str, str]
    activation: ActivationView | None
    seats: list[SeatView]
    watching: bool
    waiting: Literal["question", "over", "broken"]
    questions: list[QuestionView]
    any_time: list[AnyTimeView]
    rolls: list[RollView]
    heroes: list[HeroView]
    enemies: list[EnemyView]
    sheets: list[SheetView]
    tiles: list[TileState]
    track: TrackView
    dread: int
    in_play: list[CardView]
    decks: list[DeckView]
    order: list[TurnOrder]
    arrivals: list[ArrivalView]
    threat_keywords: list[str]
    undo: UndoView
    notice: str
    broken: BrokenView | None
    end: EndView | None
    plan: PlanView | None
    road: RoadView | None
    town: TownView | None
    play_on: bool
    next_table: str
    undrawn: str


class TableNow(NamedTuple):
    """Which table it is, what it is called, how often it has changed, what is new since when, and what can be taken back."""

    table: str
    name: str
    version: int
    since: int
    undo: UndoView


def table_view(
    look: ChapterLook,
    play: Play[ChapterState],
    viewer: Viewer,
    *,
    table: str,
    name: str,
    version: int,
    since: int,
    undo: UndoView,
    next_table: str = "",
) -> TableView:
    """Show the table of a chapter, of whatever kind; `since` is the event of the log from which on rolls are new."""
    now = TableNow(table, name, version, since, undo)
    shown = adventure_view(look, play, viewer, now) if isinstance(look, Look) else between_view(look, play, viewer, now)
    return structs.replace(shown, next_table=next_table)


def adventure_view(
    look: Look,
    play: Play[ChapterState],
    viewer: Viewer,
    now: TableNow,
) -> TableView:
    """Show the table of an adventure."""
    state, words, outcome, part = look.state, look.words, play.outcome, look.part
    answers, happened, waiting = play.journal.answers, play.engine.events, _waiting(outcome)
    return TableView(
        id=now.table,
        name=now.name,
        lang=words.say.code,
        chapter="adventure",
        version=now.version,
        answers=answers,
        map=map_version(look),
        log=len(happened),
        mission=part("mission", lambda: mission_view(look), lambda: bare_mission(look)),
        worlds=part("mission", lambda: _worlds(look), list),
        profile="classic" if state.profile == "classic" else "revised",
        options=_options(look),
        turn=state.turn,
        phase=state.phase,
        phase_name=part("order", lambda: words.phase_text(state.phase), lambda: state.phase),
        fight=state.fight is not None,
        revive_tokens=state.revive_tokens,
        policies=dict(state.policies.get(PARTY, {})),
        activation=_activation(look),
        seats=viewer.seats,
        watching=not viewer.mine,
        waiting=waiting,
        questions=_questions(look, viewer, play),
        any_time=_any_time(look, viewer, outcome),
        rolls=part("dice", lambda: recent_rolls(look, happened, now.since), list),
        heroes=hero_views(look),
        enemies=enemy_views(look),
        sheets=sheet_views(look),
        tiles=part("map", lambda: tile_states(look), lambda: bare_tile_states(look)),
        track=part("track", lambda: track_view(look), lambda: bare_track(look)),
        dread=len(state.dread),
        in_play=part("cards", lambda: cards_in_play(look), list),
        decks=part("cards", lambda: deck_views(look), list),
        order=part("order", lambda: turn_order(look, _acting(happened)), list),
        arrivals=part("enemies", lambda: arrival_views(look), list),
        threat_keywords=part("enemies", lambda: [look.say.keywords([word]) for word in state.next_threat], list),
        undo=now.undo,
        notice=part("notice", lambda: words.notice_text(play.notice) if play.notice is not None else "", str),
        broken=part("notice", lambda: _broken(look, outcome), lambda: None),
        end=part("end", lambda: end_view(look, happened, answers), lambda: bare_end(look)) if waiting == "over" else None,
        plan=None,
        road=None,
        town=None,
        play_on=waiting == "over" and can_play_on(look.game),
        next_table="",
        undrawn=look.undrawn_text(),
    )


def between_view(
    look: ChapterLook,
    play: Play[ChapterState],
    viewer: Viewer,
    now: TableNow,
) -> TableView:
    """Show the table of a chapter between adventures: the heroes, what is planned or met, and what is asked."""
    state, words, outcome, part = look.state, look.words, play.outcome, look.part
    assert isinstance(state, BetweenState)
    waiting = _waiting(outcome)
    shown = blank(
        TableView,
        id=now.table,
        name=now.name,
        lang=words.say.code,
        chapter=kind_of_chapter(look.game),
        version=now.version,
        answers=play.journal.answers,
        map=map_version(look),
        log=len(play.engine.events),
        profile="classic" if state.profile == "classic" else "revised",
        options=_options(look),
        phase=state.phase,
        phase_name=words.phase_text(state.phase),
        policies=dict(state.policies.get(PARTY, {})),
        seats=viewer.seats,
        watching=not viewer.mine,
        waiting=waiting,
        questions=_questions(look, viewer, play),
        any_time=_any_time(look, viewer, outcome),
        rolls=part("dice", lambda: recent_rolls(look, play.engine.events, now.since), list),
        heroes=hero_views(look),
        undo=now.undo,
        notice=part("notice", lambda: words.notice_text(play.notice) if play.notice is not None else "", str),
        broken=part("notice", lambda: _broken(look, outcome), lambda: None),
        plan=plan_view(look, state) if isinstance(state, GatheringState) else None,
        road=part("road", lambda: road_view(look, state), lambda: None) if isinstance(state, JourneyState) else None,
        town=part("town", lambda: town_view(look, state), lambda: None) if isinstance(state, StayState) else None,
        play_on=waiting == "over" and can_play_on(look.game),
    )
    return structs.replace(shown, undrawn=look.undrawn_text())


def road_view(look: ChapterLook, state: JourneyState) -> RoadView:
    """Show a journey: its dice, its hazards, and what of the town ahead is destroyed."""
    chart, size = hazard_chart(state.options), state.settlement.size
    return RoadView(
        day=max(1, len(state.met)),
        days=days_on_the_road(state),
        dice=[RoadDieView(hero, face, is_hazardous(state.options, face)) for hero, face in state.dice.items()],
        met=[
            HazardView(day, each.hero, each.result, row_face(look, "chart", chart, each.result))
            for day, each in enumerate(state.met, 1)
        ],
        ahead=list(state.ahead),
        destroyed=[look.piece(each, "locations") for each in state.settlement.destroyed],
        size=look.say.text(f"table-town-{size}") if size is not None else "",
    )


def town_view(look: ChapterLook, state: StayState) -> TownView:
    """Show a stay in town: the day, the track, and who is where."""
    settlement = state.behind or state.settlement
    stay = settlement.stay or TownStay()
    locations = [
        LocationView(
            id=location,
            name=look.words.thing(location, "locations"),
            text=look.words.detail_text(location, "locations"),
            visitors=[who for who, where in stay.visits.items() if where == location and who not in stay.left],
            destroyed=location in settlement.destroyed,
            shut=location in stay.shut,
        )
        for location in (state.stood_there or locations_of(look.game))
    ]
    town = settlement.town
    return TownView(
        day=stay.day,
        most_days=settlement.most_days,
        track=stay.track,
        event_percent=round(100 * event_chance(look.content, settlement)),
        locations=locations,
        lodgings=_lodgings(look, settlement, stay),
        done=[who for who in stay.finished if who not in stay.left],
        left=list(stay.left),
        name=town.name if town is not None else "",
        size=look.say.text(f"table-town-{town.size}") if town is not None else "",
        type=look.piece(town.type, "town-types") if town is not None else None,
        daily=_daily(look, stay, town.type) if town is not None and stay.daily else None,
    )


def _lodgings(look: ChapterLook, settlement: Settlement, stay: TownStay) -> list[LodgingView]:
    """Show where they sleep, and who has not gone on a visit from there, nor left (TOWN-04)."""
    out = {*stay.visits, *stay.left}
    beds = {AtTheHotel.shapes[0]: AtTheHotel(stay.hotel), AtTheCampSite.key: AtTheCampSite()}
    return [
        LodgingView(
            id=key,
            name=look.say.text(f"table-{key}"),
            says=option.text(look.words, look.game),
            guests=[who for who, bed in stay.beds.items() if bed == key and who not in out],
            shut=stay.no_camp if key == AtTheCampSite.key else settlement.razed,
        )
        for key, option in beds.items()
    ]


def _daily(look: ChapterLook, stay: TownStay, kind: str) -> FaceView:
    """Show the event of the day: the card, or what the type of the town has in its place (FRONTIER-06)."""
    own = look.content.town_types[kind].daily
    if stay.own_daily and own is not None:
        return row_face(look, "chart", own, stay.own_daily)
    return row_face(look, "chart", DAILY_EVENTS, stay.daily)


def _questions(look: ChapterLook, viewer: Viewer, play: Play[ChapterState]) -> list[QuestionView]:
    open_now = play.outcome.questions if isinstance(play.outcome, Waiting) else {}
    position = play.journal.position
    return [
        question_view(look, question, number, position, yours=question.who in viewer.mine)
        for number, question in open_now.items()
    ]


def _any_time(look: ChapterLook, viewer: Viewer, outcome: Outcome | None) -> list[AnyTimeView]:
    """Show what may be done at any time, while a question is open that it may interrupt."""
    open_now = outcome.questions.values() if isinstance(outcome, Waiting) else ()
    if not any(question.interruptible for question in open_now):
        return []
    return look.part("any-time", lambda: any_time_views(look, viewer.mine), list)


def bare_table(
    look: ChapterLook, play: Play[ChapterState], viewer: Viewer, *, table: str, name: str, version: int
) -> TableView:
    """Show a table of which nothing can be drawn: how far it has come, and that all of it can be taken back."""
    return blank(
        TableView,
        id=table,
        name=name,
        lang=look.say.code,
        chapter=kind_of_chapter(look.game),
        version=version,
        answers=play.journal.answers,
        map="",
        seats=viewer.seats,
        watching=not viewer.mine,
        waiting=_waiting(play.outcome),
        undo=ALL_CAN_BE_UNDONE,
        undrawn=look.undrawn_text(),
    )


def for_viewer(table: TableView, viewer: Viewer) -> TableView:
    """Show a table to somebody: which seats and questions are theirs."""
    mine = viewer.mine
    return structs.replace(
        table,
        seats=viewer.seats,
        watching=not mine,
        questions=[
            one if one.yours == (one.who in mine) else structs.replace(one, yours=not one.yours) for one in table.questions
        ],
        any_time=[
            one if one.yours == (one.who in mine) else structs.replace(one, yours=not one.yours) for one in table.any_time
        ],
    )


def _acting(happened: Sequence[Struct]) -> str:
    """Return whose activation was begun last, and is not over."""
    step = next((event for event in reversed(happened) if isinstance(event, StepBegan | TurnBegan)), None)
    return step.who if isinstance(step, StepBegan) and step.step == "activation" else ""


def _waiting(outcome: Outcome | None) -> Literal["question", "over", "broken"]:
    return "over" if isinstance(outcome, Over) else "broken" if isinstance(outcome, Broken) else "question"


def _worlds(look: Look) -> list[Piece]:
    return [look.piece(world, "worlds") for world in dict.fromkeys(tile.world for tile in look.state.tiles)]


def _options(look: ChapterLook) -> list[str]:
    """Name the options that are on."""
    options = look.state.options
    return [name for name in options.__struct_fields__ if getattr(options, name) is True]


def _activation(look: Look) -> ActivationView | None:
    now = look.state.activation
    if now is None:
        return None
    return ActivationView(
        hero=now.hero,
        points=now.points,
        moving=now.moving,
        stuck=now.stuck,
        searched=now.searched,
        attacked=now.attacked,
        dragging=now.dragging,
    )


def _broken(look: ChapterLook, broken: Outcome | None) -> BrokenView | None:
    if not isinstance(broken, Broken):
        return None
    return BrokenView(step=look.words.step_text(broken.step), report=broken.report.strip().splitlines()[-1])


def one_seat(heroes: Sequence[str], *, here: int = 1) -> Viewer:
    """Let one person hold everything: the table of somebody who plays alone."""
    seat = SeatView(id="1", name="", heroes=list(heroes), taken=True, mine=True, here=here)
    return Viewer(seats=[seat], mine=frozenset([*heroes, PARTY]))
