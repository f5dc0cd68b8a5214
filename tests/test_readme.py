"""The examples of the README are true."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_the_example_runs(example):
    exec(compile(example, str(README), "exec"), {})


def test_there_are_examples():
    assert len(EXAMPLES) >= 2


def test_the_make_targets_of_the_readme_exist():
    makefile = (README.parent / "Makefile").read_text(encoding="utf-8")
    targets = re.findall(r"make (\w+)$", README.read_text(encoding="utf-8"), re.MULTILINE)
    assert {"play", "test"} <= set(targets)
    for target in targets:
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
