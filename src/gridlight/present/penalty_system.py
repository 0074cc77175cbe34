"""The penalty die, its readings and the choice after a flag, in football speech (PEN-13)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from gridlight.football import events as told
from gridlight.kernel.events import Event
from gridlight.kernel.game import Seat
from gridlight.penalties.state import Called, PenaltyView, SeenChoice, SeenOption
from gridlight.present.situation import Names, capital, position, short_spot, spot_for, yards

if TYPE_CHECKING:
    from gridlight.present.foto import Status
    from gridlight.present.telling import Telling

Facts = Mapping[str, Any]

LABELS = {
    "accept": "Accept",
    "decline": "Decline",
    "accept try": "Try again",
    "accept kickoff": "On the kick-off",
}
"""What a button says, by the move that it makes."""


@dataclass(frozen=True, slots=True)
class PenaltyAnswer:
    """One answer: the move, what a button says, and what it leads to."""

    move: str
    label: str
    outcome: str


@dataclass(frozen=True, slots=True)
class PenaltyQuestion:
    """What the offended team is asked: the foul, and each answer with its outcome.

    >>> question(view, Names())  # doctest: +SKIP
    PenaltyQuestion(chooser=<Seat.HOME>, flag='Flag: holding by Visitors, 10 yards.', ...)
    """

    chooser: Seat
    flag: str
    answers: tuple[PenaltyAnswer, ...]


def game_view(view: Any) -> Any:
    """The view of the game itself, with the layer over it or without."""
    return view.game if isinstance(view, PenaltyView) else view


def open_choice(view: Any) -> SeenChoice[Any] | None:
    """The penalty that is to be accepted or declined, if one is."""
    return view.choice if isinstance(view, PenaltyView) else None


def penalty_die(view: Any) -> str:
    """What the penalty die of the play under way shows: `X`, `-`, or nothing."""
    watched = isinstance(view, PenaltyView) and view.watch is not None
    return str(view.watch.shown) if watched else ""


def question(view: PenaltyView[Any], names: Names) -> PenaltyQuestion:
    """The choice that is open in this view, both outcomes told (PEN-13)."""
    choice = view.choice
    assert choice is not None
    answers = tuple(
        PenaltyAnswer(option.words, LABELS[option.words], outcome(option, view, names))
        for option in choice.options
    )
    return PenaltyQuestion(choice.called.by.other, flag(choice.called, names), answers)


def flag(called: Called, names: Names) -> str:
    """“Flag: holding by Home, 10 yards.”"""
    cost = f", {yards(called.yards)}" if called.yards else ""
    return f"Flag: {called.name} by {names.of(called.by)}{cost}."


def outcome(option: SeenOption[Any], view: PenaltyView[Any], names: Names) -> str:
    """Where an answer leaves both teams: “Home: 2nd and 3 at their own 47”."""
    after = option.game
    side: Seat = after.situation.possession
    where = _OUTCOMES.get(after.phase.value, _series)(after, side, names)
    off = after.score != view.game.score
    return f"{where}; the points are off" if off else where


def _series(after: Any, side: Seat, names: Names) -> str:
    if not after.situation.down:
        return f"{names.of(side)}: free kick from {spot_for(side, after.situation.spot, names)}"
    return f"{names.of(side)}: {position(after.situation, names)}"


def _try(after: Any, side: Seat, names: Names) -> str:
    return f"{names.of(side)}: the try from {spot_for(side, after.situation.spot, names)}"


def _kickoff(after: Any, side: Seat, names: Names) -> str:
    kicks = names.does(side, "kicks", "kick")
    return f"{kicks} off from {spot_for(side, after.situation.spot, names)}"


_OUTCOMES: dict[str, Callable[[Any, Seat, Names], str]] = {
    "try-choice": _try,
    "kickoff": _kickoff,
    "kickoff-setup": _kickoff,
    "after-safety": lambda after, side, names: _series(after, side, names),
    "coin-toss": lambda after, side, names: "Overtime, with a new toss",
    "game-over": lambda after, side, names: "The game is over",
}


def status(view: PenaltyView[Any], names: Names) -> Status:
    """What is going on while a penalty is open, and who is to choose."""
    from gridlight.present.foto import Status

    asked = question(view, names)
    either = "; ".join(f"{each.label.lower()}: {each.outcome}" for each in asked.answers)
    return Status(asked.chooser, asked.flag, f"{capital(either)}.")


def over(telling: Telling) -> Telling:
    """A game's words, with or without the layer over it."""

    def said(view: Any, names: Names, seat: Seat | None) -> Status:
        if isinstance(view, PenaltyView) and view.choice is not None:
            return status(view, names)
        return telling.status(game_view(view), names, seat)

    return replace(
        telling,
        status=said,
        scoreboard=lambda view, names: telling.scoreboard(game_view(view), names),
    )


def _die(facts: Facts, names: Names) -> str:
    if facts["shown"] == "X":
        return "The penalty die shows X: there may be a penalty."
    return "The penalty die shows nothing."


def _reading(facts: Facts, names: Names) -> str:
    card = f"{capital(names.whose(facts['side']))} card at {facts['total']}"
    if void := facts["void"]:
        return f"{card} says “{facts['entry']}”: {_VOID[void]}."
    if facts["entry"] == "blank":
        return f"{card} is blank: no penalty."
    return f"{card} says “{facts['entry']}”."


_VOID = {
    "kickoff": "ignored on a kick-off",
    "score": "ignored on a scoring play",
    "turnover": "ignored on a turnover",
}


def accepted(facts: Facts, names: Names) -> str:
    """A penalty that was accepted, or that leaves no choice."""
    to = short_spot(facts["spot"], names)
    if facts.get("forced"):
        return f"The play is off: {yards(facts['walked'])} walked off, to {to}."
    return f"{names.does(facts['side'], 'accepts', 'accept')} the penalty, the ball to {to}."


def nothing_shown(event: Event) -> bool:
    """Whether an event says only that the penalty die brought nothing."""
    return event.name == told.PENALTY_DIE and event["shown"] != "X"


WORDS: dict[str, Callable[[Facts, Names], str]] = {
    told.PENALTY_DIE: _die,
    told.PENALTY_READING: _reading,
}
"""Sentences for the events that only the layer tells."""
