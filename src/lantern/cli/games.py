"""`lantern replay`, `export` and `import`: games as files."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from lantern.cli.examined import examined
from lantern.cli.output import UsageError, console, write
from lantern.cli.packs import NO_MORE, Packs
from lantern.core.journal import export_json, read_journal
from lantern.core.play import digest
from lantern.players.exports import import_play, read_game, replay_game
from lantern.players.logbook import log_lines
from lantern.players.moving import write_whole
from lantern.players.saves import fresh_path, path_of
from lantern.players.table import seen_by_all
from lantern.rules.adventure import Adventure
from lantern.rules.table.ranges import refuse_strange_numbers
from lantern.rules.words import Words

WIDEST = 120


def replay(file: str, /, *, lang: Literal["en", "it"] = "en", quiet: bool = False, more: Packs = NO_MORE) -> int:
    """Play a saved or exported game again and tell what happened.

    Parameters
    ----------
    file
        A save, by its path or its name, or an exported game.
    lang
        The language of the log.
    quiet
        Write only the digest.
    """
    path = path_of(file)
    export = read_game(path)
    refuse_strange_numbers(export.header.setup, f"{path.name}: setup")
    refuse_strange_numbers(len(export.answers), f"{path.name}: steps", "turn")
    replayed = replay_game(export, path.name, content=more.load())
    game = replayed.game
    out = console()
    if not quiet:
        for line in log_lines(seen_by_all(game), Words(game.content, lang), game.events, min(out.width, WIDEST)):
            out.print(line, soft_wrap=True)
    ended = game.state.result if isinstance(game, Adventure) else None
    result = f", {ended}" if ended else ""
    write(f"{len(replayed.journal.steps)} steps, {replayed.journal.answers} answers, turn {game.state.turn}{result}")
    write(f"digest {digest(game.checkpoint())}")
    if replayed.problem:
        write(f"It could not be followed further. {replayed.problem}")
    return int(bool(replayed.problem))


def export(file: str, /, *, to: Path | None = None) -> None:
    """Write a saved game as text to share: what it was made from, and every answer.

    Parameters
    ----------
    file
        A save, by its path or its name.
    to
        Where to write; without it, to standard output.
    """
    path = path_of(file)
    if not path.is_file():
        raise UsageError(f"{path}: there is no such save.")
    text = export_json(read_journal(path.read_bytes(), path.name))
    if to is None:
        write(text.decode())
    else:
        write_whole(to, text)
        write(f"Written to {to}.")


def import_game(file: Path, /, *, name: str | None = None, more: Packs = NO_MORE) -> None:
    """Take in an exported game, to go on with it.

    Parameters
    ----------
    file
        An exported game.
    name
        The name of the save; without it, that of the file.
    """
    to = fresh_path(name or file.stem)
    content = more.load()
    examined("game", file, content)
    play = import_play(file, to, content=content)
    if play.file is not None:
        play.file.close()
    write(f"Kept as {to.stem} ({play.journal.answers} answers). Go on with: lantern play --load {to.stem}")
