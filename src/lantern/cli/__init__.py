"""The command line: `lantern play | rules | pack | scenario | simulate | replay | export | import`."""

from lantern.cli.app import main

__all__ = ["main"]
