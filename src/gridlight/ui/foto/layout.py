"""Where things lie on the Foto-Electric stage, from the size of the stage alone."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from gridlight.ui.theme import Theme
from gridlight.ui.tokens import SPACE

CARD_WIDE, CARD_HIGH = 314.0, 412.0
RAIL_TOP, RAIL_SIDE, RAIL_FOOT = 44.0, 43.0, 28.0
FAN = 60.0
WATCHED_HIGH = 562.0
CARD_IN_HAND = 118.0
HAND_SHOWS = 134.0


@dataclass(frozen=True, slots=True)
class StageLayout:
    """Rects in the screen's coordinates.

    `case` is the light box's case, `foot` the free table between the case and the status
    line where choices are laid, `open_hand` where the defense's hand comes forward.
    """

    field: QRectF
    scoreboard: QRectF
    plays: QRectF
    case: QRectF
    well: QRectF
    foot: QRectF
    left_hand: QRectF
    right_hand: QRectF
    top_hand: QRectF
    open_hand: QRectF
    strip: QRectF
    card_width: float


def lay_out(stage: QRectF, theme: Theme, *, watched: bool = False) -> StageLayout:
    """The layout for a stage (what lies between the bars).

    Where the game is only watched, there are no hands at the foot: the box has their room.
    """
    high = WATCHED_HIGH if watched else 716.0
    k = min(theme.k, (stage.height() - 0.5) / high, stage.width() / 1280.0)
    margin = k * SPACE.s5
    top = stage.top() + k * 16
    column = k * SPACE.column
    side_high = k * 534
    field = QRectF(stage.left() + margin, top, column, side_high)
    right = stage.right() - margin - column
    scoreboard = QRectF(right, top, column, k * 370)
    plays = QRectF(right, top + k * 382, column, side_high - k * 382)
    case_top = stage.top() + k * FAN
    case = QRectF(0, case_top, k * (CARD_WIDE + 2 * RAIL_SIDE), k * (CARD_HIGH + 72))
    case.setHeight(k * (RAIL_TOP + CARD_HIGH + RAIL_FOOT))
    case.moveLeft(stage.center().x() - case.width() / 2)
    well = case.adjusted(k * RAIL_SIDE, k * RAIL_TOP, -k * RAIL_SIDE, -k * RAIL_FOOT)
    foot_high = stage.bottom() - case.bottom()
    foot = QRectF(well.left(), case.bottom(), well.width(), foot_high)
    hand_top = stage.bottom() - k * HAND_SHOWS
    gap = k * 8
    left_hand = QRectF(stage.left() + k * 14, hand_top, 0, k * HAND_SHOWS)
    left_hand.setRight(well.left() - gap)
    right_hand = QRectF(well.right() + gap, hand_top, 0, k * HAND_SHOWS)
    right_hand.setRight(stage.right() - k * 14)
    most = k * 470
    if left_hand.width() > most:
        left_hand.setLeft(left_hand.right() - most)
        right_hand.setWidth(most)
    top_hand = QRectF(0, stage.top(), k * 484, k * 92)
    top_hand.moveLeft(stage.center().x() - top_hand.width() / 2)
    open_hand = QRectF(0, stage.bottom() - k * 168, k * 860, k * 168)
    open_hand.moveLeft(stage.center().x() - open_hand.width() / 2)
    strip = QRectF(field.left(), stage.bottom() - k * 246, 0, k * 236)
    strip.setRight(right_hand.center().x() - k * 230)
    parts = field, scoreboard, plays, case, well, foot
    hands = left_hand, right_hand, top_hand, open_hand
    return StageLayout(*parts, *hands, strip, k * CARD_IN_HAND)
