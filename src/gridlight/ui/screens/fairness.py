"""How the dice fell: every face beside what was to be expected, with a chi-squared test (FB-18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from gridlight.present.fairness import Compared, Fairness, fairness_page
from gridlight.session.table import Table
from gridlight.ui.chrome import Screen
from gridlight.ui.paint.buttons import Button
from gridlight.ui.paint.text import LEFT, RIGHT, draw_text
from gridlight.ui.screens.paper import Paper
from gridlight.ui.theme import Theme, Wishes
from gridlight.ui.tokens import SPACE

if TYPE_CHECKING:
    from gridlight.ui.shelf import Shelf
    from gridlight.ui.tasks import Tasks

HEAD, ROW, FOOT = 54.0, 23.0, 54.0
HINT = "↑ ↓ read on, Escape goes back"


class FairnessPaper(Paper):
    """A block for each coin and wheel: bars of what came up, ticks where it should be."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._blocks: tuple[Compared, ...] = ()
        self._waiting = True
        self.setAccessibleName("How the dice fell")

    @property
    def blocks(self) -> tuple[Compared, ...]:
        """What is shown, from the top down."""
        return self._blocks

    def show_blocks(self, blocks: Sequence[Compared]) -> None:
        """Show these."""
        self._blocks = tuple(blocks)
        self._waiting = False
        said = [f"{b.purpose}: {_line(b.game)} {_line(b.all_games)}" for b in blocks]
        self.setAccessibleDescription(" ".join(said))
        self.changed()

    def content_height(self, width: float) -> float:
        """All blocks."""
        t = self.theme
        total = sum(t.px(HEAD + FOOT) + len(_faces(b)) * t.px(ROW) for b in self._blocks)
        return max(total, t.px(80))

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """Paint the blocks that can be seen."""
        t = self.theme
        if not self._blocks:
            words = "Counting…" if self._waiting else "Nothing has been tossed or spun yet."
            line = QRectF(box.left(), box.top(), box.width(), t.px(30))
            draw_text(painter, line, words, t, "body", "panel_mut")
            return
        top, page = box.top(), self.page()
        for block in self._blocks:
            high = t.px(HEAD + FOOT) + len(_faces(block)) * t.px(ROW)
            rect = QRectF(box.left(), top, box.width(), high)
            top += high
            if rect.bottom() >= page.top() and rect.top() <= page.bottom():
                self._block(painter, rect, block)

    def _block(self, painter: QPainter, rect: QRectF, block: Compared) -> None:
        t = self.theme
        title = block.purpose[:1].upper() + block.purpose[1:]
        head = QRectF(rect.left(), rect.top(), rect.width(), t.px(26))
        draw_text(painter, head, title.upper(), t, "object", "panel_text", LEFT)
        half = (rect.width() - t.px(150)) / 2
        sides = (
            ("This game", block.game, rect.left() + t.px(130)),
            ("All games", block.all_games, rect.left() + t.px(150) + half),
        )
        for name, fairness, left in sides:
            caption = QRectF(left, rect.top() + t.px(28), half, t.px(20))
            rolls = f"{name}: {fairness.rolls if fairness else 0}"
            draw_text(painter, caption, rolls, t, "small-strong", "panel_mut", LEFT)
        painter.setPen(QPen(t.color("panel_text"), t.px(1.2)))
        y = rect.top() + t.px(50)
        painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))
        for i, label in enumerate(_faces(block)):
            top = rect.top() + t.px(HEAD) + i * t.px(ROW)
            name_box = QRectF(rect.left(), top, t.px(122), t.px(ROW))
            draw_text(painter, name_box, label, t, "body", "panel_text", LEFT)
            for _, fairness, left in sides:
                if fairness is not None:
                    self._count(painter, QRectF(left, top, half, t.px(ROW)), fairness, label)
        foot = rect.bottom() - t.px(FOOT) + t.px(4)
        for _, fairness, left in sides:
            if fairness is not None:
                words = QRectF(left, foot, half, t.px(20))
                draw_text(painter, words, _line(fairness), t, "small", "panel_mut", LEFT)

    def _count(self, painter: QPainter, box: QRectF, fairness: Fairness, label: str) -> None:
        t = self.theme
        face = next((face for face in fairness.faces if face.label == label), None)
        if face is None:
            return
        most = max(max(f.seen, f.expected) for f in fairness.faces) or 1.0
        room = box.width() - t.px(112)
        bar = QRectF(box.left(), box.top() + t.px(5), room * face.seen / most, t.px(ROW - 10))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(t.color("board"))
        painter.drawRoundedRect(bar, t.px(2), t.px(2))
        x = box.left() + room * face.expected / most
        painter.setPen(QPen(t.color("bad"), t.px(2)))
        painter.drawLine(QPointF(x, box.top() + t.px(2)), QPointF(x, box.bottom() - t.px(2)))
        seen = QRectF(box.right() - t.px(108), box.top(), t.px(34), box.height())
        draw_text(painter, seen, str(face.seen), t, "body-strong", "panel_text", RIGHT)
        words = QRectF(seen.right() + t.px(6), box.top(), t.px(68), box.height())
        draw_text(painter, words, f"of {face.expected:.1f}", t, "small", "panel_mut", LEFT)


