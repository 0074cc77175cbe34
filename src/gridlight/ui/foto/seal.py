"""The sealed envelope beside the light box: a pick's hash before the pick is known (FB-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QPen, QPolygonF

from gridlight.kernel.language import tr
from gridlight.present.seals import StandingSeal, standing_seals
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_focus, paint_panel
from gridlight.ui.paint.pressed import Pressed
from gridlight.ui.paint.shadow import paint_shadow
from gridlight.ui.paint.text import CENTER, draw_text
from gridlight.ui.tokens import SPACE

if TYPE_CHECKING:
    from gridlight.ui.foto.stage import FotoStage

WIDE, HIGH = 68.0, 44.0
WAX = 17.0


class SealedPick(Pressed):
    """An envelope with its hash, there as long as a pick is sealed; pressing it copies the hash."""

    def __init__(self, stage: FotoStage) -> None:
        super().__init__(stage)
        self._stage = stage
        self._seal: StandingSeal | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(self.copy)
        self.hide()
        stage.bridge.stepped.connect(self.refresh)
        stage.bridge.undone.connect(self.refresh)
        stage.installEventFilter(self)
        self.stackUnder(stage.choices)

    @property
    def seal(self) -> StandingSeal | None:
        """The pick that lies sealed."""
        return self._seal

    def refresh(self, *_: object) -> None:
        """Show the pick that is sealed now, or nothing."""
        stage = self._stage
        found = () if stage.bridge.watched else standing_seals(stage.bridge.table, stage.names)
        self._seal = found[0] if found else None
        self.setVisible(self._seal is not None)
        if self._seal is None:
            return
        self.setAccessibleName(self._seal.spoken)
        self.setAccessibleDescription(
            tr("Press it to copy the hash; the record proves it afterwards.")
        )
        self.setToolTip(tr("{seal} A click copies it. FB-19", seal=self._seal.spoken))
        self.lay()

    def copy(self) -> None:
        """Put the whole hash on the clipboard."""
        if self._seal is not None:
            QGuiApplication.clipboard().setText(self._seal.hash)
            self._stage.complain(tr("Copied: {hash}", hash=self._seal.hash))

    def lay(self) -> None:
        """Lie between the field and the box, as high as the hint's knob."""
        places, t = self._stage.layout_now(), self._stage.theme
        room = places.case.left() - places.field.right()
        wide = min(room - t.px(6), t.px(WIDE) * max(1.0, t.text) + t.px(40))
        high = t.px(HIGH) + 2.6 * t.type_px("small") + t.px(12)
        box = QRectF(0, 0, wide, high)
        box.moveCenter(QPointF(places.case.left() - room / 2, places.plays.top()))
        self.setGeometry(box.toRect())
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the place when the stage is laid out anew."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show) and self._seal is not None:
            self.lay()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """The envelope with its wax, and the beginning of the hash under it."""
        if self._seal is None:
            return
        painter = QPainter(self)
        smooth(painter)
        t = self._stage.theme
        wide = min(t.px(WIDE), self.width() - t.px(8))
        letter = QRectF((self.width() - wide) / 2, t.px(4), wide, t.px(HIGH))
        if self.isDown():
            letter.translate(0, t.px(1))
        paint_shadow(painter, letter, t.px(2), t, "paper")
        paint_panel(painter, letter, t, t.px(2))
        self._paint_folds(painter, letter)
        for row, words in enumerate((tr("Sealed pick"), self._seal.short)):
            line = QRectF(0, letter.bottom() + t.px(3), self.width(), t.type_px("small") * 1.3)
            line.translate(0, row * line.height())
            draw_text(painter, line, words, t, "small", "text_on_table", CENTER)
        if self.hasFocus() or self.underMouse():
            paint_focus(painter, letter, t.px(SPACE.r_paper), t)

    def _paint_folds(self, painter: QPainter, letter: QRectF) -> None:
        t, middle = self._stage.theme, letter.center()
        painter.setPen(QPen(t.color("panel_edge"), t.px(1)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inner = letter.adjusted(t.px(2), t.px(2), -t.px(2), -t.px(2))
        flap = (inner.topLeft(), middle + QPointF(0, t.px(3)), inner.topRight())
        painter.drawPolyline(QPolygonF(flap))
        wax = QRectF(0, 0, t.px(WAX), t.px(WAX))
        wax.moveCenter(middle + QPointF(0, t.px(2)))
        paint_shadow(painter, wax, wax.width() / 2, t, "knob")
        painter.setPen(QPen(t.mix("bad", "brass_d", 0.35), t.px(1.2)))
        painter.setBrush(t.color("bad"))
        painter.drawEllipse(wax)
        ring = wax.adjusted(t.px(4), t.px(4), -t.px(4), -t.px(4))
        painter.setPen(QPen(t.mix("bad", "shine", 0.45), t.px(1.2)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(ring)
