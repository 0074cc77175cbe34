"""Why a move is refused, in one sentence that cites its ruling; nothing if it is on offer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import pairwise

from gridlight.games.all_pro import fouls, kicks, lineups, passing, rows, steps, throws
from gridlight.games.all_pro.actions import DROP
from gridlight.games.all_pro.ground import Ground
from gridlight.games.all_pro.phases import BEFORE_THE_TOSS, MOVING, WITH_THE_BALL, Phase
from gridlight.games.all_pro.state import AllProState, Man, PlayKind
from gridlight.kernel.game import Seat
from gridlight.kernel.grid import Square, distance, square_of
from gridlight.kernel.language import tr
from gridlight.kernel.moves import TABLE_WORDS, Move

WAITING = {
    Phase.COIN_TOSS: tr("the visitors call the toss first: call heads or call tails (FB-14)"),
    Phase.KICK_OR_RECEIVE: tr("the winner of the toss chooses to kick or to receive (FB-14)"),
    Phase.KICKOFF_SETUP: tr("the line-ups for the kick-off come first (AP-33)"),
    Phase.KICKOFF: tr("the kick-off comes first (AP-33)"),
    Phase.KICK_COVERAGE: tr("the kicking team's men run forward now (AP-34)"),
    Phase.RETURN_MOVES: tr("the receivers have their three moves now (AP-35)"),
    Phase.COVER_MOVES: tr("the kicking team has its three moves now (AP-35)"),
    Phase.TOUCHBACK_CHOICE: tr("touchback or run-out is to be chosen first (AP-37)"),
    Phase.SETUP_OFFENSE: tr("the offense lines up first (AP-14)"),
    Phase.SETUP_DEFENSE: tr("the defense lines up now (AP-14)"),
    Phase.SNAP: tr("the snap comes first (AP-15)"),
    Phase.OFFENSE_MOVES: tr("the offense has its three moves now (AP-5)"),
    Phase.DEFENSE_MOVES: tr("the defense has its three moves now (AP-5)"),
    Phase.PASS_RUSH: tr("the defense has its three moves before the throw (AP-22)"),
    Phase.THROW: tr("the ball is to be thrown now (AP-28)"),
    Phase.PUNT_RUSH: tr("the defense has its three moves before the kick (AP-P1)"),
    Phase.AFTER_SAFETY: tr("a kick-off or a punt follows the safety (AP-39)"),
    Phase.PENALTY_CHOICE: tr("the penalty is to be accepted or declined first (AP-47)"),
    Phase.TRY_CHOICE: tr("the try after the touchdown comes first (AP-P5)"),
    Phase.GAME_OVER: tr("the game is over (FB-12)"),
}

RULINGS = {
    "call": "FB-14",
    "choose": "FB-14",
    "kickoff": "AP-33",
    "cover": "AP-34",
    "touchback": "AP-37",
    "run-out": "AP-37",
    "kick": "AP-P4",
    "snap": "AP-15",
    "move": "AP-5",
    "hand": "AP-16",
    "done": "AP-5",
    "pass": "AP-21",
    "lateral": "AP-32",
    "throw": "AP-28",
    "punt": "AP-P1",
    "field-goal": "AP-P3",
    "out": "AP-6",
    "undo": "AP-7",
    "accept": "AP-47",
    "decline": "AP-47",
    "try": "AP-P5",
}
"""The ruling that each verb comes from."""

NO_WAY_OFF = tr("nobody may be left standing on his own blocker: a way off must remain (AP-10).")


@dataclass(frozen=True, slots=True)
class Asked:
    """A move that somebody wants to make, on the ground it is to be made on."""

    ground: Ground
    seat: Seat
    move: Move

    @property
    def state(self) -> AllProState:
        """The state before the move."""
        return self.ground.state

    @property
    def alone(self) -> bool:
        """Whether the verb is said without anything after it."""
        return not self.move.args


def why_not(asked: Asked) -> str:
    """Why this move can't be made; empty if it can."""
    verb, state = asked.move.verb, asked.state
    if verb == "flag":
        return _flag(asked)
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


def _flag(asked: Asked) -> str:
    state, args = asked.state, asked.move.args
    if state.phase is Phase.GAME_OVER:
        return f"{WAITING[state.phase]}."
    if asked.ground.settings.officiating != "call-it":
        return tr("the referee sees every foul himself (AP-47).")
    nothing_yet = state.phase in BEFORE_THE_TOSS and state.aftermath is None
    if nothing_yet or state.phase is Phase.PENALTY_CHOICE:
        return f"{WAITING[state.phase]}."
    if not args:
        default = state.last_mover.other if state.last_mover else state.decider
        problem = tr("say whose flag it is: flag home or flag visitors (AP-47).")
        return "" if asked.seat is default else problem
    if args != (asked.seat.value,):
        return tr("a seat presses only its own flag (AP-47).")
    return ""


