"""Where everything of the light box is, in the widget's coordinates: no painting, no state."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF

from gridlight.cards.model import CLASSIC_GEOMETRY, Geometry
from gridlight.ui.paint.case import RAIL_FOOT, RAIL_SIDE, RAIL_TOP, case_around
from gridlight.ui.paint.slide import handle_rect
from gridlight.ui.theme import Theme

HANDLE_PEEK = 5 / 412  # shares of the card's height
GRIP_PITCH = 0.4
MIDDLE_OF_PULL = 0.405
SIDE_ROOM, TOP_ROOM = 44.0, 20.0


@dataclass(frozen=True)
class BoxShape:
    """Rects in logical pixels, the well's edges on device pixels.

    `floor` is the widget's lower end, beyond which the slide can't be seen. A *share* is how
    much of the card the slide has uncovered, 0 to 1; the slide's edge is there.
    """

    case: QRectF
    well: QRectF
    floor: float
    ratio: float
    theme: Theme
    geometry: Geometry = CLASSIC_GEOMETRY

    @cached_property
    def yard(self) -> float:
        """Logical pixels in a yard of the card."""
        return self.well.height() / self.geometry.height

    @cached_property
    def step(self) -> float:
        """Logical pixels from one place of a card to the next."""
        return self.geometry.pitch * self.yard

    @cached_property
    def pane(self) -> QRectF:
        """The well with its brass walls left and right, on device pixels."""
        side = self.snapped(self.px(10))
        return self.well.adjusted(-side, 0, side, 0)

    def px(self, length: float) -> float:
        """A length at 100 % in logical pixels, in scale with the card."""
        return length * self._unit

    @cached_property
    def _unit(self) -> float:
        return self.well.height() / 412.0

    def point(self, x: float, y: float) -> QPointF:
        """Yards on a centered card to logical pixels."""
        return QPointF(
            self.well.center().x() + x * self.yard,
            self.well.top() + (y - self.geometry.top) * self.yard,
        )

    def edge(self, share: float) -> float:
        """y of the slide's edge, on a device pixel."""
        return self.snapped(self._top + share * self._high)

    @cached_property
    def _top(self) -> float:
        return self.well.top()

    @cached_property
    def _high(self) -> float:
        return self.well.height()

    def yards_at(self, share: float) -> float:
        """y in yards of the slide's edge."""
        return self.geometry.top + share * self.geometry.height

    def share_at(self, yards: float) -> float:
        """The share at which the slide's edge stands at `yards`."""
        return (yards - self.geometry.top) / self.geometry.height

    def snapped(self, length: float) -> float:
        """A coordinate moved to the nearest device pixel."""
        return round(length * self.ratio) / self.ratio

    def slide(self, share: float) -> QRectF:
        """The whole slide; most of it lies under the case."""
        return self._slide_in.translated(0, self.edge(share) - self._top)

    @cached_property
    def _slide_in(self) -> QRectF:
        length = self.well.height() * (1 + HANDLE_PEEK) + self.case.bottom() - self.well.bottom()
        return QRectF(self.well.left(), self._top, self.well.width(), self.snapped(length))

    def handle(self, share: float) -> QRectF:
        """The handle, against the case while the slide is in."""
        return self._handle_in.translated(0, self.edge(share) - self._top)

    @cached_property
    def _handle_in(self) -> QRectF:
        return handle_rect(self._slide_in, self.theme.at(self.px(1)))

    def grips(self, share: float) -> tuple[QRectF, ...]:
        """The two finger bars further up the slide, for when the handle is out of reach."""
        handle = self.handle(share)
        pitch = GRIP_PITCH * self.well.height()
        bar = handle.adjusted(handle.width() * 0.2, self.px(3.5), -handle.width() * 0.2, 0)
        return tuple(bar.translated(0, -pitch * n) for n in (1, 2))

    def paper(self, share: float) -> QRectF:
        """What of the slide sticks out of the case: all of it can be held."""
        slide = self.slide(share)
        return QRectF(
            slide.left(),
            self.case.bottom(),
            slide.width(),
            max(0.0, min(slide.bottom(), self.floor) - self.case.bottom()),
        )

    def hole(self, share: float) -> QRectF:
        """The hole in the slide; it travels with it."""
        return self._hole_in.translated(0, self.edge(share) - self._top)

    @cached_property
    def _hole_in(self) -> QRectF:
        g = self.geometry
        top = self._top + (g.bars_top - g.top) * self.yard
        half = g.hole * self.yard
        height = (g.bars_bottom - g.bars_top) * self.yard
        return QRectF(self.well.center().x() - half, top, 2 * half, height)

    def walls(self) -> tuple[QRectF, QRectF]:
        """The well's brass walls, left and right."""
        wide = self.px(6.5)
        left = QRectF(self.well.left() - self.px(8), self.well.top(), wide, self.well.height())
        return left, left.translated(self.well.width() + self.px(9.5), 0)

    def in_pixels(self, rect: QRectF, origin: QPointF) -> QRect:
        """A rect in device pixels from `origin`."""
        ratio = self.ratio
        return QRect(
            round((rect.left() - origin.x()) * ratio),
            round((rect.top() - origin.y()) * ratio),
            round(rect.width() * ratio),
            round(rect.height() * ratio),
        )

    def toggle(self) -> QRectF:
        """The light's switch, in the right rail."""
        size = QSizeF(self.px(21), self.px(51))
        middle = (self.well.right() + self.case.right()) / 2 + self.px(1.5)
        top = self.well.top() + self.well.height() * 0.432
        return QRectF(QPointF(middle - size.width() / 2, top), size)

    def jewel(self) -> QPointF:
        """The middle of the pilot lamp, above the switch."""
        toggle = self.toggle()
        return QPointF(toggle.center().x(), toggle.top() - self.px(23))


def _on_pixels(rect: QRectF, ratio: float) -> QRectF:
    left, top = round(rect.left() * ratio), round(rect.top() * ratio)
    wide, high = round(rect.width() * ratio), round(rect.height() * ratio)
    return QRectF(left / ratio, top / ratio, max(1, wide) / ratio, max(1, high) / ratio)


def shape_for_case(
    case: QRectF, floor: float, ratio: float, theme: Theme, geometry: Geometry
) -> BoxShape:
    """The box whose case fills `case`."""
    card_high = case.height() / (1 + RAIL_TOP + RAIL_FOOT)
    card_wide = card_high * geometry.width / geometry.height
    well = QRectF(0, case.top() + RAIL_TOP * card_high, card_wide, card_high)
    well.moveLeft(case.center().x() - card_wide / 2)
    well = _on_pixels(well, ratio)
    return BoxShape(case_around(well).outside, well, floor, ratio, theme, geometry)


def shape_in(size: QSizeF, ratio: float, theme: Theme, geometry: Geometry) -> BoxShape:
    """The largest box in a widget of `size` that leaves room for half a pull of the slide."""
    side, top = theme.px(SIDE_ROOM), theme.px(TOP_ROOM)
    handle = theme.px(14)
    card_ratio = geometry.width / geometry.height
    by_height = (size.height() - top - handle) / (1 + RAIL_TOP + RAIL_FOOT + MIDDLE_OF_PULL)
    by_width = (size.width() - 2 * side) / (card_ratio + 2 * RAIL_SIDE)
    card_high = max(80.0, min(by_height, by_width))
    wide = card_high * (card_ratio + 2 * RAIL_SIDE)
    case = QRectF((size.width() - wide) / 2, top, wide, card_high * (1 + RAIL_TOP + RAIL_FOOT))
    return shape_for_case(case, size.height(), ratio, theme, geometry)
