"""After a fault of the program: what happened, where the game is, and how to go on."""

from __future__ import annotations

import traceback
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from gridlight import paths
from gridlight.ui.chrome import Screen
from gridlight.ui.paint.buttons import Button
from gridlight.ui.paint.panel import paint_panel
from gridlight.ui.paint.text import draw_lines, draw_text
from gridlight.ui.theme import Wishes


def write_report(
    kind: type[BaseException], error: BaseException, trace: TracebackType | None
) -> str:
    """Write what happened into the folder of logs; says in a few words where, or why not."""
    words = "".join(traceback.format_exception(kind, error, trace))
    name = f"mishap-{datetime.now(UTC):%Y-%m-%d-%H%M%S}.txt"
    try:
        file = paths.logs() / name
        file.write_text(words, encoding="utf-8")
    except OSError:
        return "It could not be written down."
    return str(file)


class MishapScreen(Screen):
    """One plain screen; `again_wanted` opens the game at its last finished step."""

    again_wanted = Signal()

    bar_items = ()

    def __init__(
        self,
        report: str,
        game: Path | None,
        wishes: Wishes | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(wishes, parent)
        kept = f"Your game is kept, up to its last finished step, in {game}." if game else ""
        self._words = (
            "Something in the program broke, and it wasn’t you.",
            kept,
            f"What happened is written down for whoever mends it: {report}",
        )
        self.setAccessibleDescription(" ".join(self._words))
        self.again = Button("Go on with the game", self.theme, "accent", self, pill=False)
        self.again.clicked.connect(self.again_wanted)
        self.again.setVisible(game is not None)
        self.home = Button("Home", self.theme, "paper", self, pill=False)
        self.home.clicked.connect(self.home_wanted)
        self.set_title("GRIDLIGHT", "A mishap")
        said = "Something broke; the game is kept." if game else "Something broke."
        self.say(said, "Enter goes on", "MISHAP", "")

    def start_focus(self) -> None:
        """Put the keyboard on what most likely comes next."""
        (self.again if self.again.isVisibleTo(self) else self.home).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes home."""
        if event.key() == Qt.Key.Key_Escape:
            self.home_wanted.emit()
        else:
            super().keyPressEvent(event)

    def themed(self) -> None:
        """Pass the theme on."""
        for button in (self.again, self.home):
            button.set_theme(self.theme)

    def _card(self) -> QRectF:
        k = self.theme.k
        box = QRectF(0, 0, 720 * k, 320 * k)
        box.moveCenter(self.stage().center())
        return box

    def place(self) -> None:
        """Lay the buttons at the foot of the card."""
        card, k = self._card(), self.theme.k
        right = card.right() - 22 * k
        for button in (self.again, self.home):
            size = button.sizeHint()
            right -= size.width()
            button.setGeometry(
                round(right),
                round(card.bottom() - size.height() - 18 * k),
                size.width(),
                size.height(),
            )

    def paint_stage(self, painter: QPainter) -> None:
        """Paint the card and its words."""
        t, k = self.theme, self.theme.k
        card = self._card()
        paint_panel(painter, card, t)
        head = QRectF(card.left() + 28 * k, card.top() + 22 * k, card.width() - 56 * k, 34 * k)
        draw_text(painter, head, "A MISHAP", t, "heading", "panel_text")
        box = head.translated(0, 48 * k)
        for words in self._words:
            if words:
                box.setHeight(120 * k)
                box.translate(0, draw_lines(painter, box, words, t, "lead") + 10 * k)
