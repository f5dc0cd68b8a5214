"""Saves on disk: they grow with every answer, survive whatever happens, and say what is wrong with them."""

import errno
import os
from pathlib import Path

import pytest
from tests.core.inn import Evening, Inn, Script, dice, heard, night, order, toast

from lantern.core import journal as journals
from lantern.core.errors import SaveError
from lantern.core.journal import Header, Journal, JournalFile, journal_bytes, read_journal
from lantern.core.packing import pack
from lantern.core.play import Over, Play, Waiting
from lantern.core.table import Seat, Table

RULES = (order, dice, night, toast)
KINDS = ("header", "step", "answer", "done", "cut")


def saved_evening(path: Path, undo: str = "free") -> Play[Inn]:
    journal = Journal(Header(setup={"seed": 1}, undo=undo))
    play = Play(Evening(*RULES), journal, JournalFile.create(path, journal))
    play.advance()
    return play


def opened(path: Path, *, upto_damage: bool = False) -> Play[Inn]:
    journal = read_journal(path.read_bytes(), path.name, upto_damage=upto_damage)
    play = Play(Evening(*RULES), journal, JournalFile.reopen(path))
    play.reopen()
    return play


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "saves" / "evening.lantern"


def test_a_save_grows_with_every_answer_and_opens_at_the_same_question(path: Path) -> None:
    play = saved_evening(path)
    sizes = [path.stat().st_size]
    for answer in (1, 1, 1):
        play.answer(answer)
        sizes.append(path.stat().st_size)
        again = opened(path)
        assert again.engine.checkpoint() == play.engine.checkpoint()
        assert isinstance(again.outcome, Waiting)
        assert isinstance(play.outcome, Waiting)
        assert again.outcome.question.fingerprint() == play.outcome.question.fingerprint()
    assert sizes == sorted(set(sizes))


def test_an_opened_save_goes_on(path: Path) -> None:
    play = saved_evening(path)
    play.answer(0)
    again = opened(path)
    for answer, of in ((1, 0), (0, 0), (1, 1), (0, 0)):
        again.answer(answer, of)
    assert isinstance(again.outcome, Over)
    assert heard(again)[-1] == "raised: ben"
    last = opened(path)
    assert isinstance(last.outcome, Over)
    assert last.engine.checkpoint() == again.engine.checkpoint()


def test_a_save_remembers_what_was_undone(path: Path) -> None:
    play = saved_evening(path)
    play.answer(0)
    play.answer(1)
    play.undo()
    play.undo()
    play.answer(2)
    assert heard(opened(path)) == ["anna orders water"]


def test_a_save_remembers_reseeded_dice(path: Path) -> None:
    play = saved_evening(path, undo="reseed")
    for answer in (0, 1, 1):
        play.answer(answer)
    play.undo()
    play.answer(1)
    assert heard(opened(path)) == heard(play)


def test_a_save_of_answers_that_bots_gave(path: Path) -> None:
    play = saved_evening(path)
    play.engine.table = Table(seats=[Seat("bot", Script(1, 1, 1))])
    play.advance()
    again = opened(path)
    assert heard(again) == heard(play)
    assert len(heard(again)) == 3


def test_a_whole_journal_written_at_once_is_the_same_as_one_that_grew(path: Path) -> None:
    play = saved_evening(path)
    for answer in (0, 1, 0):
        play.answer(answer)
    assert read_journal(journal_bytes(play.journal), "x").steps == read_journal(path.read_bytes(), "x").steps


# -- damage ---------------------------------------------------------------------------------------


def frames(data: bytes) -> list[tuple[str, int, int]]:
    """List what is in a save: the kind of each record, where it begins and where it ends."""
    found = []
    at = len(journals.MAGIC)
    while at < len(data):
        kind, _, after = journals._read_frame(data, at)
        found.append((KINDS[kind], at, after))
        at = after
    return found


@pytest.fixture
def full(path: Path) -> Path:
    """A save with a record of every kind."""
    play = saved_evening(path)
    for answer in (0, 1, 1):
        play.answer(answer)
    play.undo()
    play.answer(0)
    play.answer(1, of=1)
    assert {kind for kind, _, _ in frames(path.read_bytes())} == set(KINDS)
    return path


