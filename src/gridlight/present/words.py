"""What happened, told in football speech."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gridlight.cards.model import Deck
from gridlight.football import events as told
from gridlight.football import field
from gridlight.kernel.errors import IllegalMove
from gridlight.kernel.events import Event
from gridlight.kernel.game import Seat
from gridlight.present import pegskin, penalty_system
from gridlight.present.all_pro import QUIET as BOARD_QUIET
from gridlight.present.all_pro import WORDS as BOARD_WORDS
from gridlight.present.citing import Cited, cited, without_rulings
from gridlight.present.situation import (
    Names,
    capital,
    plain,
    quarter,
    short_spot,
    spot_for,
    yards,
)

Facts = Mapping[str, Any]
QUIET = BOARD_QUIET | pegskin.QUIET
"""Events that a story leaves out where others tell it."""


def play_name(deck: Deck | None, number: int | None) -> str:
    """The name of an offense card, or its number where the deck isn't at hand."""
    if number is None:
        return ""
    cards = {card.number: card.name for card in deck.offense} if deck else {}
    return cards.get(number) or f"Play {number}"


def formation_name(deck: Deck | None, letter: str | None) -> str:
    """The name of a defense card, or its letter where the deck isn't at hand."""
    if letter is None:
        return ""
    cards = {card.letter: card.name for card in deck.defense} if deck else {}
    return cards.get(letter) or f"Defense {letter}"


def say(event: Event, names: Names, deck: Deck | None = None) -> str:
    """One event as a sentence. Every event that a game tells has words; KeyError for others."""
    if event.name == "reveal":
        return _reveal(event.as_mapping(), names, deck, None)
    if event.name in pegskin.OF_A_PEG and event.get("peg"):
        return pegskin.OF_A_PEG[event.name](event.as_mapping(), names)
    return _WORDS[event.name](event.as_mapping(), names)


def story(events: Sequence[Event], names: Names, deck: Deck | None = None) -> tuple[str, ...]:
    """What a step told, in sentences; what the cards showed is one of them.

    >>> story(step.events, Names(), deck)  # doctest: +SKIP
    ('Long pass – caught at the 31, tackled after 21 yards.', 'First down.')
    """
    sentences: list[str] = []
    covered: frozenset[str] = frozenset()
    for event in events:
        if event.name == "reveal":
            caught = next((e for e in events if e.name == told.PASS_COMPLETE), None)
            sentences.append(_reveal(event.as_mapping(), names, deck, caught))
            covered = frozenset({told.PASS_COMPLETE, _STOPS.get(event["outcome"], "")})
        elif event.name in covered:
            covered -= {event.name}
        elif penalty_system.nothing_shown(event):
            continue
        elif event.name not in QUIET or len(events) == 1:
            sentences.append(say(event, names, deck))
    return tuple(sentences)


_STOPS = {
    "tackle": told.TACKLE,
    "down": told.TACKLE,
    "out-of-bounds": told.OUT_OF_BOUNDS,
    "incomplete": told.PASS_INCOMPLETE,
    "interception": told.INTERCEPTION,
    "fumble": told.FUMBLE,
}
"""The event that says what the sentence about the cards has said, by the cards' outcome."""


def _reveal(facts: Facts, names: Names, deck: Deck | None, caught: Event | None) -> str:
    call = play_name(deck, facts["play"]) or "The play"
    parts = []
    if facts["caught"]:
        where = f" at {short_spot(caught['spot'], names)}" if caught else ""
        parts.append(f"caught{where}")
    parts.append(_outcome(facts, names, caught=bool(facts["caught"])))
    return f"{call} – {', '.join(parts)}."


def _outcome(facts: Facts, names: Names, *, caught: bool) -> str:
    side, outcome = Seat(facts["side"]), facts["outcome"]
    at = field.forward(side, facts["start"], facts["yards"] or 0)
    if outcome == "touchdown":
        return "all the way"
    if outcome == "incomplete":
        return "incomplete"
    if outcome == "interception":
        return f"intercepted at {short_spot(at, names)}"
    if outcome == "fumble":
        return f"fumbled at {short_spot(at, names)}"
    stop = {"out-of-bounds": "out of bounds", "down": "down"}.get(outcome, "tackled")
    return f"{stop} {_after(facts['gain'])}"


