"""Any warning of Qt fails a test; and a stage to play on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QtMsgType, qInstallMessageHandler

from gridlight.session.table import Setup, Table
from gridlight.ui.bridge import Bridge
from gridlight.ui.foto.stage import FotoStage
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
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    home = tmp_path / "user"
    monkeypatch.setenv("GRIDLIGHT_HOME", str(home))
    return home


@pytest.fixture
def lay_table(qtbot: object, tmp_path: Path) -> Iterator[Callable[..., FotoStage]]:
    """Makes a stage for a new game, or for one that is saved already."""
    stages: list[FotoStage] = []

    def make(
        path: Path | None = None,
        seed: str = "stage",
        wishes: Wishes = AT_ONCE,
        size: tuple[int, int] = (1280, 800),
        now: Callable[[], float] | None = None,
        **settings: object,
    ) -> FotoStage:
        if path is not None and path.exists():
            table = Table.open(path)
        else:
            table = Table.start(Setup("foto-electric", settings=settings, seed=seed), path)
        bridge = Bridge(table) if now is None else Bridge(table, now=now)
        stage = FotoStage(bridge, wishes)
        stages.append(stage)
        stage.resize(*size)
        stage.show()
        stage.activateWindow()
        stage.begin()
        settle()
        return stage

    yield make
    for stage in stages:
        stage.close_game()
        stage.close()
        stage.deleteLater()
    settle()
