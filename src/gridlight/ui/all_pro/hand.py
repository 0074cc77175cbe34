"""What the hand does with men on the board while a play is on, put into moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from gridlight.games.all_pro.actions import DROP
from gridlight.games.all_pro.phases import Phase
from gridlight.games.all_pro.state import AllProState
from gridlight.kernel.grid import Square, name_of
from gridlight.kernel.language import tr
from gridlight.present.all_pro_board import bare, hand_off_model
from gridlight.present.all_pro_ways import hand_offs
from gridlight.present.board import Walk, moved
from gridlight.present.calls import plain_reason
from gridlight.session.course import Record
from gridlight.ui.tabletop.beat import Beat
from gridlight.ui.tabletop.moments import Moment

if TYPE_CHECKING:
    from gridlight.ui.all_pro.flow import Flow

NO_TAKER = tr("the ball is handed to one of the men with a ring (AP-16).")
STEADY = 16.0  # squares a second: faster, and the ball falls off the man (AP-17)


class Hand(QObject):
    """Drops, hand-offs and throws of the seat that moves."""

    def __init__(self, flow: Flow) -> None:
        super().__init__(flow)
        self._flow = flow
        self._dropped: tuple[Square, tuple[Square, ...]] | None = None
        self._jerked = False

    def taken_up(self) -> None:
        """A man was taken up: how fast he is dragged counts from now on."""
        self._jerked = False

    def dragged(self, speed: float) -> None:
        """The man in the hand is dragged at so many squares a second (AP-17)."""
        board = self._flow.stage.board
        held = board.sight.hand
        if held is None or held.origin is None or held.origin != board.board.carrier:
            return
        if self._flow.view.settings.steady_hand and speed > STEADY:
            self._jerked = True

    def drop(self, origin: Square, path: tuple[Square, ...]) -> None:
        """A man was put down: make the move."""
        flow = self._flow
        if flow.seat is None:
            return
        jerked = self._jerked and origin == flow.view.board.carrier
        words = self._words(origin, path) + (f" {DROP}" if jerked else "")
        self._jerked = False
        self._dropped = (origin, path)
        stood = flow.play(words)
        self._dropped = None
        if not stood and flow.bridge.roll_wish is None:
            flow.stage.show_offers()

    def _words(self, origin: Square, path: tuple[Square, ...]) -> str:
        flow = self._flow
        assert flow.seat is not None
        if flow.view.phase is Phase.KICK_COVERAGE:
            return f"cover {name_of(origin)} {len(path)}"
        if origin == flow.view.board.carrier and path[-1] in hand_offs(flow.ground, flow.seat):
            return f"hand {name_of(origin)} {name_of(path[-1])}"
        return " ".join(("move", *(name_of(square) for square in (origin, *path))))

    # hand-offs, snaps and throws

    def choose_taker(self) -> None:
        """Ask who takes the ball; where there is only one, he does."""
        flow = self._flow
        assert flow.seat is not None
        takers = hand_offs(flow.ground, flow.seat)
        if len(takers) == 1:
            self.aim("hand", takers[0])
        elif takers:
            flow.stage.board.put_back()
            flow.stage.show_model(hand_off_model(flow.ground, flow.seat, flow.stage.names))
            flow.become(Moment.CHOOSING)
            if flow.stage.board.sight.cursor is not None:
                flow.stage.board.set_cursor(takers[0])

    def take(self, square: Square) -> None:
        """The man on a square was chosen to take the ball."""
        if self._flow.stage.board.board.target_at(square) is not None:
            self.aim("hand", square)
        else:
            self._flow.stage.complain(plain_reason(NO_TAKER))

    def aim(self, verb: str, square: Square) -> None:
        """Snap, hand or throw to the man on a square."""
        carrier = self._flow.view.board.carrier
        start = f"{name_of(carrier)} " if verb == "hand" and carrier is not None else ""
        self._flow.play(f"{verb} {start}{name_of(square)}")

    # what the board shows already

    def shown_already(
        self, record: Record, before: AllProState, beats: tuple[Beat, ...]
    ) -> tuple[Beat, ...]:
        """Lay the board as it was before the step, past the way that the hand has gone."""
        flow = self._flow
        model = bare(flow.stage.rules.ground(before), flow.stage.names)
        dropped, self._dropped = self._dropped, None
        if dropped is not None and beats and _is_way(beats[0], dropped[0]):
            for motion in beats[0].motions:
                model = moved(model, motion)
            first = Beat(beats[0].words, banner=beats[0].banner)
            beats = (first, *beats[1:])
        flow.stage.show_model(model)
        return beats


def _is_way(beat: Beat, origin: Square) -> bool:
    walk = beat.motions[0] if beat.motions else None
    return isinstance(walk, Walk) and walk.path[0] == origin
