"""Which ruling a step was played by, and which one says what is to be done now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from gridlight.football import events as told
from gridlight.kernel.events import Event
from gridlight.present.citing import cited
from gridlight.session.course import Record

_COMMON = {
    told.TOSS: "FB-14",
    told.CHOICE: "FB-14",
    told.FIRST_DOWN: "FB-3",
    told.TURNOVER_ON_DOWNS: "FB-3",
    told.TOUCHDOWN: "FB-6",
    told.SAFETY: "FB-7",
    told.TOUCHBACK: "FB-8",
    told.PENALTY_DIE: "PEN-1",
    told.PENALTY_READING: "PEN-2",
    told.PENALTY_ACCEPTED: "PEN-4",
    told.PENALTY_DECLINED: "PEN-4",
    told.OFFSETTING: "PEN-3",
    told.SCORE_OFF: "PEN-8",
    told.END_OF_QUARTER: "FB-9",
    told.END_OF_HALF: "FB-11",
    told.END_OF_GAME: "FB-12",
    told.RESIGNED: "FB-12",
    told.DRAW_AGREED: "FB-12",
    told.TIME_CALLED: "FB-9",
}

_GAMES: Mapping[str, Mapping[str, str]] = {
    "foto-electric": {
        told.KICKOFF: "FE-15",
        told.REKICK: "FE-16",
        told.RETURN: "FE-15",
        told.FUMBLE: "FE-24",
        told.RECOVERY: "FE-25",
        told.TACKLE: "FE-7",
        told.OUT_OF_BOUNDS: "FE-11",
        told.PASS_COMPLETE: "FE-9",
        told.PASS_INCOMPLETE: "FE-8",
        told.INTERCEPTION: "FE-9",
        told.PUNT: "FE-19",
        told.PUNT_BLOCKED: "FE-20",
        told.FAIR_CATCH: "FE-21",
        told.FIELD_GOAL_GOOD: "FE-23",
        told.FIELD_GOAL_MISSED: "FE-23",
        told.TOUCHDOWN: "FE-12",
        told.TRY_GOOD: "FE-30",
        told.TRY_MISSED: "FE-30",
        told.SAFETY: "FE-32",
        told.FOUL: "FE-27",
        told.PENALTY_ACCEPTED: "FE-27",
        told.PENALTY_DECLINED: "FE-27",
        told.CHALLENGE: "FE-5",
    },
    "all-pro": {
        told.KICKOFF: "AP-33",
        told.SNAP: "AP-15",
        told.BLOCK: "AP-8",
        told.HANDOFF: "AP-16",
        told.PICKUP: "AP-35",
        told.RETURN: "AP-38",
        told.FUMBLE: "AP-17",
        told.RECOVERY: "AP-18",
        told.TACKLE: "AP-12",
        told.SACK: "AP-22",
        told.OUT_OF_BOUNDS: "AP-6",
        told.PASS_CALLED: "AP-21",
        told.PASS_COMPLETE: "AP-24",
        told.PASS_INCOMPLETE: "AP-24",
        told.INTERCEPTION: "AP-26",
        told.FIRST_DOWN: "AP-20",
        told.INCHES: "AP-20",
        told.PUNT: "AP-P1",
        told.PUNT_BLOCKED: "AP-P1",
        told.DOWNED: "AP-P2",
        told.TOUCHBACK: "AP-37",
        told.FIELD_GOAL_GOOD: "AP-P3",
        told.FIELD_GOAL_MISSED: "AP-P3",
        told.TRY_GOOD: "AP-P5",
        told.TRY_MISSED: "AP-P5",
        told.FOUL: "AP-47",
        told.OFFSETTING: "AP-47",
    },
    "pegskin": {
        "motion": "PS-6",
        "first-roll": "PS-8",
        "roll": "PS-7",
        "pitch": "PS-17",
        "run": "PS-18",
        "throw": "PS-20",
        "board-end": "PS-3",
        "scrimmage": "PS-30",
        told.BLOCK: "PS-13",
        told.HANDOFF: "PS-16",
        told.TACKLE: "PS-19",
        told.SACK: "PS-20",
        told.OUT_OF_BOUNDS: "PS-11",
        told.PASS_COMPLETE: "PS-20",
        told.PASS_INCOMPLETE: "PS-20",
        told.INTERCEPTION: "PS-20",
        told.PUNT: "PS-25",
        told.RETURN: "PS-25",
        told.TOUCHBACK: "PS-25",
        told.FIELD_GOAL_GOOD: "PS-26",
        told.FIELD_GOAL_MISSED: "PS-26",
        told.TOUCHDOWN: "PS-28",
        told.TRY_GOOD: "PS-27",
        told.TRY_MISSED: "PS-27",
        told.SAFETY: "PS-29",
    },
}

FOULS: Mapping[object, str] = {
    "illegal formation": "AP-40",
    "intentional grounding": "AP-41",
    "ineligible receiver": "AP-42",
    "illegal use of hands": "AP-43",
    "pass interference": "AP-44",
    "personal foul": "AP-45",
}
"""All-Pro's own fouls, by their names in records."""

