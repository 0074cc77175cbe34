"""A Yardcard's table as the text of the position that it leads to (PS-31)."""

from __future__ import annotations

import json

from gridlight.present.pegskin_resuming import from_csv


def position_text(text: str, source: str) -> str:
    """The position after a card's last play, as text; `NotationError` for a bad table."""
    position = from_csv(text, source).position
    said = [f"{key} = {json.dumps(value)}" for key, value in position.items()]
    return "\n".join(('game = "pegskin"', "", "[position]", *said)) + "\n"
