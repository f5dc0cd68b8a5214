"""What the page is made of, sent as it was packed when the page was built."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import Request, get, head
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import File

#: Each has a digest in its name.
FOREVER = CacheControlHeader(max_age=31_536_000, immutable=True)
#: How a file can be packed, the smallest first: what a browser calls it, and how its name ends.
PACKINGS = {"br": ".br", "gzip": ".gz"}
#: A route that packs by itself says so with this.
PACKED = "packed"


def assets(folder: Path) -> list[HTTPRouteHandler]:
    """Serve the files of a folder under their names, packed as the browser likes it if they lie there packed."""

    def lies(name: str) -> bool:
        return Path(name).name == name and (folder / name).is_file()

    def asset(name: FromPath[str], request: Request[Any, Any, Any]) -> File:
        if not lies(name):
            raise NotFoundException
        taken = {part.partition(";")[0].strip() for part in request.headers.get("Accept-Encoding", "").split(",")}
        coding = next((each for each, ending in PACKINGS.items() if each in taken and lies(name + ending)), "")
        return File(
            path=folder / (name + PACKINGS.get(coding, "")),
            filename=name,
            media_type=guess_type(name)[0],
            content_disposition_type="inline",
            headers={"Vary": "Accept-Encoding"} | ({"Content-Encoding": coding} if coding else {}),
        )

    said: dict[str, Any] = {
        "cache_control": FOREVER,
        "opt": {PACKED: True},
        "include_in_schema": False,
        "sync_to_thread": False,
    }
    return [get("/assets/{name:str}", **said)(asset), head("/assets/{name:str}", **said)(asset)]
