"""Which machine the figures are from."""

from __future__ import annotations

import os
import platform
from datetime import UTC, datetime
from pathlib import Path


def processor() -> str:
    """Return the name of the processor."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def described() -> str:
    """Describe the machine, the Python and the day in one line."""
    today = datetime.now(UTC).date().isoformat()
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{processor()}, {os.cpu_count()} cores, {python}, {platform.system()}, {today}"
