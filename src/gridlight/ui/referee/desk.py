"""What lies on the referee's desk, and where; what happens there is the stage's."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QWidget

from gridlight.kernel.language import tr
from gridlight.present.foto import names_of
from gridlight.present.referee_says import Cup
from gridlight.ui.bridge import Bridge
from gridlight.ui.chrome import Screen
from gridlight.ui.pegboard.yardcard import Yardcard
from gridlight.ui.referee.board import LongField, WideBoard
from gridlight.ui.referee.cup import CupTray
from gridlight.ui.referee.pad import Pad
from gridlight.ui.referee.yardcard import CardClerk
from gridlight.ui.tabletop.banner import BannerCard
from gridlight.ui.tabletop.choices import ChoiceCard
from gridlight.ui.tabletop.curtain import Curtain
from gridlight.ui.tabletop.final import FinalCard
from gridlight.ui.tabletop.live import LivePanel
from gridlight.ui.tabletop.plays import PlayBoard
from gridlight.ui.tabletop.roll_prompt import RollPrompt
from gridlight.ui.tabletop.spin import SpinCard
from gridlight.ui.theme import Wishes

TITLES = {
    "foto-electric": tr("Foto-Electric, referee"),
    "all-pro": tr("All-Pro, referee"),
    "pegskin": tr("Pegskin, referee"),
}
BOARD_HIGH, FIELD_HIGH = 0.245, 0.124  # of the stage's height
COLUMN = 392.0
GAP, MARGIN = 12.0, 20.0


class Desk(Screen):
    """Scoreboard and field across the top, the pad below, plays or Yardcard and dice beside it."""

    def __init__(
        self,
        bridge: Bridge,
        cups: Sequence[Cup],
        wishes: Wishes | None = None,
        parent: QWidget | None = None,
    ) -> None:
        self.bar_items = bridge.bar_items
        super().__init__(wishes, parent)
        bridge.setParent(self)
        self.bridge = bridge
        header = bridge.table.header
        self.names = names_of(header)
        t = self.theme
        self.board = WideBoard(t, self)
        self.field = LongField(t, self)
        self.pad = Pad(t, self)
        self.plays: PlayBoard | None = None
        self.card: Yardcard | None = None
        self.clerk: CardClerk | None = None
        if header.game == "pegskin":
            self.card = Yardcard(self)
            self.clerk = CardClerk(self.card, bridge, self.names, self.complain)
        else:
            self.plays = PlayBoard(t, self)
        self.cup = CupTray(t, self, cups)
        self.choices = ChoiceCard(t, self)
        self.final = FinalCard(t, self)
        self.banner = BannerCard(t, self)
        self.roll_prompt = RollPrompt(t, self)
        self.spin_card = SpinCard(t, self)
        self.curtain = Curtain(t, self)
        self.set_title(TITLES[header.game].upper(), bridge.table.title)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def complain(self, words: str) -> None:
        """Say why something can't be."""
        raise NotImplementedError

    def themed(self) -> None:
        """Hand the theme on."""
        t = self.theme
        panels: tuple[LivePanel, ...] = (self.board, self.field)
        for panel in panels:
            panel.set_theme(t)
        self.pad.set_theme(t)
        self.cup.set_theme(t)
        if self.plays is not None:
            self.plays.set_theme(t)
        if self.card is not None:
            self.card.set_palette(t)
        for part in (
            *(self.choices, self.final, self.banner, self.roll_prompt),
            *(self.spin_card, self.curtain),
        ):
            part.set_theme(t)

    def place(self) -> None:
        """Lay everything out anew."""
        stage, t = self.stage(), self.theme
        gap, margin = t.px(GAP), t.px(MARGIN)
        inner = stage.adjusted(margin, gap, -margin, -gap)
        board = QRectF(inner.left(), inner.top(), inner.width(), stage.height() * BOARD_HIGH)
        field = QRectF(inner.left(), board.bottom() + gap, inner.width(), 0)
        field.setHeight(stage.height() * FIELD_HIGH)
        self.board.set_panel(board)
        self.field.set_panel(field)
        below = QRectF(inner.left(), field.bottom() + gap, inner.width(), 0)
        below.setBottom(inner.bottom())
        column = min(t.px(COLUMN) * max(1.0, t.text**0.5), below.width() * 0.36)
        pad = below.adjusted(0, 0, -column - gap, 0)
        beside = QRectF(pad.right() + gap, below.top(), column, below.height())
        cup_high = min(t.px(132) * max(1.0, t.text), beside.height() * 0.42)
        cup = QRectF(beside.left(), beside.bottom() - cup_high, column, cup_high)
        rows = beside.adjusted(0, 0, 0, -cup_high - gap)
        self.pad.lay(pad)
        self.cup.lay(cup)
        if self.plays is not None:
            self.plays.set_panel(rows)
        if self.card is not None:
            self.card.lay(rows)
        whole = self.rect()
        for part in (self.final, self.spin_card, self.curtain):
            part.setGeometry(whole)
        self.banner.setGeometry(whole)
        self.roll_prompt.lay(stage)
        self.choices.lay(self.card_foot())

    def card_foot(self) -> QRectF:
        """On which the card of choices stands."""
        stage = self.stage()
        foot = QRectF(0, 0, stage.width() * 0.5, self.theme.px(40))
        foot.moveCenter(stage.center())
        foot.moveBottom(stage.bottom() - self.theme.px(60))
        return foot
