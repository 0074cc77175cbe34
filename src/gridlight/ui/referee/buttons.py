"""Large buttons with what happened; two people around a table reach for them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.ui.paint.buttons import paint_button
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.pressed import Pressed
from gridlight.ui.paint.text import CENTER, Align, draw_lines, draw_text, line_height, text_width
from gridlight.ui.theme import Theme

LOW = 46.0  # on a button lower than this the key stands beside the words
KEY_WIDE = 20.0  # the room of a key beside the words
NOTE_FROM = 74.0  # a button this high has room for what it leads to


def even(buttons: Sequence[SayButton]) -> None:
    """Print the words of buttons that lie together in one size."""
    px = min((button.words_px() for button in buttons), default=None)
    for button in buttons:
        button.set_px(px)


class SayButton(Pressed):
    """A button as large as it is laid; its key stands in its corner, a note below its words."""

    def __init__(
        self,
        text: str,
        key: str,
        theme: Theme,
        parent: QWidget,
        *,
        kind: str = "paper",
        note: str = "",
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._kind = kind
        self._key = key
        self.note = note
        self._px: float | None = None
        self.setText(text)
        self.setAccessibleName(f"{text}. {note}" if note else text)
        self.setAccessibleDescription(tr("Key {key}", key=key) if key else "")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def key(self) -> str:
        """The key that presses it."""
        return self._key

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.update()

    def words_px(self) -> float:
        """The size at which its words fit where it is laid."""
        t = self._theme
        most = float(t.font("heading").pixelSize())
        room = self.width() - t.px(22) - self._beside()
        wide = text_width(t, "heading", self.text())
        return most * min(1.0, room / wide) if wide else most

    def words_wide(self) -> float:
        """How wide it is laid for words of a size that is read easily, its key beside them."""
        t = self._theme
        words = text_width(t, "heading", self.text(), t.type_px("body"))
        return words + t.px(22 + (KEY_WIDE if self._key else 0))

    def _beside(self) -> float:
        """The room that the key takes beside the words of a low button, on either side."""
        low = self.height() < self._theme.px(LOW) * max(1.0, self._theme.text)
        return self._theme.px(KEY_WIDE) if low and self._key else 0.0

    def set_px(self, px: float | None) -> None:
        """Print its words so large, as its neighbors do."""
        self._px = px
        self.update()

    def set_words(self, text: str, *, enabled: bool = True) -> None:
        """Say something else, or dim it."""
        self.setText(text)
        self.setAccessibleName(text)
        self.setEnabled(enabled)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button, its words, its key and its note."""
        painter = QPainter(self)
        smooth(painter)
        t = self._theme
        m = t.px(3)
        box = QRectF(self.rect()).adjusted(m, m, -m, -m)
        hover = 1.0 if self.underMouse() and self.isEnabled() else 0.0
        paint_button(
            *(painter, box, t, "", self._kind),
            hover=hover,
            down=self.isDown(),
            focus=self.hasFocus(),
            enabled=self.isEnabled(),
            pill=False,
        )
        if not self.isEnabled():
            painter.setOpacity(0.5)
        ink = "accent_ink" if self._kind == "accent" else "panel_text"
        mut = "accent_ink" if self._kind == "accent" else "panel_mut"
        aside = self._beside()
        words = box.adjusted(t.px(8), 0, -t.px(8) - aside, 0)
        if self.note and box.height() > t.px(NOTE_FROM):
            high = t.px(34) * max(1.0, t.text)
            below = QRectF(words.left(), box.top() + high + t.px(18), words.width(), 0)
            below.setBottom(box.bottom() - t.px(6))
            words = QRectF(words.left(), box.top() + t.px(14), words.width(), high)
            self._paint_note(painter, below, mut)
        draw_text(painter, words, self.text(), t, "heading", ink, CENTER, self._px)
        if self._key:
            wide = max(t.px(40), text_width(t, "small-strong", self._key) + 2)
            corner = QRectF(box.right() - t.px(6) - wide, box.top() + t.px(1), wide, t.px(17))
            if aside:
                corner.moveTop(box.center().y() - corner.height() / 2)
            draw_text(painter, corner, self._key, t, "small-strong", mut, Align.AlignRight)

    def _paint_note(self, painter: QPainter, below: QRectF, ink: str) -> None:
        t = self._theme
        if below.height() < 2 * line_height(t, "lead"):
            line = QRectF(below.left(), below.top(), below.width(), line_height(t, "body"))
            draw_text(painter, line, self.note, t, "body", ink, CENTER)
            return
        flags = Align.AlignHCenter | Align.AlignTop
        draw_lines(painter, below, self.note, t, "lead", ink, flags)