def _after(gain: float) -> str:
    if gain == 0:
        return "for no gain"
    if gain < 0:
        return f"for a loss of {plain(-gain)}"
    return f"after {yards(gain)}"


def _team(facts: Facts, names: Names) -> str:
    return names.of(facts["side"])


def _does(facts: Facts, names: Names, one: str, many: str) -> str:
    return names.does(facts["side"], one, many)


def _at(facts: Facts, names: Names) -> str:
    return short_spot(facts["spot"], names)


def _new_series(facts: Facts, names: Names) -> str:
    side = Seat(facts["side"])
    return spot_for(side, facts["spot"], names)


def _toss(facts: Facts, names: Names) -> str:
    called = names.does(Seat.VISITORS, "calls", "call")
    won = _does(facts, names, "wins", "win")
    return f"{called} {facts['called']}, it shows {facts['shown']}: {won} the toss."


def _choice(facts: Facts, names: Names) -> str:
    wish = "to kick off" if facts["choice"] == "kick" else "to receive"
    return f"{_does(facts, names, 'chooses', 'choose')} {wish}."


def _thrown(facts: Facts) -> str:
    return "lateral" if facts.get("lateral") else "pass"


def _kickoff(facts: Facts, names: Names) -> str:
    if facts.get("onside"):
        return f"{_does(facts, names, 'tries', 'try')} an on-side kick."
    side = Seat(facts["side"])
    landed = field.forward(side, facts["start"], facts["yards"])
    where = _landing(side.other, landed, names)
    kicks = _does(facts, names, "kicks off", "kick off")
    return f"{kicks}, {yards(facts['yards'])}, {where}."


def _landing(receiver: Seat, at: float, names: Names) -> str:
    depth = -field.from_own_goal(receiver, at)
    if depth > 10:
        return "out of the end zone"
    if depth > 0:
        return f"{yards(depth)} into the end zone"
    return f"to {short_spot(at, names)}"


def _rekick(facts: Facts, names: Names) -> str:
    why = "Out of bounds" if facts["why"] == "out of bounds" else "Penalty on the kick"
    return f"{why}: {_does(facts, names, 'kicks', 'kick')} again from {_at(facts, names)}."


def _return(facts: Facts, names: Names) -> str:
    side = Seat(facts["side"])
    if facts["yards"] <= 0 and not field.scored(side, facts["spot"]):
        return f"{_does(facts, names, 'is', 'are')} downed at {_at(facts, names)}, no return."
    runs = _does(facts, names, "runs", "run")
    if field.scored(side, facts["spot"]):
        return f"{runs} it back all the way."
    return f"{runs} it back {yards(facts['yards'])} to {_at(facts, names)}."


def _recovery(facts: Facts, names: Names) -> str:
    return f"{_does(facts, names, 'recovers', 'recover')} at {_at(facts, names)}."


def _first_down(facts: Facts, names: Names) -> str:
    return "First down."


def _downs(facts: Facts, names: Names) -> str:
    side = Seat(facts["side"]).other
    where = spot_for(side, facts["spot"], names)
    return f"The ball goes over on downs: {names.ball(side)}, 1st and 10 at {where}."


def _punt(facts: Facts, names: Names) -> str:
    side = Seat(facts["side"])
    landed = field.forward(side, facts["start"], facts["yards"])
    verb = "quick-kick" if facts["kind"] == "quick-kick" else "punt"
    kicks = _does(facts, names, f"{verb}s", verb)
    return f"{kicks} {yards(facts['yards'])}, {_landing(side.other, landed, names)}."


def _field_goal(facts: Facts, names: Names) -> str:
    verdict = "good" if "points" in facts else "no good"
    return f"The field goal from {yards(facts['distance'])} out is {verdict}."


def _try_good(facts: Facts, names: Names) -> str:
    points = "1 point" if facts["points"] == 1 else f"{facts['points']} points"
    return f"{_the_try(facts)} is good: {points} for {_team(facts, names)}."


def _try_missed(facts: Facts, names: Names) -> str:
    return f"{_the_try(facts)} fails."


def _the_try(facts: Facts) -> str:
    return "The try" if facts["how"] == "die" else f"The try by {facts['how']}"


def _safety(facts: Facts, names: Names) -> str:
    return f"Safety! {facts['points']} points for {_team(facts, names)}."


