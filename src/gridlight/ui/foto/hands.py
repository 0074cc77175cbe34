"""Both sides' hands: the plays as two fans at the foot, the formations at the top (FE-33)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QPainter

from gridlight.cards.model import Deck
from gridlight.games.foto_electric.phases import Phase
from gridlight.games.foto_electric.views import FotoView
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present.situation import Names
from gridlight.ui.bridge import Bridge
from gridlight.ui.foto.field import FieldPanel
from gridlight.ui.foto.hand import Hand
from gridlight.ui.foto.layout import StageLayout
from gridlight.ui.foto.looks import deck_looks
from gridlight.ui.foto.preview import Preview
from gridlight.ui.paint.tags import paint_pill_tag, pill_tag_width
from gridlight.ui.paint.text import draw_text
from gridlight.ui.tabletop.readings import SIDES, clock_text
from gridlight.ui.theme import Theme

if TYPE_CHECKING:
    from gridlight.ui.foto.furniture import Furniture


PLAYS_SEEN = (Phase.SCRIMMAGE_CALL, Phase.TRY_CHOICE, Phase.OFFENSE_PLACE, Phase.REVEAL)


class Hands(QObject):
    """Opens the hand of whoever may look, and keeps every other one face down.

    `picked` carries the number or letter of a card chosen from an open hand; `refused` tells
    that one was pressed that can't be chosen now, `turned` that a hand was opened or closed.
    """

    picked = Signal(str)
    refused = Signal()
    turned = Signal()

    def __init__(self, stage: Furniture) -> None:
        super().__init__(stage)
        self._stage = stage
        theme = stage.theme
        self.top = Hand(tr("Formations"), theme, stage, upward=False)
        self.left = Hand(tr("Plays"), theme, stage)
        self.right = Hand(tr("Plays"), theme, stage)
        self.front = Hand(tr("Formations"), theme, stage)
        self.front.hide()
        self._layout: StageLayout | None = None
        self._offense: Seat | None = None
        for hand in self._all():
            hand.picked.connect(self.picked)
            hand.looked_at.connect(self._looked)
            hand.refused.connect(self.refused)
        self.preview = Preview(theme, stage)

    def _looked(self, mark: str) -> None:
        looks = {look.mark: look for hand in self._open() for look in hand.looks}
        self.preview.show_card(looks.get(mark))

    def _all(self) -> tuple[Hand, ...]:
        return self.top, self.left, self.right, self.front

    def bring_forward(self) -> None:
        """Lay the hands that lie before the box on top of it."""
        for part in (self.preview, self.left, self.right, self.front):
            part.raise_()

    def set_deck(self, deck: Deck) -> None:
        """Deal the deck's cards."""
        plays, formations = deck_looks(deck)
        half = (len(plays) + 1) // 2
        self.left.set_cards(plays[:half], tr("OFF"))
        self.right.set_cards(plays[half:], tr("OFF"))
        self.top.set_cards(formations, tr("DEF"))
        self.front.set_cards(formations, tr("DEF"))

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme or size."""
        for hand in self._all():
            hand.set_theme(theme)
        self.preview.set_theme(theme)

    def lay(self, layout: StageLayout) -> None:
        """Fan the hands out."""
        self._layout = layout
        self.left.lay(layout.left_hand, layout.card_width)
        self.right.lay(layout.right_hand, layout.card_width)
        self.top.lay(layout.top_hand, layout.card_width * 0.84, 10.0)
        self.front.lay(layout.open_hand, layout.card_width * 1.16, 10.0)
        self.preview.setGeometry(layout.well.toRect())

    def show(self, view: FotoView, looking: Seat | None, seat: Seat | None = None) -> None:
        """Open the hand of `looking`; the others lie face down.

        The plays are seen, all of them, whenever the offense (`seat`) is to choose anything.
        """
        offense = view.offense
        self._hand_over(offense)
        self.preview.show_card(None)
        plays_up = looking is offense
        seen = plays_up or (looking is None and seat is offense and view.phase in PLAYS_SEEN)
        for hand in (self.left, self.right):
            hand.set_open(seen, plays_up)
        formations_up = looking is not None and looking is offense.other
        self.front.set_open(formations_up, formations_up)
        self.front.setVisible(formations_up)
        for hand in (self.left, self.right):
            hand.setVisible(not formations_up and not self._stage.bridge.watched)
        if formations_up:
            self.front.raise_()
        open_hand = self.left if plays_up else self.front if formations_up else None
        if open_hand is not None:
            open_hand.setFocus()
        self.turned.emit()

    def close(self) -> None:
        """Turn every hand face down."""
        for hand in self._all():
            hand.set_open(False, False)
        self.top.show()
        for hand in (self.left, self.right):
            hand.setVisible(not self._stage.bridge.watched)
        self.front.hide()
        self.preview.show_card(None)
        self.turned.emit()

    def _hand_over(self, offense: Seat) -> None:
        # FE-33: the plays go to the side that has the ball now
        if offense is self._offense:
            return
        first = self._offense is None
        self._offense = offense
        names = self._stage.names
        plays, formations = names.of(offense), names.of(offense.other)
        self.left.set_name(tr("{team}: plays", team=plays))
        self.right.set_name(tr("{team}: plays", team=plays))
        self.top.set_name(tr("{team}: formations", team=formations))
        self.front.set_name(tr("{team}: formations", team=formations))
        if first:
            return
        ms = self._stage.theme.times.deal
        for hand in (self.left, self.right, self.top):
            hand.slide_away(True, 0)
            hand.slide_away(False, ms * 2)

    def marks(self) -> tuple[str, ...]:
        """The marks of the open hand's cards; nothing while all lie face down."""
        return tuple(mark for hand in self._open() for mark in hand.marks)

    def _open(self) -> list[Hand]:
        return [hand for hand in (self.left, self.right, self.front) if hand.live]

    def looking_at(self) -> str | None:
        """The risen card of the open hand."""
        for hand in self._open():
            if hand.looking_at() is not None:
                return hand.looking_at()
        return None

    def look_at(self, mark: str) -> None:
        """Raise a card of the open hand."""
        for hand in self._open():
            hand.look_at(mark if mark in hand.marks else None)
            if mark in hand.marks:
                hand.setFocus()

    def walk(self, step: int) -> None:
        """Raise the neighbor of the risen card, from one half of the hand to the other."""
        marks = self.marks()
        if not marks:
            return
        at = self.looking_at()
        if at is None:
            self.look_at(marks[0] if step > 0 else marks[-1])
            return
        self.look_at(marks[max(0, min(len(marks) - 1, marks.index(at) + step))])

    def choose(self) -> None:
        """Choose the risen card."""
        mark = self.looking_at()
        if mark is not None:
            self.picked.emit(mark)

    def hand_of(self, mark: str) -> Hand:
        """The open hand that holds a card; StopIteration if none does."""
        return next(hand for hand in self._open() if mark in hand.marks)

    # the field's ball, and the tags

    def paint_tags(
        self, painter: QPainter, layout: StageLayout, names: Names, view: FotoView
    ) -> None:
        """Say on the table whose the hand at its foot is."""
        t = self._stage.theme
        high = t.px(21)
        formations = self.front.isVisible()
        side = view.offense.other if formations else view.offense
        held = tr("FORMATIONS") if formations else tr("PLAYS")
        words = f"{names.of(side).upper()} – {held}"
        wide = pill_tag_width(t, words, high)
        left = layout.left_hand.left() + t.px(4)
        box = QRectF(left, layout.field.bottom() + t.px(5), wide, high)
        paint_pill_tag(painter, box, t, words, SIDES[side])
        left_over = self._stage.bridge.decision_left
        if left_over is not None:
            clock = QRectF(box.right() + t.px(10), box.top(), t.px(150), high)
            words = tr("{time} to choose", time=clock_text(left_over))
            token = "text_on_table" if left_over > 5 else "chain"
            draw_text(painter, clock, words, t, "small-strong", token)

    def run_ball(self, field: FieldPanel, spot: float, done: Callable[[], None]) -> None:
        """Let the ball run to a spot, and wait until it is there."""
        picture = replace(field.shown(), ball=spot, to_make=None, stakes_from=None, drive=())
        field.arrived.connect(done, Qt.ConnectionType.SingleShotConnection)
        field.show_picture(picture, "")

    def show_clock(self, bridge: Bridge) -> None:
        """Repaint what says how much time is left."""
        if self._layout is not None:
            row = self._layout.field
            self._stage.update(QRectF(row.left(), row.bottom(), row.width() + 60, 40).toRect())
