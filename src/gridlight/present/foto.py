"""What the Foto-Electric stage shows, as frozen values: scoreboard, field, plays, status.

Everything is built from what a seat may see and from the public history; nothing here knows
a sealed card before it is shown (FB-19).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gridlight.cards.model import Deck
from gridlight.football.field import LENGTH
from gridlight.football.gamebook import Drive, gamebook
from gridlight.games.foto_electric.phases import Phase
from gridlight.games.foto_electric.views import FotoView
from gridlight.kernel.errors import one_line
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr, trn
from gridlight.present.fouls import foul_name
from gridlight.present.plays import PlayRow, events_of, play_rows
from gridlight.present.situation import (
    Names,
    final_score,
    position,
    quarter,
    short_spot,
    signed,
    spot_for,
    yard_line,
    yards,
)
from gridlight.present.wording import inside
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
        plays_text=_plays_text(play, most),
    )


def _plays_text(play: int, most: int | None) -> str:
    if not most:
        return tr("play {play}", play=play)
    return tr("{play} of {most}", play=min(play, most), most=most)


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
        ball_text=_now_at(situation.spot) if placed else "",
    )


def _now_at(spot: float) -> str:
    return tr("now at {spot}", spot=short_spot(spot, Names()))


def drive_text(drive: Drive | None) -> str:
    """“4 plays, 21 yards”."""
    if drive is None or not drive.plays:
        return tr("No play yet")
    return trn("{n} play, {yards}", "{n} plays, {yards}", drive.plays, yards=yards(drive.yards))


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
        return tr("{team}, {sentence}", team=names.of(self.team), sentence=inside(self.sentence))


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
        return _try_where(view.trying, spot_of(view, names))
    if not situation.down:
        return tr("Free kick from {spot}.", spot=spot_of(view, names))
    return f"{position(situation, names)}."


def _try_where(how: str, spot: str) -> str:
    if how == "run":
        return tr("Try for the point by run from {spot}.", spot=spot)
    return tr("Try for the point by pass from {spot}.", spot=spot)


def spot_of(view: FotoView, names: Names) -> str:
    """Where the ball lies, as the team that has it says it."""
    return spot_for(view.offense, view.situation.spot, names)


def _touchback_where(view: FotoView, names: Names) -> str:
    assert view.pending is not None
    if view.pending.kind == "field-goal":
        return tr("The field goal is no good.")
    taken, at = view.pending.kind == "interception", view.pending.caught
    if at in (0, LENGTH):
        return tr("Intercepted on the goal line.") if taken else tr("Caught on the goal line.")
    where = short_spot(at, names)
    return tr("Intercepted {spot}.", spot=where) if taken else tr("Caught {spot}.", spot=where)


def _penalty_where(view: FotoView, names: Names) -> str:
    assert view.pending is not None
    assert view.pending.foul is not None
    foul = view.pending.foul
    return tr(
        "Flag: {foul} by {team}, {yards}.",
        foul=foul_name(foul.name),
        team=names.of(foul.by),
        yards=yards(foul.yards),
    )


def _game_over(view: FotoView, names: Names) -> str:
    return final_score(view.score, view.winner, names)


_TOLD = {
    Phase.COIN_TOSS: lambda view, names: tr("Coin toss."),
    Phase.KICK_OR_RECEIVE: lambda view, names: tr("You won the toss."),
    Phase.KICKOFF: lambda view, names: tr("Kick-off from {spot}.", spot=spot_of(view, names)),
    Phase.TOUCHBACK_CHOICE: _touchback_where,
    Phase.PENALTY_CHOICE: _penalty_where,
    Phase.TRY_CHOICE: lambda view, names: tr("Touchdown!"),
    Phase.AFTER_SAFETY: lambda view, names: tr("Free kick from {spot}.", spot=spot_of(view, names)),
    Phase.GAME_OVER: _game_over,
}


def _ask(view: FotoView, names: Names, asked: Seat | None) -> str:
    if view.phase is Phase.CARD_PICKS:
        return _ask_cards(view, asked)
    if view.phase is Phase.COIN_TOSS:
        return tr("{team}: call heads or tails.", team=names.visitors)
    if view.phase is Phase.FAIR_CATCH_CHOICE:
        return tr("{team}: call a fair catch, or run it back.", team=names.of(view.deciders[0]))
    if view.phase is Phase.DEFENSE_PLACE and view.snap.offense_place in _LIES:
        return _LIES[view.snap.offense_place]
    if view.phase is Phase.PENALTY_CHOICE:
        return tr("{team}: accept the penalty or decline it.", team=names.of(view.deciders[0]))
    if view.phase is Phase.KICKOFF and view.after not in ("half", "touchdown"):
        return tr("Kick off.")
    return _ASKS.get(view.phase, "")


def _ask_cards(view: FotoView, asked: Seat | None) -> str:
    if asked is None and len(view.deciders) == 2:
        return tr("Pick your cards: the offense a play, the defense a formation.")
    seat = asked if asked in view.deciders else view.deciders[0]
    if seat is view.offense:
        return tr("Offense: pick a play.")
    return tr("Defense: pick a formation.")


_LIES = {
    -1.0: tr("The play lies left. Defense: lay a formation over it."),
    0.0: tr("The play lies in the center. Defense: lay a formation over it."),
    1.0: tr("The play lies right. Defense: lay a formation over it."),
}
_ASKS = {
    Phase.KICK_OR_RECEIVE: tr("Kick or receive?"),
    Phase.KICKOFF: tr("Kick off, or try an on-side kick."),
    Phase.TOUCHBACK_CHOICE: tr("Take the touchback, or run it out."),
    Phase.SCRIMMAGE_CALL: tr("Offense: call a play or a kick."),
    Phase.OFFENSE_PLACE: tr("Offense: lay the card left, center or right."),
    Phase.DEFENSE_PLACE: tr("Defense: lay a formation over the play."),
    Phase.REVEAL: tr("Offense: pull the slide."),
    Phase.TRY_CHOICE: tr("Try for the point: kick, run or pass."),
    Phase.AFTER_SAFETY: tr("Kick off or punt."),
}

_HINTS = {
    Phase.COIN_TOSS: tr("H heads, T tails"),
    Phase.KICK_OR_RECEIVE: tr("K kick, R receive"),
    Phase.CARD_PICKS: tr("Click a card, or press its number or letter"),
    Phase.OFFENSE_PLACE: tr("Drag the card, or press ← ↓ →"),
    Phase.DEFENSE_PLACE: tr("Drag the card, or press 1 to 5"),
    Phase.REVEAL: tr("Drag the handle, or hold ↓"),
}
