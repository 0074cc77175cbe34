"""What a coach whispers at the Pegskin table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from gridlight.football import events as told
from gridlight.games.pegskin import chances, lineups, reach
from gridlight.games.pegskin.chances import Chances
from gridlight.games.pegskin.game import Pegskin
from gridlight.games.pegskin.ground import Ground
from gridlight.games.pegskin.holes import Hole, hole_of, name_of
from gridlight.games.pegskin.passing import Outcome
from gridlight.games.pegskin.phases import (
    LINE_PLAY,
    MOVING,
    ROLLED,
    SETUPS,
    WITHOUT_THE_BALL,
    Phase,
)
from gridlight.games.pegskin.state import PegskinState
from gridlight.games.pegskin.steps import Landing
from gridlight.kernel.game import LegalMoves, Seat
from gridlight.kernel.language import tr, trn
from gridlight.kernel.moves import Move
from gridlight.kernel.odds import every_branch
from gridlight.present.board_hints import (
    SAID,
    BoardHints,
    Suggestion,
    apart,
    best_hint,
    chance_to_win,
    closeness,
    odd,
    odds_hint,
    percent,
    sentence,
)
from gridlight.present.formations import formation_words
from gridlight.present.hints import NUDGE, Odd, hint_at
from gridlight.present.pegboard import Block, Flight, PegModel, Trail, Walk, moved
from gridlight.present.pegskin_board import TEAMS, bare, peg_in_sentence, peg_name, takers
from gridlight.present.pegskin_calls import PITCH
from gridlight.present.pegskin_lineup import LineUp
from gridlight.present.situation import Names, yard_line

if TYPE_CHECKING:
    from gridlight.coaches.pegskin.coach import PegskinCoach

Stop = Callable[[], bool]
CLOSE = 0.02
_TURNS = tr("Whole turns, the best first, with your chance to win after each.")
LOOKED_AT = 24
"""So many turns are looked at for a few that differ."""

ROLLS = ((2, 3), (4, 5), (6, 8), (9, 15))
"""Totals of a roll that are told together."""


@dataclass(frozen=True, slots=True)
class _Looked:
    """What the coach found: turns with their worths, and the board they are for."""

    game: Pegskin
    ground: Ground
    seat: Seat
    names: Names
    lines: tuple[tuple[tuple[Move, ...], float | None], ...]

    @property
    def state(self) -> PegskinState:
        """The state that is looked at."""
        return self.ground.state

    @property
    def first(self) -> tuple[Move, ...]:
        """The moves of the best turn."""
        return self.lines[0][0]


def hints_of(
    coach: PegskinCoach,
    game: Pegskin,
    view: Any,
    asked: tuple[Seat, LegalMoves[Move]],
    names: Names,
    stop: Stop,
) -> BoardHints:
    """The steps of a hint for the seat that is asked, which may make those moves."""
    seat, legal = asked
    lines = apart([(line.moves, line.worth) for line in coach.best(view, LOOKED_AT, stop)])
    reason = _TURNS
    if view.state.phase not in MOVING:
        reason = coach.advise(view, seat, legal, stop).reason
    looked = _Looked(game, game.ground(view.state), seat, names, lines)
    rows, words = _odds(looked)
    return BoardHints(
        hint_at(NUDGE, _nudge(looked)),
        odds_hint(rows, words),
        best_hint(_reason(looked, reason)),
        tuple(_suggestion(looked, moves, worth) for moves, worth in lines),
    )


def worths_of(coach: PegskinCoach, view: Any, stop: Stop) -> Mapping[str, str]:
    """What each throw is worth that can be declared now, by its words; empty elsewhere."""
    if view.state.phase is not Phase.DECLARE:
        return {}
    lines = coach.best(view, 24, stop)
    return {
        str(line.moves[0]): chance_to_win(line.worth)
        for line in lines
        if line.moves[0].verb == "throw"
    }


def _reason(looked: _Looked, said: str) -> str:
    """The coach's reason, where it is more than the words of moves."""
    if looked.state.phase in ROLLED and looked.state.moves_left is None:
        return tr("The dice come before anything else.")
    return _TURNS if looked.state.phase is Phase.MOTION else said


# the nudge


