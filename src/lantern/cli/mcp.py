"""`lantern mcp`: tables for a language model, over the Model Context Protocol."""

from __future__ import annotations

from typing import Literal

from lantern.cli.output import UsageError
from lantern.client import Lantern
from lantern.client.passes import PassBook
from lantern.content.folders import data_folder
from lantern.reference import reference_text

#: Where the passes of language models are kept, in the data folder.
PASSES = "model-passes.json"
MISSING = "This needs the package mcp: pip install 'old-lantern[mcp]'"


def mcp(*, server: str = "http://localhost:8642", lang: Literal["en", "it"] = "en") -> None:
    """Let a language model start adventures, join tables, read them and answer questions.

    It speaks the Model Context Protocol over standard input and output; a program that runs language models starts it.

    Parameters
    ----------
    server
        The address of the table, as `lantern play` prints it.
    lang
        The language of the table.
    """
    try:
        from lantern.client.tools import model_server  # noqa: PLC0415 - the package may be missing
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] != "mcp":
            raise
        raise UsageError(MISSING) from missing
    with Lantern(server, lang=lang) as lantern:
        model_server(lantern, PassBook(data_folder() / PASSES, lantern.address), reference_text).run("stdio")
