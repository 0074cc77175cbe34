"""Line-ups on the stage: what the hand does with the tray, formations, the snap and Ready."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from gridlight.games.pegskin import lineups
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.kernel.moves import Move
from gridlight.present.calls import CallShown
from gridlight.present.formations import formation_words
from gridlight.present.pegboard import Hole
from gridlight.present.pegskin_calls import kicks
from gridlight.present.pegskin_lineup import AGAIN, LineUp, Offered, begin
from gridlight.present.situation import capital
from gridlight.ui.tabletop.formations import Choice
from gridlight.ui.tabletop.moments import Moment
from gridlight.ui.tabletop.readings import SIDES

if TYPE_CHECKING:
    from gridlight.ui.pegskin.flow import Flow

EMPTY, DONE, SNAP = "empty", "line-up", "snap"
HINT = tr("Drag pegs, or put the cursor on a hole and press L, B or R; Delete takes one off.")


class Placing(QObject):
    """Keeps the line-up that is being placed, also for when it is taken back."""

    def __init__(self, flow: Flow) -> None:
        super().__init__(flow)
        self._flow = flow
        self.lineup: LineUp | None = None
        self._placed: dict[tuple[Seat, bool], LineUp] = {}

    def begin(self) -> None:
        """Lay out the line-up that is asked for, or go on with it."""
        fresh = begin(self._flow.ground)
        kept = self._placed.get((fresh.side, fresh.offense))
        if kept is not None and kept.ground.state == fresh.ground.state:
            fresh = kept
        self._show(fresh)

    def _show(self, lineup: LineUp) -> None:
        self.lineup = lineup
        self._placed[lineup.side, lineup.offense] = lineup
        stage = self._flow.stage
        stage.show_model(lineup.model(stage.names))
        stage.show_calls()
        side = lineup.side
        said = (lineup.title, stage.names.of(side).upper(), SIDES[side])
        stage.formations.open_card(said, self.choices(), lineup.why_not or HINT)
        stage.banner.raise_()  # what the last play brought may still be up
        stage.say_moment()

    def choices(self) -> tuple[Choice, ...]:
        """The rows of the list of line-ups."""
        assert self.lineup is not None
        standing = self.lineup.name
        rows = []
        for number, offered in enumerate(self.lineup.offered(), 1):
            key = "0" if offered.name == AGAIN else str(number)
            words = capital(formation_words(offered.name))
            rows.append(Choice(words, key, offered.name, offered.name == standing))
        return (*rows, Choice(tr("All into the tray"), "X", EMPTY, not self.lineup.pegs))

    def choose(self, name: str) -> None:
        """A row was chosen: lay that line-up."""
        if self.lineup is None or self._flow.moment is not Moment.PLACING:
            return
        self._flow.stage.board.put_back()
        if name == EMPTY:
            self._show(self.lineup.emptied())
            return
        found = next(each for each in self.lineup.offered() if each.name == name)
        self._show(self.lineup.laid(found))

    def lay(self, move: Move) -> None:
        """Lay the pegs that a move would place."""
        if self.lineup is not None and self._flow.moment is Moment.PLACING:
            holes, offense = self._flow.ground.holes, self.lineup.offense
            placed = lineups.read(move, offense=offense, holes=holes)
            self._show(self.lineup.laid(Offered("", placed.pegs, placed.taker)))

    def calls(self) -> tuple[CallShown, ...]:
        """Ready, dimmed while the line-up can't stand; who takes the snap; punt and field goal."""
        lineup, flow = self.lineup, self._flow
        if lineup is None or flow.seat is None:
            return ()
        found = list(kicks(flow.stage.rules, flow.view.state, flow.seat, flow.stage.names))
        if len(lineup.takers()) > 1:
            note = tr("Another back straight behind the center takes the snap.")
            found.append(CallShown(tr("Other man takes the snap"), "S", SNAP, note=note))
        return (*found, CallShown(tr("Ready"), "D", DONE, lineup.why_not, main=True))

    def call(self, move: str) -> None:
        """A button was pressed: play the line-up or a kick, or name another man for the snap."""
        if self.lineup is None:
            return
        if move == DONE:
            self._flow.play(self._flow.stage.rules.words(self.lineup.words))
        elif move == SNAP:
            takers, now = self.lineup.takers(), self.lineup.snap
            following = (takers.index(now) + 1) % len(takers) if now in takers else 0
            self._show(self.lineup.snapped_to(takers[following]))
        else:
            self._flow.play(move)

    # the hand

    def moved(self, origin: Hole, hole: Hole) -> None:
        """A peg was put down in another hole."""
        if self.lineup is not None:
            self._show(self.lineup.moved(origin, hole))

    def placed(self, slot: int, hole: Hole) -> None:
        """A peg came out of the tray."""
        if self.lineup is not None and slot < len(self.lineup.tray):
            self._show(self.lineup.placed(slot, hole))

    def removed(self, hole: Hole) -> None:
        """A peg went back into the tray."""
        if self.lineup is not None:
            self._show(self.lineup.removed(hole))
