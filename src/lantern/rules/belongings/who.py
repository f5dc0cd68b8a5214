"""Whom an effect concerns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lantern.core.questions import ChooseOne
from lantern.rules.belongings.light import is_lit
from lantern.rules.numbers.in_play import is_immune, words_of
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.choices.models import ChooseEnemy, ChooseHero
from lantern.rules.table.copies import card_of
from lantern.rules.table.game import Context, Game
from lantern.rules.table.state import EnemyModel, Hero


def random_hero(game: AnyChapter, purpose: str, among: Sequence[Hero] | None = None) -> Hero | None:
    """Pick a Random Hero among those standing (RANDOM-01, RANDOM-03)."""
    heroes = game.standing() if among is None else among
    if not heroes:
        return None
    return game.hero(game.pick(purpose, [hero.id for hero in heroes]))


def world_meant(game: Game, context: Context) -> str | None:
    """Return the only world that an effect reaches, if it is that of a tile or of an Encounter (ENC-02, DEPTH-16)."""
    if context.tile >= 0:
        return game.state.tiles[context.tile].world
    if context.world:
        return context.world
    card = game.content.cards.get(card_of(context.source))
    return card.world if card is not None and context.hero is None else None  # ENC-02: also as it stays in play


def world_of_event(game: Game, tile: int) -> str:
    """Return the world of an attack or Encounter: that of its tile; without one, that of a Random Hero (AMBUSH-08)."""
    if tile >= 0:
        return game.state.tiles[tile].world
    worlds = {game.world_of(hero.space) for hero in game.standing()}
    if len(worlds) == 1:
        return worlds.pop()
    hero = random_hero(game, "attack-world")
    return game.world_of(hero.space) if hero is not None else game.state.tiles[0].world


def whom(game: AnyChapter, who: str, context: Context) -> Sequence[Hero]:
    """Return the heroes an effect concerns, except those that are immune to its source (IMMUNE-01)."""
    heroes = _whom(game, who, context)
    words = words_of(game, context.source)
    return [hero for hero in heroes if not is_immune(game, hero, words)] if words else heroes


def each(game: AnyChapter, who: str, context: Context) -> Iterator[Hero]:
    """Yield whom an effect concerns, one after the other, until the adventure is decided meanwhile (WIN-03)."""
    for hero in whom(game, who, context):
        if not game.goes_on():
            return
        yield hero


def each_standing(game: AnyChapter, who: str, context: Context) -> Iterator[Hero]:
    """Yield whom an effect concerns, except those who are down, perhaps only since it began (KO-02)."""
    return (hero for hero in each(game, who, context) if can_take_part(game, hero))


def can_take_part(game: AnyChapter, hero: Hero) -> bool:
    """Tell whether a hero can test, roll or choose: it stands, or what concerns it is its own fall or getting up (KO-03)."""
    return not hero.dead and (not hero.ko or hero.id in game.rising or hero.id in game.falling)


def _whom(game: AnyChapter, who: str, context: Context) -> Sequence[Hero]:
    """Return the heroes that a word means, as an icon (CARD-10): all, a Random Hero (RANDOM-01), or one that is chosen."""
    heroes = game.may_concern(who, context)
    if who == "random_hero":
        chosen = random_hero(game, "random-hero", heroes)
        return [chosen] if chosen is not None else []
    if who == "one_hero":  # SKILL-06: the players choose
        return _one_of(game, heroes, "one-hero", "party", context)
    me = context.hero
    if me is not None and who in {"one_other_hero", "hero_or_neighbour", "one_hero_on_tile"}:
        return _one_of(game, heroes, "for-whom", me, context)
    return heroes


def _one_of(game: AnyChapter, heroes: Sequence[Hero], kind: str, chooser: str, context: Context) -> list[Hero]:
    if not heroes:
        return []
    options = [ChooseHero(hero.id) for hero in heroes]
    picked = game.ask(ChooseOne(kind=kind, who=chooser, options=options, about={"source": context.source}))
    return [game.hero(picked.value)]


def may_concern(game: Game, who: str, context: Context) -> Sequence[Hero]:
    """Return the heroes that a word may mean, before chance or choice decides; an effect of a tile reaches only its world.

    (ENC-02.)
    """
    me = game.hero(context.hero) if context.hero else None
    if who in {"self", "victim"}:
        other = context.victim if who == "victim" else context.target
        chosen = game.hero(other) if other else me
        return [chosen] if chosen is not None and not chosen.dead else []
    if who == "hero_or_neighbour" and me is not None:
        return game.in_reach_to_heal(me)
    return _among_standing(game, who, context, me)


def _among_standing(game: Game, who: str, context: Context, me: Hero | None) -> Sequence[Hero]:
    heroes: Sequence[Hero] = game.standing()
    world = world_meant(game, context)
    if world is not None:
        heroes = [hero for hero in heroes if game.world_of(hero.space) == world]
    card = game.content.cards.get(card_of(context.source))
    if card is not None and card.tile_only and context.tile >= 0:  # ENC-04
        heroes = [hero for hero in heroes if context.tile in game.board.tiles_of[hero.space]]
    if who in {"one_other_hero", "each_other_hero"}:
        return [hero for hero in heroes if hero is not me]
    if who == "one_hero_on_tile" and me is not None:
        tiles = set(game.board.tiles_of[me.space])
        return [hero for hero in heroes if tiles & set(game.board.tiles_of[hero.space])]
    if who == "each_hero_who_stood":
        return [hero for hero in heroes if hero.id not in game.state.progress.fallen]
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
    """Return the heroes to whom one can hand something over: adjacent, or on the same tile without enemies (ITEM-12)."""
    if me.space < 0:
        return []
    near = game.board.adjacent[me.space]
    if not game.state.enemies:
        near |= game.board.on_tiles_of(me.space)
    found = []
    for hero in game.standing():
        if hero is not me and hero.space >= 0 and near >> hero.space & 1:
            found.append(hero)  # noqa: PERF401 - asked all the time, and quicker so
    return found


def in_reach_to_heal(game: Game, me: Hero) -> list[Hero]:
    """Return the heroes whom one can heal: itself, and whoever stands as near as to hand something over (BAG-05)."""
    return [me, *neighbours(game, me)]


def choose_enemy(game: AnyChapter, me: Hero, reach: int, context: Context) -> list[EnemyModel]:
    """Choose an enemy in range and sight, if there is one."""
    options = [ChooseEnemy(enemy.id, enemy.spaces[0]) for enemy in game.in_sight(me, reach)]
    if not options:
        return []
    question = ChooseOne(kind="which-enemy", who=me.id, options=options, about={"source": context.source}, interruptible=False)
    return [game.foes()[game.ask(question).value]]
