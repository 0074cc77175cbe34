"""Positions as text: the state from `[position]`, and a state under the keys of `expect`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
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
from gridlight.games.all_pro import boardtext, lineups, rows
from gridlight.games.all_pro.phases import BEFORE_THE_TOSS, MOVING, SETUPS, Phase
from gridlight.games.all_pro.ruleset import Numbers, Settings
from gridlight.games.all_pro.state import (
    ELEVEN,
    MOVES,
    AllProState,
    Board,
    Call,
    Kind,
    Man,
    Play,
    PlayKind,
)
from gridlight.games.all_pro.steps import having_ball
from gridlight.kernel.game import Seat
from gridlight.kernel.grid import Grid, Square, name_of, square_of
from gridlight.kernel.language import tr

T = TypeVar("T")

KEYS = frozenset(
    {
        *("possession", "spot", "down", "togo", "quarter", "plays", "score", "phase", "seat"),
        *("moves_left", "carrier", "loose", "board", "blocks"),
        *("call", "kick", "passed", "kicker_moved", "opening_kick", "kickoff_after"),
    }
)
STARTABLE = frozenset(Phase) - {Phase.TOUCHBACK_CHOICE, Phase.PENALTY_CHOICE}
RETURNS = frozenset({Phase.KICK_COVERAGE, Phase.RETURN_MOVES, Phase.COVER_MOVES})
KICKOFFS = frozenset({Phase.KICKOFF_SETUP, Phase.KICKOFF})
PLAYING = MOVING | SETUPS | RETURNS | {Phase.KICKOFF, Phase.SNAP, Phase.THROW}
"""Phases that belong to a play, or to its line-ups."""

NOT_WITH_THE_BALL = frozenset(
    {
        *(Phase.SETUP_DEFENSE, Phase.DEFENSE_MOVES, Phase.PASS_RUSH, Phase.PUNT_RUSH),
        *(Phase.KICK_COVERAGE, Phase.COVER_MOVES),
    }
)
"""Phases in which the side without the ball decides."""


def describe(state: AllProState, settings: Settings) -> dict[str, Any]:
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
    if state.phase not in BEFORE_THE_TOSS:
        said["possession"] = state.offense.value
        said["spot"] = plain(state.situation.spot)
    if state.situation.down:
        said["down"] = state.situation.down
        said["togo"] = "inches" if state.situation.to_go == 0 else plain(state.situation.to_go)
    if state.phase in MOVING:
        said["moves_left"] = state.moves_left
    return said | _described_board(state.board, settings.grid)


def _described_board(board: Board, grid: Grid) -> dict[str, Any]:
    said: dict[str, Any] = {}
    if board.men or board.blocks:
        tops = {name_of(block.at): block.top.letter for block in board.blocks}
        said["at"] = tops | {name_of(man.at): man.letter for man in board.men}
        said["board"] = boardtext.write_board(board.men, grid)
        said["blocks"] = [boardtext.write_block(block) for block in board.blocks]
    if board.carrier is not None:
        said["carrier"] = name_of(board.carrier)
    if board.loose is not None:
        said["loose"] = name_of(board.loose)
    return said


def _winner(state: AllProState) -> str | None:
    if state.phase is not Phase.GAME_OVER:
        return None
    return state.winner.value if state.winner else "tie"


def as_position(state: AllProState, settings: Settings) -> dict[str, Any]:
    """The `[position]` that leads to this state, as far as a position can say it.

    A position has no past: fouls, line-ups to be offered again and moves to be taken back
    aren't in it, nor who has run past the line and come back. Raises `ValueError` in a phase
    that no position starts in.
    """
    _must_start(state.phase)
    said = {key: value for key, value in describe(state, settings).items() if key in KEYS}
    if not said.get("blocks"):
        said.pop("blocks", None)
    play = state.play
    if play is not None and not state.situation.down and state.phase not in KICKOFFS | RETURNS:
        said["down"] = 0
    if state.opening_kick is not None:
        said["opening_kick"] = state.opening_kick.value
    if state.phase in KICKOFFS:
        said["kickoff_after"] = state.after
        said.pop("loose", None)
    return said | (_as_played(state.phase, play) if play is not None else {})


def _as_played(phase: Phase, play: Play) -> dict[str, Any]:
    said: dict[str, Any] = {}
    if play.kicked is not None:
        said["kick"] = play.kicked
    elif play.end_zone_kick:
        said["kick"] = "kick"
    elif phase is Phase.PUNT_RUSH and play.call is not None:
        said["kick"] = play.call.value
    if phase in (Phase.PASS_RUSH, Phase.THROW) and play.call is not None:
        said["call"] = play.call.value
    if play.passed:
        said["passed"] = True
    if phase in (Phase.OFFENSE_MOVES, Phase.DEFENSE_MOVES) and play.kicker is None:
        said["kicker_moved"] = True
    return said


def from_position(wanted: Mapping[str, Any], rules: Numbers, settings: Settings) -> AllProState:
    """The state that a position says; raises `ValueError`: the key at fault, a colon, why."""
    only_known(wanted, KEYS)
    phase = _phase(wanted)
    possession = seat_at(wanted, "possession", Seat.HOME)
    by = possession.other if phase in RETURNS else possession
    situation = _situation(wanted, phase, by, rules)
    board = _board(wanted, phase, by, settings.grid)
    _check_ball(phase, possession, board)
    score = score_at(wanted)
    state = AllProState(
        phase=phase,
        decider=None,
        situation=situation,
        offense=possession,
        clock=clock_at(wanted),
        score=score,
        board=board,
        play=_play(wanted, phase, situation, board, rules),
        moves_left=_moves_left(wanted, phase),
        opening_kick=_opening_kick(wanted, phase),
        after=_after(wanted, phase, situation, rules),
        winner=score.leader if phase is Phase.GAME_OVER else None,
    )
    return _decided(wanted, state)


def _opening_kick(wanted: Mapping[str, Any], phase: Phase) -> Seat | None:
    return None if phase in BEFORE_THE_TOSS else seat_at(wanted, "opening_kick", Seat.HOME)


def _phase(wanted: Mapping[str, Any]) -> Phase:
    try:
        phase = Phase(wanted.get("phase", "setup-offense"))
    except ValueError:
        raise ValueError(
            "phase: " + tr("“{phase}” is no phase of All-Pro", phase=wanted["phase"])
        ) from None
    _must_start(phase)
    return phase


def _must_start(phase: Phase) -> None:
    if phase not in STARTABLE:
        raise ValueError(
            "phase: "
            + tr("a position can't start in “{phase}”; start before it", phase=phase.value)
        )


def _situation(
    wanted: Mapping[str, Any], phase: Phase, possession: Seat, rules: Numbers
) -> Situation:
    spot = wanted.get("spot", _usual_spot(phase, possession, rules))
    if type(spot) not in (int, float) or not 0 <= spot <= field.LENGTH or spot % rows.YARDS:
        raise ValueError(
            "spot: "
            + tr("{spot!r} isn't a stripe: 0, 5, 10 … 100 from the home goal line", spot=spot)
        )
    in_series = phase in SETUPS - KICKOFFS or phase in MOVING or phase is Phase.SNAP
    usual = 1 if in_series | (phase is Phase.THROW) and phase not in RETURNS else 0
    if phase in KICKOFFS or phase in BEFORE_THE_TOSS or phase is Phase.TRY_CHOICE:
        return dead_ball(possession, spot)
    down = whole_at(wanted, "down", usual, 0, 4)
    if not down:
        return dead_ball(possession, spot)
    return Situation(possession, spot, down, line_to_gain_at(wanted, possession, spot, least=0))


def _usual_spot(phase: Phase, possession: Seat, rules: Numbers) -> float:
    if phase is Phase.TRY_CHOICE:
        return field.goal(possession)
    kicks = phase in KICKOFFS or phase in RETURNS or phase in BEFORE_THE_TOSS
    return field.own(possession, rules.kickoff_from if kicks else rules.touchback_at)


def _board(wanted: Mapping[str, Any], phase: Phase, by: Seat, grid: Grid) -> Board:
    text = wanted.get("board", "")
    if not isinstance(text, str):
        raise ValueError("board: " + tr("{value!r} isn't text", value=text))
    men = _read("board", lambda: boardtext.read_board(text, grid))
    pairs = words_at(wanted, "blocks")
    blocks = _read("blocks", lambda: tuple(boardtext.read_block(pair, grid) for pair in pairs))
    board = Board(men, blocks, _square(wanted, "carrier", grid), _square(wanted, "loose", grid))
    _check_men(board)
    if board.carrier is None and phase in (Phase.SETUP_DEFENSE, Phase.SNAP):
        center = next((m.at for m in men if m.side is by and m.kind is Kind.CENTER), None)
        board = replace(board, carrier=center)
    if board.loose is None and phase in KICKOFFS and any(m.side is by for m in men):
        board = replace(board, loose=lineups.kick_square(men, by, grid.middle))
    return board


def _read(key: str, read: Callable[[], T]) -> T:
    try:
        return read()
    except ValueError as error:
        raise ValueError(f"{key}: {error}") from None


def _square(wanted: Mapping[str, Any], key: str, grid: Grid) -> Square | None:
    if key not in wanted:
        return None
    square = _read(key, lambda: square_of(str(wanted[key])))
    if square not in grid:
        raise ValueError(f"{key}: " + tr("{square} isn't on the board", square=wanted[key]))
    return square


def _check_men(board: Board) -> None:
    everybody = [*board.men, *(man for b in board.blocks for man in (b.top, b.under))]
    for (side, kind), count in Counter((man.side, man.kind) for man in everybody).items():
        if count > ELEVEN[kind]:
            raise ValueError(
                "board: "
                + tr(
                    "{seat} has {count} of {kind}, a team has {most} (AP-3)",
                    seat=side.value,
                    count=count,
                    kind=kind.value,
                    most=ELEVEN[kind],
                )
            )
    taken = [block.at for block in board.blocks]
    for at in taken:
        on_it = next((man for man in board.men if man.at == at), None)
        if taken.count(at) > 1 or on_it is not None:
            raise ValueError("blocks: " + tr("{square} is taken twice", square=name_of(at)))


def _men_of(board: Board, side: Seat) -> list[Man]:
    return [man for man in board.men if man.side is side]


def _check_ball(phase: Phase, offense: Seat, board: Board) -> None:
    if board.carrier is not None:
        if board.loose is not None:
            raise ValueError("loose: " + tr("the ball is carried or loose, not both"))
        if not any(man.at == board.carrier and man.side is offense for man in board.men):
            at = name_of(board.carrier)
            raise ValueError(
                "carrier: "
                + tr(
                    "no man of {seat} in the play stands on {square}", seat=offense.value, square=at
                )
            )
    if board.loose is not None and phase not in KICKOFFS:
        occupied = [man.at for man in board.men] + [block.at for block in board.blocks]
        if board.loose in occupied:
            raise ValueError(
                "loose: " + tr("somebody stands on {square}", square=name_of(board.loose))
            )
    needed = phase in MOVING or phase in (Phase.KICK_COVERAGE, Phase.KICKOFF, Phase.SNAP)
    if needed and board.ball is None:
        raise ValueError("carrier: " + tr("say who has the ball, or where it is loose"))
    if phase in (Phase.PASS_RUSH, Phase.THROW) and board.carrier is None:
        raise ValueError("carrier: " + tr("say who passes"))
    if phase is Phase.SNAP and lineups.snap_taker(_men_of(board, offense)) is None:
        raise ValueError(
            "board: " + tr("nobody stands straight behind the center to take the snap")
        )
    if phase is Phase.PUNT_RUSH and board.loose is None:
        raise ValueError("loose: " + tr("say where the ball lies to be kicked"))


def _play(
    wanted: Mapping[str, Any], phase: Phase, situation: Situation, board: Board, rules: Numbers
) -> Play | None:
    if phase not in PLAYING:
        return None
    by, down = situation.possession, situation.down
    kickoff = phase in KICKOFFS or (phase in RETURNS and not down)
    kind = PlayKind.KICKOFF if kickoff else PlayKind.SCRIMMAGE if down else PlayKind.FREE_PUNT
    play = Play(by, situation.spot, kind)
    if phase in RETURNS:
        return _returned(wanted, play, board)
    call = _call(wanted, phase)
    passed = switch_at(wanted, "passed") or call is Call.PASS
    early = wanted.get("kick") == "kick" and phase in (Phase.SNAP, Phase.OFFENSE_MOVES)
    play = replace(play, call=call, passed=passed, end_zone_kick=early)
    if phase in (Phase.OFFENSE_MOVES, Phase.DEFENSE_MOVES) and board.carrier is not None:
        deep = -rows.rows_past(by, play.line, board.carrier[1])
        may_kick = deep >= rules.kicker_depth and not switch_at(wanted, "kicker_moved")
        play = replace(play, kicker=board.carrier if may_kick and not passed else None)
    return play


def _returned(wanted: Mapping[str, Any], play: Play, board: Board) -> Play:
    kicked = wanted.get("kick", "kickoff" if play.kind is PlayKind.KICKOFF else "punt")
    if kicked not in ("kickoff", "punt", "field-goal"):
        raise ValueError(
            "kick: " + tr("“{kicked}” isn't kickoff, punt or field-goal", kicked=kicked)
        )
    receivers, carrier = play.by.other, board.carrier
    return replace(
        play,
        kicked=kicked,
        taken=kicked,
        returning=True,
        changed=True,
        touched=carrier is not None,
        sheltered=carrier is not None and rows.own_end_zone(receivers, carrier[1]),
        since=rows.front(receivers, carrier[1]) if carrier else 0,
    )


def _call(wanted: Mapping[str, Any], phase: Phase) -> Call | None:
    if phase in (Phase.PASS_RUSH, Phase.THROW):
        key, known = "call", (Call.PASS, Call.LATERAL)
    elif phase is Phase.PUNT_RUSH:
        key, known = "kick", (Call.PUNT, Call.FIELD_GOAL)
    else:
        return None
    value = wanted.get(key, known[0].value)
    if value not in known:
        raise ValueError(
            f"{key}: "
            + tr(
                "“{value}” isn't {first} or {second}",
                value=value,
                first=known[0].value,
                second=known[1].value,
            )
        )
    return Call(value)


def _moves_left(wanted: Mapping[str, Any], phase: Phase) -> int:
    return whole_at(wanted, "moves_left", MOVES, 0, MOVES) if phase in MOVING else 0


def _after(wanted: Mapping[str, Any], phase: Phase, situation: Situation, rules: Numbers) -> str:
    kicker = situation.possession
    free = situation.spot == field.own(kicker, rules.safety_kick_from)
    safety = phase is Phase.AFTER_SAFETY or (phase in KICKOFFS | RETURNS and free)
    after = wanted.get("kickoff_after", "safety" if safety else "half")
    if after not in ("half", "touchdown", "field-goal", "safety"):
        raise ValueError(
            "kickoff_after: "
            + tr("“{after}” isn't half, touchdown, field-goal or safety", after=after)
        )
    return str(after)


def _decided(wanted: Mapping[str, Any], state: AllProState) -> AllProState:
    decider = _who_decides(wanted, state)
    if "seat" in wanted and decider is not None and seat_at(wanted, "seat", decider) != decider:
        raise ValueError(
            "seat: "
            + tr("in “{phase}” {seat} decides", phase=state.phase.value, seat=decider.value)
        )
    if state.board.carrier is not None and state.phase in MOVING:
        state = having_ball(state)
    return replace(state, decider=decider)


def _who_decides(wanted: Mapping[str, Any], state: AllProState) -> Seat | None:
    phase, offense = state.phase, state.offense
    if phase is Phase.GAME_OVER:
        return None
    if phase is Phase.COIN_TOSS:
        return Seat.VISITORS
    if phase is Phase.KICK_OR_RECEIVE:
        return seat_at(wanted, "seat", offense)
    if phase is Phase.KICKOFF_SETUP:
        placed = any(man.side is offense for man in state.board.men)
        return offense.other if placed else offense
    return offense.other if phase in NOT_WITH_THE_BALL else offense
