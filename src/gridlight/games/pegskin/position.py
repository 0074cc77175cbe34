"""Positions as text: the state from `[position]`, and a state under the keys of `expect`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from gridlight.football import field
from gridlight.football.positions import (
    clock_at,
    line_to_gain_at,
    only_known,
    plain,
    score_at,
    seat_at,
    switch_at,
    whole_at,
    words_at,
)
from gridlight.football.situation import Situation, dead_ball
from gridlight.games.pegskin import lineups, pegtext
from gridlight.games.pegskin.holes import Hole, hole_of, name_of
from gridlight.games.pegskin.phases import (
    BEFORE_THE_ROLL,
    BEHIND_THE_LINE,
    IN_PLAY,
    MOVING,
    OF_A_PLAY,
    ROLLED,
    RUN,
    WITHOUT_THE_BALL,
    Phase,
)
from gridlight.games.pegskin.ruleset import Numbers, Settings
from gridlight.games.pegskin.scrimmages import leader
from gridlight.games.pegskin.state import ELEVEN, Board, Pair, Peg, PegskinState, Play
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr

T = TypeVar("T")

KEYS = frozenset(
    {
        *("possession", "spot", "down", "togo", "quarter", "plays", "score", "phase", "seat"),
        *("moves_left", "carrier", "pegs", "blocks", "trying"),
        *("motion_done", "rolled", "used", "no_pass", "screen_thrown", "run_peg", "carried"),
        *("caught", "pitched"),
        *("opened", "yards", "first_downs"),
    }
)
_MOST_MOVES = 15
_SIDES = ("offense", "defense")


def describe(state: PegskinState, settings: Settings) -> dict[str, Any]:
    """The public state as plain data."""
    said: dict[str, Any] = {
        "phase": state.phase.value,
        "seat": state.decider.value if state.decider else None,
        "score": list(state.score.pair()),
        "over": state.phase is Phase.GAME_OVER,
        "winner": _winner(state),
        "quarter": state.clock.quarter,
        "plays": state.clock.plays,
    }
    if state.phase is not Phase.COIN_TOSS:
        said["possession"] = state.offense.value
        said["spot"] = plain(state.situation.spot)
    if state.situation.down and state.phase is not Phase.GAME_OVER:
        said["down"] = state.situation.down
        said["togo"] = plain(state.situation.to_go)
    if state.moves_left is not None:
        said["moves_left"] = state.moves_left
    if settings.scrimmage:
        said["yards"] = _pair(state.yards)
        said["first_downs"] = _pair(state.first_downs)
    return said | _described_board(state.board)


def _pair(pair: Pair) -> list[Any]:
    return [plain(pair.home), plain(pair.visitors)]


def _described_board(board: Board) -> dict[str, Any]:
    if not board.pegs and not board.blocks:
        return {}
    tops = {name_of(block.at): block.top.letter for block in board.blocks}
    said: dict[str, Any] = {
        "at": tops | {name_of(peg.at): peg.letter for peg in board.pegs},
        "pegs": [pegtext.write_peg(peg) for peg in board.pegs],
        "blocks": [pegtext.write_block(block) for block in board.blocks],
    }
    if board.carrier is not None:
        said["carrier"] = name_of(board.carrier)
    return said


def _winner(state: PegskinState) -> str | None:
    if state.phase is not Phase.GAME_OVER:
        return None
    return state.winner.value if state.winner else "tie"


def as_position(state: PegskinState, settings: Settings) -> dict[str, Any]:
    """The `[position]` that leads to this state, as far as a position can say it.

    A position has no past: line-ups to be offered again, moves to be taken back, and how many
    rolls a play has seen aren't in it.
    """
    said = {key: value for key, value in describe(state, settings).items() if key in KEYS}
    if not said.get("blocks"):
        said.pop("blocks", None)
    if state.opened is not None:
        said["opened"] = state.opened.value
    for key, pair in (("yards", state.yards), ("first_downs", state.first_downs)):
        if pair != Pair():
            said[key] = _pair(pair)
    return said | (_as_played(state) if state.play is not None else {})


def _as_played(state: PegskinState) -> dict[str, Any]:
    play = state.play
    assert play is not None
    rolls = (play.offense_rolls, play.defense_rolls)
    said: dict[str, Any] = {
        "trying": play.trying,
        "motion_done": play.stepped_back,
        "rolled": [side for side, count in zip(_SIDES, rolls, strict=True) if count],
        "used": {name_of(peg.at): _used(peg) for peg in state.board.pegs if peg.steps},
        "no_pass": play.no_pass,
        "screen_thrown": play.screened,
        "caught": play.caught and not play.screened,
        "pitched": play.pitched,
        "run_peg": name_of(play.chaser) if play.chaser else None,
        "carried": play.carried,
    }
    return {key: value for key, value in said.items() if value}


def _used(peg: Peg) -> int | list[int]:
    return [peg.straight, peg.sideways] if peg.sideways else peg.straight


def from_position(wanted: Mapping[str, Any], rules: Numbers, settings: Settings) -> PegskinState:
    """The state that a position says; raises `ValueError`: the key at fault, a colon, why."""
    only_known(wanted, KEYS)
    phase = _phase(wanted)
    if settings.scrimmage and (phase is Phase.TRY_CHOICE or "trying" in wanted):
        key = "trying" if "trying" in wanted else "phase"
        raise ValueError(f"{key}: " + tr("a scrimmage has no tries (PS-30)"))
    possession = seat_at(wanted, "possession", Seat.HOME)
    board = _board(wanted, phase, settings)
    state = PegskinState(
        phase=phase,
        decider=_who_decides(phase, possession),
        situation=_situation(wanted, phase, possession, rules),
        clock=_clock(wanted, settings),
        score=score_at(wanted),
        board=board,
        play=_play(wanted, phase, board, settings) if phase in OF_A_PLAY else None,
        moves_left=_moves_left(wanted, phase, rules),
        opened=None if phase is Phase.COIN_TOSS else seat_at(wanted, "opened", Seat.HOME),
        yards=_numbers(wanted, "yards"),
        first_downs=_numbers(wanted, "first_downs"),
    )
    _check_seat(wanted, state)
    _check_run(state)
    if phase is Phase.GAME_OVER:
        winner = leader(state) if settings.scrimmage else state.score.leader
        state = replace(state, winner=winner)
    return state


def _phase(wanted: Mapping[str, Any]) -> Phase:
    try:
        return Phase(wanted.get("phase", "setup-offense"))
    except ValueError:
        raise ValueError(
            "phase: " + tr("“{phase}” is no phase of Pegskin", phase=wanted["phase"])
        ) from None


def _who_decides(phase: Phase, offense: Seat) -> Seat | None:
    if phase is Phase.GAME_OVER:
        return None
    if phase is Phase.COIN_TOSS:
        return Seat.VISITORS
    return offense.other if phase in WITHOUT_THE_BALL else offense


def _check_seat(wanted: Mapping[str, Any], state: PegskinState) -> None:
    decider = state.decider
    if "seat" in wanted and decider is not None and seat_at(wanted, "seat", decider) != decider:
        raise ValueError(
            "seat: "
            + tr("in “{phase}” {seat} decides", phase=state.phase.value, seat=decider.value)
        )


def _clock(wanted: Mapping[str, Any], settings: Settings) -> Any:
    clock = clock_at(wanted)
    most = settings.scrimmage_plays if settings.scrimmage else settings.plays_per_quarter
    if clock.plays >= most and wanted.get("phase") not in ("try-choice", "game-over"):
        raise ValueError(
            "plays: "
            + tr("{plays} have been played, all there are is {most}", plays=clock.plays, most=most)
        )
    return clock


def _situation(
    wanted: Mapping[str, Any], phase: Phase, possession: Seat, rules: Numbers
) -> Situation:
    try_at = field.forward(possession, field.goal(possession), -rules.try_from)
    trying = phase is Phase.TRY_CHOICE or "trying" in wanted
    usual = try_at if trying else field.own(possession, rules.series_at)
    spot = wanted.get("spot", plain(usual))
    if type(spot) is not int or not 0 < spot < field.LENGTH:
        raise ValueError("spot: " + tr("{spot!r} isn't a whole number from 1 to 99", spot=spot))
    if trying or phase in (Phase.COIN_TOSS, Phase.GAME_OVER):
        return dead_ball(possession, spot)
    down = whole_at(wanted, "down", 1, 1, rules.downs)
    return Situation(possession, spot, down, line_to_gain_at(wanted, possession, spot, least=1))


def _board(wanted: Mapping[str, Any], phase: Phase, settings: Settings) -> Board:
    holes = settings.holes
    pegs = _read("pegs", lambda: pegtext.read_pegs(words_at(wanted, "pegs"), holes))
    pairs = words_at(wanted, "blocks")
    blocks = _read("blocks", lambda: tuple(pegtext.read_block(pair, holes) for pair in pairs))
    if phase not in IN_PLAY:
        if pegs or blocks or "carrier" in wanted:
            key = next(key for key in ("pegs", "blocks", "carrier") if wanted.get(key))
            raise ValueError(
                f"{key}: " + tr("nobody stands on the board in “{phase}”", phase=phase.value)
            )
        return Board()
    board = Board(_with_steps(wanted, pegs), blocks, _hole(wanted, "carrier"))
    _check_pegs(board)
    _check_sides(board, phase)
    _check_carrier(board, phase)
    return board


def _read(key: str, read: Callable[[], T]) -> T:
    try:
        return read()
    except ValueError as error:
        message = str(error)
        raise ValueError(
            message if message.startswith(f"{key}: ") else f"{key}: {message}"
        ) from None


def _hole(wanted: Mapping[str, Any], key: str) -> Hole | None:
    return _read(key, lambda: hole_of(str(wanted[key]))) if key in wanted else None


def _with_steps(wanted: Mapping[str, Any], pegs: tuple[Peg, ...]) -> tuple[Peg, ...]:
    """The pegs with the steps that they have made in this roll: `used = { "24,-1" = 2 }`.

    A bare number are steps forward, backward or diagonally; a list says those, then sideways.
    """
    used = wanted.get("used", {})
    if not isinstance(used, Mapping):
        raise ValueError("used: " + tr("{used!r} isn't a table of holes and steps", used=used))
    named = _read("used", lambda: {hole_of(name): name for name in used})
    steps = {hole: _steps(name, used[name]) for hole, name in named.items()}
    unknown = set(steps) - {peg.at for peg in pegs}
    if unknown:
        raise ValueError("used: " + tr("nobody stands in {hole}", hole=name_of(min(unknown))))
    return tuple(
        replace(peg, straight=steps[peg.at][0], sideways=steps[peg.at][1])
        if peg.at in steps
        else peg
        for peg in pegs
    )


def _steps(name: str, value: Any) -> tuple[int, int]:
    pair = value if isinstance(value, list | tuple) else (value, 0)
    if len(pair) != 2 or any(type(n) is not int or not 0 <= n <= 4 for n in pair):
        raise ValueError(
            "used: "
            + tr("{name} = {value!r} isn't a number of steps from 0 to 4", name=name, value=value)
        )
    return pair[0], pair[1]


def _check_pegs(board: Board) -> None:
    everybody = [*board.pegs, *(peg for block in board.blocks for peg in (block.top, block.under))]
    for (offense, kind), count in Counter((peg.offense, peg.kind) for peg in everybody).items():
        if count > ELEVEN[kind]:
            side = _SIDES[0] if offense else _SIDES[1]
            raise ValueError(
                "pegs: "
                + tr(
                    "the {side} has {count} of {kind}, a team has {most} (PS-4)",
                    side=side,
                    count=count,
                    kind=kind.value,
                    most=ELEVEN[kind],
                )
            )
    taken = _twice([block.at for block in board.blocks] + [peg.at for peg in board.pegs])
    if taken is not None:
        raise ValueError("blocks: " + tr("{hole} is taken twice", hole=name_of(taken)))


def _check_sides(board: Board, phase: Phase) -> None:
    """Before the first roll each side stands on its own side of the line (PS-5, PS-6)."""
    if phase not in BEFORE_THE_ROLL:
        return
    if board.blocks:
        raise ValueError("blocks: " + tr("in “{phase}” nobody has blocked yet", phase=phase.value))
    for peg in board.pegs:
        if not peg.offense and phase is Phase.SETUP_DEFENSE:
            raise ValueError(
                "pegs: " + tr("in “setup-defense” only the offense stands on the board")
            )
        if (peg.at[1] < 0) is not peg.offense or not peg.at[1]:
            raise ValueError("pegs: " + _where_it_stands(peg, phase))


def _where_it_stands(peg: Peg, phase: Phase) -> str:
    at, said = name_of(peg.at), phase.value
    if peg.offense:
        return tr(
            "{hole}: in “{phase}” the offense stands behind row 0 (PS-5)", hole=at, phase=said
        )
    return tr("{hole}: in “{phase}” the defense stands from row 1 on (PS-5)", hole=at, phase=said)


def _twice(holes: Iterable[Hole]) -> Hole | None:
    return next((hole for hole, count in Counter(holes).items() if count > 1), None)


def _check_carrier(board: Board, phase: Phase) -> None:
    if board.carrier is None:
        raise ValueError("carrier: " + tr("say who has the ball, or takes the snap"))
    at = name_of(board.carrier)
    peg = next((peg for peg in board.pegs if peg.offense and peg.at == board.carrier), None)
    if peg is None:
        raise ValueError(
            "carrier: " + tr("no peg of the offense that can move stands in {hole}", hole=at)
        )
    if not peg.kind.handles:
        raise ValueError(
            "carrier: " + tr("the lineman in {hole} may not handle the ball (PS-4)", hole=at)
        )
    if phase in BEHIND_THE_LINE and peg.at[1] > lineups.LINE_ROW:
        raise ValueError(
            "carrier: " + tr("in “{phase}” the ball is behind row 0", phase=phase.value)
        )


def _check_run(state: PegskinState) -> None:
    carrier, play = state.board.carrier, state.play
    if carrier is None or play is None:
        return
    spot = field.forward(state.offense, state.situation.spot, play.carried + carrier[1])
    if field.scored(state.offense, spot):
        raise ValueError("carrier: " + tr("he has reached the goal line already (PS-28)"))


def _play(wanted: Mapping[str, Any], phase: Phase, board: Board, settings: Settings) -> Play:
    rolled = words_at(wanted, "rolled")
    if any(side not in _SIDES for side in rolled):
        raise ValueError(
            "rolled: " + tr("{rolled!r} isn't a list of “offense” and “defense”", rolled=rolled)
        )
    if phase in RUN or phase is Phase.DECLARE:  # PS-8
        rolled = [*_SIDES]
    elif phase is Phase.LINE_OFFENSE and "moves_left" in wanted:
        rolled = [*rolled, _SIDES[0]]
    screened, caught = switch_at(wanted, "screen_thrown"), switch_at(wanted, "caught")
    if caught and not screened and phase not in RUN:
        raise ValueError(
            "caught: " + tr("a catch on or over the line makes the play a run (PS-22)")
        )
    return Play(
        trying=_trying(wanted),
        stepped_back=switch_at(wanted, "motion_done"),
        offense_rolls=int(_SIDES[0] in rolled),
        defense_rolls=int(_SIDES[1] in rolled),
        no_pass=switch_at(wanted, "no_pass"),
        screened=screened,
        thrown=screened or caught,
        caught=screened or caught,
        pitched=switch_at(wanted, "pitched"),
        carried=whole_at(wanted, "carried", 0, 0, field.LENGTH),
        chaser=_chaser(wanted, phase, board),
    )


def _trying(wanted: Mapping[str, Any]) -> str | None:
    trying = wanted.get("trying")
    if trying not in (None, "run", "pass"):
        raise ValueError("trying: " + tr("“{trying}” isn't run or pass", trying=trying))
    return trying


def _chaser(wanted: Mapping[str, Any], phase: Phase, board: Board) -> Hole | None:
    hole = _hole(wanted, "run_peg")
    if hole is None:
        return None
    if phase is not Phase.RUN_DEFENSE:
        raise ValueError("run_peg: " + tr("it is the defender that moves in “run-defense”"))
    if not any(peg.at == hole and not peg.offense for peg in board.pegs):
        raise ValueError(
            "run_peg: " + tr("no defender that can move stands in {hole}", hole=name_of(hole))
        )
    return hole


def _moves_left(wanted: Mapping[str, Any], phase: Phase, rules: Numbers) -> int | None:
    if phase not in MOVING:
        if "moves_left" in wanted:
            raise ValueError("moves_left: " + tr("nobody moves in “{phase}”", phase=phase.value))
        return None
    if phase in ROLLED and "moves_left" not in wanted:
        return None
    return whole_at(wanted, "moves_left", rules.reaction_moves, 0, _MOST_MOVES)


def _numbers(wanted: Mapping[str, Any], key: str) -> Pair:
    value = wanted.get(key, [0, 0])
    two = isinstance(value, list | tuple) and len(value) == 2
    if not two or any(type(number) is not int for number in value):
        raise ValueError(
            f"{key}: " + tr("{value!r} isn't two whole numbers, home first", value=value)
        )
    return Pair(*value)
