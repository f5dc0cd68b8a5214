"""Change numbers and comparisons of the rules at random and see whether any proof notices: `python -m tests.mutation`."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from random import Random
from tempfile import TemporaryDirectory

from tests.mutation.mutants import Mutant, Site, mutant_at, sites
from tests.mutation.trial import Proofs, Workshop, rules_near

ROOT = Path(__file__).parents[2]
RULES = ("src/lantern/rules", "src/lantern/board")
RUN = [sys.executable, "-m", "tests.mutation.proofs"]


def scenarios(mutant: Mutant | None) -> list[str]:
    """Run the scenarios, first those of the rules that are cited near the change."""
    return [*RUN, "scenarios", *(rules_near(mutant, ROOT) if mutant else [])]


def tests(mutant: Mutant | None) -> list[str]:
    """Run the tests that the change concerns: the board knows no rules."""
    of_the_board = [] if mutant and "rules" in mutant.module.parts else ["tests/board"]
    return [*RUN, "tests", *of_the_board, "tests/rules", "tests/testers/test_invariants.py"]


PROOFS = [Proofs("scenarios", scenarios), Proofs("tests", tests)]


def all_sites(root: Path, paths: Sequence[str]) -> list[Site]:
    """List what can be changed in some modules, or folders of them, or in one line (`bombs.py:31`)."""
    found: list[Site] = []
    for said in paths:
        name, _, line = said.partition(":")
        path = root / name
        for module in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            known = sites(module.relative_to(root), module.read_text(encoding="utf-8"))
            found += [site for site in known if not line or site.line == int(line)]
    return found


def tried(root: Path, chosen: Sequence[Mutant], proofs: Sequence[Proofs], jobs: int) -> Iterator[tuple[Mutant, str | None]]:
    """Try mutants, so many at once; yield each with what noticed it, in the order given."""
    with TemporaryDirectory(prefix="mutation-") as place, ThreadPoolExecutor(jobs) as pool:
        free: SimpleQueue[Workshop] = SimpleQueue()
        first = Workshop(root, Path(place) / "0", proofs)
        first.begin()
        free.put(first)
        for number in range(1, jobs):
            another = Workshop(root, Path(place) / str(number), proofs)
            another.begin(first.limits)
            free.put(another)

        def killer_of(mutant: Mutant) -> str | None:
            workshop = free.get()
            try:
                return workshop.killer_of(mutant)
            finally:
                free.put(workshop)

        yield from zip(chosen, pool.map(killer_of, chosen), strict=True)


def main(said: Sequence[str] | None = None) -> int:
    """Try a sample; end with 1 if a mutant survives."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("--sample", type=int, default=60, help="how many mutants to try, chosen by chance; 0 is all")
    parser.add_argument("--seed", type=int, default=1, help="what chance begins with")
    parser.add_argument("--path", action="append", metavar="PATH[:LINE]", help="modules, folders, or one line of a module")
    parser.add_argument("--jobs", type=int, default=2, choices=(1, 2), help="how many are tried at once")
    asked = parser.parse_args(said)
    known = all_sites(ROOT, asked.path or RULES)
    sample = Random(asked.seed).sample(known, min(asked.sample or len(known), len(known)))
    chosen = [mutant_at(site, (ROOT / site.module).read_text(encoding="utf-8")) for site in sample]
    survivors = 0
    for mutant, killer in tried(ROOT, chosen, PROOFS, asked.jobs):
        survivors += killer is None
        sys.stdout.write(f"SURVIVES  {mutant}\n" if killer is None else f"killed    {mutant}  by {killer}\n")
        sys.stdout.flush()
    sys.stdout.write(f"{survivors} of {len(chosen)} survive ({len(known)} could be tried).\n")
    return int(survivors > 0)


if __name__ == "__main__":
    sys.exit(main())
