"""The choice after a flag: both outcomes told in football speech (FE-27)."""

from __future__ import annotations

from gridlight.football import field
from gridlight.football.referee import down_again, down_at
from gridlight.football.rules import FootballRules
from gridlight.football.situation import Situation, first_and_ten
from gridlight.games.foto_electric.state import End, Ending
from gridlight.games.foto_electric.views import FotoView
from gridlight.kernel.language import tr
from gridlight.present.fouls import foul_name
from gridlight.present.situation import Names, capital, down_and_distance, spot_for, yards
from gridlight.ui.tabletop.choices import Answer, Question
from gridlight.ui.tabletop.readings import SIDES


def penalty_question(view: FotoView, names: Names, rules: FootballRules) -> Question:
    """Accept or decline, each with what it leads to."""
    pending = view.pending
    assert pending is not None
    assert pending.foul is not None
    assert pending.enforced is not None
    assert pending.stands is not None
    foul = pending.foul
    chooser = foul.by.other
    return Question(
        title=tr("Take the penalty?"),
        who=names.of(chooser).upper(),
        side=SIDES[chooser],
        note=tr(
            "{foul} by {team}, {yards}.",
            foul=capital(foul_name(foul.name)),
            team=names.of(foul.by),
            yards=yards(foul.yards),
        ),
        answers=(
            Answer(tr("Accept"), "A", "accept", outcome(pending.enforced, view, names, rules)),
            Answer(tr("Decline"), "D", "decline", outcome(pending.stands, view, names, rules)),
        ),
    )


def outcome(ending: Ending, view: FotoView, names: Names, rules: FootballRules) -> str:
    """Where an ending leaves both teams: “Visitors: 1st and 10 at their own 35”."""
    side = ending.side
    who = names.of(side)
    if ending.kind is End.TOUCHDOWN:
        return tr("Touchdown {team}", team=who)
    if ending.kind is End.SAFETY:
        return tr("Safety, {team} scores {points}", team=names.of(side.other), points=rules.safety)
    if ending.kind is End.KICK_AGAIN:
        return tr(
            "{team} kicks again from {spot}", team=who, spot=spot_for(side, ending.spot, names)
        )
    after = _situation(ending, view.situation, rules)
    where = spot_for(after.possession, after.spot, names)
    return tr(
        "{team}: {down} at {spot}",
        team=names.of(after.possession),
        down=down_and_distance(after),
        spot=where,
    )


def _situation(ending: Ending, before: Situation, rules: FootballRules) -> Situation:
    if ending.kind is End.DOWN:
        return down_at(before, ending.spot, rules).situation
    if ending.kind is End.REPLAY:
        return down_again(before, ending.spot, rules).situation
    if ending.kind is End.TOUCHBACK:
        spot = field.own(ending.side, rules.touchback_at)
        return first_and_ten(ending.side, spot, rules)
    return first_and_ten(ending.side, ending.spot, rules)
