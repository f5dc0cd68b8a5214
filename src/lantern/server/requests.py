"""What the page asks for: over the socket of a table, or over HTTP."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from lantern.rules.table.people import Person


class Request(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that the page asks for."""


# -- over the socket of a table --------------------------------------------------------------------


class Then(Request, frozen=True):
    """An answer to give to the question after: if it is of this kind and for the same hero. `keys` None means: all."""

    kind: str
    keys: list[str] | None = None


class GiveAnswer(Request, frozen=True, tag_field="type", tag="answer"):
    """Answer a question, by its id: a number, several, or the key of an any-time action (or of something not offered)."""

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
    """Let a hero (or the whole party: `party`) be asked a kind of optional question always, if it matters, or never."""

    hero: str
    kind: str
    policy: Literal["ask", "matters", "never"]
    ref: int | None = None


class DoAgain(Request, frozen=True, tag_field="type", tag="redo"):
    """Give the answer again that was taken back last. `version` is the version of the table that was seen."""

    version: int | None = None
    ref: int | None = None


class GoOn(Request, frozen=True, tag_field="type", tag="go-on"):
    """Try a step again that was broken off."""

    ref: int | None = None


class SetUpAnswer(Request, frozen=True):
    """An answer to a question of the set-up, by its kind, whom it asks, and the key of the option."""

    kind: str
    who: str
    key: str


class SettleAll(Request, frozen=True, tag_field="type", tag="set-up"):
    """Answer the questions of the set-up together, in the order in which they come; what does not fit stays open."""

    answers: list[SetUpAnswer]
    ref: int | None = None


class CallHero(Request, frozen=True, tag_field="type", tag="call"):
    """Give a hero another name and nickname."""

    hero: str
    name: str
    nickname: str = ""
    ref: int | None = None


class ChangeCompany(Request, frozen=True, tag_field="type", tag="company"):
    """Let somebody join the posse at a gathering, leave it or come back: the key of the change (`party/welcome:...`)."""

    key: str
    ref: int | None = None


class Speak(Request, frozen=True, tag_field="type", tag="language"):
    """Be shown everything in another language from now on."""

    lang: Literal["en", "it"]


#: What players do to a table.
Deed = GiveAnswer | TakeBack | DoAgain | SetPolicy | GoOn | SettleAll | CallHero | ChangeCompany
Asked = Deed | Speak


# -- over HTTP -------------------------------------------------------------------------------------


class NewTable(Request, frozen=True):
    """What a new adventure is made from; whatever is left out gets a sensible default. Without `packs` all boxes are in it.

    `people` says who the heroes are, one after the other.
    """

    mission: str | None = None
    heroes: list[str] | None = None
    profile: Literal["revised", "classic"] = "revised"
    options: dict[str, bool | str] = field(default_factory=dict)
    undo: Literal["free", "reseed", "no-reveal"] = "free"
    seed: int | None = None
    name: str = ""
    seats: list[list[str]] | None = None
    packs: list[str] | None = None
    people: list[Person] | None = None


class Renamed(Request, frozen=True):
    """A new name for a game."""

    name: str


class Switched(Request, frozen=True):
    """Whether a pack is to be loaded."""

    on: bool


class SeatsChanged(Request, frozen=True):
    """How the heroes are spread over seats: a list of heroes for each; who holds all seats may change it."""

    seats: list[list[str]]
