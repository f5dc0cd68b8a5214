"""What only a few items do: they are made ready again, hold an enemy fast, keep an archive on the Depth Track."""

from __future__ import annotations

from collections.abc import Sequence

from lantern.content.effects import ArchiveMarkers
from lantern.content.verbs.attacks import EnemyHits
from lantern.content.verbs.belongings import ReadyItem, ReadyOneOf, ReadyThis
from lantern.content.verbs.cards import SpendMarks, Unmark
from lantern.content.verbs.changes import Reroll
from lantern.content.verbs.enemies import Bleed, Capture, Isolate, LayOpen, Shackle, ShutDown
from lantern.content.verbs.grammar import Amount
from lantern.content.verbs.harm import PassWounds
from lantern.core.questions import ChooseOne
from lantern.rules.attack.hero_hits import bleed, remove_enemy, strike_without_attack
from lantern.rules.belongings.hero_arms import catchable, reached
from lantern.rules.belongings.isolation import isolate
from lantern.rules.belongings.resources import gain_xp
from lantern.rules.harm.healing import heal_wounds, heals_too_little
from lantern.rules.harm.skills import skill_test
from lantern.rules.numbers.dice import amount, how_many, throw
from lantern.rules.numbers.limits import renew, used_up
from lantern.rules.numbers.perform import perform, performs, performs_anywhere
from lantern.rules.numbers.values import enemy_value, fits, health_of
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.choices.models import ChooseEnemy, IsolateModel
from lantern.rules.table.choices.things import ChooseCard
from lantern.rules.table.copies import marks_here, put_marks_here
from lantern.rules.table.game import Context, Game
from lantern.rules.table.state import Boost, EnemyModel, Hero
from lantern.rules.table.windows import HoldBackRoll


@performs_anywhere(ReadyThis)
def ready_this(game: AnyChapter, effect: ReadyThis, context: Context) -> None:  # noqa: ARG001
    """Let an item be used once more."""
    if context.whose is not None:
        renew(game, game.hero(context.whose), context.source)


@performs_anywhere(ReadyItem)
def ready_item(game: AnyChapter, effect: ReadyItem, context: Context) -> None:
    """Let an item of the hero be used once more."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    for held in hero.items:
        if held.id == effect.item:
            renew(game, hero, held.source)


@performs_anywhere(ReadyOneOf)
def ready_one_of(game: AnyChapter, effect: ReadyOneOf, context: Context) -> None:
    """Let an item of the hero's choice be used once more as often as a limit says."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    used = {card.source: card for card in used_up(hero, effect.limit)}
    if used:
        options = [ChooseCard(source, "items") for source in used]
        about = {"source": context.source}
        question = ChooseOne(kind="ready-item", who=hero.id, options=options, about=about, interruptible=False)
        used[game.ask(question).value].uses.ready(effect.limit)


@performs(Reroll)
def reroll(game: Game, effect: Reroll, context: Context) -> None:
    """Have dice of the roll that is pending rolled again."""
    if isinstance(context.window, HoldBackRoll):
        context.window.anew = how_many(game, effect.dice, "times", context)


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


def _which(game: Game, hero: Hero, enemies: Sequence[EnemyModel], context: Context) -> EnemyModel:
    options = [ChooseEnemy(enemy.id, enemy.spaces[0]) for enemy in enemies]
    about = {"source": context.source}
    question = ChooseOne(kind="which-enemy", who=hero.id, options=options, about=about, interruptible=False)
    return game.state.enemies[game.ask(question).value]


