"""The parts of an editor for tables, and where they lie."""

from __future__ import annotations

from typing import Any

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLineEdit, QWidget

from gridlight.kernel.language import tr
from gridlight.present.tables import Editing
from gridlight.ui.chrome import Screen
from gridlight.ui.paint.buttons import Button, Choice, shared_widths
from gridlight.ui.screens.new_game import edit_style
from gridlight.ui.tables.grid import Grid
from gridlight.ui.tables.layout import MANY, Layout, layout
from gridlight.ui.tables.lists import LineList
from gridlight.ui.tables.paint import paint_editor
from gridlight.ui.tables.pictures import Picture
from gridlight.ui.theme import Wishes

LONGEST_NAME = 20


class EditorSheet(Screen):
    """Shelf, cells, picture, figures, faults and buttons; what they do is said elsewhere."""

    bar_items = ("undo", "settings", "help")
    lamp = (0.45, 0.36)

    def __init__(
        self,
        editing: Editing[Any],
        picture: Picture,
        wishes: Wishes | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(wishes, parent)
        t, desk = self.theme, editing.desk
        self.editing = editing
        self.picture = picture
        self.section = 0
        self.names = LineList(tr("On the shelf"), t, self)
        self.areas = LineList(tr("Areas"), t, self)
        self.parts: Choice | None = None
        if 1 < len(desk.sections) <= MANY:
            self.parts = Choice(tr("Kind of play"), desk.sections, t, self)
        self.grid = Grid(t, self)
        self.faults = LineList(tr("What is wrong"), t, self, wrapped=True)
        self.copy = Button(tr("Copy to edit"), t, "accent", self, pill=False)
        self.again = Button(tr("Copy"), t, "paper", self, pill=False)
        self.rename = Button(tr("Rename"), t, "paper", self, pill=False)
        self.delete = Button(tr("Delete"), t, "danger", self, pill=False)
        self.done = Button(tr("Done"), t, "paper", self, pill=False)
        self.redo = Button(tr("Redo"), t, "paper", self, pill=False)
        self.rest = Button(tr("Make it 360"), t, "paper", self, pill=False)
        self.add = Button(tr("Add row"), t, "paper", self, pill=False)
        self.drop = Button(tr("Take out"), t, "paper", self, pill=False)
        self.name_edit = QLineEdit(self)
        self.name_edit.setMaxLength(LONGEST_NAME)
        self.name_edit.setAccessibleName(tr("Name of the table"))
        self.name_edit.hide()
        self.set_title(desk.title, desk.lead)
        self.first = self.grid

    def themed(self) -> None:
        """Pass the theme on."""
        t = self.theme
        for listed in (self.names, self.areas, self.faults):
            listed.set_theme(t)
        self.grid.set_theme(t)
        for button in self.buttons():
            button.set_theme(t)
        if self.parts is not None:
            self.parts.set_theme(t)
        self.name_edit.setFont(t.font("field-label"))
        self.name_edit.setStyleSheet(edit_style(t))

    def buttons(self) -> tuple[Button, ...]:
        """Every button of the screen."""
        return (
            *(self.copy, self.again, self.rename, self.delete, self.done),
            *self.row_buttons(),
        )

    def row_buttons(self) -> tuple[Button, ...]:
        """Those below the table."""
        return (self.rest, self.add, self.drop, self.redo)

    def layout_now(self) -> Layout:
        """Where everything lies."""
        editing = self.editing
        figures = editing.desk.figures(editing.draft, self.section) if not editing.fault else ()
        return layout(
            self.stage(),
            self.theme,
            button=self.copy.sizeHint().height(),
            areas=len(editing.desk.sections) > MANY,
            figures=max(5, len(figures)),
            names=len(editing.items()),
        )

    def place(self) -> None:
        """Lay lists, cells and buttons out."""
        lay, k = self.layout_now(), self.theme.k
        for part, box in (
            (self.names, lay.names),
            (self.areas, lay.areas),
            (self.grid, lay.grid),
            (self.faults, lay.faults),
        ):
            part.setGeometry(box.toRect())
        edit = lay.title
        self.name_edit.setGeometry(
            round(edit.left()), round(edit.top()), round(230 * k), round(edit.height() - 4 * k)
        )
        if self.parts is not None:
            size = self.parts.sizeHint()
            left, top = lay.title.right() - size.width(), lay.title.center().y()
            self.parts.setGeometry(
                round(left), round(top - size.height() / 2), size.width(), size.height()
            )
        self._place_buttons(lay)

    def _place_buttons(self, lay: Layout) -> None:
        k = self.theme.k
        left, wide = lay.shelf.left() + 10 * k, lay.shelf.width() - 20 * k
        bottom = lay.shelf.bottom() - 10 * k
        first = self.again if self.editing.own else self.copy
        for row in ((self.done,), (self.rename, self.delete), (first,)):
            high, start = row[0].sizeHint().height(), left
            for button, each in zip(row, shared_widths(wide, row), strict=True):
                button.setGeometry(round(start), round(bottom - high), round(each), high)
                start += each
            bottom -= high + 3 * k
        shown = [button for button in reversed(self.row_buttons()) if not button.isHidden()]
        wanted = sum(button.sizeHint().width() + 2 * k for button in shown)
        narrow, right = min(1.0, lay.note.width() / wanted), lay.note.right()
        for button in shown:
            size = button.sizeHint()
            right -= size.width() * narrow
            button.setGeometry(
                round(right), round(lay.note.top()), int(size.width() * narrow), size.height()
            )
            right -= 2 * k * narrow

    def paint_stage(self, painter: QPainter) -> None:
        """The three cards."""
        paint_editor(painter, self, self.layout_now())
