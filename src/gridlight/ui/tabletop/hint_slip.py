"""The slip on which a coach's whisper at a board stands, and what can be done about it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.board_hints import Suggestion
from gridlight.present.hints import BEST, NUDGE, ODDS, Hint
from gridlight.ui.paint.buttons import Button
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_focus, paint_panel
from gridlight.ui.paint.pressed import PressedRow
from gridlight.ui.paint.text import LEFT, RIGHT, draw_lines, draw_text, lines_height, text_width
from gridlight.ui.tabletop.shade import Shade
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

PAD, BETWEEN = 12.0, 5.0
NAME, LEAST_NAME = 0.46, 0.3
"""The part of a row that its name has, and what a long number leaves to it."""


class PlayRow(PressedRow):
    """One of the best turns: its worth over its words; the one that is drawn is shaded."""

    def __init__(self, play: Suggestion, number: int, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.play = play
        self.current = False
        self._number = number
        self._theme = theme
        self.setText(play.words)
        self.setAccessibleName(play.spoken)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_current(self, current: bool) -> None:
        """Be the one that is drawn on the board, or not."""
        self.current = current
        self.setAccessibleDescription(tr("shown on the board") if current else "")
        self.update()

    def high(self, wide: float) -> float:
        """How high the row is when it is so wide."""
        t = self._theme
        if self._in_a_line(wide):
            return t.type_px("small-strong") * 1.5 + t.px(10)
        words = lines_height(t, "small", self.play.words, wide - t.px(24))
        return words + t.type_px("small-strong") * 1.5 + t.px(9)

    def _in_a_line(self, wide: float) -> bool:
        """Whether number, words and worth have room side by side."""
        t = self._theme
        needed = text_width(t, "small", self.play.words)
        needed += text_width(t, "small-strong", self.play.worth)
        return needed + t.px(64) <= wide

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint number, worth and words."""
        painter = QPainter(self)
        smooth(painter)
        t, box = self._theme, QRectF(self.rect()).adjusted(1, 1, -1, -1)
        r = t.px(SPACE.r_drum)
        if self.current or self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(t.color("accent" if t.dark else "glow", 95 if self.current else 45))
            painter.drawRoundedRect(box, r, r)
        if self.current:
            painter.fillRect(QRectF(box.left(), box.top() + r, t.px(4), box.height() - 2 * r),
                             t.color("panel_text"))  # fmt: skip
        painter.setPen(QPen(t.color("rule"), 1))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        inner = box.adjusted(t.px(12), t.px(4), -t.px(10), -t.px(3))
        head = QRectF(inner.left(), inner.top(), inner.width(), t.type_px("small-strong") * 1.4)
        draw_text(painter, head, f"{self._number}", t, "small-strong", "panel_mut", LEFT)
        draw_text(painter, head, self.play.worth, t, "small-strong", "panel_text", RIGHT)
        if self._in_a_line(self.width()):
            beside = head.adjusted(t.px(20), 0, 0, 0)
            draw_text(painter, beside, self.play.words, t, "small", "panel_text", LEFT)
        else:
            below = inner.adjusted(0, head.height(), 0, 0)
            draw_lines(painter, below, self.play.words, t, "small", "panel_text")
        if self.hasFocus():
            paint_focus(painter, box.adjusted(2, 2, -2, -2), r, t)


