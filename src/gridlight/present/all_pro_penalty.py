"""What accepting or declining a penalty would lead to, in football speech (AP-47)."""

from __future__ import annotations

from gridlight.football import field
from gridlight.football.referee import down_again, down_at
from gridlight.football.situation import Situation, first_and_ten
from gridlight.games.all_pro import fouls
from gridlight.games.all_pro.ruleset import Numbers
from gridlight.games.all_pro.state import AllProState, End, Ending, PlayKind
from gridlight.kernel.language import tr
from gridlight.present.situation import Names, down_and_distance, spot_for


def outcomes(state: AllProState, rules: Numbers, names: Names) -> tuple[str, str]:
    """What accepting and what declining the penalty leads to, a few words each."""
    penalty, aftermath = state.penalty, state.aftermath
    assert penalty is not None
    before = aftermath.before if aftermath is not None else state
    enforced = fouls.enforced(before, penalty.foul, penalty.stands, rules)
    accept = outcome(enforced, before, rules, names)
    if aftermath is not None:
        return accept, tr("The play stands")
    if penalty.stands is None:
        return accept, tr("Play goes on")
    return accept, outcome(penalty.stands, before, rules, names)


def outcome(ending: Ending, state: AllProState, rules: Numbers, names: Names) -> str:
    """Where an ending leaves both teams: “Home: 1st and 25 at their own 25”."""
    who = names.of(ending.side)
    if ending.kind is End.TOUCHDOWN:
        return tr("Touchdown {team}", team=who)
    if ending.kind is End.FIELD_GOAL:
        return tr("Field goal {team}", team=who)
    if ending.kind is End.SAFETY:
        return tr("Safety for {team}", team=names.of(ending.side.other))
    play = state.play
    if ending.kind is End.REPLAY and play is not None and play.kind is PlayKind.KICKOFF:
        where = spot_for(play.by, ending.spot, names)
        return tr("{team} kicks again from {spot}", team=names.of(play.by), spot=where)
    after = _situation(ending, state.situation, rules)
    where = spot_for(after.possession, after.spot, names)
    down, team = down_and_distance(after), names.of(after.possession)
    if not down:
        return tr("{team}: free kick at {spot}", team=team, spot=where)
    return tr("{team}: {down} at {spot}", team=team, down=down, spot=where)


def _situation(ending: Ending, before: Situation, rules: Numbers) -> Situation:
    if ending.kind is End.TOUCHBACK:
        return first_and_ten(ending.side, field.own(ending.side, rules.touchback_at), rules)
    if ending.kind is End.SERIES:
        return first_and_ten(ending.side, ending.spot, rules)
    if not before.down:
        return before.at(ending.spot)
    ruled = down_at if ending.kind is End.DOWN else down_again
    return ruled(before, ending.spot, rules, rules.past_marker).situation
