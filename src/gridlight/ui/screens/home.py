"""Home: three boxes on the table, the last game, and the way to everything else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QRectF,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from gridlight.kernel.language import tr
from gridlight.present.home import GameBox, HomeView
from gridlight.present.wording import inside
from gridlight.ui.chrome import Screen
from gridlight.ui.paint.buttons import Button
from gridlight.ui.paint.cache import ratio_of, smooth
from gridlight.ui.paint.panel import paint_tile
from gridlight.ui.paint.table import paint_plain_table
from gridlight.ui.paint.text import CENTER, draw_text, text_path
from gridlight.ui.theme import Theme, Wishes
from gridlight.ui.tokens import SPACE
from gridlight.ui.top_bar import BarButton

if TYPE_CHECKING:
    from gridlight.ui.screens.home_art import LidPlace

HINT = tr("Arrow keys choose, Enter opens")
TILES = (
    ("workshop", tr("Workshop"), tr("Draw and share cards")),
    ("records", tr("Record book"), ""),
    ("settings", tr("Settings"), tr("Theme, colors, motion")),
)


class HomeItem(QAbstractButton):
    """Something on Home that can be opened: it lights up under the pointer or the keyboard."""

    def __init__(self, home: Home, name: str) -> None:
        super().__init__(home)
        self.home = home
        self._glow = 0.0
        self._fade = QVariantAnimation(self)
        self._fade.valueChanged.connect(self._set_glow)
        self.setText(name)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setMouseTracking(True)

    @property
    def theme(self) -> Theme:
        """The screen's theme."""
        return self.home.theme

    def glow(self) -> float:
        """How far it is lit, 0 to 1."""
        return 1.0 if self.hasFocus() else self._glow

    def _set_glow(self, value: object) -> None:
        if isinstance(value, float):
            self._glow = value
            self.update()

    def _fade_to(self, value: float) -> None:
        self._fade.stop()
        time = self.theme.times.hover
        if time == 0:
            self._set_glow(value)
            return
        self._fade.setDuration(time)
        self._fade.setStartValue(self._glow)
        self._fade.setEndValue(value)
        self._fade.start()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light up; a pointer that only lay here when the window came says nothing."""
        self._fade_to(0.62)
        super().enterEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Say what it is."""
        self.home.tell(self)
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Go dark again."""
        self._fade_to(0.0)
        self.home.tell(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Say in the status line what it is; not when only the window came to the front."""
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
            self.home.tell(self)
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Let the ring go."""
        self.update()
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens; arrows go to the neighbor."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif not self.home.go(self, event.key()):
            super().keyPressEvent(event)


class Lid(HomeItem):
    """A game's box with its captions."""

    def __init__(self, home: Home, box: GameBox) -> None:
        super().__init__(home, box.title)
        self.box = box
        self.setAccessibleName(
            box.title if box.ready else tr("{title}, in preparation", title=box.title)
        )
        self.setAccessibleDescription(box.line)

    def place(self) -> LidPlace:
        """Where the lid lies in this widget."""
        k = self.theme.k
        from gridlight.ui.screens.home_art import LidPlace

        return LidPlace(self.box.key, QPointF(self.width() / 2, k * (LID_ROOM + LID_HIGH / 2)), k)

    def hitButton(self, pos: QPoint) -> bool:
        """Only the lid and its captions take clicks, not the table around."""
        at = QPointF(pos)
        return self.place().holds(at) or at.y() > self.place().box().bottom()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint lid and captions."""
        if not self.home.warm:
            return
        from gridlight.ui.screens.home_art import paint_lid

        painter = QPainter(self)
        smooth(painter)
        t = self.theme
        place = self.place()
        paint_lid(painter, place, t, ratio_of(painter), self.glow())
        high = t.px(22) * max(1.0, t.text)
        top = place.box().bottom() + t.px(19) - (high - t.px(22)) / 2
        line = QRectF(0, top, self.width(), high)
        draw_text(painter, line, self.box.line, t, "lead-strong", "text_on_table", CENTER)
        line.translate(0, high)
        draw_text(painter, line, self.box.caption, t, "body", "mut_on_table", CENTER)


class Tile(HomeItem):
    """A tile with a small thing on it, a name and a line."""

    def __init__(self, home: Home, kind: str, name: str, line: str) -> None:
        super().__init__(home, name)
        self.kind = kind
        self.line = line

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint tile, thing and words."""
        painter = QPainter(self)
        smooth(painter)
        t = self.theme
        m = t.px(SPACE.s2)
        rect = QRectF(self.rect()).adjusted(m, m, -m, -m)
        paint_tile(painter, rect, t, self._glow, self.hasFocus())
        if self.home.warm:
            side = min(rect.width() * 0.8, rect.height() - t.px(66))
            art = QRectF(rect.center().x() - side / 2, rect.top() + t.px(13), side, side)
            from gridlight.ui.screens.home_art import TILES as ART

            ART[self.kind](painter, art, t)
        pad = t.px(SPACE.s2)
        line = QRectF(rect.left() + pad, rect.bottom() - t.px(57), rect.width() - 2 * pad, t.px(26))
        draw_text(painter, line, self.text().upper(), t, "object", "text_on_table", CENTER)
        line.translate(0, t.px(25))
        line.setHeight(t.px(20))
        draw_text(painter, line, self.line, t, "body", "mut_on_table", CENTER)


