"""What is going on in a game of Pegskin and who is to choose, in football speech."""

from __future__ import annotations

from collections.abc import Callable

from gridlight.games.pegskin.phases import MOVING, Phase
from gridlight.games.pegskin.views import PegskinView
from gridlight.kernel.game import Seat
from gridlight.present.foto import Status
from gridlight.present.pegskin import team_moves
from gridlight.present.pegskin_scores import counted
from gridlight.present.situation import Names, capital, down_and_distance, plain, spot_for


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
        return f"Try for two points from {where}."
    return f"{down_and_distance(situation)} at {where}."


def _game_over(view: PegskinView, names: Names) -> str:
    home, visitors = view.score.pair()
    score = f"{names.home} {home}, {names.visitors} {visitors}"
    verdict = f"{names.does(view.winner, 'wins', 'win')}." if view.winner else "A tie."
    if not view.settings.scrimmage:
        return f"Final score: {score}. {verdict}"
    sums = (
        f"{'Yards gained' if kind == 'yards' else capital(kind)}: "
        f"{names.home} {plain(pair[0])}, {names.visitors} {plain(pair[1])}."
        for kind, pair in counted(view)
    )
    return f"{' '.join(sums)} {verdict}"


_TOLD: dict[Phase, Callable[[PegskinView, Names], str]] = {
    Phase.COIN_TOSS: lambda view, names: "Coin toss.",
    Phase.TRY_CHOICE: lambda view, names: "Touchdown!",
    Phase.GAME_OVER: _game_over,
}


def _ask(view: PegskinView, names: Names) -> str:
    if view.phase is Phase.COIN_TOSS:
        return f"{names.visitors}: call heads or tails."
    if view.phase in MOVING:
        return _turn(view)
    if view.phase is Phase.DECLARE:
        return _declare(view)
    if view.phase is Phase.TRY_CHOICE and view.settings.collegiate_try:
        return "Kick for one point, or play for two."
    return _ASKS.get(view.phase, "")


def _declare(view: PegskinView) -> str:
    play = view.play
    assert play is not None
    return "Roll on or run." if play.screened or play.no_pass else "Roll on, run, or throw."


def _turn(view: PegskinView) -> str:
    if view.moves_left is None:
        return f"{_JOBS[view.phase]} Roll the dice."
    if not view.moves_left:
        return f"{_JOBS[view.phase]} No moves left: say done."
    return f"{_JOBS[view.phase]} {team_moves(view.moves_left)} left."


_JOBS = {
    Phase.MOTION_REACTION: "React to the motion.",
    Phase.LINE_OFFENSE: "Line play, your ball.",
    Phase.LINE_DEFENSE: "Line play.",
    Phase.RUN_OFFENSE: "Run.",
    Phase.RUN_DEFENSE: "Chase the carrier with one peg.",
}
_ASKS = {
    Phase.SETUP_OFFENSE: "Line up.",
    Phase.SETUP_DEFENSE: "Line up against it.",
    Phase.MOTION: "Send a man in motion, or nobody.",
    Phase.TRY_CHOICE: "Kick for the point.",
}
