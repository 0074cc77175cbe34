"""The command line: the same engine as the window, without a display."""

from __future__ import annotations

from gridlight.cli.main import main

__all__ = ["main"]
