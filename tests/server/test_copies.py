"""Copies of everything that is kept, what is found wrong with it, and everything of one person."""

from __future__ import annotations

import errno
import json
import lzma
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from io import BytesIO
from pathlib import Path
from threading import Thread
from typing import Any
from zipfile import ZipFile

import pytest
from litestar.testing import TestClient
from sqlalchemy import delete, insert, select, update
from tests.databases import PostgresServer
from tests.server.people import Person, plain

from lantern.campaign.posse import Posse
from lantern.cli.app import run
from lantern.core.errors import SaveError
from lantern.players.setups import Setup
from lantern.players.table import new_play
from lantern.server.app import new_app
from lantern.server.checking import faults, mend
from lantern.server.database.copies import PART, back_up, restore
from lantern.server.database.tables import (
    BELONGINGS,
    CAMPAIGNS,
    CHAPTERS,
    CHAT,
    DEEDS,
    GAMES,
    METADATA,
    PERSONS,
    RECORDS,
    SESSIONS,
    UNDONE,
)
from lantern.server.door import digest, pass_of
from lantern.server.persons import delete_person, export_person
from lantern.server.shelf import CampaignShelf
from lantern.server.store import GameCard, KeptGame, SeatRecord, Store, default_path, packed_posse

STORED = Path(__file__).parents[1] / "stored"


def keep(store: Store, name: str, after: str | None = None) -> None:
    """Keep a game that has just begun."""
    play = new_play(Setup(seed=3))
    card = GameCard(mission=play.engine.state.mission, heroes=["us-marshal"])
    seats = [SeatRecord("1", "Ann", ["us-marshal"], [digest(pass_of("ann"))])]
    store.add(KeptGame(name, f"game {name}", card, seats, "2026-01-01"), play.journal, after)


@pytest.fixture
def store(any_place) -> Iterator[Store]:
    with closing(Store(any_place)) as kept:
        keep(kept, "first")
        keep(kept, "second", after="first")
        keep(kept, "alone")
        with kept.transaction() as database:
            people = [{"id": one, "name": f"{one}!", "password": "hash", "created": "2026"} for one in ("ann", "bob")]
            database.execute(insert(PERSONS), people)
            database.execute(insert(SESSIONS), {"digest": "d", "person": "ann", "created": "2026", "expires": "2027"})
            database.execute(
                insert(BELONGINGS),
                [
                    {"person": "ann", "kind": "campaign", "thing": "first"},
                    {"person": "ann", "kind": "game", "thing": "alone"},
                    {"person": "bob", "kind": "game", "thing": "alone"},
                    {"person": "ann", "kind": "hero", "thing": "first/1"},
                ],
            )
            said = {"game": "alone", "number": 1, "who": "ann", "text": "Look out!", "at": "2026"}
            database.execute(insert(CHAT), [said, {**said, "number": 2, "who": "bob"}])
            database.execute(insert(DEEDS), {"game": "alone", "once": "w", "version": 1, "at": "2026"})
        yield kept


def everything(store: Store) -> dict[str, list[Any]]:
    return {table.name: sorted(map(repr, store.rows(select(table)))) for table in METADATA.sorted_tables}


# -- copies ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("to", ["sqlite", "postgresql"])
def test_a_copy_brings_everything_to_another_database(request, store, tmp_path, to):
    file = tmp_path / "copy.sqlite"
    back_up(store.database, file)
    assert [path.name for path in tmp_path.glob("*copy*")] == [file.name]
    place: Path | str = tmp_path / "other.sqlite"
    if to == "postgresql":
        server: PostgresServer = request.getfixturevalue("postgres")
        place = server.url(server.new_database())
    assert restore(file, place) is None
    with closing(Store(place)) as other:
        assert everything(other) == {**everything(store), "sessions": []}, "whoever was logged in logs in again"
        assert everything(other)["records"]
    with pytest.raises(SaveError, match="there are games already"):
        restore(file, place)
    with pytest.raises(SaveError, match="something of this name"):
        back_up(store.database, file)


def test_what_was_there_is_set_aside(store, any_place, tmp_path):
    file = tmp_path / "copy.sqlite"
    back_up(store.database, file)
    store.delete("alone")
    before = everything(store)
    aside = restore(file, any_place, tmp_path)
    assert {game.id for game in store.games()} == {"first", "second", "alone"}
    assert aside is not None
    with closing(Store(aside)) as old:
        assert everything(old) == {**before, "sessions": []}


