"""A game of All-Pro as the board shows it: men, ball, lines, and what the hand may do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from fractions import Fraction

from gridlight.football import events as told
from gridlight.football import field
from gridlight.games.all_pro import lineups, passing, reach, throws
from gridlight.games.all_pro.ground import Ground
from gridlight.games.all_pro.passing import Odds
from gridlight.games.all_pro.phases import MOVING, Phase
from gridlight.games.all_pro.state import AllProState, Call, Kind, Man, Play, PlayKind
from gridlight.kernel.game import Seat
from gridlight.kernel.grid import Square, distance, name_of, square_of
from gridlight.kernel.language import tr, trn
from gridlight.present import board
from gridlight.present.all_pro_plays import standing
from gridlight.present.all_pro_ways import hand_offs, landings
from gridlight.present.situation import Names
from gridlight.session.course import Record

TEAMS: dict[Seat, board.Team] = {Seat.HOME: "home", Seat.VISITORS: "visitors"}
LETTERS: dict[Kind, board.Letter] = {
    Kind.BACK: "B",
    Kind.END: "E",
    Kind.LINEMAN: "L",
    Kind.CENTER: "C",
}

TURN = frozenset({"move", "hand", "done", "cover", "pass", "lateral", "snap"})
"""Verbs of moves that a turn is made of."""


def shown(man: Man) -> board.Man:
    """A man as the board draws him."""
    return board.Man(TEAMS[man.side], LETTERS[man.kind], man.at)


def bare(ground: Ground, names: Names) -> board.BoardModel:
    """The board as it stands, with nothing on offer."""
    state = ground.state
    play = state.play
    pairs = tuple(board.Pair(shown(each.top), shown(each.under)) for each in state.board.blocks)
    model = board.BoardModel(
        home=names.home,
        visitors=names.visitors,
        columns=ground.settings.columns,
        men=tuple(shown(man) for man in state.board.men),
        pairs=pairs,
        carrier=state.board.carrier,
        loose=state.board.loose,
        heading=field.direction(state.offense),
    )
    return model if play is None else _lined(model, ground, state, play)


def _lined(
    model: board.BoardModel, ground: Ground, state: AllProState, play: Play
) -> board.BoardModel:
    """With the line of scrimmage, and the marker while the series is at stake."""
    if play.changed:
        return model
    model = replace(model, line=play.line)
    situation = state.situation
    if play.kind is not PlayKind.SCRIMMAGE or situation.goal_to_go:
        return model
    past = field.forward(play.by, situation.line_to_gain, ground.rules.past_marker)
    return replace(model, marker=situation.line_to_gain, to_make=past)


def model_for(ground: Ground, seat: Seat, names: Names, fan: str = "pass") -> board.BoardModel:
    """The board with all that `seat`, who decides, may do; `fan` is `pass`, `lateral` or empty."""
    state = ground.state
    model = bare(ground, names)
    if state.phase in MOVING or state.phase is Phase.KICK_COVERAGE:
        model = replace(model, offers=offers(ground, seat))
    if state.phase is Phase.SNAP:
        model = replace(model, targets=_snap(ground, seat))
    if state.phase is Phase.THROW:
        model = replace(model, targets=_throws(ground))
    return replace(model, fan=fan_of(ground, fan))


def offers(ground: Ground, seat: Seat) -> tuple[board.Offer, ...]:
    """Every man of `seat` who may be taken up, with where he may be put down."""
    found = []
    for man in ground.of(seat):
        ways = landings(ground, seat, man)
        if ways:
            found.append(board.Offer(man.at, ways))
    return tuple(found)


def _snap(ground: Ground, seat: Seat) -> tuple[board.Target, ...]:
    taker = lineups.snap_taker(ground.of(seat))
    return () if taker is None else (board.Target(taker, "snap"),)


def _throws(ground: Ground) -> tuple[board.Target, ...]:
    lateral = ground.play.call is Call.LATERAL
    kind: board.TargetKind = "lateral" if lateral else "throw"
    return tuple(board.Target(each.receiver, kind) for each in throws.on_offer(ground))


def hand_off_model(ground: Ground, seat: Seat, names: Names) -> board.BoardModel:
    """The board while the man to take a hand-off is chosen."""
    takers = hand_offs(ground, seat)
    targets = tuple(board.Target(at, "hand-off") for at in takers)
    return replace(bare(ground, names), targets=targets)


def reach_map(ground: Ground, seat: Seat) -> tuple[board.ReachSquare, ...]:
    """Who of `seat` can get where within his moves: those left, or three out of turn."""
    state = ground.state
    moves = state.moves_left if state.decider is seat else None
    if state.phase not in MOVING:
        return ()
    if moves is None:
        ground = ground.then(replace(state, moves_left=3))
    who: dict[Square, list[tuple[int, Square]]] = {}
    for at, found in reach.reach(ground, seat, 3 if moves is None else moves).items():
        for square, cost in found.items():
            who.setdefault(square, []).append((cost, at))
    return tuple(
        board.ReachSquare(square, min(men)[0], tuple(at for _, at in sorted(men)))
        for square, men in who.items()
    )


def trails(history: Sequence[Record], seat: Seat | None) -> tuple[board.Trail, ...]:
    """The ways of the men whom the other side moved in the turn before that of `seat`."""
    ways: list[tuple[Square, ...]] = []
    other = next((s for s in Seat if s is not seat), Seat.HOME)
    for record in _turn_before(history, seat):
        for event in record.events:
            if event.name == told.MOVE and event["side"] == other:
                _walk_on(ways, square_of(event["start"]), square_of(event["end"]))
    return tuple(board.Trail(TEAMS[other], way) for way in ways)


def _turn_before(history: Sequence[Record], seat: Seat | None) -> list[Record]:
    """The steps of the other side's last turn, the first of them first; none of another play."""
    turn: list[Record] = []
    for record in reversed(standing(history)):
        verb = record.verb
        if verb == "flag" or (record.seat is seat and not turn and verb in TURN):
            continue
        if record.seat is seat or verb not in TURN:
            break
        turn.append(record)
    return turn[::-1]


