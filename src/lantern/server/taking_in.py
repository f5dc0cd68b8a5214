"""Games that come from elsewhere: saves of the terminal, exported games, and scenarios of a moment.

What is read here was written by anybody. It is read in a process of its own (`examining.py`); whatever goes wrong refuses it.
"""

from __future__ import annotations

from typing import Any

import yaml
from msgspec import Struct

from lantern.campaign.files import CampaignBook, read_campaign
from lantern.content.library import Content
from lantern.content.yaml_loader import EndlessError, PackLoader, refuse_endless
from lantern.core.errors import DivergedError
from lantern.core.journal import MARK, Journal, journal_bytes, read_journal
from lantern.core.play import Broken, Notice, Play, Waiting
from lantern.core.table import Nobody, solo
from lantern.players.exports import read_export, replay_game
from lantern.players.setups import Setup, new_chapter
from lantern.players.table import MissingError, chapter_of, header_of, open_journal, setup_of, with_its_packs
from lantern.rules.adventure import Adventure
from lantern.rules.invariants import what_cannot_be_played
from lantern.rules.table.options import options_for
from lantern.rules.table.ranges import refuse_strange_numbers
from lantern.rules.table.state import ChapterState, State
from lantern.scenarios.aliases import in_todays_words
from lantern.scenarios.answers import to_answer
from lantern.scenarios.given import Situation
from lantern.scenarios.problems import mapping, sequence
from lantern.scenarios.run import KEYS
from lantern.server.problems import RefusedError
from lantern.simulate.drawing import Drawer

#: A file of a game is some hundred kB; what is larger is no game.
MOST_BYTES = 32_000_000
#: A scenario is some ten kB of text.
MOST_SCENARIO = 2_000_000
#: How long all names of a hero together can be.
MOST_CALLED = 200
#: Of a long log the last entries are drawn.
LAST_DRAWN = 200


class Examined(Struct):
    """A game that was examined: its journal as it can be opened, and what its players must know of it."""

    journal: bytes
    notice: Notice | None = None


def examine_game(data: bytes, name: str, content: Content) -> Examined:
    """Read a game that comes from elsewhere, and look at all of it: what is returned can be opened, shown and played on."""
    play = take_in(data, name, content)
    _refuse_strange_states(play.journal, name, content)
    journal = journal_bytes(play.journal)
    kept = open_journal(read_journal(journal, name), name, content=content)
    _refuse_unplayable(kept, name)
    return Examined(journal, play.notice)


def examine_campaign(data: bytes, name: str, content: Content) -> CampaignBook:
    """Read a campaign that comes from elsewhere, and look at every chapter of it for which the packs are at hand."""
    book = read_campaign(data, name, content)
    for one in book.index.chapters:
        refuse_strange_numbers(one, f"chapter {one.number}")
    for number, written in book.journals.items():
        called = f"{name}, chapter {number}"
        journal = read_journal(written, called)
        try:
            _refuse_strange_states(journal, called, content)
        except MissingError:  # a campaign waits for packs that are not there, as a game does
            continue
        if number == book.index.head:
            _refuse_unplayable(open_journal(journal, called, content=content), called)
    return book


def _refuse_strange_states(journal: Journal, name: str, content: Content) -> None:
    """Refuse a journal in which the game ever stood where no game can stand."""
    refuse_strange_numbers(journal.header.setup, f"{name}: setup")
    refuse_strange_numbers(len(journal.steps), f"{name}: steps", "turn")
    game = new_chapter(setup_of(journal.header, name), content=with_its_packs(journal.header, name, content))
    for number, record in enumerate(journal.steps):
        game.restore(journal.checkpoint(number))
        refuse_strange_numbers(game.state, f"{name}: '{record.name}'")


def _refuse_unplayable(play: Play[ChapterState], name: str) -> None:
    """Refuse a game that cannot be what it says, or that nobody could look at."""
    game = chapter_of(play)
    cannot_be = what_cannot_be_played(game)
    if cannot_be:
        raise RefusedError("bad-file", "cannot-be", name=name, detail=cannot_be[0])
    for hero in game.state.heroes.values():
        called = hero.name + hero.nickname + hero.face
        if len(called) > MOST_CALLED or not called.isprintable():
            raise RefusedError("bad-file", "cannot-be", name=name, detail="a hero has a name that nobody could read")
    assert play.outcome is not None
    Drawer(game.content, told=max(0, len(game.events) - LAST_DRAWN)).draw(game, play.outcome)