def _faces(block: Compared) -> tuple[str, ...]:
    labels: dict[str, None] = {}
    for fairness in (block.game, block.all_games):
        for face in fairness.faces if fairness else ():
            labels[face.label] = None
    return tuple(labels)


def _line(fairness: Fairness | None) -> str:
    if fairness is None:
        return ""
    if fairness.chi_squared is None:
        return fairness.verdict
    return f"χ² {fairness.chi_squared:.1f} with {fairness.freedom} degrees. {fairness.verdict}"


class FairnessScreen(Screen):
    """The page; it counts beside the window."""

    bar_items = ("help",)
    lamp = (0.5, 0.36)

    def __init__(
        self, table: Table, wishes: Wishes | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(wishes, parent)
        self._table = table
        self.paper = FairnessPaper(self.theme, self)
        self.done = Button("Done", self.theme, "accent", self, pill=False)
        self.done.clicked.connect(self.home_wanted)
        self.set_title("FAIRNESS", table.title)
        self.say(
            "Bars are what came up; the red ticks are what was to be expected.", HINT, "DICE", ""
        )

    def start_focus(self) -> None:
        """Put the keyboard on the card."""
        self.paper.setFocus()

    def count(self, tasks: Tasks, shelf: Shelf) -> None:
        """Count this game and all games on a worker thread, then show the page."""
        path = self._table.path
        tasks.run(lambda: count_page(self._table, path, shelf), self.show_page, self.say)

    def show_page(self, page: Sequence[Compared]) -> None:
        """Show what was counted."""
        self.paper.show_blocks(page)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.home_wanted.emit()
        else:
            super().keyPressEvent(event)

    def themed(self) -> None:
        """Pass the theme on."""
        self.paper.set_theme(self.theme)
        self.done.set_theme(self.theme)

    def place(self) -> None:
        """Lay the card out."""
        stage, m, k = self.stage(), self.theme.px(SPACE.s5), self.theme.k
        size = self.done.sizeHint()
        wide = min(stage.width() - 2 * m, 1180 * k)
        high = stage.height() - 2 * m - size.height() - 6 * k
        self.paper.lay(QRectF(stage.center().x() - wide / 2, stage.top() + m, wide, high))
        self.done.setGeometry(
            round(stage.center().x() + wide / 2 - size.width()),
            round(stage.bottom() - m / 2 - size.height()),
            size.width(),
            size.height(),
        )


def count_page(table: Table, path: object, shelf: Shelf) -> tuple[Compared, ...]:
    """This game's and all games' counts."""
    from gridlight.session.fairness import tally

    tables = shelf.all_tables()
    try:
        return fairness_page(tally([table]), tally(tables))
    finally:
        for each in tables:
            each.close()
