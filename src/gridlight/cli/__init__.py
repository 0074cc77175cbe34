"""The command line: the same engine as the window, without a display."""

from __future__ import annotations

from gridlight.cli.commands import main

__all__ = ["main"]
