"""The databases that games are kept in: whose they are, what is wrong with them, who writes and who reads."""

from __future__ import annotations

import lzma
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from litestar.testing import TestClient
from sqlalchemy import func, select
from tests.databases import PostgresServer
from tests.server.people import Person, plain

from lantern.content.language import LANGUAGES
from lantern.core.errors import SaveError
from lantern.server.app import new_app
from lantern.server.database import base, postgres, sqlite
from lantern.server.database.problems import StaleWriteError, trouble_of
from lantern.server.database.tables import DEEDS, METADATA, RECORDS, VERSIONS
from lantern.server.store import DATABASE_URL, Store, default_path, default_place

STORED = Path(__file__).parents[1] / "stored"
#: So long another program holds the database, and so long nobody may wait for the list of games meanwhile.
HELD, SOON = 8.0, 4.0
#: So long a command may take on a busy machine.
PATIENCE = 300


@pytest.fixture
def table(any_place) -> Iterator[TestClient[Any]]:
    with TestClient(new_app(any_place), base_url="http://127.0.0.1") as client:
        yield client


# -- tables ----------------------------------------------------------------------------------------


def shape(path: Path) -> dict[str, Any]:
    """Tell what the tables of a file are like, to the last column."""
    with closing(sqlite3.connect(path)) as database:
        names = [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
        return {
            name: (
                [row[1:] for row in database.execute(f"PRAGMA table_info({name})")],
                sorted(row[2:5] for row in database.execute(f"PRAGMA foreign_key_list({name})")),
                sorted(row[1:] for row in database.execute("PRAGMA table_list") if row[1] == name),
            )
            for name in names
        }


def test_a_file_that_was_brought_up_to_date_is_like_one_that_is_new(tmp_path):
    new, old = tmp_path / "new.sqlite", tmp_path / "old.sqlite"
    (stored,) = STORED.glob("version-1/table.sqlite.xz")
    old.write_bytes(lzma.decompress(stored.read_bytes()))
    with closing(sqlite3.connect(old)) as database:
        (games,) = database.execute("SELECT count(*) FROM games").fetchone()
    for path in (new, old):
        with closing(Store(path)) as store:
            assert store.rows(select(VERSIONS.c.version_num)) == [(base.REVISIONS[-1],)]
            assert len(store.games()) == (games if path == old else 0)
    assert shape(old) == shape(new)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_steps_make_the_tables_that_the_program_knows(request, kind, tmp_path, monkeypatch):
    """A database made by all steps, one after the other, has nothing more and nothing less."""
    place: Path | str = tmp_path / "table.sqlite"
    if kind == "postgresql":
        server: PostgresServer = request.getfixturevalue("postgres")
        place = server.url(server.new_database(empty=True))
    for made_by in (sqlite, postgres):
        monkeypatch.setattr(made_by, "make", lambda connection: base.bring_up_to_date(connection, None))
    with closing(Store(place)) as store, store.database.reading() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSIONS.name, "compare_type": True})
        assert context.get_current_revision() == base.REVISIONS[-1]
        assert compare_metadata(context, METADATA) == []


@pytest.mark.parametrize("version", [3, 4])
def test_files_of_the_last_versions_without_steps_are_taken_over(tmp_path, version):
    path = tmp_path / "table.sqlite"
    with TestClient(new_app(path), base_url="http://127.0.0.1") as client:
        ann = Person.beginning(client, seed=3)
        ann.play(3)
    with closing(sqlite3.connect(path)) as database:
        for name in ("deeds", "belongings", "sessions", "persons", "leases", "chat", VERSIONS.name):
            database.execute(f"DROP TABLE {name}")
        lost = {"games": ["door"], "campaigns": ["name", "deleted"] * (version == 3), "chapters": ["kind"] * (version == 3)}
        for name, columns in lost.items():
            for column in columns:
                database.execute(f"ALTER TABLE {name} DROP COLUMN {column}")
        database.execute(f"PRAGMA user_version = {version}")
    with TestClient(new_app(path), base_url="http://127.0.0.1") as client:
        ann.client = client
        assert ann.look()["table"]["answers"] == 3
        assert client.get("/api/campaigns").json()[0]["name"] == client.get("/api/lobby").json()["saves"][0]["name"]
        ann.answer(plain(ann.question()), once="a").raise_for_status()


def test_a_file_that_cannot_be_brought_up_to_date_stays_as_it_was(tmp_path, monkeypatch):
    path = tmp_path / "table.sqlite"
    (stored,) = STORED.glob("version-1/table.sqlite.xz")
    path.write_bytes(lzma.decompress(stored.read_bytes()))
    before = shape(path)

    def fail(*_: object) -> None:
        raise sqlite3.OperationalError("the lights went out")

    with monkeypatch.context() as broken:
        broken.setattr(sqlite, "bring_up_to_date", fail)
        with pytest.raises(SaveError, match="the lights went out"):
            Store(path)
    assert shape(path) == before
    Store(path).close()


