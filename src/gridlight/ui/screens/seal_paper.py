"""The sealed picks of a game, each with its salt, its hash and whether they match (FB-19)."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.seals import HOW, CheckedSeal
from gridlight.ui.paint.panel import paint_rule
from gridlight.ui.paint.text import LEFT, RIGHT, draw_text
from gridlight.ui.screens.paper import Paper
from gridlight.ui.theme import Theme

NOTHING = tr("No pick was sealed in this game.")
UNKNOWN = tr("unknown")
UNSHOWN = tr("its salt is told with the pick")


class SealPaper(Paper):
    """Three lines for each pick: what it was and what the check found, its hash, its salt."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._seals: tuple[CheckedSeal, ...] = ()
        self.setAccessibleName(tr("Sealed picks"))

    @property
    def seals(self) -> tuple[CheckedSeal, ...]:
        """What is shown, from the top down."""
        return self._seals

    def show_seals(self, seals: tuple[CheckedSeal, ...]) -> None:
        """Show these."""
        self._seals = seals
        said = [f"{s.who}, {s.where}: {s.shown or UNKNOWN}, {s.verdict}." for s in seals]
        self.setAccessibleDescription(" ".join([HOW, *said]) if said else NOTHING)
        self.changed()

    def _line(self) -> float:
        return self.theme.type_px("body") * 1.5

    def _head(self) -> float:
        return self.theme.type_px("object") * 1.6 + self._line() + self.theme.px(10)

    def _block(self) -> float:
        return 3 * self._line() + self.theme.px(14)

    def content_height(self, width: float) -> float:
        """All picks."""
        return self._head() + max(1, len(self._seals)) * self._block()

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """Paint the picks that can be seen."""
        t, line = self.theme, self._line()
        head = QRectF(box.left(), box.top(), box.width(), t.type_px("object") * 1.6)
        draw_text(painter, head, tr("SEALED PICKS"), t, "object", "panel_text", LEFT)
        matched = sum(seal.matches is True for seal in self._seals)
        found = (
            tr("{matched} of {count} match", matched=matched, count=len(self._seals))
            if self._seals
            else ""
        )
        draw_text(painter, head, found, t, "body-strong", "panel_text", RIGHT)
        below = QRectF(box.left(), head.bottom(), box.width(), line)
        draw_text(painter, below, HOW if self._seals else NOTHING, t, "small", "panel_mut", LEFT)
        top, page = box.top() + self._head(), self.page()
        for seal in self._seals:
            rect = QRectF(box.left(), top, box.width(), self._block())
            top += rect.height()
            if rect.bottom() >= page.top() and rect.top() <= page.bottom():
                self._paint_seal(painter, rect, seal)

    def _paint_seal(self, painter: QPainter, rect: QRectF, seal: CheckedSeal) -> None:
        t, line = self.theme, QRectF(rect.left(), rect.top(), rect.width(), self._line())
        paint_rule(painter, line, t)
        line.translate(0, t.px(6))
        words = (
            f"{seal.who}: {seal.shown}"
            if seal.shown
            else tr("{who}: in the envelope", who=seal.who)
        )
        draw_text(painter, line, words, t, "body-strong", "panel_text", LEFT)
        ink = {None: "panel_mut", True: "ok", False: "bad"}[seal.matches]
        mark = {None: "", True: "✓ ", False: "✗ "}[seal.matches]
        draw_text(painter, line, f"{mark}{seal.verdict}", t, "body-strong", ink, RIGHT)
        middle = line.adjusted(line.width() * 0.42, 0, -line.width() * 0.2, 0)
        draw_text(painter, middle, seal.where, t, "small", "panel_mut", LEFT)
        said = (
            tr("“{words}”, salt {salt}", words=seal.words, salt=seal.salt) if seal.salt else UNSHOWN
        )
        for name, value in (("SHA-256", seal.hash), (tr("of", "SHA-256 of something"), said)):
            line.translate(0, line.height())
            label = QRectF(line.left(), line.top(), t.px(70) * max(1.0, t.text), line.height())
            draw_text(painter, label, name, t, "small", "panel_mut", LEFT)
            rest = line.adjusted(label.width(), 0, 0, 0)
            draw_text(painter, rest, value, t, "small", "panel_text", LEFT)
