"""Elite and Mythic abilities, and the brutal side (ELITE, FOE-05, OPT-10)."""

from __future__ import annotations

from lantern.content.entries import EnemyAbility
from lantern.rules.numbers.dice import roll
from lantern.rules.numbers.in_play import side_of
from lantern.rules.numbers.triggers import fire
from lantern.rules.table.events import EliteGained, MythicGained
from lantern.rules.table.game import Game
from lantern.rules.table.state import EnemyType

#: Party level -> elite abilities of every type, and whether the brutal side is used (LEVEL-15).
TOUGHER = {
    1: (0, False), 2: (0, False), 3: (1, False), 4: (2, False), 5: (0, True), 6: (0, True), 7: (1, True), 8: (2, True),
}  # fmt: skip


def enter_fight(game: Game, kind: str) -> None:
    """Bring an enemy type into the fight, once, with what the party's level gives it (ELITE-05, FOE-05, OPT-05)."""
    state = game.state
    if kind not in state.types:
        elite, brutal = TOUGHER[state.party_level]
        state.types[kind] = EnemyType(kind, brutal=brutal)
        _come_as_boss(game, kind)
        game.cards_changed()  # an ability may concern others, too
        gain_elite(game, kind, elite + int(state.below_the_darkness))
        gain_mythic(game, kind, state.options.mythic_abilities)
    if kind not in state.met:
        state.met.append(kind)
        fire(game, "enemy_met", kind=kind)


def _come_as_boss(game: Game, kind: str) -> None:
    """Give a boss of the mission the Health for this many heroes, and remember that it came."""
    state = game.state
    for boss in game.content.missions[state.mission].bosses:
        if boss.kind == kind:
            state.types[kind].printed["health"] = boss.health + boss.per_hero * state.party_size
            if kind not in state.progress.bosses:
                state.progress.bosses.append(kind)


def gain_elite(game: Game, kind: str, count: int) -> None:
    """Roll elite abilities for all enemies of a type; what they have already is rolled again (ELITE-01 to ELITE-03)."""
    _roll_abilities(game, kind, "elite", side_of(game, kind).elite, game.state.types[kind].elite, count)


def gain_mythic(game: Game, kind: str, count: int) -> None:
    """Roll on the Mythic Abilities of a type that has such a chart, what it has already again (OPT-10)."""
    _roll_abilities(game, kind, "mythic", game.content.enemies[kind].mythic, game.state.types[kind].mythic, count)


def _roll_abilities(game: Game, kind: str, purpose: str, chart: tuple[EnemyAbility, ...], known: list[int], count: int) -> None:
    for _ in range(count):
        if len(known) >= len(chart):
            return
        while (number := roll(game, purpose)[0]) in known or number > len(chart):
            pass
        known.append(number)
        event = EliteGained if purpose == "elite" else MythicGained
        game.tell(event(kind, chart[number - 1].id))
        game.cards_changed()  # an ability may concern others, too
