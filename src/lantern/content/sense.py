"""What the types cannot say: effects that would do nothing, and fields that need each other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from lantern.content.bends.attacks import HarderHits
from lantern.content.bends.belongings import Worn
from lantern.content.bends.cards import Redraw
from lantern.content.bends.enemies import Spawns
from lantern.content.effects import Choose, DiscardTokens, IfCounter, RollOn, Test
from lantern.content.entries import Enemy, EnemySide, Item, ThreatCard
from lantern.content.kits import OnHit, Pool
from lantern.content.missions import Doom, Goal, Mission
from lantern.content.powers import Action, Modifier, TurnDie
from lantern.content.verbs.attacks import FreeAttack, ThrowThis
from lantern.content.verbs.belongings import Gain, Lose, Take
from lantern.content.verbs.changes import Modify
from lantern.content.verbs.enemies import EnemiesAttack, ShutDown
from lantern.content.verbs.harm import Heal
from lantern.content.verbs.terms import Condition

Fields = dict[str, Any]


def _test(read: Fields) -> str | None:
    each = ("each_success", "each_one", "each_one_first", "fail_each_one", "each_die")
    outcomes = ("pass", "fail", *each, "six", "one", "any_pass", "any_fail", "most_fail", "all_fail")
    if not any(read.get(name) for name in outcomes):
        return "a test needs pass, fail or each_success, or it does nothing"
    if _part(read.get("more_dice"), "die") is not None:
        return "the dice that a test has more are a number, or counted: more_dice: mutations"
    return None


def _heal(read: Fields) -> str | None:
    if not any(read.get(name) for name in ("wounds", "sanity", "mix")):
        return "say what is healed: wounds, sanity or mix"
    return None


def _take(read: Fields) -> str | None:
    if (read.get("token") is None) == (read.get("item") is None):
        return "take one token or one item"
    return None


def _discard_tokens(read: Fields) -> str | None:
    if (read.get("count") is None) == (read.get("keep") is None):
        return "say how many tokens are discarded (count), or what a die must show to keep each (keep)"
    return None


def _part(inner: Any, name: str) -> Any:
    """Get a field of something that is read, or already made."""
    return inner.get(name) if isinstance(inner, dict) else getattr(inner, name, None)


def _modifier(read: Fields) -> str | None:
    given = read.get("gives") or read.get("bend")
    if not read.get("change") and not given:
        return "a modifier changes a number, or gives something to enemies"
    if given and _part(read.get("whose"), "enemies") is None:
        return "only enemies are given something: say which (whose)"
    if read.get("per") is not None and _part(read.get("whose"), "enemies") is not None:
        return "only heroes have skills to count (per)"
    if read.get("most") is not None and read.get("per") is None:
        return "say what is counted at most so often (per)"
    return None


def _attack(read: Fields) -> str | None:
    if (read.get("threat") is None) == (not read.get("enemies")):
        return "an attack comes from a threat card or names its enemies"
    return None


def _free_attack(read: Fields) -> str | None:
    if read.get("full"):
        alone = read.get("each") and not read.get("combat") and not read.get("shots")
        return None if alone else "a full attack is against each, and has no numbers of its own"
    if not read.get("combat") and not ((read.get("range") or read.get("thrown")) and read.get("shots")):
        return "a free attack has combat, or range and shots"
    return None


def _choose(read: Fields) -> str | None:
    if len(read.get("among") or ()) < (1 if read.get("optional") else 2):
        return "a choice needs at least two ways to go (or one that is optional)"
    return None


def _roll(read: Fields) -> str | None:
    if not read.get("on"):
        return "a roll needs a table: on"
    if read.get("doubles") and (_part(read.get("die"), "dice") or 0) < 2:
        return "doubles need two dice or more"
    return None


def _modify(read: Fields) -> str | None:
    if not any(read.get(name) for name in ("change", "flags", "bend")):
        return "say what changes: numbers, or flags and bent rules of heroes"
    if read.get("enemies") is not None and (read.get("flags") or read.get("bend")):
        return "only heroes get flags and bend rules for a while"
    if read.get("enemies") is not None and "who" in read:
        return "the numbers of enemies or of heroes (who) are changed, not of both"
    if read.get("enemies") is not None and read.get("when") is not None:
        return "only numbers of heroes hang on a condition (when)"
    return None


def _enemy_side(read: Fields) -> str | None:
    if len(read.get("elite") or ()) not in {0, 6}:
        return "an elite chart has six abilities, one for each face of the die"
    return None


def _enemy(read: Fields) -> str | None:
    if len(read.get("mythic") or ()) not in {0, 6}:
        return "a chart of mythic abilities has six, one for each face of the die"
    return None


def _item(read: Fields) -> str | None:
    if read.get("hands") not in {None, 0, 1, 2, 3}:
        return "an item takes 0, 1, 2 or 3 hands"
    if read.get("setting") is not None and read.get("deck") != "personal":
        return "only personal items have a setting"
    if read.get("belongs_to") and read.get("deck") != "starting":
        return "only starting gear belongs to a hero of another set"
    return None


def _turn_die(read: Fields) -> str | None:
    ways = [name for name in ("to", "by", "coin") if read.get(name)] + ["again"] * (read.get("again") is not None)
    return None if len(ways) == 1 else "say one thing that happens to the die: to, by, again or coin"


def _throw_this(read: Fields) -> str | None:
    if not (read.get("wounds") or read.get("tile_hits") or read.get("scatters")):
        return "say what it does where it lands: wounds, tile_hits or scatters"
    return "wounds are for the space, next to it, and within 2 spaces" if len(read.get("wounds") or ()) > 3 else None


def _shut_down(read: Fields) -> str | None:
    return None if read.get("enemies") and 1 <= (read.get("up_to") or 0) <= 6 else "say which enemies, and up to which D6"


def _action(read: Fields) -> str | None:
    return "what is shared has a limit" if read.get("shared") and not read.get("limit") else None


def _threat(read: Fields) -> str | None:
    if read.get("lines") is not None:
        return (
            "a threat card with lines belongs to a world, and to no level"
            if not read.get("world") or read.get("level")
            else None
        )
    if not (read.get("enemies") or read.get("draws")):
        return "a threat card names its enemies, or draws others"
    return None if read.get("level") and not read.get("world") else "a threat card has a level, or a world and lines"


def _mission(read: Fields) -> str | None:
    if any(read.get(marker) is not None and not 1 <= read[marker] <= 15 for marker in ("darkness_at", "party_at")):
        return "the markers start on spaces 1 to 15 of the Depth Track"
    tiles = read.get("map") or ()
    if any(_part(tile, "objective") and not _part(tile, "token") for tile in tiles):
        return "the Objective of a fixed map is found with the token that lies there: say which (any, or an id)"
    if tiles and read.get("clues", 0):
        return "a fixed map says itself where the Objective is; leave the clues out"
    return None


def _goal(read: Fields) -> str | None:
    if not any(read.get(name) for name in ("objective_fight", "counters", "slain", "heroes_at")):
        return "say what wins the mission: objective_fight, counters, slain or heroes_at"
    if read.get("companions") and not read.get("heroes_at"):
        return "companions are led somewhere: say where the heroes must be (heroes_at)"
    return None


def _doom(read: Fields) -> str | None:
    return None if read.get("counters") or read.get("companions") else "say what loses the mission: counters or companions"


def _if_counter(read: Fields) -> str | None:
    return None if read.get("effect") or read.get("otherwise") else "say what happens (effect), or what does otherwise"


def _hit_harder(read: Fields) -> str | None:
    return None if read.get("add") or read.get("times", 1) > 1 else "say what is done to the Damage: times, or add"


def _redraw(read: Fields) -> str | None:
    if read.get("own") and not set(read.get("deck") or ()) <= {"loot", "scavenge", "exploration"}:
        return "only Loot and Scavenge cards and Exploration tokens are somebody's own"
    if read.get("horror_hits") is not None and read.get("cost") is None:
        return "Horror Hits are taken beside a price (cost)"
    return None


def _spawns(read: Fields) -> str | None:
    return None if read.get("easier") or read.get("more_rolls") else "say what changes: easier, or more_rolls"


def _worn(read: Fields) -> str | None:
    return "one thing is worn in each slot anyway" if read.get("count") == 1 else None


def _gain(read: Fields) -> str | None:
    return None if (read.get("what") is None) != (read.get("pool") is None) else "say what is gained: a resource, or a pool"


def _lose(read: Fields) -> str | None:
    return None if (read.get("what") is None) != (read.get("pool") is None) else "say what is lost: a resource, or a pool"


def _condition(read: Fields) -> str | None:
    bounds = read.get("at_least") is not None or read.get("at_most") is not None
    return None if (read.get("pool") is not None) == bounds else "a pool holds at_least or at_most so much: say both"


def _pool(read: Fields) -> str | None:
    if read.get("part_of") is not None:
        return "a part shares the room of the whole: leave max out" if read.get("max") or read.get("max_by") else None
    if not read.get("max") and not read.get("max_by"):
        return "say how much the pool holds (max), or which skill tells (max_by)"
    too_much = not read.get("max_by") and read.get("start", 0) > read["max"]
    return f"a hero cannot begin with {read['start']}: the pool holds {read['max']} at most" if too_much else None


def _on_hit(read: Fields) -> str | None:
    does = any(read.get(name) for name in ("damage", "splash", "anywhere")) or read.get("times", 1) != 1
    return None if does else "say what a point does for a Hit: damage, times, splash or anywhere"


#: For each Struct with sense to check: the complaint, or nothing.
SENSE: dict[type[Struct], Callable[[Fields], str | None]] = {
    Test: _test,
    Heal: _heal,
    Gain: _gain,
    Lose: _lose,
    Condition: _condition,
    Pool: _pool,
    OnHit: _on_hit,
    Take: _take,
    DiscardTokens: _discard_tokens,
    Modifier: _modifier,
    EnemiesAttack: _attack,
    FreeAttack: _free_attack,
    Choose: _choose,
    RollOn: _roll,
    Modify: _modify,
    EnemySide: _enemy_side,
    Enemy: _enemy,
    Item: _item,
    ThreatCard: _threat,
    Mission: _mission,
    Goal: _goal,
    Doom: _doom,
    IfCounter: _if_counter,
    TurnDie: _turn_die,
    ThrowThis: _throw_this,
    ShutDown: _shut_down,
    Action: _action,
    HarderHits: _hit_harder,
    Redraw: _redraw,
    Spawns: _spawns,
    Worn: _worn,
}
