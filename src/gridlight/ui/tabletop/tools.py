"""Small buttons beside the board: how it is looked at, its position as text, and flags."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.calls import CallShown
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_focus
from gridlight.ui.paint.pressed import Pressed
from gridlight.ui.paint.text import CENTER, draw_text
from gridlight.ui.theme import Theme

COLUMNS = 3
ToolShown = tuple[str, str, str, str]


class Tool(Pressed):
    """A small flat button with its key; a pressed one stays lit."""

    def __init__(self, words: str, key: str, why: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._key = key
        self.lit = False
        self.setText(words)
        self.setAccessibleName(words)
        keys = key.replace("^", tr("Ctrl+"))
        self.setToolTip(f"{why} ({keys})")
        self.setAccessibleDescription(why)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

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
        inner = box.adjusted(t.px(4), 0, -t.px(2), 0)
        draw_text(painter, inner, words, t, "small-strong", "text_on_table", CENTER)
        if self.hasFocus():
            paint_focus(painter, box.adjusted(2, 2, -2, -2), r, t)


class Tools(QWidget):
    """The buttons in rows, each a name, words, key and purpose; `pressed` carries a name.

    Where fouls are called by the players there is a row of flags below; `called` carries the
    flag's call, `explained` why one can't be pressed.
    """

    pressed = Signal(str)
    called = Signal(object)
    explained = Signal(object)  # a sentence that knows its rulings

    def __init__(
        self,
        tools: Sequence[ToolShown],
        theme: Theme,
        parent: QWidget,
        columns: int = COLUMNS,
    ) -> None:
        super().__init__(parent)
        self._columns = columns
        self._tools = {name: Tool(words, key, why, theme, self) for name, words, key, why in tools}
        for name, tool in self._tools.items():
            tool.clicked.connect(lambda _=False, n=name: self.pressed.emit(n))
        self._flags: list[tuple[CallShown, Tool]] = []
        self._theme = theme
        self.setAccessibleName(tr("Ways to look at the board"))

    def tool(self, name: str) -> Tool:
        """The button of a name."""
        return self._tools[name]

    @property
    def flags(self) -> tuple[CallShown, ...]:
        """The flags that lie there."""
        return tuple(call for call, _ in self._flags)

    def flag(self, move: str) -> Tool:
        """The button of a flag; `KeyError` if there is none."""
        return next(tool for call, tool in self._flags if call.move == move)

    def show_flags(self, calls: Sequence[CallShown]) -> None:
        """Show a flag for either side, or none."""
        if [call.words for call in calls] != [call.words for call, _ in self._flags]:
            for _, tool in self._flags:
                tool.hide()
                tool.setParent(None)
                tool.deleteLater()
            self._flags = [(call, self._flag(call)) for call in calls]
            self._arrange()
            return
        kept = zip(calls, self._flags, strict=True)
        self._flags = [(call, tool) for call, (_, tool) in kept]

    def _flag(self, call: CallShown) -> Tool:
        why = tr("Call a foul of the other side")
        tool = Tool(call.words, call.key, why, self._theme, self)
        tool.clicked.connect(lambda: self.press(call.key))
        tool.show()
        return tool

    def press(self, key: str) -> bool:
        """Press the flag with this key, or say why it can't be; False if there is none."""
        for call, _ in self._flags:
            if key and call.key.lower() == key.lower():
                if call.why_not:
                    self.explained.emit(call.why_not)
                else:
                    self.called.emit(call)
                return True
        return False

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        for tool in (*self._tools.values(), *(tool for _, tool in self._flags)):
            tool.set_theme(theme)

    def lay(self, rect: QRectF) -> None:
        """Lie on `rect` of the parent."""
        self.setGeometry(rect.toRect())
        self._arrange()

    def _arrange(self) -> None:
        lines = -(-len(self._tools) // self._columns)
        wide = self.width() / self._columns
        high = self.height() / (lines + bool(self._flags))
        for i, tool in enumerate(self._tools.values()):
            row, column = divmod(i, self._columns)
            cell = QRectF(column * wide, row * high, wide, high)
            tool.setGeometry(cell.adjusted(1, 1, -1, -1).toRect())
        half = self.width() / 2
        for i, (_, tool) in enumerate(self._flags):
            cell = QRectF(i * half, lines * high, half, high)
            tool.setGeometry(cell.adjusted(1, 1, -1, -1).toRect())
