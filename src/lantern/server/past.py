"""Going back: what can be undone under the table's policy, and the game as it was after any answer."""

from __future__ import annotations

from typing import Literal

from lantern.core.engine import RESEED, Given
from lantern.core.journal import Journal, StepRecord
from lantern.core.play import Outcome, Play, Waiting
from lantern.players.table import game_of, new_game, setup_of
from lantern.rules import events
from lantern.rules.state import State
from lantern.rules.words import Words
from lantern.server.problems import RefusedError
from lantern.server.views.look import Look
from lantern.server.views.table import UndoView
from lantern.server.wire import Moment, Replay

What = Literal["answer", "activation", "turn"]
#: Where a kind of undo goes back to: the last step with this name after which something was answered.
FIRST_STEPS: dict[What, str] = {"activation": "activation", "turn": "start of the turn"}
PAST_A_REVEAL = "This table does not undo past a roll or a reveal."
NOTHING = "There is nothing to undo."


def is_answer(given: Given) -> bool:
    """Tell an answer of a player from a mark that chance took another course."""
    return not (isinstance(given.answer, str) and given.answer.startswith(RESEED))


def first_step(journal: Journal, what: What) -> int | None:
    """Find the step that an undo goes back to: the last of its kind that has been answered since."""
    name = FIRST_STEPS[what]
    answered = False
    for number in range(len(journal.steps) - 1, -1, -1):
        step = journal.steps[number]
        answered = answered or any(is_answer(given) for given in step.answers)
        if step.name == name and answered:
            return number
    return 0 if answered else None


def undo(play: Play[State], what: What) -> Outcome:
    """Take back the last answer, or everything since the activation or the turn began."""
    if what == "answer":
        return play.undo()
    number = first_step(play.journal, what)
    if number is None:
        raise RefusedError("undo", NOTHING)
    return play.back_to_step(number)


def redone(play: Play[State], undone: list[Given]) -> Given | None:
    """Find the answer that can be given again now: the first that was taken back, if its question is open."""
    if not (undone and isinstance(play.outcome, Waiting)):
        return None
    question = play.outcome.questions.get(undone[0].of)
    return undone[0] if question is not None and question.fingerprint() == undone[0].fingerprint else None


def undo_view(play: Play[State], undone: list[Given]) -> UndoView:
    """Tell what the policy lets be taken back now, and whether something can be done again."""
    journal = play.journal
    policy = journal.header.undo
    last = next((given for step in reversed(journal.steps) for given in reversed(step.answers) if is_answer(given)), None)
    may = {"answer": last is not None and _allowed(play, last)}
    for what in FIRST_STEPS:
        number = first_step(journal, what)
        given = next((given for step in journal.steps[number or 0 :] for given in step.answers), None)
        may[what] = number is not None and given is not None and _allowed(play, given)
    return UndoView(
        policy="reseed" if policy == "reseed" else "no-reveal" if policy == "no-reveal" else "free",
        answer=may["answer"],
        activation=may["activation"],
        turn=may["turn"],
        redo=redone(play, undone) is not None,
        reason="" if may["answer"] else NOTHING if last is None else PAST_A_REVEAL,
    )


def _allowed(play: Play[State], given: Given) -> bool:
    return play.journal.header.undo != "no-reveal" or play.engine.state.streams.drawn <= given.drawn


# -- the game as it was ---------------------------------------------------------------------------


def at_answer(play: Play[State], answers: int) -> Play[State]:
    """Return the game as it was after so many answers, as a play of its own that is kept nowhere."""
    total = play.journal.answers
    if not 0 <= answers <= total:
        raise RefusedError("not-found", f"This game has {total} answers; there is no moment after {answers}.")
    journal = cut_off(play.journal, answers)
    setup = setup_of(journal.header, "game")
    game = new_game(setup, content=game_of(play).content)
    game.events[:] = play.engine.events[: journal.steps[-1].events_before] if journal.steps else []
    past = Play(game, journal)
    past.reopen()
    return past


def cut_off(journal: Journal, answers: int) -> Journal:
    """Copy a journal up to an answer: the step in which the next one was given is its last, and open."""
    left = answers
    kept: list[StepRecord] = []
    for step in journal.copy().steps:
        kept.append(step)
        if len(step.answers) > left:
            del step.answers[left:]
            step.done = False
            break
        left -= len(step.answers)
    return Journal(header=journal.header, steps=kept)


def replay_view(play: Play[State], words: Words) -> Replay:
    """List the steps of a game for a scrubber."""
    look = Look(game_of(play), words)
    happened = play.engine.events
    moments: list[Moment] = []
    answers, turn = 0, 0
    steps = play.journal.steps
    for number, step in enumerate(steps):
        end = steps[number + 1].events_before if number + 1 < len(steps) else len(happened)
        who = text = ""
        for event in happened[step.events_before : end]:
            if isinstance(event, events.TurnBegan):
                turn = event.turn
            if isinstance(event, events.StepBegan):
                who, text = event.who, words.event_text(look.game, event)
                break
        if step.answers or not moments or moments[-1].turn != turn:
            name = words.step_text(step.name)
            moments.append(Moment(answers=answers, turn=turn, step=name, who=who, text=text or name))
        answers += len(step.answers)
    return Replay(answers=answers, moments=moments)
