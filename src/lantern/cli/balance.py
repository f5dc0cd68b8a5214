"""`lantern balance`: is the game fair? Adventures over all missions, party sizes and rules, and a page about them."""

from __future__ import annotations

import os
from pathlib import Path

from lantern.cli.output import console, write
from lantern.cli.packs import NO_MORE, Packs
from lantern.content.library import Content
from lantern.core.play import run_to_end
from lantern.players.logbook import log_lines
from lantern.players.table import seen_by_all
from lantern.rules.words import Words
from lantern.simulate.balance import play_plan
from lantern.simulate.balance_text import balance_text
from lantern.simulate.bots import PLAYERS
from lantern.simulate.plan import planned
from lantern.simulate.watched_game import DRAWN, game_of_plan

WIDEST = 120


def balance(
    *,
    games: int = 2000,
    jobs: int = 0,
    to: Path = Path("docs/balance.md"),
    replay: int | None = None,
    drawn: int = DRAWN,
    more: Packs = NO_MORE,
) -> int:
    """Let bots play adventures of every kind and write a page about them; ends with 1 if one failed.

    The packs of the game are played, and those named here; not those in the folder of the user.
    If it is interrupted, the next call goes on where it was.

    Parameters
    ----------
    games
        How many adventures.
    jobs
        How many processor cores to use; 0 for all.
    to
        The page to write. Journals of adventures that failed are kept in a folder beside it.
    replay
        Play just the adventure of this number again, and write its log.
    drawn
        Draw every view of every seat, in every language, before one answer in so many; 1 for every answer (slow).
    """
    content = more.load(user=False)
    if replay is not None:
        return _replay(replay, content)
    kept, faults = to.with_suffix(".unfinished"), to.with_suffix(".faults")
    cores = jobs or os.cpu_count() or 1
    outcomes = play_plan(games, cores, kept, faults, more.folders, max(1, drawn), more.chosen)
    to.write_text(balance_text(content, outcomes, cores), encoding="utf-8")
    kept.unlink()
    failed = sum(outcome.fault is not None for outcome in outcomes)
    write(f"{games:,} adventures, {sum(outcome.result == 'won' for outcome in outcomes):,} won, {failed:,} failed: {to}")
    if failed:
        write(f"The journals of those that failed are in {faults}.")
    return 1 if failed else 0


def _replay(number: int, content: Content) -> int:
    """Play an adventure of the plan again and tell what happened."""
    plan = planned(content, number)
    game = game_of_plan(plan, content, PLAYERS[plan.players](number))
    out = console()
    write(f"{plan.setup.mission}, {', '.join(plan.setup.heroes)}; rules: {plan.table}; players: {plan.players}; seed {number}")
    try:
        run_to_end(game)
    finally:
        for line in log_lines(seen_by_all(game), Words(content, "en"), game.events, min(out.width, WIDEST)):
            out.print(line, soft_wrap=True)
    return 0
