"""After a fault of the program: what happened, where the game is, and how to go on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QFileDialog, QWidget

from gridlight.kernel.language import tr
from gridlight.ui.chrome import Screen
from gridlight.ui.mishaps import Mishap
from gridlight.ui.paint.buttons import Button
from gridlight.ui.paint.panel import paint_panel
from gridlight.ui.paint.text import draw_lines, draw_text
from gridlight.ui.theme import Wishes


class MishapScreen(Screen):
    """One plain screen; `again_wanted` opens the game at its last finished step.

    `ask_where` asks for the place of the bundle, with what the file dialog begins with.
    """

    again_wanted = Signal()

    bar_items = ()

    def __init__(
        self,
        mishap: Mishap,
        game: Path | None,
        wishes: Wishes | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(wishes, parent)
        self._mishap = mishap
        self.ask_where: Callable[[str], str] = self._ask_where
        kept = (
            tr("Your game is kept, up to its last finished step, in {game}.", game=game)
            if game
            else ""
        )
        self._words = (
            tr("Something in the program broke, and it wasn’t you."),
            kept,
            tr(
                "What happened is written down for whoever mends it: {place}. A bundle of it "
                "with the logs, without games and without names, can be saved and sent.",
                place=mishap.place,
            ),
        )
        self.setAccessibleDescription(" ".join(self._words))
        self.again = Button(tr("Go on with the game"), self.theme, "accent", self, pill=False)
        self.again.clicked.connect(self.again_wanted)
        self.again.setVisible(game is not None)
        self.bundle = Button(tr("Save a bundle…"), self.theme, "paper", self, pill=False)
        self.bundle.clicked.connect(self._save)
        self.home = Button(tr("Home", "the first screen"), self.theme, "paper", self, pill=False)
        self.home.clicked.connect(self.home_wanted)
        self.set_title("GRIDLIGHT", tr("A mishap"))
        said = tr("Something broke; the game is kept.") if game else tr("Something broke.")
        self.say(said, tr("Enter goes on"), tr("MISHAP"), "")

    def start_focus(self) -> None:
        """Put the keyboard on what most likely comes next."""
        (self.again if self.again.isVisibleTo(self) else self.home).setFocus()

    def buttons(self) -> tuple[Button, ...]:
        """From the right to the left."""
        return self.again, self.home, self.bundle

    def _ask_where(self, name: str) -> str:
        place, _ = QFileDialog.getSaveFileName(
            self, tr("Save a bundle"), name, tr("Bundle (*.zip)")
        )
        return place

    def _save(self) -> None:
        place = self.ask_where(str(Path.home() / "gridlight-report.zip"))
        if not place:
            return
        from gridlight.present.health import facts, lines
        from gridlight.present.report import write_bundle
        from gridlight.ui.health import window_facts

        try:
            write_bundle(Path(place), lines(facts(window_facts())), self._mishap.words)
        except OSError as error:
            self.say(
                tr(
                    "{place} could not be written: {reason}.",
                    place=place,
                    reason=error.strerror,
                ),
                "",
                tr("MISHAP"),
                "",
            )
            return
        self.say(tr("The bundle is saved: {place}", place=place), "", tr("MISHAP"), "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes home."""
        if event.key() == Qt.Key.Key_Escape:
            self.home_wanted.emit()
        else:
            super().keyPressEvent(event)

    def themed(self) -> None:
        """Pass the theme on."""
        for button in self.buttons():
            button.set_theme(self.theme)

    def _card(self) -> QRectF:
        k = self.theme.k
        box = QRectF(0, 0, 760 * k, 380 * k)
        box.moveCenter(self.stage().center())
        return box

    def place(self) -> None:
        """Lay the buttons at the foot of the card."""
        card, k = self._card(), self.theme.k
        right = card.right() - 22 * k
        for button in self.buttons():
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
        draw_text(painter, head, tr("A MISHAP"), t, "heading", "panel_text")
        box = head.translated(0, 48 * k)
        for words in self._words:
            if words:
                box.setHeight(120 * k)
                box.translate(0, draw_lines(painter, box, words, t, "lead") + 10 * k)
