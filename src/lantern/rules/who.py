"""Whom an effect concerns."""

from __future__ import annotations

from lantern.core.questions import ChooseOne, Option
from lantern.rules.game import Context, Game
from lantern.rules.hero_arms import in_sight
from lantern.rules.in_play import is_immune, words_of
from lantern.rules.light import is_lit
from lantern.rules.state import EnemyModel, Hero


def random_hero(game: Game, purpose: str, among: list[Hero] | None = None) -> Hero | None:
    """Pick a Random Hero among those standing (RANDOM-01, RANDOM-03)."""
    heroes = game.standing() if among is None else among
    if not heroes:
        return None
    return game.hero(game.pick(purpose, [hero.id for hero in heroes]))


def world_meant(game: Game, context: Context) -> str | None:
    """Return the only world that an effect reaches, if it is that of a tile or of an Encounter (ENC-02, DEPTH-16)."""
    if context.tile >= 0:
        return game.state.tiles[context.tile].world
    card = game.content.cards.get(context.source)
    return card.world if card is not None and context.hero is None else None  # ENC-02: also as it stays in play


def whom(game: Game, who: str, context: Context) -> list[Hero]:
    """Return the heroes an effect concerns, except those that are immune to its source (IMMUNE-01)."""
    heroes = _whom(game, who, context)
    words = words_of(game, context.source)
    return [hero for hero in heroes if not is_immune(game, hero, words)] if words else heroes


def _whom(game: Game, who: str, context: Context) -> list[Hero]:
    """Return the heroes that a word means; an effect of a tile reaches only its world (ENC-02)."""
    me = game.hero(context.hero) if context.hero else None
    if who in {"self", "victim"}:
        other = context.victim if who == "victim" else context.target
        chosen = game.hero(other) if other else me
        return [chosen] if chosen is not None and not chosen.dead else []
    heroes = game.standing()
    world = world_meant(game, context)
    if world is not None:
        heroes = [hero for hero in heroes if game.world_of(hero.space) == world]
    card = game.content.cards.get(context.source)
    if card is not None and card.tile_only and context.tile >= 0:  # ENC-04
        heroes = [hero for hero in heroes if context.tile in game.board.tiles_of[hero.space]]
    if who == "random_hero":
        chosen = random_hero(game, "random-hero", heroes)
        return [chosen] if chosen is not None else []
    if who == "one_hero":  # SKILL-06: the players choose
        if not heroes:
            return []
        options = [Option(hero.id, hero.id, model=hero.id) for hero in heroes]
        picked = game.ask(ChooseOne(kind="one-hero", who="party", options=options, about={"source": context.source}))
        return [game.hero(picked.value)]
    if who == "one_other_hero" and me is not None:
        options = [Option(hero.id, hero.id, model=hero.id) for hero in heroes if hero is not me]
        if not options:
            return []
        picked = game.ask(ChooseOne(kind="for-whom", who=me.id, options=options, about={"source": context.source}))
        return [game.hero(picked.value)]
    if who == "hero_or_neighbour":
        return _self_or_neighbour(game, me, context)
    if who == "one_hero_on_tile" and me is not None:
        tiles = set(game.board.tiles_of[me.space])
        near = [hero.id for hero in heroes if tiles & set(game.board.tiles_of[hero.space])]
        options = [Option(hero, hero, model=hero) for hero in near]
        picked = game.ask(ChooseOne(kind="for-whom", who=me.id, options=options, about={"source": context.source}))
        return [game.hero(picked.value)]
    if who == "each_other_hero":
        return [hero for hero in heroes if hero is not me]
    if who == "each_hero_in_range" and me is not None:
        return [hero for hero in heroes if game.board.range(me.space, hero.space) <= context.range]
    if who == "each_hero_out_of_light":
        return [hero for hero in heroes if not is_lit(game, hero.space)]
    if who == "each_adjacent_hero" and me is not None:
        return [hero for hero in heroes if hero is not me and game.board.adjacent[me.space] >> hero.space & 1]
    if who in {"each_hero_on_tile", "each_other_hero_on_tile"}:
        tiles = set(game.board.tiles_of[me.space]) if me is not None and context.tile < 0 else {context.tile}
        on_tile = [hero for hero in heroes if tiles & set(game.board.tiles_of[hero.space])]
        return [hero for hero in on_tile if hero is not me or who == "each_hero_on_tile"]
    if who == "each_hero_in_world" and me is not None:
        return [hero for hero in heroes if game.world_of(hero.space) == game.world_of(me.space)]
    return heroes


def fallen(game: Game, context: Context) -> list[Hero]:
    """Return the KO'd heroes whom an effect can get up: that of a tile or a world only those there (ENC-02, DEPTH-16)."""
    world = world_meant(game, context)
    down = [hero for hero in game.state.heroes.values() if hero.ko and not hero.dead]
    return down if world is None else [hero for hero in down if game.world_of(hero.space) == world]


def neighbours(game: Game, me: Hero) -> list[Hero]:
    """Return the heroes whom one can reach to heal or hand over: adjacent, or on the same tile without enemies (ITEM-12)."""
    if me.space < 0:
        return []
    others = [hero for hero in game.standing() if hero is not me and hero.space >= 0]
    near, tiles = game.board.adjacent[me.space], set(game.board.tiles_of[me.space])
    on_tile = not game.state.enemies
    return [hero for hero in others if near >> hero.space & 1 or (on_tile and tiles & set(game.board.tiles_of[hero.space]))]


def _self_or_neighbour(game: Game, me: Hero | None, context: Context) -> list[Hero]:
    assert me is not None
    choice = [me, *neighbours(game, me)]
    options = [Option(hero.id, hero.id, model=hero.id) for hero in choice]
    picked = game.ask(ChooseOne(kind="for-whom", who=me.id, options=options, about={"source": context.source}))
    return [game.hero(picked.value)]


def choose_enemy(game: Game, me: Hero, reach: int, context: Context) -> list[EnemyModel]:
    """Choose an enemy in range and sight, if there is one."""
    options = [Option(enemy.id, enemy, model=enemy.id, space=enemy.spaces[0]) for enemy in in_sight(game, me, reach)]
    if not options:
        return []
    question = ChooseOne(kind="which-enemy", who=me.id, options=options, about={"source": context.source}, interruptible=False)
    return [game.ask(question).value]