def test_a_copy_is_of_one_moment_while_people_play(any_place, tmp_path):
    """Nobody waits for it, and no answer is half in it."""
    with TestClient(new_app(any_place), base_url="http://127.0.0.1") as client:
        ann = Person.beginning(client, seed=3)
        store = client.app.state.hall.store
        copies: list[Path] = []

        def copy() -> None:
            for number in range(3):
                copies.append(tmp_path / f"{number}.copy")
                back_up(store.database, copies[-1])

        copying = Thread(target=copy)
        copying.start()
        while copying.is_alive():
            ann.answer(plain(ann.question())).raise_for_status()
        for path in copies:
            with closing(Store(path)) as kept:
                assert list(faults(kept)) == []
                (game,) = kept.games()
                assert kept.journal(game)[0].answers == game.card.answers


def test_what_is_left_of_a_copy_that_was_broken_off_goes_with_a_later_one(store, tmp_path):
    broken_off = [tmp_path / f".old.sqlite.x1{PART}{beside}" for beside in ("", "-wal")]
    under_way = tmp_path / f".new.sqlite.x2{PART}"
    for path in (*broken_off, under_way):
        path.touch()
    for path in broken_off:
        os.utime(path, (0, 0))
    back_up(store.database, tmp_path / "copy.sqlite")
    assert [path.exists() for path in (*broken_off, under_way)] == [False, False, True]


def test_a_copy_of_an_earlier_version_is_restored_and_stays_what_it_is(tmp_path):
    file = tmp_path / "old.sqlite"
    (stored,) = STORED.glob("version-1/table.sqlite.xz")
    file.write_bytes(lzma.decompress(stored.read_bytes()))
    before = file.read_bytes()
    restore(file, tmp_path / "table.sqlite")
    assert file.read_bytes() == before
    with closing(Store(tmp_path / "table.sqlite")) as kept:
        assert kept.games()
        assert list(faults(kept)) == []


def test_a_damaged_copy_is_refused_and_nothing_is_changed(store, any_place, tmp_path):
    file = tmp_path / "copy.sqlite"
    back_up(store.database, file)
    data = bytearray(file.read_bytes())
    data[8192:12288] = bytes(4096)
    file.write_bytes(data)
    before = everything(store)
    with pytest.raises(SaveError, match="the copy is damaged"):
        restore(file, any_place, tmp_path)
    (tmp_path / "letter").write_text("Dear Sir")
    for other in (tmp_path / "letter", tmp_path / "nothing", tmp_path):
        with pytest.raises(SaveError):
            restore(other, any_place, tmp_path)
    assert everything(store) == before


# -- what is wrong ---------------------------------------------------------------------------------


def test_all_is_well(store):
    assert list(faults(store)) == []


