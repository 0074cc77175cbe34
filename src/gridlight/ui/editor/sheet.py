"""The drafting board as it is looked at and painted: the card, what is drawn, the rulers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from gridlight.cards.path import XY
from gridlight.ui.editor import handles, printed
from gridlight.ui.editor.printed import Ghost
from gridlight.ui.editor.sight import Sight
from gridlight.ui.paint.cache import smooth
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE
from gridlight.workshop.drafting.drafter import Drafter, Tool
from gridlight.workshop.drafting.marks import Mark
from gridlight.workshop.drafting.snapping import Snap

REACH = 11.0  # pixels at 100 % within which a mark is taken hold of


class Sheet(QWidget):
    """The board without hands: `looked` is sent when it is looked at otherwise."""

    looked = Signal()

    def __init__(self, drafter: Drafter, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.drafter = drafter
        self.sight = Sight(QRectF(0, 0, 1, 1), drafter.geometry)
        self.cross: XY = (0.0, 0.0)
        self.ghost: Ghost | None = None
        self.ring: XY | None = None
        self._snap: Snap | None = None
        self._band: tuple[XY, XY] | None = None
        self._hover: Mark | None = None
        self._baked: tuple[object, QPixmap] | None = None
        self._baked_ghost: tuple[object, QPixmap] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    # looking

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self.theme = theme
        self._fit()

    def paper(self) -> QRectF:
        """Where the board's paper shows, without the rulers."""
        deep = printed.ruler_depth(self.theme)
        return QRectF(self.rect()).adjusted(deep, deep, 0, 0)

    def _fit(self) -> None:
        old = self.sight
        fresh = Sight(self.paper(), self.drafter.geometry, self.theme.px(SPACE.s4))
        if old.zoom == 1.0:
            self.sight = fresh.fitted()
        else:
            self.sight = Sight(fresh.room, fresh.geometry, fresh.margin, old.zoom, old.middle)
        self.update()

    def look(self, sight: Sight) -> None:
        """Look at the board so."""
        self.sight = sight
        self.looked.emit()
        self.update()

    def zoom(self, times: float, at: QPointF | None = None) -> None:
        """Look nearer by so many times."""
        self.look(self.sight.zoomed(times, at))

    def show_all(self) -> None:
        """Look at the whole card."""
        self.look(self.sight.fitted())

    def show_places(self, places: tuple[XY, ...]) -> None:
        """Bring some places of the card into the middle, and the cross hair there."""
        if not places:
            return
        xs, ys = [x for x, _ in places], [y for _, y in places]
        middle = (min(xs) + max(xs)) / 2.0, (min(ys) + max(ys)) / 2.0
        self.set_cross(middle)
        if self.sight.zoom <= 1.0:
            self.look(self.sight.zoomed(2.0))
        self.look(self.sight.centered(middle))

    def set_ghost(self, ghost: Ghost | None, ring: XY | None) -> None:
        """Show a card of the other side faintly, and a ring round what decides."""
        if (ghost, ring) != (self.ghost, self.ring):
            self.ghost, self.ring = ghost, ring
            self.update()

    def set_cross(self, place: XY) -> None:
        """Put the cross hair somewhere, caught by lines."""
        self._snap = self.drafter.snap(place)
        self.cross = self._snap.place
        self.update()

    def point(self, x: float, y: float) -> QPointF:
        """Where a place of the card is on this widget."""
        return self.sight.point(x, y)

    @property
    def reach(self) -> float:
        """How near, in yards, a press must come to take hold of something."""
        return self.theme.px(REACH) / self.sight.yard

    def _keep_in_sight(self) -> None:
        at, room = self.point(*self.cross), self.paper()
        if not room.contains(at):
            self.look(self.sight.centered(self.cross))

    # paint

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the card to the board."""
        super().resizeEvent(event)
        self._fit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the board, the card, what is drawn, what can be taken hold of, the rulers."""
        painter = QPainter(self)
        smooth(painter)
        t, sight, drafter = self.theme, self.sight, self.drafter
        paper = self.paper()
        painter.drawPixmap(0, 0, self._ground())
        painter.save()
        painter.setClipRect(paper)
        if self.ghost is not None and not drafter.offense:
            painter.drawPixmap(0, 0, self._ghost_picture(self.ghost))
        printed.paint_print(painter, t, sight, drafter.shown)
        if self.ghost is not None and drafter.offense:
            painter.drawPixmap(0, 0, self._ghost_picture(self.ghost))
        if self.ring is not None:
            handles.paint_ring(painter, t, sight, self.ring)
        handles.paint_handles(painter, t, sight, drafter)
        places = drafter.places()
        if self._hover in places and not drafter.dragging:
            handles.paint_hover(painter, t, sight, places[self._hover])
        if drafter.tool is not Tool.SELECT and (self.hasFocus() or self.underMouse()):
            handles.paint_intent(painter, t, sight, drafter, self.cross)
        if self._snap is not None and (drafter.dragging or drafter.tool is not Tool.SELECT):
            handles.paint_guides(painter, t, sight, self._snap)
        if self._band is not None:
            handles.paint_band(painter, t, sight, self._band)
        handles.paint_cross(painter, t, sight, self.cross)
        painter.restore()
        printed.paint_notches(painter, QRectF(self.rect()), t, sight, self.cross)
        if self.hasFocus():
            printed.paint_frame(painter, QRectF(self.rect()), t)

    def _ground(self) -> QPixmap:
        """The board with the empty card and the rulers, painted once for each way to look."""
        key = self.theme, self.sight, self.drafter.offense, self.size(), self.devicePixelRatioF()
        if self._baked is None or self._baked[0] != key:
            self._baked = key, self._picture(self._paint_ground)
        return self._baked[1]

    def _paint_ground(self, painter: QPainter) -> None:
        t, sight, paper = self.theme, self.sight, self.paper()
        painter.setClipRect(paper)
        printed.paint_board(painter, paper, t, sight)
        printed.paint_ground(painter, t, sight, self.drafter.card)
        printed.paint_axis(painter, t, sight)
        painter.setClipping(False)
        printed.paint_rulers(painter, QRectF(self.rect()), t, sight)

    def _ghost_picture(self, ghost: Ghost) -> QPixmap:
        key = self.theme, self.sight, ghost, self.size(), self.devicePixelRatioF()
        if self._baked_ghost is None or self._baked_ghost[0] != key:
            work = partial(printed.paint_ghost, theme=self.theme, sight=self.sight, ghost=ghost)
            self._baked_ghost = key, self._picture(work)
        return self._baked_ghost[1]

    def _picture(self, work: Callable[[QPainter], None]) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(round(self.width() * ratio), round(self.height() * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        smooth(painter)
        work(painter)
        painter.end()
        return picture
