"""The rack of tools at the left of the drafting board."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gridlight.present.editor import TOOLS
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.cards import paint_diamond, paint_dot, star_shape
from gridlight.ui.paint.panel import paint_focus, paint_panel
from gridlight.ui.paint.pressed import PressedRow
from gridlight.ui.paint.text import LEFT, RIGHT, draw_text
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE
from gridlight.workshop.drafting.drafter import Tool

HIGH = 38.0


class ToolButton(PressedRow):
    """A tool with its glyph, its name and its key; the one in the hand is dark."""

    def __init__(self, tool: Tool, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.tool = tool
        self._theme = theme
        words = TOOLS[tool]
        self.setText(words.name)
        self.setAccessibleName(words.name)
        self.setAccessibleDescription(words.hint)
        self.setToolTip(f"{words.hint} ({words.key})")
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """One line of the rack."""
        t = self._theme
        return QSizeF(t.px(120), t.px(HIGH) * max(1.0, t.text)).toSize()

    def nextCheckState(self) -> None:
        """The rack says which tool is in the hand."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tool."""
        painter = QPainter(self)
        smooth(painter)
        t = self._theme
        box = QRectF(self.rect()).adjusted(3, 2, -3, -2)
        r = t.px(SPACE.r_paper)
        held = self.isChecked()
        painter.setPen(Qt.PenStyle.NoPen)
        if held:
            painter.setBrush(t.color("board"))
            painter.drawRoundedRect(box, r, r)
        elif self.underMouse():
            painter.setBrush(t.color("accent", 60))
            painter.drawRoundedRect(box, r, r)
        ink = "board_text" if held else "panel_text"
        side = t.px(22)
        glyph = QRectF(box.left() + t.px(7), box.center().y() - side / 2, side, side)
        paint_tool(painter, glyph, self.tool, t, ink)
        words = QRectF(glyph.right() + t.px(9), box.top(), 0, box.height())
        words.setRight(box.right() - t.px(22))
        draw_text(painter, words, self.text(), t, "field-label", ink, LEFT)
        key = QRectF(box.right() - t.px(24), box.top(), t.px(17), box.height())
        faint = "board_mut" if held else "panel_mut"
        draw_text(painter, key, TOOLS[self.tool].key, t, "small", faint, RIGHT)
        if self.hasFocus():
            paint_focus(painter, box, r, t)


def paint_tool(painter: QPainter, box: QRectF, tool: Tool, theme: Theme, ink: str) -> None:
    """A tool's glyph."""
    color, weight = theme.color(ink), theme.px(2.4)
    c, s = box.center(), box.width()
    pen = QPen(color, weight)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.save()
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if tool is Tool.DIAMOND:
        paint_diamond(painter, c, s * 0.44, theme)
    elif tool is Tool.DOT:
        paint_dot(painter, c, s * 0.36, theme)
    elif tool is Tool.STAR:
        painter.setBrush(color)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPolygon(star_shape(c, s * 0.48))
    elif tool in (Tool.PASS, Tool.LATERAL):
        pen.setDashPattern([1.6, 1.7])
        painter.setPen(pen)
        painter.drawPath(_flight(box, tool))
    else:
        painter.drawPath({Tool.SELECT: _pointer, Tool.PATH: _bend, Tool.ERASE: _rubber}[tool](box))
    painter.restore()


def _flight(box: QRectF, tool: Tool) -> QPainterPath:
    up, down = box.bottomLeft(), box.topRight()
    if tool is Tool.LATERAL:
        up, down = box.topLeft() + QPointF(0, box.height() * 0.25), box.bottomRight()
    path = QPainterPath(up)
    path.lineTo(down)
    return path


def _pointer(box: QRectF) -> QPainterPath:
    def at(x: float, y: float) -> QPointF:
        return QPointF(box.left() + box.width() * x, box.top() + box.height() * y)

    path = QPainterPath(at(0.2, 0.06))
    for x, y in ((0.2, 0.82), (0.4, 0.64), (0.56, 0.96), (0.7, 0.89), (0.55, 0.58), (0.8, 0.56)):
        path.lineTo(at(x, y))
    path.closeSubpath()
    return path


def _bend(box: QRectF) -> QPainterPath:
    path = QPainterPath(box.topLeft() + QPointF(box.width() * 0.1, 0))
    path.lineTo(box.left() + box.width() * 0.1, box.center().y() - box.height() * 0.1)
    path.quadTo(
        QPointF(box.left() + box.width() * 0.1, box.top() + box.height() * 0.7),
        QPointF(box.center().x() + box.width() * 0.1, box.top() + box.height() * 0.7),
    )
    path.lineTo(box.right() - box.width() * 0.05, box.top() + box.height() * 0.98)
    return path


def _rubber(box: QRectF) -> QPainterPath:
    c, a, b = box.center(), box.width() * 0.46, box.width() * 0.24
    turn = -pi / 5
    ends = []
    for x, y in ((-a, -b), (a, -b), (a, b), (-a, b)):
        ends.append(c + QPointF(x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn)))
    path = QPainterPath(ends[0])
    for end in ends[1:]:
        path.lineTo(end)
    path.closeSubpath()
    path.moveTo((ends[0] + ends[1]) / 2)
    path.lineTo((ends[2] + ends[3]) / 2)
    return path


class ToolRack(QWidget):
    """The tools for the card on the board; `taken` carries the one pressed.

    One that isn't `papered` lies on a panel that its parent paints.
    """

    taken = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget, *, papered: bool = True) -> None:
        super().__init__(parent)
        self._theme = theme
        self._papered = papered
        self._shown: tuple[tuple[Tool, ...], Tool] | None = None
        self.buttons = {tool: ToolButton(tool, theme, self) for tool in Tool}
        for tool, button in self.buttons.items():
            button.clicked.connect(lambda _=False, tool=tool: self.taken.emit(tool))

    def show_tools(self, tools: tuple[Tool, ...], held: Tool) -> None:
        """Show these tools, one of them in the hand."""
        if (tools, held) == self._shown:
            return
        self._shown = tools, held
        for tool, button in self.buttons.items():
            button.setVisible(tool in tools)
            button.setChecked(tool is held)
        self._place()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        for button in self.buttons.values():
            button.set_theme(theme)
        self._place()
        self.update()

    def card(self) -> QRectF:
        """The panel that the tools lie on, in this widget: as high as the tools that show."""
        m = self._theme.px(SPACE.s6)
        card = QRectF(self.rect()).adjusted(m, m, -m, -m)
        card.setHeight(min(card.height(), self.high()))
        return card

    def lay(self, card: QRectF) -> None:
        """Lie with the panel on `card` of the parent."""
        m = self._theme.px(SPACE.s6)
        self.setGeometry(card.adjusted(-m, -m, m, m).toRect())
        self._place()

    def high(self) -> float:
        """How high the panel is with the tools that show."""
        shown = [button for button in self.buttons.values() if not button.isHidden()]
        return sum(b.sizeHint().height() for b in shown) + self._theme.px(SPACE.s4)

    def _place(self) -> None:
        t = self._theme
        card = self.card()
        top = card.top() + t.px(SPACE.s2)
        for button in self.buttons.values():
            if button.isHidden():
                continue
            high = button.sizeHint().height()
            inner = card.width() - t.px(SPACE.s2)
            button.setGeometry(round(card.left() + t.px(SPACE.s1)), round(top), round(inner), high)
            top += high

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the panel."""
        if self._papered:
            painter = QPainter(self)
            smooth(painter)
            paint_panel(painter, self.card(), self._theme)
