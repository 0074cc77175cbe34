"""Why a move is refused, in one sentence that cites its ruling; nothing if it is on offer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

from gridlight.games.pegskin import lineups, motions, passing, steps
from gridlight.games.pegskin.actions import OUT
from gridlight.games.pegskin.ground import Ground
from gridlight.games.pegskin.holes import Hole, hole_of, name_of
from gridlight.games.pegskin.phases import MOVING, ROLLED, SETUPS, Phase
from gridlight.games.pegskin.state import Peg, PegskinState
from gridlight.kernel.game import Seat
from gridlight.kernel.grid import distance
from gridlight.kernel.language import tr, trn
from gridlight.kernel.moves import TABLE_WORDS, Move

WAITING = {
    Phase.COIN_TOSS: tr("the visitors call the toss first: call heads or call tails (FB-14)"),
    Phase.SETUP_OFFENSE: tr("the offense lines up first (PS-5)"),
    Phase.SETUP_DEFENSE: tr("the defense lines up now (PS-5)"),
    Phase.MOTION: tr("the offense sends a man in motion now, or says no-motion (PS-6)"),
    Phase.MOTION_REACTION: tr("the defense has its three moves now (PS-6)"),
    Phase.LINE_OFFENSE: tr("it is the offense's roll in line play (PS-8)"),
    Phase.LINE_DEFENSE: tr("it is the defense's roll in line play (PS-8)"),
    Phase.DECLARE: tr("the offense rolls on or declares now: roll, run or throw (PS-8)"),
    Phase.RUN_OFFENSE: tr("the carrier runs now (PS-18)"),
    Phase.RUN_DEFENSE: tr("the defense chases the carrier now (PS-18)"),
    Phase.TRY_CHOICE: tr("the try after the touchdown comes first (PS-27)"),
    Phase.GAME_OVER: tr("the game is over (FB-12)"),
}
_NO_MOVES_LEFT = tr("no moves of this roll are left: say done (PS-7).")
_ROLL_FIRST = tr("the dice are rolled first: say roll (PS-7).")


@dataclass(frozen=True, slots=True)
class Asked:
    """A move that somebody wants to make, on the ground it is to be made on."""

    ground: Ground
    seat: Seat
    move: Move

    @property
    def state(self) -> PegskinState:
        """The state before the move."""
        return self.ground.state


def why_not(asked: Asked) -> str:
    """Why this move can't be made; empty if it can."""
    verb, state = asked.move.verb, asked.state
    if state.decider is None or asked.seat is not state.decider:
        return tr(
            "it isn't the turn of {seat}: {waiting}.",
            seat=asked.seat.value,
            waiting=WAITING[state.phase],
        )
    if verb in TABLE_WORDS:
        return tr("“{verb}” is said without anything after it.", verb=verb)
    if state.phase not in PHASES[verb]:
        return f"{WAITING[state.phase]}."
    return _CHECKS[verb](asked)


def _one_of(*choices: str) -> Callable[[Asked], str]:
    *others, last = choices
    said = tr("{others} or {last}", others=", ".join(others), last=last) if others else last

    def check(asked: Asked) -> str:
        fine = len(asked.move.args) == 1 and asked.move.args[0] in choices
        return "" if fine else tr("say {words} after it.", words=said)

    return check


def _bare(asked: Asked) -> str:
    return (
        tr("“{verb}” is said without anything after it.", verb=asked.move.verb)
        if asked.move.args
        else ""
    )


def _place(asked: Asked) -> str:
    ground = asked.ground
    offense = asked.seat is asked.state.offense
    try:
        placed = lineups.read(asked.move, offense=offense, holes=ground.holes)
    except ValueError as error:
        return tr("{problem} (PS-5).", problem=error)
    return lineups.why_not(placed, ground.rules, offense=offense)


def _kick(asked: Asked) -> str:
    if asked.ground.settings.scrimmage:
        return tr("nobody kicks in a scrimmage (PS-30).")
    if asked.ground.play.trying:
        return tr("on a try for two points nobody kicks: line up (PS-27).")
    return _bare(asked)


def _field_goal(asked: Asked) -> str:
    most = asked.ground.rules.field_goal_within
    if asked.state.situation.to_goal > most:
        return trn(
            "a field goal is tried from {n} yard or nearer (PS-26).",
            "a field goal is tried from {n} yards or nearer (PS-26).",
            most,
        )
    return _kick(asked)


def _try(asked: Asked) -> str:
    if not asked.ground.settings.collegiate_try:
        kicked = asked.move.args == ("kick",)
        return (
            ""
            if kicked
            else tr("a try is a kick here, two points aren't agreed on: try kick (PS-27).")
        )
    return _one_of("kick", "run", "pass")(asked)


def _holes(asked: Asked, words: tuple[str, ...], least: int, most: int) -> tuple[Hole, ...] | str:
    if not least <= len(words) <= most:
        return tr("name the holes after “{verb}”, like 27,-1.", verb=asked.move.verb)
    try:
        found = tuple(hole_of(word) for word in words)
    except ValueError as error:
        return tr("{problem} (PS-2).", problem=error)
    for word, hole in zip(words, found, strict=True):
        if hole not in asked.ground.holes:
            return tr("there is no hole {word} on the board (PS-2, PS-11).", word=word)
    return found


def _motion(asked: Asked) -> str:
    holes = _holes(asked, asked.move.args, 2, 2)
    if isinstance(holes, str):
        return holes
    peg = asked.ground.pegs.get(holes[0])
    if peg is None or not peg.offense:
        return no_peg(asked.ground, holes[0])
    return motions.why_not(asked.ground, peg, holes[1])


