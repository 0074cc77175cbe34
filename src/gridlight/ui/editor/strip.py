"""The seven alignments of the card on the board against one of the other side, live."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from gridlight.cards.model import ALIGNMENTS, DefenseCard, Geometry, OffenseCard
from gridlight.kernel.language import tr
from gridlight.present.editor import NO_CELL, Cell, alignment_words, cell_of
from gridlight.ui.lightbox.plates import Laying, Plates
from gridlight.ui.lightbox.shape import BoxShape, shape_for_case
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.case import RAIL_FOOT, RAIL_SIDE, RAIL_TOP
from gridlight.ui.paint.panel import paint_focus
from gridlight.ui.paint.text import CENTER, draw_text
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE
from gridlight.workshop.drafting.outcomes import Row

TONES = {"good": "ok", "bad": "bad", "even": "panel_mut"}
PAUSE = 8  # milliseconds between two pictures, for whatever else there is to do
CENTER_PLACE = ALIGNMENTS.index(0)


@dataclass(frozen=True, slots=True)
class Pair:
    """The two cards that lie on the small boxes, and their deck's measures."""

    play: OffenseCard
    formation: DefenseCard
    geometry: Geometry


class Strip(QWidget):
    """Seven small light boxes; `looked` carries the alignment that is looked at.

    What came of each is said at once, its picture follows, one at a time, so that a hand that
    drags never waits for it.
    """

    looked = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._pair: Pair | None = None
        self._cells: tuple[Cell, ...] = (NO_CELL,) * len(ALIGNMENTS)
        self._pictures: dict[int, QPixmap] = {}
        self._stale: list[int] = []
        self._note = ""
        self._plates: Plates | None = None
        self._at = CENTER_PLACE
        self._painter = QTimer(self)
        self._painter.setInterval(PAUSE)
        self._painter.timeout.connect(self._paint_next)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("The seven alignments"))

    @property
    def alignment(self) -> int:
        """The alignment that is looked at."""
        return ALIGNMENTS[self._at]

    @property
    def busy(self) -> bool:
        """Whether a picture is still to come."""
        return bool(self._stale)

    def cells(self) -> tuple[Cell, ...]:
        """What came of each alignment."""
        return self._cells

    def show_pair(
        self, pair: Pair | None, row: Row | None, before: Row | None, note: str = ""
    ) -> None:
        """Show two cards and what comes of them, beside what came of them once.

        A `note` says why nothing does.
        """
        if note != self._note:
            self._note = note
            self.update()
        olds = before if before is not None else (None,) * len(ALIGNMENTS)
        found = row if row is not None else (None,) * len(ALIGNMENTS)
        cells = tuple(cell_of(result, old) for result, old in zip(found, olds, strict=True))
        pair = pair if row is not None else None
        if pair != self._pair:
            self._pair = pair
            self._spoil()
        if cells != self._cells:
            self._cells = cells
            self._tell()
            self.update()

    def _spoil(self) -> None:
        """All pictures are of something else now."""
        if self._pair is None:
            self._pictures.clear()
            self._stale.clear()
            self.update()
            return
        places = range(len(ALIGNMENTS))
        self._stale = sorted(places, key=lambda place: abs(place - self._at))
        if self.isVisible():
            self._painter.start()

    def _paint_next(self) -> None:
        if not self._stale or self._pair is None:
            self._painter.stop()
            return
        place = self._stale.pop(0)
        self._pictures[place] = self._picture(self._pair, ALIGNMENTS[place])
        self.update(self.column(place).toAlignedRect())

    def finish(self) -> None:
        """Paint all pictures that are still to come."""
        while self._stale and self._pair is not None:
            self._paint_next()

    def _picture(self, pair: Pair, alignment: int) -> QPixmap:
        shape = self._shape(pair.geometry)
        if self._plates is None or self._plates.shape != shape:
            self._plates = Plates(shape, plain=True)
        lit = self._plates.lit(Laying(pair.play, 0.0, pair.formation, alignment))
        return lit.copy(shape.in_pixels(shape.well, shape.pane.topLeft()))

    def _shape(self, geometry: Geometry) -> BoxShape:
        box = self.box_of(0)
        high = box.height()
        case = box.adjusted(-RAIL_SIDE * high, -RAIL_TOP * high, RAIL_SIDE * high, RAIL_FOOT * high)
        return shape_for_case(case, case.bottom(), self.devicePixelRatioF(), self._theme, geometry)

    # places

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        if theme != self._theme:
            self._theme = theme
            self._plates = None
            self._spoil()
        self.update()

    def lay(self, card: QRectF) -> None:
        """Lie with the panel on `card` of the parent."""
        m = self._theme.px(SPACE.s6)
        box = card.adjusted(-m, -m, m, m).toRect()
        if box != self.geometry():
            self.setGeometry(box)
            self._plates = None
            self._spoil()

    def card(self) -> QRectF:
        """The panel in this widget."""
        m = self._theme.px(SPACE.s6)
        return QRectF(self.rect()).adjusted(m, m, -m, -m)

    def _words_high(self) -> float:
        return 1.25 * (self._theme.type_px("small") + self._theme.type_px("body-strong"))

    def high_for(self, width: float) -> float:
        """The most height that a panel of some width can make use of."""
        t = self._theme
        column = (width - t.px(20)) / len(ALIGNMENTS)
        ratio = 40.0 / 52.5 if self._pair is None else _ratio(self._pair.geometry)
        return (column - t.px(8)) / ratio + self._words_high() + t.px(13)

    def column(self, place: int) -> QRectF:
        """The part of the panel that an alignment has."""
        t = self._theme
        card = self.card().adjusted(t.px(10), t.px(8), -t.px(10), -t.px(5))
        wide = card.width() / len(ALIGNMENTS)
        return QRectF(card.left() + place * wide, card.top(), wide, card.height())

    def box_of(self, place: int) -> QRectF:
        """Where an alignment's small box lies."""
        column = self.column(place)
        ratio = 40.0 / 52.5 if self._pair is None else _ratio(self._pair.geometry)
        high = column.height() - self._words_high()
        wide = min(high * ratio, column.width() - self._theme.px(8))
        high = wide / ratio
        box = QRectF(0, 0, wide, high)
        box.moveCenter(column.center())
        box.moveTop(column.top())
        return box

    # looking

    def look_at(self, alignment: int) -> None:
        """Look at an alignment."""
        place = ALIGNMENTS.index(alignment)
        if place != self._at:
            self._at = place
            self._tell()
            self.looked.emit(alignment)
            self.update()

    def _tell(self) -> None:
        words = alignment_words(self.alignment)
        self.setAccessibleDescription(f"{words}: {self._cells[self._at].words}")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Look at the alignment under the pointer."""
        for place, alignment in enumerate(ALIGNMENTS):
            if self.column(place).contains(event.position()):
                self.look_at(alignment)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right look at the neighbors."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None:
            event.ignore()
            return
        self.look_at(ALIGNMENTS[min(max(self._at + step, 0), len(ALIGNMENTS) - 1)])

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        super().focusOutEvent(event)
        self.update()

    # paint

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the boxes and what came of each; the panel under them is the parent's."""
        painter = QPainter(self)
        smooth(painter)
        t = self._theme
        if self._stale and not self._painter.isActive():
            self._painter.start()
        if self._note:
            self._paint_note(painter)
        else:
            for place in range(len(ALIGNMENTS)):
                self._paint_box(painter, place)
        if self.hasFocus():
            paint_focus(painter, self.card(), t.px(SPACE.r_panel), t)

    def _paint_note(self, painter: QPainter) -> None:
        t, inset = self._theme, self._theme.px(10)
        room = self.card().adjusted(inset, inset, -inset, -inset)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(t.color("unlit"))
        painter.drawRoundedRect(room, t.px(SPACE.r_paper), t.px(SPACE.r_paper))
        draw_text(painter, room, self._note, t, "lead", "yard_txt", CENTER)

    def _paint_box(self, painter: QPainter, place: int) -> None:
        t, box, column = self._theme, self.box_of(place), self.column(place)
        edge = t.px(2.5)
        frame = box.adjusted(-edge, -edge, edge, edge)
        looked = place == self._at
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(t.color("brass" if looked else "case_d"))
        painter.drawRoundedRect(frame, edge, edge)
        picture = self._pictures.get(place)
        if picture is not None:
            painter.drawPixmap(box, picture, QRectF(picture.rect()))
        else:
            painter.fillRect(box, t.color("unlit"))
        if looked:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(t.color("accent"), t.px(2)))
            painter.drawRoundedRect(frame.adjusted(-1, -1, 1, 1), edge + 1, edge + 1)
        self._paint_words(painter, place, QPointF(column.center().x(), frame.bottom()))

    def _paint_words(self, painter: QPainter, place: int, at: QPointF) -> None:
        t, column, cell = self._theme, self.column(place), self._cells[place]
        high = t.type_px("small") * 1.22
        gap = t.px(3)
        row = QRectF(column.left() + gap, at.y() + 1, column.width() - 2 * gap, high)
        words = alignment_words(ALIGNMENTS[place]).capitalize()
        role = "small-strong" if place == self._at else "small"
        draw_text(painter, row, words, t, role, "panel_mut", CENTER)
        row.translate(0, high * 0.95)
        row.setHeight(t.type_px("body-strong") * 1.22)
        draw_text(painter, row, cell.brief, t, "body-strong", TONES[cell.tone], CENTER)


def _ratio(geometry: Geometry) -> float:
    return geometry.width / geometry.height
