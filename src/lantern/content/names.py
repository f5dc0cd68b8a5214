"""Which entry a name means.

An id alone will do where only one kind has it. In full an entry is `<pack>:<kind>/<id>`, as in `core:cards/savage-attack`;
the pack, or both pack and kind, may be left out. Where only an id is at hand, whoever asks says which kinds it can be, the
likeliest first.
"""

from __future__ import annotations

from typing import NamedTuple

from lantern.content.words import CARD_DECKS

#: What entries have in them that has a name of its own, and is looked up like a kind.
ABILITIES = "abilities"
PARTS_OF_MISSIONS = ("special_rules", "counters", "markers", "companions")

#: What somebody bears, or what does something in its name.
OF_HEROES = (
    "items",
    "upgrades",
    "side-bag-tokens",
    "hand-cards",
    "pools",
    "hands",
    "forms",
    "conditions",
    "heroes",
    ABILITIES,
    "cards",
)
#: What heroes hand over and take.
CARRIED = ("items", "side-bag-tokens")
OF_ENEMIES = (ABILITIES, "cards", "enemies")
#: What lies on the table for everybody.
IN_PLAY = ("cards", "special_rules", "markers", "worlds", "missions")

#: Decks with something else than cards in them.
_DECKS = {"map": "tiles", "world": "worlds", "exploration": "exploration-tokens", "threat": "threats"}
#: What is on the backs of the decks of the rules; of some there are several, as `encounter-mines` and `threat-low`.
BACKS = frozenset({*CARD_DECKS, *_DECKS, "gear", "artifact", "personal", "starting", "light"})


class Name(NamedTuple):
    """A name taken apart; what is left out is empty."""

    pack: str
    kind: str
    id: str


def taken_apart(name: str) -> Name:
    """Take a name apart: `pack:kind/id`, `kind/id` or `id`."""
    where, _, entry = name.rpartition("/")
    pack, _, kind = where.rpartition(":")
    return Name(pack, kind, entry)


def back_of(deck: str) -> tuple[str, str]:
    """Tell what is on the back of a deck, and which of several such decks it is; a deck of a pack is one of its own."""
    back, _, which = deck.partition("-")
    return (back, which) if back in BACKS else (deck, "")


def of_deck(deck: str) -> tuple[str, ...]:
    """Tell what lies in a deck: `darkness`, `encounter-mines`, `threat-low`, `personal-old_west` ..."""
    back, _ = back_of(deck)
    return ("cards",) if back in CARD_DECKS else ((_DECKS[back],) if back in _DECKS else ("items", "cards"))
