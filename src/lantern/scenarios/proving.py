"""Which scenario shows what an entry does: one that names the entry, and fails once the entry does not do it any more."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from lantern.content.library import Content
from lantern.content.parts import Part
from lantern.scenarios.problems import ScenarioError
from lantern.scenarios.run import read_scenario, run_scenario, scenario_files

#: Rule proofs as data, beside the source of the game.
SCENARIOS = Path(__file__).parents[3] / "tests" / "scenarios"
WORD = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
SYLLABLE = re.compile(r"[a-z0-9]+")
#: What a scenario is called, and the rules it proves; an id that stands only there is not tried.
SPOKEN = ("title", "proves")


class Proof(Struct, frozen=True):
    """A part, and the scenario that fails without it; none does if there is no scenario."""

    part: str
    scenario: str | None
    tried: int
    why: str = ""


class Scenarios:
    """The scenarios of some folders, found by the ids that they name, and what they prove of some content."""

    def __init__(self, content: Content, folders: Iterable[Path]) -> None:
        self.content = content
        self.holding: dict[str, bool] = {}
        self.files: dict[str, dict[str, Any]] = {}
        self.naming: dict[str, list[str]] = {}
        #: Files that cannot be read, and why.
        self.unreadable: dict[str, str] = {}
        for path in scenario_files(folder for folder in folders if folder.is_dir()):
            try:
                found = path.stat()
                self.files[str(path)], words = _read(path, found.st_mtime_ns, found.st_size)
            except (ScenarioError, OSError) as problem:
                self.unreadable[str(path)] = str(problem)
                continue
            for word in words:
                self.naming.setdefault(word, []).append(str(path))

    def likely(self, part: Part) -> list[str]:
        """List the scenarios that name the entry of a part, those that look made for it first."""
        wanted = set(SYLLABLE.findall(part.path if part.priced else f"{part.entry} {part.path}"))
        found = self.naming.get(part.added or part.entry, [])
        return sorted(found, key=lambda path: (-len(wanted.intersection(SYLLABLE.findall(path))), len(path), path))

    def proof_of(self, part: Part) -> Proof:
        """Find a scenario that holds, and does not hold without this part."""
        without = part.blanked(self.content)
        likely = self.likely(part)
        for number, path in enumerate(likely, start=1):
            if _fails(self.files[path], without) and self._holds(path):
                return Proof(part.name, path, number)
        return Proof(part.name, None, len(likely), self._why(part, likely))

    def _why(self, part: Part, tried: list[str]) -> str:
        """Say why something is not proven: nothing names it, or all that do hold without it, or do not hold at all."""
        if not tried:
            return f'no scenario names "{part.added or part.entry}"'
        broken = [path for path in tried if not self._holds(path)]
        if len(broken) == len(tried):
            return f'no scenario that names "{part.added or part.entry}" holds'
        kept = f'{len(tried) - len(broken)} scenarios name "{part.added or part.entry}" and all still hold without it'
        return f"{kept}; {len(broken)} do not hold anyway" if broken else kept

    def _holds(self, path: str) -> bool:
        if path not in self.holding:
            self.holding[path] = not _fails(self.files[path], self.content)
        return self.holding[path]


@lru_cache(maxsize=10_000)
def _read(path: Path, _changed: int, _size: int) -> tuple[dict[str, Any], tuple[str, ...]]:
    """Read a scenario, once for all packs that are checked, and the words of what it does."""
    file = read_scenario(path)
    return file, tuple(dict.fromkeys(_words({key: said for key, said in file.items() if key not in SPOKEN})))


def _fails(file: dict[str, Any], content: Content) -> bool:
    """Tell whether a scenario does not hold, or cannot even be set up."""
    try:
        return bool(run_scenario(file, content=content))
    except ValueError:
        return True


def _words(written: Any) -> Iterator[str]:
    """Go through the words of everything that is written in a file."""
    if isinstance(written, dict):
        for key, inner in written.items():
            yield from _words(key)
            yield from _words(inner)
    elif isinstance(written, list):
        for inner in written:
            yield from _words(inner)
    elif isinstance(written, str):
        yield from WORD.findall(written)
