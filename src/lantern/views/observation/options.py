"""The options by which bots tell what a question offers; more of them are in `lantern.rules.table.choices`."""

from lantern.rules.attack.assigning import CarryTo
from lantern.rules.attack.hero_attacks import Melee, Shoot
from lantern.rules.belongings.goods import BuyGood
from lantern.rules.map.movement import Escape
from lantern.rules.map.searching import Scavenge
from lantern.rules.numbers.throws import RerollDie
from lantern.rules.table.choices.models import HelpUp
from lantern.rules.table.choices.plain import EndActivation, SpendGrit, Stop
from lantern.rules.table.choices.things import CountRow, Lead, ThrowToken
from lantern.rules.table.choices.tiles import LookThroughDoor, LookThroughGate
from lantern.rules.table.choices.town import NowhereToday, UseService, Visit
from lantern.rules.table.choices.using import Use
from lantern.rules.turn.any_time import Give, Sell, StopBleeding, UseNow

__all__ = [
    "BuyGood",
    "CarryTo",
    "CountRow",
    "EndActivation",
    "Escape",
    "Give",
    "HelpUp",
    "Lead",
    "LookThroughDoor",
    "LookThroughGate",
    "Melee",
    "NowhereToday",
    "RerollDie",
    "Scavenge",
    "Sell",
    "Shoot",
    "SpendGrit",
    "Stop",
    "StopBleeding",
    "ThrowToken",
    "Use",
    "UseNow",
    "UseService",
    "Visit",
]
