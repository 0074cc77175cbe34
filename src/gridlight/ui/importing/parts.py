"""The smaller things on the import's bench: notes, the drop zone, the progress bar, the roster."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QImage, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.importing import KINDS, Line, Slot
from gridlight.ui.importing.strip import TONES
from gridlight.ui.paint.cache import smooth
from gridlight.ui.paint.cards import CardLook, CardPlace, paint_card
from gridlight.ui.paint.panel import paint_focus, paint_panel
from gridlight.ui.paint.shadow import paint_shadow
from gridlight.ui.paint.text import CENTER, LEFT, draw_lines, draw_text, lines_height
from gridlight.ui.screens.paper import Paper
from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE
from gridlight.workshop.scan.formats import heic_known

GAP = 7.0


class Notes(Paper):
    """Lines of words on a card, which is pushed where they are longer."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._lines: tuple[Line, ...] = ()
        self.setAccessibleName(tr("Notes"))

    def lines(self) -> tuple[Line, ...]:
        """What is written."""
        return self._lines

    def show_lines(self, lines: tuple[Line, ...]) -> None:
        """Write this."""
        if lines != self._lines:
            self._lines = lines
            self.setAccessibleDescription(" ".join(words for _, words in lines))
            self.changed()

    def page(self) -> QRectF:
        """Narrower edges than a card of long text has."""
        t = self.theme
        return self.card().adjusted(t.px(18), t.px(14), -t.px(18), -t.px(12))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Push the lines; with Control the keys are the screen's."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def content_height(self, width: float) -> float:
        """All lines, one under the other."""
        t = self.theme
        return sum(lines_height(t, role, words, width) + t.px(GAP) for role, words in self._lines)

    def paint_content(self, painter: QPainter, box: QRectF) -> None:
        """Write the lines."""
        t, top = self.theme, box.top()
        for role, words in self._lines:
            high = lines_height(t, role, words, box.width())
            place = QRectF(box.left(), top, box.width(), high + 2)
            token = "panel_mut" if role == "small" else "panel_text"
            draw_lines(painter, place, words, t, role, token)
            top += high + t.px(GAP)


class DropZone(QWidget):
    """Where pictures are dropped: a sheet of paper with a dashed frame."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.lit = False
        self._preview: QImage | None = None
        self.setAccessibleName(tr("Drop scans and photos of cards here"))

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.update()

    def show_preview(self, preview: QImage | None) -> None:
        """Show the picture at hand beside the words, or the words alone."""
        if preview is not self._preview:
            self._preview = preview
            self.update()

    def sheet_rect(self) -> QRectF:
        """The sheet of paper."""
        d = self._theme.px(SPACE.s4)
        return QRectF(self.rect()).adjusted(d, d / 2, -d, -d)

    def preview_rect(self) -> QRectF:
        """Where the picture at hand is shown; empty where there is none."""
        sheet, image, d = self.sheet_rect(), self._preview, self._theme.px(SPACE.s5) * 1.3
        if image is None or image.isNull():
            return QRectF()
        room = sheet.adjusted(sheet.width() * 0.62, d, -d, -d)
        size = QSizeF(image.size()).scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
        box = QRectF(0, 0, size.width(), size.height())
        box.moveCenter(room.center())
        return box

    def light(self, lit: bool) -> None:
        """Show that what is held over the screen can be dropped."""
        if lit != self.lit:
            self.lit = lit
            self.update()

    def words_rect(self) -> QRectF:
        """Where the words stand; the buttons are laid below."""
        t, box = self._theme, self.sheet_rect()
        high = t.px(150) * max(1.0, t.text)
        if not self.preview_rect().isEmpty():
            box.setRight(box.left() + box.width() * 0.64)
        high = min(high, box.height() * 0.46)
        middle = box.center().y() - t.px(10)
        return QRectF(box.left() + t.px(28), middle - high, box.width() - t.px(56), high)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet, its frame and its words."""
        painter, t = QPainter(self), self._theme
        smooth(painter)
        sheet, d = self.sheet_rect(), t.px(SPACE.s4)
        paint_panel(painter, sheet, t)
        token = "accent" if self.lit else "panel_mut"
        pen = QPen(t.color(token, 255 if self.lit else 120), t.px(3 if self.lit else 2))
        pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(t.color("glow", 40) if self.lit else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(sheet.adjusted(d, d, -d, -d), t.px(8), t.px(8))
        words = self.words_rect()
        third = words.height() / 3
        head = QRectF(words.left(), words.top(), words.width(), third)
        draw_text(
            painter, head, tr("DROP SCANS OR PHOTOS HERE"), t, "heading", "panel_text", CENTER
        )
        head.translate(0, third)
        said = tr("One file, many, or a whole folder; all cards are read one after the other.")
        draw_text(painter, head, said, t, "body", "panel_text", CENTER)
        head.translate(0, third * 0.7)
        draw_text(painter, head, _kinds(), t, "small", "panel_mut", CENTER)
        self._paint_preview(painter)

    def _paint_preview(self, painter: QPainter) -> None:
        box, t = self.preview_rect(), self._theme
        if box.isEmpty() or self._preview is None:
            return
        paint_shadow(painter, box, t.px(2), t, "paper")
        painter.drawImage(box, self._preview)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(t.mix("panel_edge", "panel_mut", 0.6), 1))
        painter.drawRect(box)


