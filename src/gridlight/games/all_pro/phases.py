"""The kinds of decision that a game of All-Pro asks for."""

from __future__ import annotations

from enum import StrEnum


class Phase(StrEnum):
    """What kind of decision comes next."""

    COIN_TOSS = "coin-toss"
    KICK_OR_RECEIVE = "kick-or-receive"
    KICKOFF_SETUP = "kickoff-setup"
    KICKOFF = "kickoff"
    KICK_COVERAGE = "kick-coverage"
    RETURN_MOVES = "return-moves"
    COVER_MOVES = "cover-moves"
    TOUCHBACK_CHOICE = "touchback-choice"
    SETUP_OFFENSE = "setup-offense"
    SETUP_DEFENSE = "setup-defense"
    SNAP = "snap"
    OFFENSE_MOVES = "offense-moves"
    DEFENSE_MOVES = "defense-moves"
    PASS_RUSH = "pass-rush"
    THROW = "throw"
    PUNT_RUSH = "punt-rush"
    AFTER_SAFETY = "after-safety"
    PENALTY_CHOICE = "penalty-choice"
    TRY_CHOICE = "try-choice"
    GAME_OVER = "game-over"


BEFORE_THE_TOSS = frozenset({Phase.COIN_TOSS, Phase.KICK_OR_RECEIVE})
SETUPS = frozenset({Phase.KICKOFF_SETUP, Phase.SETUP_OFFENSE, Phase.SETUP_DEFENSE})
"""Phases in which a side places its men."""

RUSHES = frozenset({Phase.PASS_RUSH, Phase.PUNT_RUSH})
"""The defense's three moves between a call and the ball leaving the ground or the hand."""

WITH_THE_BALL = frozenset({Phase.OFFENSE_MOVES, Phase.RETURN_MOVES})
"""Turns of the side that has the ball, or that had it last."""

MOVING = frozenset({*WITH_THE_BALL, *RUSHES, Phase.DEFENSE_MOVES, Phase.COVER_MOVES})
"""Phases in which men are moved, up to three moves a turn."""

IN_PLAY = frozenset(
    {*MOVING, Phase.KICK_COVERAGE, Phase.TOUCHBACK_CHOICE, Phase.THROW, Phase.PENALTY_CHOICE}
)
"""Phases in which a play is under way."""
