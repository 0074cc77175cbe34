"""What a step of All-Pro shows on the board, told event by event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from gridlight.football import events as told
from gridlight.football import field
from gridlight.games.all_pro import rows
from gridlight.games.all_pro.ruleset import ROWS
from gridlight.games.all_pro.state import AllProState
from gridlight.kernel.events import Event
from gridlight.kernel.game import Seat
from gridlight.kernel.grid import Square, square_of
from gridlight.present.board import Bounce, Flight, Motion, Roll, Walk
from gridlight.present.penalty_system import own_rolls
from gridlight.session.course import Record

Facts = Mapping[str, Any]

BY_DICE = frozenset(
    {
        *(told.KICKOFF, told.PUNT, told.FIELD_GOAL_GOOD, told.FIELD_GOAL_MISSED),
        *(told.PASS_COMPLETE, told.PASS_INCOMPLETE, told.INTERCEPTION, told.RETURN),
        *(told.TRY_GOOD, told.TRY_MISSED),
    }
)
"""Events that the dice brought about."""


@dataclass(frozen=True, slots=True)
class Shown:
    """One event of a step, if any, with the motions that show it."""

    motions: tuple[Motion, ...] = ()
    event: Event | None = None


def dice_of(record: Record) -> tuple[int, ...]:
    """The faces of the dice that fell in a step; none of the chance that a man holds the ball."""
    return tuple(int(roll.label) for roll in own_rolls(record.rolls) if roll.label.isdecimal())


def shown(record: Record, before: AllProState) -> tuple[Shown, ...]:
    """The step in order: dice come before what they brought about."""
    faces = dice_of(record)
    found: list[Shown] = []
    rolled = not faces or record.hand  # who rolled at the table has seen it
    teller = _Teller(record, before, sum(faces))
    for event in record.events:
        if not rolled and event.name in BY_DICE:
            rolled = True
            found.append(Shown((Roll(faces, f"{record.n}"),)))
        found.append(Shown(teller.motions(event), event))
    if not rolled:
        found.append(Shown((Roll(faces, f"{record.n}"),)))
    return tuple(found)


class _Teller:
    """Follows the ball through a step."""

    def __init__(self, record: Record, before: AllProState, total: int) -> None:
        self._words = (record.words or "").split()
        self._total = total
        self._ball = before.board.ball
        self._carried = before.board.carrier is not None
        self._kicker = before.play.by if before.play is not None else before.offense

    def motions(self, event: Event) -> tuple[Motion, ...]:
        maker = _MAKERS.get(event.name)
        return maker(self, event.as_mapping()) if maker is not None else ()

    def move(self, facts: Facts) -> tuple[Motion, ...]:
        start, end = square_of(facts["start"]), square_of(facts["end"])
        if start == self._ball and self._carried:
            self._ball = end
        elif end == self._ball and not self._carried:
            self._carried = True
        return (Walk((start, end)),)

    def snap(self, facts: Facts) -> tuple[Motion, ...]:
        return self._fly(square_of(facts["end"]), "snap")

    def hand_off(self, facts: Facts) -> tuple[Motion, ...]:
        return self._fly(square_of(facts["end"]), "hand-off")

    def kick(self, facts: Facts) -> tuple[Motion, ...]:
        return self._fly(on_board(str(facts["square"]), self._ball), "kick")

    def field_goal(self, facts: Facts) -> tuple[Motion, ...]:
        if self._ball is None:
            return ()
        row = self._ball[1] + field.direction(self._kicker) * self._total
        return self._fly((self._ball[0], min(max(row, 0), ROWS - 1)), "kick")

    def caught(self, facts: Facts) -> tuple[Motion, ...]:
        return self._fly(square_of(facts["end"]), "lateral" if facts["lateral"] else "pass")

    def intercepted(self, facts: Facts) -> tuple[Motion, ...]:
        return self._fly(square_of(facts["square"]), "lateral" if facts["lateral"] else "pass")

    def incomplete(self, facts: Facts) -> tuple[Motion, ...]:
        if self._words[:1] != ["throw"] or self._ball is None:
            return ()
        to = square_of(self._words[1])
        return (Flight(self._ball, _short_of(self._ball, to), "pass"),)

    def fumble(self, facts: Facts) -> tuple[Motion, ...]:
        start, end = self._ball, square_of(facts["square"])
        self._ball, self._carried = end, False
        return () if start is None else (Bounce(start, end),)

    def _fly(self, end: Square, kind: Any) -> tuple[Motion, ...]:
        start, self._ball = self._ball, end
        self._carried = kind != "kick"
        return () if start is None or start == end else (Flight(start, end, kind),)


_MAKERS: dict[str, Callable[[_Teller, Facts], tuple[Motion, ...]]] = {
    told.MOVE: _Teller.move,
    told.SNAP: _Teller.snap,
    told.HANDOFF: _Teller.hand_off,
    told.KICKOFF: _Teller.kick,
    told.PUNT: _Teller.kick,
    told.FIELD_GOAL_GOOD: _Teller.field_goal,
    told.FIELD_GOAL_MISSED: _Teller.field_goal,
    told.PASS_COMPLETE: _Teller.caught,
    told.INTERCEPTION: _Teller.intercepted,
    told.PASS_INCOMPLETE: _Teller.incomplete,
    told.FUMBLE: _Teller.fumble,
}


def on_board(name: str, start: Square | None) -> Square:
    """The square of that name; one beyond the last row counts as the last row before it."""
    letter, row = name[:1], int(name[1:])
    return ord(letter) - ord("a"), min(max(row, 0), ROWS - 1)


def _short_of(start: Square, to: Square) -> Square:
    """Where a pass that nobody catches comes down: a square past the receiver, on the board."""
    right = (to[0] > start[0]) - (to[0] < start[0])
    up = (to[1] > start[1]) - (to[1] < start[1])
    past = (to[0] + right, to[1] + up)
    return past if 0 <= past[1] < ROWS and past[0] >= 0 else to


def ended(record: Record, before: AllProState, after: AllProState) -> bool:
    """Whether this step ended a play, so that the board is cleared after it."""
    return bool(before.board.men) and not after.board.men and record.n > 0


def deep(side: Seat, square: Square) -> bool:
    """Whether a square lies in the end zone that `side` defends."""
    return rows.own_end_zone(side, square[1])
