"""The posse as people keep it: every hero with its sheet and what it has been through, and the tree of its levels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from lantern.campaign.aside import fit
from lantern.campaign.records import HeroRecord
from lantern.campaign.weighing import on_the_scales
from lantern.content.effects import Resurrect
from lantern.content.library import Content
from lantern.content.words import SKILLS
from lantern.rules.numbers.values import value
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.events import BonusRolled, UpgradeGained
from lantern.rules.table.game import Game
from lantern.rules.table.state import Hero
from lantern.rules.turn.levels import COSTS, can_level, next_upgrades
from lantern.rules.words import Words
from lantern.views.deeds import Deeds, deeds
from lantern.views.heroes import NUMBERS, HeroView, hero_views
from lantern.views.hindsight import hindsight
from lantern.views.lobby import readable
from lantern.views.look import Piece, Wire, careful_look, written

#: The numbers that an upgrade is asked about.
COMPARED = ("health", "sanity", *SKILLS, *NUMBERS)


class DeedView(Wire, frozen=True):
    """An adventure that a hero has been on."""

    mission: str
    mission_name: str
    result: str
    won: bool


class LifeView(Wire, frozen=True):
    """Where a dead hero can be brought back, and for how much Gold, as prices usually are."""

    place: str
    gold: int


class RecordView(Wire, frozen=True):
    """A hero of a posse. `next_level` is the XP that the next level costs, if there is one; `grown` what was changed for good.

    `aside` are its cards that no pack at hand knows. Of a class that none knows there is no `sheet`. `life` is there for the
    dead who can be brought back.
    """

    id: str
    name: str
    hero_class: str
    class_name: str
    face: str
    made: bool
    dead: bool
    lost: bool
    apart: Literal["", "retired", "buried", "left"]
    level: int
    next_level: int | None
    may_level: bool
    history: list[DeedView]
    grown: list[str]
    aside: list[Piece]
    sheet: HeroView | None
    life: LifeView | None


def record_views(words: Words, content: Content, records: Sequence[HeroRecord]) -> list[RecordView]:
    """Show the heroes of a posse with these packs."""
    known = [fit(content, record) for record in records if record.hero_class in content.heroes]
    game = on_the_scales(content, known)
    sheets = dict(zip((record.id for record in known), hero_views(careful_look(game, words)), strict=True))
    levels = {record.id: can_level(game, hero) for record, hero in zip(known, game.state.heroes.values(), strict=True)}
    return [
        _record_view(words, fit(content, record), sheets.get(record.id), may_level=levels.get(record.id, False))
        for record in records
    ]


def _record_view(words: Words, record: HeroRecord, sheet: HeroView | None, *, may_level: bool) -> RecordView:
    known = record.hero_class in words.content.heroes
    return RecordView(
        id=record.id,
        name=words.called(record.hero_class, record.name) if known else record.name,
        hero_class=record.hero_class,
        class_name=readable(words, record.hero_class, "heroes"),
        face=record.face,
        made=record.made,
        dead=record.dead,
        lost=record.lost_for_good,
        apart=record.apart,
        level=record.level,
        next_level=COSTS.get(record.level + 1),
        may_level=may_level,
        history=[
            DeedView(
                mission=deed.mission,
                mission_name=readable(words, deed.mission, "missions"),
                result=words.result_text(deed.result),
                won=deed.result == "won",
            )
            for deed in record.history
        ],
        grown=[
            f"{change.amount:+} {words.stat(change.stat)}{_because(words, change.source)}"
            for change in record.changes
            if change.stat in words.content.stats
        ],
        aside=[Piece(id=card.id, name=card.id, text=[words.say.text(f"posse-aside-{card.place}")]) for card in record.aside],
        sheet=sheet,
        life=life_of(words, record),
    )


def life_of(words: Words, record: HeroRecord | Hero) -> LifeView | None:
    """Tell where a dead hero can be brought back in any town, and for how much (DEATH-06, DEATH-08)."""
    if not record.dead or record.lost_for_good:
        return None
    places = words.content.locations
    everywhere = [service for service in words.content.services.values() if not (service.option or places[service.at].option)]
    prices = [
        (effect.per_level * record.level, service.at)
        for service in everywhere
        for effect in service.effect
        if isinstance(effect, Resurrect)
    ]
    gold, place = min(prices, default=(0, ""))
    return LifeView(place=words.thing(place, "locations"), gold=gold) if place else None


def _because(words: Words, source: str) -> str:
    """Name what changed a number, if that is at hand."""
    return f" ({words.thing(source)})" if words.content.find(source) else ""


# -- the tree of the levels -----------------------------------------------------------------------


class Difference(Wire, frozen=True):
    """A number that an upgrade would change."""

    stat: str
    label: str
    now: str
    after: str


class StationView(Wire, frozen=True):
    """An upgrade on its track: the hero has it, may take it next, or needs those before it first (LEVEL-05).

    `hindsight` is what it would have done in an adventure.
    """

    id: str
    name: str
    tier: int
    state: Literal["taken", "open", "later"]
    text: list[str]
    changes: list[Difference]
    hindsight: list[str]
    needs: str


class UpgradeTrack(Wire, frozen=True):
    """A track of the upgrades of a class."""

    id: str
    name: str
    stations: list[StationView]


class BonusRow(Wire, frozen=True):
    """A line of the chart of bonuses, and whether it was rolled now."""

    line: str
    rolled: bool


class LevelTree(Wire, frozen=True):
    """What a hero has learnt and can learn: four tracks, and the chart on which each level is rolled (LEVEL-03).

    `rolled` is the result of the level that is being gained, with what it gave; None while nothing is gained. `looking_back`
    says on which adventure the upgrades look back; nothing if there is none.
    """

    hero: str
    name: str
    face: str
    hero_class: str
    class_name: str
    level: int
    xp: int
    next_level: int | None
    tracks: list[UpgradeTrack]
    chart: list[BonusRow]
    rolled: int | None
    looking_back: str


class LastTime(NamedTuple):
    """An adventure that is looked back on: what happened in it, what the hero was called there, and how it is named.

    `bought` is what the things cost that the hero bought in its last stay in town.
    """

    happened: Sequence[Struct]
    hero: str
    message: Literal["last", "now"] = "last"
    bought: Sequence[int] = ()

    def deeds(self) -> Deeds:
        """Count what the hero did."""
        return replace(deeds(self.happened, self.hero), bought=[*self.bought])


def so_far(game: AnyChapter, who: str) -> LastTime | None:
    """Look back on the adventure that is being played; a chapter without a map is none."""
    return LastTime(game.events, who, "now") if isinstance(game, Game) else None


def level_tree(game: AnyChapter, words: Words, who: str, last: LastTime | None = None) -> LevelTree:
    """Show the tree of a hero of a chapter, as it stands, and what its upgrades would have done the last time."""
    hero, content = game.hero(who), game.content
    sheet = content.heroes[hero.hero_class]
    rolled = _rolled_now(game, who)
    names = {track.id: words.say.name(track.name) for track in sheet.tracks}
    done = last.deeds() if last is not None else None
    return LevelTree(
        hero=who,
        name=words.who(game, who),
        face=hero.face,
        hero_class=hero.hero_class,
        class_name=words.thing(hero.hero_class, "heroes"),
        level=hero.level,
        xp=hero.xp,
        next_level=COSTS.get(hero.level + 1),
        tracks=[
            UpgradeTrack(id=track, name=names[track], stations=_stations(game, words, hero, upgrades, done))
            for track, upgrades in content.tracks_of(hero.hero_class).items()
        ],
        chart=_chart(words, sheet.bonus, rolled) if sheet.bonus is not None else [],
        rolled=rolled,
        looking_back=words.say.text(f"hindsight-{last.message}") if last is not None else "",
    )


def _stations(game: AnyChapter, words: Words, hero: Hero, upgrades: Iterable[str], done: Deeds | None) -> list[StationView]:
    following = next_upgrades(game, hero)
    stations: list[StationView] = []
    before = ""
    for tier, upgrade in enumerate(upgrades, start=1):
        taken = upgrade in hero.upgrades
        stations.append(
            StationView(
                id=upgrade,
                name=words.thing(upgrade, "upgrades"),
                tier=tier,
                state="taken" if taken else "open" if upgrade in following else "later",
                text=written(words, upgrade, "upgrades"),
                changes=[] if taken else differences(game, words, hero, upgrade),
                hindsight=hindsight(words, upgrade, done) if done is not None and not taken else [],
                needs=before,
            )
        )
        before = words.thing(upgrade, "upgrades")
    return stations


def differences(game: AnyChapter, words: Words, hero: Hero, upgrade: str) -> list[Difference]:
    """Tell which numbers of a hero an upgrade would change, by itself."""
    before = {stat: value(game, hero, stat) for stat in COMPARED}
    kept = hero.upgrades
    hero.upgrades = [*kept, upgrade]
    game.numbers_changed(hero.id)
    try:
        after = {stat: value(game, hero, stat) for stat in COMPARED}
    finally:
        hero.upgrades = kept
        game.numbers_changed(hero.id)
    return [
        Difference(stat=stat, label=words.stat(stat), now=_shown(words, stat, now), after=_shown(words, stat, after[stat]))
        for stat, now in before.items()
        if after[stat] != now
    ]


def _shown(words: Words, stat: str, number: int) -> str:
    return words.stat(stat, number).removeprefix(words.stat(stat)).strip()


def _chart(words: Words, bonus: str, rolled: int | None) -> list[BonusRow]:
    lines = written(words, bonus, "charts")[1:]
    rows = words.content.charts[bonus].rows
    return [
        BonusRow(line=line, rolled=rolled is not None and row.low <= rolled <= row.high)
        for row, line in zip(rows, lines, strict=True)
    ]


def _rolled_now(game: AnyChapter, who: str) -> int | None:
    """Find what a hero rolled for the level that it is gaining: nothing if it has chosen its upgrade since."""
    for event in reversed(game.events):
        if isinstance(event, UpgradeGained) and event.hero == who:
            return None
        if isinstance(event, BonusRolled) and event.hero == who:
            return event.result
    return None