def _kinds() -> str:
    """The kinds of files, HEIC among them where its library is there."""
    kinds = f"{KINDS}, HEIC" if heic_known() else KINDS
    return tr("{kinds}, the pages of a PDF.", kinds=kinds)


class Progress(QWidget):
    """How far the reading has come: words, and a bar while something is read."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._words, self._share = "", 1.0
        self._shows_bar = False

    def show_share(self, words: str, share: float, bar: bool) -> None:
        """Say this; the bar is `share` full, from 0 to 1."""
        if (words, share, bar) != (self._words, self._share, self._shows_bar):
            self._words, self._share, self._shows_bar = words, share, bar
            said = (
                tr("{words} {share} % done", words=words, share=round(100 * share))
                if bar
                else words
            )
            self.setAccessibleName(said)
            self.update()

    def words(self) -> str:
        """What is said."""
        return self._words

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint words and bar."""
        painter, t = QPainter(self), self._theme
        smooth(painter)
        box = QRectF(self.rect())
        words = QRectF(box)
        if self._shows_bar:
            words.setWidth(box.width() * 0.56)
        draw_text(painter, words, self._words, t, "body-strong", "panel_text", LEFT)
        if not self._shows_bar:
            return
        high = t.px(10)
        left = words.right() + t.px(10)
        groove = QRectF(left, box.center().y() - high / 2, box.right() - left, high)
        painter.setPen(QPen(t.mix("panel_edge", "panel_mut", 0.5), 1))
        painter.setBrush(t.color("field_paper"))
        painter.drawRoundedRect(groove, high / 2, high / 2)
        full = QRectF(groove)
        full.setWidth(max(high, groove.width() * self._share))
        painter.setBrush(t.color("accent"))
        painter.drawRoundedRect(full, high / 2, high / 2)


