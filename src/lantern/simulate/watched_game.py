"""One adventure of the plan, played while somebody looks on, and told in numbers."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from time import perf_counter, thread_time

from msgspec import Struct, to_builtins

from lantern.content.library import Content
from lantern.content.loader import load
from lantern.core.journal import Header, Journal
from lantern.core.play import Over, run_to_end
from lantern.core.questions import Answer, Question
from lantern.core.table import Insider, Player, solo
from lantern.players.setups import new_game
from lantern.rules.adventure import Adventure
from lantern.rules.table.events import Died, FightBegan, KnockedOut
from lantern.rules.table.game import Game
from lantern.simulate.bots import PLAYERS
from lantern.simulate.drawing import Drawer
from lantern.simulate.one_game import fault_of
from lantern.simulate.plan import Planned, planned
from lantern.simulate.result import Fault
from lantern.simulate.unfinished import keep_journal
from lantern.simulate.watching import Watcher

#: The game is looked at before one answer in this many.
LOOKS = 5
#: And what people would be shown is drawn before one in this many: that takes far longer.
DRAWN = 25


class AdventureOutcome(Struct, frozen=True):
    """How an adventure of the plan went. `thinking` is what its player needed, in seconds of the processor."""

    number: int
    result: str
    turns: int
    fights: int
    knocked_out: int
    deaths: int
    answers: int
    thinking: float
    seconds: float
    fault: Fault | None = None


class _Timed(Insider):
    """A player whose time is taken."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.seconds = 0.0

    def answer(self, game: Game, question: Question) -> Answer | None:
        begun = thread_time()
        answer = game.consult(self.player, question)
        self.seconds += thread_time() - begun
        return answer


def play_planned(
    number: int,
    *,
    packs: tuple[str, ...] = (),
    user_packs: bool = False,
    faults: str | None = None,
    drawn: int = DRAWN,
    sets: tuple[str, ...] = (),
) -> AdventureOutcome:
    """Play an adventure of the plan; if it fails, its journal is kept in the folder of faults.

    What people would be shown is drawn before one answer in `drawn`, and when all is over.
    """
    content = load(packs, user=user_packs, sets=sets)
    plan = planned(content, number)
    player = _Timed(PLAYERS[plan.players](number))
    watcher = Watcher(player, LOOKS, Drawer(content), drawn)
    game = game_of_plan(plan, content, watcher)
    journal = Journal(Header(setup=to_builtins(plan.setup)))
    fault, begun = None, perf_counter()
    try:
        run_to_end(game, journal)
        watcher.draw(game, Over())
    except Exception as problem:  # noqa: BLE001 - one bad game must not hide the others
        fault = fault_of(number, journal, problem)
        if faults is not None:
            keep_journal(Path(faults), number, journal)
    happened = Counter(type(event) for event in game.events)
    return AdventureOutcome(
        number=number,
        result="error" if fault is not None else game.state.result or "unfinished",
        turns=game.state.turn,
        fights=happened[FightBegan],
        knocked_out=happened[KnockedOut],
        deaths=happened[Died],
        answers=journal.answers,
        thinking=player.seconds,
        seconds=perf_counter() - begun,
        fault=fault,
    )


def game_of_plan(plan: Planned, content: Content, player: Player) -> Adventure:
    """Set an adventure of the plan up."""
    return new_game(plan.setup, table=solo(player), content=content)
