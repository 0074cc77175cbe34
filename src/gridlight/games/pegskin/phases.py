"""The kinds of decision that a game of Pegskin asks for."""

from __future__ import annotations

from enum import StrEnum


class Phase(StrEnum):
    """What kind of decision comes next."""

    COIN_TOSS = "coin-toss"
    SETUP_OFFENSE = "setup-offense"
    SETUP_DEFENSE = "setup-defense"
    MOTION = "motion"
    MOTION_REACTION = "motion-reaction"
    LINE_OFFENSE = "line-offense"
    LINE_DEFENSE = "line-defense"
    DECLARE = "declare"
    RUN_OFFENSE = "run-offense"
    RUN_DEFENSE = "run-defense"
    TRY_CHOICE = "try-choice"
    GAME_OVER = "game-over"


SETUPS = frozenset({Phase.SETUP_OFFENSE, Phase.SETUP_DEFENSE})
"""Phases in which a side places its pegs."""

LINE_PLAY = frozenset({Phase.LINE_OFFENSE, Phase.LINE_DEFENSE})
"""Turns with both dice (PS-7)."""

RUN = frozenset({Phase.RUN_OFFENSE, Phase.RUN_DEFENSE})
"""Turns with the numbered die alone (PS-18)."""

ROLLED = LINE_PLAY | RUN
"""Phases in which a side rolls, moves and is done."""

MOVING = ROLLED | {Phase.MOTION_REACTION}
"""Phases in which pegs are moved."""

BEHIND_THE_LINE = frozenset(
    {Phase.SETUP_DEFENSE, Phase.MOTION, Phase.MOTION_REACTION, *LINE_PLAY, Phase.DECLARE}
)
"""Phases in which the ball is in hands behind the line of scrimmage."""

BEFORE_THE_ROLL = frozenset({Phase.SETUP_DEFENSE, Phase.MOTION, Phase.MOTION_REACTION})
"""Phases in which each side stands on its own side of the line."""

IN_PLAY = BEHIND_THE_LINE | RUN
"""Phases in which somebody has the ball."""

OF_A_PLAY = IN_PLAY | {Phase.SETUP_OFFENSE}
"""Phases that belong to a play, its line-ups among them."""

WITHOUT_THE_BALL = frozenset(
    {Phase.SETUP_DEFENSE, Phase.MOTION_REACTION, Phase.LINE_DEFENSE, Phase.RUN_DEFENSE}
)
"""Phases in which the defense decides."""
