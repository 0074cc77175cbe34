"""The index of the editors for tables: three things on the table, one for each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from gridlight.present.penalty_editor import CardDesk, ChartDesk
from gridlight.present.spinner_editor import SpinnerDesk
from gridlight.present.tables import Editing
from gridlight.present.tables_index import Entry, entries
from gridlight.session.penalty_shelf import AVERAGE, CARDS, CHARTS, HOUSE
from gridlight.session.spinner_shelf import SPINNERS
from gridlight.ui.chrome import Screen
from gridlight.ui.paint.buttons import Button
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.panel import paint_focus, paint_panel
from gridlight.ui.paint.text import CENTER, draw_lines, draw_text
from gridlight.ui.tables.pictures import ChartPicture, Picture, PrintedPicture, WheelPicture
from gridlight.ui.theme import Theme, Wishes
from gridlight.ui.tokens import SPACE

HINT = "Arrow keys choose, Enter opens, Escape goes back"
SENTENCE = "Copy one of the house’s and change it; New game offers yours beside it."
WIDE, HIGH = 376.0, 480.0


class Tile(QAbstractButton):
    """A printed card with a picture of what it opens."""

    def __init__(self, entry: Entry, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._editing, self._picture, self._section = _example(entry.page)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.show_entry(entry)

    def show_entry(self, entry: Entry) -> None:
        """Say so of it."""
        self.entry = entry
        self.setAccessibleName(f"{entry.title}: {entry.count}")
        self.setAccessibleDescription(entry.lead)
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """The card with room for its shadow."""
        return QSize(round(self._theme.px(WIDE)), round(self._theme.px(HIGH)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens, as Space does; the screen has the arrows."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: Any) -> None:
        """Rise under the pointer."""
        self.update()
        super().enterEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The card, its picture and its words."""
        painter, t = QPainter(self), self._theme
        smooth(painter)
        k, m = t.k, t.px(SPACE.s5)
        card = QRectF(self.rect()).adjusted(m, m, -m, -m)
        if self.underMouse():
            card.translate(0, -t.px(3))
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


class TablesScreen(Screen):
    """The three editors; `opened` carries the name of the page that was chosen."""

    opened = Signal(str)

    bar_items = ("settings", "help")
    lamp = (0.5, 0.4)

    def __init__(
        self,
        wishes: Wishes | None = None,
        parent: QWidget | None = None,
        shown: Sequence[Entry] | None = None,
    ) -> None:
        super().__init__(wishes, parent)
        self._given = tuple(shown) if shown is not None else None
        self.tiles = tuple(Tile(entry, self.theme, self) for entry in self._given or entries())
        for tile in self.tiles:
            tile.clicked.connect(lambda _=False, page=tile.entry.page: self.opened.emit(page))
        self.done = Button("Done", self.theme, "dark", self, pill=False)
        self.done.clicked.connect(self.home_wanted)
        self.set_title("TABLES", "Penalties and spinners of your own")
        self.say(SENTENCE, HINT, "TABLES", "")

    def start_focus(self) -> None:
        """Count anew, and put the keyboard on the tile that was open."""
        for tile, entry in zip(self.tiles, self._given or entries(), strict=True):
            tile.show_entry(entry)
        here = next((tile for tile in self.tiles if tile.hasFocus()), self.tiles[0])
        here.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right choose, Escape goes back."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        if event.key() == Qt.Key.Key_Escape:
            self.home_wanted.emit()
        elif step:
            here = next((i for i, tile in enumerate(self.tiles) if tile.hasFocus()), 0)
            to = self.tiles[(here + step) % len(self.tiles)]
            to.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def themed(self) -> None:
        """Pass the theme on."""
        for tile in self.tiles:
            tile.set_theme(self.theme)
        self.done.set_theme(self.theme)

    def place(self) -> None:
        """Lay the three side by side."""
        stage, k = self.stage(), self.theme.k
        size = self.done.sizeHint()
        high = min(stage.height() - size.height() - 34 * k, HIGH * k * max(1.0, self.theme.text))
        wide = min(WIDE * k, (stage.width() - 20 * k) / len(self.tiles))
        left = stage.center().x() - wide * len(self.tiles) / 2
        top = stage.center().y() - (high + size.height()) / 2
        for i, tile in enumerate(self.tiles):
            tile.setGeometry(QRectF(left + i * wide, top, wide, high).toRect())
        middle = round(stage.center().x() - size.width() / 2)
        self.done.setGeometry(middle, round(top + high), size.width(), size.height())


def _example(page: str) -> tuple[Editing[Any], Picture, int]:
    """What a tile shows: the house's own, and which section of it."""
    if page == "penalty-cards":
        cards: Editing[Any] = Editing(CardDesk(CHARTS.load(HOUSE)), CARDS)
        cards.open(AVERAGE)
        return cards, PrintedPicture(), 0
    if page == "penalty-chart":
        return Editing(ChartDesk(CARDS.load(AVERAGE)), CHARTS), ChartPicture(), 1
    return Editing(SpinnerDesk(SPINNERS.load(HOUSE)), SPINNERS), WheelPicture(), 3