class Roster(QWidget):
    """The deck to be, card by card; `chosen` carries the place of the sheet pressed."""

    chosen = Signal(int)
    COLUMNS = 6

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._slots: tuple[Slot, ...] = ()
        self._thumbs: tuple[QImage | None, ...] = ()
        self._others: Mapping[str, CardLook] = {}
        self._current = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("The deck to be"))

    def show_slots(
        self,
        slots: tuple[Slot, ...],
        thumbs: tuple[QImage | None, ...],
        sheet: int,
        others: Mapping[str, CardLook],
    ) -> None:
        """Show these cards, that of a sheet chosen; `others` are there for gaps."""
        self._slots, self._thumbs, self._others = slots, thumbs, others
        found = [n for n, slot in enumerate(slots) if slot.sheet == sheet]
        self._current = found[0] if found else -1
        if found:
            slot = slots[found[0]]
            self.setAccessibleDescription(tr("Card {key}: {note}", key=slot.key, note=slot.note))
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self.update()

    def cell_rect(self, place: int) -> QRectF:
        """Where a card is."""
        t, d = self._theme, self._theme.px(SPACE.s5)
        inner = QRectF(self.rect()).adjusted(d, d, -d, -d)
        row, column = divmod(place, self.COLUMNS)
        wide, high = inner.width() / self.COLUMNS, inner.height() / 3
        m = t.px(4)
        left, top = inner.left() + column * wide, inner.top() + row * high
        return QRectF(left, top, wide, high).adjusted(m, m, -m, -m)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the card under the pointer."""
        for place in range(len(self._slots)):
            if self.cell_rect(place).contains(event.position()):
                self._choose(place)

    def _choose(self, place: int) -> None:
        sheet = self._slots[place].sheet
        if sheet is not None:
            self.chosen.emit(sheet)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go to the next card that was scanned."""
        step = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -self.COLUMNS,
            Qt.Key.Key_Down: self.COLUMNS,
        }.get(Qt.Key(event.key()))
        if step is None:
            event.ignore()
            return
        place = self._current + step
        while 0 <= place < len(self._slots):
            if self._slots[place].sheet is not None:
                self._choose(place)
                return
            place += step

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards."""
        painter, t = QPainter(self), self._theme
        smooth(painter)
        d = t.px(SPACE.s3)
        paint_panel(painter, QRectF(self.rect()).adjusted(d, d / 2, -d, -d), t)
        for place, slot in enumerate(self._slots):
            self._paint_slot(painter, self.cell_rect(place), slot, place)

    def _paint_slot(self, painter: QPainter, box: QRectF, slot: Slot, place: int) -> None:
        t, r = self._theme, self._theme.px(SPACE.r_paper)
        chosen = place == self._current
        if chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(t.color("accent" if t.dark else "glow", 105))
            painter.drawRoundedRect(box, r, r)
            if self.hasFocus():
                d = t.px(SPACE.focus)
                paint_focus(painter, box.adjusted(d, d, -d, -d), r, t)
        line = t.type_px("small") * 1.5
        room = box.adjusted(t.px(6), t.px(6), -t.px(6), -line - t.px(4))
        self._paint_face(painter, room, slot, self._thumbs[place])
        key = QRectF(box.left() + t.px(8), box.bottom() - line - t.px(2), t.px(26), line)
        draw_text(painter, key, slot.key, t, "field-label", "panel_text", LEFT)
        note = QRectF(key.right(), key.top(), box.right() - t.px(6) - key.right(), line)
        token = "panel_mut" if slot.tone in ("gap", "look") else TONES[slot.tone]
        draw_text(painter, note, slot.note, t, "small", token, LEFT)

    def _paint_face(
        self, painter: QPainter, room: QRectF, slot: Slot, thumb: QImage | None
    ) -> None:
        t = self._theme
        wide = min(room.width(), room.height() * 0.762)
        frame = QRectF(0, 0, wide, wide / 0.762)
        frame.moveCenter(QPointF(room.center().x(), room.center().y()))
        if thumb is not None and not thumb.isNull():
            painter.drawImage(frame, thumb)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(t.mix("panel_edge", "panel_mut", 0.6), 1))
            painter.drawRect(frame)
            return
        if slot.key in self._others and slot.sheet is None:
            painter.save()
            painter.setOpacity(0.42)
            place = CardPlace(frame.center(), frame.width(), frame.height(), 0.0)
            paint_card(painter, place, t, self._others[slot.key])
            painter.restore()
            return
        pen = QPen(t.color("panel_mut", 130), t.px(1.4), Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(t.color("field_paper", 110))
        painter.drawRoundedRect(frame, t.px(4), t.px(4))
        draw_text(painter, frame, slot.key, t, "heading", t.color("panel_mut", 150), CENTER)
