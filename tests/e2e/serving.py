"""A server in a process of its own, and the windows it is looked at in."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
LAPTOP = {"width": 1366, "height": 768}
WIDE = {"width": 1920, "height": 1080}
PHONE = {"width": 390, "height": 844}


class Server:
    """A server in a process of its own, which can be killed and started again at the same address."""

    def __init__(self, data: Path, host: str = "", accounts: str = "") -> None:
        self.data = data
        self.host = host
        self.accounts = accounts
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        env = {**os.environ, "XDG_DATA_HOME": str(self.data), "PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1"}
        command = [sys.executable, "-m", "lantern", "play", "--no-open", "--port", str(self.port)]
        command += ["--host", self.host] if self.host else []
        if self.accounts:
            command = [sys.executable, "-m", "lantern", "serve", "--port", str(self.port), "--accounts", self.accounts]
        self.process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert self.process.stdout is not None
        told = ""
        for line in self.process.stdout:
            told += line
            if found := re.search(r"http://[^\s:]+:(\d+)", line):
                self.port = int(found[1])
                return
        raise AssertionError(f"The server did not start:\n{told}")

    def kill(self) -> None:
        """End it without a warning."""
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process = None
