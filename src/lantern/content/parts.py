"""What entries do, part by part, and what they would be without one of these parts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import NODEFAULT, Struct
from msgspec.structs import FieldInfo, fields, replace

from lantern.content.effects import Action, Band
from lantern.content.entries import Enemy, EnemyAbility, EnemySide
from lantern.content.entry import Ability
from lantern.content.library import Content
from lantern.content.missions import SpecialRule

#: Fields that say what an entry is, where it belongs, and its plain numbers. All others do something.
SAYS = frozenset({
    "id", "name", "plural", "pack", "source", "trust", "flavour", "story", "goal", "success", "failure_text",
    "kind", "type", "set", "size", "keywords", "level", "low", "high", "die", "deck", "copies", "models", "world", "setting",
    "hero", "starting", "classic", "advanced", "earth", "map_deck", "depth_events", "clues",
    "hands", "slots", "weight", "upgrade_slots", "gold", "dark_stone", "price", "only", "needs", "free_in", "instead_of",
    "to_hit", "combat", "max_grit", "initiative", "health", "sanity", "defense", "willpower", "skills", "max_faith", "range",
    "starting_items", "starting_sermons", "starting_upgrades", "faith", "casting", "target",
})  # fmt: skip
#: Flags that only tell: of the one light, which the rules always know, and of towns, which they do not know yet.
TOLD = frozenset({"light_source", "prices_down_10", "prices_up_10", "location_rolls_down_1"})
#: What has a name of its own inside an entry.
NAMED = (Ability, EnemyAbility, SpecialRule)
#: What stays in an entry although it does nothing.
KEPT = (*NAMED, Band, Action)


class Part(Struct, frozen=True):
    """One thing that an entry does: `cards/cave-in/effect`, `enemies/goliath/brutal/elite-1-crushing-blows`."""

    kind: str
    entry: str
    path: str
    without: Any

    @property
    def name(self) -> str:
        """Name the part as people do."""
        return f"{self.kind}/{self.entry}/{self.path}"

    def blanked(self, content: Content) -> Content:
        """Return the content as it would be if the entry did not do this."""
        return content.replaced(self.kind, {self.entry: self.without})


def parts(content: Content) -> Iterator[Part]:
    """Go through everything that any entry does. Tiles are places; they do nothing."""
    for kind, entry in content:
        if kind != "tiles":
            yield from parts_of(kind, entry)


def parts_of(kind: str, entry: Any) -> Iterator[Part]:
    """Go through everything that an entry does."""
    found = _of_enemy(entry) if isinstance(entry, Enemy) else _of_fields(entry)
    return (Part(kind, entry.id, path, without) for path, without in found)


def _of_fields(entry: Any) -> Iterator[tuple[str, Any]]:
    for known in _doing(entry):
        value = getattr(entry, known.name)
        if not isinstance(value, tuple):
            yield known.name, replace(entry, **{known.name: _nothing(known)})
            continue
        for index, inner in enumerate(value):
            rest = (_idle(inner),) if isinstance(inner, KEPT) else ()
            if rest != (inner,) and not (known.name == "flags" and inner in TOLD):
                without = (*value[:index], *rest, *value[index + 1 :])
                yield _path(known.name, index, value), replace(entry, **{known.name: without})


def _path(name: str, index: int, value: tuple[Any, ...]) -> str:
    inner = value[index]
    if isinstance(inner, Band):
        return f"{name}/{inner.low}" if inner.low == inner.high else f"{name}/{inner.low}-{inner.high}"
    if isinstance(inner, NAMED):
        return f"{name}/{inner.id}"
    return name if len(value) == 1 else f"{name}/{index + 1}"


def _of_enemy(enemy: Enemy) -> Iterator[tuple[str, Enemy]]:
    """Go through the abilities of both sides; what stands on both alike is one part."""
    sides = {name: side for name in ("normal", "brutal") if (side := getattr(enemy, name)) is not None}
    for shelf in ("abilities", "elite"):
        seen: list[EnemyAbility] = []
        for name, side in sides.items():
            for number, ability in enumerate(getattr(side, shelf), start=1):
                if ability not in seen and _idle(ability) != ability:
                    label = f"elite-{number}-{ability.id}" if shelf == "elite" else ability.id
                    without = {each: _side_without(sides[each], shelf, ability) for each in sides}
                    yield f"{name}/{label}", replace(enemy, **without)
                seen.append(ability)


def _side_without(side: EnemySide, shelf: str, ability: EnemyAbility) -> EnemySide:
    printed = tuple(_idle(each) if each == ability else each for each in getattr(side, shelf))
    return replace(side, **{shelf: printed})


def _idle(inner: Any) -> Any:
    """Return something that is still there and does nothing."""
    if isinstance(inner, Action):
        return replace(inner, effect=())
    return replace(inner, **{known.name: _nothing(known) for known in _doing(inner)})


def _doing(entry: Any) -> list[FieldInfo]:
    """List the fields with which an entry does something."""
    known = [field for field in fields(entry) if field.name not in SAYS]
    return [field for field in known if getattr(entry, field.name) != _nothing(field)]


def _nothing(known: FieldInfo) -> Any:
    """Return what a field is if nothing is said; what must be said can be said to be none."""
    if known.default is not NODEFAULT:
        return known.default
    return known.default_factory() if known.default_factory is not NODEFAULT else ()
