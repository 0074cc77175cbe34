"""What a Pegskin board shows: plain values that the rules fill and the window draws.

A hole is `(column, row)` as it is written: columns 1 to `width` from the left of the offense,
row 0 the line of scrimmage, positive rows the offense's way forward, a yard each (PS-2). Columns
0 and `width + 1` are out of bounds, a step over the sideline. Spots are yards from the home goal
line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Literal

from gridlight.kernel.language import tr

Hole = tuple[int, int]
Team = Literal["home", "visitors"]
Kind = Literal["line", "back", "receiver"]
LandingKind = Literal["move", "block", "tackle", "out", "place", "swap"]
TargetKind = Literal["snap", "hand-off", "pitch", "throw", "motion", "chase", "other"]
Face = Literal["S", "D", "T"]
Outcome = Literal["complete", "intercepted", "incomplete", "sack"]
TrailKind = Literal["route", "run", "pass", "ghost"]
FlightKind = Literal["snap", "hand-off", "pitch", "pass"]
DieKind = Literal["sdt", "number", "first"]

STRIPES: dict[Kind, int] = {"line": 2, "back": 3, "receiver": 4}  # PS-4
CHUCK_ROW = 5  # from here on a receiver is only covered, PS-14
HITS: tuple[LandingKind, ...] = ("block", "tackle")


def name_of(hole: Hole) -> str:
    """A hole as it is written: `27,-1`."""
    return f"{hole[0]},{hole[1]}"


def reading_order(hole: Hole) -> tuple[int, int]:
    """The key to sort holes by: row by row from behind the offense."""
    return hole[1], hole[0]


# what stands on the board


@dataclass(frozen=True, slots=True)
class Peg:
    """A peg that may still move, in its hole; `number` tells it from its like."""

    team: Team
    kind: Kind
    hole: Hole
    number: int | None = None

    @property
    def stripes(self) -> int:
        """Two for linemen, three for backs, four for receivers."""
        return STRIPES[self.kind]


@dataclass(frozen=True, slots=True)
class Stack:
    """A peg on top of the one it blocked; both are out of the play."""

    upper: Peg
    lower: Peg

    @property
    def hole(self) -> Hole:
        """Where the two stand."""
        return self.lower.hole


@dataclass(frozen=True, slots=True)
class Zone:
    """The holes around a block that its team controls."""

    team: Team
    hole: Hole
    reach: int = 1


@dataclass(frozen=True, slots=True)
class Trail:
    """A way that something went; `holes` from first to last."""

    team: Team
    holes: tuple[Hole, ...]
    kind: TrailKind = "route"


@dataclass(frozen=True, slots=True)
class Gauge:
    """The 100-yard gauges' marking pegs, as spots; PS-32.

    `ball` is the three-striped peg on the offense's left, `start` and `marker` the two-striped
    pair on its right.
    """

    ball: float | None = None
    start: float | None = None
    marker: float | None = None


# what the hand may do


@dataclass(frozen=True, slots=True)
class Landing:
    """A hole where a picked-up peg may be put down; `cost` moves by `path`.

    `path` ends on `hole` and leaves the start out. Several landings may share a hole: the one
    whose path fits the pointer's way best is taken. `cost` 0 is for placing. `out` lands beyond
    the sideline.
    """

    hole: Hole
    cost: int
    path: tuple[Hole, ...]
    kind: LandingKind = "move"


@dataclass(frozen=True, slots=True)
class Offer:
    """A peg that may be picked up and where it may be put down."""

    origin: Hole
    landings: tuple[Landing, ...] = ()


@dataclass(frozen=True, slots=True)
class Target:
    """A hole that may be chosen with nothing in the hand: whom to pitch to, who gives chase."""

    hole: Hole
    kind: TargetKind = "other"
    label: str = ""


@dataclass(frozen=True, slots=True)
class ReachHole:
    """A hole of the reach map: the most allowance left there, and the holes of who can."""

    hole: Hole
    left: int
    pegs: tuple[Hole, ...] = ()


@dataclass(frozen=True, slots=True)
class FaceShown:
    """A face on a throw's tag and what it would bring."""

    face: Face
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Cover:
    """A defender who counts for a throw: holes between him and the man, diagonals as one."""

    hole: Hole
    distance: int
    of: Hole


