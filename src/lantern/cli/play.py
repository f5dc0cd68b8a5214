"""`lantern play`: the table in the browser, the terminal table, or bots that play by themselves."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from lantern.cli.lobby import Lobby, any_seed
from lantern.cli.output import UsageError, console, write
from lantern.cli.packs import NO_MORE, Packs, tell_what_is_set_aside
from lantern.cli.party import WHO_PLAYS, classes
from lantern.content.folders import keep_data_in
from lantern.content.library import Content
from lantern.content.words import Profile
from lantern.core.play import Broken, digest
from lantern.core.table import solo
from lantern.players.logbook import log_lines
from lantern.players.saves import SavedGame, path_of
from lantern.players.setups import Setup, read_options, with_introduction
from lantern.players.table import game_of, new_play, seen_by_all
from lantern.rules.table.options import option_names, options_for
from lantern.rules.turn.setup import FIRST_HEROES, introductory_mission
from lantern.rules.words import Words
from lantern.simulate.bots import USUAL
from lantern.simulate.bots import bots as bots_called

NO_TERMINAL = (
    "to play there, lantern needs a terminal, and standard input is none. The table in the browser needs none: lantern play."
)
WIDEST = 120
LOCAL = "127.0.0.1"


def play(
    *,
    mission: str | None = None,
    heroes: str | None = None,
    seed: int | None = None,
    profile: Profile = "revised",
    option: Annotated[
        list[str] | None,
        Parameter(help=f"Change an option of the table, as NAME=VALUE; again for more. Options: {', '.join(option_names())}."),
    ] = None,
    lang: Literal["en", "it"] = "en",
    load: str | None = None,
    new: bool = False,
    terminal: bool = False,
    bots: bool = False,
    players: Annotated[str | None, Parameter(help=f"With --bots. {WHO_PLAYS}")] = None,
    host: str = LOCAL,
    allow_host: Annotated[tuple[str, ...], Parameter(consume_multiple=False)] = (),
    port: int | None = None,
    no_open: bool = False,
    data: Path | None = None,
    more: Packs = NO_MORE,
) -> int:
    """Play in the browser: a table on this machine, where games go on and new ones begin.

    Parameters
    ----------
    mission
        The mission; `lantern pack list missions` names them. Without it, the introductory one.
    heroes
        The classes of the heroes, 1 to 6, with commas between them; `lantern pack list heroes` names them.
    seed
        The number that chance grows from: the same seed and the same answers make the same game.
    profile
        The revised rules, or those of the 2014 core.
    lang
        The language of the table.
    load
        Go on with this save, by its path or its name.
    new
        Begin a new game without a menu.
    terminal
        Play at the terminal instead of the browser.
    host
        Where the table listens; without it, only this machine reaches it.
    allow_host
        A name under which others call the table, such as that of a proxy; again for more. The variable LANTERN_ALLOWED_HOSTS
        names some, with commas between them.
    port
        The port of the table; without it, the usual one or any that is free.
    no_open
        Print the address, and open no browser.
    data
        The folder in which games and your packs are kept; without it, the usual place of this system. The variable LANTERN_DATA
        names one for every command.
    bots
        Let bots play a whole adventure and write its log; needs no terminal.
    """
    if data is not None:
        keep_data_in(data)
    chosen = any([mission, heroes, seed is not None, option, new, profile != "revised", more.sets])
    if load and (chosen or bots):
        raise UsageError("--load opens a game as it is; what a new game is made from cannot be given with it.")
    setup = new_setup(mission, heroes, seed, profile, option or [], more.chosen)
    if players and not bots:
        raise UsageError("--players says which bots play; it is given with --bots.")
    content = more.at_hand()
    tell_what_is_set_aside(content)
    if bots:
        return let_bots_play(setup, lang, content, players or USUAL)
    if not terminal:
        from lantern.cli.browser import play_in_browser  # noqa: PLC0415 - a web server takes its time to import

        return play_in_browser(
            setup if chosen else None,
            load,
            more.at_hand,
            host=host,
            port=port,
            lang=lang,
            opening=not no_open,
            allowed=allow_host,
        )
    if not sys.stdin.isatty():
        raise UsageError(NO_TERMINAL)
    lobby = Lobby(lang, console(), read_line, content)
    try:
        if load:
            lobby.open(SavedGame(path_of(load)))
        elif chosen:
            lobby.begin(setup)
        else:
            lobby.menu()
    except EOFError:
        write("")
    return 0


def new_setup(
    mission: str | None, heroes: str | None, seed: int | None, profile: Profile, option: list[str], packs: tuple[str, ...] = ()
) -> Setup:
    """Put together what a new game is made from; the introductory mission is played as the basic game."""
    changes = read_options(option)
    setup = Setup(
        mission=mission or introductory_mission(options_for(profile)),
        heroes=classes(heroes) if heroes else FIRST_HEROES,
        seed=any_seed() if seed is None else seed,
        profile=profile,
        options=changes,
        packs=packs,
    )
    return with_introduction(setup)


def let_bots_play(setup: Setup, lang: Literal["en", "it"], content: Content, players: str) -> int:
    """Let bots play a whole adventure, and write its log."""
    game = new_play(setup, table=solo(bots_called(players, setup.heroes)(setup.seed)), content=content)
    out = console()
    engine = game_of(game)
    for line in log_lines(seen_by_all(engine), Words(engine.content, lang), engine.events, min(out.width, WIDEST)):
        out.print(line, soft_wrap=True)
    if isinstance(game.outcome, Broken):
        write(game.outcome.report)
        return 1
    write(f"seed {setup.seed}, digest {digest(engine.checkpoint())}")
    return 0


def read_line(prompt: str) -> str:
    """Read a line from the terminal, with the arrow keys where there are any."""
    with suppress(ImportError):
        import readline  # noqa: F401, PLC0415 - importing it is using it, and not every system has it
    return input(prompt)
