"""`lantern play` in the browser: starts the table of this machine, and opens its page."""

from __future__ import annotations

import webbrowser
from collections.abc import Callable, Sequence

import msgspec

from lantern.cli.output import UsageError, write
from lantern.content.library import Content
from lantern.players.exports import read_export
from lantern.players.saves import path_of
from lantern.players.setups import Setup, new_game
from lantern.players.table import with_its_packs
from lantern.server.app import is_built
from lantern.server.requests import NewTable
from lantern.server.serving import First, serve
from lantern.server.store import default_place


def play_in_browser(
    setup: Setup | None,
    load: str | None,
    packs: Callable[[], Content],
    *,
    host: str,
    port: int | None,
    lang: str,
    opening: bool,
    allowed: Sequence[str] = (),
) -> int:
    """Serve the table until somebody ends it: at its first page, at a new game, or at a saved one."""
    if not is_built():
        raise UsageError("the page of the table is not built: run `make page` first, or play at the terminal with --terminal.")

    def ready(address: str) -> None:
        write(f"The table is set: {address}")
        write("Every answer is saved as it is given. Ctrl-C closes the table.")
        if opening:
            webbrowser.open(address)

    try:
        serve(default_place(), host, port, ready, packs=packs, first=_first(setup, load, packs()), lang=lang, allowed=allowed)
    except OSError as problem:
        raise UsageError(f"the table cannot listen at {host}, port {port}: {problem.strerror}.") from problem
    return 0


def _first(setup: Setup | None, load: str | None, content: Content) -> First | None:
    if setup is not None:
        new_game(setup, content=content)  # what cannot be set up is refused before anything is opened
        made_from = msgspec.to_builtins(setup)
        asked = {name: made_from[name] for name in NewTable.__struct_fields__ if name in made_from}
        wanted = msgspec.convert(asked, NewTable)
        return lambda hall: hall.new(wanted, "en")
    if load is not None:
        path = path_of(load)
        if not path.is_file():
            raise UsageError(f"{path}: there is no such save.")
        data = path.read_bytes()
        with_its_packs(read_export(data, path.name).header, path.name, content)
        return lambda hall: hall.take_in(data, path.name)
    return None
