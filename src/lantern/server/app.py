"""The server: Litestar with the addresses of the hall and of its tables, and the built page."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from pathlib import Path
from traceback import extract_tb
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.di import Provide
from litestar.exceptions import HTTPException, InternalServerException
from litestar.static_files import create_static_files_router

from lantern.content.language import LANGUAGES
from lantern.content.library import Content
from lantern.content.loader import load
from lantern.rules.words import Words
from lantern.server.account_routes import ACCOUNT
from lantern.server.accounts import Accounts
from lantern.server.addresses import Hosts
from lantern.server.assets import PACKED, assets
from lantern.server.campaign_routes import CAMPAIGNS
from lantern.server.channels import lines_for
from lantern.server.described import describe, with_refusals
from lantern.server.door_routes import DOOR
from lantern.server.error_page import error_page
from lantern.server.events import tell, tell_of_answer
from lantern.server.gazette_routes import GAZETTE
from lantern.server.guarding import add_headers, only_our_page
from lantern.server.hall import Hall
from lantern.server.lookup_routes import LOOKUPS
from lantern.server.meters import Meters
from lantern.server.owning import who_asks
from lantern.server.problems import RefusedError, problem_of, refusal_of
from lantern.server.recognising import recognise
from lantern.server.routes import HALL
from lantern.server.store import Store
from lantern.server.table_routes import TABLE
from lantern.server.wire import ProblemView

STATIC = Path(__file__).parent / "static"
NOT_BUILT = "The page has not been built yet: `make page` builds it, and `make play` opens it."
_log = logging.getLogger("lantern.server")
#: Nothing that is sent is longer, files apart.
MOST_SENT = 1_000_000


def new_app(
    place: Path | str | Store,
    *,
    content: Content | None = None,
    packs: Callable[[], Content] = load,
    trusting: bool = True,
    static: Path = STATIC,
    hosts: Hosts | None = None,
    meters: Meters | None = None,
    accounts: Callable[[Store], Accounts] | None = None,
) -> Litestar:
    """Make the server over a database of games, or over a store that is open already.

    `trusting`: whoever reaches it sits at this machine. `hosts`: how it is called. `meters` count
    what happens, to be read at an address of their own. `accounts`: people register and log in.

    `packs` loads what is at hand, now and whenever somebody comes to the first page; with `content` it is this and stays so.
    A pack of the game or of the command line that cannot be loaded is told here, before anything is served.
    """
    looked = packs() if content is None else content
    again = packs if content is None else None
    app = Litestar(
        route_handlers=[
            *with_refusals([*HALL, *TABLE, *DOOR, *CAMPAIGNS, *LOOKUPS, *GAZETTE, *ACCOUNT]),
            *_page(static),
            *([meters.route()] if meters else []),
        ],
        lifespan=[_lifespan(place, looked, again, trusting=trusting, meters=meters, accounts=accounts)],
        dependencies={"hall": Provide(lambda: app.state.hall, sync_to_thread=False), "account": Provide(who_asks)},
        exception_handlers={Exception: _refuse},
        middleware=[only_our_page(hosts or Hosts()), recognise],
        before_send=[add_headers, tell_of_answer],
        compression_config=CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=5, exclude_opt_key=PACKED),
        openapi_config=describe(),
        logging_config=None,
        request_max_body_size=MOST_SENT,
    )
    return app


def _lifespan(
    place: Path | str | Store,
    content: Content,
    packs: Callable[[], Content] | None,
    *,
    trusting: bool,
    meters: Meters | None,
    accounts: Callable[[Store], Accounts] | None,
) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def run(app: Litestar) -> AsyncIterator[None]:
        store = place if isinstance(place, Store) else Store(place)
        app.state.hall = hall = Hall(store, content, trusting=trusting, packs=packs)
        lines = lines_for(store.database)
        hall.accounts = accounts(store) if accounts is not None else None
        try:
            async with AsyncExitStack() as living:
                if meters:
                    living.enter_context(meters.counting(lambda: hall.tables))
                if lines is not None:
                    await living.enter_async_context(hall.hearing.listening(lines))
                tell("serving")
                yield
        finally:
            tell("closing", tables=hall.tables)
            hall.examiner.close()
            if hall.accounts is not None:
                hall.accounts.close()
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
        *assets(static / "assets"),
        create_static_files_router("/", directories=[static], html_mode=True, cache_control=CacheControlHeader(no_cache=True)),
    ]


def _refuse(request: Request[Any, Any, Any], problem: Exception) -> Response[Any]:
    """Answer whatever goes wrong with a sentence: to a program as data, to somebody who came by an address as a page."""
    words = request.app.state.hall.words[_language(request)]
    answer = _problem(request, problem, words)
    tell("refused", reason=answer.content.reason)
    if "text/html" not in request.headers.get("Accept", "") or request.scope["path"].startswith("/api/"):
        return answer
    return Response(error_page(words, answer.content), status_code=answer.status_code, media_type="text/html")


def _problem(request: Request[Any, Any, Any], problem: Exception, words: Words) -> Response[ProblemView]:
    """Say what is wrong; what is a mistake of this program is not hidden from its log."""
    refused = refusal_of(problem)
    if refused is not None:
        wait = {"Retry-After": str(refused.facts["seconds"])} if "seconds" in refused.facts else {}
        return Response(problem_of(refused, words), status_code=refused.status, headers=wait)
    if _is_of_the_body(problem):
        return Response(problem_of(RefusedError("bad-request", "bad-body"), words), status_code=400)
    if isinstance(problem, InternalServerException) and "disconnected" in problem.detail:  # nobody is there to be told
        return Response(problem_of(RefusedError("bad-request", "bad-body"), words), status_code=400)
    if isinstance(problem, HTTPException) and problem.status_code < 500:
        reason = "not-found" if problem.status_code == 404 else "bad-request"
        said = RefusedError(reason, reason, detail=_said(problem)).said(words)
        return Response(ProblemView(status=problem.status_code, reason=reason, message=said), status_code=problem.status_code)
    _log.error("%s %s failed", request.method, request.scope["path"], exc_info=problem)
    return Response(problem_of(RefusedError("error", "error"), words), status_code=500)


def _is_of_the_body(problem: Exception) -> bool:
    """Tell whether what was sent is no text, or nested so deep that it cannot be read."""
    if not isinstance(problem, RecursionError | UnicodeError) or problem.__traceback__ is None:
        return False
    return "serialization" in Path(extract_tb(problem.__traceback__)[-1].filename).parts


def _language(request: Request[Any, Any, Any]) -> str:
    """Find the language of the window that asks: named in the address, else the first of ours that it prefers."""
    preferred = [part.strip()[:2].lower() for part in request.headers.get("Accept-Language", "").split(",")]
    return next((code for code in (request.query_params.get("lang"), *preferred) if code in LANGUAGES), "en")


def _said(problem: HTTPException) -> str:
    """Say what is wrong with a request, and where."""
    parts = problem.extra if isinstance(problem.extra, list) else []
    details = [" ".join(str(part[key]) for key in ("key", "message") if key in part) for part in parts]
    return ": ".join(part for part in (problem.detail, "; ".join(details)) if part)