def take_in(data: bytes, name: str, content: Content) -> Play[ChapterState]:
    """Read whatever a player has: a save, an exported game or a scenario. It must lead where it led before."""
    if data.startswith(MARK):
        journal = read_journal(data, name)
        _refuse_strange_states(journal, name, content)
        return open_journal(journal, name, content=content)
    if data.lstrip()[:1] == b"{":
        return _replayed(data, name, content)
    return _from_scenario(_scenario(data), name, content)


def _replayed(data: bytes, name: str, content: Content) -> Play[ChapterState]:
    export = read_export(data, name)
    refuse_strange_numbers(export.header.setup, f"{name}: setup")
    refuse_strange_numbers(len(export.answers), f"{name}: steps", "turn")
    replayed = replay_game(export, name, content=content)
    if replayed.problem:
        raise DivergedError(replayed.problem)
    play = Play(replayed.game, replayed.journal)
    if replayed.journal.steps:
        play.reopen()
    else:
        play.advance()
    return play


# -- scenarios ------------------------------------------------------------------------------------


def _scenario(data: bytes) -> dict[str, Any]:
    if len(data) > MOST_SCENARIO:
        raise RefusedError("bad-file", "file-too-large")
    try:
        text = data.decode()
        refuse_endless(text)
        written = yaml.load(text, Loader=PackLoader)  # noqa: S506 - it is a safe loader
    except EndlessError as problem:
        raise RefusedError("bad-file", "endless-file") from problem
    except (yaml.YAMLError, ValueError, OverflowError, RecursionError) as problem:
        raise RefusedError("bad-file", "foreign-file") from problem
    if not isinstance(written, dict) or "given" not in written:
        raise RefusedError("bad-file", "foreign-file")
    return in_todays_words(mapping("the file", written, KEYS))


def _from_scenario(file: dict[str, Any], name: str, content: Content) -> Play[ChapterState]:
    """Set up the moment of a scenario, and follow it while it only answers questions; chance is not fixed at a table."""
    given = Situation(content, file, solo(Nobody()))
    state = given.state
    if any(tile.tile not in content.tiles for tile in state.placements) or given.given.get("content"):
        raise RefusedError("bad-file", "own-content", name=name)
    state.streams.fixed_dice.clear()
    state.streams.fixed_picks.clear()
    setup = Setup(
        mission=state.mission,
        heroes=tuple(hero.hero_class for hero in state.heroes.values()),
        seed=state.seed,
        profile="classic" if state.profile == "classic" else "revised",
        options=_changes(state),
    )
    game = Adventure(state, solo(Nobody()), content)
    play = Play(game, Journal(header=header_of(setup, game)))
    outcome = play.advance()
    if isinstance(outcome, Broken):
        raise RefusedError("bad-file", "breaks-off", name=name)
    _follow(play, game, sequence("when", file.get("when", [])))
    return play


def _changes(state: State) -> dict[str, bool | int | str]:
    """Return the options that differ from their profile, as a setup has them: numbers are written as text."""
    usual = options_for(state.profile)
    chosen = {name: getattr(state.options, name) for name in state.options.__struct_fields__}
    return {
        name: value if isinstance(value, bool) else str(value)
        for name, value in chosen.items()
        if value != getattr(usual, name)
    }


def _follow(play: Play[ChapterState], game: Adventure, commands: list[Any]) -> None:
    if commands[:1] != [{"step": "next"}]:
        return
    for number, item in enumerate(commands[1:], start=1):
        at = f"when[{number}]"
        command = mapping(at, item)
        if not isinstance(play.outcome, Waiting):
            return
        if "any_time" in command:
            play.answer(str(command["any_time"]))
        elif "answer" in command:
            play.answer(to_answer(at, game, play.outcome.question, command["answer"]))
        else:
            return
