"""The addresses of campaigns: look, rename, copy, rewind, take along as a file, delete and put back; and of heroes."""

from __future__ import annotations

from functools import partial
from urllib.parse import quote

from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import State as AppState
from litestar.params import FromPath, FromQuery, JSONBody

from lantern.campaign.files import CAMPAIGN_FILE_SUFFIX, HERO_SUFFIX
from lantern.players.looking_back import bought_in, last_time
from lantern.players.table import chapter_of
from lantern.server.campaigns import Campaigns
from lantern.server.door import handed_out
from lantern.server.limits import counted
from lantern.server.owning import LoggedIn, pass_for, people_only
from lantern.server.problems import RefusedError
from lantern.server.requests import Renamed
from lantern.server.routes import Lang, PathNumber, QueryText, This, Token
from lantern.server.taking_in import MOST_BYTES
from lantern.server.travelling import note_copies
from lantern.server.wire import Opened
from lantern.views.campaign import CampaignCard, CampaignView, TakenCampaign
from lantern.views.posse import LevelTree, level_tree, so_far
from lantern.views.shelf import ShelfView, shelf_of


@get("/api/campaigns")
async def list_campaigns(hall: This, lang: Lang = "en") -> list[CampaignCard]:
    """List the campaigns, the one played last first."""
    return Campaigns(hall).cards(hall.words[lang]) if hall.trusting else []


@get("/api/campaigns/{name:str}")
async def show_campaign(hall: This, name: FromPath[str], lang: Lang = "en", token: Token = None) -> CampaignView:
    """Show a campaign: its chapters, its heroes, and where everybody is."""
    return await Campaigns(hall).view(name, lang, token)


@patch("/api/campaigns/{name:str}", status_code=204)
async def rename_campaign(hall: This, name: FromPath[str], data: JSONBody[Renamed], token: Token = None) -> None:
    """Give a campaign another name."""
    await Campaigns(hall).rename(name, data.name, token)


@post("/api/campaigns/{name:str}/copy", status_code=201, guards=[counted("beginning"), people_only])
async def copy_campaign(
    hall: This, account: LoggedIn, name: FromPath[str], lang: Lang = "en", token: Token = None
) -> TakenCampaign:
    """Keep a copy of a campaign; its heroes are copies of those who ride in the first."""
    noted = partial(note_copies, account.id) if account is not None else None
    return await Campaigns(hall).copy(name, lang, token, pass_for(account), noted)


@delete("/api/campaigns/{name:str}", status_code=204)
async def delete_campaign(hall: This, name: FromPath[str], token: Token = None) -> None:
    """Take a campaign off the shelf; for some days it can be put back."""
    await Campaigns(hall).delete(name, token)


@post("/api/campaigns/{name:str}/put-back", status_code=204)
async def put_campaign_back(hall: This, name: FromPath[str], token: Token = None) -> None:
    """Put a campaign back on the shelf that was deleted."""
    await Campaigns(hall).put_back(name, token)


@post("/api/campaigns/{name:str}/chapters/{number:int}/rewind", status_code=201, guards=[counted("beginning"), people_only])
async def rewind(hall: This, name: FromPath[str], number: PathNumber, token: Token = None) -> Opened:
    """Begin a chapter once more as a branch of the campaign."""
    table, secret = await Campaigns(hall).rewind(name, number, token)
    return Opened(id=table.game.id, token=handed_out(secret))


@get("/api/campaigns/{name:str}/file", media_type="application/zip", guards=[counted("looking-back")])
async def campaign_file(
    hall: This, name: FromPath[str], replays: FromQuery[bool] = True, token: Token = None
) -> Response[bytes]:
    """Give a campaign as a file, with all that was played in it or without."""
    title, data = await Campaigns(hall).file(name, token, replays=replays)
    return _attached(data, f"{title}{CAMPAIGN_FILE_SUFFIX}", "application/zip")


@post("/api/campaigns/file", status_code=201, guards=[counted("taking-in"), people_only], request_max_body_size=MOST_BYTES)
async def take_in_campaign(
    hall: This, account: LoggedIn, request: Request[object, object, AppState], name: QueryText = "campaign", lang: Lang = "en"
) -> TakenCampaign:
    """Take in a campaign: the file is the body."""
    return await Campaigns(hall).take_in(await _body(request), name, lang, pass_for(account))


@get("/api/campaigns/{name:str}/heroes/{hero:str}/file", media_type="application/json")
async def hero_file(hall: This, name: FromPath[str], hero: FromPath[str], token: Token = None) -> Response[bytes]:
    """Give a hero as a file."""
    title, data = await Campaigns(hall).hero_file(name, hero, token)
    return _attached(data, f"{title}{HERO_SUFFIX}", "application/json")


@post("/api/tables/{name:str}/heroes", status_code=201, guards=[counted("taking-in")], request_max_body_size=MOST_BYTES)
async def hero_joins(
    hall: This,
    request: Request[object, object, AppState],
    name: FromPath[str],
    file: QueryText = "hero",
    lang: Lang = "en",
    token: Token = None,
) -> TakenCampaign:
    """Let a hero from a file join at a gathering: the file is the body."""
    table = await hall.visit(name, token)
    return await Campaigns(hall).hero_joins(table, await _body(request), file, lang, token)


@get("/api/tables/{name:str}/levels/{hero:str}", guards=[counted("looking-back")])
async def show_levels(
    hall: This, name: FromPath[str], hero: FromPath[str], lang: Lang = "en", token: Token = None
) -> LevelTree:
    """Show what a hero has learnt and can learn, and what that would have done in its last adventure."""
    table = await hall.visit(name, token)
    past = await Campaigns(hall).last_adventure(name)
    stay = await Campaigns(hall).last_stay(name)

    def see() -> LevelTree:
        game = chapter_of(table.play)
        if hero not in game.state.heroes:
            raise RefusedError("not-found", "no-hero")
        last = so_far(game, hero) or (last_time(table.play, past.play, hero) if past is not None else None)
        if last is not None and stay is not None:
            last = last._replace(bought=bought_in(table.play, stay.play, hero))
        return level_tree(game, table.words[lang], hero, last)

    return await table.read(see)


@get("/api/tables/{name:str}/shelf/{hero:str}")
async def show_shelf(hall: This, name: FromPath[str], hero: FromPath[str], lang: Lang = "en", token: Token = None) -> ShelfView:
    """Show what is to be had where a hero is in town, what it would change, and why not."""
    table = await hall.visit(name, token)

    def see() -> ShelfView:
        game = chapter_of(table.play)
        found = shelf_of(game, table.words[lang], hero) if hero in game.state.heroes else None
        if found is None:
            raise RefusedError("not-found", "no-hero")
        return found

    return await table.read(see)


async def _body(request: Request[object, object, AppState]) -> bytes:
    length = request.headers.get("content-length", "0")
    if not length.isdecimal() or int(length) > MOST_BYTES:
        raise RefusedError("too-large", "file-too-large")
    return await request.body()


def _attached(data: bytes, name: str, kind: str) -> Response[bytes]:
    safe = "".join(letter if letter.isascii() and (letter.isalnum() or letter in "-_.") else "-" for letter in name)
    said = f"attachment; filename=\"{safe}\"; filename*=UTF-8''{quote(name, errors='replace')}"
    return Response(data, media_type=kind, headers={"Content-Disposition": said})


CAMPAIGNS = (
    list_campaigns, show_campaign, rename_campaign, copy_campaign, delete_campaign, put_campaign_back, rewind, campaign_file,
    take_in_campaign, hero_file, hero_joins, show_levels, show_shelf,
)  # fmt: skip
