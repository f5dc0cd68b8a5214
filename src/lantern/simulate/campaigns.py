"""Campaigns by bots: adventure after adventure with the road and the town between them, looked at, and told in numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import partial
from importlib.metadata import version
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Literal, get_args

import msgspec
from msgspec import Struct, field

from lantern.campaign.playing_on import can_play_on
from lantern.campaign.posse import Posse
from lantern.campaign.stay import Stay
from lantern.content.library import Content
from lantern.content.towns import TownOption
from lantern.core.journal import Header, Journal
from lantern.core.play import Over, run_to_end
from lantern.core.table import solo
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.setups import AnySetup, Setup, new_chapter, next_setup, posse_at_the_end
from lantern.players.table import header_of
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.events import Bought, Died, Resurrected, Served
from lantern.simulate.books import brought_along, problems_of_the_books, purses
from lantern.simulate.drawing import Drawer
from lantern.simulate.one_game import content_for_good, fault_of
from lantern.simulate.result import Fault
from lantern.simulate.retelling import Straight, retell
from lantern.simulate.unfinished import keep_journal, play_numbers
from lantern.simulate.watching import Watcher, WrongError, report

#: The mission that a campaign begins with.
FIRST_MISSION = "scouting-party"
#: The posses of a plan: how many heroes each has, in turn.
SIZES = (4, 3, 5, 2)
#: By which rules they play, each for as many campaigns as there are sizes: of four every second is plain.
PROFILES: tuple[tuple[Literal["revised", "classic"], tuple[TownOption, ...]], ...] = (
    ("revised", ("frontier_town",)), ("revised", get_args(TownOption)), ("revised", ()), ("classic", ()),
)  # fmt: skip


class Care(Struct, frozen=True):
    """How closely campaigns are looked at: the more often, the longer it takes."""

    #: The game is looked at before one answer in this many.
    looks: int = 5
    #: What people would be shown is drawn before one answer in this many.
    drawn: int = 100
    #: One chapter in this many is lived through once more, as people do.
    retold: int = 3


USUAL = Care()


class AdventureRow(Struct, frozen=True):
    """An adventure of a campaign: how it went, and the posse as it set out and as it left town afterwards."""

    mission: str
    result: str
    heroes: int
    level: float
    gold: int
    dark_stone: int
    deaths: int
    raised: int


class CampaignOutcome(Struct, frozen=True):
    """How a campaign went; `bought` counts what was had in its towns, `had` in how many of its `stays`.

    A stay is that of one hero: of four heroes who come to town together there are four.
    """

    number: int
    heroes: int
    rows: list[AdventureRow]
    ended: str
    answers: int
    seconds: float
    bought: dict[str, int] = field(default_factory=dict)
    had: dict[str, int] = field(default_factory=dict)
    stays: int = 0
    fault: Fault | None = None


class CampaignsBegun(Struct, frozen=True):
    """The first line of the file of an unfinished run: campaigns of another version or length do not belong in it."""

    version: str
    adventures: int
    care: Care


class _Campaign:
    """A campaign while it is played."""

    def __init__(self, number: int, content: Content, care: Care, packs: tuple[str, ...], sets: tuple[str, ...]) -> None:
        self.number = number
        self.content = content
        self.care = care
        self.packs = packs
        self.sets = sets
        self.answers = 0
        self.bought: Counter[str] = Counter()
        self.had: Counter[str] = Counter()
        self.stays = 0
        self.journal = Journal(Header(setup={}))

    def chapter(self, setup: AnySetup) -> tuple[AnySetup | None, Posse, Counter[type[Struct]], str]:
        """Play a chapter; return what the next is made from, the posse after it, and what happened in it."""
        watcher = Watcher(HeuristicPlayer(setup.seed), self.care.looks, Drawer(self.content), self.care.drawn)
        watcher.answers = self.answers  # so that of all answers of the campaign one in so many is looked at
        game = new_chapter(setup, table=solo(watcher), content=self.content)
        before = purses(game.state.heroes.values())
        self.journal = Journal(header_of(setup, game))
        run_to_end(game, self.journal)
        watcher.draw(game, Over())
        self.answers += self.journal.answers
        before |= brought_along(game)
        problems = problems_of_the_books(before, game.events, game.state.heroes.values())
        if problems:
            raise WrongError(report(game, "when the books were closed", problems))
        if setup.seed % self.care.retold == 0:
            retell(Straight(setup, game, self.journal), setup.seed // self.care.retold, self.packs, self.sets)
        self._look_at_shopping(game)
        posse = posse_at_the_end(setup, game)
        result = getattr(game.state, "result", None) or ""
        happened = Counter(type(event) for event in game.events)
        return (next_setup(setup, game) if can_play_on(game) else None), posse, happened, result

    def _look_at_shopping(self, game: AnyChapter) -> None:
        """Count what was had in town, and by how many of those who stayed there."""
        bought = [(event.hero, event.item) for event in game.events if isinstance(event, Bought)]
        bought += [(event.hero, event.service) for event in game.events if isinstance(event, Served)]
        self.bought.update(thing for _, thing in bought)
        self.had.update(thing for _, thing in set(bought))
        self.stays += len(game.state.heroes) if isinstance(game, Stay) else 0


def first_setup(content: Content, number: int) -> Setup:
    """Return what the campaign of a number begins with: its number is its seed."""
    chance = Random(number)  # noqa: S311 - a game, not a secret
    classes = sorted(content.heroes)
    lap, place = divmod(number, len(SIZES))
    profile, town = PROFILES[lap % len(PROFILES)]
    options: dict[str, bool | int | str] = dict.fromkeys(town, True)
    heroes = tuple(chance.sample(classes, SIZES[place]))
    return Setup(mission=FIRST_MISSION, heroes=heroes, seed=number, profile=profile, options=options)


def play_campaign(
    number: int,
    *,
    adventures: int,
    packs: tuple[str, ...] = (),
    sets: tuple[str, ...] = (),
    faults: str = "",
    care: Care = USUAL,
) -> CampaignOutcome:
    """Play a campaign of so many adventures, or as many as it lasts; if it fails, the journal of the chapter is kept."""
    content = content_for_good(packs, user=False, sets=sets)
    campaign = _Campaign(number, content, care, packs, sets)
    rows: list[AdventureRow] = []
    setup: AnySetup | None = first_setup(content, number)
    heroes = len(setup.heroes) if setup is not None else 0
    fault, begun = None, perf_counter()
    try:
        while setup is not None and (len(rows) < adventures or not isinstance(setup, Setup)):
            setup = _play_on(campaign, setup, rows)
    except Exception as problem:  # noqa: BLE001 - one bad campaign must not hide the others
        fault = fault_of(number, campaign.journal, problem)
        if faults:
            keep_journal(Path(faults), number, campaign.journal)
    ended = "error" if fault is not None else "all lost" if setup is None else "played"
    return CampaignOutcome(
        number=number, heroes=heroes, rows=rows, ended=ended, answers=campaign.answers,
        seconds=perf_counter() - begun, bought=dict(campaign.bought),
        had=dict(campaign.had), stays=campaign.stays, fault=fault,
    )  # fmt: skip


def _play_on(campaign: _Campaign, setup: AnySetup, rows: list[AdventureRow]) -> AnySetup | None:
    following, posse, happened, result = campaign.chapter(setup)
    deaths, raised = happened[Died], happened[Resurrected]
    if isinstance(setup, Setup):
        going = len(setup.heroes)
        level = _level(setup)
        rows.append(AdventureRow(setup.mission, result, going, level, 0, 0, 0, 0))
    row = rows[-1]
    rows[-1] = msgspec.structs.replace(
        row,
        gold=sum(record.gold for record in posse.heroes),
        dark_stone=sum(record.dark_stone for record in posse.heroes),
        deaths=row.deaths + deaths,
        raised=row.raised + raised,
    )
    return following


def _level(setup: Setup) -> float:
    """Return the mean level of those who set out."""
    if setup.posse is None:
        return 1.0
    levels = [setup.posse.record(name).level for name in setup.going] or [record.level for record in setup.posse.living()]
    return sum(levels) / len(levels)


# -- many of them ---------------------------------------------------------------------------------


def play_campaigns(
    count: int,
    adventures: int,
    jobs: int,
    kept: Path,
    faults: Path,
    packs: Iterable[Path] = (),
    sets: tuple[str, ...] = (),
    care: Care = USUAL,
) -> list[CampaignOutcome]:
    """Play the first campaigns of the plan, writing each down as it ends; those already written down are not played again."""
    folders = tuple(str(pack) for pack in packs)
    play = partial(play_campaign, adventures=adventures, packs=folders, sets=sets, faults=str(faults), care=care)
    begun = CampaignsBegun(version("old-lantern"), adventures, care)
    return play_numbers(play, count, jobs, kept, begun, CampaignOutcome, at_once=1)
