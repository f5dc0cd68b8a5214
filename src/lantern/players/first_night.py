"""The first night: the introductory mission with a seed, heroes and ready answers that were chosen for newcomers."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
import yaml
from msgspec import Struct, structs

from lantern.core.play import Play
from lantern.core.table import PARTY
from lantern.players.setting_up import Settled, settle_sensibly
from lantern.players.setups import Setup, with_introduction
from lantern.players.table import new_play
from lantern.rules.table.people import Person
from lantern.rules.table.state import ChapterState

FILE = "first_night.yaml"


class Newcomer(Struct, frozen=True, forbid_unknown_fields=True):
    """A hero who is ready to go: who it is, what it is good at, and how its set-up is answered."""

    hero_class: str
    name: str
    nickname: dict[str, str]
    face: str
    about: dict[str, str]
    answers: dict[str, str]

    def person(self, lang: str) -> Person:
        """Return who it is."""
        return Person(self.name, self.nickname[lang], self.face)


class FirstGoal(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to reach, with its sign."""

    sign: str
    text: dict[str, str]


class FirstNight(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that is chosen for the first night."""

    seed: int
    mission: str
    title: dict[str, str]
    story: list[dict[str, str]]
    goals: list[FirstGoal]
    heroes: list[Newcomer]
    light: str
    #: What the party is not asked on a first night, by the policies that anybody may change later.
    policies: dict[str, str]

    def setup(self, lang: str) -> Setup:
        """Return what the adventure is made from."""
        return with_introduction(
            Setup(
                mission=self.mission,
                heroes=tuple(one.hero_class for one in self.heroes),
                seed=self.seed,
                people=tuple(one.person(lang) for one in self.heroes),
            )
        )

    def answers(self) -> list[Settled]:
        """Return the answers that are ready."""
        own = [Settled(kind, one.hero_class, key) for one in self.heroes for kind, key in one.answers.items()]
        return [*own, Settled("light-bearer", "party", self.light)]

    def said_first(self) -> list[str]:
        """Return what is said before the first answer."""
        return [f"{PARTY}/policy:{kind}:{policy}" for kind, policy in self.policies.items()]

    def with_seed(self, seed: int) -> FirstNight:
        """Return the same night with another course of chance."""
        return structs.replace(self, seed=seed)


@cache
def first_night() -> FirstNight:
    """Read the first night."""
    written: Any = yaml.safe_load(files(__package__).joinpath(FILE).read_text(encoding="utf-8"))
    return msgspec.convert(written, FirstNight)


def set_up_first_night(play: Play[ChapterState], night: FirstNight) -> None:
    """Answer the whole set-up of a first night: nobody is asked before the first turn."""
    for said in night.said_first():
        play.answer(said)
    settle_sensibly(play, night.answers())


def begin_first_night(night: FirstNight, lang: str, **more: Any) -> Play[ChapterState]:
    """Begin a first night at its first turn; `more` as for any new play."""
    play: Play[ChapterState] = new_play(night.setup(lang), **more)
    set_up_first_night(play, night)
    return play