def _foul(facts: Facts, names: Names) -> str:
    if not facts["yards"]:
        return f"Flag: {facts['foul']} by {_team(facts, names)}."
    return f"Flag: {facts['foul']} by {_team(facts, names)}, {yards(facts['yards'])}."


def _accepted(facts: Facts, names: Names) -> str:
    if "spot" in facts:
        return penalty_system.accepted(facts, names)
    accepts = _does(facts, names, "accepts", "accept")
    if facts["walked"] < facts["yards"]:
        return f"{accepts} the penalty, half the distance to the goal."
    return f"{accepts} the penalty, {yards(facts['yards'])}."


def _declined(facts: Facts, names: Names) -> str:
    return f"{_does(facts, names, 'declines', 'decline')} the penalty."


def _end_of_game(facts: Facts, names: Names) -> str:
    score = f"{names.home} {facts['home']}, {names.visitors} {facts['visitors']}"
    if facts["winner"] == "tie":
        return f"The game is over, a tie: {score}."
    return f"The game is over and {names.does(facts['winner'], 'wins', 'win')}: {score}."


_WORDS: dict[str, Callable[[Facts, Names], str]] = {
    **penalty_system.WORDS,
    **pegskin.WORDS,
    **BOARD_WORDS,
    told.TOSS: _toss,
    told.CHOICE: _choice,
    told.KICKOFF: _kickoff,
    told.REKICK: _rekick,
    told.RETURN: _return,
    told.FUMBLE: lambda f, n: f"{_does(f, n, 'fumbles', 'fumble')} at {_at(f, n)}.",
    told.RECOVERY: _recovery,
    told.TACKLE: lambda f, n: f"{_does(f, n, 'is', 'are')} stopped at {_at(f, n)}.",
    told.OUT_OF_BOUNDS: lambda f, n: f"{_does(f, n, 'goes', 'go')} out of bounds at {_at(f, n)}.",
    told.PASS_COMPLETE: lambda f, n: f"The {_thrown(f)} is caught at {_at(f, n)}.",
    told.PASS_INCOMPLETE: lambda f, n: f"The {_thrown(f)} is incomplete.",
    told.INTERCEPTION: lambda f, n: f"The {_thrown(f)} is intercepted at {_at(f, n)}.",
    told.FIRST_DOWN: _first_down,
    told.TURNOVER_ON_DOWNS: _downs,
    told.PUNT: _punt,
    told.PUNT_BLOCKED: lambda f, n: "The kick is blocked!",
    told.FAIR_CATCH: lambda f, n: f"{_does(f, n, 'makes', 'make')} a fair catch at {_at(f, n)}.",
    told.TOUCHBACK: lambda f, n: f"Touchback: {n.ball(f['side'])} at {_new_series(f, n)}.",
    told.FIELD_GOAL_GOOD: _field_goal,
    told.FIELD_GOAL_MISSED: _field_goal,
    told.TOUCHDOWN: lambda f, n: f"Touchdown {_team(f, n)}!",
    told.TRY_GOOD: _try_good,
    told.TRY_MISSED: _try_missed,
    told.SAFETY: _safety,
    told.FOUL: _foul,
    told.PENALTY_ACCEPTED: _accepted,
    told.PENALTY_DECLINED: _declined,
    told.END_OF_QUARTER: lambda f, n: f"End of the {quarter(f['quarter'])}.",
    told.END_OF_HALF: lambda f, n: "End of the half.",
    told.END_OF_GAME: _end_of_game,
    told.RESIGNED: lambda f, n: f"{_does(f, n, 'resigns', 'resign')}.",
    told.DRAW_AGREED: lambda f, n: "Both agree to end the game here.",
    told.TIME_CALLED: lambda f, n: f"Time is called in the {quarter(f['quarter'])}.",
    "challenge": lambda f, n: "The cards are challenged and seated exactly.",
}


def refusal(error: IllegalMove, names: Names) -> Cited:
    """Why a move was refused, in one sentence with the teams' names; it knows its rulings."""
    reason = re.sub(
        r"\bturn of (home|visitors)\b",
        lambda found: f"turn of {names.of(found.group(1))}",
        without_rulings(error.reason),
    )
    sentence = capital(reason if reason.endswith(".") else f"{reason}.")
    kept = error.reason.rulings if isinstance(error.reason, Cited) else ()
    return Cited(sentence, cited(error.reason) or kept)
