"""The posse: all heroes of a campaign, those who go on the next adventure and those who stay."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from copy import deepcopy
from typing import Any

import msgspec
from msgspec import Struct, field, structs

from lantern.campaign.records import HeroRecord, into_play, out_of_play, read_record
from lantern.content.library import Content
from lantern.core.errors import SaveError
from lantern.rules.table.settlement import Settlement
from lantern.rules.table.state import ChapterState

#: The way in which a posse is written today.
POSSE_FORMAT = 1


class Posse(Struct, kw_only=True):
    """What passes between chapters: the records of all heroes, and the town that waits for them."""

    heroes: list[HeroRecord] = field(default_factory=list)
    settlement: Settlement = field(default_factory=Settlement)
    format: int = POSSE_FORMAT

    def record(self, name: str) -> HeroRecord:
        """Return the record of a hero by its id."""
        found = next((record for record in self.heroes if record.id == name), None)
        if found is None:
            raise SaveError(f"There is no hero '{name}' in this posse.")
        return found

    def living(self) -> list[HeroRecord]:
        """Return the records of those who can go on an adventure (DEATH-02)."""
        return [record for record in self.here() if not (record.dead or record.lost_for_good)]

    def here(self) -> list[HeroRecord]:
        """Return the records of those who are of the posse now, the dead too: nobody who is apart from it (CAMP-13)."""
        return [record for record in self.heroes if not record.apart]

    def apart(self) -> list[HeroRecord]:
        """Return the records of those who can come back to the posse."""
        return [record for record in self.heroes if record.apart]

    def with_records(self, changed: Iterable[HeroRecord]) -> Posse:
        """Return the posse with other records of some of its heroes; who was not there joins it (CAMP-13)."""
        new = {record.id: record for record in changed}
        kept = [new.pop(record.id, record) for record in self.heroes]
        return structs.replace(self, heroes=[*kept, *new.values()])

    def cards_but_of(self, content: Content, there: Iterable[str]) -> Iterator[str]:
        """Yield the item cards that those of the posse own who are not there, by their ids; they lie in no deck (PERS-01).

        Who rides with others took them along. Of whoever is gone for ever only the personal item is gone, too (DEATH-09); when
        nothing is left to draw of these, those of the dead and the retired are in their deck again.
        """
        back = self._drawn_to_the_last(content)
        for record in self.heroes:
            if record.apart == "left" or record.id in there:
                continue
            for card in record.cards():
                if card in back:
                    kept = not record.lost_for_good and not record.apart
                else:
                    kept = not record.lost_for_good or _is_personal(content, card)
                if kept:
                    yield card

    def _drawn_to_the_last(self, content: Content) -> set[str]:
        """Return the personal items of each deck of which somebody of the posse has every card."""
        owned = {card for record in self.heroes if record.apart != "left" for card in record.cards()}
        decks = [content.deck(back) for back in ("personal", *(f"personal-{home}" for home in content.settings))]
        return {card for deck in decks if owned.issuperset(deck) for card in deck}


def _is_personal(content: Content, card: str) -> bool:
    item = content.items.get(card)
    return item is not None and item.deck == "personal"


def read_posse(written: dict[str, Any], name: str) -> Posse:
    """Read a posse, with records of whatever format; one of a newer version is refused."""
    number = written.get("format", 0)
    if not isinstance(number, int) or not 1 <= number <= POSSE_FORMAT:
        raise SaveError(
            f"{name}: its posse was written by a newer version of the game (format {number}; this one reads {POSSE_FORMAT}).",
            kind="version",
        )
    try:
        settlement = msgspec.convert(written.get("settlement", {}), Settlement)
    except msgspec.ValidationError as problem:
        raise SaveError(f"{name}: the town of its posse cannot be read: {problem}.") from problem
    return Posse(heroes=[read_record(record, name) for record in written.get("heroes", [])], settlement=settlement)


def muster(state: ChapterState, content: Content, records: Iterable[HeroRecord], settlement: Settlement) -> None:
    """Bring heroes into a chapter, in this order; the town that waits for them is known."""
    state.settlement = deepcopy(settlement)
    for record in records:
        into_play(state, content, record)


def dismiss(state: ChapterState, content: Content, records: Iterable[HeroRecord], source: str) -> list[HeroRecord]:
    """Write down what the heroes of a chapter have at its end: they stand there in the order in which they came."""
    heroes = state.heroes.values()
    return [out_of_play(state, content, hero, record, source) for hero, record in zip(heroes, records, strict=True)]
