"""`lantern hero`: the heroes of a campaign, as sheets and as files."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from lantern.campaign.company import take_in_key
from lantern.campaign.files import HERO_SUFFIX, bring_hero, hero_bytes
from lantern.campaign.gathering import Gathering
from lantern.campaign.records import HeroRecord
from lantern.cli.examined import examined
from lantern.cli.output import UsageError, write
from lantern.cli.packs import NO_MORE, Packs
from lantern.cli.settings import group
from lantern.cli.shelves import find_campaign, what_lies_aside, write_file
from lantern.core.journal import read_journal
from lantern.core.play import Waiting
from lantern.players.campaigns import CAMPAIGN_SUFFIX, CampaignFile, posse_of
from lantern.players.saves import games_folder, held
from lantern.players.table import chapter_of, load_play, program_version
from lantern.rules.words import Words
from lantern.views.posse import record_views
from lantern.views.sheets import hero_markdown

app = group("hero", "Look at the heroes of a campaign, and take them along as files.")


@app.command
def show(campaign: str, hero: str | None = None, /, *, lang: Literal["en", "it"] = "en", more: Packs = NO_MORE) -> None:
    """Write the sheet of a hero as Markdown; without a name, of all heroes of the campaign.

    Parameters
    ----------
    campaign
        The name or id of the campaign, as `lantern campaign list` has them.
    hero
        The name of the hero, its id, or its class if only one of the posse is of it.
    lang
        The language to write in.
    """
    words = Words(more.at_hand(), lang)
    heroes = posse_of(find_campaign(campaign).book()).heroes
    chosen = heroes if hero is None else [_find(heroes, hero)]
    write("\n".join(hero_markdown(words, view) for view in record_views(words, words.content, chosen)))


@app.command
def export(campaign: str, hero: str, /, *, to: Path | None = None) -> None:
    """Write a hero to a file, to ride with another posse.

    Parameters
    ----------
    campaign
        The name or id of the campaign, as `lantern campaign list` has them.
    hero
        The name of the hero, its id, or its class if only one of the posse is of it.
    to
        Where to write; without it, a file of its name in this folder.
    """
    book = find_campaign(campaign).book()
    record = _find(posse_of(book).heroes, hero)
    packs = read_journal(book.journals[book.index.head], book.index.name).header.packs
    data = hero_bytes(record, packs, program_version())
    path = write_file(to, record.name.replace("/", "-"), HERO_SUFFIX, data)
    write(f"Written to {path}.")


@app.command
def join(campaign: str, file: Path, /, *, more: Packs = NO_MORE) -> None:
    """Let a hero from a file join the party of a campaign of the terminal, while it gathers.

    Parameters
    ----------
    campaign
        The name of the campaign, as `lantern campaign list` has it.
    file
        What `lantern hero export` or the page wrote.
    """
    found = find_campaign(campaign)
    if found.shelf == "table":
        raise UsageError("At the table in the browser heroes join there: lantern play")
    kept = CampaignFile(games_folder() / f"{found.id}{CAMPAIGN_SUFFIX}")
    journal = kept.make_journal(kept.campaign.chapter(kept.campaign.head))
    with held(journal):
        play = load_play(journal, content=more.at_hand())
        game, outcome = chapter_of(play), play.outcome
        if not isinstance(game, Gathering) or not isinstance(outcome, Waiting):
            raise UsageError(f"{found.name} is not gathering: heroes join between the town and the next adventure (CAMP-13).")
        record, away = bring_hero(examined("hero", file, game.content), file.name, game.content)
        if not game.may_take(take_in_key(record)):
            raise UsageError(f"{record.name} is here already, or cannot be played with these packs.")
        play.answer(take_in_key(record), next(iter(outcome.questions)))
    write(f"{record.name} rides with {found.name} from now on.")
    for item in away:
        write(f"{record.name} had nothing free for {item}, which is carried and not equipped (ITEM-02, ITEM-10).")
    for line in what_lies_aside(game.content, [record]):
        write(line)


def _find(heroes: list[HeroRecord], name: str) -> HeroRecord:
    wanted = name.casefold()
    for which in ("id", "name", "hero_class"):
        found = [record for record in heroes if getattr(record, which).casefold() == wanted]
        if len(found) == 1:
            return found[0]
        if found:
            ids = ", ".join(f"{record.name} ({record.id})" for record in found)
            raise UsageError(f"'{name}' is not only one in this campaign: {ids}. Name one by its name or its id.")
    known = ", ".join(record.name for record in heroes) or "nobody yet"
    raise UsageError(f"There is no hero '{name}' in this campaign. Known: {known}.")
