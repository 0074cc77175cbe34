"""The pad: what happened as rows of large buttons, or the dial for where it happened."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr, trn
from gridlight.present.referee import Draft, Told
from gridlight.present.referee_says import Group, Saying
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_panel
from gridlight.ui.paint.text import CENTER, Align, draw_lines, draw_text
from gridlight.ui.referee.buttons import SayButton, even
from gridlight.ui.theme import Theme

TITLE = 104.0
ROW = 92.0
ALONE = 176.0
NUMBER_PX = 76.0


class Pad(QWidget):
    """A printed card with buttons; it knows no rules.

    `said` carries the saying of a button pressed; while a spot is asked for, `stepped` carries
    yards or stripes forward, `entered` and `dropped` end it.
    """

    said = Signal(object)
    stepped = Signal(int)
    entered = Signal()
    dropped = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._groups: tuple[Group, ...] = ()
        self._rows: list[list[SayButton]] = []
        self._draft: Draft | None = None
        self._told = Told("", "", "")
        self._words = ""
        self._steps: list[SayButton] = []
        self._enter = SayButton(tr("Enter it"), tr("Enter"), theme, self, kind="accent")
        self._back = SayButton(tr("Back"), "Esc", theme, self)
        self._enter.clicked.connect(self.entered)
        self._back.clicked.connect(self.dropped)
        self._show_dial(False)
        self.setAccessibleName(tr("What happened"))

    # what it shows

    @property
    def groups(self) -> tuple[Group, ...]:
        """What can be said now."""
        return self._groups

    @property
    def draft(self) -> Draft | None:
        """What is being told now."""
        return self._draft

    def buttons(self) -> tuple[SayButton, ...]:
        """The buttons that can be pressed now, in order."""
        if self._draft is not None:
            return (*self._steps, self._enter, self._back)
        return tuple(button for row in self._rows for button in row)

    def button(self, text: str) -> SayButton:
        """The button that says this."""
        return next(each for each in self.buttons() if each.text() == text)

    def show_groups(self, groups: Sequence[Group]) -> None:
        """Offer these."""
        self._words = ""
        self._draft = None
        self._show_dial(False)
        if tuple(groups) != self._groups or not self._rows:
            self._drop_rows()
            self._groups = tuple(groups)
            self._rows = [[self._button(group, each) for each in group.sayings] for group in groups]
        for row in self._rows:
            for button in row:
                button.show()
        self._arrange()

    def show_words(self, words: str) -> None:
        """Offer nothing, and say this in large letters."""
        self._drop_rows()
        self._draft = None
        self._show_dial(False)
        self._words = words
        self.setAccessibleDescription(words)
        self.update()

    def show_draft(self, draft: Draft, told: Told) -> None:
        """Show the dial for a spot."""
        fresh = self._draft is None or self._draft.step != draft.step
        self._draft, self._told = draft, told
        if fresh:
            self._make_steps(draft.step)
        for row in self._rows:
            for button in row:
                button.hide()
        self._enter.set_words(
            tr("Enter it") if draft.last else tr("Next"), enabled=not told.why_not
        )
        self._show_dial(True)
        said = f"{draft.asking} {told.number}, {told.where}. {told.after or told.why_not}"
        self.setAccessibleDescription(said)
        self._arrange()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        every = [*(b for row in self._rows for b in row), *self._steps, self._enter, self._back]
        for button in every:
            button.set_theme(theme)
        self._arrange()

    def lay(self, rect: QRectF) -> None:
        """Lie on `rect` of the parent; the shadow reaches beyond."""
        m = round(self._theme.px(14))
        self.setGeometry(rect.toRect().adjusted(-m, -m, m, m))
        self._arrange()

    def start_focus(self) -> None:
        """Put the keyboard on the first button, or on what enters a spot."""
        if self._draft is not None:
            self._enter.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        for button in self.buttons()[:1]:
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    def press(self, key: str) -> bool:
        """Press the button with that key; False where there is none."""
        for button in self.buttons():
            if button.key == key and button.isVisible():
                button.click()
                return True
        return False

    # parts

    def _button(self, group: Group, saying: Saying) -> SayButton:
        button = SayButton(saying.label, saying.key, self._theme, self, note=saying.note)
        button.setAccessibleName(": ".join(filter(None, (group.title, button.accessibleName()))))
        button.clicked.connect(partial(self._pressed, saying))
        return button

    def _pressed(self, saying: Saying, _: bool = False) -> None:
        self.said.emit(saying)

    def _make_steps(self, step: int) -> None:
        for button in self._steps:
            _discard(button)
        sizes = (-25, -5, 5, 25) if step > 1 else (-10, -5, -1, 1, 5, 10)
        self._steps = []
        for size in sizes:
            button = SayButton(f"{size:+d}".replace("-", "−"), "", self._theme, self)
            onward = trn("{n} yard on", "{n} yards on", abs(size))
            button.setAccessibleName(
                onward if size > 0 else trn("{n} yard back", "{n} yards back", abs(size))
            )
            button.clicked.connect(partial(self._stepped, size))
            self._steps.append(button)

    def _stepped(self, size: int, _: bool = False) -> None:
        self.stepped.emit(size)

    def _show_dial(self, shown: bool) -> None:
        for button in (*self._steps, self._enter, self._back):
            button.setVisible(shown)

    def _drop_rows(self) -> None:
        for row in self._rows:
            for button in row:
                _discard(button)
        self._rows, self._groups = [], ()

    # places

    def _panel(self) -> QRectF:
        m = round(self._theme.px(14))
        return QRectF(self.rect()).adjusted(m, m, -m, -m)

    def _arrange(self) -> None:
        if self._draft is not None:
            self._arrange_dial()
        elif self._rows:
            self._arrange_rows()
        self.update()

    def _row_rects(self) -> list[QRectF]:
        t, panel = self._theme, self._panel()
        inner = panel.adjusted(t.px(16), t.px(12), -t.px(16), -t.px(12))
        gap = t.px(6)
        count = max(1, len(self._rows))
        most = t.px(ALONE) if count == 1 else t.px(ROW) * max(1.0, t.text)
        high = min(most, (inner.height() - gap * (count - 1)) / count)
        top = inner.top() + (inner.height() - high * count - gap * (count - 1)) / 2
        return [
            QRectF(inner.left(), top + i * (high + gap), inner.width(), high) for i in range(count)
        ]

    def _arrange_rows(self) -> None:
        left = self._theme.px(TITLE) * max(1.0, self._theme.text) if len(self._rows) > 1 else 0.0
        columns = max(len(row) for row in self._rows)
        for row, rect in zip(self._rows, self._row_rects(), strict=True):
            room = rect.width() - left
            wide = room / (columns if len(self._rows) > 1 else max(2, len(row)))
            start = rect.left() + left
            if len(self._rows) == 1:
                start = rect.center().x() - wide * len(row) / 2
            for i, button in enumerate(row):
                box = QRectF(start + i * wide, rect.top(), wide, rect.height())
                button.setGeometry(box.adjusted(0, 0, -1, -1).toRect())
        even([button for row in self._rows for button in row])

    def _dial(self) -> tuple[QRectF, QRectF, QRectF]:
        """Where the readout, the steps and the two answers are."""
        t, panel = self._theme, self._panel()
        inner = panel.adjusted(t.px(18), t.px(14), -t.px(18), -t.px(14))
        foot = min(t.px(76) * max(1.0, t.text), inner.height() * 0.26)
        answers = QRectF(inner.left(), inner.bottom() - foot, inner.width(), foot)
        steps = QRectF(inner.left(), answers.top() - foot - t.px(4), inner.width(), foot)
        readout = QRectF(inner.left(), inner.top(), inner.width(), steps.top() - inner.top())
        return readout, steps, answers

    def _arrange_dial(self) -> None:
        _, steps, answers = self._dial()
        wide = steps.width() / max(1, len(self._steps))
        for i, button in enumerate(self._steps):
            box = QRectF(steps.left() + i * wide, steps.top(), wide, steps.height())
            button.setGeometry(box.adjusted(0, 0, -1, -1).toRect())
        split = answers.width() * 0.28
        back = QRectF(answers.topLeft(), answers.bottomLeft()).adjusted(0, 0, split, 0)
        self._back.setGeometry(back.toRect())
        self._enter.setGeometry(answers.adjusted(split, 0, 0, 0).toRect())

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card and what is printed on it."""
        painter = QPainter(self)
        smooth(painter)
        t, panel = self._theme, self._panel()
        paint_panel(painter, panel, t)
        if self._words:
            inner = panel.adjusted(t.px(30), t.px(24), -t.px(30), -t.px(24))
            draw_lines(painter, inner, self._words, t, "heading", "panel_text")
        elif self._draft is not None:
            self._paint_readout(painter, self._draft)
        elif self._rows:
            self._paint_titles(painter)

    def _paint_titles(self, painter: QPainter) -> None:
        t = self._theme
        if len(self._rows) == 1:
            first = self._row_rects()[0]
            head = QRectF(first.left(), first.top() - t.px(52), first.width(), t.px(40))
            draw_text(painter, head, self._groups[0].title, t, "heading", "panel_text", CENTER)
            return
        for group, rect in zip(self._groups, self._row_rects(), strict=True):
            box = QRectF(rect.left(), rect.top(), t.px(TITLE - 12) * max(1.0, t.text), 0)
            box.setBottom(rect.bottom())
            draw_text(painter, box, group.title, t, "object", "panel_mut")

    def _paint_readout(self, painter: QPainter, draft: Draft) -> None:
        t, told = self._theme, self._told
        readout, _, _ = self._dial()
        head = QRectF(readout.left(), readout.top(), readout.width(), t.px(28))
        draw_text(painter, head, draft.asking, t, "heading", "panel_text", CENTER)
        room = QRectF(readout.left(), head.bottom(), readout.width(), 0)
        room.setBottom(readout.bottom() - t.px(30) * max(1.0, t.text))
        px = min(t.px(NUMBER_PX), room.height())
        half = room.width() / 2
        number = QRectF(room.left(), room.top(), half - t.px(18), room.height())
        draw_text(
            painter, number, told.number, t, "drum-xl", "panel_text", Align.AlignRight | _V, px
        )
        where = QRectF(number.right() + t.px(36), room.top(), half - t.px(20), room.height())
        draw_text(painter, where, told.where, t, "heading", "panel_text")
        foot = QRectF(readout.left(), room.bottom(), readout.width(), t.px(28))
        ink = "bad" if told.why_not else "panel_mut"
        draw_text(painter, foot, told.why_not or told.after, t, "lead-strong", ink, CENTER)


_V = Align.AlignVCenter


def _discard(button: SayButton) -> None:
    button.hide()
    button.setParent(None)
    button.deleteLater()
