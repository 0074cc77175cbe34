"""The little light box beside the results: the two cards of the cell that is looked at, lit."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF, Qt, QTimer
from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gridlight.ui.editor.strip import Pair
from gridlight.ui.lightbox.plates import Laying, Plates
from gridlight.ui.lightbox.shape import BoxShape, shape_for_case
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.case import (
    RAIL_FOOT,
    RAIL_SIDE,
    RAIL_TOP,
    CaseShape,
    case_around,
    paint_case,
)
from gridlight.ui.theme import Theme

PAUSE = 12  # milliseconds that the pointer must rest on a cell
MARGIN = 26.0
ASIDE = 1
CARD_HIGH, LINES = 412.0, 10
"""How high a card is at 100 %, and the lines on it."""


class LittleBox(QWidget):
    """A light box that shows two cards at one alignment; it takes no focus, its words are said
    by whoever shows it.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._pair: Pair | None = None
        self._alignment = 0
        self._drawn: tuple[Pair, int] | None = None
        self._plates: Plates | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE)
        self._timer.timeout.connect(self._draw)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_pair(self, pair: Pair, alignment: int, words: str) -> None:
        """Lay two cards; their picture follows as soon as there is time."""
        self._pair, self._alignment = pair, alignment
        self.setAccessibleName(words)
        self._timer.start()

    @property
    def shown(self) -> tuple[Pair, int] | None:
        """What lies lit on it."""
        return self._drawn

    def finish(self) -> None:
        """Draw what is still to come."""
        self._draw()

    def _draw(self) -> None:
        self._timer.stop()
        if self._pair is not None:
            self._drawn = (self._pair, self._alignment)
            self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        if theme != self._theme:
            self._theme, self._plates = theme, None
        self.update()

    def high_for(self, wide: float) -> float:
        """How high the box stands where its case is so wide, its margins aside."""
        ratio = 40.0 / 52.5 if self._pair is None else _ratio(self._pair)
        card = wide / (ratio + 2 * RAIL_SIDE)
        return card * (1 + RAIL_TOP + RAIL_FOOT)

    def lay(self, case: QRectF) -> None:
        """Stand with the case on `case` of the parent."""
        m = self._theme.px(MARGIN)
        box = case.adjusted(-m, -m, m, m).toRect()
        if box != self.geometry():
            self.setGeometry(box)
            self._plates = None

    def _shape(self, pair: Pair) -> BoxShape:
        m = self._theme.px(MARGIN)
        case = QRectF(self.rect()).adjusted(m, m, -m, -m)
        ratio = self.devicePixelRatioF()
        return shape_for_case(case, case.bottom(), ratio, self._theme, pair.geometry)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint case and cards."""
        if self._drawn is None:
            return
        painter = QPainter(self)
        smooth(painter)
        pair, alignment = self._drawn
        shape = self._shape(pair)
        if self._plates is None or self._plates.shape != shape:
            self._plates = Plates(shape, plain=True)
        theme = self._theme.at(shape.px(1))
        paint_case(painter, CaseShape(shape.case, shape.well), theme)
        offense, defense = laid_at(alignment)
        laying = Laying(pair.play, offense, pair.formation, defense)
        picture = self._plates.lit(laying)
        painter.drawPixmap(shape.pane, picture, QRectF(picture.rect()))


def paint_waiting_box(painter: QPainter, well: QRectF, theme: Theme, share: float) -> None:
    """An empty box whose light grows with how much is done, 0 to 1."""
    small = theme.at(well.height() / CARD_HIGH)
    paint_case(painter, case_around(well), small)
    ground = QLinearGradient(well.bottomLeft(), well.topLeft())
    ground.setColorAt(0, theme.mix("unlit", "lit_hot", share))
    ground.setColorAt(1, theme.mix("unlit", "lit", share))
    painter.fillRect(well, ground)
    for line in range(1, LINES):
        y = well.top() + well.height() * line / LINES
        painter.setPen(QPen(theme.color("yard"), max(1.0, small.px(2))))
        painter.drawLine(QLineF(well.left(), y, well.right(), y))
    edge = well.bottom() - well.height() * share
    slide = QRectF(well.left(), well.top(), well.width(), edge - well.top())
    painter.fillRect(slide, theme.color("slide", 235))
    painter.setPen(QPen(theme.color("slide_d"), max(1.0, small.px(3))))
    painter.drawLine(QLineF(slide.bottomLeft(), slide.bottomRight()))


def laid_at(alignment: int) -> tuple[float, float]:
    """Where the offense and the defense lie so that they meet at this alignment (FE-2)."""
    if abs(alignment) <= ASIDE + 1:
        return 0.0, float(alignment)
    offense = -1.0 if alignment > 0 else 1.0
    return offense, offense + alignment


def _ratio(pair: Pair) -> float:
    return pair.geometry.width / pair.geometry.height
