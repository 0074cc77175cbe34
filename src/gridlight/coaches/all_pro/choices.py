"""Decisions of All-Pro that aren't turns: kicks, line-ups, throws, penalties, tries."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np

from gridlight.coaches.all_pro import lining
from gridlight.coaches.all_pro.chart import DOWNS, TOUCHBACK
from gridlight.coaches.all_pro.lining import Men
from gridlight.coaches.all_pro.temper import Temper
from gridlight.coaches.all_pro.thinking import NEVER, task_of, think
from gridlight.coaches.all_pro.worth import Sight
from gridlight.coaches.coach import Stop, never
from gridlight.coaches.fast import replies
from gridlight.games.all_pro import fouls, kicks, lineups, rows
from gridlight.games.all_pro.phases import Phase
from gridlight.games.all_pro.state import MOVES, AllProState, Call, Man, PlayKind
from gridlight.kernel.game import Seat
from gridlight.kernel.grid import distance, name_of
from gridlight.kernel.moves import Move

GLANCE = Temper("glance", 7, sees=1500, beam=3, men=3)
"""How line-ups are tried out before one is taken."""

FIELD_GOAL_HABIT, PUNT_HABIT = 20, 40
"""Yards to the goal within which a field goal, and beyond which a punt, is the custom."""


def call(sight: Sight, seat: Seat, temper: Temper, stream: random.Random) -> Move:
    """Heads or tails."""
    return Move("call", (stream.choice(("heads", "tails")),))


def kick_or_receive(sight: Sight, seat: Seat, temper: Temper, stream: random.Random) -> Move:
    """The ball first: either side gets it once."""
    return Move("choose", ("receive",))


def kickoff(sight: Sight, seat: Seat, temper: Temper, stream: random.Random) -> Move:
    """Kick off; after a safety too, for the ball comes down further off than from a punt."""
    return Move("kickoff")


def attempt(sight: Sight, seat: Seat, temper: Temper, stream: random.Random) -> Move:
    """The try."""
    return Move("try", ("die",))


def cover(sight: Sight, seat: Seat, temper: Temper, stream: random.Random) -> Move:
    """Everybody runs down the field but a last man, who stays where the ball came from."""
    ground = sight.ground
    men = [man for man in ground.of(seat) if man.at not in ground.play.covered]
    ball = ground.state.board.ball
    assert ball is not None
    last = min(ground.of(seat), key=lambda man: (abs(man.at[0] - ball[0]), man.at))
    for man in men:
        room = kicks.room_ahead(ground, man)
        if room and (man is not last or temper.level == "rookie"):
            return Move("cover", (name_of(man.at), str(room)))
    return Move("done")


def bring_out(sight: Sight, seat: Seat, temper: Temper, stream: random.Random) -> Move:
    """Out of the end zone where nobody is near enough to stop it short of the touchback's spot."""
    ground = sight.ground
    ball = ground.state.board.ball
    assert ball is not None
    hunters = min(distance(man.at, ball) for man in ground.of(seat.other))
    begins = sight.spot(seat, rows.front(seat, ball[1]))
    lying = ground.state.board.loose is not None
    far = begins + hunters // 2 - 2 * int(lying)
    return Move("run-out" if far > TOUCHBACK else "touchback")


def snap(sight: Sight, seat: Seat, temper: Temper, stream: random.Random) -> Move:
    """The snap; from the own end zone on fourth down “kick” comes before it (AP-P4)."""
    ground = sight.ground
    play, situation = ground.play, ground.state.situation
    in_end_zone = rows.own_end_zone(play.by, rows.first_row(play.by, play.line))
    if in_end_zone and not play.end_zone_kick and situation.down in (0, DOWNS):
        return Move("kick")
    taker = lineups.snap_taker(ground.of(seat))
    assert taker is not None
    return Move("snap", (name_of(taker),))


def throws(sight: Sight) -> dict[Move, float]:
    """What each throw on offer is worth to the passer's side."""
    ground = sight.ground
    side = ground.state.decider
    assert side is not None
    each = np.empty(11)
    lateral = ground.play.call is Call.LATERAL
    task, passer = task_of(sight), ground.state.board.carrier
    assert passer is not None
    gone = float(task.worths[0, passer[1]]) if lateral else sight.incomplete()
    replies.throw_worths(task, gone, lateral, each)
    return {
        Move("throw", (name_of(man.at),)): float(worth)
        for man, worth in zip(ground.of(side), each, strict=False)
        if worth > NEVER
    }


def throw(sight: Sight, seat: Seat, temper: Temper, stream: random.Random) -> Move:
    """To the receiver who is worth most."""
    found = throws(sight)
    noisy = {move: worth + stream.gauss(0.0, temper.noise) for move, worth in found.items()}
    return max(noisy, key=lambda move: noisy[move]) if noisy else Move("done")


def penalty(sight: Sight, seat: Seat, temper: Temper, stream: random.Random) -> Move:
    """Whichever leads to more."""
    taken, left = penalty_worths(sight, seat)
    return Move("accept" if taken > left else "decline")


