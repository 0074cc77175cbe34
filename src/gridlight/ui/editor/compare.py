"""Two decks side by side: where their results differ, pair by pair and place by place."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QWidget

from gridlight.cards.model import ALIGNMENTS, Deck
from gridlight.kernel.language import tr
from gridlight.present.editor import Cell, alignment_words, card_words
from gridlight.present.editor_hub import Comparison, compare
from gridlight.ui.chrome import Screen
from gridlight.ui.editor.pair_cards import paint_pairs
from gridlight.ui.editor.table import TONES
from gridlight.ui.editor.turner import Turner
from gridlight.ui.paint.buttons import Button
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_focus, paint_panel, paint_rule
from gridlight.ui.paint.text import CENTER, LEFT, draw_lines, draw_text
from gridlight.ui.tasks import Tasks
from gridlight.ui.theme import Theme, Wishes
from gridlight.ui.tokens import SPACE
from gridlight.workshop.drafting.sheets import card_in

HINT = tr("Arrows go from pair to pair, N to the next that differs, Escape goes back")


class PairGrid(QWidget):
    """Plays by formations; each cell says how many of the seven results differ."""

    chosen = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._found: Comparison | None = None
        self._at = (0, 0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Pairs of cards"))

    @property
    def pair(self) -> tuple[str, str] | None:
        """The play and the formation that are looked at."""
        if self._found is None:
            return None
        return self._found.plays[self._at[0]], self._found.formations[self._at[1]]

    def show(self, found: Comparison | None = None) -> None:
        """Show a comparison, at the first pair that differs most."""
        if found is not None:
            self._found = found
            play, formation = max(found.counts, key=lambda pair: found.counts[pair])
            self._at = found.plays.index(play), found.formations.index(formation)
            self._tell()
        super().show()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.update()

    def _tell(self) -> None:
        pair = self.pair
        if pair is not None and self._found is not None:
            self.setAccessibleDescription(self._found.said(pair))

    def cell_rect(self, row: int, column: int) -> QRectF:
        """Where a pair is painted."""
        t = self._theme
        side, head = t.px(170) * max(1.0, t.text * 0.85), t.type_px("small") * 1.7
        columns = len(self._found.formations) if self._found else 6
        rows = len(self._found.plays) if self._found else 12
        wide = (self.width() - side) / columns
        high = (self.height() - head) / rows
        return QRectF(side + column * wide, head + row * high, wide, high)

    def go(self, row: int, column: int) -> None:
        """Look at a pair."""
        if self._found is None:
            return
        row = min(max(row, 0), len(self._found.plays) - 1)
        column = min(max(column, 0), len(self._found.formations) - 1)
        self._at = row, column
        self._tell()
        self.update()
        self.chosen.emit()

    def go_on(self, step: int) -> None:
        """Look at the next pair that differs, or the one before, round and round."""
        found, pair = self._found, self.pair
        if found is None or pair is None or not found.differing():
            return
        pairs, differ = list(found.counts), found.differing()
        here = pairs.index(pair)
        rest = range(1, len(pairs) + 1)
        turns = (pairs[(here + step * n) % len(pairs)] for n in rest)
        play, formation = next(turn for turn in turns if turn in differ)
        self.go(found.plays.index(play), found.formations.index(formation))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Look at the pair under the pointer."""
        if self._found is None:
            return
        for row in range(len(self._found.plays)):
            for column in range(len(self._found.formations)):
                if self.cell_rect(row, column).contains(event.position()):
                    self.go(row, column)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from pair to pair."""
        steps = {
            Qt.Key.Key_Left: (0, -1),
            Qt.Key.Key_Right: (0, 1),
            Qt.Key.Key_Up: (-1, 0),
            Qt.Key.Key_Down: (1, 0),
        }
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            event.ignore()
        else:
            self.go(self._at[0] + step[0], self._at[1] + step[1])

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the grid."""
        if self._found is None:
            return
        painter = QPainter(self)
        smooth(painter)
        t, found = self._theme, self._found
        for column, key in enumerate(found.formations):
            box = self.cell_rect(0, column)
            head = QRectF(box.left(), 0, box.width(), box.top())
            draw_text(painter, head, key, t, "body-strong", "panel_text", CENTER)
        for row, key in enumerate(found.plays):
            first = self.cell_rect(row, 0)
            line = QRectF(0, first.top(), self.width(), first.height())
            paint_rule(painter, line, t)
            name = QRectF(0, first.top(), first.left() - t.px(6), first.height())
            words = card_words(card_in(found.one, key))
            draw_text(painter, name, words, t, "body", "panel_text", LEFT)
            for column, formation in enumerate(found.formations):
                self._paint_cell(painter, (row, column), found.counts[key, formation])

    def _paint_cell(self, painter: QPainter, at: tuple[int, int], count: int) -> None:
        t = self._theme
        box = self.cell_rect(*at).adjusted(2, 2, -2, -2)
        if count:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(t.color("accent", 40 + 22 * count))
            painter.drawRoundedRect(box, 4, 4)
        words = str(count) if count else "·"
        role = "body-strong" if count else "body"
        draw_text(painter, box, words, t, role, "panel_text", CENTER)
        if at == self._at:
            if self.hasFocus():
                paint_focus(painter, box.adjusted(2, 2, -2, -2), 4, t)
            else:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(t.color("panel_mut"))
                painter.drawRoundedRect(box, 4, 4)


