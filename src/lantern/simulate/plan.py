"""Which adventures tell whether the game is fair: a number names an adventure, with everything that it is made from."""

from __future__ import annotations

from random import Random
from typing import Literal

from msgspec import Struct

from lantern.content.library import Content
from lantern.players.table import Setup
from lantern.rules.setup import MOST_HEROES
from lantern.simulate.tables import tables

Part = Literal["missions", "tables", "random"]

#: Of five adventures three show the missions under the revised rules, one the other tables, and one how random players fare.
PARTS: tuple[Part, ...] = ("missions", "missions", "missions", "tables", "random")
OF_PART = {part: [place for place, each in enumerate(PARTS) if each == part] for part in PARTS}


class Planned(Struct, frozen=True):
    """One adventure of the plan. Its number is its seed."""

    number: int
    part: Part
    table: str
    players: str
    setup: Setup


def planned(content: Content, number: int) -> Planned:
    """Return the adventure of a number: in each part missions, party sizes and tables come in turn."""
    lap, place = divmod(number, len(PARTS))
    part = PARTS[place]
    count = lap * len(OF_PART[part]) + OF_PART[part].index(place)
    missions, at = sorted(content.missions), tables(content)
    if part == "missions":
        mission, heroes, table = count, count // len(missions), at[0]
    else:
        of = at[1:] if part == "tables" else at
        mission, heroes, table = count + count // len(of), count + count // (len(of) * len(missions)), of[count % len(of)]
    setup = Setup(
        mission=missions[mission % len(missions)],
        heroes=_party(content, 1 + heroes % MOST_HEROES, number),
        seed=number,
        profile=table.profile,
        options=table.changes,
    )
    return Planned(number, part, table.name, "random" if part == "random" else "heuristic", setup)


def _party(content: Content, heroes: int, number: int) -> tuple[str, ...]:
    """Deal different classes to the heroes."""
    classes = sorted(content.heroes) * MOST_HEROES if len(content.heroes) < heroes else sorted(content.heroes)
    return tuple(Random(number).sample(classes, heroes))  # noqa: S311 - a game, not a secret
