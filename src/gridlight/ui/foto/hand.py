"""A hand of cards as a fan: face up for whoever may choose, face down for everybody else."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.cards import (
    CardLook,
    CardPlace,
    card_at,
    fan_places,
    paint_card,
    paint_card_back,
)
from gridlight.ui.tabletop.motion import Curve, Glide
from gridlight.ui.theme import Theme

RISE = 40.0


class Hand(QWidget):
    """One fan of cards. `picked` and `looked_at` carry a card's mark; `dragged` a card pulled out.

    Face down it shows as many backs as it has cards, forgets where it was being looked at and
    names no card to anybody.
    """

    picked = Signal(str)
    looked_at = Signal(str)
    refused = Signal()

    def __init__(self, name: str, theme: Theme, parent: QWidget, *, upward: bool = True) -> None:
        super().__init__(parent)
        self._name = name
        self._theme = theme
        self._upward = upward
        self._looks: tuple[CardLook, ...] = ()
        self._back = tr("OFF")
        self._face_up = False
        self._live = False
        self._fan = QRectF()
        self._card_width = 118.0
        self._spread = 15.0
        self._places: tuple[CardPlace, ...] = ()
        self._at: int | None = None
        self._press: int | None = None
        self._lift = Glide(self, self._moved, 0.0, Curve.OutQuad)
        self._away = Glide(self, self._moved, 0.0)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._tell()

    def set_cards(self, looks: Sequence[CardLook], back: str) -> None:
        """The cards, left to right, and the word on their backs."""
        self._looks = tuple(looks)
        self._back = back
        self._arrange()

    def set_name(self, name: str) -> None:
        """Say whose hand this is."""
        self._name = name
        self._tell()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self._arrange()

    def lay(self, fan: QRectF, card_width: float, spread: float = 15.0) -> None:
        """Fan out over `fan`, in the parent's coordinates; the widget takes the room it needs."""
        rise = self._theme.px(RISE + 14)
        box = fan.adjusted(-12, -rise if self._upward else 0, 12, 0 if self._upward else rise)
        self.setGeometry(box.toAlignedRect())
        self._fan = fan.translated(-QPointF(self.geometry().topLeft()))
        self._card_width = card_width
        self._spread = spread
        self._arrange()

    def set_open(self, face_up: bool, live: bool) -> None:
        """Turn the hand face up or down; `live` cards can be chosen."""
        if (face_up, live) == (self._face_up, self._live):
            return
        self._face_up, self._live = face_up, live
        self._forget()
        self.setFocusPolicy(
            Qt.FocusPolicy.StrongFocus if live and face_up else Qt.FocusPolicy.NoFocus
        )
        self.setCursor(
            Qt.CursorShape.PointingHandCursor if live and face_up else Qt.CursorShape.ArrowCursor
        )

    @property
    def face_up(self) -> bool:
        """Whether the cards' faces show."""
        return self._face_up

    @property
    def live(self) -> bool:
        """Whether a card can be chosen."""
        return self._live and self._face_up

    @property
    def looks(self) -> tuple[CardLook, ...]:
        """The faces of the cards, left to right."""
        return self._looks

    @property
    def marks(self) -> tuple[str, ...]:
        """The marks of the cards, left to right."""
        return tuple(look.mark for look in self._looks)

    def looking_at(self) -> str | None:
        """The card that is risen, while the hand is face up."""
        return None if self._at is None or not self._face_up else self._looks[self._at].mark

    def look_at(self, mark: str | None) -> None:
        """Raise a card, as the pointer does."""
        marks = self.marks
        self._raise(marks.index(mark) if mark in marks and self._face_up else None)

    def center_of(self, mark: str) -> QPointF:
        """Where a card can be clicked, in this widget's coordinates: its free upper left."""
        place = self._places[self.marks.index(mark)]
        up = -1 if self._upward else 1
        return place.center + QPointF(-place.width * 0.3, up * place.height * 0.3)

    def free_part(self, mark: str) -> QRectF:
        """What the cards beside it leave free of a card's name, in this widget's coordinates."""
        index = self.marks.index(mark)
        place, after = self._places[index], self._places[index + 1 : index + 2]
        left, high = place.center.x() - place.width / 2, place.height * 0.45
        free = after[0].center.x() - place.center.x() if after else place.width
        top = place.center.y() + (-place.height / 2 if self._upward else place.height / 2 - high)
        return QRectF(left, top, min(place.width, free), high)

    def slide_away(self, away: bool, ms: int) -> None:
        """Move the hand off the table's edge, or back on it."""
        self._away.to(1.0 if away else 0.0, ms)

    def _forget(self) -> None:
        self._at = None
        self._press = None
        self._lift.snap(0.0)
        self._tell()
        self.update()

    def _tell(self) -> None:
        name = self._name if self._face_up else tr("{hand}, face down", hand=self._name)
        self.setAccessibleName(name)
        look = self._looks[self._at] if self._at is not None and self._face_up else None
        self.setAccessibleDescription(f"{look.mark}, {look.name}" if look else "")

    def _arrange(self) -> None:
        if self._looks and self._fan.width() > 0:
            self._places = fan_places(
                self._fan,
                len(self._looks),
                self._card_width,
                spread=self._spread,
                upward=self._upward,
            )
        self.update()

    def _moved(self, _: float) -> None:
        self.update()

    def _raise(self, index: int | None) -> None:
        if index == self._at:
            return
        self._at = index
        self._lift.snap(0.0)
        if index is not None:
            self._lift.to(1.0, self._theme.times.hover)
            self.looked_at.emit(self._looks[index].mark)
        self._tell()
        self.update()

    def _place_of(self, index: int) -> CardPlace:
        place = self._places[index]
        if index == self._at:
            up = 1 if self._upward else -1
            place = place.lifted(up * self._theme.px(RISE) * self._lift.value)
        shift = (self._fan.height() + self._theme.px(60)) * self._away.value
        if shift:
            moved = place.center + QPointF(0, shift if self._upward else -shift)
            place = CardPlace(moved, place.width, place.height, place.angle)
        return place

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the fan; the risen card last, so that it lies on the others."""
        if not self._places:
            return
        painter = QPainter(self)
        smooth(painter)
        order = [i for i in range(len(self._places)) if i != self._at]
        if self._at is not None:
            order.append(self._at)
        for i in order:
            place = self._place_of(i)
            if not self._face_up:
                paint_card_back(painter, place, self._theme, self._back)
                continue
            glow = self._lift.value if i == self._at and self.live else 0.0
            paint_card(painter, place, self._theme, self._looks[i], glow)

    def _card_under(self, point: QPointF) -> int | None:
        if self._at is not None and self._place_of(self._at).holds(point):
            return self._at
        return card_at(self._places, point)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Raise the card under the pointer."""
        if self.live and self._press is None:
            self._raise(self._card_under(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """Let the risen card sink, unless the keyboard holds it."""
        if not self.hasFocus():
            self._raise(None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of a card."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        found = self._card_under(event.position())
        if self.live:
            self._press = found
            self._raise(self._press)
        elif found is not None:
            self.refused.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the card that was pressed."""
        index, self._press = self._press, None
        if index is None or not self.live:
            return
        if self._card_under(event.position()) == index or not self.rect().contains(
            event.position().toPoint()
        ):
            self.picked.emit(self._looks[index].mark)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk along the hand, Enter and Space choose; other keys are the stage's."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is not None and self.live:
            self._walk(step, event)
        elif self.live and self._at is not None and event.key() in _CHOOSE:
            self.picked.emit(self._looks[self._at].mark)
        else:
            event.ignore()

    def _walk(self, step: int, event: QKeyEvent) -> None:
        at = self._at if self._at is not None else (-1 if step > 0 else len(self._looks))
        if 0 <= at + step < len(self._looks):
            self._raise(at + step)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Raise the first card when the keyboard comes."""
        super().focusInEvent(event)
        by_key = event.reason() in (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
        )
        if by_key and self.live and self._at is None:
            self._raise(0)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Let the card sink."""
        super().focusOutEvent(event)
        self._raise(None)


_CHOOSE = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
