"""The functions of a pack, in its hooks.py or the parts of its folder hooks, for the card that data cannot say."""

from __future__ import annotations

import ast
import importlib.util
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module
from inspect import signature
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import Any, TypeVar

from lantern.content.problems import Remark, nearest, said

#: All that hooks may use of this program.
OPEN = "lantern.hooks"

#: A way in which a hook may end, and how likely: its effects, or a sentence of the pack (`comes-...` in its locale).
Foretold = tuple[tuple[Any, ...] | str, float]


class Misfortune(str):
    """A sentence of the pack about an end that nobody hopes for."""

    __slots__ = ()


_Hook = TypeVar("_Hook", bound=Callable[..., Any])


def anywhere(hook: _Hook) -> _Hook:
    """Mark a function that needs no adventure: it may be called in every chapter, on the way or in a town."""
    hook.anywhere = True  # type: ignore[attr-defined]
    return hook


def works_anywhere(hook: Callable[..., Any]) -> bool:
    """Tell whether a function may be called in every chapter."""
    return getattr(hook, "anywhere", False)


def comes_to(ways: Callable[..., list[Foretold]]) -> Callable[[_Hook], _Hook]:
    """Say with which function a hook tells what it may come to, asked with the game and a hero before anything is rolled."""

    def told(hook: _Hook) -> _Hook:
        hook.ways = ways  # type: ignore[attr-defined]
        return hook

    return told


def ways_of(hook: Callable[..., Any]) -> Callable[..., list[Foretold]] | None:
    """Return what tells the ways in which a hook may end, if it has said so."""
    found: Callable[..., list[Foretold]] | None = getattr(hook, "ways", None)
    return found


def files_in(folder: Path) -> list[Path]:
    """List the Python of a pack: its hooks.py, or what lies in its folder hooks."""
    alone = folder / "hooks.py"
    return [alone] if alone.is_file() else sorted((folder / "hooks").glob("*.py"))


def names_in(path: Path) -> set[str]:
    """Read which functions a file has, without running it; raises SyntaxError when it is not Python."""
    try:
        tree = ast.parse(path.read_bytes(), filename=path.name)
    except (ValueError, RecursionError) as error:
        raise SyntaxError(str(error)) from error
    return {statement.name for statement in tree.body if isinstance(statement, ast.FunctionDef)}


def what_does_not_run(pack: str, folder: Path, called: Iterable[str], version: str = "") -> Iterator[tuple[Path, Remark]]:
    """Run the Python of a pack as a game would: tell what keeps it from that, which functions cannot be called, and where."""
    files = files_in(folder)
    if not files:
        return
    try:
        module = load_hooks(pack, folder, version)
    except Exception as error:  # noqa: BLE001 - whatever the file does wrong is its author's to read
        here = {str(path): path for path in files}
        frames = [frame for frame in extract_tb(error.__traceback__) if frame.filename in here]
        why = f"{type(error).__name__}: {error}"
        at = here[frames[-1].filename] if frames else files[0]
        yield at, said("does-not-run", error=why, line=(frames[-1].lineno or 0) if frames else 0)
        return
    for name in called:
        try:
            signature(getattr(module, name)).bind(None, None)
        except TypeError:
            at = next((path for path in files if name in names_in(path)), files[0])
            yield at, said("not-callable", name=name)


def what_is_not_for_packs(path: Path) -> Iterator[str]:
    """Tell what a file of a pack imports of this program besides `lantern.hooks`, and where to take it from."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            taken = [(name.name, "") for name in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            taken = [(node.module or "", name.name) for name in node.names]
        else:
            continue
        for module, name in taken:
            if module.partition(".")[0] == "lantern" and OPEN not in {module, f"{module}.{name}"}:
                yield _refused(module, name, node.lineno)


def _refused(module: str, name: str, line: int) -> str:
    why = f'line {line} takes "{name or module}" from {module if name else "the program"}, which may change any day'
    if name in offered():
        return f"{why}; write from {OPEN} import {name}"
    near = nearest(name or module, offered())
    return f"{why}; a pack uses only {OPEN}" + (f', which has "{near}"' if near else "")


@cache
def offered() -> tuple[str, ...]:
    """Read which names `lantern.hooks` offers, without running it."""
    tree = ast.parse((Path(__file__).parents[1] / "hooks.py").read_bytes())
    lists = (node.value for node in tree.body if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__")
    return tuple(ast.literal_eval(next(lists)))


@cache
def load_hooks(pack: str, folder: Path, version: str = "") -> ModuleType:
    """Run the Python of a pack under a private name; another version of it is run anew.

    The parts of a folder are modules of one package, so that one may import from another (`from .dice import throw_two`);
    the functions of all of them are found in what is returned.
    """
    name = f"_lantern_pack_{pack}_{version}".translate(str.maketrans("-+.", "___"))
    files = files_in(folder)
    if files == [folder / "hooks.py"]:
        return _run(name, files[0])
    package = ModuleType(name)
    package.__path__ = [str(folder / "hooks")]
    sys.modules[name] = package
    for path in files:
        part = import_module(f"{name}.{path.stem}")
        vars(package).update({hook: getattr(part, hook) for hook in names_in(path)})
    return package


def _run(name: str, path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
