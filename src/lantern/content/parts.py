"""What entries do, part by part, on which conditions, and what they would be without one of these parts.

What is paid in town for a thing or a service, and what a thing brings there, are parts too: without its price something costs
$1 more than it does. So is who alone may buy a thing that is sold there, or use a service: without it everybody may.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import NODEFAULT, Struct
from msgspec.structs import FieldInfo, replace

from lantern.content.bends.point import Bend, tag_of
from lantern.content.effects import Band, Choice, Resurrect
from lantern.content.entries import Enemy, EnemyAbility, EnemySide, Item, SideBagToken, ThreatLines
from lantern.content.entry import Ability
from lantern.content.fields import fields
from lantern.content.library import Content
from lantern.content.missions import Companion, Marker, SpecialRule
from lantern.content.powers import Action, Modifier, RollAgain, Trigger, TurnDie
from lantern.content.towns import Location, Price, Service
from lantern.content.verbs.grammar import Amount, Verb
from lantern.content.verbs.terms import Condition
from lantern.content.verbs.town import BuyOffCorruption, SellDarkStone

#: Fields that say what an entry is, where it belongs, and its plain numbers. All others do something.
SAYS = frozenset({
    "id", "name", "plural", "grammar", "reached", "pack", "source", "trust", "ours", "flavour",
    "story", "goal", "success", "failure_text",
    "kind", "type", "set", "size", "keywords", "level", "low", "high", "die", "deck", "copies", "models", "world", "setting",
    "hero", "starting", "classic", "advanced", "objective", "earth", "map_deck", "depth_events", "clues",
    "hands", "slots", "weight", "upgrade_slots", "gold", "dark_stone", "price", "only", "needs", "free_in", "instead_of",
    "to_hit", "combat", "max_grit", "initiative", "health", "sanity", "defense", "willpower", "skills", "range",
    "max", "max_by", "part_of", "drawn", "icon",
    "starting_items", "starting_upgrades", "free_tokens", "casting", "target", "attaches", "hand", "types", "cost",
    "belongs_to", "track", "tier", "tracks", "bonus", "off_the_map", "number",
})  # fmt: skip
#: Flags that only tell: of light, which the rules know anyway.
TOLD = frozenset({"light_source", "fills_the_library"})
#: What has a name of its own inside an entry.
NAMED = (Ability, EnemyAbility, SpecialRule, Marker, Companion)
#: What stays where it is while the things inside it are taken away one by one.
AROUND = (*NAMED, Band, Trigger, Action, Choice)
#: What says, beside what it does, how often it may be used and what it costs.
ON_TERMS = (Trigger, Action, Choice, RollAgain, TurnDie)
#: What a service does for Gold, and where it says for how much.
FOR_GOLD: dict[type[Verb], str] = {Resurrect: "per_level", BuyOffCorruption: "each", SellDarkStone: "each"}


class Part(Struct, frozen=True):
    """One thing that an entry does: `cards/cave-in/effect`, `enemies/goliath/brutal/elite-1-crushing-blows`."""

    kind: str
    entry: str
    path: str
    without: Any
    #: Of what another pack has added to a list: that pack, and the name that it added.
    added_by: str = ""
    added: str = ""
    #: What it costs, or brings when it is sold.
    priced: bool = False

    @property
    def name(self) -> str:
        """Name the part as people do."""
        return f"{self.kind}/{self.entry}/{self.path}"

    def blanked(self, content: Content) -> Content:
        """Return the content as it would be if the entry did not do this."""
        return content.replaced(self.kind, {self.entry: self.without})


def parts(content: Content) -> Iterator[Part]:
    """Go through everything that any entry does. Tiles are places; they do nothing."""
    sold = _sold(content)
    for kind, entry in content:
        if kind != "tiles":
            yield from parts_of(kind, entry)
            yield from (Part(kind, entry.id, path, without) for path, without in _of_customers(entry, sold))
            yield from _added(content, kind, entry)


def parts_of(kind: str, entry: Any) -> Iterator[Part]:
    """Go through everything that an entry does."""
    found = _of_enemy(entry) if isinstance(entry, Enemy) else _ways(entry)
    yield from (Part(kind, entry.id, path, without) for path, without in found)
    yield from (Part(kind, entry.id, path, without, priced=True) for path, without in _of_prices(entry))


def _of_prices(entry: Any) -> Iterator[tuple[str, Any]]:
    """Go through what is asked for in town, each a little dearer, and what a thing is worth; personal items bring nothing."""
    match entry:
        case Location():
            for place, good in enumerate(entry.goods):
                for path, price in _dearer(good.price):
                    shelf = (*entry.goods[:place], replace(good, price=price), *entry.goods[place + 1 :])
                    yield f"goods/{good.item or good.token}/{path}", replace(entry, goods=shelf)
        case Service():
            yield "price/gold", replace(entry, gold=_more(entry.gold))
            if entry.dark_stone:
                yield "price/dark_stone", replace(entry, dark_stone=_more(entry.dark_stone))
            for place, effect in enumerate(entry.effect):
                if (where := FOR_GOLD.get(type(effect))) is not None:
                    dearer: Any = replace(effect, **{where: _more(getattr(effect, where))})
                    yield f"price/{where}", replace(entry, effect=(*entry.effect[:place], dearer, *entry.effect[place + 1 :]))
        case Item():
            yield from ((path, replace(entry, price=price)) for path, price in _dearer(entry.price))
            if entry.gold and entry.deck != "personal":  # TOWN-11
                yield "worth", replace(entry, gold=_more(entry.gold))


def _sold(content: Content) -> frozenset[str]:
    """Find everything that a location of a town sells."""
    return frozenset(
        thing for place in content.locations.values() for good in place.goods for thing in (good.item, good.token) if thing
    )


def _of_customers(entry: Any, sold: frozenset[str]) -> Iterator[tuple[str, Any]]:
    """Go through what is there for some heroes only, each open to everybody (ITEM-09)."""
    match entry:
        case Location():
            for place, good in enumerate(entry.goods):
                if good.only:
                    shelf = (*entry.goods[:place], replace(good, only=()), *entry.goods[place + 1 :])
                    yield f"goods/{good.item or good.token}/only", replace(entry, goods=shelf)
        case Item() | SideBagToken() if entry.only and entry.id in sold:
            yield "only", replace(entry, only=())
        case Service() if entry.only:
            yield "only", replace(entry, only=())


def _dearer(price: Price | None) -> Iterator[tuple[str, Price]]:
    """Go through the ways in which something costs more; what has no price of its own has none."""
    if price is not None and price.gold:
        yield "price/gold", replace(price, gold=_more(price.gold))
    if price is not None and price.dark_stone:
        yield "price/dark_stone", replace(price, dark_stone=_more(price.dark_stone))


def _more(number: Any) -> Any:
    """Return 1 more than a number, or than what is rolled for it."""
    return replace(number, plus=number.plus + 1) if isinstance(number, Amount) else number + 1


def _added(content: Content, kind: str, entry: Any) -> Iterator[Part]:
    """Go through the names that packs have added to lists of an entry which only say something: a card more in a deck."""
    for pack, name, more in content.added.get(f"{kind}/{entry.id}", ()):
        listed = getattr(entry, name)
        if name not in SAYS or more not in listed:
            continue
        last = len(listed) - 1 - listed[::-1].index(more)
        without = replace(entry, **{name: (*listed[:last], *listed[last + 1 :])})
        yield Part(kind, entry.id, f"{name}/{more}", without, added_by=pack, added=more)


def _of_enemy(enemy: Enemy) -> Iterator[tuple[str, Enemy]]:
    """Go through the abilities of both sides; what stands on both alike is taken away from both."""
    sides = {name: side for name in ("normal", "brutal") if (side := getattr(enemy, name)) is not None}
    for shelf in ("abilities", "elite"):
        seen: list[EnemyAbility] = []
        for name, side in sides.items():
            for number, ability in enumerate(getattr(side, shelf), start=1):
                label = f"elite-{number}-{ability.id}" if shelf == "elite" else ability.id
                for path, less in _inside(label, ability) if ability not in seen else ():
                    changed = {each: _with(sides[each], shelf, ability, less) for each in sides}
                    yield f"{name}/{path}", replace(enemy, **changed)
                seen.append(ability)


def _with(side: EnemySide, shelf: str, ability: EnemyAbility, less: EnemyAbility) -> EnemySide:
    return replace(side, **{shelf: tuple(less if each == ability else each for each in getattr(side, shelf))})


def _ways(thing: Any) -> Iterator[tuple[str, Any]]:
    """Go through the ways in which something can do one thing less."""
    for known in _doing(thing):
        value, name = getattr(thing, known.name), known.encode_name
        found: Iterator[tuple[str, Any]]
        if isinstance(value, tuple):
            found = _of_several(name, value)
        elif isinstance(value, ThreatLines):
            found = ((f"{name}/{path}", less) for path, less in _ways(value))
        elif isinstance(value, dict):
            found = ((f"{name}/{key}", {other: value[other] for other in value if other != key}) for key in value)
        else:
            found = iter([(name, _nothing(known))])
        yield from ((path, replace(thing, **{known.name: less})) for path, less in found)


def _of_several(name: str, value: tuple[Any, ...]) -> Iterator[tuple[str, tuple[Any, ...]]]:
    for index, inner in enumerate(value):
        label = f"{name}/{_label(inner)}" if _label(inner) else name if len(value) == 1 else f"{name}/{index + 1}"
        rest = value[:index], value[index + 1 :]
        yield from ((path, (*rest[0], less, *rest[1])) for path, less in _inside(label, inner))
        if not isinstance(inner, AROUND) and not _is_told(inner):
            yield label, (*rest[0], *rest[1])


def _is_told(inner: Any) -> bool:
    """Tell whether something only tells: no rule looks for it."""
    return inner.told if isinstance(inner, Bend) else isinstance(inner, str) and inner in TOLD


def _inside(label: str, inner: Any) -> Iterator[tuple[str, Any]]:
    """Go through the ways of something inside; the only way of what stays needs no name beside its own."""
    if isinstance(getattr(inner, "when", None), Condition):
        yield f"{label}/when", replace(inner, when=None)
    ways = list(_ways(inner)) if isinstance(inner, (*AROUND, Verb, Modifier)) else []
    if isinstance(inner, Modifier) and len(ways) == 1:
        return
    alone = isinstance(inner, AROUND) and len(ways) == 1
    yield from ((label if alone else f"{label}/{path}", less) for path, less in ways)
    if isinstance(inner, ON_TERMS):
        yield from ((f"{label}/{path}", less) for path, less in _terms(inner))


def _terms(used: Any) -> Iterator[tuple[str, Any]]:
    """Go through the ways in which something can be used more often, or for less."""
    if getattr(used, "limit", None) is not None:
        yield "limit", replace(used, limit=None)
    cost = getattr(used, "cost", None)
    if cost is not None:
        prices = list(_prices(cost))
        for name, cheaper in prices:
            yield f"cost/{name}", replace(used, cost=cheaper if len(prices) > 1 else None)


def _prices(cost: Any) -> Iterator[tuple[str, Any]]:
    """Go through what a cost is made of, each with the cost without it."""
    for known in fields(cost):
        price = getattr(cost, known.name)
        if isinstance(price, dict):
            for name in price:
                yield name, replace(cost, **{known.name: {other: price[other] for other in price if other != name}})
        elif price != _nothing(known):
            yield known.name, replace(cost, **{known.name: _nothing(known)})


def _label(inner: Any) -> str:
    if isinstance(inner, Band):
        return str(inner.low) if inner.low == inner.high else f"{inner.low}-{inner.high}"
    if isinstance(inner, Bend):
        return tag_of(inner)
    return inner.id if isinstance(inner, NAMED) else ""


def _doing(thing: Any) -> list[FieldInfo]:
    """List the fields with which something does something: of what happens, only what else happens inside it."""
    found = [known for known in fields(thing) if getattr(thing, known.name) != _nothing(known)]
    if isinstance(thing, (Verb, Trigger, Action, Choice)):
        return [known for known in found if _holds_several(known.name, getattr(thing, known.name))]
    if isinstance(thing, Modifier):
        return [known for known in found if known.name in {"change", "gives", "bend"}]
    return [known for known in found if known.name not in SAYS or isinstance(thing, ThreatLines)]


def _holds_several(name: str, value: Any) -> bool:
    """Tell whether a field of something that happens holds effects, or several numbers that change."""
    if isinstance(value, tuple):
        return any(isinstance(inner, (Verb, Choice, Band)) for inner in value)
    return name == "change" and len(value) > 1


def _nothing(known: FieldInfo) -> Any:
    """Return what a field is if nothing is said; what must be said can be said to be none."""
    if known.default is not NODEFAULT:
        return known.default
    return known.default_factory() if known.default_factory is not NODEFAULT else ()
