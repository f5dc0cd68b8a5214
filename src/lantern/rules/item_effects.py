"""What only a few items do: they are made ready again, hold an enemy fast, keep an archive on the Depth Track."""

from __future__ import annotations

from lantern.content.effects import ArchiveMarkers, ReadyThis, Shackle
from lantern.core.questions import ChooseOne, Option
from lantern.rules.dice import amount
from lantern.rules.game import Context, Game
from lantern.rules.perform import perform, performs
from lantern.rules.skills import skill_test


@performs(ReadyThis)
def ready_this(game: Game, effect: ReadyThis, context: Context) -> None:  # noqa: ARG001
    """Let an item be used once more."""
    game.state.uses.renew(f"{context.hero}:{context.source}:")


@performs(Shackle)
def shackle(game: Game, effect: Shackle, context: Context) -> None:
    """Let a hero try its strength on an adjacent enemy, which then does nothing in this turn."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    near = game.enemies_adjacent_to(hero.space)
    if not near:
        return
    options = [Option(enemy.id, enemy, model=enemy.id, space=enemy.spaces[0]) for enemy in near]
    about = {"source": context.source}
    enemy = game.ask(ChooseOne(kind="which-enemy", who=hero.id, options=options, about=about, interruptible=False)).value
    if skill_test(game, hero, "strength", getattr(effect, game.content.enemies[enemy.kind].size)):
        enemy.held_turn = game.state.turn


@performs(ArchiveMarkers)
def archive_markers(game: Game, effect: ArchiveMarkers, context: Context) -> None:
    """Put markers of the Archive on the Depth Track, or take off what is there."""
    state = game.state
    count = amount(game, effect.count, "archive", None, context.counted)
    if not effect.remove:
        state.archive_markers += count
        return
    removed = min(count, state.archive_markers)
    state.archive_markers -= removed
    for _ in range(removed):
        perform(game, effect.each, context)
