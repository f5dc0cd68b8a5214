"""What the page asks for: over the socket of a table, or over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from lantern.rules.table.people import Person

#: So much may be said at once.
MOST_SAID = 300


class Request(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that the page asks for."""


#: Numbers and texts that come from a page: none is larger.
SentCount = Annotated[int, Meta(ge=0, le=2**31)]
SentNumber = Annotated[int, Meta(ge=-(2**31), le=2**31)]
SentText = Annotated[str, Meta(max_length=2_000)]
SentSeed = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]
#: The number of a message, which comes back with what is said to it.
Ref = Annotated[int, Meta(ge=-(2**53), le=2**53)]


# -- over the socket of a table --------------------------------------------------------------------

#: A word of its own for a deed: sent again with the same word, it is not done again, and answered as it was.
Once = Annotated[str, Meta(max_length=64)]


class Hello(Request, frozen=True, tag_field="type", tag="hello"):
    """The first message over a socket: who comes, speaking which language, and how much of the log is known already.

    `changes`: after the first update only what has changed is wanted (`change`).
    """

    token: SentText | None = None
    lang: Literal["en", "it"] = "en"
    log: SentCount | None = None
    changes: bool = False


class Then(Request, frozen=True):
    """An answer to give to the question after: if it is of this kind and for the same hero. `keys` None means: all."""

    kind: SentText
    keys: list[SentText] | None = None


class GiveAnswer(Request, frozen=True, tag_field="type", tag="answer"):
    """Answer a question, by its id: a number, several, or the key of an any-time action (or of something not offered)."""

    question: SentText
    answer: SentNumber | list[SentNumber] | SentText
    then: list[Then] = field(default_factory=list)
    ref: Ref | None = None
    once: Once = ""


class TakeBack(Request, frozen=True, tag_field="type", tag="undo"):
    """Undo the last answer, this activation, or this turn. `version` is the version of the table that was seen."""

    what: Literal["answer", "activation", "turn"] = "answer"
    version: SentCount | None = None
    ref: Ref | None = None
    once: Once = ""


class SetPolicy(Request, frozen=True, tag_field="type", tag="policy"):
    """Let a hero (or the whole party: `party`) be asked a kind of optional question always, if it matters, or never."""

    hero: SentText
    kind: SentText
    policy: Literal["ask", "matters", "never"]
    ref: Ref | None = None
    once: Once = ""


class DoAgain(Request, frozen=True, tag_field="type", tag="redo"):
    """Give the answer again that was taken back last. `version` is the version of the table that was seen."""

    version: SentCount | None = None
    ref: Ref | None = None
    once: Once = ""


class GoOn(Request, frozen=True, tag_field="type", tag="go-on"):
    """Try a step again that was broken off."""

    ref: Ref | None = None
    once: Once = ""


class SetUpAnswer(Request, frozen=True):
    """An answer to a question of the set-up, by its kind, whom it asks, and the key of the option."""

    kind: SentText
    who: SentText
    key: SentText


class SettleAll(Request, frozen=True, tag_field="type", tag="set-up"):
    """Answer the questions of the set-up together, in the order in which they come; what does not fit stays open."""

    answers: list[SetUpAnswer]
    ref: Ref | None = None
    once: Once = ""


class CallHero(Request, frozen=True, tag_field="type", tag="call"):
    """Give a hero another name and nickname."""

    hero: SentText
    name: SentText
    nickname: SentText = ""
    ref: Ref | None = None
    once: Once = ""


class ChangeCompany(Request, frozen=True, tag_field="type", tag="company"):
    """Let somebody join the posse at a gathering, leave it or come back: the key of the change (`party/welcome:...`)."""

    key: SentText
    ref: Ref | None = None
    once: Once = ""


class Agree(Request, frozen=True, tag_field="type", tag="agree"):
    """Say whether something may be taken back that somebody else wants to take back."""

    yes: bool
    ref: Ref | None = None
    once: Once = ""


class Say(Request, frozen=True, tag_field="type", tag="say"):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=MOST_SAID)]
    ref: Ref | None = None