@dataclass(frozen=True, slots=True)
class Throw:
    """One throw or pitch on offer; `odds` is its `chance` as printed, `note` the faces in words."""

    passer: Hole
    receiver: Hole
    odds: str
    name: str
    note: str = ""
    faces: tuple[FaceShown, ...] = ()
    covers: tuple[Cover, ...] = ()
    chance: float = 0.0


@dataclass(frozen=True, slots=True)
class Tray:
    """Pegs of one team that wait to be placed, and the holes that they may have."""

    team: Team
    pegs: tuple[Kind, ...]
    holes: frozenset[Hole] = frozenset()
    title: str = ""


@dataclass(frozen=True, slots=True)
class Die:
    """A die and its face: `S` `D` `T`, a number from 2 to 5, or `white` and `black`.

    `label` is written below it instead of what its face says by itself.
    """

    kind: DieKind
    face: str
    label: str = ""


@dataclass(frozen=True, slots=True)
class PegModel:
    """Everything that a peg board shows at one moment.

    `pegs` can play, `stacks` are out of it. `carrier` is where the peg with the ball stands,
    `loose` where a ball lies that nobody has. `heading` is +1 where the offense attacks the
    visitors' goal. `to_make`, `goal` and `own_goal` are rows: of the first down, of the goal
    line ahead and of the one behind. `moves_left` of `moves` are still to be made.
    """

    home: str = tr("Home")
    visitors: str = tr("Visitors")
    width: int = 35
    half: int = 20
    heading: int = 1
    pegs: tuple[Peg, ...] = ()
    stacks: tuple[Stack, ...] = ()
    zones: tuple[Zone, ...] = ()
    carrier: Hole | None = None
    loose: Hole | None = None
    to_make: int | None = None
    goal: int | None = None
    own_goal: int | None = None
    gauge: Gauge = field(default_factory=Gauge)
    offers: tuple[Offer, ...] = ()
    targets: tuple[Target, ...] = ()
    throws: tuple[Throw, ...] = ()
    reach: tuple[ReachHole, ...] = ()
    trails: tuple[Trail, ...] = ()
    tray: Tray | None = None
    dice: tuple[Die, ...] = ()
    moves: int = 0
    moves_left: int = 0

    def peg_at(self, hole: Hole) -> Peg | None:
        """The peg in a hole that can play."""
        return next((peg for peg in self.pegs if peg.hole == hole), None)

    def stack_at(self, hole: Hole) -> Stack | None:
        """The blocked pair in a hole."""
        return next((stack for stack in self.stacks if stack.hole == hole), None)

    def offer_at(self, hole: Hole) -> Offer | None:
        """What the peg in a hole may do."""
        return next((offer for offer in self.offers if offer.origin == hole), None)

    def target_at(self, hole: Hole) -> Target | None:
        """The target in a hole."""
        return next((target for target in self.targets if target.hole == hole), None)

    def is_on(self, hole: Hole) -> bool:
        """Whether a hole is drilled into this board."""
        return 1 <= hole[0] <= self.width and abs(hole[1]) <= self.half

    def team_name(self, team: Team) -> str:
        """What a team is called."""
        return self.home if team == "home" else self.visitors

    @property
    def middle(self) -> int:
        """The middle column."""
        return (self.width + 1) // 2

    @property
    def busy(self) -> frozenset[Hole]:
        """All holes with somebody in them."""
        return frozenset(p.hole for p in self.pegs) | frozenset(s.hole for s in self.stacks)


# what happens on it


@dataclass(frozen=True, slots=True)
class Walk:
    """A peg goes from `path[0]` over each hole to the last; on an opponent there it tackles."""

    path: tuple[Hole, ...]
    kind: LandingKind = "move"


