"""A game small enough to hold in one's head, played in an inn: the steps of the evening are plain functions."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct, field

from lantern.core.engine import Engine, Step
from lantern.core.journal import Header, Journal, JournalFile
from lantern.core.play import Play
from lantern.core.questions import Answer, ChooseOne, Confirm, Option, Question
from lantern.core.streams import Streams, new_streams
from lantern.core.table import Nobody, Player, Table, solo

GUESTS = ("anna", "ben")


class Named(Option):
    """Something to choose: here a name is all there is to it."""

    key: str
    space: int | None = None


class Inn(Struct):
    """The whole evening."""

    streams: Streams
    at: int = 0
    heard: list[str] = field(default_factory=list)
    coins: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GUESTS, 2))
    policies: dict[str, str] = field(default_factory=dict)


class Heard(Struct):
    """Something that was said aloud."""

    what: str


Rule = Callable[["Evening"], None]


class Evening(Engine[Inn]):
    """Runs the steps it was given, one after the other. At any time a guest with a coin may pay a round."""

    state_type = Inn

    def __init__(self, *rules: Rule, player: Player | None = None, table: Table | None = None, seed: int = 1) -> None:
        super().__init__(Inn(new_streams(seed)), table or solo(player or Nobody()))
        self.rules = rules

    def next_step(self) -> Step | None:
        if self.state.at >= len(self.rules):
            return None
        rule = self.rules[self.state.at]

        def run(game: Evening) -> None:
            rule(game)
            game.state.at += 1

        return Step(rule.__name__, run)

    def any_time_actions(self) -> list[Named]:
        return [Named(f"{guest}/round") for guest, coins in self.state.coins.items() if coins]

    def take_any_time(self, key: str) -> None:
        guest, _, _ = key.partition("/")
        self.state.coins[guest] -= 1
        self.hear(f"{guest} pays a round")

    def wants_to_be_asked(self, question: Question) -> bool:
        policy = self.state.policies.get(question.who, "matters")
        return question.matters if policy == "matters" else policy == "ask"

    def hear(self, what: str) -> None:
        self.state.heard.append(what)
        self.tell(Heard(what))


class Script:
    """A player who knows the answers by heart, and is not there when they run out."""

    def __init__(self, *answers: Answer) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []

    def answer(self, shown: Any, question: Question) -> Answer | None:  # noqa: ARG002
        self.asked.append(question.kind)
        return self.answers.pop(0) if self.answers else None


# -- some steps of an evening ---------------------------------------------------------------------


def order(game: Evening) -> None:
    """Anna orders a drink."""
    options = [Named("beer"), Named("cider"), Named("water")]
    game.hear(f"anna orders {game.ask(ChooseOne(kind='drink', who='anna', options=options)).key}")


def dice(game: Evening) -> None:
    """Ben rolls a die as often as he likes."""
    while game.ask(Confirm(kind="roll", who="ben")):
        game.hear(f"ben rolls {game.state.streams.face('luck', 6)}")


def toast(game: Evening) -> None:
    """Both say whether they raise their glass."""
    raised = game.hear_all([Confirm(kind="toast", who=guest) for guest in GUESTS])
    game.hear(f"raised: {', '.join(guest for number, guest in enumerate(GUESTS) if raised[number]) or 'nobody'}")


def night(game: Evening) -> None:
    """The fire burns down; nobody is asked."""
    game.hear(f"the fire burns {game.state.streams.face('fire', 6)} hours more")


def evening(*rules: Rule, undo: str = "free", seed: int = 1, file: JournalFile | None = None) -> Play[Inn]:
    """Begin an evening at which nobody sits: every question waits for its answer."""
    play = Play(Evening(*rules, seed=seed), Journal(Header(setup={"seed": seed}, undo=undo)), file)
    play.advance()
    return play


def heard(play: Play[Inn]) -> list[str]:
    """Return what has been said so far."""
    return play.engine.state.heard


def another_night(*rules: Rule, seed: int = 1) -> Evening:
    """An engine that has not begun, for a branch or a replay."""
    return Evening(*rules, seed=seed)