class HintSlip(QWidget):
    """A step of a hint with its odds or its turns.

    `wanted` says that the button for what comes next was pressed, `left` that the slip is put
    away, `chosen` carries the number of a turn.
    """

    wanted = Signal()
    left = Signal()
    chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._room, self._at_top = QRectF(), False
        self._rows: list[PlayRow] = []
        self.hint: Hint | None = None
        self.next = Button(tr("Next"), theme, "accent", self)
        self.back = Button(tr("Put away"), theme, "dark", self)
        self.next.clicked.connect(self.wanted)
        self.back.clicked.connect(self.left)
        self.hide()
        self._shade = Shade(self, theme)

    def rows(self) -> tuple[PlayRow, ...]:
        """The turns on the slip."""
        return tuple(self._rows)

    def show_hint(
        self,
        hint: Hint | None,
        buttons: tuple[str, str] = ("", ""),
        plays: Sequence[Suggestion] = (),
        current: int = 0,
    ) -> None:
        """Tell a step, or nothing; `buttons` are what comes next (or nothing) and the way back."""
        self.hint = hint
        if hint is None:
            self.hide()
            return
        if [row.play for row in self._rows] != list(plays):
            self._renew(plays)
        for number, row in enumerate(self._rows):
            row.show_current(number == current)
        for button, words in zip((self.next, self.back), buttons, strict=True):
            button.setText(words)
            button.setAccessibleName(words)
            button.setVisible(bool(words))
        self.setAccessibleName(hint.spoken)
        self.show()
        self._arrange()

    def _renew(self, plays: Sequence[Suggestion]) -> None:
        for row in self._rows:
            row.hide()
            row.setParent(None)
            row.deleteLater()
        self._rows = [PlayRow(play, n, self._theme, self) for n, play in enumerate(plays, 1)]
        for number, row in enumerate(self._rows):
            row.clicked.connect(lambda _=False, n=number: self.chosen.emit(n))
            QWidget.setTabOrder(row, self.next)
            row.show()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self._shade.set_theme(theme)
        for part in (self.next, self.back):
            part.set_theme(theme)
        if self._rows:
            self._renew([row.play for row in self._rows])
        self._arrange()

    def lay(self, room: QRectF, *, at_top: bool) -> None:
        """Lie at the foot of `room`, or at its head, as high as the words need."""
        self._room, self._at_top = room, at_top
        self._arrange()

    # place

    def _head_high(self) -> float:
        return self._theme.type_px("object") * 1.5

    def _odd_high(self) -> float:
        return self._theme.type_px("small") * 1.25 + self._theme.px(9)

    def _inner_wide(self) -> float:
        return self._room.width() - 2 * self._theme.px(PAD)

    def _words_high(self, hint: Hint) -> float:
        return lines_height(self._theme, "body", hint.words, self._inner_wide())

    def _arrange(self) -> None:
        hint = self.hint
        if hint is None or self._room.isEmpty():
            return
        t, wide, between = self._theme, self._inner_wide(), self._theme.px(BETWEEN)
        buttons = max(self.next.sizeHint().height(), self.back.sizeHint().height())
        fixed = self._head_high() + buttons + 2 * t.px(PAD) + 2 * between
        words = self._words_high(hint)
        rows = [row.high(wide) for row in self._rows]
        odds = self._odd_high() * len(hint.odds)
        needed = fixed + words + odds + sum(rows)
        top, high = (
            t.px(PAD) + self._head_high() + words + between,
            min(needed, self._room.height()),
        )
        y = self._room.top() if self._at_top else self._room.bottom() - high
        self.setGeometry(QRectF(self._room.left(), y, self._room.width(), high).toRect())
        foot = self.height() - t.px(PAD) - buttons
        for row, each in zip(self._rows, rows, strict=True):
            fits = top + each <= foot
            row.setVisible(fits)
            row.setGeometry(round(t.px(PAD)), round(top), int(wide), round(top + each) - round(top))
            top += each if fits else 0
        self._buttons(foot, wide)
        self.update()

    def _buttons(self, foot: float, wide: float) -> None:
        t = self._theme
        shown = [each for each in (self.next, self.back) if not each.isHidden()]
        sizes = [each.sizeHint() for each in shown]
        spare = wide - sum(size.width() for size in sizes)
        share = min(1.0, wide / max(1, sum(size.width() for size in sizes)))
        x = t.px(PAD) + max(0.0, spare)
        for button, size in zip(shown, sizes, strict=True):
            button.setGeometry(round(x), round(foot), int(size.width() * share), size.height())
            x += size.width() * share

    # paint

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint title, words and odds."""
        hint = self.hint
        if hint is None:
            return
        painter = QPainter(self)
        smooth(painter)
        t, box = self._theme, QRectF(self.rect())
        paint_panel(painter, box, t)
        inner = box.adjusted(t.px(PAD), t.px(PAD) * 0.7, -t.px(PAD), 0)
        head = QRectF(inner.left(), inner.top(), inner.width(), self._head_high())
        draw_text(painter, head, hint.title, t, "object", "panel_text", LEFT)
        draw_text(painter, head, self._more(hint), t, "small", "panel_mut", RIGHT)
        rest = QRectF(inner)
        rest.setTop(head.bottom())
        high = draw_lines(painter, rest, hint.words, t, "body", "panel_text")
        row = QRectF(inner.left(), rest.top() + high + t.px(BETWEEN), inner.width(), 0)
        row.setHeight(self._odd_high())
        for odd in hint.odds:
            if row.bottom() > self.next.geometry().top():
                break  # they are still read out
            self._odd(painter, row, odd.name, odd.number, odd.share)
            row.translate(0, row.height())

    def _more(self, hint: Hint) -> str:
        """What the key of hints does now."""
        if hint.step == BEST:
            return tr("H: the next") if len(self._rows) > 1 else ""
        return {NUDGE: tr("H: the odds"), ODDS: tr("H: the best")}.get(hint.step, "")

    def _odd(self, painter: QPainter, row: QRectF, name: str, number: str, share: float) -> None:
        """A name and its odds, and a bar as long as they are good."""
        t = self._theme
        line = QRectF(row.left(), row.top(), row.width(), row.height() - t.px(8))
        left, right = QRectF(line), QRectF(line)
        wide = text_width(t, "small-strong", number) + t.px(6)
        most, least = line.width() * NAME, line.width() * LEAST_NAME
        left.setWidth(max(least, min(most, line.width() - wide)))
        right.setLeft(left.right() + t.px(4))
        draw_text(painter, left, name, t, "small", "panel_text", LEFT)
        draw_text(painter, right, number, t, "small-strong", "panel_text", RIGHT)
        groove = QRectF(row.left(), line.bottom() + t.px(1), row.width(), t.px(4))
        painter.fillRect(groove, t.color("rule"))
        groove.setWidth(groove.width() * min(1.0, max(0.0, share)))
        painter.fillRect(groove, t.color("ok"))
