"""Campaigns on the first screen, and one of them opened: its chapters, its heroes, and where everybody is."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from lantern.campaign.between import ChapterKind
from lantern.views.look import Wire
from lantern.views.posse import RecordView


class RiderFace(Wire, frozen=True):
    """A hero in a list: who it is, and how it looks."""

    name: str
    hero_class: str
    face: str


class CampaignHead(Wire, frozen=True):
    """A campaign, and the chapter where it goes on. `waits` says for which packs it waits."""

    id: str
    name: str
    game: str
    kind: ChapterKind
    title: str
    over: bool
    waits: str


class CampaignCard(CampaignHead, frozen=True):
    """A campaign in the list: where it goes on, and with whom. `waits` says for which packs it waits."""

    answers: int
    turn: int
    chapters: int
    adventures: int
    branches: int
    heroes: list[RiderFace]
    played: str


class ChapterCard(Wire, frozen=True):
    """A chapter of a campaign. `way`: it leads to the head; `lane` is its branch, 0 for the one with the head.

    Without a `game` its replay is not kept.
    """

    number: int
    parent: int | None
    kind: ChapterKind
    title: str
    game: str
    state: Literal["over", "open", "here"]
    way: bool
    lane: int
    played: str


class CampaignView(CampaignHead, frozen=True):
    """A campaign: `there` are the records of those who are in the chapter that is played now, with what each is called in it.

    `days` have passed in it; `gathering` is the game where heroes join and leave, if that is where the campaign is. `people`
    are the names of those to whom it belongs: who may sit where it goes on, hosts first.
    """

    head: int
    days: int
    chapters: list[ChapterCard]
    heroes: list[RecordView]
    there: dict[str, str]
    gathering: str
    bytes: int
    may_change: bool
    people: list[str]


class TakenCampaign(Wire, frozen=True):
    """A campaign or a hero that came from a file: under which id it is kept, and what of it lies aside, in sentences.

    `token` is the pass to the tables of its chapters.
    """

    id: str
    aside: list[str]
    token: str = ""
    tables: list[str] = field(default_factory=list)
