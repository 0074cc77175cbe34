"""A step cut into beats: what chance showed and what came of it, in the order it happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from gridlight.cards import spinners
from gridlight.cards.model import Deck
from gridlight.football import events as told
from gridlight.football.field import forward, goal
from gridlight.kernel.dice import Face, Roll
from gridlight.kernel.events import Event
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr, trn
from gridlight.present.penalty_system import PenaltyDice, own_rolls
from gridlight.present.situation import Names, capital, quarter, yards
from gridlight.present.throws import face_words
from gridlight.present.words import say
from gridlight.session.course import Record
from gridlight.ui.tabletop.banner import Banner
from gridlight.ui.tabletop.flags import flag_banner, flag_shown
from gridlight.ui.tabletop.readings import SIDES
from gridlight.ui.tabletop.spin import Chance, throw_title
from gridlight.ui.tabletop.toss import COIN, call_words, calling, toss_words

_RETURNS = frozenset(
    {
        spinners.KICKOFF_RETURN,
        spinners.PUNT_RETURN,
        spinners.QUICK_KICK_RETURN,
        spinners.INTERCEPTION_RETURN,
    }
)
_PENALTIES = frozenset({spinners.KICK_PENALTIES, spinners.RETURN_PENALTIES})
_AFTER_RETURN = frozenset({told.RETURN, told.FUMBLE, told.FAIR_CATCH})
_CLOSES: dict[str, frozenset[str]] = {
    COIN: frozenset({told.TOSS}),
    spinners.KICKOFF: frozenset({told.KICKOFF, told.REKICK}),
    spinners.PUNT: frozenset({told.PUNT, told.FUMBLE, told.PUNT_BLOCKED}),
    spinners.QUICK_KICK: frozenset({told.PUNT, told.FUMBLE, told.PUNT_BLOCKED}),
    spinners.FUMBLES: frozenset({told.RECOVERY}),
    spinners.TRY: frozenset({told.TRY_GOOD, told.TRY_MISSED}),
    **dict.fromkeys(_RETURNS, _AFTER_RETURN),
    **dict.fromkeys(_PENALTIES, frozenset({told.FOUL})),
}
_FIELD_GOAL = frozenset({told.FIELD_GOAL_GOOD, told.FIELD_GOAL_MISSED, told.FUMBLE})
_DRAWS_MORE = frozenset({"penalty"})


@dataclass(frozen=True, slots=True)
class Beat:
    """One thing to be shown: chance, or a told fact with where the ball goes.

    `penalty` are the penalty dice as they lie from now on; with `rest` they are looked at.
    """

    chance: Chance | None = None
    words: str = ""
    ball: float | None = None
    banner: Banner | None = None
    penalty: PenaltyDice | None = None
    rest: bool = False

    @property
    def secret(self) -> bool:
        """Whether a spinner, dice or the coin are still to be seen in it."""
        return self.chance is not None or self.penalty is not None


@dataclass(frozen=True, slots=True)
class Teller:
    """What is needed to tell a step: names, deck, the wheels, the team with the ball before.

    `score` is the score after it, in words.
    """

    names: Names
    deck: Deck | None
    wheel: Callable[[str], tuple[Face, ...]]
    offense: Seat
    score: str = ""


def beats_of(record: Record, teller: Teller) -> tuple[Beat, ...]:
    """The beats of a step, in order."""
    events = list(record.events)
    beats: list[Beat] = []
    done = 0
    fumbler: Seat | None = None
    for number, roll in enumerate(own_rolls(record.rolls)):
        end = _closing(events, done, roll)
        before = events[done : end if end is not None else done]
        beats += [_told(event, teller, record) for event in before]
        fumbler = _fumbler(before, fumbler)
        who = _spins(roll.purpose, teller.offense, fumbler)
        if not record.hand:  # who rolled at the table has seen it
            chance = _chance(roll, who, teller, f"{record.n}.{number}")
            if end is not None and roll.purpose == COIN:
                chance = replace(chance, words=toss_words(events[end], teller.names))
            said = "" if beats else _spin_words(record, roll, who, teller.names)
            beats.append(Beat(chance=chance, words=said))
        done += len(before)
        if end is not None:
            beats.append(_told(events[done], teller, record))
            fumbler = _fumbler(events[done : done + 1], fumbler)
            done += 1
    beats += [_told(event, teller, record) for event in events[done:]]
    return tuple(beat for beat in beats if beat.chance or beat.words or beat.banner)


def _closing(events: Sequence[Event], start: int, roll: Roll) -> int | None:
    """The event that a roll brought about; None where it only sends to another roll."""
    if roll.label in _DRAWS_MORE and roll.purpose not in (spinners.KICKOFF,):
        return None
    closes = _CLOSES.get(roll.purpose, _FIELD_GOAL)
    for i in range(start, len(events)):
        if events[i].name in closes:
            return i
    return None


def _fumbler(events: Sequence[Event], before: Seat | None) -> Seat | None:
    for event in events:
        if event.name == told.FUMBLE:
            return Seat(event["side"])
    return before


def _spins(purpose: str, offense: Seat, fumbler: Seat | None) -> Seat:
    if purpose == COIN:
        return Seat.VISITORS
    if purpose == spinners.FUMBLES:
        return (fumbler or offense).other  # FE-17, FE-20, FE-25
    return offense.other if purpose in _RETURNS else offense


def _spin_words(record: Record, roll: Roll, who: Seat, names: Names) -> str:
    """What is going on while the first wheel turns, of which nothing is known yet."""
    if roll.purpose == COIN:
        return call_words(record, who, names)
    return trn(
        "{throw}. {team} spins.",
        "{throw}. {team} spin.",
        names.count(who),
        throw=throw_title(roll.purpose),
        team=names.of(who),
    )


def spinning(who: Seat, names: Names) -> str:
    """Who spins, as a tag: “VISITORS SPIN”."""
    return trn("{team} spins", "{team} spin", names.count(who), team=names.of(who)).upper()


def _chance(roll: Roll, who: Seat, teller: Teller, seed: str) -> Chance:
    names = teller.names
    return Chance(
        title=throw_title(roll.purpose),
        who=calling(who, names) if roll.purpose == COIN else spinning(who, names),
        side=SIDES[who],
        faces=faces_with(teller.wheel(roll.purpose), roll.label),
        label=roll.label,
        words=label_words(roll.label),
        seed=seed,
    )


def faces_with(faces: tuple[Face, ...], label: str) -> tuple[Face, ...]:
    """The wheel's faces; a label typed from another wheel gets a sector of its own."""
    if any(face.label == label for face in faces):
        return faces
    return (*faces, Face(label, max(1, sum(face.weight for face in faces) // 12)))


def label_words(label: str) -> str:
    """What came up, in words."""
    if label.lstrip("+-").isdigit():
        return yards(int(label)) if int(label) else tr("No gain")
    color, _, moved = label.partition(" ")
    if color in ("red", "blue") and moved:
        return _fumble_words(color, int(moved))
    return capital(face_words(label))


def _fumble_words(color: str, moved: int) -> str:
    size = abs(moved)
    if color == "red":
        if not moved:
            return tr("Red: the other team’s ball")
        if moved > 0:
            return tr("Red, plus {yards}: the other team’s ball", yards=size)
        return tr("Red, minus {yards}: the other team’s ball", yards=size)
    if not moved:
        return tr("Blue: the fumblers keep it")
    if moved > 0:
        return tr("Blue, plus {yards}: the fumblers keep it", yards=size)
    return tr("Blue, minus {yards}: the fumblers keep it", yards=size)


def _told(event: Event, teller: Teller, record: Record) -> Beat:
    shown = flag_shown(event, record)
    if event.name == told.PENALTY_DIE and record.words == "reveal":  # seen before the pull
        return Beat()
    return Beat(
        words=say(event, teller.names, teller.deck),
        ball=ball_after(event),
        banner=_banner(event, teller),
        penalty=shown.dice,
        rest=shown.rest,
    )


def ball_after(event: Event) -> float | None:
    """Where an event leaves the ball; None where it doesn't move."""
    name = event.name
    if name in (told.KICKOFF, told.PUNT):
        return _on_field(forward(Seat(event["side"]), event["start"], event["yards"]))
    if name == told.TOUCHDOWN:
        side = Seat(event["side"])
        return forward(side, goal(side), 4)
    if name in _AT_SPOT:
        return _on_field(float(event["spot"]))
    return None


def _on_field(spot: float) -> float:
    return max(-8.0, min(108.0, spot))


_AT_SPOT = frozenset(
    {
        *(told.RETURN, told.RECOVERY, told.FUMBLE, told.TACKLE, told.OUT_OF_BOUNDS),
        *(told.INTERCEPTION, told.FAIR_CATCH, told.TOUCHBACK, told.REKICK),
    }
)


def _banner(event: Event, teller: Teller) -> Banner | None:
    name, names = event.name, teller.names
    if name in (told.TOUCHDOWN, told.FIELD_GOAL_GOOD, told.SAFETY):
        side = Seat(event["side"])
        return Banner(_SCORES[name], names.of(side), SIDES[side], "crowd")
    if name == told.END_OF_QUARTER:
        return Banner(tr("End of the {quarter}", quarter=quarter(event["quarter"])), teller.score)
    if name == told.END_OF_HALF:
        return Banner(tr("Half time"), teller.score)
    return flag_banner(event, names)


_SCORES = {
    told.TOUCHDOWN: tr("Touchdown!"),
    told.FIELD_GOAL_GOOD: tr("The kick is good!"),
    told.SAFETY: tr("Safety!"),
}
