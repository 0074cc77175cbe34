"""What stands on the drafting table and where: board, tools, panels, the strip below."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.ui.chrome import Screen
from gridlight.ui.editor.board import Board
from gridlight.ui.editor.checks import FaultList
from gridlight.ui.editor.panel import CardPanel
from gridlight.ui.editor.strip import Strip
from gridlight.ui.editor.table import ResultsTable
from gridlight.ui.editor.tools import ToolRack
from gridlight.ui.editor.turner import Tabs, Turner
from gridlight.ui.paint.buttons import Button
from gridlight.ui.paint.panel import paint_panel
from gridlight.ui.paint.text import LEFT, RIGHT, draw_lines, draw_text, text_width
from gridlight.ui.theme import Wishes
from gridlight.ui.tokens import SPACE
from gridlight.workshop.drafting.drafter import Drafter

SIDE, LEFT_SIDE, STRIP = 336.0, 136.0, 172.0
LEGEND = tr(
    "inc incomplete, int intercepted, fum fumble, TD all the way; shaded: changed since saved"
)


class Furniture(Screen):
    """The screen without anything happening on it."""

    bar_items = ("undo", "settings", "help")
    lamp = (0.5, 0.3)

    def __init__(self, drafter: Drafter, wishes: Wishes | None, parent: QWidget | None) -> None:
        super().__init__(wishes, parent)
        t = self.theme
        self.drafter = drafter
        self.rack = ToolRack(t, self, papered=False)
        self.board = Board(self.drafter, t, self)
        self.panel = CardPanel(t, self)
        self.cards = Turner(tr("Card"), ["1"], t, self)
        self.against = Turner(tr("Against"), ["A"], t, self)
        self.strip = Strip(t, self)
        self.rivals = Tabs(tr("Opponents"), (tr("This deck"), tr("Bundled")), t, self)
        self.tabs = Tabs(tr("Beside the board"), (tr("Results"), tr("Checks")), t, self)
        self.nearer = Button("+", t, "dark", self)
        self.farther = Button("−", t, "dark", self)
        self.whole = Button(tr("Fit"), t, "dark", self)
        self.table = ResultsTable(t, self)
        self.faults = FaultList(t, self)
        self.redo = Button(tr("Redo"), t, "dark", self, pill=False)
        self.mirror = Button(tr("Mirror"), t, "dark", self, pill=False)
        self.copy = Button(tr("Copy"), t, "dark", self, pill=False)
        self.paste = Button(tr("Paste"), t, "dark", self, pill=False)
        self.clear = Button(tr("Clear"), t, "dark", self, pill=False)
        self.trial = Button(tr("Try", "a button: try the card out"), t, "dark", self, pill=False)
        self.trial.setAccessibleName(tr("Try on the light box"))
        self.save = Button(tr("Save"), t, "accent", self, pill=False)
        self.nearer.setAccessibleName(tr("Look nearer"))
        self.farther.setAccessibleName(tr("Look from farther off"))
        self.whole.setAccessibleName(tr("Show the whole card"))
        for part in (self.strip, self.panel):  # their shadows must not take the board's clicks
            part.stackUnder(self.board)

    def themed(self) -> None:
        """Pass the theme on."""
        t = self.theme
        for choice in (self.cards, self.against, self.tabs, self.rivals):
            choice.set_theme(t)
        for button in self._buttons():
            button.set_theme(t)
        for button in self._zooms():  # they lie on the board and must not hide much of it
            button.set_theme(replace(t, k=t.k * 0.8, text=1.0))
        self.rack.set_theme(t)
        self.board.set_theme(t)
        self.panel.set_theme(t)
        self.strip.set_theme(t)
        self.table.set_theme(t)
        self.faults.set_theme(t)

    def _buttons(self) -> tuple[Button, ...]:
        return self.redo, self.mirror, self.copy, self.paste, self.clear, self.trial, self.save

    def _zooms(self) -> tuple[Button, ...]:
        return self.farther, self.whole, self.nearer

    def _wide(self) -> float:
        return self.theme.px(SIDE) * (0.5 + 0.5 * max(1.0, self.theme.text))

    def _left_wide(self) -> float:
        return self.theme.px(LEFT_SIDE) * (0.35 + 0.65 * max(1.0, self.theme.text))

    def _middle(self) -> QRectF:
        """What lies between the tools and the column at the right."""
        stage, m = self.stage(), self.theme.px(SPACE.s4)
        left = stage.left() + m + self._left_wide() + m
        right = stage.right() - m - self._wide() - m
        return QRectF(left, stage.top() + m * 0.6, right - left, stage.height() - m * 1.4)

    def lower_card(self) -> QRectF:
        """Where the panel with results and checks lies."""
        stage, m = self.stage(), self.theme.px(SPACE.s4)
        top = stage.top() + m * 0.6 + self.panel.high() + m * 0.6
        left = stage.right() - m - self._wide()
        return QRectF(left, top, self._wide(), stage.bottom() - m * 0.8 - top)

    def place(self) -> None:
        """Lay everything out."""
        t, middle = self.theme, self._middle()
        m = t.px(SPACE.s4)
        head = self.cards.sizeHint().height()
        strip_high = t.px(STRIP) * (0.7 + 0.3 * max(1.0, t.text))
        strip_high = min(strip_high, self.strip.high_for(middle.width()))
        half = middle.width() * 0.5
        self.cards.setGeometry(QRectF(middle.left(), middle.top(), half - m / 2, head).toRect())
        label = self._against_label()
        left = middle.left() + half + label
        self.against.setGeometry(QRectF(left, middle.top(), middle.right() - left, head).toRect())
        top = middle.top() + head + t.px(6)
        board = QRectF(
            middle.left(), top, middle.width(), middle.bottom() - top - strip_high - m / 2
        )
        self.board.setGeometry(board.toRect())
        strip = QRectF(middle.left(), middle.bottom() - strip_high, middle.width(), strip_high)
        self.strip.lay(strip)
        stage = self.stage()
        right = QRectF(
            stage.right() - m - self._wide(), middle.top(), self._wide(), self.panel.high()
        )
        self.panel.lay(right)
        self._place_zooms(board)
        self.place_lower()
        self._place_left()

    def _place_zooms(self, board: QRectF) -> None:
        t = self.theme
        right = board.right() - t.px(SPACE.s2)
        for button in reversed(self._zooms()):
            size = button.sizeHint()
            wide = max(size.width() * 0.8, size.height())
            top = board.bottom() - t.px(SPACE.s2) - size.height()
            button.setGeometry(QRectF(right - wide, top, wide, size.height()).toRect())
            button.raise_()
            right -= wide

    def _against_label(self) -> float:
        return text_width(self.theme, "field-label", tr("against")) + self.theme.px(16)

    def _place_left(self) -> None:
        t, m, stage = self.theme, self.theme.px(SPACE.s4), self.stage()
        left, wide = stage.left() + m, self._left_wide()
        card = QRectF(left, self._middle().top(), wide, self.rack.high())
        self.rack.lay(card)
        buttons = self._buttons()[:-1]
        high = min(
            buttons[0].sizeHint().height(),
            (stage.bottom() - m - card.bottom() - m) / len(buttons),
        )
        top = stage.bottom() - m * 0.8 - high * len(buttons)
        for button in buttons:
            place = QRectF(left - t.px(4), top, wide + t.px(8), high)
            button.setGeometry(place.toRect())
            top += high

    def place_lower(self) -> None:
        """Lay out the panel with results and checks, which depends on the card's side."""
        t = self.theme
        card = self.lower_card()
        pad = t.px(SPACE.s3)
        self.place_tabs()
        tabs, save = self.tabs.sizeHint(), self.save.sizeHint()
        wide = max(save.width(), round(t.px(110)))
        self.save.setGeometry(
            round(card.right() - pad - wide),
            round(card.top() + t.px(6) + tabs.height() / 2 - save.height() / 2),
            wide,
            save.height(),
        )
        top = card.top() + t.px(12) + max(tabs.height(), save.height())
        inner = QRectF(card.left() + pad, top, card.width() - 2 * pad, card.bottom() - pad - top)
        self.faults.setGeometry(inner.toRect())
        foot = inner.bottom() - self._legend_high()
        choice = self.rivals.sizeHint()
        left = inner.right() - choice.width()
        self.rivals.setGeometry(
            round(left), round(foot - choice.height()), choice.width(), choice.height()
        )
        self.table.setGeometry(
            QRectF(inner.topLeft(), QPointF(inner.right(), foot - choice.height())).toRect()
        )

    def place_tabs(self) -> None:
        """Give the tabs as much room as their words need."""
        t, card, tabs = self.theme, self.lower_card(), self.tabs.sizeHint()
        left, top = card.left() + t.px(SPACE.s3), card.top() + t.px(6)
        save = max(self.save.sizeHint().width(), t.px(110))
        room = card.width() - 2 * t.px(SPACE.s3) - save - t.px(6)
        wide = min(tabs.width(), round(room))
        self.tabs.setGeometry(round(left), round(top), wide, tabs.height())

    def _legend_high(self) -> float:
        return self.theme.type_px("small") * 2.9 if self.drafter.offense else 0.0

    def _paint_foot(self, painter: QPainter) -> None:
        """Whose cards the results are against, and what the table's signs mean."""
        t, table, choice = self.theme, QRectF(self.table.geometry()), self.rivals.geometry()
        label = QRectF(table.left() + t.px(4), choice.top(), 0, choice.height())
        label.setRight(choice.left() - t.px(4))
        draw_text(painter, label, tr("Opponents from"), t, "body", "panel_mut", LEFT)
        if self.drafter.offense:
            legend = QRectF(table.left() + t.px(4), choice.bottom() + t.px(2), table.width(), 0)
            legend.setHeight(self._legend_high())
            draw_lines(painter, legend, LEGEND, t, "small", "panel_mut")

    def paint_stage(self, painter: QPainter) -> None:
        """The lower panel, the board's frame, and the word beside the other side's card."""
        t = self.theme
        for part in (self.rack, self.strip, self.panel):
            paint_panel(painter, part.card().translated(QPointF(part.pos())), t)
        paint_panel(painter, self.lower_card(), t)
        if self.tabs.current() == 0:
            self._paint_foot(painter)
        board = QRectF(self.board.geometry())
        edge = t.px(4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(t.color("case_d"))
        painter.drawRoundedRect(board.adjusted(-edge, -edge, edge, edge), edge, edge)
        there = QRectF(self.against.geometry())
        label = QRectF(there.left() - self._against_label(), there.top(), 0, there.height())
        label.setRight(there.left() - t.px(2))
        draw_text(painter, label, tr("against"), t, "field-label", "text_on_table", RIGHT)
