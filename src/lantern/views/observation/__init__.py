"""What a seat may know of a chapter: everything that the rules lay open, and nothing else.

Bots, learning environments and whoever else plays without looking into the box get an observation and a question: of an
adventure an `Observation`, of a chapter without a map what a `ChapterObservation` shows. It is a window on the running game:
nothing is copied, and what has no name here cannot be seen. How decks lie, what is on the back of a token or of a Growing
Dread card, which tile comes next and what the dice will show has no name here.

The sheets, models and cards that lie face up are handed out as they are (`PUBLIC` names their types). They are to be read.
"""

from lantern.content.library import Content
from lantern.rules.belongings.hand_cards import effect_at
from lantern.rules.belongings.hero_arms import BARE_HANDS, MOST_DICE, Arm
from lantern.rules.darkness.depth_track import BLOOD_SPATTER, GROWING_DREAD
from lantern.rules.table.bearing import Usable
from lantern.rules.table.copies import card_of
from lantern.rules.table.state import EnemyModel, Hero
from lantern.views.observation.ground import TileSeen
from lantern.views.observation.observation import (
    ChapterObservation,
    GatheringObservation,
    JourneyObservation,
    Observation,
    StayObservation,
)
from lantern.views.observation.piles import DeckSeen
from lantern.views.observation.public import PUBLIC

__all__ = [
    "BARE_HANDS",
    "BLOOD_SPATTER",
    "GROWING_DREAD",
    "MOST_DICE",
    "PUBLIC",
    "Arm",
    "ChapterObservation",
    "Content",
    "DeckSeen",
    "EnemyModel",
    "GatheringObservation",
    "Hero",
    "JourneyObservation",
    "Observation",
    "StayObservation",
    "TileSeen",
    "Usable",
    "card_of",
    "effect_at",
]
