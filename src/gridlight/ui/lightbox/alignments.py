"""The seven alignments of a play side by side: what if the defense had lain elsewhere?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QWidget

from gridlight.cards.model import CLASSIC_GEOMETRY, DefenseCard, Geometry, OffenseCard
from gridlight.cards.result import Result
from gridlight.kernel.language import tr
from gridlight.present.situation import capital
from gridlight.ui.lightbox.fittings import paint_ring_at
from gridlight.ui.lightbox.glowing import ring_spots
from gridlight.ui.lightbox.outcomes import alignment_name, gained, short_outcome
from gridlight.ui.lightbox.plates import Laying, Plates
from gridlight.ui.lightbox.shape import BoxShape, shape_for_case
from gridlight.ui.lightbox.sheet import Sheet
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.case import RAIL_FOOT, RAIL_SIDE, RAIL_TOP
from gridlight.ui.paint.panel import paint_panel
from gridlight.ui.paint.text import CENTER, draw_text
from gridlight.ui.theme import Theme

PAD, HEAD, GAP, WORDS = 18.0, 34.0, 12.0, 62.0


@dataclass(frozen=True, slots=True)
class _Choice:
    alignment: float
    result: Result
    picture: QPixmap
    box: QRectF


class Alignments(Sheet):
    """Seven small light boxes with real light; `selected` carries the alignment clicked."""

    selected = Signal(float)

    def __init__(self, theme: Theme | None = None, parent: QWidget | None = None) -> None:
        super().__init__(theme or Theme(), parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("The seven alignments"))
        self._cards: tuple[OffenseCard, DefenseCard, Geometry] | None = None
        self._results: dict[float, Result] = {}
        self._played: float | None = None
        self._choices: tuple[_Choice, ...] | None = None
        self._at: int | None = None

    def show_play(
        self,
        offense: OffenseCard,
        defense: DefenseCard,
        results: Mapping[int, Result],
        played: float,
        geometry: Geometry = CLASSIC_GEOMETRY,
    ) -> None:
        """Show two cards at every alignment of `results`; `played` is the one of the play."""
        self._cards = (offense, defense, geometry)
        self._results = {float(key): results[key] for key in sorted(results)}
        self._played = played
        self._at = None
        self.themed()
        self._tell()
        self.update()

    def themed(self) -> None:
        """The small boxes are painted again."""
        self._choices = None

    @property
    def chosen(self) -> float | None:
        """The alignment under the pointer or the keyboard."""
        return None if self._at is None else tuple(self._results)[self._at]

    def box_of(self, alignment: float) -> QRectF:
        """Where an alignment's small box lies, in this widget's coordinates."""
        return next(c.box for c in self._ready() if c.alignment == alignment)

    def words_of(self, alignment: float) -> tuple[str, str, str]:
        """The name of an alignment and its outcome, as printed under its box."""
        return (alignment_name(alignment), *short_outcome(self._results[alignment]))

    def _ready(self) -> tuple[_Choice, ...]:
        if self._choices is None:
            self._choices = self._made()
        return self._choices

    def _made(self) -> tuple[_Choice, ...]:
        if self._cards is None or not self._results:
            return ()
        offense, defense, geometry = self._cards
        boxes = self._boxes(len(self._results), geometry)
        shape = self._shape(boxes[0], geometry)
        plates = Plates(shape, plain=True)
        made = []
        for (alignment, result), box in zip(self._results.items(), boxes, strict=True):
            lit = plates.lit(Laying(offense, 0.0, defense, alignment))
            made.append(_Choice(alignment, result, _with_ring(lit, shape, result), box))
        return tuple(made)

    def _boxes(self, count: int, geometry: Geometry) -> tuple[QRectF, ...]:
        theme, card = self.theme, self.card
        room = card.adjusted(theme.px(PAD), theme.px(HEAD + 10), -theme.px(PAD), -theme.px(8))
        gap = theme.px(GAP)
        wide = (room.width() - gap * (count - 1)) / count
        high = wide * geometry.height / geometry.width
        most = room.height() - theme.px(WORDS)
        if high > most:
            high, wide = most, most * geometry.width / geometry.height
        total = wide * count + gap * (count - 1)
        left = room.center().x() - total / 2
        return tuple(QRectF(left + k * (wide + gap), room.top(), wide, high) for k in range(count))

    def _shape(self, box: QRectF, geometry: Geometry) -> BoxShape:
        high = box.height()
        case = box.adjusted(-RAIL_SIDE * high, -RAIL_TOP * high, RAIL_SIDE * high, RAIL_FOOT * high)
        return shape_for_case(case, case.bottom(), self.devicePixelRatioF(), self.theme, geometry)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet with the boxes and what came of each."""
        painter = QPainter(self)
        smooth(painter)
        theme, card = self.theme, self.card
        paint_panel(painter, card, theme)
        head = QRectF(card.left(), card.top() + theme.px(8), card.width(), theme.px(HEAD - 6))
        draw_text(painter, head, tr("WHAT IF?"), theme, "object", "panel_text", CENTER)
        for k, choice in enumerate(self._ready()):
            self._paint_choice(painter, choice, k == self._at)

    def _paint_choice(self, painter: QPainter, choice: _Choice, looked_at: bool) -> None:
        theme, box = self.theme, choice.box
        played = choice.alignment == self._played
        edge = theme.px(3)
        frame = box.adjusted(-edge, -edge, edge, edge)
        body = QLinearGradient(frame.topLeft(), frame.bottomRight())
        body.setColorAt(0, theme.color("brass" if played else "case_l"))
        body.setColorAt(1, theme.color("brass_d" if played else "case_d"))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(body)
        painter.drawRoundedRect(frame, edge, edge)
        painter.drawPixmap(box, choice.picture, QRectF(choice.picture.rect()))
        if looked_at:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.color("accent"), theme.px(3)))
            painter.drawRoundedRect(frame.adjusted(-1, -1, 1, 1), edge + 1, edge + 1)
        self._paint_words(painter, choice, played)

    def _paint_words(self, painter: QPainter, choice: _Choice, played: bool) -> None:
        theme, box = self.theme, choice.box
        half = theme.px(GAP) / 2
        name, what, gain = self.words_of(choice.alignment)
        row = QRectF(box.left() - half, box.bottom() + theme.px(7), box.width() + 2 * half, 0)
        row.setHeight(theme.px(17))
        title = tr("{alignment} · played", alignment=name) if played else name
        role = "small-strong" if played else "small"
        draw_text(painter, row, capital(title), theme, role, "panel_mut", CENTER)
        row.translate(0, theme.px(17))
        draw_text(painter, row, what, theme, "body-strong", "panel_text", CENTER)
        row.translate(0, theme.px(18))
        good = gained(choice.result)
        draw_text(painter, row, gain, theme, "body", "ok" if good else "bad", CENTER)

    # choosing

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at the box under the pointer."""
        self._point(self._index_at(event.position()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the box under the pointer."""
        index = self._index_at(event.position())
        if index is None or event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self._point(index)
        self._choose()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from box to box, Enter and Space choose; other keys are the stage's."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is not None and self._results:
            here = self._at if self._at is not None else self._played_index()
            self._point(min(max(here + step, 0), len(self._results) - 1))
        elif event.key() in _CHOOSE and self._at is not None:
            self._choose()
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Point at the alignment of the play when the keyboard comes."""
        super().focusInEvent(event)
        if self._at is None and self._results:
            self._point(self._played_index())

    def _played_index(self) -> int:
        alignments = list(self._results)
        near = min(alignments, key=lambda a: abs(a - (self._played or 0.0)))
        return alignments.index(near)

    def _index_at(self, point: QPointF) -> int | None:
        room = self.theme.px(WORDS)
        for k, choice in enumerate(self._ready()):
            if choice.box.adjusted(0, 0, 0, room).contains(point):
                return k
        return None

    def _point(self, index: int | None) -> None:
        if index != self._at:
            self._at = index
            over = Qt.CursorShape.PointingHandCursor
            self.setCursor(Qt.CursorShape.ArrowCursor if index is None else over)
            self._tell()
            self.update()

    def _choose(self) -> None:
        alignment = self.chosen
        if alignment is not None:
            self.selected.emit(alignment)

    def _tell(self) -> None:
        alignment = self.chosen
        said = "" if alignment is None else ", ".join(self.words_of(alignment))
        self.setAccessibleDescription(said)


def _with_ring(lit: QPixmap, shape: BoxShape, result: Result) -> QPixmap:
    """A small well, cut from its pane, with a ring round what decides."""
    well = shape.in_pixels(shape.well, shape.pane.topLeft())
    picture = lit.copy(well)
    painter = QPainter(picture)
    smooth(painter)
    painter.scale(shape.ratio, shape.ratio)
    painter.translate(-shape.well.topLeft())
    reach = shape.geometry.diamond * 1.6 * shape.yard
    for spot in ring_spots(shape, result, 0.0):
        paint_ring_at(painter, shape, spot, reach, 255, 1.4)
    painter.end()
    return picture


_CHOOSE = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