_DECIDING = (
    (told.FOUL, told.OFFSETTING, told.SCORE_OFF, told.PENALTY_ACCEPTED, told.PENALTY_DECLINED),
    (told.SAFETY, told.TOUCHBACK, told.FAIR_CATCH, told.PUNT_BLOCKED, told.DOWNED),
    (told.INTERCEPTION, told.RECOVERY, told.FUMBLE, told.SACK, "pitch", "board-end"),
    (told.TRY_GOOD, told.TRY_MISSED, told.FIELD_GOAL_GOOD, told.FIELD_GOAL_MISSED),
    (told.TOUCHDOWN, told.PASS_COMPLETE, told.PASS_INCOMPLETE, told.INCHES),
    (told.TURNOVER_ON_DOWNS, told.OUT_OF_BOUNDS, told.TACKLE, told.REKICK),
    (told.KICKOFF, told.PUNT, told.RETURN, told.END_OF_GAME, told.CHALLENGE),
    (told.PASS_CALLED, told.BLOCK, told.HANDOFF, told.PICKUP, told.SNAP, told.TOSS),
    ("throw", "run", "motion", told.FIRST_DOWN),
)
"""What decides a step, the weightiest first; everything else is told in passing."""
_WEIGHT = {name: at for at, names in enumerate(_DECIDING) for name in names}


def of_event(game: str, event: Event) -> str:
    """The ruling that an event of a game was decided by; empty for one that none decides."""
    return _closer(game, event) or _GAMES.get(game, {}).get(event.name, _COMMON.get(event.name, ""))


def _closer(game: str, event: Event) -> str:
    """A ruling that only the event's facts tell; `forced` is said of the penalty die's alone."""
    if event.name == told.PENALTY_ACCEPTED and event.get("forced") is not None:
        return "PEN-4"
    for fact, known in _CLOSER.get((game, event.name), {}).items():
        if found := known.get(event.get(fact), ""):
            return found
    return ""


_LATERAL: Mapping[object, str] = {True: "AP-32"}
_DECIDED: Mapping[object, str] = dict.fromkeys(FOULS, "AP-47")
_CLOSER: Mapping[tuple[str, str], Mapping[str, Mapping[object, str]]] = {
    ("all-pro", told.FOUL): {"foul": FOULS},
    ("all-pro", told.PENALTY_ACCEPTED): {"foul": _DECIDED},
    ("all-pro", told.PENALTY_DECLINED): {"foul": _DECIDED},
    ("all-pro", told.PASS_CALLED): {"lateral": _LATERAL},
    ("all-pro", told.PASS_COMPLETE): {"lateral": _LATERAL},
    ("all-pro", told.PASS_INCOMPLETE): {"lateral": _LATERAL},
    ("foto-electric", told.KICKOFF): {"onside": {True: "FE-17"}},
    ("foto-electric", told.RETURN): {
        "kind": {
            "punt": "FE-19",
            "quick-kick": "FE-22",
            "interception": "FE-26",
            "field-goal": "FE-23",
        }
    },
    ("pegskin", told.TACKLE): {"how": {"zone": "PS-13", "whistle": "PS-30"}},
    ("pegskin", told.PASS_INCOMPLETE): {"lateral": {True: "PS-17"}},
    ("pegskin", told.INTERCEPTION): {"lateral": {True: "PS-17"}},
    ("pegskin", "run"): {"called": {False: "PS-15"}},
}
"""What a fact of an event says that its name doesn't."""


def of_events(game: str, events: Sequence[Event]) -> str:
    """The ruling behind the event that decided a step; empty where nothing was decided."""
    if any(each.name == told.PENALTY_READING for each in events):
        return "PEN-3"
    deciding = [each for each in events if each.name in _WEIGHT and of_event(game, each)]
    if not deciding:
        return ""
    return of_event(game, min(deciding, key=lambda each: _WEIGHT[each.name]))


def of_step(game: str, record: Record) -> str:
    """The ruling that a step was decided by; empty for a plain move or a sealed pick."""
    if record.words is None:
        return ""
    found = of_events(game, record.events)
    dice = [roll for roll in record.rolls if roll.purpose == "pass"]
    return "AP-25" if found == "AP-24" and len(dice) > 1 else found


def of_play(game: str, steps: Sequence[Record]) -> str:
    """The ruling that a play was decided by: that of its weightiest step, the last of those."""
    told_so = [step for step in steps if of_step(game, step)]
    if not told_so:
        return ""
    return of_step(game, min(reversed(told_so), key=_weight))


def _weight(step: Record) -> int:
    return min(_WEIGHT.get(each.name, len(_DECIDING)) for each in step.events)


def of_phase(game: str, phase: str) -> str:
    """The ruling that says what is to be done in a phase, named as in records."""
    return _phases(game).get(phase, "")


def now(game: str, history: Sequence[Record]) -> str:
    """The ruling behind what happened last, or else behind what is to be done now."""
    if not history:
        return ""
    last = history[-1]
    return of_step(game, last) or of_phase(game, str(last.described.get("phase", "")))


@cache
def _phases(game: str) -> Mapping[str, str]:
    if game == "foto-electric":
        from gridlight.games.foto_electric.actions import WAITING as FOTO

        return {phase.value: _first(words) for phase, words in FOTO.items()}
    if game == "all-pro":
        from gridlight.games.all_pro.refusals import WAITING as ALL_PRO

        return {phase.value: _first(words) for phase, words in ALL_PRO.items()}
    from gridlight.games.pegskin.refusals import WAITING as PEGSKIN

    return {phase.value: _first(words) for phase, words in PEGSKIN.items()}


def _first(words: str) -> str:
    return next(iter(cited(words)), "")
