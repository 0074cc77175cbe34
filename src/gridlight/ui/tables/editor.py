"""The editor for a kind of table: the shelf, the cells, a live picture, figures and faults."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from gridlight.kernel.errors import GridlightError
from gridlight.kernel.language import tr
from gridlight.present.spinner_editor import SpinnerDesk
from gridlight.present.tables import Editing, Place, called
from gridlight.ui.tables.layout import MANY
from gridlight.ui.tables.lists import ListLine
from gridlight.ui.tables.pictures import Picture
from gridlight.ui.tables.sheet import EditorSheet
from gridlight.ui.theme import Wishes

HINT = tr("Enter writes, Tab goes on, F6 to the next part, Escape goes back")
LOCKED = tr("The house’s own stays as it is: Copy to edit makes one of yours.")
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT, ALT = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.AltModifier


class TableEditor(EditorSheet):
    """All tables of a kind on a shelf, one of them open; every change is kept at once."""

    def __init__(
        self,
        editing: Editing[Any],
        picture: Picture,
        wishes: Wishes | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(editing, picture, wishes, parent)
        self._connect()
        self._open(editing.name)

    def _connect(self) -> None:
        self.names.chosen.connect(lambda i: self._open(self.editing.items()[i].name))
        self.names.taken.connect(lambda _: self.grid.setFocus())
        self.areas.chosen.connect(self.show_section)
        self.areas.taken.connect(lambda _: self.grid.setFocus())
        if self.parts is not None:
            self.parts.chosen.connect(self.show_section)
        self.grid.written.connect(self._written)
        self.grid.moved.connect(lambda *_: self._moved())
        self.grid.refused.connect(self._refused)
        self.faults.taken.connect(self._go_to_fault)
        for button in (self.copy, self.again):
            button.clicked.connect(self._copy)
        self.rename.clicked.connect(self.start_renaming)
        self.delete.clicked.connect(self._delete)
        self.done.clicked.connect(self._leave)
        self.redo.clicked.connect(self._redo)
        self.rest.clicked.connect(self._take_rest)
        self.add.clicked.connect(self._add_row)
        self.drop.clicked.connect(self._drop_row)
        self.undo_wanted.connect(self._undo)
        self.name_edit.installEventFilter(self)

    def start_focus(self) -> None:
        """Put the keyboard on the table, or on Copy for one that can't be edited."""
        self.refresh()
        (self.grid if self.editing.editable else self.copy).setFocus()

    # what shows

    def _open(self, name: str) -> None:
        self.grid.finish()
        self.name_edit.hide()
        if not self._try(lambda: self.editing.open(name)):
            return
        self.show_section(self.section)
        self.say(self._opened(), HINT, self._tag(), "")

    def _opened(self) -> str:
        if self.editing.fault:
            return self.editing.fault
        if not self.editing.own:
            return LOCKED
        if self.editing.grave:
            return self.editing.faults[0].sentence
        return tr("“{name}” is yours: every change is kept at once.", name=self.editing.name)

    def show_section(self, section: int) -> None:
        """Show another part of the table."""
        self.grid.finish()
        self.section = section
        if self.parts is not None:
            self.parts.set_current(section)
        self.refresh()

    def refresh(self) -> None:
        """Show the table as it stands."""
        editing, section = self.editing, self.section
        items = editing.items()
        here = next((i for i, item in enumerate(items) if item.name == editing.name), 0)
        lines = [ListLine(called(i.name, i.own), _note(i.own, i.unfinished)) for i in items]
        self.names.show_lines(lines, here)
        self.areas.show_lines(self._area_lines(), section)
        here_bad = {
            (f.place.row, f.place.column): f.sentence
            for f in editing.faults
            if f.place.section == section
        }
        self.grid.setVisible(not editing.fault)
        if not editing.fault:
            rows = editing.rows(section)
            self.grid.show_rows(editing.desk.columns, rows, here_bad, open_to_all=editing.editable)
        self.faults.show_lines(
            [
                ListLine(fault.sentence, tone="bad" if fault.grave else "panel_text")
                for fault in editing.faults
            ]
        )
        self._enable()
        self.place()
        self.update()

    def _area_lines(self) -> list[ListLine]:
        counts = [0] * len(self.editing.desk.sections)
        for fault in self.editing.faults:
            counts[fault.place.section] += 1
        return [
            ListLine(name, tr("{count} wrong", count=n) if n else "", "bad" if n else "panel_text")
            for name, n in zip(self.editing.desk.sections, counts, strict=True)
        ]

    def _enable(self) -> None:
        editing = self.editing
        self.copy.setVisible(not editing.own)
        self.again.setVisible(editing.own)
        self.again.setEnabled(not editing.fault)
        for button in (self.rename, self.delete):
            button.setEnabled(editing.own)
        grows = editing.desk.grows
        for button in (self.rest, self.add, self.drop):
            button.setVisible(grows)
            button.setEnabled(editing.editable)
        self.rest.setEnabled(bool(self._missing()))
        self.redo.setEnabled(editing.can_redo)
        self.let("undo", editing.can_undo or editing.can_restore)
        self.faults.setVisible(bool(editing.faults))
        self.areas.setVisible(len(editing.desk.sections) > MANY)

    def _missing(self) -> str:
        desk = self.editing.desk
        if not isinstance(desk, SpinnerDesk) or not self.editing.editable:
            return ""
        rows = len(self.editing.draft.sections[self.section])
        row = min(self.grid.current()[0], rows - 1)
        return desk.missing(self.editing.draft, self.section, row)

    def _tag(self) -> str:
        return self.editing.desk.title

    def _tell(self, sentence: str = "") -> None:
        """Say what was done, or what is wrong with the current cell."""
        place = Place(self.section, *self.grid.current())
        here = [f.sentence for f in self.editing.faults if f.place == place]
        if here:
            sentence = here[0]
        elif not sentence and self.editing.grave:
            sentence = tr("Not whole yet: {sentence}", sentence=self.editing.faults[0].sentence)
        elif not sentence:
            sentence = tr("Kept. Games begun before keep the table that they began with.")
        self.say(sentence, HINT, self._tag(), "")

    def _moved(self) -> None:
        meaning = self.editing.desk.columns[self.grid.current()[1]].meaning
        self._tell("" if self.editing.grave else meaning)
        self.rest.setEnabled(bool(self._missing()))
        self.update()

    def _refused(self) -> None:
        if not self.editing.own:
            self.say(LOCKED, HINT, self._tag(), "")
        else:
            self.say(tr("This cell is worked out from the others."), HINT, self._tag(), "")

    # what is done

    def _try(self, work: Callable[[], object]) -> bool:
        try:
            work()
        except GridlightError as fault:
            self.say(str(fault), HINT, self._tag(), "")
            return False
        except OSError as fault:
            reason = fault.strerror or tr("no reason given")
            self.say(
                tr(
                    "It could not be kept ({reason}); make room, then change it again.",
                    reason=reason,
                ),
                HINT,
            )
            return False
        return True

    def _do(self, work: Callable[[], object], said: str = "") -> bool:
        done = self._try(work)
        self.refresh()
        if done:
            self._tell(said)
        return done

    def _written(self, row: int, column: int, words: str) -> None:
        self._do(lambda: self.editing.put(Place(self.section, row, column), words))

    def _undo(self) -> None:
        self.grid.finish()
        editing = self.editing
        if editing.can_undo:
            self._swap(editing.undo, tr("Taken back."))
        elif editing.can_restore and self._try(editing.restore):
            self._open(editing.name)
            self.say(tr("“{name}” is back.", name=editing.name), HINT, self._tag(), "")

    def _redo(self) -> None:
        if self.editing.can_redo:
            self._swap(self.editing.redo, tr("Done again."))

    def _swap(self, turn: Callable[[], Place], said: str) -> None:
        places: list[Place] = []
        if self._do(lambda: places.append(turn()), said) and places:
            self._go_to(places[0])
            self._tell(said)

    def _go_to(self, place: Place) -> None:
        if place.section != self.section:
            self.show_section(place.section)
        self.grid.go_to(place.row, place.column)

    def _go_to_fault(self, i: int) -> None:
        fault = self.editing.faults[i]
        self._go_to(fault.place)
        self.grid.setFocus()
        self.say(fault.sentence, HINT, self._tag(), "")

    def _copy(self) -> None:
        if self._try(self.editing.copy):
            self._open(self.editing.name)
            self.grid.setFocus()

    def _delete(self) -> None:
        name = self.editing.name
        if self.editing.own and self._try(self.editing.delete):
            self._open(self.editing.name)
            self.say(
                tr("“{name}” is deleted; Undo brings it back.", name=name), HINT, self._tag(), ""
            )

    def _add_row(self) -> None:
        row = self.grid.current()[0]
        self._rows(lambda: self.editing.add_row(self.section, row), 0)

    def _drop_row(self) -> None:
        row = self.grid.current()[0]
        self._do(lambda: self.editing.drop_row(self.section, row))

    def _move_row(self, step: int) -> None:
        row, column = self.grid.current()
        self._rows(lambda: self.editing.move_row(self.section, row, step), column)

    def _rows(self, work: Callable[[], int], column: int) -> None:
        if not (self.editing.desk.grows and self.editing.editable):
            return
        places: list[int] = []
        if self._do(lambda: places.append(work())):
            self.grid.go_to(places[0], column)
            self.grid.setFocus()
            self._tell()

    def _take_rest(self) -> None:
        degrees, row = self._missing(), self.grid.current()[0]
        if degrees:
            self._do(lambda: self.editing.put(Place(self.section, row, 1), degrees))

    def _leave(self) -> None:
        self.grid.finish()
        self.home_wanted.emit()

    # its name

    def start_renaming(self) -> None:
        """Let the open table's name be written anew."""
        if not self.editing.own:
            self._refused()
            return
        self.grid.finish()
        self.name_edit.setText(self.editing.name)
        self.name_edit.show()
        self.name_edit.raise_()
        self.name_edit.selectAll()
        self.name_edit.setFocus()
        self.say(tr("Write the name and press Enter; Escape leaves it."), "", self._tag(), "")

    def _renamed(self) -> None:
        name = " ".join(self.name_edit.text().split())
        if not self._try(lambda: self.editing.rename(name)):
            return
        self.name_edit.hide()
        self.refresh()
        self.grid.setFocus()
        self.say(tr("It is called “{name}” now.", name=name), HINT, self._tag(), "")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter takes a new name, Escape leaves it."""
        pressed = watched is self.name_edit and event.type() == QEvent.Type.KeyPress
        if pressed and isinstance(event, QKeyEvent) and event.key() in _NAMED:
            if event.key() == Qt.Key.Key_Escape:
                self.name_edit.hide()
                self.grid.setFocus()
                self._tell(self._opened())
            else:
                self._renamed()
            return True
        return super().eventFilter(watched, event)

    # keys and mouse

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What a row, a table or a part of the screen does by keys."""
        key, held = Qt.Key(event.key()), event.modifiers()
        if key == Qt.Key.Key_Escape:
            self._leave()
        elif key == Qt.Key.Key_F6:
            self._next_part(-1 if held & SHIFT else 1)
        elif key == Qt.Key.Key_F2:
            self.start_renaming()
        elif key == Qt.Key.Key_Y or (key == Qt.Key.Key_Z and held & SHIFT):
            self._redo()
        elif not (self._row_key(key, held) or self._turn_key(key, held)):
            super().keyPressEvent(event)

    def _row_key(self, key: Qt.Key, held: Qt.KeyboardModifier) -> bool:
        if key == Qt.Key.Key_Delete:
            on_shelf = self.names.hasFocus()
            (self.delete if on_shelf else self.drop).click()
        elif key == Qt.Key.Key_Insert:
            self.add.click()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down) and held & ALT:
            self._move_row(-1 if key == Qt.Key.Key_Up else 1)
        else:
            return False
        return True

    def _turn_key(self, key: Qt.Key, held: Qt.KeyboardModifier) -> bool:
        step = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}.get(key, 0)
        if not step or not held & CONTROL:
            return False
        self.show_section((self.section + step) % len(self.editing.desk.sections))
        self._moved()
        return True

    def _next_part(self, step: int) -> None:
        order = (
            *(self.names, self.areas, self.parts, self.grid),
            *(self.faults, self.copy, self.again, self.done),
        )
        parts = [part for part in order if part is not None and part.isVisible()]
        here = next((i for i, part in enumerate(parts) if part.hasFocus()), 0)
        parts[(here + step) % len(parts)].setFocus(Qt.FocusReason.TabFocusReason)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the picture goes to the row that is painted there."""
        if self.editing.fault:
            return
        box = self.layout_now().picture
        row = self.picture.row_at(box, event.position(), self.editing, self.section)
        if row is not None:
            self.grid.finish()
            self.grid.go_to(row, self.grid.current()[1])
            self.grid.setFocus()


_NAMED = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)


def _note(own: bool, unfinished: bool) -> str:
    if unfinished:
        return tr("unfinished")
    return tr("yours") if own else tr("house", "a table that came with the program")
