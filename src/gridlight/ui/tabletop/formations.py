"""The list of line-ups: named formations and the last one again, a row and a key for each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from gridlight.kernel.language import tr
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_focus, paint_panel
from gridlight.ui.paint.pressed import PressedRow
from gridlight.ui.paint.tags import paint_pill_tag, pill_tag_width
from gridlight.ui.paint.text import LEFT, RIGHT, draw_lines, draw_text, lines_height
from gridlight.ui.tabletop.shade import Shade
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

HEAD, ROW, LEAST_ROW, TIGHT_ROW = 44.0, 30.0, 21.0, 14.0


@dataclass(frozen=True, slots=True)
class Choice:
    """A row: what it says, its key, and the name that is sent when it is chosen."""

    words: str
    key: str
    name: str
    current: bool = False


class _Row(PressedRow):
    """One line of the list."""

    def __init__(self, choice: Choice, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.choice = choice
        self._theme = theme
        self.setText(choice.words)
        self.setAccessibleName(choice.words)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_choice(self, choice: Choice, theme: Theme) -> None:
        """Be the row of a choice."""
        self.choice, self._theme = choice, theme
        self.setAccessibleDescription(tr("as it stands") if choice.current else "")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint words and key; the one that stands is shaded and ticked."""
        painter = QPainter(self)
        smooth(painter)
        t = self._theme
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.choice.current or self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(t.color("accent" if t.dark else "glow", 95))
            painter.drawRoundedRect(box, t.px(SPACE.r_drum), t.px(SPACE.r_drum))
        else:
            painter.setPen(QPen(t.color("rule"), 1))
            painter.drawLine(box.bottomLeft(), box.bottomRight())
        inner = box.adjusted(t.px(8), 0, -t.px(8), 0)
        role = "body-strong" if self.choice.current else "body"
        words, px = inner.adjusted(0, 0, -t.px(26), 0), min(t.type_px(role), box.height() * 0.72)
        draw_text(painter, words, self.text(), t, role, "panel_text", LEFT, px)
        draw_text(painter, inner, self.choice.key, t, "small-strong", "panel_mut", RIGHT, px)
        if self.hasFocus():
            paint_focus(painter, box.adjusted(2, 2, -2, -2), t.px(SPACE.r_drum), t)


class FormationCard(QWidget):
    """The card over the plays while a side lines up; `chosen` carries a row's name."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._box = QRectF()
        self._title, self._who, self._side, self._note = "", "", "home", ""
        self._rows: list[_Row] = []
        self.hide()
        self._shade = Shade(self, theme)

    def rows(self) -> tuple[QAbstractButton, ...]:
        """The rows in their order."""
        return tuple(self._rows)

    def choices(self) -> tuple[Choice, ...]:
        """What is offered."""
        return tuple(row.choice for row in self._rows)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self._shade.set_theme(theme)
        for row in self._rows:
            row.show_choice(row.choice, theme)
        self._arrange()

    def set_panel(self, rect: QRectF) -> None:
        """Lie on `rect` of the parent."""
        self.setGeometry(rect.toRect())
        self._box = QRectF(self.rect())
        self._arrange()

    def open_card(self, said: tuple[str, str, str], choices: Sequence[Choice], note: str) -> None:
        """Show the choices; `said` is what is lined up, who does it, and which side that is."""
        self._title, self._who, self._side = said
        self._note = note
        self.setAccessibleName(f"{self._who}: {self._title}")
        self.setAccessibleDescription(note)
        if [row.choice.words for row in self._rows] == [choice.words for choice in choices]:
            for row, choice in zip(self._rows, choices, strict=True):
                row.show_choice(choice, self._theme)
        else:
            self._renew(choices)
        self._arrange()
        self.show()
        self.raise_()

    def _renew(self, choices: Sequence[Choice]) -> None:
        for row in self._rows:
            row.hide()
            row.setParent(None)
            row.deleteLater()
        self._rows = [_Row(choice, self._theme, self) for choice in choices]
        for row in self._rows:
            row.clicked.connect(lambda _=False, r=row: self.chosen.emit(r.choice.name))
            row.show()

    def close_card(self) -> None:
        """Take the card away."""
        self.hide()

    def press(self, key: str) -> bool:
        """Choose the row with this key; False if there is none."""
        for row in self._rows:
            if key and row.choice.key.lower() == key.lower():
                self.chosen.emit(row.choice.name)
                return True
        return False

    def _arrange(self) -> None:
        if self._box.isEmpty() or not self._rows:
            return
        t, box = self._theme, self._box
        pad, top = t.px(SPACE.s3), box.top() + t.px(HEAD)
        room = box.bottom() - t.px(52) - top
        if room < len(self._rows) * t.px(LEAST_ROW):  # the rows need the note's place too
            room = box.bottom() - t.px(4) - top
        high = max(t.px(TIGHT_ROW), min(t.px(ROW), room / len(self._rows)))
        for i, row in enumerate(self._rows):
            y, end = round(top + i * high), round(top + (i + 1) * high)
            row.setGeometry(round(box.left() + pad), y, int(box.width() - 2 * pad), end - y)
        self.update()

    def foot(self) -> QRectF:
        """Where the note stands: as high as it needs, as far as the rows leave room."""
        t, box = self._theme, self._box
        pad, low = t.px(SPACE.s4), t.px(4)
        wide = box.width() - 2 * pad
        rows_end = max((row.geometry().bottom() for row in self._rows), default=0) + low
        free = box.bottom() - low - rows_end
        high = max(t.px(42), min(lines_height(t, "small", self._note, wide), free))
        return QRectF(box.left() + pad, box.bottom() - low - high, wide, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card, who lines up for what, and what is amiss."""
        painter = QPainter(self)
        smooth(painter)
        t, box = self._theme, self._box
        paint_panel(painter, box, t)
        pad = t.px(SPACE.s4)
        head = box.adjusted(pad, t.px(9), -pad, 0)
        head.setHeight(t.px(26))
        high = t.px(23)
        wide = min(pill_tag_width(t, self._who, high), head.width() * 0.55)
        tag = QRectF(head.left(), head.center().y() - high / 2, wide, high)
        paint_pill_tag(painter, tag, t, self._who, self._side)
        line = QRectF(tag.right() + t.px(8), head.top(), 0, head.height())
        line.setRight(head.right())
        draw_text(painter, line, self._title.upper(), t, "object", "panel_text", LEFT)
        y = box.top() + t.px(HEAD) - 4
        painter.setPen(QPen(t.color("panel_text"), t.px(1.2)))
        painter.drawLine(QPointF(head.left(), y), QPointF(head.right(), y))
        foot = self.foot()
        if any(row.geometry().bottom() > foot.top() for row in self._rows):
            return  # it is still read out
        if lines_height(t, "small", self._note, foot.width()) <= foot.height():
            draw_lines(painter, foot, self._note, t, "small", "panel_mut")
        else:
            draw_text(painter, foot, self._note, t, "small", "panel_mut", LEFT)
