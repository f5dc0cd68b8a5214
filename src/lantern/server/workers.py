"""Several processes that do the same work: one starts them, starts another where one has died, and ends them all.

They are forked, so that what was loaded before is there at once and is in memory once. Each is in a process group of its own:
Ctrl-C is for the parent, who asks them to end. If the parent dies they notice and end. They hand lines over to each other
(`handing_over.py`); what was put into the box of one that is no more the parent passes on.
"""

from __future__ import annotations

import logging
import os
import select
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from time import monotonic
from typing import NamedTuple

from lantern.server.handing_over import Boxes, Handing

#: So long a worker has to end by itself, in seconds.
GRACE = 10.0
#: One that has worked for so long is replaced at once. After those who die sooner the pause is twice as long each time, up to
#: the last; up to one that is soon over if they could work, because then people wait for the next.
STEADY, FIRST_PAUSE, SHORT_PAUSE, LONGEST_PAUSE = 10.0, 0.1, 0.8, 10.0
READY = b"!"
_log = logging.getLogger("lantern.server")


class ParentLine(NamedTuple):
    """What a worker has of its parent: where it says that it is ready, what ends when the parent does, and its box."""

    says: int
    lives: int
    handing: Handing

    def say_ready(self) -> None:
        """Tell the parent that there is work done here."""
        with suppress(OSError):
            os.write(self.says, READY)


class _Place:
    """The place of one worker: who works there, since when, and how often one has died there too soon."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.pid: int | None = None
        self.hears = -1
        self.since = 0.0
        self.was_ready = False
        self.failures = 0
        self.due = 0.0

    def pause_after(self, lived: float) -> float:
        """Say how long the place stays empty after one who lived so long."""
        self.failures = 0 if lived > STEADY else self.failures + 1
        longest = SHORT_PAUSE if self.was_ready else LONGEST_PAUSE
        return min(FIRST_PAUSE * 2 ** (self.failures - 1), longest) if self.failures else 0.0


class Workers:
    """So many processes that do the same work. `ready` is told once, when all of them are; `died` of each that is no more."""

    def __init__(
        self, number: int, work: Callable[[ParentLine], None], ready: Callable[[], None], died: Callable[[int], None]
    ) -> None:
        self._places = [_Place(each) for each in range(number)]
        self.boxes = Boxes(number)
        self._work = work
        self._ready = ready
        self._died = died
        self._waits_for = number
        self._ending = 0.0
        self._life = os.pipe()

    def run(self) -> None:
        """Work until SIGTERM or Ctrl-C, and then until the last has ended; who presses it again is heard once."""
        with self._woken() as wakes:
            while not self._ending or self._alive():
                for place in self._places:
                    if place.pid is None and not self._ending and place.due <= monotonic():
                        self._start(place)
                self._wait(wakes)
                self._bury()
                if self._ending and monotonic() > self._ending:
                    self._send(signal.SIGKILL)

    def _alive(self) -> list[_Place]:
        return [place for place in self._places if place.pid is not None]

    @contextmanager
    def _woken(self) -> Iterator[int]:
        """Be woken by signals."""
        wakes, waking = os.pipe()
        os.set_blocking(waking, False)
        os.set_blocking(wakes, False)
        numbers = (signal.SIGCHLD, signal.SIGTERM, signal.SIGINT)
        before = [signal.signal(number, self._end if number != signal.SIGCHLD else lambda *_: None) for number in numbers]
        woken = signal.set_wakeup_fd(waking, warn_on_full_buffer=False)
        try:
            yield wakes
        finally:
            signal.set_wakeup_fd(woken)
            for number, handler in zip(numbers, before, strict=True):
                signal.signal(number, handler)
            for end in (wakes, waking, *self._life):
                os.close(end)
            self.boxes.close()

    def _end(self, *_: object) -> None:
        """Ask all to end, once."""
        if not self._ending:
            self._ending = monotonic() + GRACE
            self._send(signal.SIGTERM)

    def _send(self, number: signal.Signals) -> None:
        for place in self._alive():
            assert place.pid is not None
            with suppress(ProcessLookupError):
                os.kill(place.pid, number)

    def _start(self, place: _Place) -> None:
        hears, says = os.pipe()
        both = {signal.SIGTERM, signal.SIGINT}
        signal.pthread_sigmask(signal.SIG_BLOCK, both)  # nobody is asked to end between being born and being known
        try:
            if self._ending:
                os.close(hears)
                return
            pid = os.fork()
            if pid == 0:
                self._be_one(ParentLine(says, self._life[0], Handing(self.boxes, place.number)), hears)
            place.pid, place.hears, place.since, place.was_ready = pid, hears, monotonic(), False
        finally:
            os.close(says)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, both)

    def _be_one(self, line: ParentLine, hears: int) -> None:
        """Work in this process until it is done, and end it."""
        code = 1
        try:
            os.setpgid(0, 0)
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            signal.signal(signal.SIGTERM, lambda *_: os._exit(0))  # until there is something to end, it is gone at once
            for other in [hears, self._life[1], *(place.hears for place in self._alive() if place.hears >= 0)]:
                os.close(other)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM, signal.SIGINT})
            self._work(line)
            code = 0
        except SystemExit as ended:
            code = ended.code if isinstance(ended.code, int) else 0
        except BaseException:  # noqa: BLE001 - nothing goes on from here
            _log.exception("a worker has failed")
        finally:
            try:
                signal.signal(signal.SIGTERM, signal.SIG_IGN)  # it ends already
                logging.shutdown()
            finally:
                os._exit(code)

    def _wait(self, wakes: int) -> None:
        """Wait until something happens, or somebody is due."""
        now = monotonic()
        due = [self._ending] if self._ending else [place.due for place in self._places if place.pid is None]
        waits = {place.hears for place in self._alive() if place.hears >= 0}
        boxes = self._boxes_of_nobody()
        heard, _, _ = select.select([wakes, *waits, *boxes], [], [], max(0.0, min(due) - now) + 0.01 if due else None)
        if wakes in heard:
            with suppress(BlockingIOError):
                os.read(wakes, 4096)
        for box, number in boxes.items():
            if box in heard:
                self.boxes.pass_on(number)
        for place in self._alive():
            if place.hears in heard:
                said = os.read(place.hears, 1)
                os.close(place.hears)
                place.hears = -1
                place.was_ready = said == READY
                self._waits_for -= said == READY
                if said == READY and self._waits_for == 0:
                    self._ready()

    def _boxes_of_nobody(self) -> dict[int, int]:
        """Return the places where nobody works, by what comes out of their boxes, if there are others who can have it."""
        empty = [place.number for place in self._places if place.pid is None]
        return {self.boxes.number_of(number): number for number in empty} if self.boxes.there() else {}

    def _bury(self) -> None:
        """See who has ended, and when another is due there."""
        for place in self._alive():
            assert place.pid is not None
            pid, status = os.waitpid(place.pid, os.WNOHANG)
            if pid == 0:
                continue
            if place.hears >= 0:
                os.close(place.hears)
            lived = monotonic() - place.since
            place.pid, place.hears = None, -1
            self.boxes.leave(place.number)
            self._died(pid)
            if not self._ending:
                pause = place.pause_after(lived)
                place.due = monotonic() + pause
                said = f"signal {os.WTERMSIG(status)}" if os.WIFSIGNALED(status) else f"code {os.WEXITSTATUS(status)}"
                _log.warning("a worker has ended (%s) after %.1f s; another begins in %.1f s", said, lived, pause)
