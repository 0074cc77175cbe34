"""Line-ups: where a side's eleven may be placed, and why others are refused (AP-14, AP-33)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from gridlight.football import field
from gridlight.games.all_pro import boardtext, fouls, rows
from gridlight.games.all_pro.phases import Phase
from gridlight.games.all_pro.ruleset import Numbers, Settings
from gridlight.games.all_pro.state import ELEVEN, AllProState, Kind, LineUp, Man, PlayKind
from gridlight.kernel.game import Seat
from gridlight.kernel.grid import Square
from gridlight.kernel.language import tr
from gridlight.kernel.moves import Move


@dataclass(frozen=True, slots=True)
class Task:
    """A line-up that is to be placed: by whom, for what, and the row that counts.

    `front` is the side's foremost row; on scrimmage it is its first row behind the line.
    `kicking` says that the side kicks off.
    """

    side: Seat
    phase: Phase
    kicking: bool
    line: float
    front: int

    def deep(self, row: int) -> int:
        """Rows behind the foremost one; negative in front of it."""
        return (self.front - row) * field.direction(self.side)


def task_of(state: AllProState, rules: Numbers) -> Task:
    """The line-up that the side to decide is asked for."""
    side, play = state.decider, state.play
    assert side is not None
    assert play is not None
    kicking = state.phase is Phase.KICKOFF_SETUP and side is play.by
    if side is play.by:
        front = rows.first_row(side, play.line)
    elif state.phase is Phase.KICKOFF_SETUP:
        front = rows.first_row(side, _receivers_at(state, rules))
    else:
        gap = rules.safety_receivers_gap if play.kind is PlayKind.FREE_PUNT else 0
        front = rows.first_row(side, field.forward(play.by, play.line, gap))
    return Task(side, state.phase, kicking, play.line, front)


def _receivers_at(state: AllProState, rules: Numbers) -> float:
    assert state.play is not None
    kickers = state.play.by
    if state.after == "safety":  # AP-39
        return field.forward(kickers, state.play.line, rules.safety_receivers_gap)
    return field.own(kickers.other, rules.kickoff_receivers_at)  # AP-33


def placed(said: Move, task: Task, settings: Settings) -> tuple[Man, ...]:
    """The men that a `place` puts on the board; raises `ValueError` with one sentence."""
    pairs = [said.args[n : n + 2] for n in range(0, len(said.args), 2)]
    men = boardtext.read_rows(pairs, settings.grid)
    if any(man.side is not task.side for man in men):
        raise ValueError(tr("only the own men are placed"))
    return men


def placing(men: Sequence[Man], settings: Settings) -> Move:
    """The `place` that puts these men on the board."""
    pairs = boardtext.write_rows(men, settings.grid)
    return Move("place", tuple(word for pair in pairs for word in pair))


def why_not(men: Sequence[Man], task: Task, rules: Numbers, settings: Settings) -> str:
    """Why a line-up is refused, in one sentence; empty if it isn't."""
    if Counter(man.kind for man in men) != Counter(ELEVEN):
        return tr("a team has four backs, two ends, four linemen and a center (AP-3).")
    if any(task.deep(man.at[1]) < 0 for man in men):
        return tr("every man stands on his own side, behind the line (AP-14).")
    if task.phase is Phase.KICKOFF_SETUP:
        return _why_not_for_a_kickoff(men, task)
    if task.phase is Phase.SETUP_OFFENSE:
        return _why_not_for_the_offense(men, task, rules, settings)
    return ""


def _why_not_for_a_kickoff(men: Sequence[Man], task: Task) -> str:
    for man in men:
        deep = task.deep(man.at[1])
        if task.kicking and deep:
            return tr("all eleven kickers stand on the row behind the line (AP-33).")
        if task.kicking:
            continue
        if man.kind is Kind.BACK and not deep:
            return tr("the receivers' backs stand behind their linemen (AP-33).")
        if man.kind is not Kind.BACK and deep:
            return tr("the receivers' linemen and ends stand on their line (AP-33).")
    return ""


def _why_not_for_the_offense(
    men: Sequence[Man], task: Task, rules: Numbers, settings: Settings
) -> str:
    first = [man for man in men if not task.deep(man.at[1])]
    if not any(man.kind is Kind.CENTER for man in first):
        return tr("the center stands on the first row (AP-14).")
    if len(first) < rules.men_on_the_line and settings.prevent:
        return fouls.REFUSALS[fouls.FORMATION]
    if snap_taker(men) is None:
        return tr("somebody must stand straight behind the center to take the snap (AP-15).")
    return ""


def snap_taker(men: Sequence[Man]) -> Square | None:
    """The square of the man whom the ball goes to: the nearest straight behind the center."""
    center = next((man for man in men if man.kind is Kind.CENTER), None)
    if center is None:
        return None
    behind = [
        man.at
        for man in men
        if man.at[0] == center.at[0]
        and (man.at[1] - center.at[1]) * field.direction(center.side) < 0
    ]
    return min(behind, key=lambda at: abs(at[1] - center.at[1]), default=None)


def too_few_on_the_line(men: Sequence[Man], side: Seat, line: float, rules: Numbers) -> bool:
    """Whether the offense has fewer than seven men on its first row (AP-40)."""
    first = rows.first_row(side, line)
    on_it = sum(man.side is side and man.at[1] == first for man in men)
    return on_it < rules.men_on_the_line


def remembered(task: Task, men: tuple[Man, ...]) -> LineUp:
    """A line-up to be offered again."""
    return LineUp(task.side, task.phase, task.kicking, task.front, men)


def kick_square(men: Sequence[Man], kickers: Seat, middle: int) -> Square:
    """Where the ball lies for a kick-off: before the man nearest to the middle (AP-33)."""
    mine = [man.at for man in men if man.side is kickers]
    nearest = min(mine, key=lambda at: (abs(at[0] - middle), at[0]))
    return rows.in_front(kickers, nearest)
