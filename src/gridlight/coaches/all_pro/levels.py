"""The coaches of All-Pro by level."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gridlight.coaches.all_pro.coach import AllProCoach

BOARD = """
14 .....b...b.....
11 ...b..l.l..b...
10 ....el.c.le....
9  ....ELLCLLE....
8  .......B.......
6  .....B.B.B.....
"""


def coach_of(level: str) -> AllProCoach:
    """A coach of this level; the levels are those of `temper.TEMPERS`."""
    from gridlight.coaches.all_pro.coach import AllProCoach
    from gridlight.coaches.all_pro.temper import TEMPERS

    return AllProCoach(TEMPERS[level])


def warm() -> None:
    """Have the loops compiled, so that the first move doesn't wait: for a thread.

    Seconds the first time on a machine, moments after that.
    """
    from gridlight.coaches.all_pro.coach import numbers
    from gridlight.games.all_pro.game import AllPro
    from gridlight.games.all_pro.ruleset import Settings
    from gridlight.kernel.game import Seat

    game, coach = AllPro(numbers(), Settings()), coach_of("pro")
    for phase, more in (("offense-moves", {}), ("throw", {"call": "pass"})):
        board = BOARD.replace("....ELLCLLE....", "....E..C..E....") if more else BOARD
        given = {"phase": phase, "board": board, "carrier": "h8", "spot": 40, **more}
        coach.evaluate(game.view(game.from_position(given), None), Seat.HOME)
