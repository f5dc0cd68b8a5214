"""What goes over the wire: what the page asks for, and what it is sent. `web/src/lib/wire.ts` is generated from this."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from lantern.server.views.board import MapView
from lantern.server.views.heroes import HeroView
from lantern.server.views.lobby import LobbyView
from lantern.server.views.log import LogEntry
from lantern.server.views.look import Piece, Wire
from lantern.server.views.reactions import Reaction
from lantern.server.views.table import SeatView, TableView
from lantern.server.views.track import CardView

Lang = Literal["en", "it"]


class Request(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that the page asks for."""


# -- pushed over the socket of a table ------------------------------------------------------------


class Update(Wire, frozen=True, tag_field="type", tag="update"):
    """The table after a change. `board` is None if the page has this map already.

    `log` begins with entry `log_from`: what the page has from there on is replaced, what is before stays.
    """

    table: TableView
    board: MapView | None
    log_from: int
    log: list[LogEntry]


class Presence(Wire, frozen=True, tag_field="type", tag="presence"):
    """Somebody came or went."""

    seats: list[SeatView]


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


Message = Update | Presence | Refused | Done | Gone


# -- sent over the socket of a table --------------------------------------------------------------


class Then(Request, frozen=True):
    """An answer to give to the question after: if it is of this kind and for the same hero. `keys` None means: all."""

    kind: str
    keys: list[str] | None = None


class GiveAnswer(Request, frozen=True, tag_field="type", tag="answer"):
    """Answer a question, by its id: a number, several, or the key of an any-time action."""

    question: str
    answer: int | list[int] | str
    then: list[Then] = field(default_factory=list)
    ref: int | None = None


class TakeBack(Request, frozen=True, tag_field="type", tag="undo"):
    """Undo the last answer, this activation, or this turn. `version` is the version of the table that was seen."""

    what: Literal["answer", "activation", "turn"] = "answer"
    version: int | None = None
    ref: int | None = None


class SetPolicy(Request, frozen=True, tag_field="type", tag="policy"):
    """Let a hero be asked a kind of optional question always, if it matters, or never."""

    hero: str
    kind: str
    policy: Literal["ask", "matters", "never"]
    ref: int | None = None


class DoAgain(Request, frozen=True, tag_field="type", tag="redo"):
    """Give the answer again that was taken back last."""

    ref: int | None = None


class GoOn(Request, frozen=True, tag_field="type", tag="go-on"):
    """Try a step again that was broken off."""

    ref: int | None = None


class Speak(Request, frozen=True, tag_field="type", tag="language"):
    """Be shown everything in another language from now on."""

    lang: Lang


Asked = GiveAnswer | TakeBack | DoAgain | SetPolicy | GoOn | Speak


# -- over HTTP ------------------------------------------------------------------------------------


class Problem(Wire, frozen=True):
    """Why a request was refused: in a word for programs, and in a sentence for people."""

    status: int
    reason: str
    message: str


class NewTable(Request, frozen=True):
    """What a new adventure is made from; whatever is left out gets a sensible default."""

    mission: str | None = None
    heroes: list[str] | None = None
    profile: Literal["revised", "classic"] = "revised"
    options: dict[str, bool | str] = field(default_factory=dict)
    undo: Literal["free", "reseed", "no-reveal"] = "free"
    seed: int | None = None
    name: str = ""
    seats: list[list[str]] | None = None


class Opened(Wire, frozen=True):
    """A table, and the secret that holds its seats: keep it, it is sent with every request (`Seat-Token`)."""

    id: str
    token: str
    notice: str


class Renamed(Request, frozen=True):
    """A new name for a game."""

    name: str


class Claimed(Wire, frozen=True):
    """A seat that was taken: the secret that holds it."""

    token: str
    seats: list[SeatView]


class SeatsChanged(Request, frozen=True):
    """How the heroes are spread over seats: a list of heroes for each; who holds all seats may change it."""

    seats: list[list[str]]


class Snapshot(Wire, frozen=True):
    """The table at a moment of the past."""

    table: TableView
    board: MapView
    log: list[LogEntry]
    log_from: int


class Moment(Wire, frozen=True):
    """A place on the scrubber of a replay: after so many answers, in which turn and step, and who decided what."""

    answers: int
    turn: int
    step: str
    who: str
    text: str


class Replay(Wire, frozen=True):
    """All moments of a game."""

    answers: int
    moments: list[Moment]


class Reason(Wire, frozen=True):
    """One reason for a number: where it comes from, how much; `replaces`: instead of what came before."""

    source: str
    name: str
    amount: int
    replaces: bool


class Why(Wire, frozen=True):
    """Why a number is what it is."""

    who: str
    name: str
    stat: str
    label: str
    total: int
    shown: str
    reasons: list[Reason]
    text: str


class ReachSpace(Wire, frozen=True):
    """A space in reach: in how many steps, with a space on the way or here where an enemy holds, and the chance to get by."""

    space: int
    steps: int
    held: bool
    percent: int


class Overlay(Wire, frozen=True):
    """What one hero can reach and see, and what threatens it. `reach` counts from now, or for the Move `points` asked."""

    hero: str
    points: int
    reach: list[ReachSpace]
    sight: list[int]
    ranges: dict[str, int]
    threatened: list[int]
    lit: list[int]


class RuleView(Wire, frozen=True):
    """A rule, or an excerpt of it."""

    id: str
    title: str
    excerpt: str
    text: str
    ruling: str
    chapter: str
    profile: str
    examples: list[str]
    see: list[str]


class RulesFound(Wire, frozen=True):
    """What a search in the rulebook found."""

    words: str
    rules: list[RuleView]


class Text(Wire, frozen=True):
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
    Message, Asked, Problem, LobbyView, NewTable, Opened, Renamed, Claimed, SeatsChanged, Snapshot, Replay, Why, Overlay,
    RulesFound, RuleView, Reaction, Text, Pile, ReportFile, Health, HeroView, CardView,
)  # fmt: skip
