"""A live table: nobody sits at it, and a player answers from outside, one answer at a time."""

from collections.abc import Iterator

from tests.testers.cases import Case, chapter_of, player_of

from lantern.core.journal import Header, Journal, JournalFile
from lantern.core.play import Broken, Over, Play, Waiting
from lantern.core.questions import Answer, Question
from lantern.core.table import Player
from lantern.rules.table.state import ChapterState


def live_play(case: Case, file: JournalFile | None = None) -> Play[ChapterState]:
    """Set the game of a case up at a live table, at its first question."""
    game = chapter_of(case)
    play = Play(game, Journal(Header(setup={}, undo=game.state.options.undo)), file)
    play.advance()
    return play


class Move:
    """One question of a live table, and the answer that somebody gives to it."""

    def __init__(self, number: int, question: Question, answer: Answer) -> None:
        self.number = number
        self.question = question
        self.answer = answer

    def __str__(self) -> str:
        return f"answer {self.answer!r} to '{self.question.kind}' for {self.question.who}"


def next_move(play: Play[ChapterState], player: Player) -> Move | None:
    """Ask a player for the next answer of a live table, or return None when the game is over."""
    outcome = play.outcome
    if isinstance(outcome, Over):
        return None
    assert not isinstance(outcome, Broken), outcome.report
    assert isinstance(outcome, Waiting)
    number, question = next(iter(outcome.questions.items()))
    answer = play.engine.consult(player, question)
    assert answer is not None
    return Move(number, question, answer)


def moves(case: Case, play: Play[ChapterState]) -> Iterator[Move]:
    """Yield every answer of the player of a case; whoever takes it gives it to the table."""
    player = player_of(case)
    while (move := next_move(play, player)) is not None:
        yield move
