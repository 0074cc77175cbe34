"""About: what this is, whose the names are, and whose work is in it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from gridlight import __version__
from gridlight.kernel.language import tr
from gridlight.ui.chrome import Screen
from gridlight.ui.paint.buttons import Button
from gridlight.ui.paint.keepsakes import paint_little_box
from gridlight.ui.paint.panel import paint_panel, paint_rule
from gridlight.ui.paint.text import draw_lines, draw_text, lines_height
from gridlight.ui.theme import Wishes
from gridlight.ui.tokens import SPACE

PARAGRAPHS = (
    (
        tr("WHAT IT IS"),
        tr(
            "Vintage tabletop football on a desktop: a light box that glows, and a board with "
            "eleven men a side, for two people at one screen. Everything stays on this machine."
        ),
    ),
    (
        tr("LICENSE"),
        tr(
            "Gridlight is free software under the MIT license: use it, change it, pass it on. "
            "Its cards, tables, art and texts are the project's own."
        ),
    ),
    (
        tr("NAMES"),
        tr(
            "The names of the games belong to their owners and only say what is played. Gridlight "
            "is neither made nor endorsed by them, and has no tie to any league or team."
        ),
    ),
    (
        tr("TYPE"),
        tr(
            "Fjalla One by Irina Smirnova, Sorkin Type Co; Source Sans Pro by Paul D. Hunt, Adobe. "
            "Both under the SIL Open Font License 1.1, whose text lies beside the fonts."
        ),
    ),
    (
        tr("BUILT WITH"),
        tr("Python, Qt by way of PySide6 (LGPL 3), NumPy and Pillow."),
    ),
)


# places on the card at 100 %
TEXT_LEFT, TEXT_RIGHT, TOP, HEAD, GAP = 298.0, 36.0, 34.0, 33.0, 18.0


class AboutScreen(Screen):
    """A card that says all this; `back_wanted` when Done or Escape is pressed."""

    back_wanted = Signal()

    bar_items = ()
    lamp = (0.5, 0.36)

    def __init__(self, wishes: Wishes | None = None, parent: QWidget | None = None) -> None:
        super().__init__(wishes, parent)
        self.done = Button(tr("Done"), self.theme, "accent", self, pill=False)
        self.done.clicked.connect(self.back_wanted)
        self.setAccessibleDescription(" ".join(text for _, text in PARAGRAPHS))
        self.set_title(tr("ABOUT GRIDLIGHT"), tr("Version {version}", version=__version__))
        self.say(f"Gridlight {__version__}.", tr("Escape goes back"), tr("ABOUT"), "")
        self.first = self.done

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back_wanted.emit()
            return
        super().keyPressEvent(event)

    def themed(self) -> None:
        """Pass the theme on."""
        self.done.set_theme(self.theme)

    def card_rect(self) -> QRectF:
        """Where the card lies."""
        stage, k = self.stage(), self.theme.k
        margin = self.theme.px(SPACE.s5)
        wide = min(stage.width() - 2 * margin, 940 * k)
        text = wide - (TEXT_LEFT + TEXT_RIGHT) * k
        words = sum(HEAD * k + self._high(said, text) + GAP * k for _, said in PARAGRAPHS)
        high = min(stage.height() - 2 * margin, max(500 * k, TOP * k + words + 84 * k))
        left, top = (stage.width() - wide) / 2, stage.top() + (stage.height() - high) / 2
        return QRectF(left, top, wide, high)

    def _high(self, text: str, wide: float) -> float:
        return lines_height(self.theme, self._role(), text, wide) + 2

    def place(self) -> None:
        """Lay the button at the foot of the card."""
        card, k = self.card_rect(), self.theme.k
        size = self.done.sizeHint()
        self.done.setGeometry(
            round(card.right() - 24 * k) - size.width(),
            round(card.bottom() - 18 * k) - size.height(),
            size.width(),
            size.height(),
        )

    def paint_stage(self, painter: QPainter) -> None:
        """The card: the little box at the left, the words at its right."""
        t, k = self.theme, self.theme.k
        card = self.card_rect()
        paint_panel(painter, card, t)
        box = QRectF(card.left() + 32 * k, card.top() + 40 * k, 230 * k, 302 * k)
        paint_little_box(painter, box, t)
        name = QRectF(box.left(), box.bottom() + 18 * k, box.width(), 34 * k)
        draw_text(painter, name, "GRIDLIGHT", t, "heading", "panel_text")
        line = QRectF(box.left(), name.bottom(), box.width(), 22 * k)
        draw_text(
            painter,
            line,
            tr("Version {version}", version=__version__),
            t,
            "body-strong",
            "panel_mut",
        )
        for head, text, title, words in self._paragraphs():
            draw_text(painter, title, head, t, "object", "panel_text")
            paint_rule(painter, title.translated(0, 27 * k), t)
            draw_lines(painter, words, text, t, self._role(), "panel_mut")

    def _role(self) -> str:
        return "lead" if self.theme.text <= 1.0 else "body"

    def _paragraphs(self) -> list[tuple[str, str, QRectF, QRectF]]:
        k, card = self.theme.k, self.card_rect()
        left = card.left() + TEXT_LEFT * k
        wide = card.width() - (TEXT_LEFT + TEXT_RIGHT) * k
        top = card.top() + TOP * k
        placed = []
        for head, text in PARAGRAPHS:
            title = QRectF(left, top, wide, 24 * k)
            words = QRectF(left, top + HEAD * k, wide, self._high(text, wide))
            placed.append((head, text, title, words))
            top = words.bottom() + GAP * k
        return placed

    def words_bottom(self) -> float:
        """Where the last paragraph ends."""
        return self._paragraphs()[-1][3].bottom()
