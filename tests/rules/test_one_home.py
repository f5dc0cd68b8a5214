"""A rule that a table would like to change has one home: what is changed there is changed for everybody who goes by it."""

import re
from pathlib import Path

import pytest

from lantern.content.entries import RangedAttack
from lantern.players.heuristic.arms import prospects
from lantern.players.table import seen_by_all
from lantern.rules.adventure import Adventure
from lantern.rules.belongings.abilities import usables
from lantern.rules.belongings.hero_arms import in_sight
from lantern.rules.belongings.trading import partners
from lantern.rules.fight.enemy_attacks import can_shoot
from lantern.rules.fight.placement import add_enemy
from lantern.rules.harm.easing import finds_something
from lantern.rules.table.chapter import Context
from lantern.rules.table.state import Hero
from lantern.views.overlays import overlay

HOUSE = Path(__file__).parents[2] / "src" / "lantern"


@pytest.fixture
def across_the_room(on_the_way):
    """A Gunslinger and one of the Hungry Dead, in sight of each other and not adjacent."""
    game = on_the_way(2)
    hero = game.hero("gunslinger")
    far = next(
        space
        for space in range(game.board.count)
        if not game.occupied() >> space & 1 and game.can_aim(hero.space, space, 6) and game.board.range(hero.space, space) > 1
    )
    enemy = add_enemy(game, "hungry-dead", [far])
    game.enemies_changed()
    return game, hero, enemy


def who_aims(game, hero, enemy):
    """Tell who can aim across the room: the hero, the enemy, the bot that plans a shot, the page that draws what is seen."""
    shown = seen_by_all(game)
    shot = next(arm for arm in prospects(shown, hero) if arm.reach)
    return [
        enemy in in_sight(game, hero, 6),
        can_shoot(game, enemy.spaces, hero, RangedAttack(range=6, shots=1)),
        shot.from_space(shown, hero.space, 0) > 0,
        enemy.spaces[0] in overlay(game, hero, 3).sight,
    ]


@pytest.mark.proves("LOS-02")
def test_models_would_block_sight_in_one_place(across_the_room, monkeypatch):
    assert who_aims(*across_the_room) == [True] * 4
    monkeypatch.setattr(Adventure, "can_aim", lambda _game, _a, _b, _reach: False)
    assert who_aims(*across_the_room) == [False] * 4


def test_nobody_but_the_game_asks_the_board_who_can_be_aimed_at():
    asks = re.compile(r"board\.(range_to_aim|known_aims|sees)\b")
    homes = [path.relative_to(HOUSE).as_posix() for path in HOUSE.rglob("*.py") if asks.search(path.read_text("utf-8"))]
    assert homes == ["rules/table/game.py"]


@pytest.mark.proves("BAG-05", "ITEM-12")
def test_whom_one_can_heal_is_not_whom_one_can_hand_something(on_the_way, monkeypatch):
    game = on_the_way(2)
    marshal, gunslinger = game.standing()
    marshal.bag, gunslinger.wounds = ["bandages"], 5
    bandages = next(usable for usable in usables(game, marshal, "any_time") if usable.source == "bandages")

    def who_is_near() -> tuple[bool, list[Hero], list[Hero]]:
        healed = list(game.may_concern("hero_or_neighbour", Context(source="", hero=marshal.id)))
        return finds_something(game, marshal, bandages), healed, partners(game, marshal)

    assert who_is_near() == (True, [marshal, gunslinger], [gunslinger])
    monkeypatch.setattr(Adventure, "in_reach_to_heal", lambda _game, me: [me])
    assert who_is_near() == (False, [marshal], [gunslinger])
