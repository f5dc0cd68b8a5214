"""Which adventures tell whether the game is fair: a number names an adventure, with everything that it is made from."""

from __future__ import annotations

from random import Random
from typing import Literal

from msgspec import Struct

from lantern.content.library import Content
from lantern.players.setups import Setup
from lantern.rules.turn.setup import MOST_HEROES
from lantern.simulate.tables import tables

PartOfPlan = Literal["missions", "tables", "random"]

#: Of five adventures three show the missions under the revised rules, one the other tables, and one how random players fare.
PARTS: tuple[PartOfPlan, ...] = ("missions", "missions", "missions", "tables", "random")
OF_PART = {part: [place for place, each in enumerate(PARTS) if each == part] for part in PARTS}


class Planned(Struct, frozen=True):
    """One adventure of the plan. Its number is its seed."""

    number: int
    part: PartOfPlan
    table: str
    players: str
    setup: Setup


def planned(content: Content, number: int) -> Planned:
    """Return the adventure of a number: missions and party sizes come in turn, or else the rules of the table."""
    lap, place = divmod(number, len(PARTS))
    part = PARTS[place]
    count = lap * len(OF_PART[part]) + OF_PART[part].index(place)
    missions, at = sorted(content.missions), tables(content)
    chance = Random(number)  # noqa: S311 - a game, not a secret
    if part == "missions":
        mission, heroes, table = missions[count % len(missions)], 1 + count // len(missions) % MOST_HEROES, at[0]
    else:
        of = at[1:] if part == "tables" else at
        mission, heroes, table = chance.choice(missions), chance.randint(1, MOST_HEROES), of[count % len(of)]
    setup = Setup(
        mission=mission,
        heroes=_party(content, heroes, chance),
        seed=number,
        profile=table.profile,
        options=table.changes,
    )
    return Planned(number, part, table.name, "random" if part == "random" else "heuristic", setup)


def _party(content: Content, heroes: int, chance: Random) -> tuple[str, ...]:
    """Deal classes to the heroes, different ones as far as there are."""
    classes = sorted(content.heroes)
    return tuple(chance.sample(classes * -(-heroes // len(classes)), heroes))
