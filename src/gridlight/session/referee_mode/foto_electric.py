"""Foto-Electric with a light box of wood and glass: what the light showed is told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from gridlight.football import field
from gridlight.games.foto_electric.game import FotoElectric
from gridlight.games.foto_electric.phases import Phase
from gridlight.games.foto_electric.playing import Playing
from gridlight.games.foto_electric.resolve import reveal
from gridlight.games.foto_electric.state import FotoState, Shown, Snap
from gridlight.kernel.dice import Dice, Throw
from gridlight.kernel.events import Event
from gridlight.kernel.game import Seat, Step
from gridlight.kernel.language import tr
from gridlight.kernel.moves import TELL, Move
from gridlight.session.referee_mode.telling import (
    CARDS,
    PASS,
    RUN,
    Refused,
    Told,
    read,
    told_move,
)

FAR = 30
"""How many yards beyond either goal line the light still shows something."""

LIKELY = (-8, -4, -2, 0, 1, 2, 3, 4, 5, 6, 8, 10, 13, 17, 24, 38)
"""Gains that are listed; any other can be told too."""

_OUTCOMES = {
    "tackle": "tackle",
    "sack": "tackle",
    "out": "out-of-bounds",
    "down": "down",
    "fumble": "fumble",
    "intercepted": "interception",
    "incomplete": "incomplete",
    "touchdown": "touchdown",
}
_CARRIED = frozenset({"tackle", "out", "down", "fumble", "touchdown"})
_OF_A_PASS = _CARRIED | {"sack", "intercepted", "incomplete"}
_OF_A_RUN = _CARRIED | {"intercepted"}  # a lateral may be


CUPS: Mapping[str, Sequence[Throw]] = {}
"""Dice for what happens on the board, by what they are for."""


@dataclass(frozen=True)
class _OwnBox:
    """A light box that showed this."""

    shown: Shown

    def __call__(self, snap: Snap, to_goal: float) -> Shown:
        return self.shown


@dataclass(frozen=True)
class FotoBoard:
    """The light box on the table; `base` has the deck, for those who tell cards and places."""

    base: FotoElectric

    phases = frozenset({Phase.SCRIMMAGE_CALL, Phase.TRY_CHOICE})
    away = frozenset({Phase.CARD_PICKS, Phase.OFFENSE_PLACE, Phase.DEFENSE_PLACE, Phase.REVEAL})

    @property
    def cups(self) -> Mapping[str, Sequence[Throw]]:
        """Dice for what happens on the board."""
        return CUPS

    def over(self, base: FotoElectric) -> FotoBoard:
        """The same beside a game with other wheels."""
        return FotoBoard(base)

    def offers(self, state: FotoState, seat: Seat) -> Iterator[Move]:
        """Kicks by the spinners, and plays with the likeliest gains."""
        told = _likely(state)
        yield next(told)
        yield from (kick for kick in self.base.legal(state, seat) if _is_kick(kick))
        yield from told

    def play(self, state: FotoState, seat: Seat, order: Move, dice: Dice) -> Step[FotoState]:
        """A kick, a play as the light showed it, or as the program's own light box shows it."""
        if order.verb != TELL:
            if not _is_kick(order):
                raise Refused(tr("tell what the light showed on your own box."))
            return self.base.apply(state, {seat: order}, dice)
        if order.args[:1] == (CARDS,):
            return self._by_cards(state, seat, order.args[1:], dice)
        told = read(order)
        _must_make_sense(told, state)
        base = self.base
        trying = told.kind if state.phase is Phase.TRY_CHOICE else None
        laid = replace(state, phase=Phase.REVEAL, decider=seat, trying=trying, snap=Snap())
        playing = Playing(laid, seat, dice, base.rules, base.settings, base.spinners)
        after = reveal(playing, _OwnBox(_shown(told)))
        return Step(after, tuple(playing.events))

    def _by_cards(
        self, state: FotoState, seat: Seat, cards: Sequence[str], dice: Dice
    ) -> Step[FotoState]:
        """Two cards and where they lie: every step of a snap by the rules themselves (FE-3)."""
        if len(cards) != 4:
            raise Refused(tr("say play, formation and both places, like 7 A C R1."))
        play, formation, offense_place, defense_place = cards
        trying = state.phase is Phase.TRY_CHOICE
        orders: tuple[tuple[Seat, Move], ...] = (
            (seat, Move("try", ("run",)) if trying else Move("play")),
            (seat, Move("card", (play,))),
            (seat.other, Move("card", (formation,))),
            (seat, Move("at", (offense_place,))),
            (seat.other, Move("at", (defense_place,))),
            (seat, Move("reveal")),
        )
        events: list[Event] = []
        for who, order in orders:
            step = self.base.apply(state, {who: order}, dice)
            state = step.state
            events += step.events
        return Step(state, tuple(events))


def _is_kick(order: Move) -> bool:
    return order.verb in ("punt", "quick-kick", "field-goal") or order == Move("try", ("kick",))


def _shown(told: Told) -> Shown:
    caught = told.clauses[0].at if told.clauses[0].what == "caught" else None
    last = told.last
    thrown = caught is not None or (
        told.kind == PASS and last.what in ("intercepted", "incomplete")
    )
    return Shown(_OUTCOMES[last.what], told.kind, last.at, thrown, caught is not None, caught)


def _must_make_sense(told: Told, state: FotoState) -> None:
    if told.kind not in (RUN, PASS):
        raise Refused(tr("on the light box a play is a run or a pass."))
    names = told.names()
    caught = told.kind == PASS and names[0] == "caught"
    ends = _CARRIED if caught else _OF_A_PASS if told.kind == PASS else _OF_A_RUN
    if len(names) != (2 if caught else 1) or names[-1] not in ends:
        raise Refused(tr("say where a pass was caught, if it was, and how the play ended."))
    to_goal = state.situation.to_goal
    least, most = to_goal - field.LENGTH - FAR, to_goal + FAR
    for clause in told.clauses:
        if clause.at is not None and not least <= clause.at <= most:
            raise Refused(tr("{yards} yards from here is off the field.", yards=clause.at))


def _likely(state: FotoState) -> Iterator[Move]:
    to_goal = state.situation.to_goal
    gains = [gain for gain in LIKELY if to_goal - field.LENGTH < gain < to_goal]
    yield told_move(RUN, ("tackle", 0))
    yield told_move(PASS, "incomplete")
    for kind in (RUN, PASS):
        yield told_move(kind, "touchdown")
    yield told_move(PASS, ("caught", 0), "touchdown")
    for gain in gains:
        if gain:
            yield told_move(RUN, ("tackle", gain))
        yield told_move(RUN, ("out", gain))
        yield told_move(RUN, ("down", gain))
        yield told_move(RUN, ("fumble", gain))
        yield told_move(PASS, ("caught", gain), ("tackle", gain))
        yield told_move(PASS, ("caught", 0), ("fumble", gain))
        yield told_move(PASS, ("intercepted", gain))
        if gain < 0:
            yield told_move(PASS, ("sack", gain))