def _one_of(*choices: str) -> Callable[[Asked], str]:
    said = tr("{others} or {last}", others=choices[0], last=choices[-1])
    said = said if len(choices) > 1 else choices[0]

    def check(asked: Asked) -> str:
        fine = len(asked.move.args) == 1 and asked.move.args[0] in choices
        return (
            ""
            if fine
            else tr("say {words} after it ({ruling}).", words=said, ruling=RULINGS[asked.move.verb])
        )

    return check


def _bare(asked: Asked) -> str:
    if asked.alone:
        return ""
    verb = asked.move.verb
    return tr(
        "“{verb}” is said without anything after it ({ruling}).", verb=verb, ruling=RULINGS[verb]
    )


def _undo(asked: Asked) -> str:
    if not asked.ground.settings.take_back:
        return tr("a move made is made: taking back isn't agreed on (AP-7).")
    if asked.state.earlier is None:
        return tr("nothing of this turn can be taken back any more (AP-7).")
    return _bare(asked)


def _place(asked: Asked) -> str:
    ground = asked.ground
    task = lineups.task_of(asked.state, ground.rules)
    try:
        men = lineups.placed(asked.move, task, ground.settings)
    except ValueError as error:
        return tr("{problem} (AP-14).", problem=error)
    return lineups.why_not(men, task, ground.rules, ground.settings)


def _kick(asked: Asked) -> str:
    ground = asked.ground
    play = ground.play
    if play.end_zone_kick:
        return tr("“kick” has been called already (AP-P4).")
    if not rows.own_end_zone(play.by, rows.first_row(play.by, play.line)):
        return tr("“kick” is called only from a line-up in the own end zone (AP-P4).")
    return _bare(asked)


def _squares(asked: Asked, least: int, most: int) -> tuple[Square, ...] | str:
    args = [word for word in asked.move.args if word != DROP]
    if not least <= len(args) <= most:
        verb = asked.move.verb
        return tr(
            "name the squares after “{verb}”, like h12 ({ruling}).",
            verb=verb,
            ruling=RULINGS[verb],
        )
    try:
        found = tuple(square_of(word) for word in args)
    except ValueError as error:
        return tr("{problem} (AP-1).", problem=error)
    for word, square in zip(args, found, strict=True):
        if square not in asked.ground.grid:
            return tr("there is no square {word} on the board (AP-1).", word=word)
    return found


def _drop(asked: Asked) -> str:
    if DROP not in asked.move.args:
        return ""
    if not asked.ground.settings.steady_hand:
        return tr("the ball falls by hand only with the setting “steady hand” (AP-17).")
    squares = asked.move.args[:-1]
    carrier = asked.state.board.carrier
    fine = DROP not in squares and carrier is not None and squares
    if fine and square_of(squares[0]) == carrier:
        return ""
    return tr("only the man with the ball can let it fall (AP-17).")


def _snap(asked: Asked) -> str:
    squares = _squares(asked, 1, 1)
    if isinstance(squares, str):
        return squares
    mine = asked.ground.of(asked.seat)
    if squares[0] != lineups.snap_taker(mine):
        return tr(
            "the ball is snapped to the man straight behind the center, nobody between (AP-15)."
        )
    return ""


def _move(asked: Asked) -> str:
    squares = _squares(asked, 2, 5)
    if isinstance(squares, str):
        return squares
    ground = asked.ground
    for left, (start, end) in zip(range(len(squares) - 2, -1, -1), pairwise(squares), strict=True):
        man = ground.men.get(start)
        if man is None or man.side is not asked.seat:
            return _no_man(ground, start, asked.seat)
        if refused := why_no_step(ground, man, end):
            return refused
        verdict = steps.judge(ground, man, end)
        after = steps.stepped(ground.state, man, end, verdict.landing)
        if left and _stops(ground, man, end, verdict.landing):
            return tr("there the move ends: nobody goes on after it (AP-8, AP-12).")
        ground = ground.then(after)
    return _drop(asked)


def _stops(ground: Ground, man: Man, end: Square, landing: steps.Landing) -> bool:
    if landing in (steps.Landing.OPPONENT, steps.Landing.CARRIER):
        return True
    state = ground.state
    if landing is steps.Landing.BALL:
        kick = ground.play.returning and not ground.play.touched
        if state.phase is Phase.PUNT_RUSH or (kick and man.side is state.offense.other):
            return True
    carries = man.at == state.board.carrier or landing is steps.Landing.BALL
    return carries and rows.end_zone_of_attack(man.side, end[1])