def test_nothing_is_restored_under_a_server_that_plays_on(tmp_path, any_place, monkeypatch):
    file, place = tmp_path / "copy.sqlite", any_place
    with closing(Store(place)) as kept:
        keep(kept, "first")
        back_up(kept.database, file)
        keep(kept, "second")
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr("lantern.server.database.postgres._MINE", "another process")
        serving = Store(place)
    with closing(serving):
        serving.serve_alone()
        with pytest.raises(SaveError, match="another server has these games open"):
            restore(file, place, tmp_path)
        assert {game.id for game in serving.games()} == {"first", "second"}
    restore(file, place, tmp_path)
    with closing(Store(place)) as kept:
        assert {game.id for game in kept.games()} == {"first"}


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        (update(RECORDS).where(RECORDS.c.game == "alone").values(record=b"OLD LANTERN 2\nnonsense"), "damaged at byte"),
        (delete(RECORDS).where(RECORDS.c.game == "alone"), "nothing of its journal"),
        (insert(RECORDS).values(game="alone", number=5, record=b""), "record 1 is missing"),
        (update(GAMES).where(GAMES.c.id == "alone").values(card=b"{"), "its card cannot be read"),
        (insert(UNDONE).values(game="alone", answers=b"\xc1"), "game alone"),
        (update(CAMPAIGNS).where(CAMPAIGNS.c.id == "first").values(head=9), "chapter 9, where it goes on"),
        (update(CHAPTERS).where(CHAPTERS.c.game == "second").values(parent=7), "chapter 7, which came before chapter 2"),
        (update(CHAPTERS).where(CHAPTERS.c.game == "second").values(game=None), "neither the game nor the posse"),
        (update(CHAPTERS).where(CHAPTERS.c.game == "second").values(after=b"x"), "the posse after chapter 2"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_wrong_is_said(store, statement, said):
    with store.transaction() as database:
        database.execute(statement)
    found = list(faults(store))
    assert len(found) == 1, found
    assert said in found[0]


def test_a_checkpoint_that_is_not_what_it_was_is_said(store):
    """Its bytes are as they were written, but what they pack is not whole."""
    game = store.game("alone")
    journal, _ = store.journal(game)
    journal.steps[0].before = journal.steps[0].before[:-5] + b"oops!"
    store.write_anew(game, 0, journal)
    (found,) = faults(store)
    assert "checkpoint" in found


def test_a_chapter_without_its_game_is_said(tmp_path):
    path = tmp_path / "table.sqlite"
    with closing(Store(path)) as kept:
        keep(kept, "first")
    with closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE chapters SET game = 'gone'")
        database.commit()
    with closing(Store(path)) as kept:
        found = " ".join(faults(kept))
    assert "the game of chapter 1 is not there" in found


def test_chapters_of_which_nothing_is_kept_are_taken_away(store):
    """An earlier version deleted games and left their chapters: the last, one in between, and the only one."""
    for name, after in (("third", "second"), ("fourth", "third")):
        keep(store, name, after=after)
    with store.transaction() as database:
        gone = CHAPTERS.c.game.in_(["second", "third", "fourth", "alone"])
        database.execute(update(CHAPTERS).where(CHAPTERS.c.game == "second").values(after=packed_posse(Posse())))
        database.execute(update(CHAPTERS).where(gone).values(game=None))
    assert len([one for one in faults(store) if "neither the game nor the posse" in one]) == 3
    said = mend(store)
    assert [one.split(",")[0] for one in said] == [
        "campaign first (game first): chapter 4",
        "campaign first (game first): chapter 3",
        "campaign alone (game alone): chapter 1",
    ]
    assert list(faults(store)) == []
    shelf = {one.id: one.head for one in CampaignShelf(store).campaigns()}
    assert shelf == {"first": 2}
    assert mend(store) == []


# -- at the terminal -------------------------------------------------------------------------------


def test_the_commands_copy_restore_and_check(tmp_path, capsys):
    file = tmp_path / "copy.sqlite"
    with closing(Store(default_path())) as kept:
        keep(kept, "first")
    assert run(["backup", str(file)]) == 0
    assert run(["check"]) == 0
    assert "1 games can be read" in capsys.readouterr().out
    with closing(Store(default_path())) as kept, kept.transaction() as database:
        database.execute(update(RECORDS).values(record=b"OLD LANTERN 2\nnonsense"))
    assert run(["check"]) == 1
    assert "damaged at byte" in capsys.readouterr().out
    assert run(["restore", str(file)]) == 2
    assert run(["restore", str(file), "--replace"]) == 0
    assert "What was there before is in" in capsys.readouterr().out
    assert run(["check"]) == 0
    with closing(Store(default_path())) as serving:
        serving.serve_alone()
        assert run(["restore", str(file), "--replace"]) == 2
        assert "another server has these games open" in capsys.readouterr().err
        assert run(["backup", str(tmp_path / "meanwhile.sqlite")]) == 0
    with closing(Store(default_path())) as kept, kept.transaction() as database:
        database.execute(update(CHAPTERS).values(game=None))
    assert (run(["check"]), run(["check", "--mend"]), run(["check"])) == (1, 0, 0)
    assert "Mended: campaign first" in capsys.readouterr().out
    default_path().write_text("no database")
    assert run(["check"]) == 1


@pytest.mark.parametrize("command", [["backup"], ["restore"], ["person", "export", "cora"]])
def test_a_file_where_the_user_of_the_server_may_not_look_is_told_in_words(command, capsys, monkeypatch):
    """As when `sudo lantern-admin backup games.sqlite` is called in the folder of root."""
    assert run(["person", "invite", "cora"]) == 0
    looks = Path.stat

    def refused(path: Path, **how: bool) -> os.stat_result:
        if path.name == "mine.sqlite":
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return looks(path, **how)

    monkeypatch.setattr(Path, "stat", refused)
    capsys.readouterr()
    assert run([*command, "mine.sqlite"]) == 2
    assert capsys.readouterr().err == (
        "lantern: mine.sqlite: whoever runs this may not read or write there (Permission denied).\n"
    )


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("DROP TABLE chat; CREATE VIEW chat AS SELECT 'alone' game, 1 number, '' who, '' text, '' at FROM games", "'chat'"),
        ("CREATE TRIGGER more AFTER INSERT ON games BEGIN DELETE FROM records; END", "'more'"),
        ("CREATE TABLE mine (a)", "'mine'"),
        ("CREATE VIRTUAL TABLE words USING fts5(a)", "'words"),
        ("ALTER TABLE persons ADD COLUMN costs TEXT AS (hex(zeroblob(100000000)))", "'persons.costs'"),
        ("CREATE INDEX slow ON games (upper(name))", "'slow'"),
    ],
)
def test_a_copy_that_is_more_than_rows_is_refused(tmp_path, statement, said):
    file, place = tmp_path / "copy.sqlite", tmp_path / "other.sqlite"
    with closing(Store(tmp_path / "table.sqlite")) as kept:
        keep(kept, "alone")
        back_up(kept.database, file)
    with closing(sqlite3.connect(file)) as database:
        database.executescript(statement)
    with pytest.raises(SaveError, match="no copy of games has") as refused:
        restore(file, place)
    assert said in str(refused.value)
    assert not place.exists()


