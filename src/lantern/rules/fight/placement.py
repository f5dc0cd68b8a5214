"""Placing enemies: the checkerboard, and ambushes (PLACE, AMBUSH)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from lantern.board.ground import union
from lantern.board.sets import bits, first, mask_of
from lantern.content.bends.enemies import Ambush
from lantern.rules.attack.swarms import most_in_a_space, room_in_swarm
from lantern.rules.belongings.who import random_hero
from lantern.rules.fight.elites import enter_fight
from lantern.rules.fight.fixed_map import decide_entrance
from lantern.rules.numbers.bends import enemy_bends
from lantern.rules.numbers.values import enemy_has
from lantern.rules.table.events import EnemyPlaced
from lantern.rules.table.game import Game
from lantern.rules.table.state import EnemyModel, Hero


def add_enemy(game: Game, kind: str, spaces: list[int], target: str | None = None) -> EnemyModel:
    """Put a model on the board; it targets nobody before its first activation, unless it comes from Ambush (PLACE-11)."""
    state = game.state
    state.enemies_made += 1
    enemy = EnemyModel(f"{kind}-{state.enemies_made}", kind, spaces, target=target)
    state.enemies[enemy.id] = enemy
    game.enemies_moved()
    enter_fight(game, kind)
    game.tell(EnemyPlaced(enemy.id, kind, spaces[0], target or ""))
    return enemy


def is_extra_large(game: Game, kind: str) -> bool:
    """Tell whether a type covers 2x2 spaces (FOE-03, XL-01)."""
    return game.content.enemies[kind].size == "extra_large"


# -- on a tile ------------------------------------------------------------------------------------


def place_on_tile(game: Game, kind: str, count: int, tile: int) -> None:
    """Place a type on the checkerboard of a tile, then between, then beyond its entrance (PLACE-04, PLACE-06, PLACE-07).

    Those that swarm share the spaces of the tile before they go beyond it.
    """
    decide_entrance(game, tile)
    entrance = entrance_of(game, tile)
    checkerboard, fill = game.board.placement_order(tile, entrance)
    count = _place_apart(game, kind, count, tile, (*checkerboard, *fill))
    for _ in range(most_in_a_space(game, kind) - 1):
        for space in (*checkerboard, *fill):
            if count > 0 and room_in_swarm(game, kind) >> space & 1:
                add_enemy(game, kind, [space])
                count -= 1
    if count > 0:
        _place_apart(game, kind, count, tile, game.board.overflow_order(tile, entrance))


def _place_apart(game: Game, kind: str, count: int, tile: int, spaces: Iterable[int]) -> int:
    """Place models in empty spaces, in this order; return how many are left."""
    taken = game.occupied()
    board = game.board
    wide = is_extra_large(game, kind)
    for space in spaces:
        if count <= 0:
            break
        ways = board.placing_bases(tile, entrance_of(game, tile), space) if wide else [1 << space]  # PLACE-09
        base = next((base for base in ways if not base & taken), 0)  # PLACE-05
        if base:
            add_enemy(game, kind, around(space, base))
            taken |= base
            count -= 1
    return count


def around(anchor: int, base: int) -> list[int]:
    """List the spaces of a base, its anchor first."""
    return [anchor, *bits(base & ~(1 << anchor))]


def entrance_of(game: Game, tile: int) -> int | None:
    """Return the connector through which the heroes came last; none on the Entrance, which has its start area (PLACE-10)."""
    entrance = game.state.placements[tile].entrance
    entered = game.state.tiles[tile].entered
    return entrance if entrance is None or entered is None else entered


def random_tile(game: Game, heroes: Sequence[Hero]) -> int:
    """Find a random tile: a Random Hero's; on a connector either of its tiles (RANDOM-06, PLACE-10)."""
    return tile_of(game, _random(game, heroes or game.standing()))


def tile_of(game: Game, hero: Hero) -> int:
    """Return the tile of a hero; on a connector either of the two, by chance (RANDOM-06)."""
    return int(game.pick("random-tile-side", [str(tile) for tile in game.board.tiles_of[hero.space]]))


def comes_from_ambush(game: Game, kind: str, comes: str) -> bool:
    """Tell whether a type always comes from Ambush, or never."""
    return any(bend.comes == comes for _, bend in enemy_bends(game, kind, Ambush))


# -- around the heroes ----------------------------------------------------------------------------


