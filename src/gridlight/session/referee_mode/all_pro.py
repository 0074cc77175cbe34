"""All-Pro with a board and men of their own: where each play went is told, stripe by stripe."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from gridlight.football import field
from gridlight.games.all_pro import kicks
from gridlight.games.all_pro.endings import kickoff_by, scrimmage
from gridlight.games.all_pro.game import AllPro
from gridlight.games.all_pro.phases import Phase
from gridlight.games.all_pro.playing import Playing
from gridlight.games.all_pro.rows import END_ZONE_ROWS as _DEEP
from gridlight.games.all_pro.rows import YARDS, first_row, in_front
from gridlight.games.all_pro.ruleset import ROWS
from gridlight.games.all_pro.state import AllProState, Board, Call, PlayKind
from gridlight.kernel.dice import Dice, Throw, die
from gridlight.kernel.game import Seat, Step
from gridlight.kernel.grid import Square
from gridlight.kernel.language import tr, trn
from gridlight.kernel.moves import TELL, Move, move
from gridlight.session.referee_mode.all_pro_walk import Walk
from gridlight.session.referee_mode.telling import (
    FIELD_GOAL,
    KICKOFF,
    PASS,
    PUNT,
    RETURN,
    RUN,
    Refused,
    Told,
    read,
    told_move,
)

DEPTHS = tuple(str(depth) for depth in range(2, 8))
"""Squares behind the line at which a kicker may stand, for the program's dice (AP-P1)."""

LISTED = (-2, -1, 0, 1, 2, 4, 8)
"""Rows from the line at which plays are listed; they can end anywhere."""

SQUARES = range(2, 13)
"""How far both dice can carry a kick-off (AP-33)."""

_FLOWN = range(-8, 2 * ROWS)
"""How far beyond the line a kick from behind it may come down, rolling on and all (AP-34)."""

_CALLS = {PUNT: Call.PUNT, FIELD_GOAL: Call.FIELD_GOAL}


CUPS: Mapping[str, Sequence[Throw]] = {
    "one": (die("pass"),),
    "two": (die("pass"), die("pass")),
}
"""Dice for what happens on the board, by what they are for."""


