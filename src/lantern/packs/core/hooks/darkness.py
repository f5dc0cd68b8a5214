# ruff: noqa: INP001 - a pack is data, not a Python package
"""Darkness cards."""

from lantern.hooks import (
    BLOOD_SPATTER,
    GROWING_DREAD,
    PARTY,
    AddDread,
    Amount,
    Choice,
    Choose,
    ChooseHero,
    ChooseOne,
    Context,
    CorruptionHits,
    Game,
    HorrorHits,
    Prospect,
    add_dread,
    brace,
    cards_in_play,
    dark_stone_carried,
    in_turn,
    keywords,
    leave_play,
    pause,
    perform,
    resolve_darkness_card,
    roll,
    roll_on_chart,
    skill_dice,
    successes,
    take_corruption_hits,
    take_horror_hits,
    value,
)

GOLD_PER_HIT = 500

MOST_GREED = 6

SEVEN = 7

EXPERIENCED = 5

SHADOWS_REACH = 6


def growling_in_the_dark(game: Game, context: Context) -> None:
    """Frighten every hero that is not on the tile of the light, the experienced more."""
    bearer = game.state.heroes.get(game.state.light_bearer)
    lit = set(game.board.tiles_of[bearer.space]) if bearer is not None and bearer.space >= 0 else set()
    for hero in in_turn(game, game.standing()):
        if not lit & set(game.board.tiles_of[hero.space]):
            dice = 2 if hero.level >= EXPERIENCED else 1
            brace(game, hero, HorrorHits, 6 * dice, context.source)
            take_horror_hits(game, hero, sum(roll(game, "horror-hits", dice)), by=context.source)


def occult_offering(game: Game, context: Context) -> None:  # noqa: ARG001
    """Discard every Darkness card in play; each adds a card to the Growing Dread stack."""
    offered = cards_in_play(game, "darkness")
    for card in offered:
        leave_play(game, card)
        add_dread(game)


def unknown_frontier(game: Game, context: Context) -> None:
    """Let the heroes in OtherWorlds shudder."""
    for hero in in_turn(game, game.standing()):
        if not game.content.worlds[game.world_of(hero.space)].earth:
            brace(game, hero, HorrorHits, 3, context.source)
            take_horror_hits(game, hero, 3, by=context.source)


def shifty_eyes(game: Game, context: Context) -> None:  # noqa: ARG001
    """Add D3 cards to the Growing Dread stack: there are no Allies to run off."""
    add_dread(game, roll(game, "dread", 1, "D3")[0])


def hell_siege(game: Game, context: Context) -> None:
    """Let the players choose between dread and corruption when the Hold Back roll was 7."""
    if context.counted != SEVEN:
        return
    dread, corruption = AddDread(), CorruptionHits(who="each_hero", count=Amount(plus=2))
    perform(game, [Choose(among=(Choice(effect=(dread,)), Choice(effect=(corruption,))))], context)


def temptations_of_evil(game: Game, context: Context) -> None:
    """Tempt every hero as the Darkness advances, the Holy most of all."""
    for hero in in_turn(game, game.standing()):
        hits = 2 if "Holy" in keywords(game, hero) else 1
        brace(game, hero, CorruptionHits, hits, context.source)
        take_corruption_hits(game, hero, hits, by=context.source)


def forbidden_ritual(game: Game, context: Context) -> None:  # noqa: ARG001
    """Roll for every special space up to the party marker; on 1 or 2 it acts."""
    for place in range(1, game.state.party_marker + 1):
        if place in BLOOD_SPATTER | GROWING_DREAD and game.state.result is None and roll(game, "ritual")[0] <= 2:
            resolve_darkness_card(game) if place in BLOOD_SPATTER else add_dread(game)


def corrupted_by_greed(game: Game, context: Context) -> None:
    """Corrupt each hero by its gold, 1 Hit for each $500 or part of them."""
    for hero in in_turn(game, game.standing()):
        hits = min(MOST_GREED, -(-hero.gold // GOLD_PER_HIT))
        brace(game, hero, CorruptionHits, hits, context.source)
        take_corruption_hits(game, hero, hits, by=context.source)


def shadows_reach(game: Game, context: Context) -> None:
    """Reach for the strongest Spirit that carries Dark Stone."""
    carriers = [hero for hero in game.standing() if dark_stone_carried(game, hero)]
    if not carriers:
        return
    highest = max(value(game, hero, "spirit") for hero in carriers)
    options = [ChooseHero(hero.id) for hero in carriers if value(game, hero, "spirit") == highest]
    about = {"source": context.source}
    hero = game.hero(game.ask(ChooseOne(kind="one-hero", who=PARTY, options=options, about=about)).value)
    pause(game, "before-test", lambda: {hero.id: Prospect(frozenset({"spirit"}))}, context.source, skill="spirit")
    faces = skill_dice(game, hero, "spirit", SHADOWS_REACH)
    take_corruption_hits(game, hero, len(faces) - successes(faces, SHADOWS_REACH), by=context.source)
    if not successes(faces, SHADOWS_REACH) and not hero.dead:
        roll_on_chart(game, hero, "mutation")
        for _ in range(roll(game, "madness-rolls", 1, "D3")[0]):
            roll_on_chart(game, hero, "madness")
