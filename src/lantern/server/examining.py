"""Files from elsewhere are read in another process, with limits of time and memory, before anything of them is taken in."""

from __future__ import annotations

import contextlib
import logging
import os
import subprocess
import sys
from functools import partial
from pathlib import Path
from queue import Empty, Queue
from threading import BoundedSemaphore, Lock, Thread, Timer

import msgspec

import lantern
from lantern.content.library import Content
from lantern.core.journal import read_journal
from lantern.core.play import Play
from lantern.players.table import open_journal
from lantern.rules.table.state import ChapterState
from lantern.server.examiner import FileKind, Limits, Task, Verdict, receive, refusal_in, send
from lantern.server.problems import RefusedError
from lantern.views.lobby import waits_text

#: So long the process stays when nothing more comes, in seconds.
STAYS = 60.0
#: So many files may wait for it.
MOST_WAITING = 8
#: So many seconds more than a file is given the process itself has, to start and to end what takes too long.
GRACE = 30.0
_log = logging.getLogger("lantern.server")


class Examiner:
    """Has files read by a process that is started when the first comes, and ended when none has come for a while."""

    def __init__(self, limits: Limits | None = None) -> None:
        self.limits = limits or Limits()
        self._process: subprocess.Popen[bytes] | None = None
        self._known: Content | None = None
        self._heard: Queue[bytes | None] = Queue()
        self._one = Lock()
        self._waiting = BoundedSemaphore(MOST_WAITING)
        self._timer: Timer | None = None

    def game(self, data: bytes, name: str, content: Content) -> Play[ChapterState]:
        """Open a game that somebody has as a file: a save, an exported game or a scenario."""
        found = self._examine("game", data, name, content)
        play = open_journal(read_journal(found.journal, name), name, content=content)
        if play.notice is None:
            play.notice = found.notice
        return play

    def refuse_game(self, data: bytes, name: str, content: Content) -> None:
        """Refuse the file of a game that cannot be."""
        self._examine("game", data, name, content)

    def refuse_campaign(self, data: bytes, name: str, content: Content) -> None:
        """Refuse the file of a campaign that cannot be."""
        self._examine("campaign", data, name, content)

    def refuse_hero(self, data: bytes, name: str, content: Content) -> None:
        """Refuse the file of a hero who cannot be."""
        self._examine("hero", data, name, content)

    def close(self) -> None:
        """End the process, whatever it does."""
        if self._timer is not None:
            self._timer.cancel()
        process, self._process, self._known = self._process, None, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                with contextlib.suppress(OSError):
                    assert pipe is not None
                    pipe.close()

    # -- the process -------------------------------------------------------------------------------

    def _examine(self, kind: FileKind, data: bytes, name: str, content: Content) -> Verdict:
        if not self._waiting.acquire(blocking=False):
            raise RefusedError("busy", "busy-reading")
        try:
            with self._one:
                verdict = self._ask(kind, data, name, content)
        finally:
            self._waiting.release()
        if verdict.report:
            _log.warning("a file that was taken in could not be read:\n%s", verdict.report)
        if verdict.missing is not None:
            raise RefusedError("bad-file", "save-packs", detail=partial(waits_text, missing=verdict.missing))
        refused = refusal_in(verdict)
        if refused is not None:
            raise refused
        return verdict

    def _ask(self, kind: FileKind, data: bytes, name: str, content: Content) -> Verdict:
        if self._timer is not None:
            self._timer.cancel()
        try:
            process = self._running()
            new = b"" if self._known is content else msgspec.msgpack.encode(content)
            assert process.stdin is not None
            send(process.stdin, Task(kind=kind, data=data, name=name, limits=self.limits, content=new))
            self._known = content
            said = self._heard.get(timeout=self.limits.wall + GRACE)
        except OSError as problem:
            _log.warning("files cannot be read now: %s", problem)
            self.close()
            raise RefusedError("busy", "busy-reading") from problem
        except Empty:
            self.close()
            return Verdict(reason="bad-file", sentence="takes-too-long")
        if said is None:  # it has ended: where there are no children, by what it read
            self.close()
            return Verdict(reason="bad-file", sentence="takes-too-much")
        self._timer = Timer(STAYS, self._rest)
        self._timer.daemon = True
        self._timer.start()
        return msgspec.msgpack.decode(said, type=Verdict)

    def _rest(self) -> None:
        """End the process if nothing is being read."""
        if self._one.acquire(blocking=False):
            try:
                self.close()
            finally:
                self._one.release()

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is not None and self._process.poll() is None:
            return self._process
        self.close()
        here = str(Path(lantern.__file__).parents[1])
        paths = [here, *filter(None, [os.environ.get("PYTHONPATH")])]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "lantern.server.examiner"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        )
        self._heard = Queue()
        Thread(target=_listen, args=(self._process, self._heard), daemon=True).start()
        return self._process


def _listen(process: subprocess.Popen[bytes], heard: Queue[bytes | None]) -> None:
    assert process.stdout is not None
    with contextlib.suppress(OSError, ValueError):
        while (said := receive(process.stdout)) is not None:
            heard.put(said)
    heard.put(None)
