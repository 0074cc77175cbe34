"""The house lights: while a play is uncovered the room goes dim and the box shines on it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QRadialGradient
from PySide6.QtWidgets import QWidget

from gridlight.ui.foto.motion import Curve, Glide
from gridlight.ui.paint.cache import baked
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

SPILL_REACH = 470.0
SPILL = (0.66, 0.54, 0.37, 0.19, 0.06, 0.0)
DIM_MIDDLE = 0.42
STEPS = 6  # the spill follows the slide in so many steps; each repaints the room


class HouseLights(QWidget):
    """Lies over the stage and under the light box; hands and clicks go through it.

    `down` 0 to 1 is how far the lights are down, `spill` how strongly the box shines.
    """

    def __init__(self, stage: QWidget) -> None:
        super().__init__(stage)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._theme = Theme()
        self._source = QPointF()
        self._spill = 0
        self._down = Glide(self, self._changed, 0.0, Curve.InOutCubic)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.update()

    def lay(self, well: QRectF, floor: float) -> None:
        """Cover the stage between the bars; the light comes from `well` (stage's pixels)."""
        stage = self.parentWidget()
        assert stage is not None
        top = self._theme.px(SPACE.bar)
        self.setGeometry(QRectF(0, top, stage.width(), floor - top).toRect())
        self._source = QPointF(well.center().x(), well.top() + well.height() * 0.4)
        self._source -= QPointF(self.geometry().topLeft())
        self.update()

    @property
    def down(self) -> float:
        """How far the lights are down."""
        return self._down.value

    @property
    def spill(self) -> float:
        """How strongly the box shines on the room."""
        return self._spill / STEPS

    def go(self, down: bool) -> None:
        """Let the lights go down, or up again."""
        times = self._theme.times
        if self._down.target != float(down):
            self._down.to(float(down), times.house_down if down else times.house_up)

    def shine(self, strength: float) -> None:
        """Let the box shine into the room."""
        step = round(min(max(strength, 0.0), 1.0) * STEPS)
        if step != self._spill:
            self._spill = step
            self._changed(self.down)

    def finish(self) -> None:
        """End at once what moves."""
        self._down.finish()

    def _changed(self, _: float) -> None:
        self.setVisible(self.down > 0 or self._spill > 0)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Multiply the room by the dimness, screen the box's light over it."""
        painter = QPainter(self)
        mode = QPainter.CompositionMode
        if self.down > 0:
            painter.setOpacity(self.down)
            painter.setCompositionMode(mode.CompositionMode_Multiply)
            painter.drawPixmap(0, 0, self._dim())
        if self._spill:
            reach = self._theme.px(SPILL_REACH)
            painter.setOpacity(self.spill)
            painter.setCompositionMode(mode.CompositionMode_Screen)
            painter.drawPixmap(self._source - QPointF(reach, reach), self._light(reach))
        painter.end()

    def _dim(self) -> QPixmap:
        theme, size, source = self._theme, QSizeF(self.size()), self._source

        def draw(painter: QPainter) -> None:
            far = QRadialGradient(source, max(size.width(), size.height()) * 0.62)
            far.setColorAt(0, theme.color("shine"))
            far.setColorAt(DIM_MIDDLE, theme.color("dim_mid"))
            far.setColorAt(1, theme.color("dim_far"))
            painter.fillRect(QRectF(QPointF(), size), far)

        key = ("house", theme.ink, round(source.x()), round(source.y()))
        return baked(key, size, self.devicePixelRatioF(), draw, opaque=True)

    def _light(self, reach: float) -> QPixmap:
        theme = self._theme

        def draw(painter: QPainter) -> None:
            pool = QRadialGradient(QPointF(reach, reach), reach)
            for k, share in enumerate(SPILL):
                tone = theme.color("glow", theme.spill() * share)
                pool.setColorAt(k / (len(SPILL) - 1), tone)
            painter.fillRect(QRectF(0, 0, 2 * reach, 2 * reach), pool)

        key = ("spill", theme.ink)
        return baked(key, QSizeF(2 * reach, 2 * reach), self.devicePixelRatioF(), draw)
