"""What is going on in a game of All-Pro and who is to choose, in football speech."""

from __future__ import annotations

from collections.abc import Callable

from gridlight.games.all_pro.phases import MOVING, Phase
from gridlight.games.all_pro.state import Call, PlayKind
from gridlight.games.all_pro.views import AllProView
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr, trn
from gridlight.present.foto import Status
from gridlight.present.fouls import foul_name
from gridlight.present.situation import Names, capital, final_score, position, quarter, spot_for


def status(view: AllProView, names: Names) -> Status:
    """What is going on; the tag is the team that decides."""
    return Status(team=_tag(view), where=_where(view, names), ask=_ask(view, names))


def _tag(view: AllProView) -> Seat | None:
    if view.over or view.phase is Phase.COIN_TOSS:
        return None
    return view.state.decider


def _spot(view: AllProView, names: Names) -> str:
    return spot_for(view.situation.possession, view.situation.spot, names)


def _where(view: AllProView, names: Names) -> str:
    if view.phase in _TOLD:
        return _TOLD[view.phase](view, names)
    play, situation = view.play, view.situation
    if play is not None and play.returning:
        return _kicked(play.kicked, names.of(play.by))
    if play is not None and play.kind is PlayKind.KICKOFF:
        return tr("Kick-off from {spot}.", spot=_spot(view, names))
    said = f"{position(situation, names)}." if situation.down else ""
    said = said or tr("Free kick from {spot}.", spot=_spot(view, names))
    if view.state.decider is situation.possession:
        return said
    team = names.of(situation.possession)
    if not situation.down:
        return tr("{team}: free kick from {spot}.", team=team, spot=_spot(view, names))
    return f"{team}: {said}"


def _kicked(kicked: str | None, team: str) -> str:
    if kicked == "kickoff":
        return tr("Kick-off by {team}.", team=team)
    if kicked == "punt":
        return tr("Punt by {team}.", team=team)
    return tr("Field goal, short, by {team}.", team=team)


def _penalty(view: AllProView, names: Names) -> str:
    assert view.penalty is not None
    foul = view.penalty.foul
    return tr("Flag: {foul} by {team}.", foul=foul_name(foul.name), team=names.of(foul.by))


def _game_over(view: AllProView, names: Names) -> str:
    return final_score(view.score, view.winner, names)


def _toss(view: AllProView, names: Names) -> str:
    over = view.clock.quarter > 4  # FB-12
    if not over:
        return tr("Coin toss.")
    return tr("{quarter}: coin toss.", quarter=capital(quarter(view.clock.quarter)))


_TOLD: dict[Phase, Callable[[AllProView, Names], str]] = {
    Phase.COIN_TOSS: _toss,
    Phase.KICK_OR_RECEIVE: lambda view, names: tr("You won the toss."),
    Phase.PENALTY_CHOICE: _penalty,
    Phase.TRY_CHOICE: lambda view, names: tr("Touchdown!"),
    Phase.AFTER_SAFETY: lambda view, names: tr("Free kick from {spot}.", spot=_spot(view, names)),
    Phase.GAME_OVER: _game_over,
}


def _ask(view: AllProView, names: Names) -> str:
    if view.phase is Phase.COIN_TOSS:
        return tr("{team}: call heads or tails.", team=names.visitors)
    if view.phase in MOVING:
        return f"{_turn(view)} {moves(view.moves_left)}"
    if view.phase is Phase.KICKOFF_SETUP:
        assert view.play is not None
        kicks = view.state.decider is view.play.by
        return tr("Line up to kick off.") if kicks else tr("Line up to receive.")
    if view.phase is Phase.SNAP and _kick_called(view):
        return tr("A kick is called: snap the ball.")
    return _ASKS.get(view.phase, "")


def _kick_called(view: AllProView) -> bool:
    """Whether a kick from the own goal line was called before the snap (AP-P4)."""
    play = view.play
    return play is not None and play.end_zone_kick and not (play.returning or play.changed)


def moves(left: int) -> str:
    """“2 moves left.”, “No moves left: say done.”"""
    if not left:
        return tr("No moves left: say done.")
    return trn("{n} move left.", "{n} moves left.", left)


def _turn(view: AllProView) -> str:
    if view.phase is Phase.PASS_RUSH:
        assert view.play is not None
        if view.play.call is Call.LATERAL:
            return tr("“Lateral” is called: reach the passer.")
        return tr("“Pass” is called: reach the passer.")
    if view.phase is Phase.PUNT_RUSH:
        return tr("The kick is called: reach the ball.")
    if view.board.loose is not None:
        return tr("The ball is loose.")
    if view.state.decider is not view.offense:
        return tr("Stop the carrier.")
    return tr("The kick is called.") if _kick_called(view) else tr("Your ball.")


_ASKS = {
    Phase.KICK_OR_RECEIVE: tr("Kick or receive?"),
    Phase.KICKOFF: tr("Kick off."),
    Phase.KICK_COVERAGE: tr("Send your men up to three squares forward, then say done."),
    Phase.TOUCHBACK_CHOICE: tr("The ball is in your end zone: touchback, or run it out."),
    Phase.SETUP_OFFENSE: tr("Line up."),
    Phase.SETUP_DEFENSE: tr("Line up against it."),
    Phase.SNAP: tr("Snap the ball."),
    Phase.THROW: tr("Throw: name the receiver."),
    Phase.AFTER_SAFETY: tr("Kick off or punt?"),
    Phase.PENALTY_CHOICE: tr("Accept the penalty or decline it."),
    Phase.TRY_CHOICE: tr("Roll the die for the point."),
}
