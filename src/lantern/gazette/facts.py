"""What there is to write about: an adventure, and the road and the town after it, counted from what happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct, field

from lantern.rules.darkness.depth_track import DARKNESS_START
from lantern.rules.table import events

#: How a remark begins that names a row of a chart.
CHART = "chart-"
#: What a hero is paid in.
RICHES = ("gold", "dark_stone", "xp")


class Shot(Struct, frozen=True):
    """A blow that somebody will talk about: whose it was, what it hit, how hard and when."""

    hero: str
    kind: str
    wounds: int
    turn: int
    hits: int = 1


class Death(Struct, frozen=True):
    """The end of a hero; `kind` are the enemies that struck last, if any did.

    Away from the mine `service` is what was done for it last, and `chart` and `row` what it met last.
    """

    hero: str
    kind: str
    turn: int
    space: int
    service: str = ""
    chart: str = ""
    row: int = 0


class LastFight(Struct):
    """The Fight after which nothing was to be fought: who was killed in it, who struck last, and how often somebody fell."""

    kills: Counter[str] = field(default_factory=Counter)
    hero: str = ""
    turn: int = 0
    downs: int = 0


class News(Struct):
    """An adventure, counted. Heroes go by their id, enemies by their type."""

    result: str = ""
    turns: int = 0
    fights: int = 0
    ambushes: int = 0
    first_foes: str = ""
    first_count: int = 0
    kills: Counter[str] = field(default_factory=Counter)
    kills_of: Counter[str] = field(default_factory=Counter)
    kills_by: Counter[tuple[str, str]] = field(default_factory=Counter)
    wounds_of: Counter[str] = field(default_factory=Counter)
    healed_by: Counter[str] = field(default_factory=Counter)
    downs: Counter[str] = field(default_factory=Counter)
    scavenged: Counter[str] = field(default_factory=Counter)
    gains: Counter[str] = field(default_factory=Counter)
    misses: Counter[str] = field(default_factory=Counter)
    best_shot: Shot | None = None
    last: LastFight | None = None
    deaths: list[Death] = field(default_factory=list)
    marks: list[tuple[str, str]] = field(default_factory=list)
    finds: list[tuple[str, str]] = field(default_factory=list)
    lost: list[tuple[str, str]] = field(default_factory=list)
    worlds: list[str] = field(default_factory=list)
    cancelled: list[str] = field(default_factory=list)
    tiles: list[str] = field(default_factory=list)
    darkness: int = 0
    nearest: int = DARKNESS_START
    held: int = 0
    levels: list[tuple[str, int]] = field(default_factory=list)
    bought: list[tuple[str, str, int]] = field(default_factory=list)
    cured: list[tuple[str, str, str]] = field(default_factory=list)
    raised: list[str] = field(default_factory=list)
    left: list[str] = field(default_factory=list)
    ruins: list[str] = field(default_factory=list)
    razed: bool = False
    days: int = 0

    @property
    def won(self) -> bool:
        """Tell whether the mission was won."""
        return self.result == "won"

    @property
    def slain(self) -> int:
        """Count the enemies that were killed."""
        return self.kills.total()

    def unhurt(self) -> bool:
        """Tell whether nobody died, fell, or was marked by it."""
        return not (self.deaths or self.downs or self.marks)


def adventure_facts(happened: Iterable[Struct]) -> News:
    """Count an adventure."""
    facts = News()
    striker = victim = ""
    hits = 0
    first_over = False
    attackers: dict[str, str] = {}
    kinds: dict[str, str] = {}
    where: dict[str, int] = {}
    for event in happened:
        match event:
            case events.TurnBegan():
                facts.turns = event.turn
            case events.FightBegan():
                facts.fights += 1
                facts.last = LastFight()
                facts.ambushes += event.ambush
            case events.EnemyPlaced():
                kinds[event.enemy] = event.kind
                facts.first_foes = facts.first_foes or event.kind
                facts.first_count += event.kind == facts.first_foes and not first_over
            case events.FightEnded():
                first_over = True
            case events.Attacked():
                attackers[event.hero] = event.kind
            case events.Hit():
                striker, victim, hits = event.by, event.who, event.hits
            case events.Wounded() if event.who in kinds:
                _shot(facts, striker if victim == event.who else "", kinds[event.who], event.wounds, hits)
            case events.Wounded():
                facts.wounds_of[event.who] += event.wounds
            case events.Rolled(purpose="to-hit") if not any(face >= event.target for face in event.faces):
                facts.misses[event.by] += 1
            case events.Killed():
                facts.kills[event.kind] += 1
                facts.kills_of[event.by] += 1
                facts.kills_by[event.by, event.kind] += 1
                _fell(facts, event)
            case events.KnockedOut():
                facts.downs[event.hero] += 1
                if facts.last is not None:
                    facts.last.downs += 1
                where[event.hero] = event.space
            case events.Died():
                facts.deaths.append(Death(event.hero, attackers.get(event.hero, ""), facts.turns, where.get(event.hero, -1)))
            case events.TilePlaced():
                facts.tiles.append(event.tile)
            case events.WorldEntered() if event.world not in facts.worlds:
                facts.worlds.append(event.world)
            case events.DarknessMoved():
                facts.darkness = event.space
                facts.nearest = min(facts.nearest, event.space)
            case events.Took() if not facts.turns:
                pass  # what somebody begins with is no find
            case events.DarknessHeld() if event.total >= event.target:
                facts.held += 1
            case events.CardCancelled():
                facts.cancelled.append(event.card)
            case events.Scavenged() if event.sixes:
                facts.scavenged[event.hero] += 1
            case events.Ended():
                facts.result = event.result
            case _:
                _kept(facts, event)
    return facts


def _fell(facts: News, event: events.Killed) -> None:
    if facts.last is not None:
        facts.last.kills[event.kind] += 1
        facts.last.hero, facts.last.turn = event.by, facts.turns


def _shot(facts: News, hero: str, kind: str, wounds: int, hits: int) -> None:
    if hero and (facts.best_shot is None or wounds > facts.best_shot.wounds):
        facts.best_shot = Shot(hero, kind, wounds, facts.turns, hits)


def _kept(facts: News, event: Struct) -> None:
    """Count what lasts, in the mine or out of it."""
    match event:
        case events.Suffered():
            facts.marks.append((event.hero, event.condition))
        case events.Took():
            facts.finds.append((event.hero, event.item))
        case events.Gained() if event.what in RICHES:
            facts.gains[event.what] += event.count
        case events.Lost() if event.what not in RICHES:
            facts.lost.append((event.hero, event.what))
        case events.Healed():
            facts.healed_by[event.by or event.hero] += event.wounds + event.sanity
        case events.LevelGained():
            facts.levels.append((event.hero, event.level))
        case events.LeftForever():
            facts.left.append(event.hero)
        case events.TownDestroyed():
            facts.razed = True
        case events.LocationDestroyed():
            facts.ruins.append(event.location)


def between_facts(happened: Sequence[Struct]) -> News:
    """Count a journey or a stay."""
    facts = News()
    last: dict[str, Death] = {}
    for event in happened:
        match event:
            case events.DayBegan():
                facts.days = event.day
            case events.Bought():
                facts.bought.append((event.hero, event.item, event.gold))
            case events.Treated():
                facts.cured.append((event.hero, event.condition, event.ends))
            case events.Resurrected():
                facts.raised.append(event.hero)
            case events.Served():
                last[event.hero] = Death(event.hero, "", 0, -1, service=event.service)
            case events.Noted() if event.who and event.message.startswith(CHART):
                last[event.who] = Death(event.who, "", 0, -1, chart=event.message.removeprefix(CHART), row=event.number)
            case events.Died():
                facts.deaths.append(last.get(event.hero, Death(event.hero, "", 0, -1)))
            case _:
                _kept(facts, event)
    return facts


def most(counts: Counter[Any], at_least: int = 1) -> str:
    """Return who comes first, in a tie who was counted first; nobody who has less than enough."""
    if not counts:
        return ""
    name, count = max(counts.items(), key=lambda entry: entry[1])
    return str(name) if name and count >= at_least else ""
