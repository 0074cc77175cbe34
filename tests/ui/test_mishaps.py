"""A fault that nobody caught: a plain screen, a report, a bundle without secrets; the logs."""

from __future__ import annotations

import shutil
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from gridlight import paths
from gridlight.session.table import Setup, Table
from gridlight.ui.logs import LARGEST, keep_logs, log_of
from gridlight.ui.main_window import MainWindow
from gridlight.ui.mishaps import watch_for_mishaps
from gridlight.ui.screens.mishap import MishapScreen
from helpers.people import settle

Open = Callable[[], MainWindow]


def broken(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> MishapScreen:
    monkeypatch.setattr(sys, "excepthook", sys.__excepthook__)
    watch_for_mishaps(window)
    try:
        raise RuntimeError("a test of the hook")
    except RuntimeError as error:
        sys.excepthook(type(error), error, error.__traceback__)
    settle()
    assert window.screen_name() == "mishap"
    screen = window.screens["mishap"]
    assert isinstance(screen, MishapScreen)
    return screen


def test_a_mishap_shows_where_the_game_is(
    open_window: Open,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = folder / "kept.gridlight"
    Table.start(Setup("foto-electric", seed="kept"), path).close()
    window = open_window()
    window.open_game(path)
    screen = broken(window, monkeypatch)
    assert str(path) in screen.accessibleDescription()
    assert "a test of the hook" in capsys.readouterr().err
    screen.again.click()
    assert window.screen_name() == "foto-electric"


def test_a_bundle_holds_what_helps_and_no_secrets(
    open_window: Open, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = folder / "kept.gridlight"
    Table.start(Setup("foto-electric", seed="a seed that nobody may see"), path).close()
    monkeypatch.setattr("pathlib.Path.home", lambda: folder)
    monkeypatch.setattr("getpass.getuser", lambda: "somebody")
    window = open_window()
    window.open_game(path)
    log_of("games").info("somebody sat down")
    screen = broken(window, monkeypatch)
    target = tmp_path / "report.zip"
    screen.ask_where = lambda name: str(target)
    screen.bundle.click()
    assert str(target) in screen.status_line.status().sentence
    with zipfile.ZipFile(target) as bundle:
        texts = {name: bundle.read(name).decode() for name in bundle.namelist()}
    assert {"read me.txt", "health.txt", "mishap.txt"} <= set(texts)
    assert "a test of the hook" in texts["mishap.txt"]
    assert "platform plug-in" in texts["health.txt"]
    assert "foto-electric on the table" in texts["logs/games.log"]
    whole = "".join(texts.values())
    assert "a seed that nobody may see" not in whole
    assert str(folder) not in whole
    assert "somebody" not in whole
    assert not any(name.endswith(".gridlight") for name in texts)


def test_a_bundle_that_cant_be_written_is_said(
    open_window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = broken(open_window(), monkeypatch)
    screen.ask_where = lambda name: str(tmp_path / "missing" / "report.zip")
    screen.bundle.click()
    assert "could not be written" in screen.status_line.status().sentence
    before = screen.status_line.status().sentence
    screen.ask_where = lambda name: ""
    screen.bundle.click()
    assert screen.status_line.status().sentence == before


def test_logs_stay_small_and_are_kept_by_topic() -> None:
    keep_logs()
    keep_logs()
    log = log_of("workshop")
    for _ in range(40):
        log.info("%s", "x" * 20_000)
    written = sorted(paths.logs().glob("workshop.log*"))
    assert len(written) == 3
    assert all(file.stat().st_size <= LARGEST for file in written)


def test_a_game_goes_on_when_its_log_folder_is_gone(capsys: pytest.CaptureFixture[str]) -> None:
    keep_logs()
    log = log_of("games")
    log.info("begun")
    shutil.rmtree(paths.logs())
    for _ in range(20):
        log.info("%s", "x" * 20_000)
    assert capsys.readouterr().err == ""
