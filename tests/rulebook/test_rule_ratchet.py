"""Tests that name rules: what counts as a proof, and that a full run may not prove less than the run before."""

import json
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.usefixtures("project")

INI = """
[pytest]
testpaths = checks
addopts = -p lantern.rulebook.pytest_plugin --strict-markers
markers = proves(*ids): the rules this test proves
rulebook_ledger = ledger
rulebook_proofs = proofs
"""

TWO_PROOFS = """
    import pytest

    @pytest.mark.proves("DICE-01")
    def test_d6():
        pass

    @pytest.mark.proves("GRIT-09", "GRIT-01#1")
    @pytest.mark.parametrize("die", [1, 2])
    def test_d3(die):
        pass
"""

EACH_WAY = pytest.mark.parametrize("processes", [(), ("-n", "2")], ids=["one process", "two processes"])
#: What does not depend on how the reports travel.
IN_ONE = pytest.mark.parametrize("processes", [()], ids=["one process"])


@pytest.fixture
def project(pytester: pytest.Pytester, small_ledger: dict[str, bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    """Set up a small project with a ledger, a folder for proofs and a folder for tests."""
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.delenv("PYTEST_ADDOPTS", raising=False)
    pytester.makefile(".ini", pytest=INI)
    for folder in ("ledger", "proofs", "checks"):
        pytester.mkdir(folder)
    for name, content in small_ledger.items():
        (pytester.path / "ledger" / name).write_bytes(content)


def check(pytester: pytest.Pytester, text: str, *arguments: str) -> pytest.RunResult:
    """Run the project's tests, in one process or several."""
    source = pytester.makepyfile(text)
    source.replace(pytester.path / "checks" / "test_rules.py")
    return pytester.runpytest_subprocess(*arguments) if "-n" in arguments else pytester.runpytest_inprocess(*arguments)


def stored(pytester: pytest.Pytester, name: str = "proven.json") -> dict[str, Any]:
    path: Path = pytester.path / "proofs" / name
    return json.loads(path.read_text()) if path.exists() else {}


@EACH_WAY
def test_a_full_run_writes_down_what_passed_tests_prove(pytester: pytest.Pytester, processes: tuple[str, ...]):
    result = check(pytester, TWO_PROOFS, *processes)
    assert result.ret == 0
    assert stored(pytester) == {
        "rules": {
            "DICE-01": ["checks/test_rules.py::test_d6"],
            "DICE-02": ["checks/test_rules.py::test_d3"],
            "GRIT-01": ["checks/test_rules.py::test_d3"],
        },
        "examples": {"GRIT-01#1": ["checks/test_rules.py::test_d3"]},
    }
    assert stored(pytester, "coverage_floor.json") == {
        "rules": {"01": {"revised": 2}, "20": {"revised": 1}},
        "examples_owed": ["DICE-02#1"],
    }
    result.stdout.fnmatch_lines(["3 of 4 rules proven; proven.json and coverage_floor.json are updated"])


@IN_ONE
def test_skipped_and_expected_failures_prove_nothing(pytester: pytest.Pytester, processes: tuple[str, ...]):
    text = """
        import pytest

        @pytest.mark.proves("DICE-01")
        def test_good():
            pass

        @pytest.mark.proves("DICE-02")
        @pytest.mark.skip
        def test_skipped():
            pass

        @pytest.mark.proves("DICE-02")
        def test_skips_itself():
            pytest.skip("not today")

        @pytest.mark.proves("DICE-03")
        @pytest.mark.xfail
        def test_fails_as_expected():
            assert False

        @pytest.mark.proves("GRIT-01")
        @pytest.mark.xfail
        def test_passes_against_expectation():
            pass
    """
    assert check(pytester, text, *processes).ret == 0
    assert list(stored(pytester)["rules"]) == ["DICE-01"]


@IN_ONE
def test_a_failed_test_proves_nothing_and_a_failed_run_writes_nothing(pytester: pytest.Pytester, processes: tuple[str, ...]):
    text = f"{TWO_PROOFS}\n    def test_bad():\n        assert False\n"
    assert check(pytester, text, *processes).ret == 1
    assert stored(pytester) == {}


@IN_ONE
def test_a_dropped_proof_fails_the_run_and_is_named(pytester: pytest.Pytester, processes: tuple[str, ...]):
    check(pytester, TWO_PROOFS)
    before = stored(pytester)
    result = check(pytester, TWO_PROOFS.replace('@pytest.mark.proves("DICE-01")', ""), *processes)
    assert result.ret == 1
    result.stdout.fnmatch_lines(
        [
            "*less of the rulebook is proven than before*",
            "chapter 01, revised: 1 rules proven, at least 2 wanted; not proven any more: DICE-01",
            "Prove them again.*",
        ]
    )
    assert stored(pytester) == before


def test_a_proof_that_is_skipped_now_fails_the_run_too(pytester: pytest.Pytester):
    check(pytester, TWO_PROOFS)
    result = check(pytester, TWO_PROOFS.replace("def test_d6():\n        pass", "def test_d6():\n        pytest.skip()"))
    assert result.ret == 1
    result.stdout.fnmatch_lines(["*not proven any more: DICE-01"])


def test_a_new_proof_raises_the_floor(pytester: pytest.Pytester):
    check(pytester, TWO_PROOFS)
    assert check(pytester, f'{TWO_PROOFS}\n    @pytest.mark.proves("DICE-02#1")\n    def test_more():\n        pass\n').ret == 0
    assert stored(pytester, "coverage_floor.json")["examples_owed"] == []
    result = check(pytester, TWO_PROOFS)
    assert result.ret == 1
    result.stdout.fnmatch_lines(["the example DICE-02#1 has to be proven by a test or a scenario that names it"])


@pytest.mark.parametrize(
    "arguments",
    [
        ("-k", "d3"),
        ("-m", "proves"),
        ("checks",),
        ("checks/test_rules.py::test_d3",),
        ("--deselect", "checks/test_rules.py::test_d6"),
        ("--ignore", "checks/other"),
        ("--lf",),
        ("--collect-only",),
        ("--setup-plan",),
    ],
    ids=" ".join,
)
def test_a_partial_run_neither_writes_nor_complains(pytester: pytest.Pytester, arguments: tuple[str, ...]):
    check(pytester, TWO_PROOFS)
    before = stored(pytester)
    result = check(pytester, TWO_PROOFS.replace('@pytest.mark.proves("DICE-01")', ""), *arguments)
    assert result.ret == 0
    assert stored(pytester) == before


def test_a_run_from_a_folder_inside_is_partial(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch):
    check(pytester, TWO_PROOFS)
    before = stored(pytester)
    (pytester.path / "checks" / "test_rules.py").write_text("def test_nothing():\n    pass\n")
    monkeypatch.chdir(pytester.path / "checks")
    assert pytester.runpytest_inprocess().ret == 0
    assert stored(pytester) == before


def test_in_ci_the_files_stay_and_more_proof_is_only_a_hint(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch):
    check(pytester, TWO_PROOFS)
    before = stored(pytester)
    monkeypatch.setenv("CI", "true")
    result = check(pytester, TWO_PROOFS.replace('proves("DICE-01")', 'proves("DICE-01", "DICE-03")'))
    assert result.ret == 0
    result.stdout.fnmatch_lines(["*out of date: run all tests on your machine and commit both"])
    assert stored(pytester) == before


def test_in_ci_less_proof_fails_the_run(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch):
    check(pytester, TWO_PROOFS)
    monkeypatch.setenv("CI", "true")
    result = check(pytester, TWO_PROOFS.replace('@pytest.mark.proves("DICE-01")', ""))
    assert result.ret == 1
    result.stdout.fnmatch_lines(["*not proven any more: DICE-01"])


def test_in_ci_nothing_is_said_when_all_is_as_it_was(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch):
    check(pytester, TWO_PROOFS)
    monkeypatch.setenv("CI", "true")
    result = check(pytester, TWO_PROOFS)
    assert result.ret == 0
    result.stdout.no_fnmatch_line("*out of date*")


@pytest.mark.parametrize(
    ("cited", "message", "processes"),
    [
        ("DICE-1", "*says what it proves, but there is no rule DICE-1; did you mean DICE-01?", ()),
        ("GRTI-01", "*there is no rule GRTI-01; did you mean GRIT-01?", ()),
        ("DICE-02#3", "*there is no example DICE-02#3; the examples of DICE-02 are DICE-02#1 to DICE-02#2", ()),
    ],
    ids=["short number", "slip", "no such example"],
)
def test_a_test_that_cites_what_is_not_there_fails(
    pytester: pytest.Pytester, cited: str, message: str, processes: tuple[str, ...]
):
    result = check(pytester, TWO_PROOFS.replace("DICE-01", cited), *processes)
    assert result.ret == 1
    result.stdout.fnmatch_lines([message])
    result.assert_outcomes(passed=2, errors=1)


def test_even_a_skipped_test_may_not_cite_what_is_not_there(pytester: pytest.Pytester):
    text = TWO_PROOFS.replace('@pytest.mark.proves("DICE-01")', '@pytest.mark.skip\n    @pytest.mark.proves("DICE-99")')
    result = check(pytester, text)
    assert result.ret == 1
    result.stdout.fnmatch_lines(["*there is no rule DICE-99*"])


SCENARIOS = """
    import pytest
    import yaml

    def pytest_collect_file(parent, file_path):
        if file_path.suffix == ".yaml":
            return Scenarios.from_parent(parent, path=file_path)

    class Scenarios(pytest.File):
        def collect(self):
            for mode in ("plain", "undo"):
                yield Scenario.from_parent(self, name=f"run[{mode}]", data=yaml.safe_load(self.path.read_text()))

    class Scenario(pytest.Item):
        def __init__(self, *, data, **arguments):
            super().__init__(**arguments)
            self.data = data
            if data["way"] == "properties":
                self.user_properties.append(("proves", data["proves"]))
            elif data["way"] == "marker":
                self.add_marker(pytest.mark.proves(*data["proves"]))

        def runtest(self):
            assert self.data["holds"]
            if self.data["way"] == "late":
                self.user_properties.append(("proves", self.data["proves"]))
"""


@pytest.mark.parametrize(
    ("way", "processes"),
    [("properties", ()), ("properties", ("-n", "2")), ("marker", ()), ("late", ())],
    ids=["properties", "properties, two processes", "marker", "late"],
)
def test_a_collector_of_scenarios_reports_proofs_the_same_way(pytester: pytest.Pytester, way: str, processes: tuple[str, ...]):
    pytester.makeconftest(SCENARIOS)
    (pytester.path / "checks" / "d3.yaml").write_text(f"{{way: {way}, holds: true, proves: [DICE-01, 'DICE-02#1']}}")
    assert check(pytester, "", *processes).ret == 0
    assert stored(pytester) == {
        "rules": {"DICE-01": ["checks/d3.yaml::run"], "DICE-02": ["checks/d3.yaml::run"]},
        "examples": {"DICE-02#1": ["checks/d3.yaml::run"]},
    }


@pytest.mark.parametrize("way", ["properties", "marker", "late"])
def test_a_scenario_that_cites_what_is_not_there_fails(pytester: pytest.Pytester, way: str):
    pytester.makeconftest(SCENARIOS)
    (pytester.path / "checks" / "d3.yaml").write_text(f"{{way: {way}, holds: true, proves: [DICE-77]}}")
    result = check(pytester, "")
    assert result.ret == 1
    result.stdout.fnmatch_lines(["*there is no rule DICE-77*"])


def test_a_scenario_that_does_not_hold_proves_nothing(pytester: pytest.Pytester):
    pytester.makeconftest(SCENARIOS)
    (pytester.path / "checks" / "d3.yaml").write_text("{way: marker, holds: false, proves: [DICE-01]}")
    assert check(pytester, "").ret == 1
    assert stored(pytester) == {}


def test_a_broken_ledger_stops_the_run_with_its_problems(pytester: pytest.Pytester):
    (pytester.path / "ledger" / "01-dice.yaml").write_text("- {id: DICE-01}")
    result = check(pytester, TWO_PROOFS)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*01-dice.yaml, line 1, entry DICE-01, field title: is missing*"])


def test_a_damaged_floor_fails_the_run(pytester: pytest.Pytester):
    (pytester.path / "proofs" / "coverage_floor.json").write_text("[]")
    result = check(pytester, TWO_PROOFS)
    assert result.ret == 1
    result.stdout.fnmatch_lines(["coverage_floor.json cannot be read*restore it from version control"])
