# ruff: noqa: INP001 - a pack is data, not a Python package
"""Growing Dread."""

from lantern.hooks import (
    BLOOD_SPATTER,
    GROWING_DREAD,
    Context,
    CorruptionHits,
    Game,
    HorrorHits,
    Wounds,
    brace,
    change_for_good,
    gain_elite,
    gain_in_pool,
    in_turn,
    move_darkness,
    roll,
    stand_firm,
    take_corruption_hits,
    take_horror_hits,
    take_sanity_damage,
    take_wounds,
    throw,
)


def terrors_of_betrayal(game: Game, context: Context) -> None:  # noqa: ARG001
    """Forbid Grit in the first turn of the next Fight; in a Fight, make one Enemy group more Elite."""
    game.state.betrayed = True
    kinds = sorted({enemy.kind for enemy in game.state.enemies.values()})
    if kinds:
        gain_elite(game, game.pick("elite-group", kinds), 1)


def terrible_dread(game: Game, context: Context) -> None:
    """Advance the Darkness; if it enters a special space, each Hero takes a Corruption Hit."""
    entered = game.state.darkness - 1
    move_darkness(game, 1)
    has_moved = game.state.darkness <= entered  # a hero may keep it where it is
    if has_moved and entered in BLOOD_SPATTER | GROWING_DREAD and game.state.result is None:
        for hero in in_turn(game, game.standing()):
            brace(game, hero, CorruptionHits, 1, context.source)
            take_corruption_hits(game, hero, 1, by=context.source)


def stench_beyond_reason(game: Game, context: Context) -> None:
    """Deal 2 Horror Hits to each Hero, and D3 Wounds for each that is not stopped."""
    for hero in in_turn(game, game.standing()):
        brace(game, hero, HorrorHits, 2, context.source)
        brace(game, hero, Wounds, 2 * 3, context.source)
        failed = len(stand_firm(game, hero, 2))
        take_sanity_damage(game, hero, failed)
        take_wounds(game, hero, sum(roll(game, "wounds", failed, "D3")))


def cosmic_insignificance(game: Game, context: Context) -> None:
    """Deal D6 Horror Hits to each Hero; the Sanity lost is lost for good."""
    for hero in in_turn(game, game.standing()):
        brace(game, hero, HorrorHits, 6, context.source)
        hits = roll(game, "horror-hits")[0]
        lost = min(take_horror_hits(game, hero, hits, by=context.source), hero.sanity_damage)
        hero.sanity_damage -= lost
        if lost:
            change_for_good(game, hero, "sanity", -lost, context.source)


def reload(game: Game, context: Context) -> None:
    """Put D6 shots back on the template; the die is the Hero's own."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    gain_in_pool(game, hero, "dead-eye", throw(game, hero, "reload")[0])
