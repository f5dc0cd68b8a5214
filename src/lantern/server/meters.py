"""What Prometheus reads at `/metrics`: how much is asked, how many play, and how long an answer takes to be seen.

Of several workers each tells what all of them have counted: they count in files of a folder that goes with their parent.
"""

from __future__ import annotations

import logging
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

from lantern.core.errors import LanternError
from lantern.server.events import EVENTS

#: Limits of the histogram, in seconds.
BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

#: Tells the package that several processes count.
FOLDER = "PROMETHEUS_MULTIPROC_DIR"


class NoMetersError(LanternError):
    """The package that counts is not installed."""


class Meters(logging.Handler):
    """Counts the events of one server, or of all workers of one."""

    def __init__(self, *, workers: int = 1) -> None:
        super().__init__()
        self._folder = tempfile.TemporaryDirectory(prefix="lantern-meters-") if workers > 1 else None
        self._open_here: Callable[[], int] = int
        if self._folder is not None:
            os.environ[FOLDER] = self._folder.name  # read when the package is loaded
        try:
            from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram  # noqa: PLC0415 - only where it is asked for
        except ModuleNotFoundError as missing:
            raise NoMetersError("metrics need a package: pip install 'old-lantern[metrics]'.") from missing
        self._all = CollectorRegistry()
        self._requests = Counter("lantern_requests", "Requests answered", ["method", "route", "status"], registry=self._all)
        self._sockets = Gauge(
            "lantern_sockets_open", "Windows that look at a table", registry=self._all, multiprocess_mode="livesum"
        )
        self._tables = Gauge("lantern_tables_open", "Tables in memory", registry=self._all, multiprocess_mode="livesum")
        self._answers = Counter("lantern_answers", "Answers given and kept", registry=self._all)
        self._refusals = Counter("lantern_refusals", "What was refused", ["reason"], registry=self._all)
        self._seen = Histogram(
            "lantern_answer_seconds", "From an answer until the last window was sent it", buckets=BUCKETS, registry=self._all
        )

    def emit(self, record: logging.LogRecord) -> None:
        """Count an event."""
        facts: dict[str, Any] = getattr(record, "facts", {})
        self._tables.set(self._open_here())
        match record.msg:
            case "request":
                self._requests.labels(facts["method"], facts["route"], str(facts["status"])).inc()
            case "window-opened":
                self._sockets.inc()
            case "window-closed":
                self._sockets.dec()
            case "played":
                self._answers.inc(facts["given"])
            case "seen":
                self._seen.observe(facts["seconds"])
            case "refused":
                self._refusals.labels(facts["reason"]).inc()

    @contextmanager
    def counting(self, tables: Callable[[], int]) -> Iterator[None]:
        """Count as long as the server is there."""
        self._open_here = tables
        EVENTS.addHandler(self)
        EVENTS.setLevel(logging.INFO)
        try:
            yield
        finally:
            EVENTS.removeHandler(self)

    def route(self) -> HTTPRouteHandler:
        """Return the address at which everything counted is read."""
        from prometheus_client import generate_latest  # noqa: PLC0415
        from prometheus_client.exposition import CONTENT_TYPE_LATEST  # noqa: PLC0415

        @get("/metrics", include_in_schema=False, sync_to_thread=False)
        def metrics() -> Response[bytes]:
            return Response(generate_latest(self._of_all()), media_type=CONTENT_TYPE_LATEST)

        return metrics

    def _of_all(self) -> Any:
        """Return what was counted, by all workers."""
        from prometheus_client import CollectorRegistry  # noqa: PLC0415
        from prometheus_client.multiprocess import MultiProcessCollector  # noqa: PLC0415

        if self._folder is None:
            return self._all
        every = CollectorRegistry()
        MultiProcessCollector(every, self._folder.name)  # type: ignore[no-untyped-call]
        return every

    def bury(self, worker: int) -> None:
        """Forget what a worker that is no more had open; what it has counted stays."""
        from prometheus_client.multiprocess import mark_process_dead  # noqa: PLC0415

        if self._folder is not None:
            mark_process_dead(worker, self._folder.name)  # type: ignore[no-untyped-call]
