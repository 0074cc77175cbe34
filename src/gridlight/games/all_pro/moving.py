"""Moves of a turn being made: steps, hand-offs, blocks, tackles, fumbles and recoveries."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from gridlight.football import events as names
from gridlight.football import field
from gridlight.games.all_pro import flags, fouls, rows
from gridlight.games.all_pro.endings import (
    finish,
    offer_penalty,
    stop_carrier,
    tell_run,
    touchdown_if_over,
)
from gridlight.games.all_pro.lineups import too_few_on_the_line
from gridlight.games.all_pro.phases import Phase
from gridlight.games.all_pro.playing import Playing
from gridlight.games.all_pro.state import MOVES, Call, End, Ending, Man, PlayKind
from gridlight.games.all_pro.steps import Landing, having_ball, judge, picked_up, stepped
from gridlight.kernel.dice import Face, Throw
from gridlight.kernel.game import Seat
from gridlight.kernel.grid import Square, name_of

HOLD = "hold"


def snap(playing: Playing, to: Square) -> None:
    """The ball goes from the center to the man behind him (AP-15)."""
    play, state = playing.play, playing.state
    start = state.board.carrier
    assert start is not None
    playing.tell(
        names.SNAP,
        side=play.by,
        start=name_of(start),
        end=name_of(to),
        spot=play.line,
        free=play.kind is PlayKind.FREE_PUNT,
    )
    deep = -rows.rows_past(play.by, play.line, to[1])
    kicker = to if deep >= playing.rules.kicker_depth else None  # AP-P1
    playing.change_board(carrier=to)
    playing.change_play(kicker=kicker)
    playing.change(phase=Phase.OFFENSE_MOVES, moves_left=MOVES - 1, fourth=False, aftermath=None)
    if too_few_on_the_line(state.board.men, play.by, play.line, playing.rules):
        flags.commit(playing, fouls.FORMATION, play.by)
        if playing.play.fouls:  # AP-40: play is stopped
            offer_penalty(playing, playing.play.fouls[0], None)


def walk(playing: Playing, squares: Sequence[Square], *, drops: bool = False) -> None:
    """One man from square to square; he stops where something happens."""
    last = len(squares) - 2
    for n, (start, end) in enumerate(pairwise(squares)):
        if not _one_step(playing, start, end, drops=drops and n == last):
            return


def _one_step(playing: Playing, start: Square, end: Square, *, drops: bool) -> bool:
    """One step; whether the same man may go on."""
    ground = playing.ground
    man = ground.men[start]
    verdict = judge(ground, man, end)
    playing.tell(names.MOVE, side=man.side, man=man.letter, start=name_of(start), end=name_of(end))
    for foul in verdict.fouls:
        where = end if foul == fouls.INTERFERENCE else None
        flags.commit(playing, foul, man.side, where)
    carries = start == playing.state.board.carrier
    if verdict.landing is Landing.BALL:
        return _pick_up(playing, man, end)
    playing.state = stepped(playing.state, man, end, verdict.landing)
    if verdict.landing is Landing.OPPONENT:
        playing.tell(names.BLOCK, side=man.side, square=name_of(end), man=man.letter)
        return False
    if verdict.landing is Landing.CARRIER:
        _tackle(playing, end)
        return False
    if not carries:
        return True
    return not touchdown_if_over(playing) and holds(playing, end, drops=drops)


def _tackle(playing: Playing, at: Square) -> None:
    state, play = playing.state, playing.play
    side = state.offense
    spot = rows.front(side, at[1])
    playing.tell(names.TACKLE, side=side, spot=spot, square=name_of(at))
    if play.call is Call.PASS:
        playing.tell(names.SACK, side=side, spot=spot)  # AP-22
    stop_carrier(playing)


def hand_off(playing: Playing, start: Square, end: Square, *, drops: bool = False) -> None:
    """The ball goes to a man on a neighboring square (AP-16)."""
    state = playing.state
    if state.moves_left <= 0:
        flags.commit(playing, fouls.PERSONAL, playing.seat)
    playing.tell(names.HANDOFF, side=playing.seat, start=name_of(start), end=name_of(end))
    playing.change(
        moves_left=max(0, state.moves_left - 1), fourth=state.fourth or state.moves_left <= 0
    )
    playing.change_board(carrier=end)
    playing.change_play(kicker=None)
    playing.state = having_ball(playing.state)
    if not touchdown_if_over(playing):
        holds(playing, end, drops=drops)


def holds(playing: Playing, at: Square, *, drops: bool = False) -> bool:
    """Whether the man on a square keeps the ball; else it lies on a square next to him (AP-17)."""
    ground, settings = playing.ground, playing.settings
    free = sorted(square for square in ground.grid.around(at) if ground.empty(square))
    percent = 100 if settings.steady_hand and drops else settings.fumble_percent
    if not free or percent == 0 or (settings.steady_hand and not drops):
        return True
    faces = [Face(f"fumble {name_of(square)}", percent) for square in free]
    if percent < 100:
        faces.insert(0, Face(HOLD, (100 - percent) * len(free)))
    certain = len(faces) == 1
    label = faces[0].label if certain else playing.dice.roll(Throw("fumble", tuple(faces)))
    if label == HOLD:
        return True
    square = next(square for square in free if label == f"fumble {name_of(square)}")
    side = playing.state.offense
    playing.tell(names.FUMBLE, side=side, spot=rows.front(side, at[1]), square=name_of(square))
    playing.change_board(carrier=None, loose=square)
    playing.change_play(kicker=None)
    return False


def _pick_up(playing: Playing, man: Man, at: Square) -> bool:
    """A man lands on the ball; whether he may go on with it."""
    state, play = playing.state, playing.play
    if state.phase is Phase.PUNT_RUSH:
        block_kick(playing, at)
        return False
    if play.returning and not play.touched:
        return _field_kick(playing, man, at)
    lost = man.side is not state.offense
    spot = rows.front(man.side, at[1])
    if lost:
        tell_run(playing, spot)
        _note_gain(playing, at)
    playing.tell(names.RECOVERY, side=man.side, spot=spot, lost=lost, square=name_of(at))
    playing.state = stepped(playing.state, man, at, Landing.BALL)
    if lost:
        playing.change_play(since=spot, taken="recovery")
    return not touchdown_if_over(playing)


def _note_gain(playing: Playing, at: Square) -> None:
    play = playing.play
    if playing.ground.from_scrimmage:
        gained = field.gain(play.by, play.line, rows.front(play.by, at[1]))
        playing.change_play(gained=gained)


def _field_kick(playing: Playing, man: Man, at: Square) -> bool:
    """A kick that nobody has touched yet is picked up (AP-35, AP-P2)."""
    play = playing.play
    receivers = play.by.other
    if man.side is receivers:
        playing.tell(
            names.PICKUP, side=receivers, spot=rows.front(receivers, at[1]), square=name_of(at)
        )
        playing.state = stepped(playing.state, man, at, Landing.BALL)
        take_kick(playing, at)
        return True
    playing.state = replace(playing.state, moves_left=max(0, playing.state.moves_left - 1))
    if play.kicked != "kickoff":
        down_kick(playing, at)
        return False
    regain_kick(playing, at)
    return False


def regain_kick(playing: Playing, at: Square) -> None:
    """The kickers pick up their own kick-off, which nobody has touched: their ball (AP-35)."""
    side = playing.play.by
    spot = rows.front(side, at[1])
    playing.tell(names.RECOVERY, side=side, spot=spot, lost=True, square=name_of(at))
    finish(playing, _dead(side, at, End.TOUCHDOWN, rows.end_zone_of_attack(side, at[1])))


def take_kick(playing: Playing, at: Square) -> None:
    """The receivers have the kick, on that square."""
    receivers = playing.play.by.other
    sheltered = rows.own_end_zone(receivers, at[1])  # FB-8
    spot = rows.front(receivers, at[1])
    playing.change_play(touched=True, sheltered=sheltered, since=spot)


def down_kick(playing: Playing, at: Square) -> None:
    """The kickers touch their own punt first: the receivers' ball there (AP-P2)."""
    receivers = playing.play.by.other
    spot = rows.front(receivers, at[1])
    playing.tell(names.DOWNED, side=receivers, spot=spot, square=name_of(at))
    deep = rows.own_end_zone(receivers, at[1])
    finish(playing, _dead(receivers, at, End.TOUCHBACK, deep))


def _dead(side: Seat, at: Square, beyond: End, is_beyond: bool) -> Ending:
    """The ball of `side` where it lies, or what follows beyond the goal line."""
    return Ending(beyond, side) if is_beyond else Ending(End.SERIES, side, rows.front(side, at[1]))


def block_kick(playing: Playing, at: Square) -> None:
    """A defender lands on the ball before it is kicked (AP-P1)."""
    play = playing.play
    side = play.by.other
    spot = rows.front(side, at[1])
    kicked = play.call.value if play.call else None
    playing.tell(names.PUNT_BLOCKED, side=play.by, spot=spot, square=name_of(at), kind=kicked)
    playing.change_play(changed=True, kicked=kicked, call=None)
    playing.change(offense=side)
    finish(playing, _dead(side, at, End.TOUCHDOWN, rows.end_zone_of_attack(side, at[1])))


def give(playing: Playing, man: Man) -> None:
    """The ball flies to a man, of whichever side (AP-29, AP-30)."""
    playing.change_board(loose=None)
    playing.state = picked_up(playing.state, man)
