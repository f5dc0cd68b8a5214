"""What processes cost: those of a server with its workers, and those of its database."""

from __future__ import annotations

import os
from pathlib import Path

TICK = os.sysconf("SC_CLK_TCK")


def with_children(process: int) -> list[int]:
    """Return a process and those that it has started."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text("utf-8").split()
    return [process, *map(int, children)]


def memory_of(process: int) -> int:
    """Return how many bytes of memory a process and its children hold; of what they share, each its part."""
    found = 0
    for one in with_children(process):
        lines = Path(f"/proc/{one}/smaps_rollup").read_text("utf-8").splitlines()
        found += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return found * 1024


def processor_of(process: int) -> float:
    """Return how many seconds of a processor a process and its children have had."""
    stats = [Path(f"/proc/{one}/stat").read_text("utf-8").rpartition(")")[2].split() for one in with_children(process)]
    return sum(int(fields[11]) + int(fields[12]) for fields in stats) / TICK
