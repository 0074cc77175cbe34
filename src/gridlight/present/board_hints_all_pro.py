"""What a coach whispers at the All-Pro table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from gridlight.football import events as told
from gridlight.football import field
from gridlight.games.all_pro import lineups, passing, reach, throws
from gridlight.games.all_pro.game import AllPro
from gridlight.games.all_pro.ground import Ground
from gridlight.games.all_pro.phases import MOVING, RUSHES, SETUPS, WITH_THE_BALL, Phase
from gridlight.games.all_pro.refusals import Asked, why_not
from gridlight.games.all_pro.rows import YARDS
from gridlight.games.all_pro.state import AllProState
from gridlight.kernel.game import LegalMoves, Seat
from gridlight.kernel.grid import distance, square_of
from gridlight.kernel.language import tr, trn
from gridlight.kernel.moves import Move
from gridlight.kernel.odds import every_branch
from gridlight.present.all_pro_board import TEAMS, receiver_name, receiver_within
from gridlight.present.all_pro_lineup import LineUp
from gridlight.present.board import Trail
from gridlight.present.board_hints import (
    MOST,
    SAID,
    BoardHints,
    Suggestion,
    apart,
    best_hint,
    closeness,
    odd,
    odds_hint,
    percent,
    sentence,
    to_points,
)
from gridlight.present.board_hints_all_pro_turns import Drawn, drafted, drawn
from gridlight.present.formations import formation_words
from gridlight.present.hints import NUDGE, Odd, hint_at
from gridlight.present.situation import Names

if TYPE_CHECKING:
    from gridlight.coaches.all_pro.coach import AllProCoach

__all__ = ["drafted", "drawn", "hints_of", "worths_of"]

Stop = Callable[[], bool]
CLOSE = 0.25
LOOKED_AT = 24
"""So many turns are looked at for a few that differ."""

FAR = 15.0
"""Yards that make a whole bar: as far as a turn leads."""


@dataclass(frozen=True, slots=True)
class _Looked:
    """What the coach found: turns with their worths, a reason, and the board they are for."""

    game: AllPro
    ground: Ground
    seat: Seat
    names: Names
    lines: tuple[tuple[tuple[Move, ...], float | None], ...]

    @property
    def first(self) -> tuple[Move, ...]:
        """The moves of the best turn."""
        return self.lines[0][0]


def hints_of(
    coach: AllProCoach,
    game: AllPro,
    view: Any,
    asked: tuple[Seat, LegalMoves[Move]],
    names: Names,
    stop: Stop,
) -> BoardHints:
    """The steps of a hint for the seat that is asked, which may make those moves."""
    seat, legal = asked
    advice = coach.advise(view, seat, legal, stop)
    lines = apart([(line.moves, line.worth) for line in coach.best(view, LOOKED_AT, stop)])
    if not lines and view.state.phase is Phase.KICK_COVERAGE:
        lines = ((_coverage(coach, game, view.state, seat, stop), None),)
    if not lines:
        lines = tuple(((each.move,), each.worth) for each in advice.moves[:MOST])
    looked = _Looked(game, game.ground(view.state), seat, names, lines)
    rows, words = _odds(looked)
    return BoardHints(
        hint_at(NUDGE, _nudge(looked)),
        odds_hint(rows, words),
        best_hint(advice.reason),
        tuple(_suggestion(looked, moves, worth) for moves, worth in lines),
    )


def _coverage(
    coach: AllProCoach, game: AllPro, state: AllProState, seat: Seat, stop: Stop
) -> tuple[Move, ...]:
    """The whole run down the field; the coach names one man at a time."""
    moves: list[Move] = []
    while not moves or moves[-1].verb != "done":
        legal = game.legal(state, seat)
        moves.append(coach.advise(game.view(state, seat), seat, legal, stop).best.move)
        if moves[-1].verb != "done":
            state = _after(game, state, seat, moves[-1])
    return tuple(moves)


def worths_of(coach: AllProCoach, view: Any, stop: Stop) -> Mapping[str, str]:
    """What each throw is worth that can be made now, by its words; empty before the throw."""
    if view.state.phase is not Phase.THROW:
        return {}
    return {str(line.moves[0]): to_points(line.worth) for line in coach.best(view, 12, stop)}


# the nudge


def _nudge(looked: _Looked) -> str:
    phase = looked.ground.state.phase
    if phase in SETUPS:
        return _line_up_nudge(looked)
    if phase in WITH_THE_BALL:
        return _ball_nudge(looked)
    if phase in MOVING:
        return _rush_nudge(looked)
    if phase is Phase.SNAP:
        return tr("Everybody stands where he should.")
    if phase is Phase.KICK_COVERAGE:
        return tr("Keep a man back, and close the middle.")
    if phase is Phase.THROW and len(looked.lines) < 2:
        return tr("Only one man can be thrown to.")
    if len(looked.lines) < 2:
        return tr("There is little to choose here.")
    return closeness([worth for _, worth in looked.lines if worth is not None], CLOSE)


_LAST = {
    "lateral": tr("A man beside the ball is better placed: look sideways."),
    "punt": tr("The ball is worth more far away than a first down is likely."),
    "field-goal": tr("Points are within reach of the dice."),
    "out": tr("The sideline is your friend."),
}


def _ball_nudge(looked: _Looked) -> str:
    ground, moves = looked.ground, looked.first
    last = moves[-1].verb
    if last in _LAST:
        return _LAST[last]
    if last == "pass":
        return _open_side(looked)
    if any(move.verb == "hand" for move in moves):
        return tr("A man beside the ball has the better way.")
    ends = [move for move in moves if move.verb == "move"]
    runs = [move for move in ends if square_of(move.args[0]) == ground.state.board.carrier]
    if not runs:
        return (
            tr("Make room first: a block would help.")
            if ends
            else tr("Don’t hurry: wait this turn.")
        )
    start, end = square_of(runs[0].args[0]), square_of(runs[-1].args[-1])
    return _room(end[0] - start[0], looked.seat)


def _open_side(looked: _Looked) -> str:
    """To which side of the field the turn's men go, as the offense looks at it."""
    middle = (looked.ground.settings.columns - 1) / 2
    ends = [square_of(move.args[-1]) for move in looked.first if move.verb == "move"]
    carrier = looked.ground.state.board.carrier
    thrown = [at for at in ends if at != carrier] or [each for each in [carrier] if each]
    mean = sum(at[0] - middle for at in thrown) / max(1, len(thrown))
    if abs(mean) < 1:
        return tr("Somebody can get open on the middle.")
    if mean * field.direction(looked.seat) > 0:
        return tr("Somebody can get open on the right.")
    return tr("Somebody can get open on the left.")


