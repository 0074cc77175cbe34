"""What an All-Pro board shows: plain values that the rules fill and the window draws.

A square is `(column, row)` as in `kernel.grid`: columns from the left of a home team that
attacks upward, rows 0 to 23 from the back of the home end zone (AP-1). Spots are yards from the
home goal line.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal

from gridlight.kernel.grid import Grid, Square, name_of
from gridlight.kernel.language import tr, trn

Team = Literal["home", "visitors"]
Letter = Literal["B", "E", "L", "C"]
LandingKind = Literal["move", "block", "tackle", "ball", "over", "place", "swap", "hand"]
TargetKind = Literal["snap", "hand-off", "throw", "lateral", "block", "tackle", "flag", "other"]
Outcome = Literal["complete", "intercepted", "incomplete"]
TrailKind = Literal["route", "run", "pass", "ghost"]
FlightKind = Literal["snap", "hand-off", "pass", "lateral", "kick"]

ROWS = 24
GOAL_ROW, FAR_GOAL_ROW = 2, 22
YARDS_A_ROW = 5


def row_line(spot: float) -> float:
    """The row boundary that a spot lies on, counted in rows from the board's home edge."""
    return GOAL_ROW + spot / YARDS_A_ROW


def is_on(square: Square, columns: int) -> bool:
    """Whether a square is on the board."""
    return square in Grid(columns, ROWS)


def reading_order(square: Square) -> tuple[int, int]:
    """The key to sort squares by: row by row from home's end."""
    return square[1], square[0]


# what lies on the board


@dataclass(frozen=True, slots=True)
class Man:
    """A man who may play, on his square."""

    team: Team
    letter: Letter
    square: Square


@dataclass(frozen=True, slots=True)
class Pair:
    """A blocker on top of the man he blocked; both are out of the play."""

    upper: Man
    lower: Man

    @property
    def square(self) -> Square:
        """Where the two lie."""
        return self.lower.square


@dataclass(frozen=True, slots=True)
class Trail:
    """A way that something went, drawn over the turf; `squares` from first to last."""

    team: Team
    squares: tuple[Square, ...]
    kind: TrailKind = "route"


# what the hand may do


@dataclass(frozen=True, slots=True)
class Landing:
    """A square where a picked-up man may be put down; `cost` moves by `path`.

    `path` ends on `square` and leaves the start out. Several landings may share a square: the
    one whose path fits the pointer's way best is taken. `cost` 0 is for placing. A `quiet`
    landing can be hit but isn't lit: a foul where fouls can be done.
    """

    square: Square
    cost: int
    path: tuple[Square, ...]
    kind: LandingKind = "move"
    quiet: bool = False


@dataclass(frozen=True, slots=True)
class Offer:
    """A man who may be picked up and where he may be put down."""

    origin: Square
    landings: tuple[Landing, ...] = ()


@dataclass(frozen=True, slots=True)
class Target:
    """A square that may be chosen with nothing in the hand: a receiver, the man for the snap."""

    square: Square
    kind: TargetKind = "other"
    label: str = ""


@dataclass(frozen=True, slots=True)
class ReachSquare:
    """A square of the reach map: the fewest moves it takes, and the squares of who can."""

    square: Square
    cost: int
    men: tuple[Square, ...] = ()


@dataclass(frozen=True, slots=True)
class DieShown:
    """A face on a pass's tag and what it would bring."""

    face: int
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Interceptor:
    """A defender in a pass's line with the number that gives him the ball."""

    square: Square
    number: int


@dataclass(frozen=True, slots=True)
class Beam:
    """One throw of the pass fan; `odds` as it is printed, `note` the dice in words."""

    passer: Square
    receiver: Square
    odds: str
    name: str
    note: str = ""
    dice: tuple[DieShown, ...] = ()
    interceptors: tuple[Interceptor, ...] = ()


@dataclass(frozen=True, slots=True)
class Tray:
    """Men of one team who wait to be placed, by letter, and the squares that they may have."""

    team: Team
    men: tuple[Letter, ...]
    squares: frozenset[Square] = frozenset()
    title: str = ""


