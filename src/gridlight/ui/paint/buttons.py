"""Pill buttons, accent buttons, switches and segmented choices, painted and as widgets."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.icons import paint_icon
from gridlight.ui.paint.metal import brass
from gridlight.ui.paint.panel import paint_focus
from gridlight.ui.paint.pressed import Pressed
from gridlight.ui.paint.shadow import paint_shadow
from gridlight.ui.paint.text import CENTER, LEFT, draw_text, text_width
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

KINDS = ("accent", "brass", "dark", "paper", "danger")
DIMMED = 0.48  # how much is left of what can't be pressed


def paint_button(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    text: str,
    kind: str = "accent",
    *,
    key: str = "",
    hover: float = 0.0,
    down: bool = False,
    focus: bool = False,
    enabled: bool = True,
    role: str = "button",
    pill: bool = True,
) -> None:
    """A button; `key` is the letter that presses it, `kind` one of `KINDS`.

    `accent` and `brass` are for the one thing to do next, `dark` lies on the table, `paper` on
    printed card.
    """
    r = rect.height() / 2 if pill else theme.px(SPACE.r_panel)
    painter.save()
    if not enabled:
        painter.setOpacity(DIMMED)
    face = rect.translated(0, theme.px(1) if down else 0)
    if kind in ("accent", "brass") and enabled and not down:
        paint_shadow(painter, face, r, theme, "knob")
    fill, edge, ink = _button_colors(face, theme, kind, hover, down)
    painter.setPen(QPen(edge, max(1.0, theme.px(1.2))))
    painter.setBrush(fill)
    painter.drawRoundedRect(face.adjusted(0.6, 0.6, -0.6, -0.6), r, r)
    pad = min(face.height() * 0.36, face.width() * 0.08)
    box = face.adjusted(pad, 0, -pad, 0)
    if key:
        _text_and_key(painter, box, theme, (text, key), role, ink)
    else:
        draw_text(painter, box, text, theme, role, ink, CENTER)
    painter.restore()
    if focus:
        paint_focus(painter, rect, r, theme)


def _text_and_key(
    painter: QPainter, box: QRectF, theme: Theme, said: tuple[str, str], role: str, ink: QColor
) -> None:
    text, key = said
    wide, words = text_width(theme, "small", key), text_width(theme, role, text)
    gap = theme.px(SPACE.s2)
    left = box.center().x() - (wide + words + gap) / 2
    line = QRectF(left, box.top(), words + theme.px(2), box.height())
    draw_text(painter, line, text, theme, role, ink, LEFT)
    small = QRectF(line.right() + gap - theme.px(2), box.top(), wide + 2, box.height())
    draw_text(painter, small, key, theme, "small", ink, LEFT)


def _button_colors(
    rect: QRectF, theme: Theme, kind: str, hover: float, down: bool
) -> tuple[QLinearGradient | QColor, QColor, QColor]:
    if kind == "brass":
        return brass(rect, theme), theme.color("brass_d"), theme.color("brass_ink")
    if kind == "dark":
        return (
            theme.color("bar", 190 + 50 * hover),
            theme.color("tile_line", 160 + 90 * hover),
            theme.color("bar_text"),
        )
    if kind in ("paper", "danger"):
        ink = theme.color("bad" if kind == "danger" else "panel_text")
        ground = theme.mix("panel", "panel_edge", 0.25 + 0.3 * hover + 0.2 * down)
        return ground, theme.mix("panel_edge", "panel_mut", 0.35), ink
    fill = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    fill.setColorAt(0, theme.mix("accent_hi", "shine", 0.08 * hover))
    fill.setColorAt(0.5, theme.mix("accent", "accent_hi", 0.35 * hover))
    fill.setColorAt(1, theme.mix("accent", "accent_d", 0.35 + 0.3 * down))
    return fill, theme.color("accent_d"), theme.color("accent_ink")


class Button(Pressed):
    """A push button in the kit's paint; its accessible name is its text."""

    def __init__(
        self,
        text: str,
        theme: Theme,
        kind: str = "accent",
        parent: QWidget | None = None,
        *,
        key: str = "",
        pill: bool = True,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._kind = kind
        self._key = key
        self._pill = pill
        self.setText(text)
        self.setAccessibleName(text)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        if key:
            self.setShortcut(key)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Wide enough for the text and the key."""
        high = self._theme.px(SPACE.control) * max(1.0, self._theme.text)
        wide = text_width(self._theme, "button", self.text()) + high * 1.2
        if self._key:
            wide += text_width(self._theme, "small", self._key) + self._theme.px(SPACE.s2)
        margin = self._margin() * 2
        return QSizeF(wide + margin, high + margin).toSize()

    def minimumSizeHint(self) -> QSize:
        """The same as the wish: text is never cut."""
        return self.sizeHint()

    def _margin(self) -> float:
        return self._theme.px(SPACE.s1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button within a margin left for its focus ring."""
        painter = QPainter(self)
        smooth(painter)
        m = self._margin()
        paint_button(
            painter,
            QRectF(self.rect()).adjusted(m, m, -m, -m),
            self._theme,
            self.text(),
            self._kind,
            key=self._key,
            hover=1.0 if self.underMouse() and self.isEnabled() else 0.0,
            down=self.isDown(),
            focus=self.hasFocus(),
            enabled=self.isEnabled(),
            pill=self._pill,
        )


class Switch(Pressed):
    """A sliding switch with its words at the left; on is told by place and check, not by color."""

    def __init__(self, text: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setText(text)
        self.setAccessibleName(text)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for words and switch."""
        t = self._theme
        return QSizeF(
            text_width(t, "body", self.text()) + t.px(SPACE.s4 + 52), t.px(30) * max(1.0, t.text)
        ).toSize()

    def minimumSizeHint(self) -> QSize:
        """The same as the wish."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint words, track and knob."""
        painter = QPainter(self)
        smooth(painter)
        if not self.isEnabled():
            painter.setOpacity(DIMMED)
        t = self._theme
        high, wide = t.px(22), t.px(42)
        m = t.px(SPACE.s1)
        track = QRectF(self.width() - wide - m, (self.height() - high) / 2, wide, high)
        words = QRectF(m, 0, track.left() - m - t.px(SPACE.s2), self.height())
        draw_text(painter, words, self.text(), t, "body", "panel_text", LEFT)
        paint_switch(painter, track, t, self.isChecked(), self.hasFocus())


def paint_switch(
    painter: QPainter, track: QRectF, theme: Theme, on: bool, focus: bool = False
) -> None:
    """A switch's track and knob: right and with a check when on."""
    r = track.height() / 2
    painter.setPen(QPen(theme.mix("panel_edge", "panel_mut", 0.6), max(1.0, theme.px(1.2))))
    painter.setBrush(theme.color("ok") if on else theme.mix("panel2", "panel_edge", 0.6))
    painter.drawRoundedRect(track.adjusted(0.5, 0.5, -0.5, -0.5), r, r)
    d = track.height() * 0.76
    x = track.right() - track.height() * 0.12 - d if on else track.left() + track.height() * 0.12
    knob = QRectF(x, track.center().y() - d / 2, d, d)
    paint_shadow(painter, knob, d / 2, theme, "knob")
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("dial_hi"))
    painter.drawEllipse(knob)
    if on:
        inset = d * 0.2
        paint_icon(
            painter, knob.adjusted(inset, inset, -inset, -inset), "check", theme.color("ok"), 3
        )
    if focus:
        paint_focus(painter, track, r, theme)


def shared_widths(wide: float, parts: Sequence[QWidget]) -> list[float]:
    """How wide each of some parts in a row is: all alike, but where one needs more by need."""
    wants = [part.sizeHint().width() for part in parts]
    if max(wants) <= wide / len(parts):
        return [wide / len(parts)] * len(parts)
    return [wide * want / sum(wants) for want in wants]


class Choice(QWidget):
    """A row of choices of which one is taken; arrows move, a click takes."""

    chosen = Signal(int)

    def __init__(
        self,
        name: str,
        options: Sequence[str],
        theme: Theme,
        parent: QWidget | None = None,
        current: int = 0,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._options = tuple(options)
        self._current = current
        self._name = name
        self._under: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._tell()

    def _tell(self) -> None:
        self.setAccessibleName(f"{self._name}: {self._options[self._current]}")

    def current(self) -> int:
        """The place of the choice taken."""
        return self._current

    def set_current(self, index: int, *, tell: bool = False) -> None:
        """Take the choice at `index`; `chosen` is sent only with `tell`."""
        if index == self._current or not 0 <= index < len(self._options):
            return
        self._current = index
        self._tell()
        self.update()
        if tell:
            self.chosen.emit(index)

    def set_options(self, options: Sequence[str]) -> None:
        """Call the choices by other names, as many as before."""
        if tuple(options) != self._options:
            self._options = tuple(options)
            self._tell()
            self.updateGeometry()
            self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def _widths(self) -> list[float]:
        t = self._theme
        return [text_width(t, "body-strong", o) + t.px(26) for o in self._options]

    def option_rect(self, index: int) -> QRectF:
        """Where a choice is painted."""
        m = self._theme.px(SPACE.s1)
        widths = self._widths()
        room = self.width() - 2 * m
        k = min(1.0, room / sum(widths))
        left = m + sum(widths[:index]) * k
        return QRectF(left, m, widths[index] * k, self.height() - 2 * m)

    def sizeHint(self) -> QSize:
        """Room for all options."""
        t = self._theme
        m = t.px(SPACE.s1) * 2
        return QSizeF(sum(self._widths()) + m, t.px(30) * max(1.0, t.text) + m).toSize()

    def minimumSizeHint(self) -> QSize:
        """The same as the wish."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the row; the choice taken is dark with light letters."""
        painter = QPainter(self)
        smooth(painter)
        if not self.isEnabled():
            painter.setOpacity(DIMMED)
        t = self._theme
        first, last = self.option_rect(0), self.option_rect(len(self._options) - 1)
        whole = first.united(last)
        r = t.px(SPACE.r_panel)
        painter.setPen(QPen(t.mix("panel_edge", "panel_mut", 0.35), max(1.0, t.px(1.2))))
        painter.setBrush(t.mix("panel2", "panel_edge", 0.35))
        painter.drawRoundedRect(whole, r, r)
        for i, option in enumerate(self._options):
            box = self.option_rect(i)
            ink = "panel_text"
            if i == self._current:
                inset = t.px(2)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(t.color("board"))
                painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), r - 2, r - 2)
                ink = "board_text"
            elif i == self._under and self.isEnabled():
                inset = t.px(2)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(t.color("shine", 70))
                painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), r - 2, r - 2)
            draw_text(painter, box, option, t, "body-strong", ink, CENTER)
        if self.hasFocus():
            paint_focus(painter, whole, r, t)

    def _at(self, point: QPointF) -> int | None:
        for i in range(len(self._options)):
            if self.option_rect(i).contains(point):
                return i
        return None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the choice under the pointer."""
        found = self._at(event.position())
        if found is not None:
            self.set_current(found, tell=True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light the choice under the pointer."""
        self._under = self._at(event.position())
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right take the neighbor."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        self.set_current(self._current + step, tell=True)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        self.update()
        super().focusOutEvent(event)
