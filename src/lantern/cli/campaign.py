"""`lantern campaign`: the campaigns of this machine, as lists, as Markdown and as files."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from lantern.campaign.files import CAMPAIGN_FILE_SUFFIX, CampaignBook, campaign_bytes, cards_aside, read_campaign
from lantern.cli.output import UsageError, write, write_json
from lantern.cli.packs import NO_MORE, Packs
from lantern.cli.settings import group
from lantern.cli.shelves import campaigns_kept, chapter_titles, find_campaign, free_file, way_of
from lantern.content.library import Content
from lantern.core.journal import read_journal
from lantern.gazette.issue import ToldChapter, issue
from lantern.gazette.outings import outings
from lantern.gazette.plain import printed
from lantern.players.campaigns import CAMPAIGN_SUFFIX, posse_of, take_in_book
from lantern.players.saves import fresh_path
from lantern.players.table import chapter_of, open_journal
from lantern.rules.words import Words
from lantern.server.shelf import CampaignShelf
from lantern.server.store import Store, default_path
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
    return ToldChapter(look_at(chapter_of(play), words), play.engine.events)


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
    path = to if to is not None else free_file(Path(), book.index.name, CAMPAIGN_FILE_SUFFIX)
    path.write_bytes(data)
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
    if not file.is_file():
        raise UsageError(f"{file}: there is no such file.")
    content = more.at_hand()
    book = read_campaign(file.read_bytes(), file.name, content)
    book.index.name = name or book.index.name or file.name.removesuffix(CAMPAIGN_FILE_SUFFIX)
    for line in tell_what_lies_aside(content, book):
        write(line)
    if to == "table":
        store = Store(default_path())
        kept = CampaignShelf(store).take_in(book)
        store.close()
        write(f"Kept at the table as {book.index.name} ({kept}). Go on with: lantern play")
        return
    path = fresh_path(book.index.name).with_suffix(CAMPAIGN_SUFFIX)
    found = take_in_book(book, path)
    head = found.journal_of(found.campaign.chapter(found.campaign.head))
    write(f"Kept as {path.stem} ({len(book.index.chapters)} chapters). Go on with: lantern play --terminal --load {head.stem}")


def tell_what_lies_aside(content: Content, book: CampaignBook) -> list[str]:
    """Name the cards of a campaign that no pack at hand knows."""
    aside = cards_aside(content, posse_of(book).heroes)
    return [f"{hero.name}: '{card.id}' is in none of the packs at hand, and is kept aside." for hero, card in aside]
