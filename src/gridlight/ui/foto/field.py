"""The field as a widget: ball and marker travel to where they are told."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEasingCurve
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.field import FieldPicture, paint_field_panel
from gridlight.ui.tabletop.live import LivePanel, between
from gridlight.ui.theme import Theme


class FieldPanel(LivePanel):
    """The field on its card; ball and marker travel to a new picture."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._from = self._to = self._shown = FieldPicture()
        self.setAccessibleName(tr("Field"))

    def shown(self) -> FieldPicture:
        """What is painted now."""
        return self._shown

    def show_picture(
        self, picture: FieldPicture, words: str = "", *, at_once: bool = False
    ) -> None:
        """Go to a new picture; `words` say it for those who don't see it."""
        self._from, self._to = self._shown, picture
        self.setAccessibleDescription(words)
        same = replace(picture, drive=self._from.drive) == self._from
        self.run(0 if at_once or same else self.theme.times.marker)

    def set_ghost(self, spot: float | None, label: str) -> None:
        """Show where the ball would be now, or nothing; what is under way goes on."""
        if (self._to.ghost, self._to.ghost_label) == (spot, label):
            return
        for name in ("_from", "_to", "_shown"):
            picture = getattr(self, name)
            setattr(self, name, replace(picture, ghost=spot, ghost_label=label))
        self.update()

    def reach(self, share: float, milliseconds: int) -> None:
        """Take the picture at a share of the way."""
        if share >= 1.0:
            self._shown = self._to
            return
        eased = QEasingCurve(QEasingCurve.Type.InOutCubic).valueForProgress(share)
        a, b = self._from, self._to
        self._shown = replace(
            b,
            ball=between(a.ball, b.ball, eased),
            to_make=between(a.to_make, b.to_make, eased),
            stakes_from=between(a.stakes_from, b.stakes_from, eased),
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture."""
        painter = QPainter(self)
        smooth(painter)
        paint_field_panel(painter, self.panel(), self.theme, self._shown)
