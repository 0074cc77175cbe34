"""Kick-offs and their coverage, punts, field goals, touchbacks (AP-33 to AP-39, AP-P1 to AP-P4)."""

from __future__ import annotations

from gridlight.football import events as names
from gridlight.football import field
from gridlight.games.all_pro import rows
from gridlight.games.all_pro.endings import finish
from gridlight.games.all_pro.ground import Ground
from gridlight.games.all_pro.moving import down_kick, holds, take_kick
from gridlight.games.all_pro.phases import Phase
from gridlight.games.all_pro.playing import Playing
from gridlight.games.all_pro.state import MOVES, End, Ending, Man
from gridlight.kernel.game import Seat
from gridlight.kernel.grid import Square, name_of

DICE = 2


def kick_off(playing: Playing) -> None:
    """Both dice: the ball goes that many squares straight ahead (AP-33, AP-36)."""
    at = playing.state.board.loose
    assert at is not None
    _kick(playing, "kickoff", at)


def kick_called(playing: Playing) -> None:
    """The rush is over: the punt or field goal is kicked (AP-P1)."""
    call, at = playing.play.call, playing.state.board.loose
    assert call is not None
    assert at is not None
    _kick(playing, call.value, at)


def kick_from_end_zone(playing: Playing) -> None:
    """The kick called before the snap, counted from the kicker's own square (AP-P4)."""
    at = playing.state.board.carrier
    assert at is not None
    playing.change_board(carrier=None)
    _kick(playing, "punt", at)


def _kick(playing: Playing, how: str, start: Square) -> None:
    kickers = playing.play.by
    total = sum(playing.roll_die(_PURPOSE[how]) for _ in range(DICE))
    at = rows.in_front(kickers, start, total)
    blocks = playing.ground.blocks
    while at in blocks:  # AP-34: it rolls on over a pair out of the play
        at = rows.in_front(kickers, at)
    comes_down(playing, how, at)


def comes_down(playing: Playing, how: str, at: Square) -> None:
    """A `kickoff`, a `punt` or a `field-goal` has flown as far as that square."""
    kickers = playing.play.by
    if how == "field-goal" and rows.end_zone_of_attack(kickers, at[1]):  # AP-P3
        playing.change_play(kicked=how, call=None)
        finish(playing, Ending(End.FIELD_GOAL, kickers))
        return
    _tell_kick(playing, how, at)
    playing.change_play(changed=True, kicked=how, returning=True, taken=how, call=None, kicker=None)
    playing.change(offense=kickers.other)
    playing.change_board(carrier=None, loose=at)
    _land(playing, at)


_PURPOSE = {"kickoff": "kick-off", "punt": "punt", "field-goal": "field goal"}


def _tell_kick(playing: Playing, how: str, at: Square) -> None:
    kickers, line = playing.play.by, playing.play.line
    spot = rows.front(kickers.other, at[1])
    if how == "field-goal":
        distance = playing.state.situation.to_goal
        playing.tell(names.FIELD_GOAL_MISSED, side=kickers, distance=distance)
        return
    name = names.KICKOFF if how == "kickoff" else names.PUNT
    yards = field.gain(kickers, line, spot)
    playing.tell(name, side=kickers, start=line, yards=yards, kind=how, square=name_of(at))


def _land(playing: Playing, at: Square) -> None:
    receivers = playing.state.offense
    if at not in playing.settings.grid:  # AP-37
        playing.change_board(loose=None)
        finish(playing, Ending(End.TOUCHBACK, receivers))
        return
    man = playing.ground.men.get(at)
    if man is not None and man.side is not receivers:
        down_kick(playing, at)
        return
    if man is not None:
        playing.change_board(carrier=at, loose=None)
        take_kick(playing, at)
        holds(playing, at)
    ball = playing.state.board.ball
    assert ball is not None
    # AP-37: a kick dropped into the end zone didn't come there by itself
    if all(rows.own_end_zone(receivers, square[1]) for square in (at, ball)):
        playing.change(phase=Phase.TOUCHBACK_CHOICE, decider=receivers, moves_left=0)
    else:
        _bring_back(playing)


def _bring_back(playing: Playing) -> None:
    """The kickers' coverage run, on a kick-off, or the receivers' turn (AP-34, AP-35)."""
    kickers = playing.play.by
    if playing.play.kicked == "kickoff":
        playing.change(phase=Phase.KICK_COVERAGE, decider=kickers, moves_left=0)
    else:
        _turn(playing, Phase.RETURN_MOVES, kickers.other)


def _turn(playing: Playing, phase: Phase, side: Seat) -> None:
    playing.change(phase=phase, decider=side, moves_left=MOVES, fourth=False)


def touchback(playing: Playing) -> None:
    """The ball isn't brought out (AP-37)."""
    finish(playing, Ending(End.TOUCHBACK, playing.state.offense))


def run_out(playing: Playing) -> None:
    """The ball is brought out."""
    if playing.play.taken == "interception":
        _turn(playing, Phase.OFFENSE_MOVES, playing.state.offense)
    else:
        _bring_back(playing)


def cover(playing: Playing, start: Square, squares: int) -> None:
    """A man of the kicking team runs straight forward (AP-34)."""
    man = playing.ground.men[start]
    end = rows.in_front(man.side, start, squares)
    playing.tell(names.MOVE, side=man.side, man=man.letter, start=name_of(start), end=name_of(end))
    men = tuple(m.to(end) if m.at == start else m for m in playing.state.board.men)
    playing.change_board(men=men)
    playing.change_play(covered=(*playing.play.covered, end))


def room_ahead(ground: Ground, man: Man) -> int:
    """How many squares a covering man can run, short of any man and of the ball (AP-34)."""
    for squares in range(1, ground.rules.kick_coverage + 1):
        at = rows.in_front(man.side, man.at, squares)
        if at not in ground.grid or not ground.empty(at) or at == ground.state.board.loose:
            return squares - 1
    return ground.rules.kick_coverage
