"""Keys on the stage, sent to where they belong in each moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from gridlight.games.foto_electric.state import OFFENSE_PLACES, PLACES
from gridlight.present.foto_ways import why_no_mark, why_no_place
from gridlight.ui.foto.flow import Moment

if TYPE_CHECKING:
    from gridlight.ui.foto.stage import FotoStage

Key = Qt.Key
GO = (Key.Key_Return, Key.Key_Enter, Key.Key_Space)


def press(stage: FotoStage, event: QKeyEvent) -> bool:
    """Take a key that was pressed; False if nothing came of it."""
    key = Key(event.key())
    if key is Key.Key_Z and event.modifiers() in (_NONE, _CTRL):
        stage.bridge.undo()
        return True
    if key in _PAGES:
        getattr(stage, _PAGES[key]).emit()
        return True
    handler = _MOMENTS.get(stage.flow.moment)
    if handler and handler(stage, key, event.text().upper()):
        return True
    if key is Key.Key_H and stage.hints is not None:
        stage.hints.ask()
        return True
    return False


_NONE = Qt.KeyboardModifier.NoModifier
_CTRL = Qt.KeyboardModifier.ControlModifier
_PAGES = {Key.Key_F1: "help_wanted", Key.Key_F2: "record_wanted"}


def _showing(stage: FotoStage, key: Key, text: str) -> bool:
    if key in GO or key is Key.Key_Escape:
        if stage.spin_card.isVisible():
            stage.spin_card.skip()
        elif stage.flow.pulling:
            stage.box.pull_by_itself(1.0)
        else:
            stage.hurry()
        return True
    return False


def _asking(stage: FotoStage, key: Key, text: str) -> bool:
    """Escape leaves the table where it is no answer; the game is kept."""
    if stage.choices.press("Esc" if key is Key.Key_Escape else text):
        return True
    if key is Key.Key_Escape:
        stage.home_wanted.emit()
    return key is Key.Key_Escape


def _covered(stage: FotoStage, key: Key, text: str) -> bool:
    if key in GO:
        stage.curtain.part()
        return True
    return False


def _picking(stage: FotoStage, key: Key, text: str) -> bool:
    hands = stage.hands
    if key in (Key.Key_Left, Key.Key_Right):
        hands.walk(1 if key is Key.Key_Right else -1)
    elif key in GO:
        hands.choose()
    elif text and text in _marks_for(hands.marks(), hands.looking_at()):
        _type(stage, text)
    elif len(text) == 1 and text.isalnum() and stage.flow.seat is not None and text != "H":
        stage.complain(why_no_mark(stage.flow.view, stage.flow.seat))
    else:
        return False
    return True


def _marks_for(marks: tuple[str, ...], risen: str | None) -> set[str]:
    single = {mark for mark in marks if len(mark) == 1}
    if any(len(mark) > 1 for mark in marks):
        single |= {"0", "1", "2"}
    return single


def _type(stage: FotoStage, text: str) -> None:
    hands = stage.hands
    marks = hands.marks()
    both = f"1{text}"
    if hands.looking_at() == "1" and both in marks:
        hands.picked.emit(both)
    elif text == "1" and "10" in marks:
        hands.look_at("1")
    elif text == "0" and "10" in marks:
        hands.picked.emit("10")
    elif text in marks:
        hands.picked.emit(text)


def _placing(stage: FotoStage, key: Key, text: str) -> bool:
    offense = stage.flow.seat is stage.flow.view.offense
    if not offense and text in ("1", "2", "3", "4", "5"):
        stage.flow.play(f"at {list(PLACES)[int(text) - 1]}")
        return True
    if offense and text in OFFENSE_PLACES:
        stage.flow.play(f"at {text}")
        return True
    if len(text) == 1 and text.isalnum() and text != "H" and stage.flow.seat is not None:
        stage.complain(why_no_place(stage.flow.view, stage.flow.seat))
        return True
    return False


def _pulling(stage: FotoStage, key: Key, text: str) -> bool:
    if key in GO:
        stage.box.pull_by_itself(1.0)
        return True
    return stage.choices.press(text)


def _review(stage: FotoStage, key: Key, text: str) -> bool:
    return stage.review_card.press(key, text)


_MOMENTS = {
    Moment.SHOWING: _showing,
    Moment.ASKING: _asking,
    Moment.COVERED: _covered,
    Moment.PICKING: _picking,
    Moment.PLACING: _placing,
    Moment.PULLING: _pulling,
    Moment.REVIEW: _review,
}