def _no_man(ground: Ground, at: Square, seat: Seat) -> str:
    if at in ground.blocks:
        return tr("men who are blocked or have blocked are out of the play (AP-8).")
    if at in ground.men:
        return tr("one moves only one's own men (AP-5).")
    return tr("nobody stands there (AP-5).")


def why_no_step(ground: Ground, man: Man, to: Square) -> str:
    """Why a man of the side that moves can't step there; empty if he can."""
    verdict = steps.judge(ground, man, to)
    if verdict.refused:
        return verdict.refused
    if steps.strands(ground, man, to, verdict.landing):
        return NO_WAY_OFF
    return ""


def _hand(asked: Asked) -> str:
    squares = _squares(asked, 2, 2)
    if isinstance(squares, str):
        return squares
    ground, (start, end) = asked.ground, squares
    if start != asked.state.board.carrier:
        return tr("only the man with the ball hands it off (AP-16).")
    taker = ground.men.get(end)
    if taker is None or taker.side is not asked.seat or end in ground.blocks:
        return tr("the ball is handed to an own man who is in the play (AP-11, AP-16).")
    return _hand_over(ground, start, end, asked.seat) or _drop(asked)


def _hand_over(ground: Ground, start: Square, end: Square, side: Seat) -> str:
    state, play = ground.state, ground.play
    if distance(start, end) != 1:
        return tr("the ball is handed to a man on a neighboring square (AP-16).")
    if play.end_zone_kick and ground.from_scrimmage:
        return tr("“kick” was called: the kicker keeps the ball (AP-P4).")
    behind = ground.from_scrimmage and not rows.beyond(side, play.line, start[1])
    forward = rows.in_front(side, (0, start[1]))[1] == end[1]
    if forward and not behind:
        return tr("beyond the line the ball is handed only sideways or backward (AP-16).")
    over = forward and rows.beyond(side, play.line, end[1])
    if over and play.kind is PlayKind.FREE_PUNT:
        return tr("a free kick can't be run past the line (AP-39).")
    if state.moves_left <= 0 and (ground.settings.prevent or state.fourth):
        return fouls.REFUSALS[fouls.PERSONAL]
    after = replace(
        state, moves_left=max(0, state.moves_left - 1), board=replace(state.board, carrier=end)
    )
    if ground.climbers(side) and not steps.can_get_off(ground.then(after), side):
        return NO_WAY_OFF
    return ""


def _on_a_blocker(asked: Asked) -> str:
    if asked.ground.climbers(asked.seat):
        return tr("nobody ends a turn on his own blocker (AP-10).")
    return ""


def _done(asked: Asked) -> str:
    return _on_a_blocker(asked) or _bare(asked)


def _pass(asked: Asked) -> str:
    ground = asked.ground
    if refused := _may_throw(asked):
        return refused
    if ground.play.kind is not PlayKind.SCRIMMAGE or ground.play.changed:
        return tr("a forward pass is thrown only by the side that snapped (AP-21).")
    if ground.play.passed:
        return tr("one forward pass a play (AP-21).")
    carrier = ground.carrier
    if carrier is not None and carrier.crossed:
        return tr("he has run past the line with the ball (AP-21).")
    if not ground.settings.prevent:
        return ""
    if not passing.forward_passes(ground):
        return fouls.REFUSALS[fouls.GROUNDING]
    return fouls.REFUSALS[fouls.INELIGIBLE] if passing.downfield(ground) else ""


def _lateral(asked: Asked) -> str:
    if refused := _may_throw(asked):
        return refused
    if not passing.laterals(asked.ground):
        return tr("nobody is 2, 4 or 6 spaces away in a line, not ahead of the passer (AP-32).")
    return ""


def _may_throw(asked: Asked) -> str:
    ground = asked.ground
    if ground.carrier is None:
        return tr("the ball lies on the ground (AP-18).")
    if ground.play.kind is PlayKind.FREE_PUNT and ground.from_scrimmage:
        return tr("a free kick can't be passed (AP-39).")
    if ground.play.end_zone_kick and ground.from_scrimmage:
        return tr("“kick” was called (AP-P4).")
    return _on_a_blocker(asked) or _bare(asked)


def _punt(asked: Asked) -> str:
    ground = asked.ground
    play, at = ground.play, asked.state.board.carrier
    if not ground.from_scrimmage or at is None or at != play.kicker:
        return tr(
            "the kicker took the snap two or more rows behind the center "
            "and has not moved with the ball (AP-P1)."
        )
    if play.end_zone_kick:
        return tr("“kick” was called: it is kicked when the turn is done (AP-P4).")
    if not ground.empty(rows.in_front(asked.seat, at)):
        return tr("the square in front of the kicker must be empty (AP-P1).")
    return _on_a_blocker(asked) or _bare(asked)