def _nudge(looked: _Looked) -> str:
    state = looked.state
    phase, first = state.phase, looked.first[0]
    if phase in SETUPS:
        return _setup_nudge(looked)
    if phase in ROLLED and state.moves_left is None:
        return tr("Nothing to choose yet: roll the dice.")
    if phase is Phase.DECLARE:
        return _declare_nudge(looked)
    if phase in MOVING:
        return _turn_nudge(looked)
    if phase is Phase.MOTION:
        return (
            tr("Somebody stands better elsewhere.") if first.args else tr("Everybody stands well.")
        )
    return closeness([worth for _, worth in looked.lines if worth is not None], CLOSE)


def _setup_nudge(looked: _Looked) -> str:
    first = looked.first[0]
    if first.verb == "punt":
        return tr("The ball is worth more far away than a first down is likely.")
    if first.verb == "field-goal":
        return tr("Points are within reach of the dice.")
    return tr("One line-up here is the plainest answer to what may come.")


_DECLARED = {
    "run": tr("The way is as open as it will be: go now."),
    "roll": tr("Time is on your side: don’t declare yet."),
}


def _declare_nudge(looked: _Looked) -> str:
    first = looked.first[0]
    worths = [worth for _, worth in looked.lines if worth is not None]
    if len(worths) > 1 and worths[0] - worths[1] < CLOSE:
        return tr("Two of your choices are close: run, pass and roll on are all worth a look.")
    return _DECLARED.get(first.verb, tr("Somebody is open: have a look at the receivers."))


def _turn_nudge(looked: _Looked) -> str:
    ground = looked.ground
    walks = [move for move in looked.first if move.verb == "move"]
    if any(move.verb in ("hand", "pitch") for move in looked.first):
        return tr("Another man is better placed with the ball.")
    if not walks:
        return tr("Stay where you are: your pegs stand well.")
    carrier = ground.state.board.carrier
    ends = {_path(move)[0]: _path(move)[-1] for move in walks}
    if ground.state.phase in WITHOUT_THE_BALL:
        if carrier in ends.values():
            return tr("The man with the ball is within reach.")
        free = peg_in_sentence(ground, _nearest(ends, carrier))
        return tr("Your {man} is free to close in.", man=free)
    if carrier in ends:
        return _room(ends[carrier][0] - carrier[0])
    if any(ground.pegs.get(end) for end in ends.values()):
        return tr("A block now makes the room you need.")
    return tr("Send your {man} on his way.", man=peg_in_sentence(ground, next(iter(ends))))


def _room(columns: int) -> str:
    if not columns:
        return tr("There is room straight ahead for the man with the ball.")
    if columns > 0:
        return tr("There is room to the right for the man with the ball.")
    return tr("There is room to the left for the man with the ball.")


def _nearest(ends: Mapping[Hole, Hole], ball: Hole | None) -> Hole:
    """Of those who move, the one who comes nearest to the ball."""
    if ball is None:
        return next(iter(ends))
    return min(ends, key=lambda at: max(abs(ends[at][0] - ball[0]), abs(ends[at][1] - ball[1])))


# the odds


def _odds(looked: _Looked) -> tuple[list[Odd], str]:
    state = looked.state
    if state.phase in ROLLED and state.moves_left is None:
        return _roll_rows(looked), tr("How many moves the dice bring.")
    if state.phase is Phase.DECLARE:
        return _throw_rows(looked), tr("What the S-D-T die makes of each pass.")
    if state.phase in MOVING:
        return _turn_rows(looked), tr(
            "Blocks and tackles need no dice: what is within reach is sure."
        )
    if state.phase is Phase.SETUP_OFFENSE:
        return _kick_rows(looked), tr("What the dice make of a kick.")
    if state.phase is Phase.TRY_CHOICE:
        return _try_rows(looked), tr("What the dice make of it.")
    return _choice_rows(looked), tr("The chance to win after each.")


def _roll_rows(looked: _Looked) -> list[Odd]:
    game, state, seat = looked.game, looked.state, looked.seat
    falls: Counter[int] = Counter()
    tackled = Fraction(0)
    after: dict[int, Fraction] = {}
    for branch in every_branch(lambda dice: game.apply(state, {seat: Move("roll")}, dice).state):
        left = branch.result.moves_left or 0
        after[left] = after.get(left, Fraction(0)) + branch.chance
        if state.phase in WITHOUT_THE_BALL and _reaches(game, branch.result, seat):
            tackled += branch.chance
        falls[left] += 1
    rows = []
    if state.phase in WITHOUT_THE_BALL:
        rows.append(odd(tr("A tackle within reach"), tackled))
    if state.phase in LINE_PLAY:
        for least, most in ROLLS:
            chance = sum((c for n, c in after.items() if least <= n <= most), Fraction(0))
            words = tr("{least} to {most} moves", least=least, most=most)
            rows.append(
                odd(words if most < 15 else tr("{least} moves or more", least=least), chance)
            )
        return rows
    return rows + [odd(trn("{n} move", "{n} moves", n), after[n]) for n in sorted(after)]


