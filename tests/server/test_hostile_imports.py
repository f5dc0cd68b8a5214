"""Files that were written to freeze, fill or confuse a server: each is refused in words, soon, and nothing of it is kept."""

from __future__ import annotations

import io
import json
import threading
import time
import zipfile
import zlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient
from tests.server.people import Person

from lantern.campaign.files import CampaignBook, CampaignIndex, ChapterKept, campaign_bytes
from lantern.content.loader import load
from lantern.core.journal import Journal, StepRecord, export_json, journal_bytes
from lantern.core.packing import MOST_UNPACKED, pack, unpack
from lantern.core.play import Waiting
from lantern.players.setups import Setup
from lantern.players.table import new_play
from lantern.server.app import new_app
from lantern.server.examiner import Limits, Task, read
from lantern.server.examining import Examiner
from lantern.server.problems import RefusedError

FILES = sorted((Path(__file__).parent / "hostile_imports").glob("*.yaml"))
#: No file takes longer, on however busy a machine; where nothing is wrong with the limits, a small part of it.
PATIENCE = 60


@cache
def a_journal() -> Journal:
    """A game of some steps."""
    play = new_play(Setup(seed=7, heroes=("us-marshal", "gunslinger")))
    while len(play.journal.steps) < 4 or play.journal.answers < 6:
        assert isinstance(play.outcome, Waiting)
        question = play.outcome.question
        play.answer(question.default if question.default is not None else 0)
    return play.journal


def altered(change: Callable[[dict[str, Any]], object], step: int = -1) -> bytes:
    """A save in which the state before a step was changed, with a checksum that fits."""
    journal = a_journal().copy()
    number = range(len(journal.steps))[step]
    state = msgspec.msgpack.decode(journal.checkpoint(number))
    change(state)
    states = [journal.checkpoint(place) for place in range(len(journal.steps))]
    states[number] = msgspec.msgpack.encode(state)
    for record, written in zip(journal.steps, states, strict=True):
        record.before, record.link = pack(written), 0
    return journal_bytes(journal)


def exported(change: Callable[[dict[str, Any]], object]) -> bytes:
    written = json.loads(export_json(a_journal()))
    change(written)
    return json.dumps(written).encode()


def with_step(record: StepRecord) -> bytes:
    journal = a_journal().copy()
    journal.steps[-1] = record
    return journal_bytes(journal)


