"""The record of a hero: what lasts from adventure to adventure. A hero in play is its record and what a chapter adds to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from hashlib import blake2b
from typing import Any, Literal

import msgspec
from msgspec import Struct, field, structs

from lantern.campaign.aside import CardAside, fit
from lantern.campaign.growth import RecordedChange
from lantern.content.library import Content
from lantern.core.errors import SaveError
from lantern.core.uses import Uses
from lantern.rules.former_saves import as_cards
from lantern.rules.table.copies import cards_of
from lantern.rules.table.people import NOBODY, Person, become, printable
from lantern.rules.table.reasons import printed
from lantern.rules.table.state import Bet, CardInPlay, ChapterState, Held, Hero, LastingChange
from lantern.rules.turn.setup import SetupError, add_hero, seat_hero

#: The way in which records are written today; what was written before is brought up to it by MIGRATIONS.
RECORD_FORMAT = 2
#: Format -> what is done to a record written in it, to make it one of the next.
MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}


def _with_cards_and_hands(written: dict[str, Any]) -> dict[str, Any]:
    """Write conditions, which were names, as cards, and sermons as the hand of cards that they are."""
    sermons = written.get("sermons", [])
    return {name: part for name, part in written.items() if name != "sermons"} | {
        "conditions": as_cards(written.get("conditions", [])),
        "hands": {"sermons": sermons} if sermons else {},
    }


MIGRATIONS[1] = _with_cards_and_hands


#: How a hero can be apart from its posse: it has had enough, lies in the ground, or rides with others now.
Apart = Literal["", "retired", "buried", "left"]


class PastAdventure(Struct, frozen=True):
    """An adventure that a hero has been on, and how it ended."""

    mission: str
    result: str


class HeroRecord(Struct, kw_only=True):
    """What lasts of a hero. Its id is its own for the whole campaign; what it is called within a chapter is another matter.

    One that is not `made` is only a name and a class: its player makes it when it first sets out. Wounds and Sanity damage are
    those of the way and the town (CAMP-11); an adventure leaves none (CAMP-03). Who is `apart` is in no chapter until it comes
    back (CAMP-13). Cards that no pack of the table knows are kept `aside`. One that came from another campaign of its player
    says where it is at `home` (the campaign, and its record there); one that has gone to another says which it `rides_with`.
    """

    id: str
    name: str
    hero_class: str
    nickname: str = ""
    face: str = ""
    format: int = RECORD_FORMAT
    made: bool = False
    level: int = 1
    xp: int = 0
    gold: int = 0
    dark_stone: int = 0
    fused_dark_stone: int = 0
    corruption: int = 0
    grit: int = 1
    wounds: int = 0
    sanity_damage: int = 0
    items: list[Held] = field(default_factory=list)
    bag: list[str] = field(default_factory=list)
    hands: dict[str, list[str]] = field(default_factory=dict)
    upgrades: list[str] = field(default_factory=list)
    bargains: list[str] = field(default_factory=list)
    conditions: list[CardInPlay] = field(default_factory=list)
    changes: list[RecordedChange] = field(default_factory=list)
    dead: bool = False
    lost_for_good: bool = False
    owed: int = 0
    bet: Bet | None = None
    library_knowledge: int = 0
    apart: Apart = ""
    history: list[PastAdventure] = field(default_factory=list)
    aside: list[CardAside] = field(default_factory=list)
    home: str = ""
    rides_with: str = ""

    def __post_init__(self) -> None:
        """Give a hero for whom nobody has chosen a face that of its id, for life."""
        self.face = self.face or self.id

    @property
    def person(self) -> Person:
        """Return who the hero is."""
        return Person(self.name, self.nickname, self.face)

    def cards(self) -> Iterator[str]:
        """Yield the item cards that the hero owns and that would else lie in a deck."""
        for held in self.items:
            if not held.starting:
                yield held.id
            yield from (upgrade.id for upgrade in held.upgrades)


def read_record(written: dict[str, Any], name: str = "a hero") -> HeroRecord:
    """Read a record, also one that was written before; one of a newer version is refused."""
    number = written.get("format", 0)
    if not isinstance(number, int) or not 1 <= number <= RECORD_FORMAT:
        raise SaveError(
            f"{name}: the record of {written.get('name', 'a hero')} was written by a newer version of the game "
            f"(format {number}; this one reads 1 to {RECORD_FORMAT}).",
            kind="version",
        )
    for each in range(number, RECORD_FORMAT):
        written = MIGRATIONS[each](written)
    try:
        record = msgspec.convert(written | {"format": RECORD_FORMAT}, HeroRecord)
    except msgspec.ValidationError as problem:
        raise SaveError(f"{name}: the record of {written.get('name', 'a hero')} cannot be read: {problem}.") from problem
    record.name, record.nickname = printable(record.name), printable(record.nickname)
    return record


def new_record(hero_class: str, seed: int, number: int, who: Person = NOBODY) -> HeroRecord:
    """Begin the record of a new hero, the so-manieth of a chapter with this seed, who may be somebody already."""
    name = blake2b(f"{seed}:{number}".encode(), digest_size=5).hexdigest()
    return HeroRecord(id=f"hero-{name}", name=who.name, nickname=who.nickname, face=who.face, hero_class=hero_class)


# -- into a chapter, and out of it ----------------------------------------------------------------


def into_play(state: ChapterState, content: Content, record: HeroRecord) -> Hero:
    """Bring a hero into a chapter, with all that it has; one that is new gets what its class begins with."""
    if record.hero_class not in content.heroes:
        known = ", ".join(sorted(content.heroes))
        raise SetupError(f"There is no hero class '{record.hero_class}' in the packs of this table. Known: {known}.")
    record = fit(content, record)
    others = [hero.name for hero in state.heroes.values()]
    if not record.made:
        hero = add_hero(state, content, record.hero_class)
        become(hero, record.person, others)
        return hero
    hero = seat_hero(state, content, record.hero_class)
    for part in LASTING:
        setattr(hero, part, deepcopy(getattr(record, part)))
    become(hero, record.person, others)
    for card in (*cards_of(hero), *hero.conditions):
        state.cards_made += 1
        card.number = state.cards_made
    for change in record.changes:
        hero.printed[change.stat] = printed(content, content.heroes[hero.hero_class], hero.printed, change.stat) + change.amount
        state.changes.append(LastingChange(hero.id, change.stat, change.amount, change.source))
    state.veterans[hero.id] = record.id
    return hero


#: What is written on a record just as a hero has it.
LASTING = (
    "nickname", "face", "level", "xp", "gold", "dark_stone", "fused_dark_stone", "corruption", "grit", "wounds",
    "sanity_damage", "items", "bag", "hands", "upgrades", "bargains", "conditions", "dead", "lost_for_good",
    "owed", "bet", "library_knowledge",
)  # fmt: skip


def out_of_play(state: ChapterState, content: Content, hero: Hero, before: HeroRecord, source: str) -> HeroRecord:
    """Write down what a hero has when a chapter is over; what was changed for no known reason is put down to `source`."""
    before = fit(content, before)
    after = structs.replace(before, name=hero.name, made=True, **{part: deepcopy(getattr(hero, part)) for part in LASTING})
    after.changes = [RecordedChange(each.stat, each.amount, each.source) for each in state.changes if each.hero == hero.id]
    sheet = content.heroes[hero.hero_class]
    for stat, number in hero.printed.items():
        known = sum(each.amount for each in after.changes if each.stat == stat)
        unexplained = number - printed(content, sheet, {}, stat) - known
        if unexplained:
            after.changes.append(RecordedChange(stat, unexplained, source))
    for hand, cards in hero.laid_aside.items():
        after.hands[hand] = [*after.hands.get(hand, []), *cards]
    if hero.dead:
        after.wounds = after.sanity_damage = 0  # DEATH-07
    for condition in after.conditions:
        condition.number, condition.uses = 0, Uses()
    for held in after.items:
        for card in (held, *held.upgrades):
            card.number, card.served, card.served_turn, card.uses = 0, "", -1, Uses()  # CAMP-18: all is ready again
    return after
