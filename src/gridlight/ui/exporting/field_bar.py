"""A drive on a field seen from above, as a part of a PDF document."""

from __future__ import annotations

from reportlab.lib.colors import Color, HexColor
from reportlab.platypus import Flowable

from gridlight.present.box_score import DriveRow
from gridlight.ui.exporting import print_tokens as ink

TURF, END = HexColor(ink.TURF), HexColor(ink.END)
LINE, BALL = HexColor(ink.LINE), HexColor(ink.BALL)
HIGH, ENDS = 11.0, 8.0  # points, yards


class FieldBar(Flowable):  # type: ignore[misc]
    """The yards of a drive over the whole field, the home team's own goal line at the left."""

    def __init__(self, drive: DriveRow, color: Color, wide: float) -> None:
        super().__init__()
        self._drive, self._color = drive, color
        self.width, self.height = wide, HIGH

    def wrap(self, wide: float, high: float) -> tuple[float, float]:
        """Its size."""
        return self.width, self.height

    def draw(self) -> None:
        """Draw it, its lower left corner in the origin."""
        pen, drive = self.canv, self._drive
        pen.setFillColor(END)
        pen.rect(0, 0, self.width, HIGH, stroke=0, fill=1)
        pen.setFillColor(TURF)
        pen.rect(self._x(0), 0, self._x(100) - self._x(0), HIGH, stroke=0, fill=1)
        pen.setStrokeColor(LINE)
        pen.setLineWidth(0.3)
        for yard in range(0, 101, 10):
            pen.line(self._x(yard), 0, self._x(yard), HIGH)
        left, right = sorted((self._x(drive.start), self._x(drive.end)))
        pen.setFillColor(self._color)
        pen.setLineWidth(0.6)
        pen.rect(left, HIGH / 2 - 2.4, max(1.0, right - left), 4.8, stroke=1, fill=1)
        pen.setFillColor(BALL)
        pen.circle(self._x(drive.end), HIGH / 2, 2.3, stroke=1, fill=1)

    def _x(self, yard: float) -> float:
        return (yard + ENDS) / (100 + 2 * ENDS) * self.width