def penalty_worths(sight: Sight, seat: Seat) -> tuple[float, float]:
    """What accepting and declining are worth to a seat."""
    ground = sight.ground
    found = ground.state.penalty
    assert found is not None
    then = ground.state
    if then.aftermath is not None:
        then = then.aftermath.before
    before = replace(sight, ground=ground.then(then))
    enforced = fouls.enforced(then, found.foul, found.stands, ground.rules)
    taken = before.ending(enforced, seat)
    if found.stands is None:  # play goes on: about as if nothing had happened
        situation = then.situation
        sign = 1 if situation.possession is seat else -1
        return taken, sign * sight.down_now()
    return taken, before.ending(found.stands, seat)


def kick_wanted(sight: Sight, temper: Temper) -> bool:
    """Whether the offense lines up to kick."""
    situation, play = sight.ground.state.situation, sight.ground.play
    if play.kind is PlayKind.FREE_PUNT:
        return True
    if situation.down < DOWNS and sight.left > 0:
        return False
    spot = sight.spot(situation.possession, situation.spot)
    if temper.stubborn and situation.down == DOWNS and sight.left > 0:
        return situation.to_goal <= FIELD_GOAL_HABIT or (
            situation.to_goal > PUNT_HABIT and situation.to_go not in (0, 5)
        )
    distance_left = sight.squares_to_go()
    felt, left = sight.feeling(situation.possession), sight.left
    run = sight.chart.go(left + 1, max(situation.down, 1), distance_left, spot, felt)
    kick = sight.chart.punted(left, spot, felt)
    if situation.to_goal <= sight.ground.rules.field_goal_within:
        kick = max(kick, sight.chart.tried(left, spot, felt))
    return kick > run


def line_up(sight: Sight, temper: Temper, stream: random.Random, stop: Stop = never) -> Men:
    """The men of the line-up that is asked for."""
    ground = sight.ground
    phase, side = ground.state.phase, ground.state.decider
    if phase is Phase.KICKOFF_SETUP:
        return lining.kickers(ground) if side is ground.play.by else lining.receivers(ground)
    if phase is Phase.SETUP_OFFENSE:
        if kick_wanted(sight, temper):
            return lining.kicking(ground)
        return _offense(sight, temper, stream, stop)
    return _defense(sight, temper, stream, stop)


def _offense(sight: Sight, temper: Temper, stream: random.Random, stop: Stop) -> Men:
    found = list(lining.offenses(sight.ground).values())
    if not temper.tries_out:
        return stream.choice(found)
    return _best_of(found, lambda men: _as_defended(sight, men, stream), stop)


def _defense(sight: Sight, temper: Temper, stream: random.Random, stop: Stop) -> Men:
    found = list(lining.defenses(sight.ground).values())
    if not temper.tries_out:
        return found[0] if stream.random() < 0.5 else stream.choice(found)
    return _best_of(found, lambda men: -_tried(sight, men, stream), stop)


def _best_of(found: Sequence[Men], worth: Callable[[Men], float], stop: Stop) -> Men:
    """The line-up that is worth most, among those that there is time for; the first at least."""
    best, most = found[0], -math.inf
    for men in found:
        if stop():
            break
        now = worth(men)
        if now > most:
            best, most = men, now
    return best


def _as_defended(sight: Sight, men: Men, stream: random.Random) -> float:
    """What a line-up promises against the defense placed last by the other side, or a plain one."""
    ground = sight.ground
    center = lineups.snap_taker(men)
    board = replace(ground.state.board, men=men, carrier=center)
    other = ground.play.by.other
    state = replace(ground.state, board=board, phase=Phase.SETUP_DEFENSE, decider=other)
    then = replace(sight, ground=ground.then(state))
    found = lining.again(then.ground) or next(iter(lining.defenses(then.ground).values()))
    return _tried(then, found, stream)


def _tried(sight: Sight, men: Men, stream: random.Random) -> float:
    """What the offense can expect of its first turn, once a defense stands so."""
    state = snapped(sight.ground.state, men, sight.ground.rules.kicker_depth)
    random_numbers = np.random.default_rng(stream.getrandbits(64))
    found = think(replace(sight, ground=sight.ground.then(state)), GLANCE, random_numbers)
    return found.best[0][2]


def snapped(state: AllProState, men: Men, depth: int) -> AllProState:
    """The state after the snap, with these men of the defense placed."""
    play = state.play
    assert play is not None
    mine: list[Man] = [man for man in state.board.men if man.side is play.by]
    taker = lineups.snap_taker(mine)
    assert taker is not None
    deep = -rows.rows_past(play.by, play.line, taker[1])
    kicker = taker if deep >= depth else None
    board = replace(state.board, men=(*mine, *men), carrier=taker)
    return replace(
        state,
        board=board,
        phase=Phase.OFFENSE_MOVES,
        decider=play.by,
        moves_left=MOVES - 1,
        play=replace(play, kicker=kicker),
    )
