"""The chance to kill is exact: every way the dice can fall is tried with the rules themselves, and counted."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec import field, structs

from lantern.content.bends.enemies import CriticalsLeave
from lantern.content.entries import EnemyAbility
from lantern.content.loader import load
from lantern.core.questions import Answer, Chance, Question
from lantern.core.streams import Streams
from lantern.core.table import Insider, Nobody, solo
from lantern.rules.adventure import Adventure
from lantern.rules.attack.hero_hits import strike
from lantern.rules.attack.kill_chance import kill_chance
from lantern.rules.belongings.hero_arms import BARE_HANDS, Arm, Attack, HeroHit, weapon
from lantern.rules.table.options import options_for
from lantern.rules.table.state import Boost, EnemyModel, EnemyType, Fight
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


def a_fight(
    kind: str = SWARM, printed: dict[str, int] | None = None, ability: EnemyAbility | None = None
) -> tuple[Adventure, EnemyModel]:
    """A hero without Grit, and an enemy with the numbers given, perhaps with one ability and no other."""
    content = load(user=False)
    if ability is not None:
        sheet = content.enemies[kind]
        side = structs.replace(sheet.normal, abilities=(ability,))
        content = structs.replace(content, enemies=content.enemies | {kind: structs.replace(sheet, normal=side)})
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


class RollsAgain(Insider):
    """Who spends a Grit on the first die of a throw, and remembers what was said about it."""

    def __init__(self) -> None:
        self.said: list[Chance] = []

    def answer(self, game: Adventure, question: Question) -> Answer | None:
        if question.kind == "reroll" and not self.said:
            chance = question.options[0].odds(game, question.who)  # type: ignore[attr-defined]
            assert chance is not None
            self.said.append(chance)
            return [0]
        return []


def again(
    arms: list[Arm], critical: bool, shown: list[int], printed: dict[str, int], ability: EnemyAbility | None
) -> list[bool]:
    """Let Hits show these faces, roll the first die again, and tell of each side whether it kills and what was promised."""
    kills, promised = [], []
    for side in range(8 if arms[0].damage_die == "D8" else 6):
        game, enemy = a_fight(printed=printed, ability=ability)
        game.hero("gunslinger").grit = 1
        player = RollsAgain()
        game.table = solo(player)
        game.begin_step([])
        game.state.streams = Tried({}, told=[*(face - 1 for face in shown), side])
        hits = [HeroHit(6, arm, critical=critical) for arm in arms]
        strike(game, game.hero("gunslinger"), Attack(arms, hits=[], earned_base=[], wounded=[]), enemy, hits)
        kills.append(enemy.id not in game.state.enemies)
        promised += player.said
    assert len({(chance.of, chance.chance) for chance in promised}) == 1
    if any(kills):
        assert promised[0].of == "enough"
        assert promised[0].chance == pytest.approx(sum(kills) / len(kills))
    else:
        assert promised[0].of == "more"
    return kills


AGAIN = {
    "one die": ([BARE_HANDS], False, [1], {"health": 3, "defense": 1}, 3),
    "a larger die": ([Arm(damage_die="D8")], False, [4], {"health": 4, "defense": 2}, 3),
    "a Critical ignores Defense": ([BARE_HANDS], True, [1], {"health": 3, "defense": 5}, 4),
    "more Damage": ([Arm(damage=2)], False, [1], {"health": 3, "defense": 3}, 3),
    "no side is enough": ([BARE_HANDS], False, [3], {"health": 12, "defense": 3}, 0),
    "another Hit of the same throw helps": ([BARE_HANDS, BARE_HANDS], False, [1, 4], {"health": 5, "defense": 2}, 2),
    "another Hit that does nothing does not": ([BARE_HANDS, BARE_HANDS], False, [1, 2], {"health": 3, "defense": 2}, 2),
    "Endurance": ([BARE_HANDS], False, [1], {"health": 3, "defense": 0, "endurance": 2}, 0),
    "Endurance and another Hit": (
        [BARE_HANDS, BARE_HANDS],
        False,
        [1, 6],
        {"health": 4, "defense": 2, "endurance": 2},
        3,
    ),
    "a Critical against hard shells": ([BARE_HANDS], True, [1], {"health": 3, "defense": 4, "leave": 2}, 2),
    "a Critical against who is Tough": ([BARE_HANDS], True, [1], {"health": 1, "defense": 4, "tough": 1}, 2),
}


@pytest.mark.parametrize("case", AGAIN)
def test_what_a_die_of_damage_that_is_rolled_again_promises_is_what_happens(case):
    arms, critical, shown, numbers, sides = AGAIN[case]
    printed = {name: number for name, number in numbers.items() if name in {"health", "defense"}}
    shell = (CriticalsLeave(defense=numbers["leave"]),) if "leave" in numbers else ()
    tough, endurance = bool(numbers.get("tough")), numbers.get("endurance")
    ability = EnemyAbility(id="told", name={"en": "Told"}, endurance=endurance, tough=tough, bend=shell)
    assert sum(again(arms, critical, shown, printed, ability)) == sides


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


def test_endurance_lets_one_hit_do_only_so_much():
    tireless = EnemyAbility(id="tireless", name={"en": "Tireless"}, endurance=2)
    game, enemy = a_fight(printed={"health": 4, "defense": 2}, ability=tireless)
    hits = [HeroHit(6, BARE_HANDS, critical=False) for _ in range(2)]
    assert kill_chance(game, game.hero("gunslinger"), enemy, hits[:1]) == 0
    chance = kill_chance(game, game.hero("gunslinger"), enemy, hits)
    assert chance == pytest.approx(1 / 4)
    assert chance == pytest.approx(counted(game, enemy, hits))


def test_whom_a_hero_has_singled_out_it_strikes_harder_and_nobody_else():
    game, enemy = a_fight(printed={"health": 3, "defense": 2})
    other = EnemyModel(f"{SWARM}-2", SWARM, [2])
    game.state.enemies[other.id] = other
    game.state.boosts.append(Boost("core:items/knife", {"damage": 2}, "turn", hero="gunslinger", against=enemy.id))
    game.boosts_changed("gunslinger")
    hits = [HeroHit(6, BARE_HANDS, critical=False)]
    found = [kill_chance(game, game.hero("gunslinger"), one, hits) for one in (enemy, other)]
    assert found == pytest.approx([4 / 6, 2 / 6])
    assert found == pytest.approx([counted(game, enemy, hits), counted(game, other, hits)])


@pytest.mark.parametrize("near", [True, False])
def test_a_weapon_with_criticals_only_at_hand_has_none_far_away(near):
    game, enemy = a_fight(printed={"health": 3, "defense": 4})
    hero, spaces = game.hero("gunslinger"), range(len(game.board.adjacent))
    enemy.spaces = [next(space for space in spaces if space and bool(game.board.adjacent[hero.space] >> space & 1) == near)]
    hits = [HeroHit(6, weapon(game, "outlaw-pistol"), critical=True)]
    chance = kill_chance(game, hero, enemy, hits)
    assert chance == pytest.approx(4 / 6 if near else 0)
    assert chance == pytest.approx(counted(game, enemy, hits))


def test_no_hit_kills_nobody():
    game, enemy = a_fight(printed={"health": 1, "defense": 0})
    assert kill_chance(game, game.hero("gunslinger"), enemy, []) == 0
