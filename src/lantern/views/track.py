"""The Depth Track, the cards on the table, and the order of this turn."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from lantern.content.names import IN_PLAY, back_of, of_deck
from lantern.content.words import THREAT_LEVELS
from lantern.core.decks import Deck
from lantern.rules.darkness.depth_track import (
    BLOOD_SPATTER,
    DARKNESS_START,
    ENTRANCE,
    GROWING_DREAD,
    NUMBER,
    STAGES,
    hold_back_target,
)
from lantern.rules.numbers.values import enemy_value, value
from lantern.rules.table.state import OnTheTable
from lantern.rules.words import Words
from lantern.views.blank import blank
from lantern.views.look import Look, Printed, Wire


class TrackSpace(Wire, frozen=True):
    """A space of the Depth Track; `number` is None at its two ends. `stage_ends`: a stage line stands after it."""

    place: int
    number: int | None
    name: str
    blood: bool
    dread: bool
    stage_ends: bool


class TrackView(Wire, frozen=True):
    """The Depth Track from the Entrance to Darkness Start, both markers, and what must be rolled to hold the Darkness back.

    `advance_percent` is the chance that the next roll lets the Darkness advance, `event_percent` that of a depth event.
    `archive` are the markers of the Archive that lie beside it; `below`: the party has fallen below the Darkness (OPT-05).
    """

    spaces: list[TrackSpace]
    party: int
    darkness: int
    hold_back: int
    advance_percent: int
    event_percent: int
    archive: int
    below: bool


class CardView(Printed, frozen=True):
    """A card that lies face up on the table; `tile` is where it is limited to, `marks` what lies on it.

    `number` is its own in the whole game, also among several of its kind.
    """

    number: int
    tile: int | None
    marks: int
    source: str


class DeckView(Wire, frozen=True):
    """A deck: how many cards are left in it, and how many lie on its discard pile (ask for the pile itself)."""

    id: str
    name: str
    left: int
    discarded: int
    top: str


class TurnOrder(Wire, frozen=True):
    """Somebody in the order of Initiative: a hero, or a type of enemies."""

    who: str
    name: str
    side: Literal["hero", "enemy"]
    initiative: int
    state: Literal["waiting", "now", "acted", "out"]


class ArrivalView(Wire, frozen=True):
    """Enemies that will be placed soon."""

    cause: str
    groups: list[str]
    ambush: bool
    tile: int | None


def track_view(look: Look) -> TrackView:
    """Show the Depth Track."""
    game, state = look.game, look.state
    target = hold_back_target(game)
    bearer = state.heroes.get(state.light_bearer)
    bonus = value(game, bearer, "hold_back") if bearer is not None else 0
    pairs = [(one, other) for one in range(1, 7) for other in range(1, 7)]
    falls = sum(one != other and one + other + bonus < target for one, other in pairs)
    doubles = sum(one == other for one, other in pairs)
    return TrackView(
        spaces=look.again(_spaces),
        party=state.party_marker,
        darkness=state.darkness,
        hold_back=target,
        advance_percent=round(100 * falls / len(pairs)),
        event_percent=round(100 * doubles / len(pairs)),
        archive=state.archive_markers,
        below=state.below_the_darkness,
    )


def _spaces(words: Words) -> list[TrackSpace]:
    ends = {last for last, _ in STAGES[:-1]}
    return [
        TrackSpace(
            place=place,
            number=NUMBER.get(place),
            name=words.track_text(place),
            blood=place in BLOOD_SPATTER,
            dread=place in GROWING_DREAD,
            stage_ends=place in ends,
        )
        for place in range(ENTRANCE, DARKNESS_START + 1)
    ]


def bare_track(look: Look) -> TrackView:
    """Show the track and where both markers stand, and nothing else."""
    spaces = [blank(TrackSpace, place=place) for place in range(ENTRANCE, DARKNESS_START + 1)]
    return blank(TrackView, spaces=spaces, party=look.state.party_marker, darkness=look.state.darkness)


def cards_in_play(look: Look) -> list[CardView]:
    """Show the cards that remain in play."""
    return [card_view(look, card) for card in look.state.in_play]


def card_view(look: Look, lying: OnTheTable) -> CardView:
    """Show a card face up."""
    card = look.content.cards[lying.id]
    return CardView(
        **(look.printed(lying.id, card) | {"name": look.words.thing(lying.source, "cards")}),
        number=lying.number,
        tile=lying.tile,
        marks=lying.marks,
        source=card.source,
    )


def deck_views(look: Look) -> list[DeckView]:
    """Count the decks; which card comes next nobody is told."""
    return [_deck(look, name, deck) for name, deck in look.state.decks.items()]


def _deck(look: Look, name: str, deck: Deck) -> DeckView:
    return look.again(_deck_view, name, len(deck.cards), len(deck.discard), deck.discard[-1] if deck.discard else "")


def _deck_view(words: Words, name: str, left: int, discarded: int, top: str) -> DeckView:
    seen = words.thing(top, *of_deck(name)) if top else ""
    return DeckView(id=name, name=deck_name(words, name), left=left, discarded=discarded, top=seen)


@lru_cache(maxsize=4096)
def deck_name(words: Words, name: str) -> str:
    """Name a deck; of what belongs to a world, to those who come from somewhere, or to a threat level, that too."""
    say = words.say
    back, which = back_of(name)
    if which in THREAT_LEVELS:
        return say.text(f"threat-{which}")
    label = say.deck(back) if back != "exploration" else say.text("table-deck-exploration")
    whose = say.text(f"setting-{which}") if which in words.content.settings else words.thing(which, "worlds")
    return f"{label} ({whose})" if which else label


def turn_order(look: Look, acting: str = "") -> list[TurnOrder]:
    """Show who acts in which order: by Initiative, on a tie enemies first (INIT-01); `acting` are the enemies in their turn."""
    game, state = look.game, look.state
    now = state.activation.hero if state.activation is not None else ""
    order = [
        TurnOrder(
            who=hero.id,
            name=look.who(hero.id),
            side="hero",
            initiative=value(game, hero, "initiative"),
            state="out" if hero.ko or hero.dead else "now" if hero.id == now else "acted" if hero.activated else "waiting",
        )
        for hero in state.heroes.values()
        if not hero.dead
    ]
    order += [
        TurnOrder(
            who=kind,
            name=look.who(kind),
            side="enemy",
            initiative=enemy_value(game, kind, "initiative"),
            state="now" if kind == acting else "acted" if state.types[kind].activated else "waiting",
        )
        for kind in dict.fromkeys(enemy.kind for enemy in state.enemies.values())
    ]
    return sorted(order, key=lambda one: (-one.initiative, one.side != "enemy"))


def arrival_views(look: Look) -> list[ArrivalView]:
    """Show which enemies are about to come: their cards lie face up."""
    return [
        ArrivalView(
            cause=look.words.thing(arrival.cause, *IN_PLAY) if arrival.cause else "",
            groups=[f"{count} {look.who(kind)}" for kind, count, _ in arrival.groups],
            ambush=arrival.ambush,
            tile=arrival.tile if arrival.tile >= 0 else None,
        )
        for arrival in look.state.arrivals
    ]
