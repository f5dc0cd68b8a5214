"""The process in which files from elsewhere are read: `python -m lantern.server.examiner`, started by `examining.py`.

It is sent tasks and sends verdicts, each with its length before it. Every file is read in a child of it, with limits of time
and memory; what goes wrong there ends there. Where there are no such children, it reads the file itself, and may be ended
meanwhile.
"""

from __future__ import annotations

import contextlib
import gc
import os
import select
import signal
import struct
import sys
import time
import traceback
from collections.abc import Callable
from typing import IO, Literal

import msgspec
from msgspec import Struct, field

from lantern.campaign.files import read_hero
from lantern.content.language import need_no_words
from lantern.content.library import Content
from lantern.content.missing import Missing
from lantern.core.play import Notice
from lantern.players.table import MissingError
from lantern.server.problems import RefusedError, refusal_of
from lantern.server.taking_in import examine_campaign, examine_game

#: What a file is taken in as.
FileKind = Literal["game", "campaign", "hero"]
_LENGTH = struct.Struct(">I")
#: How much of what went wrong is told.
MOST_REPORT = 4_000


class Limits(Struct, frozen=True):
    """What reading one file may take: seconds of a processor, seconds by the clock, and bytes besides those of the packs."""

    cpu: int = 12
    wall: float = 25.0
    memory: int = 400_000_000


class Task(Struct, kw_only=True):
    """A file to be read. `content` are the packs at hand, if they are not the same as before."""

    kind: FileKind
    data: bytes
    name: str
    limits: Limits
    content: bytes = b""


class Verdict(Struct, kw_only=True):
    """What came of it: nothing against the file and, for a game, its journal; or why it is refused."""

    reason: str = ""
    sentence: str = ""
    facts: dict[str, str | int] = field(default_factory=dict)
    missing: Missing | None = None
    journal: bytes = b""
    notice: Notice | None = None
    #: What went wrong, for the log of the server.
    report: str = ""


TOO_LONG = Verdict(reason="bad-file", sentence="takes-too-long")
TOO_MUCH = Verdict(reason="bad-file", sentence="takes-too-much")


def send(stream: IO[bytes], message: Task | Verdict) -> None:
    """Write a message."""
    data = msgspec.msgpack.encode(message)
    stream.write(_LENGTH.pack(len(data)))
    stream.write(data)
    stream.flush()


def receive(stream: IO[bytes]) -> bytes | None:
    """Read a message; None if there are no more."""
    head = stream.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        return None
    (length,) = _LENGTH.unpack(head)
    data = stream.read(length)
    return data if len(data) == length else None


def read(task: Task, content: Content) -> Verdict:
    """Read a file; whatever goes wrong is a reason to refuse it."""
    try:
        if task.kind == "game":
            found = examine_game(task.data, task.name, content)
            return Verdict(journal=found.journal, notice=found.notice)
        if task.kind == "campaign":
            examine_campaign(task.data, task.name, content)
        else:
            read_hero(task.data, task.name, content)
        return Verdict()
    except MissingError as problem:
        return Verdict(reason="bad-file", sentence="save-packs", missing=problem.missing)
    except MemoryError:
        return TOO_MUCH
    except Exception as problem:  # noqa: BLE001 - nobody knows what was written there
        return _refused(problem, task.name)


def _refused(problem: Exception, name: str) -> Verdict:
    refused = refusal_of(problem)
    if refused is None:
        report = "".join(traceback.format_exception(problem))[-MOST_REPORT:]
        return Verdict(reason="bad-file", sentence="unplayable-file", facts={"name": name}, report=report)
    facts = {key: fact for key, fact in refused.facts.items() if not callable(fact)}
    return Verdict(reason=refused.reason, sentence=refused.sentence, facts=facts)


# -- a child for each file ------------------------------------------------------------------------


def _in_a_child(work: Callable[[], Verdict], limits: Limits) -> Verdict:
    """Let a child do something within limits; one that goes beyond them is ended."""
    mine, its = os.pipe()
    child = os.fork()
    if not child:
        os.close(mine)
        _limit(limits)
        try:
            found = msgspec.msgpack.encode(work())
        except MemoryError:
            found = msgspec.msgpack.encode(TOO_MUCH)
        with contextlib.suppress(OSError), os.fdopen(its, "wb") as pipe:
            pipe.write(found)
        os._exit(0)
    os.close(its)
    said = _heard(mine, time.monotonic() + limits.wall)
    with contextlib.suppress(ProcessLookupError):
        os.kill(child, 9)
    _, status = os.waitpid(child, 0)
    if said is None or (not said and os.WIFSIGNALED(status) and os.WTERMSIG(status) in {signal.SIGXCPU, signal.SIGKILL}):
        return TOO_LONG
    try:
        return msgspec.msgpack.decode(said, type=Verdict)
    except msgspec.MsgspecError:
        return TOO_MUCH


def _heard(pipe: int, until: float) -> bytes | None:
    """Hear a child out; None if it says nothing for too long."""
    parts: list[bytes] = []
    with os.fdopen(pipe, "rb", buffering=0) as stream:
        while True:
            ready, _, _ = select.select([stream], [], [], max(0.0, until - time.monotonic()))
            if not ready:
                return None
            part = stream.read(1_000_000)
            if not part:
                return b"".join(parts)
            parts.append(part)


def _limit(limits: Limits) -> None:
    """Bind this process to its limits; no others come of it."""
    import resource  # noqa: PLC0415 - not on every system

    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CPU, (limits.cpu, limits.cpu + 1))
    with contextlib.suppress(OSError, ValueError):
        with open("/proc/self/statm", encoding="ascii") as pages:  # noqa: PTH123 - the plainest way that needs no memory
            used = int(pages.read().split()[0]) * resource.getpagesize()
        most = used + limits.memory
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def main() -> None:
    """Read one file after the other, until nobody sends any more."""
    told = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # nothing that is printed here comes among the verdicts
    need_no_words()
    content: Content | None = None
    while (data := receive(sys.stdin.buffer)) is not None:
        task = msgspec.msgpack.decode(data, type=Task)
        if task.content:
            content = msgspec.msgpack.decode(task.content, type=Content)
            content.run_hooks()
            gc.collect()
            gc.freeze()
        assert content is not None
        packs = content
        if hasattr(os, "fork"):
            send(told, _in_a_child(lambda: read(task, packs), task.limits))  # noqa: B023 - it is done before the next comes
        else:
            send(told, read(task, packs))


def refusal_in(verdict: Verdict) -> RefusedError | None:
    """Return why a file is refused, unless it is none."""
    if not verdict.reason:
        return None
    return RefusedError(verdict.reason, verdict.sentence, **verdict.facts)


if __name__ == "__main__":
    main()
