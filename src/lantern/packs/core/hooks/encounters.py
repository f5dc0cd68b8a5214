# ruff: noqa: INP001 - a pack is data, not a Python package
"""Encounters."""

from lantern.hooks import (
    Amount,
    ChooseAmount,
    Context,
    CorruptionHits,
    Draw,
    EnemiesAttack,
    EnemyGroup,
    Gain,
    Game,
    Hits,
    add_dread,
    brace,
    change_for_good,
    depth_event,
    discard_dread,
    discard_source,
    discardable,
    in_turn,
    knock_out_if_down,
    perform,
    replace,
    roll,
    take_hits,
    take_wounds,
    throw,
)

#: The gold in the trunk, in hundreds, and how much dread is too much.
TRUNK = 20

CURSED = 4


def pounding_of_the_guns(game: Game, context: Context) -> None:  # noqa: ARG001
    """Bring the Depth Event with number 4."""
    depth_event(game, 4)


def lose_revive_tokens(game: Game, context: Context) -> None:  # noqa: ARG001
    """Take all Revive tokens of the party."""
    game.state.revive_tokens = 0


def cancel_top_dread(game: Game, context: Context) -> None:  # noqa: ARG001
    """Discard the top card of the Growing Dread stack."""
    if game.state.dread:
        discard_dread(game, game.state.dread.pop())


def buried_alive(game: Game, context: Context) -> None:
    """Let the dead burst from the ground if it was dug too often: a roll below the number of finds on the tile."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    dug = max(game.state.tiles[tile].scavenged for tile in game.board.tiles_of[hero.space])
    if roll(game, "digging")[0] < dug:
        group = EnemyGroup(kind="hungry-dead", count=Amount(dice=1, die="D6"))
        perform(game, [EnemiesAttack(enemies=(group,), ambush=True)], context)


def rob_the_grave(game: Game, context: Context) -> None:
    """Roll three dice: doubles bring Gear, triples an Artifact, anything else a curse."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    alike = 3 - len(set(throw(game, hero, "grave-robbing", 3)))
    if alike:
        perform(game, [Draw(deck="artifact" if alike > 1 else "gear")], context)
    else:
        perform(game, [CorruptionHits(count=Amount(dice=1, die="D6"))], context)


def breathe_ash(game: Game, context: Context) -> None:
    """Hit a hero as hard as it is experienced."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    brace(game, hero, Hits, hero.level, context.source)
    take_hits(game, hero, 1, damage=Amount(plus=hero.level), by=context.source)


def cursed_gold(game: Game, context: Context) -> None:
    """Let the heroes take gold by hundreds; each hundred may add dread, and much dread costs Health and Sanity for good."""
    left = TRUNK
    for hero in in_turn(game, game.standing()):
        about = {"source": context.source}
        taken: int = game.ask(ChooseAmount(kind="take-gold", who=hero.id, least=0, most=left, about=about, interruptible=False))
        if not taken:
            continue
        left -= taken
        perform(game, [Gain(what="gold", count=Amount(plus=100 * taken))], replace(context, hero=hero.id))
        added = roll(game, "cursed-gold", taken).count(1)
        add_dread(game, added)
        if added >= CURSED:
            lost = roll(game, "lost-for-good")[0]
            change_for_good(game, hero, "health", -(lost // 2), context.source)
            change_for_good(game, hero, "sanity", -(lost - lost // 2), context.source)
            knock_out_if_down(game, hero)


def dark_rift(game: Game, context: Context) -> None:  # noqa: ARG001
    """Roll for each item of each hero: a 1 takes it, or hurts if it cannot be taken."""
    for hero in in_turn(game, game.standing()):
        items = [(held.source, throw(game, hero, "rift")[0] == 1) for held in hero.items]
        for source in [source for source, torn in items if torn]:
            before = len(hero.items)
            if source in [hero.items[place].source for place in discardable(game, hero)]:
                discard_source(game, hero, source)
            if len(hero.items) == before:
                take_wounds(game, hero, roll(game, "wounds")[0])
