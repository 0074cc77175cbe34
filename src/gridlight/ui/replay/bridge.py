"""The way to a table that is only looked at: it stands after any step that is wished."""

from __future__ import annotations

from PySide6.QtCore import QObject

from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.session.rerun import Rerun
from gridlight.ui.bridge import Bridge, RollWish

UNCHANGED = tr("A replay can’t be changed; play on from here to make other moves.")


class ReplayBridge(Bridge):
    """Shows a stage a game as it stood; nobody is asked, nothing is written, no clock runs."""

    watched = True

    def __init__(self, rerun: Rerun, parent: QObject | None = None) -> None:
        self._rerun = rerun
        super().__init__(rerun.after(0), parent)

    @property
    def bar_items(self) -> tuple[str, ...]:
        """There is nothing to be ended or taken back."""
        return ("record", "settings", "help")

    @property
    def at(self) -> int:
        """The step after which the table stands."""
        return self.table.step

    def stand(self, n: int) -> None:
        """Let the table stand after step `n` at once."""
        self.table = self._rerun.after(n)
        self.undone.emit(n)

    def show(self, n: int) -> None:
        """Let step `n` happen; the stage shows it as it shows any."""
        self.table = self._rerun.after(n)
        self.stepped.emit(self.table.history[n])

    # nothing is played

    @property
    def can_undo(self) -> bool:
        """Nothing can be taken back."""
        return False

    def play(self, seat: Seat, words: str) -> bool:
        """Refuse."""
        return self._refuse()

    def play_default(self, seat: Seat) -> bool:
        """Refuse."""
        return self._refuse()

    def undo(self) -> bool:
        """Refuse."""
        return self._refuse()

    def _refuse(self) -> bool:
        self.refused.emit(UNCHANGED)
        return False

    @property
    def roll_wish(self) -> RollWish | None:
        """No roll is ever awaited."""
        return None

    def _quarter_seconds(self) -> float | None:
        return None

    def _decision_seconds(self) -> int:
        return 0