@dataclass(frozen=True)
class AllProBoard:
    """The board on the table."""

    base: AllPro

    phases = frozenset(
        {Phase.KICKOFF_SETUP, Phase.SETUP_OFFENSE, Phase.RETURN_MOVES, Phase.TOUCHBACK_CHOICE}
        | {Phase.AFTER_SAFETY}
    )
    away = frozenset(
        {Phase.KICKOFF, Phase.KICK_COVERAGE, Phase.COVER_MOVES, Phase.SETUP_DEFENSE, Phase.SNAP}
        | {Phase.OFFENSE_MOVES, Phase.DEFENSE_MOVES, Phase.PASS_RUSH, Phase.PUNT_RUSH}
        | {Phase.THROW}
    )

    @property
    def cups(self) -> Mapping[str, Sequence[Throw]]:
        """Dice for what happens on the board."""
        return CUPS

    def over(self, base: AllPro) -> AllProBoard:
        """The same beside a game with other settings."""
        return AllProBoard(base)

    def offers(self, state: AllProState, seat: Seat) -> Iterator[Move]:
        """Kicks by the program's dice, and plays to the stripes near by."""
        if state.phase is Phase.AFTER_SAFETY:
            yield from (Move(KICKOFF), Move(PUNT))
        elif state.phase is Phase.TOUCHBACK_CHOICE:
            yield from (Move("touchback"), Move("run-out"))
        else:
            yield from (each for each in self._likely(state) if self._fits(state, seat, each))

    def _fits(self, state: AllProState, seat: Seat, order: Move) -> bool:
        from gridlight.kernel.dice import RandomDice

        try:
            self.play(state, seat, order, RandomDice(0))
        except Refused:
            return False
        return True

    def _likely(self, state: AllProState) -> Iterator[Move]:
        if state.phase is Phase.KICKOFF_SETUP:
            yield Move(KICKOFF)
            yield from _likely_kickoffs(int(state.situation.spot), state.situation.possession)
        elif state.phase is Phase.RETURN_MOVES:
            yield from _likely_returns()
        else:
            yield from _likely_plays(int(state.situation.spot), state.situation.possession)

    def play(self, state: AllProState, seat: Seat, order: Move, dice: Dice) -> Step[AllProState]:
        """A kick with the program's dice, or what was told of a play."""
        playing = Playing(state, seat, dice, self.base.rules, self.base.settings)
        playing.change(earlier=None, last_mover=seat)
        if order.verb == TELL:
            self._tell(playing, read(order))
        elif state.phase is Phase.AFTER_SAFETY and order in (Move(KICKOFF), Move(PUNT)):
            self._after_safety(playing, order)
        elif state.phase is Phase.TOUCHBACK_CHOICE and order == Move("touchback"):
            kicks.touchback(playing)
        elif state.phase is Phase.TOUCHBACK_CHOICE and order == Move("run-out"):
            _to_the_return(playing)
        else:
            self._roll(playing, order)
        return Step(playing.state, tuple(playing.events))

    def _after_safety(self, playing: Playing, order: Move) -> None:
        if order.verb == KICKOFF:
            kickoff_by(playing, playing.seat, "safety")
        else:
            scrimmage(playing, playing.state.situation)  # AP-39

    # kicks by the program's dice

    def _roll(self, playing: Playing, order: Move) -> None:
        state = playing.state
        if state.phase is Phase.KICKOFF_SETUP and order == Move(KICKOFF):
            by = playing.play.by
            start = (self._middle, first_row(by, playing.play.line))
            playing.change_board(loose=in_front(by, start))  # AP-33
            kicks.kick_off(playing)
        elif state.phase is Phase.SETUP_OFFENSE and order.verb in _CALLS:
            self._kick_from_scrimmage(playing, order)
        else:
            raise Refused(tr("tell what happened on your own board."))
        _after_the_kick(playing)

    def _kick_from_scrimmage(self, playing: Playing, order: Move) -> None:
        if len(order.args) != 1 or order.args[0] not in DEPTHS:
            raise Refused(
                tr(
                    "say how many squares behind the line the kicker stood: {depths}.",
                    depths=DEPTHS,
                )
            )
        self._may_kick(playing, order.verb)
        by = playing.play.by
        line = (self._middle, first_row(by, playing.play.line))
        start = in_front(by, line, 1 - int(order.args[0]))
        if start not in playing.settings.grid:
            raise Refused(tr("the kicker can't stand behind the end zone (AP-6)."))
        Walk(playing).snap()
        playing.change_play(call=_CALLS[order.verb])
        playing.change_board(loose=start)
        kicks.kick_called(playing)

    def _may_kick(self, playing: Playing, kind: str) -> None:
        if kind != FIELD_GOAL:
            return
        if playing.play.kind is PlayKind.FREE_PUNT:
            raise Refused(tr("a free kick can't score a field goal (AP-39)."))
        if playing.state.situation.to_goal > self.base.rules.field_goal_within:
            most = self.base.rules.field_goal_within
            raise Refused(
                trn(
                    "a field goal is tried from {n} yard or nearer (AP-P3).",
                    "a field goal is tried from {n} yards or nearer (AP-P3).",
                    most,
                )
            )

    @property
    def _middle(self) -> int:
        return self.base.settings.grid.middle

    # what is told

    def _tell(self, playing: Playing, told: Told) -> None:
        phase, walk = playing.state.phase, Walk(playing)
        if phase is Phase.KICKOFF_SETUP and told.kind == KICKOFF:
            self._landed(playing, told)
        elif phase is Phase.RETURN_MOVES and told.kind == RETURN:
            walk.brought_back(told)
        elif phase is Phase.SETUP_OFFENSE and told.kind in (RUN, PASS):
            walk.from_scrimmage(told)
        elif phase is Phase.SETUP_OFFENSE and told.kind in _CALLS:
            self._kicked(playing, told)
        else:
            raise Refused(tr("that is no play that can be made now."))

    def _kicked(self, playing: Playing, told: Told) -> None:
        self._may_kick(playing, told.kind)
        walk = Walk(playing)
        walk.snap()
        if told.names() == ("blocked",):
            walk.blocked(_CALLS[told.kind], told.last.spot)
        elif told.kind == FIELD_GOAL and told.names() == ("good",):
            by = playing.play.by
            beyond = first_row(by, field.goal(by)) + field.direction(by)
            kicks.comes_down(playing, FIELD_GOAL, (self._middle, beyond))
        else:
            self._landed(playing, told)

    def _landed(self, playing: Playing, told: Told) -> None:
        wanted = "missed" if told.kind == FIELD_GOAL else "landed"
        if told.names() != (wanted,):
            raise Refused(tr("say where the kick came down: {wanted} and a spot.", wanted=wanted))
        at = self._square(playing.play.by.other, told.last.spot)
        squares = field.gain(playing.play.by, playing.play.line, told.last.spot) / YARDS
        if squares not in (SQUARES if told.kind == KICKOFF else _FLOWN):
            raise Refused(tr("two dice don't carry a kick there (AP-33)."))
        if told.kind == FIELD_GOAL and at[1] in _beyond(playing.play.by):
            raise Refused(tr("a kick that comes down beyond the goal line is good (AP-P3)."))
        kicks.comes_down(playing, told.kind, at)
        _after_the_kick(playing)

    def _square(self, side: Seat, spot: int) -> Square:
        if spot % YARDS:
            raise Refused(tr("spots are stripes, every five yards (AP-13)."))
        return self._middle, first_row(side, spot)