def place_ambush(game: Game, kind: str, count: int, heroes: Sequence[Hero] | None = None) -> None:
    """Place a type around the heroes (AMBUSH-01), spread evenly; each model targets the hero it is put next to.

    (AMBUSH-05, AMBUSH-06.)
    """
    heroes = game.standing() if heroes is None else heroes
    if not heroes:
        return
    if comes_from_ambush(game, kind, "never"):  # IMMOB-06
        place_on_tile(game, kind, count, tile_of(game, _random(game, heroes)))
    elif enemy_has(game, kind, "immobile") or enemy_has(game, kind, "shootout"):  # IMMOB-02, SHOOT-02
        place_far(game, kind, count, tile_of(game, _random(game, heroes)))
    else:
        for number in range(count):
            reached = [hero for hero in heroes if free_places(game, kind, beside(game, hero))]
            hero = random_hero(game, "ambush-hero", _least_beset(game, kind, reached) if number else reached)
            if hero is None:
                place_near(game, kind, heroes[0])
            else:
                place_next_to(game, kind, hero)


def _random(game: Game, heroes: Sequence[Hero]) -> Hero:
    hero = random_hero(game, "random-tile", heroes)
    assert hero is not None
    return hero


def _least_beset(game: Game, kind: str, heroes: Sequence[Hero]) -> list[Hero]:
    """Return the heroes with the fewest of a type on them (AMBUSH-06, RANDOM-04)."""
    counts = dict.fromkeys(game.state.heroes, 0)
    for enemy in game.state.enemies.values():
        if enemy.kind == kind and enemy.target is not None:
            counts[enemy.target] += 1
    fewest = min((counts[hero.id] for hero in heroes), default=0)
    return [hero for hero in heroes if counts[hero.id] == fewest]


def free_places(game: Game, kind: str, touching: int) -> dict[int, int]:
    """Return where a model can stand with some of its base on these spaces: its first space, and all its spaces."""
    taken = game.occupied()
    if not is_extra_large(game, kind):
        return {space: 1 << space for space in bits(touching & ~taken or touching & room_in_swarm(game, kind))}
    bases = {base for space in bits(touching) for base in game.board.bases(space)}  # AMBUSH-09
    return {first(base): base for base in sorted(bases) if not base & taken}


def beside(game: Game, hero: Hero) -> int:
    """Return the spaces next to a hero in its own world: not those beyond a Gate (AMBUSH-08, WORLD-06)."""
    board = game.board
    return board.adjacent[hero.space] & board.section_mask[board.section[hero.space]]


def place_next_to(game: Game, kind: str, hero: Hero) -> None:
    """Put a model on a random empty space next to a hero, or as near as possible without a target (AMBUSH-07)."""
    places = free_places(game, kind, beside(game, hero))
    if places:
        space = game.pick_space("ambush-space", mask_of(places))
        add_enemy(game, kind, around(space, places[space]), target=hero.id)
    else:
        place_near(game, kind, hero)


def place_near(game: Game, kind: str, hero: Hero) -> None:
    """Put a model as close to the heroes of a hero's world as possible; it targets nobody yet (AMBUSH-07)."""
    world = game.board.section_mask[game.board.section[hero.space]]
    _place_by_distance(game, kind, world, game.board.distance_field(game.hero_spaces() & world), min)


def place_far(game: Game, kind: str, count: int, tile: int) -> None:
    """Place models on a tile as far from all heroes as possible; when it is full, on the tiles next to it (SHOOT-02)."""
    board = game.board
    field = board.distance_field(game.hero_spaces())
    world = board.section_mask[board.placements[tile].section]  # WORLD-06
    beyond = union(board.tile_mask, mask_of(board.tile_adjacent[tile])) & world
    for _ in range(count):
        areas = (board.tile_mask[tile], beyond, world)
        any(_place_by_distance(game, kind, area, field, max) for area in areas)


def _place_by_distance(game: Game, kind: str, area: int, field: list[int], choose: Callable[[Iterable[int]], int]) -> bool:
    """Put a model where its distance in a field is the best; among equal places chance decides. Return if there was one."""
    places = {space: base for space, base in free_places(game, kind, area).items() if not base & ~area}
    if not places:
        return False
    distance = {space: min(field[s] for s in bits(base)) for space, base in places.items()}
    best = choose(distance.values())
    space = game.pick_space("ambush-space", mask_of(space for space in places if distance[space] == best))
    add_enemy(game, kind, around(space, places[space]))
    return True


# -- how the heroes came --------------------------------------------------------------------------


def remember_entrances(game: Game, path: list[int]) -> None:
    """Remember for each tile that a hero comes to through which connector it came (PLACE-10)."""
    board, activation = game.board, game.state.activation
    tiles_of = board.tiles_of
    here = tiles_of[path[0]]
    for space in path:
        left, here = here, tiles_of[space]
        if left != here:
            for tile, connector in board.connectors_at(space):
                if tile not in left:
                    game.state.tiles[tile].entered = connector
                    if activation is not None:
                        activation.entered.append(tile)  # MISSION-25
                    if (tile, connector) not in game.state.progress.came:
                        game.state.progress.came.append((tile, connector))  # MISSION-27
