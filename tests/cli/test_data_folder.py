"""The folder in which games and packs are kept: the usual one, or the one that was named."""

from pathlib import Path

from lantern.content.folders import DATA, data_folder, keep_data_in
from lantern.content.loader import user_packs
from lantern.players.saves import games_folder
from lantern.server.store import default_path


def test_everything_is_kept_in_the_folder_that_was_named(tmp_path, monkeypatch) -> None:
    monkeypatch.setenv(DATA, "")
    usual = data_folder()
    assert usual.name == "old-lantern"

    keep_data_in(tmp_path / "ours")

    assert data_folder() == tmp_path / "ours" != usual
    assert {path.parent for path in (default_path(), games_folder(), user_packs())} == {tmp_path / "ours"}


def test_the_command_takes_it(tmp_path, monkeypatch) -> None:
    from lantern.cli.app import run  # noqa: PLC0415 - the commands import what they need

    monkeypatch.setenv(DATA, "")

    assert run(["play", "--bots", "--seed", "3", "--data", str(tmp_path / "ours")]) == 0

    assert data_folder() == Path(tmp_path / "ours")
