"""What all tests share: they name the rules they prove (see docs/rulebook.md), and none is judged by the clock.

Every scenario file is a test, played three times: straight, each answer through checkpoint and replay, each answer undone.
The first time the state is looked at before every question: it must be as any state must be.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from lantern.core.questions import Answer, Question
from lantern.rules.invariants import check_invariants
from lantern.scenarios.problems import ScenarioError
from lantern.scenarios.run import MODES, Script, read_scenario, run_scenario

SCENARIOS = Path(__file__).parent / "scenarios"

pytest_plugins = ["lantern.rulebook.pytest_plugin", "pytester"]

settings.register_profile("lantern", deadline=None)
settings.load_profile("lantern")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    if file_path.suffix == ".yaml" and file_path.is_relative_to(SCENARIOS):
        return ScenarioFile.from_parent(parent, path=file_path)
    return None


class ScenarioFile(pytest.File):
    def collect(self) -> Iterator[pytest.Item]:
        yield ScenarioItem.from_parent(self, name="scenario", file=read_scenario(self.path))


class ScenarioItem(pytest.Item):
    def __init__(self, *, file: dict[str, Any], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.file = file
        proves = file.get("proves", [])
        self.add_marker(pytest.mark.proves(*(proves if isinstance(proves, list) else [proves])))

    def runtest(self) -> None:
        with pytest.MonkeyPatch.context() as watching:
            watching.setattr(Script, "answer", answer_if_all_is_well)
            for mode in MODES:
                failures = run_scenario(self.file, mode)
                if failures:
                    raise ScenarioFailedError("\n".join([f"played as '{mode}':", *failures]))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        if isinstance(excinfo.value, ScenarioFailedError):
            return f"{self.file.get('title', self.path.stem)}\n{excinfo.value}"
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, self.path.name


class ScenarioFailedError(Exception):
    pass


_answer = Script.answer
#: Asked in the middle of a change that is not through.
BETWIXT = {"bag-too-small", "clothes"}
#: A file may put any card anywhere, and any model.
AS_GIVEN = ("deck ", "fiend-1 is large")


def answer_if_all_is_well(script: Script, shown: Any, question: Question) -> Answer | None:
    assert script.run is not None
    wrong = [each for each in check_invariants(script.run.game) if not each.startswith(AS_GIVEN)]
    if wrong and question.kind not in BETWIXT:
        script.run.problem = ScenarioError(f"as '{question.kind}' is asked: {'; '.join(wrong)}")
        return None
    return _answer(script, shown, question)
