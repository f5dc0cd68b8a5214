"""What a pack does to entries of another: it replaces one (`replaces:`), or adds to one (`extends:`), and says so."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct, structs

from lantern.board.tile import Tile
from lantern.content import bands
from lantern.content.effects import Band
from lantern.content.entries import KINDS, Chart
from lantern.content.library import Content, shelf_of
from lantern.content.names import taken_apart
from lantern.content.packs import Pack, needed
from lantern.content.problems import Clash, Problem, Remark, listed, nearest, said
from lantern.content.reader import Reader, Reference, fields_of
from lantern.content.verbs.cards import Hook

REPLACES = "replaces"
EXTENDS = "extends"
#: What may be filled in of a tile; its shape is drawn, and a tile of another shape is another tile.
OF_TILES = ("advanced_encounter",)
#: What says who an entry is.
NEVER = frozenset({"id", "name", "source", "trust", "pack"})


class Addition(Struct):
    """An entry that adds to another: which pack says it, where, and what."""

    pack: Pack
    file: str
    kind: str
    written: Mapping[Any, Any]


class Changes:
    """Replaces and extends entries while packs are read, each after those that it needs.

    A pack changes what is of a pack that it needs, whoever else has changed that before; if it does not need those as well, it
    is a clash, which is told and harms nobody: what the later pack says counts.
    """

    def __init__(self, content: Content, problems: list[Problem], references: list[Reference]) -> None:
        self._content = content
        self._problems = problems
        self._references = references
        self._additions: list[Addition] = []
        #: The fields of entries that were filled by an addition -> the pack that says it.
        self._filled: dict[tuple[str, str], str] = {}
        #: The results of charts that an addition has taken -> the pack that says it.
        self._rows: dict[tuple[str, int], str] = {}
        self._needs: dict[str, set[str]] = {}
        self._pack: Pack

    def begin(self, pack: Pack) -> None:
        """Begin with the next pack."""
        self._pack = pack
        self._needs[pack.id] = {pack.id, *needed(pack)}.union(*(self._needs.get(need, set()) for need in needed(pack)))

    # -- replacing ---------------------------------------------------------------------------------

    def replaced_id(self, written: Mapping[Any, Any]) -> str | None:
        """Name the entry that one without an id replaces: it has that id."""
        name = written.get(REPLACES)
        return taken_apart(name).id if isinstance(name, str) else None

    def may_stand(self, reader: Reader, kind: str, written: dict[Any, Any]) -> bool:
        """Tell whether an entry may have its id: nobody has it, or it says that it replaces whoever does."""
        name = written.setdefault("id", reader.entry)
        home, wanted = self._content.homes.get(f"{kind}/{name}"), written.pop(REPLACES, None)
        if wanted is None:
            if home is not None:
                first = f"{self._content.owners(kind, name)[0]}:{kind}/{name}"
                whose = "mine" if home[0] == self._pack.id else "other"
                reader.problem("id", said("id-taken", file=home[1], whose=whose, first=first))
            return home is None
        problem = self._what_is_wrong(kind, str(wanted), home, name)
        if problem is not None:
            reader.problem(REPLACES, *problem)
            return False
        assert home is not None
        if not self._knows(home[0]):
            self._clash(kind, name, home[0])
        self._content.replaced_from.setdefault(f"{kind}/{name}", []).append(home[0])
        return True

    def _what_is_wrong(
        self, kind: str, wanted: str, home: tuple[str, str] | None, name: str
    ) -> tuple[Remark, str | None] | None:
        pack, other_kind, entry = taken_apart(wanted)
        if other_kind not in {"", kind}:
            return said("replaces-other-kind", kind=kind, other=other_kind), None
        if entry != name:
            return said("replaces-other-id", entry=entry, name=name), None
        if home is None:
            return self._nothing(kind, entry)
        if home[0] == self._pack.id:
            return said("replaces-own", file=home[1]), None
        return self._whose(pack, kind, entry)

    def _whose(self, pack: str, kind: str, entry: str) -> tuple[Remark, str | None] | None:
        """Tell what is wrong with changing an entry: it is of another pack than the one named, or of none that is needed."""
        owners = self._content.owners(kind, entry)
        if pack and pack not in owners:
            return said("of-other-pack", entry=entry, owner=owners[0], pack=pack), None
        if not any(self._knows(owner) for owner in owners):
            return said("of-pack-not-needed", entry=entry, owner=owners[0]), None
        return None

    def _knows(self, pack: str) -> bool:
        return pack in self._needs[self._pack.id]

    def _clash(self, kind: str, entry: str, other: str, *, adds: bool = False, rows: str = "") -> None:
        first = self._content.owners(kind, entry)[0]
        clash = Clash(kind=kind, entry=entry, of=first, first=other, last=self._pack.id, adds=adds, rows=rows)
        if clash not in self._content.clashes:
            self._content.clashes.append(clash)

    def _nothing(self, kind: str, entry: str) -> tuple[Remark, str | None]:
        return said("nothing-to-change", entry=entry, kind=kind), nearest(entry, self._content.kind(kind))

    # -- extending ---------------------------------------------------------------------------------

    def note(self, file: str, kind: str, written: Mapping[Any, Any]) -> None:
        """Remember what is to be added when all packs have been read."""
        self._additions.append(Addition(self._pack, file, kind, written))

    def extend(self) -> None:
        """Add what packs have to add, one after the other."""
        for addition in self._additions:
            reader = Reader(addition.file)
            self._pack = addition.pack
            self._extend(reader, addition)
            self._problems += reader.problems
            self._references += [in_pack(reference, addition.pack) for reference in reader.references]

    def _extend(self, reader: Reader, addition: Addition) -> None:
        fields = dict(addition.written)
        wanted = str(fields.pop(EXTENDS))
        pack, kind, entry = taken_apart(wanted)
        kind = kind or addition.kind
        reader.entry = f"{EXTENDS} {wanted}"
        known = self._content.kind(kind).get(entry) if kind in KINDS else None
        home = self._content.homes.get(f"{kind}/{entry}")
        if known is None or home is None:
            reader.problem(EXTENDS, *self._nothing(kind, entry) if kind in KINDS else (said("no-kind", kind=kind),))
        elif problem := self._whose(pack, kind, entry):
            reader.problem(EXTENDS, *problem)
        else:
            if not self._knows(home[0]):
                self._clash(kind, entry, home[0], adds=True)
            open_fields = self._open_fields(kind, known, fields)
            extended = _extended(reader, known, fields, addition.pack.id, open_fields)
            if isinstance(extended, Chart):
                self._take_rows(extended, fields)
            if extended is not None:
                getattr(self._content, shelf_of(kind))[entry] = extended
                home_of_it = f"{kind}/{entry}"
                self._content.extended_by.setdefault(home_of_it, []).append(addition.pack.id)
                names = [(addition.pack.id, name, more) for name in fields for more in _more_names(known, extended, str(name))]
                self._content.added.setdefault(home_of_it, []).extend(names)

    def _open_fields(self, kind: str, entry: Any, fields: Iterable[Any]) -> set[str]:
        """Name the fields that an addition may fill: with nothing in them, or with what a pack says that it does not need."""
        home, found = f"{kind}/{entry.id}", set()
        for name in map(str, fields):
            before = self._filled.get((home, name), self._content.homes[home][0])
            if not getattr(entry, name, None):
                found.add(name)
            elif not self._knows(before) and not isinstance(getattr(entry, name), tuple):
                self._clash(kind, entry.id, before)
                found.add(name)
            self._filled[home, name] = self._pack.id
        return found

    def _take_rows(self, chart: Chart, fields: Mapping[Any, Any]) -> None:
        """Note which results of a chart are this pack's now; one that was another's, of which it does not know, is a clash."""
        taken: dict[str, list[str]] = {}
        for written in map(str, fields.get("rows", ())):
            low, high = bands.read_line(written) or (0, 0)
            for result in _results(chart):
                if low <= result and (high is None or result <= high):
                    before = self._rows.get((chart.id, result), self._pack.id)
                    if not self._knows(before):
                        taken.setdefault(before, []).append(str(result))
                    self._rows[chart.id, result] = self._pack.id
        for before, rows in taken.items():
            self._clash("charts", chart.id, before, rows=", ".join(rows))


def _extended(reader: Reader, entry: Struct, fields: Mapping[Any, Any], pack: str, open_fields: set[str]) -> Struct | None:
    """Put lists after those of an entry, rows of a chart in the place of those they stand for, the rest where nothing is."""
    known = fields_of(type(entry))
    names = [name for name in known if name not in NEVER and (name in OF_TILES or not isinstance(entry, Tile))]
    changed: dict[str, Any] = {}
    for name, written in fields.items():
        if name not in names:
            reader.problem(str(name), said("not-extendable", names=listed(names)), nearest(name, names))
            continue
        before, hint, wrong = getattr(entry, name), known[name].type, len(reader.problems)
        read = reader.read(written, hint, name)
        if len(reader.problems) > wrong:
            continue
        added = msgspec.convert(hooks_in_pack(read, pack), hint)
        if isinstance(entry, Chart):
            changed[name] = _with_rows(reader, entry, added)
        elif isinstance(before, tuple):
            changed[name] = before + added
        elif name in open_fields:
            changed[name] = added
        else:
            reader.problem(name, said("says-already", before=f"{before!r:.40}"))
    return structs.replace(entry, **changed) if not reader.problems else None


def _more_names(before: Struct, after: Struct, name: str) -> list[str]:
    """List the names that a list of an entry has got behind those that it had."""
    had, has = getattr(before, name), getattr(after, name)
    return [more for more in has[len(had) :] if isinstance(more, str)] if isinstance(has, tuple) else []


def _results(chart: Chart) -> Sequence[int]:
    """Return what the dice of a chart can show."""
    return bands.results_of_chart(chart.die)


def _with_rows(reader: Reader, chart: Chart, added: tuple[Band, ...]) -> tuple[Band, ...]:
    """Put rows into a chart: each takes its results from those that had them."""
    results = _results(chart)
    rows = {result: row for row in chart.rows for result in results if row.low <= result <= row.high}
    for row in added:
        mine = [result for result in results if row.low <= result <= row.high]
        if not mine:
            reader.problem("rows", said("never-shown", die=chart.die, number=str(row.low)))
        rows |= dict.fromkeys(mine, row)
    told: list[Band] = []
    last: Band | None = None
    for result in results:
        if told and rows[result] is last:
            told[-1] = structs.replace(told[-1], high=result)
        else:
            told.append(structs.replace(rows[result], low=result, high=result))
        last = rows[result]
    return tuple(told)


# -- hooks ----------------------------------------------------------------------------------------


def in_pack(reference: Reference, pack: Pack) -> Reference:
    """Name a hook that is referred to with its pack."""
    return structs.replace(reference, id=f"{pack.id}:{reference.id}") if reference.kind == "hooks" else reference


def hooks_in_pack(read: Any, pack: str) -> Any:
    """Name hooks with their pack, so that two packs may use one name."""
    if isinstance(read, dict):
        read = {name: hooks_in_pack(inner, pack) for name, inner in read.items()}
        if read.get("do") == Hook.__struct_config__.tag:
            read["name"] = f"{pack}:{read['name']}"
        return read
    return [hooks_in_pack(inner, pack) for inner in read] if isinstance(read, list) else read
