"""What was left on the watch of each game that is played by minutes, from one day to the next."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

MOST = 200


class Watches:
    """Seconds left by game file and quarter; a file that can't be read or written is let be."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def left(self, game: Path, quarter: int) -> float | None:
        """The seconds left in this quarter of a game; None where nothing is known."""
        kept = self._read().get(game.name)
        if not (isinstance(kept, list) and len(kept) == 2 and kept[0] == quarter):
            return None
        return float(kept[1]) if isinstance(kept[1], int | float) and kept[1] >= 0 else None

    def keep(self, game: Path, quarter: int, seconds: float) -> None:
        """Keep what is left now."""
        known = self._read()
        known.pop(game.name, None)
        known[game.name] = [quarter, round(seconds, 1)]
        newest = dict(list(known.items())[-MOST:])
        fresh = self._file.with_name(self._file.name + ".new")
        try:
            fresh.write_text(json.dumps(newest), encoding="utf-8")
            fresh.replace(self._file)
        except OSError:
            return

    def _read(self) -> dict[str, Any]:
        try:
            found = json.loads(self._file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}
