"""Which parts of the state lie open as they are: all that stands in them may be known."""

from lantern.rules.table.settlement import Settlement, TownStay
from lantern.rules.table.state import (
    Activation,
    Arrival,
    Boost,
    CardInPlay,
    CompanionInPlay,
    EnemyModel,
    EnemyType,
    Fight,
    Held,
    Hero,
    LastingChange,
    MarkerOnTile,
    OnTheTable,
    Trap,
)
from lantern.rules.table.windows import Attacking

#: What everybody sees of any card that lies open.
_CARD = frozenset({"id", "number", "copy", "marks", "permanent", "uses", "kept", "word"})

#: Each type, and those of its fields of which it was decided that everybody may know them. A new field has to be put here,
#: or its type must be shown in another way.
PUBLIC: dict[type, frozenset[str]] = {
    Hero: frozenset(
        {
            "id",
            "hero_class",
            "name",
            "nickname",
            "face",
            "space",
            "wounds",
            "sanity_damage",
            "grit",
            "corruption",
            "xp",
            "gold",
            "dark_stone",
            "fused_dark_stone",
            "level",
            "bag",
            "pools",
            "hands",
            "laid_aside",
            "kills",
            "forms",
            "items",
            "upgrades",
            "conditions",
            "markers",
            "printed",
            "ko",
            "ko_by_wounds",
            "ko_by_sanity",
            "dead",
            "lost_for_good",
            "owed",
            "bet",
            "activated",
            "dazed",
            "acted",
            "escaped",
            "free_attack_made",
            "free_attacks",
            "used",
            "rolled",
        }
    ),
    CardInPlay: _CARD,
    OnTheTable: _CARD | {"tile"},
    Held: _CARD
    | frozenset(
        {
            "equipped",
            "starting",
            "paid",
            "fused",
            "fused_by",
            "served",
            "served_turn",
            "upgrades",
        }
    ),
    EnemyModel: frozenset({"id", "kind", "spaces", "wounds", "target", "instance", "held_turn", "bleeding", "roped_by"}),
    EnemyType: frozenset({"kind", "elite", "mythic", "brutal", "activated", "ambush_turn", "printed", "keywords"}),
    Activation: frozenset(
        {
            "hero",
            "points",
            "moving",
            "walked",
            "stuck",
            "dragging",
            "attacked",
            "searched",
            "entered",
            "made",
        }
    ),
    Attacking: frozenset({"hero", "kind", "weapon", "target", "critical"}),
    Fight: frozenset({"since_turn", "instances", "objective", "beaten", "no_grit"}),
    Arrival: frozenset({"cause", "groups", "ambush", "tile", "threat", "beside", "keywords", "world"}),
    Boost: frozenset(
        {
            "source",
            "change",
            "until",
            "hero",
            "enemy_keyword",
            "enemy_kind",
            "enemy",
            "against",
            "when",
            "flags",
            "bend",
            "replaces",
        }
    ),
    LastingChange: frozenset({"hero", "stat", "amount", "source"}),
    Settlement: frozenset(
        {"destroyed", "razed", "most_days", "hazards", "next_mission", "days", "last_mission", "last_won", "bounty", "stay"}
    ),
    TownStay: frozenset(
        {
            "day",
            "track",
            "hotel",
            "no_camp",
            "quiet",
            "lodged",
            "visits",
            "met",
            "finished",
            "leaving",
            "left",
            "prices",
            "floors",
            "treatments",
            "had",
            "tried",
            "barred",
            "surcharges",
            "shards",
            "doubled",
        }
    ),
    MarkerOnTile: frozenset({"id", "tile"}),
    Trap: frozenset({"hero", "source", "space"}),
    CompanionInPlay: frozenset({"id", "leader", "space", "wounds", "dead"}),
}