def _walk_on(ways: list[tuple[Square, ...]], start: Square, end: Square) -> None:
    for number, way in enumerate(ways):
        if way[-1] == start:
            ways[number] = (*way, end)
            return
    ways.append((start, end))


# the pass fan


def fan_of(ground: Ground, wanted: str = "pass") -> tuple[board.Beam, ...]:
    """The throws that the carrier has as the men stand: those called, or those wanted."""
    call = ground.play.call if ground.state.play is not None else None
    if call in (Call.PASS, Call.LATERAL):
        return beams(ground, throws_now(ground, lateral=call is Call.LATERAL))
    if ground.state.phase not in (Phase.OFFENSE_MOVES, Phase.RETURN_MOVES) or not wanted:
        return ()
    lateral = wanted == "lateral"
    if not lateral and not _may_pass(ground):
        return ()
    return beams(ground, passing.fan(ground, lateral=lateral))


def throws_now(ground: Ground, *, lateral: bool) -> tuple[Odds, ...]:
    """The throws of a call that was made; once the rush is over, those that are on offer."""
    if ground.state.phase is Phase.THROW:
        return tuple(passing.odds(each) for each in throws.on_offer(ground))
    return passing.fan(ground, lateral=lateral)


def _may_pass(ground: Ground) -> bool:
    play, carrier = ground.play, ground.carrier
    once = not play.passed and not play.changed and not play.end_zone_kick
    if play.kind is not PlayKind.SCRIMMAGE or not once or carrier is None:
        return False
    return not carrier.crossed


def beams(ground: Ground, thrown: Iterable[Odds]) -> tuple[board.Beam, ...]:
    """The fan's beams with their tags, numbered as the calls are once a receiver is to be named."""
    calling = ground.state.phase is Phase.THROW
    return tuple(
        _beam(ground, each, f"{number}  " if calling and number < 10 else "")
        for number, each in enumerate(thrown, 1)
    )


def _beam(ground: Ground, each: Odds, number: str) -> board.Beam:
    throw = each.thrown
    takers = dict(each.intercepted)
    numbers = {distance(throw.passer, at): at for at in takers}
    dice = tuple(
        board.DieShown(face, "intercepted" if face in numbers and not throw.long else "complete")
        for face in (2, 4, 6)
    )
    return board.Beam(
        passer=throw.passer,
        receiver=throw.receiver,
        odds=percent(each.complete),
        name=f"{number}{receiver_name(ground, throw.receiver)} · {throw.distance}",
        note=_note(each),
        dice=dice,
        interceptors=tuple(board.Interceptor(at, number) for number, at in numbers.items()),
    )


