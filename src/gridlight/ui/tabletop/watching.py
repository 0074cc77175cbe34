"""What the status line says where a game is only looked at."""

from __future__ import annotations

from gridlight.kernel.language import tr

WATCHES = tr("Space plays and pauses, ← → step, J L go to scores and turnovers")


def watched_words(where: str, asked: str, over: bool) -> str:
    """Where the ball is; how it ended, or what is to be decided, where there is no ball yet."""
    return asked if over or not where else where
