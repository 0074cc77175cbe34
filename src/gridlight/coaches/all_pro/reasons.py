"""Why a coach of All-Pro does what it does, in one sentence."""

from __future__ import annotations

from gridlight.coaches.all_pro.thinking import Line
from gridlight.coaches.all_pro.worth import Sight
from gridlight.games.all_pro import passing
from gridlight.games.all_pro.phases import RUSHES, WITH_THE_BALL, Phase
from gridlight.games.all_pro.state import Call
from gridlight.kernel.grid import square_of

CALLED = {
    "pass": "A receiver is in line and the passer is safe: call the pass.",
    "lateral": "Even odds on a man beside him are worth more than his own run: call the lateral.",
    "punt": "The ball is worth more far away than the odds of a first down here: punt.",
    "field-goal": "Three points are in reach of the dice: try the field goal.",
}
PLAIN = {
    Phase.COIN_TOSS: "A coin has no memory: either side will do.",
    Phase.KICK_OR_RECEIVE: "Both sides kick off once: have the ball first.",
    Phase.KICKOFF_SETUP: "Men stand where the dice are likeliest to bring the ball down.",
    Phase.KICKOFF: "Everybody is in place: kick off.",
    Phase.KICK_COVERAGE: "Everybody runs down the field but the last man.",
    Phase.TOUCHBACK_CHOICE: "What counts is how near the kickers are, against the touchback’s 20.",
    Phase.SETUP_OFFENSE: "The line-up that promises most against what the defense shows.",
    Phase.SETUP_DEFENSE: "The line-up that leaves this offense least.",
    Phase.SNAP: "Everybody is in place: snap it.",
    Phase.AFTER_SAFETY: "A kick-off comes down farther away than a punt.",
    Phase.PENALTY_CHOICE: "The better of the two places to go on from.",
    Phase.TRY_CHOICE: "Five faces of six score the point.",
}


def reason(sight: Sight, line: Line | None) -> str:
    """The reason for the best line, or for the choice that is asked for."""
    phase = sight.ground.state.phase
    if line is None or phase in PLAIN:
        return PLAIN.get(phase, "Nothing better was found.")
    last = line.moves[-1]
    if phase is Phase.THROW:
        return _throw(sight, last.args[0])
    if last.verb in CALLED:
        return CALLED[last.verb]
    return _moves(sight, line)


def _throw(sight: Sight, name: str) -> str:
    lateral = sight.ground.play.call is Call.LATERAL
    for odds in passing.fan(sight.ground, lateral=lateral):
        if odds.thrown.receiver == square_of(name):
            percent = round(100 * float(odds.complete))
            return (
                f"The man on {name} catches {percent} throws in a hundred and gains most by them."
            )
    return "He is the best receiver there is."


def _moves(sight: Sight, line: Line) -> str:
    board, phase = sight.ground.state.board, sight.ground.state.phase
    last = line.moves[-1]
    if last.verb != "done" and board.carrier is not None and phase not in WITH_THE_BALL:
        return "The man with the ball is in reach: tackle him."
    if phase in WITH_THE_BALL:
        runs = any(move.verb == "move" and square_of(move.args[0]) == board.carrier
                   for move in line.moves)  # fmt: skip
        return "The way ahead is open: run." if runs else "Make room first, then run or throw."
    if phase in RUSHES:
        return "The rush comes too late: get into the line of the throw and near its receivers."
    return "Close the ways ahead of the ball and stay near those who may catch it."