def test_the_seats_and_the_door_of_a_table_are_kept(table):
    ann = Person.beginning(table)
    store = table.app.state.hall.store
    game = store.game(ann.table)
    game.seats[0].name = "Ann"
    game.door.undo = "own"
    store.reseat(game)
    again = store.game(ann.table)
    assert (again.door, again.seats[0].name) == (game.door, "Ann")


# -- what is not ours, or not well -----------------------------------------------------------------


def said(place: Path | str) -> str:
    """Open a database that cannot be opened; return what is said."""
    with pytest.raises(SaveError) as refused:
        Store(place)
    sentence = str(refused.value)
    assert "\n" not in sentence
    assert sentence.endswith(".")
    return sentence


def test_a_file_of_another_program_is_refused_and_left_as_it_is(tmp_path):
    path = tmp_path / "places.sqlite"
    for statement in ("CREATE TABLE moz_places (id INTEGER)", "CREATE TABLE games (id TEXT, score INTEGER)"):
        with closing(sqlite3.connect(path)) as database:
            database.execute(statement)
            database.execute("PRAGMA user_version = 4")
        before = path.read_bytes()
        assert "another program" in said(path)
        assert path.read_bytes() == before
        assert sorted(file.name for file in tmp_path.iterdir()) == [path.name]


def test_a_postgresql_database_of_another_program_is_refused_and_left_as_it_is(postgres):
    name = postgres.new_database(empty=True)
    postgres.execute("CREATE TABLE games (id TEXT, score INTEGER)", name)
    assert "another program" in said(postgres.url(name))
    assert postgres.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'", name) == [("games",)]


def test_a_newer_postgresql_database_is_refused(postgres):
    name = postgres.new_database()
    postgres.execute("UPDATE lantern_version SET version_num = '9999'", name)
    assert "newer version of the game" in said(postgres.url(name))


def test_an_empty_postgresql_database_gets_its_tables_once(postgres):
    """Several servers that start together do not stand in each other's way."""
    name = postgres.new_database(empty=True)
    problems: list[Exception] = []

    def start() -> None:
        try:
            Store(postgres.url(name)).close()
        except Exception as problem:  # noqa: BLE001 - whatever it is, it is told below
            problems.append(problem)

    starting = [threading.Thread(target=start) for _ in range(4)]
    for one in starting:
        one.start()
    for one in starting:
        one.join()
    assert problems == []


def test_a_database_that_is_not_there_is_said_without_its_password(tmp_path):
    pytest.importorskip("psycopg")
    sentence = said(f"postgresql://ann:secret@/games?host={tmp_path}")
    assert "cannot be opened" in sentence
    assert "secret" not in sentence


@pytest.mark.parametrize("url", ["mysql://localhost/games", "postgresql://localhost:port/games", "nonsense", "sqlite://"])
def test_other_addresses_are_refused(url):
    assert said(url)


def test_a_folder_in_place_of_the_file_is_said(tmp_path):
    assert "a folder" in said(tmp_path)


def test_a_file_in_place_of_the_folder_is_said(tmp_path):
    (tmp_path / "games").write_text("a letter")
    assert "cannot be opened" in said(tmp_path / "games" / "table.sqlite")


def test_a_damaged_file_is_said(tmp_path):
    path = tmp_path / "table.sqlite"
    Store(path).close()
    data = bytearray(path.read_bytes())
    data[100:4000] = os.urandom(3900)
    path.write_bytes(data)
    assert "it is damaged" in said(path)


