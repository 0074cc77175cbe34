"""Pictures of a board with a coach's whisper on it, from the scripted games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEventLoop, QTimer

from gridlight.ui.bridge import Bridge
from gridlight.ui.scripted_pegs import scripted_pegs, scripted_throws
from gridlight.ui.scripts import scripted_board

if TYPE_CHECKING:
    from gridlight.ui.all_pro.stage import AllProStage
    from gridlight.ui.pegskin.stage import PegskinStage
    from gridlight.ui.theme import Wishes

STEPS = {"nudge": 1, "odds": 2, "best": 3, "draft": 3}
LONGEST = 240_000
"""Milliseconds: where the loops are compiled first, that takes a minute or two."""


def whispered(
    size: tuple[int, int], wishes: Wishes, game: str, step: str
) -> AllProStage | PegskinStage:
    """A stage with so much of a hint told, and the evaluation bar worked out."""
    stage = _stage(game, wishes, step)
    stage.resize(*size)
    stage.show()
    stage.begin()
    desk = stage.hints
    assert desk is not None
    for _ in range(STEPS[step]):
        desk.ask()
        _until(lambda: not desk.thinking)
    if step == "draft":
        desk.go_on()
    _until(lambda: desk.bar.standing is not None)
    return stage


def _stage(game: str, wishes: Wishes, step: str) -> AllProStage | PegskinStage:
    from gridlight.ui.all_pro.stage import AllProStage
    from gridlight.ui.pegskin.stage import PegskinStage

    if game == "all-pro":
        return AllProStage(Bridge(scripted_board(hints=True)), wishes)
    make = scripted_throws if step == "odds" else scripted_pegs
    return PegskinStage(Bridge(make(hints=True)), wishes)


def _until(done: object) -> None:
    """Let the window's events run until something has come about, or too long has passed."""
    assert callable(done)
    loop, watch, limit = QEventLoop(), QTimer(), QTimer()
    watch.timeout.connect(lambda: loop.quit() if done() else None)
    limit.setSingleShot(True)
    limit.timeout.connect(loop.quit)
    watch.start(5)
    limit.start(LONGEST)
    loop.exec()
