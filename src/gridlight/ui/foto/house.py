"""The house lights: they go down for a pull, and the box throws its light on what is around."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QWidget

from gridlight.ui.tabletop.motion import Curve, Glide
from gridlight.ui.theme import Theme

Mode = QPainter.CompositionMode
SPILL_REACH = 470.0
SPILL = ((0.0, 0.66), (0.2, 0.54), (0.4, 0.37), (0.62, 0.19), (0.82, 0.06), (1.0, 0.0))


class HouseLights(QWidget):
    """A sheet of light over the stage that leaves out the box; the pointer goes through it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._box = QRectF()
        self._down = Glide(self, self._moved, 0.0, Curve.InOutQuad)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.update()

    def lay(self, area: QRectF, case: QRectF) -> None:
        """Lie over `area` of the parent, leaving out the case."""
        self.setGeometry(area.toAlignedRect())
        self._box = case.translated(-self.geometry().x(), -self.geometry().y())
        self.update()

    @property
    def down(self) -> bool:
        """Whether the lights are down, or on their way."""
        return self._down.target == 1.0

    def go_down(self) -> None:
        """Dim the house."""
        self._down.to(1.0, self._theme.times.house_down)

    def go_up(self) -> None:
        """Light the house again."""
        self._down.to(0.0, self._theme.times.house_up)

    def _moved(self, _: float) -> None:
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Darken toward the rim, then add the light of the box."""
        share = self._down.value
        part = QRectF(event.rect())
        if share <= 0 or self._box.adjusted(4, 4, -4, -4).contains(part):
            return
        painter = QPainter(self)
        outside = QPainterPath()
        outside.addRect(part)
        case = QPainterPath()
        r = self._theme.px(self._theme.space.r_case)
        case.addRoundedRect(self._box, r, r)
        painter.setClipPath(outside.subtracted(case))
        center = self._box.center()
        painter.setCompositionMode(Mode.CompositionMode_Multiply)
        painter.fillRect(part, self._dim(center, share))
        painter.setCompositionMode(Mode.CompositionMode_Screen)
        painter.fillRect(part, self._spill(center, share))

    def _dim(self, center: QPointF, share: float) -> QRadialGradient:
        t = self._theme
        dim = QRadialGradient(center, max(self.width(), self.height()) * 0.62)
        for stop, token in ((0.0, ""), (0.45, "dim_mid"), (1.0, "dim_far")):
            tone = t.color(token or "shine")
            dim.setColorAt(stop, _toward_white(tone, share))
        return dim

    def _spill(self, center: QPointF, share: float) -> QRadialGradient:
        t = self._theme
        light = QRadialGradient(center, t.px(SPILL_REACH))
        for stop, part in SPILL:
            light.setColorAt(stop, t.color("glow", t.spill() * part * share))
        return light


def _toward_white(color: QColor, share: float) -> QColor:
    def mix(value: int) -> int:
        return round(255 + (value - 255) * share)

    return QColor(mix(color.red()), mix(color.green()), mix(color.blue()))
