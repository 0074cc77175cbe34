"""How quick the light box is in software: a step of the slide and a whole painting, against copying
a frame.

The copy is of frames that aren't in the processor's cache, as a window's isn't when it is drawn.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from gridlight import paths
from gridlight.cards.decks import bundled
from gridlight.cards.exact import resolve
from gridlight.ui.lightbox.box import LightBox
from gridlight.ui.lightbox.scene import slide_step
from gridlight.ui.paint.cache import smooth
from gridlight.ui.theme import Wishes, theme_for

FRAMES = 24
STEP_PIXELS = 4


@dataclass(frozen=True, slots=True)
class Paces:
    """Milliseconds for copying a frame, for a step of the slide, for a whole painting."""

    copy: float
    step: float
    whole: float


def paces(wide: int, high: int, theme: str = "den") -> Paces:
    """What a play held on a box of this size takes."""
    app = QApplication.instance() or QApplication([])
    box = armed(wide, high, theme)
    canvas = Canvas(box)
    found = Paces(frame_copy_ms(wide, high), median_ms(canvas.step), median_ms(canvas.whole))
    box.deleteLater()
    app.processEvents()
    return found


def median_ms(run: Callable[[], object], times: int = 240) -> float:
    """The median of the quicker half: what other programs take isn't ours."""
    for _ in range(10):
        run()
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        run()
        taken.append(time.perf_counter() - start)
    taken.sort()
    return statistics.median(taken[: times // 2]) * 1000


def armed(wide: int, high: int, theme: str = "den") -> LightBox:
    """A box of this size on which a play of the bundled deck is held, nothing revealed."""
    deck = bundled(paths.cards("classic"))
    box = LightBox()
    box.set_deck(deck)
    box.set_palette(theme_for(QSizeF(1280, 800), Wishes(theme=theme, reduced=True)))
    box.resize(wide, high)
    offense, defense = deck.play(10), deck.formation("F")
    box.arm(offense, defense, -1, resolve(offense, defense, -1, deck.geometry))
    return box


def frame_copy_ms(wide: int, high: int) -> float:
    """One copy of a frame."""
    rng = np.random.default_rng(1)
    frames = [rng.integers(0, 255, (high, wide, 4), np.uint8) for _ in range(FRAMES)]
    copies = [np.ones_like(frame) for frame in frames]
    turn = iter(range(10**9))

    def copy() -> None:
        k = next(turn) % FRAMES
        np.copyto(copies[k], frames[k])

    return median_ms(copy)


class Canvas:
    """Paints a box into a frame, as its window does."""

    def __init__(self, box: LightBox) -> None:
        self.box = box
        self.scene = box._ready()
        self.image = QImage(box.size(), QImage.Format.Format_RGB32)
        self.image.fill(0)
        self.sight = replace(box.sight, share=0.3)

    def whole(self) -> None:
        """Paint everything."""
        self._paint(QRectF(self.image.rect()))

    def step(self) -> None:
        """Move the slide by a few pixels, and paint what that changes."""
        before = self.sight.share
        after = before + STEP_PIXELS / self.scene.shape.well.height()
        if after >= 0.95:
            before, after = 0.05, 0.05 + STEP_PIXELS / self.scene.shape.well.height()
        self.sight = replace(self.sight, share=after)
        self._paint(*(QRectF(r) for r in slide_step(self.scene.shape, before, after)))

    def _paint(self, *rects: QRectF) -> None:
        painter = QPainter(self.image)
        smooth(painter)
        for rect in rects:
            painter.setClipRect(rect)
            self.scene.paint(painter, self.sight, rect)
        painter.end()
