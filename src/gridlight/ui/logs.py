"""The program's logs: one file a topic in the person's log folder, kept small."""

from __future__ import annotations

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path

from gridlight import paths

TOPICS = ("window", "games", "coaches", "workshop")
LARGEST, KEPT = 300_000, 2
FORM = "%(asctime)s %(levelname)s %(message)s"


class _Topic(RotatingFileHandler):
    """A topic's file; what can't be written there, as when its folder is gone, is let go."""

    def handleError(self, record: logging.LogRecord) -> None:
        """Say nothing: a game doesn't stop for its log."""


def keep_logs() -> None:
    """Write what the topics say to their files; says nothing where that can't be done."""
    try:
        folder = paths.logs()
    except OSError:
        return
    for topic in TOPICS:
        _keep(logging.getLogger(f"gridlight.{topic}"), folder / f"{topic}.log")


def _keep(log: logging.Logger, file: Path) -> None:
    for known in [each for each in log.handlers if isinstance(each, RotatingFileHandler)]:
        if known.baseFilename == str(file):
            return
        log.removeHandler(known)
        known.close()
    handler = _Topic(file, maxBytes=LARGEST, backupCount=KEPT, encoding="utf-8", delay=True)
    handler.setFormatter(logging.Formatter(FORM))
    log.addHandler(handler)
    log.setLevel(logging.INFO)
    log.propagate = False


def log_of(topic: str) -> logging.Logger:
    """The log of a topic; quiet until `keep_logs` was called."""
    assert topic in TOPICS
    log = logging.getLogger(f"gridlight.{topic}")
    if not log.handlers:
        log.addHandler(logging.NullHandler())
    return log
