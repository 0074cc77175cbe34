"""What the Foto-Electric stage shows, as frozen values: scoreboard, field, plays, status.

Everything is built from what a seat may see and from the public history; nothing here knows
a sealed card before it is shown (FB-19).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gridlight.cards.model import Deck
from gridlight.football.gamebook import Drive, gamebook
from gridlight.games.foto_electric.phases import Phase
from gridlight.games.foto_electric.views import FotoView
from gridlight.kernel.errors import one_line
from gridlight.kernel.game import Seat
from gridlight.present.plays import PlayRow, events_of, play_rows
from gridlight.present.situation import (
    Names,
    position,
    quarter,
    short_spot,
    signed,
    spot_for,
    yard_line,
    yards,
)
from gridlight.session.course import Record
from gridlight.session.journal import Header

_BEFORE_KICKOFF = (Phase.COIN_TOSS, Phase.KICK_OR_RECEIVE)


def names_of(header: Header) -> Names:
    """The teams' names of a saved game."""
    home, visitors = (one_line(header.seats[seat].name) for seat in Seat)
    return Names(home, visitors)


@dataclass(frozen=True, slots=True)
class Scoreboard:
    """The scoreboard's readings; None where an instrument shows nothing.

    `ball` is the team with the ball. `to_go` is a number of yards, `goal_to_go` says that
    only the goal line counts. `play` is the number of the play under way, or of the last
    one, of `plays_most`; quarters by the watch have no `plays_most`.
    """

    home_name: str
    visitors_name: str
    home: int
    visitors: int
    ball: Seat | None
    quarter: int
    quarter_text: str
    down: int | None
    to_go: float | None
    goal_to_go: bool
    ball_on: float | None
    play: int
    plays_most: int | None
    plays_text: str


def scoreboard(view: FotoView, names: Names) -> Scoreboard:
    """The scoreboard as it stands."""
    situation = view.situation
    placed = view.phase not in _BEFORE_KICKOFF
    in_play = placed and situation.down > 0 and not view.over
    play = view.clock.plays + 1 if in_play else view.clock.plays
    most = None if view.settings.by_watch else view.settings.plays_per_quarter
    to_goal = situation.to_goal if situation.goal_to_go else situation.to_go
    return Scoreboard(
        home_name=names.home,
        visitors_name=names.visitors,
        home=view.score.home,
        visitors=view.score.visitors,
        ball=situation.possession if placed and not view.over else None,
        quarter=view.clock.quarter,
        quarter_text=quarter(view.clock.quarter),
        down=situation.down if in_play else None,
        to_go=float(to_goal) if in_play else None,
        goal_to_go=in_play and situation.goal_to_go,
        ball_on=yard_line(situation.spot) if placed else None,
        play=min(play, most) if most else play,
        plays_most=most,
        plays_text=f"{min(play, most)} of {most}" if most else f"play {play}",
    )


@dataclass(frozen=True, slots=True)
class Arrow:
    """One play of the drive on the field, from spot to spot; `text` is its gain."""

    start: float
    end: float
    text: str
    tone: str


@dataclass(frozen=True, slots=True)
class FieldModel:
    """Ball and chains on the field; spots are yards from the home goal line.

    `spot` and `possession` are None before the first kick-off, `line_to_gain` without a
    first down to make. `arrows` are the current drive's plays, the oldest first.
    """

    spot: float | None
    possession: Seat | None
    line_to_gain: float | None
    goal_to_go: bool
    arrows: tuple[Arrow, ...]
    drive_text: str
    ball_text: str


def field(view: FotoView, history: Sequence[Record]) -> FieldModel:
    """The field as it stands, with the drive so far."""
    situation = view.situation
    placed = view.phase not in _BEFORE_KICKOFF
    in_play = placed and situation.down > 0 and not view.over
    drive = gamebook(events_of(history)).current_drive
    if drive is not None and (not in_play or drive.side is not situation.possession):
        drive = None
    return FieldModel(
        spot=situation.spot if placed else None,
        possession=situation.possession if placed else None,
        line_to_gain=situation.line_to_gain if in_play else None,
        goal_to_go=in_play and situation.goal_to_go,
        arrows=tuple(_arrows(drive)) if drive else (),
        drive_text=drive_text(drive),
        ball_text=f"now at {short_spot(situation.spot, Names())}" if placed else "",
    )


def drive_text(drive: Drive | None) -> str:
    """“4 plays, 21 yards”."""
    if drive is None or not drive.plays:
        return "No play yet"
    number = "1 play" if drive.plays == 1 else f"{drive.plays} plays"
    return f"{number}, {yards(drive.yards)}"


def _arrows(drive: Drive) -> list[Arrow]:
    way = 1 if drive.side is Seat.HOME else -1
    return [
        Arrow(
            start=each.start,
            end=each.start + way * each.yards,
            text=signed(each.yards),
            tone="good" if each.yards > 0 else "bad" if each.yards < 0 else "plain",
        )
        for each in drive.gained
    ]


def last_plays(
    history: Sequence[Record], names: Names, deck: Deck | None = None, most: int | None = None
) -> tuple[PlayRow, ...]:
    """The newest plays first, one under way at the top with dots for what isn't known yet."""
    rows = play_rows(history, names, deck)[::-1]
    return rows if most is None else rows[:most]


@dataclass(frozen=True, slots=True)
class Status:
    """What is going on and who is to choose.

    `team` is whose tag stands before the sentence: the team with the ball, or the one that
    decides where nobody has it. `where` says what is going on, `ask` what is to be done,
    `hint` how.
    """

    team: Seat | None
    where: str
    ask: str
    hint: str = ""

    @property
    def sentence(self) -> str:
        """“3rd and 4 at the visitors’ 31. Defense: pick a formation.”"""
        return " ".join(part for part in (self.where, self.ask) if part)

    def spoken(self, names: Names) -> str:
        """The sentence for ears and plain text, with the team's name before it."""
        if self.team is None:
            return self.sentence
        return f"{names.of(self.team)}, {self.sentence[:1].lower()}{self.sentence[1:]}"


