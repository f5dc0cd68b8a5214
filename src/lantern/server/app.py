"""The server: Litestar with the addresses of the hall and of its tables, and the built page."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, Receive, Scope, Send

from lantern.content.language import LANGUAGES
from lantern.content.library import Content
from lantern.content.loader import load
from lantern.rules.words import Words
from lantern.server.addresses import is_local
from lantern.server.campaign_routes import CAMPAIGNS
from lantern.server.error_page import error_page
from lantern.server.gazette_routes import GAZETTE
from lantern.server.hall import Hall
from lantern.server.lookup_routes import LOOKUPS
from lantern.server.problems import RefusedError, problem_of, refusal_of
from lantern.server.routes import HALL
from lantern.server.store import Store
from lantern.server.table_routes import TABLE
from lantern.server.wire import ProblemView

STATIC = Path(__file__).parent / "static"
NOT_BUILT = "The page has not been built yet: `make page` builds it, and `make play` opens it."
_log = logging.getLogger("lantern.server")
FOREVER = CacheControlHeader(max_age=31_536_000, immutable=True)


def new_app(
    path: Path,
    *,
    content: Content | None = None,
    packs: Callable[[], Content] = load,
    trusting: bool = True,
    static: Path = STATIC,
) -> Litestar:
    """Make the server over a file of games. `trusting`: whoever reaches it sits at this machine.

    `packs` loads what is at hand, now and whenever somebody comes to the first page; with `content` it is this and stays so.
    A pack of the game or of the command line that cannot be loaded is told here, before anything is served.
    """
    looked = packs() if content is None else content
    again = packs if content is None else None
    app = Litestar(
        route_handlers=[*HALL, *TABLE, *CAMPAIGNS, *LOOKUPS, *GAZETTE, *_page(static)],
        lifespan=[_lifespan(path, looked, again, trusting=trusting)],
        dependencies={"hall": Provide(lambda: app.state.hall, sync_to_thread=False)},
        exception_handlers={Exception: _refuse},
        middleware=[_only_our_page(trusting=trusting)],
        compression_config=CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=5),
        openapi_config=None,
        logging_config=None,
        request_max_body_size=64_000_000,
    )
    return app


def _lifespan(
    path: Path, content: Content, packs: Callable[[], Content] | None, *, trusting: bool
) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def run(app: Litestar) -> AsyncIterator[None]:
        store = Store(path)
        app.state.hall = Hall(store, content, trusting=trusting, packs=packs)
        try:
            yield
        finally:
            store.close()

    return run


def is_built(static: Path = STATIC) -> bool:
    """Tell whether there is a page to serve."""
    return (static / "index.html").is_file()


def _page(static: Path) -> list[Any]:
    """Serve the built page: what has a digest in its name for good, everything else as long as it is the same."""
    if not is_built(static):

        @get("/", media_type="text/plain", status_code=503)
        async def not_built() -> str:
            return NOT_BUILT

        return [not_built]
    return [
        create_static_files_router("/assets", directories=[static / "assets"], cache_control=FOREVER),
        create_static_files_router("/", directories=[static], html_mode=True, cache_control=CacheControlHeader(no_cache=True)),
    ]


def _refuse(request: Request[Any, Any, Any], problem: Exception) -> Response[Any]:
    """Answer whatever goes wrong with a sentence: to a program as data, to somebody who came by an address as a page."""
    words = request.app.state.hall.words[_language(request)]
    answer = _problem(request, problem, words)
    if "text/html" not in request.headers.get("Accept", "") or request.url.path.startswith("/api/"):
        return answer
    return Response(error_page(words, answer.content), status_code=answer.status_code, media_type="text/html")


def _problem(request: Request[Any, Any, Any], problem: Exception, words: Words) -> Response[ProblemView]:
    """Say what is wrong; what is a mistake of this program is not hidden from its log."""
    refused = refusal_of(problem)
    if refused is not None:
        return Response(problem_of(refused, words), status_code=refused.status)
    if isinstance(problem, HTTPException) and problem.status_code < 500:
        reason = "not-found" if problem.status_code == 404 else "bad-request"
        said = RefusedError(reason, reason, detail=_said(problem)).said(words)
        return Response(ProblemView(status=problem.status_code, reason=reason, message=said), status_code=problem.status_code)
    _log.error("%s %s failed", request.method, request.url.path, exc_info=problem)
    return Response(problem_of(RefusedError("error", "error"), words), status_code=500)


def _language(request: Request[Any, Any, Any]) -> str:
    """Find the language of the window that asks: named in the address, else the first of ours that it prefers."""
    preferred = [part.strip()[:2].lower() for part in request.headers.get("Accept-Language", "").split(",")]
    return next((code for code in (request.query_params.get("lang"), *preferred) if code in LANGUAGES), "en")


def _said(problem: HTTPException) -> str:
    """Say what is wrong with a request, and where."""
    parts = problem.extra if isinstance(problem.extra, list) else []
    details = [" ".join(str(part[key]) for key in ("key", "message") if key in part) for part in parts]
    return ": ".join(part for part in (problem.detail, "; ".join(details)) if part)


def _only_our_page(*, trusting: bool) -> Callable[[ASGIApp], ASGIApp]:
    """Refuse pages of other addresses that try to reach this server from a browser, also under a name for this machine."""

    def wrap(app: ASGIApp) -> ASGIApp:
        async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] in {"http", "websocket"}:
                headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
                host, origin = headers.get(b"host", ""), headers.get(b"origin")
                foreign = origin is not None and urlsplit(origin).netloc != host
                if foreign or (trusting and not is_local(urlsplit(f"//{host}").hostname or "")):
                    raise RefusedError("foreign-page", "foreign-page")
            await app(scope, receive, send)

        return middleware

    return wrap
