"""Going back: what can be undone under the table's policy, and the game as it was after any answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Literal

from msgspec import structs

from lantern.campaign.company import has_ridden
from lantern.core.engine import RESEED, Given
from lantern.core.journal import Journal, StepRecord
from lantern.core.play import Outcome, Play, Waiting
from lantern.core.table import PARTY
from lantern.players.setups import new_chapter
from lantern.players.table import chapter_of, setup_of
from lantern.rules.table import events
from lantern.rules.table.state import ChapterState
from lantern.rules.words import Words
from lantern.server.door import What
from lantern.server.problems import RefusedError
from lantern.server.wire import MomentView, Replay
from lantern.views.log import event_text
from lantern.views.look import careful_look
from lantern.views.table import UndoView

#: Where a kind of undo goes back to: the last step with this name after which something was answered.
FIRST_STEPS: dict[What, str] = {"activation": "activation", "turn": "start of the turn"}


def is_answer(given: Given) -> bool:
    """Tell an answer of a player from a mark that chance took another course."""
    return not (isinstance(given.answer, str) and given.answer.startswith(RESEED))


def answers_in(journal: Journal) -> list[Given]:
    """List everything that was answered."""
    return [given for step in journal.steps for given in step.answers]


def first_step(journal: Journal, what: What, upto: int | None = None) -> int | None:
    """Find the step that an undo goes back to: the last of its kind after which one of the first `upto` answers was given."""
    name = FIRST_STEPS[what]
    answered = False
    begins = journal.answers
    upto = begins if upto is None else upto
    for number in range(len(journal.steps) - 1, -1, -1):
        step = journal.steps[number]
        begins -= len(step.answers)
        answered = answered or any(is_answer(given) for given in step.answers[: max(0, upto - begins)])
        if step.name == name and answered:
            return number
    return 0 if answered else None


def first_taken(journal: Journal, what: What, upto: int | None = None) -> int | None:
    """Find the first answer, by its number, that an undo takes back if all after the first `upto` go with it; None if none."""
    if what == "answer":
        known = [number for number, given in enumerate(answers_in(journal)[:upto]) if is_answer(given)]
        return known[-1] if known else None
    number = first_step(journal, what, upto)
    return None if number is None else sum(len(step.answers) for step in journal.steps[:number])


def undo(play: Play[ChapterState], what: What, upto: int | None = None) -> Outcome:
    """Take back the last answer, or everything since the activation or the turn began; all after the first `upto` go too."""
    if why_not := refusal(play, what, upto):
        raise RefusedError("undo", why_not)
    if what == "answer":
        return play.undo(upto)
    number = first_step(play.journal, what, upto)
    assert number is not None
    return play.back_to_step(number)


def refusal(
    play: Play[ChapterState], what: What, upto: int | None = None
) -> Literal["", "nothing-undone", "past-a-reveal", "has-ridden"]:
    """Tell why something cannot be taken back; nothing if it can."""
    first = first_taken(play.journal, what, upto)
    taken = answers_in(play.journal)[first:] if first is not None else []
    if not taken:
        return "nothing-undone"
    if any(has_ridden(one.answer) for one in taken):
        return "has-ridden"
    revealed = play.journal.header.undo == "no-reveal" and play.engine.state.streams.drawn > taken[0].drawn
    return "past-a-reveal" if revealed else ""


def given_for(play: Play[ChapterState], upto: int) -> Iterator[tuple[int, str]]:
    """Yield for whom the first `upto` answers were given, the last of them first, each with its number."""
    back = at_answer(play, upto)
    back.journal.header = structs.replace(back.journal.header, undo="free")
    while (number := first_taken(back.journal, "answer")) is not None:
        given = answers_in(back.journal)[number]
        outcome = back.undo()
        question = outcome.questions.get(given.of) if isinstance(outcome, Waiting) else None
        if question is None:  # these rules ask something else there
            return
        action = chapter_of(back).action_meant(given.answer) if isinstance(given.answer, str) else None
        yield back.journal.answers, question.who if action is None else action.who


def asked_in(play: Play[ChapterState], numbers: Sequence[int]) -> set[str]:
    """Return for whom some answers were given, by their numbers; those of which nobody can tell were given for all."""
    if not numbers:
        return set()
    told = dict(takewhile(lambda one: one[0] >= numbers[0], given_for(play, play.journal.answers)))
    given = answers_in(play.journal)
    return {told.get(number, PARTY) for number in numbers if is_answer(given[number])}


def redone(play: Play[ChapterState], undone: list[Given]) -> Given | None:
    """Find the answer that can be given again now: the first that was taken back, if its question is open."""
    if not (undone and isinstance(play.outcome, Waiting)):
        return None
    question = play.outcome.questions.get(undone[0].of)
    return undone[0] if question is not None and question.fingerprint() == undone[0].fingerprint else None


def undo_view(play: Play[ChapterState], undone: list[Given], words: Words) -> UndoView:
    """Tell what the policy lets be taken back now, and whether something can be done again."""
    policy = play.journal.header.undo
    why_not = refusal(play, "answer")
    return UndoView(
        policy="reseed" if policy == "reseed" else "no-reveal" if policy == "no-reveal" else "free",
        answer=not why_not,
        activation=not refusal(play, "activation"),
        turn=not refusal(play, "turn"),
        redo=redone(play, undone) is not None,
        reason=words.say.text(f"table-refused-{why_not}") if why_not else "",
    )


# -- the game as it was ---------------------------------------------------------------------------


def at_answer(play: Play[ChapterState], answers: int) -> Play[ChapterState]:
    """Return the game as it was after so many answers, as a play of its own that is kept nowhere."""
    total = play.journal.answers
    if not 0 <= answers <= total:
        raise RefusedError("not-found", "no-moment", total=total, answers=answers)
    journal = cut_off(play.journal, answers)
    setup = setup_of(journal.header, "game")
    game = new_chapter(setup, content=chapter_of(play).content)
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


def replay_view(play: Play[ChapterState], words: Words) -> Replay:
    """List the steps of a game for a scrubber."""
    look = careful_look(chapter_of(play), words)
    happened = play.engine.events
    moments: list[MomentView] = []
    answers, turn = 0, 0
    steps = play.journal.steps
    for number, step in enumerate(steps):
        end = steps[number + 1].events_before if number + 1 < len(steps) else len(happened)
        who = text = ""
        for event in happened[step.events_before : end]:
            if isinstance(event, events.TurnBegan):
                turn = event.turn
            if isinstance(event, events.StepBegan):
                who, text = event.who, event_text(look, event)
                break
        if step.answers or not moments or moments[-1].turn != turn:
            name = words.step_text(step.name)
            moments.append(MomentView(answers=answers, turn=turn, step=name, who=who, text=text or name))
        answers += len(step.answers)
    return Replay(answers=answers, moments=moments)
