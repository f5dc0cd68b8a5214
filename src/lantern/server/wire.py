"""What the page is sent. What it asks for is in `requests.py`; `web/src/lib/wire.ts` is generated from both."""

from __future__ import annotations

from typing import Any, Literal

from lantern.gazette.issue import Gazette, GazetteIssue
from lantern.server.requests import (
    Asked,
    BotCalled,
    Claiming,
    ComeIn,
    DoorChanged,
    HandedOver,
    Hello,
    HeroBrought,
    Inviting,
    LoggingIn,
    NewTable,
    Passes,
    PasswordChanged,
    PasswordSaid,
    PasswordSet,
    Register,
    Renamed,
    SeatsChanged,
)
from lantern.views.board import MapView
from lantern.views.campaign import CampaignCard, CampaignView, TakenCampaign
from lantern.views.heroes import HeroView
from lantern.views.lobby import LobbyView, SaveView
from lantern.views.log import LogEntry
from lantern.views.look import Piece, Wire
from lantern.views.overlays import Overlay
from lantern.views.posse import LevelTree
from lantern.views.reactions import Reaction
from lantern.views.reasons import Why
from lantern.views.setting_up import SetUpView
from lantern.views.shelf import ShelfView
from lantern.views.table import SeatView, TableView
from lantern.views.track import CardView

# -- pushed over the socket of a table ------------------------------------------------------------


class Update(Wire, frozen=True, tag_field="type", tag="update"):
    """The table after a change. `board` is None if the page has this map already.

    `log` begins with entry `log_from`: what the page has from there on is replaced, what is before stays.
    """

    table: TableView
    board: MapView | None
    log_from: int
    log: list[LogEntry]


class Replaced(Wire, frozen=True):
    """Something of the table that is another now: an operation of a JSON Patch (RFC 6902)."""

    op: Literal["replace"]
    path: str
    value: Any


class Change(Wire, frozen=True, tag_field="type", tag="change"):
    """What has changed, for a window that asked for it: `table` makes the table of version `since` that of `version`.

    `board`, `log_from` and `log` are as in an update. A window that has another version asks for everything: `language`.
    """

    since: int
    version: int
    table: list[Replaced]
    board: MapView | None
    log_from: int
    log: list[LogEntry]


class GuestView(Wire, frozen=True):
    """Somebody who was let in, the seats it holds, and how many of its windows are open."""

    id: str
    name: str
    host: bool
    may: Literal["sit", "watch"]
    seats: list[str]
    here: int
    you: bool


class TableDoor(Wire, frozen=True):
    """What the host of a table lets the others do, and whether that is you: `host`. `links`: how many invitations are out."""

    host: bool
    may_sit: bool
    joining: bool
    watching: bool
    undo: Literal["anyone", "asked", "own", "host"]
    absent: Literal["nobody", "host", "anyone"]
    links: int
    guests: list[GuestView]


class UndoWantedView(Wire, frozen=True):
    """Somebody wants to take something back: whose word it waits for, whether that is yours, and whether it was you."""

    name: str
    what: Literal["answer", "activation", "turn"]
    waits: list[str]
    asked: bool
    yours: bool


class Presence(Wire, frozen=True, tag_field="type", tag="presence"):
    """Somebody came or went, sat down or stood up, or the host decided something."""

    seats: list[SeatView]
    door: TableDoor
    undo: UndoWantedView | None = None


class Spoken(Wire, frozen=True, tag_field="type", tag="said"):
    """Somebody said something at the table."""

    number: int
    guest: str
    name: str
    text: str
    at: str


class Pointed(Wire, frozen=True, tag_field="type", tag="pointed"):
    """Somebody points at a place on the map."""

    guest: str
    name: str
    hero: str
    x: float
    y: float


class Refused(Wire, frozen=True, tag_field="type", tag="refused"):
    """What was sent over the socket could not be done; `ref` is the number that came with it."""

    status: int
    reason: str
    message: str
    ref: int | None = None


class Done(Wire, frozen=True, tag_field="type", tag="done"):
    """What was sent over the socket is done, and kept for good; the update follows, or went before."""

    ref: int | None
    version: int


class Gone(Wire, frozen=True, tag_field="type", tag="gone"):
    """The table was deleted."""


Message = Update | Change | Presence | Refused | Done | Gone | Spoken | Pointed


# -- over HTTP ------------------------------------------------------------------------------------


