"""Numbers of heroes and enemies: what is printed, what changes it, and how one number is made of its reasons."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from lantern.content.entries import HeroClass
from lantern.content.library import Content
from lantern.content.powers import Modifier
from lantern.content.words import MOST_OF, SAVES, SKILLS

BASE_CORRUPTION_RESISTANCE = 5  # CORR-03
SIDE_BAG = 5  # BAG-01
HANDS = 2  # ITEM-02
CARRY = 5  # ITEM-07

_HERO_BASE = {"corruption_resistance": BASE_CORRUPTION_RESISTANCE, "side_bag": SIDE_BAG, "hands": HANDS, "carry": CARRY}
NEVER_LESS_THAN_0 = frozenset({"combat", "initiative", "max_grit", "hands", "shots", "side_bag", "carry", *SAVES})

#: Modifiers by the number that they change, each with its source.
Modifiers = dict[str, list[tuple[str, Modifier]]]


class Contribution(Struct, gc=False):
    """One reason for a number: where it comes from, how much, and whether it replaces what came before."""

    source: str
    amount: int
    replaces: bool = False


def concerns_heroes(modifier: Modifier, keywords: Collection[str]) -> bool:
    """Tell whether a modifier is for heroes with these keywords, among others."""
    heroes = modifier.whose.heroes if modifier.whose is not None else None
    return heroes is not None and (heroes.keyword is None or heroes.keyword in keywords)


def add_modifier(known: Modifiers, source: str, modifier: Modifier) -> None:
    """Note a modifier under every number that it changes."""
    for stat in modifier.change:
        known.setdefault(stat, []).append((source, modifier))


def printed(content: Content, sheet: HeroClass, own: dict[str, int], stat: str) -> int:
    """Return a number as it stands on the sheet of a hero: its own, or else that of its class."""
    if stat in own:
        return own[stat]
    if stat in SKILLS:
        return sheet.skills[stat]
    if stat == "to_hit_melee":
        return sheet.to_hit.melee or 0
    if stat == "to_hit_ranged":
        return sheet.to_hit.ranged or 0
    if stat.startswith(MOST_OF) and (pool := stat.removeprefix(MOST_OF)) in content.pools:
        return content.pools[pool].max if pool in content.kit(sheet.id).pools else 0
    return int(getattr(sheet, stat, _HERO_BASE.get(stat, 0)))


def counts_in(content: Content, stat: str) -> str | None:
    """Return the skill that counts in another number: Strength in what is carried, or that of a pool in what it holds."""
    if stat == "carry":
        return "strength"
    pool = content.pools.get(stat.removeprefix(MOST_OF)) if stat.startswith(MOST_OF) else None
    return pool.max_by if pool is not None else None


def fold(stat: str, reasons: list[Contribution]) -> int:
    """Make one number of its reasons, in their order."""
    if stat in SAVES:  # only the best of several saves counts (SAVE-10)
        return min((reason.amount for reason in reasons if reason.amount > 0), default=0)
    total = 0
    for reason in reasons:
        total = reason.amount if reason.replaces else total + reason.amount
    return bounded(stat, total)


def bounded(stat: str, total: int) -> int:
    """Keep a number within what it can be."""
    if stat in SKILLS:
        return max(1, min(6, total))  # HERO-05
    if stat in {"health", "sanity", "corruption_resistance"}:
        return max(1, total)  # INJ-08, CORR-07
    return max(0, total) if stat in NEVER_LESS_THAN_0 else total
