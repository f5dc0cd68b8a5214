"""Chapters that are played for a test, from their first question to their last."""

from functools import cache

from lantern.content.library import Content
from lantern.content.loader import load
from lantern.core.play import Play, Waiting, run_to_end
from lantern.core.table import Player, solo
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.setups import AnySetup, Setup, new_chapter, new_game, next_setup
from lantern.players.table import new_play
from lantern.rules.adventure import Adventure
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.state import ChapterState

PARTY = ("us-marshal", "gunslinger")


@cache
def lucky_seed() -> int:
    """The first seed with which the party comes home from two adventures and what lies between, nobody lost."""
    return next(seed for seed in range(1, 200) if _all_come_home(Setup(heroes=PARTY, seed=seed)))


def _all_come_home(setup: AnySetup) -> bool:
    for _ in range(5):
        game = finished(setup)
        if len([hero for hero in game.state.heroes.values() if not hero.dead]) < len(PARTY):
            return False
        setup = next_setup(setup, game)
    return True


@cache
def content() -> Content:
    """The packs of the game itself."""
    return load(user=False)


def finished(setup: AnySetup, player: Player | None = None) -> AnyChapter:
    """Let somebody sensible play a chapter to its end."""
    game = new_chapter(setup, table=solo(player or HeuristicPlayer(setup.seed)), content=content())
    run_to_end(game)
    return game


def adventure(setup: Setup) -> Adventure:
    """Set an adventure up, and take its first step."""
    game = new_game(setup, table=solo(HeuristicPlayer(setup.seed)), content=content())
    step = game.next_step()
    assert step is not None
    game.begin_step([], holding=False)
    step.run(game)
    return game


def after(setup: AnySetup, chapters: int = 1) -> AnySetup:
    """Return what the chapter is made from that comes after so many others."""
    for _ in range(chapters):
        setup = next_setup(setup, finished(setup))
    return setup


def played(setup: AnySetup, player: Player | None = None) -> Play[ChapterState]:
    """Play a chapter answer by answer, as at a table where people come and go."""
    play = new_play(setup, content=content())
    who = player or HeuristicPlayer(setup.seed)
    while isinstance(play.outcome, Waiting):
        number, question = next(iter(play.outcome.questions.items()))
        answer = play.engine.consult(who, question)
        assert answer is not None
        play.answer(answer, number)
    return play