def _field_goal(asked: Asked) -> str:
    ground = asked.ground
    if ground.play.kind is not PlayKind.SCRIMMAGE:
        return tr("a free kick is a kick-off or a punt (AP-39).")
    if asked.state.situation.to_goal > ground.rules.field_goal_within:
        return tr("a field goal is tried from the opponents' 45 or nearer (AP-P3).")
    return _punt(asked)


def _out(asked: Asked) -> str:
    squares = _squares(asked, 1, 1)
    if isinstance(squares, str):
        return squares
    ground, at = asked.ground, squares[0]
    if not ground.settings.step_out:
        return tr("no man leaves the board (AP-6).")
    if at != asked.state.board.carrier:
        return tr("only the man with the ball steps out (AP-6).")
    if at[0] not in (0, ground.grid.columns - 1):
        return tr("he isn't at the sideline (AP-6).")
    if asked.state.moves_left <= 0:
        return fouls.REFUSALS[fouls.PERSONAL]
    return ""


def _throw(asked: Asked) -> str:
    squares = _squares(asked, 1, 1)
    if isinstance(squares, str):
        return squares
    if any(each.receiver == squares[0] for each in throws.on_offer(asked.ground)):
        return ""
    return tr(
        "nobody who may catch it is there: the receiver stands in a line, "
        "an even number of spaces away (AP-23 to AP-25, AP-32)."
    )


def _cover(asked: Asked) -> str:
    args = asked.move.args
    if len(args) != 2 or not args[1].isdecimal() or int(args[1]) < 1:
        return tr("say who runs how far: cover h9 3 (AP-34).")
    shorter = replace(asked, move=Move("cover", args[:1]))
    squares = _squares(shorter, 1, 1)
    if isinstance(squares, str):
        return squares
    ground, at = asked.ground, squares[0]
    man = ground.men.get(at)
    if man is None or man.side is not asked.seat:
        return _no_man(ground, at, asked.seat)
    if at in ground.play.covered:
        return tr("he has made his run (AP-34).")
    if int(args[1]) > kicks.room_ahead(ground, man):
        return tr("a covering man runs up to three squares, short of any man and the ball (AP-34).")
    return ""


_CHECKS: dict[str, Callable[[Asked], str]] = {
    "call": _one_of("heads", "tails"),
    "choose": _one_of("kick", "receive"),
    "place": _place,
    "kickoff": _bare,
    "cover": _cover,
    "touchback": _bare,
    "run-out": _bare,
    "kick": _kick,
    "snap": _snap,
    "move": _move,
    "hand": _hand,
    "done": _done,
    "pass": _pass,
    "lateral": _lateral,
    "throw": _throw,
    "punt": lambda asked: _bare(asked) if asked.state.phase is Phase.AFTER_SAFETY else _punt(asked),
    "field-goal": _field_goal,
    "out": _out,
    "undo": _undo,
    "accept": _bare,
    "decline": _bare,
    "try": _one_of("die"),
}

_COVER = frozenset({Phase.KICK_COVERAGE})
PHASES: dict[str, frozenset[Phase]] = {
    "call": frozenset({Phase.COIN_TOSS}),
    "choose": frozenset({Phase.KICK_OR_RECEIVE}),
    "place": frozenset({Phase.KICKOFF_SETUP, Phase.SETUP_OFFENSE, Phase.SETUP_DEFENSE}),
    "kickoff": frozenset({Phase.KICKOFF, Phase.AFTER_SAFETY}),
    "cover": _COVER,
    "touchback": frozenset({Phase.TOUCHBACK_CHOICE}),
    "run-out": frozenset({Phase.TOUCHBACK_CHOICE}),
    "kick": frozenset({Phase.SNAP}),
    "snap": frozenset({Phase.SNAP}),
    "move": MOVING,
    "hand": WITH_THE_BALL,
    "done": MOVING | _COVER,
    "pass": frozenset({Phase.OFFENSE_MOVES}),
    "lateral": WITH_THE_BALL,
    "throw": frozenset({Phase.THROW}),
    "punt": frozenset({Phase.OFFENSE_MOVES, Phase.AFTER_SAFETY}),
    "field-goal": frozenset({Phase.OFFENSE_MOVES}),
    "out": WITH_THE_BALL,
    "undo": MOVING | _COVER,
    "accept": frozenset({Phase.PENALTY_CHOICE}),
    "decline": frozenset({Phase.PENALTY_CHOICE}),
    "try": frozenset({Phase.TRY_CHOICE}),
}
"""The phases in which each verb has a meaning."""
