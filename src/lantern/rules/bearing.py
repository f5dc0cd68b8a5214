"""What a hero bears, and everything that follows from this alone, worked out once for all games."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator

from msgspec import Struct

from lantern.content.entries import HeroClass, Item
from lantern.content.entry import Power
from lantern.content.library import Content
from lantern.content.powers import Action, Modifier, RollAgain, TurnDie
from lantern.content.words import SAVES, SKILLS, Skill
from lantern.rules.listening import Listener, by_moment

BASE_CORRUPTION_RESISTANCE = 5  # CORR-03
SIDE_BAG = 5  # BAG-01
HANDS = 2  # ITEM-02
CARRY = 5  # ITEM-07
DOUBLE_HANDED = 2

_HERO_BASE = {"corruption_resistance": BASE_CORRUPTION_RESISTANCE, "side_bag": SIDE_BAG, "hands": HANDS, "carry": CARRY}
NEVER_LESS_THAN_0 = frozenset({"combat", "initiative", "max_grit", "hands", "shots", *SAVES})

#: Flags of items that give a keyword to whoever bears them, and of those the ones that do so only in OtherWorlds.
GIVEN_KEYWORDS = {"makes_outlaw": "Outlaw", "law_in_other_worlds": "Law"}
ONLY_AWAY = frozenset({"law_in_other_worlds"})

#: Modifiers by the number that they change, each with its source.
Modifiers = dict[str, list[tuple[str, Modifier]]]


class Carried(Struct, frozen=True, gc=False):
    """An item among the things of a hero: in use, at rest for this turn (ITEM-13), fused with it, with its upgrades."""

    id: str
    equipped: bool
    idle: bool
    fused: bool
    upgrades: tuple[str, ...]


class Bearer(Struct, frozen=True, gc=False):
    """A hero as far as it decides what a hero bears. Nothing of it changes: another thing makes another bearer."""

    id: str
    hero_class: str
    upgrades: tuple[str, ...]
    items: tuple[Carried, ...]
    conditions: tuple[str, ...]
    printed: tuple[tuple[str, int], ...]
    companions: tuple[str, ...]
    mission: str
    world: str


class Usable(Struct, frozen=True, gc=False):
    """Something a hero may use: what it is, and which of its actions."""

    source: str
    action: Action
    number: int
    token: bool = False
    sermon: bool = False


class Contribution(Struct, gc=False):
    """One reason for a number: where it comes from, how much, and whether it replaces what came before."""

    source: str
    amount: int
    replaces: bool = False


class Bearing:
    """What a bearer has, in the order of its sheet, and what that lets it do.

    It knows the bearer and the entries of the packs, not the game: so whoever bears the same shares it, in any game.
    """

    __slots__ = (
        "_content", "_sheet", "_usable", "_usables", "bearer", "flags", "keywords", "listeners", "modifiers", "powers",
        "rerolls", "things", "turns", "values", "ways", "weight", "weights",
    )  # fmt: skip

    def __init__(self, content: Content, bearer: Bearer) -> None:
        self._content = content
        self._sheet: HeroClass = content.heroes[bearer.hero_class]
        self._usable: dict[str, bool] = {}
        self._usables: dict[tuple[str, ...], tuple[list[Usable], frozenset[str]]] = {}
        self.bearer = bearer
        #: The keywords of the sheet (HERO-03), and those that items give.
        self.keywords: tuple[str, ...] = (*self._sheet.keywords, *self._given_keywords())
        #: The numbers that hang on nothing but what is borne, by stat, as far as somebody has asked.
        self.values: dict[str, int] = {}
        self.powers: list[tuple[str, Power]] = list(self._powers())
        self.flags: frozenset[str] = frozenset(flag for _, power in self.powers for flag in power.flags)
        self.modifiers = self._own_modifiers()
        self.listeners: dict[str, list[Listener]] = by_moment(self.powers, hero=bearer.id)
        #: What lets the bearer, or all, roll dice again; what lets it turn a die.
        self.rerolls: list[tuple[str, str, int, RollAgain]] = [
            (bearer.id, source, number, again) for source, power in self.powers for number, again in enumerate(power.rerolls)
        ]
        self.turns: list[tuple[str, int, TurnDie]] = [
            (source, number, turn) for source, power in self.powers for number, turn in enumerate(power.turns)
        ]
        #: The places of the items for the hands, and of those that can be worn, that the bearer may use.
        usable = [(i, item) for i, held in enumerate(bearer.items) if self.can_use(item := content.items[held.id])]
        self.things: dict[str, tuple[int, ...]] = {
            "hands": tuple(i for i, item in usable if item.hands),
            "clothes": tuple(i for i, item in usable if item.slots),
        }
        #: The fullest sets of things that can be held or worn, as far as somebody has asked (`hands.py`).
        self.ways: dict[Hashable, list[tuple[int, ...]]] = {}
        #: The weight of each thing that is carried, with its upgrade cards, and of all (ITEM-07).
        self.weights = [sum(content.items[name].weight for name in (held.id, *held.upgrades)) for held in bearer.items]
        self.weight = sum(self.weights)

    def _given_keywords(self) -> Iterator[str]:
        world = self._content.worlds.get(self.bearer.world)
        away = world is not None and not world.earth
        for held in self.bearer.items:
            item = self._content.items[held.id]
            given = [flag for flag in item.flags if flag in GIVEN_KEYWORDS and (away or flag not in ONLY_AWAY)]
            if given and serves(item, equipped=held.equipped, idle=held.idle):
                yield from (GIVEN_KEYWORDS[flag] for flag in given)

    # -- powers ------------------------------------------------------------------------------------

    def _powers(self, *, skilled: bool = True) -> Iterator[tuple[str, Power]]:
        content, bearer = self._content, self.bearer
        for ability in self._sheet.abilities:
            yield ability.id, ability
        for upgrade in bearer.upgrades:
            yield upgrade, content.upgrades[upgrade]
        for held in bearer.items:
            item = content.items[held.id]
            if (skilled or not item.needs) and serves(item, equipped=held.equipped, idle=held.idle) and self.can_use(item):
                yield held.id, item
                yield from ((name, content.items[name]) for name in held.upgrades if self.can_use(content.items[name]))
        for condition in bearer.conditions:
            yield condition, content.conditions[condition]
        for name in bearer.companions:
            yield name, next(each for each in content.missions[bearer.mission].companions if each.id == name)
        if bearer.world:
            yield bearer.world, content.worlds[bearer.world]  # WORLD-01

    def _own_modifiers(self) -> Modifiers:
        found: Modifiers = {}
        for source, power in self.powers:
            for modifier in power.modify:
                if modifier.whose is None or concerns_heroes(modifier, self.keywords):
                    add_modifier(found, source, modifier)
        return found

    def usables(self, timings: tuple[str, ...]) -> tuple[list[Usable], frozenset[str]]:
        """Return what can be used at these timings of what is borne, ready or not, and which tokens can be used then."""
        found = self._usables.get(timings)
        if found is None:
            found = self._usables[timings] = usables_among(self.powers, timings), self._content.tokens_at(timings)
        return found

    # -- what may be used --------------------------------------------------------------------------

    def can_use(self, item: Item) -> bool:
        """Tell whether the bearer may use an item: its keywords and skills (ITEM-09), and what its mutations allow."""
        found = self._usable.get(item.id)
        if found is None:
            able = all(self._lasting_skill(skill) >= least for skill, least in item.needs.items())
            found = self._usable[item.id] = able and self._is_allowed(item)
        return found

    def _is_allowed(self, item: Item) -> bool:
        if item.only and not any(word in self.keywords for word in item.only):
            return False
        if any(self.is_afflicted(f"no_{slot}") for slot in item.slots):  # MUT-26
            return False
        return "Gun" not in item.keywords or self._may_fire(item)

    def _may_fire(self, gun: Item) -> bool:
        """Tell whether the bearer may use a Gun: fused fingers (MUT-28) and the sheet of its class may forbid it."""
        if gun.deck != "artifact" and self.is_afflicted("only_artifact_guns"):
            return False
        if "Light" not in gun.keywords and self._is_taught("only_light_guns"):
            return False
        if not self._is_taught("no_guns"):
            return True
        return gun.hands == DOUBLE_HANDED and self._is_taught("double_handed_guns")

    def _is_taught(self, flag: str) -> bool:
        """Tell whether an ability of the class or an upgrade carries a flag; what is owned does not count."""
        upgrades = (self._content.upgrades[upgrade] for upgrade in self.bearer.upgrades)
        return any(flag in power.flags for power in (*self._sheet.abilities, *upgrades))

    def is_afflicted(self, flag: str) -> bool:
        """Tell whether an injury, madness or mutation carries a flag; what is owned does not count."""
        return any(flag in self._content.conditions[condition].flags for condition in self.bearer.conditions)

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
            reasons = [Contribution(self.bearer.hero_class, self._printed(stat), replaces=True)]
            if stat == "carry":
                strength = self.number("strength")
                if strength is None:
                    return None
                reasons.append(Contribution("strength", strength))
            for source, modifier in self.modifiers.get(stat, ()):
                if modifier.when is not None or modifier.per is not None:
                    return None
                reasons.append(Contribution(source, modifier.change[stat], replaces=modifier.set))  # type: ignore[index]
            found = self.values[stat] = fold(stat, reasons)
        return found

    def _printed(self, stat: str) -> int:
        return printed(self._sheet, dict(self.bearer.printed), stat)


def serves(item: Item, *, equipped: bool, idle: bool) -> bool:
    """Tell whether an item gives its benefits to who may use it: hand items and clothing only while equipped.

    (ITEM-03, ITEM-06, ITEM-10; ITEM-13 for idle ones, UPG-03 for loose upgrade cards.)
    """
    return not idle and item.attaches is None and (equipped or not (item.hands or item.slots))


def concerns_heroes(modifier: Modifier, keywords: Collection[str]) -> bool:
    """Tell whether a modifier is for heroes with these keywords, among others."""
    heroes = modifier.whose.heroes if modifier.whose is not None else None
    return heroes is not None and (heroes.keyword is None or heroes.keyword in keywords)


def add_modifier(known: Modifiers, source: str, modifier: Modifier) -> None:
    """Note a modifier under every number that it changes."""
    for stat in modifier.change:
        known.setdefault(stat, []).append((source, modifier))


def usables_among(powers: list[tuple[str, Power]], timings: tuple[str, ...]) -> list[Usable]:
    """Return what some powers let one use at one of these timings."""
    return [
        Usable(source, action, number)
        for source, power in powers
        for number, action in enumerate(power.actions)
        if action.timing in timings
    ]


def printed(sheet: HeroClass, own: dict[str, int], stat: str) -> int:
    """Return a number as it stands on the sheet of a hero: its own, or else that of its class."""
    if stat in own:
        return own[stat]
    if stat in SKILLS:
        return sheet.skills[stat]
    if stat == "to_hit_melee":
        return sheet.to_hit.melee or 0
    if stat == "to_hit_ranged":
        return sheet.to_hit.ranged or 0
    return int(getattr(sheet, stat, _HERO_BASE.get(stat, 0)))


def fold(stat: str, reasons: list[Contribution]) -> int:
    """Make one number of its reasons, in their order."""
    if stat in SAVES:  # only the best of several saves counts (SAVE-10)
        return min((reason.amount for reason in reasons if reason.amount > 0), default=0)
    total = 0
    for reason in reasons:
        total = reason.amount if reason.replaces else total + reason.amount
    if stat in SKILLS:
        return max(1, min(6, total))  # HERO-05
    if stat in {"health", "sanity", "corruption_resistance"}:
        return max(1, total)  # INJ-08, CORR-07
    return max(0, total) if stat in NEVER_LESS_THAN_0 else total
