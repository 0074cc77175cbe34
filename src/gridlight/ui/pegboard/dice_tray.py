"""The dice tray: felt in a wooden frame, the dice that lie on it, and the team moves left."""

from __future__ import annotations

import random
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
    QRadialGradient,
)
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.peg_words import moves_words
from gridlight.present.pegboard import Die, PegModel, Roll
from gridlight.ui.boards.rolling import DieWay
from gridlight.ui.boards.sight import DieSight
from gridlight.ui.paint.cache import paint_baked, smooth
from gridlight.ui.paint.dice import paint_die_solid, showing
from gridlight.ui.paint.peg_dice import UP as FACE_UP
from gridlight.ui.paint.peg_dice import die_words, look_of
from gridlight.ui.paint.shadow import paint_shadow, shadow_margin
from gridlight.ui.paint.text import CENTER, RIGHT, draw_text, text_width
from gridlight.ui.paint.textures import CASE_WOOD, paint_grain, wood_brush
from gridlight.ui.theme import Theme

WALL = 10.0
SIDES = {"sdt": 0.40, "number": 0.40, "first": 0.34}  # of the felt's height
ANGLES = {"sdt": -14.0, "number": 12.0, "first": -16.0}
FIRST_SLOT = 2  # where the black-and-white die lies, unless others lie there
FIRST_AT, PITCH, UP = 0.42, 0.57, 0.40  # of the felt's height
WORDS_AT = 0.80
HOP = 0.36  # how high dice hop, of what they do on a large board


