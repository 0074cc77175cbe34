"""A play on its own board, drawn frame by frame for a moving picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gridlight.present.play_reel import ROLLS, PlayReel, Scene
from gridlight.ui.boards.board import Board
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.table import paint_plain_table
from gridlight.ui.paint.tags import paint_team_bar
from gridlight.ui.paint.text import draw_lines, draw_text, lines_height
from gridlight.ui.pegboard.board import PegBoard
from gridlight.ui.pegboard.dice_tray import DiceTray
from gridlight.ui.theme import Theme, Wishes, theme_for

SCALE = 0.75  # of the size at 1280 × 800
HEAD, FOOT, ROOM = 38.0, 52.0, 10.0
TRAY = QSizeF(300.0, 112.0)
SIZES = {"all-pro": QSizeF(720.0, 546.0), "pegskin": QSizeF(860.0, 560.0)}
MOST = 150
"""Frames, at the most; of a longer play the last motions are shown."""
SMOOTH, ROLLING = 5, 6
"""Frames of a motion where there is room for all."""
FRAME_MS, START_MS, REST_MS, LAST_MS = 70, 900, 160, 2800
PLAIN = Wishes(theme="den", speed=1.0)


class Frame(NamedTuple):
    """One picture as red, green and blue bytes, and how long it is to be seen."""

    data: bytes
    ms: int


class Film(QWidget):
    """A table with the board of a game on it, above what happened; it is never shown."""

    def __init__(self, reel: PlayReel) -> None:
        super().__init__()
        self.reel = reel
        self.told = False
        size = SIZES[reel.game]
        self._theme = theme_for(QSizeF(1280, 800), PLAIN).at(SCALE)
        self.resize(size.toSize())
        self.board: Board | PegBoard
        if reel.game == "all-pro":
            self.board = Board(self)
        else:
            self.board = PegBoard(self)
            self.board.set_tray(self._tray(size))
        self.board.set_palette(self._theme)
        self.board.lay(self._place(size))

    def _place(self, size: QSizeF) -> QRectF:
        box = QRectF(ROOM, HEAD, size.width() - 2 * ROOM, size.height() - HEAD - FOOT)
        if self.reel.game == "pegskin":
            box.setRight(size.width() - TRAY.width() - 2.5 * ROOM)
            box.setBottom(size.height() - ROOM)
        return box

    def _tray(self, size: QSizeF) -> DiceTray:
        tray = DiceTray(self)
        tray.set_palette(self._theme)
        tray.lay(QRectF(QPointF(size.width() - ROOM - TRAY.width(), HEAD), TRAY))
        return tray

    def words_box(self) -> QRectF:
        """Where it is written what came of the play."""
        wide, high = float(self.width()), float(self.height())
        if self.reel.game == "pegskin":
            top = HEAD + TRAY.height() + 2 * ROOM
            return QRectF(wide - ROOM - TRAY.width(), top, TRAY.width(), high - top - ROOM)
        return QRectF(ROOM + 4, high - FOOT + 4, wide - 2 * ROOM - 8, FOOT - 6)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the table and the words."""
        painter = QPainter(self)
        smooth(painter)
        t = self._theme.at(1.0)
        paint_plain_table(painter, QRectF(self.rect()), t)
        head = QRectF(ROOM + 4, 4, self.width() - 2 * ROOM, HEAD - 8)
        if self.reel.side is not None:
            bar = QRectF(head.left(), head.top() + 5, 5, head.height() - 10)
            paint_team_bar(painter, bar, t, self.reel.side.value)
            head.adjust(14, 0, 0, 0)
        draw_text(painter, head, self.reel.head, t, "heading", "text_on_table", px=19)
        if self.told:
            box = self.words_box()
            words = fitting(self.reel.foot, t, box)
            draw_lines(painter, box, words, t, "body", "text_on_table")

    def frame(self, ms: int) -> Frame:
        """How everything looks now."""
        picture = self.grab().toImage().convertToFormat(QImage.Format.Format_RGB888)
        wide = picture.width() * 3
        data = bytes(picture.constBits())
        step = picture.bytesPerLine()
        if step != wide:
            data = b"".join(data[y : y + wide] for y in range(0, len(data), step))
        return Frame(data, ms)


def fitting(words: str, theme: Theme, box: QRectF) -> str:
    """As many sentences from the first as fit into a box."""
    sentences = words.split(". ")
    while len(sentences) > 1 and lines_height(theme, "body", ". ".join(sentences), box.width()) > (
        box.height()
    ):
        sentences.pop()
    shown = ". ".join(sentences)
    return shown if shown.endswith((".", "!", "?")) or not shown else f"{shown}."


def frames_of(reel: PlayReel) -> Iterator[Frame]:
    """The pictures of a play; it is for the window's thread, and each motion comes at once."""
    film = Film(reel)
    try:
        yield from _frames(film, _within(reel.scenes))
    finally:
        film.deleteLater()


def size_of(reel: PlayReel) -> tuple[int, int]:
    """The width and height of the pictures."""
    size = SIZES[reel.game].toSize()
    return size.width(), size.height()


def _frames(film: Film, scenes: Sequence[Scene]) -> Iterator[Frame]:
    count = sum(len(scene.motions) for scene in scenes)
    each = max(1, min(SMOOTH, (MOST - len(scenes) - 4) // max(1, count)))
    for number, scene in enumerate(scenes):
        film.board.set_board(scene.model)
        film.board.hurry()
        yield film.frame(START_MS if number == 0 else REST_MS)
        for motion in scene.motions:
            yield from _motion(film, motion, each)
    film.told = True
    yield film.frame(LAST_MS)


def _motion(film: Film, motion: Any, each: int) -> list[Frame]:
    """A motion's frames, made in one go: what glides by itself may not get in between."""
    board = film.board
    board.play((motion,), None, None)
    count = each + 1 if isinstance(motion, ROLLS) and each > 1 else each
    found = []
    for n in range(1, count):
        board.acting.at(n / count)
        found.append(film.frame(FRAME_MS))
    board.hurry()
    rest = REST_MS * 3 if isinstance(motion, ROLLS) else FRAME_MS
    return [*found, film.frame(rest)]


def _within(scenes: Sequence[Scene]) -> list[Scene]:
    """The last scenes, as many as there is room for."""
    kept: list[Scene] = []
    room = MOST
    for scene in reversed(scenes):
        if room < 2:
            break
        room -= 1 + len(scene.motions)
        kept.append(scene)
    return kept[::-1]