class ProblemView(Wire, frozen=True):
    """Why a request was refused: in a word for programs, and in a sentence for people."""

    status: int
    reason: str
    message: str


class Opened(Wire, frozen=True):
    """A table, and the secret that holds its seats: keep it, it is sent with every request (`Seat-Token`)."""

    id: str
    token: str


class Invited(Wire, frozen=True):
    """An invitation: the secret that lets somebody in."""

    secret: str


class Coded(Wire, frozen=True):
    """A short code for another device, and for how many seconds it counts."""

    code: str
    seconds: int


class Mine(Wire, frozen=True):
    """The games and campaigns of a window."""

    saves: list[SaveView]
    campaigns: list[CampaignCard]


class AccountView(Wire, frozen=True):
    """Whether this server has accounts and who may register, and who is logged in, at how many browsers, until when."""

    registering: Literal["off", "invited", "open"]
    name: str = ""
    sessions: int = 0
    expires: str = ""


class OwnHero(Wire, frozen=True):
    """A hero of somebody who is logged in: where it is, and why it cannot ride to another table now, if it cannot.

    `copy`: it is the picture of a hero who rides elsewhere, left behind where a campaign was copied or begun again.
    """

    campaign: str
    campaign_name: str
    game: str
    hero: str
    name: str
    hero_class: str
    class_name: str
    face: str
    level: int
    dead: bool
    copy: bool
    stays: str


class TakenAlong(Wire, frozen=True):
    """The tables that belong to whoever is logged in from now on; their passes are needed no longer."""

    tables: list[str]


class Claimed(Wire, frozen=True):
    """A seat that was taken: the secret that holds it."""

    token: str
    seats: list[SeatView]


class Snapshot(Wire, frozen=True):
    """The table at a moment of the past."""

    table: TableView
    board: MapView
    log: list[LogEntry]
    log_from: int


class MomentView(Wire, frozen=True):
    """A place on the scrubber of a replay: after so many answers, in which turn and step, and who decided what."""

    answers: int
    turn: int
    step: str
    who: str
    text: str


class Replay(Wire, frozen=True):
    """All moments of a game."""

    answers: int
    moments: list[MomentView]


class RuleView(Wire, frozen=True):
    """A rule, or an excerpt of it."""

    id: str
    title: str
    excerpt: str
    text: str
    ruling: str
    chapter: str
    language: str
    profile: str
    heading: list[str]
    rows: list[list[str]]
    examples: list[str]
    see: list[str]


class ContentsRule(Wire, frozen=True):
    """A line of the contents of the rulebook."""

    id: str
    title: str


class ContentsChapter(Wire, frozen=True):
    """A chapter of the rulebook with its rules."""

    number: str
    title: str
    language: str
    rules: list[ContentsRule]


class Contents(Wire, frozen=True):
    """The contents of the rulebook."""

    chapters: list[ContentsChapter]


class RulesFound(Wire, frozen=True):
    """What a search in the rulebook found."""

    words: str
    rules: list[RuleView]


class TextView(Wire, frozen=True):
    """The text of any entry: card, item, enemy, mission ..., and where its facts come from."""

    id: str
    kind: str
    name: str
    text: list[str]
    flavour: str
    source: str
    trust: str
    pack: str


class Pile(Wire, frozen=True):
    """A discard pile, the card on top first."""

    deck: str
    name: str
    cards: list[Piece]


class ReportFile(Wire, frozen=True):
    """A file to keep or send: its name and what is in it."""

    name: str
    text: str


class Health(Wire, frozen=True):
    """The server is there."""

    ok: bool
    version: str
    tables: int


#: Everything the page needs types for.
WIRE: tuple[object, ...] = (
    Message, Asked, Hello, ProblemView, LobbyView, NewTable, Opened, Renamed, Claimed, SeatsChanged, Snapshot, Replay, Why,
    Overlay, RulesFound, RuleView, Contents, Reaction, TextView, Pile, ReportFile, Health, HeroView, CardView,
    SetUpView, CampaignCard, CampaignView, TakenCampaign, LevelTree, ShelfView, Gazette, GazetteIssue, Invited, Coded, Mine,
    ComeIn,
    Inviting, DoorChanged, Claiming, HandedOver, BotCalled, Passes, AccountView, OwnHero, TakenAlong, Register, LoggingIn,
    PasswordSet, PasswordChanged, PasswordSaid, HeroBrought,
)  # fmt: skip
