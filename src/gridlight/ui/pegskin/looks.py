"""Ways to look at the board while a play is on: what may be done, reach map, exact odds."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from gridlight.games.pegskin.holes import Hole, name_of
from gridlight.games.pegskin.phases import MOVING, Phase
from gridlight.games.pegskin.state import PegskinState
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present.pegboard import Landing, LandingKind, PegModel, Throw
from gridlight.present.pegskin import team_moves
from gridlight.present.pegskin_board import allowance_words, model_for, reach_map
from gridlight.present.pegskin_calls import THROW
from gridlight.ui.tabletop.moments import Moment

if TYPE_CHECKING:
    from gridlight.ui.pegskin.stage import PegskinStage

REACHES = ("", "mine", "theirs")
BEST = 4
"""So many throws are marked at once; the others when they are looked at."""


class Looks(QObject):
    """Keeps what is wished to be seen; it changes nothing of the game."""

    def __init__(self, stage: PegskinStage) -> None:
        super().__init__(stage)
        self._stage = stage
        self._reach = ""
        self._said = False
        self._whole: tuple[PegskinState, PegModel] | None = None

    def show(self) -> None:
        """Show the board with all that the seat to choose may do, and what is looked at."""
        stage, flow = self._stage, self._stage.flow
        if flow.seat is None:
            return
        model = stage.with_dice(self._model(flow.view.state, flow.seat), flow.view.state)
        if self._reach and flow.view.phase in MOVING:
            seat = flow.seat if self._reach == "mine" else flow.seat.other
            model = replace(model, reach=reach_map(flow.ground, seat))
        stage.board.set_board(stage.dressed(replace(model, throws=_best(model.throws))))
        stage.board.show_reach(bool(model.reach))
        stage.tools.tool("reach").set_lit(bool(model.reach))

    def _model(self, state: PegskinState, seat: Seat) -> PegModel:
        """All that may be done; worked out once for a state."""
        if self._whole is None or self._whole[0] is not state:
            stage = self._stage
            self._whole = (state, model_for(stage.rules, state, seat, stage.names))
        return self._whole[1]

    def numbered(self) -> tuple[Hole, ...]:
        """Whom a pass may be thrown to, in the order of their numbers."""
        flow = self._stage.flow
        if flow.seat is None:
            return ()
        return tuple(throw.receiver for throw in self._model(flow.view.state, flow.seat).throws)

    def best_receiver(self) -> Hole | None:
        """The receiver who catches most often, the first of several."""
        flow = self._stage.flow
        assert flow.seat is not None
        throws = self._model(flow.view.state, flow.seat).throws
        return max(throws, key=_chance_of).receiver if throws else None

    # exact odds and allowances

    def hovered(self, hole: Hole | None) -> None:
        """Over a receiver: his odds and cover alone; over a peg: what it has left."""
        stage = self._stage
        if stage.board.sight.hand is not None:
            return
        said = ""
        if self._declaring():
            self._mark(hole)
            said = self._odds(THROW, hole)
        elif self._choosing():
            said = self._odds(stage.flow.hand.giving, hole)
        elif stage.flow.moment is Moment.MOVING and hole is not None:
            said = allowance_words(stage.flow.ground, hole)
        self._say(said)

    def aimed(self, landing: Landing | None) -> None:
        """The peg in the hand is over another hole: say what it would do there."""
        stage, flow = self._stage, self._stage.flow
        if flow.moment is not Moment.MOVING or landing is None or not landing.cost:
            return
        stage.remark(_does(landing, flow.view.moves_left or 0))

    def looked_at(self, move: str) -> None:
        """A call's button is under the pointer or the keyboard: show what it would do."""
        call = next((each for each in self._stage.strip.calls if each.move == move), None)
        if self._stage.flow.moment in (Moment.PLACING, Moment.MOVING):
            self._say(call.note if call is not None else "")

    def _say(self, words: str) -> None:
        if words:
            self._stage.remark(words)
        elif self._said:
            self._stage.say_moment()
        self._said = bool(words)

    def _mark(self, hole: Hole | None) -> None:
        """Draw the throw to one man alone, or the best of all."""
        stage, flow = self._stage, self._stage.flow
        assert flow.seat is not None
        throws = self._model(flow.view.state, flow.seat).throws
        alone = tuple(throw for throw in throws if throw.receiver == hole)
        shown = alone or _best(throws)
        if shown != stage.board.board.throws:
            stage.board.set_board(replace(stage.board.board, throws=shown))

    def _odds(self, verb: str, hole: Hole | None) -> str:
        if hole is None or self._stage.flow.seat is None:
            return ""
        said = self._stage.flow.odds_of(verb, hole)
        if not said or verb != THROW:
            return said
        return said + self._stage.worth_words(f"throw {name_of(hole)}")

    def _declaring(self) -> bool:
        flow = self._stage.flow
        return flow.moment is Moment.MOVING and flow.view.phase is Phase.DECLARE

    def _choosing(self) -> bool:
        return self._stage.flow.moment is Moment.CHOOSING

    # the reach map

    def next_reach(self) -> None:
        """The next reach map: one's own pegs, the others', none."""
        stage, flow = self._stage, self._stage.flow
        if flow.moment is not Moment.MOVING or not flow.view.moves_left:
            stage.complain(tr("The reach map is for moves: roll the dice first."))
            return
        self._reach = REACHES[(REACHES.index(self._reach) + 1) % len(REACHES)]
        self.show()
        if not self._reach or flow.seat is None:
            stage.say_moment()
            return
        seat = flow.seat if self._reach == "mine" else flow.seat.other
        moves = team_moves(flow.view.moves_left)
        stage.remark(
            tr(
                "Where {whose} pegs can get with {moves}.",
                whose=stage.names.whose(seat),
                moves=moves,
            )
        )


def _best(throws: tuple[Throw, ...]) -> tuple[Throw, ...]:
    """The throws that are caught most often."""
    if len(throws) <= BEST:
        return throws
    by_odds = sorted(throws, key=_chance_of, reverse=True)
    return tuple(throw for throw in throws if throw in by_odds[:BEST])


def _chance_of(throw: Throw) -> float:
    return throw.chance


def _does(landing: Landing, moves: int) -> str:
    """What it does to move there, and what is left of the moves after it."""
    left = {
        "moves": team_moves(landing.cost),
        "left": moves - landing.cost,
        "of": team_moves(moves),
    }
    told: dict[LandingKind, str] = {
        "move": tr("Move there: {moves}, {left} of {of} left after it.", **left),
        "block": tr("Block him: {moves}, {left} of {of} left after it.", **left),
        "tackle": tr("Tackle him: {moves}, {left} of {of} left after it.", **left),
        "out": tr("Step out of bounds: {moves}, {left} of {of} left after it.", **left),
    }
    return told[landing.kind]
