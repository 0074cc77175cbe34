"""A computer coach at the light box: it is heard, and does by hand what a person would."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer

from gridlight.games.foto_electric.phases import Phase
from gridlight.games.foto_electric.state import OFFENSE_PLACES, PLACES
from gridlight.kernel.game import Seat
from gridlight.ui.foto.seal import SealedPick
from gridlight.ui.foto.studying import FotoBench
from gridlight.ui.tabletop.coached import CoachedSeats, watch

if TYPE_CHECKING:
    from gridlight.ui.foto.flow import Flow

PLACING = (Phase.OFFENSE_PLACE, Phase.DEFENSE_PLACE)


class Opponent(CoachedSeats):
    """Plays the seats of the table that no person has."""

    def __init__(self, flow: Flow) -> None:
        super().__init__(flow.stage, flow, FotoBench(flow.bridge))
        self._flow = flow
        self.seal = SealedPick(flow.stage)
        self.bench.chosen.connect(self._chosen)
        self._after = QTimer(self)
        self._after.setSingleShot(True)
        self._after.timeout.connect(self._act)
        self._placing: float | None = None
        self._away = False

    @property
    def alone(self) -> bool:
        """Whether fewer than two persons sit at the table, so that nobody has to look away."""
        return bool(self._flow.bridge.coached)

    def think(self, seat: Seat) -> None:
        """Begin to choose for a seat, as soon as the table is looked at."""
        self._seat = seat
        stage = self._flow.stage
        watch(stage, self, stage.names, self._flow.bridge.table.step)
        if not self._away:
            self.when_let(lambda: self.bench.think(seat))

    def pull_soon(self) -> None:
        """Draw the slide after a moment, unless somebody has taken hold of it by then."""
        self._placing = None
        if not self._away:
            self.when_let(self._wait)

    def look_on(self) -> None:
        """Leave the play that was shown after a while, where nobody else would."""
        if self.among_themselves and not self._away:
            self._placing = None
            self.when_let(self._wait)

    def _wait(self) -> None:
        self._after.start(self._flow.stage.theme.times.read)

    def set_away(self, away: bool) -> None:
        """Nothing is done while nobody looks at the table."""
        if away is self._away:
            return
        self._away = away
        if away:
            self.leave_off()
        elif self._flow.moment.name == "THINKING":
            self._flow.next()
        elif self._flow.moment.name == "REVIEW":
            self.look_on()
        elif self.plays(self._flow.seat) and self._flow.can_pull:
            self.pull_soon()

    def leave_off(self) -> None:
        """Think no longer, and put down what is in the hand."""
        self.bench.drop()
        self._after.stop()
        self._hands_off(False)
        self.forget_due()

    def close(self) -> None:
        """The table is left."""
        self.leave_off()
        self.bench.close()

    def _chosen(self, seat: Seat, words: str) -> None:
        flow = self._flow
        place = _place_in(words) if flow.view.phase in PLACING else None
        if place is None:
            flow.coach_chose(words)
            return
        flow.snap.hold(flow.view, seat)
        stage = flow.stage
        self._hands_off(True)
        stage.box.carry.choose(place)
        self._placing = place
        self._after.start(stage.theme.times.card_to_box)

    def _hands_off(self, off: bool) -> None:
        """Keep the person's pointer and keys from the computer's card, or let them at the box."""
        stage = self._flow.stage
        stage.box.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, off)
        if off:
            stage.setFocus()

    def _act(self) -> None:
        flow = self._flow
        if self._placing is not None:
            flow.stage.box.carry.put_down()
        elif flow.can_pull:
            flow.stage.box.pull_by_itself(1.0)
        else:
            flow.go_on()


def _place_in(words: str) -> float | None:
    """The place at which a move lays a card; None where it doesn't."""
    verb, _, name = words.partition(" ")
    return {**OFFENSE_PLACES, **PLACES}.get(name) if verb == "at" else None
