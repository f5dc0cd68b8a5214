"""What every request passes first, and what every answer says to the browser: only our page, nothing from elsewhere."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable
from hashlib import sha256
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from lantern.server.addresses import Hosts
from lantern.server.error_page import style
from lantern.server.problems import RefusedError

#: No address of ours is longer, and nothing that is asked of one.
MOST_PATH, MOST_QUERY = 1_000, 8_000
#: Requests that change nothing.
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
#: The page loads its own scripts, styles, letters and sounds; pictures are drawn in it. The page for what is not there has a
#: style of its own. Nothing frames it, nothing is sent anywhere else.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        f"style-src 'self' 'sha256-{b64encode(sha256(style().encode()).digest()).decode()}'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self' data: blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_RAW = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
#: What is shown of tables and people is kept by no browser and no proxy: a pass, a file, who is logged in.
_KEPT_NOWHERE = (b"cache-control", b"no-store")


async def add_headers(message: Message, scope: Scope) -> None:
    """Say with every answer what a browser may do with it."""
    if message["type"] == "http.response.start":
        private = [_KEPT_NOWHERE] if scope["path"].startswith("/api/") else []
        message["headers"] = [*message["headers"], *_RAW, *private]


def only_our_page(hosts: Hosts) -> Callable[[ASGIApp], ASGIApp]:
    """Refuse pages of other addresses that try to reach this server from a browser, also under another name for it."""

    def wrap(app: ASGIApp) -> ASGIApp:
        async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] in {"http", "websocket"}:
                refuse_strangers(scope, hosts)
            await app(scope, receive, send)

        return middleware

    return wrap


def refuse_strangers(scope: Scope, hosts: Hosts) -> None:
    """Refuse a request that no page of ours makes."""
    headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
    host, origin = headers.get(b"host", ""), headers.get(b"origin")
    if not hosts.allow(host):
        raise RefusedError("foreign-host", "foreign-host", host=_readable(host))
    if origin is not None and not _is_of(origin, host, {"https"} if is_encrypted(scope) else {"http", "https"}):
        raise RefusedError("foreign-page", "foreign-page")
    unsafe = scope.get("method") not in SAFE  # a socket has none
    if unsafe and headers.get(b"sec-fetch-site", "same-origin") not in {"same-origin", "none"}:
        raise RefusedError("foreign-page", "foreign-page")
    path, query = scope["path"], scope.get("query_string", b"")
    if len(path) > MOST_PATH or len(query) > MOST_QUERY:
        raise RefusedError("too-long-address", "too-long-address")
    if not path.isprintable():
        raise RefusedError("not-found", "not-found", detail="Not Found")


def is_encrypted(scope: Scope) -> bool:
    """Tell whether a request came encrypted, to the server or to a proxy that says so."""
    return scope["scheme"] in {"https", "wss"}


def _is_of(origin: str, host: str, schemes: set[str]) -> bool:
    """Tell whether an origin is that of the server itself; a page that came unencrypted is not where ours come encrypted."""
    try:
        parts = urlsplit(origin)
        return parts.scheme in schemes and parts.netloc.lower() == host.lower()
    except ValueError:
        return False


def _readable(host: str) -> str:
    return "".join(letter for letter in host if letter.isprintable() and letter.isascii())[:100]
