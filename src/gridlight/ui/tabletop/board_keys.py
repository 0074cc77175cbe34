"""Keys on a board's stage, sent to where they belong in each moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from gridlight.ui.tabletop.moments import Moment

if TYPE_CHECKING:
    from gridlight.ui.tabletop.board_stage import BoardStage
    from gridlight.ui.tabletop.hints import HintDesk

Key = Qt.Key
GO = (Key.Key_Return, Key.Key_Enter, Key.Key_Space, Key.Key_Escape)
NONE, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
TEXTS = {Key.Key_C: "copy", Key.Key_O: "open"}
PAGES = {Key.Key_F1: "help_wanted", Key.Key_F2: "record_wanted"}


def press(stage: BoardStage, event: QKeyEvent) -> bool:
    """Take a key that was pressed; False if nothing came of it."""
    key = Key(event.key())
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if stage.curtain.isVisible():
        return _covered(stage, key)
    if _anywhere(stage, key, modifiers):
        return True
    if modifiers not in (NONE, Qt.KeyboardModifier.ShiftModifier):
        return False
    handler = _MOMENTS.get(stage.flow.moment)
    if handler is not None and handler(stage, key, event.text().upper()):
        return True
    if stage.hints is not None and _hints(stage.hints, key):
        return True
    return stage.tools.press(event.text()) or _looks(stage, key)


def _anywhere(stage: BoardStage, key: Key, modifiers: Qt.KeyboardModifier) -> bool:
    if key is Key.Key_Z and modifiers in (NONE, CTRL):
        stage.flow.take_back()
    elif key in TEXTS and modifiers == CTRL:
        stage.look(TEXTS[key])
    elif key in PAGES:
        getattr(stage, PAGES[key]).emit()
    else:
        return False
    return True


def _looks(stage: BoardStage, key: Key) -> bool:
    if key in stage.LOOKS:
        stage.look(stage.LOOKS[key])
    return key in stage.LOOKS


def _hints(desk: HintDesk, key: Key) -> bool:
    """H asks for more; Enter goes on and Escape goes back while a slip lies there."""
    if key is Key.Key_H:
        desk.ask()
    elif key is Key.Key_Y:
        desk.switch_bar()
    elif not desk.slip.isVisible():
        return False
    elif key in (Key.Key_Return, Key.Key_Enter):
        desk.go_on()
    elif key is Key.Key_Escape:
        desk.put_away()
    else:
        return False
    return True


def _covered(stage: BoardStage, key: Key) -> bool:
    if key in GO:
        stage.curtain.part()
    return True


def _showing(stage: BoardStage, key: Key, text: str) -> bool:
    if key in GO:
        stage.hurry()
        return True
    return _pausing(stage, text)


def _thinking(stage: BoardStage, key: Key, text: str) -> bool:
    if key in GO:
        stage.flow.opponent.hurry()
        return True
    return _pausing(stage, text)


def _pausing(stage: BoardStage, text: str) -> bool:
    """P stops a computer; where people play among themselves it is a letter as any."""
    if text == "P" and stage.flow.opponent.seated:
        stage.pause()
        return True
    return False


def _asking(stage: BoardStage, key: Key, text: str) -> bool:
    """Escape leaves the table where it is no answer and nothing else; the game is kept."""
    if stage.choices.press("Esc" if key is Key.Key_Escape else text):
        return True
    whispered = stage.hints is not None and stage.hints.slip.isVisible()
    if key is Key.Key_Escape and not whispered:
        stage.home_wanted.emit()
        return True
    return False


def _placing(stage: BoardStage, key: Key, text: str) -> bool:
    return stage.formations.press(text) or stage.strip.press(text)


def _moving(stage: BoardStage, key: Key, text: str) -> bool:
    if text.isdecimal() and stage.press_number(int(text)):
        return True
    return stage.strip.press("Esc" if key is Key.Key_Escape else text)


_MOMENTS = {
    Moment.SHOWING: _showing,
    Moment.ASKING: _asking,
    Moment.PLACING: _placing,
    Moment.MOVING: _moving,
    Moment.CHOOSING: _moving,
    Moment.THINKING: _thinking,
}
