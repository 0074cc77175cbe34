"""The sentence for each event that a game tells, in football speech."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gridlight.football import events as told
from gridlight.football import field
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr, trn
from gridlight.present import pegskin, penalty_system
from gridlight.present.all_pro import WORDS as BOARD_WORDS
from gridlight.present.situation import Names, quarter, short_spot, spot_for, yards
from gridlight.present.throws import face_words

Facts = Mapping[str, Any]


def _team(facts: Facts, names: Names) -> str:
    return names.of(facts["side"])


def _count(facts: Facts, names: Names) -> int:
    return names.count(facts["side"])


def _at(facts: Facts, names: Names) -> str:
    return short_spot(facts["spot"], names)


def _there(facts: Facts, names: Names) -> dict[str, str]:
    """The team and the spot, for a sentence about both."""
    return {"team": _team(facts, names), "spot": _at(facts, names)}


def _new_series(facts: Facts, names: Names) -> str:
    side = Seat(facts["side"])
    return spot_for(side, facts["spot"], names)


def _toss(facts: Facts, names: Names) -> str:
    called = trn(
        "{team} calls {coin}",
        "{team} call {coin}",
        names.count(Seat.VISITORS),
        team=names.visitors,
        coin=face_words(facts["called"]),
    )
    return trn(
        "{called}, it shows {coin}: {team} wins the toss.",
        "{called}, it shows {coin}: {team} win the toss.",
        _count(facts, names),
        called=called,
        coin=face_words(facts["shown"]),
        team=_team(facts, names),
    )


def _choice(facts: Facts, names: Names) -> str:
    count, team = _count(facts, names), _team(facts, names)
    if facts["choice"] == "kick":
        return trn("{team} chooses to kick off.", "{team} choose to kick off.", count, team=team)
    return trn("{team} chooses to receive.", "{team} choose to receive.", count, team=team)


def _kickoff(facts: Facts, names: Names) -> str:
    count, team = _count(facts, names), _team(facts, names)
    if facts.get("onside"):
        return trn("{team} tries an on-side kick.", "{team} try an on-side kick.", count, team=team)
    side = Seat(facts["side"])
    landed = field.forward(side, facts["start"], facts["yards"])
    return trn(
        "{team} kicks off, {yards}, {where}.",
        "{team} kick off, {yards}, {where}.",
        count,
        team=team,
        yards=yards(facts["yards"]),
        where=_landing(side.other, landed, names),
    )


def _landing(receiver: Seat, at: float, names: Names) -> str:
    depth = -field.from_own_goal(receiver, at)
    if depth > 10:
        return tr("out of the end zone")
    if depth > 0:
        return tr("{yards} into the end zone", yards=yards(depth))
    return tr("to {spot}", spot=short_spot(at, names))


def _rekick(facts: Facts, names: Names) -> str:
    count, there = _count(facts, names), _there(facts, names)
    if facts["why"] == "out of bounds":
        return trn(
            "Out of bounds: {team} kicks again from {spot}.",
            "Out of bounds: {team} kick again from {spot}.",
            count,
            **there,
        )
    return trn(
        "Penalty on the kick: {team} kicks again from {spot}.",
        "Penalty on the kick: {team} kick again from {spot}.",
        count,
        **there,
    )


def _return(facts: Facts, names: Names) -> str:
    side, count, team = Seat(facts["side"]), _count(facts, names), _team(facts, names)
    if field.scored(side, facts["spot"]):
        return trn(
            "{team} runs it back all the way.",
            "{team} run it back all the way.",
            count,
            team=team,
        )
    if facts["yards"] <= 0:
        return trn(
            "{team} is downed at {spot}, no return.",
            "{team} are downed at {spot}, no return.",
            count,
            team=team,
            spot=_at(facts, names),
        )
    return trn(
        "{team} runs it back {yards} to {spot}.",
        "{team} run it back {yards} to {spot}.",
        count,
        team=team,
        yards=yards(facts["yards"]),
        spot=_at(facts, names),
    )


def _fumble(facts: Facts, names: Names) -> str:
    count, there = _count(facts, names), _there(facts, names)
    return trn("{team} fumbles at {spot}.", "{team} fumble at {spot}.", count, **there)


def _recovery(facts: Facts, names: Names) -> str:
    count, there = _count(facts, names), _there(facts, names)
    return trn("{team} recovers at {spot}.", "{team} recover at {spot}.", count, **there)


def _tackle(facts: Facts, names: Names) -> str:
    count, there = _count(facts, names), _there(facts, names)
    return trn("{team} is stopped at {spot}.", "{team} are stopped at {spot}.", count, **there)


def _out_of_bounds(facts: Facts, names: Names) -> str:
    count, there = _count(facts, names), _there(facts, names)
    return trn(
        "{team} goes out of bounds at {spot}.", "{team} go out of bounds at {spot}.", count, **there
    )


def _fair_catch(facts: Facts, names: Names) -> str:
    count, there = _count(facts, names), _there(facts, names)
    return trn(
        "{team} makes a fair catch at {spot}.",
        "{team} make a fair catch at {spot}.",
        count,
        **there,
    )


def _complete(facts: Facts, names: Names) -> str:
    spot = _at(facts, names)
    if facts.get("lateral"):
        return tr("The lateral is caught at {spot}.", spot=spot)
    return tr("The pass is caught at {spot}.", spot=spot)


def _incomplete(facts: Facts, names: Names) -> str:
    if facts.get("lateral"):
        return tr("The lateral is incomplete.")
    return tr("The pass is incomplete.")


def _intercepted(facts: Facts, names: Names) -> str:
    spot = _at(facts, names)
    if facts.get("lateral"):
        return tr("The lateral is intercepted at {spot}.", spot=spot)
    return tr("The pass is intercepted at {spot}.", spot=spot)


def _downs(facts: Facts, names: Names) -> str:
    side = Seat(facts["side"]).other
    return tr(
        "The ball goes over on downs: {ball}, 1st and 10 at {spot}.",
        ball=names.ball(side),
        spot=spot_for(side, facts["spot"], names),
    )


def _punt(facts: Facts, names: Names) -> str:
    side = Seat(facts["side"])
    landed = field.forward(side, facts["start"], facts["yards"])
    count, team, kicked = _count(facts, names), _team(facts, names), yards(facts["yards"])
    where = _landing(side.other, landed, names)
    if facts["kind"] == "quick-kick":
        return trn(
            "{team} quick-kicks {yards}, {where}.",
            "{team} quick-kick {yards}, {where}.",
            count,
            team=team,
            yards=kicked,
            where=where,
        )
    return trn(
        "{team} punts {yards}, {where}.",
        "{team} punt {yards}, {where}.",
        count,
        team=team,
        yards=kicked,
        where=where,
    )


def _touchback(facts: Facts, names: Names) -> str:
    ball = names.ball(facts["side"])
    return tr("Touchback: {ball} at {spot}.", ball=ball, spot=_new_series(facts, names))


def _field_goal(facts: Facts, names: Names) -> str:
    distance = yards(facts["distance"])
    if "points" in facts:
        return tr("The field goal from {yards} out is good.", yards=distance)
    return tr("The field goal from {yards} out is no good.", yards=distance)


def points(number: int) -> str:
    """“1 point”, “6 points”."""
    return trn("{n} point", "{n} points", number)


def _try_good(facts: Facts, names: Names) -> str:
    return tr(
        "{the_try} is good: {points} for {team}.",
        the_try=_TRIES[facts["how"]],
        points=points(facts["points"]),
        team=_team(facts, names),
    )


def _try_missed(facts: Facts, names: Names) -> str:
    return tr("{the_try} fails.", the_try=_TRIES[facts["how"]])


_TRIES = {
    "die": tr("The try"),
    "kick": tr("The try by kick"),
    "run": tr("The try by run"),
    "pass": tr("The try by pass"),
}


def _safety(facts: Facts, names: Names) -> str:
    team = _team(facts, names)
    return trn(
        "Safety! {n} point for {team}.",
        "Safety! {n} points for {team}.",
        facts["points"],
        team=team,
    )


def _foul(facts: Facts, names: Names) -> str:
    return penalty_system.flag_words(facts["foul"], _team(facts, names), facts["yards"])


def _accepted(facts: Facts, names: Names) -> str:
    if "spot" in facts:
        return penalty_system.accepted(facts, names)
    count, team = _count(facts, names), _team(facts, names)
    if facts["walked"] < facts["yards"]:
        return trn(
            "{team} accepts the penalty, half the distance to the goal.",
            "{team} accept the penalty, half the distance to the goal.",
            count,
            team=team,
        )
    return trn(
        "{team} accepts the penalty, {yards}.",
        "{team} accept the penalty, {yards}.",
        count,
        team=team,
        yards=yards(facts["yards"]),
    )


def _declined(facts: Facts, names: Names) -> str:
    count, team = _count(facts, names), _team(facts, names)
    return trn("{team} declines the penalty.", "{team} decline the penalty.", count, team=team)


def _end_of_game(facts: Facts, names: Names) -> str:
    score = f"{names.home} {facts['home']}, {names.visitors} {facts['visitors']}"
    if facts["winner"] == "tie":
        return tr("The game is over, a tie: {score}.", score=score)
    return trn(
        "The game is over and {team} wins: {score}.",
        "The game is over and {team} win: {score}.",
        names.count(facts["winner"]),
        team=names.of(facts["winner"]),
        score=score,
    )


def _resigned(facts: Facts, names: Names) -> str:
    count, team = _count(facts, names), _team(facts, names)
    return trn("{team} resigns.", "{team} resign.", count, team=team)


def _end_of_quarter(facts: Facts, names: Names) -> str:
    return tr("End of the {quarter}.", quarter=quarter(facts["quarter"]))


def _time_called(facts: Facts, names: Names) -> str:
    return tr("Time is called in the {quarter}.", quarter=quarter(facts["quarter"]))


def _plainly(sentence: str) -> Callable[[Facts, Names], str]:
    return lambda facts, names: sentence


WORDS: dict[str, Callable[[Facts, Names], str]] = {
    **penalty_system.WORDS,
    **pegskin.WORDS,
    **BOARD_WORDS,
    told.TOSS: _toss,
    told.CHOICE: _choice,
    told.KICKOFF: _kickoff,
    told.REKICK: _rekick,
    told.RETURN: _return,
    told.FUMBLE: _fumble,
    told.RECOVERY: _recovery,
    told.TACKLE: _tackle,
    told.OUT_OF_BOUNDS: _out_of_bounds,
    told.PASS_COMPLETE: _complete,
    told.PASS_INCOMPLETE: _incomplete,
    told.INTERCEPTION: _intercepted,
    told.FIRST_DOWN: _plainly(tr("First down.")),
    told.TURNOVER_ON_DOWNS: _downs,
    told.PUNT: _punt,
    told.PUNT_BLOCKED: _plainly(tr("The kick is blocked!")),
    told.FAIR_CATCH: _fair_catch,
    told.TOUCHBACK: _touchback,
    told.FIELD_GOAL_GOOD: _field_goal,
    told.FIELD_GOAL_MISSED: _field_goal,
    told.TOUCHDOWN: lambda f, n: tr("Touchdown {team}!", team=_team(f, n)),
    told.TRY_GOOD: _try_good,
    told.TRY_MISSED: _try_missed,
    told.SAFETY: _safety,
    told.FOUL: _foul,
    told.PENALTY_ACCEPTED: _accepted,
    told.PENALTY_DECLINED: _declined,
    told.END_OF_QUARTER: _end_of_quarter,
    told.END_OF_HALF: _plainly(tr("End of the half.")),
    told.END_OF_GAME: _end_of_game,
    told.RESIGNED: _resigned,
    told.DRAW_AGREED: _plainly(tr("Both agree to end the game here.")),
    told.TIME_CALLED: _time_called,
    "challenge": _plainly(tr("The cards are challenged and seated exactly.")),
}
"""What every event that a game tells is called, by its name."""
