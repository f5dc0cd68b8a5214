"""Two hands and what is in them (ITEM-02 to ITEM-05)."""

from __future__ import annotations

from itertools import combinations

from lantern.core.questions import ChooseOne, Option
from lantern.rules.game import Game
from lantern.rules.in_play import can_use
from lantern.rules.state import Hero
from lantern.rules.values import value


def hand_items(game: Game, hero: Hero) -> list[int]:
    """Return the places, among a hero's items, of those that need hands and that it may use."""
    items = game.content.items
    return [i for i, held in enumerate(hero.items) if items[held.id].hands and can_use(game, hero, items[held.id])]


def ways_to_hold(game: Game, hero: Hero) -> list[tuple[int, ...]]:
    """Return every fullest set of hand items that fits the hero's hands."""
    candidates = hand_items(game, hero)
    hands = value(game, hero, "hands")
    items = game.content.items

    def needed(chosen: tuple[int, ...]) -> int:
        return sum(items[hero.items[i].id].hands for i in chosen)

    fitting = [c for size in range(len(candidates) + 1) for c in combinations(candidates, size) if needed(c) <= hands]
    return [c for c in fitting if not any(set(c) < set(other) for other in fitting)]


def assign_hands(game: Game, hero: Hero) -> None:
    """Choose what is in the hands at the start of the activation (ITEM-03); not asked when everything fits."""
    if all(hero.items[i].equipped for i in hand_items(game, hero)):
        return
    ways = ways_to_hold(game, hero)
    now = tuple(i for i in hand_items(game, hero) if hero.items[i].equipped)
    if now in ways:  # keep first: the usual wish
        ways.remove(now)
        ways.insert(0, now)
    options = [Option("+".join(hero.items[i].id for i in way) or "nothing", way) for way in ways]
    unique = {option.key: option for option in options}
    chosen = game.ask(ChooseOne(kind="hands", who=hero.id, options=list(unique.values()), default=0)).value
    hold(game, hero, chosen)


def hold(game: Game, hero: Hero, chosen: tuple[int, ...]) -> None:
    """Put items in the hands, and all other hand items away."""
    changed = False
    for i in hand_items(game, hero):
        if hero.items[i].equipped != (i in chosen):
            hero.items[i].equipped = i in chosen
            changed = True
    if changed:
        game.numbers_changed()


def may_swap_hands(game: Game, hero: Hero) -> bool:
    """Without enemies on the board, hands may change at any time (ITEM-05)."""
    return not game.state.enemies and len(ways_to_hold(game, hero)) > 1


def swap_hands(game: Game, hero: Hero) -> None:
    """Change what is in the hands."""
    assign_hands(game, hero)
