"""What no verb can say. A function here is called with the game and the context of its card."""

from lantern.hooks import Context, Game


def richest_pays(game: Game, context: Context) -> None:  # noqa: ARG001
    """Take half the gold of the hero with the most, of the first of several."""
    richest = max(game.standing(), key=lambda hero: hero.gold, default=None)
    if richest is not None:
        richest.gold -= richest.gold // 2
