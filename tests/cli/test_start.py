"""The program starts quickly: help and version load nothing of the game."""

import subprocess
import sys

import pytest

HEAVY = (
    "msgspec",
    "yaml",
    "fluent.runtime",
    "platformdirs",
    "lantern.rules",
    "lantern.content",
    "lantern.core",
    "lantern.rulebook",
)
PROBE = """
import sys
from lantern.cli.app import run
number = run(sys.argv[1:])
print("LOADED", *sorted(sys.modules), sep="\\n", file=sys.stderr)
sys.exit(number)
"""


def modules_after(*arguments):
    done = subprocess.run(
        [sys.executable, "-c", PROBE, *arguments], capture_output=True, text=True, check=True, stdin=subprocess.DEVNULL
    )
    return set(done.stderr.partition("LOADED")[2].split())


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], []])
def test_help_and_version_load_nothing_of_the_game(arguments):
    loaded = modules_after(*arguments)
    assert "cyclopts" in loaded
    assert [name for name in HEAVY if name in loaded] == []


def test_rules_load_no_game():
    loaded = modules_after("rules", "show", "MOVE-01")
    assert "lantern.rulebook" in loaded
    assert "lantern.rules" not in loaded
    assert "fluent.runtime" not in loaded


def test_the_installed_command_is_this_program():
    done = subprocess.run(
        [sys.executable, "-c", "from lantern.cli import main; main()", "nonsense"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr.startswith("lantern: ")
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_closed_pipe_is_no_error():
    code = "from lantern.cli import main; main()"
    shell = f"{sys.executable} -c '{code}' play --bots --seed 4 | head -1; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", shell], capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert done.stderr == ""
