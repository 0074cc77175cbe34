"""The penalty die, its readings and the choice after a flag, in football speech (PEN-13)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from gridlight.football import events as told
from gridlight.kernel.dice import Roll
from gridlight.kernel.events import Event
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr, trn
from gridlight.penalties.calling import PURPOSES
from gridlight.penalties.game import PenaltySystem
from gridlight.penalties.state import Called, Layered, PenaltyView, SeenChoice, SeenOption, X
from gridlight.present.fouls import entry_words, foul_name
from gridlight.present.situation import Names, capital, position, short_spot, spot_for, yards

if TYPE_CHECKING:
    from gridlight.present.foto import Status
    from gridlight.present.telling import Telling
    from gridlight.session.course import Record

Facts = Mapping[str, Any]

LABELS = {
    "accept": tr("Accept"),
    "decline": tr("Decline"),
    "accept try": tr("Try again"),
    "accept kickoff": tr("On the kick-off"),
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


def game_rules(game: Any) -> Any:
    """The rules of the game itself, with the layer over them or without."""
    return game.game if isinstance(game, PenaltySystem) else game


def game_state(state: Any) -> Any:
    """The state of the game itself, with the layer over it or without."""
    return state.base if isinstance(state, Layered) else state


def own_rolls(rolls: Sequence[Roll]) -> tuple[Roll, ...]:
    """The rolls of the game itself, without the dice of the penalty system."""
    return tuple(roll for roll in rolls if roll.purpose not in PURPOSES)


@dataclass(frozen=True, slots=True)
class PenaltyDice:
    """What lies there of the penalty die (`X` or `-`) and, after an X, of the three other dice.

    `colored` are the two that count together, `white` says whose card is read.
    """

    shown: str
    colored: tuple[int, ...] = ()
    white: int = 0

    @property
    def flagged(self) -> bool:
        """Whether there may be a penalty."""
        return self.shown == X

    @property
    def spoken(self) -> str:
        """The dice for ears: “Penalty die: X; colored 3 and 4, white 5”."""
        die = tr("Penalty die: X") if self.flagged else tr("Penalty die: nothing")
        if not self.colored:
            return die
        one, other = self.colored
        return tr(
            "{die}; colored {one} and {other}, white {white}",
            die=die,
            one=one,
            other=other,
            white=self.white,
        )


def dice_read(record: Record) -> PenaltyDice:
    """The dice of a step with which a penalty was read."""
    faces = [int(r.label) for r in record.rolls if r.purpose in PURPOSES and r.label.isdecimal()]
    return PenaltyDice(X, tuple(faces[:2]), faces[2])


def dice_after(history: Sequence[Record]) -> PenaltyDice | None:
    """The dice as they lie after these steps, until the next play's die falls."""
    for record in reversed(history):
        for event in reversed(record.events):
            if event.name == told.PENALTY_READING:
                return dice_read(record)
            if event.name == told.PENALTY_DIE:
                return PenaltyDice(event["shown"])
    return None


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
    return flag_words(called.name, names.of(called.by), called.yards)


def flag_words(foul: str, team: str, cost: float) -> str:
    """“Flag: holding by Home, 10 yards.”; no yards where the foul costs none."""
    foul = foul_name(foul)
    if not cost:
        return tr("Flag: {foul} by {team}.", foul=foul, team=team)
    return tr("Flag: {foul} by {team}, {yards}.", foul=foul, team=team, yards=yards(cost))


def outcome(option: SeenOption[Any], view: PenaltyView[Any], names: Names) -> str:
    """Where an answer leaves both teams: “Home: 2nd and 3 at their own 47”."""
    after = option.game
    side: Seat = after.situation.possession
    where = _OUTCOMES.get(after.phase.value, _series)(after, side, names)
    off = after.score != view.game.score
    return tr("{outcome}; the points are off", outcome=where) if off else where


def _series(after: Any, side: Seat, names: Names) -> str:
    team = names.of(side)
    if not after.situation.down:
        where = spot_for(side, after.situation.spot, names)
        return tr("{team}: free kick from {spot}", team=team, spot=where)
    return tr("{team}: {situation}", team=team, situation=position(after.situation, names))


def _try(after: Any, side: Seat, names: Names) -> str:
    where = spot_for(side, after.situation.spot, names)
    return tr("{team}: the try from {spot}", team=names.of(side), spot=where)


def _kickoff(after: Any, side: Seat, names: Names) -> str:
    return trn(
        "{team} kicks off from {spot}",
        "{team} kick off from {spot}",
        names.count(side),
        team=names.of(side),
        spot=spot_for(side, after.situation.spot, names),
    )


_OUTCOMES: dict[str, Callable[[Any, Seat, Names], str]] = {
    "try-choice": _try,
    "kickoff": _kickoff,
    "kickoff-setup": _kickoff,
    "after-safety": lambda after, side, names: _series(after, side, names),
    "coin-toss": lambda after, side, names: tr("Overtime, with a new toss"),
    "game-over": lambda after, side, names: tr("The game is over"),
}


def status(view: PenaltyView[Any], names: Names) -> Status:
    """What is going on while a penalty is open, and who is to choose."""
    from gridlight.present.foto import Status

    asked = question(view, names)
    either = "; ".join(
        tr("{answer}: {outcome}", answer=_ANSWERS[each.move], outcome=each.outcome)
        for each in asked.answers
    )
    return Status(asked.chooser, asked.flag, f"{capital(either)}.")


_ANSWERS = {
    "accept": tr("accept"),
    "decline": tr("decline"),
    "accept try": tr("try again"),
    "accept kickoff": tr("on the kick-off"),
}


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
        return tr("The penalty die shows X: there may be a penalty.")
    return tr("The penalty die shows nothing.")


def _reading(facts: Facts, names: Names) -> str:
    whose, total = capital(names.whose(facts["side"])), facts["total"]
    card = tr("{whose} card at {total}", whose=whose, total=total)
    entry = entry_words(facts["entry"])
    if void := facts["void"]:
        return tr("{card} says “{entry}”: {why}.", card=card, entry=entry, why=_VOID[void])
    if facts["entry"] == "blank":
        return tr("{card} is blank: no penalty.", card=card)
    return tr("{card} says “{entry}”.", card=card, entry=entry)


_VOID = {
    "kickoff": tr("ignored on a kick-off"),
    "score": tr("ignored on a scoring play"),
    "turnover": tr("ignored on a turnover"),
}


def accepted(facts: Facts, names: Names) -> str:
    """A penalty that was accepted, or that leaves no choice."""
    to = short_spot(facts["spot"], names)
    if facts.get("forced"):
        walked = yards(facts["walked"])
        return tr("The play is off: {yards} walked off, to {spot}.", yards=walked, spot=to)
    return trn(
        "{team} accepts the penalty, the ball to {spot}.",
        "{team} accept the penalty, the ball to {spot}.",
        names.count(facts["side"]),
        team=names.of(facts["side"]),
        spot=to,
    )


def nothing_shown(event: Event) -> bool:
    """Whether an event says only that the penalty die brought nothing."""
    return event.name == told.PENALTY_DIE and event["shown"] != "X"


WORDS: dict[str, Callable[[Facts, Names], str]] = {
    told.PENALTY_DIE: _die,
    told.PENALTY_READING: _reading,
}
"""Sentences for the events that only the layer tells."""
