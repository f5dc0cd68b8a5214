"""Nobody is asked to roll dice again that promise no more than what lies there; who always wants to be asked is."""

from __future__ import annotations

import pytest
from tests.rules.test_kill_chance import Tried, a_fight

from lantern.board.sets import bits
from lantern.content.powers import RollAgain
from lantern.content.verbs.grammar import Amount
from lantern.content.verbs.harm import Heal
from lantern.core.questions import Answer, Chance, Question
from lantern.core.table import Insider, solo
from lantern.rules.adventure import Adventure
from lantern.rules.attack.bombs import explode
from lantern.rules.attack.hero_attacks import melee_attack, ranged_attack
from lantern.rules.attack.hero_hits import strike
from lantern.rules.belongings.hero_arms import BARE_HANDS, Arm, Attack, HeroHit, weapon
from lantern.rules.harm.grit import add_grit_dice
from lantern.rules.harm.healing import heals_too_little
from lantern.rules.harm.recovery import recover
from lantern.rules.numbers.perform import perform
from lantern.rules.numbers.throws import RerollDie, Throw
from lantern.rules.table.game import Context
from lantern.rules.table.state import Activation, Boost, EnemyModel, Hero

D8 = Arm(damage_die="D8")
HERO = "gunslinger"
PISTOL = "gunslinger-pistol"


