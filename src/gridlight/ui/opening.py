"""What comes before the window and behind it: files that it is asked to open, and mishaps."""

from __future__ import annotations

import sys
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gridlight.ui.main_window import MainWindow


def is_deck(path: Path) -> bool:
    """Whether a path is a deck's, not a saved game's."""
    return path.is_dir() or path.suffix == ".deck"


def fault_of(path: Path) -> str:
    """Why a file can't be opened, in one sentence; empty if it can."""
    from gridlight.kernel.errors import GridlightError

    try:
        if is_deck(path):
            from gridlight.cards.decks import load as load_deck

            load_deck(path)
        else:
            from gridlight.session.journal_reading import read_journal

            read_journal(path)
    except (GridlightError, OSError) as fault:
        return str(fault)
    return ""


def watch_for_mishaps(window: MainWindow) -> None:
    """Show a plain screen for whatever nobody caught, after saying it on standard error."""
    usual = sys.excepthook

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            usual(kind, error, trace)
            return
        from gridlight.ui.screens.mishap import write_report

        usual(kind, error, trace)
        window.mishap(write_report(kind, error, trace))

    sys.excepthook = hook
