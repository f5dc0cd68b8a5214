"""Two hands and what is in them, and what is worn (ITEM-02 to ITEM-05, ITEM-10)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import product

from msgspec import Struct
from msgspec.structs import replace

from lantern.content.bends.belongings import ExtraHands, ManagesDouble, Stows, Worn
from lantern.content.entries import Item
from lantern.core.questions import ChooseOne
from lantern.rules.numbers.bends import bends, different
from lantern.rules.numbers.in_play import can_use
from lantern.rules.numbers.serving import served_in_rolls
from lantern.rules.numbers.values import flags_of_hero, value
from lantern.rules.table.bearing import Bearing
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.choices.things import Hold
from lantern.rules.table.copies import COPY, first_alike
from lantern.rules.table.state import Held, Hero

DOUBLE = 2
#: What needs a hand with nothing in it.
NEED_A_HAND = frozenset({"pistol_fanning", "quickdraw"})


class Build(Struct, frozen=True, gc=False):
    """What a hero has to hold and wear things with: hands, more for something single-handed, a second head.

    With `wants_a_hand_open` it can do things that need a hand with nothing in it.
    """

    hands: int
    extra_hands: int  # MUT-25
    manages_double: tuple[str, ...] | None  # MUT-07, INJ-10: some keywords, any, or nothing
    room: tuple[tuple[str, int], ...]  # MUT-18
    wants_a_hand_open: bool = False


def build_of(game: AnyChapter, hero: Hero) -> Build:
    """Return what a hero has to hold and wear things with."""
    known = game.known[hero.id]
    if known.build is not None:
        return known.build
    clumsy, more = bends(game, hero, ManagesDouble), bends(game, hero, ExtraHands)
    build = Build(
        value(game, hero, "hands"),
        sum(bend.count for bend in different(more)) if more else 0,
        _managed(clumsy) if clumsy else None,
        tuple(game.borne[hero.id].room.items()) if Worn in game.borne[hero.id].lasting else (),
        not flags_of_hero(game, hero).isdisjoint(NEED_A_HAND),
    )
    if "hands" in known.values:  # it hangs on nothing of the moment
        known.build = build
    return build


def _managed(clumsy: Sequence[tuple[str, ManagesDouble]]) -> tuple[str, ...]:
    """Return the keywords of what can be used with one hand of those things that need two; none of them if all can."""
    keywords = [bend.keyword for _, bend in clumsy]
    return () if () in keywords else tuple(word for words in keywords for word in words)


def can_hold(build: Build, items: Iterable[Item]) -> bool:
    """Tell whether there are hands enough for these items (ITEM-02).

    An extra hand takes one single-handed item, or is the third for something that needs as many.
    """
    held = [item for item in items if item.hands]
    wanted = sum(1 if item.hands == 1 else max(0, item.hands - DOUBLE) for item in held) if build.extra_hands else 0
    helps = min(build.extra_hands, wanted)
    return sum(hands_needed(build, item) for item in held) <= build.hands + helps


def hands_needed(build: Build, item: Item) -> int:
    """Return the hands an item takes; who has only one left still manages some double-handed things (MUT-07, INJ-10)."""
    if item.hands < DOUBLE or build.hands != 1 or build.manages_double is None:
        return item.hands
    managed = not build.manages_double or any(word in build.manages_double for word in item.keywords)
    return 1 if managed else item.hands


def can_wear(build: Build, items: Iterable[Item]) -> bool:
    """Tell whether these clothes fit together: one for each slot (ITEM-10), with a second head two hats (MUT-18)."""
    worn = [slot for item in items for slot in item.slots]
    if len(set(worn)) == len(worn):
        return True
    room = dict(build.room)
    return all(worn.count(slot) <= room.get(slot, 1) for slot in worn)


def can_add(game: AnyChapter, hero: Hero, held: Held) -> bool:
    """Tell whether a hero can equip one more item without putting anything away."""
    item, build = game.content.items[held.id], build_of(game, hero)
    both = [item, *(game.content.items[other.id] for other in hero.items if other.equipped and other is not held)]
    if not (can_use(game, hero, item) and can_hold(build, both) and can_wear(build, both)):
        return False
    most = bearable(game, hero)
    return (
        most is None
        or _weight_of(game, hero, [i for i, other in enumerate(hero.items) if other.equipped or other is held]) <= most
    )


def bearable(game: AnyChapter, hero: Hero) -> int | None:
    """Return how much of what can be carried may be equipped: a bag is for what is put away (ITEM-07). None if all may."""
    bags = bends(game, hero, Stows)
    return value(game, hero, "carry") - sum(bag.weight for bag in different(bags)) if bags else None


def _weight_of(game: AnyChapter, hero: Hero, places: Iterable[int]) -> int:
    weights = game.borne[hero.id].weights
    return sum(weights[place] for place in places)


# -- choosing -------------------------------------------------------------------------------------


#: What is chosen of what a hero owns, and what must fit together.
KINDS: dict[str, Callable[[Build, Iterable[Item]], bool]] = {"hands": can_hold, "clothes": can_wear}


def things(game: AnyChapter, hero: Hero, kind: str) -> tuple[int, ...]:
    """Return the places, among a hero's items, of those to choose from."""
    return game.borne[hero.id].things[kind]


