"""Pictures of an analyzed replay, the same every time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gridlight.ui.replay.desk import Replay
from gridlight.ui.theme import Wishes

if TYPE_CHECKING:
    from gridlight.coaches.analysis.whole import Analysis
    from gridlight.session.rerun import Rerun
    from gridlight.session.table import Table
    from gridlight.ui.chrome import Screen

SEEN = 0.72


def analyzed(table: Table, size: tuple[int, int], wishes: Wishes, page: int | None) -> Screen:
    """A replay with its analysis: the sheet at one of its pages, or the stage without it."""
    replay = Replay(table, wishes)
    replay.stage.resize(*size)
    replay.stage.show()
    replay.begin()
    replay.player.go_to(round(replay.rerun.last * SEEN))
    replay.analyzing.show(_analysis(replay.rerun))
    if page is None:
        replay.analyzing.shut()
    else:
        replay.analyzing.turn_to(page)
    return replay.stage


def _analysis(rerun: Rerun) -> Analysis:
    """Worked out once for all pictures of a game."""
    from gridlight.coaches.analysis.whole import analyze
    from gridlight.present.analysis import played_of

    played = played_of(rerun)
    if played.digest not in _KNOWN:
        _KNOWN[played.digest] = analyze(played)
    return _KNOWN[played.digest]


_KNOWN: dict[str, Analysis] = {}
