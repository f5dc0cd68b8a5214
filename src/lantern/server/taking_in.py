"""Games that come from elsewhere: saves of the terminal, exported games, and scenarios of a moment."""

from __future__ import annotations

from typing import Any

import yaml

from lantern.content.library import Content
from lantern.core.errors import DivergedError
from lantern.core.journal import MARK, Journal, read_journal
from lantern.core.play import Broken, Play, Waiting
from lantern.core.table import Nobody, solo
from lantern.players.table import Setup, header_of, open_journal, read_export, replay_game
from lantern.rules.adventure import Adventure
from lantern.rules.table.options import options_for
from lantern.rules.table.state import ChapterState, State
from lantern.scenarios.aliases import in_todays_words
from lantern.scenarios.answers import to_answer
from lantern.scenarios.given import Situation
from lantern.scenarios.problems import mapping, sequence
from lantern.scenarios.run import KEYS
from lantern.server.problems import RefusedError

#: A file of a game is some hundred kB; what is larger is no game.
MOST_BYTES = 32_000_000


def take_in(data: bytes, name: str, content: Content) -> Play[ChapterState]:
    """Read whatever a player has: a save, an exported game or a scenario. It must lead where it led before."""
    if data.startswith(MARK):
        return open_journal(read_journal(data, name), name, content=content)
    if data.lstrip()[:1] == b"{":
        return _replayed(data, name, content)
    return _from_scenario(_scenario(data), name, content)


def _replayed(data: bytes, name: str, content: Content) -> Play[ChapterState]:
    replayed = replay_game(read_export(data, name), name, content=content)
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
    try:
        written = yaml.safe_load(data.decode())
    except (UnicodeDecodeError, yaml.YAMLError, RecursionError) as problem:
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
