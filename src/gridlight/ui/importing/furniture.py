"""What stands on the import's bench and where, step by step."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLineEdit, QWidget

from gridlight.kernel.language import tr
from gridlight.present.importing import CORNERS, INKS, LINES, LOOK, PATH, PICTURES, SAVE
from gridlight.ui.chrome import Screen
from gridlight.ui.editor.tools import ToolRack
from gridlight.ui.editor.turner import Turner
from gridlight.ui.importing.corners import CornerBoard
from gridlight.ui.importing.flat import FlatBoard
from gridlight.ui.importing.mending import LOOKS, MendBoard
from gridlight.ui.importing.parts import DropZone, Notes, Progress, Roster
from gridlight.ui.importing.rail import StepRail
from gridlight.ui.importing.strip import SheetStrip
from gridlight.ui.paint.buttons import Button, Choice, Switch, shared_widths
from gridlight.ui.paint.panel import paint_panel
from gridlight.ui.paint.text import LEFT, draw_text, text_width
from gridlight.ui.screens.new_game import edit_style
from gridlight.ui.theme import Wishes
from gridlight.ui.tokens import SPACE
from gridlight.workshop.drafting.drafter import Drafter
from gridlight.workshop.drafting.edits import LONGEST_NAME

SIDE, TOOLS, STRIP = 320.0, 132.0, 116.0
MIRRORS = (tr("By the saw-tooth"), tr("Mirrored"), tr("As it lies"))
LAYERS = (tr("Both"), tr("Inks"), tr("Scan"))
TRAVELS = (tr("Run"), tr("Pass"), tr("Lateral"))
MENDS = (PATH, LOOK)
LEAST_NOTES = 76.0  # pixels at 100 % that the notes keep, before a row gives way to them
LABELS = (tr("Card"), tr("Called"), tr("Deck"), tr("Name"))


class Bench(Screen):
    """The screen without anything happening on it; `step` says what lies on it."""

    bar_items = ("undo", "settings", "help")
    lamp = (0.4, 0.35)

    def __init__(self, drafter: Drafter, wishes: Wishes | None, parent: QWidget | None) -> None:
        super().__init__(wishes, parent)
        t = self.theme
        self.step = PICTURES
        self.mending = False  # whether there is a card to be mended
        self.drafter = drafter
        self.rail = StepRail(t, self)
        self.zone = DropZone(t, self)
        self.corner_board = CornerBoard(t, self)
        self.flat_board = FlatBoard(t, self)
        self.board = MendBoard(drafter, t, self)
        self.tools = ToolRack(t, self)
        self.roster = Roster(t, self)
        self.notes = Notes(t, self)
        self.strip = SheetStrip(t, self)
        self.progress = Progress(t, self)
        self._make_buttons()
        self._make_fields()
        self.rail.raise_()  # no shadow of what lies below may take its clicks

    def _button(self, words: str, kind: str = "paper") -> Button:
        return Button(words, self.theme, kind, self, pill=False)

    def _make_buttons(self) -> None:
        self.files = self._button(tr("Choose files …"), "accent")
        self.folder = self._button(tr("Choose a folder …"))
        self.cancel = self._button(tr("Cancel"))
        self.take_away = self._button(tr("Take away"))
        self.anew = self._button(tr("Begin anew"), "danger")
        self.seek = self._button(tr("Find by itself"))
        self.reread = self._button(tr("Read with these corners"), "accent")
        self.turn = self._button(tr("Turn round"))
        self.turn.setAccessibleName(tr("Turn the path round"))
        self.play = self._button(tr("Play it"))
        self.play.setAccessibleName(tr("Try the card on the light box"))
        self.exchange = self._button(tr("Diamond ↔ dot"))
        self.exchange.setAccessibleName(tr("Exchange diamonds and dots"))
        self.previous = self._button(tr("Previous"))
        self.next = self._button(tr("Next"))
        self.accept = self._button(tr("Accept"), "accent")
        self.save = self._button(tr("Save the deck"), "accent")
        self.back = self._button(tr("Step back"), "dark")
        self.on = self._button(tr("Next step"), "dark")
        self.back.setAccessibleName(tr("Back to the step before"))
        self.on.setAccessibleName(tr("On to the next step"))
        self.redo = self._button(tr("Redo"), "dark")

    def _make_fields(self) -> None:
        t = self.theme
        self.mirror = Choice(tr("Which way the card lies"), MIRRORS, t, self)
        self.layers = Choice(tr("What shows"), LAYERS, t, self)
        self.scan = Choice(tr("How much of the scan shows"), LOOKS, t, self)
        self.travel = Choice(tr("The line to it"), TRAVELS, t, self)
        self.card_name = self._edit(tr("Name of the card"), LONGEST_NAME)
        self.card_key = Turner(tr("Number or letter"), ["1"], t, self)
        self.deck = Turner(tr("Deck"), [tr("A new deck")], t, self)
        self.deck_name = self._edit(tr("Name of the new deck"), 60)
        self.deck_name.setText(tr("My scanned deck"))
        self.fill = Switch(tr("Fill gaps from the bundled deck"), t, self)
        self.fill.setChecked(True)

    def _edit(self, name: str, longest: int) -> QLineEdit:
        edit = QLineEdit(self)
        edit.setAccessibleName(name)
        edit.setMaxLength(longest)
        return edit

    # what is on the bench

    def foot_rows(self) -> list[list[QWidget]]:
        """What lies under the notes at this step, row by row."""
        kind: list[QWidget] = [self.travel if self.drafter.offense else self.exchange]
        rows: dict[int, list[list[QWidget]]] = {
            PICTURES: [[self.take_away, self.anew]],
            CORNERS: [[self.seek], [self.reread]],
            LINES: [[self.mirror]],
            INKS: [[self.layers]],
            PATH: [[self.scan], kind, [self.turn, self.play]],
            LOOK: [[self.scan], kind, [self.previous, self.next], [self.accept]],
            SAVE: [
                [self.card_name],
                [self.card_key],
                [self.deck],
                [self.deck_name],
                [self.fill],
                [self.save],
            ],
        }
        found: list[list[QWidget]] = [*rows[self.step], [self.back, self.on]]
        least = self.theme.px(LEAST_NOTES) * max(1.0, self.theme.text)
        if self.step == LOOK and self.column().height() - len(found) * self._row() < least:
            return found[1:]  # the key for the scan is still there
        return found

    def canvas(self) -> QWidget:
        """What lies in the middle at this step."""
        if self.step in MENDS:
            return self.board if self.mending else self.flat_board
        return {
            PICTURES: self.zone,
            CORNERS: self.corner_board,
            LINES: self.flat_board,
            INKS: self.flat_board,
            SAVE: self.roster,
        }[self.step]

    def _changing(self) -> tuple[QWidget, ...]:
        """Everything that lies on the bench at some steps only."""
        return (
            *(self.zone, self.corner_board, self.flat_board, self.board, self.tools, self.roster),
            *(self.files, self.folder, self.take_away, self.anew, self.seek, self.reread),
            *(self.mirror, self.layers, self.scan, self.travel, self.exchange),
            *(self.turn, self.play, self.previous),
            *(self.next, self.accept, self.card_name, self.card_key, self.deck, self.deck_name),
            *(self.fill, self.save, self.strip, self.progress, self.cancel),
        )

    def furnish(self) -> None:
        """Lay out what belongs to the step, and put the rest away."""
        shown = {part for row in self.foot_rows() for part in row} | {self.canvas()}
        if self.step == PICTURES:
            shown |= {self.files, self.folder}
        if self.step in MENDS and self.mending:
            shown.add(self.tools)
        if self.step != SAVE:
            shown |= {self.strip, self.progress, self.cancel}
        for part in self._changing():
            part.setVisible(part in shown)
        self.place()
        self.update()

    # places

    def themed(self) -> None:
        """Pass the theme on."""
        t = self.theme
        for part in self.children():
            if isinstance(part, QLineEdit):
                part.setFont(t.font("body"))
                part.setStyleSheet(edit_style(t))
            elif isinstance(part, QWidget) and part not in (self.top_bar, self.status_line):
                part.set_theme(t)  # type: ignore[attr-defined]

    def _side_wide(self) -> float:
        return self.theme.px(SIDE) * (0.5 + 0.5 * max(1.0, self.theme.text))

    def column(self) -> QRectF:
        """Where notes and controls stand."""
        stage, m = self.stage(), self.theme.px(SPACE.s4)
        top = self.rail_rect().bottom() + m * 0.5
        left = stage.right() - m - self._side_wide()
        return QRectF(left, top, self._side_wide(), self.strip_card().top() - m * 0.7 - top)

    def rail_rect(self) -> QRectF:
        """Where the steps stand."""
        stage, m = self.stage(), self.theme.px(SPACE.s4)
        redo = self.redo.sizeHint().width()
        high = self.rail.sizeHint().height()
        return QRectF(stage.left() + m, stage.top() + m * 0.5, stage.width() - 2.2 * m - redo, high)

    def strip_card(self) -> QRectF:
        """Where the panel with the thumbnails lies; the roster needs none beside it."""
        t, stage, m = self.theme, self.stage(), self.theme.px(SPACE.s4)
        high = t.px(STRIP) * (0.5 + 0.5 * max(1.0, t.text)) if self.step != SAVE else 0.0
        return QRectF(
            stage.left() + m, stage.bottom() - m * 0.7 - high, stage.width() - 2 * m, high
        )

    def canvas_rect(self) -> QRectF:
        """Where the middle lies."""
        stage, m, column = self.stage(), self.theme.px(SPACE.s4), self.column()
        left = stage.left() + m
        if self.step in MENDS and self.mending:
            left += self._tools_wide() + m
        return QRectF(left, column.top(), column.left() - m - left, column.height())

    def _tools_wide(self) -> float:
        return self.theme.px(TOOLS) * (0.35 + 0.65 * max(1.0, self.theme.text))

    def place(self) -> None:
        """Lay everything out."""
        if self.step == LOOK:
            self.scan.setVisible(self.scan in self.foot_rows()[0])
        t, m = self.theme, self.theme.px(SPACE.s4)
        rail = self.rail_rect()
        self.rail.setGeometry(rail.toRect())
        redo = self.redo.sizeHint()
        top = rail.center().y() - redo.height() / 2
        self.redo.setGeometry(
            QRectF(rail.right() + m * 0.2, top, redo.width(), redo.height()).toRect()
        )
        self._place_strip()
        canvas = self.canvas_rect()
        self.place_zone()
        for part in (self.corner_board, self.flat_board, self.board):
            part.setGeometry(canvas.toRect())
        d = t.px(SPACE.s3)
        self.roster.setGeometry(canvas.adjusted(-d, -d / 2, d, d).toRect())
        tools = QRectF(self.stage().left() + m, canvas.top(), self._tools_wide(), self.tools.high())
        self.tools.lay(tools)
        self._place_foot()

    def _place_strip(self) -> None:
        t, card = self.theme, self.strip_card()
        pad = t.px(SPACE.s3)
        button = self.cancel.sizeHint()
        top = card.top() + t.px(3)
        wide = max(button.width(), round(t.px(96)))
        self.cancel.setGeometry(
            QRectF(card.right() - pad - wide, top, wide, button.height()).toRect()
        )
        line = QRectF(card.left() + pad + t.px(4), top, 0, button.height())
        line.setRight(card.right() - pad - wide - t.px(16))
        self.progress.setGeometry(line.toRect())
        below = top + button.height() - t.px(2)
        cells = QRectF(card.left() + pad, below, card.width() - 2 * pad, 0)
        cells.setBottom(card.bottom() - t.px(5))
        self.strip.setGeometry(cells.toRect())

    def place_zone(self) -> None:
        """Lay the drop zone out, which has its buttons beside a picture or in the middle."""
        t, d, canvas = self.theme, self.theme.px(SPACE.s4), self.canvas_rect()
        self.zone.setGeometry(canvas.adjusted(-d, -d / 2, d, d).toRect())
        words = self.zone.words_rect().translated(QPointF(self.zone.pos()))
        top = words.bottom() + t.px(14)
        gap, buttons = t.px(SPACE.s3), (self.files, self.folder)
        wide = sum(button.sizeHint().width() for button in buttons) + gap
        across = wide <= words.width()
        left = words.center().x() - wide / 2
        for button in buttons:
            size = button.sizeHint()
            at = left if across else words.center().x() - size.width() / 2
            button.setGeometry(QRectF(at, top, size.width(), size.height()).toRect())
            left += (size.width() + gap) if across else 0.0
            top += 0.0 if across else size.height()
        self.files.raise_()
        self.folder.raise_()

    def foot_card(self) -> QRectF:
        """Where the panel with the controls lies."""
        t, column = self.theme, self.column()
        rows = self.foot_rows()
        high = len(rows) * self._row() + t.px(SPACE.s4)
        return QRectF(column.left(), column.bottom() - high, column.width(), high)

    def _row(self) -> float:
        return self.back.sizeHint().height() + self.theme.px(2)

    def label_wide(self) -> float:
        """How much room the names of the fields take."""
        t = self.theme
        return max(text_width(t, "field-label", words) for words in LABELS) + t.px(8)

    def _place_foot(self) -> None:
        t, card = self.theme, self.foot_card()
        pad = t.px(SPACE.s3)
        top = card.top() + t.px(SPACE.s2)
        for row in self.foot_rows():
            left = card.left() + pad
            if self._labeled(row):
                left += self.label_wide()
            for part, wide in zip(row, shared_widths(card.right() - pad - left, row), strict=True):
                place = QRectF(left, top, wide, self._row() - t.px(2))
                inset = t.px(4) if isinstance(part, QLineEdit) else 0.0
                part.setGeometry(place.adjusted(inset, inset, -inset, -inset).toRect())
                left += wide
            top += self._row()
        column = self.column()
        bottom = card.top() - t.px(SPACE.s2)
        self.notes.lay(QRectF(column.left(), column.top(), column.width(), bottom - column.top()))

    def _labeled(self, row: Sequence[QWidget]) -> bool:
        return row[0] in (self.card_name, self.card_key, self.deck, self.deck_name)

    def paint_stage(self, painter: QPainter) -> None:
        """The panels, the frame round the middle, the names of the fields."""
        t = self.theme
        if self.step != SAVE:
            paint_panel(painter, self.strip_card(), t)
        paint_panel(painter, self.foot_card(), t)
        if self.canvas() not in (self.zone, self.roster):
            edge = t.px(4)
            frame = QRectF(self.canvas().geometry()).adjusted(-edge, -edge, edge, edge)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(t.color("case_d"))
            painter.drawRoundedRect(frame, edge, edge)
        if self.step == SAVE:
            left = self.foot_card().left() + t.px(SPACE.s3) + t.px(2)
            fields = (self.card_name, self.card_key, self.deck, self.deck_name)
            for words, part in zip(LABELS, fields, strict=True):
                there = QRectF(part.geometry())
                box = QRectF(left, there.top(), self.label_wide(), there.height())
                draw_text(painter, box, words, t, "field-label", "panel_text", LEFT)