class CompareScreen(Screen):
    """Two of several decks and how their results differ."""

    bar_items = ("settings", "help")
    lamp = (0.5, 0.35)

    def __init__(
        self,
        decks: tuple[Deck, ...],
        one: int,
        other: int,
        wishes: Wishes | None = None,
        parent: QWidget | None = None,
        tasks: Tasks | None = None,
    ) -> None:
        super().__init__(wishes, parent)
        t = self.theme
        self._decks = decks
        self._own_tasks = Tasks(self) if tasks is None else None
        self._tasks = tasks or self._own_tasks or Tasks(self)
        self._task = 0
        self.found: Comparison | None = None
        names = [deck.name for deck in decks]
        self.one = Turner(tr("First deck"), names, t, self, one)
        self.other = Turner(tr("Second deck"), names, t, self, other)
        self.grid = PairGrid(t, self)
        self.done = Button(tr("Done"), t, "accent", self, pill=False)
        self.next = Button(tr("Next difference"), t, "paper", self, pill=False)
        self.next.clicked.connect(lambda: self.grid.go_on(1))
        self.done.clicked.connect(self.home_wanted)
        self.one.chosen.connect(lambda _: self.count())
        self.other.chosen.connect(lambda _: self.count())
        self.grid.chosen.connect(self.update)
        self.set_title(tr("TWO DECKS"), tr("Results side by side"))
        self.count()

    def start_focus(self) -> None:
        """Put the keyboard on the pairs."""
        self.grid.setFocus()

    def count(self) -> None:
        """Compare the two beside the window."""
        decks = self._decks[self.one.current()], self._decks[self.other.current()]
        self.say(tr("The results are being laid side by side."), HINT, tr("COMPARE"), "")
        self._tasks.drop(self._task)
        self._task = self._tasks.run(partial(compare, *decks), self.show_comparison, self.say)

    def show_comparison(self, found: Comparison) -> None:
        """Show how two decks differ."""
        self.found = found
        self.grid.show(found)
        self.next.setEnabled(bool(found.differing()))
        keys = found.cards_that_differ()
        cards = (
            tr("Drawn otherwise: {cards}.", cards=", ".join(keys))
            if keys
            else tr("All cards are drawn alike.")
        )
        self.say(f"{found.words} {cards}", HINT, tr("COMPARE"), "")
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back, N to the next pair that differs, with Shift to the one before."""
        if event.key() == Qt.Key.Key_Escape:
            self.home_wanted.emit()
        elif event.key() == Qt.Key.Key_N:
            self.grid.go_on(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody waits for the results while another screen shows."""
        self._tasks.drop(self._task)
        super().hideEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Wait for work of its own that still runs."""
        if self._own_tasks is not None:
            self._own_tasks.close()
        super().closeEvent(event)

    def themed(self) -> None:
        """Pass the theme on."""
        self.one.set_theme(self.theme)
        self.other.set_theme(self.theme)
        self.grid.set_theme(self.theme)
        self.done.set_theme(self.theme)
        self.next.set_theme(self.theme)

    # places and paint

    def cards(self) -> tuple[QRectF, QRectF]:
        """Where the grid's card and the pair's card lie."""
        t, stage, m = self.theme, self.stage(), self.theme.px(SPACE.s5)
        wide = min(t.px(520) * max(1.0, t.text), stage.width() * 0.46)
        high = stage.height() - 1.4 * m
        right = QRectF(stage.right() - m - wide, stage.top() + 0.7 * m, wide, high)
        left = QRectF(stage.left() + m, right.top(), right.left() - stage.left() - 2 * m, high)
        return left, right

    def place(self) -> None:
        """Lay the parts out."""
        t = self.theme
        left, right = self.cards()
        pad = t.px(SPACE.s4)
        high = self.one.sizeHint().height()
        half = (left.width() - 3 * pad) / 2
        top = left.top() + pad * 0.7
        self.one.setGeometry(QRectF(left.left() + pad, top, half, high).toRect())
        self.other.setGeometry(QRectF(left.left() + 2 * pad + half, top, half, high).toRect())
        grid = left.adjusted(pad, pad * 1.4 + high, -pad, -pad)
        self.grid.setGeometry(grid.toRect())
        size, other = self.done.sizeHint(), self.next.sizeHint()
        self.next.setGeometry(
            round(right.left() + pad),
            round(right.bottom() - pad * 0.7 - other.height()),
            other.width(),
            other.height(),
        )
        self.done.setGeometry(
            round(right.right() - pad - size.width()),
            round(right.bottom() - pad * 0.7 - size.height()),
            size.width(),
            size.height(),
        )

    def paint_stage(self, painter: QPainter) -> None:
        """Both cards, and the pair's fourteen results."""
        t = self.theme
        left, right = self.cards()
        paint_panel(painter, left, t)
        paint_panel(painter, right, t)
        pair, found = self.grid.pair, self.found
        if pair is None or found is None:
            return
        inner = right.adjusted(t.px(20), t.px(16), -t.px(20), -t.px(16))
        play, formation = (card_in(found.one, key) for key in pair)
        high = t.type_px("object") * 1.5
        line = QRectF(inner.left(), inner.top(), inner.width(), high)
        draw_text(painter, line, card_words(play).upper(), t, "object", "panel_text", LEFT)
        line.translate(0, high)
        words = tr("against {card}", card=card_words(formation))
        draw_text(painter, line, words, t, "body", "panel_mut", LEFT)
        line.translate(0, high * 1.2)
        self._paint_heads(painter, line, found)
        step = t.type_px("body") * 1.72
        for place, alignment in enumerate(ALIGNMENTS):
            top = line.top() + step if place else line.bottom()
            line = QRectF(inner.left(), top, inner.width(), step)
            cells = found.cells[pair][0][place], found.cells[pair][1][place]
            self._paint_line(painter, line, alignment, cells)
        note = QRectF(inner.left(), line.bottom() + t.px(6), inner.width(), t.px(80))
        count = found.counts[pair]
        told = (
            tr("The seven are the same.")
            if not count
            else tr("{count} of the seven differ.", count=count)
        )
        high = draw_lines(painter, note, told, t, "body", "panel_mut")
        room = QRectF(inner.left(), note.top() + high + t.px(8), inner.width(), 0)
        room.setBottom(float(self.done.y()) - t.px(6))
        paint_pairs(painter, room, t, found, pair)

    def _columns(self, line: QRectF) -> tuple[QRectF, QRectF, QRectF]:
        first = line.width() * 0.22
        rest = (line.width() - first) / 2
        left = QRectF(line.left(), line.top(), first, line.height())
        one = QRectF(left.right(), line.top(), rest, line.height())
        return left, one, one.translated(rest, 0)

    def _paint_heads(self, painter: QPainter, line: QRectF, found: Comparison) -> None:
        _, one, other = self._columns(line)
        for box, deck in ((one, found.one), (other, found.other)):
            draw_text(painter, box, deck.name, self.theme, "small-strong", "panel_mut", CENTER)

    def _paint_line(
        self, painter: QPainter, line: QRectF, alignment: int, cells: tuple[Cell, Cell]
    ) -> None:
        t = self.theme
        paint_rule(painter, line, t)
        left, *boxes = self._columns(line)
        words = alignment_words(alignment).capitalize()
        draw_text(painter, left, words, t, "small", "panel_mut", LEFT)
        for box, cell in zip(boxes, cells, strict=True):
            if cell.changed:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(t.color("accent", 84))
                painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 4, 4)
            role = "body-strong" if cell.changed else "body"
            draw_text(painter, box, cell.brief, t, role, TONES[cell.tone], CENTER)
