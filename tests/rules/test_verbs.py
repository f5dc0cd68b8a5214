"""Every verb of the effect language is carried out, also where Python leaves asserts away."""

import subprocess
import sys

import pytest

from lantern.content.effects import VERBS
from lantern.rules import verbs
from lantern.rules.numbers.perform import PERFORMERS

COUNT = """
import lantern.rules.adventure
from lantern.rules.numbers.perform import PERFORMERS
print(__debug__, len(PERFORMERS))
"""


def test_every_verb_is_carried_out_by_a_chapter_that_is_named():
    assert set(PERFORMERS) == set(VERBS.values())
    assert {performer.__module__ for performer in PERFORMERS.values()} == {chapter.__name__ for chapter in verbs.CHAPTERS}


def test_no_assert_is_needed_for_it():
    done = subprocess.run([sys.executable, "-O", "-c", COUNT], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", str(len(VERBS))]


def test_a_verb_that_nothing_carries_out_is_noticed_at_once(monkeypatch):
    monkeypatch.delitem(PERFORMERS, VERBS["wounds"])
    with pytest.raises(TypeError, match="the verbs wounds"):
        verbs.require_all()