class LetsLie(Insider):
    """Who lets all dice lie, gives all Hits to the first, and remembers which dice could have been rolled again."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str, list[int]]] = []

    def answer(self, game: Adventure, question: Question) -> Answer | None:  # noqa: ARG002
        if question.kind in {"reroll", "roll-again"}:
            self.asked.append((question.kind, question.about["purpose"], question.about["faces"]))
        return [0] if question.kind == "which-hits" else 0 if question.kind == "assign-hits" else []

    def about(self, purpose: str) -> list[tuple[str, list[int]]]:
        return [(kind, faces) for kind, what, faces in self.asked if what == purpose]


def ready(game: Adventure, *faces: int) -> LetsLie:
    """Let the dice fall like this, in front of a hero with a Grit."""
    player = LetsLie()
    game.hero(HERO).grit = 1
    game.table = solo(player)
    game.begin_step([])
    game.state.streams = Tried({}, told=[face - 1 for face in (*faces, *[1] * 20)])
    return player


def struck(arms: list[Arm], faces: list[int], printed: dict[str, int], policy: str = "") -> bool:
    """Tell whether somebody whose Damage is this is asked."""
    game, enemy = a_fight(printed=printed)
    player = ready(game, *faces)
    if policy:
        game.state.policies[HERO] = {"reroll": policy}
    hits = [HeroHit(6, arm, critical=False) for arm in arms]
    strike(game, game.hero(HERO), Attack(arms, hits=[], earned_base=[], wounded=[]), enemy, hits)
    return bool(player.about("damage"))


DAMAGE = {
    "7 of a D8 that no 8 makes better": ([D8], [7], {"health": 12, "defense": 0}, False),
    "7 of a D8 where an 8 kills": ([D8], [7], {"health": 8, "defense": 0}, True),
    "4 of a D6, and less is to be expected": ([BARE_HANDS], [4], {"health": 12, "defense": 0}, False),
    "3 of a D6, and more is to be expected": ([BARE_HANDS], [3], {"health": 12, "defense": 0}, True),
    "5 of a D6 that Defense swallows": ([BARE_HANDS], [5], {"health": 12, "defense": 5}, True),
    "5 of a D6, and nothing gets past Defense": ([BARE_HANDS], [5], {"health": 12, "defense": 6}, False),
    "one of two is low": ([BARE_HANDS, BARE_HANDS], [6, 1], {"health": 12, "defense": 0}, True),
    "two that only together get past Defense": ([Arm(second_die="D6")], [2, 2], {"health": 12, "defense": 9}, True),
    "enough": ([BARE_HANDS], [1], {"health": 1, "defense": 0}, False),
}


@pytest.mark.parametrize("case", DAMAGE)
def test_damage_is_asked_about_where_more_is_to_be_expected_or_may_kill(case):
    arms, faces, printed, asked = DAMAGE[case]
    assert struck(arms, faces, printed) is asked


def test_who_always_wants_to_be_asked_is_asked_about_everything():
    assert struck([D8], [7], {"health": 12, "defense": 0}, "ask")
    assert not struck([D8], [1], {"health": 12, "defense": 0}, "never")


def attacked(printed: dict[str, int], others: int = 0, free: bool = False, policy: str = "") -> list[tuple[str, list[int]]]:
    """Roll a 6 and a 1 To Hit against enemies next to the hero, and tell what is asked about these dice."""
    game, enemy = a_fight(printed=printed)
    hero = game.hero(HERO)
    near = list(bits(game.board.adjacent[hero.space]))
    for number, space in enumerate(near[: 1 + others], start=1):
        game.state.enemies[f"{enemy.kind}-{number}"] = EnemyModel(f"{enemy.kind}-{number}", enemy.kind, [space])
    game.enemies_moved()
    game.state.boosts.append(Boost("double-shot", {"combat": 1}, "turn", hero=hero.id))
    game.boosts_changed(hero.id)
    player = ready(game, 6, 1)
    if free:
        hero.grit = 0
        again = RollAgain(of=("to_hit",), limit="attack")
        game.borne[hero.id].rerolls = [(hero.id, "double-shot", 0, again)]
    if policy:
        game.state.policies[HERO] = {"reroll": policy}
    melee_attack(game, hero)
    return player.about("to-hit")


def test_a_miss_is_not_asked_about_if_all_in_reach_die_of_the_hits():
    assert attacked({"health": 1, "defense": 0}) == []
    assert attacked({"health": 6, "defense": 0}) == [("reroll", [6, 1])]  # one Hit kills in one case of six
    assert attacked({"health": 1, "defense": 0}, others=1) == [("reroll", [6, 1])]
    assert attacked({"health": 1, "defense": 0}, policy="ask") == [("reroll", [6, 1])]


def test_a_free_roll_is_asked_about_like_one_for_grit():
    assert attacked({"health": 1, "defense": 0}, free=True) == []
    assert attacked({"health": 6, "defense": 0}, free=True) == [("roll-again", [6, 1])]


def test_an_explosion_is_rolled_again_where_more_is_to_be_expected():
    for faces, health, asked in (((5,), 12, False), ((2,), 12, True), ((5,), 8, True), ((1,), 3, False)):
        game, enemy = a_fight(printed={"health": health, "defense": 0})
        player = ready(game, *faces)
        explode(game, enemy.spaces[0], game.hero(HERO), (Amount(dice=1, die="D6", plus=2),))
        assert bool(player.about("explosion")) is asked, (faces, health)


def test_a_two_is_low_on_a_d6_and_not_on_a_d3():
    hero = Hero("ann", "us-marshal", "Ann")
    for die, face, low in (
        ("D3", 1, True),
        ("D3", 2, False),
        ("D6", 2, True),
        ("D6", 3, False),
        ("P", 3, True),
        ("P", 4, False),
    ):
        assert Throw(hero, "gold", [die], [face], [0], 0, None).is_better_again([0]) is low, (die, face)
        assert heals_too_little(9, die)([face]) is low, (die, face)


def test_of_a_price_less_is_better_and_what_is_promised_is_less():
    game, _ = a_fight()
    for die, face, high in (
        ("D3", 3, True),
        ("D3", 2, False),
        ("D6", 5, True),
        ("D6", 4, False),
        ("D6", 1, False),
        ("D8", 7, True),
    ):
        thrown = Throw(game.hero(HERO), "price", [die], [face], [0], 0, None, less=True)
        assert thrown.is_better_again([0]) is high, (die, face)
    five = Throw(game.hero(HERO), "price", ["D6"], [5], [0], 0, None, less=True)
    assert RerollDie(0, 5, five).odds(game, HERO) == Chance("less", 4 / 6)


# -- healing --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wounds", "asked"), [(1, False), (2, True)])
def test_healing_that_is_shared_out_is_not_rolled_again_if_it_heals_all(wounds: int, asked: bool):
    game, _ = a_fight()
    player = ready(game, 1)
    game.hero(HERO).wounds = wounds
    shared = Heal(who="each_hero", mix=Amount(dice=1, die="D6"), split=True)
    perform(game, (shared,), Context(source="bandages", hero=HERO))
    assert bool(player.about("heal")) is asked


@pytest.mark.parametrize(("wounds", "asked"), [(1, False), (2, True)])
def test_who_gets_up_by_itself_is_not_asked_about_dice_that_heal_all(wounds: int, asked: bool):
    game, _ = a_fight()
    player, hero = ready(game, 1), game.hero(HERO)
    hero.ko, hero.wounds = True, wounds
    game.standing_changed()
    recover(game, hero, unscathed=True, heals=Amount(dice=1, die="D6"))
    assert bool(player.about("recovery")) is asked


# -- a shot that costs nothing --------------------------------------------------------------------


class Gunslinger(Insider):
    """Who says of each kind of question in turn what it was told to, and remembers what it was asked."""

    def __init__(self, *said: tuple[str, Answer]) -> None:
        self.said = list(said)

    def answer(self, game: Adventure, question: Question) -> Answer | None:  # noqa: ARG002
        kind, answer = self.said.pop(0)
        assert question.kind == kind, f"{question.kind} is asked, not {kind}"
        return answer


TAKE_IT, LET_IT_BE = ("special-shot", 1), ("special-shot", 0)
KEEP_DICE: tuple[str, Answer] = ("reroll", [])
AGAIN: tuple[str, Answer] = ("reroll", [0])


def shot(*said: tuple[str, Answer], faces: tuple[int, ...] = (3,), health: int = 1, policy: str = "") -> tuple[int, int, bool]:
    """Roll Damage against Defense 4 with a Dead Eye shot at hand; return the Grit and shots left, and whether it kills."""
    game, enemy = a_fight(printed={"health": health, "defense": 4})
    ready(game, *faces)
    hero, player = game.hero(HERO), Gunslinger(*said)
    game.table, hero.pools = solo(player), {"dead-eye": 1}
    if policy:
        game.state.policies[HERO] = {"special-shot": policy}
    arm = weapon(game, PISTOL)
    strike(game, hero, Attack([arm], hits=[], earned_base=[], wounded=[]), enemy, [HeroHit(4, arm, critical=False)])
    assert not player.said, "not all of it was asked"
    return hero.grit, hero.pools["dead-eye"], enemy.id not in game.state.enemies


def test_a_shot_that_costs_nothing_and_kills_is_offered_before_grit():
    assert shot(TAKE_IT) == (1, 0, True)


def test_who_lets_the_shot_be_may_still_pay_and_is_asked_about_other_damage_only():
    assert shot(LET_IT_BE, KEEP_DICE) == (1, 1, False)
    assert shot(LET_IT_BE, AGAIN, faces=(3, 6)) == (0, 1, True)
    assert shot(LET_IT_BE, AGAIN, TAKE_IT, faces=(3, 4)) == (0, 0, True)
    assert shot(KEEP_DICE, policy="never") == (1, 1, False)


def test_where_the_shot_alone_is_not_enough_the_dice_come_first():
    assert shot(KEEP_DICE, TAKE_IT, health=2) == (1, 0, False)
    assert shot(AGAIN, faces=(3, 6), health=2) == (0, 1, True)


@pytest.mark.parametrize(("shots", "asked"), [(0, True), (1, False)])
def test_a_miss_is_not_asked_about_if_a_shot_that_costs_nothing_makes_the_hit_enough(shots: int, asked: bool):
    game, _ = a_fight(printed={"health": 1, "defense": 2})
    player = ready(game, 4, 1, 5)
    game.hero(HERO).pools = {"dead-eye": shots}
    ranged_attack(game, game.hero(HERO), PISTOL)
    assert bool(player.about("to-hit")) is asked


def test_a_die_of_steps_is_not_rolled_again_for_the_price_of_another():
    game, _ = a_fight()
    player = ready(game, 1)
    game.hero(HERO).grit = 2
    game.state.activation = Activation(HERO)
    add_grit_dice(game, game.hero(HERO))
    assert player.about("grit-move") == []
