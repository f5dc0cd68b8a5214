"""Addresses: which are of this machine only, which port is free, and what a browser is told."""

from __future__ import annotations

import ipaddress
import socket

#: Tried first, so that the address stays the same from day to day.
USUAL_PORT = 8642


def is_local(host: str) -> bool:
    """Tell whether only this machine reaches a host name."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def listen(host: str, port: int | None) -> socket.socket:
    """Take a port: the one asked for, else the usual one, else any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in (USUAL_PORT, 0) if port is None else (port,):
        taken = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # what connects here has it, too: no answer waits
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