@cache
def bomb(size: int = 100_000_000) -> bytes:
    """Zeros that take a hundredth of their room."""
    packer = zlib.compressobj(1)
    part = bytes(1_000_000)
    return b"".join(packer.compress(part) for _ in range(size // len(part))) + packer.flush()


def telling(happened: bytes) -> bytes:
    journal = a_journal().copy()
    journal.steps[0].happened = happened
    return journal_bytes(journal)


def hero_of(state: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = state["heroes"]["gunslinger"]
    return found


GAMES: dict[str, Callable[[], bytes]] = {
    "a checkpoint that fills the memory": lambda: with_step(StepRecord("set-up", bomb())),
    "what happened, which fills the memory": lambda: telling(bomb()),
    "darkness in a checkpoint": lambda: altered(lambda state: state.update(darkness=2_000_000_000)),
    "darkness in an earlier checkpoint": lambda: altered(lambda state: state.update(darkness=2_000_000_000), 0),
    "an unknown mission in a checkpoint": lambda: altered(lambda state: state.update(mission="nowhere")),
    "an unknown phase in a checkpoint": lambda: altered(lambda state: state.update(phase="midnight")),
    "an unknown class in a checkpoint": lambda: altered(lambda state: hero_of(state).update(hero_class="nobody")),
    "an unknown item in a checkpoint": lambda: altered(lambda state: hero_of(state).update(items=[{"id": "nothing"}])),
    "a space beyond the board": lambda: altered(lambda state: hero_of(state).update(space=9_999)),
    "a tile that no pack has": lambda: altered(lambda state: state["placements"][0].__setitem__(0, "nothing")),
    "no tiles": lambda: altered(lambda state: state.update(placements=[], tiles=[])),
    "nobody": lambda: altered(lambda state: state.update(heroes={})),
    "a stream that is none": lambda: altered(lambda state: state["streams"].update(states={})),
    "a name of a megabyte": lambda: altered(lambda state: hero_of(state).update(name="x" * 1_000_000)),
    "a name that turns around": lambda: altered(lambda state: hero_of(state).update(name="\u202egnp.exe")),
    "a seed beyond 64 bits": lambda: exported(lambda game: game["header"]["setup"].update(seed=2**70)),
    "a seed of ten thousand digits": lambda: b'{"header": {"setup": {"seed": 1' + b"0" * 10_000 + b'}}, "answers": []}',
    "a mission that no pack has": lambda: exported(lambda game: game["header"]["setup"].update(mission="nowhere")),
    "a thousand heroes": lambda: exported(lambda game: game["header"]["setup"].update(heroes=["us-marshal"] * 1_000)),
    "options that are none": lambda: exported(lambda game: game["header"]["setup"].update(options={"undo": "never", "x": 1})),
    "packs that are not there": lambda: exported(lambda game: game["header"].update(packs={"nothing": "1+2"})),
    "answers without a question": lambda: exported(lambda game: game.update(answers=[[[1, 2, 3, 4]]] * 4_000)),
    "nested JSON": lambda: b'{"header": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    "nested YAML": lambda: b"given: " + b"[" * 100_000 + b"]" * 100_000,
    "nested YAML, by columns": lambda: b"".join(b" " * at + b"- \n" for at in range(1_500)),
    "a lone surrogate": lambda: b'given: {heroes: [{class: us-marshal, name: "\\uD800"}]}',
    "not UTF-8": lambda: b"given: \xff\xfe",
    "a scenario of 10 MB": lambda: b"given: {heroes: [" + b"us-marshal, " * 800_000 + b"]}",
    "a long list": lambda: b"given: {heroes: [" + b"us-marshal, " * 5_000 + b"]}",
    "only its mark": lambda: b"OLD LANTERN 2\n",
    "a header that is none": lambda: b"OLD LANTERN 2\n\x00\x00\x00\x01\x00\x00\x00\x00\x00\xc0",
    **{path.stem: path.read_bytes for path in FILES},
}  # fmt: skip


def archive(*parts: tuple[str, bytes]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        for name, data in parts:
            file.writestr(name, data)
    return packed.getvalue()


def lying(data: bytes) -> bytes:
    """An archive that says that what is in it is small."""
    large, small = (120_000_000).to_bytes(4, "little"), (1_000).to_bytes(4, "little")
    return data.replace(large, small)


def campaign(journal: bytes = b"", **changes: Any) -> bytes:
    index = CampaignIndex(name="Ashfall", chapters=[ChapterKept(number=1)])
    for name, value in changes.items():
        setattr(index, name, value)
    return campaign_bytes(CampaignBook(index, {1: journal or journal_bytes(a_journal())}))


CAMPAIGNS: dict[str, Callable[[], bytes]] = {
    "an archive of 120 MB": lambda: archive(("campaign.json", bytes(120_000_000))),
    "an archive that lies of its size": lambda: lying(archive(("campaign.json", bytes(120_000_000)))),
    "too many files": lambda: archive(*((f"{number}", b"") for number in range(5_000))),
    "a way out of the folder": lambda: archive(("campaign.json", b"{}"), ("../../etc/passwd", b"x")),
    "an altered checkpoint": lambda: campaign(altered(lambda state: state.update(darkness=2_000_000_000))),
    "a checkpoint that fills the memory": lambda: campaign(with_step(StepRecord("set-up", bomb()))),
    "a head that is not there": lambda: campaign(head=99),
    "a chapter before itself": lambda: campaign(chapters=[ChapterKept(number=1, parent=1)]),
    "a number beyond 64 bits": lambda: archive(("campaign.json", b'{"old_lantern": "campaign", "format": %d}' % 10**40)),
    "nested": lambda: archive(("campaign.json", b"[" * 100_000)),
    "no archive": lambda: b"PK\x03\x04" + bytes(100),
}  # fmt: skip


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """One server for all files: it must be as good as new after each."""
    with TestClient(new_app(tmp_path_factory.mktemp("hostile") / "table.sqlite"), base_url="http://127.0.0.1") as client:
        yield client


def refused_in_words(client: Any, address: str, data: bytes) -> None:
    for lang in ("en", "it"):
        began = time.monotonic()
        answer = client.post(address, params={"name": "a file", "lang": lang}, content=data)
        assert answer.status_code in {413, 422}, answer.text
        assert time.monotonic() - began < PATIENCE
        said = answer.json()["message"]
        assert 10 < len(said) < 1_000, said
        assert "Traceback" not in said
        assert "⟦" not in said


@pytest.mark.parametrize("name", GAMES)
def test_a_hostile_game_is_refused_in_words_and_nothing_is_kept(server, name):
    refused_in_words(server, "/api/import", GAMES[name]())
    assert server.app.state.hall.store.games() == []


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_a_hostile_campaign_is_refused_in_words_and_nothing_is_kept(server, name):
    refused_in_words(server, "/api/campaigns/file", CAMPAIGNS[name]())
    assert server.get("/api/campaigns").json() == []


def test_a_good_file_is_taken_in_after_all_of_them(server):
    for data in (journal_bytes(a_journal()), export_json(a_journal())):
        opened = server.post("/api/import", params={"name": "mine"}, content=data).raise_for_status().json()
        ann = Person(server, opened["id"], opened["token"])
        assert ann.look()["table"]["answers"] == a_journal().answers
        assert ann.look()["table"]["undrawn"] == ""
        server.delete(f"/api/saves/{ann.table}").raise_for_status()


#: A scenario just within what is read at all.
LONG = b"given: {heroes: [us-marshal]}\nask: [" + b"a, " * 199_000 + b"]"


def test_others_are_answered_while_a_file_takes_all_its_time(server, monkeypatch):
    """A file that takes too long is given up, and meanwhile nobody else waits for it."""
    monkeypatch.setattr(server.app.state.hall.examiner, "limits", Limits(cpu=1, wall=0.6))
    found: list[Any] = []
    reading = threading.Thread(target=lambda: found.append(server.post("/api/import", content=LONG)))
    reading.start()
    answered = 0
    while reading.is_alive():
        server.get("/api/health").raise_for_status()
        answered += 1
    assert (found[0].status_code, found[0].json()["reason"]) == (422, "bad-file")
    assert found[0].json()["message"] == "Reading this file takes far too long; no game does."
    assert answered > 3


def test_a_file_that_takes_too_much_memory_is_given_up():
    examiner = Examiner(Limits(memory=8_000_000))
    try:
        with pytest.raises(RefusedError) as refused:
            examiner.game(LONG, "x", load())
        assert refused.value.sentence == "takes-too-much"
    finally:
        examiner.close()


def test_the_process_comes_back_after_it_was_killed():
    examiner = Examiner()
    try:
        assert examiner.game(export_json(a_journal()), "x", load()).journal.answers == a_journal().answers
        assert examiner._process is not None
        examiner._process.kill()
        examiner._process.wait()
        assert examiner.game(export_json(a_journal()), "x", load()).journal.answers == a_journal().answers
    finally:
        examiner.close()


def test_no_process_is_there_before_the_first_file(server):
    hall = new_app(Path("nowhere.sqlite"))
    assert not hasattr(hall.state, "hall")
    assert Examiner()._process is None


def test_nothing_is_unpacked_beyond_its_bound():
    assert unpack(pack(bytes(MOST_UNPACKED - 1))) == bytes(MOST_UNPACKED - 1)
    with pytest.raises(ValueError, match="larger"):
        unpack(bomb(MOST_UNPACKED + 1_000_000))


def test_a_hero_who_cannot_be_is_refused():
    hero = {"format": 1, "id": "h", "hero_class": "us-marshal", "xp": 10**17}
    for changes in ({"xp": 10**17}, {"level": -1}, {"name": "x" * 10**6}, {"bag": ["whiskey"] * 10**5}):
        data = json.dumps({"old_lantern": "hero", "format": 1, "hero": hero | changes}).encode()
        verdict = read(Task(kind="hero", data=data, name="x", limits=Limits()), load())
        assert verdict.reason == "bad-file", changes