def _reaches(game: Pegskin, state: PegskinState, seat: Seat) -> bool:
    """Whether a peg of a seat can tackle with the moves that it has."""
    found = reach.reach(game.ground(state), seat)
    return any(each.landing is Landing.TACKLE for ends in found.values() for each in ends.values())


def _throw_rows(looked: _Looked) -> list[Odd]:
    rows = [
        _chances_row(peg_name(looked.ground, each.thrown.receiver), each.chances)
        for each in chances.throws(looked.game, looked.state)
    ]
    return sorted(rows, key=lambda row: -row.share)


def _chances_row(name: str, found: Chances) -> Odd:
    lost = found.of(Outcome.INTERCEPTED)
    sacked = found.of(Outcome.SACK)
    more = [tr("{share} int", share=percent(lost))] if lost else []
    more += [tr("{share} sack", share=percent(sacked))] if sacked else []
    return odd(name, found.of(Outcome.COMPLETE), ", ".join(more))


def _turn_rows(looked: _Looked) -> list[Odd]:
    ground, state = looked.ground, looked.state
    if state.phase in WITHOUT_THE_BALL:
        sure = _reaches(looked.game, state, looked.seat)
        return [Odd(tr("Tackle him now"), float(sure), tr("sure") if sure else tr("out of reach"))]
    rows = []
    carrier = state.board.carrier
    if carrier is not None:
        ways = reach.reach(ground, looked.seat).get(carrier, {})
        far = max((hole[1] - carrier[1] for hole in ways), default=0)
        rows.append(
            Odd(
                tr("Run this turn"),
                min(1.0, max(0.0, far / 10)),
                trn("up to {n} yard", "up to {n} yards", far),
            )
        )
    if state.phase is Phase.LINE_OFFENSE:
        for to in takers(ground, looked.seat, PITCH, looked.game)[:4]:
            found = chances.pitch_chances(looked.game, state, to)
            rows.append(_chances_row(tr("Pitch to {man}", man=peg_in_sentence(ground, to)), found))
    return rows


def _kick_rows(looked: _Looked) -> list[Odd]:
    game, state = looked.game, looked.state
    legal, rows = game.legal(state, looked.seat), []
    if Move("field-goal") in legal:
        rows.append(odd(tr("Field goal"), chances.field_goal_chance(game, state)))
    if Move("punt") in legal:
        spots = chances.punt_chances(game, state)
        mean = float(sum(spot * float(chance) for spot, chance in spots))
        there = yard_line(round(mean))
        rows.append(Odd(tr("Punt"), 0.5, tr("theirs at the {yard} on average", yard=there)))
    return rows


def _try_rows(looked: _Looked) -> list[Odd]:
    game, state, seat = looked.game, looked.state, looked.seat
    branches = every_branch(lambda dice: game.apply(state, {seat: Move("try", ("kick",))}, dice))
    good = [
        each.chance
        for each in branches
        if any(event.name == told.TRY_GOOD for event in each.result.events)
    ]
    return [odd(tr("The kick"), sum(good, Fraction(0)))]


def _choice_rows(looked: _Looked) -> list[Odd]:
    known = [(moves[0], worth) for moves, worth in looked.lines if worth is not None]
    if len(known) < 2:
        return []
    return [
        Odd(_plain(move), max(0.04, 0.5 + 0.5 * worth), chance_to_win(worth))
        for move, worth in known
    ]


def _plain(move: Move) -> str:
    if move.verb == "motion":
        return tr("Motion to {hole}", hole=move.args[1])
    if move.verb == "place":
        return tr("A line-up")
    return sentence([SAID.get(str(move), str(move).replace("-", " "))])


# the best turns


def _suggestion(looked: _Looked, moves: tuple[Move, ...], worth: float | None) -> Suggestion:
    said = "" if worth is None else chance_to_win(worth)
    if moves[0].verb == "place":
        return _line_up(looked, moves[0], said)
    drawn = _Drawn(looked)
    parts = [drawn.told(move) for move in moves]
    words = [looked.game.words(move) for move in moves]
    return Suggestion(sentence(parts), said, tuple(words), drawn.trails, drawn.motions)


