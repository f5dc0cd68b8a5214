"""What items do to every model in some spaces: fire, a beam of light, something that is thrown."""

from __future__ import annotations

from math import hypot

from lantern.board.compass import DELTAS
from lantern.board.sets import bits
from lantern.content.verbs.attacks import Beam, Blast, BlowThrough, Flames, ThrowThis
from lantern.content.verbs.grammar import Amount
from lantern.core.questions import ChooseOne
from lantern.rules.attack.bombs import D3, bounce_about, explode, fly
from lantern.rules.attack.hero_attacks import bitten
from lantern.rules.attack.hero_hits import strike_without_attack
from lantern.rules.harm.damage import take_hits, take_wounds
from lantern.rules.numbers.dice import amount
from lantern.rules.numbers.in_play import is_immune, words_of
from lantern.rules.numbers.perform import in_turn, performs
from lantern.rules.table.choices.models import ChooseEnemy
from lantern.rules.table.choices.plain import StopFire
from lantern.rules.table.choices.spaces import BeamTo, BlastFrom, BurnAt
from lantern.rules.table.game import Context, Game
from lantern.rules.table.state import EnemyModel, Hero

ONE = Amount(plus=1)
DIRECTIONS = range(1, 9)


def models_in(game: Game, spaces: set[int], source: str) -> tuple[list[EnemyModel], list[Hero]]:
    """Return the enemies and heroes in some spaces, without heroes who are immune to what comes over them (IMMUNE-01)."""
    enemies = [enemy for enemy in game.state.enemies.values() if not spaces.isdisjoint(enemy.spaces)]
    words = words_of(game, source)
    return enemies, [hero for hero in game.standing() if hero.space in spaces and not is_immune(game, hero, words)]


def hit_all(game: Game, hero: Hero, spaces: set[int], hits: int, damage: Amount, source: str) -> None:
    """Give Hits to every model in some spaces, the hero's friends too."""
    enemies, heroes = models_in(game, spaces, source)
    for enemy in enemies:
        if enemy.id in game.state.enemies and game.goes_on():
            strike_without_attack(game, hero, enemy, hits, damage, source)
    for other in in_turn(game, heroes):
        take_hits(game, other, hits, damage=damage, by=source)


@performs(Blast)
def blast(game: Game, effect: Blast, context: Context) -> None:
    """Choose a space of the tile; whoever is next to it is hit."""
    assert context.hero is not None
    hero, board = game.hero(context.hero), game.board
    tiles = set(board.tiles_of[hero.space])
    options = [BlastFrom(board.names[s], s) for s in bits(board.all) if tiles & set(board.tiles_of[s])]
    question = ChooseOne(kind="blast-at", who=hero.id, options=options, about={"source": context.source}, interruptible=False)
    space = game.ask(question).value
    hit_all(game, hero, set(bits(board.adjacent[space] & ~(1 << space))), 1, effect.damage, context.source)


