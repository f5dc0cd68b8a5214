"""What a chapter is made from: an adventure, or what lies between two, the posse before it and after, and what comes next."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import ClassVar, Literal

import msgspec
from msgspec import Struct, field, structs

from lantern.campaign.adventures import adventure_state, posse_after, who_goes
from lantern.campaign.between import ChapterKind
from lantern.campaign.gathering import Gathering, new_gathering, posse_after_gathering, who_came, who_set_out
from lantern.campaign.journey import Journey, new_journey, posse_after_journey, who_travels
from lantern.campaign.posse import Posse, dismiss
from lantern.campaign.records import HeroRecord, new_record
from lantern.campaign.stay import Stay, new_stay, posse_after_stay
from lantern.content.library import Content
from lantern.content.loader import load, only
from lantern.content.problems import nearest
from lantern.core.table import Nobody, Table, solo
from lantern.rules.adventure import Adventure
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.options import Options, option_names, options_for
from lantern.rules.table.people import NOBODY, Person, people_of
from lantern.rules.table.state import ChapterState
from lantern.rules.turn.setup import FIRST_HEROES, INTRODUCTORY_MISSION, SetupError, introductory_mission
from lantern.views.observation import GatheringObservation, JourneyObservation, Observation, StayObservation

_WORDS = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}


class Setup(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What an adventure is made from; `options` holds only what differs from the profile.

    `packs` are the boxes that are in it; none are named where all that are at hand are meant.
    `posse` are the heroes of a campaign, of whom those `going` go on this adventure (all who live, if nobody is named);
    without a posse the heroes are new, one of each of these classes. `people` says who these are, one after the other; whoever
    is nobody is called by the class.
    """

    mission: str = INTRODUCTORY_MISSION
    heroes: tuple[str, ...] = FIRST_HEROES
    seed: int = 0
    profile: Literal["revised", "classic"] = "revised"
    options: dict[str, bool | int | str] = field(default_factory=dict)
    packs: tuple[str, ...] = ()
    posse: Posse | None = None
    going: tuple[str, ...] = ()
    people: tuple[Person, ...] = ()