@pytest.mark.parametrize("kind", KINDS[1:])
@pytest.mark.parametrize("where", ["length", "checksum", "kind", "payload"])
def test_damage_names_the_last_good_checkpoint_and_the_save_opens_there(full: Path, kind: str, where: str) -> None:
    data = bytearray(full.read_bytes())
    number, (_, start, end) = [(i, frame) for i, frame in enumerate(frames(bytes(data))) if frame[0] == kind][-1]
    offset = {"length": 3, "checksum": 4, "kind": 8, "payload": 9}[where]
    if start + offset >= end:
        pytest.skip("a record of this kind has no payload")
    good = sum(frame[0] == "step" for frame in frames(bytes(data))[:number])
    data[start + offset] ^= 1
    full.write_bytes(bytes(data))
    with pytest.raises(SaveError) as problem:
        opened(full)
    assert f"evening.lantern: damaged at byte {start:,}" in str(problem.value)
    assert f"The last good checkpoint is number {good}" in str(problem.value)
    assert problem.value.last_good == good

    play = opened(full, upto_damage=True)
    assert len(play.journal.steps) >= good
    assert isinstance(play.outcome, Waiting | Over)
    again = opened(full)
    assert again.engine.checkpoint() == play.engine.checkpoint(), "what came after the damage is cut off for good"


def test_damage_before_the_first_checkpoint_cannot_be_opened_and_says_so(full: Path) -> None:
    data = bytearray(full.read_bytes())
    data[len(journals.MAGIC) + 12] ^= 1
    for upto_damage in (False, True):
        with pytest.raises(SaveError, match=r"x: damaged at byte 14, before the first checkpoint: .*checksum"):
            read_journal(bytes(data), "x", upto_damage=upto_damage)


def test_every_single_bit_matters(full: Path) -> None:
    data = full.read_bytes()
    for at in range(len(data)):
        for bit in range(8):
            flipped = data[:at] + bytes([data[at] ^ 1 << bit]) + data[at + 1 :]
            with pytest.raises(SaveError):
                read_journal(flipped, "x")


def test_a_tail_that_was_half_written_is_left_out_and_overwritten(full: Path) -> None:
    data = full.read_bytes()
    *_, (_, last, end) = frames(data)
    for cut in range(last + 1, end):
        full.write_bytes(data[:cut])
        with pytest.raises(SaveError, match="the file ends in the middle of a record"):
            opened(full)
        play = opened(full, upto_damage=True)
        outcome = play.outcome
        assert isinstance(outcome, Waiting)
        assert sorted(outcome.questions) == [0, 1], "the answer that was half written was not given"
        play.answer(1, of=0)
        assert list(opened(full).outcome.questions) == [1]  # type: ignore[union-attr]


def test_what_is_no_save_is_called_that() -> None:
    with pytest.raises(SaveError, match="this is not an Old Lantern save"):
        read_journal(b"PK\x03\x04", "holiday.zip")
    with pytest.raises(SaveError, match="the save is empty"):
        read_journal(journals.MAGIC, "x")
    with pytest.raises(SaveError, match=r"x: written by a newer version of the game \(format 3; this one reads up to 2\)"):
        read_journal(b"OLD LANTERN 3\n", "x")


def test_a_checkpoint_of_another_game_is_refused_in_words(full: Path) -> None:
    journal = read_journal(full.read_bytes(), "x")
    journal.steps[-1].before, journal.steps[-1].link = pack(b"\x81\xa5other\x01"), 0
    with pytest.raises(SaveError, match="not written by this version of the game"):
        Play(Evening(*RULES), journal).reopen()
    journal = read_journal(full.read_bytes(), "x")
    journal.steps[-1].before = b"not even compressed"
    with pytest.raises(SaveError, match="The checkpoint before 'toast' cannot be read"):
        Play(Evening(*RULES), journal).reopen()


def test_a_disk_that_is_full_leaves_no_half_record_and_the_question_open(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play = saved_evening(path)
    play.answer(0)
    good = path.read_bytes()

    def full_disk(number: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(SaveError, match=r"evening.lantern: the game could not be saved: .*No space left"):
        play.answer(1)
    monkeypatch.undo()
    assert path.read_bytes() == good
    play.answer(1)
    assert heard(opened(path)) == heard(play)
    assert len(heard(play)) == 2


def test_a_step_that_is_broken_off_leaves_the_save_at_its_beginning(path: Path) -> None:
    def fall(game: Evening) -> None:
        dice(game)
        raise ZeroDivisionError

    journal = Journal(Header(setup={}))
    play = Play(Evening(order, fall), journal, JournalFile.create(path, journal))
    play.advance()
    for answer in (0, 1, 0):
        play.answer(answer)
    again = Play(Evening(order, fall), read_journal(path.read_bytes(), "x"))
    outcome = again.reopen()
    assert isinstance(outcome, Waiting)
    assert heard(again) == ["anna orders beer"]
