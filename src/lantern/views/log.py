"""The log: numbered facts as sentences, with what the page needs to animate them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct, structs

from lantern.rules.attack.hero_hits import defense_of, left_by_criticals
from lantern.rules.numbers.in_play import abilities_of
from lantern.rules.numbers.values import enemy_value
from lantern.rules.table import events
from lantern.rules.words import weight_of
from lantern.views.dice import RollView, roll_view
from lantern.views.enemies import PassingView, passing_view
from lantern.views.faces import FaceView, face_of
from lantern.views.look import ChapterLook, Look, Wire


class Facts(Wire, frozen=True, omit_defaults=True):
    """What happened, for animations: who, whom, from where to where, how much. Only what an event has is there."""

    who: str | None = None
    by: str | None = None
    target: str | None = None
    kind: str | None = None
    path: tuple[int, ...] = ()
    models: tuple[str, ...] = ()
    space: int | None = None
    tile: int | None = None
    connector: int | None = None
    card: str | None = None
    deck: str | None = None
    count: int | None = None
    left: int | None = None
    sanity: int | None = None
    defense: int | None = None
    passed: bool | None = None
    message: str | None = None
    passing: PassingView | None = None


class LogEntry(Wire, frozen=True):
    """An event: its number, its kind, a sentence, how much it weighs in the log, and the dice or the card that it shows."""

    n: int
    event: str
    weight: Literal["heading", "story", "detail"]
    text: str
    roll: RollView | None
    card: FaceView | None
    facts: Facts


#: Each event: which of its fields becomes which fact. What is not named here is not sent.
FACTS: dict[type[Struct], dict[str, str]] = {
    events.TurnBegan: {"turn": "count"},
    events.StepBegan: {"step": "message", "who": "who"},
    events.Rolled: {"by": "who", "attack": "kind"},
    events.Moved: {"who": "who", "path": "path"},
    events.Placed: {"who": "who", "space": "space"},
    events.TrapLaid: {"hero": "who", "what": "card", "space": "space"},
    events.Prevented: {"hero": "who", "count": "count", "by": "by"},
    events.TilePlaced: {"tile": "card", "index": "tile", "by": "who"},
    events.DoorOpened: {"tile": "tile", "connector": "connector"},
    events.DoorClosed: {"tile": "tile", "connector": "connector"},
    events.GateOpened: {"tile": "tile", "connector": "connector"},
    events.WorldFound: {"by": "who", "world": "card"},
    events.WorldEntered: {"who": "who", "world": "card"},
    events.TokenRevealed: {"token": "card", "tile": "tile"},
    events.ClueFound: {"clues": "count"},
    events.ObjectiveFound: {"tile": "tile"},
    events.Drew: {"deck": "deck", "card": "card", "by": "who"},
    events.CardCancelled: {"card": "card"},
    events.CardLeft: {"card": "card"},
    events.DarknessMoved: {"space": "space", "steps": "count"},
    events.PartyMoved: {"space": "space"},
    events.DreadAdded: {"stack": "count"},
    events.DarknessHeld: {"total": "count"},
    events.DepthEventCame: {"chart": "card", "number": "count"},
    events.EnemyPlaced: {"enemy": "who", "kind": "kind", "space": "space", "target": "target"},
    events.EliteGained: {"kind": "kind", "ability": "card"},
    events.Attached: {"hero": "who", "card": "card", "item": "target"},
    events.Detached: {"hero": "who", "card": "card", "item": "target"},
    events.Forged: {"hero": "who", "card": "card", "item": "target"},
    events.MythicGained: {"kind": "kind", "ability": "card"},
    events.Targeted: {"enemy": "who", "hero": "target"},
    events.Attacked: {"kind": "kind", "hero": "target", "models": "models"},
    events.Hit: {"who": "target", "hits": "count", "kind": "kind", "by": "by", "whose": "models"},
    events.Saved: {"who": "who", "save": "kind", "prevented": "count"},
    events.Wounded: {"who": "who", "wounds": "count", "left": "left"},
    events.SanityLost: {"who": "who", "sanity": "count", "left": "left"},
    events.CorruptionGained: {"who": "who", "points": "count"},
    events.Killed: {"enemy": "who", "kind": "kind", "by": "by"},
    events.LeftBehind: {"enemy": "who", "kind": "kind"},
    events.KnockedOut: {"hero": "who", "space": "space"},
    events.Fell: {"hero": "who"},
    events.Revived: {"hero": "who"},
    events.Recovered: {"hero": "who", "space": "space"},
    events.Died: {"hero": "who"},
    events.Healed: {"hero": "who", "wounds": "count", "sanity": "sanity", "by": "by"},
    events.Gained: {"hero": "who", "what": "card", "count": "count"},
    events.Lost: {"hero": "who", "what": "card", "count": "count"},
    events.Paid: {"hero": "who", "what": "card", "count": "count"},
    events.Took: {"hero": "who", "item": "card"},
    events.Gave: {"hero": "who", "item": "card", "to": "target"},
    events.Used: {"hero": "who", "what": "card"},
    events.Cast: {"hero": "who", "what": "card", "passed": "passed"},
    events.FormTaken: {"hero": "who", "form": "card"},
    events.FormLeft: {"hero": "who", "form": "card"},
    events.Suffered: {"hero": "who", "condition": "card"},
    events.Tested: {"hero": "who", "skill": "kind", "successes": "count"},
    events.Escaped: {"hero": "who", "value": "count", "passed": "passed"},
    events.Scavenged: {"hero": "who", "tile": "tile", "sixes": "count"},
    events.Counted: {"counter": "card", "count": "count"},
    events.MarkerPlaced: {"marker": "card", "tile": "tile"},
    events.MarkerRemoved: {"marker": "card", "tile": "tile"},
    events.CompanionMet: {"companion": "card", "hero": "who"},
    events.CompanionLed: {"companion": "card", "hero": "who"},
    events.CompanionLeft: {"companion": "card", "space": "space"},
    events.CompanionHurt: {"companion": "card", "wounds": "count", "left": "left"},
    events.CompanionDied: {"companion": "card"},
    events.FightBegan: {},
    events.FightEnded: {},
    events.TurnCut: {},
    events.Ended: {"result": "message"},
    events.LevelGained: {"hero": "who", "level": "count"},
    events.BonusRolled: {"hero": "who", "chart": "card", "result": "count"},
    events.UpgradeGained: {"hero": "who", "upgrade": "card"},
    events.Grew: {"hero": "who", "stat": "kind", "amount": "count"},
    events.EnemiesNamed: {"hero": "who", "source": "card", "word": "kind"},
    events.PosseGathered: {"count": "count"},
    events.MissionProposed: {"mission": "card"},
    events.MissionChosen: {"mission": "card"},
    events.JourneyBegan: {"count": "count"},
    events.HazardAhead: {"hero": "who"},
    events.Arrived: {"count": "count"},
    events.LocationDestroyed: {"location": "card"},
    events.TownDestroyed: {},
    events.NextMissionSet: {"mission": "card"},
    events.LeftForever: {"hero": "who"},
    events.StayBegan: {"count": "count"},
    events.DayBegan: {"day": "count"},
    events.TownChosen: {},
    events.TownFound: {},
    events.DailyEventCame: {"chart": "card", "result": "count"},
    events.Visited: {"hero": "who", "location": "card"},
    events.Bought: {"hero": "who", "item": "card", "gold": "count"},
    events.Earned: {"hero": "who", "gold": "count", "source": "card"},
    events.TokenHeardOf: {"hero": "who", "token": "card"},
    events.Sold: {"hero": "who", "item": "card", "gold": "count"},
    events.Served: {"hero": "who", "service": "card", "gold": "count"},
    events.Treated: {"hero": "who", "condition": "card", "ends": "message"},
    events.Resurrected: {"hero": "who"},
    events.TownEventCame: {},
    events.LeftTown: {"hero": "who"},
    events.JoinedPosse: {"hero": "who"},
    events.Parted: {"hero": "who", "way": "message"},
    events.SetOut: {"hero": "who", "mission": "card"},
    events.Noted: {"message": "message", "who": "who", "number": "count"},
}


def log_views(look: ChapterLook, happened: Sequence[Struct], start: int, stop: int | None = None) -> list[LogEntry]:
    """Tell what happened from one event of the log up to another."""
    stop = len(happened) if stop is None else min(stop, len(happened))
    return [log_entry(look, happened[number], number) for number in range(start, stop)]


def log_entry(look: ChapterLook, event: Struct, number: int) -> LogEntry:
    """Tell one event."""
    return LogEntry(
        n=number,
        event=str(event.__struct_config__.tag),
        weight=weight_of(event, look.state.heroes),
        text=event_text(look, event),
        roll=look.part("dice", lambda: _roll(look, event, number), lambda: None),
        card=look.part("log", lambda: face_of(look, event), lambda: None),
        facts=look.part("log", lambda: _facts(look, event), Facts),
    )


def event_text(look: ChapterLook, event: Struct) -> str:
    """Tell an event in a sentence."""
    return look.part("log", lambda: look.words.event_text(look.game, event), lambda: look.say.text("table-undrawn-entry"))


def _roll(look: ChapterLook, event: Struct, number: int) -> RollView | None:
    return roll_view(look, event, number, event.rerolled) if isinstance(event, events.Rolled) else None


def _facts(look: ChapterLook, event: Struct) -> Facts:
    """Pick out the facts of an event, with an enemy that came and is gone.

    Of an enemy that is hit its Defense is told, where nothing else can stop a Hit unseen.
    """
    facts = facts_of(event)
    if isinstance(event, events.EnemyPlaced) and isinstance(look, Look):
        return structs.replace(facts, passing=passing_view(look, event))
    enemy = look.state.enemies.get(event.who) if isinstance(event, events.Hit) and isinstance(look, Look) else None
    if enemy is None or not isinstance(look, Look):
        return facts
    game, kind = look.game, enemy.kind
    differs = enemy_value(game, kind, "cover") or left_by_criticals(game, kind)
    unseen = differs or any(one.immune for one in abilities_of(game, kind))
    return facts if unseen else structs.replace(facts, defense=defense_of(look.game, enemy))


def facts_of(event: Struct) -> Facts:
    """Pick out what the page may know of an event; empty names are left out."""
    facts: dict[str, Any] = {}
    for name, fact in FACTS.get(type(event), {}).items():
        value = getattr(event, name)
        if value != "":
            facts[fact] = tuple(value) if isinstance(value, list) else value
    return Facts(**facts)
