"""The commands. Each is imported only when it is called, so that help and version come at once."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError

from lantern.cli.settings import SETTINGS

HELP = "Old Lantern, an unofficial digital edition of the co-operative dungeon crawl Shadows of Brimstone."
PLAY = """Play, in the browser or at the terminal.

Opens a table on this machine and prints its address; there games go on and new ones begin. With --terminal the table is here,
with a short menu. Every answer is saved as it is given."""
REPLAY = """Play a saved or exported game again and tell what happened.

Everything is played anew from the seed and the answers. The digest at the end names the state: equal games have equal digests,
on any machine. Ends with 1 if the game cannot be followed to its end with this version."""
IMPORT = """Take in an exported game, to go on with it.

It is played again from its beginning, and refused if it leads elsewhere with this version."""

#: Each command: where it is, and what it does; the first sentence stands in the list of commands.
COMMANDS = {
    "play": ("play:play", PLAY),
    "serve": ("serve:serve", "Serve tables to others: see docs/hosting.md."),
    "rules": ("rules:app", "Look up rules, and what is proven of them."),
    "pack": ("pack:app", "Check packs, and look up what is in them."),
    "book": ("book:book", "Print all cards of the chosen boxes as a book."),
    "campaign": ("campaign:app", "Look at the campaigns of this machine, and take them along as files."),
    "hero": ("hero:app", "Look at the heroes of a campaign, and take them along as files."),
    "scenario": ("scenario:app", "Run rule proofs, and begin a new one."),
    "simulate": ("simulate:simulate", "Let bots play many adventures."),
    "balance": ("balance:balance", "Let bots play adventures of every kind, and write a page on how fair they are."),
    "campaigns": ("campaigns:campaigns", "Let bots play whole campaigns, and write a page on how their posses fare."),
    "person": ("person:app", "Invite people to a server that you run, let them in again or no longer, and list them."),
    "backup": ("keeping:backup", "Copy everything that the table keeps to a file."),
    "restore": ("keeping:restore", "Put everything of a copy back."),
    "check": ("keeping:check", "Look through everything that the table keeps for damage."),
    "sit": ("sit:sit", "Let a bot sit down at a table over the network, by its invitation."),
    "mcp": ("mcp:mcp", "Let a language model sit at tables: an MCP server over standard input and output."),
    "reference": ("reference:reference", "Write a plain-text reference of the game, for a language model that plays or leads."),
    "replay": ("games:replay", REPLAY),
    "export": ("games:export", "Write a saved game as text to share."),
    "import": ("games:import_game", IMPORT),
}
#: What the shell is told: all well, something did not hold, the call or the data was wrong, interrupted.
OK, FAILED, WRONG, INTERRUPTED = 0, 1, 2, 130


def program_version() -> str:
    """Return the version of this program."""
    from importlib.metadata import version  # noqa: PLC0415 - only for --version

    return f"Old Lantern {version('old-lantern')}"


app = App(name="lantern", help=HELP, version=program_version, **SETTINGS)
for name, (place, about) in COMMANDS.items():
    app.command(f"lantern.cli.{place}", name=name, help=about)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and end the program with its number."""
    sys.exit(run(arguments))


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command; whatever a person did wrong is told in words on stderr."""
    try:
        result = app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as mistake:
        return complain(f"{' '.join(str(mistake).split())} Try: lantern --help")
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing more can be written, and need not
        return OK
    except Exception as problem:
        said = _said_to_people(problem)
        if said is None:
            raise
        return complain(said)
    return result if isinstance(result, int) else OK


def complain(text: str) -> int:
    """Say on stderr what is wrong."""
    print(f"lantern: {text}", file=sys.stderr)  # noqa: T201 - this is where the command line speaks
    return WRONG


def _said_to_people(problem: Exception) -> str | None:
    """Say what a person can do about an error; None if it is a mistake in this program."""
    from lantern.content.problems import PackError  # noqa: PLC0415 - only when something is wrong
    from lantern.core.errors import LanternError  # noqa: PLC0415
    from lantern.rulebook.errors import RulebookError  # noqa: PLC0415

    if isinstance(problem, PackError):
        return problem.in_short
    if isinstance(problem, PermissionError) and problem.filename is not None:
        return f"{problem.filename}: whoever runs this may not read or write there ({problem.strerror})."
    return str(problem) if isinstance(problem, LanternError | RulebookError) else None
