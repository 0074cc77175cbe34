"""What lies on the Pegskin table, and where; what happens there is the stage's."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from gridlight.games.pegskin.game import Pegskin
from gridlight.kernel.language import tr
from gridlight.ui.bridge import Bridge
from gridlight.ui.pegboard.board import PegBoard
from gridlight.ui.pegboard.dice_tray import DiceTray
from gridlight.ui.pegboard.yardcard import Yardcard
from gridlight.ui.pegskin.layout import BAR_GAP, StageLayout, lay_out
from gridlight.ui.pegskin.plaque import Plaque
from gridlight.ui.tabletop.banner import BannerCard
from gridlight.ui.tabletop.board_stage import HINT_TOOLS, BoardStage
from gridlight.ui.tabletop.choices import ChoiceCard
from gridlight.ui.tabletop.curtain import Curtain
from gridlight.ui.tabletop.evaluation import high
from gridlight.ui.tabletop.final import FinalCard
from gridlight.ui.tabletop.formations import FormationCard
from gridlight.ui.tabletop.roll_prompt import RollPrompt
from gridlight.ui.tabletop.spin import SpinCard
from gridlight.ui.tabletop.strip import Strip
from gridlight.ui.tabletop.tools import Tools
from gridlight.ui.theme import Wishes

TOOLS = (
    (
        "reach",
        tr("Reach"),
        "F",
        tr("Who can get where with the moves left: your pegs, theirs, nobody"),
    ),
    ("closer", tr("Closer"), "V", tr("Look closely at the ball, or at the whole board")),
    ("turn", tr("Turn"), "T", tr("See the board from the other side")),
    ("name", tr("Name"), "N", tr("Write on the Yardcard what this play is called")),
    ("copy", tr("Copy"), "^C", tr("Copy the position as text")),
    ("open", tr("Open…"), "^O", tr("Open a position")),
)

ASIDE, LEAST_CARD = 6.0, 196.0
"""Between Yardcard and question; less high than that the card isn't made."""


class Furniture(BoardStage):
    """The board, tray, plaque and card beside it, and the cards that come forward."""

    board: PegBoard

    def __init__(
        self, bridge: Bridge, wishes: Wishes | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(bridge, wishes, parent)
        title = "PEGSKIN SCRIMMAGE" if self.rules.settings.scrimmage else "PEGSKIN FOOTBALL"
        self.set_title(
            title,
            tr("{home} against {visitors}", home=self.names.home, visitors=self.names.visitors),
        )
        self._build()

    def _build(self) -> None:
        t = self.theme
        self.board = PegBoard(self)
        self.dice = DiceTray(self)
        self.board.set_tray(self.dice)
        self.plaque = Plaque(t, self)
        self.strip = Strip(t, self)
        self.card = Yardcard(self)
        self.strip.raise_()  # the card’s shadow must not take its clicks
        self.formations = FormationCard(t, self)
        tools = (*TOOLS, *HINT_TOOLS) if self.hinted else TOOLS
        columns = len(tools) // 2 if self.hinted else len(tools)
        self.tools = Tools(tools, t, self, columns=columns)
        self.tools.setVisible(not self.bridge.watched)
        self.choices = ChoiceCard(t, self)
        self.final = FinalCard(t, self)
        self.final.lie_over(self.board, self.card, shut=(self.tools, self.strip))
        self.banner = BannerCard(t, self)
        self.roll_prompt = RollPrompt(t, self)
        self.spin_card = SpinCard(t, self)
        self.curtain = Curtain(t, self)

    @property
    def rules(self) -> Pegskin:
        """The rules that this game is played by."""
        return cast(Pegskin, self.bridge.rules)

    def layout_now(self) -> StageLayout:
        """Where everything lies at this size."""
        settings = self.rules.settings
        holes = settings.width, settings.half_length
        if self.bridge.watched:
            return lay_out(self.stage(), self.theme, *holes, watched=True)
        bar = high(self.theme) if self.barred else 0.0
        return lay_out(self.stage(), self.theme, *holes, bar=bar, rows=1 + self.hinted)

    def hint_places(self) -> tuple[QRectF, QRectF, QRectF]:
        """The bar over the board; the slip over the Yardcard, or over tray and plaque."""
        lay, theme = self.layout_now(), self.theme
        bar = QRectF(lay.board.left(), lay.board.top(), lay.board.width(), high(theme))
        bar.moveBottom(lay.board.top() - theme.px(BAR_GAP))
        low = QRectF(lay.plaque.united(lay.side))
        return bar, low, lay.tray.united(lay.side)

    def place(self) -> None:
        """Lay everything out anew."""
        lay = self.layout_now()
        self.board.set_view(turned=self.turned)
        self.board.lay(lay.board)
        self.dice.lay(lay.tray)
        self.plaque.set_panel(lay.plaque)
        self.strip.lay(lay.strip)
        self.formations.set_panel(lay.side)
        self.tools.lay(lay.tools)
        self.choices.lay(lay.side)
        self.lay_card()
        stage = self.stage()
        for front in (self.curtain, self.spin_card, self.banner, self.final):
            front.setGeometry(stage.toAlignedRect())
        self.roll_prompt.lay(stage)
        self.lay_hints()

    def lay_card(self) -> None:
        """Lay the Yardcard; above a question, so that what was written last can be read."""
        room = self.layout_now().side
        if self.choices.isVisible():
            above = self.choices.panel().top() - self.theme.px(ASIDE)
            if above - room.top() >= self.theme.px(LEAST_CARD):
                room.setBottom(above)
        self.card.lay(room)

    def themed(self) -> None:
        """Hand the theme on."""
        for part in (
            *(self.plaque, self.strip, self.formations, self.tools, self.choices, self.final),
            *(self.banner, self.roll_prompt, self.spin_card, self.curtain),
        ):
            part.set_theme(self.theme)
        for painted in (self.board, self.dice, self.card):
            painted.set_palette(self.theme)
        self.theme_hints()
