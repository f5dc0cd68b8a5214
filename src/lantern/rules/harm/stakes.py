"""What a hero loses if dice that save stay as they are: told to whoever may roll them again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from lantern.content.verbs.grammar import Amount
from lantern.rules.numbers.quantities import quantity
from lantern.rules.numbers.throws import FACES, Stake
from lantern.rules.numbers.values import value
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.state import Hero

#: What still follows a save, if anything does.
NextSave = Literal["armor", "spirit_armor", ""]


def ends_of(game: AnyChapter, damage: Amount | int) -> tuple[int, int]:
    """Return the least and the most that Damage comes to."""
    if isinstance(damage, int):
        return damage, damage
    if damage.count is not None:
        bases: tuple[int, ...] = (quantity(game, damage.count, None),)
    else:
        bases = tuple(damage.dice * face for face in FACES[damage.die]) if damage.die is not None else (0,)
    return min(bases) * damage.times + damage.plus, max(bases) * damage.times + damage.plus


def at_stake(
    game: AnyChapter,
    hero: Hero,
    loss: Literal["wounds", "sanity"],
    ends: Iterable[tuple[int, int]],
    *,
    less: int = 0,
    before: NextSave = "",
) -> Stake:
    """Add up what a hero is about to lose, name the save that is still to come, and tell if it surely falls by it (KO-01)."""
    each = list(ends)
    least, most = (max(0, sum(points[end] for points in each) - less) for end in (0, 1))
    still = before if before and value(game, hero, before) else ""
    taken, all_of_it = (hero.wounds, "health") if loss == "wounds" else (hero.sanity_damage, "sanity")
    return Stake(loss, least, most, still, falls=not still and least >= value(game, hero, all_of_it) - taken)
