"""What a mission is made of: its elements, what it counts, what lies about, who comes along, when it is won or lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from lantern.content.effects import Effect
from lantern.content.entry import Entry, Power
from lantern.content.nouns import NounForms
from lantern.content.verbs.grammar import CompanionId, CounterId, EnemyId, MarkerId, MissionId, PlaceId, Text, TileId, WorldId

TokenOnMap = Annotated[str, Meta(extra={"refers": "tokens on a map"})]

#: A token of a fixed map that is drawn from the stack.
ANY_TOKEN = "any"  # noqa: S105 - an Exploration token
#: The places that every mission has: the first tile, and the Objective once it is found.
PLACES = ("entrance", "objective")


class SpecialRule(Power, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A rule that holds only in a mission; one of the Objective acts once that is found (MISSION-04, MISSION-05)."""

    id: str
    name: Text
    objective: bool = False


class Counter(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that a mission counts; it is reached at `goal`, and `per_hero` more for each hero of the party.

    `reached`: how to say that it is, if there is something better than its number.
    """

    id: str
    name: Text
    grammar: NounForms = field(default_factory=dict)
    reached: Text = field(default_factory=dict)
    goal: int
    per_hero: int = 0


class Marker(Power, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that lies on a tile; its actions are for heroes there."""

    id: str
    name: Text
    grammar: NounForms = field(default_factory=dict)


class Companion(Power, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody whom a hero leads; its powers are its leader's for as long."""

    id: str
    name: Text
    grammar: NounForms = field(default_factory=dict)
    health: int


class Boss(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An enemy whose Health in this mission depends on the number of heroes."""

    kind: EnemyId
    health: int
    per_hero: int = 0


class MapTile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A tile of a fixed map (MISSION-22): which exit of an earlier one it joins, as in "0:N", and what lies on it."""

    tile: TileId
    joins: str = ""
    by: Literal["N", "E", "S", "W"] | None = None
    place: str = ""
    token: TokenOnMap | None = None
    marker: MarkerId | None = None
    objective: bool = False


class Goal(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """When a mission is won: all that is said must hold."""

    objective_fight: bool = False
    counters: tuple[CounterId, ...] = ()
    slain: tuple[EnemyId, ...] = ()
    heroes_at: PlaceId | None = None
    companions: tuple[CompanionId, ...] = ()
    no_enemies: bool = False


class Doom(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """When a mission is lost besides (WIN-02, WIN-03): a counter is reached, or somebody is dead."""

    counters: tuple[CounterId, ...] = ()
    companions: tuple[CompanionId, ...] = ()


class NextInStory(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The mission that may well come next, by how this one ended; nobody has to play it (MISSION-14)."""

    success: MissionId | None = None
    failure: MissionId | None = None


class Mission(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The elements of a mission (MISSION-01)."""

    world: WorldId = "mines"
    classic: bool = False
    advanced: bool = False
    story: Text
    goal: Text
    success: Text
    failure_text: Text = field(default_factory=dict)
    darkness_at: int | None = None
    party_at: int | None = None
    map: tuple[MapTile, ...] = ()
    start_anywhere: bool = False
    set_up: tuple[Effect, ...] = ()
    special_rules: tuple[SpecialRule, ...] = ()
    counters: tuple[Counter, ...] = ()
    markers: tuple[Marker, ...] = ()
    companions: tuple[Companion, ...] = ()
    bosses: tuple[Boss, ...] = ()
    clues: int = 2
    clues_are: Literal["icons", "rooms"] = "icons"
    clues_in: tuple[WorldId, ...] = ()
    exits_at_objective: bool = False
    objective: tuple[Effect, ...] = ()
    objective_threat: Literal["none", "party", "one_higher", "high", "epic"] = "epic"
    win: Goal = Goal(objective_fight=True)
    lose: Doom = Doom()
    reward: tuple[Effect, ...] = ()
    failure: tuple[Effect, ...] = ()
    next_in_story: NextInStory = NextInStory()

    @property
    def has_objective(self) -> bool:
        """Tell whether there is an Objective to find: by clues, or on the map of the mission."""
        return any(tile.objective for tile in self.map) if self.map else self.clues > 0


#: Kind of part -> the names by which effects and goals call those of a mission.
PARTS: dict[str, Callable[[Mission], list[str]]] = {
    "counters": lambda mission: [counter.id for counter in mission.counters],
    "markers": lambda mission: [marker.id for marker in mission.markers],
    "companions": lambda mission: [companion.id for companion in mission.companions],
    "places": lambda mission: [*PLACES, *(tile.place for tile in mission.map if tile.place)],
}