@performs(BlowThrough)
def blow_through(game: Game, effect: BlowThrough, context: Context) -> None:
    """Choose an enemy next to the hero; it and whoever is behind it is wounded past Defense."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    near = game.enemies_adjacent_to(hero.space)
    if not near:
        return
    options = [ChooseEnemy(enemy.id, enemy.spaces[0]) for enemy in near]
    about = {"source": context.source}
    question = ChooseOne(kind="which-enemy", who=hero.id, options=options, about=about, interruptible=False)
    target = game.state.enemies[game.ask(question).value]
    enemies, heroes = models_in(game, spaces_behind(game, hero, target.spaces[0]), context.source)
    wound_all(game, hero, [target, *(enemy for enemy in enemies if enemy is not target)], heroes, effect.wounds, context)


@performs(Flames)
def flames(game: Game, effect: Flames, context: Context) -> None:
    """Set spaces in reach on fire, each next to one before; whoever is there burns."""
    assert context.hero is not None
    hero, board = game.hero(context.hero), game.board
    near = [s for s in bits(board.all) if board.distance(hero.space, s) <= effect.range]  # BOARD-14
    burn(game, hero, near, effect.markers, effect.damage, context.source)


def burn(game: Game, hero: Hero, near: list[int], most: int, damage: Amount, source: str) -> None:
    """Let a hero set some spaces on fire, each next to one before; whoever is there takes a Hit."""
    board = game.board
    burning: list[int] = []
    while len(burning) < most:
        linked = [s for s in near if s not in burning and (not burning or any(board.adjacent[b] >> s & 1 for b in burning))]
        options = [*(BurnAt(board.names[s], s) for s in linked), StopFire()]
        space = game.ask(ChooseOne(kind="hellfire", who=hero.id, options=options, interruptible=False)).value
        if space is None:
            break
        burning.append(space)
    hit_all(game, hero, set(burning), 1, damage, source)


@performs(Beam)
def beam(game: Game, effect: Beam, context: Context) -> None:
    """Choose a direction; whoever is on the line is wounded past Defense."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    lines = [_line(game, hero.space, direction, game.state.held_back) for direction in DIRECTIONS]
    board = game.board
    options = [BeamTo(board.names[line[0]], line[0], line) for line in lines if line]
    if not options:
        return
    question = ChooseOne(kind="beam-to", who=hero.id, options=options, about={"source": context.source}, interruptible=False)
    enemies, heroes = models_in(game, set(game.ask(question).value), context.source)
    wound_all(game, hero, enemies, heroes, effect.wounds, context)


def wound_all(game: Game, hero: Hero, enemies: list[EnemyModel], heroes: list[Hero], wounds: Amount, context: Context) -> None:
    """Roll Wounds, past Defense, for each of some models, the hero's friends too."""
    for enemy in enemies:
        if enemy.id in game.state.enemies and game.goes_on():
            done = amount(game, wounds, "damage", hero)
            strike_without_attack(game, hero, enemy, done, ONE, context.source, ("defense",))
    for other in in_turn(game, heroes):
        take_wounds(game, other, amount(game, wounds, "damage", hero, less=True))


def spaces_behind(game: Game, hero: Hero, space: int) -> set[int]:
    """Return the three spaces behind another, as a hero sees it."""
    board = game.board
    (x, y), (here_x, here_y) = board.xy[space], board.xy[hero.space]
    ways = [((x - here_x) * dx + (y - here_y) * dy) / hypot(dx, dy) for dx, dy in DELTAS]
    straight = ways.index(max(ways))
    behind = (board.compass[space][(straight + turn) % len(DELTAS)] for turn in (-1, 0, 1))
    return {each for each in behind if each >= 0}


def _line(game: Game, space: int, direction: int, length: int) -> list[int]:
    """Go straight on until a Wall, as far as the light reaches."""
    line: list[int] = []
    step = game.board.bounce(space, direction)
    while step is not None and len(line) < length:
        line.append(step)
        step = game.board.bounce(step, direction)
    return line


@performs(ThrowThis)
def throw_this(game: Game, effect: ThrowThis, context: Context) -> None:
    """Throw an item as Dynamite is thrown (BOMB-01 to BOMB-07)."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    space, face = fly(game, hero, context.source, effect.bounces)
    tiles, enemies = set(game.board.tiles_of[space]), dict(game.state.enemies)
    earned: list[str] = []  # XP-04: one use is one Attack
    explode(game, space, hero, effect.wounds, words_of(game, context.source), earned)
    for _ in range(effect.scatters):
        if game.state.result is None:
            explode(game, bounce_about(game, hero, space, D3), hero, earned=earned)
    if effect.tile_hits:
        near = game.board.adjacent[space] | 1 << space
        others = {s for s in bits(game.board.all & ~near) if tiles & set(game.board.tiles_of[s])}
        hit_all(game, hero, others - _under(enemies, near), effect.tile_hits, ONE, context.source)
    bitten(game, hero, int(face == 1))


def _under(enemies: dict[str, EnemyModel], near: int) -> set[int]:
    """Return the spaces of models that were caught in the middle, all of their base."""
    return {s for enemy in enemies.values() if any(near >> one & 1 for one in enemy.spaces) for s in enemy.spaces}
