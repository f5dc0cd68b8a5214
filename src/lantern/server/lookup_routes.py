"""The addresses of one table that change nothing: its past, its log, reasons, overlays, piles, files."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal, TypeVar

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, QueryParameter

from lantern.core.journal import export_json, journal_bytes
from lantern.core.play import Play
from lantern.players.table import chapter_of
from lantern.rules.adventure import Adventure
from lantern.rules.table.chapter import AnyChapter
from lantern.rules.table.state import ChapterState
from lantern.rules.words import Words
from lantern.scenarios.export import scenario_of, scenario_text
from lantern.server import lookups, past, seats
from lantern.server.hall import refuse_foresight
from lantern.server.limits import counted, counted_if_past
from lantern.server.live import LiveTable
from lantern.server.owning import LoggedIn, opened, people_only
from lantern.server.problems import RefusedError
from lantern.server.routes import MOST_NUMBER, Lang, PathNumber, QueryText, This, Token
from lantern.server.undrawn import report_undrawn
from lantern.server.windows import LAST_ENTRIES
from lantern.server.wire import Opened, Pile, Replay, Snapshot
from lantern.views.blank import blank
from lantern.views.board import MapView, chapter_map
from lantern.views.lobby import game_title
from lantern.views.log import LogEntry, log_views
from lantern.views.look import Look, careful_look, look_at
from lantern.views.overlays import Overlay
from lantern.views.reasons import Why
from lantern.views.table import UndoView, table_view

MOST_ENTRIES = 1000
T = TypeVar("T")
#: After so many answers; None: now.
At = Annotated[int | None, QueryParameter(name="at", ge=0, le=MOST_NUMBER)]
Place = Annotated[int, QueryParameter(ge=-MOST_NUMBER, le=MOST_NUMBER)]


@get("/api/tables/{name:str}/replay", guards=[counted("looking-back")])
async def replay(hall: This, name: FromPath[str], lang: Lang = "en", token: Token = None) -> Replay:
    """List the moments of a game for a scrubber."""
    table = await hall.visit(name, token)
    return await table.read(lambda: past.replay_view(table.play, table.words[lang]))


@get("/api/tables/{name:str}/at/{answers:int}", guards=[counted("looking-back")])
async def at_answer(hall: This, name: FromPath[str], answers: PathNumber, lang: Lang = "en", token: Token = None) -> Snapshot:
    """Show the table as it was after so many answers."""
    table = await hall.visit(name, token)
    return await table.read(lambda: _snapshot(table, past.at_answer(table.play, answers), lang))


def _snapshot(table: LiveTable, play: Play[ChapterState], lang: str) -> Snapshot:
    seen = careful_look(chapter_of(play), table.words[lang])
    happened = play.engine.events
    steps = play.journal.steps
    nothing = UndoView(policy="free", answer=False, activation=False, turn=False, redo=False, reason="")
    start = max(0, len(happened) - LAST_ENTRIES)
    board = seen.part("map", lambda: chapter_map(seen), lambda: blank(MapView, version="undrawn"))
    entries = log_views(seen, happened, start)
    view = table_view(
        seen,
        play,
        seats.viewer(table.game, None, {}),
        table=table.game.id,
        name=game_title(table.words[lang], table.game.name),
        version=table.version,
        since=steps[-1].events_before if steps else 0,
        undo=nothing,
    )
    report_undrawn(seen, table.game.id, play.journal.answers)
    return Snapshot(table=view, board=board, log=entries, log_from=start)


@post("/api/tables/{name:str}/branch", status_code=201, guards=[counted("beginning"), people_only])
async def branch(
    hall: This,
    account: LoggedIn,
    name: FromPath[str],
    answers: Annotated[int | None, QueryParameter(ge=0, le=MOST_NUMBER)] = None,
    title: QueryText = "",
    token: Token = None,
) -> Opened:
    """Play on from an earlier moment, or from now, at a table of its own: also the way to keep a copy under a name."""
    table = await hall.visit(name, token)
    _refuse_watchers(table, token)
    refuse_foresight(table)
    moment = table.play.journal.answers if answers is None else answers
    return await opened(*await hall.branch(table, token, moment, title), account)


@get("/api/tables/{name:str}/log", guards=[counted("looking-back")])
async def log(
    hall: This,
    name: FromPath[str],
    start: Place = 0,
    stop: Annotated[int | None, QueryParameter(ge=-MOST_NUMBER, le=MOST_NUMBER)] = None,
    lang: Lang = "en",
    token: Token = None,
) -> list[LogEntry]:
    """Tell a part of the log."""
    table = await hall.visit(name, token)
    first = max(0, start)
    last = first + MOST_ENTRIES if stop is None else min(stop, first + MOST_ENTRIES)
    return await table.read(
        lambda: log_views(careful_look(chapter_of(table.play), table.words[lang]), table.play.engine.events, first, last)
    )


# -- looking things up ----------------------------------------------------------------------------


def on_the_map(game: AnyChapter) -> Adventure:
    """Return a chapter as the adventure that it must be for what is asked."""
    if not isinstance(game, Adventure):
        raise RefusedError("not-found", "no-map")
    return game


async def _look(table: LiveTable, answers: int | None, look: Callable[[AnyChapter, dict[str, Words]], T]) -> T:
    """Look something up in a game as it is, or as it was after so many answers."""
    return await table.read(
        lambda: look(chapter_of(table.play if answers is None else past.at_answer(table.play, answers)), table.words)
    )


@get("/api/tables/{name:str}/why", guards=[counted_if_past])
async def why(
    hall: This, name: FromPath[str], who: QueryText, stat: QueryText, answers: At = None, lang: Lang = "en", token: Token = None
) -> Why:
    """Say why a number is what it is, or was."""
    table = await hall.visit(name, token)
    return await _look(table, answers, lambda game, words: lookups.why(look_at(game, words[lang]), who, stat))


@get("/api/tables/{name:str}/overlay", guards=[counted_if_past])
async def show_overlay(
    hall: This,
    name: FromPath[str],
    hero: QueryText,
    points: Annotated[int | None, QueryParameter(ge=0, le=99)] = None,
    answers: At = None,
    token: Token = None,
) -> Overlay:
    """Show what a hero can reach and see, and what threatens it."""
    table = await hall.visit(name, token)
    return await _look(table, answers, lambda game, _: lookups.reach_and_sight(on_the_map(game), hero, points))


@get("/api/tables/{name:str}/piles/{deck:str}", guards=[counted_if_past])
async def show_pile(
    hall: This, name: FromPath[str], deck: FromPath[str], answers: At = None, lang: Lang = "en", token: Token = None
) -> Pile:
    """Show a discard pile."""
    table = await hall.visit(name, token)
    return await _look(table, answers, lambda game, words: lookups.pile(Look(on_the_map(game), words[lang]), deck))


# -- files ----------------------------------------------------------------------------------------


def _refuse_watchers(table: LiveTable, token: str | None) -> None:
    """Keep a file of the game from those who do not play: it tells what nobody may know."""
    if not seats.mine(table.game.seats, token):
        raise RefusedError("watching", "seated-only")


@get("/api/tables/{name:str}/export", guards=[counted("looking-back")])
async def export(
    hall: This, name: FromPath[str], form: FromQuery[Literal["game", "save"]] = "game", token: Token = None
) -> Response[bytes]:
    """Write the game as text to share (`game`), or as a save that the terminal opens (`save`)."""
    table = await hall.visit(name, token)
    _refuse_watchers(table, token)
    if not hall.trusting:
        refuse_foresight(table)
    write = journal_bytes if form == "save" else export_json
    data = await table.read(lambda: write(table.play.journal))
    ending = "lantern" if form == "save" else "json"
    return _file(data, f"{table.game.name}.{ending}", "application/octet-stream" if form == "save" else "application/json")


@get("/api/tables/{name:str}/scenario", guards=[counted("looking-back")])
async def scenario(hall: This, name: FromPath[str], title: QueryText = "A problem", token: Token = None) -> Response[bytes]:
    """Report a problem: a scenario of this moment."""
    table = await hall.visit(name, token)
    _refuse_watchers(table, token)
    if not hall.trusting:
        refuse_foresight(table)

    def write() -> bytes:
        play = table.play
        open_step = play.journal.steps and not play.journal.steps[-1].done
        return scenario_text(scenario_of(on_the_map(chapter_of(play)), title, play.journal if open_step else None)).encode()

    return _file(await table.read(write), f"{table.game.name}.yaml", "application/yaml")


def _file(data: bytes, name: str, media_type: str) -> Response[bytes]:
    plain = "".join(letter if letter.isascii() and (letter.isalnum() or letter in "-_.") else "-" for letter in name)
    return Response(data, media_type=media_type, headers={"Content-Disposition": f'attachment; filename="{plain}"'})


LOOKUPS = (replay, at_answer, branch, log, why, show_overlay, show_pile, export, scenario)
