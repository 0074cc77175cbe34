"""What the card is called and what is chosen on it, to be read and to be written."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from gridlight.cards.model import Travel
from gridlight.kernel.language import figure, tr
from gridlight.present.editor import about, chosen_words
from gridlight.ui.paint.buttons import Button, Choice, Switch
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_rule
from gridlight.ui.paint.text import LEFT, draw_text, text_width
from gridlight.ui.screens.new_game import edit_style
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE
from gridlight.workshop.drafting.drafter import Drafter
from gridlight.workshop.drafting.edits import LONGEST_NAME
from gridlight.workshop.drafting.marks import Mark, point_of
from gridlight.workshop.drafting.trail import trail_of

ROW, LABEL = 35.0, 62.0
NAME, NUMBER, LETTER = tr("Name"), tr("Number"), tr("Letter")
TRAVELS = (Travel.RUN, Travel.PASS, Travel.LATERAL)


class CardPanel(QWidget):
    """The card's name and number, and the place and corner of what is chosen.

    `named` and `keyed` carry a name and a number or letter, `placed` a mark with where it shall
    be, `rounded` a radius, `traveled` a way of travel; `exchanged` is sent by the button,
    `mirrored` by the switch that draws both sides of a formation.
    """

    named = Signal(str)
    keyed = Signal(str)
    placed = Signal(object, float, float)
    rounded = Signal(float)
    traveled = Signal(object)
    exchanged = Signal()
    mirrored = Signal(bool)
    said = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._offense = True
        self._mark: Mark | None = None
        self._about: tuple[str, ...] = ()
        self._words = ""
        self.name = self._edit(tr("Name of the card"), LONGEST_NAME)
        self.key = self._edit(tr("Number or letter"), 2)
        self.across = self._edit(tr("Yards right of the middle"), 7)
        self.down = self._edit(tr("Yards down-field"), 7)
        self.corner = self._edit(tr("Rounding of the corner in yards"), 6)
        self.travel = Choice(
            tr("The line to it"), (tr("Run"), tr("Pass"), tr("Lateral")), theme, self
        )
        self.exchange = Button(tr("Diamond ↔ dot"), theme, "paper", self, pill=False)
        self.exchange.setAccessibleName(tr("Exchange diamonds and dots"))
        self.both = Switch(tr("Both sides"), theme, self)
        self.both.setToolTip(tr("What is drawn left of the middle is drawn right of it too (B)"))
        self._connect()

    def _edit(self, name: str, longest: int) -> QLineEdit:
        edit = QLineEdit(self)
        edit.setAccessibleName(name)
        edit.setMaxLength(longest)
        return edit

    def _connect(self) -> None:
        self.name.editingFinished.connect(self._named)
        self.key.editingFinished.connect(self._keyed)
        self.across.editingFinished.connect(self._placed)
        self.down.editingFinished.connect(self._placed)
        self.corner.editingFinished.connect(self._rounded)
        self.travel.chosen.connect(lambda place: self.traveled.emit(TRAVELS[place]))
        self.exchange.clicked.connect(self.exchanged)
        self.both.toggled.connect(self.mirrored)

    # what is written

    def _named(self) -> None:
        if self.name.isModified():
            self.name.setModified(False)
            self.named.emit(self.name.text())

    def _keyed(self) -> None:
        if self.key.isModified():
            self.key.setModified(False)
            self.keyed.emit(self.key.text().strip().upper())

    def _placed(self) -> None:
        edits = (self.across, self.down)
        if self._mark is None or not any(edit.isModified() for edit in edits):
            return
        numbers = [self._number(edit) for edit in edits]
        if numbers[0] is not None and numbers[1] is not None:
            self.placed.emit(self._mark, numbers[0], numbers[1])

    def _rounded(self) -> None:
        if self.corner.isModified():
            radius = self._number(self.corner)
            if radius is not None:
                self.rounded.emit(radius)

    def _number(self, edit: QLineEdit) -> float | None:
        edit.setModified(False)
        text = edit.text().replace("−", "-").replace(",", ".").strip()
        try:
            value = float(text)
        except ValueError:
            value = float("nan")
        if not abs(value) <= 60.0:
            self.said.emit(
                tr(
                    "“{written}” is no length on a card; write yards, as in 4.5.",
                    written=edit.text(),
                )
            )
            return None
        return value

    # what is shown

    def show_card(self, drafter: Drafter) -> None:
        """Show the card on the board and what is chosen on it."""
        card = drafter.shown
        told = drafter.offense, about(card), chosen_words(card, drafter.chosen)
        if told != (self._offense, self._about, self._words):
            self._offense, self._about, self._words = told
            self.update()
        _write(self.name, card.name)
        _write(self.key, card.key)
        marks = [mark for mark in drafter.chosen if mark in drafter.places()]
        self._mark = marks[0] if len(marks) == 1 else None
        self._show_place(drafter)
        self._show_line(drafter, marks)

    def _show_place(self, drafter: Drafter) -> None:
        for edit in (self.across, self.down, self.corner):
            edit.setEnabled(self._mark is not None)
        if self._mark is None:
            for edit in (self.across, self.down, self.corner):
                _write(edit, "")
            return
        point = point_of(drafter.shown, self._mark)
        _write(self.across, figure(point.x, "g").replace("-", "−"))
        _write(self.down, figure(point.y, "g").replace("-", "−"))
        sharp = not drafter.offense or trail_of(drafter.shown).is_joint(self._mark.n)  # type: ignore[arg-type]
        self.corner.setEnabled(not sharp)
        _write(self.corner, "" if sharp else figure(point.radius, "g"))

    def _show_line(self, drafter: Drafter, marks: list[Mark]) -> None:
        self.corner.setVisible(drafter.offense)
        self.exchange.setVisible(not drafter.offense)
        self.exchange.setEnabled(bool(marks))
        self.both.setVisible(not drafter.offense)
        self.travel.setVisible(drafter.offense)
        if not drafter.offense:
            return
        legs = trail_of(drafter.shown).legs  # type: ignore[arg-type]
        self.travel.setEnabled(bool(marks) and bool(legs))
        if marks and legs:
            leg = min(max(max(mark.n for mark in marks) - 1, 0), len(legs) - 1)
            self.travel.set_current(TRAVELS.index(legs[leg]))

    # places and paint

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        for edit in (self.name, self.key, self.across, self.down, self.corner):
            edit.setFont(theme.font("body"))
            edit.setStyleSheet(
                edit_style(theme) + f" QLineEdit:disabled {{ background: {theme.ink.panel2}; }}"
            )
        self.travel.set_theme(theme)
        self.exchange.set_theme(theme)
        self.both.set_theme(theme)
        self._place()
        self.update()

    def lay(self, card: QRectF) -> None:
        """Lie with the panel on `card` of the parent."""
        m = self._theme.px(SPACE.s6)
        self.setGeometry(card.adjusted(-m, -m, m, m).toRect())
        self._place()

    def card(self) -> QRectF:
        """The panel in this widget."""
        m = self._theme.px(SPACE.s6)
        return QRectF(self.rect()).adjusted(m, m, -m, -m)

    def _row(self) -> float:
        return self._theme.px(ROW) * max(1.0, self._theme.text)

    def high(self) -> float:
        """How high the panel needs to be."""
        return 5 * self._row() + self._theme.px(SPACE.s3) + self._theme.px(SPACE.s4)

    def line(self, number: int) -> QRectF:
        """A line of the panel, from the top."""
        t = self._theme
        inner = self.card().adjusted(t.px(SPACE.s4), t.px(SPACE.s2), -t.px(SPACE.s4), 0)
        gap = t.px(SPACE.s2) if number >= 2 else 0.0
        return QRectF(
            inner.left(), inner.top() + number * self._row() + gap, inner.width(), self._row()
        )

    def _label(self) -> float:
        t = self._theme
        words = max(text_width(t, "field-label", each) for each in (NAME, NUMBER, LETTER))
        return max(t.px(LABEL) * max(1.0, t.text), words + t.px(8))

    def _place(self) -> None:
        t = self._theme
        pad = t.px(3)
        first = self.line(0).adjusted(self._label(), pad, 0, -pad)
        self.name.setGeometry(first.toRect())
        second = self.line(1).adjusted(self._label(), pad, 0, -pad)
        second.setWidth(t.px(44) * max(1.0, t.text))
        self.key.setGeometry(second.toRect())
        for place, edit in enumerate((self.across, self.down, self.corner)):
            self._field(place, edit)
        fifth = self.line(4).adjusted(0, -t.px(1), 0, t.px(1))
        self.travel.setGeometry(fifth.toRect())
        size = self.exchange.sizeHint()
        self.exchange.setGeometry(fifth.toRect())
        wide = min(size.width(), round(fifth.width() / 2))
        self.exchange.resize(wide, fifth.toRect().height())
        both = self.both.sizeHint().width()
        left = max(fifth.left() + wide, fifth.right() - both)
        self.both.setGeometry(QRectF(left, fifth.top(), both, fifth.height()).toRect())

    def _cells(self) -> tuple[QRectF, QRectF, QRectF]:
        line = self.line(3)
        shares = (0.0, 0.3, 0.6, 1.0)
        lefts = [line.left() + line.width() * share for share in shares]
        one, two, three = (
            QRectF(lefts[n], line.top(), lefts[n + 1] - lefts[n], line.height()) for n in range(3)
        )
        return one, two, three

    def _field(self, place: int, edit: QLineEdit) -> None:
        t = self._theme
        cell = self._cells()[place]
        label = t.px(18 if place < 2 else 54) * max(1.0, t.text)
        gap = t.px(8) if place < 2 else 0.0
        edit.setGeometry(cell.adjusted(label, t.px(3), -gap, -t.px(3)).toRect())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes what is written and stays."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the labels; the panel under them is the parent's, for its shadow reaches far."""
        painter = QPainter(self)
        smooth(painter)
        t = self._theme
        key = NUMBER if self._offense else LETTER
        for number, words in ((0, NAME), (1, key)):
            draw_text(painter, self.line(number), words, t, "field-label", "panel_mut", LEFT)
        self._paint_about(painter)
        third = self.line(2)
        paint_rule(painter, third.translated(0, -t.px(2)), t)
        draw_text(painter, third, self._words, t, "body-strong", "panel_text", LEFT)
        labels = ("x", "y", tr("Corner") if self._offense else "")
        for cell, words in zip(self._cells(), labels, strict=True):
            draw_text(painter, cell, words, t, "body", "panel_mut", LEFT)

    def _paint_about(self, painter: QPainter) -> None:
        t, line = self._theme, self.line(1)
        left = self.key.geometry().right() + t.px(10)
        high = line.height() / 2
        for number, words in enumerate(self._about[:2]):
            box = QRectF(left, line.top() + number * high * 0.92, line.right() - left, high)
            if len(self._about) == 1:
                box.setHeight(line.height())
            draw_text(painter, box, words, t, "small", "panel_mut", LEFT)


def _write(edit: QLineEdit, text: str) -> None:
    if edit.text() != text and not (edit.hasFocus() and edit.isModified()):
        edit.setText(text)
        edit.setCursorPosition(0)
