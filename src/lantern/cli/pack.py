"""`lantern pack`: check packs, and look up what is in them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Literal

import msgspec

from lantern.cli.output import UsageError, write, write_json
from lantern.cli.packs import NO_MORE, Packs
from lantern.cli.settings import group
from lantern.content.check import Report, check, folder_of, list_entries, show_entry
from lantern.content.entries import KINDS
from lantern.content.language import Language
from lantern.content.library import Content
from lantern.content.loader import folders_of_packs, load, user_packs
from lantern.content.new_pack import write_new_pack
from lantern.content.parts import Part, parts
from lantern.content.problems import Problem, counted, nearest
from lantern.content.reader import ID
from lantern.content.switching import switch, switched_off
from lantern.scenarios.proving import SCENARIOS, Scenarios
from lantern.scenarios.run import run_files

#: More warnings of the same kind than this are told together, file by file, with the first of each; --all lists all.
FEW = 4
SHOWN = 3
UNPROVEN = "no scenario fails without it"

app = group("pack", "Check packs, and look up what is in them.")


@app.command(name="check")
def check_packs(
    *packs: str,
    json: bool = False,
    strict: bool = False,
    all: bool = False,  # noqa: A002 - the word people type
    more: Packs = NO_MORE,
) -> int:
    """Check packs: shape, references, unknown words, what nothing would do, its scenarios, and what none of them proves.

    Ends with 1 if a pack has problems.

    Parameters
    ----------
    packs
        Folders, or the names of installed packs; without any, all installed ones.
    json
        Write it for a program to read.
    strict
        End with 1 for warnings too.
    all
        Write each warning, also where many are alike.
    """
    reports = [_checked(pack, more) for pack in packs or [str(folder) for folder in folders_of_packs(more.folders)]]
    if json:
        write_json([_as_json(report) for report in reports])
    else:
        for report in reports:
            _write(report, each=all)
    return int(any(not report.is_good or (strict and report.warnings) for report in reports))


def _as_json(report: Report) -> dict[str, Any]:
    """Return a report for a program to read: what is wrong is said in English, as the `message`."""
    plain: dict[str, Any] = msgspec.to_builtins(report)
    for part in ("problems", "warnings"):
        plain[part] = [
            {name: value for name, value in msgspec.to_builtins(problem).items() if name != "what"}
            | {"message": problem.message}
            for problem in getattr(report, part)
        ]
    return plain


def _checked(pack: str, more: Packs) -> Report:
    """Check a pack; of one that loads, also tell what it does without a scenario that fails if it does not."""
    report = check(pack, more.folders)
    if report.is_good:
        folder = folder_of(pack, more.folders)
        content = load([*more.folders, folder])
        report.problems += _failing(folder, content)
        scenarios = Scenarios(content, [SCENARIOS, folder / "scenarios"])
        for part in _parts_of_pack(content, report.pack):
            proof = scenarios.proof_of(part)
            if proof.scenario is None:
                file = content.homes[f"{part.kind}/{part.entry}"][1]
                unproven = Problem(file=file, entry=part.entry, field=part.path, what=UNPROVEN, detail=proof.why)
                report.warnings.append(unproven)
    return report


def _failing(folder: Path, content: Content) -> Iterator[Problem]:
    """Run the scenarios of a pack: tell which cannot be read, and what does not hold in which."""
    for outcome in run_files([folder / "scenarios"] if (folder / "scenarios").is_dir() else [], content=content):
        file = f"{folder.name}/{Path(outcome.file).relative_to(folder).as_posix()}"
        for failure in outcome.failures:
            yield Problem(file=file, what=f"this scenario does not hold: {failure.splitlines()[0]}")


def _parts_of_pack(content: Content, pack: str) -> list[Part]:
    return [part for part in parts(content) if _pack_of(part, content) == pack]


def _pack_of(part: Part, content: Content) -> str:
    return part.added_by or content.homes[f"{part.kind}/{part.entry}"][0]


def _write(report: Report, *, each: bool) -> None:
    state = "good" if report.is_good else "has problems" if report.entries else "cannot be loaded"
    numbers = (counted(report.entries, "entry", "entries"), counted(len(report.problems), "problem"))
    write(f"{report.pack}: {state}, {', '.join(numbers)}, {counted(len(report.warnings), 'warning')}")
    for problem in report.problems:
        write(f"  problem: {problem}")
    alike: dict[str, list[Problem]] = {}
    for warning in report.warnings:
        alike.setdefault(warning.message, []).append(warning)
    for message, warnings in alike.items():
        if each or len(warnings) <= FEW:
            for warning in warnings:
                write(f"  warning: {warning}")
        else:
            write(f"  warning: {message} ({len(warnings)} times; --all lists each)")
            for line in _by_file(warnings):
                write(f"    {line}")


def _by_file(warnings: list[Problem]) -> Iterator[str]:
    """Tell of many warnings alike in which files they are, and of each file the first."""
    files: dict[str, list[str]] = {}
    for warning in warnings:
        where = " ".join(part for part in (warning.entry, warning.field) if part)
        files.setdefault(warning.file, []).append(where)
    for file, places in files.items():
        more = f" and {len(places) - SHOWN} more" if len(places) > SHOWN else ""
        yield f"{file}: {', '.join(places[:SHOWN])}{more}"


@app.command
def new(name: Path, /) -> None:
    """Make a folder with a working pack: one entry of each kind, scenarios, both languages.

    Parameters
    ----------
    name
        The folder to make; its name is the id of the pack, such as my-first-pack.
    """
    if not ID.fullmatch(name.name):
        raise UsageError(f'"{name.name}" is not a name for a pack; use small letters, digits and hyphens.')
    if name.exists():
        raise UsageError(f"{name}: this is there already.")
    files = write_new_pack(name)
    write(f"{len(files)} files in {name}. Change what you like, then look it over with: lantern pack check {name}")


@app.command
def prove(*entries: str, sample: int | None = None, seed: int = 1, json: bool = False, more: Packs = NO_MORE) -> int:
    """Take away what entries do, one thing at a time: a scenario that names the entry must fail.

    Ends with 1 if none fails for something.

    Parameters
    ----------
    entries
        Ids such as shotgun, items/shotgun or items/shotgun/weapon, or of a whole pack; without any, everything in all packs.
    sample
        Only so many things, chosen by chance.
    seed
        The number that this chance grows from.
    json
        Write it for a program to read.
    """
    content = more.load()
    chosen = _chosen(content, entries)
    if sample is not None and sample < len(chosen):
        chosen = Random(seed).sample(chosen, sample)  # noqa: S311 - no secret
    scenarios = Scenarios(content, [SCENARIOS, *(Path(folder) / "scenarios" for folder in content.folders.values())])
    proofs = [scenarios.proof_of(part) for part in chosen]
    if json:
        write_json(proofs)
    else:
        for file, problem in scenarios.unreadable.items():
            write(f"{file}: this scenario cannot be read: {problem}")
        for proof in proofs:
            if entries or proof.scenario is None:
                write(f"{proof.part}: {proof.scenario or f'NOT PROVEN: {proof.why}'}")
        write(f"{sum(proof.scenario is not None for proof in proofs)} of {len(proofs)} proven.")
    return int(bool(scenarios.unreadable) or not all(proof.scenario for proof in proofs))


def _chosen(content: Content, entries: tuple[str, ...]) -> list[Part]:
    known = list(parts(content))
    if not entries:
        return known
    names = {
        part.name: {part.entry, f"{part.kind}/{part.entry}", part.name, _pack_of(part, content), part.added} for part in known
    }
    for entry in entries:
        if not any(entry in called for called in names.values()):
            hint = nearest(entry, {part.entry for part in known})
            raise UsageError(f'nothing that does something is called "{entry}".' + (f' Did you mean "{hint}"?' if hint else ""))
    return [part for part in known if not names[part.name].isdisjoint(entries)]


@app.command(name="list")
def list_kind(kind: str | None = None, /, *, lang: Literal["en", "it"] = "en", more: Packs = NO_MORE) -> None:
    """List the packs, or all entries of a kind.

    Parameters
    ----------
    kind
        Such as heroes, missions, enemies, items, cards, tiles; without it, the packs and the kinds are listed.
    lang
        The language of names.
    """
    content = load(more.folders, sets=more.chosen)
    if kind is None:
        for name, version in sorted(content.versions.items()):
            write(f"{name}  {version}  {content.folders[name]}")
        for aside in content.aside:
            write(f"{aside.pack}  SET ASIDE  {aside.folder}: {aside.in_short('en')}")
        for folder in sorted(switched_off(user_packs())):
            write(f"{folder}  SWITCHED OFF  {user_packs() / folder}")
        write(f"Your packs: {user_packs()}{'' if user_packs().is_dir() else ' (not there yet)'}")
        write(f"Kinds: {', '.join(f'{kind} ({len(content.kind(kind))})' for kind in KINDS)}")
        return
    try:
        entries = list_entries(content, kind)
    except KeyError as problem:
        said = str(problem.args[0])
        raise UsageError(f"{said}{'' if said.endswith('?') else '.'} Kinds are: {', '.join(KINDS)}.") from problem
    longest = max((len(entry.id) for entry in entries), default=0)
    for entry in entries:
        write(f"{entry.id:<{longest}}  {Language(lang).name(entry.name)}")


@app.command
def off(name: str, /) -> None:
    """Switch a pack in your folder off: it is not loaded until it is switched on again.

    Parameters
    ----------
    name
        The name of its folder.
    """
    _switch(name, on=False)


@app.command
def on(name: str, /) -> None:
    """Switch a pack in your folder on again.

    Parameters
    ----------
    name
        The name of its folder.
    """
    _switch(name, on=True)


def _switch(name: str, *, on: bool) -> None:
    if not switch(user_packs(), name, on=on):
        raise UsageError(f'there is no pack "{name}" in {user_packs()}; only packs there can be switched off.')
    write(f"{name} is switched {'on' if on else 'off'}.")


@app.command
def show(entry: str, /, *, lang: Literal["en", "it"] = "en", more: Packs = NO_MORE) -> None:
    """Show an entry: what it says, and where its facts come from.

    Parameters
    ----------
    entry
        The id of anything in a pack, such as shotgun, or with its kind, such as items/shotgun.
    lang
        The language of the text.
    """
    try:
        write(show_entry(more.load(), entry, lang))
    except KeyError as problem:
        raise UsageError(str(problem.args[0])) from problem
