"""A game played on the screen, told again play by play as people with their own board would."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from gridlight.football import events as names
from gridlight.football.field import forward
from gridlight.games.all_pro import rows
from gridlight.kernel.dice import RandomDice, Roll, ScriptedDice
from gridlight.kernel.events import Event
from gridlight.kernel.game import Seat
from gridlight.session.games import GAMES
from gridlight.session.registry import AnyGame
from helpers.every_game import Case, Taken, made, walk

MARKS = ("quarter", "plays", "spot", "score", "possession", "down", "togo", "over", "winner")
BETWEEN = frozenset(
    {
        *("coin-toss", "kick-or-receive", "kickoff", "kickoff-setup", "scrimmage-call"),
        *("setup-offense", "after-safety", "try-choice", "game-over"),
    }
)
"""Phases in which nothing is under way, on the screen as on a board of one's own."""


def own_board(case: Case) -> AnyGame:
    """The same game with the players' own board."""
    entry = GAMES.get(case.name)
    given = {"fumble_percent": 20} if case.name == "all-pro" else {}
    settings = entry.read_settings({**case.given, **given, "boards": "own"}, "settings")
    return entry.build(settings, entry.all_tables(settings))


@dataclass
class Account:
    """A game as it stood between plays, and all that was told of it."""

    stood: list[tuple[Any, ...]] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    def note(self, described: Any) -> None:
        """Write down how it stands, if nothing is under way."""
        if described["phase"] in BETWEEN:
            said = tuple(described.get(mark) for mark in MARKS)
            if not self.stood or self.stood[-1] != said:
                self.stood.append(said)


def played(case: Case, seed: int) -> tuple[list[Taken], Account]:
    """A random game on the screen, and its account."""
    steps, account = list(walk(case, seed)), Account()
    for step in steps:
        account.events += step.events
        account.note(made(case).describe(step.after))
    return steps, account


def rolls_of(case: Case, step: Taken) -> tuple[Roll, ...]:
    """The dice that fell in a step."""
    dice = RandomDice(step.seed)
    made(case).apply(step.before, {step.seat: step.move}, dice)
    return tuple(dice.drawn)


@dataclass(frozen=True)
class Said:
    """A move that is told, by whom, with the dice that fell."""

    seat: Seat
    words: str
    rolls: tuple[str, ...] = ()


def retold(case: Case, steps: list[Taken]) -> Account:
    """The account of the same game, told play by play."""
    game, account = own_board(case), Account()
    state = game.start(ScriptedDice(())).state
    for said in _TELLERS[case.name](case, steps):
        move = game.parse(said.words)
        dice = ScriptedDice(said.rolls)
        step = game.apply(state, {said.seat: move}, dice)
        assert not dice.left, said
        state = step.state
        account.events += step.events
        account.note(game.describe(state))
    return account


def _as_it_was(case: Case, step: Taken) -> Said:
    labels = tuple(roll.label for roll in rolls_of(case, step))
    return Said(step.seat, made(case).words(step.move), labels)


# Foto-Electric

_SNAPPED = frozenset({"play", "card", "at"})


def _foto(case: Case, steps: list[Taken]) -> Iterator[Said]:
    for step in steps:
        snapped = step.move.verb in _SNAPPED or step.move.args in (("run",), ("pass",))
        if step.move.verb == "reveal":
            labels = tuple(roll.label for roll in rolls_of(case, step))
            yield Said(step.seat, _light(step.events, step.before.trying), labels)
        elif not snapped:
            yield _as_it_was(case, step)


def _light(events: tuple[Event, ...], trying: str | None) -> str:
    shown = next(event for event in events if event.name == names.REVEAL)
    ends = {"out-of-bounds": "out", "interception": "intercepted"}
    outcome = ends.get(shown["outcome"], shown["outcome"])
    caught = next((e["yards"] for e in events if e.name == names.PASS_COMPLETE), None)
    kind = trying or ("pass" if caught is not None or outcome == "incomplete" else shown["kind"])
    words = ["tell", "pass" if caught is not None else kind]
    if outcome == "incomplete":
        words = ["tell", "pass"]
    if caught is not None:
        words += ["caught", str(caught)]
    words.append(outcome)
    if outcome not in ("touchdown", "incomplete"):
        words.append(str(shown["yards"]))
    return " ".join(words)


# All-Pro


class CantBeTold(Exception):
    """A play that ended by the house's whistle, which no board has."""


_ALWAYS = frozenset({"call", "choose", "try", "touchback", "run-out", "kickoff", "punt"})
_SAID_BETWEEN = frozenset({"coin-toss", "kick-or-receive", "try-choice", "touchback-choice"})


def _all_pro(case: Case, steps: list[Taken]) -> Iterator[Said]:
    """Each step is told where a play ends, a kick comes down, or something is chosen."""
    game, clauses, kind = made(case), [], ""
    for step in steps:
        phase = game.describe(step.before)["phase"]
        before_safety = phase == "after-safety"
        if phase in _SAID_BETWEEN or before_safety:
            yield _as_it_was(case, step)
            continue
        if step.move.verb == "snap":
            kind, clauses = "run", []
        for told in step.events:
            if told.name == names.PASS_CALLED and not told["lateral"]:
                kind = "pass"
            clauses += _board_clause(told, step)
        if came := _came_down(step):
            kind_of_kick, where = came
            seat = step.before.play.by
            yield Said(seat, f"tell {kind_of_kick} {where}")
            kind, clauses = "return", []
        after = game.describe(step.after)["phase"]
        over = after in BETWEEN and step.after.play is not step.before.play
        if clauses and over and kind:
            yield Said(_teller(step, kind), f"tell {kind} {' '.join(_in_order(clauses, step))}")
            kind, clauses = "", []
        elif over:
            if kind and not came:
                raise CantBeTold(str(step.events))
            kind, clauses = "", []