@dataclass(frozen=True, slots=True)
class Block:
    """A peg walks as in `Walk` and comes to stand on top of the one it finds."""

    path: tuple[Hole, ...]


@dataclass(frozen=True, slots=True)
class Flight:
    """The ball goes from a hole to a hole; where nobody can take it, it lies."""

    start: Hole
    end: Hole
    kind: FlightKind = "pass"


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice roll and show their faces; `seed` makes their way, so that it never jitters."""

    dice: tuple[Die, ...]
    seed: str = ""


@dataclass(frozen=True, slots=True)
class Shift:
    """Pegs are carried back over the board all at once, from hole to hole; PS-3.

    Pegs that aren't named leave the board, and so do the blocked pairs.
    """

    ways: tuple[tuple[Hole, Hole], ...]


Motion = Walk | Block | Flight | Roll | Shift


def moved(model: PegModel, motion: Motion) -> PegModel:
    """The board after a motion, with nothing on offer; only what is seen, no rule."""
    model = replace(model, offers=(), targets=(), throws=(), reach=())
    if isinstance(motion, Walk):
        return _walked(model, motion.path, motion.kind)
    if isinstance(motion, Block):
        return _walked(model, motion.path, "block")
    if isinstance(motion, Flight):
        return _ball_at(model, motion.end)
    if isinstance(motion, Shift):
        return _shifted(model, dict(motion.ways))
    return replace(model, dice=_rolled(model.dice, motion.dice))


def _rolled(lying: tuple[Die, ...], thrown: tuple[Die, ...]) -> tuple[Die, ...]:
    """The dice that lie there after a throw: one of a kind that isn't thrown stays."""
    kinds = {die.kind for die in thrown}
    return (*thrown, *(die for die in lying if die.kind == "first" and "first" not in kinds))


def _ball_at(model: PegModel, hole: Hole) -> PegModel:
    if model.peg_at(hole) is not None:
        return replace(model, carrier=hole, loose=None)
    return replace(model, carrier=None, loose=hole)


def _walked(model: PegModel, path: tuple[Hole, ...], kind: LandingKind) -> PegModel:
    start, end = path[0], path[-1]
    walker = model.peg_at(start)
    if walker is None or start == end:
        return model
    there = model.peg_at(end)
    others = tuple(peg for peg in model.pegs if peg is not walker and peg is not there)
    came = replace(walker, hole=end)
    carrier = end if model.carrier == start else model.carrier
    if there is None:
        return replace(model, pegs=(*others, came), carrier=carrier)
    if there.team == walker.team:
        changed = replace(there, hole=start)
        return replace(model, pegs=(*others, changed, came), carrier=carrier)
    if kind == "tackle" or model.carrier == end:
        return replace(model, pegs=(*others, there, came), carrier=carrier)
    stacks = (*model.stacks, Stack(came, there))
    zones = (*model.zones, Zone(walker.team, end))
    return replace(model, pegs=others, stacks=stacks, zones=zones)


def _shifted(model: PegModel, ways: dict[Hole, Hole]) -> PegModel:
    pegs = tuple(replace(peg, hole=ways[peg.hole]) for peg in model.pegs if peg.hole in ways)
    carrier = ways.get(model.carrier) if model.carrier is not None else None
    loose = ways.get(model.loose) if model.loose is not None else None
    return replace(model, pegs=pegs, stacks=(), zones=(), trails=(), carrier=carrier, loose=loose)


def holes_around(model: PegModel, hole: Hole, reach: int = 1) -> Iterator[Hole]:
    """The holes of a zone that are on the board, its middle among them."""
    for row in range(hole[1] - reach, hole[1] + reach + 1):
        for column in range(hole[0] - reach, hole[0] + reach + 1):
            if model.is_on((column, row)):
                yield column, row


def taken_holes(model: PegModel) -> Iterable[Hole]:
    """The holes with somebody or the ball in them, from behind the offense."""
    found = set(model.busy)
    if model.loose is not None:
        found.add(model.loose)
    return sorted(found, key=reading_order)
