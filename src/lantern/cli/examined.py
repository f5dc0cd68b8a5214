"""Files from elsewhere at the command line: read in a process with limits of time and memory first, as at the table."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from lantern.cli.output import UsageError
from lantern.content.library import Content
from lantern.rules.words import Words
from lantern.server.examiner import FileKind
from lantern.server.examining import Examiner
from lantern.server.problems import RefusedError
from lantern.server.taking_in import MOST_BYTES


def examined(kind: FileKind, file: Path, content: Content) -> bytes:
    """Return what is in a file that anybody may have written, once all of it was looked at; what cannot be is refused."""
    if not file.is_file():
        raise UsageError(f"{file}: {'this is a folder' if file.is_dir() else 'there is no such file'}.")
    if file.stat().st_size > MOST_BYTES:
        raise UsageError(f"{file}: it is larger than anything that is kept in such a file.")
    data = file.read_bytes()
    with closing(Examiner()) as examiner:
        refuse = {"game": examiner.refuse_game, "campaign": examiner.refuse_campaign, "hero": examiner.refuse_hero}[kind]
        try:
            refuse(data, file.name, content)
        except RefusedError as refused:
            if refused.sentence == "save-packs":  # whoever opens it says which packs, and how they are named here
                return data
            raise UsageError(refused.said(Words(content, "en"))) from refused
    return data
