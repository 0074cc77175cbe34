"""Names of events that only Pegskin tells; a new series matters to the statistics too."""

from __future__ import annotations

from gridlight.football import events as names

NEW_SERIES = names.NEW_SERIES
BALL_ON = "ball-on"
MOTION = "motion"
FIRST_ROLL = "first-roll"
ROLL = "roll"
PITCH = "pitch"
RUN = "run"
THROW = "throw"
BOARD_END = "board-end"
SCRIMMAGE = "scrimmage"