def _teller(step: Taken, kind: str) -> Seat:
    by = step.before.play.by
    return by.other if kind == "return" else by


def _in_order(clauses: list[str], step: Taken) -> list[str]:
    """A tackle after which the passer is smeared is a sack; a dropped lateral is dead there."""
    found: list[str] = []
    if clauses[0].startswith("lost"):  # the kickers have their own kick-off
        return [clauses[0].replace("lost", "regained")]
    for clause in clauses:
        if clause.startswith("sack") and found and found[-1].startswith("tackle"):
            found.pop()
        found.append(clause)
    return found


def _board_clause(told: Event, step: Taken) -> list[str]:
    what = told.name
    if what == names.PASS_INCOMPLETE and told["lateral"]:
        at = step.before.board.carrier
        return [f"dropped {rows.front(step.before.offense, at[1])}"]
    if what == names.PASS_COMPLETE and not told["lateral"]:
        return [f"caught {told['spot']}"]
    if what == names.PASS_INCOMPLETE and not told["lateral"]:
        return ["incomplete"]
    if what == names.INTERCEPTION:
        return [f"{'stolen' if told['lateral'] else 'intercepted'} {told['spot']}"]
    if what == names.RECOVERY:
        return [f"{'lost' if told['lost'] else 'recovered'} {told['spot']}"]
    if what in _AT_A_SPOT:
        return [f"{_AT_A_SPOT[what]} {told['spot']}"]
    return ["touchdown"] if what == names.TOUCHDOWN else []


_AT_A_SPOT = {
    names.FUMBLE: "fumble",
    names.TACKLE: "tackle",
    names.SACK: "sack",
    names.OUT_OF_BOUNDS: "out",
    names.PICKUP: "fielded",
    names.DOWNED: "downed",
}


def _came_down(step: Taken) -> tuple[str, str] | None:
    """The kick of this step, and where it came down."""
    for told in step.events:
        if told.name in (names.KICKOFF, names.PUNT):
            spot = forward(Seat(told["side"]), told["start"], told["yards"])
            return str(told["kind"]), f"landed {spot:g}"
        if told.name == names.PUNT_BLOCKED:
            return str(told["kind"]), f"blocked {told['spot']}"
        if told.name == names.FIELD_GOAL_GOOD:
            return "field-goal", "good"
        if told.name == names.FIELD_GOAL_MISSED:
            receivers = step.before.play.by.other
            at = step.after.board.ball
            return "field-goal", f"missed {rows.front(receivers, at[1])}"
    return None


# Pegskin


def _pegskin(case: Case, steps: list[Taken]) -> Iterator[Said]:
    game, told = made(case), []
    for step in steps:
        phase = game.describe(step.before)["phase"]
        if phase == "coin-toss" or step.move.verb in ("punt", "field-goal"):
            yield _as_it_was(case, step)
            continue
        if phase == "try-choice":
            if step.move.args == ("kick",):
                yield _as_it_was(case, step)
            continue
        told += step.events
        if any(event.name in _OVER for event in step.events):
            yield Said(step.before.offense, _pegs(told, step))
            told = []


_OVER = frozenset({names.PLAY, names.TRY_GOOD, names.TRY_MISSED})
_PEG_ENDS = {
    names.TACKLE: "tackle",
    names.OUT_OF_BOUNDS: "out",
    names.SACK: "sack",
    names.INTERCEPTION: "intercepted",
}


def _pegs(events: list[Event], step: Taken) -> str:
    """The told play that these events make."""
    line, side = step.before.situation.spot, step.before.offense
    happened = {event.name for event in events}
    thrown = next((event for event in events if event.name == "throw"), None)
    kind = "pitch" if "pitch" in happened else "run"
    if thrown is not None:
        kind = "screen" if thrown["screen"] else "pass"
    clauses: list[str] = []
    for event in events:
        if event.name == names.PASS_COMPLETE:
            clauses = [f"caught {_gain(side, line, event['spot'])}"]
        elif event.name == names.PASS_INCOMPLETE and not event["lateral"]:
            clauses.append("incomplete")
        elif event.name == names.PASS_INCOMPLETE:
            clauses.append(f"dropped {_gain(side, line, _dead(step))}")
        elif event.name in _PEG_ENDS:
            clauses.append(f"{_PEG_ENDS[event.name]} {_gain(side, line, event['spot'])}")
    reached = not clauses or (clauses[-1].startswith("caught"))
    return f"tell {kind} {' '.join([*clauses, *(['touchdown'] if reached else [])])}"


def _dead(step: Taken) -> float:
    ground = made(Case("pegskin", "as-it-comes")).ground(step.before)
    return float(ground.spot(step.before.board.carrier[1]))


def _gain(side: Seat, line: float, spot: float) -> int:
    return int((spot - line) * (1 if side is Seat.HOME else -1))


_TELLERS = {"foto-electric": _foto, "all-pro": _all_pro, "pegskin": _pegskin}
