"""Mixes as bars: how often each card is laid, and where a formation goes once it has seen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.lab_mixes import (
    DEFENSE_PLACES,
    DEFENSE_SHORT,
    LEAST,
    OFFENSE_PLACES,
    Bar,
    Placing,
    percent,
)
from gridlight.ui.lab.paper import paint_hatch
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.scrolled import Lines
from gridlight.ui.paint.text import CENTER, LEFT, RIGHT, draw_text
from gridlight.ui.theme import Theme

LEAST_LINE, MOST_LINE = 1.45, 3.4
KEY, PERCENT, NOTE = 26.0, 48.0, 74.0
PART_LETTERS = ("L", "C", "R")
FULL = 0.34
"""The share of a snap at which a bar is as long as there is room, unless one is longer."""


class MixBars(Lines):
    """One side's cards with their bars; a line is chosen by arrows, Enter opens its card."""

    def __init__(self, name: str, token: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(name, theme, parent)
        self._token = token
        self._bars: tuple[Bar, ...] = ()

    def show_bars(self, bars: Sequence[Bar]) -> None:
        """Show other shares; the chosen card stays."""
        self._bars = tuple(bars)
        self.changed()
        self.told()

    def bars(self) -> tuple[Bar, ...]:
        """What is shown."""
        return self._bars

    def bar(self) -> Bar | None:
        """The bar of the chosen card."""
        at = self.current()
        return self._bars[min(at, len(self._bars) - 1)] if at is not None else None

    def count(self) -> int:
        """How many cards there are."""
        return len(self._bars)

    def line_high(self) -> float:
        """A share of the room, between what reads well and what looks empty."""
        type_high = self.theme.type_px("body-strong")
        room = self.page().height() / max(1, len(self._bars))
        return max(LEAST_LINE * type_high, min(MOST_LINE * type_high, room))

    def spoken(self, index: int) -> str:
        """A card, its share, and what it costs where it has none."""
        return self._bars[index].spoken

    def paint_line(self, painter: QPainter, box: QRectF, index: int) -> None:
        """Number or letter, name, bar and percent."""
        t, bar = self.theme, self._bars[index]
        used = bar.share >= LEAST
        ink = "panel_text" if used else "panel_mut"
        key = QRectF(box.left(), box.top(), t.px(KEY), box.height())
        draw_text(painter, key, bar.key, t, "caps", ink, CENTER)
        names = min(t.px(128) * (0.5 + 0.5 * max(1.0, t.text)), box.width() * 0.4)
        name = QRectF(key.right() + t.px(4), box.top(), names, box.height())
        draw_text(painter, name, bar.name, t, "small-strong" if used else "small", ink, LEFT)
        share = t.px(PERCENT) * max(1.0, t.text)
        room = QRectF(name.right() + t.px(6), box.top(), 0, box.height())
        room.setRight(box.right() - share - t.px(4))
        if used:
            self._paint_bar(painter, room, bar)
        elif room.width() > t.px(40):
            draw_text(painter, room, bar.note, t, "small", "panel_mut", LEFT)
        number = QRectF(box.right() - share, box.top(), share - t.px(4), box.height())
        draw_text(painter, number, bar.percent, t, "small-strong", ink, RIGHT)

    def _paint_bar(self, painter: QPainter, room: QRectF, bar: Bar) -> None:
        t = self.theme
        most = max(FULL, *(each.share for each in self._bars))
        high = min(room.height() * 0.62, t.px(27))
        parts = bar.parts or (bar.share,)
        left = room.left()
        for place, part in enumerate(parts):
            wide = room.width() * part / most
            box = QRectF(left, room.center().y() - high / 2, wide, high)
            if wide >= 1:
                self._paint_part(painter, box, place if bar.parts else -1)
            left += wide

    def _paint_part(self, painter: QPainter, box: QRectF, place: int) -> None:
        t = self.theme
        light = (0.0, 0.22, 0.44)[max(0, place)]
        painter.fillRect(box, t.mix(self._token, "shine", light))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(t.mix(self._token, "shadow", 0.35), max(1.0, t.px(1))))
        painter.drawRect(box)
        if place == 1:
            paint_hatch(painter, box, "dots", QColor(t.ink.shine), t)
        if place >= 0 and box.width() > t.px(14):
            letter = PART_LETTERS[place]
            ink = "panel_text" if place == 2 else "shine"
            if place == 1:
                middle = QRectF(0, 0, t.px(13), box.height() - 2)
                middle.moveCenter(box.center())
                painter.fillRect(middle, t.mix(self._token, "shine", light))
            draw_text(painter, box, letter, t, "card-name", ink, CENTER)


class PlacingTable(QWidget):
    """Where a formation goes, by the place of the offense that it has seen (FE-3)."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._placing: Placing | None = None

    def show_placing(self, placing: Placing) -> None:
        """Show a formation's places."""
        self._placing = placing
        said = []
        for seen, shares in placing.rows:
            often = [
                f"{percent(share)} {name}"
                for name, share in zip(DEFENSE_PLACES, shares, strict=True)
                if share >= LEAST
            ]
            said.append(tr("offense {place}: {often}", place=seen, often=", ".join(often)))
        self.setAccessibleName(
            tr("{formation} after seeing: {places}", formation=placing.name, places="; ".join(said))
        )
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Three rows of five places with their shares."""
        if self._placing is None:
            return
        painter = QPainter(self)
        smooth(painter)
        t, box = self._theme, QRectF(self.rect())
        head = t.type_px("small") * 1.4
        side = min(t.px(104) * max(1.0, t.text), box.width() * 0.34)
        wide, high = (box.width() - side) / 5, (box.height() - head) / 3
        for place, name in enumerate(DEFENSE_SHORT):
            cell = QRectF(box.left() + side + place * wide, box.top(), wide, head)
            draw_text(painter, cell, name, t, "small", "panel_mut", CENTER)
        for row, (_, shares) in enumerate(self._placing.rows):
            top = box.top() + head + row * high
            words = QRectF(box.left(), top, side - t.px(6), high)
            draw_text(
                painter,
                words,
                tr("sees {place}", place=OFFENSE_PLACES[row]),
                t,
                "small",
                "panel_text",
                LEFT,
            )
            for place, share in enumerate(shares):
                cell = QRectF(box.left() + side + place * wide, top, wide, high)
                self._paint_cell(painter, cell.adjusted(2, 2, -2, -2), share)

    def _paint_cell(self, painter: QPainter, box: QRectF, share: float) -> None:
        t = self._theme
        painter.setPen(QPen(t.color("panel_edge"), max(1.0, t.px(1))))
        painter.setBrush(t.color("field_paper"))
        painter.drawRect(box)
        if share < LEAST:
            draw_text(painter, box, "·", t, "small", "panel_mut", CENTER)
            return
        filled = QRectF(box)
        filled.setTop(box.bottom() - box.height() * share)
        painter.fillRect(filled, t.color("vis", 80))
        draw_text(painter, box, percent(share), t, "small-strong", "panel_text", CENTER)
