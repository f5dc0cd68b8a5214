"""Whatever bytes somebody opens: a game, or a SaveError in words, and nothing else."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from hypothesis import example, given
from hypothesis import strategies as st
from tests.core.inn import dice, evening, order, toast

from lantern.core import journal as journals
from lantern.core.errors import SaveError
from lantern.core.journal import MAGIC, export_json, import_json, journal_bytes, read_journal


def _a_game() -> Any:
    play = evening(order, dice, toast)
    for answer in (0, 1, 1, 0):
        play.answer(answer)
    play.answer(1, of=1)
    return play.journal


SAVE = journal_bytes(_a_game())
TEXT = export_json(_a_game())


@st.composite
def mutations(draw: Callable[..., Any], valid: bytes) -> bytes:
    """A valid file with some bytes changed, cut out, put in or said twice."""
    data = bytearray(valid)
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(data)))
        until = draw(st.integers(at, min(len(data), at + 40)))
        data[at:until] = draw(st.one_of(st.binary(max_size=8), st.just(bytes(data[at:until]) * 2)))
    return bytes(data)


def opens_or_complains(data: bytes) -> None:
    for upto_damage in (False, True):
        with suppress(SaveError):
            journal = read_journal(data, "x", upto_damage=upto_damage)
            journal_bytes(journal)


@given(st.binary(max_size=400))
def test_random_bytes_are_no_save(data: bytes) -> None:
    opens_or_complains(data)


@given(st.binary(max_size=400))
def test_random_bytes_after_a_true_beginning(data: bytes) -> None:
    opens_or_complains(MAGIC + data)


@given(st.lists(st.tuples(st.integers(0, 6), st.binary(max_size=60)), max_size=8))
@example([(0, msgspec.msgpack.encode({"setup": {}})), (1, b"\x92\xa1\xff\xc4\x00")])
@example([(0, b"\x81\xa5setup\x81\xa1a" + b"\x91" * 5000)])
@example([(0, b"\x81\xa5setup\x81\xa1a\x81\x90\x01")])
@example([(0, b"\x81\xa5setup\x81\xa1a\x81\x80\x01")])
@example([(0, msgspec.msgpack.encode({"setup": {}})), (4, msgspec.msgpack.encode([-3, -9]))])
def test_records_that_are_whole_but_make_no_sense(records: list[tuple[int, bytes]]) -> None:
    opens_or_complains(MAGIC + b"".join(journals._frame(kind, payload) for kind, payload in records))


@given(mutations(SAVE))
def test_a_save_with_something_changed(data: bytes) -> None:
    opens_or_complains(data)


def imports_or_complains(data: bytes) -> None:
    with suppress(SaveError):
        import_json(data, "x")


@given(st.binary(max_size=200))
@example(b'{"header": {"setup": {"a": "\xff"}}, "answers": []}')
@example(b'{"header": {"setup": {"a": ' + b"[" * 5000 + b"]" * 5000 + b"}}}")
@example(b'{"header": {"setup": {"a": 1' + b"0" * 5000 + b'}}, "answers": []}')
def test_random_bytes_are_no_export(data: bytes) -> None:
    imports_or_complains(data)


@given(mutations(TEXT))
def test_an_export_with_something_changed(data: bytes) -> None:
    imports_or_complains(data)
