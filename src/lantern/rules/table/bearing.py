"""What a hero bears, and everything that follows from this alone, worked out once for all games."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial
from typing import TypeVar, cast

from msgspec import Struct

from lantern.content.bends.belongings import Allowed, Barred, GivesKeyword, LosesKeyword, Weightless, Worn
from lantern.content.bends.point import Bend
from lantern.content.entries import KIND_OF, HeroClass, Item
from lantern.content.entry import Power
from lantern.content.library import Content
from lantern.content.powers import Action, RollAgain, TurnDie
from lantern.content.words import Skill
from lantern.rules.table.choices.things import Hold
from lantern.rules.table.listening import Listener, by_moment
from lantern.rules.table.points import by_point
from lantern.rules.table.reasons import (
    Contribution,
    Modifiers,
    add_modifier,
    bounded,
    concerns_heroes,
    counts_in,
    fold,
    printed,
)

DOUBLE_HANDED = 2

#: What does something, each with its source.
Powers = tuple[tuple[str, Power], ...]
Made = TypeVar("Made")
_Point = TypeVar("_Point", bound=Bend)
#: How many parts of bearings are kept before their shelf is emptied.
MOST_PARTS = 8_192


class Carried(Struct, frozen=True, gc=False):
    """A card among the things of a hero: in use, at rest for this turn (ITEM-13), fused with it, with its upgrades.

    `copy` tells it from others of its kind; its number in the game makes no difference here.
    """

    id: str
    copy: int
    equipped: bool
    idle: bool
    fused: bool
    upgrades: tuple[Carried, ...]

    @property
    def source(self) -> str:
        """Return what it is called where it does something."""
        return self.id if self.copy == 1 else f"{self.id}#{self.copy}"


class Bearer(Struct, frozen=True, gc=False):
    """A hero as far as it decides what a hero bears. Nothing of it changes: another thing makes another bearer."""

    id: str
    hero_class: str
    upgrades: tuple[str, ...]
    items: tuple[Carried, ...]
    conditions: tuple[tuple[str, str], ...]
    printed: tuple[tuple[str, int], ...]
    companions: tuple[str, ...]
    mission: str
    world: str
    forms: tuple[str, ...] = ()


class Usable(Struct, frozen=True, gc=False):
    """Something a hero may use: what it is, which of its actions, and what kind of thing it is."""

    source: str
    action: Action
    number: int
    kind: str

    @property
    def token(self) -> bool:
        """Tell whether it lies in the side bag."""
        return self.kind == "side-bag-tokens"

    @property
    def hand_card(self) -> bool:
        """Tell whether it is a card of a hand."""
        return self.kind == "hand-cards"


#: What a power may say something about.
PARTS = ("flags", "bend", "immune", "modify", "triggers", "rerolls", "turns", "actions")


class Timely(dict[tuple[str, ...], tuple[list[Usable], frozenset[str]]]):
    """What can be used at some timings of what some powers let one use, and the side bag tokens that can be used then."""

    __slots__ = ("_content", "_powers")

    def __init__(self, content: Content, powers: Powers) -> None:
        super().__init__()
        self._content = content
        self._powers = powers

    def __missing__(self, timings: tuple[str, ...]) -> tuple[list[Usable], frozenset[str]]:
        found = self[timings] = usables_among(self._powers, timings), self._content.tokens_at(timings)
        return found


class Bearing:
    """What a bearer has, in the order of its sheet, and what that lets it do.

    It knows the bearer and the entries of the packs, not the game: so whoever bears the same shares it, in any game.
    """

    __slots__ = (
        "_content", "_sheet", "_usable", "bearer", "bends", "flags", "immune", "keywords", "lasting", "leaving", "listeners",
        "loose", "modifiers", "offered", "powers", "rerolls", "things", "turns", "usables", "values", "ways", "weight",
        "weights",
    )  # fmt: skip

    def __init__(self, content: Content, bearer: Bearer) -> None:
        self._content = content
        self._sheet: HeroClass = content.heroes[bearer.hero_class]
        self._usable: dict[str, bool] = {}
        self.bearer = bearer
        #: Where the rules are bent by what no item can take away: the class, its upgrades, conditions.
        self.lasting = by_point(self._lasting_powers())
        #: The keywords of the sheet (HERO-03), and those that items give.
        self.keywords: tuple[str, ...] = self._without_lost((*self._sheet.keywords, *self._given_keywords()))
        pairs = content.shelves.setdefault("pairs", {})
        self.powers: Powers = tuple([pairs.setdefault((pair[0], id(pair[1])), pair) for pair in self._powers()])
        said = self._said()
        self.flags = self._part("flags", said, _flags)
        #: Where the rules are bent by all that is borne.
        self.bends = self._part("bend", said, by_point)
        #: Keywords of what does nothing to the bearer, and status markers that it never gets.
        self.immune = self._part("immune", said, _immune)
        self.modifiers, values = self._part("modify", said, self._own_modifiers)
        #: The numbers that hang on nothing but what is borne, by stat, as far as somebody has asked.
        self.values: dict[str, int] = values.setdefault((bearer.hero_class, bearer.printed), {})
        self.listeners = self._part("triggers", said, self._own_listeners)
        #: What lets the bearer, or all, roll dice again; what lets it turn a die.
        self.rerolls: list[tuple[str, str, int, RollAgain]] = self._part("rerolls", said, self._own_rerolls)
        self.turns: list[tuple[str, int, TurnDie]] = self._part("turns", said, _turns)
        #: What can be used, ready or not, and which tokens can be, by the timings that are asked for.
        self.usables = self._part("actions", said, partial(Timely, content))
        #: The places of the items for the hands, and of those that can be worn, that the bearer may use.
        usable = [(i, item) for i, held in enumerate(bearer.items) if self.can_use(item := content.items[held.id])]
        self.things: dict[str, tuple[int, ...]] = {
            "hands": tuple([i for i, item in usable if item.hands]),
            "clothes": tuple([i for i, item in usable if item.slots]),
        }
        #: The places of what can leave the bearer (PERS-02, MUT-19), and of upgrade cards that are on nothing yet (UPG-03).
        self.leaving = tuple(
            [
                i
                for i, held in enumerate(bearer.items)
                if not held.fused and may_leave(item := content.items[held.id]) and not (bearer.world and stays_outside(item))
            ]
        )
        self.loose = tuple([i for i, held in enumerate(bearer.items) if content.items[held.id].attaches is not None])
        #: The fullest sets of things that can be held or worn, as far as somebody has asked (`hands.py`).
        self.ways: dict[Hashable, list[tuple[int, ...]]] = {}
        #: The same as options, as they are offered.
        self.offered: dict[Hashable, list[Hold]] = {}
        #: The weight of each thing that is carried, with its upgrade cards, and of all (ITEM-07).
        self.weights = tuple([self.weight_of([held.id, *[card.id for card in held.upgrades]]) for held in bearer.items])
        self.weight = sum(self.weights)

    def _given_keywords(self) -> Iterator[str]:
        world = self._content.worlds.get(self.bearer.world)
        away = world is not None and not world.earth
        for held in self.bearer.items:
            item = self._content.items[held.id]
            if not item.bend:
                continue
            given = [bend.keyword for bend in item.bend if isinstance(bend, GivesKeyword) and (away or not bend.other_worlds)]
            if given and serves(item, equipped=held.equipped, idle=held.idle):
                yield from given
        for condition, _ in self.bearer.conditions:
            suffered = self._content.conditions[condition].bend
            yield from (bend.keyword for bend in suffered if isinstance(bend, GivesKeyword) and (away or not bend.other_worlds))

    def _without_lost(self, keywords: tuple[str, ...]) -> tuple[str, ...]:
        suffered = [bend for condition, _ in self.bearer.conditions for bend in self._content.conditions[condition].bend]
        lost = {bend.keyword for bend in suffered if isinstance(bend, LosesKeyword)}
        return tuple([word for word in keywords if word not in lost]) if lost else keywords

    # -- powers ------------------------------------------------------------------------------------

    def _said(self) -> dict[str, list[tuple[str, Power]]]:
        """Sort the powers by what they have something of; hardly any has something of several kinds."""
        known: dict[int, list[str]] = self._content.shelves.setdefault("said", {})
        found: dict[str, list[tuple[str, Power]]] = {}
        for pair in self.powers:
            fields = known.get(id(pair[1]))
            if fields is None:
                fields = known[id(pair[1])] = [field for field in PARTS if getattr(pair[1], field)]
            for field in fields:
                found.setdefault(field, []).append(pair)
        return found

    def _part(self, field: str, said: dict[str, list[tuple[str, Power]]], make: Callable[[Powers], Made]) -> Made:
        """Work out what follows from the powers that have something of a kind, or take what others with the same have.

        Things that differ in most ways are often alike in one: hardly any of them listens, or lets dice be rolled again.
        """
        powers = tuple(said.get(field, ()))
        key = (field, self.bearer.id, self.keywords, *map(id, powers))
        parts = self._content.shelves.setdefault("parts", {})
        found: Made | None = parts.get(key)
        if found is None:
            if len(parts) >= MOST_PARTS:
                parts.clear()
            found = parts[key] = make(powers)
        return found

    def _powers(self, *, skilled: bool = True) -> Iterator[tuple[str, Power]]:
        content, bearer = self._content, self.bearer
        for ability in self._sheet.abilities:
            yield ability.id, ability
        for form in bearer.forms:
            yield form, content.forms[form]
        for upgrade in bearer.upgrades:
            yield upgrade, content.upgrades[upgrade]
        for held in bearer.items:
            item = content.items[held.id]
            if (skilled or not item.needs) and serves(item, equipped=held.equipped, idle=held.idle) and self.can_use(item):
                yield held.source, item
                for card in held.upgrades:
                    if not card.idle and self.can_use(content.items[card.id]):
                        yield card.source, content.items[card.id]
        for condition, source in bearer.conditions:
            yield source, content.conditions[condition]
        for name in bearer.companions:
            yield name, self._companion(name)
        if bearer.world:
            yield bearer.world, content.worlds[bearer.world]  # WORLD-01

    def _companion(self, name: str) -> Power:
        return next(each for each in self._content.missions[self.bearer.mission].companions if each.id == name)

    def _own_modifiers(self, powers: Powers) -> tuple[Modifiers, dict[Hashable, dict[str, int]]]:
        """Return the modifiers, by stat, with a place for the numbers of those who have the same sheet."""
        found: Modifiers = {}
        for source, power in powers:
            for modifier in power.modify:
                if modifier.whose is None or concerns_heroes(modifier, self.keywords):
                    add_modifier(found, source, modifier)
        return found, {}

    def _own_listeners(self, powers: Powers) -> dict[str, list[Listener]]:
        return by_moment(powers, hero=self.bearer.id)

    def _own_rerolls(self, powers: Powers) -> list[tuple[str, str, int, RollAgain]]:
        who = self.bearer.id
        better = {again.in_place_of for _, power in powers for again in power.rerolls}
        return [
            (who, source, number, again)
            for source, power in powers
            if source not in better
            for number, again in enumerate(power.rerolls)
        ]

    # -- what may be used --------------------------------------------------------------------------

    def weight_of(self, cards: Sequence[str]) -> int:
        """Return what a thing with its upgrade cards weighs for the bearer (ITEM-07)."""
        items = self._content.items
        if Weightless in self.lasting and self._is_weightless(items[cards[0]]):
            return 0
        weight = 0
        for card in cards:
            weight += items[card].weight
        return weight

    def _is_weightless(self, item: Item) -> bool:
        return any(bend.keyword in item.keywords for bend in self._lasting(Weightless))

    def item(self, place: int) -> Item:
        """Return what lies in one of the places of what is carried."""
        return self._content.items[self.bearer.items[place].id]

    def can_use(self, item: Item) -> bool:
        """Tell whether the bearer may use an item: its keywords and skills (ITEM-09), and what its mutations allow."""
        found = self._usable.get(item.id)
        if found is None:
            able = not item.needs or self._is_skilled_for(item)
            found = self._usable[item.id] = able and self._is_allowed(item)
        return found

    def _is_skilled_for(self, item: Item) -> bool:
        return all(self._lasting_skill(skill) >= least for skill, least in item.needs.items())

    def _is_allowed(self, item: Item) -> bool:
        if item.only and not any(word in (*self.keywords, self._sheet.name["en"]) for word in item.only):
            return False  # a bar names keywords, or a class (HERO-02)
        if item.not_for and not set(self.keywords).isdisjoint(item.not_for):
            return False
        if Worn in self.lasting and any(slot in item.slots and not count for slot, count in self.room.items()):  # MUT-26
            return False
        return Barred not in self.lasting or not any(self._is_barred(item, bend) for bend in self._lasting(Barred))

    def _is_barred(self, item: Item, bend: Barred) -> bool:
        """Tell whether an item is one that fused fingers (MUT-28) or the sheet of the class forbid; some allow it again."""
        if bend.keyword not in item.keywords:
            return False
        if bend.unless in item.keywords or (bend.unless_from is not None and item.deck == bend.unless_from):
            return False
        if bend.unless_from is not None:
            return True
        return not any(lifts.keyword == bend.keyword and lifts.hands == item.hands for lifts in self._lasting(Allowed))

    @property
    def room(self) -> dict[str, int]:
        """Return how many things fit into a slot where it is not one (ITEM-10): none (MUT-26), or more (MUT-18)."""
        found: dict[str, int] = {}
        for bend in self._lasting(Worn):
            found[bend.slot] = min(bend.count, found.get(bend.slot, bend.count))
        return found

    def _lasting(self, point: type[_Point]) -> Iterator[_Point]:
        """Yield what no item can take away and answers at a point; so it may decide which items can be used."""
        return (cast("_Point", bend) for _, bend in self.lasting.get(point, ()))

    def _lasting_powers(self) -> Iterator[tuple[str, Power]]:
        for ability in self._sheet.abilities:
            if ability.bend:
                yield ability.id, ability
        for form in self.bearer.forms:
            if (taken := self._content.forms[form]).bend:
                yield form, taken
        for upgrade in self.bearer.upgrades:
            if (taught := self._content.upgrades[upgrade]).bend:
                yield upgrade, taught
        for condition, source in self.bearer.conditions:
            if (suffered := self._content.conditions[condition]).bend:
                yield source, suffered

    def _lasting_skill(self, skill: Skill) -> int:
        """Return a skill as it is for good: nothing that lasts a while, nor what asks for a skill itself."""
        total = self._printed(skill)
        for _, power in self._powers(skilled=False):
            for modifier in power.modify:
                if modifier.whose is None and modifier.when is None:
                    total += modifier.change.get(skill, 0)
        return total

    # -- numbers -----------------------------------------------------------------------------------

    def number(self, stat: str) -> int | None:
        """Return a number that nothing but what is borne decides about; None if it hangs on the moment as well."""
        found = self.values.get(stat)
        if found is None:
            skill = counts_in(self._content, stat)
            if stat not in self.modifiers and skill is None:
                found = self.values[stat] = bounded(stat, self._printed(stat))
                return found
            reasons = [Contribution(self.bearer.hero_class, self._printed(stat), replaces=True)]
            if skill is not None:
                counted = self.number(skill)
                if counted is None:
                    return None
                reasons.append(Contribution(skill, counted))
            for source, modifier in self.modifiers.get(stat, ()):
                if modifier.when is not None or modifier.per is not None:
                    return None
                reasons.append(Contribution(source, modifier.change[stat], replaces=modifier.set))
            found = self.values[stat] = fold(stat, reasons)
        return found

    def _printed(self, stat: str) -> int:
        return printed(self._content, self._sheet, dict(self.bearer.printed), stat)


def _flags(powers: Powers) -> frozenset[str]:
    return frozenset([flag for _, power in powers for flag in power.flags])


def _immune(powers: Powers) -> frozenset[str]:
    return frozenset([word for _, power in powers for word in power.immune])


def _turns(powers: Powers) -> list[tuple[str, int, TurnDie]]:
    return [(source, number, turn) for source, power in powers for number, turn in enumerate(power.turns)]


def may_leave(item: Item) -> bool:
    """Tell whether an item can leave its bearer: not a personal one (PERS-02), nor one that says so."""
    return item.deck != "personal" and "stays_with_bearer" not in item.flags


def stays_outside(item: Item) -> bool:
    """Tell whether an item waits outside while its owner is on an adventure: what is ridden (TRAVEL-27)."""
    return "transport" in item.slots


def serves(item: Item, *, equipped: bool, idle: bool) -> bool:
    """Tell whether an item gives its benefits to who may use it: hand items and clothing only while equipped.

    (ITEM-03, ITEM-06, ITEM-10; ITEM-13 for idle ones, UPG-03 for loose upgrade cards.)
    """
    return not idle and item.attaches is None and (equipped or not (item.hands or item.slots))


def usables_among(powers: Sequence[tuple[str, Power]], timings: tuple[str, ...]) -> list[Usable]:
    """Return what some powers let one use at one of these timings."""
    return [
        Usable(source, action, number, KIND_OF[type(power)])
        for source, power in powers
        for number, action in enumerate(power.actions)
        if action.timing in timings
    ]
