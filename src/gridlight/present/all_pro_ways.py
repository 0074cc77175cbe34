"""Where men may go: ways to every square within the moves left, and why others are refused."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from gridlight.games.all_pro import kicks, rows, steps
from gridlight.games.all_pro.ground import Ground
from gridlight.games.all_pro.phases import WITH_THE_BALL, Phase
from gridlight.games.all_pro.refusals import Asked, why_no_step, why_not
from gridlight.games.all_pro.state import Man
from gridlight.games.all_pro.steps import Landing as Found
from gridlight.kernel.game import Seat
from gridlight.kernel.grid import Square, distance, name_of
from gridlight.kernel.language import tr, trn
from gridlight.kernel.moves import Move
from gridlight.present.board import Landing, LandingKind

KINDS: dict[Found, LandingKind] = {
    Found.FREE: "move",
    Found.BALL: "ball",
    Found.OWN_BLOCKER: "over",
    Found.OPPONENT: "block",
    Found.CARRIER: "tackle",
}
GOES_ON = frozenset({Found.FREE, Found.BALL, Found.OWN_BLOCKER})


@dataclass(frozen=True, slots=True)
class _Way:
    """A way from a man's square: where he is at its end, with the ball or not."""

    man: Man
    path: tuple[Square, ...]
    carries: bool
    plain: bool  # over free squares alone


def landings(ground: Ground, seat: Seat, man: Man) -> tuple[Landing, ...]:
    """Where a man of the side that moves may be put down, each by a shortest way.

    What would be a foul is among them where fouls can be done, but `quiet`: it isn't lit. Such
    a landing may share its square with a longer way that is none.
    """
    state = ground.state
    if state.phase is Phase.KICK_COVERAGE:
        return _runs(ground, man)
    found: dict[Square, Landing] = {}
    fouls: dict[Square, Landing] = {}
    reach = state.moves_left
    alone = ground.then(replace(state, moves_left=max(1, reach))).without(man) if reach else ground
    edge = [_Way(man, (), man.at == state.board.carrier, True)]
    for _ in range(reach or 1):
        edge = _further(alone, edge, found, fouls, man.at)
    shorter = [one for at, one in fouls.items() if at not in found or one.cost < found[at].cost]
    all_found = (*found.values(), *shorter, *_hand_offs(ground, seat, man))
    careful = bool(ground.climbers(seat)) or man.at == state.board.carrier
    return tuple(one for one in all_found if _stands(ground, seat, man, one, careful=careful))


def _further(
    alone: Ground,
    edge: list[_Way],
    found: dict[Square, Landing],
    fouls: dict[Square, Landing],
    home: Square,
) -> list[_Way]:
    following = []
    for way in edge:
        for to, verdict in steps.ways(alone, way.man, way.carries):
            if to == home or to in found:
                continue
            path = (*way.path, to)
            if verdict.fouls:
                kind = KINDS[verdict.landing]
                fouls.setdefault(to, Landing(to, len(path), path, kind, quiet=True))
                continue
            found[to] = Landing(to, len(path), path, KINDS[verdict.landing])
            if verdict.landing in GOES_ON:
                carries = way.carries or verdict.landing is Found.BALL
                plain = way.plain and verdict.landing is Found.FREE
                following.append(_Way(way.man.to(to), path, carries, plain))
    return following


def _stands(ground: Ground, seat: Seat, man: Man, landing: Landing, *, careful: bool) -> bool:
    """Whether the rules take this way; a plain walk over free squares is known to be fine."""
    if landing.kind == "hand":
        return True
    over = any(square in ground.blocks for square in landing.path)
    ball = ground.state.board.loose in landing.path[:-1]
    if not (careful or over or ball):
        return True
    return not why_not(Asked(ground, seat, walk_words(man.at, landing.path)))


def walk_words(origin: Square, path: tuple[Square, ...]) -> Move:
    """The move that walks a man along a path."""
    return Move("move", tuple(name_of(square) for square in (origin, *path)))


def _runs(ground: Ground, man: Man) -> tuple[Landing, ...]:
    """A covering man's runs straight forward (AP-34)."""
    if man.at in ground.play.covered:
        return ()
    path: tuple[Square, ...] = ()
    found = []
    for squares in range(1, kicks.room_ahead(ground, man) + 1):
        path = (*path, rows.in_front(man.side, man.at, squares))
        found.append(Landing(path[-1], squares, path))
    return tuple(found)


def _hand_offs(ground: Ground, seat: Seat, man: Man) -> Iterator[Landing]:
    if man.at != ground.state.board.carrier:
        return
    for to in hand_offs(ground, seat):
        yield Landing(to, 1, (to,), "hand")


def hand_offs(ground: Ground, seat: Seat) -> tuple[Square, ...]:
    """The squares of men whom the ball may be handed to now."""
    carrier = ground.state.board.carrier
    if carrier is None or ground.state.phase not in WITH_THE_BALL:
        return ()
    return tuple(
        at
        for at in ground.grid.around(carrier)
        if at in ground.men
        and not why_not(Asked(ground, seat, Move("hand", (name_of(carrier), name_of(at)))))
    )


# why not


def why_no_way(ground: Ground, seat: Seat, origin: Square, to: Square) -> str:
    """Why a man can't be put down on a square, in one sentence with its ruling."""
    man = ground.men.get(origin)
    if man is None or man.side is not seat:
        return why_no_man(ground, seat, origin)
    if ground.state.phase is Phase.KICK_COVERAGE:
        return tr("a covering man runs straight forward, up to three squares, once (AP-34).")
    if distance(origin, to) == 1:
        refused = why_not(Asked(ground, seat, walk_words(origin, (to,))))
        return refused or why_no_step(ground, man, to)
    left = ground.state.moves_left
    if distance(origin, to) > left:
        return _too_far(distance(origin, to), left)
    return _why_blocked(ground, man, to) or tr("no way leads there with the moves left (AP-6).")


def _too_far(away: int, left: int) -> str:
    if not left:
        return tr("that is {away} moves away, and none is left (AP-5).", away=away)
    return trn(
        "that is {away} moves away, and only {n} is left (AP-5).",
        "that is {away} moves away, and only {n} are left (AP-5).",
        left,
        away=away,
    )


def _why_blocked(ground: Ground, man: Man, to: Square) -> str:
    """Why the last step there is refused, from the side that he would come from."""
    near = sorted(ground.grid.around(to), key=lambda at: distance(at, man.at))
    for at in near:
        if ground.empty(at) and distance(at, man.at) < distance(to, man.at):
            carries = man.at == ground.state.board.carrier
            return steps.judge(ground.without(man), man.to(at), to, carries).refused
    return ""


NOBODY = tr("nobody stands there: take up a man of your own (AP-5).")
NOT_IN_HAND = tr("take a man from the tray and put him there, or press B, E, L or C (AP-14).")


def why_no_man(ground: Ground, seat: Seat, at: Square) -> str:
    """Why whoever stands on a square can't be taken up, or that nobody stands there."""
    if at in ground.blocks and at not in ground.men:
        return tr("men who are blocked or have blocked are out of the play (AP-8).")
    man = ground.men.get(at)
    if man is None:
        return NOBODY
    if man.side is not seat:
        return tr("one moves only one's own men (AP-5).")
    if ground.state.phase is Phase.KICK_COVERAGE:
        return tr("he has made his run, or has no room to run (AP-34).")
    if ground.state.moves_left <= 0:
        return tr("the turn's three moves are used up: end the turn (AP-5).")
    return tr("he can't go anywhere now (AP-6).")
