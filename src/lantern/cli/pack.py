"""`lantern pack`: check packs, and look up what is in them."""

from __future__ import annotations

from typing import Literal

from lantern.cli.output import UsageError, write, write_json
from lantern.cli.settings import group
from lantern.content.check import Report, check, list_entries, show_entry
from lantern.content.entries import KINDS
from lantern.content.language import Language
from lantern.content.loader import folders_of_packs, load
from lantern.content.problems import Problem

#: More warnings of the same kind than this are told in one line; --json lists all.
FEW = 5

app = group("pack", "Check packs, and look up what is in them.")


@app.command(name="check")
def check_packs(*packs: str, json: bool = False, strict: bool = False) -> int:
    """Check packs: shape, references, unknown words, and text that cannot be rendered.

    Ends with 1 if a pack cannot be loaded.

    Parameters
    ----------
    packs
        Folders, or the names of installed packs; without any, all installed ones.
    json
        Write it for a program to read.
    strict
        End with 1 for warnings too.
    """
    reports = [check(pack) for pack in packs or [str(folder) for folder in folders_of_packs()]]
    if json:
        write_json(reports)
    else:
        for report in reports:
            _write(report)
    return int(any(not report.is_good or (strict and report.warnings) for report in reports))


def _write(report: Report) -> None:
    state = "good" if report.is_good else "cannot be loaded"
    write(f"{report.pack}: {state}, {report.entries} entries, {len(report.problems)} problems, {len(report.warnings)} warnings")
    for problem in report.problems:
        write(f"  problem: {problem}")
    alike: dict[str, list[Problem]] = {}
    for warning in report.warnings:
        alike.setdefault(warning.message, []).append(warning)
    for message, warnings in alike.items():
        if len(warnings) <= FEW:
            for warning in warnings:
                write(f"  warning: {warning}")
        else:
            write(f"  warning: {message} ({len(warnings)}): {', '.join(warning.entry for warning in warnings[:FEW])}, ...")


@app.command(name="list")
def list_kind(kind: str | None = None, /, *, lang: Literal["en", "it"] = "en") -> None:
    """List the packs, or all entries of a kind.

    Parameters
    ----------
    kind
        Such as heroes, missions, enemies, items, cards, tiles; without it, the packs and the kinds are listed.
    lang
        The language of names.
    """
    content = load()
    if kind is None:
        for name, version in sorted(content.versions.items()):
            write(f"{name}  {version}  {content.folders[name]}")
        write(f"Kinds: {', '.join(f'{kind} ({len(content.kind(kind))})' for kind in KINDS)}")
        return
    try:
        entries = list_entries(content, kind)
    except KeyError as problem:
        raise UsageError(f"{problem.args[0]} Kinds are: {', '.join(KINDS)}.") from problem
    longest = max((len(entry.id) for entry in entries), default=0)
    for entry in entries:
        write(f"{entry.id:<{longest}}  {Language(lang).name(entry.name)}")


@app.command
def show(entry: str, /, *, lang: Literal["en", "it"] = "en") -> None:
    """Show an entry: what it says, and where its facts come from.

    Parameters
    ----------
    entry
        The id of anything in a pack, such as shotgun, or with its kind, such as items/shotgun.
    lang
        The language of the text.
    """
    try:
        write(show_entry(load(), entry, lang))
    except KeyError as problem:
        raise UsageError(str(problem.args[0])) from problem
