"""Telling the log of the server what could not be drawn: which game, how far it had come, and what went wrong."""

from __future__ import annotations

import logging

from lantern.views.look import ChapterLook

_log = logging.getLogger("lantern.server")


def report_undrawn(look: ChapterLook, game: str, answers: int) -> None:
    """Log each part of a table that could not be drawn."""
    for part, fault in look.undrawn:
        said = "game %s after %d answers: the part '%s' could not be drawn (%s)"
        _log.error(said, game, answers, part, look.say.code, exc_info=fault)