def _beyond(side: Seat) -> range:
    """Rows on and behind the goal line that a side attacks."""
    return range(ROWS - _DEEP, 2 * ROWS) if side is Seat.HOME else range(-ROWS, _DEEP)


def _after_the_kick(playing: Playing) -> None:
    """The men who would cover and return it stand on another board."""
    state, play = playing.state, playing.state.play
    if state.phase in (Phase.KICK_COVERAGE, Phase.RETURN_MOVES):
        _to_the_return(playing)
    elif state.phase is Phase.TOUCHBACK_CHOICE and play is not None:
        _note_landing(playing)


def _to_the_return(playing: Playing) -> None:
    _note_landing(playing)
    receivers = playing.state.offense
    playing.change(phase=Phase.RETURN_MOVES, decider=receivers, moves_left=0)


def _note_landing(playing: Playing) -> None:
    """The ball lies where the kick came down: that is where a return starts (AP-35)."""
    at = playing.state.board.ball
    if at is not None:
        spot = Walk(playing).front(playing.state.offense, at[1])
        playing.change_play(since=spot)
        playing.change(board=Board())


def _likely_kickoffs(line: int, side: Seat) -> Iterator[Move]:
    for squares in SQUARES:
        spot = int(field.forward(side, line, squares * YARDS))
        yield told_move(KICKOFF, ("landed", spot))


def _likely_returns() -> Iterator[Move]:
    yield told_move(RETURN, "touchback")
    yield told_move(RETURN, "touchdown")
    for spot in range(5, field.LENGTH, 2 * YARDS):
        yield told_move(RETURN, ("tackle", spot))
        yield told_move(RETURN, ("out", spot))
        yield told_move(RETURN, ("downed", spot))
        yield told_move(RETURN, ("regained", spot))
        yield told_move(RETURN, ("fumble", spot), ("lost", spot), ("tackle", spot))


def _likely_plays(line: int, side: Seat) -> Iterator[Move]:
    yield told_move(RUN, ("tackle", line))
    yield told_move(PASS, "incomplete")
    yield from map(move, ("punt 3", "field-goal 3", "tell field-goal good"))
    for kind in (RUN, PASS):
        yield told_move(kind, "touchdown")
        yield told_move(kind, "safety")
    yield told_move(PASS, ("caught", line), "touchdown")
    for row in LISTED:
        spot = int(field.forward(side, line, row * YARDS))
        yield from _likely_at(spot, line)


def _likely_at(spot: int, line: int) -> Iterator[Move]:
    if spot != line:
        yield told_move(RUN, ("tackle", spot))
    yield told_move(RUN, ("out", spot))
    yield told_move(PASS, ("sack", spot))
    yield told_move(PASS, ("caught", spot), ("tackle", spot))
    yield told_move(PASS, ("intercepted", spot), ("tackle", spot))
    yield told_move(PASS, ("intercepted", spot), "touchdown")
    yield told_move(PASS, ("intercepted", spot), "touchback")
    yield told_move(RUN, ("fumble", spot), ("lost", spot), ("tackle", spot))
    yield told_move(RUN, ("fumble", spot), ("recovered", spot), ("tackle", spot))
    yield told_move(PUNT, ("landed", spot))
    yield told_move(PUNT, ("blocked", spot))
    yield told_move(FIELD_GOAL, ("missed", spot))
