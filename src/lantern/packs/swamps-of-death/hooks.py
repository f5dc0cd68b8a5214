# ruff: noqa: INP001 - a pack is data, not a Python package
"""The sermons and abilities that the effect language cannot say. What they do is on the card, as `text`."""

from typing import Any

from lantern.hooks import (
    Amount,
    Boost,
    ChapterGame,
    ChooseEnemy,
    ChooseOne,
    Context,
    EnemyModel,
    Foretold,
    Game,
    Hero,
    Hits,
    Misfortune,
    Suffer,
    anywhere,
    at_least_one,
    bits,
    brace,
    burn,
    comes_to,
    counted_hits,
    damage_of,
    dice_for,
    discard_source,
    each_standing,
    enemy_has,
    enter_fight,
    feast,
    first_turn,
    goes_on,
    heroes_in_world_of,
    in_sight,
    in_turn,
    models_left,
    neighbours_of,
    place_ambush,
    quickdraw,
    roll,
    skill_dice,
    successes,
    suffer,
    take_hits,
)

STRIKES, CALLS = 2, 4
FIRE = Amount(dice=2, die="D6")
WEAKER = 2
#: From which level on a second and a third enemy are weakened, and all of them more.
SECOND, MUCH_WEAKER, THIRD = 3, 6, 9


def volley_of_arrows(game: Game, context: Context) -> None:
    """Shoot 3 Hits at every hero of the world; whoever is wounded is poisoned."""
    for hero in each_standing(game, "each_hero", context):
        brace(game, hero, Hits, 3, context.source)
        if take_hits(game, hero, 3, by=context.source) and not hero.ko:
            suffer(game, hero, "poison")


def cleansing_fire(game: Game, context: Context) -> None:
    """Set a chain of spaces on fire and burn whoever stands there, heroes too."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    board = game.board
    near = [s for s in bits(board.all) if board.range(hero.space, s) <= context.range]
    burn(game, hero, near, hero.level + 1, FIRE, context.source)


def weaken(game: Game, context: Context) -> None:
    """Lower the Defense of one to three enemies, the first of whom is already chosen."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    chosen = [context.enemy]
    for level in (SECOND, THIRD):
        others = [enemy for enemy in in_sight(game, hero, context.range) if enemy.id not in chosen]
        if hero.level < level or not others:
            break
        options = [ChooseEnemy(enemy.id, enemy.spaces[0]) for enemy in others]
        about = {"source": context.source}
        chosen.append(game.ask(ChooseOne(kind="which-enemy", who=hero.id, options=options, about=about)).value)
    for name in chosen:
        enemy = game.state.enemies[str(name)]
        tough = enemy_has(game, enemy.kind, "tough")
        less = 1 if tough else WEAKER + (hero.level >= MUCH_WEAKER)
        game.state.boosts.append(Boost(context.source, {"defense": -less}, "turn", enemy=enemy.id))
    game.boosts_changed()


# -- Harbinger ------------------------------------------------------------------------------------


def bringer_of_death(game: Game, context: Context) -> None:  # noqa: ARG001
    """Roll for each Harbinger: it strikes all around, calls Hellbats, or heals."""
    for enemy in [enemy for enemy in game.state.enemies.values() if enemy.kind == "harbinger"]:
        if not goes_on(game):
            return
        face = roll(game, "special-attack")[0]
        if face <= STRIKES:
            _sweeping_strike(game, enemy)
        elif face <= CALLS:
            _summon(game, enemy, "hellbats", roll(game, "number", 1, "D3")[0])
        else:
            enemy.wounds = max(0, enemy.wounds - roll(game, "enemy-heal")[0])


def _sweeping_strike(game: Game, enemy: EnemyModel) -> None:
    for hero in in_turn(game, neighbours_of(game, enemy)):
        hits = counted_hits(game, enemy.kind, "melee", roll(game, "hits")[0])
        take_hits(game, hero, hits, damage=damage_of(game, enemy.kind), by=enemy.kind)
        if hero.ko:
            feast(game, [enemy])


def _summon(game: Game, caller: EnemyModel, kind: str, count: int) -> None:
    """Place enemies as an Ambush, but as part of this Fight: never a shortage, never an instance for Loot (PLACE-12)."""
    enter_fight(game, kind)
    game.state.types[kind].ambush_turn = first_turn(game.state)
    coming = min(count, models_left(game, kind))
    place_ambush(game, kind, coming, heroes_in_world_of(game, [caller]))
    game.numbers_changed()
    if coming:
        quickdraw(game)


#: How often a hero reads in its book, and from what on a die is a sign.
READINGS, SIGN = 3, 5


def ways_of_faith(game: ChapterGame[Any], hero: Hero) -> list[Foretold]:
    """Tell how likely a hero reads a sign, and how likely its book does not last: one may come with the other."""
    dice = dice_for(game, hero, "lore")
    whole, vain = (5 / 6) ** dice, ((SIGN - 2) / 6) ** dice  # of one reading: without a 1; without a 1 or a sign
    return [
        ((Suffer(condition="sign-of-faith"),), at_least_one(dice, SIGN) ** READINGS),
        ((), whole**READINGS - (whole - vain) ** READINGS),
        (Misfortune("faith-book-destroyed"), 1 - whole**READINGS),
    ]


@anywhere
@comes_to(ways_of_faith)
def faith_in_scripture(game: ChapterGame[Any], context: Context) -> None:
    """Let a hero read in its Holy Book: a 1 destroys the book, three successes are a sign for the next adventure (LOC-04)."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    readings = [skill_dice(game, hero, "lore", SIGN) for _ in range(READINGS)]
    if any(1 in faces for faces in readings):
        discard_source(game, hero, "holy-book")
    if all(successes(faces, SIGN) for faces in readings):
        suffer(game, hero, "sign-of-faith")
