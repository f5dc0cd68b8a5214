"""Read packs into Content: all of them, or none and every problem."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from lantern.board.loading import load_tile
from lantern.board.tile import Tile
from lantern.content import hooks, packs
from lantern.content.changes import EXTENDS, Changes, hooks_in_pack, in_pack
from lantern.content.entries import KINDS
from lantern.content.library import DRAWN, Box, Content, shelf_of
from lantern.content.meaning import what_means_nothing
from lantern.content.mission_maps import MapError, lay_map
from lantern.content.missions import ANY_TOKEN, PARTS
from lantern.content.packs import Pack
from lantern.content.problems import PackError, Problem, Remark, SetAside, listed, nearest, said
from lantern.content.reader import ID, MANY, Reader, Reference, TooMuch
from lantern.content.verbs.terms import Cost
from lantern.content.words import CARD_DECKS, MOMENTS, THROWS
from lantern.content.yaml_file import NotYamlError, read_file_of_pack

YAML = {".yaml", ".yml"}
#: The world of a tile that lies in any of them.
ANY_WORLD = "any"
#: Words of the rules to which packs can add.
WORDS_OF_PACKS = frozenset({"moments", "throws", "decks of cards"})
#: What may be paid beside pools.
PRICES = frozenset(Cost.__struct_fields__)
#: Folders of a pack that hold no entries.
OTHER_FOLDERS = {"scenarios", "docs", "hooks", "locale", "__pycache__"}


def build(folders: Iterable[Path]) -> Content:
    """Read the packs in these folders; raises PackError with every problem found."""
    opened: list[Pack] = []
    problems: list[Problem] = []
    for folder in folders:
        pack = packs.open_pack(folder)
        if isinstance(pack, Pack):
            opened.append(pack)
        else:
            problems += pack
    problems += packs.what_does_not_fit(opened)
    fits_together = not problems
    builder = Builder()
    for pack in packs.in_order(opened):
        builder.read_pack(pack)
    if fits_together:
        builder.changes.extend()
        builder.check_references()
        if not builder.problems:
            builder.check_maps()
            builder.check_meaning()
    problems += builder.problems
    if problems:
        raise PackError(dict.fromkeys(problems))
    return builder.content


def build_what_is_good(folders: Iterable[Path], kept: Iterable[Path]) -> Content:
    """Read the packs in these folders, and set aside those that cannot be loaded; whatever is wrong in `kept` is raised.

    A pack in `kept`, or in a folder of it, is never set aside. What needs a pack that is set aside goes with it.
    """
    left, firm = list(folders), [place.resolve() for place in kept]
    aside: list[SetAside] = []
    while True:
        wrong: dict[Path, list[Problem]] = {}
        try:
            content = build(left)
        except PackError as error:
            for problem in error.problems:
                wrong.setdefault(_folder_of(problem, left, firm), []).append(problem)
            if any(_is_firm(folder, firm) for folder in wrong):
                raise
        else:
            loose = [folder for folder in left if not _is_firm(folder, firm)]
            wrong = {folder: found for folder in loose if (found := _hooks_that_do_not_run(folder))}
            if not wrong:
                content.aside = aside
                return content
        for folder, problems in wrong.items():
            pack = packs.open_pack(folder)
            name = pack.id if isinstance(pack, Pack) else folder.name
            aside.append(SetAside(pack=name, folder=str(folder), problems=problems))
            left.remove(folder)


def _hooks_that_do_not_run(folder: Path) -> list[Problem]:
    complaints = hooks.what_does_not_run(folder.name, folder, (), packs.content_hash(folder))
    return [Problem(file=path.relative_to(folder.parent).as_posix(), what=complaint) for path, complaint in complaints]


def _is_firm(folder: Path, firm: Iterable[Path]) -> bool:
    return any(folder.resolve() in {place, *(place / folder.name,)} for place in firm)


def _folder_of(problem: Problem, folders: list[Path], firm: list[Path]) -> Path:
    """Find the pack that has a problem; of two folders of the same name it is the one that can be set aside."""
    name = problem.file.partition("/")[0]
    named = [folder for folder in folders if folder.name == name]
    return next((folder for folder in named if not _is_firm(folder, firm)), named[0])


class Builder:
    """Collects the entries of packs, and what is wrong with them."""

    def __init__(self) -> None:
        self.content = Content()
        self.problems: list[Problem] = []
        self.references: list[Reference] = []
        self.hooks: set[str] = set()
        self.changes = Changes(self.content, self.problems, self.references)

    def read_pack(self, pack: Pack) -> None:
        """Read all files of a pack."""
        for path in hooks.files_in(pack.folder):
            self._read_hooks(pack, path)
        self.changes.begin(pack)
        for kind, path in self._files(pack):
            self._read_file(pack, kind, path)
        self.content.versions[pack.id] = f"{pack.manifest.version}+{packs.content_hash(pack.folder)}"
        self.content.folders[pack.id] = str(pack.folder)
        manifest = pack.manifest
        self.content.boxes[pack.id] = Box(
            id=pack.id, name=manifest.name, version=manifest.version, needs=packs.needed(pack), summary=manifest.summary
        )

    def _read_hooks(self, pack: Pack, path: Path) -> None:
        try:
            named = {f"{pack.id}:{name}" for name in hooks.names_in(path)}
        except SyntaxError as error:
            self._problem(pack.shown(path), said("not-python", error=str(error.msg), line=error.lineno or 0))
            return
        for twice in sorted(named & self.hooks):
            if not (name := twice.partition(":")[2]).startswith("_"):  # what a file keeps for itself may stand in two
                self._problem(pack.shown(path), said("function-twice", name=name))
        self.hooks |= named

    def check_references(self) -> None:
        """Complain about each id that no pack has."""
        known = {kind: set(self.content.kind(kind)) for kind in KINDS}
        known["decks of cards"] = {*CARD_DECKS, *self.content.decks}
        known["decks"] |= set(DRAWN)
        known["hooks"] = self.hooks
        known["moments"] |= set(MOMENTS)
        known["abilities"] = {ability.id for hero in self.content.heroes.values() for ability in hero.abilities}
        known["throws"] = {*THROWS, *self.content.card_types}
        known["stats"] = set(self.content.stats)
        known["tiles"] |= {two_faced(name) for name in known["tiles"]}
        known["tokens on a map"] = {*known["exploration-tokens"], ANY_TOKEN}
        for reference in self.references:
            here = self._parts_of_missions(reference) if reference.kind in PARTS else known[reference.kind]
            if reference.id not in here and not self._was_refused(reference):
                self.problems.append(_unknown(reference, here))

    def _was_refused(self, reference: Reference) -> bool:
        """Tell whether a pack has what is meant, with a mistake in it that is told: that it is missing is no other one."""
        home = f"{reference.kind}/{reference.id}"
        return home in self.content.homes and reference.id not in self.content.kind(reference.kind)

    def check_meaning(self) -> None:
        """Complain about what entries say and nothing would ever do."""
        self.problems += what_means_nothing(self.content)

    def check_maps(self) -> None:
        """Complain about each fixed map that cannot be laid."""
        for mission in self.content.missions.values():
            try:
                lay_map(mission, self.content.tiles)
            except MapError as error:
                file = self.content.homes[f"missions/{mission.id}"][1]
                self.problems.append(Problem(file=file, entry=mission.id, field=error.field, what=error.problem))

    def _parts_of_missions(self, reference: Reference) -> set[str]:
        """Name the counters, markers, companions or places that can be meant: the mission's own, elsewhere any mission's."""
        missions = self.content.missions
        mine = self.content.homes.get(f"missions/{reference.entry}", ("", ""))[1] == reference.file
        meant = [missions[reference.entry]] if mine and reference.entry in missions else missions.values()
        return {name for mission in meant for name in PARTS[reference.kind](mission)}

    def _files(self, pack: Pack) -> Iterator[tuple[str, Path]]:
        for path in sorted(pack.folder.iterdir()):
            if path.name.startswith(".") or path.name in OTHER_FOLDERS or path.name == packs.MANIFEST:
                continue
            if path.is_dir() or path.suffix in YAML:
                kind = path.name if path.is_dir() else path.stem
                if kind not in KINDS:
                    self._problem(pack.shown(path), said("not-a-kind", kind=kind, kinds=listed(KINDS)), nearest(kind, KINDS))
                elif path.is_dir():
                    yield from ((kind, inner) for inner in sorted(path.rglob("*")) if inner.suffix in YAML)
                else:
                    yield kind, path

    def _read_file(self, pack: Pack, kind: str, path: Path) -> None:
        reader = Reader(pack.shown(path))
        try:
            written = read_file_of_pack(path)
            listed_entries = written if isinstance(written, list) else [written]
            for number, entry in enumerate(listed_entries, start=1):
                self._read_entry(reader, pack, kind, entry, number)
        except NotYamlError as error:
            self._problem(reader.file, error.said)
        except TooMuch:
            self._problem(reader.file, said("file-too-long"), entry=reader.entry)
        self.problems += reader.problems
        self.references += [in_pack(reference, pack) for reference in reader.references]

    def _read_entry(self, reader: Reader, pack: Pack, kind: str, written: object, number: int) -> None:
        reader.entry = f"entry {number}"
        if not isinstance(written, Mapping):
            reader.problem("", said("not-an-entry"))
            return
        if EXTENDS in written:
            self.changes.note(reader.file, kind, written)
            return
        written, name = dict(written), written.get("id", self.changes.replaced_id(written))
        if not isinstance(name, str) or not ID.fullmatch(name):
            reader.problem("id", said("id-needed", shown=f"{name!r:.60}"))
            return
        reader.entry = name
        homes, home = self.content.homes, f"{kind}/{name}"
        if not self.changes.may_stand(reader, kind, written):
            return
        homes[home] = (pack.id, reader.file)
        entry = self._tile(reader, written) if kind == "tiles" else self._entry(reader, pack, kind, written)
        if entry is not None:
            getattr(self.content, shelf_of(kind))[name] = entry

    def _entry(self, reader: Reader, pack: Pack, kind: str, written: Mapping[Any, Any]) -> Struct | None:
        before = len(reader.problems)
        if "pack" in written:
            reader.problem("pack", said("pack-is-known"))
        read = reader.read(written, KINDS[kind])
        if len(reader.problems) > before:
            return None
        try:
            entry: Struct = msgspec.convert(hooks_in_pack({**read, "pack": pack.id}, pack.id), KINDS[kind])
        except msgspec.ValidationError as error:
            reader.problem("", str(error))
            return None
        return entry

    def _tile(self, reader: Reader, written: Mapping[Any, Any]) -> Tile | None:
        try:
            tile = load_tile(dict(written))
        except Exception as error:  # noqa: BLE001 - whatever a tile file does wrong is its author's to read
            reader.problem("", f"this is not a tile: {error}")
            return None
        if tile.world != ANY_WORLD:
            self.references.append(Reference("worlds", tile.world, reader.file, reader.entry, "world"))
        if tile.advanced_encounter is not None:
            self.references.append(Reference("cards", tile.advanced_encounter, reader.file, reader.entry, "advanced_encounter"))
        return tile

    def _problem(self, file: str, what: Remark, suggestion: str | None = None, entry: str = "") -> None:
        self.problems.append(Problem(file=file, entry=entry, what=what, suggestion=suggestion))


def two_faced(tile: str) -> str:
    """Name the map card of a tile that has a west and an east face."""
    return tile.removesuffix("-west").removesuffix("-east")


def _unknown(reference: Reference, known: set[str]) -> Problem:
    name, near = reference.id, nearest(reference.id, known)
    if reference.kind == "hooks":
        pack, _, name = reference.id.partition(":")
        what = said("no-function", name=name)
        near = nearest(name, {other.partition(":")[2] for other in known if other.startswith(f"{pack}:")})
    elif reference.kind in WORDS_OF_PACKS:
        what = said("unknown-word", shown=f'"{name}"', choices=listed(sorted(known)) if len(known) <= MANY else "many")
    elif reference.kind == "stats":
        what = said("no-number", name=name)
    elif reference.kind == "pools":
        what, near = said("no-pool", name=name, there=listed(sorted(known)) or "none"), nearest(name, {*known, *PRICES})
    elif reference.kind == "decks":
        what = said("no-deck", name=name, there=listed([*DRAWN, *sorted(known - set(DRAWN))]))
    else:
        what = said("no-such-id", name=name, kind=reference.kind)
    return Problem(file=reference.file, entry=reference.entry, field=reference.field, what=what, suggestion=near)