def _room(columns: int, seat: Seat) -> str:
    if not columns:
        return tr("There is room to run straight ahead.")
    if columns * field.direction(seat) > 0:
        return tr("There is room to run to the right.")
    return tr("There is room to run to the left.")


def _rush_nudge(looked: _Looked) -> str:
    ground = looked.ground
    ball = ground.state.board.ball
    moves = [move for move in looked.first if move.verb == "move"]
    if ball is None or not moves:
        return tr("Stay where you are: your men stand well.")
    ends = {square_of(move.args[0]): square_of(move.args[-1]) for move in moves}
    if ground.state.board.carrier in ends.values():
        return tr("The man with the ball is within reach.")
    nearer = {at: distance(at, ball) - distance(end, ball) for at, end in ends.items()}
    best = max(nearer, key=lambda at: nearer[at])
    if nearer[best] > 0:
        free = receiver_within(ground, best)
        if ground.state.phase in RUSHES:
            return tr("Your {man} is free to rush.", man=free)
        return tr("Your {man} is free to close in.", man=free)
    return tr("Drop back: somebody stands too free behind you.")


def _line_up_nudge(looked: _Looked) -> str:
    lineup = _laid(looked, looked.first[0])
    if lineup is None:
        return tr("One line-up stands out.")
    if lineup.task.phase is Phase.KICKOFF_SETUP:
        return tr("Men should stand where the dice are likeliest to bring the ball.")
    deep = sum(lineup.task.deep(man.at[1]) >= 3 for man in lineup.men)
    wide = sum(min(man.at[0], lineup.ground.settings.columns - 1 - man.at[0]) <= 2
               for man in lineup.men)  # fmt: skip
    return tr("Think of {deep} deep and {wide} out wide.", deep=_count(deep), wide=_count(wide))


def _count(number: int) -> str:
    return _COUNTS[number] if number < len(_COUNTS) else trn("{n} man", "{n} men", number)


_COUNTS = (
    *(tr("nobody"), tr("one man"), tr("two men")),
    *(tr("three men"), tr("four men"), tr("five men")),
)


