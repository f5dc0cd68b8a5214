"""Tests name the rules they prove; a full run writes them down and may not prove less than the run before.

    @pytest.mark.proves("MOVE-01", "SETUP-11#1")

Whoever makes test items in another way (a collector of scenario files) has two ways to say the same:
`item.add_marker(pytest.mark.proves("MOVE-01"))` or `item.user_properties.append(("proves", ["MOVE-01"]))`, before the
item's call phase ends. The proof counts if the item's call phase passed: not if it failed, was skipped or was expected
to fail.
"""

import os
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest

from lantern.rulebook.book import Rulebook, load, read
from lantern.rulebook.errors import RulebookError, UnknownRuleError
from lantern.rulebook.proofs import HERE, Proofsheet, fallen, floor_of, read_floor, read_proofs, write_proofs

PROVES = "proves"
PARTIAL = (
    "keyword",
    "markexpr",
    "deselect",
    "ignore",
    "ignore_glob",
    "lf",
    "stepwise",
    "collectonly",
    "setuponly",
    "setupplan",
)

_BOOK = pytest.StashKey[Rulebook]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addini("rulebook_ledger", "folder of the ledger, where it is not the one that comes with the game", default="")
    parser.addini("rulebook_proofs", "folder of proven.json and coverage_floor.json, where it is another one", default="")


def pytest_configure(config: pytest.Config) -> None:
    ledger = config.getini("rulebook_ledger")
    try:
        config.stash[_BOOK] = read(config.rootpath / ledger) if ledger else load()
    except RulebookError as error:
        raise pytest.UsageError(str(error)) from error
    if not hasattr(config, "workerinput"):  # with several processes, only the one that gathers their reports
        config.pluginmanager.register(Ratchet(config))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Put the cited rules into the report, which travels between processes; fail a test that cites what is not there."""
    report = yield
    named = list(_named_by(item))
    if not named or report.when == "teardown":
        return report
    book = item.config.stash[_BOOK]
    try:
        cited = [str(book.cite(name)) for name in named]
    except UnknownRuleError as error:
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid} says what it proves, but {error}"
        return report
    others = [(key, value) for key, value in report.user_properties if key != PROVES]
    report.user_properties = [*others, (PROVES, cited)]
    return report


def _named_by(item: pytest.Item) -> Iterator[str]:
    for marker in item.iter_markers(PROVES):
        yield from map(str, marker.args)
    for key, value in item.user_properties:
        if key == PROVES:
            yield from [value] if isinstance(value, str) else map(str, value)  # type: ignore[call-overload]


class Ratchet:
    """Gathers the proofs of a run and, when it was a full one and passed, holds them against the floor."""

    def __init__(self, config: pytest.Config) -> None:
        """Find the files to compare with."""
        folder = config.getini("rulebook_proofs")
        self._folder: Path = config.rootpath / folder if folder else HERE
        self._book = config.stash[_BOOK]
        self._sheet = Proofsheet(self._book)
        self._lines: list[str] = []
        self._failed = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed and not hasattr(report, "wasxfail"):
            for key, value in report.user_properties:
                if key == PROVES and isinstance(value, list | tuple):
                    self._sheet.enter(_without_parameters(report.nodeid), value)

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if exitstatus != pytest.ExitCode.OK or not is_full_run(session.config):
            return
        try:
            self._hold_against_the_floor()
        except RulebookError as error:
            self._failed, self._lines = True, [str(error)]
        if self._failed:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def _hold_against_the_floor(self) -> None:
        proofs, before, floor = self._sheet.proofs(), read_proofs(self._folder), read_floor(self._folder)
        self._lines = fallen(self._book, floor, before, proofs)
        if self._lines:
            self._failed = True
            self._lines.append(
                "Prove them again. Only when rules were merged or taken out on purpose, "
                "lower the numbers in coverage_floor.json."
            )
        elif not _in_ci():
            changed = write_proofs(self._book, proofs, self._folder)
            news = "; proven.json and coverage_floor.json are updated" if changed else ""
            self._lines = [f"{len(proofs.rules)} of {len(self._book.rules)} rules proven{news}"]
        elif proofs != before or floor_of(self._book, proofs) != floor:
            self._lines = ["proven.json or coverage_floor.json is out of date: run all tests on your machine and commit both"]

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        if self._failed:
            terminalreporter.section("less of the rulebook is proven than before", red=True, bold=True)
        for line in self._lines:
            terminalreporter.write_line(line)


def is_full_run(config: pytest.Config) -> bool:
    """Tell whether all tests of the project were asked for, so that what was not proven is truly unproven."""
    if any(getattr(config.option, name, None) for name in PARTIAL):
        return False
    if config.args_source is pytest.Config.ArgsSource.TESTPATHS:
        return True
    here = config.args_source is pytest.Config.ArgsSource.INVOCATION_DIR
    return here and config.invocation_params.dir == config.rootpath


def _in_ci() -> bool:
    return os.environ.get("CI", "").lower() not in ("", "0", "false")


def _without_parameters(nodeid: str) -> str:
    path, separator, name = nodeid.partition("::")
    return f"{path}{separator}{name.partition('[')[0]}"