class DiceTray(QWidget):
    """Shows what dice lie there; has them roll when told to. Knows no rules.

    `set_palette(theme)`, `lay(rect)` with the frame on `rect` of the parent, `show_dice(model)`;
    a board with `set_tray` drives `show_roll` itself.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = Theme()
        self._frame: QRectF | None = None
        self._dice: tuple[Die, ...] = ()
        self._moves = self._left = 0
        self._rolling: tuple[tuple[Die, DieSight], ...] = ()
        self._ways: tuple[Roll, tuple[tuple[Die, DieWay], ...]] | None = None
        self.setAccessibleName(tr("Dice"))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_palette(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        self._theme = theme
        self._rolling, self._ways = (), None
        self.update()

    def lay(self, rect: QRectF) -> None:
        """Lie with the frame on `rect` of the parent; the shadow reaches beyond."""
        m = round(shadow_margin(self._theme, "board"))
        area = rect.toAlignedRect().adjusted(-m, -m, m, m)
        self._frame = rect.translated(-area.x(), -area.y())
        self._rolling, self._ways = (), None
        self.setGeometry(area)

    @property
    def frame(self) -> QRectF:
        """The tray in this widget's coordinates."""
        if self._frame is not None:
            return QRectF(self._frame)
        m = shadow_margin(self._theme, "board")
        return QRectF(self.rect()).adjusted(m, m, -m, -m)

    @property
    def felt(self) -> QRectF:
        """Where dice roll."""
        wall = self._theme.px(WALL)
        return self.frame.adjusted(wall, wall, -wall, -wall)

    # what lies there

    def show_dice(self, model: PegModel) -> None:
        """Show a model's dice and moves at rest."""
        now = (model.dice, model.moves, model.moves_left)
        if self._rolling or now != (self._dice, self._moves, self._left):
            self._dice, self._moves, self._left = now
            self._rolling, self._ways = (), None
            self.setAccessibleDescription(self.words())
            self.update()

    def show_roll(self, roll: Roll, way: float) -> None:
        """Show a roll's dice at a share of their way; the black-and-white die stays if it lies."""
        if self._ways is None or self._ways[0] is not roll:
            kinds = {die.kind for die in roll.dice}
            lying = tuple(d for d in self._dice if d.kind == "first" and d.kind not in kinds)
            self._dice, self._moves, self._left = lying, 0, 0
            together = slots((*roll.dice, *lying))
            self._ways = (
                roll,
                tuple((die, self._way(roll, die, together[i])) for i, die in enumerate(roll.dice)),
            )
        self._rolling = tuple((die, course.at(way)) for die, course in self._ways[1])
        if way >= 1:
            self._dice = (*roll.dice, *self._dice)
            self._rolling, self._ways = (), None
            self.setAccessibleDescription(self.words())
        self.update(self.frame.toAlignedRect())

    def words(self) -> str:
        """What lies there, in a sentence."""
        said = [die_words(die, self._dice) for die in self._dice]
        if self._moves:
            said.append(
                tr("{left} of {moves} left", left=self._left, moves=moves_words(self._moves))
            )
        return ", ".join(said) or tr("No dice")

    @property
    def lying(self) -> tuple[Die, ...]:
        """The dice that roll or lie there."""
        return (*(die for die, _ in self._rolling), *self._dice)

    # places

    def side(self, die: Die) -> float:
        """How large a die is."""
        return self.felt.height() * SIDES[die.kind]

    def rest(self, slot: int) -> QPointF:
        """Where the die of a place comes to rest."""
        felt = self.felt
        x = felt.left() + felt.height() * (FIRST_AT + PITCH * slot)
        return QPointF(x, felt.top() + felt.height() * UP)

    def _way(self, roll: Roll, die: Die, slot: int) -> DieWay:
        chance = random.Random(f"{roll.seed}|{slot}|{die.kind}|{die.face}")
        felt, side = self.felt, self.side(die)
        lane = 0.2 + 1.2 * max(0, FIRST_SLOT - slot)  # so that they don't roll through each other
        y = felt.top() + felt.height() * chance.uniform(0.3, 0.72)
        start = QPointF(felt.right() - side * lane, y)
        turns = (chance.uniform(500, 760), chance.uniform(-420, 420))
        return DieWay(
            *(FACE_UP, start, self.rest(slot), turns),
            spin=chance.uniform(-240, 240),
            angle=ANGLES[die.kind],
        )

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint frame, felt, dice and moves."""
        painter = QPainter(self)
        smooth(painter)
        theme = self._theme
        frame = self.frame
        key = ("dice-tray", theme.ink, theme.dark, round(theme.k, 3))
        room = shadow_margin(theme, "board")
        paint_baked(painter, frame, key, lambda p, r: _frame(p, r, theme), room)
        self._paint_moves(painter)
        together = slots(self.lying)[len(self._rolling) :]
        for die, slot in zip(self._dice, together, strict=True):
            at = DieSight(FACE_UP, self.rest(slot), angle=ANGLES[die.kind])
            self._paint_die(painter, die, at)
        for die, slot in zip(self._dice, together, strict=True):
            self._paint_words(painter, die, slot)
        for die, at in sorted(self._rolling, key=lambda item: item[1].at.y()):
            self._paint_die(painter, die, at)

    def _paint_die(self, painter: QPainter, die: Die, at: DieSight) -> None:
        turn = showing(at.face, at.angle, at.tumble)
        side, look = self.side(die), look_of(die)
        paint_die_solid(painter, at.at, side, self._theme, turn, at.height * HOP, look)

    def _paint_words(self, painter: QPainter, die: Die, slot: int) -> None:
        felt = self.felt
        wide = felt.height() * PITCH
        y = felt.top() + felt.height() * WORDS_AT
        box = QRectF(self.rest(slot).x() - wide, y - 12, 2 * wide, 24)
        said = die_words(die, self._dice)
        draw_text(painter, box, said, self._theme, "caps", "felt_text", CENTER, self.words_px)

    @property
    def words_px(self) -> float:
        """The size of all words below dice, so large that no two of them touch."""
        theme, px = self._theme, float(self._theme.font("caps").pixelSize())
        room = self.felt.height() * PITCH - theme.px(6)
        wide = [text_width(theme, "caps", die_words(die, self._dice)) for die in self._dice]
        needed = max(((one + other) / 2 for one, other in pairwise(wide)), default=0.0)
        return px * min(1.0, room / needed) if needed else px

    def _paint_moves(self, painter: QPainter) -> None:
        """Team moves left as a number and as lit studs; PS-9."""
        if not self._moves:
            return
        theme, felt = self._theme, self.felt
        k = theme.k
        right = felt.right() - 14 * k
        left = felt.left() + felt.height() * (FIRST_AT + 2.55 * PITCH)
        top = QRectF(left, felt.top() + felt.height() * 0.09, right - left, 20 * k)
        draw_text(painter, top, tr("TEAM MOVES"), theme, "caps", "felt_text", RIGHT)
        px = felt.height() * 0.36
        number = str(self._left)
        wide = text_width(theme, "drum-xl", number, px)
        middle = felt.top() + felt.height() * 0.42
        box = QRectF(right - wide - 2, middle - px * 0.6, wide + 2, px * 1.2)
        draw_text(painter, box, number, theme, "drum-xl", "felt_gold", RIGHT, px)
        beside = QRectF(left, middle - 6 * k, right - wide - 12 * k - left, 28 * k)
        said = tr("left of {moves}", moves=self._moves)
        draw_text(painter, beside, said, theme, "tag", "felt_text", RIGHT, 17 * k)
        pitch = min(20 * k, (right - left) / self._moves)
        y = felt.top() + felt.height() * 0.80
        for i in range(self._moves):
            at = QPointF(right - 6 * k - (self._moves - 1 - i) * pitch, y)
            lit = i >= self._moves - self._left
            _stud(painter, at, min(6.4 * k, pitch * 0.36), theme, lit=lit)


def slots(dice: tuple[Die, ...]) -> tuple[int, ...]:
    """The places of dice that lie together: side by side, the black-and-white one last."""
    others = [die for die in dice if die.kind != "first"]
    found, at = [], 0
    for die in dice:
        found.append(max(FIRST_SLOT, len(others)) if die.kind == "first" else at)
        at += die.kind != "first"
    return tuple(found)


def _frame(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    r = theme.px(8)
    paint_shadow(painter, rect, r, theme, "board")
    painter.setPen(QPen(theme.color("case_d"), 1))
    painter.setBrush(wood_brush(theme, CASE_WOOD, scale=0.6))
    painter.drawRoundedRect(rect, r, r)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("case_hi", 120), 1))
    painter.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), r - 1, r - 1)
    wall = theme.px(WALL)
    felt = rect.adjusted(wall, wall, -wall, -wall)
    light = QRadialGradient(
        felt.topLeft() + QPointF(felt.width() * 0.4, felt.height() * 0.4), felt.width() * 0.8
    )
    light.setColorAt(0, theme.color("dice_felt"))
    light.setColorAt(1, theme.color("dice_felt_d"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    inner = theme.px(4)
    painter.drawRoundedRect(felt, inner, inner)
    paint_grain(painter, felt.adjusted(1, 1, -1, -1), theme, 11, "felt")
    for start, end, alpha in (
        (felt.topLeft(), felt.topLeft() + QPointF(0, theme.px(14)), 150),
        (felt.topLeft(), felt.topLeft() + QPointF(theme.px(9), 0), 110),
        (felt.topRight(), felt.topRight() - QPointF(theme.px(7), 0), 60),
    ):
        fall = QLinearGradient(start, end)
        fall.setColorAt(0, theme.color("shadow", alpha * theme.ink.shadow_gain))
        fall.setColorAt(1, theme.color("shadow", 0))
        painter.setBrush(fall)
        painter.drawRoundedRect(felt, inner, inner)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("shadow", 170), 1.4))
    painter.drawRoundedRect(felt, inner, inner)


def _stud(painter: QPainter, at: QPointF, r: float, theme: Theme, *, lit: bool) -> None:
    """A brass stud: lit for a move still left, a dark well for one spent."""
    if lit:
        halo = QRadialGradient(at, r * 2.3)
        halo.setColorAt(0.3, theme.color("lens", 120))
        halo.setColorAt(1, theme.color("lens", 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(halo)
        painter.drawEllipse(at, r * 2.3, r * 2.3)
        face = QRadialGradient(at - QPointF(r * 0.3, r * 0.3), r * 1.4)
        face.setColorAt(0, theme.color("lens_hi"))
        face.setColorAt(0.6, theme.color("lens"))
        face.setColorAt(1, theme.color("lens_d"))
        painter.setBrush(face)
    else:
        painter.setBrush(theme.color("shadow", 150))
    painter.setPen(QPen(theme.color("brass"), max(1.0, r * 0.24)))
    painter.drawEllipse(at, r, r)
