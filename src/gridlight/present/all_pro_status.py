"""What is going on in a game of All-Pro and who is to choose, in football speech."""

from __future__ import annotations

from collections.abc import Callable

from gridlight.games.all_pro.phases import MOVING, Phase
from gridlight.games.all_pro.state import Call, PlayKind
from gridlight.games.all_pro.views import AllProView
from gridlight.kernel.game import Seat
from gridlight.present.foto import Status
from gridlight.present.situation import Names, capital, position, quarter, spot_for


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
        return f"{_kick(play.kicked)} by {names.of(play.by)}."
    if play is not None and play.kind is PlayKind.KICKOFF:
        return f"Kick-off from {_spot(view, names)}."
    said = f"{position(situation, names)}." if situation.down else ""
    said = said or f"Free kick from {_spot(view, names)}."
    if view.state.decider is situation.possession:
        return said
    return f"{names.of(situation.possession)}: {said[:1].lower()}{said[1:]}"


def _kick(kicked: str | None) -> str:
    return {"kickoff": "Kick-off", "punt": "Punt"}.get(kicked or "", "Field goal, short,")


def _penalty(view: AllProView, names: Names) -> str:
    assert view.penalty is not None
    foul = view.penalty.foul
    return f"Flag: {foul.name} by {names.of(foul.by)}."


def _game_over(view: AllProView, names: Names) -> str:
    score = f"{names.home} {view.score.home}, {names.visitors} {view.score.visitors}"
    verdict = f"{names.does(view.winner, 'wins', 'win')}." if view.winner else "A tie."
    return f"Final score: {score}. {verdict}"


def _toss(view: AllProView, names: Names) -> str:
    over = view.clock.quarter > 4  # FB-12
    return f"{capital(quarter(view.clock.quarter))}: coin toss." if over else "Coin toss."


_TOLD: dict[Phase, Callable[[AllProView, Names], str]] = {
    Phase.COIN_TOSS: _toss,
    Phase.KICK_OR_RECEIVE: lambda view, names: "You won the toss.",
    Phase.PENALTY_CHOICE: _penalty,
    Phase.TRY_CHOICE: lambda view, names: "Touchdown!",
    Phase.AFTER_SAFETY: lambda view, names: f"Free kick from {_spot(view, names)}.",
    Phase.GAME_OVER: _game_over,
}


def _ask(view: AllProView, names: Names) -> str:
    if view.phase is Phase.COIN_TOSS:
        return f"{names.visitors}: call heads or tails."
    if view.phase in MOVING:
        return f"{_turn(view)} {moves(view.moves_left)}"
    if view.phase is Phase.KICKOFF_SETUP:
        assert view.play is not None
        kicks = view.state.decider is view.play.by
        return "Line up to kick off." if kicks else "Line up to receive."
    if view.phase is Phase.SNAP and _kick_called(view):
        return "A kick is called: snap the ball."
    return _ASKS.get(view.phase, "")


def _kick_called(view: AllProView) -> bool:
    """Whether a kick from the own goal line was called before the snap (AP-P4)."""
    play = view.play
    return play is not None and play.end_zone_kick and not (play.returning or play.changed)


def moves(left: int) -> str:
    """“2 moves left.”, “No moves left: say done.”"""
    if not left:
        return "No moves left: say done."
    return "1 move left." if left == 1 else f"{left} moves left."


def _turn(view: AllProView) -> str:
    if view.phase is Phase.PASS_RUSH:
        assert view.play is not None
        lateral = view.play.call is Call.LATERAL
        return f"“{'Lateral' if lateral else 'Pass'}” is called: reach the passer."
    if view.phase is Phase.PUNT_RUSH:
        return "The kick is called: reach the ball."
    if view.board.loose is not None:
        return "The ball is loose."
    if view.state.decider is not view.offense:
        return "Stop the carrier."
    return "The kick is called." if _kick_called(view) else "Your ball."


_ASKS = {
    Phase.KICK_OR_RECEIVE: "Kick or receive?",
    Phase.KICKOFF: "Kick off.",
    Phase.KICK_COVERAGE: "Send your men up to three squares forward, then say done.",
    Phase.TOUCHBACK_CHOICE: "The ball is in your end zone: touchback, or run it out.",
    Phase.SETUP_OFFENSE: "Line up.",
    Phase.SETUP_DEFENSE: "Line up against it.",
    Phase.SNAP: "Snap the ball.",
    Phase.THROW: "Throw: name the receiver.",
    Phase.AFTER_SAFETY: "Kick off or punt?",
    Phase.PENALTY_CHOICE: "Accept the penalty or decline it.",
    Phase.TRY_CHOICE: "Roll the die for the point.",
}
