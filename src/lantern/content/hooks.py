"""The functions of a pack's hooks.py, for the card that data cannot say."""

from __future__ import annotations

import ast
import importlib.util
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from inspect import signature
from pathlib import Path
from traceback import extract_tb
from types import ModuleType


def names_in(folder: Path) -> set[str]:
    """Read which functions a pack has, without running it; raises SyntaxError when the file is not Python."""
    path = folder / "hooks.py"
    if not path.is_file():
        return set()
    try:
        tree = ast.parse(path.read_bytes(), filename=path.name)
    except (ValueError, RecursionError) as error:
        raise SyntaxError(str(error)) from error
    return {statement.name for statement in tree.body if isinstance(statement, ast.FunctionDef)}


def what_does_not_run(pack: str, folder: Path, called: Iterable[str]) -> Iterator[str]:
    """Run a pack's hooks.py as a game would: tell what keeps it from that, and which functions cannot be called."""
    if not (folder / "hooks.py").is_file():
        return
    try:
        module = load_hooks(pack, folder)
    except Exception as error:  # noqa: BLE001 - whatever the file does wrong is its author's to read
        frames = [frame for frame in extract_tb(error.__traceback__) if frame.filename.endswith("hooks.py")]
        line = f" in line {frames[-1].lineno}" if frames else ""
        yield f"this does not run: {type(error).__name__}: {error}{line}"
        return
    for name in called:
        try:
            signature(getattr(module, name)).bind(None, None)
        except TypeError:
            yield f'the function "{name}" is called with the game and the context; write def {name}(game, context)'


@cache
def load_hooks(pack: str, folder: Path) -> ModuleType:
    """Run a pack's hooks.py under a private name."""
    name = f"_lantern_pack_{pack.replace('-', '_')}"
    spec = importlib.util.spec_from_file_location(name, folder / "hooks.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
