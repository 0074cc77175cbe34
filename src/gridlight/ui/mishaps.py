"""A fault that nobody caught: said on standard error, written down, and shown on a plain screen."""

from __future__ import annotations

import sys
import traceback
from dataclasses import dataclass
from datetime import UTC, datetime
from types import TracebackType
from typing import TYPE_CHECKING

from gridlight import paths
from gridlight.kernel.language import tr
from gridlight.ui.logs import log_of

if TYPE_CHECKING:
    from gridlight.ui.main_window import MainWindow


@dataclass(frozen=True, slots=True)
class Mishap:
    """What happened, and where it is written down, in a few words."""

    words: str
    place: str


def write_report(
    kind: type[BaseException], error: BaseException, trace: TracebackType | None
) -> Mishap:
    """Write what happened into the folder of logs."""
    words = "".join(traceback.format_exception(kind, error, trace))
    name = f"mishap-{datetime.now(UTC):%Y-%m-%d-%H%M%S}.txt"
    try:
        file = paths.logs() / name
        file.write_text(words, encoding="utf-8")
    except OSError:
        return Mishap(words, tr("nowhere, for the folder of logs can’t be written"))
    return Mishap(words, str(file))


def show(window: MainWindow, mishap: Mishap) -> None:
    """Show the one plain screen after a fault of the program."""
    from gridlight.ui.screens.mishap import MishapScreen
    from gridlight.ui.theme import wishes_of

    file = window.stage.bridge.table.path if window.stage is not None else None
    screen = MishapScreen(mishap, file, wishes_of(window.preferences), window)
    screen.home_wanted.connect(window.go_home)
    if file is not None:
        screen.again_wanted.connect(lambda: window.again(file))
    window.open_made("mishap", screen)


def watch_for_mishaps(window: MainWindow) -> None:
    """Show a plain screen for whatever nobody caught, after saying it on standard error."""
    usual = sys.excepthook

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        usual(kind, error, trace)
        if issubclass(kind, KeyboardInterrupt):
            return
        mishap = write_report(kind, error, trace)
        log_of("window").error("%s: %s, see %s", kind.__name__, error, mishap.place)
        show(window, mishap)

    sys.excepthook = hook
