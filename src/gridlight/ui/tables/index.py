"""The index of the editors for tables: three things on the table, one for each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.penalty_editor import CardDesk, ChartDesk
from gridlight.present.spinner_editor import SpinnerDesk
from gridlight.present.tables import Editing
from gridlight.present.tables_index import Entry, entries
from gridlight.session.penalty_shelf import AVERAGE, CARDS, CHARTS, HOUSE
from gridlight.session.spinner_shelf import SPINNERS
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_focus, paint_panel
from gridlight.ui.paint.text import CENTER, draw_lines, draw_text
from gridlight.ui.screens.tiles import CardTile, TilesScreen
from gridlight.ui.tables.pictures import ChartPicture, Picture, PrintedPicture, WheelPicture
from gridlight.ui.theme import Theme, Wishes
from gridlight.ui.tokens import SPACE

HINT = tr("Arrow keys choose, Enter opens, Escape goes back")
SENTENCE = tr("Copy one of the house’s and change it; New game offers yours beside it.")


class Tile(CardTile):
    """A printed card with a picture of what it opens."""

    def __init__(self, entry: Entry, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._editing, self._picture, self._section = _example(entry.page)
        self.show_entry(entry)

    def show_entry(self, entry: Entry) -> None:
        """Say so of it."""
        self.entry = entry
        self.setAccessibleName(f"{entry.title}: {entry.count}")
        self.setAccessibleDescription(entry.lead)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The card, its picture and its words."""
        painter, t, card = QPainter(self), self.theme, self.card()
        smooth(painter)
        k = t.k
        paint_panel(painter, card, t)
        words_high = 150 * k * max(1.0, t.text)
        box = card.adjusted(18 * k, 18 * k, -18 * k, -words_high)
        self._picture.paint(painter, box, t, self._editing, self._section, -1)
        line = QRectF(card.left(), box.bottom() + 8 * k, card.width(), 32 * k * max(1.0, t.text))
        draw_text(painter, line, self.entry.title.upper(), t, "heading", "panel_text", CENTER)
        lead = QRectF(card.left() + 20 * k, line.bottom() + 2 * k, card.width() - 40 * k, 0)
        lead.setBottom(card.bottom() - 34 * k * max(1.0, t.text))
        top = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        draw_lines(painter, lead, self.entry.lead, t, "body", "panel_mut", top)
        foot = QRectF(card.left(), lead.bottom(), card.width(), card.bottom() - lead.bottom())
        foot.adjust(0, 0, 0, -8 * k)
        draw_text(painter, foot, self.entry.count, t, "small-strong", "panel_text", CENTER)
        if self.hasFocus():
            paint_focus(painter, card, t.px(SPACE.r_panel), t)


class TablesScreen(TilesScreen):
    """The three editors; `opened` carries the name of the page that was chosen."""

    opened = Signal(str)

    def __init__(
        self,
        wishes: Wishes | None = None,
        parent: QWidget | None = None,
        shown: Sequence[Entry] | None = None,
    ) -> None:
        super().__init__(wishes, parent)
        self._given = tuple(shown) if shown is not None else None
        self.tiles = tuple(Tile(entry, self.theme, self) for entry in self._given or entries())
        self.lay(self.tiles)
        for tile in self.tiles:
            tile.clicked.connect(lambda _=False, page=tile.entry.page: self.opened.emit(page))
        self.set_title(tr("TABLES"), tr("Penalties and spinners of your own"))
        self.say(SENTENCE, HINT, tr("TABLES"), "")

    def start_focus(self) -> None:
        """Count anew, and put the keyboard on the tile that was open."""
        for tile, entry in zip(self.tiles, self._given or entries(), strict=True):
            tile.show_entry(entry)
        self.focus_on(self.tiles[0])


def _example(page: str) -> tuple[Editing[Any], Picture, int]:
    """What a tile shows: the house's own, and which section of it."""
    if page == "penalty-cards":
        cards: Editing[Any] = Editing(CardDesk(CHARTS.load(HOUSE)), CARDS)
        cards.open(AVERAGE)
        return cards, PrintedPicture(), 0
    if page == "penalty-chart":
        return Editing(ChartDesk(CARDS.load(AVERAGE)), CHARTS), ChartPicture(), 1
    return Editing(SpinnerDesk(SPINNERS.load(HOUSE)), SPINNERS), WheelPicture(), 3
