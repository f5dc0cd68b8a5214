"""Nothing is asked any more when an adventure is decided, not even of who could turn a die (WIN-03)."""

import pytest
from msgspec import structs

from lantern.campaign.posse import Posse
from lantern.campaign.records import new_record
from lantern.content.loader import load
from lantern.core.questions import ChooseOne, Option
from lantern.core.table import solo
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.setups import StaySetup, new_chapter
from lantern.rules.numbers import turning
from lantern.rules.numbers.dice import throw
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.choices.dice import TurnTo
from lantern.rules.table.state import Held


@pytest.mark.parametrize("decided", [False, True])
def test_dice_are_turned_only_while_the_adventure_goes_on(decided: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    record = structs.replace(new_record("gunslinger", 1, 1), made=True, items=[Held("gold-ring", number=1, equipped=True)])
    game = new_chapter(StaySetup(posse=Posse(heroes=[record])), table=solo(HeuristicPlayer(1)), content=load(user=False))
    gunslinger = game.state.heroes["gunslinger"]
    gunslinger.grit = 0
    asked: list[str] = []
    monkeypatch.setattr(type(game), "goes_on", lambda _: not decided)

    def ask(_: AnyChapter, question: ChooseOne) -> Option:
        asked.append(question.kind)
        return question.options[0]

    monkeypatch.setattr(type(game), "ask", ask)
    monkeypatch.setattr(turning, "_options", lambda *_: [TurnTo(0, 1, 6)])
    throw(game, gunslinger, "haggle")
    assert asked == ([] if decided else ["turn-die"])
