"""What the hand does with pegs on the board while a play is on, put into moves."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from gridlight.games.pegskin.holes import Hole, name_of
from gridlight.games.pegskin.phases import Phase
from gridlight.games.pegskin.refusals import Asked, no_peg, why_no_walk, why_not
from gridlight.games.pegskin.state import PegskinState
from gridlight.kernel.moves import Move
from gridlight.present.calls import plain_reason
from gridlight.present.pegboard import Block, Walk, moved
from gridlight.present.pegskin_board import hand_off_model, pitch_model, takers
from gridlight.present.pegskin_calls import HAND
from gridlight.present.pegskin_ways import (
    NO_RECEIVER,
    NO_TAKER,
    NO_WAY,
    OFF_THE_BOARD,
    ROLL_FIRST,
    straight_way,
)
from gridlight.session.course import Record
from gridlight.ui.tabletop.beat import Beat
from gridlight.ui.tabletop.moments import Moment

if TYPE_CHECKING:
    from gridlight.ui.pegskin.flow import Flow


class Hand(QObject):
    """Moves, hand-offs, pitches and throws of the seat that decides."""

    def __init__(self, flow: Flow) -> None:
        super().__init__(flow)
        self._flow = flow
        self._dropped: tuple[Hole, tuple[Hole, ...]] | None = None
        self.giving = HAND

    def drop(self, origin: Hole, path: tuple[Hole, ...]) -> None:
        """A peg was put down: make the move."""
        flow = self._flow
        if flow.seat is None:
            return
        self._dropped = (origin, path)
        stood = flow.play(self._words(origin, path))
        self._dropped = None
        if not stood and flow.bridge.roll_wish is None:
            flow.stage.show_offers()

    def _words(self, origin: Hole, path: tuple[Hole, ...]) -> str:
        if self._flow.view.phase is Phase.MOTION:
            return f"motion {name_of(origin)} {name_of(path[-1])}"
        on = self._flow.stage.board.board.is_on(path[-1])
        words = [name_of(hole) for hole in (origin, *(path if on else path[:-1]))]
        return " ".join(("move", *words, *(() if on else ("out",))))

    # hand-offs, pitches and throws

    def choose_taker(self, verb: str) -> None:
        """Ask who is handed the ball; a hand-off to the only man who can take it is made."""
        flow = self._flow
        assert flow.seat is not None
        rules, state, names = flow.stage.rules, flow.view.state, flow.stage.names
        found = takers(flow.ground, flow.seat, verb, rules)
        self.giving = verb
        if verb == HAND and len(found) == 1:
            self.give(found[0])
        elif found:
            flow.stage.board.put_back()
            model_of = hand_off_model if verb == HAND else pitch_model
            model = model_of(rules, state, flow.seat, names)
            flow.stage.show_model(flow.stage.with_dice(model, state))
            flow.become(Moment.CHOOSING)
            if flow.stage.board.sight.cursor is not None:
                flow.stage.board.set_cursor(found[0])

    def choose_receiver(self) -> None:
        """Bring the cursor to the receiver who catches best; from there to the others."""
        board, looks = self._flow.stage.board, self._flow.stage.looks
        board.setFocus()
        board.set_cursor(looks.best_receiver())

    def throw_to(self, number: int) -> bool:
        """Throw to the receiver with this number; False if there is none."""
        flow = self._flow
        if flow.moment is not Moment.MOVING or flow.view.phase is not Phase.DECLARE:
            return False
        found = flow.stage.looks.numbered()
        if not 1 <= number <= len(found):
            return False
        return flow.play(f"throw {name_of(found[number - 1])}")

    def take(self, hole: Hole) -> None:
        """The man in a hole was chosen to take the ball."""
        if self._flow.stage.board.board.target_at(hole) is not None:
            self.give(hole)
        else:
            self._flow.stage.complain(plain_reason(NO_TAKER))

    def give(self, hole: Hole) -> None:
        """Hand or pitch to the man in a hole."""
        carrier = self._flow.view.board.carrier
        if carrier is not None:
            self._flow.play(f"{self.giving} {name_of(carrier)} {name_of(hole)}")

    def picked(self, hole: Hole) -> None:
        """A hole was chosen with nothing in the hand: throw there, or say why not."""
        flow = self._flow
        model = flow.stage.board.board
        if model.offer_at(hole) is not None or flow.seat is None:
            return
        phase, ground = flow.view.phase, flow.ground
        if phase is Phase.DECLARE:
            if model.target_at(hole) is not None:
                flow.play(f"throw {name_of(hole)}")
            elif hole not in ground.pegs:
                flow.stage.complain(plain_reason(NO_RECEIVER))
            else:
                why = why_not(Asked(ground, flow.seat, Move("throw", (name_of(hole),))))
                flow.stage.complain(plain_reason(why))
        elif (why := self._why_not_taken(hole)) and model.is_on(hole):
            flow.stage.complain(plain_reason(why))

    def _why_not_taken(self, hole: Hole) -> str:
        """Why the peg in a hole isn't taken up, or that the hole is bare."""
        flow = self._flow
        ground = flow.ground
        mine = ground.pegs.get(hole)
        if mine is None or mine.offense is not (flow.seat is flow.view.offense):
            return no_peg(ground, hole)
        if flow.view.moves_left is None and flow.view.phase is not Phase.MOTION:
            return ROLL_FIRST
        for column, row in _AROUND:
            if why := self._why_no_way(hole, (hole[0] + column, hole[1] + row)):
                return why
        return NO_WAY

    def missed(self, origin: Hole, hole: Hole) -> None:
        """A peg was put down where it can't go: say why."""
        if origin == hole or self._flow.seat is None:
            return
        why = self._why_no_way(origin, hole)
        self._flow.stage.complain(plain_reason(why))

    def _why_no_way(self, origin: Hole, hole: Hole) -> str:
        flow = self._flow
        assert flow.seat is not None
        ground = flow.ground
        if flow.view.phase is Phase.MOTION:
            said = Move("motion", (name_of(origin), name_of(hole)))
            return why_not(Asked(ground, flow.seat, said))
        if hole not in ground.holes:
            return OFF_THE_BOARD
        way = straight_way(origin, hole)
        return why_no_walk(ground, way) or NO_WAY

    # what the board shows already

    def shown_already(
        self, record: Record, before: PegskinState, beats: tuple[Beat, ...]
    ) -> tuple[Beat, ...]:
        """Lay the board as it was before the step, past the way that the hand has gone."""
        stage = self._flow.stage
        model = stage.bare_model(before, record.n)
        dropped, self._dropped = self._dropped, None
        if dropped is not None and beats and _is_way(beats[0], dropped[0]):
            for motion in beats[0].motions:
                model = moved(model, motion)
            left = self._flow.bridge.state_after(record.n).moves_left
            model = replace(model, moves_left=left if left is not None else model.moves_left)
            first = Beat(beats[0].words, banner=beats[0].banner)
            beats = (first, *beats[1:])
        stage.show_model(model)
        return beats


_AROUND = tuple((c, r) for r in (1, 0, -1) for c in (0, -1, 1) if (c, r) != (0, 0))


def _is_way(beat: Beat, origin: Hole) -> bool:
    walk = beat.motions[0] if beat.motions else None
    return isinstance(walk, Walk | Block) and walk.path[0] == origin
