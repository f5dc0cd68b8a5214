"""The databases that games are kept in, for tests: a SQLite file, and a PostgreSQL server that is started and stopped here."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from lantern.server.store import Store

PROGRAMS = ("initdb", "pg_ctl")
#: Whom the server runs as where the tests run as root, which PostgreSQL refuses.
NOBODY = "nobody"
#: Nothing of this outlives the tests, so it need not outlive the power going out.
SETTINGS = "-c listen_addresses='' -c fsync=off -c max_connections=60 -c shared_buffers=16MB"

#: Other databases are made like it: that is quicker than making tables.
WITH_TABLES = "with_tables"


class PostgresServer:
    """A PostgreSQL server of this test run, reached by a socket in a folder of its own."""

    def __init__(self, settings: str = SETTINGS) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="lantern-postgres-"))
        self._settings = settings
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            user = pwd.getpwnam(NOBODY)
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self._as = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self._numbers = count(1)
        self._like = 0
        try:
            self._run("initdb", "-U", "lantern", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "-D", self._data)
            self.start()
        except BaseException:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def _run(self, *command: str) -> None:
        done = subprocess.run(
            command, cwd=self.folder, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False, **self._as
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        options = f"-k {self.folder} {self._settings}"
        self._run("pg_ctl", "-D", self._data, "-l", str(self.folder / "log"), "-w", "-o", options, "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", self._data, "-m", "immediate", "-w", "stop")

    def remove(self) -> None:
        if (self.folder / "data" / "postmaster.pid").exists():
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str) -> str:
        return f"postgresql://lantern@/{database}?host={self.folder}"

    def execute(self, statement: str, database: str = "postgres") -> list[Any]:
        """Run something in a database of the server, as another program would."""
        import psycopg  # noqa: PLC0415 - not everybody has it

        with psycopg.connect(self.url(database), autocommit=True) as connection:
            done = connection.execute(statement.encode())
            return done.fetchall() if done.description else []

    def new_database(self, *, empty: bool = False) -> str:
        """Make a database, with the tables of games or without; return its name."""
        if not self._like and not empty:
            self.execute(f"CREATE DATABASE {WITH_TABLES}")
            Store(self.url(WITH_TABLES)).close()
        self._like += not empty
        name = f"games_{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name}" if empty else f"CREATE DATABASE {name} TEMPLATE {WITH_TABLES}")
        return name


def no_postgres() -> str:
    """Say why there is no PostgreSQL to test with; empty if there is."""
    missing = [name for name in PROGRAMS if shutil.which(name) is None]
    if missing:
        return f"PostgreSQL is not installed here: {', '.join(missing)} not on the path"
    try:
        import psycopg  # noqa: F401, PLC0415
    except ImportError:
        return "psycopg is not installed here"
    return ""


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL server for all tests of this process."""
    if why := no_postgres():
        pytest.skip(why)
    server = PostgresServer()
    yield server
    server.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def any_place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where games are kept, once of each kind."""
    if request.param == "sqlite":
        return tmp_path / "table.sqlite"
    server: PostgresServer = request.getfixturevalue("postgres")
    return server.url(server.new_database())
