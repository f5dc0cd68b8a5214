"""The addresses of the Gazette: the rack with all issues of a campaign, and one of them."""

from __future__ import annotations

import asyncio

from litestar import get
from litestar.params import FromPath

from lantern.gazette.issue import Gazette, GazetteIssue, ToldChapter, issue, rack
from lantern.gazette.outings import Outing, outings
from lantern.players.setups import records_in
from lantern.players.table import chapter_of, setup_of
from lantern.server.hall import Hall
from lantern.server.limits import counted
from lantern.server.problems import RefusedError
from lantern.server.routes import Lang, PathNumber, This, Token
from lantern.views.look import look_at


@get("/api/tables/{name:str}/gazette")
async def gazette(hall: This, name: FromPath[str], lang: Lang = "en", token: Token = None) -> Gazette:
    """Show the rack: what has come out in the campaign of a table."""
    await hall.visit(name, token)
    return await asyncio.to_thread(lambda: rack(_course(hall, name)[1], hall.words[lang]))


@get("/api/tables/{name:str}/gazette/{number:int}", guards=[counted("looking-back")])
async def gazette_issue(
    hall: This, name: FromPath[str], number: PathNumber, lang: Lang = "en", token: Token = None
) -> GazetteIssue:
    """Show an issue."""
    await hall.visit(name, token)
    campaign, course = await asyncio.to_thread(_course, hall, name)
    if not 1 <= number <= len(course):
        raise RefusedError("not-found", "no-issue", number=number, total=len(course))
    told = [await _told(hall, journal, lang) for journal in course[number - 1].journals]
    following = course[number].mission if number < len(course) else ""
    return await asyncio.to_thread(issue, course[:number], campaign, told[0], told[1:], following)


def _course(hall: Hall, name: str) -> tuple[str, list[Outing]]:
    """Read the course of the campaign that a table is in: the way to where it goes on, if the table is on it, or else to it."""
    campaign = hall.store.campaign(name)
    place = campaign.played_in(name)
    if place is None:
        return name, []
    way = campaign.way_to(campaign.head or place.number)
    if place not in way:
        way = campaign.way_to(place.number)
    return way[0].journal, outings(way)


async def _told(hall: Hall, journal: str, lang: str) -> ToldChapter:
    table = await hall.table(journal)

    def told() -> ToldChapter:
        game, setup = chapter_of(table.play), setup_of(table.play.journal.header, table.game.name)
        return ToldChapter(look_at(game, table.words[lang]), list(game.events), records_in(setup, game))

    return await table.read(told)


GAZETTE = (gazette, gazette_issue)
