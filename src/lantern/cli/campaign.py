"""`lantern campaign`: the campaigns of this machine, as lists, as Markdown and as files."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from lantern.campaign.files import CAMPAIGN_FILE_SUFFIX, CampaignBook, campaign_bytes, read_campaign
from lantern.cli.examined import examined
from lantern.cli.output import UsageError, write, write_json
from lantern.cli.packs import NO_MORE, Packs
from lantern.cli.settings import group
from lantern.cli.shelves import OnShelf, campaigns_kept, chapter_titles, find_campaign, way_of, what_lies_aside_of, write_file
from lantern.core.journal import read_journal
from lantern.gazette.issue import ToldChapter, issue
from lantern.gazette.outings import outings
from lantern.gazette.plain import printed
from lantern.players.campaigns import (
    CAMPAIGN_SUFFIX,
    CampaignFile,
    book_of,
    forget,
    posse_of,
    put_aside,
    put_away,
    put_back,
    take_in_book,
)
from lantern.players.saves import fresh_path, games_folder, held
from lantern.players.setups import records_in
from lantern.players.table import chapter_of, open_journal, setup_of
from lantern.rules.words import Words
from lantern.server.shelf import CampaignShelf
from lantern.server.store import Store, default_place, is_there
from lantern.views.look import look_at
from lantern.views.posse import record_views
from lantern.views.sheets import campaign_markdown

app = group("campaign", "Look at the campaigns of this machine, and take them along as files.")


@app.command(name="list")
def list_campaigns(*, lang: Literal["en", "it"] = "en", json: bool = False, more: Packs = NO_MORE) -> None:
    """List all campaigns: those of the terminal and those of the table in the browser.

    Parameters
    ----------
    lang
        The language of their chapters.
    json
        Write it for a program to read.
    """
    words = Words(more.at_hand(), lang)
    rows: list[dict[str, Any]] = []
    for one in campaigns_kept():
        book = one.book()
        heroes = record_views(words, words.content, posse_of(book).heroes)
        rows.append(
            {
                "name": one.name,
                "id": one.id,
                "kept": one.shelf,
                "chapters": len(book.index.chapters),
                "head": chapter_titles(words, book)[book.index.head],
                "heroes": [hero.name for hero in heroes if not (hero.dead or hero.lost or hero.apart)],
            }
        )
    if json:
        write_json(rows)
        return
    for row in rows:
        heroes_named = f": {', '.join(row['heroes'])}" if row["heroes"] else ""
        write(f"{row['name']} ({row['kept']}, {row['id']}), chapter {row['chapters']}, {row['head']}{heroes_named}")
    if not rows:
        write("There is no campaign yet. Begin one with: lantern play")


@app.command
def show(name: str, /, *, lang: Literal["en", "it"] = "en", more: Packs = NO_MORE) -> None:
    """Show where a campaign stands, as Markdown: its heroes, and its chapters with their branches.

    Parameters
    ----------
    name
        Its name or its id, as `lantern campaign list` has them.
    lang
        The language to write in.
    """
    words = Words(more.at_hand(), lang)
    book = find_campaign(name).book()
    heroes = record_views(words, words.content, posse_of(book).heroes)
    write(campaign_markdown(words, book.index, heroes, chapter_titles(words, book)))


@app.command
def gazette(name: str, number: int = 0, /, *, lang: Literal["en", "it"] = "en", more: Packs = NO_MORE) -> None:
    """Print an issue of the newspaper of a campaign: one comes out for every adventure that is over.

    Parameters
    ----------
    name
        The name or id of the campaign, as `lantern campaign list` has them.
    number
        Which issue; without it, the last.
    lang
        The language to write in.
    """
    book = find_campaign(name).book()
    course = outings(way_of(book))
    wanted = number or len(course)
    if not 1 <= wanted <= len(course):
        raise UsageError(f"There is no issue {wanted} of this campaign; {len(course)} have come out.")
    words = Words(more.at_hand(), lang)
    told = [_told(book, words, journal) for journal in course[wanted - 1].journals]
    following = course[wanted].mission if wanted < len(course) else ""
    write(printed(issue(course[:wanted], book.index.name, told[0], told[1:], following)))


def _told(book: CampaignBook, words: Words, chapter: str) -> ToldChapter:
    if int(chapter) not in book.journals:
        raise UsageError(f"How chapter {chapter} was played was left out of this campaign, so nobody can write about it.")
    play = open_journal(read_journal(book.journals[int(chapter)], chapter), chapter, content=words.content)
    game, setup = chapter_of(play), setup_of(play.journal.header, chapter)
    return ToldChapter(look_at(game, words), game.events, records_in(setup, game))


@app.command
def export(name: str, /, *, to: Path | None = None, no_replays: bool = False) -> None:
    """Write a campaign to a file, with all that was played in it.

    Parameters
    ----------
    name
        Its name or its id, as `lantern campaign list` has them.
    to
        Where to write; without it, a file of its name in this folder.
    no_replays
        Leave out how the chapters before the last were played: the file is much smaller.
    """
    book = find_campaign(name).book()
    data = campaign_bytes(book.without_replays() if no_replays else book)
    path = write_file(to, book.index.name, CAMPAIGN_FILE_SUFFIX, data)
    write(f"Written to {path} ({len(data):,} bytes).")


@app.command(name="import")
def import_campaign(
    file: Path, /, *, name: str | None = None, to: Literal["terminal", "table"] = "terminal", more: Packs = NO_MORE
) -> None:
    """Take in a campaign from a file, to go on with it.

    Parameters
    ----------
    file
        What `lantern campaign export` or the page wrote.
    name
        What it is to be called; without it, as in the file.
    to
        Whether it is kept for the terminal or at the table in the browser.
    """
    content = more.at_hand()
    if name is not None:
        _must_be_a_name(name)
    book = read_campaign(examined("campaign", file, content), file.name, content)
    book.index.name = name or book.index.name or file.name.removesuffix(CAMPAIGN_FILE_SUFFIX)
    for line in what_lies_aside_of(content, posse_of(book)):
        write(line)
    if to == "table":
        store = Store(default_place())
        kept = CampaignShelf(store).take_in(book)
        store.close()
        write(f"Kept at the table as {book.index.name} ({kept}). Go on with: lantern play")
        return
    path = fresh_path(book.index.name).with_suffix(CAMPAIGN_SUFFIX)
    found = take_in_book(book, path)
    head = found.journal_of(found.campaign.chapter(found.campaign.head))
    write(f"Kept as {path.stem} ({len(book.index.chapters)} chapters). Go on with: lantern play --terminal --load {head.stem}")


@app.command
def rename(name: str, new: str, /) -> None:
    """Give a campaign another name.

    Parameters
    ----------
    name
        Its name or its id, as `lantern campaign list` has them.
    new
        What it is called from now on.
    """
    found = find_campaign(name)
    _must_be_a_name(new)
    if found.shelf == "table":
        with _table() as shelf:
            shelf.rename(found.id, new)
        write(f"{found.name} is called {new} now.")
        return
    before = _file_of(found)
    with held(before.journal_of(before.campaign.chapter(before.campaign.head))):
        after = take_in_book(book_of(before), fresh_path(new).with_suffix(CAMPAIGN_SUFFIX))
        forget(before)
    write(f"{found.name} is called {after.path.stem} now.")


@app.command
def copy(name: str, /, *, to: str | None = None) -> None:
    """Keep a copy of a campaign beside it.

    Parameters
    ----------
    name
        Its name or its id, as `lantern campaign list` has them.
    to
        What the copy is called; without it, as the campaign, with a number.
    """
    found = find_campaign(name)
    book = found.book()
    if to is not None:
        _must_be_a_name(to)
    book.index.name = to or found.name
    if found.shelf == "table":
        with _table() as shelf:
            kept = shelf.take_in(book)
        write(f"Kept at the table as {book.index.name} ({kept}).")
        return
    after = take_in_book(book, fresh_path(book.index.name).with_suffix(CAMPAIGN_SUFFIX))
    write(f"Kept as {after.path.stem}.")


@app.command
def delete(name: str, /) -> None:
    """Take a campaign off the shelf; for a week it can be put back.

    Parameters
    ----------
    name
        Its name or its id, as `lantern campaign list` has them.
    """
    found = find_campaign(name)
    called = found.id
    if found.shelf == "table":
        with _table() as shelf:
            shelf.delete(found.id)
    else:
        file = _file_of(found)
        with held(file.journal_of(file.campaign.chapter(file.campaign.head))):
            called = put_away(file).name
    write(f"{found.name} is off the shelf. Put it back within a week with: lantern campaign put-back {called}")


@app.command(name="put-back")
def put_campaign_back(name: str, /) -> None:
    """Put a campaign back on the shelf that was deleted.

    Parameters
    ----------
    name
        What `lantern campaign delete` called it.
    """
    aside = put_aside(games_folder())
    called = put_back(aside[name]).stem if name in aside else _put_back_at_the_table(name)
    if not called:
        known = f" Deleted were: {', '.join(aside)}." if aside else ""
        raise UsageError(f"No campaign '{name}' was deleted.{known}")
    write(f"{called} is on the shelf again.")


def _put_back_at_the_table(name: str) -> str:
    """Put a campaign of the table back by its id, and return what it is called; nothing if none was deleted."""
    if not is_there(default_place()) or any(name == one.id for one in campaigns_kept()):
        return ""
    with _table() as shelf:
        shelf.put_back(name)
    return next((one.name for one in campaigns_kept() if one.id == name), "")


@app.command
def rewind(name: str, chapter: int, /) -> None:
    """Begin a chapter of a campaign of the terminal once more, as its heroes came to it: as a branch beside what was played.

    Parameters
    ----------
    name
        The name of the campaign, as `lantern campaign list` has it.
    chapter
        The number of the chapter, as `lantern campaign show` has it.
    """
    found = find_campaign(name)
    if found.shelf == "table":
        raise UsageError("A campaign of the table in the browser is rewound there: lantern play")
    journal = _file_of(found).begin_again(chapter)
    write(f"Chapter {chapter} begins once more. Play it with: lantern play --terminal --load {journal.stem}")


def _must_be_a_name(name: str) -> None:
    if not any(letter.isalnum() for letter in name):
        raise UsageError(f"'{name}' is no name: it has neither a letter nor a figure.")


def _file_of(found: OnShelf) -> CampaignFile:
    return CampaignFile(games_folder() / f"{found.id}{CAMPAIGN_SUFFIX}")


@contextmanager
def _table() -> Iterator[CampaignShelf]:
    store = Store(default_place())
    try:
        yield CampaignShelf(store)
    finally:
        store.close()
