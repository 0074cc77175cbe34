"""What stands on the print screen and where."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.printing import KINDS, PAPERS, correction_words
from gridlight.present.printing_printers import LONGEST_NAME
from gridlight.ui.chrome import Screen
from gridlight.ui.editor.turner import Turner
from gridlight.ui.paint.buttons import Button, Choice, Switch
from gridlight.ui.printing.column import Column, Row, Said, heading, hint, label
from gridlight.ui.printing.field import Field
from gridlight.ui.printing.picks import CardPicks
from gridlight.ui.printing.sheet_view import SheetView
from gridlight.ui.theme import Wishes
from gridlight.ui.tokens import SPACE
from gridlight.workshop.paper import Correction

SIDE = 296.0
FILM = tr("Defense goes on clear film; mirrored, its ink is underneath.")
HOW = tr(
    "Offense goes on heavy paper and lies printed side down. Cut at the crop marks; "
    "the round marks lay two sheets together."
)
MEASURE = tr("Print the rulers, measure both 100 mm ones and write what they are.")


class Furniture(Screen):
    """The screen without anything happening on it."""

    bar_items = ("undo", "settings", "help")
    lamp = (0.5, 0.36)

    def __init__(self, wishes: Wishes | None, parent: QWidget | None) -> None:
        super().__init__(wishes, parent)
        t = self.theme
        self.deck = Turner(tr("Deck"), ("…",), t, self)
        self.kind = Choice(tr("Cards"), KINDS, t, self)
        self.picks = CardPicks(t, self)
        self.paper = Choice(tr("Paper"), [words for _, words in PAPERS], t, self)
        self.ink = Choice(tr("Dark areas"), (tr("Solid"), tr("Outlined")), t, self)
        self.ink.setToolTip(tr("Outlined saves ink: fill by hand or cut out"))
        self.film = Switch(tr("Mirror the film"), t, self)
        self.view = SheetView(t, self)
        self.sheet = Turner(tr("Sheet"), ("…",), t, self)
        self.printer = Turner(tr("Printer"), ("…",), t, self)
        self.name = Field(tr("Name"), t, self, LONGEST_NAME)
        self.name.hide()
        self.new = Button(tr("New"), t, "paper", self, pill=False)
        self.new.setAccessibleName(tr("New printer"))
        self.forget = Button(tr("Forget"), t, "paper", self, pill=False)
        self.forget.setAccessibleName(tr("Forget this printer"))
        self.ruler_page = Button(tr("Print the rulers"), t, "paper", self, pill=False)
        self.across = Field(tr("Across"), t, self, 12, "mm")
        self.down = Field(tr("Down", "a distance on paper"), t, self, 12, "mm")
        self.correct = Button(tr("Put it right"), t, "paper", self, pill=False)
        self.save = Button(tr("Save PDF…"), t, "paper", self, pill=False)
        self.print = Button(tr("Print…"), t, "accent", self, pill=False)
        self._left, self._right = Column(), Column()
        self.correction_said = ""

    def _parts(self) -> tuple[QWidget, ...]:
        choices = (self.deck, self.kind, self.picks, self.paper, self.ink, self.film)
        fields = (self.printer, self.name, self.across, self.down)
        buttons = (self.new, self.forget, self.ruler_page, self.correct, self.save, self.print)
        return (*choices, self.view, self.sheet, *fields, *buttons)

    def themed(self) -> None:
        """Pass the theme on."""
        for part in self._parts():
            part.set_theme(self.theme)  # type: ignore[attr-defined]

    def show_correction(self, correction: Correction) -> None:
        """Say how the printer is put right."""
        self.correction_said = correction_words(correction)
        self.place()
        self.update()

    def show_naming(self, on: bool) -> None:
        """Show the field for a printer's name instead of the printers, or these again."""
        self.name.setVisible(on)
        self.printer.setVisible(not on)
        self.place()
        self.update()

    # places

    def _wide(self) -> float:
        return self.theme.px(SIDE) * (0.45 + 0.55 * max(1.0, self.theme.text))

    def cards(self) -> tuple[QRectF, QRectF]:
        """Where the two printed cards lie."""
        stage, m = self.stage(), self.theme.px(SPACE.s5)
        high, top = stage.height() - m * 1.4, stage.top() + m * 0.7
        left = QRectF(stage.left() + m, top, self._wide(), high)
        return left, QRectF(stage.right() - m - self._wide(), top, self._wide(), high)

    def place(self) -> None:
        """Lay everything out."""
        t, (left, right) = self.theme, self.cards()
        self._left.lay(left, t, self._left_rows(), (hint(HOW),))
        wide = max(self.across.words_width(), self.down.words_width())
        for part in (self.across, self.down):
            part.set_words_width(wide)
        self._right.lay(right, t, self._right_rows(), (self.save, self.print))
        high = self.sheet.sizeHint().height()
        middle = QRectF(left.right(), left.top(), right.left() - left.right(), left.height())
        m = t.px(SPACE.s4)
        foot = QRectF(middle.left() + m, middle.bottom() - high, middle.width() - 2 * m, high)
        most = t.px(460) * max(1.0, t.text)
        if foot.width() > most:
            foot = QRectF(foot.center().x() - most / 2, foot.top(), most, high)
        self.sheet.setGeometry(foot.toRect())
        self.view.setGeometry(middle.adjusted(m * 0.4, -t.px(8), -m * 0.4, -high).toRect())

    def _left_rows(self) -> tuple[Row, ...]:
        return (
            heading(tr("SHEETS")),
            6.0,
            self.deck,
            10.0,
            label(tr("Cards")),
            self.kind,
            self.picks,
            12.0,
            label(tr("Paper")),
            self.paper,
            10.0,
            label(tr("Dark areas")),
            self.ink,
            10.0,
            self.film,
            hint(FILM),
        )

    def _right_rows(self) -> tuple[Row, ...]:
        return (
            heading(tr("PRINTER")),
            6.0,
            self.name if self.name.isVisibleTo(self) else self.printer,
            (self.new, self.forget),
            8.0,
            Said(self.correction_said, "body", "panel_text"),
            12.0,
            hint(MEASURE),
            2.0,
            self.ruler_page,
            self.across,
            self.down,
            self.correct,
        )

    def paint_cards(self, painter: QPainter) -> None:
        """The two printed cards with their words."""
        self._left.paint(painter, self.theme)
        self._right.paint(painter, self.theme)
