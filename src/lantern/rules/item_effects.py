"""What only a few items do: they are made ready again, hold an enemy fast, keep an archive on the Depth Track."""

from __future__ import annotations

from lantern.content.effects import Amount, ArchiveMarkers, EnemyHits, ReadyThis, Reroll, Shackle, SpendMarks
from lantern.core.questions import ChooseOne, Option
from lantern.rules.dice import amount
from lantern.rules.game import Context, Game
from lantern.rules.hero_arms import reached
from lantern.rules.hero_hits import strike_without_attack
from lantern.rules.perform import perform, performs
from lantern.rules.skills import skill_test
from lantern.rules.state import EnemyModel, Hero
from lantern.rules.values import enemy_value


@performs(ReadyThis)
def ready_this(game: Game, effect: ReadyThis, context: Context) -> None:  # noqa: ARG001
    """Let an item be used once more."""
    game.state.uses.renew(f"{context.hero}:{context.source}:")


@performs(Reroll)
def reroll(game: Game, effect: Reroll, context: Context) -> None:
    """Have dice of the roll that is pending rolled again."""
    game.state.anew = amount(game, effect.dice, "times", None, context.counted)


@performs(Shackle)
def shackle(game: Game, effect: Shackle, context: Context) -> None:
    """Let a hero try its strength on an adjacent enemy, which then does nothing in this turn."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    near = game.enemies_adjacent_to(hero.space)
    if not near:
        return
    enemy = _which(game, hero, near, context)
    if skill_test(game, hero, "strength", getattr(effect, game.content.enemies[enemy.kind].size)):
        enemy.held_turn = game.state.turn


def _which(game: Game, hero: Hero, enemies: list[EnemyModel], context: Context) -> EnemyModel:
    options = [Option(enemy.id, enemy, model=enemy.id, space=enemy.spaces[0]) for enemy in enemies]
    about = {"source": context.source}
    question = ChooseOne(kind="which-enemy", who=hero.id, options=options, about=about, interruptible=False)
    chosen: EnemyModel = game.ask(question).value
    return chosen


@performs(SpendMarks)
def spend_marks(game: Game, effect: SpendMarks, context: Context) -> None:
    """Divide as many Wounds as there are markers among enemies on the hero's tile, then deal them enemy by enemy."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    wounds: dict[str, int] = {}
    near = reached(game, hero, EnemyHits(at="tile", keyword=effect.keyword))
    for _ in range(game.state.card_marks.pop(context.source, 0)):
        left = [enemy for enemy in near if enemy.wounds + wounds.get(enemy.id, 0) < enemy_value(game, enemy.kind, "health")]
        if left:
            chosen = _which(game, hero, left, context).id
            wounds[chosen] = wounds.get(chosen, 0) + 1
    for enemy in near:
        if enemy.id in wounds and enemy.id in game.state.enemies:
            strike_without_attack(game, hero, enemy, wounds[enemy.id], Amount(plus=1), ("defense",))


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
