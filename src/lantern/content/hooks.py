"""The functions of a pack's hooks.py, for the card that data cannot say."""

from __future__ import annotations

import ast
import importlib.util
import sys
from functools import cache
from pathlib import Path
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
