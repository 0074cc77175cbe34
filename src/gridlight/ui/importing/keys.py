"""Which key does what in an import."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from gridlight.present.importing import LOOK, PICTURES
from gridlight.ui.editor.keys import TOOL_KEYS
from gridlight.ui.editor.sight import STEP
from gridlight.workshop.drafting.drafter import Tool

if TYPE_CHECKING:
    from gridlight.ui.importing.screen import ImportScreen

Act = Callable[[], object]
Keys = Qt.Key
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def shortcut_of(screen: ImportScreen, event: QKeyEvent) -> Act | None:
    """What a key does, or None for one that does nothing here."""
    key, held = Keys(event.key()), event.modifiers()
    if held & CONTROL:
        return _with_control(screen, key, bool(held & SHIFT))
    if screen.mending and screen.canvas() is screen.board:
        found = _mending(screen, key)
        if found is not None:
            return found
    return _everywhere(screen).get(key)


def _with_control(screen: ImportScreen, key: Qt.Key, shift: bool) -> Act | None:
    acts: dict[Qt.Key, Act] = {
        Keys.Key_Z: screen.redo_act if shift else screen.undo,
        Keys.Key_Y: screen.redo_act,
        Keys.Key_PageUp: lambda: screen.go(screen.step - 1),
        Keys.Key_PageDown: lambda: screen.go(screen.step + 1),
    }
    return acts.get(key)


def _everywhere(screen: ImportScreen) -> dict[Qt.Key, Act]:
    acts: dict[Qt.Key, Act] = {
        Keys.Key_PageUp: lambda: screen.turn_sheet(-1),
        Keys.Key_PageDown: lambda: screen.turn_sheet(1),
        Keys.Key_Escape: lambda: _escape(screen),
    }
    if screen.step == PICTURES:
        acts[Keys.Key_Delete] = screen.take_sheet_away
    return acts


def _escape(screen: ImportScreen) -> None:
    if screen.mending and screen.drafter.tool is not Tool.SELECT:
        screen.take_tool(Tool.SELECT)
    else:
        screen.home_wanted.emit()


def _mending(screen: ImportScreen, key: Qt.Key) -> Act | None:
    if key in TOOL_KEYS:
        return lambda: screen.take_tool(TOOL_KEYS[key])
    board = screen.board
    acts: dict[Qt.Key, Act] = {
        Keys.Key_G: screen.toggle_scan,
        Keys.Key_X: screen.try_card,
        Keys.Key_Plus: lambda: board.zoom(STEP),
        Keys.Key_Equal: lambda: board.zoom(STEP),
        Keys.Key_Minus: lambda: board.zoom(1.0 / STEP),
        Keys.Key_0: board.show_all,
    }
    if screen.drafter.offense:
        acts[Keys.Key_T] = lambda: screen.do(screen.drafter.turn_round)
    if screen.step == LOOK:
        acts |= {
            Keys.Key_N: lambda: screen.turn_pin(1),
            Keys.Key_B: lambda: screen.turn_pin(-1),
            Keys.Key_K: screen.accept_pin,
        }
    return acts.get(key)
