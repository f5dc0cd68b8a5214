"""Write what the page shows of the first night, question by question: `python -m tests.server.night_moments`.

It is played as somebody sensible does who uses nothing between questions. The page is tested with it: everything is explained
when it is on the screen (`web/tests/night.test.ts`), and the map stands still as long as it can (`web/tests/watching.test.ts`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from tests.players.first_night_search import Newcomers

from lantern.content.loader import load
from lantern.core.play import Play, Waiting
from lantern.core.questions import Answer, Question
from lantern.players.first_night import begin_first_night, first_night
from lantern.players.table import chapter_of
from lantern.rules.table.state import ChapterState
from lantern.views.beside_the_map import WordsBesideTheMap
from lantern.views.board import chapter_map
from lantern.views.log import log_views
from lantern.views.look import look_at
from lantern.views.table import UndoView, one_seat, table_view

PATH = Path(__file__).parents[2] / "web" / "tests" / "night" / "moments.json"
FREE = UndoView(policy="free", answer=True, activation=True, turn=True, redo=False, reason="")
#: What the page is asked of these things; everything else of a view is left out.
QUESTION = ("id", "kind", "form", "family", "who", "yours", "answers", "after", "ways", "roll")
ANSWER = ("index", "key", "space", "model", "door", "tile", "ghost", "die", "steps")
ENTRY = ("n", "event", "weight", "roll", "card", "facts")
TABLE = (
    "id",
    "chapter",
    "turn",
    "fight",
    "log",
    "order",
    "tiles",
    "heroes",
    "enemies",
    "track",
    "any_time",
    "dread",
    "in_play",
)
MAP = ("tiles", "spaces", "doors", "sections")
KEPT: dict[str, tuple[str, ...]] = {
    "answers": ANSWER,
    "after": ANSWER,
    "order": ("who", "state"),
    "tiles": ("index", "token"),
    "heroes": ("id", "light", "active", "ko", "dead", "space", "health", "sanity", "grit"),
    "enemies": ("id", "kind", "target", "spaces", "columns", "rows"),
    "track": ("hold_back",),
    "any_time": ("verb", "yours", "matters"),
    "roll": ("purpose", "by", "target", "dice", "whose"),
    "card": ("id", "kind"),
    "in_play": ("id",),
}
#: The same of the map as it lies.
KEPT_OF_THE_MAP: dict[str, tuple[str, ...]] = {
    "tiles": ("index", "id", "kind", "world", "section", "x", "y", "width", "height", "spaces", "partial"),
    "spaces": ("id", "section", "x", "y", "walls", "barriers"),
    "sections": ("index", "left", "top", "width", "height", "dx", "dy"),
}
#: Words are not told: they may change.
UNSAID = {"text": ""}
UNREAD: dict[str, Any] = {"name": "", "text": [], "flavour": ""}


def slim(value: dict[str, Any], names: tuple[str, ...], keeps: dict[str, tuple[str, ...]] = KEPT) -> dict[str, Any]:
    """Leave out what nobody asks for here."""
    found: dict[str, Any] = {}
    for name in names:
        part, kept = value.get(name), keeps.get(name)
        if part is None and name not in value:
            continue
        if kept and isinstance(part, list):
            found[name] = [slim(each, kept) for each in part]
        else:
            found[name] = slim(part, kept) if kept and isinstance(part, dict) else part
    return found


def shown(play: Play[ChapterState], since: int) -> dict[str, Any]:
    """Show the table, and what has happened since the last question that somebody saw."""
    look = look_at(chapter_of(play), WordsBesideTheMap(load(), "en"))
    seat = one_seat(list(look.state.heroes))
    happened = play.engine.events
    table = msgspec.to_builtins(table_view(look, play, seat, table="night", name="", version=1, since=since, undo=FREE))
    log = [slim(each, ENTRY) | UNSAID for each in msgspec.to_builtins(log_views(look, happened, since))]
    for each in log:
        each["card"] = each["card"] and each["card"] | UNREAD
    asked = [slim(each, QUESTION) for each in table["questions"]]
    board = slim(msgspec.to_builtins(chapter_map(look)), MAP, KEPT_OF_THE_MAP)
    return {"table": slim(table, TABLE) | {"questions": asked}, "log": log, "board": board}


def is_answered_already(before: tuple[dict[str, Any], str] | None, question: Question, answered: str) -> bool:
    """Tell whether the page has answered a question together with the one before it.

    That is what a hero does who has nowhere to go, or where it stands, the other ways to roll the same dice again, and which
    Hits go to an enemy.
    """
    if before is None:
        return False
    asked, key = before
    if asked["after"] and key == "stop" and question.kind == "act":
        return answered in [one["key"] for one in asked["after"]]
    ways = [way["kind"] for way in asked["ways"]][1:]
    return question.kind == "which-hits" or (question.kind in ways and key == "none")


def key_of(question: Question, answer: Answer) -> str:
    """Name what was answered, where it is one thing or nothing."""
    return question.keys[answer] if isinstance(answer, int) and question.keys else "" if answer else "none"


def moments() -> list[dict[str, Any]]:
    """Play the night, and note every moment in which the page asks something."""
    night = first_night()
    play = begin_first_night(night, "en", content=load())
    player = Newcomers(night, 0)
    player.ready()
    found: list[dict[str, Any]] = []
    since, before = 0, None
    while isinstance(play.outcome, Waiting):
        number, question = next(iter(play.outcome.questions.items()))
        answer = play.engine.consult(player, question)
        assert answer is not None
        if not is_answered_already(before, question, key_of(question, answer)):
            found.append(shown(play, since))
            since = len(play.engine.events)
            before = found[-1]["table"]["questions"][0], key_of(question, answer)
        play.answer(answer, number)
    found.append(shown(play, since))
    return once(found)


def once(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Show the map only where it has changed."""
    boards = [None, *(moment["board"] for moment in found)]
    return [
        moment | {"board": None if moment["board"] == before else moment["board"]}
        for moment, before in zip(found, boards, strict=False)
    ]


def written() -> bytes:
    """Return the file as it should be: a line for each moment."""
    return b"[\n" + b",\n".join(msgspec.json.encode(moment) for moment in moments()) + b"\n]\n"


if __name__ == "__main__":
    PATH.parent.mkdir(parents=True, exist_ok=True)
    PATH.write_bytes(written())