def _note(each: Odds) -> str:
    """“4 is int.”, “8 is int.”, “clear”; on two dice the sum counts."""
    if not each.intercepted:
        return tr("clear")
    numbers = [str(distance(each.thrown.passer, at)) for at, _ in each.intercepted]
    if len(numbers) == 1:
        return tr("{number} is int.", number=numbers[0])
    return tr("{numbers} are int.", numbers=tr(" and ").join(numbers))


def percent(chance: Fraction) -> str:
    """A chance in whole per cent."""
    return tr("{share:.0f} %", share=round(chance * 100))


def parts(chance: Fraction, dice: int) -> str:
    """A chance as what it is exactly: “2 in 6”, “8 in 36”."""
    whole = 6**dice
    return tr("{count} in {whole}", count=chance * whole, whole=whole)


def odds_words(ground: Ground, each: Odds) -> str:
    """One sentence with the exact chances of a throw."""
    throw = each.thrown
    dice = throw.dice
    complete = each.complete
    said = [tr("caught {chance} ({share})", chance=parts(complete, dice), share=percent(complete))]
    for at, chance in each.intercepted:
        taken = tr(
            "intercepted {chance} by the {man} on {square}",
            chance=parts(chance, dice),
            man=man_within(ground, at),
            square=name_of(at),
        )
        said.append(taken)
    said.append(tr("incomplete {chance}", chance=parts(each.incomplete, dice)))
    return trn(
        "{man}, {n} square away: {chances}.",
        "{man}, {n} squares away: {chances}.",
        throw.distance,
        man=receiver_name(ground, throw.receiver),
        chances=", ".join(said),
    )


def receiver_name(ground: Ground, at: Square) -> str:
    """A man's name, with his square where another man of his team is called the same."""
    return _with_square(ground, at, man_name(ground, at))


def receiver_within(ground: Ground, at: Square) -> str:
    """The same in the middle of a sentence: “left end”."""
    return _with_square(ground, at, man_within(ground, at))


def _with_square(ground: Ground, at: Square, name: str) -> str:
    man, called = ground.men.get(at), _called(ground, at)
    mates = ground.of(man.side) if man is not None else ()
    alone = sum(_called(ground, mate.at) == called for mate in mates) <= 1
    return name if alone else f"{name} {name_of(at)}"


def man_name(ground: Ground, at: Square) -> str:
    """What a man is called from his place in his team: “Left end”, “Right back”, “Center”."""
    return _NAMES[_called(ground, at)][0]


def man_within(ground: Ground, at: Square) -> str:
    """What a man is called in the middle of a sentence: “left end”."""
    return _NAMES[_called(ground, at)][1]


_Called = tuple[Kind | None, int]
_NAMES: dict[_Called, tuple[str, str]] = {
    (None, 0): (tr("Man", "a man"), tr("man", "a man")),
    (Kind.CENTER, 0): (tr("Center", "a man"), tr("center", "a man")),
    (Kind.BACK, 0): (tr("Back", "a man"), tr("back", "a man")),
    (Kind.BACK, -1): (tr("Left back"), tr("left back")),
    (Kind.BACK, 1): (tr("Right back"), tr("right back")),
    (Kind.END, 0): (tr("End", "a man"), tr("end", "a man")),
    (Kind.END, -1): (tr("Left end"), tr("left end")),
    (Kind.END, 1): (tr("Right end"), tr("right end")),
    (Kind.LINEMAN, 0): (tr("Lineman", "a man"), tr("lineman", "a man")),
    (Kind.LINEMAN, -1): (tr("Left lineman"), tr("left lineman")),
    (Kind.LINEMAN, 1): (tr("Right lineman"), tr("right lineman")),
}
"""A man's names, alone and within a sentence, by his kind and his side of those like him."""


def _called(ground: Ground, at: Square) -> _Called:
    man = ground.men.get(at)
    if man is None:
        return None, 0
    if man.kind is Kind.CENTER:
        return man.kind, 0
    up = field.direction(man.side)
    columns = sorted({other.at[0] * up for other in ground.of(man.side) if other.kind is man.kind})
    if len(columns) > 1 and man.at[0] * up == columns[0]:
        return man.kind, -1
    if len(columns) > 1 and man.at[0] * up == columns[-1]:
        return man.kind, 1
    return man.kind, 0
