"""`lantern serve`: the tables for others, on a machine that nobody sits at."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from typing import Annotated, Literal, get_args

from cyclopts import Parameter
from cyclopts.validators import Number

from lantern.cli.output import UsageError, write
from lantern.cli.packs import NO_MORE, Packs, tell_what_is_set_aside
from lantern.content.folders import keep_data_in
from lantern.server.accounts import Registering
from lantern.server.addresses import USUAL_PORT
from lantern.server.app import is_built
from lantern.server.logs import log_as
from lantern.server.meters import Meters
from lantern.server.serving import serve as serve_tables
from lantern.server.store import default_place

#: Names what `--metrics` asks for.
METRICS = "LANTERN_METRICS"
MOST_WORKERS = 64
#: Names what `--accounts` says.
ACCOUNTS = "LANTERN_ACCOUNTS"
NOT_BUILT = "the page of the table is not built: run `make page` first."


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = USUAL_PORT,
    allow_host: Annotated[tuple[str, ...], Parameter(consume_multiple=False)] = (),
    database: str | None = None,
    log: Literal["plain", "json"] = "plain",
    metrics: bool = False,
    workers: Annotated[int, Parameter(validator=Number(gte=1, lte=MOST_WORKERS))] = 1,
    accounts: Registering | None = None,
    data: Path | None = None,
    more: Packs = NO_MORE,
) -> int:
    """Serve tables to others until SIGTERM or Ctrl-C; whoever comes is a stranger, also from this machine.

    Parameters
    ----------
    host
        Where to listen; without it, only a proxy on this machine reaches it.
    port
        The port.
    allow_host
        A name under which others call the server, such as that of a proxy; again for more. The variable LANTERN_ALLOWED_HOSTS
        names some, with commas between them.
    database
        Where games are kept: postgresql://user:password@host/name or sqlite:////path/to/file. Others on this machine can read
        it here; the variable LANTERN_DATABASE_URL says the same unseen. Without both, a file in the data folder.
    log
        How the log is written to standard error: a line for people, or a JSON object, for each thing that happens.
    metrics
        Let Prometheus read what is counted at /metrics; so does the variable LANTERN_METRICS=1.
    workers
        So many processes serve the tables, one for each core; more than one need a PostgreSQL database.
    accounts
        Whether people have accounts, so that tables, campaigns and heroes are theirs: nobody (`off`), whom you invite with
        `lantern person invite`, or whoever registers (`open`). The variable LANTERN_ACCOUNTS says the same; without both, off.
    data
        The folder in which games and your packs are kept; without it, the usual place of this system. The variable LANTERN_DATA
        names one for every command.
    """
    if data is not None:
        keep_data_in(data)
    if not is_built():
        raise UsageError(NOT_BUILT)
    tell_what_is_set_aside(more.at_hand())
    registering = accounts or _registering(os.environ.get(ACCOUNTS, "off"))
    meters = Meters(workers=workers) if metrics or os.environ.get(METRICS, "") == "1" else None
    log_as(log)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # the server closes everything first, and then passes it on
    try:
        serve_tables(
            database or default_place(),
            host,
            port,
            lambda address: write(f"Tables are served: {address}"),
            packs=more.at_hand,
            allowed=allow_host,
            for_others=True,
            meters=meters,
            workers=workers,
            registering=registering,
        )
    except OSError as problem:
        raise UsageError(f"the tables cannot be served at {host}, port {port}: {problem.strerror}.") from problem
    return 0


def _registering(said: str) -> Registering:
    """Read who may register from the variable."""
    known: tuple[Registering, ...] = get_args(Registering)
    for one in known:
        if one == said:
            return one
    raise UsageError(f"{ACCOUNTS} is '{said}'; it can be {', '.join(known)}.")
