"""The final card: score by quarter, the numbers of the game, and what to do next."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present.box_score import FinalSheet, StatRow
from gridlight.present.situation import Names
from gridlight.ui.paint.buttons import Button
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_panel
from gridlight.ui.paint.tags import paint_team_bar
from gridlight.ui.paint.text import CENTER, LEFT, RIGHT, draw_text
from gridlight.ui.theme import Theme

WIDE, HIGH = 620.0, 486.0
ROW = 27.0
ANSWERS = (
    ("rematch", tr("Rematch, sides swapped"), "accent"),
    ("record", tr("Record"), "paper"),
    ("replay", tr("Replay"), "paper"),
    ("fairness", tr("Fairness"), "paper"),
    ("scouting", tr("Scouting report"), "paper"),
    ("home", tr("Home", "the first screen"), "paper"),
)


class FinalCard(QWidget):
    """The card in the middle of the stage; `wanted` carries the answer's name."""

    wanted = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._names = Names()
        self.sheet = FinalSheet()
        self._beneath: tuple[QWidget, ...] = ()
        self._shut: tuple[QWidget, ...] = ()
        self._buttons = {name: Button(words, theme, kind, self) for name, words, kind in ANSWERS}
        for name, button in self._buttons.items():
            button.clicked.connect(lambda _=False, n=name: self.wanted.emit(n))
        self.offer("scouting", False)
        self.hide()

    def offer(self, name: str, offered: bool) -> None:
        """Show an answer's button, or leave it out."""
        self._buttons[name].setVisible(offered)

    def _offered(self) -> dict[str, Button]:
        return {name: each for name, each in self._buttons.items() if not each.isHidden()}

    def button(self, name: str) -> Button:
        """The button of an answer."""
        return self._buttons[name]

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        for button in self._buttons.values():
            button.set_theme(theme)
        self._arrange()

    def open_card(self, names: Names, sheet: FinalSheet) -> None:
        """Show how the game ended."""
        self._names, self.sheet = names, sheet
        self.setAccessibleName(tr("Final score. {verdict}", verdict=sheet.verdict))
        self._arrange()
        self.show()
        self.raise_()
        self.start_focus()

    def start_focus(self) -> None:
        """Put the keyboard on the first answer."""
        self._buttons["rematch"].setFocus(Qt.FocusReason.OtherFocusReason)

    def lie_over(self, *parts: QWidget, shut: tuple[QWidget, ...] = ()) -> None:
        """Keep the keyboard off these as long as the card covers them, and `shut` out of use."""
        self._beneath, self._shut = parts, shut

    def showEvent(self, event: QShowEvent) -> None:
        """Tab comes by nothing that can't be seen."""
        super().showEvent(event)
        for part in self._beneath:
            part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for part in self._shut:
            part.setEnabled(False)

    def hideEvent(self, event: QHideEvent) -> None:
        """What was covered takes the keyboard again."""
        super().hideEvent(event)
        for part in self._beneath:
            part.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for part in self._shut:
            part.setEnabled(True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the card in the middle."""
        self._arrange()

    def _card(self) -> QRectF:
        t = self._theme
        k = min(t.k, self.height() / (HIGH + 20), self.width() / (WIDE + 20))
        buttons = sum(button.sizeHint().width() for button in self._offered().values())
        box = QRectF(0, 0, max(WIDE * k, buttons + t.px(32)), HIGH * k)
        box.moveCenter(QRectF(self.rect()).center())
        return box

    def _arrange(self) -> None:
        card = self._card()
        offered = self._offered()
        sizes = {name: button.sizeHint() for name, button in offered.items()}
        x = card.center().x() - sum(s.width() for s in sizes.values()) / 2
        for name, button in offered.items():
            size = sizes[name]
            button.resize(size)
            button.move(round(x), round(card.bottom() - size.height() - self._theme.px(14)))
            x += size.width()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        painter = QPainter(self)
        smooth(painter)
        t = self._theme
        painter.fillRect(self.rect(), t.color("vig", 110))
        card = self._card()
        paint_panel(painter, card, t)
        k = card.height() / HIGH
        head = QRectF(card.left(), card.top() + 18 * k, card.width(), 34 * k)
        draw_text(painter, head, self.sheet.verdict, t, "heading", "panel_text", CENTER)
        self._quarters(painter, card, k)
        top = card.top() + 186 * k
        for i, stat in enumerate(self.sheet.rows):
            row = QRectF(card.left() + 40 * k, top + i * ROW * k, card.width() - 80 * k, ROW * k)
            self._stat(painter, row, stat)

    def _quarters(self, painter: QPainter, card: QRectF, k: float) -> None:
        t, points = self._theme, self.sheet.points
        left = card.left() + 220 * k
        column = (card.right() - 40 * k - left) / max(1, len(points.heads))
        for i, words in enumerate(points.heads):
            box = QRectF(left + i * column, card.top() + 62 * k, column, 22 * k)
            draw_text(painter, box, words, t, "small-strong", "panel_mut", CENTER)
        painter.setPen(QPen(t.color("panel_text"), t.px(1.2)))
        y = card.top() + 86 * k
        painter.drawLine(QPointF(card.left() + 40 * k, y), QPointF(card.right() - 40 * k, y))
        for row, seat in enumerate(Seat):
            line = QRectF(card.left() + 40 * k, card.top() + (92 + 38 * row) * k, 170 * k, 34 * k)
            bar = QRectF(line.left(), line.top() + 5 * k, 6 * k, 24 * k)
            paint_team_bar(painter, bar, t, seat.value)
            name_box = line.adjusted(16 * k, 0, 0, 0)
            name = self._names.of(seat).upper()
            draw_text(painter, name_box, name, t, "heading", "panel_text", LEFT)
            for i, words in enumerate(points.of(seat)):
                box = QRectF(left + i * column, line.top(), column, line.height())
                draw_text(painter, box, words, t, "object", "panel_text", CENTER)

    def _stat(self, painter: QPainter, row: QRectF, stat: StatRow) -> None:
        t = self._theme
        painter.setPen(QPen(t.color("rule"), t.px(1)))
        painter.drawLine(row.topLeft(), row.topRight())
        draw_text(painter, row, stat.home, t, "body-strong", "panel_text", LEFT)
        draw_text(painter, row, stat.name, t, "body", "panel_mut", CENTER)
        draw_text(painter, row, stat.visitors, t, "body-strong", "panel_text", RIGHT)
