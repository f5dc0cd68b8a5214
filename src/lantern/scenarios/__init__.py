"""Scenario files: rule proofs as data. The format is described in docs/scenarios.md."""

from lantern.scenarios.run import MODES, ScenarioOutcome, run_file, run_files

__all__ = ["MODES", "ScenarioOutcome", "run_file", "run_files"]
