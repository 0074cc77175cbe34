"""A small ceremony for the champions: the lamp goes down, the cup stands, the pennant rises."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.season import Side
from gridlight.ui.paint.buttons import Button
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.metal import paint_plate
from gridlight.ui.paint.panel import paint_panel
from gridlight.ui.paint.text import CENTER, draw_text, text_width
from gridlight.ui.season.pennants import paint_cup, paint_pennant
from gridlight.ui.theme import Theme

WIDE, HIGH = 620.0, 470.0
SNIPPETS = 90


class Ceremony(QWidget):
    """The champions over everything else; `closed` is sent when it is put away."""

    closed = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._team = Side("")
        self._season = ""
        self._line = ""
        self._risen = 1.0
        self._rise = QVariantAnimation(self)
        self._rise.setStartValue(0.0)
        self._rise.setEndValue(1.0)
        self._rise.valueChanged.connect(self._rose)
        self.done = Button(tr("Well played"), theme, "accent", self, pill=False)
        self.done.clicked.connect(self.close_card)
        self.hide()

    def open_card(self, team: Side, season: str, line: str) -> None:
        """Celebrate these champions."""
        self._team, self._season, self._line = team, season, line
        self.setAccessibleName(
            tr("Champions of {season}: {team}. {line}.", season=season, team=team.name, line=line)
        )
        time = self._theme.times.banner if not self._theme.reduced else 0
        self._risen = 1.0 if time <= 1 else 0.0
        self._arrange()
        self.show()
        self.raise_()
        self.start_focus()
        if time > 1:
            self._rise.setDuration(min(time, 2600))
            self._rise.start()

    def start_focus(self) -> None:
        """Put the keyboard on the only answer."""
        self.done.setFocus(Qt.FocusReason.OtherFocusReason)

    def close_card(self) -> None:
        """Put the cup away."""
        self._rise.stop()
        self.hide()
        self.closed.emit()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.done.set_theme(theme)
        self._arrange()

    def _rose(self, value: object) -> None:
        if isinstance(value, float):
            self._risen = value
            self.update()

    def _card(self) -> QRectF:
        k = min(self._theme.k, self.height() / (HIGH + 24), self.width() / (WIDE + 24))
        box = QRectF(0, 0, WIDE * k, HIGH * k)
        box.moveCenter(QRectF(self.rect()).center())
        return box

    def _arrange(self) -> None:
        card, size = self._card(), self.done.sizeHint()
        self.done.resize(size)
        self.done.move(
            round(card.center().x() - size.width() / 2),
            round(card.bottom() - size.height() - self._theme.px(12)),
        )
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the card in the middle."""
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape puts it away; nothing else gets through."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_card()
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab stays at the only answer."""
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Nothing under it is pressed."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dark, the card, the cup in its light, and the pennant."""
        painter = QPainter(self)
        smooth(painter)
        t, card = self._theme, self._card()
        painter.fillRect(self.rect(), t.color("vig", 150))
        paint_panel(painter, card, t)
        k = card.height() / HIGH
        cup = QRectF(0, 0, 150 * k, 176 * k)
        cup.moveCenter(QPointF(card.center().x(), card.top() + 122 * k))
        glow = QRadialGradient(cup.center(), 200 * k)
        glow.setColorAt(0, t.color("glow", 150 * self._risen))
        glow.setColorAt(1, t.color("glow", 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(glow)
        painter.drawRect(card.adjusted(6 * k, 6 * k, -6 * k, -card.height() * 0.3))
        self._paper_rain(painter, card, k)
        paint_cup(painter, cup, t)
        plate = QRectF(0, 0, 250 * k, 32 * k)
        plate.moveCenter(QPointF(card.center().x(), card.top() + 238 * k))
        paint_plate(painter, plate, t, tr("CHAMPIONS"))
        self._pennant(painter, card, k)
        line = QRectF(card.left() + 30 * k, card.top() + 352 * k, card.width() - 60 * k, 26 * k)
        draw_text(painter, line, self._season, t, "lead-strong", "panel_text", CENTER)
        line.translate(0, 26 * k)
        draw_text(painter, line, self._line, t, "body", "panel_mut", CENTER)

    def _pennant(self, painter: QPainter, card: QRectF, k: float) -> None:
        """The team's pennant and name come up from behind the card's lower part."""
        t = self._theme
        window = QRectF(card.left(), card.top() + 262 * k, card.width(), 84 * k)
        painter.save()
        painter.setClipRect(window)
        down = (1.0 - min(1.0, self._risen * 1.4)) * window.height()
        words, room = self._team.name.upper(), card.width() - 230 * k
        wide = min(text_width(t, "title", words), room)
        left = card.center().x() - (wide + 126 * k) / 2
        flag = QRectF(left, window.top() + 14 * k + down, 108 * k, 56 * k)
        paint_pennant(painter, flag, t, self._team.name, self._team.color)
        name = QRectF(flag.right() + 18 * k, flag.top(), wide + 4 * k, flag.height())
        draw_text(painter, name, words, t, "title", "panel_text")
        painter.restore()

    def _paper_rain(self, painter: QPainter, card: QRectF, k: float) -> None:
        """Snippets of paper in the team's color and in brass, the same for every champion."""
        stream, t = random.Random("snippets"), self._theme
        own = QColor(self._team.color) if self._team.color else t.color("panel_mut")
        colors = (own, t.color("brass"), t.color("field_paper"))
        painter.save()
        painter.setClipRect(card.adjusted(4 * k, 4 * k, -4 * k, -card.height() * 0.34))
        for i in range(SNIPPETS):
            x, y, turn = (stream.random() for _ in range(3))
            fall = (y + 0.9 * self._risen) % 1.0
            painter.save()
            painter.translate(
                card.left() + x * card.width(), card.top() + fall * card.height() * 0.66
            )
            painter.rotate(360 * (turn + self._risen))
            painter.setBrush(colors[i % 3])
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawRect(QRectF(-4 * k, -1.6 * k, 8 * k, 3.2 * k))
            painter.restore()
        painter.restore()
