"""A wheel holds the page of the table, or is not built."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]
STATIC = "lantern/server/static"


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a fresh clone has of the package: everything but what was built."""
    folder = tmp_path_factory.mktemp("clone")
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("static", "__pycache__"))
    return folder


def build(clone: Path, target: str = "wheel") -> subprocess.CompletedProcess[str]:
    """Build a wheel, as `pip wheel` and `python -m build` have it done."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target]
    return subprocess.run(command, cwd=clone, capture_output=True, text=True, check=False)


def test_a_clone_without_its_page_is_refused_in_words_and_with_it_makes_a_whole_wheel(clone: Path) -> None:
    refused = build(clone)
    assert refused.returncode != 0
    assert "run `make page` first" in refused.stdout + refused.stderr
    assert "Traceback" not in refused.stderr
    assert not list(clone.glob("dist/*.whl"))
    editable = build(clone, "wheel:editable")  # what `make setup` installs before it builds the page
    assert editable.returncode == 0, editable.stderr
    shutil.rmtree(clone / "dist")

    page = clone / "src" / STATIC
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>")
    (page / "assets" / "page-1a2b.js").write_text("play()")
    built = build(clone)
    assert built.returncode == 0, built.stderr
    (wheel,) = clone.glob("dist/*.whl")
    names = set(ZipFile(wheel).namelist())
    assert {f"{STATIC}/index.html", f"{STATIC}/assets/page-1a2b.js"} <= names
    assert {"lantern/views/locale/it/table.ftl", "lantern/packs/core/pack.yaml", "lantern/py.typed"} <= names
    assert not any("__pycache__" in name for name in names)
