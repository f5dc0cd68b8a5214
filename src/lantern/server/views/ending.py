"""The end of an adventure: how it went, who did what, and how the Darkness came on."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence

from msgspec import Struct

from lantern.rules import events
from lantern.server.views.look import Look, Wire


class HeroTally(Wire, frozen=True):
    """What one hero did and bore."""

    hero: str
    name: str
    kills: int
    wounds_dealt: int
    wounds_taken: int
    sanity_lost: int
    knocked_out: int
    healed: int
    scavenged: int
    cards: int
    xp: int
    gold: int
    dark_stone: int


class EndView(Wire, frozen=True):
    """The end: the result in words, the story, the numbers. `darkness` is where its marker stood after each turn."""

    result: str
    won: bool
    headline: str
    story: str
    turns: int
    answers: int
    rolls: int
    tiles: int
    darkness: list[int]
    heroes: list[HeroTally]


def end_view(look: Look, happened: Sequence[Struct], answers: int) -> EndView:
    """Sum an adventure up."""
    state = look.state
    mission = look.content.missions[state.mission]
    won = state.result == "won"
    counts = _tally(happened)
    return EndView(
        result=state.result or "",
        won=won,
        headline=look.words.result_text(state.result) if state.result else "",
        story=look.say.name(mission.success if won else mission.failure_text),
        turns=state.turn,
        answers=answers,
        rolls=sum(isinstance(event, events.Rolled) for event in happened),
        tiles=len(state.tiles),
        darkness=list(state.darkness_course),
        heroes=[
            HeroTally(
                hero=hero.id,
                name=look.who(hero.id),
                xp=hero.xp,
                gold=hero.gold,
                dark_stone=hero.dark_stone,
                **{name: counts[hero.id][name] for name in COUNTED},
            )
            for hero in state.heroes.values()
        ],
    )


COUNTED = ("kills", "wounds_dealt", "wounds_taken", "sanity_lost", "knocked_out", "healed", "scavenged", "cards")


def _tally(happened: Sequence[Struct]) -> dict[str, Counter[str]]:
    """Count for every hero what the log tells of it; Wounds belong to whoever hit last."""
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    striker = ""
    for event in happened:
        match event:
            case events.Hit():
                striker = event.by
            case events.Killed():
                counts[event.by]["kills"] += 1
            case events.Wounded():
                counts[event.who]["wounds_taken"] += event.wounds
                if event.who != striker:
                    counts[striker]["wounds_dealt"] += event.wounds
            case events.SanityLost():
                counts[event.who]["sanity_lost"] += event.sanity
            case events.KnockedOut():
                counts[event.hero]["knocked_out"] += 1
            case events.Healed():
                counts[event.by or event.hero]["healed"] += event.wounds + event.sanity
            case events.Scavenged():
                counts[event.hero]["scavenged"] += event.sixes
            case events.Drew():
                counts[event.by]["cards"] += 1
    return counts
