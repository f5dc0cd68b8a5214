"""The end of an adventure: how it went, who did what, and how the Darkness came on."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence

from msgspec import Struct

from lantern.campaign.riches import RICHES, balance_of
from lantern.content.effects import Effect
from lantern.content.verbs.cards import Draw
from lantern.rules.darkness.depth_track import DARKNESS_START, ENTRANCE
from lantern.rules.table import events
from lantern.views.blank import blank
from lantern.views.look import Look, Wire


class HeroTally(Wire, frozen=True):
    """What one hero did, bore and came by in this adventure; of Gold, Dark Stone and XP what it lost is taken off."""

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
    """The end: the result in words, the story, the numbers, and what the mission brought.

    `revived` is how many Revive tokens kept somebody from being KO'd: who has spent one was not (KO-12). `darkness` and `party`
    are where the markers stood on the Depth Track after each turn.
    """

    result: str
    won: bool
    headline: str
    story: str
    turns: int
    answers: int
    rolls: int
    tiles: int
    fights: int
    revived: int
    darkness: list[int]
    party: list[int]
    rewards: str
    heroes: list[HeroTally]


def end_view(look: Look, happened: Sequence[Struct], answers: int) -> EndView:
    """Sum an adventure up."""
    state = look.state
    mission = look.content.missions[state.mission]
    won = state.result == "won"
    counts, riches = _tally(happened), balance_of(happened)
    return EndView(
        result=state.result or "",
        won=won,
        headline=look.words.result_text(state.result) if state.result else "",
        story=look.say.name(mission.success if won else mission.failure_text),
        turns=state.turn,
        answers=answers,
        rolls=sum(isinstance(event, events.Rolled) for event in happened),
        tiles=len(state.tiles),
        fights=sum(isinstance(event, events.FightBegan) for event in happened),
        revived=sum(isinstance(event, events.Revived) for event in happened),
        darkness=list(state.darkness_course),
        party=_party_course(look, happened),
        rewards=_rewards(look, mission.reward if won else mission.failure, happened),
        heroes=[
            HeroTally(
                hero=hero.id,
                name=look.who(hero.id),
                **{name: counts[hero.id][name] for name in COUNTED},
                **{what: riches[hero.id, what] for what in RICHES},
            )
            for hero in state.heroes.values()
        ],
    )


def _rewards(look: Look, effects: tuple[Effect, ...], happened: Sequence[Struct]) -> str:
    """Say what the mission brought; of cards that could be drawn, which were."""
    offered = {effect.deck for effect in effects if isinstance(effect, Draw) and effect.optional}
    told = [look.say.effects(tuple(effect for effect in effects if not (isinstance(effect, Draw) and effect.optional)))]
    over = next((number for number, event in enumerate(happened) if isinstance(event, events.Ended)), len(happened))
    drawn = [event for event in happened[over:] if isinstance(event, events.Drew) and event.deck in offered]
    return " ".join([*told, *(look.words.event_text(look.game, event) for event in drawn)]).strip()


def bare_end(look: Look) -> EndView:
    """Say that it is over, and how it ended."""
    result = look.state.result or ""
    return blank(EndView, result=result, headline=result, won=result == "won", turns=look.state.turn)


def _party_course(look: Look, happened: Sequence[Struct]) -> list[int]:
    """Find where the party marker stood after each turn that has ended."""
    begins_at = look.content.missions[look.state.mission].party_at
    place = DARKNESS_START - begins_at if begins_at is not None else ENTRANCE
    course: list[int] = []
    for event in happened:
        if isinstance(event, events.PartyMoved):
            place = event.space
        elif isinstance(event, events.TurnBegan) and event.turn > 1:
            course.append(place)
    return [*course, place][: len(look.state.darkness_course)]


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
