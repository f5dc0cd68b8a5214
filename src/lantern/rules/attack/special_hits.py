"""Points of pools that go with a Hit: special shots, and whatever packs bring besides (CLASS-01 to CLASS-06)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lantern.content.bends.attacks import FitsGuns, PointsPerHit
from lantern.content.kits import OnHit
from lantern.core.questions import ChooseOne
from lantern.rules.belongings.hero_arms import Arm, HeroHit, keywords_of
from lantern.rules.numbers.bends import bent
from lantern.rules.numbers.pools import in_pool, take_out
from lantern.rules.numbers.triggers import can_pay, pay
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.choices.dice import Blows, SpendOnHit
from lantern.rules.table.choices.plain import Nothing
from lantern.rules.table.copies import card_of
from lantern.rules.table.events import Used
from lantern.rules.table.game import Game
from lantern.rules.table.state import Hero


def spendable(game: Game, hero: Hero, arm: Arm, *, anywhere: bool = False) -> Iterator[tuple[str, OnHit]]:
    """Yield the pools of a hero of which a point can go with a Hit now: those that carry it anywhere, or the others."""
    for pool in game.content.kit(hero.hero_class).pools:
        on_hit = game.content.pools[pool].on_hit
        if on_hit is not None and on_hit.anywhere == anywhere and hero.pools.get(pool) and _goes_with(game, hero, on_hit, arm):
            yield pool, on_hit


def _goes_with(game: Game, hero: Hero, on_hit: OnHit, arm: Arm) -> bool:
    """Tell whether a point is paid for and goes with what the hero attacks with (CLASS-02)."""
    if on_hit.cost is not None and not can_pay(game, hero, on_hit.cost):
        return False
    if on_hit.no_ammo and other_ammo(game, hero):
        return False
    fits = bent(game, hero, FitsGuns)
    wanted = {word for word in on_hit.weapon if fits is None or word == fits.keyword}
    return wanted <= set(keywords_of(game, arm)) and (not on_hit.weapon or arm.item is not None)


def other_ammo(game: AnyChapter, hero: Hero) -> list[str]:
    """Return the Ammo that a hero has loaded for a while."""
    items, boosts = game.content.items, game.state.boosts
    mine = (boost.source for boost in boosts if boost.hero == hero.id and card_of(boost.source) in items)
    return [source for source in mine if "Ammo" in items[card_of(source)].keywords]


def spend_on_hit(game: Game, hero: Hero, pool: str, on_hit: OnHit, hit: HeroHit) -> None:
    """Discard a point for a Hit; its place stays empty (CLASS-01)."""
    take_out(game, hero, pool, 1)
    if on_hit.cost is not None:
        pay(game, hero, on_hit.cost, pool)
    hit.special += (pool,)
    hit.bonus += on_hit.damage
    hit.rolled *= on_hit.times
    game.tell(Used(hero.id, pool))


def add_to_hits_from_pools(game: Game, hero: Hero, blows: Blows) -> None:
    """Let a hero spend points on Hits whose Damage it has seen, one on each (CLASS-03, CLASS-05, CLASS-06)."""
    if not any(game.content.pools[pool].on_hit for pool in game.content.kit(hero.hero_class).pools):
        return
    if blows.wanted is not None:
        spend_on_hit(game, hero, *blows.wanted)
    most = _most_on_each(game, hero)
    while options := _points_for(game, hero, blows, most):
        splashes = any(option.on_hit.splash for option in options)
        chosen = _wants(game, hero, blows, options, matters=splashes or _can_change(blows, options, most))
        if chosen is None:
            return
        spend_on_hit(game, hero, chosen.card, chosen.on_hit, chosen.hit)


def wants_to_finish(game: Game, hero: Hero, blows: Blows) -> bool:
    """Offer the points that cost nothing and are enough, before other dice are paid for; tell whether one is wanted.

    A point may be declared as soon as the Damage is seen (CLASS-03). Whoever lets it be is not asked again about this Damage.
    """
    options = [option for option in _points_for(game, hero, blows, _most_on_each(game, hero)) if option.is_enough]
    if not options:
        return False
    chosen = _wants(game, hero, blows, options, matters=True)
    if chosen is None:
        blows.let_be = [hit.rolled for hit in blows.hits]
        return False
    blows.wanted = (chosen.card, chosen.on_hit, chosen.hit)
    return True


def _most_on_each(game: Game, hero: Hero) -> int:
    """Return how many points may go with one Hit."""
    more = bent(game, hero, PointsPerHit)
    return more.points if more is not None else 1


def _points_for(game: Game, hero: Hero, blows: Blows, most: int) -> list[SpendOnHit]:
    """Offer the points that can go with each Hit now, but none that cost nothing and were let be."""
    let_be = blows.let_be == [hit.rolled for hit in blows.hits]
    return [
        SpendOnHit(pool, number, hit, blows, on_hit)
        for number, hit in enumerate(blows.hits, start=1)
        if len(hit.special) < most
        for pool, on_hit in spendable(game, hero, hit.arm)
        if on_hit.cost is not None or not let_be
    ]


def _wants(game: Game, hero: Hero, blows: Blows, options: list[SpendOnHit], *, matters: bool) -> SpendOnHit | None:
    """Ask which point goes with which Hit, if any does."""
    question = ChooseOne(
        kind="special-shot",
        who=hero.id,
        options=[Nothing(), *options],
        about=_what_is_left(game, hero, options) | {"faces": [hit.rolled for hit in blows.hits]},
        default=0,
        matters=matters,
        interruptible=False,
    )
    chosen = game.ask(question)
    return chosen if isinstance(chosen, SpendOnHit) else None


def _can_change(blows: Blows, options: list[SpendOnHit], most: int) -> bool:
    """Tell whether points could change what comes of the Hits: they are not enough yet, and no Defense swallows it all."""
    now = blows.now()
    if now.is_enough:
        return False
    times, damage = max(option.on_hit.times for option in options), max(option.on_hit.damage for option in options)

    def best(hit: HeroHit) -> int:
        points = most - len(hit.special)
        return blows.with_one(hit, hit.rolled * times**points, hit.bonus + damage * points).wounds

    return any(best(option.hit) > now.wounds for option in options)


def _what_is_left(game: Game, hero: Hero, options: list[SpendOnHit]) -> dict[str, Any]:
    """Say of what there is how much left: of the one pool that is offered, or of the whole of which several are parts."""
    pool = options[0].card
    if any(option.card != pool for option in options):
        pool = game.content.pools[pool].part_of or pool
    return {"pool": pool, "left": in_pool(game, hero, pool)}


def splashes(game: Game, hit: HeroHit) -> bool:
    """Tell whether what went with a Hit gives one to each enemy next to the target (CLASS-05)."""
    spent = [game.content.pools[pool].on_hit for pool in hit.special]
    return any(on_hit is not None and on_hit.splash for on_hit in spent)
