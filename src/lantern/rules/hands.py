"""Two hands and what is in them, and what is worn (ITEM-02 to ITEM-05, ITEM-10)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations

from lantern.content.entries import Item
from lantern.core.questions import ChooseOne, Option
from lantern.rules.game import Game
from lantern.rules.in_play import afflicted, can_use
from lantern.rules.state import Held, Hero
from lantern.rules.values import hero_has, lasts, value

Fit = Callable[[Game, Hero, Iterable[Item]], bool]
Find = Callable[[Game, Hero], tuple[int, ...]]

DOUBLE = 2
#: Double-handed items that one hand can still manage (MUT-07).
MANAGEABLE = ("Gun", "Bow")


def can_hold(game: Game, hero: Hero, items: Iterable[Item]) -> bool:
    """Tell whether a hero has the hands for these items (ITEM-02); an extra hand takes one single-handed item (MUT-25)."""
    needed = [hands_needed(game, hero, item) for item in items if item.hands]
    hands = value(game, hero, "hands")
    extra = int(1 in needed and hero_has(game, hero, "single_handed_extra_hand"))
    return sum(needed) <= hands + extra


def hands_needed(game: Game, hero: Hero, item: Item) -> int:
    """Return the hands an item takes; who has only one left still manages a double-handed Gun or Bow (MUT-07)."""
    if item.hands < DOUBLE or not hero_has(game, hero, "double_handed_no_criticals") or value(game, hero, "hands") != 1:
        return item.hands
    return 1 if any(word in MANAGEABLE for word in item.keywords) else item.hands


def can_wear(game: Game, hero: Hero, items: Iterable[Item]) -> bool:
    """Tell whether these clothes fit together: one for each slot (ITEM-10), with a second head two hats (MUT-18)."""
    worn = [slot for item in items for slot in item.slots]
    if "hat" in worn and afflicted(game, hero, "two_hats"):
        worn.remove("hat")
    return len(set(worn)) == len(worn)


def can_add(game: Game, hero: Hero, held: Held) -> bool:
    """Tell whether a hero can equip one more item without putting anything away."""
    item = game.content.items[held.id]
    both = [item, *(game.content.items[other.id] for other in hero.items if other.equipped and other is not held)]
    return can_use(game, hero, item) and can_hold(game, hero, both) and can_wear(game, hero, both)


# -- choosing -------------------------------------------------------------------------------------


def hand_items(game: Game, hero: Hero) -> tuple[int, ...]:
    """Return the places, among a hero's items, of those that need hands and that it may use."""
    items = game.content.items
    return tuple(i for i, held in enumerate(hero.items) if items[held.id].hands and can_use(game, hero, items[held.id]))


def clothes(game: Game, hero: Hero) -> tuple[int, ...]:
    """Return the places, among a hero's items, of the clothing that it may wear."""
    items = game.content.items
    return tuple(i for i, held in enumerate(hero.items) if items[held.id].slots and can_use(game, hero, items[held.id]))


#: What is chosen of what a hero owns, and what must fit together.
KINDS: dict[str, tuple[Find, Fit]] = {"hands": (hand_items, can_hold), "clothes": (clothes, can_wear)}


def things(game: Game, hero: Hero, kind: str) -> tuple[int, ...]:
    """Return the places, among a hero's items, of those to choose from."""
    known = game.known[hero.id].things
    found = known.get(kind)
    if found is None:
        found = known[kind] = KINDS[kind][0](game, hero)
    return found


def ways_to(game: Game, hero: Hero, kind: str, among: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return every fullest set of these things that fits the hero's hands, or that can be worn together."""
    ways = game.known[hero.id].ways
    known = ways.get((kind, among))
    if known is None:
        known = _fullest(game, hero, among, KINDS[kind][1])
        if lasts(game, hero, "hands"):
            ways[kind, among] = known
    return known


def _fullest(game: Game, hero: Hero, candidates: tuple[int, ...], fit: Fit) -> list[tuple[int, ...]]:
    items = [game.content.items[held.id] for held in hero.items]
    if fit(game, hero, [items[i] for i in candidates]):
        return [candidates]
    sets = (chosen for size in range(len(candidates) + 1) for chosen in combinations(candidates, size))
    fitting = [chosen for chosen in sets if fit(game, hero, [items[i] for i in chosen])]
    fused = {i for i in candidates if hero.items[i].fused}  # MUT-19: it is never put away
    fitting = [chosen for chosen in fitting if fused <= set(chosen)] or fitting
    return [chosen for chosen in fitting if not any(set(chosen) < set(other) for other in fitting)]


def assign_hands(game: Game, hero: Hero) -> None:
    """Choose what is in the hands, and what is worn, at the start of the activation (ITEM-03); not asked if all fits."""
    for kind in KINDS:
        if things(game, hero, kind):
            _choose(game, hero, kind, things)


def _choose(game: Game, hero: Hero, kind: str, find: Callable[[Game, Hero, str], tuple[int, ...]]) -> None:
    def which() -> ChooseOne:
        candidates = find(game, hero, kind)
        now = tuple(i for i in candidates if hero.items[i].equipped)
        ways = sorted(ways_to(game, hero, kind, candidates), key=lambda way: way != now)  # keep first: the usual wish
        options = {(key := _names(hero, way)): Option(key, way) for way in reversed(ways)}
        return ChooseOne(kind=kind, who=hero.id, options=list(reversed(options.values())), default=0)

    everything = find(game, hero, kind)
    fits = ways_to(game, hero, kind, everything) == [everything]
    chosen: tuple[int, ...] = everything if fits else game.ask(which).value
    changed = [i for i in find(game, hero, kind) if hero.items[i].equipped != (i in chosen)]
    for i in changed:
        hero.items[i].equipped = i in chosen
    if changed:
        game.numbers_changed(hero.id)


def _names(hero: Hero, way: tuple[int, ...]) -> str:
    return "+".join(hero.items[i].id for i in way) or "nothing"


def put_away_what_does_not_fit(game: Game, hero: Hero) -> None:
    """Take off and put down at once what a new affliction forbids (MUT-26, MUT-07), as the hero likes."""
    for held in hero.items:
        if held.equipped and not can_use(game, hero, game.content.items[held.id]):
            held.equipped = False
            game.numbers_changed(hero.id)
    for kind in KINDS:
        _choose(game, hero, kind, _in_use)


def _in_use(game: Game, hero: Hero, kind: str) -> tuple[int, ...]:
    return tuple(i for i in things(game, hero, kind) if hero.items[i].equipped)


def may_swap_hands(game: Game, hero: Hero) -> bool:
    """Without enemies on the board, hands and clothes may change at any time (ITEM-05)."""
    return not game.state.enemies and any(len(ways_to(game, hero, kind, things(game, hero, kind))) > 1 for kind in KINDS)


def swap_hands(game: Game, hero: Hero) -> None:
    """Change what is in the hands, and what is worn."""
    assign_hands(game, hero)
