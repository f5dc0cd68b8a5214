"""What can be bought, and what it would change for a hero: which numbers, and what it would be worn or held in place of."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from msgspec import Struct, structs

from lantern.content.entries import Item
from lantern.content.words import SAVES, STATS
from lantern.core.questions import Option
from lantern.rules.belongings.hands import build_of, can_hold, can_wear
from lantern.rules.numbers.in_play import can_use
from lantern.rules.table.bearing import Bearing, Carried
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.choices.town import price_text
from lantern.rules.table.state import Hero

if TYPE_CHECKING:
    from lantern.rules.words import Words


class WornDifference(Struct, frozen=True):
    """What would be otherwise: numbers as they are and would be, and the things that would be put away."""

    numbers: tuple[tuple[str, int, int], ...] = ()
    instead_of: tuple[str, ...] = ()


def difference(game: AnyChapter, hero: Hero, item: Item) -> WornDifference:
    """Tell what an item would change, held or worn; only what hangs on nothing of the moment."""
    if item.attaches is not None or not can_use(game, hero, item):
        return WornDifference()
    now = game.borne[hero.id]
    gone = _put_away(game, hero, item)
    kept = tuple(
        structs.replace(held, equipped=held.equipped and place not in gone) for place, held in enumerate(now.bearer.items)
    )
    copies = [held.copy for held in kept if held.id == item.id]
    new = Carried(item.id, max(copies, default=0) + 1, True, False, False, ())
    then = Bearing(game.content, structs.replace(now.bearer, items=(*kept, new)))
    pairs = ((stat, now.number(stat), then.number(stat)) for stat in STATS)
    numbers = tuple((stat, was, will) for stat, was, will in pairs if was is not None and will is not None and was != will)
    return WornDifference(numbers, tuple(hero.items[place].id for place in gone))


def _put_away(game: AnyChapter, hero: Hero, item: Item) -> list[int]:
    """Return the places of what would have to be put away: what is worn in the same slot, or held last."""
    items, build = game.content.items, build_of(game, hero)
    worn = [place for place, held in enumerate(hero.items) if held.equipped]
    gone: list[int] = []
    for place in reversed(worn):
        left = [item, *(items[hero.items[other].id] for other in worn if other not in gone)]
        if can_hold(build, left) and can_wear(build, left):
            break
        other = items[hero.items[place].id]
        in_the_way = not set(item.slots).isdisjoint(other.slots) or (item.hands and other.hands)
        if in_the_way and not hero.items[place].fused:
            gone.append(place)
    return gone


class BuyGood(Option):
    """Buy an item card or a side bag token, at its price here and now (TOWN-08); others may pay for what is `shared`."""

    thing: str
    kind: Literal["items", "side-bag-tokens"]
    gold: int
    dark_stone: int = 0
    shared: bool = False

    shapes: ClassVar[tuple[str, ...]] = ("buy:ID",)

    @property
    def key(self) -> str:
        """Return what is bought."""
        return f"buy:{self.thing}"

    @property
    def card(self) -> str:
        """Return what is bought."""
        return self.thing

    @property
    def kinds(self) -> tuple[str, ...]:
        """Return what it is."""
        return (self.kind,)

    def text(self, words: Words, game: AnyChapter) -> str:  # noqa: ARG002
        """Say what it is, and its price."""
        return words.say.text(
            "option-buy", what=words.noun(self.thing, self.kind), price=price_text(words, self.gold, self.dark_stone)
        )

    def preview(self, words: Words, game: AnyChapter, who: str) -> str:
        """Say what it would change for who buys it, and in place of what it would be worn or held."""
        if self.kind != "items":
            return ""
        change = difference(game, game.hero(who), game.content.items[self.thing])
        parts = [
            words.say.text(
                f"preview-{'save' if stat in SAVES else 'number'}", stat=words.say.stat(stat), was=str(was), will=str(will)
            )
            for stat, was, will in change.numbers
        ]
        if change.instead_of:
            what = words.say.join(words.say.text("name-in-list", who=words.noun(item, "items")) for item in change.instead_of)
            parts.append(words.say.text("preview-instead", what=what))
        return ", ".join(parts)
