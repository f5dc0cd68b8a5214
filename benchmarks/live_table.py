"""What a live table costs: checkpoints, answers through checkpoint and replay, undo, at the beginning and at turn 100."""

from __future__ import annotations

from statistics import median
from time import process_time

from benchmarks.adventures import setup
from msgspec import Struct

from lantern.content.loader import load
from lantern.core.engine import Step
from lantern.core.journal import Header, Journal
from lantern.core.packing import pack
from lantern.core.play import Play, Waiting
from lantern.core.table import Nobody, solo
from lantern.players.random_player import RandomPlayer
from lantern.players.setups import new_game
from lantern.rules.adventure import Adventure
from lantern.rules.darkness.depth_track import DARKNESS_START
from lantern.rules.table.state import State

LAST_TURN = 100
EARLY_TURNS = 5
#: Nobody loses such a hero.
UNBREAKABLE = 10_000
#: So many more clues than there are would be needed.
NEVER = -1_000


class Endless(Adventure):
    """An adventure that nobody can lose or win, to see what the hundredth turn costs.

    The heroes bear ten thousand Wounds; before each turn the Darkness goes back to its start, corruption and what it brought
    are taken away, and no number of clues is enough. All else is played by the rules, by random players, on a map that is
    explored to its last tile.
    """

    def next_step(self) -> Step | None:
        """Set the adventure back, then go on as always."""
        state = self.state
        if state.phase == "turn-start":
            state.darkness, state.clues, state.objective_tile = DARKNESS_START, NEVER, -1
            for hero in state.heroes.values():
                hero.printed |= {"health": UNBREAKABLE, "sanity": UNBREAKABLE}
                hero.corruption = hero.wounds = hero.sanity_damage = 0
                hero.conditions.clear()
            self.numbers_changed()
        return super().next_step()


class Times(Struct):
    """Seconds, one entry for each time something was done."""

    answers: list[float]
    undos: list[float]


class Checkpoints(Struct):
    """How large a checkpoint is, and how long it takes to write and read, in bytes and seconds (medians)."""

    size: int
    encode: float
    decode: float
    compressed: int


def endless_game(seed: int = 1) -> Play[State]:
    """Set an endless adventure up at a table where nobody sits."""
    content = load(user=False)
    game = Endless(new_game(setup(seed), content=content).state, solo(Nobody()), content)
    play = Play(game, Journal(Header(setup={})))
    play.advance()
    return play


def give(play: Play[State], player: RandomPlayer) -> None:
    """Give one answer to an open question."""
    assert isinstance(play.outcome, Waiting), play.outcome
    number, question = next(iter(play.outcome.questions.items()))
    answer = play.engine.consult(player, question)
    assert answer is not None
    play.answer(answer, number)


def timed_turns(play: Play[State], player: RandomPlayer, until: int) -> Times:
    """Play on to the end of a turn; time every answer, and the undo of every answer."""
    times = Times([], [])
    while play.engine.state.turn <= until:
        assert isinstance(play.outcome, Waiting), play.outcome
        number, question = next(iter(play.outcome.questions.items()))
        answer = play.engine.consult(player, question)
        assert answer is not None
        begun = process_time()
        play.answer(answer, number)
        times.answers.append(process_time() - begun)
        begun = process_time()
        play.undo()
        times.undos.append(process_time() - begun)
        play.answer(answer, number)
    return times


def play_to_turn(play: Play[State], player: RandomPlayer, turn: int) -> None:
    """Play on until a turn begins."""
    while play.engine.state.turn < turn:
        give(play, player)


def without_history(play: Play[State]) -> Play[State]:
    """Set up the same position as if nothing had been before it: one open step, and the answers given in it."""
    content = load(user=False)
    record = play.journal.steps[-1]
    journal = Journal(play.journal.header)
    journal.begin_step(record.name, play.journal.checkpoint()).answers += record.answers
    fresh = Play(Endless(endless_game().engine.state, solo(Nobody()), content), journal)
    fresh.reopen()
    assert fresh.engine.checkpoint() == play.engine.checkpoint()
    return fresh


def cost_of_history(play: Play[State], answers: int, seed: int) -> tuple[float, float]:
    """Give the same answers with 100 turns behind them and with none; return how many times longer answer and undo take."""
    short = without_history(play)
    player = RandomPlayer(seed, 0)
    answer_ratios, undo_ratios = [], []
    for _ in range(answers):
        assert isinstance(play.outcome, Waiting), play.outcome
        number, question = next(iter(play.outcome.questions.items()))
        answer = play.engine.consult(player, question)
        assert answer is not None
        times: dict[str, list[float]] = {"long": [], "short": []}
        for name, table in (("long", play), ("short", short), ("short", short), ("long", play)):
            begun = process_time()
            table.answer(answer, number)
            times[name].append(process_time() - begun)
            begun = process_time()
            table.undo()
            times[name].append(process_time() - begun)
        answer_ratios.append((times["long"][0] + times["long"][2]) / (times["short"][0] + times["short"][2]))
        undo_ratios.append((times["long"][1] + times["long"][3]) / (times["short"][1] + times["short"][3]))
        play.answer(answer, number)
        short.answer(answer, number)
    return median(answer_ratios), median(undo_ratios)


def checkpoints(games: int = 5, each: int = 20) -> Checkpoints:
    """Measure the checkpoints of ordinary adventures, in the middle of them."""
    sizes, packed, encodes, decodes = [], [], [], []
    for seed in range(1, games + 1):
        game = new_game(setup(seed), table=solo(RandomPlayer(seed)), content=load(user=False))
        for _ in range(150):
            step = game.next_step()
            if step is None:
                break
            game.begin_step([], holding=False)
            step.run(game)
        for _ in range(each):
            begun = process_time()
            data = game.checkpoint()
            encodes.append(process_time() - begun)
            begun = process_time()
            game.restore(data)
            decodes.append(process_time() - begun)
        sizes.append(len(data))
        packed.append(len(pack(data)))
    return Checkpoints(int(median(sizes)), median(encodes), median(decodes), int(median(packed)))
