"""Where packs are, what their pack.yaml says, and whether they fit together."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
from msgspec import Struct, field

from lantern.content.problems import Problem, Remark, nearest, said
from lantern.content.reader import ID, Reader, TooMuch
from lantern.content.verbs.grammar import Text
from lantern.content.yaml_file import NotYamlError, read_yaml

MANIFEST = "pack.yaml"
NEED = re.compile(r"(?P<id>[a-z0-9-]+)(?:\s*>=\s*(?P<version>\d+(?:\.\d+)*))?")
VERSION = re.compile(r"\d+(?:\.\d+)*")


class Manifest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a pack says of itself."""

    id: str
    name: Text
    version: str
    needs: tuple[str, ...] = ()
    summary: Text = field(default_factory=dict)


class Pack(Struct, frozen=True, kw_only=True):
    """A pack whose manifest has been read."""

    manifest: Manifest
    folder: Path

    @property
    def id(self) -> str:
        """The id in its manifest."""
        return self.manifest.id

    def shown(self, path: Path) -> str:
        """Name a file of the pack as its author knows it."""
        return f"{self.folder.name}/{path.relative_to(self.folder).as_posix()}"


def open_pack(folder: Path) -> Pack | list[Problem]:
    """Read the manifest of a pack."""
    file = f"{folder.name}/{MANIFEST}"
    if not (folder / MANIFEST).is_file():
        inside = next((inner.parent.name for inner in sorted(folder.glob(f"*/{MANIFEST}"))), None)
        return [Problem(file=file, what=said("no-manifest", folder=str(folder), inside=inside or "none"))]
    reader = Reader(file)
    try:
        read = reader.read(read_yaml(folder / MANIFEST), Manifest)
    except NotYamlError as error:
        return [Problem(file=file, what=error.said)]
    except TooMuch:
        return [Problem(file=file, what=said("manifest-too-long"))]
    if reader.problems:
        return reader.problems
    manifest = msgspec.convert(read, Manifest)
    if not ID.fullmatch(manifest.id):
        reader.problem("id", said("not-an-id", id=manifest.id))
    if not VERSION.fullmatch(manifest.version):
        reader.problem("version", said("not-a-version", version=manifest.version))
    for need in manifest.needs:
        if not NEED.fullmatch(need):
            reader.problem("needs", said("not-a-need", need=need))
    return reader.problems or Pack(manifest=manifest, folder=folder)


def id_of(folder: Path) -> str | None:
    """Read the id of a pack, if its manifest can be read."""
    pack = open_pack(folder)
    return pack.id if isinstance(pack, Pack) else None


def what_does_not_fit(packs: Iterable[Pack]) -> Iterator[Problem]:
    """Find packs that stand twice, and needs that are missing, too old or go in a circle."""
    by_id: dict[str, Pack] = {}
    for pack in packs:
        if pack.id in by_id:
            yield _problem(pack, "id", said("pack-twice", pack=pack.id, folder=str(by_id[pack.id].folder)))
        by_id.setdefault(pack.id, pack)
    for pack in by_id.values():
        for need in pack.manifest.needs:
            yield from _what_is_missing(pack, need, by_id)
    yield from _circles(by_id)


def in_order(packs: Iterable[Pack]) -> list[Pack]:
    """Order packs so that each comes after those it needs, by name where it does not matter; of two alike the first."""
    waiting: dict[str, Pack] = {}
    for pack in packs:
        waiting.setdefault(pack.id, pack)
    ordered: list[Pack] = []
    while waiting:
        ready = sorted(name for name, pack in waiting.items() if not waiting.keys() & set(needed(pack)))
        ordered += [waiting.pop(name) for name in ready or sorted(waiting)]
    return ordered


def content_hash(folder: Path) -> str:
    """Summarise what the files of a pack say, wherever they lie."""
    summary = hashlib.sha256()
    for path in sorted(path for path in folder.rglob("*") if path.suffix in {".yaml", ".yml", ".py", ".ftl"}):
        summary.update(f"{path.relative_to(folder).as_posix()}\n".encode())
        summary.update(path.read_bytes())
    return summary.hexdigest()[:12]


def needed(pack: Pack) -> tuple[str, ...]:
    """Name the packs that a pack needs."""
    return tuple(match["id"] for need in pack.manifest.needs if (match := NEED.fullmatch(need)))


def _what_is_missing(pack: Pack, need: str, by_id: dict[str, Pack]) -> Iterator[Problem]:
    match = NEED.fullmatch(need)
    assert match is not None
    other = by_id.get(match["id"])
    if other is None:
        yield _problem(pack, "needs", said("pack-needed", pack=match["id"]), nearest(match["id"], by_id))
    elif match["version"] and _parts(other.manifest.version) < _parts(match["version"]):
        old = said("pack-too-old", pack=other.id, version=other.manifest.version, needed=match["version"])
        yield _problem(pack, "needs", old)


def _circles(by_id: dict[str, Pack]) -> Iterator[Problem]:
    for name in sorted(by_id):
        path = _way_back(name, by_id)
        if path and name == min(path):
            yield _problem(by_id[name], "needs", said("packs-in-a-circle", circle=" -> ".join([*path, name])))


def _way_back(start: str, by_id: dict[str, Pack]) -> list[str] | None:
    paths = [[start]]
    seen = {start}
    while paths:
        path = paths.pop(0)
        for name in needed(by_id[path[-1]]):
            if name == start:
                return path
            if name in by_id and name not in seen:
                seen.add(name)
                paths.append([*path, name])
    return None


def _parts(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def _problem(pack: Pack, where: str, what: Remark, suggestion: str | None = None) -> Problem:
    return Problem(file=f"{pack.folder.name}/{MANIFEST}", field=where, what=what, suggestion=suggestion)