def status(view: FotoView, names: Names, asked: Seat | None = None) -> Status:
    """What is going on, in football speech.

    `asked` is the seat whose turn it is at the screen where both are to pick; None asks both.
    """
    return Status(
        team=_tag(view),
        where=_where(view, names),
        ask=_ask(view, names, asked),
        hint=_HINTS.get(view.phase, ""),
    )


def _tag(view: FotoView) -> Seat | None:
    if view.phase in (Phase.GAME_OVER, Phase.COIN_TOSS):
        return None
    if view.phase in (Phase.KICK_OR_RECEIVE, Phase.TOUCHBACK_CHOICE):
        return view.deciders[0]
    return view.offense


def _where(view: FotoView, names: Names) -> str:
    situation = view.situation
    if view.phase in _TOLD:
        return _TOLD[view.phase](view, names)
    if view.trying:
        where = spot_of(view, names)
        return f"Try for the point by {view.trying} from {where}."
    if not situation.down:
        return f"Free kick from {spot_of(view, names)}."
    return f"{position(situation, names)}."


def spot_of(view: FotoView, names: Names) -> str:
    """Where the ball lies, as the team that has it says it."""
    return spot_for(view.offense, view.situation.spot, names)


def _touchback_where(view: FotoView, names: Names) -> str:
    assert view.pending is not None
    where = short_spot(view.pending.caught, names)
    if view.pending.kind == "field-goal":
        return "The field goal is no good."
    caught = "Intercepted" if view.pending.kind == "interception" else "Caught"
    return f"{caught} {'on' if where == 'the goal line' else ''} {where}.".replace("  ", " ")


def _penalty_where(view: FotoView, names: Names) -> str:
    assert view.pending is not None
    assert view.pending.foul is not None
    foul = view.pending.foul
    return f"Flag: {foul.name} by {names.of(foul.by)}, {yards(foul.yards)}."


def _game_over(view: FotoView, names: Names) -> str:
    score = f"{names.home} {view.score.home}, {names.visitors} {view.score.visitors}"
    verdict = f"{names.does(view.winner, 'wins', 'win')}." if view.winner else "A tie."
    return f"Final score: {score}. {verdict}"


_TOLD = {
    Phase.COIN_TOSS: lambda view, names: "Coin toss.",
    Phase.KICK_OR_RECEIVE: lambda view, names: "You won the toss.",
    Phase.KICKOFF: lambda view, names: f"Kick-off from {spot_of(view, names)}.",
    Phase.TOUCHBACK_CHOICE: _touchback_where,
    Phase.PENALTY_CHOICE: _penalty_where,
    Phase.TRY_CHOICE: lambda view, names: "Touchdown!",
    Phase.AFTER_SAFETY: lambda view, names: f"Free kick from {spot_of(view, names)}.",
    Phase.GAME_OVER: _game_over,
}


def _ask(view: FotoView, names: Names, asked: Seat | None) -> str:
    if view.phase is Phase.CARD_PICKS:
        return _ask_cards(view, asked)
    if view.phase is Phase.COIN_TOSS:
        return f"{names.visitors}: call heads or tails."
    if view.phase is Phase.FAIR_CATCH_CHOICE:
        return f"{names.of(view.deciders[0])}: call a fair catch, or run it back."
    if view.phase is Phase.DEFENSE_PLACE and view.snap.offense_place in _LIES:
        where = _LIES[view.snap.offense_place]
        return f"The play lies {where}. Defense: lay a formation over it."
    if view.phase is Phase.PENALTY_CHOICE:
        return f"{names.of(view.deciders[0])}: accept the penalty or decline it."
    if view.phase is Phase.KICKOFF and view.after not in ("half", "touchdown"):
        return "Kick off."
    return _ASKS.get(view.phase, "")


def _ask_cards(view: FotoView, asked: Seat | None) -> str:
    if asked is None and len(view.deciders) == 2:
        return "Pick your cards: the offense a play, the defense a formation."
    seat = asked if asked in view.deciders else view.deciders[0]
    return "Offense: pick a play." if seat is view.offense else "Defense: pick a formation."


_LIES = {-1.0: "left", 0.0: "in the center", 1.0: "right"}
_ASKS = {
    Phase.KICK_OR_RECEIVE: "Kick or receive?",
    Phase.KICKOFF: "Kick off, or try an on-side kick.",
    Phase.TOUCHBACK_CHOICE: "Take the touchback, or run it out.",
    Phase.SCRIMMAGE_CALL: "Offense: call a play or a kick.",
    Phase.OFFENSE_PLACE: "Offense: lay the card left, center or right.",
    Phase.DEFENSE_PLACE: "Defense: lay a formation over the play.",
    Phase.REVEAL: "Offense: pull the slide.",
    Phase.TRY_CHOICE: "Try for the point: kick, run or pass.",
    Phase.AFTER_SAFETY: "Kick off or punt.",
}

_HINTS = {
    Phase.COIN_TOSS: "H heads, T tails",
    Phase.KICK_OR_RECEIVE: "K kick, R receive",
    Phase.CARD_PICKS: "Click a card, or press its number or letter",
    Phase.OFFENSE_PLACE: "Drag the card, or press ← ↓ →",
    Phase.DEFENSE_PLACE: "Drag the card, or press 1 to 5",
    Phase.REVEAL: "Drag the handle, or hold ↓",
}
