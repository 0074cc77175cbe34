"""Pegskin with a board and pegs of their own: what each play gained is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from gridlight.football import events as names
from gridlight.football import field
from gridlight.games.pegskin import dice as peg_dice
from gridlight.games.pegskin.endings import down_in, finish, play_try, score_touchdown
from gridlight.games.pegskin.game import Pegskin
from gridlight.games.pegskin.moving import dead_at_interception
from gridlight.games.pegskin.phases import Phase
from gridlight.games.pegskin.playing import Playing
from gridlight.games.pegskin.state import End, Ending, PegskinState
from gridlight.kernel.dice import Dice, Throw
from gridlight.kernel.game import Seat, Step
from gridlight.kernel.language import tr
from gridlight.kernel.moves import TELL, Move, move
from gridlight.session.referee_mode.telling import (
    PASS,
    PITCH,
    RUN,
    SCREEN,
    Clause,
    Refused,
    Told,
    read,
    told_move,
)

LIKELY = (-7, -4, -2, -1, 0, 1, 2, 3, 4, 5, 6, 8, 10, 13, 17, 24, 38)
"""Gains that are listed; any other can be told too."""

_KICKS = tuple(map(move, ("punt", "field-goal", "try kick")))
_KINDS = frozenset({RUN, PASS, PITCH, SCREEN})
_CARRIED = frozenset({"tackle", "out", "touchdown"})
_THROWN = frozenset({"incomplete", "intercepted"})


CUPS: Mapping[str, Sequence[Throw]] = {
    "first": (peg_dice.black_and_white(),),
    "line": (peg_dice.sdt("line play"), peg_dice.number("line play")),
    "run": (peg_dice.number("run"),),
    "pass": (peg_dice.sdt("pass"),),
}
"""Dice for what happens on the board, by what they are for."""


@dataclass(frozen=True)
class PegskinBoard:
    """The board on the table."""

    base: Pegskin

    phases = frozenset({Phase.SETUP_OFFENSE, Phase.TRY_CHOICE})
    away = frozenset(set(Phase) - phases - {Phase.COIN_TOSS, Phase.GAME_OVER})

    @property
    def cups(self) -> Mapping[str, Sequence[Throw]]:
        """Dice for what happens on the board."""
        return CUPS

    def over(self, base: Pegskin) -> PegskinBoard:
        """The same beside a game with other settings."""
        return PegskinBoard(base)

    def offers(self, state: PegskinState, seat: Seat) -> Iterator[Move]:
        """Kicks by the dice, and plays with the likeliest gains."""
        kicks = [kick for kick in _KICKS if kick in self.base.legal(state, seat)]
        if state.phase is Phase.TRY_CHOICE:
            yield from kicks
            if not self.base.settings.collegiate_try:
                return
        told = _likely(state)
        yield next(told)
        if state.phase is not Phase.TRY_CHOICE:
            yield from kicks
        yield from told

    def play(self, state: PegskinState, seat: Seat, order: Move, dice: Dice) -> Step[PegskinState]:
        """A kick by the dice, or what was told of a play."""
        if order.verb != TELL:
            if order not in _KICKS:
                raise Refused(tr("tell what happened on your own board."))
            return self.base.apply(state, {seat: order}, dice)
        told = read(order)
        playing = Playing(state, seat, dice, self.base.rules, self.base.settings)
        if state.earlier is not None:
            playing.change(earlier=None)
        if state.phase is Phase.TRY_CHOICE:
            self._try(playing, told)
        _walk(playing, told)
        return Step(playing.state, tuple(playing.events))

    def _try(self, playing: Playing, told: Told) -> None:
        if not self.base.settings.collegiate_try:
            raise Refused(tr("the try is a kick (PS-27)."))
        play_try(playing, PASS if told.kind in (PASS, SCREEN) else RUN)


def _walk(playing: Playing, told: Told) -> None:
    _must_make_sense(told)
    side, spot = playing.offense, playing.state.situation.spot
    playing.tell(names.SNAP, side=side, spot=spot, free=False)
    first = told.clauses[0]
    if told.kind == PITCH:
        playing.change_play(pitched=True)
    if told.kind in (PASS, SCREEN) and (first.what == "caught" or first.what in _THROWN):
        playing.change_play(thrown=True)
    if first.what == "caught":
        playing.change_play(caught=True, screened=told.kind == SCREEN)
        where = _spot(playing, first)
        playing.tell(names.PASS_COMPLETE, side=side, spot=where, yards=first.spot, lateral=False)
    _ENDS[told.last.what](playing, told)


def _must_make_sense(told: Told) -> None:
    kind, what = told.kind, told.names()
    if kind not in _KINDS:
        raise Refused(tr("a play is a run, a pass, a pitch or a screen."))
    if kind in (PASS, SCREEN):
        fits = what in (("incomplete",), ("intercepted",), ("sack",)) or (
            len(what) == 2 and what[0] == "caught" and what[1] in _CARRIED | {"dropped"}
        )
    else:
        pitched = {"intercepted", "dropped", "sack"} if kind == PITCH else frozenset()
        fits = len(what) == 1 and what[0] in _CARRIED | pitched
    if not fits:
        raise Refused(tr("say where a pass was caught, if it was, and how the play ended."))


def _spot(playing: Playing, clause: Clause) -> float:
    situation = playing.state.situation
    spot = field.forward(situation.possession, situation.spot, clause.spot)
    if not -field.LENGTH // 10 <= spot <= field.LENGTH + field.LENGTH // 10:
        raise Refused(tr("{yards} yards from here is off the field.", yards=clause.spot))
    return spot


def _down(playing: Playing, told: Told) -> float:
    spot = _spot(playing, told.last)
    if field.scored(playing.offense, spot):
        raise Refused(tr("that is on or beyond the goal line: a touchdown (PS-28)."))
    return spot


def _tackle(playing: Playing, told: Told) -> None:
    spot = _down(playing, told)
    playing.tell(names.TACKLE, side=playing.offense, spot=spot, how="tackle")
    finish(playing, down_in(playing, spot))


def _out(playing: Playing, told: Told) -> None:
    spot = _down(playing, told)
    playing.tell(names.OUT_OF_BOUNDS, side=playing.offense, spot=spot)
    finish(playing, down_in(playing, spot))


def _sack(playing: Playing, told: Told) -> None:
    spot = _down(playing, told)
    playing.change_play(sacked=told.kind != PITCH)
    playing.tell(names.SACK, side=playing.offense, spot=spot)
    finish(playing, down_in(playing, spot))


def _dropped(playing: Playing, told: Told) -> None:
    """A pitch that nobody caught: down where it was pitched (PS-17)."""
    spot = _down(playing, told)
    playing.change_play(pitched=True)
    playing.tell(names.PASS_INCOMPLETE, side=playing.offense, lateral=True)
    finish(playing, down_in(playing, spot))


def _incomplete(playing: Playing, told: Told) -> None:
    playing.tell(names.PASS_INCOMPLETE, side=playing.offense, lateral=False)
    finish(playing, Ending(End.DOWN, playing.offense, playing.state.situation.spot))  # PS-24


def _intercepted(playing: Playing, told: Told) -> None:
    spot, lateral = _spot(playing, told.last), told.kind == PITCH
    playing.tell(names.INTERCEPTION, side=playing.offense, spot=spot, lateral=lateral)
    dead_at_interception(playing, spot)


def _touchdown(playing: Playing, told: Told) -> None:
    score_touchdown(playing)


_ENDS: dict[str, Callable[[Playing, Told], None]] = {
    "tackle": _tackle,
    "out": _out,
    "sack": _sack,
    "dropped": _dropped,
    "incomplete": _incomplete,
    "intercepted": _intercepted,
    "touchdown": _touchdown,
}


def _likely(state: PegskinState) -> Iterator[Move]:
    situation = state.situation
    to_goal = situation.to_goal
    yield told_move(RUN, ("tackle", 0))
    yield told_move(PASS, "incomplete")
    yield told_move(RUN, "touchdown")
    yield told_move(PITCH, "touchdown")
    yield told_move(PASS, ("caught", 0), "touchdown")
    for gain in LIKELY:
        if not to_goal - field.LENGTH - 5 < gain < to_goal:
            continue
        if gain:
            yield told_move(RUN, ("tackle", gain))
        yield told_move(RUN, ("out", gain))
        yield told_move(PITCH, ("tackle", gain))
        yield told_move(PITCH, ("intercepted", gain))
        yield told_move(PASS, ("caught", gain), ("tackle", gain))
        yield told_move(SCREEN, ("caught", -2), ("tackle", gain))
        yield told_move(PASS, ("intercepted", gain))
        yield told_move(PASS, ("sack", gain))
