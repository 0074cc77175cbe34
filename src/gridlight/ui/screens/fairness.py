"""How the dice fell: every face beside what was to be expected, with a chi-squared test (FB-18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPen
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.fairness import Compared, Fairness, fairness_page
from gridlight.present.foto import names_of
from gridlight.present.seals import CheckedSeal, checked_seals
from gridlight.session.table import Table
from gridlight.ui.chrome import Screen
from gridlight.ui.paint.buttons import Button
from gridlight.ui.paint.text import LEFT, RIGHT, draw_text
from gridlight.ui.screens.paper import Paper
from gridlight.ui.screens.seal_paper import SealPaper
from gridlight.ui.theme import Theme, Wishes
from gridlight.ui.tokens import SPACE

if TYPE_CHECKING:
    from gridlight.ui.shelf import Shelf
    from gridlight.ui.tasks import Tasks

HEAD, ROW, FOOT = 54.0, 23.0, 54.0
HINT = tr("↑ ↓ read on, Escape goes back")
SEALS_HINT = tr("↑ ↓ read on, S shows the dice, Escape goes back")
DICE_HINT = tr("↑ ↓ read on, S shows the sealed picks, Escape goes back")
TICKS = tr("Bars are what came up; the red ticks are what was to be expected.")
PROOF = tr("Every pick was hashed before the other side chose; here it is hashed once more.")
SEALS, DICE = tr("Sealed picks"), tr("Dice")


class FairnessPaper(Paper):
    """A block for each coin and wheel: bars of what came up, ticks where it should be."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._blocks: tuple[Compared, ...] = ()
        self._waiting = True
        self.setAccessibleName(tr("How the dice fell"))

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
            words = tr("Counting…") if self._waiting else tr("Nothing has been tossed or spun yet.")
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
            (tr("This game"), block.game, rect.left() + t.px(130)),
            (tr("All games"), block.all_games, rect.left() + t.px(150) + half),
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
        draw_text(
            painter,
            words,
            tr("of {expected:.1f}", expected=face.expected),
            t,
            "small",
            "panel_mut",
            LEFT,
        )


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
    return tr(
        "χ² {sum:.1f} with {freedom} degrees. {verdict}",
        sum=fairness.chi_squared,
        freedom=fairness.freedom,
        verdict=fairness.verdict,
    )


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
        self.done = Button(tr("Done"), self.theme, "accent", self, pill=False)
        self.done.clicked.connect(self.home_wanted)
        self.seals = SealPaper(self.theme, self)
        self.seals.show_seals(_seals_of(table))
        self.turn = Button(SEALS, self.theme, "paper", self, pill=False, key="S")
        self.turn.setShortcut(QKeySequence())  # the key comes by way of the screen, at once
        self.turn.clicked.connect(self.turn_over)
        self.set_title(tr("FAIRNESS"), table.title)
        self._show(seals=False)

    def start_focus(self) -> None:
        """Put the keyboard on the card."""
        (self.seals if self.shows_seals else self.paper).setFocus()

    @property
    def shows_seals(self) -> bool:
        """Whether the sealed picks lie on top."""
        return not self.seals.isHidden()

    def turn_over(self) -> None:
        """Show the sealed picks, or the dice again."""
        self._show(seals=not self.shows_seals)
        self.start_focus()

    def _show(self, *, seals: bool) -> None:
        self.paper.setVisible(not seals)
        self.seals.setVisible(seals)
        self.turn.setVisible(bool(self.seals.seals))
        self.turn.setText(DICE if seals else SEALS)
        self.turn.setAccessibleName(tr("How the dice fell") if seals else SEALS)
        if seals:
            self.say(PROOF, SEALS_HINT, tr("SEALS"), "")
        else:
            self.say(TICKS, DICE_HINT if self.seals.seals else HINT, tr("DICE"), "")
        self.place()

    def count(self, tasks: Tasks, shelf: Shelf) -> None:
        """Count this game and all games on a worker thread, then show the page."""
        path = self._table.path
        tasks.run(lambda: count_page(self._table, path, shelf), self.show_page, self.say)

    def show_page(self, page: Sequence[Compared]) -> None:
        """Show what was counted."""
        self.paper.show_blocks(page)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back, S turns from the dice to the sealed picks."""
        if event.key() == Qt.Key.Key_Escape:
            self.home_wanted.emit()
        elif event.key() == Qt.Key.Key_S and self.seals.seals:
            self.turn_over()
        else:
            super().keyPressEvent(event)

    def themed(self) -> None:
        """Pass the theme on."""
        for part in (self.paper, self.seals, self.turn, self.done):
            part.set_theme(self.theme)

    def place(self) -> None:
        """Lay the card out."""
        stage, m, k = self.stage(), self.theme.px(SPACE.s5), self.theme.k
        size = self.done.sizeHint()
        wide = min(stage.width() - 2 * m, 1180 * k)
        high = stage.height() - 2 * m - size.height() - 6 * k
        card = QRectF(stage.center().x() - wide / 2, stage.top() + m, wide, high)
        self.paper.lay(card)
        self.seals.lay(card)
        right, top = card.right(), round(stage.bottom() - m / 2 - size.height())
        for button in (self.done, self.turn):
            size = button.sizeHint()
            right -= size.width()
            button.setGeometry(round(right), top, size.width(), size.height())
            right -= 6 * k


def _seals_of(table: Table) -> tuple[CheckedSeal, ...]:
    """The sealed picks of a game, with the names of its cards."""
    deck = None
    if "deck" in table.header.tables:
        from gridlight.cards.decks import load_record

        deck = load_record(table.header.tables["deck"], "deck")
    return checked_seals(table, names_of(table.header), deck)


def count_page(table: Table, path: object, shelf: Shelf) -> tuple[Compared, ...]:
    """This game's and all games' counts."""
    from gridlight.session.fairness import tally

    tables = shelf.all_tables()
    try:
        return fairness_page(tally([table]), tally(tables))
    finally:
        for each in tables:
            each.close()


def counted_alone(table: Table, wishes: Wishes) -> FairnessScreen:
    """The page of a game that is the only one recorded, counted at once."""
    from gridlight.session.fairness import tally

    screen, counts = FairnessScreen(table, wishes), tally([table])
    screen.show_page(fairness_page(counts, counts))
    return screen
