"""The server of the tables for a benchmark: at a free port, with its games and as many workers as it is told."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path

from lantern.server.serving import serve


def main() -> None:
    """Serve until somebody ends it."""
    place, workers = sys.argv[1], int(sys.argv[2])
    with suppress(KeyboardInterrupt):
        serve(place if "://" in place else Path(place), "127.0.0.1", 0, tell, workers=workers)


def tell(address: str) -> None:
    """Say in the first line where it is."""
    print(address.rstrip("/"), flush=True)


if __name__ == "__main__":
    main()
