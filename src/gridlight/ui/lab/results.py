"""The sheet of results: the heat map, its switches, and the little light box beside it."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QLinearGradient, QPainter, QPen
from PySide6.QtWidgets import QWidget

from gridlight.cards.exact import resolve
from gridlight.cards.margin import measured
from gridlight.cards.result import Result
from gridlight.kernel.language import tr
from gridlight.present.editor import alignment_words, card_words, tone_of, words_of
from gridlight.present.lab import (
    BY,
    LEGEND,
    VIEWS,
    HeatCell,
    HeatMap,
    Weights,
    heat_map,
    points,
    view_words,
)
from gridlight.ui.editor.margins import is_clear, margin_words
from gridlight.ui.editor.strip import TONES, Pair
from gridlight.ui.lab.heat import HeatSheet, heat_color
from gridlight.ui.lab.little_box import LittleBox
from gridlight.ui.lab.paper import paint_hatch
from gridlight.ui.paint.buttons import Button, Choice
from gridlight.ui.paint.panel import paint_rule
from gridlight.ui.paint.stepper import Stepper
from gridlight.ui.paint.text import CENTER, LEFT, RIGHT, draw_lines, draw_text, text_width
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

SIDE = 262.0
SCALE = 320.0
STEPS = 11


class ResultSheet(QObject):
    """Its controls are children of the screen. `said` carries the words of the cell that is
    looked at, `opened` a pair of cards and the alignment at which they shall lie on the box.
    """

    said = Signal(str)
    opened = Signal(object, int)

    def __init__(self, theme: Theme, screen: QWidget) -> None:
        super().__init__(screen)
        self._theme, self._screen = theme, screen
        self._weights: Weights | None = None
        self._map: HeatMap | None = None
        self.by = Choice(tr("Colored by"), tuple(BY.values()), theme, screen)
        self.view = Stepper(tr("Alignment"), view_words(504), theme, screen)
        self.heat = HeatSheet(theme, screen)
        self.box = LittleBox(theme, screen)
        self.open = Button(tr("Lay them on the box"), theme, "accent", screen, pill=False)
        self._words_top = 0.0
        self._side_now = QRectF()
        self._result = lru_cache(maxsize=1024)(self._resolved)
        self.by.chosen.connect(lambda _: self.refresh())
        self.view.chosen.connect(lambda _: self.refresh())
        self.heat.looked.connect(self._look)
        self.heat.opened.connect(self._open)
        self.open.clicked.connect(lambda: self._open(self.heat.current()))

    def controls(self) -> tuple[QWidget, ...]:
        """Its widgets, in the order of Tab."""
        return (self.by, self.view, self.heat, self.open, self.box)

    def show_weights(self, weights: Weights) -> None:
        """Show another deck's results."""
        self._weights = weights
        self._result.cache_clear()
        self.refresh()

    def refresh(self) -> None:
        """Color and lay out anew."""
        if self._weights is not None:
            by = tuple(BY)[self.by.current()]
            self._map = heat_map(self._weights, VIEWS[self.view.current()], by)
            self.heat.show_map(self._map)
            self._screen.update()

    @property
    def words(self) -> str:
        """The cell that is looked at, as a sentence."""
        cell = self.heat.current()
        return cell.words if cell is not None else ""

    def _pair(self, cell: HeatCell) -> Pair:
        assert self._weights is not None
        deck = self._weights.deck
        play = next(card for card in deck.offense if card.key == cell.offense)
        formation = next(card for card in deck.defense if card.key == cell.defense)
        return Pair(play, formation, deck.geometry)

    def _resolved(self, offense: str, defense: str, alignment: int) -> Result:
        assert self._weights is not None
        deck = self._weights.deck
        play = next(card for card in deck.offense if card.key == offense)
        formation = next(card for card in deck.defense if card.key == defense)
        found = resolve(play, formation, alignment, deck.geometry)
        return measured(play, formation, found, deck.geometry)

    def result(self) -> Result | None:
        """What the light shows of the cell that is looked at."""
        cell = self.heat.current()
        if cell is None:
            return None
        return self._result(cell.offense, cell.defense, cell.likeliest)

    def _look(self, cell: HeatCell) -> None:
        self.box.show_pair(self._pair(cell), cell.likeliest, cell.words)
        self.said.emit(cell.words)
        self._screen.update(self._side_now.toAlignedRect())

    def _open(self, cell: HeatCell | None) -> None:
        if cell is not None:
            self.opened.emit(self._pair(cell), cell.likeliest)

    # places and paint

    def set_theme(self, theme: Theme) -> None:
        """Pass the theme on."""
        self._theme = theme
        for part in self.controls():
            part.set_theme(theme)  # type: ignore[attr-defined]

    def _side(self, room: QRectF) -> QRectF:
        t = self._theme
        wide = min(t.px(SIDE) * (0.6 + 0.4 * max(1.0, t.text)), room.width() * 0.3)
        side = QRectF(room)
        side.setLeft(room.right() - wide)
        return side

    def lay(self, room: QRectF) -> None:
        """Switches above, the map left, the box right."""
        t, side = self._theme, self._side(room)
        high = self.by.sizeHint().height()
        label = text_width(t, "small", tr("Colored by")) + t.px(8)
        wide = float(self.by.sizeHint().width())
        left = room.left() + label
        self.by.setGeometry(QRectF(left, room.top(), wide, high).toRect())
        left += wide + t.px(SPACE.s3)
        self.view.setGeometry(QRectF(left, room.top(), self.view.sizeHint().width(), high).toRect())
        top = room.top() + high + t.px(4)
        right = side.left() - t.px(SPACE.s5)
        self.heat.setGeometry(
            QRectF(room.left(), top, right - room.left(), room.bottom() - top).toRect()
        )
        size = self.open.sizeHint().height()
        self.open.setGeometry(
            QRectF(side.left(), side.bottom() - size, side.width(), size).toRect()
        )
        words = t.type_px("body") * 9.5 + size + self._legend_high()
        wide = side.width() - t.px(8)
        while self.box.high_for(wide) > side.height() - words and wide > t.px(90):
            wide -= 4
        case = QRectF(side.center().x() - wide / 2, side.top(), wide, self.box.high_for(wide))
        self.box.lay(case)
        self._words_top = case.bottom() + t.px(16)
        self._side_now = side

    def paint(self, painter: QPainter, room: QRectF) -> None:
        """Labels, the scale, and the words beside the box."""
        t, side = self._theme, self._side(room)
        line = QRectF(room.left(), room.top(), t.px(120), self.by.height())
        draw_text(painter, line, tr("Colored by"), t, "small", "panel_mut", LEFT)
        if self._map is None:
            return
        left = self.view.geometry().right() + t.px(SPACE.s4)
        right = side.left() - t.px(SPACE.s5)
        self._paint_legend(painter, QRectF(left, line.top(), right - left, line.height()))
        cell = self.heat.current()
        if cell is not None:
            below = QRectF(side)
            below.setTop(self._words_top)
            foot = QRectF(side.left() + t.px(4), 0, side.width() - t.px(8), self._legend_high())
            foot.moveBottom(self.open.geometry().top() - t.px(6))
            self._paint_hatches(painter, foot)
            below.setBottom(foot.top() - t.px(4))
            self._paint_words(painter, below, cell)

    def _paint_legend(self, painter: QPainter, box: QRectF) -> None:
        assert self._map is not None
        t = self._theme
        scale = min(t.px(SCALE), box.width())
        if scale < t.px(70):
            return
        bar = QRectF(box.right() - scale, box.center().y() - t.px(9), scale, t.px(9))
        ramp = QLinearGradient(bar.topLeft(), bar.topRight())
        for step in range(STEPS):
            share = step / (STEPS - 1)
            ramp.setColorAt(share, heat_color(2 * share - 1, t))
        painter.setPen(QPen(t.color("panel_mut"), max(1.0, t.px(1))))
        painter.setBrush(ramp)
        painter.drawRect(bar)
        words = QRectF(bar.left(), bar.bottom() + 1, bar.width(), t.type_px("small") * 1.2)
        draw_text(painter, words, self._map.low, t, "card-name", "panel_mut", LEFT)
        if scale > t.px(200):
            draw_text(painter, words, self._map.middle, t, "card-name", "panel_mut", CENTER)
        draw_text(painter, words, self._map.high, t, "card-name", "panel_mut", RIGHT)

    def _legend_high(self) -> float:
        return 2 * self._theme.type_px("small") * 1.75

    def _paint_hatches(self, painter: QPainter, box: QRectF) -> None:
        """What hatches and letters mean, two by two."""
        t, wide, high = self._theme, box.width() / 2, box.height() / 2
        side = min(t.px(18), high - 3)
        for place, (hatch, letter, words) in enumerate(LEGEND):
            down, across = divmod(place, 2)
            left, top = box.left() + across * wide, box.top() + down * high
            swatch = QRectF(left, top + (high - side) / 2, side, side)
            painter.fillRect(swatch, heat_color(0.9 if hatch == "frame" else -0.1, t))
            paint_hatch(painter, swatch, hatch, t.color("panel_text", 150), t)
            painter.setPen(QPen(t.color("panel_mut"), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(swatch)
            ink = "shine" if hatch == "frame" else "panel_text"
            draw_text(painter, swatch.adjusted(-2, 0, 2, 0), letter, t, "card-name", ink, CENTER)
            line = QRectF(swatch.right() + t.px(6), top, wide - side - t.px(8), high)
            draw_text(painter, line, words, t, "small", "panel_text", LEFT)

    def _paint_words(self, painter: QPainter, box: QRectF, cell: HeatCell) -> None:
        t, pair, result = self._theme, self._pair(cell), self.result()
        assert result is not None
        line = QRectF(box.left(), box.top(), box.width(), t.type_px("object") * 1.3)
        draw_text(painter, line, card_words(pair.play), t, "object", "panel_text", LEFT)
        line.translate(0, line.height())
        words = tr(
            "against {card}, {alignment}",
            card=card_words(pair.formation),
            alignment=alignment_words(cell.likeliest),
        )
        high = t.type_px("body") * 1.4
        draw_text(painter, line, words, t, "body", "panel_mut", LEFT)
        line.translate(0, line.height() + t.px(2))
        line.setHeight(high)
        paint_rule(painter, line, t)
        line.setHeight(high * 1.3)
        draw_text(painter, line, words_of(result), t, "lead-strong", TONES[tone_of(result)], LEFT)
        line.translate(0, line.height())
        rest = QRectF(line.left(), line.top(), line.width(), box.bottom() - line.top())
        said = tr(
            "First and ten on the own 30 that is worth {points} points to the offense.",
            points=points(cell.worth),
        )
        if cell.alignment is None:
            said = cell.words.partition(": ")[2] or cell.words
        took = draw_lines(painter, rest, said, t, "small", "panel_text")
        rest.adjust(0, took + t.px(3), 0, 0)
        if result.margin is not None and rest.height() > t.type_px("small") * 1.3:
            token = "panel_mut" if is_clear(result.margin) else "bad"
            draw_lines(painter, rest, margin_words(result.margin), t, "small", token)
