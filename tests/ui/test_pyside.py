"""The pinned Qt binding doesn't lose references (6.12.0 on Python 3.11 does, and aborts)."""

import sys

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot


def test_void_calls_keep_none_alive(qtbot: QtBot) -> None:
    label = QLabel()
    qtbot.addWidget(label)
    before = sys.getrefcount(None)
    for _ in range(1000):
        label.update()
    assert sys.getrefcount(None) > before - 500