def _roll(asked: Asked) -> str:
    state, most = asked.state, asked.ground.rules.most_rolls
    if state.moves_left is not None:
        return tr("the dice have been rolled: move, or say done (PS-9).")
    if state.phase is Phase.DECLARE and asked.ground.play.offense_rolls >= most:
        return trn(
            "after {n} roll the offense must declare (PS-30).",
            "after {n} rolls the offense must declare (PS-30).",
            most,
        )
    return _bare(asked)


def _done(asked: Asked) -> str:
    return _ROLL_FIRST if asked.state.moves_left is None else _bare(asked)


def _move(asked: Asked) -> str:
    words = asked.move.args
    out = words[-1:] == (OUT,)
    holes = _holes(asked, words[:-1] if out else words, 1 if out else 2, 16)
    if isinstance(holes, str):
        return holes
    if asked.state.moves_left is None:
        return _ROLL_FIRST
    peg = asked.ground.pegs.get(holes[0])
    if peg is None or peg.offense is not (asked.seat is asked.state.offense):
        return no_peg(asked.ground, holes[0])
    return why_no_walk(asked.ground, holes, out=out)


def why_no_walk(ground: Ground, holes: tuple[Hole, ...], *, out: bool = False) -> str:
    """Why the peg in the first hole can't go on over the others; empty if it can."""
    for left, (start, end) in zip(range(len(holes) - 2, -1, -1), pairwise(holes), strict=True):
        if not ground.state.moves_left:
            return _NO_MOVES_LEFT
        peg = ground.pegs[start]
        verdict = steps.judge(ground, peg, end)
        if verdict.refused:
            return verdict.refused
        if (left or out) and steps.stop(ground, peg, end, verdict.landing):
            return tr(
                "the move ends in {hole}: nobody goes on from there (PS-10).", hole=name_of(end)
            )
        if not left and not out:
            return ""
        ground = ground.then(steps.stepped(ground.state, peg, end, verdict.landing))
    if not out:
        return ""
    if not ground.state.moves_left:
        return _NO_MOVES_LEFT
    return steps.why_not_out(ground, ground.pegs[holes[-1]])


def no_peg(ground: Ground, hole: Hole) -> str:
    """Why nobody of the own side can be moved from that hole."""
    if hole in ground.blocks:
        return tr("pegs that are blocked or have blocked don't move any more (PS-13).")
    if hole in ground.pegs:
        return tr("each side moves its own pegs only (PS-7).")
    return tr("nobody stands in {hole} (PS-11).", hole=name_of(hole))


def _with_ball(asked: Asked, refused: Callable[[Ground, Peg], str]) -> str:
    holes = _holes(asked, asked.move.args, 2, 2)
    if isinstance(holes, str):
        return holes
    ground, (start, end) = asked.ground, holes
    if asked.state.moves_left is None:
        return tr("the ball changes hands only after the dice are rolled (PS-16).")
    if start != asked.state.board.carrier:
        return tr("only the man with the ball hands it off or pitches it (PS-16).")
    taker = ground.pegs.get(end)
    if taker is None or not taker.offense:
        return tr("the ball goes to a teammate who is still in the play (PS-16).")
    return refused(ground, taker)


def _why_no_hand_off(ground: Ground, taker: Peg) -> str:
    if reason := passing.why_no_taker(ground, taker):
        return reason
    carrier = ground.state.board.carrier
    assert carrier is not None
    near = distance(carrier, taker.at) == 1
    return "" if near else tr("a hand-off goes to a man one hole away (PS-16).")


def _throw(asked: Asked) -> str:
    ground = asked.ground
    holes = _holes(asked, asked.move.args, 1, 1)
    if isinstance(holes, str):
        return holes
    if ground.play.screened:
        return tr("there is no second forward pass (PS-23).")
    if ground.play.no_pass:
        return tr("a block beyond five yards has taken the pass away (PS-14).")
    peg = ground.pegs.get(holes[0])
    if peg is None or not peg.offense:
        return tr("a pass goes to a teammate who is still in the play (PS-21).")
    return passing.why_no_target(ground, peg)


def _undo(asked: Asked) -> str:
    if not asked.ground.settings.take_back:
        return tr("a move made is made: taking back isn't agreed on (PS-9).")
    if asked.state.earlier is None:
        return tr("nothing of this turn can be taken back any more (PS-9).")
    return _bare(asked)


_CHECKS: dict[str, Callable[[Asked], str]] = {
    "call": _one_of("heads", "tails"),
    "place": _place,
    "punt": _kick,
    "field-goal": _field_goal,
    "motion": _motion,
    "no-motion": _bare,
    "roll": _roll,
    "move": _move,
    "hand": lambda asked: _with_ball(asked, _why_no_hand_off),
    "pitch": lambda asked: _with_ball(asked, passing.why_no_pitch),
    "done": _done,
    "run": _bare,
    "throw": _throw,
    "try": _try,
    "undo": _undo,
}

PHASES: dict[str, frozenset[Phase]] = {
    "call": frozenset({Phase.COIN_TOSS}),
    "place": SETUPS,
    "punt": frozenset({Phase.SETUP_OFFENSE}),
    "field-goal": frozenset({Phase.SETUP_OFFENSE}),
    "motion": frozenset({Phase.MOTION}),
    "no-motion": frozenset({Phase.MOTION}),
    "roll": ROLLED | {Phase.DECLARE},
    "move": MOVING,
    "hand": frozenset({Phase.LINE_OFFENSE}),
    "pitch": frozenset({Phase.LINE_OFFENSE}),
    "done": MOVING,
    "run": frozenset({Phase.DECLARE}),
    "throw": frozenset({Phase.DECLARE}),
    "try": frozenset({Phase.TRY_CHOICE}),
    "undo": MOVING | {Phase.MOTION},
}
"""The phases in which each verb has a meaning."""
