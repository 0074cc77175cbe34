"""Which key does what on the drafting table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from gridlight.ui.editor.sight import STEP
from gridlight.workshop.drafting.drafter import Tool

if TYPE_CHECKING:
    from gridlight.ui.editor.screen import EditorScreen

Act = Callable[[], object]
Keys = Qt.Key
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
ROUNDER = 0.5  # yards

TOOL_KEYS = {
    Keys.Key_V: Tool.SELECT,
    Keys.Key_P: Tool.PATH,
    Keys.Key_A: Tool.PASS,
    Keys.Key_S: Tool.STAR,
    Keys.Key_L: Tool.LATERAL,
    Keys.Key_D: Tool.DIAMOND,
    Keys.Key_O: Tool.DOT,
    Keys.Key_E: Tool.ERASE,
}


def shortcut_of(screen: EditorScreen, event: QKeyEvent) -> Act | None:
    """What a key does, or None for one that does nothing here."""
    key, held = Qt.Key(event.key()), event.modifiers()
    if held & CONTROL:
        return _with_control(screen, key, bool(held & SHIFT))
    if key in TOOL_KEYS:
        return lambda: screen.take(TOOL_KEYS[key])
    return _plain(screen).get(key)


def _with_control(screen: EditorScreen, key: Qt.Key, shift: bool) -> Act | None:
    drafter = screen.drafter
    acts: dict[Qt.Key, Act] = {
        Keys.Key_Z: screen.redo_step if shift else screen.undo,
        Keys.Key_Y: screen.redo_step,
        Keys.Key_S: screen.save_deck,
        Keys.Key_C: screen.copy_chosen,
        Keys.Key_X: screen.cut_chosen,
        Keys.Key_V: screen.paste_copied,
        Keys.Key_A: lambda: screen.do(drafter.choose_all),
        Keys.Key_PageUp: lambda: screen.against.step(-1),
        Keys.Key_PageDown: lambda: screen.against.step(1),
    }
    return acts.get(key)


def _plain(screen: EditorScreen) -> dict[Qt.Key, Act]:
    board, drafter = screen.board, screen.drafter
    return {
        Keys.Key_Plus: lambda: board.zoom(STEP),
        Keys.Key_Equal: lambda: board.zoom(STEP),
        Keys.Key_Minus: lambda: board.zoom(1.0 / STEP),
        Keys.Key_0: board.show_all,
        Keys.Key_Home: board.show_all,
        Keys.Key_B: lambda: screen.panel.both.toggle(),
        Keys.Key_R: lambda: screen.rivals.set_current(1 - screen.rivals.current(), tell=True),
        Keys.Key_M: lambda: screen.do(drafter.mirror),
        Keys.Key_T: lambda: screen.do(drafter.turn_round),
        Keys.Key_G: screen.toggle_ghost,
        Keys.Key_N: screen.toggle_snap,
        Keys.Key_Y: screen.redo_step,
        Keys.Key_X: screen.try_cards,
        Keys.Key_BracketLeft: lambda: screen.round_chosen(-ROUNDER),
        Keys.Key_BracketRight: lambda: screen.round_chosen(ROUNDER),
        Keys.Key_PageUp: lambda: screen.turn_card(-1),
        Keys.Key_PageDown: lambda: screen.turn_card(1),
        Keys.Key_F2: screen.panel.name.setFocus,
        Keys.Key_F6: lambda: screen.strip.setFocus(),
    }
