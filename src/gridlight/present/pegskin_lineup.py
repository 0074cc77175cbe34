"""A Pegskin line-up being placed: pegs in holes, pegs in the tray, who takes the snap (PS-5)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from gridlight.games.pegskin import formations, lineups
from gridlight.games.pegskin.ground import Ground
from gridlight.games.pegskin.holes import Hole
from gridlight.games.pegskin.lineups import Placed
from gridlight.games.pegskin.phases import Phase
from gridlight.games.pegskin.state import ELEVEN, Kind, Peg
from gridlight.kernel.game import Seat
from gridlight.kernel.language import tr, trn
from gridlight.kernel.moves import Move
from gridlight.present import pegboard
from gridlight.present.calls import plain_reason
from gridlight.present.pegskin_board import KINDS, TEAMS, bare, shown
from gridlight.present.situation import Names

AGAIN = tr("Last one again")
ORDER = (Kind.LINEMAN, Kind.BACK, Kind.RECEIVER)


@dataclass(frozen=True, slots=True)
class Offered:
    """A line-up that can be laid whole: its name, its pegs and who takes the snap."""

    name: str
    pegs: tuple[Peg, ...]
    taker: Hole | None = None


@dataclass(frozen=True, slots=True)
class LineUp:
    """A line-up as far as it has come; every change gives another one."""

    ground: Ground
    side: Seat
    pegs: tuple[Peg, ...] = ()
    taker: Hole | None = None

    # what it is

    @property
    def offense(self) -> bool:
        """Whether it is the side with the ball that lines up."""
        return self.ground.state.phase is Phase.SETUP_OFFENSE

    @property
    def tray(self) -> tuple[Kind, ...]:
        """Which pegs wait to be placed, linemen first."""
        left = Counter(ELEVEN) - Counter(peg.kind for peg in self.pegs)
        return tuple(kind for kind in ORDER for _ in range(left[kind]))

    @property
    def title(self) -> str:
        """What is lined up for."""
        return tr("Offense") if self.offense else tr("Defense")

    @property
    def snap(self) -> Hole | None:
        """Who takes the snap: the one named, or else the only back who can."""
        if not self.offense:
            return None
        can = self.takers()
        if self.taker in can:
            return self.taker
        return can[0] if can else None

    def takers(self) -> tuple[Hole, ...]:
        """The backs who can take the snap: straight behind the center, nearest first."""
        linemen = [peg for peg in self.pegs if peg.kind is Kind.LINEMAN]
        if not self.offense or len(linemen) < ELEVEN[Kind.LINEMAN]:
            return ()
        column = lineups.center(self.pegs)[0]
        found = [
            peg.at
            for peg in self.pegs
            if peg.kind is Kind.BACK and peg.at[0] == column and peg.at[1] in lineups.SNAP_ROWS
        ]
        return tuple(sorted(found, key=lambda at: -at[1]))

    @property
    def why_not(self) -> str:
        """Why it can't be played from, in one sentence; empty if it can."""
        left = len(self.tray)
        if left:
            return trn("{n} peg waits in the tray.", "{n} pegs wait in the tray.", left)
        placed = Placed(self.pegs, self.snap)
        return plain_reason(lineups.why_not(placed, self.ground.rules, offense=self.offense))

    @property
    def words(self) -> Move:
        """The move that places it."""
        return lineups.placing(self.pegs, self.snap)

    def offered(self) -> tuple[Offered, ...]:
        """The named formations, the plainest first, and the side's last one if there is one."""
        named = formations.formations(self.ground.holes, offense=self.offense)
        found = tuple(Offered(each.name, each.pegs, each.taker) for each in named)
        again = formations.last_again(self.ground.state, self.side, offense=self.offense)
        return (*found, Offered(AGAIN, again.pegs, again.taker)) if again is not None else found

    @property
    def name(self) -> str:
        """The name of the formation that stands, if it is one."""
        mine = set(self.pegs)
        return next((each.name for each in self.offered() if set(each.pegs) == mine), "")

    # how it changes

    def at(self, hole: Hole) -> Peg | None:
        """The peg placed in a hole."""
        return next((peg for peg in self.pegs if peg.at == hole), None)

    def placed(self, slot: int, hole: Hole) -> LineUp:
        """With a peg of the tray in a hole; whichever stood there goes into the tray."""
        peg = Peg(self.offense, self.tray[slot], hole)
        return replace(self, pegs=(*self._without(hole), peg))

    def moved(self, origin: Hole, hole: Hole) -> LineUp:
        """With a peg moved to a hole; whichever stands there changes places with it."""
        peg, other = self.at(origin), self.at(hole)
        if peg is None or origin == hole:
            return self
        rest = tuple(each for each in self.pegs if each not in (peg, other))
        swapped = (replace(other, at=origin),) if other is not None else ()
        taker = hole if self.taker == origin else self.taker
        return replace(self, pegs=(*rest, replace(peg, at=hole), *swapped), taker=taker)

    def removed(self, hole: Hole) -> LineUp:
        """With the peg in a hole put back into the tray."""
        return replace(self, pegs=self._without(hole))

    def laid(self, offered: Offered) -> LineUp:
        """With another line-up laid whole."""
        return replace(self, pegs=offered.pegs, taker=offered.taker)

    def emptied(self) -> LineUp:
        """With every peg in the tray."""
        return replace(self, pegs=(), taker=None)

    def snapped_to(self, hole: Hole) -> LineUp:
        """With another back named to take the snap."""
        return replace(self, taker=hole)

    def _without(self, hole: Hole) -> tuple[Peg, ...]:
        return tuple(peg for peg in self.pegs if peg.at != hole)

    # what is shown

    def holes(self) -> frozenset[Hole]:
        """The holes that pegs may be placed in: those of one's own side (PS-5)."""
        settings = self.ground.settings
        half = settings.half_length
        rows = range(-half, 0) if self.offense else range(1, half + 1)
        return frozenset((column, row) for column in range(1, settings.width + 1) for row in rows)

    def model(self, names: Names) -> pegboard.PegModel:
        """The board with the other side's pegs, those placed, and the tray."""
        model = bare(self.ground, names)
        offense = self.ground.state.offense
        tray = pegboard.Tray(
            TEAMS[self.side],
            tuple(KINDS[kind] for kind in self.tray),
            self.holes(),
            names.of(self.side),
        )
        pegs = (*model.pegs, *(shown(peg, offense) for peg in self.pegs))
        carrier = self.snap if self.offense else model.carrier
        return replace(model, pegs=pegs, tray=tray, carrier=carrier)


def begin(ground: Ground) -> LineUp:
    """The line-up that the side to decide is asked for: its last one again, or the plainest."""
    side = ground.state.decider
    assert side is not None
    fresh = LineUp(ground, side)
    offered = fresh.offered()
    again = offered[-1] if offered[-1].name == AGAIN else offered[0]
    return fresh.laid(again)
