"""The proofs that are tried on a mutant, each in a process of its own: `python -m tests.mutation.proofs scenarios RULE ...`."""

import resource
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from lantern.scenarios.run import run_file, scenario_files

SCENARIOS = Path("tests/scenarios")
#: A mutant that never stops collecting is stopped.
MEMORY = 3 * 2**30
PYTEST = ["-x", "-q", "-p", "no:cacheprovider", "--hypothesis-seed=0"]


def failing_scenario(paths: Iterable[Path], rules: Sequence[str] = ()) -> str | None:
    """Run scenarios until one does not hold, first those that name these rules; return its name."""
    rank = {rule: place for place, rule in enumerate(rules)}

    def place(path: Path) -> tuple[int, Path]:
        # a file is called like the first rule that it proves
        return rank.get("-".join(path.name.split("-")[:2]), len(rank)), path

    for path in sorted(scenario_files(paths), key=place):
        if not run_file(path).ok:
            return path.as_posix()
    return None


def main(kind: str, *said: str) -> int:
    """Run the scenarios, or the tests in some folders; end with 1 if something does not hold."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    if kind == "tests":
        return int(pytest.main([*PYTEST, *said]) != pytest.ExitCode.OK)
    failing = failing_scenario([SCENARIOS], said)
    if failing is not None:
        sys.stdout.write(f"FAILED {failing}\n")
    return int(failing is not None)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
