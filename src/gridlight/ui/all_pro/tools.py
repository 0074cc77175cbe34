"""Small buttons beside the board: how it is looked at, and its position as text."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_focus
from gridlight.ui.paint.text import CENTER, draw_text
from gridlight.ui.theme import Theme

TOOLS = (
    ("reach", "Reach", "R", "Who can get where: your men, theirs, nobody"),
    ("odds", "Odds", "F", "The fan of passes, of laterals, or none"),
    ("turn", "Turn", "T", "See the board from the other side"),
    ("upright", "Upright", "U", "Set the board upright, or lay it flat"),
    ("copy", "Copy", "^C", "Copy the position as text"),
    ("open", "Open…", "^O", "Open a position"),
)
COLUMNS = 3


class Tool(QAbstractButton):
    """A small flat button with its key; a pressed one stays lit."""

    def __init__(self, words: str, key: str, why: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._key = key
        self.lit = False
        self.setText(words)
        self.setAccessibleName(words)
        self.setToolTip(f"{why} ({key.replace('^', 'Ctrl+')})")
        self.setAccessibleDescription(why)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.update()

    def set_lit(self, lit: bool) -> None:
        """Show that it is on, or not."""
        if lit != self.lit:
            self.lit = lit
            self.update()

    def sizeHint(self) -> QSize:
        """Words, key and some room."""
        return QSize(round(self._theme.px(82)), round(self._theme.px(30)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words with the key behind them."""
        painter = QPainter(self)
        smooth(painter)
        t = self._theme
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        r = t.px(6)
        bright = self.underMouse() or self.lit
        painter.setPen(QPen(t.color("tile_line", 220 if self.lit else 130), t.px(1.2)))
        painter.setBrush(t.color("tile", t.ink.tile_alpha + (70 if bright else 0)))
        painter.drawRoundedRect(box, r, r)
        if self.lit:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(t.color("accent"))
            mark = QRectF(box.left() + 3, box.top() + t.px(5), t.px(3), box.height() - t.px(10))
            painter.drawRoundedRect(mark, 1.5, 1.5)
        words = f"{self.text()}  {self._key}" if not self._key.startswith("^") else self.text()
        inner = box.adjusted(t.px(6), 0, -t.px(4), 0)
        draw_text(painter, inner, words, t, "small-strong", "text_on_table", CENTER)
        if self.hasFocus():
            paint_focus(painter, box.adjusted(2, 2, -2, -2), r, t)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses, as Space does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
            return
        super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light up under the pointer."""
        self.update()
        super().enterEvent(event)


class Tools(QWidget):
    """The buttons in two rows; `pressed` carries a name of `TOOLS`."""

    pressed = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._tools = {name: Tool(words, key, why, theme, self) for name, words, key, why in TOOLS}
        for name, tool in self._tools.items():
            tool.clicked.connect(lambda _=False, n=name: self.pressed.emit(n))
        self.setAccessibleName("Ways to look at the board")

    def tool(self, name: str) -> Tool:
        """The button of a name."""
        return self._tools[name]

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        for tool in self._tools.values():
            tool.set_theme(theme)

    def lay(self, rect: QRectF) -> None:
        """Lie on `rect` of the parent."""
        self.setGeometry(rect.toRect())
        wide, high = self.width() / COLUMNS, self.height() / 2
        for i, tool in enumerate(self._tools.values()):
            row, column = divmod(i, COLUMNS)
            cell = QRectF(column * wide, row * high, wide, high)
            tool.setGeometry(cell.adjusted(1, 1, -1, -1).toRect())
