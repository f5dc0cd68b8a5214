"""Draw everything that anybody at a table could be shown, in every language, and say in words what cannot be drawn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from lantern.content.language import is_complete
from lantern.content.library import Content
from lantern.core.journal import Header, Journal
from lantern.core.play import Outcome, Play
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.game import Game
from lantern.rules.words import words_of
from lantern.views.board import MapView, chapter_map, map_version
from lantern.views.log import LogEntry, log_views
from lantern.views.look import ChapterLook, look_at
from lantern.views.overlays import Overlay, overlay
from lantern.views.reasons import Why, why_view
from lantern.views.table import ALL_CAN_BE_UNDONE, TableView, Viewer, for_viewer, one_seat, table_view

#: Whoever has just come to a table and holds no seat of it.
NOBODY = Viewer(seats=[], mine=frozenset())
#: How much of a text is told around what is missing in it.
AROUND = 60


class Drawer:
    """Somebody who looks at a game from every seat and in every language; what was drawn before is not drawn again."""

    def __init__(self, content: Content, told: int = 0) -> None:
        """Look from an entry of the log on."""
        self._words = list(words_of(content).values())
        self._told = told
        self._map = ""

    def draw(self, game: AnyChapter, outcome: Outcome) -> list[str]:
        """Draw the table as it is. What goes wrong in a view is raised; what is missing in it is returned in words."""
        self._told = min(self._told, len(game.events))
        looks = [look_at(game, words) for words in self._words]
        problems = [problem for look in looks for problem in self._problems(look, outcome)]
        if isinstance(game, Game):
            reaches = [overlay(game, hero, None) for hero in game.state.heroes.values()]
            problems += _missing("overlays", reaches, list[Overlay])
        self._told, self._map = len(game.events), map_version(looks[0])
        return problems

    def _problems(self, look: ChapterLook, outcome: Outcome) -> Iterator[str]:
        play: Play[Any] = Play(look.game, Journal(Header(setup={})))
        play.outcome = outcome
        table = table_view(look, play, NOBODY, table="", name="", version=0, since=self._told, undo=ALL_CAN_BE_UNDONE)
        yield from _missing("table", table, TableView)
        for seat in (one_seat([hero]) for hero in look.state.heroes):
            msgspec.json.encode(for_viewer(table, seat))
        if table.map != self._map:
            yield from _missing("map", chapter_map(look), MapView)
        yield from _missing("log", log_views(look, look.game.events, self._told), list[LogEntry])
        yield from _missing("reasons", _reasons(look, table), list[Why])


def _reasons(look: ChapterLook, table: TableView) -> list[Why]:
    """Ask for the reasons of every number that is shown."""
    shown = [(hero.id, number.stat) for hero in table.heroes for number in (*hero.numbers, *hero.skills)]
    shown += [(sheet.kind, number.stat) for sheet in table.sheets for number in sheet.numbers]
    return [why_view(look, who, stat) for who, stat in shown]


def _missing(name: str, view: object, kind: object) -> Iterator[str]:
    """Find out whether a view is of its type as it is sent, and whether all of its words are there."""
    sent = msgspec.json.encode(view)
    msgspec.json.decode(sent, type=kind)
    text = sent.decode()
    if not is_complete(text):
        at = next(at for at in range(len(text)) if not is_complete(text[: at + 1]))
        yield f"words are missing in the {name}: ... {text[max(0, at - AROUND) : at + AROUND]} ..."
