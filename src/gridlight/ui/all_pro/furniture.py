"""What lies on the All-Pro table, and where; what happens there is the stage's."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from gridlight.games.all_pro.game import AllPro
from gridlight.kernel.language import tr
from gridlight.ui.all_pro.layout import BAR_GAP, StageLayout, lay_out, lay_out_watched
from gridlight.ui.all_pro.plays import PlayByPlay
from gridlight.ui.all_pro.scoreboard import NarrowScoreboard
from gridlight.ui.boards.board import Board
from gridlight.ui.bridge import Bridge
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
    ("reach", tr("Reach"), "R", tr("Who can get where: your men, theirs, nobody")),
    ("odds", tr("Odds"), "F", tr("The fan of passes, of laterals, or none")),
    ("turn", tr("Turn"), "T", tr("See the board from the other side")),
    ("upright", tr("Upright"), "U", tr("Set the board upright, or lay it flat")),
    ("copy", tr("Copy"), "^C", tr("Copy the position as text")),
    ("open", tr("Open…"), "^O", tr("Open a position")),
)
DICE_LIE = 2.7  # squares that the dice take at the board's lower right corner


class Furniture(BoardStage):
    """The board, the boards beside it, and the cards that come forward, laid out to any size."""

    board: Board

    def __init__(
        self, bridge: Bridge, wishes: Wishes | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(bridge, wishes, parent)
        self.set_title(
            "ALL-PRO FOOTBALL",
            tr("{home} against {visitors}", home=self.names.home, visitors=self.names.visitors),
        )
        self.upright = False
        self._build()

    def _build(self) -> None:
        t = self.theme
        self.board = Board(self)
        self.scoreboard = NarrowScoreboard(t, self)
        self.tools = Tools((*TOOLS, *HINT_TOOLS) if self.hinted else TOOLS, t, self)
        self.tools.setVisible(not self.bridge.watched)
        self.plays = PlayByPlay(t, self)
        self.formations = FormationCard(t, self)
        self.strip = Strip(t, self)
        self.choices = ChoiceCard(t, self)
        self.final = FinalCard(t, self)
        self.final.lie_over(self.board, shut=(self.tools, self.strip))
        self.banner = BannerCard(t, self)
        self.roll_prompt = RollPrompt(t, self)
        self.spin_card = SpinCard(t, self)
        self.curtain = Curtain(t, self)

    @property
    def rules(self) -> AllPro:
        """The rules that this game is played by."""
        return cast(AllPro, self.bridge.rules)

    def layout_now(self) -> StageLayout:
        """Where everything lies at this size."""
        columns = self.rules.settings.columns
        if self.bridge.watched:
            return lay_out_watched(self.stage(), self.theme, columns, upright=self.upright)
        rows = 2 + (self.rules.settings.officiating == "call-it") + self.hinted
        bar = high(self.theme) if self.barred else 0.0
        return lay_out(self.stage(), self.theme, columns, upright=self.upright, rows=rows, bar=bar)

    def hint_places(self) -> tuple[QRectF, QRectF, QRectF]:
        """The bar over the board; the slip over the plays, or over the scoreboard."""
        lay = self.layout_now()
        bar = QRectF(lay.board.left(), lay.board.top(), lay.board.width(), high(self.theme))
        bar.moveBottom(lay.board.top() - self.theme.px(BAR_GAP))
        column = lay.scoreboard.united(lay.side)
        return bar, column, column

    @property
    def home_at_right(self) -> bool:
        """Whether home’s end of the board is seen at the right."""
        return self.turned and not self.upright

    def place(self) -> None:
        """Lay everything out anew."""
        lay = self.layout_now()
        self.board.set_view(upright=self.upright, turned=self.turned)
        self.board.lay(lay.board)
        self.scoreboard.set_panel(lay.scoreboard)
        self.tools.lay(lay.tools)
        self.plays.set_panel(lay.plays)
        self.formations.set_panel(lay.side)
        self.strip.lay(lay.strip)
        self.strip.keep_free(0.0 if self.upright else self.board.shape.q * DICE_LIE)
        self.choices.lay(lay.foot)
        stage = self.stage()
        for front in (self.curtain, self.spin_card, self.banner, self.final):
            front.setGeometry(stage.toAlignedRect())
        self.roll_prompt.lay(stage)
        self.lay_hints()

    def themed(self) -> None:
        """Hand the theme on."""
        for part in (
            *(self.scoreboard, self.tools, self.plays, self.formations, self.strip),
            *(self.choices, self.final, self.banner, self.roll_prompt),
            *(self.spin_card, self.curtain),
        ):
            part.set_theme(self.theme)
        self.board.set_palette(self.theme)
        self.theme_hints()
