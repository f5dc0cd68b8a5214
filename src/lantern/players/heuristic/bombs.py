"""Dynamite: where to throw it, and whether now is the time."""

from __future__ import annotations

from lantern.board.ground import union
from lantern.board.sets import bits, mask_of
from lantern.content.verbs.attacks import ThrowThis
from lantern.core.questions import Answer, ChooseOne, Confirm
from lantern.players.heuristic.judging import MEAN, best, chance, is_dire, mean, prices, wounds_of_a_hit
from lantern.views.observation import Hero, Observation

#: A stick is kept for something better than this; when things are dire, for hardly anything.
KEPT, DIRE = 2.5, 0.3
#: What a throw that misses is worth, compared with one that does not: it still goes off near by.
ASTRAY = 0.4
#: What it costs to hit a friend, and one who can bear little; and to throw where a miss may come back.
FRIEND, WEAK_FRIEND, NEAR = 5.0, 9.0, 0.6
FEW = 5
#: What a stick that falls out of a keg, and rolls away, is worth compared with one that is thrown.
SCATTERED = 0.6
OUT_OF_REACH = -50.0


def worth_of_a_throw(seen: Observation, hero: Hero) -> float:
    """Return what the best throw is worth, less what the stick may be good for later."""
    return _best_throw(seen, hero) - (DIRE if is_dire(seen) else KEPT)


def worth_of_a_keg(seen: Observation, hero: Hero, keg: ThrowThis) -> float:
    """Return what the best throw of a thing that explodes is worth, less what it may be good for later."""
    sticks = SCATTERED * keg.scatters + sum(mean(wounds) for wounds in keg.wounds[:1]) / MEAN["D6"]
    return max(1.0, sticks) * _best_throw(seen, hero) - (DIRE if is_dire(seen) else KEPT)


def _best_throw(seen: Observation, hero: Hero) -> float:
    return max(_throws(seen, hero).values(), default=OUT_OF_REACH)


def throw_at(seen: Observation, question: ChooseOne, luck: int) -> Answer:
    """Throw where it does most: often beyond the enemies, so that no friend is near."""
    throws = _throws(seen, seen.hero(question.who))
    return best([throws.get(option.value, OUT_OF_REACH) for option in question.options], luck)


def stronger_throw(seen: Observation, question: Confirm, luck: int) -> Answer:  # noqa: ARG001
    """Make a throw stronger: a Dark Stone is worth less than what it does to a crowd."""
    return 1


def _throws(seen: Observation, hero: Hero) -> dict[int, float]:
    """Weigh each space, in reach and sight, from which an explosion touches an enemy: D6 Wounds for all there and beside it."""
    board = seen.board
    models = []
    worth_of = prices(seen, seen.enemies.values())
    for enemy in seen.enemies.values():
        left = seen.wounds_left(enemy)
        models.append((mask_of(enemy.spaces), worth_of[enemy.kind] * wounds_of_a_hit(6, 0, 0, left) / left))
    target = seen.value(hero, "to_hit_ranged")
    lands = chance(target) + (1 - chance(target)) * ASTRAY
    friends = [(1 << other.space, FRIEND if seen.health_left(other) > FEW else WEAK_FRIEND) for other in seen.standing()]
    reach = seen.throwing_range(hero)
    foes = seen.enemy_spaces()
    throws: dict[int, float] = {}
    for space in bits(foes | union(board.adjacent, foes)):
        if not seen.can_aim(hero.space, space, reach):
            continue
        area = board.adjacent[space] | 1 << space
        wide = area | union(board.adjacent, area)
        total = lands * sum(worth for spaces, worth in models if area & spaces)
        for where, cost in friends:
            total -= cost if area & where else NEAR if wide & where else 0.0
        throws[space] = total
    return throws
