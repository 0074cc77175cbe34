"""What may be called now, each call with its key, and why the others may not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from gridlight.games.all_pro import fouls, kicks, lineups, passing
from gridlight.games.all_pro.ground import Ground
from gridlight.games.all_pro.phases import MOVING, WITH_THE_BALL, Phase
from gridlight.games.all_pro.refusals import Asked, why_not
from gridlight.kernel.game import Seat
from gridlight.kernel.grid import name_of
from gridlight.kernel.language import tr
from gridlight.kernel.moves import Move, move
from gridlight.present.all_pro_board import odds_words, percent, receiver_name, throws_now
from gridlight.present.all_pro_ways import hand_offs
from gridlight.present.calls import CallShown, plain_reason
from gridlight.present.situation import Names

HAND_OFF = "hand-off"
ALL_FORWARD = "all-forward"
"""Calls that the window makes into moves itself: choose a man; run every man who can."""

MANY = 4
"""So many receivers are named with their odds; more of them by their squares alone."""


def calls(ground: Ground, seat: Seat) -> tuple[CallShown, ...]:
    """The calls of the side that decides, in the order of the strip."""
    phase = ground.state.phase
    if phase in WITH_THE_BALL:
        return _with_the_ball(ground, seat)
    if phase in MOVING:
        return (_end_turn(ground, seat),)
    maker = _MAKERS.get(phase)
    return maker(ground, seat) if maker is not None else ()


def flags(ground: Ground, names: Names) -> tuple[CallShown, ...]:
    """A flag for either side where fouls count only if they are called (AP-47)."""
    if ground.settings.officiating != "call-it":
        return ()
    keys = {Seat.HOME: "Q", Seat.VISITORS: "W"}
    return tuple(
        CallShown(
            tr("Flag: {team}", team=names.of(seat)),
            keys[seat],
            f"flag {seat.value}",
            plain_reason(why_not(Asked(ground, seat, Move("flag", (seat.value,))))),
            seat=seat,
        )
        for seat in Seat
    )


def _call(ground: Ground, seat: Seat, words: str, key: str, said: str) -> CallShown:
    asked = Asked(ground, seat, move(said))
    return CallShown(words, key, said, plain_reason(why_not(asked)))


def _with_the_ball(ground: Ground, seat: Seat) -> tuple[CallShown, ...]:
    found = [_pass(ground, seat), _call(ground, seat, tr("Lateral"), "L", "lateral")]
    found.append(_hand_off(ground, seat))
    if ground.state.phase is Phase.OFFENSE_MOVES:
        found.append(_call(ground, seat, tr("Punt"), "K", "punt"))
        found.append(_call(ground, seat, tr("Field goal"), "G", "field-goal"))
    carrier = ground.state.board.carrier
    if ground.settings.step_out and carrier is not None:
        found.append(_call(ground, seat, tr("Step out"), "O", f"out {name_of(carrier)}"))
    end = _end_turn(ground, seat)
    return (*found, replace(end, main=end.main and not found[0].main))


def _pass(ground: Ground, seat: Seat) -> CallShown:
    shown = _call(ground, seat, tr("Pass"), "P", "pass")
    if shown.why_not or ground.settings.prevent:
        return replace(shown, main=not shown.why_not)
    foul = ""
    if not passing.forward_passes(ground):
        foul = fouls.REFUSALS[fouls.GROUNDING]
    elif passing.downfield(ground):
        foul = fouls.REFUSALS[fouls.INELIGIBLE]
    return replace(shown, note=plain_reason(foul), main=not foul)


def _hand_off(ground: Ground, seat: Seat) -> CallShown:
    if hand_offs(ground, seat):
        return CallShown(tr("Hand-off"), "H", HAND_OFF)
    if ground.state.board.carrier is None:
        why = tr("the ball lies on the ground (AP-18).")
    elif ground.state.moves_left <= 0:
        why = tr("a hand-off takes a move, and none is left (AP-16, AP-5).")
    else:
        why = tr("nobody who may take the ball stands beside the man with it (AP-16).")
    return CallShown(tr("Hand-off"), "H", HAND_OFF, plain_reason(why))


def _end_turn(ground: Ground, seat: Seat) -> CallShown:
    kicks = ground.play.end_zone_kick and ground.from_scrimmage
    kicks = kicks and seat is ground.state.offense
    words = tr("Kick it away") if kicks else tr("End turn")  # AP-P4
    shown = _call(ground, seat, words, "D", "done")
    return replace(shown, main=not ground.state.moves_left)


def _kickoff(ground: Ground, seat: Seat) -> tuple[CallShown, ...]:
    return (CallShown(tr("Kick off"), "K", "kickoff", main=True),)


def _snap(ground: Ground, seat: Seat) -> tuple[CallShown, ...]:
    taker = lineups.snap_taker(ground.of(seat))
    said = f"snap {name_of(taker)}" if taker is not None else "snap"
    snap = CallShown(tr("Snap the ball"), "S", said, main=True)
    kick = _call(ground, seat, tr("Call a kick first"), "K", "kick")
    return (snap,) if kick.why_not and not ground.play.end_zone_kick else (snap, kick)


def _coverage(ground: Ground, seat: Seat) -> tuple[CallShown, ...]:
    can = next(runs_left(ground, seat), None)
    why = "" if can else plain_reason(tr("everybody who can has run (AP-34)."))
    run = CallShown(tr("All run forward"), "A", ALL_FORWARD, why, main=not why)
    return (run, CallShown(tr("Done"), "D", "done", main=bool(why)))


def runs_left(ground: Ground, seat: Seat) -> Iterator[str]:
    """The longest run of each covering man who hasn't run yet, as words of moves."""
    for man in ground.of(seat):
        room = kicks.room_ahead(ground, man)
        if room and man.at not in ground.play.covered:
            yield f"cover {name_of(man.at)} {room}"


def _throw(ground: Ground, seat: Seat) -> tuple[CallShown, ...]:
    lateral = ground.play.call is not None and ground.play.call.value == "lateral"
    throws = throws_now(ground, lateral=lateral)
    found = []
    for number, each in enumerate(throws, 1):
        at = each.thrown.receiver
        few = f"{receiver_name(ground, at)}, {percent(each.complete)}"
        key = str(number) if number < 10 else ""
        note = odds_words(ground, each)
        words = few if len(throws) <= MANY else name_of(at)
        found.append(CallShown(words, key, f"throw {name_of(at)}", note=note))
    return tuple(found)


_MAKERS: dict[Phase, Callable[[Ground, Seat], tuple[CallShown, ...]]] = {
    Phase.KICKOFF: _kickoff,
    Phase.SNAP: _snap,
    Phase.KICK_COVERAGE: _coverage,
    Phase.THROW: _throw,
}