LID_ROOM = 46.0  # the lid's widget reaches this far beyond the lid, for turn, ring and shadow
LID_X = (238.5, 640.0, 1041.0)
LID_MIDDLE = 289.0
LID_HIGH = 322.0


class Home(Screen):
    """The first screen. From here to the coin toss are two clicks.

    `game_chosen` carries a game's key, `continue_wanted` the last game's path.
    """

    game_chosen = Signal(str)
    continue_wanted = Signal(object)
    games_wanted = Signal()
    workshop_wanted = Signal()
    records_wanted = Signal()
    position_wanted = Signal()
    lessons_wanted = Signal()

    has_top_bar = False
    lamp = (0.5, 0.2)

    def __init__(
        self,
        view: HomeView | None = None,
        wishes: Wishes | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(wishes, parent)
        self.view = HomeView()
        self.warm = False
        self.setAccessibleName(tr("Gridlight, home"))
        self.lids = [Lid(self, box) for box in self.view.boxes]
        self.games = Button(tr("All games"), self.theme, "paper", self, pill=False)
        self.go_on = Button(tr("Continue"), self.theme, "accent", self, pill=False)
        self.tiles = [Tile(self, *tile) for tile in TILES]
        self.lessons = BarButton("whistle", tr("Lessons"), self.theme, self, "table")
        self.rules = BarButton("list", tr("Rules"), self.theme, self, "table")
        self.position = BarButton("open", tr("Open position…"), self.theme, self, "table")
        self.help = BarButton("help", tr("Help"), self.theme, self, "table")
        self._connect()
        self.show_view(view or HomeView())

    def _connect(self) -> None:
        for lid in self.lids:
            lid.clicked.connect(lambda _=False, one=lid: self._open(one.box))
        self.go_on.clicked.connect(self._continue)
        self.games.clicked.connect(self.games_wanted)
        opened = (self.workshop_wanted, self.records_wanted, self.settings_wanted)
        for tile, signal in zip(self.tiles, opened, strict=True):
            tile.clicked.connect(signal)
        self.help.clicked.connect(self.help_wanted)
        self.position.clicked.connect(self.position_wanted)
        self.lessons.clicked.connect(self.lessons_wanted)
        self.rules.clicked.connect(lambda: self.page_wanted.emit("rules"))
        for button in (self.go_on, self.games, self.lessons, self.rules, self.position, self.help):
            button.installEventFilter(self)

    def show_view(self, view: HomeView) -> None:
        """Show other games; the boxes stay as they are."""
        found = view.last is not None and self.view.last is None
        self.view = view
        self.tiles[1].line = view.record_line
        self.games.setText(view.games_line)
        self.games.setAccessibleName(view.games_line)
        self.games.setVisible(view.saved > 0)
        self.go_on.setText(tr("Continue") if view.last else tr("New game"))
        self.go_on.setAccessibleName(tr("Continue the last game") if view.last else tr("New game"))
        self.tell(None)
        self.place()
        self.update()
        started = self.isVisible() and self.focusWidget() is self.lids[0]
        if found and started:  # before the games were read
            self.start_focus()

    def start_focus(self) -> None:
        """Put the keyboard where a person most likely starts."""
        first = self.go_on if self.view.last else self.lids[0]
        first.setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    def _open(self, box: GameBox) -> None:
        if box.ready:
            self.game_chosen.emit(box.key)
        else:
            self.say(_preparing(box), HINT, tr("WELCOME"))

    def _continue(self) -> None:
        if self.view.last is not None:
            self.continue_wanted.emit(self.view.last.path)
        else:
            self.game_chosen.emit(self.view.boxes[0].key)

    def tell(self, item: HomeItem | None) -> None:
        """Say in the status line what lies under the pointer or the keyboard."""
        sentence = self.view.greeting
        if isinstance(item, Lid):
            box = item.box
            sentence = f"{box.title}: {inside(box.line)}." if box.ready else _preparing(box)
        elif isinstance(item, Tile):
            sentence = f"{item.text()}: {inside(item.line)}."
        self.say(sentence, HINT, tr("WELCOME"))

    # keyboard

    def items(self) -> Sequence[QAbstractButton]:
        """Everything that the arrow keys reach, in the order of Tab."""
        middle = [self.games, self.go_on] if self.view.saved > 0 else [self.go_on]
        return [
            *self.lids,
            *middle,
            *self.tiles,
            self.lessons,
            self.rules,
            self.position,
            self.help,
        ]

    def go(self, item: QWidget, key: int) -> bool:
        """Move the keyboard from `item` the way of an arrow key; whether it was one."""
        way = {
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Down: (0, 1),
        }.get(Qt.Key(key))
        if way is None:
            return False
        start = item.geometry().center()
        best: tuple[float, QAbstractButton] | None = None
        for other in self.items():
            off = other.geometry().center() - start
            along = off.x() * way[0] + off.y() * way[1]
            aside = abs(off.x() * way[1]) + abs(off.y() * way[0])
            if other is item or along <= 8 or aside > along * 2.2:
                continue
            cost = along + 2.0 * aside
            if best is None or cost < best[0]:
                best = (cost, other)
        if best is not None:
            best[1].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrow keys leave the plain buttons too."""
        return (
            isinstance(watched, QWidget)
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and self.go(watched, event.key())
        )

    # places and paint

    def _across(self, x: float) -> float:
        """A place of the 1,280 wide picture, spread over the width there is."""
        return self.width() * x / 1280

    def _down(self, y: float) -> float:
        """A place of the 756 high stage, spread over the height there is."""
        return self.stage().height() * y / 756

    def themed(self) -> None:
        """Pass the theme on; in a small window all of Home grows smaller, so nothing overlaps."""
        self.theme = self.theme.at(min(self.theme.k, self.width() / 1280, self.height() / 800))
        self.status_line.set_theme(self.theme)
        for button in (self.go_on, self.games):
            button.set_theme(self.theme)
        for glyph in (self.lessons, self.rules, self.position, self.help):
            glyph.set_theme(self.theme)

    def panel_rect(self) -> QRectF:
        """Where the card of the last game lies."""
        k = self.theme.k
        left = self._across(60)
        right = self.width() - left - k * (3 * 170 + 3 * 16)
        return QRectF(left, self._down(536), right - left, 196 * k)

    def place(self) -> None:
        """Lay boxes, panel and tiles out over the table."""
        k = self.theme.k
        wide, high = round((356 + 2 * LID_ROOM) * k), round((LID_HIGH + LID_ROOM + 68) * k)
        top = round(self._down(LID_MIDDLE) - (LID_HIGH / 2 + LID_ROOM) * k)
        for lid, x in zip(self.lids, LID_X, strict=True):
            lid.setGeometry(round(self._across(x)) - wide // 2, top, wide, high)
        panel = self.panel_rect()
        m = self.theme.px(SPACE.s2)
        for i, tile in enumerate(self.tiles):
            x = panel.right() + k * (16 + i * 186)
            tile.setGeometry(
                QRectF(x - m, panel.top() - m, 170 * k + 2 * m, panel.height() + 2 * m).toRect()
            )
        size = self.go_on.sizeHint()
        pad = round((14 if self.theme.text <= 1.15 else 7) * k)
        self.go_on.setGeometry(
            round(panel.right()) - pad - size.width(),
            round(panel.bottom()) - pad - size.height(),
            size.width(),
            size.height(),
        )
        size = self.games.sizeHint()
        self.games.setGeometry(
            self.go_on.x() - size.width(),
            self.go_on.y() + (self.go_on.height() - size.height()),
            size.width(),
            size.height(),
        )
        right = self.width() - self._across(32)
        for glyph in (self.help, self.position, self.rules, self.lessons):
            size = glyph.sizeHint()
            right -= size.width()
            glyph.setGeometry(round(right), round(k * 30), size.width(), size.height())

    def paint_ground(self, painter: QPainter) -> None:
        """The table; at the very first paint without its wood, which follows at once."""
        if self.warm:
            super().paint_ground(painter)
        else:
            paint_plain_table(painter, QRectF(self.rect()), self.theme)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint; the first time quickly, and then again with everything."""
        super().paintEvent(event)
        if not self.warm:
            QTimer.singleShot(0, self, self._warm_up)

    def _warm_up(self) -> None:
        self.warm = True
        self.update()

    def paint_stage(self, painter: QPainter) -> None:
        """Lamp, title and the card of the last game."""
        self._paint_title(painter)
        if self.warm:
            self._paint_art(painter)

    def _paint_art(self, painter: QPainter) -> None:
        from gridlight.ui.screens.home_art import paint_last_game, paint_pendant

        t = self.theme
        lamp = QRectF(0, 0, 248 * t.k, 94 * t.k)
        lamp.moveCenter(QPointF(self.width() / 2, 41 * t.k))
        paint_pendant(painter, lamp, t)
        free = (self.games if self.games.isVisibleTo(self) else self.go_on).x()
        paint_last_game(painter, self.panel_rect(), t, self.view, free)

    def _paint_title(self, painter: QPainter) -> None:
        t = self.theme
        left = self._across(42)
        font = t.font("title", t.px(48))
        path = text_path(font, "GRIDLIGHT", QPointF(0, t.px(48)))
        path.translate(left - path.boundingRect().left(), 0)
        painter.setPen(Qt.PenStyle.NoPen)
        if t.dark:
            painter.setBrush(t.color("lid_shade", 190))
            painter.drawPath(path.translated(t.px(1), t.px(2.5)))
        ink = QLinearGradient(0, t.px(28), 0, t.px(68))
        ink.setColorAt(0, t.color("text_on_table"))
        ink.setColorAt(1, t.mix("text_on_table", "brass", 0.3 if t.dark else 0.0))
        painter.setBrush(ink)
        painter.drawPath(path)
        line = QRectF(left, t.px(75), self.width() * 0.36, t.px(25))
        draw_text(
            painter, line, tr("Three football games from the den table"), t, "lead", "text_on_table"
        )


def _preparing(box: GameBox) -> str:
    return tr("{title} is in preparation; the other boxes are ready to play.", title=box.title)