class PointAt(Request, frozen=True, tag_field="type", tag="point"):
    """PointAt at a place on the map, in its spaces."""

    x: Annotated[float, Meta(ge=-10_000, le=10_000)]
    y: Annotated[float, Meta(ge=-10_000, le=10_000)]


class Speak(Request, frozen=True, tag_field="type", tag="language"):
    """Be shown everything in another language from now on."""

    lang: Literal["en", "it"]


class TellHowFar(Request, frozen=True, tag_field="type", tag="told"):
    """Say what has been shown by now: all that led to this version of the table. Bots wait for that; nothing is said to it.

    Who tells something for long says so again every few seconds, with the version before. Who never says it is not waited for.
    """

    version: SentCount


#: What players do to a table.
Deed = GiveAnswer | TakeBack | DoAgain | SetPolicy | GoOn | SettleAll | CallHero | ChangeCompany | Agree
#: What people say to each other.
Talk = Say | PointAt
Asked = Deed | Talk | Speak | TellHowFar


# -- over HTTP -------------------------------------------------------------------------------------


class NewTable(Request, frozen=True):
    """What a new adventure is made from; whatever is left out gets a sensible default. Without `packs` all boxes are in it.

    `people` says who the heroes are, one after the other.
    """

    mission: SentText | None = None
    heroes: list[str] | None = None
    profile: Literal["revised", "classic"] = "revised"
    options: dict[str, bool | str] = field(default_factory=dict)
    undo: Literal["free", "reseed", "no-reveal"] = "free"
    seed: SentSeed | None = None
    name: SentText = ""
    seats: list[list[str]] | None = None
    packs: list[str] | None = None
    people: list[Person] | None = None


class Renamed(Request, frozen=True):
    """A new name for a game."""

    name: SentText


class Switched(Request, frozen=True):
    """Whether a pack is to be loaded."""

    on: bool


class SeatsChanged(Request, frozen=True):
    """How the heroes are spread over seats: a list of heroes for each; who holds all seats may change it."""

    seats: list[list[str]]


class ComeIn(Request, frozen=True):
    """Come to a table: with an invitation, or with a code from another device."""

    invitation: SentText = ""
    code: SentText = ""
    name: SentText = ""


class Inviting(Request, frozen=True):
    """What an invitation lets people do."""

    may: Literal["sit", "watch"] = "sit"


class DoorChanged(Request, frozen=True):
    """What the host decides; what is left out stays."""

    joining: bool | None = None
    watching: bool | None = None
    undo: Literal["anyone", "asked", "own", "host"] | None = None
    absent: Literal["nobody", "host", "anyone"] | None = None


class Claiming(Request, frozen=True):
    """Take a seat under a name."""

    name: SentText = ""


class HandedOver(Request, frozen=True):
    """Give a seat to a guest."""

    guest: SentText


class BotCalled(Request, frozen=True):
    """Whether a bot sits in for a seat."""

    on: bool


class Passes(Request, frozen=True):
    """The passes that a window keeps, by the table: what is shown of games and campaigns is what they open."""

    tables: Annotated[dict[SentText, SentText], Meta(max_length=500)]


# -- accounts --------------------------------------------------------------------------------------

#: A name or a password as it is typed; how it must be is told in a sentence.
SentName = Annotated[str, Meta(max_length=200)]
SentSecret = Annotated[str, Meta(max_length=400)]


class Register(Request, frozen=True):
    """Have an account from now on."""

    name: SentName
    password: SentSecret


class LoggingIn(Request, frozen=True):
    """Say who one is."""

    name: SentName
    password: SentSecret


class PasswordSet(Request, frozen=True):
    """Set a password with the code that came from whoever runs the server."""

    name: SentName
    code: SentName
    password: SentSecret


class PasswordChanged(Request, frozen=True):
    """Another password in the place of the old one."""

    old: SentSecret
    new: SentSecret


class PasswordSaid(Request, frozen=True):
    """The password once more, before something that cannot be taken back."""

    password: SentSecret


class HeroBrought(Request, frozen=True):
    """A hero of one's own who comes to a gathering: the campaign in which it is, and its record there."""

    campaign: SentName
    hero: SentName
