"""Which lessons were played to their end, kept beside the settings."""

from __future__ import annotations

import json
from pathlib import Path

from gridlight.present.lessons.book import LESSONS


class Kept:
    """The games whose lessons were done; a file that can't be read or written is let be."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def done(self) -> frozenset[str]:
        """The games whose lessons were played to the end."""
        try:
            found = json.loads(self._file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return frozenset()
        known = found if isinstance(found, list) else []
        return frozenset(game for game in LESSONS if game in known)

    def keep(self, game: str) -> None:
        """Keep that this one was done too."""
        done = self.done() | {game}
        fresh = self._file.with_name(self._file.name + ".new")
        try:
            fresh.write_text(json.dumps(sorted(done)), encoding="utf-8")
            fresh.replace(self._file)
        except OSError:
            return
