"""What the effect language cannot say of the moon songs."""

from lantern.hooks import Context, Game, Noted, each_standing, in_pool


def call_the_pack(game: Game, context: Context) -> None:
    """Let everybody here learn from the song; the log tells how much moonlight is left."""
    for hero in each_standing(game, "each_hero_on_tile", context):
        hero.xp += 5
    assert context.hero is not None
    singer = game.hero(context.hero)
    game.tell(Noted("moon-song", who=singer.id, number=in_pool(game, singer, "moonlight")))
