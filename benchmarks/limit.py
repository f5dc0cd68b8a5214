"""How many tables are too much: looked for upwards, and downwards where the first number is too much already."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

#: 99 in 100 answers are meant to be seen within so many seconds.
SOON = 0.1
#: So many tables are added at a time until it is too much; nobody looks further than the second. Between what is too much and
#: what is not it is looked for as near as the third.
STEP, MOST, NEAR = 50, 1_000, 25


async def limit(tables: int, share: float, at: Callable[[int], Awaitable[float]]) -> tuple[int, float] | None:
    """Find the number of tables at which it is too much, and what 99 in 100 stay below then; none if it never is.

    `share` is what they stay below at the number asked for, in milliseconds, and `at` measures it at another.
    """
    little, much = 0, (tables, share)
    while much[1] <= SOON * 1e3:
        little = much[0]
        if little >= MOST:
            return None
        much = little + STEP, await at(little + STEP)
    while much[0] - little > NEAR:
        middle = little + max(NEAR, (much[0] - little) // 2 // NEAR * NEAR)
        share = await at(middle)
        if share > SOON * 1e3:
            much = middle, share
        else:
            little = middle
    return much
