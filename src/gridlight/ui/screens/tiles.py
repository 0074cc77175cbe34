"""Printed cards side by side on the table, each of which opens something."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.ui.chrome import Screen
from gridlight.ui.paint.buttons import Button
from gridlight.ui.paint.pressed import Pressed
from gridlight.ui.theme import Theme, Wishes
from gridlight.ui.tokens import SPACE


class CardTile(Pressed):
    """A printed card that can be pressed; who inherits paints it.

    `wide` and `high` are its most in pixels at 100 %, with room for its shadow.
    """

    wide, high = 376.0, 480.0

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self.theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """The card with room for its shadow."""
        return QSize(round(self.theme.px(self.wide)), round(self.theme.px(self.high)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right are the screen's."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def card(self) -> QRectF:
        """The card without its shadow."""
        m = self.theme.px(SPACE.s5)
        card = QRectF(self.rect()).adjusted(m, m, -m, -m)
        return card.translated(0, -self.theme.px(3)) if self.underMouse() else card


class TilesScreen(Screen):
    """A few tiles and a button to leave; left and right go from tile to tile."""

    bar_items = ("settings", "help")
    lamp = (0.5, 0.4)

    def __init__(self, wishes: Wishes | None = None, parent: QWidget | None = None) -> None:
        super().__init__(wishes, parent)
        self._tiles: tuple[CardTile, ...] = ()
        self.done = Button(tr("Done"), self.theme, "dark", self, pill=False)
        self.done.clicked.connect(self.home_wanted)

    def lay(self, tiles: Sequence[CardTile]) -> None:
        """Lay these out, the button behind them in the order of Tab."""
        self._tiles = tuple(tiles)
        self.setTabOrder(self._tiles[-1], self.done)

    def focus_on(self, fresh: CardTile) -> None:
        """Put the keyboard on the tile that had it, or else on `fresh`."""
        here = next((tile for tile in self._tiles if tile.hasFocus()), fresh)
        here.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right choose, Escape goes back."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        if event.key() == Qt.Key.Key_Escape:
            self.home_wanted.emit()
        elif step:
            here = next((i for i, tile in enumerate(self._tiles) if tile.hasFocus()), 0)
            to = self._tiles[(here + step) % len(self._tiles)]
            to.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def themed(self) -> None:
        """Pass the theme on."""
        for tile in self._tiles:
            tile.set_theme(self.theme)
        self.done.set_theme(self.theme)

    def place(self) -> None:
        """Lay the tiles side by side."""
        if not self._tiles:
            return
        stage, k, first = self.stage(), self.theme.k, self._tiles[0]
        size = self.done.sizeHint()
        most = first.high * k * max(1.0, self.theme.text)
        high = min(stage.height() - size.height() - 34 * k, most)
        wide = min(first.wide * k, (stage.width() - 20 * k) / len(self._tiles))
        left = stage.center().x() - wide * len(self._tiles) / 2
        top = stage.center().y() - (high + size.height()) / 2
        for i, tile in enumerate(self._tiles):
            tile.setGeometry(QRectF(left + i * wide, top, wide, high).toRect())
        middle = round(stage.center().x() - size.width() / 2)
        self.done.setGeometry(middle, round(top + high), size.width(), size.height())
