"""`gridlight deck …`: decks checked, drawn and designed."""

from __future__ import annotations

import argparse
from typing import Any


def add(commands: Any) -> None:
    """Add the commands."""


def _unused(found: argparse.Namespace) -> int:
    raise NotImplementedError