def _laid(looked: _Looked, move: Move) -> LineUp | None:
    if move.verb != "place":
        return None
    ground = looked.ground
    task = lineups.task_of(ground.state, ground.rules)
    return LineUp(ground, task, lineups.placed(move, task, ground.settings))


# the odds


def _odds(looked: _Looked) -> tuple[list[Odd], str]:
    phase = looked.ground.state.phase
    if phase is Phase.THROW:
        found = [passing.odds(each) for each in throws.on_offer(looked.ground)]
        return _throw_rows(looked.ground, found), _DICE
    if phase in WITH_THE_BALL:
        return _ball_rows(looked), tr("As the men stand now, before the other side moves.")
    if phase in MOVING:
        return _rush_rows(looked), tr(
            "Blocks and tackles need no dice: what is within reach is sure."
        )
    finder = _BY_DICE.get(phase)
    if finder is not None:
        return finder(looked), tr("All that two dice can bring.")
    return _choice_rows(looked), tr("What each is worth in points.")


_DICE = tr("Caught on even dice alone; a defender in the line takes his own number.")


def _throw_rows(ground: Ground, found: Sequence[passing.Odds]) -> list[Odd]:
    rows = []
    for each in found:
        lost = sum((chance for _, chance in each.intercepted), Fraction(0))
        more = tr("{share} int", share=percent(lost)) if lost else ""
        rows.append(odd(receiver_name(ground, each.thrown.receiver), each.complete, more))
    return sorted(rows, key=lambda row: -row.share)


def _ball_rows(looked: _Looked) -> list[Odd]:
    ground, rows = looked.ground, []
    if not why_not(Asked(ground, looked.seat, Move("pass"))):
        rows = _throw_rows(ground, passing.fan(ground))[:3]
    yards = _run_yards(ground)
    if yards is not None:
        rows.append(
            Odd(
                tr("Run this turn"),
                max(0.0, yards / FAR),
                trn("up to {n} yard", "up to {n} yards", yards),
            )
        )
    if ground.settings.fumble_percent and ground.carrier is not None:
        chance = Fraction(ground.settings.fumble_percent, 100)
        rows.append(odd(tr("The ball falls, each step"), chance))
    for kick in ("punt", "field-goal"):
        if not why_not(Asked(ground, looked.seat, Move(kick))):
            rows.append(_kick_row(looked, kick))
    return rows


def _run_yards(ground: Ground) -> int | None:
    """How many yards the man with the ball can gain with the moves left; None without one."""
    man = ground.carrier
    if man is None or ground.state.moves_left <= 0:
        return None
    up = field.direction(man.side)
    free = [at for at in reach.ends(ground, man, ground.state.moves_left) if at not in ground.men]
    return max(((at[1] - man.at[1]) * up * YARDS for at in free), default=0)


def _kick_row(looked: _Looked, kick: str) -> Odd:
    """A kick that is called now and that nobody stops."""
    game, seat = looked.game, looked.seat
    called = _after(game, looked.ground.state, seat, Move(kick))
    return _kicked_row(game, called, seat.other, kick)


def _kicked_row(game: AllPro, state: AllProState, seat: Seat, kick: str) -> Odd:
    """How far a kick goes on average, or how often it is good, once `seat` has let it go."""
    branches = list(every_branch(lambda dice: game.apply(state, {seat: Move("done")}, dice).events))
    if kick == "field-goal":
        good = [b.chance for b in branches if _tells(b.result, told.FIELD_GOAL_GOOD)]
        return odd(tr("Field goal, if not stopped"), sum(good, Fraction(0)))
    yards = [b.chance * round(_number(b.result, told.PUNT, "yards")) for b in branches]
    mean = float(sum(yards, Fraction(0)))
    return Odd(
        tr("Punt"), min(1.0, max(0.0, mean / 60)), tr("{yards:.0f} yards on average", yards=mean)
    )


def _after(game: AllPro, state: AllProState, seat: Seat, move: Move) -> AllProState:
    """The state after a move that needs no dice."""
    (branch,) = every_branch(lambda dice: game.apply(state, {seat: move}, dice).state)
    return branch.result


def _tells(events: Sequence[Any], name: str) -> bool:
    return any(event.name == name for event in events)


def _number(events: Sequence[Any], name: str, key: str) -> float:
    return next((float(event[key]) for event in events if event.name == name), 0.0)


