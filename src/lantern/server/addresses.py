"""Addresses: which are of this machine only, which port is free, and what a browser is told."""

from __future__ import annotations

import ipaddress
import os
import re
import socket
from collections.abc import Iterable
from errno import EINVAL

#: Tried first, so that the address stays the same from day to day.
USUAL_PORT = 8642
LAST_PORT = 65_535
#: So long a line is kept on which nothing is read, in seconds; then it is cut, and what waits for it is forgotten.
UNREAD_SECONDS = 60
_HOST = re.compile(r"(?:\[(?P<number>[0-9A-Fa-f:.]{2,45})\]|(?P<name>[A-Za-z0-9._-]{1,253}))(?::\d{0,5})?")


def is_local(host: str) -> bool:
    """Tell whether only this machine reaches a host name."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def network_of(address: str) -> str:
    """Return what one visitor has of addresses: of the new ones whole networks (64 of 128 bits), of the old ones one."""
    try:
        number = ipaddress.ip_address(address)
    except ValueError:
        return address
    return str(ipaddress.ip_network((number, 64), strict=False)) if number.version == 6 else address


def host_in(header: str) -> str | None:
    """Return the name or number of a machine in the header `Host`, without its port; None if it is none."""
    found = _HOST.fullmatch(header)
    if found is None:
        return None
    return (found["number"] or found["name"] or "").rstrip(".").lower() or None


class Hosts:
    """The names under which a server may be called.

    A page of somebody else can have its own name lead to this machine (DNS rebinding); so no name is answered but those known.
    Nobody can do that with the number of an address: a server that listens for others is called by any of its numbers.
    """

    def __init__(self, names: Iterable[str] = (), *, numbers: bool = False) -> None:
        self._names = {name.rstrip(".").lower() for name in names if name}
        self._numbers = numbers

    def allow(self, header: str) -> bool:
        """Tell whether a request for this `Host` is for this server."""
        host = host_in(header)
        if host is None:
            return False
        return is_local(host) or host in self._names or (self._numbers and _is_number(host))


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def hosts_of(host: str, more: Iterable[str] = ()) -> Hosts:
    """Return the names of a server that listens at a host: that, its own name in the network, and those it was told."""
    told = [name.strip() for name in os.environ.get("LANTERN_ALLOWED_HOSTS", "").split(",")]
    if is_local(host):
        return Hosts([*more, *told])
    mine = socket.gethostname()
    return Hosts([host, mine, f"{mine}.local", *more, *told], numbers=True)


def listen(host: str, port: int | None) -> socket.socket:
    """Take a port: the one asked for, else the usual one, else any that is free."""
    if port is not None and not 0 <= port <= LAST_PORT:
        raise OSError(EINVAL, f"ports are numbers from 0 to {LAST_PORT}")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in (USUAL_PORT, 0) if port is None else (port,):
        taken = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # what connects here has it, too: no answer waits
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # of Linux
            taken.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_SECONDS * 1000)
        try:
            taken.bind((host, wanted))
            taken.listen()
        except OSError:
            taken.close()
            if wanted == 0 or port is not None:
                raise
        else:
            return taken
    raise AssertionError


def address_of(taken: socket.socket, host: str) -> str:
    """Write the address at which a browser finds the server."""
    port = taken.getsockname()[1]
    shown = "localhost" if host in {"0.0.0.0", "::", "127.0.0.1", "::1"} else host  # noqa: S104 - only shown
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
