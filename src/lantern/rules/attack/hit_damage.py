"""Things that add Damage to one Hit: used once its Damage is seen, before Defense (BAG-22)."""

from __future__ import annotations

from msgspec.structs import replace

from lantern.content.verbs.attacks import AddDamage, HitIgnores
from lantern.rules.attack.for_a_hit import choose_for_a_hit
from lantern.rules.belongings.abilities import usables, use_ability
from lantern.rules.belongings.hero_arms import aimed
from lantern.rules.mission.present import is_hurt
from lantern.rules.numbers.dice import amount
from lantern.rules.numbers.limits import ready
from lantern.rules.numbers.perform import performs
from lantern.rules.table.choices.dice import Blows, UseForHit
from lantern.rules.table.game import Context, Game
from lantern.rules.table.state import EnemyModel, Hero


def add_to_hits(game: Game, hero: Hero, enemy: EnemyModel, blows: Blows) -> None:
    """Let a hero use what adds Damage to one of its Hits, as long as it has something."""
    done: list[tuple[str, int]] = []
    hits = blows.hits
    while not hero.ko and (options := _options(game, hero, enemy, blows, done)):  # KO-02
        chosen = choose_for_a_hit(game, hero, "add-damage", options, blows)
        if chosen is None:
            return
        usable, hit = chosen
        if usable.action.limit == "hit":
            done.append((usable.source, next(number for number, one in enumerate(hits, start=1) if one is hit)))
        use_ability(game, hero, usable, hit)
        ready(game.state, "hit")


def _options(game: Game, hero: Hero, enemy: EnemyModel, blows: Blows, done: list[tuple[str, int]]) -> list[UseForHit]:
    """Offer what can be used for which Hit, but nothing again that is used once per Hit."""
    options: list[UseForHit] = []
    for number, hit in enumerate(blows.hits, start=1):
        with aimed(game, hero, hit.arm, enemy.id, critical=hit.critical):
            found = [usable for usable in usables(game, hero, "hit", against=enemy.kind) if (usable.source, number) not in done]
        options += [UseForHit(usable.source, number, hit, blows, usable) for usable in found]
    return options


@performs(HitIgnores)
def let_hit_ignore(game: Game, effect: HitIgnores, context: Context) -> None:  # noqa: ARG001
    """Let the Hit for which something is used ignore what protects the enemy."""
    if context.hit is not None:
        context.hit.arm = replace(context.hit.arm, ignore=(*context.hit.arm.ignore, *effect.what))


@performs(AddDamage)
def add_damage(game: Game, effect: AddDamage, context: Context) -> None:
    """Add Damage to the Hit for which something is used; without a Hit nothing happens."""
    if context.hit is not None and context.hero is not None:
        hero = game.hero(context.hero)
        worse = effect.below_half is not None and is_hurt(game, hero, "half")
        count = effect.below_half if worse and effect.below_half is not None else effect.count
        context.hit.bonus += amount(game, count, "damage", hero, context.counted, context.source)
