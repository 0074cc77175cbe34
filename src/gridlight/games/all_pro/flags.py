"""Fouls done, seen, flagged, accepted and declined (AP-47)."""

from __future__ import annotations

from dataclasses import replace

from gridlight.football import events as names
from gridlight.football import field
from gridlight.games.all_pro import fouls, rows
from gridlight.games.all_pro.endings import offer_penalty, settle, settle_both
from gridlight.games.all_pro.playing import Playing
from gridlight.games.all_pro.state import AllProState, Foul, Play, PlayKind
from gridlight.kernel.game import Seat
from gridlight.kernel.grid import Square


def commit(playing: Playing, name: str, by: Seat, at: Square | None = None) -> None:
    """A foul is done: flagged at once by a referee, else left to the opponent's eye.

    `at` is the square of the foul; without one the ball's counts.
    """
    state, play = playing.state, playing.play
    square = at or state.board.ball
    assert square is not None
    live = play.changed or play.kind is PlayKind.KICKOFF
    foul = Foul(name, by, rows.front(state.offense, square[1]), state.offense, live)
    if playing.settings.officiating == "referee":
        playing.change_play(fouls=(*play.fouls, foul))
        tell(playing, foul)
    else:
        playing.change_play(unseen=(*play.unseen, foul))


def tell(playing: Playing, foul: Foul) -> None:
    """A flag is on the field."""
    yards = fouls.yards(foul, playing.rules)
    playing.tell(names.FOUL, side=foul.by, foul=foul.name, yards=yards, spot=foul.spot)


def expire(playing: Playing, seat: Seat) -> None:
    """A turn of `seat` is over: what its opponent did before can't be flagged any more."""
    play = playing.state.play
    if play is not None and play.unseen:
        playing.change_play(unseen=tuple(foul for foul in play.unseen if foul.by is seat))


def open_fouls(state: AllProState, seat: Seat) -> tuple[Foul, ...]:
    """The fouls that `seat` would flag now; the first of them stands."""
    play = _fouled(state)
    if play is None:
        return ()
    return tuple(foul for foul in play.unseen if foul.by is not seat)


def _fouled(state: AllProState) -> Play | None:
    if state.aftermath is not None:
        return state.aftermath.before.play
    return state.play


def flag(playing: Playing, seat: Seat) -> None:
    """`seat` presses “flag”; a false call costs nothing."""
    state = playing.state
    called = open_fouls(state, seat)
    if not called:
        return
    tell(playing, called[0])
    if state.aftermath is not None:
        offer_penalty(playing, called[0], state.aftermath.ending)
        return
    play = playing.play
    rest = tuple(foul for foul in play.unseen if foul not in called)
    playing.change_play(fouls=(*play.fouls, *called), unseen=rest)
    playing.change(earlier=None)
    if called[0].name != fouls.FORMATION:
        return
    if any(foul.by is seat for foul in play.fouls):  # AP-47: one by each team
        settle_both(playing)
    else:  # AP-40: play is stopped
        offer_penalty(playing, called[0], None)


def accept(playing: Playing) -> None:
    """The penalty is taken: it replaces the play, also one that was settled already."""
    penalty = playing.state.penalty
    assert penalty is not None
    foul, aftermath = penalty.foul, playing.state.aftermath
    if aftermath is not None:
        _go_back(playing, aftermath.before)
    playing.change_play(fouls=(), unseen=())
    ending = fouls.enforced(playing.state, foul, penalty.stands, playing.rules)
    base = foul.spot if foul.live or foul.name == fouls.INTERFERENCE else None
    start = playing.state.situation.spot if base is None else base
    playing.tell(
        names.PENALTY_ACCEPTED,
        side=foul.by.other,
        foul=foul.name,
        yards=fouls.yards(foul, playing.rules),
        walked=abs(field.gain(foul.offense, start, ending.spot)),
        spot=ending.spot,
        negates=None if foul.live else "play",
    )
    if foul.name == fouls.INTERFERENCE:
        playing.tell(names.FIRST_DOWN, side=foul.offense, spot=ending.spot)
    settle(playing, ending, by_penalty=not foul.live)


def _go_back(playing: Playing, before: AllProState) -> None:
    now, then = playing.state.score, before.score
    for side in Seat:
        points = now.of(side) - then.of(side)
        if points:
            playing.tell(names.SCORE_OFF, side=side, points=-points)
    playing.state = replace(before, lineups=playing.state.lineups, aftermath=None)


def decline(playing: Playing) -> None:
    """The play stands as it ended, or goes on where it was stopped."""
    penalty = playing.state.penalty
    assert penalty is not None
    playing.tell(names.PENALTY_DECLINED, side=penalty.foul.by.other, foul=penalty.foul.name)
    if playing.state.aftermath is not None or penalty.stands is None:
        if playing.state.aftermath is None:
            rest = tuple(foul for foul in playing.play.fouls if foul != penalty.foul)
            playing.change_play(fouls=rest)
        playing.change(phase=penalty.phase, decider=penalty.decider, penalty=None, aftermath=None)
        return
    playing.change_play(fouls=())
    settle(playing, penalty.stands)