@contextmanager
def somebody_ordinary() -> Iterator[None]:
    """Be somebody who may not write everywhere."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


def test_a_file_that_can_only_be_read_is_said(tmp_path):
    folder = Path("/tmp") / f"lantern-read-only-{os.getpid()}"
    folder.mkdir()
    path = folder / "table.sqlite"
    try:
        (stored,) = STORED.glob("version-1/table.sqlite.xz")
        path.write_bytes(lzma.decompress(stored.read_bytes()))
        path.chmod(0o444)
        folder.chmod(0o555)
        with somebody_ordinary():
            sentence = said(path)
        assert "only be read" in sentence or "cannot be opened or made there" in sentence
    finally:
        folder.chmod(0o755)
        for file in folder.iterdir():
            file.unlink()
        folder.rmdir()


def test_the_variable_names_the_database(monkeypatch):
    assert default_place() == default_path()
    monkeypatch.setenv(DATABASE_URL, "postgresql://localhost/games")
    assert default_place() == "postgresql://localhost/games"


# -- who writes, and who reads ---------------------------------------------------------------------


@pytest.mark.parametrize("place", ["sqlite", "postgresql"])
def test_whoever_looks_does_not_wait_for_whoever_writes(request, tmp_path, place, monkeypatch):
    """Another program holds the database: the list of games comes all the same, and an answer is refused in a sentence."""
    for there in (sqlite, postgres):
        monkeypatch.setattr(there, "PATIENCE", HELD)
    if place == "sqlite":
        at: Path | str = tmp_path / "table.sqlite"
        holding = _hold_file(tmp_path / "table.sqlite")
    else:
        server: PostgresServer = request.getfixturevalue("postgres")
        name = server.new_database()
        at = server.url(name)
        holding = _hold_tables(at)
    with TestClient(new_app(at), base_url="http://127.0.0.1") as client:
        ann = Person.beginning(client, seed=3)
        asked = ann.question()
        answered: list[Any] = []
        with holding:
            waiting = threading.Thread(target=lambda: answered.append(ann.answer(plain(asked), asked)))
            waiting.start()
            time.sleep(0.2)
            began = time.perf_counter()
            assert len(client.get("/api/lobby").raise_for_status().json()["saves"]) == 1
            assert len(client.get("/api/campaigns").raise_for_status().json()) == 1
            assert time.perf_counter() - began < SOON
            assert not answered
            waiting.join()
        assert (answered[0].status_code, answered[0].json()["reason"]) == (503, "unavailable")
        assert "another program is holding it" in answered[0].json()["message"]
        ann.answer(plain(asked), asked).raise_for_status()


@contextmanager
def _hold_file(path: Path) -> Iterator[None]:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield


@contextmanager
def _hold_tables(url: str) -> Iterator[None]:
    import psycopg  # noqa: PLC0415 - not everybody has it

    with psycopg.connect(url) as other:
        other.execute("LOCK TABLE records, games IN EXCLUSIVE MODE")
        yield


def test_of_two_who_write_the_same_one_is_told_and_nothing_is_lost(any_place):
    """Two servers over one database: a table that the other has played on is read again, and its question asked anew."""
    with (
        TestClient(new_app(any_place), base_url="http://127.0.0.1") as first,
        TestClient(new_app(any_place), base_url="http://127.0.0.1") as second,
    ):
        ann = Person.beginning(first, seed=3)
        bob = Person(second, ann.table, ann.token)
        asked = bob.question()
        assert asked == ann.question()
        ann.answer(plain(asked), asked).raise_for_status()
        late = bob.answer(plain(asked), asked)
        assert (late.status_code, late.json()["reason"]) == (409, "stale")
        assert bob.look()["table"]["questions"] == ann.look()["table"]["questions"]
        assert bob.look()["table"]["version"] == ann.look()["table"]["version"]
        bob.answer(plain(bob.question())).raise_for_status()


def test_records_are_appended_and_never_written_over(any_place):
    with TestClient(new_app(any_place), base_url="http://127.0.0.1") as client:
        ann = Person.beginning(client, seed=3)
        store = client.app.state.hall.store
        game = store.game(ann.table)
        before = store.rows(select(RECORDS))
        with pytest.raises(StaleWriteError):
            store.append(game, 0, [b"something else"], [])
        assert store.rows(select(RECORDS)) == before


# -- deeds that count once -------------------------------------------------------------------------


def test_an_answer_that_is_sent_again_counts_once_also_after_a_restart(any_place):
    with TestClient(new_app(any_place), base_url="http://127.0.0.1") as client:
        ann = Person.beginning(client, seed=3)
        asked = ann.question()
        first = ann.answer(plain(asked), asked, once="one").raise_for_status().json()
        ann.answer(plain(ann.question()), once="two").raise_for_status()
        again = ann.answer(plain(asked), asked, once="one", ref=7)
        assert again.raise_for_status().json() == {**first, "ref": 7}
        assert ann.answer(plain(asked), asked).json()["reason"] == "stale"
    with TestClient(new_app(any_place), base_url="http://127.0.0.1") as client:
        ann.client = client
        assert ann.answer(plain(asked), asked, once="one").raise_for_status().json() == first
        assert ann.look()["table"]["answers"] == 2


def test_a_deed_of_any_kind_is_done_once(table):
    ann = Person.beginning(table, seed=3)
    ann.play(4)
    for _ in range(2):
        ann.post("/undo", {"type": "undo", "once": "back"}).raise_for_status()
    assert ann.look()["table"]["answers"] == 3
    for _ in range(2):
        ann.post("/redo", {"type": "redo", "once": "again"}).raise_for_status()
    assert ann.look()["table"]["answers"] == 4


def test_what_was_refused_is_not_remembered_as_done(table):
    ann = Person.beginning(table, seed=3)
    asked = ann.question()
    assert ann.answer(99, asked, once="x").status_code == 422
    ann.answer(plain(asked), asked, once="x").raise_for_status()
    assert ann.look()["table"]["answers"] == 1


def test_who_only_watches_learns_nothing_by_the_word_of_another(table):
    ann = Person.beginning(table, seed=3)
    asked = ann.question()
    ann.answer(plain(asked), asked, once="mine").raise_for_status()
    stranger = Person(table, ann.table)
    assert stranger.answer(plain(asked), asked, once="mine").json()["reason"] == "watching"
    assert ann.answer(plain(ann.question()), once="x" * 65).status_code == 400


def test_what_is_long_past_is_forgotten(table, monkeypatch):
    monkeypatch.setattr("lantern.server.store.REMEMBERED", 100)
    ann = Person.beginning(table, seed=3)
    store = table.app.state.hall.store
    game = store.game(ann.table)
    for number in range(1, 401):
        store.append(game, number, [b""], [], once=f"word {number}")
    ((kept,),) = store.rows(select(func.count()).select_from(DEEDS))
    assert 100 <= kept <= 200
    assert store.done_before(ann.table, "word 400") == 401


# -- the terminal ----------------------------------------------------------------------------------

COMMAND = "from lantern.cli import main; main()"


def play(tmp_path: Path, *more: str, **settings: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", COMMAND, "play", "--no-open", *more],
        env={**os.environ, "LANTERN_DATA": str(tmp_path), **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def refused(tmp_path: Path, *more: str, **settings: str) -> str:
    """Start a table that cannot be served; return the one sentence that is told."""
    process = play(tmp_path, *more, **settings)
    out, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2, said
    assert out == ""
    assert len(said.splitlines()) == 1, said
    return said


def test_what_is_wrong_at_the_start_is_one_sentence_on_the_terminal(tmp_path):
    folder = tmp_path / "folder"
    (folder / "table.sqlite").mkdir(parents=True)
    assert "a folder" in refused(folder, "--port", "0")
    assert "ports are numbers from 0 to 65535" in refused(tmp_path, "--port", "70000")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        assert "in use" in refused(tmp_path, "--port", str(taken.getsockname()[1]))
    assert "neither" in refused(tmp_path, "--port", "0", **{DATABASE_URL: "mysql://x/y"})


def test_a_second_server_on_one_file_is_told_and_ctrl_c_twice_ends_quietly(tmp_path):
    process = play(tmp_path, "--port", "0")
    try:
        assert process.stdout is not None
        assert "The table is set" in process.stdout.readline()
        assert "another server has these games open" in refused(tmp_path, "--port", "0")
        process.send_signal(signal.SIGINT)
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=PATIENCE)
        assert said == ""
        assert process.returncode == 130
    finally:
        process.kill()
        process.wait()


def test_a_full_disk_is_said_as_such(tmp_path):
    path = tmp_path / "table.sqlite"
    with TestClient(new_app(path), base_url="http://127.0.0.1") as client:
        ann = Person.beginning(client, seed=3)
        store = client.app.state.hall.store
        store.database._writer.exec_driver_sql("PRAGMA max_page_count = 1")  # as many as there are: it cannot grow
        store.database._writer.rollback()
        with pytest.raises(SaveError, match=r"could not be saved: the disk is full\."):
            store.append(store.game(ann.table), 99, [bytes(1_000_000)], [])
        told = {lang: client.post("/api/tables", json={}, params={"lang": lang}) for lang in LANGUAGES}
        assert {(answer.status_code, answer.json()["reason"]) for answer in told.values()} == {(503, "unavailable")}
        assert "the disk is full" in told["en"].json()["message"]
        assert "disco del server è pieno" in told["it"].json()["message"]
    assert trouble_of(OSError(28, "No space left on device")).said == "the disk is full"


def test_a_database_that_was_gone_is_found_again(postgres):
    server = PostgresServer()
    try:
        with TestClient(new_app(server.url(server.new_database())), base_url="http://127.0.0.1") as client:
            ann = Person.beginning(client, seed=3)
            ann.play(2)
            asked = ann.question()
            server.stop()
            gone = ann.answer(plain(asked), asked, once="a")
            assert (gone.status_code, gone.json()["reason"]) == (503, "unavailable")
            assert "database" in gone.json()["message"]
            sent = {"type": "answer", "question": asked["id"], "answer": plain(asked), "once": "a"}
            assert "non si raggiunge" in ann.post("/answer", sent, lang="it").json()["message"]
            server.start()
            ann.answer(plain(asked), asked, once="a").raise_for_status()
            assert ann.look()["table"]["answers"] == 3
    finally:
        server.remove()
