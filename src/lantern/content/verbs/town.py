"""What happens in a town, and what is done for heroes there."""

from __future__ import annotations

from typing import ClassVar, Literal

from lantern.content.verbs.grammar import Amount, CardId, ConditionId, DeckName, ItemId, ServiceId, Verb
from lantern.content.verbs.needs import Needs
from lantern.content.words import Who


class EndVisit(Verb, tag="end_visit", frozen=True):
    """Let the visit of a hero be over for today: it buys nothing any more. As nobody visits twice a day, its `day` is, too."""

    who: Who = "self"
    day: bool = False


class LeaveTown(Verb, tag="leave_town", frozen=True):
    """Let a hero leave the town: now, or when the day is over."""

    main: ClassVar[str] = "when"
    when: Literal["now", "evening"] = "evening"
    who: Who = "self"


class ShiftPrices(Verb, tag="shift_prices", frozen=True):
    """Change what everything costs at the location that the hero visits, or everywhere, for the rest of the stay.

    It never costs less than `least`. With `today` it is so everywhere, for this day; with `here` as well, only there.
    It `spares` heroes with a keyword, and then is for what is free, too.
    """

    needs: ClassVar[Needs] = frozenset({"hero"})
    main: ClassVar[str] = "by"
    by: int
    least: int = 0
    everywhere: bool = False
    today: bool = False
    here: bool = False
    spares: str = ""


class ShiftVisits(Verb, tag="shift_visits", frozen=True):
    """Change all totals for location events today."""

    main: ClassVar[str] = "by"
    by: int


class MoveTownTrack(Verb, tag="town_track", frozen=True):
    """Move the marker of town events forward, so that the next one is nearer."""

    main: ClassVar[str] = "by"
    by: Amount = Amount(plus=1)


class Shed(Verb, tag="shed", frozen=True):
    """Be rid of a certain condition."""

    main: ClassVar[str] = "condition"
    condition: ConditionId
    who: Who = "self"


class ShiftTreatments(Verb, tag="shift_treatments", frozen=True):
    """Change what is rolled for treatments at the location that the hero visits today."""

    needs: ClassVar[Needs] = frozenset({"hero"})
    main: ClassVar[str] = "by"
    by: int


class QuietEvening(Verb, tag="quiet_evening", frozen=True):
    """Let no town event come today."""


class BarServices(Verb, tag="bar_services", frozen=True):
    """Let no service with a keyword, or just this `service`, be had for the rest of the stay, or `today`."""

    main: ClassVar[str] = "keyword"
    keyword: str = ""
    service: ServiceId | None = None
    today: bool = False


class Surcharge(Verb, tag="surcharge", frozen=True):
    """Let services with a keyword cost Dark Stone besides, for the rest of the stay."""

    main: ClassVar[str] = "keyword"
    keyword: str
    dark_stone: int = 1


class ShardPrice(Verb, tag="shard_price", frozen=True):
    """Let the bank pay D6 times so much for a shard today."""

    main: ClassVar[str] = "times"
    times: int


class DoubleWinnings(Verb, tag="double_winnings", frozen=True):
    """Let all that the hero wins by gambling today be doubled."""

    needs: ClassVar[Needs] = frozenset({"hero"})


class Offer(Verb, tag="offer", frozen=True):
    """Draw item cards that the hero may buy: for a price that is rolled, or for what each is worth, or `unlisted`.

    `more` is added to what a card is worth, or it costs `half` of that, and what has no value is drawn again. With `any_world`
    a World card is drawn first, and they come from there.
    """

    needs: ClassVar[Needs] = frozenset({"hero"})
    main: ClassVar[str] = "deck"
    uncounted: ClassVar[frozenset[str]] = frozenset({"gold", "dark_stone"})
    deck: DeckName
    count: int = 1
    gold: Amount = Amount()
    dark_stone: Amount = Amount()
    unlisted: int = 0
    more: int = 0
    half: bool = False
    any_world: bool = False


class BlackMarket(Verb, tag="black_market", frozen=True):
    """Let the hero buy of some cards that were drawn for this stay: each is Gear or an Artifact, as a die says.

    Each costs what it is worth, or `unlisted`, and D6 times so much besides, which is rolled anew every day. `at_value` nobody
    buys: for today they cost just what they are worth; nor where so many cards come to them `besides`.
    """

    needs: ClassVar[Needs] = frozenset({"hero"})
    main: ClassVar[str] = "count"
    count: int = 3
    times: int = 25
    unlisted: int = 50
    at_value: bool = False
    besides: int = 0


class ForgeOnto(Verb, tag="forge", frozen=True):
    """Forge something onto an item of the hero's that has room for it, for good."""

    needs: ClassVar[Needs] = frozenset({"hero"})
    main: ClassVar[str] = "item"
    item: ItemId


class TreatmentEnds(Verb, tag="treatment", frozen=True):
    """Say how a treatment ends: it helps, it makes the harm permanent, or it fails and half of the fee comes back."""

    main: ClassVar[str] = "ends"
    ends: Literal["cured", "permanent", "failed"]


class LetDie(Verb, tag="die", frozen=True):
    """Let a hero die."""

    who: Who = "self"


class SellDarkStone(Verb, tag="sell_dark_stone", frozen=True):
    """Sell any number of shards, each for so much."""

    needs: ClassVar[Needs] = frozenset({"hero"})
    main: ClassVar[str] = "each"
    uncounted: ClassVar[frozenset[str]] = frozenset({"each"})
    each: Amount


class BuyOffCorruption(Verb, tag="buy_off_corruption", frozen=True):
    """Remove any number of Corruption Points, each for so much gold."""

    needs: ClassVar[Needs] = frozenset({"hero"})
    main: ClassVar[str] = "each"
    each: int


class PostBounty(Verb, tag="post_bounty", frozen=True):
    """Let a card be in play for the whole posse in its next adventure."""

    main: ClassVar[str] = "card"
    card: CardId


class Earn(Verb, tag="earn", frozen=True):
    """Have gold waiting in town: so much, rolled once for all, is paid when the next stay begins."""

    main: ClassVar[str] = "gold"
    gold: Amount
    who: Who = "self"


class BetOnDarkness(Verb, tag="bet_on_darkness", frozen=True):
    """Stake gold on the space of the Depth Track where the Darkness will be when the next adventure ends."""

    main: ClassVar[str] = "times"
    needs: ClassVar[Needs] = frozenset({"hero"})
    times: int = 2
