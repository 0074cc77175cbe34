"""Every control of a screen: found, pressed, reached, and looked at."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from shiboken6 import isValid

from gridlight.ui.chrome import Screen
from helpers.people import settle

NONE = Qt.FocusPolicy.NoFocus
LEFT = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier
TAB = Qt.FocusReason.TabFocusReason


def controls_of(screen: Screen) -> list[QWidget]:
    """What can be pressed or take the keyboard on a screen just now, without the screen."""
    return [part for part in screen.findChildren(QWidget) if _works(part)]


def _works(part: QWidget) -> bool:
    if not part.isVisible() or not part.isEnabled() or part.focusProxy() is not None:
        return False
    takes = isinstance(part, QAbstractButton) or part.focusPolicy() != NONE
    return takes and not part.visibleRegion().isEmpty()


def name_of(part: QWidget) -> str:
    """What a control is called whatever it stands on, for telling it from the others."""
    words = part.text() if isinstance(part, QAbstractButton) else part.accessibleName()
    return f"{type(part).__name__} “{re.split(r'[:,(0-9]', words)[0].strip()}”"


def named(screen: Screen) -> dict[str, QWidget]:
    """The controls by names that are the same whenever the screen is made anew."""
    found: dict[str, QWidget] = {}
    for part in controls_of(screen):
        name, number = name_of(part), 2
        while name in found:
            name, number = f"{name_of(part)} {number}", number + 1
        found[name] = part
    return found


def place_to_press(part: QWidget) -> QPoint | None:
    """Where the mouse reaches a control: its middle, or any other place that nothing covers."""
    window = part.window()
    for point in _spread(part.rect()):
        at = window.childAt(part.mapTo(window, point))
        if at is part or (at is not None and part.isAncestorOf(at)):
            return point
    return None


def _spread(rect: QRect) -> Iterator[QPoint]:
    yield rect.center()
    for across in (1, 2, 3, 4, 5):
        for down in (1, 2, 3, 4, 5):
            x, y = rect.width() * across // 6, rect.height() * down // 6
            yield QPoint(rect.left() + x, rect.top() + y)


def click(part: QWidget) -> None:
    """Press a control by mouse."""
    point = place_to_press(part)
    assert point is not None, f"no click reaches {name_of(part)}"
    window = part.window()
    at = window.childAt(part.mapTo(window, point)) or part
    QTest.mouseClick(at, LEFT, PLAIN, at.mapFrom(part, point) if at is not part else point)


def picture(part: QWidget) -> QImage:
    """A control with what is painted around it."""
    window = part.window()
    rect = QRect(part.mapTo(window, QPoint()), part.size()).adjusted(-8, -8, 8, 8)
    return window.grab(rect).toImage()


def shows_focus(part: QWidget) -> bool:
    """Whether a control looks another way once it has the keyboard."""
    here = QApplication.focusWidget()
    if here is not None:
        here.clearFocus()
    settle(2)
    if not isValid(part) or not part.isVisible():
        return True  # what was being made beside the window took its place
    before = picture(part)
    part.setFocus(TAB)
    settle(2)
    return part.hasFocus() and picture(part) != before


def tab_round(screen: Screen, most: int = 400) -> tuple[list[QWidget], bool]:
    """Whatever Tab comes by, and whether it came round to the first again."""
    passed: list[QWidget] = []
    for _ in range(most):
        here = QApplication.focusWidget()
        assert here is not None, f"Tab lost the keyboard after {[name_of(p) for p in passed]}"
        if len(passed) > 1 and here is passed[0]:
            return passed, True
        if here in passed[:-1]:
            return passed, False
        if here not in passed:  # some go from part to part within before they let Tab on
            passed.append(here)
        QTest.keyClick(here, Qt.Key.Key_Tab)
        settle(1)
    return passed, False
