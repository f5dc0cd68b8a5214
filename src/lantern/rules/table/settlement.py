"""What waits for the posse between adventures: the town as it is found, and what was agreed on there."""

from __future__ import annotations

from msgspec import Struct, field


class Settlement(Struct, omit_defaults=True):
    """The town of the next stay, as adventures and the road have left it; a stay begins with it and leaves another.

    `destroyed` are the locations that cannot be visited (CAMP-19, TRAVEL-09, TOWN-22); in a town that is `razed` that is all of
    them. `most_days` is how long a stay can be, if that is limited (TRAVEL-15); `hazards` is added to the chart rolls of the
    camp site and of town events (TRAVEL-22). `next_mission` must be played next, whatever the players would
    rather do (CAMP-19). `days` have passed in the
    campaign, travel and stays together; `last_mission` was played last, and won or not (MISSION-14).
    """

    destroyed: list[str] = field(default_factory=list)
    razed: bool = False
    most_days: int = 0
    hazards: int = 0
    next_mission: str = ""
    days: int = 0
    last_mission: str = ""
    last_won: bool = False