def _line_up(looked: _Looked, move: Move, said: str) -> Suggestion:
    offense = looked.state.phase is Phase.SETUP_OFFENSE
    placed = lineups.read(move, offense=offense, holes=looked.ground.holes)
    lineup = LineUp(looked.ground, looked.seat, placed.pegs, placed.taker)
    rings = tuple(Trail(TEAMS[looked.seat], (peg.at,), "ghost") for peg in placed.pegs)
    words = tr("Line up as the rings show")
    if lineup.name:
        words = tr("Line up: {line_up}", line_up=formation_words(lineup.name))
    return Suggestion(words, said, trails=rings, lineup=move)


def _path(move: Move) -> tuple[Hole, ...]:
    """The holes of a walk; a step over the sideline is left out."""
    return tuple(hole_of(name) for name in move.args if name != "out")


class _Drawn:
    """A turn as it is told and drawn, move by move, over the board as it comes to stand."""

    def __init__(self, looked: _Looked) -> None:
        self._model: PegModel = bare(looked.ground, looked.names)
        self._names = {
            peg.at: peg_in_sentence(looked.ground, peg.at) for peg in looked.state.board.pegs
        }
        self._team = TEAMS[looked.seat]
        self.trails: tuple[Trail, ...] = ()
        self.motions: tuple[Walk | Block | Flight, ...] = ()

    def told(self, move: Move) -> str:
        """The move in words; it is drawn as well."""
        if move.verb == "move":
            return self._walk(_path(move), out=move.args[-1] == "out")
        if move.verb == "motion":
            start, end = map(hole_of, move.args)
            return self._walk((start, end), out=False)
        if move.verb in ("hand", "pitch", "throw"):
            return self._ball(move)
        if move.verb == "done":
            return ""
        return SAID.get(str(move), str(move).replace("-", " "))

    def _walk(self, path: tuple[Hole, ...], *, out: bool) -> str:
        start, end = path[0], path[-1]
        who, there = self._names.pop(start, tr("peg")), self._model.peg_at(end)
        self._names[end] = who
        if there is None or there.team == self._team:
            self._add(Walk(path), Trail(self._team, path, "run"))
            self.trails += (Trail(self._team, (end,), "ghost"),)
            if out:
                return tr("{man} to {hole} and out of bounds", man=who, hole=name_of(end))
            return tr("{man} to {hole}", man=who, hole=name_of(end))
        if end == self._model.carrier:
            self._add(Walk(path, "tackle"), Trail(self._team, path, "run"))
            return tr("{man} tackles the man with the ball", man=who)
        self._add(Block(path), Trail(self._team, path, "run"))
        return tr("{man} blocks the peg in {hole}", man=who, hole=name_of(end))

    def _ball(self, move: Move) -> str:
        to, start = hole_of(move.args[-1]), self._model.carrier
        who = self._names.get(to, tr("peg"))
        if start is not None:
            kind = {"hand": "hand-off", "pitch": "pitch"}.get(move.verb, "pass")
            flight = Flight(start, to, kind)  # type: ignore[arg-type]
            self._add(flight, Trail(self._team, (start, to), "pass"))
        return {
            "hand": tr("hand off to the {man} in {hole}", man=who, hole=name_of(to)),
            "pitch": tr("pitch to the {man} in {hole}", man=who, hole=name_of(to)),
            "throw": tr("throw to the {man} in {hole}", man=who, hole=name_of(to)),
        }[move.verb]

    def _add(self, motion: Walk | Block | Flight, trail: Trail) -> None:
        self._model = moved(self._model, motion)
        self.motions += (motion,)
        self.trails += (trail,)


def drawn(model: PegModel, play: Suggestion) -> PegModel:
    """The board with a turn drawn on it, and no throws that hide it."""
    return replace(model, trails=play.trails, throws=())


def drafted(model: PegModel, play: Suggestion) -> PegModel:
    """The board with a turn laid on it, rings where its pegs came from, and nothing on offer."""
    for motion in play.motions:
        model = moved(model, motion)
    lines = tuple(each for each in play.trails if each.kind != "ghost")
    rings = tuple(Trail(each.team, each.holes[:1], "ghost") for each in lines)
    return replace(model, offers=(), targets=(), throws=(), reach=(), trails=(*lines, *rings))
