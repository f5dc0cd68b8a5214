"""What things are worth: items to hold, wear or part with, and starting upgrades."""

from __future__ import annotations

from lantern.content.entries import Item, Upgrade
from lantern.content.entry import Power
from lantern.content.words import MOST_OF
from lantern.views.observation import Observation

#: What an item of which nothing is known is worth.
ITEM = 1.5
#: What one point of a number is worth on an item, for as long as it lasts; a save of 4+ counts three points.
STATS = {
    "combat": 2.5, "damage": 2.5, "shots": 3.0, "critical_damage": 0.7, "health": 0.8, "sanity": 0.8, "max_grit": 2.5,
    "move": 0.6, "initiative": 0.7, "range": 0.2, "hold_back": 2.0, "breath": 1.5, "agility": 0.5,
    "cunning": 0.5, "spirit": 0.5, "strength": 0.5, "lore": 0.5, "luck": 0.5, "corruption_resistance": 0.3,
    "defense_roll": 3.0, "willpower_roll": 2.5, "side_bag": 0.3, "carry": 0.1,
}  # fmt: skip
#: What one point more in a pool of a class is worth, and a card that is learnt.
POOL, LESSON = 2.0, 2.5
SAVES = {
    "armor": 3.5, "spirit_armor": 2.5, "defense": 2.5, "willpower": 2.0, "cover": 1.5, "to_hit_melee": 2.0,
    "to_hit_ranged": 2.5,
}  # fmt: skip


def worth_of_item(item: Item) -> float:
    """Return what it is worth to carry, hold or wear an item."""
    total = _worth_of_power(item, ability=0.2, reroll=0.5)
    if item.weapon is not None:
        sheet = item.weapon
        shot = 2.5 + sheet.damage + (0.8 if sheet.damage_die == "D8" else 0.0)
        total += sheet.shots * shot * (1.25 if sheet.to_hit_die == "D8" else 1.0) + 0.15 * sheet.range
        total += 0.4 * (6 - sheet.critical) * sheet.shots
    return total


def worth_of_upgrade(seen: Observation, upgrade: Upgrade) -> float:
    """Return what a starting upgrade is worth, with what comes along and what is left for it."""
    items = seen.content.items
    total = _worth_of_power(upgrade, ability=1.2, reroll=2.0) + ITEM * len(upgrade.tokens)
    total += 0.6 * sum(worth_of_item(items[item]) for item in upgrade.items)
    return total - (0.6 * worth_of_item(items[upgrade.instead_of]) if upgrade.instead_of is not None else 0.0)


def worth_of_level_upgrade(upgrade: Upgrade) -> float:
    """Return what an upgrade of a level is worth."""
    return _worth_of_power(upgrade, ability=1.5, reroll=2.0) + LESSON * len(upgrade.learns) + ITEM * upgrade.personal_items


def _worth_of_power(power: Power, *, ability: float, reroll: float) -> float:
    things = len(power.actions) + len(power.triggers) + len(power.flags) + len(power.bend)
    total = ability * things + reroll * len(power.rerolls)
    for modifier in power.modify:
        if modifier.whose is None:
            total += sum(worth_of_stat(stat, change) for stat, change in modifier.change.items())
    return total


def worth_of_stat(stat: str, change: float) -> float:
    """Return what it is worth if a number changes by so much, or if one gets a save."""
    if stat in SAVES:
        return SAVES[stat] * max(0, 7 - change) / 2 if change > 0 else 0.0
    return STATS.get(stat, POOL if stat.startswith(MOST_OF) else 0.3) * change
