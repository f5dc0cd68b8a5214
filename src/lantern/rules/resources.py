"""What a hero gains and loses: Grit, XP, Gold, Dark Stone, tokens, items."""

from __future__ import annotations

from lantern.core.questions import ChooseOne, Confirm, Option
from lantern.rules.corruption import corrupt
from lantern.rules.dice import throw
from lantern.rules.events import Gained, Lost, Took
from lantern.rules.game import Game
from lantern.rules.in_play import can_use
from lantern.rules.state import Held, Hero
from lantern.rules.values import value


def gain_xp(game: Game, hero: Hero, count: int) -> None:
    """Gain XP."""
    if count:
        hero.xp += count
        game.tell(Gained(hero.id, "xp", count))


def gain(game: Game, hero: Hero, what: str, count: int) -> None:
    """Gain gold, Dark Stone, XP or Grit."""
    if what == "grit":
        recover_grit(game, hero, count)
    elif what == "corruption":
        corrupt(game, hero, count)
    elif count > 0:
        setattr(hero, what, getattr(hero, what) + count)
        game.tell(Gained(hero.id, what, count))


def lose(game: Game, hero: Hero, what: str, count: int) -> int:
    """Lose something, never below zero; return how much was lost."""
    lost = min(count, int(getattr(hero, what)))
    if lost > 0:
        setattr(hero, what, getattr(hero, what) - lost)
        game.tell(Lost(hero.id, what, lost))
    return lost


def recover_grit(game: Game, hero: Hero, count: int = 1) -> None:
    """Recover Grit up to the maximum; one above it may be spent at once on movement, or is lost (GRIT-09, GRIT-10)."""
    if hero.ko or hero.dead:  # GRIT-13
        return
    for _ in range(count):
        if hero.grit < value(game, hero, "max_grit"):
            hero.grit += 1
            game.tell(Gained(hero.id, "grit", 1))
            continue
        activation = game.state.activation
        moving = activation is not None and activation.hero == hero.id and activation.moving and not activation.stuck
        if moving and game.ask(Confirm(kind="spend-grit-now", who=hero.id, default=1)):
            add_grit_dice(game, hero)


def add_grit_dice(game: Game, hero: Hero) -> None:
    """Add D6 movement points for a Grit; this die is no Move roll (GRIT-02)."""
    assert game.state.activation is not None
    game.state.activation.points += throw(game, hero, "grit-move")[0]


def trim_grit(game: Game, hero: Hero) -> None:
    """Discard Grit above a maximum that has fallen (GRIT-12)."""
    surplus = hero.grit - value(game, hero, "max_grit")
    if surplus > 0:
        lose(game, hero, "grit", surplus)


# -- side bag -------------------------------------------------------------------------------------


def take_token(game: Game, hero: Hero, token: str) -> None:
    """Take a side bag token; with a full bag, swap it for one that is discarded, or refuse it (BAG-01, BAG-02)."""
    if len(hero.bag) >= value(game, hero, "side_bag"):
        choice = game.ask(
            ChooseOne(
                kind="full-bag",
                who=hero.id,
                options=[
                    Option("refuse", None),
                    *[Option(f"swap:{t}", t, card=t) for t in sorted(set(hero.bag)) if t != token],
                ],
                about={"token": token},
            )
        )
        if choice.value is None:
            return
        hero.bag.remove(choice.value)
        game.tell(Lost(hero.id, choice.value, 1))
    hero.bag.append(token)
    game.tell(Took(hero.id, token))


# -- items ----------------------------------------------------------------------------------------


def weight(game: Game, hero: Hero) -> int:
    """Return the weight a hero carries (ITEM-07)."""
    return sum(game.content.items[held.id].weight for held in hero.items)


def take_item(game: Game, hero: Hero, item: str, *, starting: bool = False) -> None:
    """Take an item; what breaks the carrying limit must be made room for, or left (ITEM-08)."""
    hero.items.append(Held(item, equipped=False, starting=starting))
    game.tell(Took(hero.id, item))
    equip_if_free(game, hero, hero.items[-1])
    game.numbers_changed()
    shed_weight(game, hero)
    trim_grit(game, hero)


def shed_weight(game: Game, hero: Hero) -> None:
    """Discard items until the carrying limit is kept (ITEM-08, ITEM-22)."""
    while weight(game, hero) > value(game, hero, "carry"):
        options = [
            Option(f"discard:{held.id}:{i}", i, card=held.id)
            for i, held in enumerate(hero.items)
            if game.content.items[held.id].weight and game.content.items[held.id].deck != "personal"
        ]
        if not options:
            return
        choice = game.ask(ChooseOne(kind="too-heavy", who=hero.id, options=options))
        discard_item(game, hero, choice.value)


def discard_item(game: Game, hero: Hero, index: int) -> None:
    """Put an item on the discard pile of its deck."""
    held = hero.items.pop(index)
    game.tell(Lost(hero.id, held.id, 1))
    deck = game.state.decks.get(game.content.items[held.id].deck)
    if deck is not None and not held.starting:
        deck.put_aside(held.id)
    game.numbers_changed()


def hands_in_use(game: Game, hero: Hero) -> int:
    """Count the hand slots in use (ITEM-02)."""
    return sum(game.content.items[held.id].hands for held in hero.items if held.equipped)


def equip_if_free(game: Game, hero: Hero, held: Held) -> None:
    """Equip an item if its hands and slots are free."""
    item = game.content.items[held.id]
    if not can_use(game, hero, item):
        return
    used_slots = {slot for other in hero.items if other.equipped for slot in game.content.items[other.id].slots}
    if used_slots & set(item.slots):
        return
    if item.hands and hands_in_use(game, hero) + item.hands > value(game, hero, "hands"):
        return
    held.equipped = True
    game.numbers_changed()
