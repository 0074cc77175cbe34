"""The kinds of decision that a game of Foto-Electric asks for."""

from __future__ import annotations

from enum import StrEnum


class Phase(StrEnum):
    """What kind of decision comes next."""

    COIN_TOSS = "coin-toss"
    KICK_OR_RECEIVE = "kick-or-receive"
    KICKOFF = "kickoff"
    TOUCHBACK_CHOICE = "touchback-choice"
    SCRIMMAGE_CALL = "scrimmage-call"
    CARD_PICKS = "card-picks"
    OFFENSE_PLACE = "offense-place"
    DEFENSE_PLACE = "defense-place"
    REVEAL = "reveal"
    FAIR_CATCH_CHOICE = "fair-catch-choice"
    PENALTY_CHOICE = "penalty-choice"
    TRY_CHOICE = "try-choice"
    AFTER_SAFETY = "after-safety"
    GAME_OVER = "game-over"


BETWEEN_PLAYS = frozenset({Phase.KICKOFF, Phase.SCRIMMAGE_CALL, Phase.AFTER_SAFETY})
"""Phases in which no play is under way: time called here ends the quarter at once."""
