"""Ways to look at the board while a play is on: what may be done, reach map, fan, exact odds."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from gridlight.games.all_pro.phases import MOVING, WITH_THE_BALL
from gridlight.kernel.game import Seat
from gridlight.kernel.grid import Square, name_of
from gridlight.kernel.language import tr, trn
from gridlight.present.all_pro_board import (
    fan_of,
    model_for,
    odds_words,
    reach_map,
    throws_now,
    trails,
)
from gridlight.ui.tabletop.moments import Moment

if TYPE_CHECKING:
    from gridlight.ui.all_pro.stage import AllProStage

FANS = ("pass", "lateral", "")
REACHES = ("", "mine", "theirs")


class Looks(QObject):
    """Keeps what is wished to be seen; it changes nothing of the game."""

    def __init__(self, stage: AllProStage) -> None:
        super().__init__(stage)
        self._stage = stage
        self._fan = FANS[0]
        self._preview = ""
        self._reach = ""
        self._odds_said = False

    def show(self) -> None:
        """Show the board with all that the seat to choose may do, and what is looked at."""
        stage, flow = self._stage, self._stage.flow
        if flow.seat is None:
            return
        ground = flow.ground
        model = model_for(ground, flow.seat, stage.names, self._preview or self._fan)
        model = replace(model, trails=trails(stage.bridge.history, flow.seat))
        if self._reach:
            seat = flow.seat if self._reach == "mine" else flow.seat.other
            model = replace(model, reach=reach_map(ground, seat), fan=(), trails=())
        stage.board.set_board(stage.dressed(model))
        stage.board.show_reach(bool(self._reach))
        stage.tools.tool("reach").set_lit(bool(self._reach))
        stage.tools.tool("odds").set_lit(bool(self._fan))

    # exact odds

    def hovered(self, square: Square | None) -> None:
        """Over a receiver: say the exact odds; elsewhere: what was said before."""
        stage, flow = self._stage, self._stage.flow
        if not self._moving() or stage.board.sight.hand is not None:
            return
        ground = flow.ground
        lateral = self._shown_fan() == "lateral"
        said = ""
        if any(beam.receiver == square for beam in stage.board.board.fan):
            for each in throws_now(ground, lateral=lateral):
                if each.thrown.receiver == square:
                    said = odds_words(ground, each) + stage.worth_words(f"throw {name_of(square)}")
        if said:
            stage.remark(said)
        elif self._odds_said:
            stage.say_moment()
        self._odds_said = bool(said)

    def _shown_fan(self) -> str:
        play = self._stage.flow.view.play
        call = play.call.value if play is not None and play.call is not None else ""
        return call or self._preview or self._fan

    # the reach map

    def next_reach(self) -> None:
        """The next reach map: one's own men, the others', none."""
        stage, flow = self._stage, self._stage.flow
        if not self._moving() or flow.view.phase not in MOVING:
            stage.complain(tr("The reach map is for the moves of a play."))
            return
        self._reach = REACHES[(REACHES.index(self._reach) + 1) % len(REACHES)]
        self.show()
        if not self._reach or flow.seat is None:
            stage.say_moment()
            return
        self._say_reach(flow.seat if self._reach == "mine" else flow.seat.other)

    def _say_reach(self, seat: Seat) -> None:
        stage, flow = self._stage, self._stage.flow
        left = flow.view.moves_left if seat is flow.seat else 3
        if left <= 0:
            stage.remark(tr("No moves are left: your men can get nowhere. R shows theirs."))
            return
        said = trn(
            "Where {whose} men can get within {n} move.",
            "Where {whose} men can get within {n} moves.",
            left,
            whose=stage.names.whose(seat),
        )
        stage.remark(said)

    # the fan

    def next_fan(self) -> None:
        """The next fan that there is: passes, laterals, none."""
        if not self._calls():
            self._stage.complain(
                tr("The fan is chosen by the side with the ball, in its own turn.")
            )
            return
        ground = self._stage.flow.ground
        options = [fan for fan in FANS if not fan or fan_of(ground, fan)]
        if len(options) < 2:
            self._stage.complain(tr("Nobody stands where a pass could reach him now."))
            return
        at = options.index(self._fan) if self._fan in options else -1
        self._fan = options[(at + 1) % len(options)]
        self.show()

    def looked_at(self, move: str) -> None:
        """A call's button is under the pointer or the keyboard: show what it would throw."""
        stage = self._stage
        call = next((each for each in stage.strip.calls if each.move == move), None)
        if call is not None and move.startswith("throw ") and stage.flow.moment is Moment.MOVING:
            stage.remark(call.note + stage.worth_words(move))
        preview = move if move in ("pass", "lateral") else ""
        if preview != self._preview:
            self._preview = preview
            if self._calls() and self._stage.board.sight.hand is None:
                self.show()

    def _calls(self) -> bool:
        """Whether a pass or a lateral could be called in this moment."""
        return self._moving() and self._stage.flow.view.phase in WITH_THE_BALL

    def _moving(self) -> bool:
        return self._stage.flow.moment is Moment.MOVING
