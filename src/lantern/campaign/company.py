"""Who is of the posse: at a gathering heroes join it, leave it, retire, are buried, and come back (CAMP-13, DEATH-08).

All of it is said like a name: whenever a question is open, by its key. It stands in the journal with the other answers.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, ClassVar, cast, get_args

import msgspec
from msgspec import structs

from lantern.campaign.records import Apart, HeroRecord, into_play, new_record, read_record
from lantern.core.errors import SaveError
from lantern.core.questions import ChooseOne, Option
from lantern.core.table import PARTY
from lantern.rules.belongings.resources import follow_numbers, part_with_a_second, shed_weight
from lantern.rules.table.choices.plain import Nothing
from lantern.rules.table.choices.things import ChooseCard
from lantern.rules.table.events import JoinedPosse, Parted
from lantern.rules.table.people import Person, strangers
from lantern.rules.turn.any_time import AnyTime
from lantern.rules.turn.making import begin_making, is_made
from lantern.rules.turn.setup import MOST_HEROES

if TYPE_CHECKING:
    from lantern.campaign.gathering import Gathering
    from lantern.rules.table.chapter import AnyChapter
    from lantern.rules.table.state import Hero
    from lantern.rules.words import Words

#: How a hero can part from its posse.
WAYS: tuple[Apart, ...] = tuple(way for way in get_args(Apart) if way)
_WELCOME = re.compile(r"party/welcome:([^|]+)\|([^|]{0,200})\|([^|]{0,200})\|([^|]{0,200})")
_TAKE_IN = "party/take-in:"
_RIDE_IN = "party/ride-in:"
_RIDE_OFF = re.compile(r"([^/]+)/ride-off:([^/|]{1,100})")


class CompanyChange(AnyTime):
    """A change of who is of the posse."""

    def take(self, game: Gathering) -> None:
        """Let it happen."""
        raise NotImplementedError


class Welcome(CompanyChange):
    """Let somebody new join: of a class that the players choose."""

    verb: ClassVar[str] = "welcome"
    shapes: ClassVar[tuple[str, ...]] = ("party/welcome",)

    def text(self, words: Words, game: AnyChapter) -> str:  # noqa: ARG002 - like all others
        """Say it."""
        return words.say.text("anytime-welcome")

    def take(self, game: Gathering) -> None:
        """Ask who it is to be, or nobody after all."""
        welcome_somebody(game, optional=True)


class WelcomeAs(CompanyChange):
    """Let somebody new join who is somebody already: a class, a name, a nickname and a face."""

    hero_class: str
    person: Person

    verb: ClassVar[str] = "welcome"
    shapes: ClassVar[tuple[str, ...]] = ("party/welcome:CLASS|NAME|NICKNAME|FACE",)

    @property
    def key(self) -> str:
        """Return who joins."""
        return f"party/welcome:{self.hero_class}|{self.person.name}|{self.person.nickname}|{self.person.face}"

    def take(self, game: Gathering) -> None:
        """Let the newcomer join."""
        join(game, newcomer(game, self.hero_class, self.person))


class TakeIn(CompanyChange):
    """Let a hero join who rode with another posse: its whole record."""

    record: HeroRecord

    verb: ClassVar[str] = "take-in"
    shapes: ClassVar[tuple[str, ...]] = ("party/take-in:RECORD",)

    @property
    def key(self) -> str:
        """Return who joins, with all that it has."""
        return take_in_key(self.record)

    def take(self, game: Gathering) -> None:
        """Let it join; whoever of this posse it was before is this hero now."""
        game.state.resting = [other for other in game.state.resting if other.id != self.record.id]
        join(game, structs.replace(self.record, apart="", rides_with=""))
        *before, hero = game.state.heroes.values()
        if self.record.name and self.record.name not in {other.name for other in before if not self.needs_no_name(game, other)}:
            hero.name = self.record.name

    def needs_no_name(self, game: Gathering, other: Hero) -> bool:
        """Tell whether a hero is the same one as it left here before: it is not another who is called alike."""
        return other.id in game.state.parted and game.state.veterans.get(other.id) == self.record.id


class RideIn(TakeIn):
    """Let a hero join who has left another campaign of its player for this one; there is one of it, so that is not undone."""

    verb: ClassVar[str] = "ride-in"
    shapes: ClassVar[tuple[str, ...]] = ("party/ride-in:RECORD",)

    @property
    def key(self) -> str:
        """Return who joins, with all that it has."""
        return ride_in_key(self.record)

    def needs_no_name(self, game: Gathering, other: Hero) -> bool:
        """Tell whether a hero has left: then the one who comes has its own name here."""
        return other.id in game.state.parted


class CallBack(CompanyChange):
    """Let somebody come back who is apart from the posse."""

    record: HeroRecord

    verb: ClassVar[str] = "call-back"
    shapes: ClassVar[tuple[str, ...]] = ("party/call-back:RECORD",)

    @property
    def key(self) -> str:
        """Return who comes back."""
        return f"party/call-back:{self.record.id}"

    def text(self, words: Words, game: AnyChapter) -> str:  # noqa: ARG002
        """Say who comes back."""
        apart = "lost" if self.record.lost_for_good else self.record.apart
        return words.say.text(
            "anytime-call-back", who=words.person(self.record.hero_class, self.record.name, self.record.face), apart=apart
        )

    def take(self, game: Gathering) -> None:
        """Let it come back as it went."""
        game.state.resting.remove(self.record)
        join(game, structs.replace(self.record, apart=""))


class StayAfterAll(CompanyChange):
    """Let somebody stay who has parted at this very gathering."""

    hero: str
    record: str

    verb: ClassVar[str] = "call-back"
    shapes: ClassVar[tuple[str, ...]] = ("party/call-back:RECORD",)

    @property
    def key(self) -> str:
        """Return who comes back."""
        return f"party/call-back:{self.record}"

    def text(self, words: Words, game: AnyChapter) -> str:
        """Say who comes back."""
        way = "lost" if game.hero(self.hero).lost_for_good else cast("Gathering", game).state.parted[self.hero]
        return words.say.text("anytime-call-back", who=words.one(game, self.hero), apart=way)

    def take(self, game: Gathering) -> None:
        """Let it be of the posse as before; who can still go along does (CAMP-13)."""
        state = game.state
        del state.parted[self.hero]
        game.tell(JoinedPosse(self.hero))
        if 0 < len(state.going) < MOST_HEROES and not state.heroes[self.hero].dead:
            state.going.append(self.hero)


class PartWays(CompanyChange):
    """Let a hero part from the posse: it retires, rides with others, or is buried; its record is kept."""

    way: Apart

    verb: ClassVar[str] = "part"
    shapes: ClassVar[tuple[str, ...]] = ("HERO/part:WAY",)

    @property
    def key(self) -> str:
        """Return who parts, and how."""
        return f"{self.who}/part:{self.way}"

    def text(self, words: Words, game: AnyChapter) -> str:
        """Say who parts, and how."""
        return words.say.text("anytime-part", who=words.one(game, self.who), way=self.way)

    def take(self, game: Gathering) -> None:
        """Let it part."""
        game.state.parted[self.who] = self.way
        game.state.making.pop(self.who, None)
        if self.who in game.state.going:
            game.state.going.remove(self.who)
        game.tell(Parted(self.who, self.way))
        welcome_who_is_made(game)


class RideOff(PartWays):
    """Let a hero leave for another campaign of its player. It comes back as it went: by riding in; it is not undone."""

    campaign: str

    verb: ClassVar[str] = "ride-off"
    shapes: ClassVar[tuple[str, ...]] = ("HERO/ride-off:CAMPAIGN",)

    @property
    def key(self) -> str:
        """Return who leaves, and for where."""
        return f"{self.who}/ride-off:{self.campaign}"

    def take(self, game: Gathering) -> None:
        """Let it leave."""
        super().take(game)
        game.state.riding[self.who] = self.campaign


def has_ridden(answer: object) -> bool:
    """Tell whether an answer brought a hero to a campaign or took it away: that is not taken back at one of them alone."""
    return isinstance(answer, str) and (answer.startswith(_RIDE_IN) or _RIDE_OFF.fullmatch(answer) is not None)


def brings_or_takes(answer: str) -> bool:
    """Tell whether an answer brings a hero with all that it has, or takes one to another campaign: no player says so."""
    return answer.startswith(_TAKE_IN) or has_ridden(answer)


def possible_changes(game: Gathering) -> list[CompanyChange]:
    """Return every change that can be offered: somebody must be left who lives (SCALE-03 says how many can go, not stay)."""
    state = game.state
    standing = game.standing()
    changes: list[CompanyChange] = [Welcome(PARTY)]
    changes += [CallBack(PARTY, record) for record in state.resting if not record.rides_with]
    changes += [StayAfterAll(PARTY, hero, state.veterans[hero]) for hero in state.parted if _may_stay(game, hero)]
    if len(standing) > 1:
        changes += [PartWays(hero.id, way) for hero in standing for way in WAYS if way != "buried"]
    dead = [hero for hero in state.heroes.values() if hero.dead and hero.id not in state.parted]
    return changes + [PartWays(hero.id, "buried") for hero in dead]


def _may_stay(game: Gathering, hero: str) -> bool:
    """Tell whether somebody who has just parted can think better of it: nobody new, or in another campaign, or back already."""
    state = game.state
    record = state.veterans.get(hero)
    new = any(other.id == record and not other.made for other in state.newcomers)
    back = any(state.veterans.get(other) == record for other in state.heroes if other not in state.parted)
    return record is not None and hero not in state.riding and not new and not back


def changes_meant(game: Gathering, key: str) -> CompanyChange | None:
    """Return the change of the company that a key means, if it is possible now."""
    if key.startswith((_TAKE_IN, _RIDE_IN)):
        return _taken_in(game, key)
    rider = _RIDE_OFF.fullmatch(key)
    if rider is not None:
        return _riding_off(game, rider[1], rider[2])
    said = _WELCOME.fullmatch(key)
    if said is not None:
        return WelcomeAs(PARTY, said[1], Person(*said.groups()[1:])) if said[1] in game.content.heroes else None
    return next((change for change in possible_changes(game) if change.key == key), None)


def take_in_key(record: HeroRecord) -> str:
    """Return what is said to take a hero in."""
    return f"{_TAKE_IN}{msgspec.json.encode(record).decode()}"


def ride_in_key(record: HeroRecord) -> str:
    """Return what is said to let a hero join who comes from another campaign."""
    return f"{_RIDE_IN}{msgspec.json.encode(record).decode()}"


def ride_off_key(hero: str, campaign: str) -> str:
    """Return what is said to let a hero leave for another campaign."""
    return f"{hero}/ride-off:{campaign}"


def _riding_off(game: Gathering, hero: str, campaign: str) -> RideOff | None:
    """Return who rides off; also the last of a posse, unless it is just being asked who goes: somebody new goes on then."""
    standing = {other.id for other in game.standing()}
    last = len(standing) == 1 and game.state.phase == "who-goes"
    return RideOff(hero, "left", campaign) if hero in standing and not last else None


def _taken_in(game: Gathering, key: str) -> TakeIn | None:
    """Return who is taken in; nobody of a class that nobody here knows, or who is here already."""
    try:
        record = read_record(msgspec.json.decode(key.partition(":")[2].encode(), type=dict))
    except (msgspec.MsgspecError, SaveError):
        return None
    here = {record for hero, record in game.state.veterans.items() if hero not in game.state.parted}
    kind = RideIn if key.startswith(_RIDE_IN) else TakeIn
    return kind(PARTY, record) if record.hero_class in game.content.heroes and record.id not in here else None


def welcome_somebody(game: Gathering, *, optional: bool = False) -> None:
    """Ask of which class somebody new is to be, and let that hero join."""
    options: list[Option] = [ChooseCard(each, "heroes") for each in sorted(game.content.heroes)]
    question = ChooseOne(kind="newcomer", who=PARTY, options=[*options, *([Nothing()] if optional else [])])
    chosen = game.ask(question)
    if isinstance(chosen, ChooseCard):
        seed = game.state.seed + len(game.state.newcomers)
        join(game, newcomer(game, chosen.value, structs.replace(*strangers(seed, 1), nickname="")))


def newcomer(game: Gathering, hero_class: str, who: Person) -> HeroRecord:
    """Begin the record of somebody who joins at a gathering."""
    return new_record(hero_class, game.state.seed, len(game.state.newcomers) + 1, who)


def join(game: Gathering, record: HeroRecord) -> None:
    """Let a hero join the posse; who can still go along does (CAMP-13). One that is new begins to be made (HERO-08)."""
    state = game.state
    state.newcomers.append(record)
    hero = into_play(state, game.content, record)
    game.heroes_changed()
    game.numbers_changed()
    game.tell(JoinedPosse(hero.id))
    if 0 < len(state.going) < MOST_HEROES and not hero.dead:
        state.going.append(hero.id)
    if record.made:
        _settle_in(game, hero)
    else:
        state.veterans[hero.id] = record.id
        begin_making(game, hero)
        welcome_who_is_made(game)


def welcome_who_is_made(game: Gathering) -> None:
    """Give those who are new what was chosen for them, in the order in which they came; who is made settles in."""
    for hero in [game.hero(who) for who in game.state.making]:
        if not is_made(game, hero):
            return
        del game.state.making[hero.id]
        _settle_in(game, hero)


def _settle_in(game: Gathering, hero: Hero) -> None:
    """Let a hero part with what is too much."""
    for item in [held.id for held in hero.items]:
        part_with_a_second(game, hero, item)
    shed_weight(game, hero)
    follow_numbers(game, hero)
