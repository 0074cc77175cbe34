"""Names of events that only Pegskin tells."""

from __future__ import annotations

NEW_SERIES = "new-series"
BALL_ON = "ball-on"
MOTION = "motion"
FIRST_ROLL = "first-roll"
ROLL = "roll"
PITCH = "pitch"
RUN = "run"
THROW = "throw"
BOARD_END = "board-end"
SCRIMMAGE = "scrimmage"
