"""Any warning of Qt fails a test; a stage to play on, and the whole window."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QtMsgType, qInstallMessageHandler
from pytestqt.qtbot import QtBot

from gridlight.session.table import Setup, Table
from gridlight.ui import tokens
from gridlight.ui.bridge import Bridge
from gridlight.ui.foto.stage import FotoStage
from gridlight.ui.main_window import MainWindow
from gridlight.ui.theme import Wishes
from helpers.people import AT_ONCE, settle

_HARMLESS = ("This plugin does not support propagateSizeHints",)


@pytest.fixture(autouse=True)
def no_warning_of_qt() -> Iterator[None]:
    said: list[str] = []

    def listen(kind: QtMsgType, context: object, words: str) -> None:
        if kind != QtMsgType.QtDebugMsg and not words.startswith(_HARMLESS):
            said.append(words)

    before = qInstallMessageHandler(listen)
    yield
    qInstallMessageHandler(before)
    assert said == []


@pytest.fixture(autouse=True)
def nothing_outlives_its_test() -> Iterator[None]:
    """What was closed is gone: a test's tables would fill the memory of all that follow."""
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    home = tmp_path / "user"
    monkeypatch.setenv("GRIDLIGHT_HOME", str(home))
    return home


@pytest.fixture
def begin_stage(qtbot: object) -> Iterator[Callable[..., Any]]:
    """Shows a stage and begins its game; whatever was begun is taken away after the test."""
    stages: list[Any] = []

    def show(stage: Any, size: tuple[int, int] = (1280, 800)) -> Any:
        stages.append(stage)
        stage.resize(*size)
        stage.show()
        stage.activateWindow()
        stage.begin()
        settle()
        return stage

    yield show
    for stage in stages:
        stage.close_game()
        stage.close()
        stage.deleteLater()
    settle()


@pytest.fixture
def lay_table(begin_stage: Callable[..., Any]) -> Callable[..., FotoStage]:
    """Makes a stage for a new game, or for one that is saved already."""

    def make(
        path: Path | None = None,
        seed: str = "stage",
        wishes: Wishes = AT_ONCE,
        size: tuple[int, int] = (1280, 800),
        now: Callable[[], float] = monotonic,
        **settings: object,
    ) -> FotoStage:
        if path is not None and path.exists():
            table = Table.open(path)
        else:
            table = Table.start(Setup("foto-electric", settings=settings, seed=seed), path)
        return begin_stage(FotoStage(Bridge(table, now=now), wishes), size)

    return make


@pytest.fixture(autouse=True)
def nobody_reads(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Where nothing moves, nothing waits to be read either: the tests read faster."""
    tokens.times_for.cache_clear()
    monkeypatch.setattr(tokens, "STILL", frozenset())
    yield
    tokens.times_for.cache_clear()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "games"
    made.mkdir()
    return made


@pytest.fixture
def open_window(folder: Path, tmp_path: Path, qtbot: QtBot) -> Iterator[Callable[[], MainWindow]]:
    windows: list[MainWindow] = []
    settings = tmp_path / "settings.json"
    if not settings.exists():
        settings.write_text(json.dumps({"format": 1, "reduced_motion": True}))

    def make() -> MainWindow:
        window = MainWindow(folder, settings)
        windows.append(window)
        window.resize(1280, 800)
        window.show()
        window.activateWindow()
        window.after_first_paint(None)
        qtbot.waitUntil(lambda: not window.tasks.busy)
        settle()
        return window

    yield make
    for window in windows:
        window.close()
        window.deleteLater()
    settle()
