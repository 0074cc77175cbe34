"""Cards of two decks side by side, with a ring round whatever the other deck's hasn't."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from gridlight.kernel.language import tr
from gridlight.present.editor import card_words
from gridlight.present.editor_hub import Comparison, apart
from gridlight.ui.editor import printed
from gridlight.ui.editor.sight import Sight
from gridlight.ui.paint.text import CENTER, LEFT, draw_text
from gridlight.ui.theme import Theme
from gridlight.workshop.drafting.sheets import card_in

GAP = 12.0
LEAST = 90.0  # pixels at 100 % under which a card shows nothing any more


def paint_pairs(
    painter: QPainter, room: QRectF, theme: Theme, found: Comparison, pair: tuple[str, str]
) -> None:
    """The cards of a pair that are drawn otherwise, each in both decks, as large as will go.

    Where both are alike each is painted once.
    """
    differ = [key for key in pair if key in found.cards_that_differ()]
    if not differ:
        wide = (room.width() - theme.px(GAP)) / 2
        for place, key in enumerate(pair):
            left = room.left() + place * (wide + theme.px(GAP))
            box = QRectF(left, room.top(), wide, room.height())
            _paint_group(painter, box, theme, found, key, alike=True)
        return
    wide = (room.width() - 2 * theme.px(GAP) * (len(differ) - 1)) / len(differ)
    for place, key in enumerate(differ):
        left = room.left() + place * (wide + 2 * theme.px(GAP))
        box = QRectF(left, room.top(), wide, room.height())
        _paint_group(painter, box, theme, found, key)


def _paint_group(
    painter: QPainter,
    box: QRectF,
    theme: Theme,
    found: Comparison,
    key: str,
    *,
    alike: bool = False,
) -> None:
    """A card's words, and the card in both decks, or once where it is alike in both."""
    t, head, foot = theme, theme.type_px("body") * 1.5, theme.type_px("small") * 1.5
    line = QRectF(box.left(), box.top(), box.width(), head)
    draw_text(painter, line, card_words(card_in(found.one, key)), t, "body-strong", "panel_text")
    decks = (found.one,) if alike else (found.one, found.other)
    gap = t.px(GAP) if len(decks) > 1 else 0.0
    ratio = found.one.geometry.height / found.one.geometry.width
    wide = min((box.width() - gap) / len(decks), (box.height() - head - foot) / ratio)
    if wide < t.px(LEAST) * 0.6:
        return
    marks = apart(card_in(found.one, key), card_in(found.other, key))
    for place, deck in enumerate(decks):
        left = box.left() + place * (wide + gap)
        spot = QRectF(left, line.bottom(), wide, wide * ratio)
        sight = Sight(spot, deck.geometry).fitted()
        printed.paint_small(painter, t, sight, card_in(deck, key))
        for x, y in () if alike else marks[place]:
            _ring(painter, t, sight, (x, y))
        name = QRectF(left, spot.bottom() + t.px(2), wide, foot)
        words = tr("the same in both") if alike else deck.name
        draw_text(painter, name, words, t, "small", "panel_mut", LEFT if alike else CENTER)


def _ring(painter: QPainter, theme: Theme, sight: Sight, place: tuple[float, float]) -> None:
    at, radius = sight.point(*place), max(theme.px(6), 1.9 * sight.yard)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for token, alpha, wide in (("shadow", 190, 4.0), ("glow", 255, 2.0)):
        painter.setPen(QPen(theme.color(token, alpha), theme.px(wide)))
        painter.drawEllipse(at, radius, radius)
