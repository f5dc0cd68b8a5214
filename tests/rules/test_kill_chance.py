"""The chance to kill is exact: every way the dice can fall is tried with the rules themselves, and counted."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec import field, structs

from lantern.content.loader import load
from lantern.core.streams import Streams
from lantern.core.table import Nobody, solo
from lantern.rules.adventure import Adventure
from lantern.rules.attack.hero_hits import strike
from lantern.rules.attack.kill_chance import kill_chance
from lantern.rules.belongings.hero_arms import BARE_HANDS, Arm, Attack, HeroHit, weapon
from lantern.rules.table.options import options_for
from lantern.rules.table.state import EnemyModel, EnemyType, Fight
from lantern.rules.turn.setup import new_state

SWARM = "hungry-dead"


class MoreDiceError(Exception):
    """One die more is rolled than the way tried so far says."""

    def __init__(self, sides: int) -> None:
        super().__init__()
        self.sides = sides


class Tried(Streams):
    """Dice that fall as they are told."""

    told: list[int] = field(default_factory=list)

    def all_below(self, name: str, sides: Sequence[int], first: int = 0) -> list[int]:  # noqa: ARG002 - the signature of its base
        fallen = self.told[self.drawn : self.drawn + len(sides)]
        self.drawn += len(fallen)
        if len(fallen) < len(sides):
            raise MoreDiceError(sides[len(fallen)])
        return [number + first for number in fallen]


def a_fight(kind: str = SWARM, printed: dict[str, int] | None = None) -> tuple[Adventure, EnemyModel]:
    """A hero without Grit, and an enemy with the numbers given."""
    content = load(user=False)
    state = new_state(content, "scouting-party", ["gunslinger"], 1, options_for("revised"))
    hero = state.heroes["gunslinger"]
    hero.space, hero.grit, hero.pools = 0, 0, {}
    enemy = EnemyModel(f"{kind}-1", kind, [1])
    state.enemies[enemy.id] = enemy
    state.types[kind] = EnemyType(kind, printed=printed or {})
    state.fight = Fight(0)
    return Adventure(state, solo(Nobody()), content), enemy


def counted(game: Adventure, enemy: EnemyModel, hits: list[HeroHit]) -> float:
    """Try every way the dice can fall and add up the chances of those that kill."""
    before = game.checkpoint()
    total = 0.0
    todo: list[tuple[list[int], float]] = [([], 1.0)]
    while todo:
        faces, chance = todo.pop()
        game.restore(before)
        game.begin_step([], holding=True)
        game.state.streams = Tried({}, told=faces)
        copies = [structs.replace(hit) for hit in hits]
        attack = Attack([hit.arm for hit in copies], hits=[], earned_base=[], wounded=[])
        try:
            strike(game, game.hero("gunslinger"), attack, game.state.enemies[enemy.id], copies)
        except MoreDiceError as more:
            todo += [([*faces, face], chance / more.sides) for face in range(more.sides)]
            continue
        total += chance * (enemy.id not in game.state.enemies)
    game.restore(before)
    return total


CASES = {
    "one Hit": ([BARE_HANDS], [False], {"health": 3, "defense": 2}),
    "two Hits, one critical": ([BARE_HANDS, BARE_HANDS], [False, True], {"health": 5, "defense": 3}),
    "wounded before": ([BARE_HANDS], [True], {"health": 6, "defense": 4, "wounds": 3}),
    "armor": ([BARE_HANDS], [False], {"health": 2, "defense": 3, "armor": 5}),
    "armor ignored": ([Arm(ignore=("armor",))], [False], {"health": 2, "defense": 3, "armor": 5}),
    "defense ignored": ([Arm(ignore=("defense",))], [False], {"health": 4, "defense": 5}),
    "cover": ([BARE_HANDS, BARE_HANDS], [False, False], {"health": 3, "defense": 1, "cover": 4}),
    "a larger die, and more damage": ([Arm(damage_die="D8", damage=1)], [False], {"health": 5, "defense": 2}),
    "the peril die": ([Arm(damage_die="P")], [True], {"health": 4, "defense": 2}),
}


@pytest.mark.parametrize("case", CASES)
def test_the_chance_is_that_of_all_dice_counted(case):
    arms, criticals, numbers = CASES[case]
    printed = dict(numbers)
    wounds = printed.pop("wounds", 0)
    game, enemy = a_fight(printed=printed)
    enemy.wounds = wounds
    hits = [HeroHit(6, arm, critical=critical) for arm, critical in zip(arms, criticals, strict=True)]
    chance = kill_chance(game, game.hero("gunslinger"), enemy, hits)
    assert 0 < chance < 1
    assert chance == pytest.approx(counted(game, enemy, hits))


@pytest.mark.parametrize("kind", sorted(load(user=False).enemies))
def test_it_holds_for_every_record_sheet(kind):
    game, enemy = a_fight(kind)
    enemy.wounds = max(0, game.content.enemies[kind].normal.health - 2)
    hit = HeroHit(6, weapon(game, "gunslinger-pistol"), critical=False)
    chance = kill_chance(game, game.hero("gunslinger"), enemy, [hit])
    assert chance == pytest.approx(counted(game, enemy, [hit]))


def test_no_hit_kills_nobody():
    game, enemy = a_fight(printed={"health": 1, "defense": 0})
    assert kill_chance(game, game.hero("gunslinger"), enemy, []) == 0
