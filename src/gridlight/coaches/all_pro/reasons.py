"""Why a coach of All-Pro does what it does, in one sentence."""

from __future__ import annotations

from gridlight.coaches.all_pro.thinking import Line
from gridlight.coaches.all_pro.worth import Sight
from gridlight.games.all_pro import passing
from gridlight.games.all_pro.phases import RUSHES, WITH_THE_BALL, Phase
from gridlight.games.all_pro.state import Call
from gridlight.kernel.grid import square_of
from gridlight.kernel.language import tr

CALLED = {
    "pass": tr("A receiver is in line and the passer is safe: call the pass."),
    "lateral": tr(
        "Even odds on a man beside him are worth more than his own run: call the lateral."
    ),
    "punt": tr("The ball is worth more far away than the odds of a first down here: punt."),
    "field-goal": tr("Three points are in reach of the dice: try the field goal."),
}
PLAIN = {
    Phase.COIN_TOSS: tr("A coin has no memory: either side will do."),
    Phase.KICK_OR_RECEIVE: tr("Both sides kick off once: have the ball first."),
    Phase.KICKOFF_SETUP: tr("Men stand where the dice are likeliest to bring the ball down."),
    Phase.KICKOFF: tr("Everybody is in place: kick off."),
    Phase.KICK_COVERAGE: tr("Everybody runs down the field but the last man."),
    Phase.TOUCHBACK_CHOICE: tr(
        "What counts is how near the kickers are, against the touchback’s 20."
    ),
    Phase.SETUP_OFFENSE: tr("The line-up that promises most against what the defense shows."),
    Phase.SETUP_DEFENSE: tr("The line-up that leaves this offense least."),
    Phase.SNAP: tr("Everybody is in place: snap it."),
    Phase.AFTER_SAFETY: tr("A kick-off comes down farther away than a punt."),
    Phase.PENALTY_CHOICE: tr("The better of the two places to go on from."),
    Phase.TRY_CHOICE: tr("Five faces of six score the point."),
}


def reason(sight: Sight, line: Line | None) -> str:
    """The reason for the best line, or for the choice that is asked for."""
    phase = sight.ground.state.phase
    if line is None or phase in PLAIN:
        return PLAIN.get(phase, tr("Nothing better was found."))
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
            return tr(
                "The man on {square} catches {percent} throws in a hundred and gains most by them.",
                square=name,
                percent=percent,
            )
    return tr("He is the best receiver there is.")


def _moves(sight: Sight, line: Line) -> str:
    board, phase = sight.ground.state.board, sight.ground.state.phase
    last = line.moves[-1]
    if last.verb != "done" and board.carrier is not None and phase not in WITH_THE_BALL:
        return tr("The man with the ball is in reach: tackle him.")
    if phase in WITH_THE_BALL:
        runs = any(move.verb == "move" and square_of(move.args[0]) == board.carrier
                   for move in line.moves)  # fmt: skip
        return (
            tr("The way ahead is open: run.") if runs else tr("Make room first, then run or throw.")
        )
    if phase in RUSHES:
        return tr("The rush comes too late: get into the line of the throw and near its receivers.")
    return tr("Close the ways ahead of the ball and stay near those who may catch it.")
