"""The card of choices: a small printed card with a question and a button for each answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gridlight.ui.paint.buttons import Button
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_panel
from gridlight.ui.paint.tags import paint_pill_tag, pill_tag_width
from gridlight.ui.paint.text import Align, draw_lines, draw_text, line_height, lines_height
from gridlight.ui.theme import Theme

MARGIN = 40.0
WIDE = 316.0


@dataclass(frozen=True, slots=True)
class Answer:
    """A button: what it says, its key, the move that it makes, and what it leads to.

    `why_not` dims it and says in a sentence why it is impossible.
    """

    words: str
    key: str
    move: str
    note: str = ""
    why_not: str = ""
    main: bool = False


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, of whom, and the answers."""

    title: str
    who: str = ""
    side: str = "home"
    note: str = ""
    answers: tuple[Answer, ...] = ()
    columns: int = 2
    wide: float = WIDE


class ChoiceCard(QWidget):
    """The card on the table; `answered` carries the move of the button pressed.

    `explained` carries the sentence of a dimmed button that was pressed.
    """

    answered = Signal(str)
    explained = Signal(object)  # a sentence that knows its rulings

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._question: Question | None = None
        self._buttons: list[Button] = []
        self._box = QRectF()
        self._foot = QRectF()
        self.hide()

    @property
    def question(self) -> Question | None:
        """What is asked just now."""
        return self._question

    def buttons(self) -> tuple[Button, ...]:
        """The buttons in the order of the answers."""
        return tuple(self._buttons)

    def panel(self) -> QRectF:
        """Where the card lies on the table; empty before anything is asked."""
        return self._box.translated(QPointF(self.geometry().topLeft()))

    def start_focus(self) -> None:
        """Put the keyboard on the main answer, or on the first one that is possible."""
        answers = self._question.answers if self._question else ()
        able = [(a, b) for a, b in zip(answers, self._buttons, strict=True) if b.isEnabled()]
        for _, button in sorted(able, key=lambda pair: not pair[0].main)[:1]:
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_on(self, move: str) -> None:
        """Put the keyboard on the answer that makes a move, if it is possible."""
        answers = self._question.answers if self._question else ()
        for answer, button in zip(answers, self._buttons, strict=True):
            if answer.move == move and button.isEnabled():
                button.setFocus(Qt.FocusReason.TabFocusReason)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        for button in self._buttons:
            button.set_theme(theme)
        self._arrange()

    def lay(self, foot: QRectF) -> None:
        """Stand on the lower edge of `foot`, growing upward as the question needs."""
        self._foot = foot
        self._arrange()

    def ask(self, question: Question | None) -> None:
        """Ask something else, or nothing."""
        if question == self._question:
            return
        self._question = question
        for button in self._buttons:
            button.hide()
            button.setParent(None)
            button.deleteLater()
        self._buttons = []
        if question is None:
            self.hide()
            return
        self.setAccessibleName(
            f"{question.who}: {question.title}" if question.who else question.title
        )
        self.setAccessibleDescription(question.note)
        for answer in question.answers:
            self._buttons.append(self._button(answer))
        self._arrange()
        self.show()
        self.raise_()

    def _button(self, answer: Answer) -> Button:
        kind = "accent" if answer.main and not answer.why_not else "paper"
        button = Button(answer.words, self._theme, kind, self, key=answer.key)
        button.setShortcut(QKeySequence())  # keys come by way of the stage, without a delay
        button.setAccessibleDescription(answer.why_not or answer.note)
        if answer.why_not:
            button.setEnabled(False)
            button.setToolTip(answer.why_not)
        button.clicked.connect(lambda _=False, move=answer.move: self.answered.emit(move))
        button.show()
        return button

    def press(self, key: str) -> bool:
        """Give the answer with this key, or say why it is impossible; False if there is none."""
        question = self._question
        if question is None or not key:
            return False
        for answer, button in zip(question.answers, self._buttons, strict=True):
            if answer.key.lower() != key.lower():
                continue
            if answer.why_not:
                self.explained.emit(answer.why_not)
            else:
                button.click()
            return True
        return False

    # lengths

    def _columns(self) -> int:
        question = self._question
        assert question is not None
        return min(question.columns, max(1, len(question.answers)))

    def _widths(self, columns: int, room: float) -> list[float]:
        """How wide each button is in so much room."""
        if len(self._buttons) == columns:  # one row: what is left over is shared evenly
            hints = [float(b.sizeHint().width()) for b in self._buttons]
            spare = (room - sum(hints)) / columns
            return [hint + spare for hint in hints]
        widths = [room / columns] * len(self._buttons)
        if len(self._buttons) % columns == 1:
            widths[-1] = room
        return widths

    def _note_height(self, widths: Sequence[float]) -> float:
        """How high the notes are under buttons of these widths: two lines, or what they need."""
        t, question = self._theme, self._question
        assert question is not None
        pairs = zip(question.answers, widths, strict=True)
        needed = [
            lines_height(t, "small", each.note, wide - t.px(8)) for each, wide in pairs if each.note
        ]
        return max(line_height(t, "small") * 2, *needed) if needed else 0.0

    def _head_height(self, wide: float) -> float:
        t = self._theme
        assert self._question is not None
        high = t.px(46)
        if self._question.note:
            inside = wide - t.px(32)
            high += lines_height(t, "body", self._question.note, inside) + t.px(6)
        return high

    def _arrange(self) -> None:
        question = self._question
        if question is None or self._foot.isEmpty():
            return
        t = self._theme
        columns = self._columns()
        rows = -(-len(question.answers) // columns)
        button_high = max((b.sizeHint().height() for b in self._buttons), default=0)
        pad = t.px(12)
        hints = [b.sizeHint().width() for b in self._buttons]
        needed = sum(hints) if rows == 1 else columns * max(hints, default=0)
        wide = max(t.px(question.wide), needed + 2 * pad)
        row_high = button_high + self._note_height(self._widths(columns, wide - 2 * pad))
        head_high = self._head_height(wide)
        high = head_high + rows * row_high + t.px(12)
        bottom = self._foot.bottom() - t.px(10)
        box = QRectF(self._foot.center().x() - wide / 2, bottom - high, wide, high)
        table = self.parentWidget()
        if table is not None:
            edge = t.px(10)
            box.moveLeft(max(edge, min(box.left(), table.width() - edge - box.width())))
        m = t.px(MARGIN)
        self.setGeometry(box.adjusted(-m, -m, m, m).toAlignedRect())
        self._box = box.translated(-QPointF(self.geometry().topLeft()))
        self._place_buttons(columns, button_high, row_high, self._box.top() + head_high)
        self.update()

    def _place_buttons(self, columns: int, button_high: float, row_high: float, top: float) -> None:
        pad = self._theme.px(12)
        widths = self._widths(columns, self._box.width() - 2 * pad)
        left = self._box.left() + pad
        for i, (button, wide) in enumerate(zip(self._buttons, widths, strict=True)):
            row, column = divmod(i, columns)
            if column == 0:
                left = self._box.left() + pad
            rect = QRectF(left, top + row * row_high, wide, button_high)
            button.setGeometry(rect.toRect())
            left += wide

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card, who is asked, the question and the notes under the buttons."""
        question = self._question
        if question is None:
            return
        painter = QPainter(self)
        smooth(painter)
        t = self._theme
        paint_panel(painter, self._box, t)
        head = self._box.adjusted(t.px(16), t.px(10), -t.px(16), 0)
        head.setHeight(t.px(28))
        left = head.left()
        if question.who:
            high = t.px(23)
            wide = min(pill_tag_width(t, question.who, high), head.width() * 0.5)
            tag = QRectF(left, head.center().y() - high / 2, wide, high)
            paint_pill_tag(painter, tag, t, question.who, question.side)
            left = tag.right() + t.px(10)
        line = QRectF(left, head.top(), head.right() - left, head.height())
        draw_text(painter, line, question.title, t, "object", "panel_text")
        if question.note:
            box = QRectF(head.left(), head.bottom() + t.px(4), head.width(), t.px(80))
            draw_lines(painter, box, question.note, t, "body", "panel_mut")
        self._paint_notes(painter, question)

    def _paint_notes(self, painter: QPainter, question: Question) -> None:
        t = self._theme
        high = self._note_height([float(button.width()) for button in self._buttons])
        for button, answer in zip(self._buttons, question.answers, strict=True):
            if not answer.note:
                continue
            under = QRectF(button.geometry())
            box = QRectF(
                under.left() + t.px(4),
                under.bottom() + 1,
                under.width() - t.px(8),
                high,
            )
            flags = Align.AlignHCenter | Align.AlignTop
            draw_lines(painter, box, answer.note, t, "small", "panel_mut", flags)