def ways_to(game: AnyChapter, hero: Hero, kind: str, among: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return every fullest set of these things that fits the hero's hands, or that can be worn together (ITEM-03).

    Who does something with an open hand may also choose what leaves one.
    """
    borne, build = game.borne[hero.id], build_of(game, hero)
    most = bearable(game, hero)
    if most is not None and kind != "hands":  # hands choose first; clothes have what they leave
        most -= _weight_of(game, hero, set(_in_use(game, hero, "hands")).difference(among))
    known = borne.ways.get((kind, among, build, most))
    if known is None:
        known = borne.ways[kind, among, build, most] = _find_ways(borne, kind, among, build, most)
    return known


def _find_ways(borne: Bearing, kind: str, among: tuple[int, ...], build: Build, most: int | None) -> list[tuple[int, ...]]:
    items = {i: borne.item(i) for i in among}
    fused = frozenset(i for i in among if borne.bearer.items[i].fused)

    def fit(build: Build, chosen: tuple[int, ...]) -> bool:
        light = most is None or not chosen or sum(borne.weights[place] for place in chosen) <= most
        return light and KINDS[kind](build, [items[i] for i in chosen])

    groups = _apart({i: _rivals(borne, items[i], i, most) for i in among})
    found = _fullest(groups, fused, lambda chosen: fit(build, chosen))
    if kind == "hands" and build.wants_a_hand_open:
        fewer = replace(build, hands=build.hands - 1)
        found += [way for way in _fullest(groups, fused, lambda chosen: fit(fewer, chosen)) if way not in found]
    return found


def _rivals(borne: Bearing, item: Item, place: int, most: int | None) -> set[str]:
    """Return what a thing takes that another may want: hands, a slot, and a part of the weight if that has a limit."""
    rivals = {*item.slots, *(["hands"] if item.hands else [])}
    return rivals if most is None or not borne.weights[place] else {*rivals, "weight"}


def _apart(rivals: dict[int, set[str]]) -> list[tuple[int, ...]]:
    """Group things so that none of one group takes what one of another wants."""
    groups: list[tuple[set[str], list[int]]] = []
    for place, wants in rivals.items():
        near = [group for group in groups if not group[0].isdisjoint(wants)]
        groups = [group for group in groups if group not in near]
        groups.append((wants.union(*(taken for taken, _ in near)), [other for _, others in near for other in others] + [place]))
    return [tuple(sorted(others)) for _, others in groups]


def _fullest(
    groups: Sequence[tuple[int, ...]], fused: frozenset[int], fit: Callable[[tuple[int, ...]], bool]
) -> list[tuple[int, ...]]:
    """Return every set that fits and to which nothing can be added, the smallest first; what is fused is in each (MUT-19).

    A part of what fits always fits.
    """
    everything = tuple(sorted(place for group in groups for place in group))
    if fit(everything):
        return [everything]
    if not fit(()):
        return []
    found = [
        tuple(sorted(place for part in parts for place in part)) for parts in product(*(_grown(group, fit) for group in groups))
    ]
    found = [way for way in found if fused <= set(way)] or found
    return sorted(found, key=lambda way: (len(way), way))


def _grown(group: tuple[int, ...], fit: Callable[[tuple[int, ...]], bool]) -> list[tuple[int, ...]]:
    """Add things to nothing, one after the other in their order, until no other fits."""
    found: list[tuple[int, ...]] = []

    def grow(chosen: tuple[int, ...], others: Sequence[int]) -> None:
        more = [place for place in others if fit((*chosen, place))]
        if not more:
            found.append(chosen)
        for place in more:
            if not chosen or place > chosen[-1]:
                grow((*chosen, place), [other for other in more if other != place])

    grow((), group)
    return found


def assign_hands(game: AnyChapter, hero: Hero) -> None:
    """Choose what is in the hands, and what is worn, at the start of the activation (ITEM-03); not asked if all fits."""
    known = game.known[hero.id]
    if known.settled:
        return
    settled = True
    for kind in KINDS:
        everything = things(game, hero, kind)
        if everything and not is_all_in_use(game, hero, kind, everything):
            settled = False
            _choose(game, hero, kind, things)
    known.settled = settled and known.build is not None and bearable(game, hero) is None  # until something comes or goes


def is_all_in_use(game: AnyChapter, hero: Hero, kind: str, everything: tuple[int, ...]) -> bool:
    """Tell whether all there is to choose from is in the hands, or worn, already, and fits together."""
    for place in everything:
        if not hero.items[place].equipped:
            return False
    return ways_to(game, hero, kind, everything) == [everything]


def _choose(game: AnyChapter, hero: Hero, kind: str, find: Callable[[AnyChapter, Hero, str], tuple[int, ...]]) -> None:
    everything = find(game, hero, kind)
    fits = ways_to(game, hero, kind, everything) == [everything]
    chosen: tuple[int, ...] = everything if fits else game.ask(partial(_which, game, hero, kind, find)).value
    changed = []
    for place in find(game, hero, kind):
        if hero.items[place].equipped != (place in chosen):
            changed.append(place)  # noqa: PERF401 - asked at every activation, and hardly ever is there one
    if changed:
        served_in_rolls(game, hero)
        for place in changed:
            hero.items[place].equipped = place in chosen
        game.numbers_changed(hero.id)


def _which(game: AnyChapter, hero: Hero, kind: str, find: Callable[[AnyChapter, Hero, str], tuple[int, ...]]) -> ChooseOne:
    return ChooseOne(kind=kind, who=hero.id, options=ways_offered(game, hero, kind, find(game, hero, kind)), default=0)


def ways_offered(game: AnyChapter, hero: Hero, kind: str, among: tuple[int, ...]) -> list[Hold]:
    """Offer every way to hold or wear these things, as they are now first: the usual wish."""
    ways = ways_to(game, hero, kind, among)
    offered, key = game.borne[hero.id].offered, (among, *ways)
    known = offered.get(key)
    if known is not None:
        return known
    now = tuple(i for i in among if hero.items[i].equipped)
    names = [hero.items[i].source for i in among]
    alike = first_alike(hero, names)
    kept_first = sorted(ways, key=lambda way: way != now)
    different = {tuple(sorted(alike[hero.items[i].source] for i in way)): way for way in reversed(kept_first)}
    options = [Hold(tuple([hero.items[i].source for i in way]), way) for way in reversed(different.values())]
    if not any(COPY in name for name in names):  # of several alike the markers on them decide as well
        offered[key] = options
    return options


def put_away_what_does_not_fit(game: AnyChapter, hero: Hero) -> None:
    """Take off and put down at once what a new affliction forbids (MUT-26, MUT-07), as the hero likes."""
    for held in hero.items:
        if held.equipped and not can_use(game, hero, game.content.items[held.id]):
            served_in_rolls(game, hero)
            held.equipped = False
            game.numbers_changed(hero.id)
    for kind in KINDS:
        _choose(game, hero, kind, _in_use)


def _in_use(game: AnyChapter, hero: Hero, kind: str) -> tuple[int, ...]:
    return tuple(i for i in things(game, hero, kind) if hero.items[i].equipped)


def beyond_hands_and_slots(game: AnyChapter, hero: Hero) -> list[Held]:
    """Return what a hero has equipped although there is no hand or slot left for it; what is fused comes before the rest."""
    build, most = build_of(game, hero), bearable(game, hero)
    beyond: list[Held] = []
    kept: list[int] = []
    for kind, fits in KINDS.items():
        of_kind: list[int] = []
        for place in sorted(_in_use(game, hero, kind), key=lambda place: not hero.items[place].fused):
            light = most is None or _weight_of(game, hero, {*kept, place}) <= most
            if light and fits(build, [game.borne[hero.id].item(other) for other in (*of_kind, place)]):
                of_kind.append(place)
                kept.append(place)
            else:
                beyond.append(hero.items[place])
    return beyond


def may_swap_hands(game: AnyChapter, hero: Hero) -> bool:
    """Without enemies on the board, hands and clothes may change at any time, where there is something to change (ITEM-05)."""
    if not game.is_calm() or game.known[hero.id].settled:
        return False
    for kind in KINDS:
        mine = things(game, hero, kind)
        ways = ways_to(game, hero, kind, mine) if mine else ()
        if len(ways) > 1:
            return True
        for way in ways:
            for place in way:
                if not hero.items[place].equipped:
                    return True
    return False


def swap_hands(game: AnyChapter, hero: Hero) -> None:
    """Change what is in the hands, and what is worn."""
    assign_hands(game, hero)