def test_a_copy_of_which_something_cannot_be_read_is_restored_only_on_demand(tmp_path, capsys):
    file = tmp_path / "copy.sqlite"
    with closing(Store(tmp_path / "table.sqlite")) as kept:
        keep(kept, "alone")
        back_up(kept.database, file)
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE games SET card = ?", [b"no card"])
    assert run(["restore", str(file)]) == 2
    assert "nothing was restored" in capsys.readouterr().err
    assert run(["restore", str(file), "--anyway"]) == 0


# -- everything of one person ----------------------------------------------------------------------


def test_a_person_gets_everything_that_is_theirs_and_no_secret(store):
    with ZipFile(BytesIO(export_person(store, "ann"))) as archive:
        names = archive.namelist()
        about = json.loads(archive.read("person.json"))
        everything_written = b"".join(archive.read(name) for name in names)
    assert names == ["campaigns/first.campaign.zip", "games/alone.lantern", "person.json"]
    assert about["person"] == {"id": "ann", "name": "ann!", "created": "2026"}
    assert about["said"] == [{"game": "alone", "text": "Look out!", "at": "2026"}]
    assert about["sessions"] == [{"created": "2026", "expires": "2027"}]
    assert {"kind": "hero", "thing": "first/1"} in about["belongings"]
    assert b"hash" not in everything_written
    with pytest.raises(SaveError, match="nobody"):
        export_person(store, "zoe")


def test_a_person_who_only_looks_on_gets_nothing_that_tells_what_comes(store):
    with ZipFile(BytesIO(export_person(store, "bob"))) as archive:
        about = json.loads(archive.read("person.json"))
        assert archive.namelist() == ["person.json"]
    assert [one["thing"] for one in about["left_out"]] == ["alone"]


def test_a_person_who_goes_takes_along_what_is_theirs_alone(store):
    delete_person(store, "ann")
    assert [game.id for game in store.games()] == ["alone"], "what is bob's, too, stays"
    left = {table.name: store.rows(select(table)) for table in METADATA.sorted_tables}
    assert [row.id for row in left["persons"]] == ["bob"]
    assert left["sessions"] == []
    assert [(row.person, row.thing) for row in left["belongings"]] == [("bob", "alone")]
    assert [row.who for row in left["chat"]] == ["bob"]
    assert [row.id for row in left["campaigns"]] == ["alone"]
    assert {row.game for row in left["records"]} == {"alone"}
    assert list(faults(store)) == []
