"""A result rolled at the table: buttons for what may come up, and a field to type it (FB-17)."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from gridlight.kernel.dice import Throw
from gridlight.kernel.language import tr
from gridlight.present.throws import face_words, throw_words
from gridlight.ui.paint.buttons import Button
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_panel
from gridlight.ui.paint.tags import paint_pill_tag, pill_tag_width
from gridlight.ui.paint.text import CENTER, draw_text
from gridlight.ui.tabletop.spin import throw_title
from gridlight.ui.theme import Theme

MARGIN = 40.0
COLUMNS = 4


class RollPrompt(QWidget):
    """Asks for one result; `given` carries the label, `dropped` that it was put away."""

    given = Signal(str)
    dropped = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._throw: Throw | None = None
        self._who, self._side = "", "home"
        self._fault = ""
        self._box = QRectF()
        self._room = QRectF()
        self._buttons: list[Button] = []
        self._field = QLineEdit(self)
        self._field.setAccessibleName(tr("Result, typed"))
        self._field.returnPressed.connect(self._typed)
        self.hide()

    @property
    def throw(self) -> Throw | None:
        """What is to be rolled."""
        return self._throw

    @property
    def who(self) -> str:
        """Who is to roll, as the tag names them."""
        return self._who

    @property
    def fault(self) -> str:
        """Why the last result can't be; empty if nothing is wrong."""
        return self._fault

    def field(self) -> QLineEdit:
        """The field for a typed result."""
        return self._field

    def buttons(self) -> tuple[Button, ...]:
        """A button for each face."""
        return tuple(self._buttons)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        for button in self._buttons:
            button.set_theme(theme)
        self._arrange()

    def lay(self, room: QRectF) -> None:
        """Stand in the middle of `room`."""
        self._room = room
        self._arrange()

    def ask(self, throw: Throw, who: str, side: str) -> None:
        """Ask for the result of a throw."""
        self._throw, self._who, self._side, self._fault = throw, who, side, ""
        self.setAccessibleName(tr("Roll by hand: {purpose}", purpose=throw_words(throw.purpose)))
        for button in self._buttons:
            button.hide()
            button.setParent(None)
            button.deleteLater()
        labels = dict.fromkeys(face.label for face in throw.faces)
        self._buttons = [self._button(label) for label in labels]
        self._field.clear()
        self._arrange()
        self.show()
        self.raise_()
        self._field.setFocus(Qt.FocusReason.OtherFocusReason)

    def put_away(self) -> None:
        """Ask for nothing any more."""
        self._throw = None
        self.hide()

    def complain(self, words: str) -> None:
        """Say why a result can't be."""
        self._fault = words
        self._field.selectAll()
        self.update()

    def _button(self, label: str) -> Button:
        words = face_words(label)
        button = Button(words, self._theme, "paper", self)
        button.setAccessibleName(tr("It shows {face}", face=words))
        button.clicked.connect(lambda _=False: self.given.emit(label))
        button.show()
        return button

    def _typed(self) -> None:
        words = self._field.text().strip()
        if words:
            self.given.emit(self._meant(words))

    def _meant(self, words: str) -> str:
        """The one face that begins with these words; the words themselves for none or more."""
        assert self._throw is not None
        faces = {face.label for face in self._throw.faces}
        if words in faces:
            return words
        begun = [label for label in faces if _begins(label, words.lower())]
        return begun[0] if len(begun) == 1 else words

    def _arrange(self) -> None:
        if self._throw is None or self._room.isEmpty():
            return
        t = self._theme
        columns = 3 if len(self._buttons) == 6 else min(COLUMNS, len(self._buttons))
        rows = ceil(len(self._buttons) / columns)
        high = max(b.sizeHint().height() for b in self._buttons)
        cell = max(t.px(104), max(b.sizeHint().width() for b in self._buttons))
        wide = max(t.px(430), columns * cell + t.px(32))
        tall = t.px(96) + rows * high + t.px(84)
        box = QRectF(0, 0, wide, tall)
        box.moveCenter(self._room.center())
        m = t.px(MARGIN)
        self.setGeometry(box.adjusted(-m, -m, m, m).toAlignedRect())
        self._box = box.translated(-QPointF(self.geometry().topLeft()))
        room = (self._box.width() - t.px(32)) / columns
        for i, button in enumerate(self._buttons):
            row, column = divmod(i, columns)
            left = self._box.left() + t.px(16) + column * room
            top = self._box.top() + t.px(90) + row * high
            button.setGeometry(QRectF(left, top, room, high).toRect())
        field = QRectF(0, 0, t.px(180), t.px(32))
        field.moveCenter(QPointF(self._box.center().x(), self._box.bottom() - t.px(54)))
        self._field.setGeometry(field.toRect())
        self._field.setFont(t.font("body-strong"))
        self._field.setStyleSheet(_field_style(t))
        self._field.setPlaceholderText(tr("or type it here"))
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape puts the dice down again; Enter in the field isn't the table's to skip with."""
        if event.key() == Qt.Key.Key_Escape:
            self.dropped.emit()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card and its words."""
        if self._throw is None:
            return
        painter = QPainter(self)
        smooth(painter)
        t = self._theme
        paint_panel(painter, self._box, t)
        head = QRectF(self._box.left(), self._box.top() + t.px(14), self._box.width(), t.px(30))
        title = throw_title(self._throw.purpose).upper()
        draw_text(painter, head, title, t, "heading", "panel_text", CENTER)
        high = t.px(24)
        wide = pill_tag_width(t, self._who, high)
        tag = QRectF(self._box.center().x() - wide / 2, head.bottom() + t.px(6), wide, high)
        paint_pill_tag(painter, tag, t, self._who, self._side)
        foot = QRectF(
            self._box.left() + t.px(12),
            self._box.bottom() - t.px(34),
            self._box.width() - t.px(24),
            t.px(24),
        )
        words = self._fault or tr("Toss, spin or roll it on the table, then say what it shows.")
        token = "bad" if self._fault else "panel_mut"
        draw_text(painter, foot, words, t, "small", token, CENTER)


def _begins(label: str, words: str) -> bool:
    return any(each.lower().startswith(words) for each in (label, face_words(label)))


def _field_style(theme: Theme) -> str:
    ink = theme.ink
    return (
        f"QLineEdit {{ background: {ink.field_paper}; color: {ink.panel_text};"
        f" border: 1px solid {ink.panel_edge}; border-radius: 5px; padding: 2px 8px; }}"
        f" QLineEdit:focus {{ border: 2px solid {ink.focus}; }}"
    )
