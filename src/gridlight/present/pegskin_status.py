"""What is going on in a game of Pegskin and who is to choose, in football speech."""

from __future__ import annotations

from collections.abc import Callable

from gridlight.games.pegskin.phases import MOVING, Phase
from gridlight.games.pegskin.views import PegskinView
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr
from gridlight.present.foto import Status
from gridlight.present.pegskin import team_moves
from gridlight.present.pegskin_scores import counted
from gridlight.present.situation import (
    Names,
    capital,
    down_and_distance,
    final_score,
    plain,
    spot_for,
    winner_words,
)


def status(view: PegskinView, names: Names) -> Status:
    """What is going on; the tag is the team that decides."""
    return Status(team=_tag(view), where=_where(view, names), ask=_ask(view, names))


def _tag(view: PegskinView) -> Seat | None:
    if view.over or view.phase is Phase.COIN_TOSS:
        return None
    return view.state.decider


def _where(view: PegskinView, names: Names) -> str:
    if view.phase in _TOLD:
        return _TOLD[view.phase](view, names)
    situation, seat = view.situation, view.state.decider or view.offense
    where = spot_for(seat, situation.spot, names)  # as the team that decides would say it
    if not situation.down:
        return tr("Try for two points from {spot}.", spot=where)
    return tr("{down} at {spot}.", down=down_and_distance(situation), spot=where)


def _game_over(view: PegskinView, names: Names) -> str:
    if not view.settings.scrimmage:
        return final_score(view.score, view.winner, names)
    counts = tuple(counted(view))
    sums = (
        tr(
            "{what}: {home} {home_count}, {visitors} {visitors_count}.",
            what=tr("Yards gained") if each is counts[0] else capital(each[0]),
            home=names.home,
            home_count=plain(each[1][0]),
            visitors=names.visitors,
            visitors_count=plain(each[1][1]),
        )
        for each in counts
    )
    return f"{' '.join(sums)} {winner_words(view.winner, names)}"


_TOLD: dict[Phase, Callable[[PegskinView, Names], str]] = {
    Phase.COIN_TOSS: lambda view, names: tr("Coin toss."),
    Phase.TRY_CHOICE: lambda view, names: tr("Touchdown!"),
    Phase.GAME_OVER: _game_over,
}


def _ask(view: PegskinView, names: Names) -> str:
    if view.phase is Phase.COIN_TOSS:
        return tr("{team}: call heads or tails.", team=names.visitors)
    if view.phase in MOVING:
        return _turn(view)
    if view.phase is Phase.DECLARE:
        return _declare(view)
    if view.phase is Phase.TRY_CHOICE and view.settings.collegiate_try:
        return tr("Kick for one point, or play for two.")
    return _ASKS.get(view.phase, "")


def _declare(view: PegskinView) -> str:
    play = view.play
    assert play is not None
    return tr("Roll on or run.") if play.screened or play.no_pass else tr("Roll on, run, or throw.")


def _turn(view: PegskinView) -> str:
    if view.moves_left is None:
        return tr("{job} Roll the dice.", job=_JOBS[view.phase])
    if not view.moves_left:
        return tr("{job} No moves left: say done.", job=_JOBS[view.phase])
    return tr("{job} {moves} left.", job=_JOBS[view.phase], moves=team_moves(view.moves_left))


_JOBS = {
    Phase.MOTION_REACTION: tr("React to the motion."),
    Phase.LINE_OFFENSE: tr("Line play, your ball."),
    Phase.LINE_DEFENSE: tr("Line play."),
    Phase.RUN_OFFENSE: tr("Run."),
    Phase.RUN_DEFENSE: tr("Chase the carrier with one peg."),
}
_ASKS = {
    Phase.SETUP_OFFENSE: tr("Line up."),
    Phase.SETUP_DEFENSE: tr("Line up against it."),
    Phase.MOTION: tr("Send a man in motion, or nobody."),
    Phase.TRY_CHOICE: tr("Kick for the point."),
}
