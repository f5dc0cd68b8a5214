"""What brings Enemies, lets them attack, and hits them without an attack."""

from __future__ import annotations

from msgspec.structs import replace

from lantern.content.bends.attacks import SplashesHarder
from lantern.content.verbs.attacks import EnemyHits
from lantern.content.verbs.enemies import EnemiesAttack, NextThreat, SpawnNear
from lantern.content.verbs.grammar import Amount
from lantern.core.questions import ChooseOne
from lantern.rules.attack.areas import spaces_behind
from lantern.rules.attack.hero_hits import strike_without_attack
from lantern.rules.belongings.hero_arms import reached
from lantern.rules.belongings.who import choose_enemy
from lantern.rules.fight.arrivals import enemies_attack, heroes_who_fight, spawn_near_heroes, threat_attacks
from lantern.rules.fight.pushing import push_away
from lantern.rules.numbers.bends import bends, different
from lantern.rules.numbers.dice import how_many
from lantern.rules.numbers.perform import performs
from lantern.rules.table.choices.models import ChooseEnemy
from lantern.rules.table.copies import card_of
from lantern.rules.table.game import Context, Game
from lantern.rules.table.state import EnemyModel, Hero


@performs(EnemiesAttack)
def attack(game: Game, effect: EnemiesAttack, context: Context) -> None:
    """Let enemies come."""
    if effect.threat is not None:
        cards = how_many(game, effect.cards, "threat-cards", context)
        threat_attacks(
            game,
            effect.threat,
            cards,
            ambush=effect.ambush,
            tile=context.tile,
            elite=effect.elite,
            cause=context.source,
            world=context.world,
        )
    if effect.enemies:
        enemies_attack(
            game,
            effect.enemies,
            ambush=effect.ambush,
            tile=context.tile,
            elite=effect.elite,
            cause=context.source,
            world=context.world,
        )


@performs(EnemyHits)
def enemy_hits(game: Game, effect: EnemyHits, context: Context) -> None:
    """Give enemies Hits without an attack: the one that was chosen, or all that are near enough."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    for enemy in _reached(game, hero, effect, context):
        if enemy.id in game.state.enemies and game.state.result is None:
            count = how_many(game, effect.count, "hits", context)
            damage = _splashing(game, hero, effect) if effect.at == "near_target" else effect.damage
            strike_without_attack(game, hero, enemy, count, damage, context.source, effect.ignore)
            if effect.push and enemy.id in game.state.enemies:
                push_away(game, hero, enemy, effect.push, context.source)


def _splashing(game: Game, hero: Hero, effect: EnemyHits) -> Amount:
    """Return the damage to those next to a target, which some rounds make worse."""
    weapon = game.attack.weapon if game.attack is not None else None
    words = game.content.items[card_of(weapon)].keywords if weapon is not None else ()
    more = sum(bend.damage for bend in different(bends(game, hero, SplashesHarder)) if bend.weapon in words)
    return replace(effect.damage, plus=effect.damage.plus + more)


def _reached(game: Game, hero: Hero, effect: EnemyHits, context: Context) -> list[EnemyModel]:
    if effect.at == "target":
        if context.enemy is None:
            return choose_enemy(game, hero, effect.range, context)
        return [enemy for enemy in game.state.enemies.values() if enemy.id == context.enemy]
    if effect.at == "near_target":
        target = game.state.enemies[context.enemy or ""]
        around = {other.id: other for space in target.spaces for other in game.enemies_adjacent_to(space)}
        return [other for other in around.values() if other is not target]
    near = _standing_behind(game, hero, context.spaces) if effect.at == "behind" else reached(game, hero, effect)
    most = 1 if effect.at in {"one_adjacent", "one_on_tile", "behind"} else effect.most
    if not most or not near or len(near) <= effect.most:
        return near
    return [choose_one(game, hero, near, context) for _ in range(most)]


def choose_one(game: Game, hero: Hero, near: list[EnemyModel], context: Context) -> EnemyModel:
    """Choose one of those who are left."""
    options = [ChooseEnemy(enemy.id, enemy.spaces[0]) for enemy in near]
    about = {"source": context.source}
    question = ChooseOne(kind="which-enemy", who=hero.id, options=options, about=about, interruptible=False)
    enemy = game.state.enemies[game.ask(question).value]
    near.remove(enemy)
    return enemy


def _standing_behind(game: Game, hero: Hero, fallen_in: tuple[int, ...]) -> list[EnemyModel]:
    """Return the enemies in the three spaces behind another, as a hero sees it."""
    board = game.board
    space = fallen_in[0] if fallen_in else -1
    if space < 0 or board.section[space] != board.section[hero.space]:
        return []
    behind = spaces_behind(game, hero, space)
    return [enemy for enemy in game.state.enemies.values() if behind.intersection(enemy.spaces)]


@performs(NextThreat)
def next_threat(game: Game, effect: NextThreat, context: Context) -> None:  # noqa: ARG001
    """Mark the enemies of the next Threat card with a keyword."""
    game.state.next_threat.append(effect.keyword)


@performs(SpawnNear)
def spawn(game: Game, effect: SpawnNear, context: Context) -> None:
    """Add models next to random heroes."""
    count = how_many(game, effect.count, f"spawn-{effect.kind}", context)
    spawn_near_heroes(game, effect.kind, count, heroes_who_fight(game, effect.kind))
