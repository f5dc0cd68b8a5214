"""What waits for the posse between adventures: the town as it is found, and what was agreed on there."""

from __future__ import annotations

from msgspec import Struct, field

from lantern.content.towns import TownSize

#: What a night at the Hotel costs, unless something has changed it.
HOTEL_PRICE = 10  # TOWN-04


class DayPrices(Struct, omit_defaults=True):
    """How prices at a location are changed today: by so much, never below `least`; not for those with a keyword.

    Where it `spares` some, strangers pay even for what is free.
    """

    by: int = 0
    least: int = 0
    spares: str = ""


class Stall(Struct, omit_defaults=True):
    """A card on a black market, and how much `more` than its value it costs today."""

    item: str
    more: int = 0


def tried_as(hero: str, harm: str) -> str:
    """Name a lasting harm of a hero among those that were treated in this stay (TOWN-09)."""
    return f"{hero}:{harm}"


class TownStay(Struct, omit_defaults=True):
    """A stay in town: the day, how near a town event is, and who is where.

    A night at the Hotel costs `hotel`; with `no_camp` there is no camp site any more. Heroes are `lodged` for the night, in
    their `beds` (of older saves nobody knows where), on `visits` by day until they have `finished`, and are `leaving` or have
    `left`; those who `swapped` meet something else where they are than the event of the place. `prices` and `floors` are what
    changed at a location, and how low its prices can be (in older saves some only
    `for_today`); `own_prices` are what the town itself makes of them, `everywhere` what changed at all locations, by what did
    it; `today` is what changed for the day besides,
    `treatments` what changed for treatments there today. `had` counts what may be had
    only so often; `tried` are the lasting harms that were treated already (TOWN-09). Services whose keyword is `barred`, or
    `barred_today`, cannot be had, `surcharges` are Dark Stone that they cost besides. Today the bank pays D6 times `shards`
    for a shard, if that is told, and those who are `doubled` win twice as much; one is `gambling` while a game lasts, and has
    `brought` so much to the table since it sat down. So many
    locations are `doomed`: they are destroyed when the day ends; those `threatened` may be, each by a die.

    Daily events that came are `drawn`; `daily` is the one of today, `own_daily` the row of the type of town, if one was
    rolled. Today all prices are changed by `day_prices`, down to `day_floor`, totals for location events by `visit_shift`, and
    `camp_die` is the only die for hazards of the camp site; what is `shut` opens again tomorrow, and what
    comes to town is `scarce`. Today some services have `fees` of their own and some pay `twice`, with `unsold` nobody buys
    Dark Stone, and with `no_grit` nobody uses Grit; who searches has `search_times` the dice (FRONTIER-06). A black
    `market` has its prices of `market_day`.
    """

    day: int = 0
    track: int = 1
    hotel: int = HOTEL_PRICE
    no_camp: bool = False
    quiet: bool = False
    lodged: list[str] = field(default_factory=list)
    beds: dict[str, str] = field(default_factory=dict)
    visits: dict[str, str] = field(default_factory=dict)
    met: list[str] = field(default_factory=list)
    swapped: list[str] = field(default_factory=list)
    finished: list[str] = field(default_factory=list)
    leaving: list[str] = field(default_factory=list)
    left: list[str] = field(default_factory=list)
    prices: dict[str, int] = field(default_factory=dict)
    floors: dict[str, int] = field(default_factory=dict)
    for_today: list[str] = field(default_factory=list)
    own_prices: dict[str, DayPrices] = field(default_factory=dict)
    everywhere: dict[str, int] = field(default_factory=dict)
    today: dict[str, DayPrices] = field(default_factory=dict)
    treatments: dict[str, int] = field(default_factory=dict)
    had: dict[str, int] = field(default_factory=dict)
    tried: list[str] = field(default_factory=list)
    barred: list[str] = field(default_factory=list)
    barred_today: list[str] = field(default_factory=list)
    surcharges: dict[str, int] = field(default_factory=dict)
    shards: int = 0
    doubled: list[str] = field(default_factory=list)
    gambling: str = ""
    brought: int = 0
    doomed: int = 0
    threatened: list[str] = field(default_factory=list)
    drawn: list[int] = field(default_factory=list)
    daily: int = 0
    own_daily: int = 0
    day_prices: int = 0
    day_floor: int = 0
    visit_shift: int = 0
    camp_die: str = ""
    shut: list[str] = field(default_factory=list)
    scarce: bool = False
    fees: dict[str, int] = field(default_factory=dict)
    twice: list[str] = field(default_factory=list)
    unsold: bool = False
    no_grit: bool = False
    search_times: int = 1
    market: list[Stall] = field(default_factory=list)
    market_day: int = 0


class Town(Struct, omit_defaults=True):
    """A town of the frontier: what it is called, of which type and size it is, and which locations it has (FRONTIER-03)."""

    name: str
    type: str
    size: TownSize
    locations: list[str]


class Settlement(Struct, omit_defaults=True):
    """The town of the next stay, as adventures and the road have left it; a stay begins with it and leaves another.

    `destroyed` are the locations that cannot be visited (CAMP-19, TRAVEL-09, TOWN-22); in a town that is `razed` that is all of
    them. `most_days` is how long a stay can be, if that is limited (TRAVEL-15); `hazards` is added to the chart rolls of the
    camp site and of town events (TRAVEL-22). `next_mission` must be played next, whatever the players would rather do
    (CAMP-19). `days` have passed in the campaign, travel and stays together; `last_mission` was played last, and won or not
    (MISSION-14). The card `bounty` is in play in the next adventure (JOB-01). `stay` is there while somebody is in town.

    Whoever leaves the next mission to chance may choose among `missions`, if more than one is drawn (FRONTIER-10).

    Where towns have sizes and types, `size` is that of the one they ride to, which may be `near`; `losses` locations of it will
    be gone, `shards` is paid besides for each Dark Stone there, and `town` is the one that was found (FRONTIER).
    """

    destroyed: list[str] = field(default_factory=list)
    razed: bool = False
    most_days: int = 0
    hazards: int = 0
    next_mission: str = ""
    days: int = 0
    last_mission: str = ""
    last_won: bool = False
    bounty: str = ""
    missions: int = 1
    size: TownSize | None = None
    near: bool = False
    losses: int = 0
    shards: int = 0
    town: Town | None = None
    stay: TownStay | None = None