@dataclass(frozen=True, slots=True)
class BoardModel:
    """Everything that a board shows at one moment.

    `men` can play, `pairs` are out of it; a man passing over his own blocker stands on a
    pair's square. `carrier` is where the man with the ball stands, `loose` where a free ball
    lies. `line`, `marker` and `to_make` are spots; `heading` is +1 where the offense attacks
    the visitors' goal.
    """

    home: str = tr("Home")
    visitors: str = tr("Visitors")
    columns: int = 15
    men: tuple[Man, ...] = ()
    pairs: tuple[Pair, ...] = ()
    carrier: Square | None = None
    loose: Square | None = None
    line: float | None = None
    marker: float | None = None
    to_make: float | None = None
    heading: int = 1
    offers: tuple[Offer, ...] = ()
    targets: tuple[Target, ...] = ()
    fan: tuple[Beam, ...] = ()
    reach: tuple[ReachSquare, ...] = ()
    trails: tuple[Trail, ...] = ()
    tray: Tray | None = None

    def man_at(self, square: Square) -> Man | None:
        """The man who can play on a square."""
        return next((man for man in self.men if man.square == square), None)

    def pair_at(self, square: Square) -> Pair | None:
        """The pair on a square."""
        return next((pair for pair in self.pairs if pair.square == square), None)

    def offer_at(self, square: Square) -> Offer | None:
        """What the man on a square may do."""
        return next((offer for offer in self.offers if offer.origin == square), None)

    def target_at(self, square: Square) -> Target | None:
        """The target on a square."""
        return next((target for target in self.targets if target.square == square), None)

    @property
    def busy(self) -> frozenset[Square]:
        """All squares with somebody on them."""
        return frozenset(m.square for m in self.men) | frozenset(p.square for p in self.pairs)


# what happens on it


@dataclass(frozen=True, slots=True)
class Walk:
    """A man goes from `path[0]` over each square to the last; he lands on whom he finds there."""

    path: tuple[Square, ...]
    kind: LandingKind = "move"


@dataclass(frozen=True, slots=True)
class Flight:
    """The ball goes from a square to a square; on a square with no man who can play it lies."""

    start: Square
    end: Square
    kind: FlightKind = "pass"