@performs(SpendMarks)
def spend_marks(game: Game, effect: SpendMarks, context: Context) -> None:
    """Divide as many Wounds as there are markers among enemies on the hero's tile, then deal them enemy by enemy."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    wounds: dict[str, int] = {}
    near = reached(game, hero, EnemyHits(at="tile", keyword=effect.keyword))
    marks = marks_here(game, context)
    put_marks_here(game, context, 0)
    for _ in range(marks):
        left = [enemy for enemy in near if enemy.wounds + wounds.get(enemy.id, 0) < health_of(game, enemy)]
        if left:
            chosen = _which(game, hero, left, context).id
            wounds[chosen] = wounds.get(chosen, 0) + 1
    for enemy in near:
        if enemy.id in wounds and enemy.id in game.state.enemies:
            strike_without_attack(game, hero, enemy, wounds[enemy.id], Amount(plus=1), context.source, ("defense",))


@performs(PassWounds)
def pass_wounds(game: Game, effect: PassWounds, context: Context) -> None:
    """Heal Wounds of a hero, and let an enemy next to it take as many."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    near = reached(game, hero, EnemyHits(at="adjacent"))
    if near:
        enemy = _which(game, hero, near, context)
        worth = heals_too_little(hero.wounds, effect.count.die)
        passed = heal_wounds(game, hero, amount(game, effect.count, "pass-wounds", hero, worth=worth))
        if passed:
            strike_without_attack(game, hero, enemy, 1, Amount(plus=passed), context.source, ("defense", "armor", "endurance"))


@performs_anywhere(Unmark)
def unmark(game: AnyChapter, effect: Unmark, context: Context) -> None:
    """Take markers off an item, all of them or so many; there may be fewer."""
    there = marks_here(game, context)
    count = how_many(game, effect.count, "markers", context) if effect.count is not None else there
    put_marks_here(game, context, max(0, there - count))


@performs(Isolate)
def isolate_model(game: Game, effect: Isolate, context: Context) -> None:
    """Choose oneself or another model in range: it is out of the fight."""
    assert context.hero is not None
    me = game.hero(context.hero)
    near = [hero.id for hero in game.standing() if game.board.distance(me.space, hero.space) <= effect.range]
    near += [enemy.id for enemy in reached(game, me, EnemyHits(at="within", range=effect.range))]
    options = [IsolateModel(model) for model in near]
    question = ChooseOne(kind="isolate", who=me.id, options=options, about={"source": context.source}, interruptible=False)
    isolate(game, game.ask(question).value)


@performs(ShutDown)
def shut_down(game: Game, effect: ShutDown, context: Context) -> None:
    """Roll for each machine on the tile; a low roll removes it."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    for enemy in reached(game, hero, EnemyHits(at="tile")):
        if not any(fits(game, enemy.kind, which.keyword, which.kind) for which in effect.enemies):
            continue
        if (
            throw(game, hero, "shut-down", worth=lambda faces: faces[0] > effect.up_to)[0] <= effect.up_to
            and enemy.id in game.state.enemies
        ):
            remove_enemy(game, enemy, hero)
            gain_xp(game, hero, effect.xp)


@performs(Capture)
def capture(game: Game, effect: Capture, context: Context) -> None:
    """Catch an adjacent enemy that is small enough."""
    assert context.hero is not None
    hero = game.hero(context.hero)
    near = catchable(game, hero, effect)
    if near:
        remove_enemy(game, _which(game, hero, near, context), hero)
        put_marks_here(game, context, marks_here(game, context) + 1)


@performs(Bleed)
def make_bleed(game: Game, effect: Bleed, context: Context) -> None:  # noqa: ARG001
    """Put a Bleeding marker on the enemy that was wounded."""
    if context.hero is not None and context.enemy in game.state.enemies:
        bleed(game, game.state.enemies[context.enemy], game.hero(context.hero))


@performs(LayOpen)
def lay_open(game: Game, effect: LayOpen, context: Context) -> None:  # noqa: ARG001
    """Leave the enemy that is hit without Defense, for everybody who strikes it."""
    if context.enemy in game.state.enemies:
        defense = enemy_value(game, game.state.enemies[context.enemy].kind, "defense")
        game.state.boosts.append(Boost(context.source, {"defense": -defense}, "fight", enemy=context.enemy))


@performs(ArchiveMarkers)
def archive_markers(game: Game, effect: ArchiveMarkers, context: Context) -> None:
    """Put markers of the Archive on the Depth Track, or take off what is there."""
    state = game.state
    count = how_many(game, effect.count, "archive", context)
    if not effect.remove:
        state.archive_markers += count
        return
    removed = min(count, state.archive_markers)
    state.archive_markers -= removed
    for _ in range(removed):
        perform(game, effect.each, context)
