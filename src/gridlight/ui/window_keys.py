"""What keys do on every screen of the window."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from gridlight.kernel.language import tr
from gridlight.present.preferences import next_scale

if TYPE_CHECKING:
    from gridlight.ui.chrome import Screen
    from gridlight.ui.main_window import MainWindow

K = Qt.KeyboardModifier
TEXT_KEYS = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1, Qt.Key.Key_0: 0}
"""Larger, smaller, and as it came."""


def pressed(window: MainWindow, event: QKeyEvent) -> bool:
    """Do what a key says that no screen wanted; False where it says nothing.

    Ctrl+O opens a position, Ctrl with + or − sizes the text, F6 goes to the table’s list and
    back (with Shift it takes it away), F8 switches the sound.
    """
    key = Qt.Key(event.key())
    if event.modifiers() & ~(K.KeypadModifier | K.ShiftModifier) == K.ControlModifier:
        return _with_control(window, key)
    if key == Qt.Key.Key_F6 and window.stage is not None and window.stage.isVisible():
        from gridlight.ui.tabletop.table_list import switch

        switch(window, away=bool(event.modifiers() & K.ShiftModifier))
    elif key == Qt.Key.Key_F8:
        window.keep(replace(window.preferences, sound=not window.preferences.sound))
        on = window.preferences.sound
        window.complain(tr("Sound on.") if on else tr("Sound off; F8 brings it back."))
    else:
        return False
    return True


def _with_control(window: MainWindow, key: Qt.Key) -> bool:
    if key == Qt.Key.Key_O:
        window.open_position()
    elif key in TEXT_KEYS:
        _size_text(window, TEXT_KEYS[key])
    else:
        return False
    return True


def _size_text(window: MainWindow, steps: int) -> None:
    scale = next_scale(window.preferences.text_scale, steps)
    window.keep(replace(window.preferences, text_scale=scale))
    tell_preferences(window, window.screens[window.screen_name()])
    window.complain(tr("Text at {percent} %.", percent=round(100 * scale)))


def tell_preferences(window: MainWindow, screen: Screen) -> None:
    """Let a page that changes preferences start from those of now."""
    show = getattr(screen, "show_preferences", None)
    if show is not None and screen.preferences() != window.preferences:  # type: ignore[attr-defined]
        show(window.preferences)
