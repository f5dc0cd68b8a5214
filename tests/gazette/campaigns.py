"""Campaigns that bots have played, kept as a server keeps them."""

from __future__ import annotations

from pathlib import Path

from lantern.campaign.between import kind_of_chapter
from lantern.content.loader import load
from lantern.core.play import Play, Waiting
from lantern.players.heuristic import HeuristicPlayer
from lantern.players.setups import AnySetup, Setup, next_setup
from lantern.players.table import chapter_of, closing_posse, new_play
from lantern.rules.table.people import strangers
from lantern.rules.table.state import ChapterState
from lantern.server.store import GameCard, KeptGame, Store

FOUR = ("us-marshal", "gunslinger", "preacher", "saloon-girl")


def played(setup: AnySetup, player: HeuristicPlayer) -> Play[ChapterState]:
    """Let a bot play a chapter to its end."""
    play = new_play(setup, content=load())
    while isinstance(play.outcome, Waiting):
        number, question = next(iter(play.outcome.questions.items()))
        answer = play.engine.consult(player, question)
        assert answer is not None
        play.answer(answer, number)
    return play


def keep_campaign(path: Path, adventures: int, seed: int = 5, heroes: tuple[str, ...] = FOUR) -> list[str]:
    """Keep a campaign of so many adventures with all that lies between them; return the names of its tables."""
    store = Store(path)
    setup: AnySetup = Setup(mission="scouting-party", heroes=heroes, seed=seed, people=strangers(seed, len(heroes)))
    kept: list[str] = []
    left = adventures
    while left:
        play = played(setup, HeuristicPlayer(seed + len(kept)))
        name = f"chapter-{len(kept) + 1}"
        card = GameCard(
            mission="", kind=kind_of_chapter(play.engine), heroes=list(heroes), answers=play.journal.answers, over=True
        )
        game = KeptGame(id=name, name=name, card=card, seats=[], played="2026-01-01T00:00:00.000+00:00")
        store.add(game, play.journal, kept[-1] if kept else None, None, closing_posse(play))
        kept.append(name)
        if isinstance(setup, Setup):
            left -= 1
        setup = next_setup(setup, chapter_of(play))
    store.close()
    return kept
