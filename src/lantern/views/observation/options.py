"""The options by which bots tell what a question offers; more of them are in `lantern.rules.choices`."""

from lantern.rules.any_time import StopBleeding, UseNow
from lantern.rules.assigning import CarryTo
from lantern.rules.choices.models import HelpUp
from lantern.rules.choices.plain import EndActivation, SpendGrit, Stop
from lantern.rules.choices.things import Lead, ThrowToken
from lantern.rules.choices.tiles import LookThroughDoor, LookThroughGate
from lantern.rules.choices.using import Use
from lantern.rules.hero_attacks import Melee, Shoot
from lantern.rules.movement import Escape
from lantern.rules.searching import Scavenge
from lantern.rules.throws import RerollDie

__all__ = [
    "CarryTo",
    "EndActivation",
    "Escape",
    "HelpUp",
    "Lead",
    "LookThroughDoor",
    "LookThroughGate",
    "Melee",
    "RerollDie",
    "Scavenge",
    "Shoot",
    "SpendGrit",
    "Stop",
    "StopBleeding",
    "ThrowToken",
    "Use",
    "UseNow",
]
