"""The cards of a snap on the light box: held, laid, uncovered and looked at again."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from gridlight.cards.model import DefenseCard, OffenseCard
from gridlight.cards.result import Result
from gridlight.games.foto_electric.state import OFFENSE_PLACES, PLACES
from gridlight.games.foto_electric.views import FotoView
from gridlight.kernel.game import Seat
from gridlight.session.course import Record

if TYPE_CHECKING:
    from gridlight.ui.foto.flow import Flow

LIGHT_MS = 40
"""A play that is come upon is uncovered after this: on the way elsewhere nothing is baked."""

SLIP = 0.25
"""How far a finger may move the offense's card, in steps, before it is a foul."""


class SnapOnBox(QObject):
    """Puts on the box what a seat may see, and turns what is done there into moves."""

    def __init__(self, flow: Flow) -> None:
        super().__init__(flow)
        self._flow = flow
        self.result: Result | None = None
        self.formation: DefenseCard | None = None
        self.alignment = 0.0
        self.goal = 100
        self.uncovered_already = False
        self._own: FotoView | None = None
        self._light = QTimer(self)
        self._light.setSingleShot(True)
        self._light.setInterval(LIGHT_MS)
        self._light.timeout.connect(self._show_whole)
        box = flow.stage.box
        box.card_laid.connect(self._laid)
        box.nudged.connect(self._nudged)
        box.pull_started.connect(flow.pull_started)
        box.passed_decision.connect(self._decided)
        box.pulled.connect(self._pulled)

    @property
    def play(self) -> OffenseCard | None:
        """The play that was shown last."""
        return self.result.card if self.result else None

    def clear(self) -> None:
        """Take the cards off the box."""
        self._light.stop()
        self.result = None
        self.formation = None
        self.uncovered_already = False
        self._flow.stage.box.clear()
        self._flow.stage.ghost(None, "")

    def hold(self, view: FotoView, seat: Seat) -> None:
        """Give the seat its card to lay: the offense's face down, the defense's face up."""
        box = self._flow.stage.box
        snapping = not view.settings.table_feel
        self.uncovered_already = False
        self.result = None
        if seat is view.offense:
            box.clear()
            box.hold("offense", None, tuple(OFFENSE_PLACES.values()), snapping)
            box.setFocus()
            return
        assert view.snap.offense_place is not None
        box.clear()
        box.lay_offense(None, view.snap.offense_place)
        own: FotoView = self._flow.bridge.view(seat)
        assert own.snap.formation is not None
        card = self._flow.stage.deck.formation(own.snap.formation)
        box.hold("defense", card, tuple(PLACES.values()), snapping)
        box.setFocus()

    def lie(self, view: FotoView) -> None:
        """Lay on the box what anybody may see, with nothing to be done."""
        last = self._flow.bridge.history[-1]
        if any(event.name == "reveal" for event in last.events):
            if not self.uncovered_already:
                self.clear()
                self._own = self.before(last)
                self._light.start()
            return
        self.clear()
        snap, stage = view.snap, self._flow.stage
        if snap.offense_place is not None:
            stage.box.lay_offense(None, snap.offense_place)
        if snap.formation is not None and snap.defense_place is not None:
            stage.box.lay_defense(stage.deck.formation(snap.formation), snap.defense_place)

    def before(self, reveal: Record) -> FotoView:
        """What the offense saw before this step, with which its play became public."""
        bridge = self._flow.bridge
        state, rules = bridge.state_after(reveal.n - 1), bridge.rules
        found: FotoView = rules.view(state, rules.view(state, None).offense)
        return found

    def _show_whole(self) -> None:
        own = self._own
        assert own is not None
        self._know(own)
        assert self.result is not None
        assert own.snap.offense_place is not None
        box = self._flow.stage.box
        box.clear()
        box.lay_offense(self.play, own.snap.offense_place)
        box.lay_defense(self.formation, own.snap.offense_place + self.alignment)
        box.show_alignment(self.alignment, self.result)

    def _know(self, own: FotoView) -> None:
        """Work out what the offense's two cards show."""
        self._light.stop()
        snap = own.snap
        assert snap.play is not None
        assert snap.formation is not None
        assert snap.alignment is not None
        stage = self._flow.stage
        self.formation = stage.deck.formation(snap.formation)
        self.alignment = snap.alignment
        self.goal = ceil(own.situation.to_goal)
        self.result = stage.look(snap.play, snap.formation, snap.alignment, self.goal)
        self.uncovered_already = False

    def arm(self, own: FotoView) -> None:
        """Make the box ready for the pull; what it will show stays inside it."""
        self._know(own)
        snap = own.snap
        assert self.play is not None
        assert self.formation is not None
        box = self._flow.stage.box
        assert snap.offense_place is not None
        assert snap.defense_place is not None
        box.clear()
        box.lay_offense(None, snap.offense_place)
        box.lay_defense(self.formation, snap.defense_place)
        box.setFocus()
        box.arm(self.play, self.formation, self.alignment, self.result)

    def _laid(self, place: float) -> None:
        flow = self._flow
        if flow.seat is None or not flow.view.deciders:
            return
        offense = flow.seat is flow.view.offense
        places = OFFENSE_PLACES if offense else PLACES
        named = [name for name, at in places.items() if at == place]
        if not flow.play(f"at {named[0]}" if named else f"lay {place:.2f}"):
            flow.next()

    def _nudged(self, place: float) -> None:
        # FE-28; a touch that hardly moves the card is none
        flow = self._flow
        before = flow.view.snap.offense_place
        if before is None or abs(place - before) < SLIP:
            flow.next()
            return
        others = {name: at for name, at in OFFENSE_PLACES.items() if abs(at - before) > SLIP}
        nearest = min(others, key=lambda name: abs(others[name] - place))
        if not flow.play(f"nudge {nearest}"):
            flow.next()

    def _decided(self) -> None:
        if not self.uncovered_already and self.result is not None:
            self.uncovered_already = True
            self._flow.passed_decision()

    def _pulled(self, share: float) -> None:
        self._flow.stage.uncovered(self.result, share)