def _rush_rows(looked: _Looked) -> list[Odd]:
    ground, seat = looked.ground, looked.seat
    carrier, rows = ground.carrier, []
    if ground.state.phase is Phase.PUNT_RUSH and ground.play.call is not None:
        return [_kicked_row(looked.game, ground.state, seat, ground.play.call.value)]
    if carrier is not None and carrier.side is not seat:
        ways = reach.reach(ground, seat)
        least = min(
            (found[carrier.at] for found in ways.values() if carrier.at in found), default=0
        )
        words = tr("out of reach")
        if least:
            words = trn("sure, in {n} move", "sure, in {n} moves", least)
        rows.append(Odd(tr("Tackle him now"), 1.0 if least else 0.0, words))
        rows += [Odd(tr("Theirs: {man}", man=row.name), row.share, row.number)
                 for row in _throw_rows(ground, passing.fan(ground))[:4]]  # fmt: skip
    return rows


def _kick_off_rows(looked: _Looked) -> list[Odd]:
    game, seat = looked.game, looked.seat
    branches = list(
        every_branch(
            lambda dice: game.apply(looked.ground.state, {seat: Move("kickoff")}, dice).events
        )
    )
    yards = [(b.chance, round(_number(b.result, told.KICKOFF, "yards"))) for b in branches]
    mean = sum(float(chance) * far for chance, far in yards)
    back = [b.chance for b in branches if _tells(b.result, told.TOUCHBACK)]
    rows = [
        Odd(
            tr("Comes down"),
            min(1.0, mean / 60),
            tr("{yards:.0f} yards away on average", yards=mean),
        )
    ]
    return rows + ([odd(tr("Touchback at once"), sum(back, Fraction(0)))] if back else [])


def _try_rows(looked: _Looked) -> list[Odd]:
    game, seat = looked.game, looked.seat
    state = looked.ground.state
    branches = every_branch(lambda dice: game.apply(state, {seat: Move("try", ("die",))}, dice))
    good = [b.chance for b in branches if _tells(b.result.events, told.TRY_GOOD)]
    return [odd(tr("The point"), sum(good, Fraction(0)))]


_BY_DICE: dict[Phase, Callable[[_Looked], list[Odd]]] = {
    Phase.KICKOFF: _kick_off_rows,
    Phase.TRY_CHOICE: _try_rows,
}


def _choice_rows(looked: _Looked) -> list[Odd]:
    known = [(moves[0], worth) for moves, worth in looked.lines if worth is not None]
    if len(known) < 2:
        return []
    worths = [worth for _, worth in known]
    wide = max(1e-9, max(worths) - min(worths))
    return [
        Odd(_plain(move), max(0.04, (worth - min(worths)) / wide), to_points(worth))
        for move, worth in known
    ]


def _plain(move: Move) -> str:
    return sentence([SAID.get(str(move), str(move).replace("-", " "))])


# the best turns


def _suggestion(looked: _Looked, moves: tuple[Move, ...], worth: float | None) -> Suggestion:
    said = "" if worth is None else to_points(worth)
    lineup = _laid(looked, moves[0])
    if lineup is not None:
        rings = tuple(Trail(TEAMS[looked.seat], (man.at,), "ghost") for man in lineup.men)
        words = tr("Line up as the rings show")
        if lineup.name:
            words = tr("Line up: {line_up}", line_up=formation_words(lineup.name))
        return Suggestion(words, said, trails=rings, lineup=moves[0])
    turn = Drawn(looked.ground, looked.seat, looked.names)
    parts = [turn.told(move) for move in _at_one_go(moves)]
    made = tuple(looked.game.words(move) for move in moves)
    runs = sum(move.verb == "cover" for move in moves)
    words = _run_words(runs) if runs > 1 else sentence(parts)
    return Suggestion(words, said, made, turn.trails, turn.motions)


def _run_words(runs: int) -> str:
    return trn("{n} man runs down the field", "{n} men run down the field", runs)


def _at_one_go(moves: tuple[Move, ...]) -> list[Move]:
    """The moves with a man's steps one after another made one, as they are told."""
    found: list[Move] = []
    for move in moves:
        before = found[-1] if found else None
        if before and before.verb == move.verb == "move" and before.args[-1] == move.args[0]:
            found[-1] = Move("move", (*before.args, *move.args[1:]))
        else:
            found.append(move)
    return found
