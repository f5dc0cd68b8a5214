"""Whether a campaign goes on after a chapter."""

from __future__ import annotations

from lantern.rules.table.chapter import AnyChapter


def can_play_on(game: AnyChapter) -> bool:
    """Tell whether there is a next chapter once this one is over: not after a single adventure (CAMP-20).

    If all are dead, the campaign goes on with somebody new (DEATH-10).
    """
    return game.state.options.campaign
