"""Trying mutants: each is written into a copy of the sources, and the proofs run there until one fails."""

import os
import re
import resource
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from tests.mutation.mutants import Mutant

LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "node_modules")
RULE = re.compile(r"\b[A-Z]+-\d\d\b")
FAILED = re.compile(r"^FAILED (\S+)", re.MULTILINE)
#: How much more work than usual proofs may be before the mutant counts as one that never ends, however busy the machine is.
PATIENCE = 4
GRACE = 5
#: Let the shell bound the seconds of work, then become the command.
BOUNDED = ["sh", "-c", 'ulimit -t "$0" && exec "$@"']


class Proofs(NamedTuple):
    """Some proofs, and the command that runs them on a mutant (or on the sound sources); it fails if one does not hold."""

    name: str
    command: Callable[[Mutant | None], Sequence[str]]


class UnsoundError(Exception):
    """The proofs fail, or the sources are not there, before anything has been changed."""


class Workshop:
    """A copy of the sources in which one mutant at a time is tried."""

    def __init__(self, root: Path, copy: Path, proofs: Sequence[Proofs]) -> None:
        self.root = root
        self.copy = copy
        self.proofs = proofs
        self.limits: dict[str, int] = {}
        shutil.copytree(root / "src", copy / "src", ignore=LEFT_OUT)
        subprocess.run([sys.executable, "-m", "compileall", "-q", copy / "src"], check=True)

    def begin(self, limits: dict[str, int] | None = None) -> None:
        """Make sure that all proofs hold, and see how long they take; or be told."""
        if limits is not None:
            self.limits = limits
            return
        for proofs in self.proofs:
            began = _work_done()
            failed = self._run(proofs, None, "unlimited")
            if failed is not None:
                raise UnsoundError(f"{failed} before anything is changed.")
            self.limits[proofs.name] = GRACE + PATIENCE * round(_work_done() - began)

    def killer_of(self, mutant: Mutant) -> str | None:
        """Return what notices a mutant; None if it survives."""
        target = self.copy / mutant.module
        sound = target.read_text(encoding="utf-8")
        shutil.rmtree(target.parent / "__pycache__", ignore_errors=True)  # by size and time it might pass for the sound module
        try:
            target.write_text(mutant.source, encoding="utf-8")
            for proofs in self.proofs:
                failed = self._run(proofs, mutant, self.limits[proofs.name])
                if failed is not None:
                    return failed
            return None
        finally:
            target.write_text(sound, encoding="utf-8")

    def _run(self, proofs: Proofs, mutant: Mutant | None, limit: int | str) -> str | None:
        command = [*BOUNDED, str(limit), *proofs.command(mutant)]
        done = subprocess.run(command, cwd=self.root, env=self._surroundings(), capture_output=True, text=True, check=False)
        shutil.rmtree(self.copy / "cache", ignore_errors=True)
        if done.returncode in {-signal.SIGXCPU, -signal.SIGKILL}:
            return f"{proofs.name}: never ends"
        if done.returncode == 0:
            return None
        named = FAILED.search(done.stdout)
        return named[1] if named else f"{proofs.name}: {(done.stderr or done.stdout).strip().splitlines()[-1:]}"

    def _surroundings(self) -> dict[str, str]:
        """Nothing is kept between mutants: no byte code, no parsed packs, no examples found."""
        own = {
            "PYTHONPATH": os.pathsep.join([str(self.copy / "src"), str(self.root)]),
            "PYTHONDONTWRITEBYTECODE": "1",
            "XDG_CACHE_HOME": str(self.copy / "cache"),
            "HYPOTHESIS_STORAGE_DIRECTORY": str(self.copy / "cache"),
        }
        return {**os.environ, **own}


def _work_done() -> float:
    """Return the seconds of work that all commands so far have taken."""
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime


def rules_near(mutant: Mutant, root: Path) -> list[str]:
    """List the rules that the sound module cites, those nearest to the change first."""
    lines = (root / mutant.module).read_text(encoding="utf-8").splitlines()
    cited = [(abs(number - mutant.line), rule) for number, line in enumerate(lines, start=1) for rule in RULE.findall(line)]
    return list(dict.fromkeys(rule for _, rule in sorted(cited)))
