"""A stay in town that began when heroes were asked one after the other goes on so, to its end."""

from __future__ import annotations

import lzma
from pathlib import Path

from lantern.content.loader import load
from lantern.core.journal import read_journal
from lantern.core.play import Over, Waiting
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.table import open_journal

KEPT = Path(__file__).parent / "stays" / "one-after-the-other.lantern.xz"


def test_a_stay_of_before_is_played_on_one_hero_after_the_other():
    play = open_journal(read_journal(lzma.decompress(KEPT.read_bytes()), KEPT.name), KEPT.name, content=load())
    assert isinstance(play.outcome, Waiting)
    assert [(question.kind, question.who) for question in play.outcome.questions.values()] == [("visit", "saloon-girl")]
    assert len(play.journal.steps[-1].answers) == 2
    player = HeuristicPlayer(1)
    while isinstance(play.outcome, Waiting):
        ((number, question),) = play.outcome.questions.items()
        answer = play.engine.consult(player, question)
        assert answer is not None
        play.answer(answer, number)
        assert play.notice is None
    assert isinstance(play.outcome, Over)
