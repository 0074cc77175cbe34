"""Named formations as data, laid out at any line on any board (AP-14, AP-33).

A formation is drawn with its side's front row on top, later rows behind it; the middle
character of a drawing lies on the board's middle column.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from gridlight.football import field
from gridlight.games.all_pro import rows
from gridlight.games.all_pro.lineups import Task
from gridlight.games.all_pro.phases import Phase
from gridlight.games.all_pro.ruleset import ROWS
from gridlight.games.all_pro.state import AllProState, Kind, LineUp, Man
from gridlight.kernel.game import Seat


@dataclass(frozen=True, slots=True)
class Formation:
    """A line-up with a name, laid out on the board."""

    name: str
    men: tuple[Man, ...]


OFFENSE: dict[str, str] = {
    "T": """
        ..ELLCLLE..
        .....B.....
        ...........
        ...B.B.B...
        """,
    "balanced": """
        ..ELLCLLE..
        .....B.....
        .......B...
        ...B.B.....
        """,
    "unbalanced": """
        ..ELCLLLE..
        ....B......
        ...........
        ...B.B.B...
        """,
    "split end": """
        E..LLCLLE..
        .....B.....
        ...........
        ...B...B..B
        """,
    "single wing A": """
        ..ELCLLLE..
        ......B..B.
        ....B......
        .....B.....
        """,
    "shotgun": """
        E..LLCLL..E
        ..B.....B..
        ...........
        .....B.....
        ......B....
        """,
    "punt": """
        ..ELLCLLE..
        ..B.....B..
        .......B...
        .....B.....
        """,
}

DEFENSE: dict[str, str] = {
    "7-2-2": """
        ..ELLCLLE..
        ...........
        ...B...B...
        ...........
        ...........
        ...B...B...
        """,
    "6-2-3": """
        ..ELL.LLE..
        ...........
        ...B.C.....
        ...........
        .B.......B.
        ...........
        .....B.....
        """,
    "5-4-2": """
        ..EL.C.LE..
        ...........
        ..LB...BL..
        ...........
        ...........
        ...B...B...
        """,
    "4-4-3": """
        ..EL...LE..
        ...........
        ..BL.C.L...
        ...........
        .B.......B.
        ...........
        .....B.....
        """,
    "goal line": """
        .BELLCLLEB.
        ...........
        ...B...B...
        """,
}

KICKOFF: dict[str, str] = {
    "kick-off": "ELLBBCBBLLE",
    "kick-off, wide": "E.LLBBCBBLL.E",
}

RECEIVERS: dict[str, str] = {
    "diamond": """
        E.L.LCL.L.E
        ...........
        ...........
        ...B...B...
        ...........
        ...........
        .B.........
        .....B.....
        """,
    "two deep": """
        E.L.LCL.L.E
        ...........
        ...........
        ..B.....B..
        ...........
        ...........
        ...........
        ...B...B...
        """,
}


def formations(task: Task, columns: int) -> tuple[Formation, ...]:
    """The named formations for a line-up, the plainest first, on a board so wide."""
    return tuple(
        Formation(name, lay_out(drawing, task, columns)) for name, drawing in _drawn(task).items()
    )


def scrimmage_formations(
    side: Seat, spot: float, columns: int, *, defense: bool = False
) -> tuple[Formation, ...]:
    """The formations of `side` on a line of scrimmage, as offense or as defense."""
    phase = Phase.SETUP_DEFENSE if defense else Phase.SETUP_OFFENSE
    return formations(Task(side, phase, False, spot, rows.first_row(side, spot)), columns)


def _drawn(task: Task) -> dict[str, str]:
    if task.phase is Phase.SETUP_OFFENSE:
        return OFFENSE
    if task.phase is Phase.SETUP_DEFENSE:
        return DEFENSE
    return KICKOFF if task.kicking else RECEIVERS


def lay_out(drawing: str, task: Task, columns: int) -> tuple[Man, ...]:
    """The men of a drawing on the board; where rows are lacking, men move up (AP-14)."""
    wanted = []
    for deep, line in enumerate(drawing.split()):
        left = columns // 2 - len(line) // 2
        wanted += [(Kind(c), left + n, deep) for n, c in enumerate(line) if c != "."]
    return settled(wanted, task, columns)


def last_again(state: AllProState, task: Task, columns: int) -> tuple[Man, ...] | None:
    """The line-up that the side placed last for the same purpose, moved to the new line."""
    for lineup in state.lineups:
        if _same_purpose(lineup, task):
            up = field.direction(task.side)
            wanted = [(man.kind, man.at[0], (lineup.front - man.at[1]) * up) for man in lineup.men]
            return settled(wanted, task, columns)
    return None


def _same_purpose(lineup: LineUp, task: Task) -> bool:
    of_lineup = (lineup.side, lineup.phase, lineup.kicking)
    return of_lineup == (task.side, task.phase, task.kicking)


def settled(wanted: Iterable[tuple[Kind, int, int]], task: Task, columns: int) -> tuple[Man, ...]:
    """Men by kind, column and rows behind the front one, each on a square of his own (AP-14)."""
    deepest = task.front if task.side is Seat.HOME else ROWS - 1 - task.front
    taken: set[tuple[int, int]] = set()
    men = []
    for kind, column, deep in wanted:
        spot = _free(min(max(column, 0), columns - 1), min(max(deep, 0), deepest), taken, columns)
        taken.add(spot)
        men.append(
            Man(task.side, kind, (spot[0], task.front - spot[1] * field.direction(task.side)))
        )
    return tuple(men)


def _free(column: int, deep: int, taken: set[tuple[int, int]], columns: int) -> tuple[int, int]:
    rest = range(deep, -1, -1)
    near = sorted(range(columns), key=lambda other: (abs(other - column), other))
    return next((c, d) for d in rest for c in near if (c, d) not in taken)
