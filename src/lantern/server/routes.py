"""The addresses of the server that are about the hall: what can be begun, which games are kept, rules and texts."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated, Any, Literal

from litestar import Request, delete, get, patch, post
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody, PathParameter, QueryParameter

from lantern.content.loader import only, user_packs
from lantern.content.switching import switch, switched_off
from lantern.players.first_night import first_night
from lantern.players.table import program_version
from lantern.rules.words import words_of
from lantern.server import lookups, seats
from lantern.server.asyncapi import asyncapi
from lantern.server.dealing_in import first_night_view
from lantern.server.door import handed_out
from lantern.server.hall import Hall
from lantern.server.limits import counted
from lantern.server.owning import LoggedIn, opened, people_only
from lantern.server.problems import RefusedError
from lantern.server.requests import NewTable, Renamed, Switched
from lantern.server.taking_in import MOST_BYTES
from lantern.server.wire import Contents, Health, Opened, RulesFound, RuleView, TextView
from lantern.views.lobby import LobbyNews, LobbyView, lobby_view
from lantern.views.reactions import Reaction, reactions

Token = Annotated[str | None, HeaderParameter(name="Seat-Token", max_length=200)]
#: The number of an answer, of a chapter or of an issue: no campaign has more.
MOST_NUMBER = 10_000_000
PathNumber = Annotated[int, PathParameter(ge=0, le=MOST_NUMBER)]
#: A word or a sentence in an address.
QueryText = Annotated[str, QueryParameter(max_length=400)]
Lang = FromQuery[Literal["en", "it"]]
This = NamedDependency[Hall]


@get("/api/health")
async def health(hall: This) -> Health:
    """Tell that the server is there."""
    return Health(ok=True, version=program_version(), tables=hall.tables)


@get("/api/asyncapi.json")
async def describe_socket() -> dict[str, Any]:
    """Describe the messages of a table's socket (AsyncAPI)."""
    return asyncapi()


@get("/api/ready")
async def ready(hall: This) -> Health:
    """Tell that the server can do its work: the database answers within a second."""
    await hall.pulse.refuse_if_silent()
    return Health(ok=True, version=program_version(), tables=hall.tables)


@get("/api/lobby")
async def lobby(hall: This, lang: Lang = "en", packs: Annotated[str, QueryParameter(max_length=4_000)] = "") -> LobbyView:
    """Show what can be played with these boxes (names with commas between them; without any, with all), and what was played."""

    def look() -> LobbyView:
        content = only(hall.look(), [name for name in packs.split(",") if name])
        words = words_of(content)[lang]
        news = LobbyNews(
            version=program_version(),
            saves=hall.saves(hall.words[lang]),
            boxes=list(hall.content.boxes.values()),
            aside=hall.aside,
            off=sorted(switched_off(user_packs())) if hall.trusting else [],
            may_switch=hall.trusting,
            first_night=first_night_view(words, first_night()),
        )
        return lobby_view(words, news)

    return await asyncio.to_thread(look)


@post("/api/packs/{folder:str}", status_code=204)
async def switch_pack(hall: This, folder: FromPath[str], data: JSONBody[Switched]) -> None:
    """Switch a pack in the folder of the user off, or on again; only somebody at this machine may."""
    if not hall.trusting:
        raise RefusedError("watching", "seated-only")
    if not await asyncio.to_thread(lambda: switch(user_packs(), folder, on=data.on)):
        raise RefusedError("not-found", "no-pack", pack=folder)


@post("/api/tables", status_code=201, guards=[counted("beginning"), people_only])
async def new_table(hall: This, account: LoggedIn, data: JSONBody[NewTable], lang: Lang = "en") -> Opened:
    """Begin a new adventure; an empty object deals you in at once."""
    return await opened(*await hall.new(data, lang), account)


@post("/api/first-night", status_code=201, guards=[counted("beginning"), people_only])
async def deal_in(hall: This, account: LoggedIn, lang: Lang = "en") -> Opened:
    """Begin the first night at its first turn."""
    return await opened(*await hall.first_night(lang), account)


@post("/api/saves/{name:str}/open", status_code=201)
async def open_save(hall: This, name: FromPath[str], token: Token = None) -> Opened:
    """Go on with a kept game, or with one of the terminal (which is copied)."""
    table, secret = await hall.sit_down(name, token)
    return Opened(id=table.game.id, token=handed_out(secret))


@patch("/api/saves/{name:str}", status_code=204)
async def rename_save(hall: This, name: FromPath[str], data: JSONBody[Renamed], token: Token = None) -> None:
    """Give a kept game another name."""
    await refuse_strangers(hall, name, token)
    await hall.rename(name, data.name)


@delete("/api/saves/{name:str}", status_code=204)
async def delete_save(hall: This, name: FromPath[str], token: Token = None) -> None:
    """Keep a game no longer; beyond this machine, a host of its table may."""
    await refuse_strangers(hall, name, token)
    if not hall.trusting and not seats.is_host((await hall.table(name)).game, token):
        raise RefusedError("not-your-seat", "host-only")
    await hall.delete(name)


async def refuse_strangers(hall: Hall, name: str, token: str | None) -> None:
    """Let only those who sit at this machine, or at that table, dispose of a game."""
    table = await hall.visit(name, token)
    if not hall.trusting and not seats.mine(table.game.seats, token):
        raise RefusedError("watching", "seated-only")


@post("/api/import", status_code=201, guards=[counted("taking-in"), people_only], request_max_body_size=MOST_BYTES)
async def import_game(
    hall: This, account: LoggedIn, request: Request[object, object, AppState], name: QueryText = "game"
) -> Opened:
    """Take in a save, an exported game or a scenario: the file is the body."""
    length = request.headers.get("content-length", "0")
    if not length.isdecimal() or int(length) > MOST_BYTES:
        raise RefusedError("too-large", "file-too-large")
    data = await request.body()
    return await opened(*await hall.take_in(data, name), account)


@get("/api/rules")
async def find_rules(q: QueryText, limit: Annotated[int, QueryParameter(ge=1, le=100)] = 10, lang: Lang = "en") -> RulesFound:
    """Search the rulebook, by words or by an id."""
    return await asyncio.to_thread(lookups.rules, q, limit, lang)


@get("/api/rulebook")
async def show_contents(lang: Lang = "en") -> Contents:
    """List the chapters of the rulebook with their rules."""
    return await asyncio.to_thread(lookups.contents, lang)


@get("/api/rules/{name:str}")
async def show_rule(name: FromPath[str], lang: Lang = "en") -> RuleView:
    """Show a rule by its id."""
    return await asyncio.to_thread(lookups.rule, name, lang)


@get("/api/text/{name:path}")
async def show_text(hall: This, name: FromPath[Path], lang: Lang = "en") -> TextView:
    """Write out any card, item, enemy, ability, mission or tile: by its id, or as `kind/id` or `pack:kind/id`."""

    def write() -> TextView:
        hall.look()
        return lookups.text(hall.words[lang], name.as_posix().lstrip("/"))

    return await asyncio.to_thread(write)


@get("/api/reactions")
async def show_reactions(hall: This, lang: Lang = "en") -> list[Reaction]:
    """List the kinds of optional questions, for policies."""
    return reactions(hall.words[lang])


HALL = (
    health, ready, describe_socket, lobby, switch_pack, new_table, deal_in, open_save, rename_save, delete_save, import_game,
    find_rules, show_contents, show_rule, show_text, show_reactions,
)  # fmt: skip
