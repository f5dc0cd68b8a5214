"""Cards and numbers that no pack of the table knows: they are kept aside, named, and come back with their pack.

Nothing is dropped.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import Struct, structs

from lantern.campaign.growth import RecordedChange
from lantern.rules.table.settlement import Settlement
from lantern.rules.table.state import CardInPlay, Held

if TYPE_CHECKING:
    from lantern.campaign.records import HeroRecord
    from lantern.content.library import Content


#: Where a record has what was changed for good in its numbers.
CHANGES: Literal["changes"] = "changes"
#: Where a record has what a pack may know.
CardPlace = Literal["items", "bag", "upgrades", "conditions", "hands", "changes"]


class CardAside(Struct, frozen=True):
    """A card, and where it belongs on a record: its whole entry there, as it is written. Cards of a hand name the hand.

    What was changed for good in a number that nobody knows is kept in the same way, by the name of the number.
    """

    place: CardPlace
    card: Any
    hand: str = ""

    @property
    def id(self) -> str:
        """Return which card it is, or which number."""
        named = "stat" if self.place == CHANGES else "id"
        return str(self.card[named] if isinstance(self.card, dict) else self.card)


#: Where a record has cards -> the kind of entry that they are.
PLACES: dict[CardPlace, str] = {
    "items": "items", "bag": "side-bag-tokens", "upgrades": "upgrades", "conditions": "conditions", "hands": "hand-cards",
}  # fmt: skip
#: Where it has only the names of them.
NAMES_ONLY: tuple[CardPlace, ...] = ("bag", "upgrades")


def _knows(content: Content, place: CardPlace, name: str) -> bool:
    """Tell whether these packs know a card, or a number."""
    return name in (content.stats if place == CHANGES else content.kind(PLACES[place]))


def fit(content: Content, record: HeroRecord) -> HeroRecord:
    """Return a record as a table with these packs has it: what they do not know is aside, what they know again is back."""
    aside = [card for card in record.aside if not _knows(content, card.place, card.id)]
    back = [card for card in record.aside if card not in aside]
    unknown = unknown_cards(content, record)
    if not (back or unknown):
        return record
    fitted = structs.replace(deepcopy(record), aside=[*aside, *unknown])
    fitted.items = [_bare(content, held) for held in fitted.items if held.id in content.items]
    for place in NAMES_ONLY:
        known = content.kind(PLACES[place])
        setattr(fitted, place, [name for name in getattr(fitted, place) if name in known])
    fitted.conditions = [each for each in fitted.conditions if each.id in content.conditions]
    fitted.hands = {hand: [card for card in cards if card in content.hand_cards] for hand, cards in fitted.hands.items()}
    fitted.changes = [change for change in fitted.changes if change.stat in content.stats]
    for card in back:
        _put_back(fitted, card)
    return fitted


def unknown_cards(content: Content, record: HeroRecord) -> list[CardAside]:
    """Return the cards of a record that these packs do not know, each with its whole entry."""
    found = [CardAside("items", msgspec.to_builtins(held)) for held in _strange(content, record.items)]
    for place in NAMES_ONLY:
        known = content.kind(PLACES[place])
        found += [CardAside(place, name) for name in getattr(record, place) if name not in known]
    found += [
        CardAside("conditions", msgspec.to_builtins(each)) for each in record.conditions if each.id not in content.conditions
    ]
    found += [CardAside(CHANGES, msgspec.to_builtins(each)) for each in record.changes if each.stat not in content.stats]
    in_hands = ((hand, card) for hand, cards in record.hands.items() for card in cards)
    return found + [CardAside("hands", card, hand) for hand, card in in_hands if card not in content.hand_cards]


def _strange(content: Content, held: Iterable[Held]) -> Iterable[Held]:
    """Yield the item cards that nobody knows; upgrade cards on such a card stay on it."""
    for each in held:
        if each.id not in content.items:
            yield each
        else:
            yield from (upgrade for upgrade in each.upgrades if upgrade.id not in content.items)


def _bare(content: Content, held: Held) -> Held:
    """Take the upgrade cards off that nobody knows."""
    return structs.replace(held, upgrades=[upgrade for upgrade in held.upgrades if upgrade.id in content.items])


def _put_back(record: HeroRecord, card: CardAside) -> None:
    match card.place:
        case "items":
            held = msgspec.convert(card.card, Held)
            others = {other.copy for other in record.items if other.id == held.id}
            free = next(number for number in range(1, len(others) + 2) if number not in others)
            record.items.append(structs.replace(held, equipped=False, copy=free))
        case "conditions":
            record.conditions.append(msgspec.convert(card.card, CardInPlay))
        case "changes":
            record.changes.append(msgspec.convert(card.card, RecordedChange))
        case "hands":
            record.hands.setdefault(card.hand, []).append(card.card)
        case _:
            getattr(record, card.place).append(card.card)


def unknown_in_town(content: Content, settlement: Settlement) -> list[str]:
    """Name what a town knows and these packs do not: it stays written there, and counts again when a pack has it."""
    town = settlement.town
    named = [
        ("locations", [*settlement.destroyed, *(town.locations if town is not None else ())]),
        ("missions", [settlement.next_mission, settlement.last_mission]),
        ("cards", [settlement.bounty]),
    ]
    found = (name for kind, names in named for name in names if name and name not in content.kind(kind))
    return [*dict.fromkeys(found)]
