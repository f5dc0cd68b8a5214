"""The mission: its story and goal, what it counts, what lies about, and who came along."""

from __future__ import annotations

from msgspec import field

from lantern.rules.mission.companions import entry_of, space_of
from lantern.rules.mission.goals import mission_of, needed
from lantern.rules.naming import space_label
from lantern.views.blank import blank
from lantern.views.look import Look, Piece, Wire
from lantern.views.steps import StepView, steps_of


class CounterView(Wire, frozen=True):
    """Something that the mission counts, and how far it must get."""

    id: str
    name: str
    count: int
    needed: int


class MarkerView(Wire, frozen=True):
    """A marker of the mission on a tile, and what can be done there; or a trap of a hero, and where it lies."""

    id: str
    name: str
    text: list[str]
    tile: int


class CompanionView(Wire, frozen=True):
    """Somebody who came along: with a hero who leads, or alone in a space."""

    id: str
    name: str
    text: list[str]
    leader: str | None
    space: int | None
    wounds: int
    health: int
    dead: bool


class MissionView(Wire, frozen=True):
    """The mission. `text` is its whole sheet, `clues_needed` 0 where no Clues are looked for, `steps` the parts of its goal."""

    id: str
    name: str
    story: str
    goal: str
    text: list[str]
    rules: list[Piece]
    clues: int
    clues_needed: int
    objective_found: bool
    counters: list[CounterView]
    markers: list[MarkerView]
    companions: list[CompanionView]
    steps: list[StepView] = field(default_factory=list)


def mission_view(look: Look) -> MissionView:
    """Show the mission as far as it has got."""
    game, state = look.game, look.state
    mission = mission_of(game)
    return MissionView(
        id=mission.id,
        name=look.say.name(mission.name),
        story=look.say.name(mission.story),
        goal=look.say.name(mission.goal),
        steps=steps_of(look),
        text=look.text(mission.id, "missions"),
        rules=[
            Piece(id=rule.id, name=look.say.name(rule.name), text=look.words.power_text(rule))
            for rule in mission.special_rules
            if not rule.objective or state.objective_tile >= 0
        ],
        clues=state.clues,
        clues_needed=0 if mission.map else mission.clues,
        objective_found=state.objective_tile >= 0,
        counters=[
            CounterView(
                id=counter.id,
                name=look.say.name(counter.name),
                count=state.progress.counters.get(counter.id, 0),
                needed=needed(game, counter.id),
            )
            for counter in mission.counters
        ],
        markers=[
            MarkerView(
                id=marker.id,
                name=look.words.thing(marker.id, "markers"),
                text=look.text(marker.id, "markers"),
                tile=marker.tile,
            )
            for marker in state.progress.markers
        ]
        + _traps(look),
        companions=_companions(look),
    )


def _traps(look: Look) -> list[MarkerView]:
    """Show where heroes have laid traps: on which tile, and in which space of it."""
    return [
        MarkerView(
            id=trap.source,
            name=look.words.thing(trap.source, "upgrades"),
            text=[space_label(look.game, trap.space)],
            tile=look.game.board.tiles_of[trap.space][0],
        )
        for trap in look.state.traps
    ]


def bare_mission(look: Look) -> MissionView:
    """Show which mission it is, and nothing else."""
    return blank(MissionView, id=look.state.mission, name=look.state.mission, clues=look.state.clues)


def _companions(look: Look) -> list[CompanionView]:
    found = []
    for companion in look.state.progress.companions.values():
        space = space_of(look.game, companion)
        found.append(
            CompanionView(
                id=companion.id,
                name=look.words.thing(companion.id, "companions"),
                text=look.text(companion.id, "companions"),
                leader=companion.leader,
                space=space if space >= 0 and not companion.dead else None,
                wounds=companion.wounds,
                health=entry_of(look.game, companion.id).health,
                dead=companion.dead,
            )
        )
    return found
