"""What lies on the Foto-Electric table, and where; what happens there is the stage's."""

from __future__ import annotations

from functools import cached_property
from typing import cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from gridlight.cards.model import Deck
from gridlight.cards.result import Result
from gridlight.games.foto_electric.game import FotoElectric
from gridlight.games.foto_electric.light import LightBox as Viewer
from gridlight.kernel.errors import one_line
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present.foto import names_of
from gridlight.ui.bridge import Bridge
from gridlight.ui.chrome import Screen
from gridlight.ui.foto.field import FieldPanel
from gridlight.ui.foto.hands import Hands
from gridlight.ui.foto.house import HouseLights
from gridlight.ui.foto.layout import StageLayout, lay_out
from gridlight.ui.lightbox.box import LightBox
from gridlight.ui.tabletop.banner import BannerCard
from gridlight.ui.tabletop.choices import ChoiceCard
from gridlight.ui.tabletop.curtain import Curtain
from gridlight.ui.tabletop.live import Scoreboard
from gridlight.ui.tabletop.plays import PlayBoard
from gridlight.ui.tabletop.roll_prompt import RollPrompt
from gridlight.ui.tabletop.spin import SpinCard
from gridlight.ui.theme import Wishes


class Furniture(Screen):
    """The boards, the box, both hands and the cards that come forward, laid out to any size.

    `rematch_wanted` asks for another game with the sides swapped; `open_position_wanted` and
    `copy_position_wanted` ask for a position to be laid, or for this one as text.
    """

    rematch_wanted = Signal()
    fairness_wanted = Signal()
    scouting_wanted = Signal()
    replay_wanted = Signal()
    open_position_wanted = Signal()
    copy_position_wanted = Signal()

    def __init__(
        self, bridge: Bridge, wishes: Wishes | None = None, parent: QWidget | None = None
    ) -> None:
        self.bar_items = bridge.bar_items
        super().__init__(wishes, parent)
        bridge.setParent(self)
        self.bridge = bridge
        self.names = names_of(bridge.table.header)
        seats = bridge.table.header.seats
        home, visitors = (one_line(seats[seat].full) for seat in Seat)
        self.set_title(
            "FOTO-ELECTRIC", tr("{home} against {visitors}", home=home, visitors=visitors)
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._build()

    def _build(self) -> None:
        t = self.theme
        self.field = FieldPanel(t, self)
        self.scoreboard = Scoreboard(t, self)
        self.plays = PlayBoard(t, self)
        self.hands = Hands(self)
        self.box = LightBox(self)
        self.box.set_deck(self.deck)
        self.hands.bring_forward()
        self.house = HouseLights(t, self)
        self.choices = ChoiceCard(t, self)
        self.banner = BannerCard(t, self)
        self.roll_prompt = RollPrompt(t, self)
        self.spin_card = SpinCard(t, self)
        self.curtain = Curtain(t, self)
        self.hands.set_deck(self.deck)

    # the cards

    @cached_property
    def deck(self) -> Deck:
        """The deck that this game is played with."""
        from gridlight.cards.decks import load_record

        return load_record(self.bridge.table.header.tables.get("deck"), "deck")

    @property
    def rules(self) -> FotoElectric:
        """The rules that this game is played by."""
        return cast(FotoElectric, self.bridge.rules)

    @cached_property
    def _viewer(self) -> Viewer:
        return Viewer(self.deck)

    def look(self, play: int, formation: str, alignment: float, goal: int) -> Result:
        """What two cards show, whole."""
        return self._viewer.result(play, formation, alignment, goal)

    # places

    def place(self) -> None:
        """Lay everything out anew."""
        lay = self.layout_now()
        self.field.set_panel(lay.field)
        self.scoreboard.set_panel(lay.scoreboard)
        self.plays.set_panel(lay.plays)
        self.hands.lay(lay)
        self.box.lay(lay.case, self.stage().bottom())
        self.choices.lay(lay.foot)
        self.house.lay(self.stage(), lay.case)
        stage = self.stage()
        for front in (self.curtain, self.spin_card, self.banner):
            front.setGeometry(stage.toAlignedRect())
        self.roll_prompt.lay(stage)

    def layout_now(self) -> StageLayout:
        """Where everything lies at this size."""
        return lay_out(self.stage(), self.theme, watched=self.bridge.watched)

    def themed(self) -> None:
        """Hand the theme on."""
        for part in (
            *(self.field, self.scoreboard, self.plays, self.hands, self.choices, self.house),
            *(self.banner, self.roll_prompt, self.spin_card, self.curtain),
        ):
            part.set_theme(self.theme)
        self.box.set_palette(self.theme)