@dataclass(frozen=True, slots=True)
class Bounce:
    """The ball falls off the man who has it and comes to lie on `end`."""

    start: Square
    end: Square


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice roll over the board and show `faces`; `seed` makes their way, so it never jitters."""

    faces: tuple[int, ...]
    seed: str = ""


Motion = Walk | Flight | Bounce | Roll


def moved(model: BoardModel, motion: Motion) -> BoardModel:
    """The board after a motion, with nothing on offer; only what is seen, no rule."""
    model = replace(model, offers=(), targets=(), fan=(), reach=())
    if isinstance(motion, Walk):
        return _walked(model, motion)
    if isinstance(motion, Flight):
        return _ball_at(model, motion.end)
    if isinstance(motion, Bounce):
        return replace(model, carrier=None, loose=motion.end)
    return model


def _ball_at(model: BoardModel, square: Square) -> BoardModel:
    if model.man_at(square) is not None:
        return replace(model, carrier=square, loose=None)
    return replace(model, carrier=None, loose=square)


def _walked(model: BoardModel, walk: Walk) -> BoardModel:
    start, end = walk.path[0], walk.path[-1]
    walker = model.man_at(start)
    if walker is None or start == end:
        return model
    there = model.man_at(end)
    others = tuple(m for m in model.men if m is not walker and m is not there)
    came = replace(walker, square=end)
    carrier = end if model.carrier == start else model.carrier
    if there is not None and there.team != walker.team:
        if walk.kind == "tackle" or model.carrier == end:
            return replace(model, men=(*others, there, came), carrier=carrier)
        return replace(model, men=others, pairs=(*model.pairs, Pair(came, there)))
    if there is not None:
        others = (*others, replace(there, square=start))
    model = replace(model, men=(*others, came), carrier=carrier)
    if model.loose is not None and model.loose in walk.path:
        model = replace(model, carrier=end, loose=None)
    return model


# in words

_DOES = {
    "move": tr("may move here"),
    "block": tr("may be blocked"),
    "tackle": tr("may be tackled"),
    "ball": tr("the ball may be picked up here"),
    "over": tr("may be passed over"),
    "place": tr("may be placed here"),
    "swap": tr("may change places"),
    "hand": tr("may be handed the ball"),
}
_AIMS = {
    "snap": tr("may take the snap"),
    "hand-off": tr("may be handed the ball"),
    "throw": tr("may be thrown to"),
    "lateral": tr("may be thrown to"),
    "block": tr("may be blocked"),
    "tackle": tr("may be tackled"),
    "flag": tr("may be flagged"),
    "other": tr("may be chosen"),
}


def yard_words(row: int) -> str:
    """Where a row lies: “home end zone”, “home 10 to 15”."""
    if row < GOAL_ROW:
        return tr("home end zone")
    if row >= FAR_GOAL_ROW:
        return tr("visitors' end zone")
    low = (row - GOAL_ROW) * YARDS_A_ROW
    if low < 50:
        return tr("home {low} to {high}", low=low, high=low + YARDS_A_ROW)
    return tr("visitors' {high} to {low}", high=100 - low, low=100 - low - YARDS_A_ROW)


def man_words(model: BoardModel, man: Man) -> str:
    """A man by team and place: “Mariners back”."""
    name = model.home if man.team == "home" else model.visitors
    return {
        "B": tr("{team} back", team=name),
        "E": tr("{team} end", team=name),
        "L": tr("{team} lineman", team=name),
        "C": tr("{team} center", team=name),
    }[man.letter]


def square_words(model: BoardModel, square: Square, held: Landing | None = None) -> str:
    """One sentence on a square: its name, who is on it and what may be done there."""
    said = [f"{name_of(square)}, {yard_words(square[1])}"]
    pair = model.pair_at(square)
    man = model.man_at(square)
    if man is not None:
        words = man_words(model, man)
        with_ball = model.carrier == square
        said.append(tr("{man} with the ball", man=words) if with_ball else words)
    if pair is not None:
        upper, lower = man_words(model, pair.upper), man_words(model, pair.lower)
        said.append(tr("{upper} on {lower}, out of the play", upper=upper, lower=lower))
    if model.loose == square:
        said.append(tr("the ball lies here"))
    if held is not None:
        said.append(_DOES[held.kind] + _moves(held.cost))
    elif (target := model.target_at(square)) is not None:
        said.append(target.label or _AIMS[target.kind])
    elif model.offer_at(square) is not None:
        said.append(tr("can be picked up"))
    beam = next((b for b in model.fan if b.receiver == square), None)
    if beam is not None:
        said.append(", ".join(part for part in (beam.odds, beam.note) if part))
    return "; ".join(said)


def _moves(cost: int) -> str:
    if cost <= 0:
        return ""
    return ", " + trn("{n} move", "{n} moves", cost)


def board_lines(model: BoardModel) -> tuple[tuple[Square, str], ...]:
    """A line of text for each square with somebody or the ball on it, home's end first."""
    squares: Iterable[Square] = model.busy
    if model.loose is not None:
        squares = {*squares, model.loose}
    return tuple(
        (square, square_words(model, square)) for square in sorted(squares, key=reading_order)
    )


def summary(model: BoardModel) -> str:
    """One sentence on the whole board."""
    count = {"home": 0, "visitors": 0}
    for man in model.men:
        count[man.team] += 1
    can_play = tr(
        "{home_count} men of {home} and {visitors_count} of {visitors} can play",
        home_count=count["home"],
        home=model.home,
        visitors_count=count["visitors"],
        visitors=model.visitors,
    )
    said = [can_play]
    if model.pairs:
        said.append(trn("{n} blocked pair", "{n} blocked pairs", len(model.pairs)))
    if model.carrier is not None:
        carrier = model.man_at(model.carrier)
        who = man_words(model, carrier) if carrier is not None else tr("a man")
        said.append(tr("{man} has the ball on {square}", man=who, square=name_of(model.carrier)))
    elif model.loose is not None:
        said.append(tr("the ball lies on {square}", square=name_of(model.loose)))
    if model.line is not None:
        said.append(tr("the line of scrimmage is at {spot}", spot=_spot_words(model.line)))
    return ", ".join(said) + "."


def _spot_words(spot: float) -> str:
    if spot == 50:
        return tr("midfield")
    if spot < 50:
        return tr("the home {yard:g}", yard=spot)
    return tr("the visitors' {yard:g}", yard=100 - spot)