class BetweenSetup(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What a chapter between two adventures is made from: the posse before it, and what its table has agreed on."""

    #: What the chapter is called in its header.
    kind: ClassVar[ChapterKind]

    posse: Posse
    seed: int = 0
    profile: Literal["revised", "classic"] = "revised"
    options: dict[str, bool | int | str] = field(default_factory=dict)
    packs: tuple[str, ...] = ()

    @property
    def heroes(self) -> tuple[str, ...]:
        """Return the classes of the heroes."""
        return tuple(record.hero_class for record in self.who_come())

    def who_come(self) -> list[HeroRecord]:
        """Return the records of those who are there, in the order in which they come."""
        return self.posse.here()

    def begin(self, content: Content, table: Table) -> AnyChapter:
        """Set the chapter up."""
        raise NotImplementedError

    def posse_after(self, game: AnyChapter) -> Posse:
        """Return the posse as the chapter leaves it."""
        raise NotImplementedError


class GatheringSetup(BetweenSetup, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What a gathering is made from: the posse that meets."""

    kind: ClassVar[ChapterKind] = "gathering"

    def begin(self, content: Content, table: Table) -> Gathering:
        """Let the posse gather."""
        options = options_of(self)
        game = new_gathering(content, table, self.posse, seed=self.seed, options=options, profile=self.profile)
        game.shows = GatheringObservation
        return game

    def posse_after(self, game: AnyChapter) -> Posse:
        """Return the posse as it sets out."""
        assert isinstance(game, Gathering)
        return posse_after_gathering(game.state, game.content, self.posse)


class JourneySetup(BetweenSetup, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What a journey is made from: those of the posse who were on the adventure before it."""

    kind: ClassVar[ChapterKind] = "journey"
    going: tuple[str, ...] = ()

    def who_come(self) -> list[HeroRecord]:
        """Return the records of those who travel."""
        return [self.posse.record(name) for name in who_travels(self.posse, self.going)]

    def begin(self, content: Content, table: Table) -> Journey:
        """Let them ride."""
        options = options_of(self)
        game = new_journey(content, table, self.posse, self.going, seed=self.seed, options=options, profile=self.profile)
        game.shows = JourneyObservation
        return game

    def posse_after(self, game: AnyChapter) -> Posse:
        """Return the posse as it comes to town."""
        assert isinstance(game, Journey)
        return posse_after_journey(game.state, game.content, self.posse, self.going)


class StaySetup(BetweenSetup, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What a stay in town is made from: the whole posse, the dead too."""

    kind: ClassVar[ChapterKind] = "stay"

    def begin(self, content: Content, table: Table) -> Stay:
        """Let them come to town."""
        options = options_of(self)
        game = new_stay(content, table, self.posse, seed=self.seed, options=options, profile=self.profile)
        game.shows = StayObservation
        return game

    def posse_after(self, game: AnyChapter) -> Posse:
        """Return the posse as it leaves the town."""
        assert isinstance(game, Stay)
        return posse_after_stay(game.state, game.content, self.posse)


#: What a chapter is made from.
AnySetup = Setup | GatheringSetup | JourneySetup | StaySetup

#: What chapters between adventures are made from, by the kind that their headers name.
BETWEEN: dict[str, type[GatheringSetup | JourneySetup | StaySetup]] = {
    each.kind: each for each in (GatheringSetup, JourneySetup, StaySetup)
}


def read_options(settings: Iterable[str]) -> dict[str, bool | int | str]:
    """Understand `name=value` settings; a value is yes or no, or a number or word where the option takes one."""
    changes: dict[str, bool | int | str] = {}
    for setting in settings:
        name, sign, value = setting.partition("=")
        name = name.strip().replace("-", "_")
        if name not in option_names():
            hint = nearest(name, option_names())
            raise SetupError(
                f"There is no option '{name}'"
                + (f"; did you mean '{hint}'?" if hint else f". Known: {', '.join(option_names())}.")
            )
        changes[name] = _value(name, value.strip()) if sign else True
    return changes


def _value(name: str, written: str) -> bool | int | str:
    if type(getattr(Options(), name)) is int and written.isdecimal():
        return int(written)
    return _WORDS.get(written.lower(), written)


def with_introduction(setup: Setup) -> Setup:
    """Play the introductory mission as the basic game, unless the setup decides that itself (OPT-11, MISSION-15)."""
    if setup.mission != introductory_mission(options_of(setup)) or "basic_game" in setup.options:
        return setup
    return structs.replace(setup, options={**setup.options, "basic_game": True})


def options_of(setup: AnySetup) -> Options:
    """Return the options of the profile with the changes of a setup."""
    chosen = structs.asdict(options_for(setup.profile)) | setup.options
    try:
        return msgspec.convert(chosen, Options)
    except msgspec.ValidationError as problem:
        raise SetupError(f"An option has a value that it cannot have: {problem}.") from problem


def posse_before(setup: AnySetup) -> Posse:
    """Return the posse with which a chapter begins; heroes who are only classes yet get records of their own."""
    if setup.posse is not None:
        return setup.posse
    people = (*setup.people, *(NOBODY for _ in setup.heroes))
    recruits = zip(setup.heroes, people, strict=False)
    return Posse(heroes=[new_record(each, setup.seed, number, who) for number, (each, who) in enumerate(recruits, start=1)])


def new_game(setup: Setup, *, table: Table | None = None, content: Content | None = None) -> Adventure:
    """Set up an adventure from its boxes among those at hand; without a table, at one where nobody sits."""
    content = only(load() if content is None else content, setup.packs)
    state = adventure_state(
        content,
        posse_before(setup),
        setup.going,
        mission=setup.mission,
        seed=setup.seed,
        options=options_of(setup),
        profile=setup.profile,
    )
    game = Adventure(state, solo(Nobody()) if table is None else table, content)
    game.shows = Observation
    return game


def new_chapter(setup: AnySetup, *, table: Table | None = None, content: Content | None = None) -> AnyChapter:
    """Set up a chapter of whatever kind; without a table, at one where nobody sits."""
    if isinstance(setup, Setup):
        return new_game(setup, table=table, content=content)
    content = only(load() if content is None else content, setup.packs)
    return setup.begin(content, solo(Nobody()) if table is None else table)


def posse_at_the_end(setup: AnySetup, game: AnyChapter) -> Posse:
    """Return the posse as a chapter leaves it: a fact that follows from the posse before and the state at the end."""
    if not isinstance(setup, Setup):
        return setup.posse_after(game)
    assert isinstance(game, Adventure)
    return posse_after(game.state, game.content, posse_before(setup), setup.going)


def records_in(setup: AnySetup, game: AnyChapter) -> dict[str, str]:
    """Tell which record each hero of a chapter has: they stand there in the order in which they came."""
    here = who_came(game.state, posse_before(setup)) if isinstance(game, Gathering) else _who_comes(setup)
    return dict(zip(game.state.heroes, [record.id for record in here], strict=True))


def people_in(setup: AnySetup) -> list[Person]:
    """Tell who the heroes of a chapter are, in the order in which they come."""
    return [record.person for record in _who_comes(setup)]


def _who_comes(setup: AnySetup) -> list[HeroRecord]:
    return who_goes(posse_before(setup), setup.going) if isinstance(setup, Setup) else setup.who_come()


def posse_now(setup: AnySetup, game: AnyChapter) -> Posse:
    """Return the posse as it stands in a chapter; who is on an adventure is not back yet, and is as it came to it."""
    if isinstance(setup, Setup):
        return posse_before(setup)
    if game.next_step() is None:
        return setup.posse_after(game)
    here = setup.who_come()
    if isinstance(game, Gathering):
        here = who_came(game.state, setup.posse)
    now = dismiss(game.state, game.content, here, setup.kind)
    if isinstance(game, Gathering):
        for hero, record in zip(game.state.heroes, now, strict=True):
            record.apart = game.state.parted.get(hero, "")
            record.rides_with = game.state.riding.get(hero, "")
    return structs.replace(setup.posse.with_records(now), settlement=game.state.settlement)


def next_setup(setup: AnySetup, game: AnyChapter) -> AnySetup:
    """Return what the chapter after one that is over is made from.

    After an adventure who was on it rides to town (TRAVEL-01), stays there, gathers, and then sets out again.
    """
    posse = posse_at_the_end(setup, game)
    seed = int.from_bytes(blake2b(f"{setup.seed}:next".encode(), digest_size=4).digest())
    if isinstance(game, Gathering):
        going = who_set_out(game.state, posse_before(setup))
        adventure = Setup(
            mission=game.state.mission,
            heroes=tuple(posse.record(name).hero_class for name in going),
            seed=seed,
            profile=setup.profile,
            options=setup.options,
            packs=setup.packs,
            posse=posse,
            going=tuple(going),
        )
        return with_introduction(adventure)
    options = {name: value for name, value in setup.options.items() if name != "basic_game"}
    if isinstance(setup, Setup):
        were_there = tuple(record.id for record in who_goes(posse_before(setup), setup.going))
        if who_travels(posse, were_there):
            return JourneySetup(
                posse=posse, seed=seed, profile=setup.profile, options=options, packs=setup.packs, going=were_there
            )
    made = GatheringSetup if isinstance(setup, StaySetup) or not posse.living() else StaySetup  # DEATH-10
    return made(posse=posse, seed=seed, profile=setup.profile, options=options, packs=setup.packs)


def once_more(setup: Setup, state: ChapterState, seed: int) -> Setup:
    """Return what the same adventure is made from for another try: the posse as it set out, with the names it has now."""
    if setup.posse is not None:
        return structs.replace(setup, seed=seed)
    return structs.replace(setup, seed=seed, people=tuple(people_of(state)))
