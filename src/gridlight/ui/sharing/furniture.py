"""What stands on the share screen and where: the pack at the left, a deck's cards beside it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import quoted, tr
from gridlight.present.sharing import Found, digest_words
from gridlight.ui.chrome import Screen
from gridlight.ui.editor.turner import Turner
from gridlight.ui.editor.wall import CardWall
from gridlight.ui.paint.buttons import Button, Switch
from gridlight.ui.paint.panel import paint_panel, paint_rule, paint_tile
from gridlight.ui.paint.text import LEFT, draw_lines, draw_text, line_height, lines_height
from gridlight.ui.printing.column import Column, Row, Said, heading, hint
from gridlight.ui.printing.field import Field
from gridlight.ui.theme import Wishes
from gridlight.ui.tokens import SPACE

SIDE = 316.0
DRAWINGS = tr("Cards as SVG drawings, out and back.")
DROP = tr("Drop a .deck file or an SVG drawing here")
LET_GO = tr("Let go to open it")


class Furniture(Screen):
    """The screen without anything happening on it."""

    bar_items = ("undo", "settings", "help")
    lamp = (0.6, 0.35)

    def __init__(self, wishes: Wishes | None, parent: QWidget | None) -> None:
        super().__init__(wishes, parent)
        t = self.theme
        self.deck = Turner(tr("Deck"), ("…",), t, self)
        self.name = Field(tr("Name"), t, self)
        self.author = Field(tr("Author"), t, self)
        self.license = Field(tr("License"), t, self)
        self.note = Field(tr("Note"), t, self, 500)
        self.pictures = Switch(tr("With the cards’ pictures"), t, self)
        self.pictures.hide()
        self.pack = Button(tr("Pack…"), t, "accent", self, pill=False)
        self.pack.setAccessibleName(tr("Pack as one .deck file"))
        self.one = Button(tr("Card 1…"), t, "paper", self, pill=False)
        self.all = Button(tr("All cards…"), t, "paper", self, pill=False)
        self.all.setAccessibleName(tr("Save all cards as drawings"))
        self.drawing = Button(tr("Import a drawing…"), t, "paper", self, pill=False)
        self.wall = CardWall(t, self)
        self.open = Button(tr("Open…"), t, "dark", self, pill=False)
        self.open.setAccessibleName(tr("Open a .deck file"))
        self.take = Button(tr("Put it with my decks"), t, "accent", self, pill=False)
        self.leave = Button(tr("Leave it"), t, "dark", self, pill=False)
        self.found: Found | None = None
        self.over = False  # whether a file is held over the screen
        self.pack_said = ""
        self._card = Column()

    def fields(self) -> tuple[Field, ...]:
        """What stands on the pack."""
        return self.name, self.author, self.license, self.note

    def _parts(self) -> tuple[QWidget, ...]:
        buttons = (self.pack, self.one, self.all, self.drawing)
        slot = (self.open, self.leave, self.take)
        return (self.deck, *self.fields(), self.pictures, *buttons, self.wall, *slot)

    def themed(self) -> None:
        """Pass the theme on."""
        for part in self._parts():
            part.set_theme(self.theme)  # type: ignore[attr-defined]

    # places

    def card(self) -> QRectF:
        """Where the printed card lies."""
        t, stage, m = self.theme, self.stage(), self.theme.px(SPACE.s5)
        wide = t.px(SIDE) * (0.45 + 0.55 * max(1.0, t.text))
        return QRectF(stage.left() + m, stage.top() + m * 0.7, wide, stage.height() - m * 1.4)

    def _table(self) -> QRectF:
        """The table right of the printed card."""
        card, m = self.card(), self.theme.px(SPACE.s5)
        right = self.stage().right() - m
        return QRectF(card.right() + m, card.top(), right - card.right() - m, card.height())

    def _head_high(self) -> float:
        t = self.theme
        lines = 2.4 if self.note_words() else 1.2
        return line_height(t, "heading") + line_height(t, "body") * lines + t.px(6)

    def note_words(self) -> str:
        """What its author says about the deck on the table; most often nothing."""
        deck = self.found.deck if self.found is not None else None
        return quoted(deck.note) if deck is not None and deck.note else ""

    def slot(self) -> QRectF:
        """Where files are dropped, or a found deck is taken."""
        table = self._table()
        high = self.open.sizeHint().height() + self.theme.px(8)
        return QRectF(table.left(), table.bottom() - high, table.width(), high)

    def middle(self) -> QRectF:
        """Where a deck's cards lie, or its faults are told."""
        table, slot = self._table(), self.slot()
        top = table.top() + self._head_high()
        return QRectF(table.left(), top, table.width(), slot.top() - top - self.theme.px(8))

    def place(self) -> None:
        """Lay everything out."""
        wide = max(part.words_width() for part in self.fields())
        for part in self.fields():
            part.set_words_width(wide)
        lower = (heading(tr("DRAWINGS")), hint(DRAWINGS), 4.0, (self.one, self.all), self.drawing)
        self._card.lay(self.card(), self.theme, self._upper(), lower)
        self.wall.setGeometry(self.middle().toRect())
        slot, right = self.slot(), self.slot().right() - self.theme.px(4)
        for button in (self.take, self.leave, self.open):
            if not button.isVisibleTo(self):
                continue
            size = button.sizeHint()
            top = slot.center().y() - size.height() / 2
            place = QRectF(right - size.width(), top, size.width(), size.height())
            button.setGeometry(place.toRect())
            right = place.left()

    def _upper(self) -> tuple[Row, ...]:
        return (
            heading(tr("GIVE A DECK AWAY")),
            6.0,
            self.deck,
            6.0,
            *self.fields(),
            4.0,
            *((self.pictures,) if self.pictures.isVisibleTo(self) else ()),
            6.0,
            Said(self.pack_said, "body", "panel_text"),
            6.0,
            self.pack,
        )

    # paint

    def head_words(self) -> tuple[str, str]:
        """What is written over the cards on the table: a name, and what is said of it."""
        if self.found is None:
            return "", ""
        if self.found.deck is None:
            return self.found.source, tr("This file can’t be opened.")
        digest = digest_words(self.found.deck.digest)
        return self.found.deck.name, tr(
            "{found} Digest {digest}.", found=self.found.words, digest=digest
        )

    def paint_stage(self, painter: QPainter) -> None:
        """The printed card, what is written on the table, and where files are dropped."""
        t, table = self.theme, self._table()
        self._card.paint(painter, t)
        name, words = self.head_words()
        high = line_height(t, "heading")
        line = QRectF(table.left(), table.top(), table.width(), high)
        draw_text(painter, line, name, t, "heading", "text_on_table", LEFT)
        line = QRectF(table.left(), line.bottom(), table.width(), line_height(t, "body") * 1.2)
        draw_text(painter, line, words, t, "body", "text_on_table", LEFT)
        line.translate(0, line.height())
        draw_text(painter, line, self.note_words(), t, "body", "text_on_table", LEFT)
        if self.found is not None and self.found.faults:
            self._paint_faults(painter, self.found)
        self._paint_slot(painter)

    def _paint_faults(self, painter: QPainter, found: Found) -> None:
        """The faults one below the other, as many as there is room for."""
        t, pad = self.theme, self.theme.px(SPACE.s5)
        card = self.middle()
        paint_panel(painter, card, t)
        box = card.adjusted(pad, pad * 0.7, -pad, -pad * 0.7)
        line = QRectF(box.left(), box.top(), box.width(), line_height(t, "object"))
        draw_text(painter, line, tr("WHAT IS WRONG"), t, "object", "bad", LEFT)
        box.setTop(box.top() + line_height(t, "object") + t.px(10))
        paint_rule(painter, box.translated(0, -t.px(5)), t)
        more = line_height(t, "body") * 1.5
        for index, fault in enumerate(found.faults):
            high = lines_height(t, "body", fault, box.width())
            last = index == len(found.faults) - 1
            if high + (0.0 if last else more) > box.height():
                words = tr("… and {count} more.", count=len(found.faults) - index)
                draw_lines(painter, box, words, t, "body", "panel_mut")
                return
            draw_lines(painter, box, fault, t, "body", "panel_text")
            box.setTop(box.top() + high + t.px(SPACE.s2))

    def _paint_slot(self, painter: QPainter) -> None:
        t, slot = self.theme, self.slot()
        paint_tile(painter, slot, t, 0.8 if self.over else 0.0)
        d = t.px(5)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        token = "focus" if self.over else "tile_line"
        painter.setPen(QPen(t.color(token), t.px(1.6), Qt.PenStyle.DashLine))
        painter.drawRoundedRect(slot.adjusted(d, d, -d, -d), t.px(8), t.px(8))
        left = min(b.x() for b in (self.take, self.leave, self.open) if b.isVisibleTo(self))
        words = QRectF(slot.left() + t.px(20), slot.top(), 0, slot.height())
        words.setRight(left - t.px(12))
        said = LET_GO if self.over else DROP
        draw_text(painter, words, said, t, "body", "text_on_table", LEFT)
