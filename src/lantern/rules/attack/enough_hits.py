"""Whether Hits are enough for everybody whom an attack can reach, by the exact odds: more of them could hardly do more."""

from __future__ import annotations

from lantern.content.kits import OnHit
from lantern.rules.attack.assigning import targets_in
from lantern.rules.attack.kill_chance import kill_chance
from lantern.rules.attack.special_hits import spendable
from lantern.rules.belongings.hero_arms import Attack, HeroHit
from lantern.rules.numbers.in_play import listeners
from lantern.rules.table.game import Game
from lantern.rules.table.state import EnemyModel, Hero

#: A chance that is as good as sure.
SURE = 0.95
#: Moments at which one Hit more, or a Critical one, may do more than wound.
COUNTING = ("attack_rolled", "hit", "critical_hit", "hit_wounds")


def are_enough(game: Game, hero: Hero, attack: Attack, hits: list[HeroHit]) -> bool:
    """Tell whether Hits are as good as sure to kill all in reach; where more could be gained by others, they are not."""
    reach = {arm: targets_in(game, hero, attack, arm) for arm in attack.arms}
    reached = {enemy.id: enemy for found in reach.values() for enemy in found}
    if not reached or len(reached) > len(hits) or attack.called:
        return False
    if any(listeners(game, moment) for moment in COUNTING):
        return False
    if any(any(spendable(game, hero, arm, anywhere=True)) for arm in reach):  # CLASS-04
        return False
    chance = 1.0
    left, points = sorted(hits, key=lambda hit: hit.critical), dict(hero.pools)
    for enemy in reached.values():
        fitting = [hit for hit in left if hit.may_go_to(enemy.kind) and enemy in reach[hit.arm]]
        mine, alone = _fewest(game, hero, enemy, fitting, points)
        left = [hit for hit in left if not any(hit is one for one in mine)]
        chance *= alone
    return chance >= SURE


def _fewest(
    game: Game, hero: Hero, enemy: EnemyModel, hits: list[HeroHit], points: dict[str, int]
) -> tuple[list[HeroHit], float]:
    """Return as many of some Hits as it takes to be as good as sure of an enemy, and how likely they are enough for it.

    What can be added to them for nothing counts, as long as there are points of it (CLASS-03).
    """
    for count in range(1, len(hits) + 1):
        mine, left = hits[:count], dict(points)
        chance = kill_chance(game, hero, enemy, mine)
        if chance < SURE and any(added := [_added(game, hero, hit, left) for hit in mine]):
            chance = kill_chance(game, hero, enemy, mine, added)
        else:
            left = points
        if chance >= SURE:
            points.update(left)
            return mine, chance
    return hits, 0.0


def _added(game: Game, hero: Hero, hit: HeroHit, points: dict[str, int]) -> OnHit | None:
    """Take a point that costs nothing for a Hit, if there is one left."""
    for pool, on_hit in spendable(game, hero, hit.arm):
        if on_hit.only_adds and points.get(pool):
            points[pool] -= 1
            return on_hit
    return None
